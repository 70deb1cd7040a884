<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Tare::AboutDialog</name>
    <message>
        <source>About Tare</source>
        <translation>关于 Tare</translation>
    </message>
    <message>
        <source>Tare %1</source>
        <translation>Tare %1</translation>
    </message>
    <message>
        <source>Weighs the container around a database: the same load, the same binary, the same data, natively and in a container.</source>
        <translation>称一称数据库外面的容器：同样的负载、同样的程序、同样的数据，分别以原生方式和在容器中运行。</translation>
    </message>
    <message>
        <source>© The Tare authors. Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>© Tare 作者。本软件是自由软件，依 GNU 通用公共许可证第 3 版或更高版本发布，不提供任何担保。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>Tare::ChartData</name>
    <message>
        <source>1 run, no spread known</source>
        <translation>1 次运行，波动未知</translation>
    </message>
    <message numerus="yes">
        <source>bar: geometric mean of %n runs · whisker: smallest and largest</source>
        <translation>
            <numerusform>柱：%n 次运行的几何平均值 · 须线：最小和最大值</numerusform>
        </translation>
    </message>
    <message>
        <source>bar: geometric mean of the finished runs · whisker: smallest and largest</source>
        <translation>柱：已完成运行的几何平均值 · 须线：最小和最大值</translation>
    </message>
    <message numerus="yes">
        <source>%n runs each</source>
        <translation>
            <numerusform>各 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 runs</source>
        <translation>%1 和 %2 次</translation>
    </message>
    <message>
        <source>%1, ms</source>
        <translation>%1，ms</translation>
    </message>
    <message>
        <source>Requests/s</source>
        <translation>请求/秒</translation>
    </message>
    <message>
        <source>Transactions/s</source>
        <translation>事务/秒</translation>
    </message>
    <message>
        <source>Queries/s</source>
        <translation>查询/秒</translation>
    </message>
    <message>
        <source>Avg latency</source>
        <translation>平均延迟</translation>
    </message>
    <message>
        <source>higher is better</source>
        <translation>越高越好</translation>
    </message>
    <message>
        <source>lower is better</source>
        <translation>越低越好</translation>
    </message>
    <message>
        <source>point: change of the geometric means · line: 95 % interval · shaded: under %1</source>
        <translation>点：几何平均值的变化 · 线：95% 区间 · 阴影：小于 %1</translation>
    </message>
    <message>
        <source>warm-up %1 excluded</source>
        <translation>已排除预热 %1</translation>
    </message>
</context>
<context>
    <name>Tare::ChartDataDialog</name>
    <message>
        <source>Data: %1</source>
        <translation>数据：%1</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>全部复制</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Tare::ChartExportCommand</name>
    <message>
        <source>“%1” is not understood here.</source>
        <translation>这里无法理解“%1”。</translation>
    </message>
    <message>
        <source>“%1” is no number of a run. “tare-cli results list” shows them.</source>
        <translation>“%1”不是测试记录编号。“tare-cli results list”可列出编号。</translation>
    </message>
    <message>
        <source>“%1” is no chart. Write bars or timeline after --chart.</source>
        <translation>“%1”不是图表。请在 --chart 后写 bars 或 timeline。</translation>
    </message>
    <message>
        <source>Write a file that ends in .png, .svg or .pdf after --to; “%1” does not.</source>
        <translation>请在 --to 后写以 .png、.svg 或 .pdf 结尾的文件；“%1”不是。</translation>
    </message>
    <message>
        <source>“%1” is no size. Write width and height in pixels, such as 1200x700; from %2 to %3.</source>
        <translation>“%1”不是尺寸。请写以像素为单位的宽和高，例如 1200x700；范围 %2 到 %3。</translation>
    </message>
    <message>
        <source>“%1” is no scale. Write a whole number from 1 to 4.</source>
        <translation>“%1”不是缩放倍数。请写 1 到 4 的整数。</translation>
    </message>
    <message>
        <source>There is no results file %1.</source>
        <translation>没有结果文件 %1。</translation>
    </message>
    <message>
        <source>Run %1 has no step that could be drawn.</source>
        <translation>测试 %1 没有可绘制的步骤。</translation>
    </message>
    <message>
        <source>Run %1 has no finished interval that could be drawn.</source>
        <translation>测试 %1 没有可绘制的已完成采样区间。</translation>
    </message>
</context>
<context>
    <name>Tare::ChartExportDialog</name>
    <message>
        <source>Export chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Colours of the window instead of light ones</source>
        <translation>使用窗口配色而不是浅色</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>尺寸(&amp;S)</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>文件(&amp;I)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>%1 picture (*.%2)</source>
        <translation>%1 图片 (*.%2)</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>vector, any size</source>
        <translation>矢量图，任意大小</translation>
    </message>
    <message>
        <source>Name a file for the picture.</source>
        <translation>请为图片指定文件。</translation>
    </message>
    <message>
        <source>There is already a file %1. Replace it?</source>
        <translation>已有文件 %1。要替换吗？</translation>
    </message>
</context>
<context>
    <name>Tare::ChartExporter</name>
    <message>
        <source>%1 — %2</source>
        <comment>title of a chart, what is better</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>— %1</source>
        <comment>after a chart&apos;s title</comment>
        <translation>— %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>runs, program version</comment>
        <translation>%1·%2</translation>
    </message>
    <message>
        <source>The picture could not be made. Try another size or format.</source>
        <translation>无法生成图片。请尝试其他尺寸或格式。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>title of a chart, run</comment>
        <translation>%1·%2</translation>
    </message>
    <message>
        <source>The picture could not be written to %1. Choose a folder you may write to.</source>
        <translation>无法将图片写入 %1。请选择可写的文件夹。</translation>
    </message>
    <message>
        <source>The file does not hold what was written.</source>
        <translation>文件内容与写入的不一致。</translation>
    </message>
</context>
<context>
    <name>Tare::ChartProvenance</name>
    <message>
        <source> · </source>
        <comment>between facts in a line; without spaces in Chinese</comment>
        <translation>·</translation>
    </message>
    <message numerus="yes">
        <source>%n CPUs</source>
        <translation>
            <numerusform>%n 个 CPU</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM yyyy HH:mm</source>
        <translation>yyyy年M月d日 HH:mm</translation>
    </message>
    <message>
        <source>run %1 (%2), %3</source>
        <comment>number, key, date</comment>
        <translation>测试 %1（%2），%3</translation>
    </message>
    <message>
        <source>Tare %1</source>
        <translation>Tare %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things of a list</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>Tare::CheckPanel</name>
    <message>
        <source>Chec&amp;k</source>
        <translation>检查(&amp;K)</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>All that was found</source>
        <translation>全部发现</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>What was run</source>
        <translation>运行的命令</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Chec&amp;k again</source>
        <translation>重新检查(&amp;K)</translation>
    </message>
    <message>
        <source>Not while a test is running: it would be measured too.</source>
        <translation>测试进行时不可用：否则也会被测量。</translation>
    </message>
    <message>
        <source>Check connects once and asks for an answer. It changes nothing on the server.</source>
        <translation>检查会连接一次并请求应答，不改动服务器上的任何内容。</translation>
    </message>
    <message>
        <source>Check starts the server once, asks it for an answer, stops it and removes everything it made.</source>
        <translation>检查会启动一次服务器，请求应答，然后停止并移除它创建的一切。</translation>
    </message>
    <message numerus="yes">
        <source>%n facts</source>
        <translation>
            <numerusform>%n 项信息</numerusform>
        </translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>今天 %1</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>The server is being started.</source>
        <translation>正在启动服务器。</translation>
    </message>
    <message>
        <source>Ready in %1 s.</source>
        <translation>%1 秒后就绪。</translation>
    </message>
    <message>
        <source>%1, removed again</source>
        <translation>%1，已移除</translation>
    </message>
    <message>
        <source>%1. Its folder could not be removed: see Tools, Left-overs.</source>
        <translation>%1。无法移除其文件夹：见“工具 ▸ 残留”。</translation>
    </message>
    <message>
        <source>Pick a free port</source>
        <translation>自动选择端口</translation>
    </message>
    <message>
        <source>Use the other engine</source>
        <translation>使用另一个引擎</translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation>输入密码…</translation>
    </message>
    <message>
        <source>Image packed</source>
        <translation>镜像已打包</translation>
    </message>
    <message>
        <source>Image found</source>
        <translation>镜像已找到</translation>
    </message>
    <message>
        <source>Server answered</source>
        <translation>服务器已应答</translation>
    </message>
    <message>
        <source>Path in use: %1</source>
        <translation>使用中的路径：%1</translation>
    </message>
    <message>
        <source>version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>allocator</source>
        <translation>内存分配器</translation>
    </message>
    <message>
        <source>open files</source>
        <translation>打开文件数</translation>
    </message>
    <message>
        <source>file system</source>
        <translation>文件系统</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>locked memory</source>
        <translation>锁定内存</translation>
    </message>
    <message>
        <source>%1: %2 here, %3 there</source>
        <translation>%1：这里 %2，那里 %3</translation>
    </message>
    <message>
        <source>Same as %1</source>
        <translation>与%1相同</translation>
    </message>
    <message>
        <source>Not the same as %1</source>
        <translation>与%1不同</translation>
    </message>
</context>
<context>
    <name>Tare::CommandRunner</name>
    <message>
        <source>The command “%1” was ended.</source>
        <translation>命令“%1”已被结束。</translation>
    </message>
    <message>
        <source>The program “%1” could not be started.</source>
        <translation>无法启动程序“%1”。</translation>
    </message>
    <message>
        <source>“%1” did not finish within %2 s and was ended.</source>
        <translation>“%1”在 %2 秒内没有完成，已被结束。</translation>
    </message>
</context>
<context>
    <name>Tare::CommandsDialog</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Passwords are left out. PORT and USER stand for what each environment has.</source>
        <translation>不含密码。PORT 和 USER 代表各环境的实际值。</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>the whole plan without a window</source>
        <translation>不用窗口运行整个计划</translation>
    </message>
    <message>
        <source>%1, with another tool</source>
        <translation>%1，用其他工具</translation>
    </message>
    <message>
        <source>what the last run started</source>
        <translation>上次测试启动的命令</translation>
    </message>
</context>
<context>
    <name>Tare::ComparePage</name>
    <message>
        <source>Choose a result, or tick several and press Compare selected.</source>
        <translation>请选择一个结果，或勾选多个后点“对比所选”。</translation>
    </message>
    <message>
        <source>Go to Results</source>
        <translation>前往结果</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>用例</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>柱状图</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>随时间</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Copy the chart as a picture</source>
        <translation>将图表复制为图片</translation>
    </message>
    <message>
        <source>The numbers of the chart as a table</source>
        <translation>以表格显示图表数据</translation>
    </message>
    <message>
        <source>Numbers of the runs</source>
        <translation>各次运行的数据</translation>
    </message>
    <message>
        <source>— %1</source>
        <comment>after a chart&apos;s title</comment>
        <translation>— %1</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>The report could not be written to %1. Choose a folder you may write to.</source>
        <translation>无法将报告写入 %1。请选择可写的文件夹。</translation>
    </message>
</context>
<context>
    <name>Tare::ComparePageSide</name>
    <message>
        <source>Export report…</source>
        <translation>导出报告…</translation>
    </message>
    <message>
        <source>Report as Markdown…</source>
        <translation>Markdown 报告…</translation>
    </message>
    <message>
        <source>Comparisons as CSV…</source>
        <translation>对比数据 CSV…</translation>
    </message>
    <message>
        <source>Whole runs as JSON…</source>
        <translation>完整测试 JSON…</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>&amp;Baseline</source>
        <translation>基线(&amp;B)</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>What else differs</source>
        <translation>其他差异</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>对比的对象</translation>
    </message>
    <message>
        <source>The same on all sides</source>
        <translation>各侧相同</translation>
    </message>
    <message>
        <source>image: packed from this host’s binary</source>
        <translation>镜像：由本机程序打包</translation>
    </message>
    <message>
        <source>image: %1</source>
        <translation>镜像：%1</translation>
    </message>
    <message>
        <source>path: %1</source>
        <translation>路径：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>environment, what was found</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>No facts were found that could be compared.</source>
        <translation>没有可对比的信息。</translation>
    </message>
    <message>
        <source>Nothing else that was looked at differs between the sides.</source>
        <translation>检查过的其他方面各侧没有差异。</translation>
    </message>
    <message numerus="yes">
        <source>%n differences</source>
        <translation>
            <numerusform>%n 项差异</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n facts</source>
        <translation>
            <numerusform>%n 项信息</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::ComparePageVerdict</name>
    <message>
        <source>%1: %2 alone, nothing to compare with.</source>
        <translation>%1：只有%2，没有可对比的内容。</translation>
    </message>
    <message>
        <source>%1: %2 reached %3 %4, nothing to compare with.</source>
        <translation>%1：%2达到 %3 %4，没有可对比的内容。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>environment, its verdict in short</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Interval of the change</source>
        <translation>变化的区间</translation>
    </message>
</context>
<context>
    <name>Tare::CompareTableModel</name>
    <message>
        <source>not run yet</source>
        <translation>尚未运行</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>Total requests</source>
        <translation>总请求数</translation>
    </message>
    <message>
        <source>Requests/s</source>
        <translation>请求/秒</translation>
    </message>
    <message>
        <source>Total queries</source>
        <translation>总查询数</translation>
    </message>
    <message>
        <source>Queries/s</source>
        <translation>查询/秒</translation>
    </message>
    <message>
        <source>Transactions/s</source>
        <translation>事务/秒</translation>
    </message>
    <message>
        <source>Avg latency, ms</source>
        <translation>平均延迟，ms</translation>
    </message>
    <message>
        <source>50 % latency, ms</source>
        <translation>50% 延迟，ms</translation>
    </message>
    <message>
        <source>95 % latency, ms</source>
        <translation>95% 延迟，ms</translation>
    </message>
    <message>
        <source>99 % latency, ms</source>
        <translation>99% 延迟，ms</translation>
    </message>
    <message>
        <source>99.9 % latency, ms</source>
        <translation>99.9% 延迟，ms</translation>
    </message>
    <message>
        <source>Longest, ms</source>
        <translation>最大，ms</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>%1, run %2</source>
        <comment>environment, repetition</comment>
        <translation>%1，第 %2 次</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>run, what became of it</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1, mean of %n</source>
        <comment>environment, number of runs</comment>
        <translation>
            <numerusform>%1，%n 次平均</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, change of the means</source>
        <translation>%1，平均值的变化</translation>
    </message>
    <message>
        <source>Change of the means</source>
        <translation>平均值的变化</translation>
    </message>
    <message>
        <source>95 % interval of the change, geometric means, %</source>
        <translation>变化的 95% 区间，几何平均值，%</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <comment>the ends of an interval</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <comment>no reliable difference</comment>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>Environment, run</source>
        <translation>环境，运行</translation>
    </message>
</context>
<context>
    <name>Tare::ComparisonBars</name>
    <message numerus="yes">
        <source>%1 of %n runs</source>
        <translation>
            <numerusform>%n 次中完成 %1 次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two facts beside each other</comment>
        <translation>%1·%2</translation>
    </message>
    <message>
        <source>path: %1</source>
        <translation>路径：%1</translation>
    </message>
    <message>
        <source>Every step of it failed; nothing is averaged.</source>
        <translation>其所有步骤都失败，不计算平均值。</translation>
    </message>
    <message>
        <source>Not run yet.</source>
        <translation>尚未运行。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n runs, %1 to %2</source>
        <translation>
            <numerusform>%n 次，%1 至 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>1 run, no spread known</source>
        <translation>1 次运行，波动未知</translation>
    </message>
    <message>
        <source>change against the baseline %1, 95 % interval %2</source>
        <translation>相对基线的变化 %1，95% 区间 %2</translation>
    </message>
    <message>
        <source>%1: no data yet.</source>
        <translation>%1：尚无数据。</translation>
    </message>
    <message>
        <source>Bar chart: %1, %2.</source>
        <translation>柱状图：%1，%2。</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 失败</translation>
    </message>
    <message>
        <source>%1 no data</source>
        <translation>%1 无数据</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <translation>%1 %2（%3）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>用例</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>95 % interval from</source>
        <translation>95% 区间自</translation>
    </message>
    <message>
        <source>to</source>
        <comment>end of an interval</comment>
        <translation>至</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>无数据</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <comment>no reliable difference</comment>
        <translation>≈ %1</translation>
    </message>
</context>
<context>
    <name>Tare::ComparisonSet</name>
    <message numerus="yes">
        <source>%n clients</source>
        <translation>
            <numerusform>%n 个客户端</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n 个线程</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>environment, date of its run</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>loopback</source>
        <translation>回环</translation>
    </message>
    <message>
        <source>host network</source>
        <translation>宿主机网络</translation>
    </message>
    <message>
        <source>kernel DNAT</source>
        <translation>内核 DNAT</translation>
    </message>
    <message>
        <source>veth and bridge</source>
        <translation>veth 与网桥</translation>
    </message>
    <message>
        <source>Unix socket</source>
        <translation>Unix 套接字</translation>
    </message>
    <message>
        <source>d MMM HH:mm</source>
        <comment>format of a date in this year</comment>
        <extracomment>a date and time as QLocale writes it; d day, MMM short month, yyyy year</extracomment>
        <translation>M月d日 HH:mm</translation>
    </message>
    <message>
        <source>d MMM yyyy HH:mm</source>
        <comment>format of a date</comment>
        <translation>yyyy年M月d日 HH:mm</translation>
    </message>
    <message>
        <source>lower</source>
        <translation>更低</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>更高</translation>
    </message>
    <message>
        <source>lower, perhaps by too little to matter</source>
        <translation>更低，可能小到无关紧要</translation>
    </message>
    <message>
        <source>higher, perhaps by too little to matter</source>
        <translation>更高，可能小到无关紧要</translation>
    </message>
    <message>
        <source>no practical difference</source>
        <translation>没有实际差异</translation>
    </message>
    <message>
        <source>no reliable difference</source>
        <translation>没有可靠的差异</translation>
    </message>
    <message>
        <source>no spread known</source>
        <translation>波动未知</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>无数据</translation>
    </message>
</context>
<context>
    <name>Tare::ContainerController</name>
    <message>
        <source>%1 in “%2”</source>
        <translation>“%2”中的 %1</translation>
    </message>
    <message>
        <source>%1 runs without root here, so the container&apos;s own address cannot be reached from outside. Choose the published port or the host network.</source>
        <translation>这里的 %1 以免 root 方式运行，从外部无法访问容器自己的地址。请选择发布端口或宿主机网络。</translation>
    </message>
    <message>
        <source>A fresh data directory could not be made with the image “%1”. The program&apos;s own messages tell why.</source>
        <translation>无法用镜像“%1”创建全新的数据目录。原因见程序自己的输出。</translation>
    </message>
    <message>
        <source>%1 ended while it was starting (%2). Its last messages tell why.</source>
        <translation>%1 在启动过程中退出（%2）。原因见其最后的消息。</translation>
    </message>
    <message>
        <source>%1 runs its containers on another machine or in a virtual one, so they cannot be compared with this computer. Use an engine of this computer.</source>
        <translation>%1 的容器运行在另一台机器或虚拟机中，无法与本机对比。请使用本机的容器引擎。</translation>
    </message>
    <message>
        <source>%1 gave the container no address of its own. Choose the published port or the host network.</source>
        <translation>%1 没有给容器分配自己的地址。请选择发布端口或宿主机网络。</translation>
    </message>
    <message>
        <source>%1 did not apply what the environment asks for (%2; found: %3). Without root it needs control groups of version 2 for that. Remove the limit, or use an engine with root.</source>
        <translation>%1 没有应用环境所要求的设置（%2；实际：%3）。免 root 时这需要第 2 版控制组。请取消该限制，或使用以 root 运行的引擎。</translation>
    </message>
    <message>
        <source>processors %1</source>
        <translation>处理器 %1</translation>
    </message>
    <message>
        <source>at most %1 processors</source>
        <translation>最多 %1 个处理器</translation>
    </message>
    <message>
        <source>at most %1 MiB of memory</source>
        <translation>最多 %1 MiB 内存</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>未启动</translation>
    </message>
    <message>
        <source>its process is gone</source>
        <translation>进程已不存在</translation>
    </message>
    <message>
        <source>the container is gone</source>
        <translation>容器已不存在</translation>
    </message>
    <message>
        <source>killed for want of memory</source>
        <translation>因内存不足被终止</translation>
    </message>
    <message>
        <source>killed by signal %1</source>
        <translation>被信号 %1 终止</translation>
    </message>
    <message>
        <source>exit code %1</source>
        <translation>退出码 %1</translation>
    </message>
    <message>
        <source>The container “%1” could not be removed. “tare-cli clean” removes what stays.</source>
        <translation>无法移除容器“%1”。“tare-cli clean”可以移除残留。</translation>
    </message>
    <message>
        <source>The volume “%1” could not be removed. “tare-cli clean” removes what stays.</source>
        <translation>无法移除卷“%1”。“tare-cli clean”可以移除残留。</translation>
    </message>
    <message>
        <source>Stopped before the container was started.</source>
        <translation>在容器启动之前停止。</translation>
    </message>
</context>
<context>
    <name>Tare::ContainerEngines</name>
    <message>
        <source>Podman was not found. Install the package “podman”, or use Docker.</source>
        <translation>未找到 Podman。请安装软件包“podman”，或使用 Docker。</translation>
    </message>
    <message>
        <source>Docker was not found. Install the package “docker.io” or “docker-ce”, or use Podman.</source>
        <translation>未找到 Docker。请安装软件包“docker.io”或“docker-ce”，或使用 Podman。</translation>
    </message>
    <message>
        <source>with the engine&apos;s own limits: it may not set the ones asked for</source>
        <translation>使用引擎自己的限制：它无权设置所要求的限制</translation>
    </message>
    <message>
        <source>with an explicit process limit: the engine&apos;s own is refused</source>
        <translation>使用明确的进程数限制：引擎自己的限制被拒绝</translation>
    </message>
    <message>
        <source>with %1: %2 fails</source>
        <translation>使用 %1：%2 失败</translation>
    </message>
    <message>
        <source>with cgroupfs: the session has no systemd</source>
        <translation>使用 cgroupfs：会话中没有 systemd</translation>
    </message>
    <message>
        <source>without a control group: none can be made here</source>
        <translation>不使用控制组：这里无法创建</translation>
    </message>
    <message>
        <source>Neither Docker nor Podman was found. Containers need one of them: install the package “podman” or “docker.io”.</source>
        <translation>Docker 和 Podman 都未找到。容器需要其中之一：请安装软件包“podman”或“docker.io”。</translation>
    </message>
    <message>
        <source>The program “true” was not found.</source>
        <translation>未找到程序“true”。</translation>
    </message>
    <message>
        <source>Tare cannot use Docker. Your account may not access the Docker service. Use Podman without root, or ask an administrator to add you to the “docker” group and sign in again.</source>
        <translation>无法使用 Docker。当前账户没有访问 Docker 服务的权限。可改用免 root 的 Podman，或请管理员将你加入“docker”组后重新登录。</translation>
    </message>
    <message>
        <source>Tare cannot use %1. It is installed, but its service does not answer. Start the service (for Docker: “sudo systemctl start docker”), or use the other engine.</source>
        <translation>无法使用 %1。它已安装，但服务没有响应。请启动服务（Docker：“sudo systemctl start docker”），或使用另一个引擎。</translation>
    </message>
    <message>
        <source>%1 could not start the container, because the limit of open files or processes asked for is higher than this account may set (open files: %2). Lower the open-file limit in the environment, or start Tare where “ulimit -n” allows more.</source>
        <translation>%1 无法启动容器：所要求的打开文件数或进程数限制高于当前账户可设置的值（打开文件数：%2）。请降低环境中的打开文件数限制，或在“ulimit -n”允许更多的地方启动 Tare。</translation>
    </message>
    <message>
        <source>%1 could not give the container a network of its own. Check that iptables or nftables work for this account, or choose the host network.</source>
        <translation>%1 无法为容器建立独立网络。请检查当前账户能否使用 iptables 或 nftables，或选择宿主机网络。</translation>
    </message>
    <message>
        <source>Podman could not start a container: its runtime crun fails on this computer. Install the package “runc”, which Tare then uses by itself, or use Docker.</source>
        <translation>Podman 无法启动容器：其运行时 crun 在本机上失败。请安装软件包“runc”（Tare 会自动使用它），或使用 Docker。</translation>
    </message>
    <message>
        <source>%1 could not start a container: its runtime %2 failed. Its own words tell why; the other engine may work.</source>
        <translation>%1 无法启动容器：其运行时 %2 失败。原因见其原文；另一个引擎也许可用。</translation>
    </message>
    <message>
        <source>%1 refused what Tare asked for. Its own words tell why.</source>
        <translation>%1 拒绝了 Tare 的请求。原因见其原文。</translation>
    </message>
</context>
<context>
    <name>Tare::ContainerForm</name>
    <message>
        <source>Choose the container engine</source>
        <translation>选择容器引擎</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>引擎(&amp;E)</translation>
    </message>
    <message>
        <source>This host’s %1</source>
        <translation>本机的 %1</translation>
    </message>
    <message>
        <source>Packed on the spot from the same binary and the libraries it loads. The container is the only difference.</source>
        <translation>用同一程序及其加载的库当场打包。容器是唯一的区别。</translation>
    </message>
    <message>
        <source>Image from a registry or the local store</source>
        <translation>来自仓库或本地的镜像</translation>
    </message>
    <message>
        <source>Another build. Results are labelled with its digest.</source>
        <translation>另一个构建版本。结果会标注其摘要。</translation>
    </message>
    <message>
        <source>Choose the image</source>
        <translation>选择镜像</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Change the server program</source>
        <translation>更改服务器程序</translation>
    </message>
    <message>
        <source>Image &amp;name</source>
        <translation>镜像名称(&amp;N)</translation>
    </message>
    <message>
        <source>As the engine takes it, best with a tag or digest. It must be in the local store already: a run downloads nothing.</source>
        <translation>按引擎接受的写法，最好带标签或摘要。镜像必须已在本地：测试不下载任何内容。</translation>
    </message>
    <message>
        <source>Change the image</source>
        <translation>更改镜像</translation>
    </message>
    <message>
        <source>Host network</source>
        <translation>宿主机网络</translation>
    </message>
    <message>
        <source>The client uses 127.0.0.1. Adds only namespaces, the control group and the system call filter.</source>
        <translation>客户端使用 127.0.0.1。只增加命名空间、控制组和系统调用过滤。</translation>
    </message>
    <message>
        <source>Bridge, container address</source>
        <translation>桥接，容器地址</translation>
    </message>
    <message>
        <source>The client uses the container’s own address. Adds a virtual cable and the bridge.</source>
        <translation>客户端使用容器自己的地址。增加虚拟网线和网桥。</translation>
    </message>
    <message>
        <source>Bridge, published port</source>
        <translation>桥接，发布端口</translation>
    </message>
    <message>
        <source>The client uses a port of 127.0.0.1 that the engine forwards: through a proxy that copies every byte, or by rewriting addresses in the kernel. Check tells which.</source>
        <translation>客户端使用由引擎转发的 127.0.0.1 端口：通过逐字节复制的代理，或由内核改写地址。“检查”会指出是哪一种。</translation>
    </message>
    <message>
        <source>Rootless forwarding</source>
        <translation>免 root 转发</translation>
    </message>
    <message>
        <source>Not chosen but found: an engine that runs without root forwards published ports this way.</source>
        <translation>不能选择，而是检测得出：免 root 运行的引擎以这种方式转发发布端口。</translation>
    </message>
    <message>
        <source>Not available: engines run as root here. Start Tare as an ordinary user with rootless Podman for it.</source>
        <translation>不可用：这里的引擎以 root 运行。要使用它，请以普通用户启动 Tare 并使用免 root 的 Podman。</translation>
    </message>
    <message>
        <source>Choose the network path</source>
        <translation>选择网络路径</translation>
    </message>
    <message>
        <source>Network path</source>
        <translation>网络路径</translation>
    </message>
    <message>
        <source>Choose the storage</source>
        <translation>选择存储</translation>
    </message>
    <message>
        <source>&amp;Storage</source>
        <translation>存储(&amp;S)</translation>
    </message>
    <message>
        <source>A folder of this computer, on the same file system as the native side, is the fair choice.</source>
        <translation>使用本机的文件夹，与原生一侧在同一文件系统上，才公平。</translation>
    </message>
    <message>
        <source>&amp;CPU list</source>
        <translation>CPU 列表(&amp;C)</translation>
    </message>
    <message>
        <source>The server runs on these CPUs only, the load on any. Empty means all.</source>
        <translation>服务器只在这些 CPU 上运行，压测端不限。留空表示全部。</translation>
    </message>
    <message>
        <source>Change the CPU list</source>
        <translation>更改 CPU 列表</translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation>端口(&amp;O)</translation>
    </message>
    <message>
        <source>On 127.0.0.1. A run is refused before it starts when somebody else has the port.</source>
        <translation>在 127.0.0.1 上。若端口已被占用，测试在开始前就会被拒绝。</translation>
    </message>
    <message>
        <source>Change the port</source>
        <translation>更改端口</translation>
    </message>
    <message>
        <source>CP&amp;Us</source>
        <translation>CPU 数(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>内存(&amp;M)</translation>
    </message>
    <message>
        <source>Open &amp;files</source>
        <translation>打开文件数(&amp;F)</translation>
    </message>
    <message>
        <source>Change the CPU limit</source>
        <translation>更改 CPU 限制</translation>
    </message>
    <message>
        <source>Change the memory limit</source>
        <translation>更改内存限制</translation>
    </message>
    <message>
        <source>Change the limit of open files</source>
        <translation>更改打开文件数限制</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Server options</source>
        <translation>服务器选项</translation>
    </message>
    <message>
        <source>Change the server options</source>
        <translation>更改服务器选项</translation>
    </message>
    <message>
        <source>Bind mount</source>
        <translation>绑定挂载</translation>
    </message>
    <message>
        <source>Volume of the engine</source>
        <translation>引擎的卷</translation>
    </message>
    <message>
        <source>The image’s own layer</source>
        <translation>镜像自己的层</translation>
    </message>
    <message>
        <source>a free one</source>
        <translation>自动选择</translation>
    </message>
    <message>
        <source>the first %1 found</source>
        <translation>找到的第一个 %1</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限制</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>as the native process has</source>
        <translation>与原生进程相同</translation>
    </message>
    <message>
        <source>Whichever answers</source>
        <translation>任一可用的</translation>
    </message>
    <message>
        <source>%1 CPUs</source>
        <translation>%1 个 CPU</translation>
    </message>
    <message>
        <source>%1 open files</source>
        <translation>打开文件数 %1</translation>
    </message>
    <message>
        <source>CPU, memory and open files as the native process has</source>
        <translation>CPU、内存和打开文件数与原生进程相同</translation>
    </message>
    <message>
        <source>detected: %1</source>
        <translation>检测到：%1</translation>
    </message>
    <message>
        <source>%1, not found</source>
        <translation>%1，未找到</translation>
    </message>
    <message>
        <source>%1, does not work here</source>
        <translation>%1，在这里不可用</translation>
    </message>
</context>
<context>
    <name>Tare::CostPanel</name>
    <message>
        <source>This workload adds</source>
        <translation>此负载增加</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>暂无</translation>
    </message>
    <message>
        <source>%1 × %2 × %3</source>
        <comment>environments × cases × repetitions</comment>
        <translation>%1 × %2 × %3</translation>
    </message>
    <message numerus="yes">
        <source>%n environments</source>
        <translation>
            <numerusform>%n 个环境</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cases</source>
        <translation>
            <numerusform>%n 个用例</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repetitions</source>
        <translation>
            <numerusform>%n 次重复</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>environments × repetitions</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>No environment with its kind of server is ticked in the plan.</source>
        <translation>计划中没有勾选使用该类服务器的环境。</translation>
    </message>
    <message>
        <source>start, copy data, stop</source>
        <translation>启动、复制数据、停止</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>once: prepare %1 of data</source>
        <translation>一次性：准备 %1 数据</translation>
    </message>
    <message numerus="yes">
        <source>With the usual spread of %1, %n runs a side settle differences above %2. For %3 it takes %4.</source>
        <translation>
            <numerusform>按通常 %1 的波动，每侧 %n 次可分辨 %2 以上的差异。要分辨 %3 需要 %4 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>One run a side shows a change but no spread: nobody can tell it from chance.</source>
        <translation>每侧一次只能看到变化而不知波动，无法与偶然区分。</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>测试项</translation>
    </message>
    <message>
        <source>One transaction</source>
        <translation>一个事务</translation>
    </message>
    <message numerus="yes">
        <source>%n statements</source>
        <translation>
            <numerusform>%n 条语句</numerusform>
        </translation>
    </message>
    <message>
        <source>Statements of one transaction</source>
        <translation>一个事务的语句</translation>
    </message>
    <message numerus="yes">
        <source>%n reads</source>
        <translation>
            <numerusform>%n 读</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n writes</source>
        <translation>
            <numerusform>%n 写</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other</source>
        <translation>
            <numerusform>%n 其他</numerusform>
        </translation>
    </message>
    <message>
        <source>read</source>
        <translation>读</translation>
    </message>
    <message>
        <source>write</source>
        <translation>写</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>无数据</translation>
    </message>
</context>
<context>
    <name>Tare::CpuList</name>
    <message>
        <source>“%1” is no list of processors. Write numbers and ranges, such as 0,2-3.</source>
        <translation>“%1”不是处理器列表。请写编号和范围，例如 0,2-3。</translation>
    </message>
    <message>
        <source>Processor %1 cannot be used on this computer. Correct the list of processors “%2”.</source>
        <translation>本机无法使用处理器 %1。请更正处理器列表“%2”。</translation>
    </message>
</context>
<context>
    <name>Tare::CpuListEdit</name>
    <message>
        <source>CPU %1</source>
        <translation>CPU %1</translation>
    </message>
    <message>
        <source>CPU list</source>
        <translation>CPU 列表</translation>
    </message>
</context>
<context>
    <name>Tare::DataInitialiser</name>
    <message>
        <source>mariadb-install-db was not found; a fresh MariaDB data directory needs it. Install the package “mariadb-server”.</source>
        <translation>未找到 mariadb-install-db；创建全新的 MariaDB 数据目录需要它。请安装软件包“mariadb-server”。</translation>
    </message>
    <message>
        <source>A fresh data directory for %1 could not be made. The program&apos;s own messages tell why.</source>
        <translation>无法为 %1 创建全新的数据目录。原因见程序自己的输出。</translation>
    </message>
</context>
<context>
    <name>Tare::DataSets</name>
    <message>
        <source>The data could not be prepared in “%1”: %2</source>
        <translation>无法在“%1”中准备数据：%2</translation>
    </message>
    <message>
        <source>Preparing the data for “%1” once, in “%2”; every step starts from these files.</source>
        <translation>正在“%2”中为“%1”准备一次数据；每个步骤都从这些文件开始。</translation>
    </message>
    <message>
        <source>The server left no files in its data directory.</source>
        <translation>服务器没有在数据目录中留下任何文件。</translation>
    </message>
    <message>
        <source>The data are ready: %1 in %2 files, after %3.</source>
        <translation>数据已就绪：%1，共 %2 个文件，用时 %3。</translation>
    </message>
</context>
<context>
    <name>Tare::DifferenceChart</name>
    <message>
        <source>%1, change against %2</source>
        <translation>%1，相对%2的变化</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>无数据</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <comment>no reliable difference</comment>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>no spread known</source>
        <translation>波动未知</translation>
    </message>
    <message>
        <source>change %1, 95 % interval %2, %3</source>
        <translation>变化 %1，95% 区间 %2，%3</translation>
    </message>
    <message>
        <source>change %1, no spread known</source>
        <translation>变化 %1，波动未知</translation>
    </message>
    <message>
        <source>%1: no data yet.</source>
        <translation>%1：尚无数据。</translation>
    </message>
    <message>
        <source>Difference chart: %1 against %2, %3. Differences below %4 are too small to matter.</source>
        <translation>差异图：%1 相对于%2，%3。小于 %4 的差异无关紧要。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2 (%3).</source>
        <translation>%1：%2（%3）。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>用例</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>95 % interval from</source>
        <translation>95% 区间自</translation>
    </message>
    <message>
        <source>to</source>
        <comment>end of an interval</comment>
        <translation>至</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>结论</translation>
    </message>
</context>
<context>
    <name>Tare::DocumentFiles</name>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation>“%1”有未保存的更改。</translation>
    </message>
    <message>
        <source>Results are never unsaved: this is about the test profile only.</source>
        <translation>结果始终已保存：这里只涉及测试方案。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Open a test profile</source>
        <translation>打开测试方案</translation>
    </message>
    <message>
        <source>Test profiles (*.tare);;All files (*)</source>
        <translation>测试方案 (*.tare);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save the test profile</source>
        <translation>保存测试方案</translation>
    </message>
    <message>
        <source>Test profiles (*.tare)</source>
        <translation>测试方案 (*.tare)</translation>
    </message>
</context>
<context>
    <name>Tare::EndpointForm</name>
    <message>
        <source>A server that is running already. Tare starts and stops nothing there; it makes its own tables or keys and removes them again.</source>
        <translation>已在运行的服务器。Tare 不会启动或停止它；只创建自己的表或键，用后移除。</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>地址(&amp;A)</translation>
    </message>
    <message>
        <source>Change the address</source>
        <translation>更改地址</translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation>端口(&amp;O)</translation>
    </message>
    <message>
        <source>Unix &amp;socket</source>
        <translation>Unix 套接字(&amp;S)</translation>
    </message>
    <message>
        <source>When given, it is used in place of address and port.</source>
        <translation>填写后将代替地址和端口。</translation>
    </message>
    <message>
        <source>Change the socket</source>
        <translation>更改套接字</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>用户(&amp;U)</translation>
    </message>
    <message>
        <source>The password is asked for when it is needed and kept only until Tare closes.</source>
        <translation>需要时会询问密码，且只保留到 Tare 关闭。</translation>
    </message>
    <message>
        <source>Change the user</source>
        <translation>更改用户</translation>
    </message>
    <message>
        <source>Enter &amp;password…</source>
        <translation>输入密码(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>数据库(&amp;D)</translation>
    </message>
    <message>
        <source>Change the database</source>
        <translation>更改数据库</translation>
    </message>
    <message>
        <source>&amp;TLS</source>
        <translation>TLS(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;CA file</source>
        <translation>CA 文件(&amp;C)</translation>
    </message>
    <message>
        <source>Change the CA file</source>
        <translation>更改 CA 文件</translation>
    </message>
    <message>
        <source>Change the port</source>
        <translation>更改端口</translation>
    </message>
    <message>
        <source>Change the TLS mode</source>
        <translation>更改 TLS 模式</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>preferred</source>
        <translation>优先</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必须</translation>
    </message>
    <message>
        <source>required, authority verified</source>
        <translation>必须，验证颁发机构</translation>
    </message>
    <message>
        <source>required, authority and name verified</source>
        <translation>必须，验证颁发机构和名称</translation>
    </message>
    <message>
        <source>the default account</source>
        <translation>默认账户</translation>
    </message>
    <message>
        <source>the account of this login</source>
        <translation>当前登录的账户</translation>
    </message>
    <message>
        <source>Number of the database. It must be empty.</source>
        <translation>数据库编号。必须为空。</translation>
    </message>
    <message>
        <source>Made by Tare, or empty: a schema that holds anything else is refused.</source>
        <translation>由 Tare 创建，或为空：含有其他内容的库会被拒绝。</translation>
    </message>
</context>
<context>
    <name>Tare::EnvironmentChecks</name>
    <message>
        <source>The folder “%1” could not be made. Choose another work folder in the settings.</source>
        <translation>无法创建文件夹“%1”。请在设置中选择其他工作文件夹。</translation>
    </message>
</context>
<context>
    <name>Tare::EnvironmentForm</name>
    <message>
        <source>mariadbd or mysqld</source>
        <translation>mariadbd 或 mysqld</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>This computer (%1)</source>
        <translation>本机（%1）</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>程序(&amp;P)</translation>
    </message>
    <message>
        <source>Server program</source>
        <translation>服务器程序</translation>
    </message>
</context>
<context>
    <name>Tare::EnvironmentListModel</name>
    <message>
        <source>not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>checked, ready</source>
        <translation>已检查，就绪</translation>
    </message>
    <message>
        <source>checked, does not work</source>
        <translation>已检查，不可用</translation>
    </message>
    <message>
        <source>Rename an environment</source>
        <translation>重命名环境</translation>
    </message>
</context>
<context>
    <name>Tare::EnvironmentSpec</name>
    <message>
        <source> · </source>
        <extracomment>between the parts of a line such as &quot;container · published port · docker&quot;</extracomment>
        <translation>·</translation>
    </message>
    <message>
        <source>host network</source>
        <translation>宿主机网络</translation>
    </message>
    <message>
        <source>bridge address</source>
        <translation>桥接地址</translation>
    </message>
    <message>
        <source>published port</source>
        <translation>发布端口</translation>
    </message>
    <message>
        <source>native</source>
        <translation>原生</translation>
    </message>
    <message>
        <source>native, CPU %1</source>
        <translation>原生，CPU %1</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>container</source>
        <translation>容器</translation>
    </message>
    <message>
        <source>container, CPU %1</source>
        <translation>容器，CPU %1</translation>
    </message>
    <message>
        <source>existing endpoint</source>
        <translation>现有服务</translation>
    </message>
</context>
<context>
    <name>Tare::EnvironmentsPage</name>
    <message>
        <source>Colour and pattern stay with an environment in every chart, table and report.</source>
        <translation>环境的颜色和图案在所有图表、表格和报告中保持不变。</translation>
    </message>
    <message>
        <source>No environments yet. Add this computer (native) and a container to compare them.</source>
        <translation>还没有环境。先添加本机（原生）和一个容器，就可以对比了。</translation>
    </message>
    <message>
        <source>Add both</source>
        <translation>两者都添加</translation>
    </message>
    <message>
        <source>Add two environments</source>
        <translation>添加两个环境</translation>
    </message>
    <message>
        <source>Native</source>
        <translation>原生</translation>
    </message>
    <message>
        <source>Container, published port</source>
        <translation>容器，发布端口</translation>
    </message>
    <message>
        <source>native process</source>
        <translation>原生进程</translation>
    </message>
    <message>
        <source>container</source>
        <translation>容器</translation>
    </message>
    <message>
        <source>existing endpoint</source>
        <translation>现有服务</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Existing endpoint</source>
        <translation>现有服务</translation>
    </message>
    <message>
        <source>native</source>
        <translation>原生</translation>
    </message>
    <message>
        <source>Rename an environment</source>
        <translation>重命名环境</translation>
    </message>
    <message>
        <source>%1, copy</source>
        <translation>%1，副本</translation>
    </message>
    <message>
        <source>Choose the baseline</source>
        <translation>选择基线</translation>
    </message>
    <message>
        <source>Pick a free port</source>
        <translation>自动选择端口</translation>
    </message>
    <message>
        <source>Choose the container engine</source>
        <translation>选择容器引擎</translation>
    </message>
    <message>
        <source>Check starts the server once, asks it for an answer, stops it and removes everything it made</source>
        <translation>检查会启动一次服务器，请求应答，然后停止并移除它创建的一切</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>环境</translation>
    </message>
</context>
<context>
    <name>Tare::ExistingController</name>
    <message>
        <source>Stopped while the server was being asked.</source>
        <translation>在询问服务器时停止。</translation>
    </message>
    <message>
        <source>the server&apos;s process is gone</source>
        <translation>服务器进程已不存在</translation>
    </message>
</context>
<context>
    <name>Tare::FileTree</name>
    <message>
        <source>The disk is full: “%1” could not be written.</source>
        <translation>磁盘已满：无法写入“%1”。</translation>
    </message>
    <message>
        <source>“%1” could not be read or written.</source>
        <translation>无法读写“%1”。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
</context>
<context>
    <name>Tare::HelpDialog</name>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>The quick comparison runs the same Redis load natively and in a container, a few times in turn, and ends with one sentence. Nothing is installed, and everything it starts is removed again. It is good for a first impression: for numbers that you publish use at least 3 repetitions and 60 seconds.</source>
        <translation>快速对比以原生方式和在容器中轮流运行几次同样的 Redis 负载，最后给出一句结论。不安装任何内容，启动的一切都会移除。它适合获得初步印象：要发布的数据请至少使用 3 次重复和 60 秒。</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>An environment is how a server runs: as a process of this computer, perhaps on chosen CPUs, in a container, or as an endpoint that is there already. Check really starts it once and shows which way the requests go and what is the same as in the other environments.</source>
        <translation>环境是服务器的运行方式：作为本机进程（可绑定到指定 CPU）、在容器中，或作为已有的服务。“检查”会真正启动一次，并显示请求经过的路径，以及与其他环境相同之处。</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>A workload is what is measured. The mixes are those of sysbench 1.0, the Redis tests those of redis-benchmark: same statements, same order, same counts, so that you can check the numbers with these tools. A list of threads or clients is run in turn.</source>
        <translation>负载是要测量的内容。OLTP 组合与 sysbench 1.0 相同，Redis 测试项与 redis-benchmark 相同：语句、顺序、数量都一样，便于用这些工具核对。线程数或客户端数的列表会依次运行。</translation>
    </message>
    <message>
        <source>Plan &amp; Run</source>
        <translation>执行</translation>
    </message>
    <message>
        <source>Tick what is measured where. The star marks the baseline, with which the others are compared. Interleaved order is the fair one: a machine that gets slower in the course of the day then slows both sides. Each interval is saved as it ends, so an interrupted run keeps what it had.</source>
        <translation>勾选在哪里测量什么。星号表示基线，其他环境与它对比。交替的顺序才公平：机器变慢时两侧都会变慢。每个采样区间结束即保存，因此中断的测试会保留已有结果。</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Every run with its answer. Space ticks runs for Compare. Runs that failed or were stopped keep what was measured; it is never averaged in.</source>
        <translation>每次测试及其结论。按空格勾选要对比的测试。失败或停止的测试保留已测量的内容，但不计入平均值。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>The sentence at the top is the answer, with its 95 % confidence interval and the number of runs. When the interval holds zero, the runs cannot tell the two sides apart. Bars start at zero; the whisker reaches from the smallest to the largest run.</source>
        <translation>顶部的句子就是结论，附 95% 置信区间和运行次数。区间包含零时，说明无法区分两侧。柱从零开始；须线从最小值到最大值。</translation>
    </message>
    <message>
        <source>new test profile</source>
        <translation>新建测试方案</translation>
    </message>
    <message>
        <source>open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>save, save as</source>
        <translation>保存、另存为</translation>
    </message>
    <message>
        <source>close, quit</source>
        <translation>关闭、退出</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>撤销、重做</translation>
    </message>
    <message>
        <source>go to a page</source>
        <translation>转到页面</translation>
    </message>
    <message>
        <source>run the plan</source>
        <translation>运行计划</translation>
    </message>
    <message>
        <source>stop: ends within 10 seconds, keeps what was measured</source>
        <translation>停止：10 秒内结束，保留已测量的内容</translation>
    </message>
    <message>
        <source>repeat the last run</source>
        <translation>重复上次测试</translation>
    </message>
    <message>
        <source>rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation>复制一份</translation>
    </message>
    <message>
        <source>remove; can be undone</source>
        <translation>移除；可以撤销</translation>
    </message>
    <message>
        <source>filter the list</source>
        <translation>筛选列表</translation>
    </message>
    <message>
        <source>set as baseline</source>
        <translation>设为基线</translation>
    </message>
    <message>
        <source>tick</source>
        <translation>勾选</translation>
    </message>
    <message>
        <source>export the chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>copy the command line</source>
        <translation>复制命令行</translation>
    </message>
    <message>
        <source>copy the selection of a table, or the chart</source>
        <translation>复制表格选中内容或图表</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>help for this page</source>
        <translation>本页帮助</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Esc never stops a run.</source>
        <translation>Esc 不会停止测试。</translation>
    </message>
</context>
<context>
    <name>Tare::ImagePacker</name>
    <message>
        <source>“%1” cannot be read, so no image can be made of the server. Choose an image by name instead.</source>
        <translation>无法读取“%1”，因此不能用该服务器制作镜像。请改为按名称选择镜像。</translation>
    </message>
    <message>
        <source>The image “%1” could not be removed.</source>
        <translation>无法移除镜像“%1”。</translation>
    </message>
    <message>
        <source>The image “%1” is not on this computer, and Tare fetches none by itself. Fetch it with “%2 pull %1”, or let Tare pack one from the host&apos;s own server program.</source>
        <translation>本机没有镜像“%1”，Tare 不会自行拉取。请用“%2 pull %1”获取，或让 Tare 用本机的服务器程序打包一个。</translation>
    </message>
    <message>
        <source>%1 did not describe the image “%2”.</source>
        <translation>%1 没有给出镜像“%2”的信息。</translation>
    </message>
</context>
<context>
    <name>Tare::IntervalPicture</name>
    <message>
        <source>change vs %1 · shaded: under %2</source>
        <translation>相对%1的变化·阴影：小于 %2</translation>
    </message>
</context>
<context>
    <name>Tare::Leftovers</name>
    <message>
        <source>The process %1 (%2) could not be ended: it belongs to another account.</source>
        <translation>无法结束进程 %1（%2）：它属于另一个账户。</translation>
    </message>
    <message>
        <source>The process %1 (%2) could not be ended.</source>
        <translation>无法结束进程 %1（%2）。</translation>
    </message>
    <message>
        <source>The directory “%1” could not be removed. Check the rights there.</source>
        <translation>无法移除目录“%1”。请检查其权限。</translation>
    </message>
    <message>
        <source>“%1” could not be removed with %2.</source>
        <translation>无法用 %2 移除“%1”。</translation>
    </message>
</context>
<context>
    <name>Tare::LeftoversDialog</name>
    <message>
        <source>Only what Tare created itself is listed.</source>
        <translation>列表中仅包含由 Tare 创建的内容。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message numerus="yes">
        <source>%n servers or containers from an interrupted test may still be running.</source>
        <translation>
            <numerusform>上次中断的测试可能仍有 %n 个服务器或容器在运行。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things from an interrupted test are still there.</source>
        <translation>
            <numerusform>上次中断的测试留下了 %n 项内容。</numerusform>
        </translation>
    </message>
    <message>
        <source>process %1</source>
        <translation>进程 %1</translation>
    </message>
    <message>
        <source>container</source>
        <translation>容器</translation>
    </message>
    <message>
        <source>container, %1</source>
        <translation>容器，%1</translation>
    </message>
    <message>
        <source>volume</source>
        <translation>卷</translation>
    </message>
    <message>
        <source>image</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>folder, %1</source>
        <translation>文件夹，%1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>Tare::ListFormPage</name>
    <message>
        <source>A test is running.</source>
        <translation>测试正在进行。</translation>
    </message>
    <message>
        <source>What you change here goes to the next run.</source>
        <translation>这里的修改将用于下一次测试。</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter the list</source>
        <translation>筛选列表</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>复制一份(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
</context>
<context>
    <name>Tare::LoadDriver</name>
    <message>
        <source>The load generator had to give up.</source>
        <translation>压测程序不得不放弃。</translation>
    </message>
    <message>
        <source>Not every connection was up after %1 s.</source>
        <translation>%1 秒后仍有连接未建立。</translation>
    </message>
    <message>
        <source>The time limit came first: %1 of %2 operations were finished.</source>
        <translation>先到达时间上限：完成了 %2 次操作中的 %1 次。</translation>
    </message>
    <message>
        <source>The server stopped answering. Its connections were closed %1 s after the deadline.</source>
        <translation>服务器停止响应。截止时间过后 %1 秒，连接已被关闭。</translation>
    </message>
</context>
<context>
    <name>Tare::LogLine</name>
    <message>
        <source>&amp;Log</source>
        <translation>日志(&amp;L)</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Show commands</source>
        <translation>显示命令</translation>
    </message>
</context>
<context>
    <name>Tare::MachineLock</name>
    <message>
        <source>Another run of Tare is going on on this computer. Two runs at once would measure each other; wait until it has ended, or stop it.</source>
        <translation>本机上另有一个 Tare 测试正在进行。两个测试同时进行会互相影响；请等它结束，或将其停止。</translation>
    </message>
    <message>
        <source>Another run of Tare is going on on this computer: “%1” in %2 (process %3). Two runs at once would measure each other; wait until it has ended, or stop it.</source>
        <translation>本机上另有一个 Tare 测试正在进行：%2 中的“%1”（进程 %3）。两个测试同时进行会互相影响；请等它结束，或将其停止。</translation>
    </message>
    <message>
        <source>The lock file “%1”, which keeps two runs apart, cannot be opened.</source>
        <translation>无法打开用于避免两个测试同时进行的锁文件“%1”。</translation>
    </message>
</context>
<context>
    <name>Tare::MachineProbe</name>
    <message>
        <source>Redis server</source>
        <translation>Redis 服务器</translation>
    </message>
    <message>
        <source>MariaDB or MySQL server</source>
        <translation>MariaDB 或 MySQL 服务器</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Needed for Redis workloads on this computer. Install the package “redis-server”.</source>
        <translation>在本机运行 Redis 负载需要它。请安装软件包“redis-server”。</translation>
    </message>
    <message>
        <source>Needed for OLTP workloads on this computer. Install the package “mariadb-server”.</source>
        <translation>在本机运行 OLTP 负载需要它。请安装软件包“mariadb-server”。</translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation>无法使用</translation>
    </message>
    <message>
        <source>a container was run, with %1</source>
        <translation>已试运行容器，使用 %1</translation>
    </message>
    <message>
        <source>a container was run, %1</source>
        <translation>已试运行容器，%1</translation>
    </message>
    <message>
        <source>Containers get the engine&apos;s own limit of open files, which may differ from the native server&apos;s.</source>
        <translation>容器使用引擎自己的打开文件数限制，可能与原生服务器不同。</translation>
    </message>
    <message>
        <source>It runs without root: published ports go through a forwarder in user space, and the container&apos;s own address cannot be reached.</source>
        <translation>它以免 root 方式运行：发布端口经过用户态转发程序，容器自己的地址无法访问。</translation>
    </message>
    <message>
        <source>does not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>Free space</source>
        <translation>可用空间</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1 free of %2</source>
        <translation>%2 中可用 %1</translation>
    </message>
    <message>
        <source>Servers need a work directory that can be written. Set TARE_WORK_DIR to one.</source>
        <translation>服务器需要可写的工作目录。请用 TARE_WORK_DIR 指定。</translation>
    </message>
    <message>
        <source>Large data sets will not fit. Free some space, or set TARE_WORK_DIR to a directory on another disk.</source>
        <translation>放不下大的数据集。请腾出空间，或用 TARE_WORK_DIR 指定另一块磁盘上的目录。</translation>
    </message>
    <message>
        <source>Processor frequency</source>
        <translation>处理器频率</translation>
    </message>
    <message>
        <source>not set by this system</source>
        <translation>本系统不设置</translation>
    </message>
    <message>
        <source>A frequency that changes with the load adds noise to short steps. Set the governor “performance” for a careful comparison.</source>
        <translation>频率随负载变化会给短步骤带来波动。要仔细对比，请将调频策略设为“performance”。</translation>
    </message>
    <message>
        <source>Chinese fonts</source>
        <translation>中文字体</translation>
    </message>
    <message>
        <source>Chinese text would be shown as empty boxes. Install the package “fonts-noto-cjk”.</source>
        <translation>中文会显示为空方框。请安装软件包“fonts-noto-cjk”。</translation>
    </message>
    <message>
        <source>mydumper</source>
        <translation>mydumper</translation>
    </message>
    <message>
        <source>For dumps only. Install the package “mydumper”.</source>
        <translation>仅导出需要。请安装软件包“mydumper”。</translation>
    </message>
    <message>
        <source>sysbench</source>
        <translation>sysbench</translation>
    </message>
    <message>
        <source>Only for checking OLTP figures side by side. Install the package “sysbench”.</source>
        <translation>仅用于对照检查 OLTP 数据。请安装软件包“sysbench”。</translation>
    </message>
    <message>
        <source>redis-benchmark</source>
        <translation>redis-benchmark</translation>
    </message>
    <message>
        <source>Only for checking Redis figures side by side. Install the package “redis-tools”.</source>
        <translation>仅用于对照检查 Redis 数据。请安装软件包“redis-tools”。</translation>
    </message>
</context>
<context>
    <name>Tare::MachineStatus</name>
    <message numerus="yes">
        <source>%n CPUs</source>
        <translation>
            <numerusform>%n 个 CPU</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between parts of a line; in Chinese without blanks</comment>
        <translation>·</translation>
    </message>
</context>
<context>
    <name>Tare::MachineStrip</name>
    <message>
        <source>Check again</source>
        <translation>重新检查</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Free disk</source>
        <translation>可用磁盘</translation>
    </message>
    <message>
        <source>CPU governor</source>
        <translation>CPU 调频策略</translation>
    </message>
    <message>
        <source>being looked at…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>ready for OLTP and Redis</source>
        <translation>可运行 OLTP 和 Redis</translation>
    </message>
    <message>
        <source>ready for Redis; OLTP needs mariadb-server or mysql-server</source>
        <translation>可运行 Redis；OLTP 需要 mariadb-server 或 mysql-server</translation>
    </message>
    <message>
        <source>ready for OLTP; Redis needs redis-server</source>
        <translation>可运行 OLTP；Redis 需要 redis-server</translation>
    </message>
    <message>
        <source>no server program found: install redis-server or mariadb-server</source>
        <translation>未找到服务器程序：请安装 redis-server 或 mariadb-server</translation>
    </message>
    <message>
        <source>%1; containers need podman or docker.io</source>
        <translation>%1；容器需要 podman 或 docker.io</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>checked at %1</source>
        <translation>检查于 %1</translation>
    </message>
    <message>
        <source>Not while a test is running: it would be measured too.</source>
        <translation>测试进行时不可用：否则也会被测量。</translation>
    </message>
    <message>
        <source>Also starts a test container with each engine</source>
        <translation>还会用每个引擎试运行一个容器</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
</context>
<context>
    <name>Tare::MainWindow</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Plan &amp; Run</source>
        <translation>执行</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>The run has ended.</source>
        <translation>测试已结束。</translation>
    </message>
    <message>
        <source>The run has ended. Not every step did.</source>
        <translation>测试已结束。并非所有步骤都完成。</translation>
    </message>
    <message>
        <source>%1 – step %2 of %3 – %4 – Tare</source>
        <comment>percent, step, steps, profile</comment>
        <translation>%1 – 第 %2/%3 步 – %4 – Tare</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>A test is running.</source>
        <translation>测试正在进行。</translation>
    </message>
    <message>
        <source>Nothing can be run yet: see Plan &amp; Run.</source>
        <translation>尚无可运行的内容：见“执行”。</translation>
    </message>
    <message>
        <source>Run the plan (Ctrl+R)</source>
        <translation>运行计划 (Ctrl+R)</translation>
    </message>
    <message>
        <source>Stop the run and keep what was measured (Ctrl+.)</source>
        <translation>停止测试并保留已测量的内容 (Ctrl+.)</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>剩余不到一分钟</translation>
    </message>
    <message>
        <source>ends about %1</source>
        <translation>预计 %1 完成</translation>
    </message>
    <message>
        <source>nothing planned yet</source>
        <translation>尚无计划</translation>
    </message>
    <message numerus="yes">
        <source>%n problems in Environments</source>
        <translation>
            <numerusform>“环境”中有 %n 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems in Workloads</source>
        <translation>
            <numerusform>“负载”中有 %n 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems in the plan</source>
        <translation>
            <numerusform>计划中有 %n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · about %2</source>
        <comment>steps and time</comment>
        <translation>%1·约 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n 个步骤</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopping: what was measured is kept</source>
        <translation>正在停止：已测量的内容会保留</translation>
    </message>
    <message>
        <source>Running step %1 of %2    each interval is saved as it ends</source>
        <translation>正在运行第 %1/%2 步    每个采样区间结束即保存</translation>
    </message>
    <message>
        <source>Looking whether the plan can run</source>
        <translation>正在检查计划能否运行</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>“%1” holds things that this version of Tare does not know.</source>
        <translation>“%1”含有此版本 Tare 不认识的内容。</translation>
    </message>
    <message>
        <source>They were left out and are lost when you save.</source>
        <translation>这些内容已被略去，保存后会丢失。</translation>
    </message>
    <message>
        <source>Nothing of Tare’s was left behind.</source>
        <translation>没有 Tare 留下的内容。</translation>
    </message>
</context>
<context>
    <name>Tare::MessagePanel</name>
    <message>
        <source>Hide the details</source>
        <translation>隐藏详情</translation>
    </message>
    <message>
        <source>Show the details</source>
        <translation>显示详情</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>复制详情</translation>
    </message>
    <message>
        <source>The server’s own words</source>
        <translation>服务器原文</translation>
    </message>
</context>
<context>
    <name>Tare::Metric</name>
    <message>
        <source>Requests per second</source>
        <translation>每秒请求数</translation>
    </message>
    <message>
        <source>Transactions per second</source>
        <translation>每秒事务数</translation>
    </message>
    <message>
        <source>Queries per second</source>
        <translation>每秒查询数</translation>
    </message>
    <message>
        <source>Average latency</source>
        <translation>平均延迟</translation>
    </message>
    <message>
        <source>50 % latency</source>
        <translation>50% 延迟</translation>
    </message>
    <message>
        <source>95 % latency</source>
        <translation>95% 延迟</translation>
    </message>
    <message>
        <source>99 % latency</source>
        <translation>99% 延迟</translation>
    </message>
    <message>
        <source>99.9 % latency</source>
        <translation>99.9% 延迟</translation>
    </message>
    <message>
        <source>Longest latency</source>
        <translation>最大延迟</translation>
    </message>
</context>
<context>
    <name>Tare::MySqlConnection</name>
    <message>
        <source>To verify the server&apos;s certificate, name the file with the certificates of its authority.</source>
        <translation>要验证服务器证书，请指定其证书颁发机构的证书文件。</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>内存不足。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>The server at %1 took the connection but did not answer in time.</source>
        <translation>%1 的服务器接受了连接，但没有及时响应。</translation>
    </message>
    <message>
        <source>TLS is required, but the server at %1 does not offer it.</source>
        <translation>要求使用 TLS，但 %1 的服务器不提供。</translation>
    </message>
</context>
<context>
    <name>Tare::MySqlError</name>
    <message>
        <source>(default)</source>
        <translation>（默认）</translation>
    </message>
    <message>
        <source>No MySQL or MariaDB server answers at %1. Check that it runs and that the address is right.</source>
        <translation>%1 没有 MySQL 或 MariaDB 服务器响应。请检查它是否在运行、地址是否正确。</translation>
    </message>
    <message>
        <source>The host name of %1 is not known.</source>
        <translation>%1 的主机名无法解析。</translation>
    </message>
    <message>
        <source>The server at %1 has no connection left. Use fewer threads or raise its max_connections.</source>
        <translation>%1 的服务器连接数已用完。请减少线程数或提高其 max_connections。</translation>
    </message>
    <message>
        <source>The account %1 has reached a limit that the server sets for it. Use fewer threads or raise the account&apos;s limit.</source>
        <translation>账户 %1 达到了服务器为其设置的限制。请减少线程数或提高该账户的限制。</translation>
    </message>
    <message>
        <source>The server at %1 refused the account %2: the password is wrong, the account may not connect from this machine, or it demands TLS.</source>
        <translation>%1 的服务器拒绝了账户 %2：密码错误，该账户不允许从本机连接，或要求使用 TLS。</translation>
    </message>
    <message>
        <source>The server at %1 refused the account %2: the password is wrong, or the account may not connect in this way.</source>
        <translation>%1 的服务器拒绝了账户 %2：密码错误，或该账户不允许以这种方式连接。</translation>
    </message>
    <message>
        <source>The password of the account %1 has expired. Set a new one first.</source>
        <translation>账户 %1 的密码已过期。请先设置新密码。</translation>
    </message>
    <message>
        <source>The server at %1 does not let this machine connect.</source>
        <translation>%1 的服务器不允许本机连接。</translation>
    </message>
    <message>
        <source>The server at %1 accepts encrypted connections only. Set TLS to required.</source>
        <translation>%1 的服务器只接受加密连接。请将 TLS 设为必须。</translation>
    </message>
    <message>
        <source>No encrypted connection to the server at %1 could be made. Check its certificate and the TLS setting.</source>
        <translation>无法与 %1 的服务器建立加密连接。请检查其证书和 TLS 设置。</translation>
    </message>
    <message>
        <source>The account %1 signs in with a method that this machine&apos;s client library cannot do. Install its plug-in, or give the account another method.</source>
        <translation>账户 %1 的登录方式不被本机的客户端库支持。请安装相应插件，或为该账户换一种方式。</translation>
    </message>
    <message>
        <source>The connection to the server at %1 was lost.</source>
        <translation>与 %1 的服务器的连接已断开。</translation>
    </message>
    <message>
        <source>The schema %1 does not exist on the server.</source>
        <translation>服务器上没有库 %1。</translation>
    </message>
    <message>
        <source>The account %1 lacks a right that is needed here. Grant it all rights on the schema %2.</source>
        <translation>账户 %1 缺少所需的权限。请授予它对库 %2 的全部权限。</translation>
    </message>
    <message>
        <source>A table that the load needs is not there. Prepare the data first.</source>
        <translation>负载所需的表不存在。请先准备数据。</translation>
    </message>
    <message>
        <source>The server&apos;s limit of prepared statements is reached. Use fewer threads or tables, raise max_prepared_stmt_count, or choose the text protocol.</source>
        <translation>已达到服务器的预处理语句上限。请减少线程数或表数，提高 max_prepared_stmt_count，或选择文本协议。</translation>
    </message>
    <message>
        <source>The server has no room left for the data. Free some space or use smaller tables.</source>
        <translation>服务器没有空间存放数据。请腾出空间或使用更小的表。</translation>
    </message>
    <message>
        <source>The server does not allow writing at present. Choose a mix that only reads, or make the server writable.</source>
        <translation>服务器目前不允许写入。请选择只读负载，或使服务器可写。</translation>
    </message>
    <message>
        <source>The server&apos;s max_allowed_packet is too small. Raise it to at least 4M.</source>
        <translation>服务器的 max_allowed_packet 太小。请至少提高到 4M。</translation>
    </message>
    <message>
        <source>A row or table stayed locked by somebody else for too long.</source>
        <translation>行或表被他人锁定过久。</translation>
    </message>
    <message>
        <source>The server ended a deadlock.</source>
        <translation>服务器结束了一个死锁。</translation>
    </message>
    <message>
        <source>A statement was interrupted on the server.</source>
        <translation>一条语句在服务器上被中断。</translation>
    </message>
    <message>
        <source>The server answered with error %1.</source>
        <translation>服务器返回错误 %1。</translation>
    </message>
</context>
<context>
    <name>Tare::MySqlProbe</name>
    <message>
        <source>The server at %1 did not say which version it is.</source>
        <translation>%1 的服务器没有说明自己的版本。</translation>
    </message>
</context>
<context>
    <name>Tare::NativeController</name>
    <message>
        <source>%1 in “%2”</source>
        <translation>“%2”中的 %1</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>未启动</translation>
    </message>
    <message>
        <source>killed by signal %1</source>
        <translation>被信号 %1 终止</translation>
    </message>
    <message>
        <source>exit code %1</source>
        <translation>退出码 %1</translation>
    </message>
</context>
<context>
    <name>Tare::NativeForm</name>
    <message>
        <source>Server options</source>
        <translation>服务器选项</translation>
    </message>
    <message>
        <source>Change the server program</source>
        <translation>更改服务器程序</translation>
    </message>
    <message>
        <source>&amp;CPU list</source>
        <translation>CPU 列表(&amp;C)</translation>
    </message>
    <message>
        <source>The server runs on these CPUs only, the load on any. Empty means all.</source>
        <translation>服务器只在这些 CPU 上运行，压测端不限。留空表示全部。</translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation>端口(&amp;O)</translation>
    </message>
    <message>
        <source>On 127.0.0.1. A run is refused before it starts when somebody else has the port.</source>
        <translation>在 127.0.0.1 上。若端口已被占用，测试在开始前就会被拒绝。</translation>
    </message>
    <message>
        <source>Change the CPU list</source>
        <translation>更改 CPU 列表</translation>
    </message>
    <message>
        <source>Change the port</source>
        <translation>更改端口</translation>
    </message>
    <message>
        <source>Change the server options</source>
        <translation>更改服务器选项</translation>
    </message>
    <message>
        <source>a free one</source>
        <translation>自动选择</translation>
    </message>
    <message>
        <source>the first %1 found</source>
        <translation>找到的第一个 %1</translation>
    </message>
</context>
<context>
    <name>Tare::NumberFormat</name>
    <message>
        <source>%1 s</source>
        <extracomment>a length of time; the gap before the unit is narrow and does not break</extracomment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分</translation>
    </message>
</context>
<context>
    <name>Tare::OltpForm</name>
    <message>
        <source>Choose the mix</source>
        <translation>选择负载组合</translation>
    </message>
    <message>
        <source>Choose the distribution of rows</source>
        <translation>选择行的分布</translation>
    </message>
    <message>
        <source>Change the tables</source>
        <translation>更改表数</translation>
    </message>
    <message>
        <source>Change the rows</source>
        <translation>更改行数</translation>
    </message>
    <message>
        <source>Change the seed</source>
        <translation>更改种子</translation>
    </message>
    <message>
        <source>Change the statements</source>
        <translation>更改语句方式</translation>
    </message>
    <message>
        <source>Change the transactions</source>
        <translation>更改事务方式</translation>
    </message>
    <message>
        <source>M&amp;ix</source>
        <translation>组合(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>表(&amp;T)</translation>
    </message>
    <message>
        <source>tables of</source>
        <translation>张表，每张</translation>
    </message>
    <message>
        <source>rows each</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Rows of each table</source>
        <translation>每张表的行数</translation>
    </message>
    <message>
        <source>&amp;Random rows</source>
        <translation>随机行(&amp;R)</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>线程(&amp;H)</translation>
    </message>
    <message>
        <source>A list such as 4, 8, 16 is run in turn as a thread sweep.</source>
        <translation>4, 8, 16 这样的列表会作为线程梯度依次运行。</translation>
    </message>
    <message>
        <source>Prepared statements</source>
        <translation>预处理语句</translation>
    </message>
    <message>
        <source>No BEGIN and COMMIT</source>
        <translation>不用 BEGIN 和 COMMIT</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>语句</translation>
    </message>
    <message>
        <source>Se&amp;ed</source>
        <translation>种子(&amp;E)</translation>
    </message>
    <message>
        <source>Of the data and of the rows that are asked for.</source>
        <translation>用于数据和所访问的行。</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>均匀</translation>
    </message>
    <message>
        <source>special, default of sysbench 1.0</source>
        <translation>special，sysbench 1.0 的默认</translation>
    </message>
    <message>
        <source>gaussian</source>
        <translation>高斯</translation>
    </message>
    <message>
        <source>pareto</source>
        <translation>帕累托</translation>
    </message>
    <message>
        <source>zipfian</source>
        <translation>齐夫</translation>
    </message>
    <message>
        <source>Reads, range reads and writes in one transaction, as sysbench 1.0 sends.</source>
        <translation>一个事务包含点读、范围读和写，与 sysbench 1.0 相同。</translation>
    </message>
    <message>
        <source>Point and range reads in one transaction, as sysbench 1.0 sends.</source>
        <translation>一个事务包含点读和范围读，与 sysbench 1.0 相同。</translation>
    </message>
    <message>
        <source>One row by its key, no transaction, as sysbench 1.0 sends.</source>
        <translation>按主键读一行，不用事务，与 sysbench 1.0 相同。</translation>
    </message>
    <message>
        <source>About %1 on disk.</source>
        <translation>约占磁盘 %1。</translation>
    </message>
    <message>
        <source>75 % of all accesses go to a small part of the rows.</source>
        <translation>75% 的访问集中在一小部分行。</translation>
    </message>
    <message>
        <source>Every row is as likely as any other.</source>
        <translation>每一行被访问的概率相同。</translation>
    </message>
    <message>
        <source>prepared statements</source>
        <translation>预处理语句</translation>
    </message>
    <message>
        <source>statements as text</source>
        <translation>文本语句</translation>
    </message>
    <message>
        <source>no BEGIN and COMMIT</source>
        <translation>不用 BEGIN 和 COMMIT</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
</context>
<context>
    <name>Tare::OltpLoad</name>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>The table %1 held other data of Tare&apos;s (%2) and is made anew.</source>
        <translation>表 %1 存有 Tare 的其他数据（%2），将重新创建。</translation>
    </message>
</context>
<context>
    <name>Tare::OltpLoader</name>
    <message>
        <source>Loading rows</source>
        <translation>正在装载行</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>The data was not ready in the time given.</source>
        <translation>数据没有在规定时间内就绪。</translation>
    </message>
    <message>
        <source>The data could not be loaded.</source>
        <translation>无法装载数据。</translation>
    </message>
    <message>
        <source>The server took %1 of %2 rows into %3. Somebody else seems to work on the table.</source>
        <translation>服务器向 %3 写入了 %2 行中的 %1 行。似乎有其他人在操作该表。</translation>
    </message>
    <message>
        <source>Building the index of %1</source>
        <translation>正在建立 %1 的索引</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>正在检查 %1</translation>
    </message>
    <message>
        <source>The table %1 holds %2 rows after loading instead of %3. Somebody else seems to work on it.</source>
        <translation>装载后表 %1 有 %2 行，而不是 %3 行。似乎有其他人在操作该表。</translation>
    </message>
</context>
<context>
    <name>Tare::OltpPreflight</name>
    <message>
        <source>The load needs %1 connections, but the server allows %2 and %3 of them are in use. Use fewer threads or raise max_connections.</source>
        <translation>负载需要 %1 个连接，但服务器只允许 %2 个，其中 %3 个已被使用。请减少线程数或提高 max_connections。</translation>
    </message>
    <message>
        <source>The load needs %1 prepared statements (%2 for each table and thread), but the server allows %3 and %4 of them are in use. Use fewer threads or tables, raise max_prepared_stmt_count, or choose the text protocol.</source>
        <translation>负载需要 %1 条预处理语句（每表每线程 %2 条），但服务器只允许 %3 条，其中 %4 条已被使用。请减少线程数或表数，提高 max_prepared_stmt_count，或选择文本协议。</translation>
    </message>
</context>
<context>
    <name>Tare::OltpSchema</name>
    <message>
        <source>The schema %1 holds the table %2, which Tare has not made. Choose another schema; Tare touches only its own tables.</source>
        <translation>库 %1 中有表 %2，它不是 Tare 创建的。请选择另一个库；Tare 只操作自己的表。</translation>
    </message>
    <message>
        <source>The table %1 of the schema %2 does not hold the data that the load needs. Prepare the data first.</source>
        <translation>库 %2 的表 %1 中没有负载所需的数据。请先准备数据。</translation>
    </message>
</context>
<context>
    <name>Tare::OltpWorker</name>
    <message>
        <source>The server at %1 did not take all connections in time.</source>
        <translation>%1 的服务器没有及时接受全部连接。</translation>
    </message>
    <message>
        <source>A statement was still waiting for the server long after the end of the measurement and had to be killed.</source>
        <translation>测量结束很久之后仍有语句在等待服务器，只得将其终止。</translation>
    </message>
    <message numerus="yes">
        <source>A transaction failed %n times in a row. %1</source>
        <translation>
            <numerusform>一个事务连续失败了 %n 次。%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::OptionsEdit</name>
    <message>
        <source>Server options</source>
        <translation>服务器选项</translation>
    </message>
    <message>
        <source>one option a line, for example: maxmemory = 200mb</source>
        <translation>每行一个选项，例如：maxmemory = 200mb</translation>
    </message>
    <message>
        <source>as the server has them, the same on every side</source>
        <translation>服务器默认，各侧相同</translation>
    </message>
</context>
<context>
    <name>Tare::OrderPreview</name>
    <message>
        <source>Repetition %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>%1, repetition %2</source>
        <translation>%1，第 %2 轮</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more steps in the same manner</source>
        <translation>
            <numerusform>…以及另外 %n 个同样的步骤</numerusform>
        </translation>
    </message>
    <message>
        <source>Order of the steps</source>
        <translation>步骤顺序</translation>
    </message>
</context>
<context>
    <name>Tare::PasswordDialog</name>
    <message>
        <source>Password</source>
        <translation>密码</translation>
    </message>
    <message>
        <source>Password for “%1”</source>
        <translation>“%1”的密码</translation>
    </message>
    <message>
        <source>Password of the user “%1” for “%2”</source>
        <translation>用户“%1”在“%2”的密码</translation>
    </message>
    <message>
        <source>It is kept only until Tare closes and never written anywhere. Leave it empty if there is none.</source>
        <translation>密码只保留到 Tare 关闭，不会写到任何地方。没有密码请留空。</translation>
    </message>
</context>
<context>
    <name>Tare::PlanMatrixModel</name>
    <message>
        <source>%1 is the baseline</source>
        <translation>%1是基线</translation>
    </message>
    <message>
        <source>Make %1 the baseline</source>
        <translation>将%1设为基线</translation>
    </message>
    <message>
        <source>The others are compared with this one.</source>
        <translation>其他环境与它对比。</translation>
    </message>
    <message>
        <source>Make this the baseline (Ctrl+B)</source>
        <translation>设为基线 (Ctrl+B)</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>repetitions × time</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 is measured in %2</source>
        <translation>在%2中测量%1</translation>
    </message>
    <message>
        <source>%1 is not measured in %2</source>
        <translation>不在%2中测量%1</translation>
    </message>
    <message>
        <source>%1 does not fit the server of %2</source>
        <translation>%1不适用于%2的服务器</translation>
    </message>
    <message>
        <source>This workload needs another kind of server.</source>
        <translation>此负载需要另一类服务器。</translation>
    </message>
    <message>
        <source>Add a step to the plan</source>
        <translation>向计划添加步骤</translation>
    </message>
    <message>
        <source>Take a step out of the plan</source>
        <translation>从计划移除步骤</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Choose the baseline</source>
        <translation>选择基线</translation>
    </message>
</context>
<context>
    <name>Tare::PlanPage</name>
    <message>
        <source>A plan needs environments to run in and a workload to measure. Add them first; then tick here what is measured where.</source>
        <translation>计划需要运行的环境和要测量的负载。请先添加，再在这里勾选在哪里测量什么。</translation>
    </message>
    <message>
        <source>Go to Environments</source>
        <translation>前往环境</translation>
    </message>
    <message>
        <source>Go to Workloads</source>
        <translation>前往负载</translation>
    </message>
    <message>
        <source>Show &amp;commands</source>
        <translation>显示命令(&amp;C)</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Tick what is measured. The star marks the baseline.</source>
        <translation>勾选要测量的内容。星号表示基线。</translation>
    </message>
    <message>
        <source>Environments and workloads of the plan</source>
        <translation>计划中的环境和负载</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>重新抽取</translation>
    </message>
    <message>
        <source>Draw the order again</source>
        <translation>重新抽取顺序</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Before the run</source>
        <translation>运行之前</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Re&amp;petitions</source>
        <translation>重复次数(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>顺序(&amp;O)</translation>
    </message>
    <message>
        <source>Cool-&amp;down</source>
        <translation>间歇(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>Change the repetitions</source>
        <translation>更改重复次数</translation>
    </message>
    <message>
        <source>Choose the order</source>
        <translation>选择顺序</translation>
    </message>
    <message>
        <source>Change the cool-down</source>
        <translation>更改间歇</translation>
    </message>
    <message>
        <source>Change the seed</source>
        <translation>更改种子</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>依次</translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation>交替</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation>随机</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>one environment after the other: drift of the machine counts as a difference</source>
        <translation>逐个环境运行：机器的漂移会算作差异</translation>
    </message>
    <message>
        <source>every repetition holds each environment once, in turn</source>
        <translation>每轮每个环境各一次，轮流进行</translation>
    </message>
    <message>
        <source>every repetition holds each environment once, drawn with seed %1</source>
        <translation>每轮每个环境各一次，按种子 %1 抽取</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n 个步骤</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing planned</source>
        <translation>尚无计划</translation>
    </message>
    <message>
        <source>%1 for the data + %2 × %3</source>
        <comment>preparation + steps × time</comment>
        <translation>数据 %1 + %2 × %3</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>steps × time</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Something has to be put right first: see “Before the run”.</source>
        <translation>需要先改正一些问题：见“运行之前”。</translation>
    </message>
    <message>
        <source>Tick at least one box: then there is something to run.</source>
        <translation>请至少勾选一项，才有可运行的内容。</translation>
    </message>
    <message numerus="yes">
        <source>With the usual spread of %1, %n runs a side settle differences above %2.</source>
        <translation>
            <numerusform>按通常 %1 的波动，每侧 %n 次可分辨 %2 以上的差异。</numerusform>
        </translation>
    </message>
    <message>
        <source>One run a side shows a change but no spread: nobody can tell it from chance.</source>
        <translation>每侧一次只能看到变化而不知波动，无法与偶然区分。</translation>
    </message>
    <message>
        <source>what is known so far; nothing was started</source>
        <translation>目前已知的情况；没有启动任何内容</translation>
    </message>
    <message>
        <source>this machine is being looked at</source>
        <translation>正在检查本机</translation>
    </message>
    <message>
        <source>%1; the data needs about %2 for each copy</source>
        <translation>%1；每份数据约需 %2</translation>
    </message>
    <message>
        <source>Pick free ports</source>
        <translation>自动选择端口</translation>
    </message>
    <message>
        <source>Choose other folders…</source>
        <translation>选择其他文件夹…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Pick a free port</source>
        <translation>自动选择端口</translation>
    </message>
</context>
<context>
    <name>Tare::Presets</name>
    <message>
        <source>native</source>
        <translation>原生</translation>
    </message>
    <message>
        <source>native, one CPU</source>
        <translation>原生，单个 CPU</translation>
    </message>
    <message>
        <source>container, host network</source>
        <translation>容器，宿主机网络</translation>
    </message>
    <message>
        <source>container, bridge address</source>
        <translation>容器，桥接地址</translation>
    </message>
    <message>
        <source>container, published port</source>
        <translation>容器，发布端口</translation>
    </message>
    <message>
        <source>SET and GET</source>
        <translation>SET 和 GET</translation>
    </message>
    <message>
        <source>OLTP read/write</source>
        <translation>OLTP 读写</translation>
    </message>
    <message>
        <source>The set-up of the published comparison of MySQL 8.0.34 natively and in a container, in its full size and order: sysbench oltp_read_write, 20 tables of 10,000,000 rows, 8 threads, 300 s, 4 runs a side, native first. There the load came from another host.</source>
        <translation>已发表的 MySQL 8.0.34 原生与容器对比的配置，完整规模和顺序：sysbench oltp_read_write，20 张 10,000,000 行的表，8 个线程，300 秒，每侧 4 次，先原生。原文的压测来自另一台主机。</translation>
    </message>
    <message>
        <source>The set-up of the published comparison of Redis 2.8: redis-benchmark -q -d 100, so 50 clients, 100,000 requests a test and one key. Its fifteenth row, &quot;LPUSH (needed to benchmark LRANGE)&quot;, is the filling of the list, which Tare does before it measures LRANGE. Its LRANGE_500 asked for 450 elements. Three repetitions instead of one, so that the spread is known.</source>
        <translation>已发表的 Redis 2.8 对比的配置：redis-benchmark -q -d 100，即 50 个客户端，每项测试 100,000 个请求，单个键。其第十五行“LPUSH (needed to benchmark LRANGE)”是填充列表，Tare 在测量 LRANGE 之前完成。其 LRANGE_500 实际请求 450 个元素。用三次重复代替一次，以便得知波动。</translation>
    </message>
    <message>
        <source>Quick comparison: Redis, native and in a container</source>
        <translation>快速对比：Redis，原生与容器</translation>
    </message>
    <message>
        <source>SET and GET with 50 clients against redis-server, started natively and in a container with a published port; 3 interleaved runs each.</source>
        <translation>用 50 个客户端对 redis-server 执行 SET 和 GET，分别以原生方式和在发布端口的容器中启动；各交替运行 3 次。</translation>
    </message>
    <message>
        <source>Redis on every network path</source>
        <translation>各种网络路径上的 Redis</translation>
    </message>
    <message>
        <source>SET and GET with 50 clients: native, then a container on the host network, on its bridge address and on a published port. Shows what each step of the path costs.</source>
        <translation>50 个客户端的 SET 和 GET：原生，然后是使用宿主机网络、桥接地址和发布端口的容器。显示路径上每一级的开销。</translation>
    </message>
    <message>
        <source>Quick comparison: MariaDB or MySQL, native and in a container</source>
        <translation>快速对比：MariaDB 或 MySQL，原生与容器</translation>
    </message>
    <message>
        <source>OLTP read/write with 8 threads on 4 small tables, natively and in a container with a published port; 3 interleaved runs each.</source>
        <translation>在 4 张小表上用 8 个线程执行 OLTP 读写，分别以原生方式和在发布端口的容器中运行；各交替运行 3 次。</translation>
    </message>
    <message>
        <source>Published set-up: MySQL, 20 tables of 10 million rows</source>
        <translation>已发表的配置：MySQL，20 张 1000 万行的表</translation>
    </message>
    <message>
        <source>The published MySQL comparison in its full size: 8 threads for 300 s, 4 runs each, native first. Needs about 50 GB twice and several hours.</source>
        <translation>已发表的 MySQL 对比的完整规模：8 个线程，300 秒，各 4 次，先原生。需要约两份 50 GB 空间和数小时。</translation>
    </message>
    <message>
        <source>Published set-up: Redis, 15 tests in four environments</source>
        <translation>已发表的配置：Redis，四种环境中的 15 项测试</translation>
    </message>
    <message>
        <source>The published Redis comparison: native, native on one CPU, a container with a published port and one on the host network; 100,000 requests of 100 bytes for each test.</source>
        <translation>已发表的 Redis 对比：原生、绑定单个 CPU 的原生、发布端口的容器和宿主机网络的容器；每项测试 100,000 个 100 字节的请求。</translation>
    </message>
    <message>
        <source>There is no preset named “%1”. The presets are: %2.</source>
        <translation>没有名为“%1”的预设。可用的预设：%2。</translation>
    </message>
</context>
<context>
    <name>Tare::ProcessMark</name>
    <message>
        <source>The file “%1” could not be written.</source>
        <translation>无法写入文件“%1”。</translation>
    </message>
</context>
<context>
    <name>Tare::ProfileDocument</name>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>%1: expected %2, found %3.</source>
        <translation>%1：应为%2，实际为 %3。</translation>
    </message>
    <message>
        <source>%1: expected one of %2, found %3.</source>
        <translation>%1：应为 %2 之一，实际为 %3。</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>is missing.</source>
        <translation>缺失。</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 到 %2 的整数</translation>
    </message>
    <message>
        <source>must not be negative.</source>
        <translation>不能为负数。</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>整数列表</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>文本列表</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>%1: this version of Tare does not know this field; it was ignored.</source>
        <translation>%1：此版本的 Tare 不认识该字段，已忽略。</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>%1 There is one more problem.</source>
        <translation>%1 另有一个问题。</translation>
    </message>
    <message numerus="yes">
        <source>%1 There are %2 more problems.</source>
        <translation>
            <numerusform>%1 另有 %2 个问题。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.id: is missing; %2 was given.</source>
        <translation>%1.id：缺失；已分配 %2。</translation>
    </message>
    <message>
        <source>%1.id: “%2” is used twice in this list.</source>
        <translation>%1.id：“%2”在此列表中出现了两次。</translation>
    </message>
    <message>
        <source>This is no Tare test profile: the field “formatVersion” is missing. Choose a file that Tare has saved (*.tare).</source>
        <translation>这不是 Tare 测试方案：缺少字段“formatVersion”。请选择由 Tare 保存的文件（*.tare）。</translation>
    </message>
    <message>
        <source>formatVersion: expected a whole number from 1, so this is no Tare test profile. Choose a file that Tare has saved (*.tare).</source>
        <translation>formatVersion：应为从 1 开始的整数，因此这不是 Tare 测试方案。请选择由 Tare 保存的文件（*.tare）。</translation>
    </message>
    <message>
        <source>formatVersion: this profile has format %1, and this version of Tare reads formats up to %2. Open it with a newer version of Tare.</source>
        <translation>formatVersion：该方案的格式为 %1，而此版本的 Tare 最高支持格式 %2。请用更新版本的 Tare 打开。</translation>
    </message>
    <message>
        <source>This is no Tare test profile: it is larger than 4 MiB. Choose a file that Tare has saved (*.tare).</source>
        <translation>这不是 Tare 测试方案：它大于 4 MiB。请选择由 Tare 保存的文件（*.tare）。</translation>
    </message>
    <message>
        <source>The profile is empty. Choose another file, or a copy made before it was emptied.</source>
        <translation>方案文件为空。请选择其他文件，或清空之前的副本。</translation>
    </message>
    <message>
        <source>The profile is damaged at %1: it is not valid JSON from there on. Repair it in an editor, or choose another file.</source>
        <translation>方案文件在%1处损坏：从那里开始不是有效的 JSON。请用编辑器修复，或选择其他文件。</translation>
    </message>
    <message>
        <source>This is no Tare test profile: it holds no object. Choose a file that Tare has saved (*.tare).</source>
        <translation>这不是 Tare 测试方案：其中没有对象。请选择由 Tare 保存的文件（*.tare）。</translation>
    </message>
    <message>
        <source>“%1” cannot be opened. %2</source>
        <translation>无法打开“%1”。%2</translation>
    </message>
    <message>
        <source>It is a folder. Choose a file (*.tare).</source>
        <translation>它是文件夹。请选择文件（*.tare）。</translation>
    </message>
    <message>
        <source>It could not be read. Check that you may read it, or choose another file.</source>
        <translation>无法读取。请检查读取权限，或选择其他文件。</translation>
    </message>
    <message>
        <source>There is no such file. Check the name.</source>
        <translation>没有这个文件。请检查名称。</translation>
    </message>
    <message>
        <source>Reading it failed. Try again, or choose a copy.</source>
        <translation>读取失败。请重试，或选择副本。</translation>
    </message>
    <message>
        <source>“%1” could not be saved. What was there before is unchanged. Choose another folder, or make room.</source>
        <translation>无法保存“%1”。原有内容没有改变。请选择其他文件夹，或腾出空间。</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Rename the test profile</source>
        <translation>重命名测试方案</translation>
    </message>
    <message>
        <source>Add the environment “%1”</source>
        <translation>添加环境“%1”</translation>
    </message>
    <message>
        <source>Add the workload “%1”</source>
        <translation>添加负载“%1”</translation>
    </message>
    <message>
        <source>Remove the environment “%1”</source>
        <translation>移除环境“%1”</translation>
    </message>
    <message>
        <source>Remove the workload “%1”</source>
        <translation>移除负载“%1”</translation>
    </message>
    <message>
        <source>Move the environment “%1”</source>
        <translation>移动环境“%1”</translation>
    </message>
</context>
<context>
    <name>Tare::ProfileValidation</name>
    <message>
        <source>The port must be between 1 and 65535, or 0 for the default.</source>
        <translation>端口必须在 1 到 65535 之间，0 表示默认。</translation>
    </message>
    <message>
        <source>Ports below 1024 usually need administrator rights.</source>
        <translation>1024 以下的端口通常需要管理员权限。</translation>
    </message>
    <message>
        <source>“%1” is no list of CPUs. Write numbers and ranges, such as 0,2-3.</source>
        <translation>“%1”不是 CPU 列表。请写编号和范围，例如 0,2-3。</translation>
    </message>
    <message>
        <source>“%1” is no name of a server option. Write the name without dashes before it, and the value beside it.</source>
        <translation>“%1”不是服务器选项名。请写不带前导短横线的名称，并在旁边写值。</translation>
    </message>
    <message>
        <source>“%1” would put a password into the profile. Tare gives each server a random password by itself; remove it.</source>
        <translation>“%1”会把密码写入测试方案。Tare 会自行为每个服务器设置随机密码；请将其移除。</translation>
    </message>
    <message>
        <source>Tare sets “%1” itself. Remove it from the options.</source>
        <translation>“%1”由 Tare 自行设置。请从选项中移除。</translation>
    </message>
    <message>
        <source>The value of “%1” must be on one line.</source>
        <translation>“%1”的值必须在一行内。</translation>
    </message>
    <message>
        <source>Give the whole path of the server program, or leave it empty to use the first one found.</source>
        <translation>请写服务器程序的完整路径，或留空以使用找到的第一个。</translation>
    </message>
    <message>
        <source>The CPU limit must be at least 0.01 CPUs, or 0 for none.</source>
        <translation>CPU 限制至少为 0.01 个 CPU，0 表示不限制。</translation>
    </message>
    <message>
        <source>The memory limit must be at least %1 MiB, or 0 for none.</source>
        <translation>内存限制至少为 %1 MiB，0 表示不限制。</translation>
    </message>
    <message>
        <source>The limit of open files must be 0 (as the native process has) or more.</source>
        <translation>打开文件数限制必须为 0（与原生进程相同）或更大。</translation>
    </message>
    <message>
        <source>Name the image, such as redis:7.0.</source>
        <translation>请写镜像名称，例如 redis:7.0。</translation>
    </message>
    <message>
        <source>“%1” is no name of an image.</source>
        <translation>“%1”不是镜像名称。</translation>
    </message>
    <message>
        <source>A Redis database is a number, usually 0 to 15.</source>
        <translation>Redis 数据库是一个编号，通常为 0 到 15。</translation>
    </message>
    <message>
        <source>“%1” is no name of a schema: at most 64 characters, and no backquote.</source>
        <translation>“%1”不是库名：最多 64 个字符，且不能有反引号。</translation>
    </message>
    <message>
        <source>Give the address of the server, or a Unix socket.</source>
        <translation>请写服务器地址，或 Unix 套接字。</translation>
    </message>
    <message>
        <source>“%1” is no address. Write a name or number only; the port has a field of its own.</source>
        <translation>“%1”不是地址。请只写名称或数字地址；端口另有字段。</translation>
    </message>
    <message>
        <source>The Unix socket must be a whole path of at most %1 bytes.</source>
        <translation>Unix 套接字必须是完整路径，最长 %1 字节。</translation>
    </message>
    <message>
        <source>Without a file of certificate authorities the system&apos;s own are used to verify the server.</source>
        <translation>没有证书颁发机构文件时，使用系统自带的来验证服务器。</translation>
    </message>
    <message>
        <source>Give the environment a name.</source>
        <translation>请为环境命名。</translation>
    </message>
    <message>
        <source>The colour must be 0 (chosen by Tare) or more.</source>
        <translation>颜色必须为 0（由 Tare 选择）或更大。</translation>
    </message>
    <message>
        <source>The number of repetitions must be between 1 and %1.</source>
        <translation>重复次数必须在 1 到 %1 之间。</translation>
    </message>
    <message>
        <source>With one repetition no spread is known, so no difference can be shown to be real. Use at least 3.</source>
        <translation>只重复一次无法得知波动，不能证明差异真实存在。请至少重复 3 次。</translation>
    </message>
    <message>
        <source>With two repetitions the interval of a difference is very wide. Use at least 3.</source>
        <translation>重复两次时差异的区间很宽。请至少重复 3 次。</translation>
    </message>
    <message>
        <source>The rest between two steps must be between 0 and %1 seconds.</source>
        <translation>两个步骤之间的间歇必须在 0 到 %1 秒之间。</translation>
    </message>
    <message>
        <source>One environment after the other: whatever changes on this machine meanwhile looks like a difference between them. Interleave the runs.</source>
        <translation>逐个环境依次运行：期间机器上的任何变化都会看起来像环境差异。请交替运行。</translation>
    </message>
    <message>
        <source>The plan has %1 steps, and at most %2 can be run. Use fewer repetitions, tests or thread counts.</source>
        <translation>计划有 %1 个步骤，最多可运行 %2 个。请减少重复次数、测试项或线程数。</translation>
    </message>
    <message>
        <source>The baseline is not one of the environments. Choose another.</source>
        <translation>基线不在环境列表中。请另选。</translation>
    </message>
    <message>
        <source>This pair names an environment or a workload that does not exist any more; it has no effect.</source>
        <translation>这一组合中的环境或负载已不存在；它不起作用。</translation>
    </message>
    <message>
        <source>There is no environment yet. Add one.</source>
        <translation>还没有环境。请添加一个。</translation>
    </message>
    <message>
        <source>There is no workload yet. Add one.</source>
        <translation>还没有负载。请添加一个。</translation>
    </message>
    <message>
        <source>No workload of the plan is run in “%1”.</source>
        <translation>计划中没有负载在“%1”中运行。</translation>
    </message>
    <message>
        <source>“%1” is not run in any environment of the plan.</source>
        <translation>“%1”没有在计划的任何环境中运行。</translation>
    </message>
    <message>
        <source>The plan has no step: no environment runs the kind of server that a ticked workload needs.</source>
        <translation>计划中没有步骤：没有环境运行所勾选负载需要的服务器类型。</translation>
    </message>
    <message>
        <source>Must be between %1 and %2.</source>
        <translation>必须在 %1 到 %2 之间。</translation>
    </message>
    <message>
        <source>Give at least one number.</source>
        <translation>请至少写一个数。</translation>
    </message>
    <message>
        <source>%1 is there twice; it is run once.</source>
        <translation>%1 出现了两次；只运行一次。</translation>
    </message>
    <message>
        <source>The interval is longer than the measurement, so the chart will have one point.</source>
        <translation>采样间隔比测量时段还长，图上只会有一个点。</translation>
    </message>
    <message>
        <source>Without a warm-up the first seconds count, when caches are cold and connections new.</source>
        <translation>没有预热时，缓存尚冷、连接刚建立的最初几秒也会计入。</translation>
    </message>
    <message>
        <source>Choose at least one test.</source>
        <translation>请至少选择一项测试。</translation>
    </message>
    <message>
        <source>There are more load threads than clients; some will have nothing to do.</source>
        <translation>压测线程多于客户端；有些线程将无事可做。</translation>
    </message>
    <message>
        <source>With so few rows the threads mostly wait for each other&apos;s locks.</source>
        <translation>行数这么少，线程大多在互相等待锁。</translation>
    </message>
    <message>
        <source>Give the workload a name.</source>
        <translation>请为负载命名。</translation>
    </message>
</context>
<context>
    <name>Tare::ProgramFiles</name>
    <message>
        <source>Not every library that “%1” loads could be found, so it cannot be put into an image. Choose an image by name instead.</source>
        <translation>“%1”加载的库没有全部找到，因此无法打包成镜像。请改为按名称选择镜像。</translation>
    </message>
    <message>
        <source>“%1” could not be read, so no image can be made of it.</source>
        <translation>无法读取“%1”，因此不能用它制作镜像。</translation>
    </message>
</context>
<context>
    <name>Tare::QuickCard</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Change it first…</source>
        <translation>先修改…</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Container</source>
        <translation>容器</translation>
    </message>
    <message>
        <source>One CPU</source>
        <translation>单个 CPU</translation>
    </message>
    <message>
        <source>Native</source>
        <translation>原生</translation>
    </message>
    <message>
        <source>What you will get: the throughput of each as a bar, native being 100 %</source>
        <translation>你将得到：各环境吞吐量的柱状图，原生为 100%</translation>
    </message>
    <message>
        <source>about %1 · uses free ports of this computer only · nothing is installed or left behind</source>
        <translation>约 %1·只使用本机的空闲端口·不安装也不留下任何内容</translation>
    </message>
</context>
<context>
    <name>Tare::QuickComparison</name>
    <message>
        <source>Native, one CPU</source>
        <translation>原生，单个 CPU</translation>
    </message>
    <message>
        <source>Container, host network</source>
        <translation>容器，宿主机网络</translation>
    </message>
    <message>
        <source>Container, bridge address</source>
        <translation>容器，桥接地址</translation>
    </message>
    <message>
        <source>Container, published port</source>
        <translation>容器，发布端口</translation>
    </message>
    <message>
        <source>Native</source>
        <translation>原生</translation>
    </message>
    <message>
        <source>Quick comparison</source>
        <translation>快速对比</translation>
    </message>
    <message>
        <source>one %1 binary for both sides</source>
        <translation>两侧使用同一个 %1 程序</translation>
    </message>
    <message>
        <source>Quick comparison: %1, native vs container</source>
        <translation>快速对比：%1，原生与容器</translation>
    </message>
    <message>
        <source>Quick comparison: %1, native vs one CPU</source>
        <translation>快速对比：%1，原生与单个 CPU</translation>
    </message>
    <message>
        <source>No container engine can be used here, so the native server is compared with itself on one CPU. Install the package podman or docker.io, then check again.</source>
        <translation>这里没有可用的容器引擎，因此将原生服务器与绑定单个 CPU 的自身对比。请安装软件包 podman 或 docker.io，然后重新检查。</translation>
    </message>
    <message>
        <source>No server program was found. Install the package redis-server or mariadb-server, then check again.</source>
        <translation>未找到服务器程序。请安装软件包 redis-server 或 mariadb-server，然后重新检查。</translation>
    </message>
    <message>
        <source>redis-server was not found, so MariaDB is compared.</source>
        <translation>未找到 redis-server，因此对比 MariaDB。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n clients</source>
        <translation>
            <numerusform>%1，%n 个客户端</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n interleaved repetitions of %1 after %2 of warm-up</source>
        <translation>
            <numerusform>预热 %2 后测量 %1，交替重复 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>format of a day, see QDate::toString</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of a day, see QDate::toString</comment>
        <translation>yyyy年M月d日</translation>
    </message>
</context>
<context>
    <name>Tare::Readiness</name>
    <message>
        <source>Stopped while the server was starting.</source>
        <translation>在服务器启动时停止。</translation>
    </message>
    <message>
        <source>%1 ended while it was starting (%2). Its last messages tell why.</source>
        <translation>%1 在启动过程中退出（%2）。原因见其最后的消息。</translation>
    </message>
    <message>
        <source>%1 did not become ready within %2 s. Look at its last messages, correct its options, or raise the waiting time.</source>
        <translation>%1 在 %2 秒内未就绪。请查看其最后的消息，更正选项，或延长等待时间。</translation>
    </message>
</context>
<context>
    <name>Tare::RedisConnection</name>
    <message>
        <source>No connection to Redis at %1.</source>
        <translation>无法连接 %1 的 Redis。</translation>
    </message>
    <message>
        <source>This build of Tare cannot use TLS with Redis. Switch TLS off for this environment.</source>
        <translation>此版本的 Tare 不支持 Redis 的 TLS。请为该环境关闭 TLS。</translation>
    </message>
    <message>
        <source>The Redis server does not answer.</source>
        <translation>Redis 服务器没有响应。</translation>
    </message>
    <message>
        <source>The Redis server closed the connection.</source>
        <translation>Redis 服务器关闭了连接。</translation>
    </message>
    <message>
        <source>Tare may not open that many connections. Use fewer clients, or raise the limit of open files (ulimit -n).</source>
        <translation>Tare 不能打开这么多连接。请减少客户端数，或提高打开文件数限制（ulimit -n）。</translation>
    </message>
    <message>
        <source>This computer has no free local port left for another connection. Use fewer clients, or wait until closed connections have timed out.</source>
        <translation>本机没有空闲的本地端口可用于新连接。请减少客户端数，或等待已关闭的连接超时。</translation>
    </message>
    <message>
        <source>Stopped while connecting.</source>
        <translation>在连接时停止。</translation>
    </message>
    <message>
        <source>Only %1 of %2 connections were answered by the Redis server in time.</source>
        <translation>Redis 服务器只及时响应了 %2 个连接中的 %1 个。</translation>
    </message>
    <message>
        <source>The server closed the connection.</source>
        <translation>服务器关闭了连接。</translation>
    </message>
</context>
<context>
    <name>Tare::RedisData</name>
    <message>
        <source>Stopped while the data was prepared.</source>
        <translation>在准备数据时停止。</translation>
    </message>
    <message>
        <source>The data of this test is not on the server as it was written. It may have been evicted or changed by another client.</source>
        <translation>服务器上的测试数据与写入时不同。可能已被淘汰，或被其他客户端修改。</translation>
    </message>
    <message>
        <source>The database already holds keys that begin with “%1” and were not made by Tare. Choose another database number.</source>
        <translation>该数据库中已有以“%1”开头、并非由 Tare 创建的键。请选择其他数据库编号。</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>个键</translation>
    </message>
    <message>
        <source>%1 of %2 keys looked at</source>
        <translation>已检查 %2 个键中的 %1 个</translation>
    </message>
</context>
<context>
    <name>Tare::RedisError</name>
    <message>
        <source>What answers at this address does not speak Redis&apos; protocol.</source>
        <translation>该地址上的服务不使用 Redis 协议。</translation>
    </message>
    <message>
        <source>The server has reached its limit of connections. Use fewer clients, or raise the server&apos;s option maxclients.</source>
        <translation>服务器已达到连接数上限。请减少客户端数，或提高服务器选项 maxclients。</translation>
    </message>
    <message>
        <source>The server asks for a password. Give one for this environment.</source>
        <translation>服务器要求密码。请为该环境提供密码。</translation>
    </message>
    <message>
        <source>The server refuses the user name or password.</source>
        <translation>服务器拒绝了用户名或密码。</translation>
    </message>
    <message>
        <source>The server has no password set, but one was given.</source>
        <translation>服务器没有设置密码，但提供了密码。</translation>
    </message>
    <message>
        <source>The account has no right to do this on the server. Give it the command and the key prefix, or use another account.</source>
        <translation>该账户在服务器上没有此权限。请授予它相应的命令和键前缀，或使用其他账户。</translation>
    </message>
    <message>
        <source>The server is in protected mode and takes connections from its own host only. Set a password, or start it with protected-mode no.</source>
        <translation>服务器处于保护模式，只接受本机连接。请设置密码，或以 protected-mode no 启动。</translation>
    </message>
    <message>
        <source>The server is still loading its data set into memory. Try again when it has finished.</source>
        <translation>服务器仍在把数据集装入内存。请等它完成后重试。</translation>
    </message>
    <message>
        <source>The server refuses writes because it could not save a snapshot. Check its disk and rights, or start it with save &quot;&quot;.</source>
        <translation>服务器因无法保存快照而拒绝写入。请检查其磁盘和权限，或以 save &quot;&quot; 启动。</translation>
    </message>
    <message>
        <source>The server has reached its memory limit. Raise maxmemory, or use fewer keys or a smaller payload.</source>
        <translation>服务器已达到内存上限。请提高 maxmemory，或减少键数、减小数据大小。</translation>
    </message>
    <message>
        <source>The server is a read-only replica. Point the environment at the primary.</source>
        <translation>该服务器是只读副本。请将环境指向主节点。</translation>
    </message>
    <message>
        <source>The server is part of a Redis Cluster, which this version cannot load. Use a single server.</source>
        <translation>该服务器属于 Redis Cluster，此版本无法对其施压。请使用单机服务器。</translation>
    </message>
    <message>
        <source>The server is part of a Redis Cluster that is down.</source>
        <translation>该服务器所属的 Redis Cluster 已下线。</translation>
    </message>
    <message>
        <source>The server is a replica that has lost its primary.</source>
        <translation>该服务器是失去主节点的副本。</translation>
    </message>
    <message>
        <source>The server has no database of that number.</source>
        <translation>服务器没有该编号的数据库。</translation>
    </message>
    <message>
        <source>The server does not know a command of this test. It may be too old for it.</source>
        <translation>服务器不认识此测试的某个命令。它的版本可能太旧。</translation>
    </message>
    <message>
        <source>The server answered a command with an error.</source>
        <translation>服务器对命令返回了错误。</translation>
    </message>
</context>
<context>
    <name>Tare::RedisForm</name>
    <message>
        <source>Tests</source>
        <translation>测试项</translation>
    </message>
    <message>
        <source>Each is a case of its own, with the commands that redis-benchmark sends.</source>
        <translation>每项是一个独立用例，命令与 redis-benchmark 相同。</translation>
    </message>
    <message>
        <source>&amp;Clients</source>
        <translation>客户端(&amp;C)</translation>
    </message>
    <message>
        <source>Connections. A list such as 1, 10, 50 is run in turn.</source>
        <translation>连接数。1, 10, 50 这样的列表会依次运行。</translation>
    </message>
    <message>
        <source>Load &amp;threads</source>
        <translation>压测线程(&amp;T)</translation>
    </message>
    <message>
        <source>The connections are shared out among them. One is what redis-benchmark has.</source>
        <translation>连接会分配给这些线程。redis-benchmark 使用一个。</translation>
    </message>
    <message>
        <source>&amp;Pipeline</source>
        <translation>流水线(&amp;P)</translation>
    </message>
    <message>
        <source>Requests sent before the first reply is waited for.</source>
        <translation>等待第一个响应之前发送的请求数。</translation>
    </message>
    <message>
        <source>Value &amp;size</source>
        <translation>值大小(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>键数(&amp;K)</translation>
    </message>
    <message>
        <source>Number of different random keys.</source>
        <translation>不同随机键的数量。</translation>
    </message>
    <message>
        <source>Change the value size</source>
        <translation>更改值大小</translation>
    </message>
    <message>
        <source>Change the number of keys</source>
        <translation>更改键数</translation>
    </message>
    <message>
        <source>Change the pipeline</source>
        <translation>更改流水线</translation>
    </message>
    <message>
        <source>Change the load threads</source>
        <translation>更改压测线程</translation>
    </message>
    <message>
        <source>Choose the tests</source>
        <translation>选择测试项</translation>
    </message>
    <message>
        <source> bytes</source>
        <translation> 字节</translation>
    </message>
</context>
<context>
    <name>Tare::RedisLoad</name>
    <message>
        <source>Tare may open only %1 files at a time, too few for %2 clients. Use fewer clients, or raise the limit (ulimit -n).</source>
        <translation>Tare 同时只能打开 %1 个文件，不够 %2 个客户端使用。请减少客户端数，或提高限制（ulimit -n）。</translation>
    </message>
    <message>
        <source>The test took elements faster than they could be put back: %1 of %2 requests met an empty structure. Use fewer clients or a shorter pipeline.</source>
        <translation>测试取出元素的速度快于放回：%2 个请求中有 %1 个遇到空结构。请减少客户端数或缩短流水线。</translation>
    </message>
    <message>
        <source>%1 elements were put back while the test took them, so that it never ran on an empty structure.</source>
        <translation>测试取出元素的同时放回了 %1 个元素，使其从不在空结构上运行。</translation>
    </message>
    <message>
        <source>%1 of %2 requests got an empty reply.</source>
        <translation>%2 个请求中有 %1 个得到空响应。</translation>
    </message>
</context>
<context>
    <name>Tare::RedisWorker</name>
    <message>
        <source>The server&apos;s reply to %1 is of another kind than it has to be.</source>
        <translation>服务器对 %1 的响应类型不符。</translation>
    </message>
    <message>
        <source>The server closed a connection in the middle of the load.</source>
        <translation>服务器在压测过程中关闭了一个连接。</translation>
    </message>
</context>
<context>
    <name>Tare::Report</name>
    <message>
        <source>not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>running</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>some steps failed</source>
        <translation>部分步骤失败</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>请求数</translation>
    </message>
    <message>
        <source>Requests/s</source>
        <translation>请求/秒</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询数</translation>
    </message>
    <message>
        <source>Queries/s</source>
        <translation>查询/秒</translation>
    </message>
    <message>
        <source>Transactions/s</source>
        <translation>事务/秒</translation>
    </message>
    <message>
        <source>Average ms</source>
        <translation>平均 ms</translation>
    </message>
    <message>
        <source>95 % ms</source>
        <translation>95% ms</translation>
    </message>
    <message>
        <source>99 % ms</source>
        <translation>99% ms</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>change of means</source>
        <translation>平均值的变化</translation>
    </message>
    <message>
        <source>change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>%1 % interval (%)</source>
        <translation>%1% 区间（%）</translation>
    </message>
    <message>
        <source>Step %1 (%2, %3) %4: %5</source>
        <extracomment>%1 number of a step, %2 environment, %3 workload, %4 failed, stopped or skipped, %5 the reason</extracomment>
        <translation>步骤 %1（%2，%3）%4：%5</translation>
    </message>
    <message>
        <source>Step %1 (%2, %3): error %4, %5 times.</source>
        <translation>步骤 %1（%2，%3）：错误 %4，%5 次。</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>测试 %1：%2</translation>
    </message>
    <message>
        <source>%1, started %2</source>
        <translation>%1，开始于 %2</translation>
    </message>
    <message>
        <source>Changes are relative to “%1”: of the means above, and of the geometric means with their confidence interval.</source>
        <translation>变化均相对于“%1”：上面平均值的变化，以及几何平均值的变化及其置信区间。</translation>
    </message>
    <message>
        <source>Step %1 (%2, %3): the server counted %4 queries, Tare %5. Do not trust this step.</source>
        <translation>第 %1 步（%2，%3）：服务器计得 %4 次查询，Tare 计得 %5 次。请勿采信此步骤。</translation>
    </message>
    <message>
        <source>In a closed loop the average latency follows from the throughput; it is no second piece of evidence.</source>
        <translation>在闭环负载下，平均延迟由吞吐量决定，不是另一项独立的证据。</translation>
    </message>
</context>
<context>
    <name>Tare::Results</name>
    <message>
        <source>Tare was ended in the middle of this step.</source>
        <translation>Tare 在此步骤进行中被结束。</translation>
    </message>
    <message>
        <source>The file %1 is not a results file of Tare and was left alone. Choose another results file.</source>
        <translation>文件 %1 不是 Tare 的结果文件，未作改动。请选择其他结果文件。</translation>
    </message>
    <message>
        <source>The results file %1 is damaged. Move it away or choose another results file.</source>
        <translation>结果文件 %1 已损坏。请将其移走或选择其他结果文件。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a results file. Name a file in it.</source>
        <translation>%1 是文件夹，不是结果文件。请指定其中的文件。</translation>
    </message>
    <message>
        <source>The folder %1 for the results file could not be created. Choose another results file.</source>
        <translation>无法创建结果文件所在的文件夹 %1。请选择其他结果文件。</translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver is missing. Install the package libqt6sql6-sqlite.</source>
        <translation>缺少 Qt 的 SQLite 驱动。请安装软件包 libqt6sql6-sqlite。</translation>
    </message>
    <message>
        <source>The results file %1 was written by a newer Tare (format %2, this program knows up to %3). Update Tare or choose another results file.</source>
        <translation>结果文件 %1 由更新版本的 Tare 写成（格式 %2，本程序最高支持 %3）。请更新 Tare 或选择其他结果文件。</translation>
    </message>
    <message>
        <source>The results file %1 was removed or replaced while Tare was writing to it.</source>
        <translation>Tare 写入期间，结果文件 %1 被移除或替换。</translation>
    </message>
    <message>
        <source>The results file %1 is locked by another program. Close that program or choose another results file.</source>
        <translation>结果文件 %1 被其他程序锁定。请关闭该程序或选择其他结果文件。</translation>
    </message>
    <message>
        <source>The disk of the results file %1 is full. What was written before can still be read. Free some space or choose another results file.</source>
        <translation>结果文件 %1 所在的磁盘已满。之前写入的内容仍可读取。请腾出空间或选择其他结果文件。</translation>
    </message>
    <message>
        <source>The results file %1 cannot be opened for writing. Check its permissions or choose another results file.</source>
        <translation>无法以写入方式打开结果文件 %1。请检查其权限或选择其他结果文件。</translation>
    </message>
    <message>
        <source>The results file %1 could not be read or written.</source>
        <translation>无法读写结果文件 %1。</translation>
    </message>
    <message>
        <source>There is no run %1 in %2.</source>
        <translation>%2 中没有测试记录 %1。</translation>
    </message>
    <message>
        <source>Run %1 is still going on. Stop it before you delete it.</source>
        <translation>测试 %1 仍在进行。请先停止再删除。</translation>
    </message>
    <message>
        <source>There is not enough space for results in %1: %2 MiB are free, %3 MiB are needed. Free some space or choose another results file.</source>
        <translation>%1 中没有足够空间存放结果：可用 %2 MiB，需要 %3 MiB。请腾出空间或选择其他结果文件。</translation>
    </message>
    <message>
        <source>Step %1 is not part of the run.</source>
        <translation>步骤 %1 不属于该测试。</translation>
    </message>
</context>
<context>
    <name>Tare::ResultsPage</name>
    <message>
        <source>Runs</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Finished tests appear here automatically, with their answer and every interval.</source>
        <translation>完成的测试会自动出现在这里，附结论和每个采样区间。</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Filter by profile, note, answer…</source>
        <translation>按方案、备注、结论筛选…</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Compare selected</source>
        <translation>对比所选</translation>
    </message>
    <message>
        <source>Any workload</source>
        <translation>任意负载</translation>
    </message>
    <message>
        <source>Any machine</source>
        <translation>任意机器</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>任意状态</translation>
    </message>
    <message numerus="yes">
        <source>%n ticked</source>
        <translation>
            <numerusform>已勾选 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick runs in the first column, or with Space.</source>
        <translation>在第一列勾选测试，或按空格。</translation>
    </message>
    <message>
        <source>Delete run</source>
        <translation>删除测试</translation>
    </message>
    <message>
        <source>Delete the run “%1” of %2?</source>
        <translation>删除 %2 的测试“%1”？</translation>
    </message>
    <message>
        <source>Its steps and intervals leave the results file. This cannot be undone; export it first if it may be needed.</source>
        <translation>其步骤和采样区间将从结果文件中删除，无法撤销；如有需要请先导出。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Export run</source>
        <translation>导出测试</translation>
    </message>
    <message>
        <source>The run could not be written to %1. Choose a folder you may write to.</source>
        <translation>无法将测试写入 %1。请选择可写的文件夹。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n runs shown · %2</source>
        <translation>
            <numerusform>显示 %n 个测试中的 %1 个·%2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>file name, its size</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>Tare::ResultsPreview</name>
    <message>
        <source>This run is going on.</source>
        <translation>此测试正在进行。</translation>
    </message>
    <message>
        <source>Each interval is saved as it ends.</source>
        <translation>每个采样区间结束即保存。</translation>
    </message>
    <message numerus="yes">
        <source>Incomplete: %1 of %n steps.</source>
        <translation>
            <numerusform>未完成：%n 个步骤中的 %1 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tare went away in step %1. The finished steps and %n intervals of step %1 are kept; step %1 is not averaged in.</source>
        <translation>
            <numerusform>Tare 在步骤 %1 中退出。已完成的步骤和步骤 %1 的 %n 个采样区间已保留；步骤 %1 不计入平均值。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tare went away between two steps. The finished steps are kept.</source>
        <translation>Tare 在两个步骤之间退出。已完成的步骤已保留。</translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %1 of %n steps.</source>
        <translation>
            <numerusform>已停止：%n 个步骤中的 %1 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The finished steps are kept. A step that was stopped is not averaged in.</source>
        <translation>已完成的步骤已保留。被停止的步骤不计入平均值。</translation>
    </message>
    <message numerus="yes">
        <source>%n steps did not finish.</source>
        <translation>
            <numerusform>%n 个步骤未完成。</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1, %2: %3</source>
        <translation>步骤 %1，%2：%3</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>柱状图</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>随时间</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Its profile</source>
        <translation>其方案</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>删除…</translation>
    </message>
    <message>
        <source>Open the test profile this run was made from</source>
        <translation>打开此测试所用的测试方案</translation>
    </message>
    <message>
        <source>Chart…</source>
        <translation>图表…</translation>
    </message>
    <message>
        <source>Steps as CSV…</source>
        <translation>步骤 CSV…</translation>
    </message>
    <message>
        <source>Intervals as CSV…</source>
        <translation>采样区间 CSV…</translation>
    </message>
    <message>
        <source>Whole run as JSON…</source>
        <translation>完整测试 JSON…</translation>
    </message>
    <message>
        <source>Report as Markdown…</source>
        <translation>Markdown 报告…</translation>
    </message>
    <message numerus="yes">
        <source>%n cases</source>
        <translation>
            <numerusform>%n 个用例</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between facts in a line; without spaces in Chinese</comment>
        <translation>·</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>case, what is drawn</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>— %1</source>
        <comment>after a chart&apos;s title</comment>
        <translation>— %1</translation>
    </message>
</context>
<context>
    <name>Tare::RunAnswer</name>
    <message numerus="yes">
        <source>%1 of %n steps</source>
        <translation>
            <numerusform>%n 个步骤中的 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Running, %1</source>
        <translation>进行中，%1</translation>
    </message>
    <message>
        <source>Incomplete, %1</source>
        <translation>未完成，%1</translation>
    </message>
    <message>
        <source>Stopped, %1</source>
        <translation>已停止，%1</translation>
    </message>
    <message>
        <source>Failed, %1</source>
        <translation>失败，%1</translation>
    </message>
    <message>
        <source>running</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>未完成</translation>
    </message>
</context>
<context>
    <name>Tare::RunController</name>
    <message>
        <source>The directory “%1” could not be made.</source>
        <translation>无法创建目录“%1”。</translation>
    </message>
    <message>
        <source>A run is going on already. Wait until it has ended, or stop it.</source>
        <translation>已有测试正在进行。请等它结束，或将其停止。</translation>
    </message>
    <message>
        <source>What the load left on the server could not be removed: %1</source>
        <translation>无法移除压测在服务器上留下的内容：%1</translation>
    </message>
    <message>
        <source>Tare&apos;s own process cannot be found in /proc.</source>
        <translation>在 /proc 中找不到 Tare 自己的进程。</translation>
    </message>
    <message>
        <source>Stopped by the user.</source>
        <translation>由用户停止。</translation>
    </message>
</context>
<context>
    <name>Tare::RunEventsModel</name>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
</context>
<context>
    <name>Tare::RunFlow</name>
    <message>
        <source>A test is running (step %1 of %2).</source>
        <translation>测试正在进行（第 %1/%2 步）。</translation>
    </message>
    <message>
        <source>A test is running.</source>
        <translation>测试正在进行。</translation>
    </message>
    <message>
        <source>Finished steps are saved. Stopping now ends the run; what was measured stays.</source>
        <translation>已完成的步骤已保存。现在停止会结束测试；已测量的内容会保留。</translation>
    </message>
    <message>
        <source>Stop and quit</source>
        <translation>停止并退出</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>继续运行</translation>
    </message>
</context>
<context>
    <name>Tare::RunPlan</name>
    <message>
        <source>There is nothing to run. Add an environment and a workload for the same kind of server, and do not exclude them both in the plan.</source>
        <translation>没有可运行的内容。请添加同一类服务器的环境和负载，并且不要在计划中都排除。</translation>
    </message>
    <message>
        <source>There is not enough space: the run needs about %1 in “%2”, %3 are free. Use fewer tables or rows, or set TARE_WORK_DIR to a directory with more space.</source>
        <translation>磁盘空间不足：测试在“%2”中约需 %1，仅剩 %3。请减少表数或行数，或用 TARE_WORK_DIR 指定空间更大的目录。</translation>
    </message>
</context>
<context>
    <name>Tare::RunStepsModel</name>
    <message>
        <source>not run yet</source>
        <translation>尚未运行</translation>
    </message>
    <message>
        <source>running</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>%1 · repetition %2</source>
        <comment>case, number</comment>
        <translation>%1·第 %2 轮</translation>
    </message>
    <message>
        <source>Repetition %1</source>
        <translation>第 %1 轮</translation>
    </message>
    <message>
        <source>%1, repetition %2</source>
        <translation>%1，第 %2 轮</translation>
    </message>
    <message>
        <source>Step %1, %2, %3</source>
        <translation>步骤 %1，%2，%3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>Tare::RunView</name>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>&amp;Earlier steps</source>
        <translation>较早的步骤(&amp;E)</translation>
    </message>
    <message>
        <source>Shown time</source>
        <translation>显示的时间</translation>
    </message>
    <message>
        <source>Whole run</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Last 5 min</source>
        <translation>最近 5 分钟</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>— %1</source>
        <comment>after a chart&apos;s title</comment>
        <translation>— %1</translation>
    </message>
    <message>
        <source>whole run</source>
        <translation>整个测试</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>步骤 %1</translation>
    </message>
    <message>
        <source>this step</source>
        <translation>此步骤</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>What was measured is kept. Force stop in %1.</source>
        <translation>已测量的内容会保留。%1 后强制停止。</translation>
    </message>
    <message>
        <source>What was measured is kept. Ending what still runs.</source>
        <translation>已测量的内容会保留。正在结束仍在运行的内容。</translation>
    </message>
    <message>
        <source>Step %1, %2, failed.</source>
        <translation>步骤 %1，%2，失败。</translation>
    </message>
    <message>
        <source>Step %1, %2, was skipped.</source>
        <translation>步骤 %1，%2，已跳过。</translation>
    </message>
    <message>
        <source>Starting the server</source>
        <translation>正在启动服务器</translation>
    </message>
    <message>
        <source>Preparing the data</source>
        <translation>正在准备数据</translation>
    </message>
    <message>
        <source>Warming up</source>
        <translation>正在预热</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>正在测量</translation>
    </message>
    <message>
        <source>Stopping the server</source>
        <translation>正在停止服务器</translation>
    </message>
    <message>
        <source>Resting</source>
        <translation>间歇</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>正在开始</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Finished, some steps failed</source>
        <translation>已结束，部分步骤失败</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>time measured so far of all</comment>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>of %1 %2</source>
        <comment>a count and what is counted</comment>
        <translation>/ %1 %2</translation>
    </message>
    <message>
        <source>Requests/s, last %1</source>
        <translation>请求/秒，最近 %1</translation>
    </message>
    <message>
        <source>Requests/s</source>
        <translation>请求/秒</translation>
    </message>
    <message>
        <source>Transactions/s, last %1</source>
        <translation>事务/秒，最近 %1</translation>
    </message>
    <message>
        <source>Transactions/s</source>
        <translation>事务/秒</translation>
    </message>
    <message>
        <source>mean %1 since warm-up</source>
        <translation>预热后平均 %1</translation>
    </message>
    <message>
        <source>warm-up, not counted</source>
        <translation>预热，不计入</translation>
    </message>
    <message>
        <source>95 % latency</source>
        <translation>95% 延迟</translation>
    </message>
    <message>
        <source>50 % %1 · 99 % %2 · max %3</source>
        <translation>50% %1 · 99% %2 · 最大 %3</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>none so far</source>
        <translation>目前没有</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n retried</source>
        <translation>
            <numerusform>%1，重试 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of all</source>
        <comment>a share of all operations</comment>
        <translation>占全部的 %1</translation>
    </message>
    <message>
        <source>Client CPU</source>
        <translation>压测端 CPU</translation>
    </message>
    <message>
        <source>Server CPU</source>
        <translation>服务器 CPU</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>perhaps the limit: %1 of %2 CPUs</source>
        <translation>可能是瓶颈：%2 个 CPU 中的 %1 个</translation>
    </message>
    <message>
        <source>not the limit</source>
        <translation>不是瓶颈</translation>
    </message>
    <message>
        <source>%1 of %2 CPUs · proxy %3</source>
        <translation>%2 个 CPU 中的 %1 个·代理 %3</translation>
    </message>
    <message>
        <source>%1 of %2 CPUs</source>
        <translation>%2 个 CPU 中的 %1 个</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1/%2 步</translation>
    </message>
    <message>
        <source>%1, repetition %2 of %3</source>
        <translation>%1，第 %2/%3 轮</translation>
    </message>
    <message>
        <source>path: %1</source>
        <translation>路径：%1</translation>
    </message>
    <message>
        <source>Looking at the machine and the plan</source>
        <translation>正在检查本机和计划</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n steps done</source>
        <translation>
            <numerusform>已完成 %1/%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 elapsed</source>
        <translation>已用 %1</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>剩余不到一分钟</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>约剩 %1</translation>
    </message>
    <message>
        <source>ends %1</source>
        <comment>time of day</comment>
        <translation>预计 %1 完成</translation>
    </message>
    <message>
        <source>%1 · %2 keys · %3</source>
        <comment>case, number of keys, size of a value</comment>
        <translation>%1·%2 个键·%3</translation>
    </message>
    <message>
        <source>%1 · %2 × %3 rows</source>
        <comment>case, tables, rows each</comment>
        <translation>%1·%2 × %3 行</translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n 张表</numerusform>
        </translation>
    </message>
    <message>
        <source>one after the other</source>
        <translation>依次</translation>
    </message>
    <message>
        <source>interleaved</source>
        <translation>交替</translation>
    </message>
    <message>
        <source>shuffled, seed %1</source>
        <translation>随机，种子 %1</translation>
    </message>
    <message>
        <source>%1, repetition %2</source>
        <translation>%1，第 %2 轮</translation>
    </message>
    <message>
        <source>%1: interval %2, %3 requests</source>
        <translation>%1：区间 %2，%3 个请求</translation>
    </message>
    <message>
        <source>%1: interval %2, %3 transactions, %4 queries</source>
        <translation>%1：区间 %2，%3 个事务，%4 次查询</translation>
    </message>
</context>
<context>
    <name>Tare::RunViewFigures</name>
    <message>
        <source>not known yet</source>
        <translation>尚不清楚</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1：%2，%3。</translation>
    </message>
    <message>
        <source>Key numbers</source>
        <translation>关键数字</translation>
    </message>
</context>
<context>
    <name>Tare::RunViewHeader</name>
    <message>
        <source>Progress of the run</source>
        <translation>测试进度</translation>
    </message>
</context>
<context>
    <name>Tare::RunsModel</name>
    <message numerus="yes">
        <source>Redis, %n tests</source>
        <translation>
            <numerusform>Redis，%n 项测试</numerusform>
        </translation>
    </message>
    <message>
        <source>Redis %1</source>
        <comment>names of tests</comment>
        <translation>Redis %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n steps</source>
        <translation>
            <numerusform>%n 个步骤中的 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>up to %1 requests/s, nothing to compare with</source>
        <translation>最高 %1 请求/秒，没有可对比的内容</translation>
    </message>
    <message>
        <source>up to %1 transactions/s, nothing to compare with</source>
        <translation>最高 %1 事务/秒，没有可对比的内容</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>负载</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <translation>对比 %1</translation>
    </message>
</context>
<context>
    <name>Tare::ServerConfiguration</name>
    <message>
        <source>The server option “%1” is set by Tare itself. Remove it from the environment&apos;s options.</source>
        <translation>服务器选项“%1”由 Tare 自行设置。请从环境的选项中移除。</translation>
    </message>
    <message>
        <source>“%1” cannot be the name or value of a server option. Correct it in the environment&apos;s options.</source>
        <translation>“%1”不能作为服务器选项的名称或值。请在环境的选项中更正。</translation>
    </message>
</context>
<context>
    <name>Tare::ServerDirectory</name>
    <message>
        <source>“%1” could not be written. Check the rights and the free space there, or set another work directory with TARE_WORK_DIR.</source>
        <translation>无法写入“%1”。请检查那里的权限和可用空间，或用 TARE_WORK_DIR 指定其他工作目录。</translation>
    </message>
    <message>
        <source>The account “%1” that runs the server cannot enter “%2”. Set another work directory with TARE_WORK_DIR.</source>
        <translation>运行服务器的账户“%1”无法进入“%2”。请用 TARE_WORK_DIR 指定其他工作目录。</translation>
    </message>
</context>
<context>
    <name>Tare::ServerPrograms</name>
    <message>
        <source>The server program “%1” is not there or cannot be run. Name another one in the environment, or leave the field empty to take the first one found.</source>
        <translation>服务器程序“%1”不存在或无法运行。请在环境中指定其他程序，或留空以使用找到的第一个。</translation>
    </message>
    <message>
        <source>redis-server was not found on this computer. Install the package “redis-server”, or name the program in the environment.</source>
        <translation>本机未找到 redis-server。请安装软件包“redis-server”，或在环境中指定程序。</translation>
    </message>
    <message>
        <source>Neither mariadbd nor mysqld was found on this computer. Install the package “mariadb-server” or “mysql-server”, or name the program in the environment.</source>
        <translation>本机未找到 mariadbd 或 mysqld。请安装软件包“mariadb-server”或“mysql-server”，或在环境中指定程序。</translation>
    </message>
    <message>
        <source>“%1” does not answer as a server program does. Name another one in the environment.</source>
        <translation>“%1”的响应不像服务器程序。请在环境中指定其他程序。</translation>
    </message>
</context>
<context>
    <name>Tare::SettingsDialog</name>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Results file</source>
        <translation>结果文件(&amp;R)</translation>
    </message>
    <message>
        <source>Every run is kept in it as it happens.</source>
        <translation>每次测试随进行保存于此。</translation>
    </message>
    <message>
        <source>&amp;Work folder</source>
        <translation>工作文件夹(&amp;W)</translation>
    </message>
    <message>
        <source>Data of the servers while a run goes on. Choose the disk that you want to measure.</source>
        <translation>测试进行时服务器的数据。请选择要测量的磁盘。</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Not while a test is running</source>
        <translation>测试进行时不可更改</translation>
    </message>
    <message>
        <source>Results file</source>
        <translation>结果文件</translation>
    </message>
    <message>
        <source>Results of Tare (*.sqlite)</source>
        <translation>Tare 结果 (*.sqlite)</translation>
    </message>
    <message>
        <source>Work folder</source>
        <translation>工作文件夹</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
</context>
<context>
    <name>Tare::SideFacts</name>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Network path</source>
        <translation>网络路径</translation>
    </message>
    <message>
        <source>In the path</source>
        <translation>路径中</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Engine version</source>
        <translation>引擎版本</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>运行时</translation>
    </message>
    <message>
        <source>Rootless</source>
        <translation>免 root</translation>
    </message>
    <message>
        <source>Storage driver</source>
        <translation>存储驱动</translation>
    </message>
    <message>
        <source>Network backend</source>
        <translation>网络后端</translation>
    </message>
    <message>
        <source>Engine arguments</source>
        <translation>引擎参数</translation>
    </message>
    <message>
        <source>Image from</source>
        <translation>镜像来源</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>Image digest</source>
        <translation>镜像摘要</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Server version</source>
        <translation>服务器版本</translation>
    </message>
    <message>
        <source>Server program, SHA-256</source>
        <translation>服务器程序，SHA-256</translation>
    </message>
    <message>
        <source>Server program</source>
        <translation>服务器程序</translation>
    </message>
    <message>
        <source>Memory allocator</source>
        <translation>内存分配器</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>构建</translation>
    </message>
    <message>
        <source>Open files</source>
        <translation>打开文件数</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>进程数</translation>
    </message>
    <message>
        <source>Locked memory</source>
        <translation>锁定内存</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>栈</translation>
    </message>
    <message>
        <source>Core files</source>
        <translation>核心转储</translation>
    </message>
    <message>
        <source>CPUs allowed</source>
        <translation>允许的 CPU</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Data, bytes</source>
        <translation>数据，字节</translation>
    </message>
    <message>
        <source>Data came by</source>
        <translation>数据来源方式</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>TLS cipher</source>
        <translation>TLS 加密套件</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>操作系统</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>CPU governor</source>
        <translation>CPU 调频策略</translation>
    </message>
    <message>
        <source>Memory, bytes</source>
        <translation>内存，字节</translation>
    </message>
    <message>
        <source>System call filter</source>
        <translation>系统调用过滤</translation>
    </message>
    <message>
        <source>Capabilities</source>
        <translation>权能</translation>
    </message>
    <message>
        <source>No new privileges</source>
        <translation>禁止新特权</translation>
    </message>
    <message>
        <source>Speculative store bypass</source>
        <translation>推测性存储绕过</translation>
    </message>
    <message>
        <source>Control groups</source>
        <translation>控制组</translation>
    </message>
    <message>
        <source>CPU limit</source>
        <translation>CPU 限制</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>内存限制</translation>
    </message>
    <message>
        <source>File system of the data</source>
        <translation>数据所在文件系统</translation>
    </message>
    <message>
        <source>Device of the data</source>
        <translation>数据所在设备</translation>
    </message>
</context>
<context>
    <name>Tare::StartPage</name>
    <message>
        <source>What does the container cost?</source>
        <translation>容器的开销有多大？</translation>
    </message>
    <message>
        <source>Run the same load natively and in a container, on the same machine, and get one sentence you can defend.</source>
        <translation>在同一台机器上以原生方式和在容器中运行同样的负载，得到一句经得起推敲的结论。</translation>
    </message>
    <message>
        <source>Empty plan</source>
        <translation>空白计划</translation>
    </message>
    <message>
        <source>From a preset</source>
        <translation>从预设</translation>
    </message>
    <message>
        <source>Open profile…</source>
        <translation>打开方案…</translation>
    </message>
    <message>
        <source>New test plan</source>
        <translation>新建测试计划</translation>
    </message>
    <message>
        <source>Choose environments, workloads and repetitions yourself.</source>
        <translation>自行选择环境、负载和重复次数。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>A saved test profile, to run it again or to change it.</source>
        <translation>打开已保存的测试方案，再次运行或修改。</translation>
    </message>
    <message>
        <source>Recent profiles</source>
        <translation>最近的方案</translation>
    </message>
    <message>
        <source>Last runs</source>
        <translation>最近的测试</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>全部结果</translation>
    </message>
    <message>
        <source>not there any more</source>
        <translation>已不存在</translation>
    </message>
    <message numerus="yes">
        <source>%n environments</source>
        <translation>
            <numerusform>%n 个环境</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Open %1, %2</source>
        <translation>打开 %1，%2</translation>
    </message>
    <message>
        <source>Profiles you save or open appear here.</source>
        <translation>保存或打开的方案会出现在这里。</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <comment>date, profile, status, answer</comment>
        <translation>%1，%2，%3：%4</translation>
    </message>
    <message>
        <source>Finished tests appear here with their answer.</source>
        <translation>完成的测试及其结论会出现在这里。</translation>
    </message>
</context>
<context>
    <name>Tare::StepRunner</name>
    <message>
        <source>The server answered after %1 ms.</source>
        <translation>服务器在 %1 毫秒后响应。</translation>
    </message>
    <message>
        <source>The server was ready after %1 ms.</source>
        <translation>服务器在 %1 毫秒后就绪。</translation>
    </message>
    <message>
        <source>Found in the network path: %1.</source>
        <translation>网络路径中实际使用：%1。</translation>
    </message>
    <message>
        <source>MB of data copied</source>
        <translation>MB 数据已复制</translation>
    </message>
    <message>
        <source>The server&apos;s own counters could not be read, so the count is not checked.</source>
        <translation>无法读取服务器自己的计数器，因此未核对计数。</translation>
    </message>
    <message>
        <source>Not one operation finished in the measured time.</source>
        <translation>测量时段内没有完成任何操作。</translation>
    </message>
    <message>
        <source>Error “%1”: %2 times.</source>
        <translation>错误“%1”：%2 次。</translation>
    </message>
    <message>
        <source>The server&apos;s own counters agree: %1 queries answered.</source>
        <translation>与服务器自己的计数一致：已响应 %1 次查询。</translation>
    </message>
    <message>
        <source>The server counted %1 queries, Tare %2; others may be using this server.</source>
        <translation>服务器计数为 %1 次查询，Tare 为 %2 次；可能有他人在使用该服务器。</translation>
    </message>
    <message>
        <source>The server&apos;s own counters contradict the load: the server counted %1 queries, Tare %2. Do not trust this step&apos;s numbers.</source>
        <translation>与服务器自己的计数不符：服务器计数为 %1 次查询，Tare 为 %2 次。请勿相信此步骤的数据。</translation>
    </message>
    <message>
        <source>The server in “%1” ended while it was under load: %2.</source>
        <translation>“%1”中的服务器在压测过程中退出：%2。</translation>
    </message>
    <message>
        <source>Not everything of “%1” could be removed: %2</source>
        <translation>“%1”没有全部移除：%2</translation>
    </message>
    <message>
        <source>The warm-up has ended.</source>
        <translation>预热结束。</translation>
    </message>
    <message>
        <source>First errors: %1 in one interval.</source>
        <translation>首次出现错误：一个采样区间内 %1 个。</translation>
    </message>
</context>
<context>
    <name>Tare::TcpPort</name>
    <message>
        <source>Port %1 is already in use by %2 (process %3). Choose another port or let Tare pick a free one.</source>
        <translation>端口 %1 已被占用（%2，进程 %3）。请更换端口，或让 Tare 自动选择。</translation>
    </message>
    <message>
        <source>Port %1 cannot be used: another program has it, or this account may not open it. Choose another port or let Tare pick a free one.</source>
        <translation>端口 %1 无法使用：已被其他程序占用，或当前账户无权打开。请更换端口，或让 Tare 自动选择。</translation>
    </message>
</context>
<context>
    <name>Tare::ThroughputChart</name>
    <message>
        <source>×%1</source>
        <comment>so many steps</comment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>server %1</source>
        <translation>服务器 %1</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>95 % latency</source>
        <translation>95% 延迟</translation>
    </message>
    <message>
        <source>ms, lower is better</source>
        <translation>ms，越低越好</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message numerus="yes">
        <source>% of %n CPUs</source>
        <translation>
            <numerusform>占 %n 个 CPU 的百分比</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>server, % of %n CPUs</source>
        <translation>
            <numerusform>服务器，占 %n 个 CPU 的百分比</numerusform>
        </translation>
    </message>
    <message>
        <source>CPUs in use</source>
        <translation>使用的 CPU 数</translation>
    </message>
    <message>
        <source>server, CPUs in use</source>
        <translation>服务器，使用的 CPU 数</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>client</source>
        <translation>压测端</translation>
    </message>
    <message>
        <source>proxy</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>mean so far</source>
        <translation>目前平均</translation>
    </message>
    <message>
        <source>First data point arrives %1 after the warm-up starts.</source>
        <translation>预热开始 %1 后会出现第一个数据点。</translation>
    </message>
    <message>
        <source>No data yet.</source>
        <translation>尚无数据。</translation>
    </message>
    <message>
        <source>%1, repetition %2</source>
        <translation>%1，第 %2 轮</translation>
    </message>
    <message numerus="yes">
        <source>%n errors in this interval</source>
        <translation>
            <numerusform>此区间有 %n 个错误</numerusform>
        </translation>
    </message>
    <message>
        <source>CPU: server %1, client %2</source>
        <translation>CPU：服务器 %1，压测端 %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more steps</source>
        <translation>
            <numerusform>以及另外 %n 个步骤</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, warm-up</source>
        <translation>%1，预热</translation>
    </message>
    <message>
        <source>%1: %2, 95 % latency %3 ms</source>
        <translation>%1：%2，95% 延迟 %3 ms</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>At %1: %2.</source>
        <translation>%1 时：%2。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a list</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1 over time: no data yet.</source>
        <translation>%1 随时间变化：尚无数据。</translation>
    </message>
    <message>
        <source>Line chart: %1 over time, %2.</source>
        <translation>折线图：%1 随时间变化，%2。</translation>
    </message>
    <message>
        <source>%1, repetition %2: %3 at %4.</source>
        <translation>%1，第 %2 轮：%4 时 %3。</translation>
    </message>
    <message>
        <source>Mean %1.</source>
        <translation>平均 %1。</translation>
    </message>
    <message>
        <source>95 % latency %1 ms.</source>
        <translation>95% 延迟 %1 ms。</translation>
    </message>
    <message>
        <source>%1: mean %2.</source>
        <translation>%1：平均 %2。</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>End of the interval, s</source>
        <translation>区间结束，秒</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>95 % latency, ms</source>
        <translation>95% 延迟，ms</translation>
    </message>
    <message>
        <source>Server CPUs</source>
        <translation>服务器 CPU</translation>
    </message>
    <message>
        <source>Client CPUs</source>
        <translation>压测端 CPU</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>Tare::Verdict</name>
    <message>
        <source>Equal sides would show a gap this clear less than once in %1.</source>
        <translation>若两侧相同，出现如此明显差距的概率低于 %1 分之一。</translation>
    </message>
    <message>
        <source>Equal sides would show a gap this clear about once in %1.</source>
        <translation>若两侧相同，约每 %1 次才会出现一次如此明显的差距。</translation>
    </message>
    <message numerus="yes">
        <source>Equal sides would show a gap this clear about %1 times in %2.</source>
        <translation>
            <numerusform>若两侧相同，约每 %2 次会出现 %1 次如此明显的差距。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this noise about %1 runs each would narrow it to ±%2.</source>
        <translation>
            <numerusform>在这样的波动下，各运行约 %1 次可将区间缩小到 ±%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>1 step was not finished and is left out.</source>
        <translation>1 个步骤未完成，未计入。</translation>
    </message>
    <message numerus="yes">
        <source>%1 steps were not finished and are left out.</source>
        <translation>
            <numerusform>%1 个步骤未完成，未计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>All runs of one side came before the other&apos;s, so a drift of the machine would look the same.</source>
        <translation>一侧的全部运行都在另一侧之前，机器的漂移看起来会与差异相同。</translation>
    </message>
    <message>
        <source>Average latency follows from throughput in this kind of test and adds no information.</source>
        <translation>在这类测试中平均延迟由吞吐量决定，不提供额外信息。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 a case (&quot;Redis SET, 50 clients&quot;), %2 a number of it (&quot;95 % latency&quot;)</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>queries per second</source>
        <translation>每秒查询数</translation>
    </message>
    <message>
        <source>average latency</source>
        <translation>平均延迟</translation>
    </message>
    <message>
        <source>longest latency</source>
        <translation>最大延迟</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>快 %1</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>慢 %1</translation>
    </message>
    <message>
        <source>%1 higher</source>
        <translation>高 %1</translation>
    </message>
    <message>
        <source>%1 lower</source>
        <translation>低 %1</translation>
    </message>
    <message>
        <source>no practical difference</source>
        <translation>没有实际差异</translation>
    </message>
    <message>
        <source>no reliable difference found</source>
        <translation>未发现可靠的差异</translation>
    </message>
    <message>
        <source>1 run, no spread known</source>
        <translation>1 次运行，波动未知</translation>
    </message>
    <message>
        <source>1 run each</source>
        <translation>各 1 次</translation>
    </message>
    <message numerus="yes">
        <source>%1 runs each</source>
        <translation>
            <numerusform>各 %1 次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, no interval: a run finished no operation</source>
        <extracomment>%1: &quot;3 runs each&quot;</extracomment>
        <translation>%1，无区间：有一次运行没有完成任何操作</translation>
    </message>
    <message>
        <source>%1, all alike, no spread known</source>
        <extracomment>%1: &quot;3 runs each&quot;</extracomment>
        <translation>%1，结果完全相同，波动未知</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>the two ends of an interval, &quot;3.0 % to 17.0 %&quot;</extracomment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1: %2 is %3 than %4, possibly by less than %5.</source>
        <extracomment>%1 case, %2 environment, %3 &quot;3.1 % slower&quot;, %4 baseline, %5 &quot;2 %&quot;</extracomment>
        <translation>%1：%2比%4%3，差距可能小于 %5。</translation>
    </message>
    <message>
        <source>%1: with %2 it is %3 than with %4, possibly by less than %5.</source>
        <extracomment>%1 case and number, %2 environment, %3 &quot;3.1 % lower&quot;, %4 baseline, %5 &quot;2 %&quot;</extracomment>
        <translation>%1：%2比%4%3，差距可能小于 %5。</translation>
    </message>
    <message>
        <source>%1: %2 between %3 and %4.</source>
        <extracomment>%1 case, %2 &quot;no reliable difference found&quot;, %3 environment, %4 baseline</extracomment>
        <translation>%1：%3与%4之间%2。</translation>
    </message>
    <message>
        <source>%1: %2 is %3 than %4.</source>
        <extracomment>%1 case, %2 environment, %3 &quot;58.1 % slower&quot;, %4 baseline</extracomment>
        <translation>%1：%2比%4%3。</translation>
    </message>
    <message>
        <source>%1: with %2 it is %3 than with %4.</source>
        <extracomment>%1 case and number, %2 environment, %3 &quot;11.5 % higher&quot;, %4 baseline</extracomment>
        <translation>%1：%2比%4%3。</translation>
    </message>
    <message>
        <source>.</source>
        <comment>end of a sentence</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <extracomment>%1 a sentence without its end, %2 &quot;1 run, no spread known&quot;</extracomment>
        <translation>%1，%2。</translation>
    </message>
    <message>
        <source>%1, %2 interval %3, %4.</source>
        <extracomment>%1 a sentence without its end, %2 &quot;95 %&quot;, %3 &quot;57.0 % to 59.2 %&quot;, %4 &quot;3 runs each&quot;</extracomment>
        <translation>%1，%2 区间 %3，%4。</translation>
    </message>
    <message>
        <source>%1: %2 cannot be compared, because no run of %3 was finished.</source>
        <translation>%1：%2无法对比，因为%3没有完成的运行。</translation>
    </message>
    <message>
        <source>%1: no run of %2 was finished.</source>
        <translation>%1：%2没有完成的运行。</translation>
    </message>
    <message>
        <source>%1: %2 cannot be compared, because %3 finished no operation.</source>
        <translation>%1：%2无法对比，因为%3没有完成任何操作。</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 &quot;1 run, no spread known&quot;</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 interval %2, %3.</source>
        <extracomment>%1 &quot;95 %&quot;, %2 &quot;−17.4 % to +47.6 %&quot;, %3 &quot;4 runs each&quot;</extracomment>
        <translation>%1 区间 %2，%3。</translation>
    </message>
    <message>
        <source>%1 interval %2 faster, %3.</source>
        <translation>%1 区间：快 %2，%3。</translation>
    </message>
    <message>
        <source>%1 interval %2 slower, %3.</source>
        <translation>%1 区间：慢 %2，%3。</translation>
    </message>
    <message>
        <source>%1 interval %2 higher, %3.</source>
        <translation>%1 区间：高 %2，%3。</translation>
    </message>
    <message>
        <source>%1 interval %2 lower, %3.</source>
        <translation>%1 区间：低 %2，%3。</translation>
    </message>
    <message>
        <source>TPS</source>
        <translation>TPS</translation>
    </message>
    <message>
        <source>%1: nothing to compare</source>
        <translation>%1：没有可对比的内容</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2，%3</translation>
    </message>
    <message>
        <source>%1 %2 (%3 to %4), %5</source>
        <translation>%1 %2（%3 至 %4），%5</translation>
    </message>
</context>
<context>
    <name>Tare::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>New from a &amp;preset</source>
        <translation>从预设新建(&amp;P)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>复制一份(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>重命名(&amp;N)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Filter the list</source>
        <translation>筛选列表(&amp;F)</translation>
    </message>
    <message>
        <source>Set as &amp;baseline</source>
        <translation>设为基线(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Re&amp;peat the last run</source>
        <translation>重复上次测试(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Copy the command line</source>
        <translation>复制命令行(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;how commands</source>
        <translation>显示命令(&amp;H)</translation>
    </message>
    <message>
        <source>Check this &amp;machine</source>
        <translation>检查本机(&amp;M)</translation>
    </message>
    <message>
        <source>Chec&amp;k the environment</source>
        <translation>检查环境(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Left-overs of interrupted runs…</source>
        <translation>中断测试的残留(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Export chart…</source>
        <translation>导出图表(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Help for this page</source>
        <translation>本页帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>键盘(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Tare</source>
        <translation>关于 Tare(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Environments</source>
        <translation>环境(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Workloads</source>
        <translation>负载(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Plan &amp;&amp; Run</source>
        <translation>执行(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>结果(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>对比(&amp;C)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>清空列表</translation>
    </message>
</context>
<context>
    <name>Tare::WorkloadCase</name>
    <message>
        <source>OLTP read/write</source>
        <translation>OLTP 读写</translation>
    </message>
    <message>
        <source>OLTP read-only</source>
        <translation>OLTP 只读</translation>
    </message>
    <message>
        <source>OLTP point select</source>
        <translation>OLTP 点查询</translation>
    </message>
    <message>
        <source>Redis %1, 1 client</source>
        <translation>Redis %1，1 个客户端</translation>
    </message>
    <message numerus="yes">
        <source>Redis %1, %2 clients</source>
        <translation>
            <numerusform>Redis %1，%2 个客户端</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, 1 thread</source>
        <extracomment>%1: name of a mix, &quot;OLTP read/write&quot;</extracomment>
        <translation>%1，1 个线程</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 threads</source>
        <extracomment>%1: name of a mix, &quot;OLTP read/write&quot;</extracomment>
        <translation>
            <numerusform>%1，%2 个线程</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::WorkloadForm</name>
    <message>
        <source>A whole number above 0 is missing. Write 4, 8, 16.</source>
        <translation>缺少大于 0 的整数。请写 4, 8, 16。</translation>
    </message>
    <message>
        <source>“%1” is not a whole number above 0. Write 4, 8, 16.</source>
        <translation>“%1”不是大于 0 的整数。请写 4, 8, 16。</translation>
    </message>
    <message>
        <source>Change the counts</source>
        <translation>更改数量</translation>
    </message>
    <message>
        <source>&amp;Warm-up</source>
        <translation>预热(&amp;W)</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Ope&amp;rations</source>
        <translation>操作数(&amp;R)</translation>
    </message>
    <message>
        <source>Measure exactly so many in place of a time; the time above is the limit then.</source>
        <translation>按此数量而不是时间测量；此时上面的时间是上限。</translation>
    </message>
    <message>
        <source>Change the time</source>
        <translation>更改时间</translation>
    </message>
    <message>
        <source>Change the number of operations</source>
        <translation>更改操作数</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>M&amp;easure</source>
        <translation>测量(&amp;E)</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>&amp;Interval</source>
        <translation>采样间隔(&amp;I)</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>采样间隔</translation>
    </message>
    <message>
        <source>by time</source>
        <translation>按时间</translation>
    </message>
    <message>
        <source>%1 operations, at most the time above</source>
        <translation>%1 次操作，不超过上面的时间</translation>
    </message>
</context>
<context>
    <name>Tare::WorkloadListModel</name>
    <message>
        <source>not in the plan</source>
        <translation>不在计划中</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
</context>
<context>
    <name>Tare::WorkloadWords</name>
    <message>
        <source>%1 operations</source>
        <translation>%1 次操作</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between parts of a line; in Chinese without blanks</comment>
        <translation>·</translation>
    </message>
    <message>
        <source>Redis</source>
        <translation>Redis</translation>
    </message>
    <message>
        <source>OLTP</source>
        <translation>OLTP</translation>
    </message>
    <message numerus="yes">
        <source>%n tests</source>
        <translation>
            <numerusform>%n 项测试</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clients</source>
        <translation>
            <numerusform>%n 个客户端</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 clients</source>
        <translation>%1 个客户端</translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n 个线程</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation>%1 个线程</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>point select</source>
        <translation>点查询</translation>
    </message>
    <message>
        <source>begin</source>
        <translation>开始事务</translation>
    </message>
    <message>
        <source>simple range</source>
        <translation>简单范围</translation>
    </message>
    <message>
        <source>sum range</source>
        <translation>求和范围</translation>
    </message>
    <message>
        <source>order range</source>
        <translation>排序范围</translation>
    </message>
    <message>
        <source>distinct range</source>
        <translation>去重范围</translation>
    </message>
    <message>
        <source>index update</source>
        <translation>索引列更新</translation>
    </message>
    <message>
        <source>non-index update</source>
        <translation>非索引列更新</translation>
    </message>
    <message>
        <source>delete, insert</source>
        <translation>删除、插入</translation>
    </message>
    <message>
        <source>same id</source>
        <translation>相同 id</translation>
    </message>
    <message>
        <source>commit</source>
        <translation>提交</translation>
    </message>
</context>
<context>
    <name>Tare::WorkloadsPage</name>
    <message>
        <source>Nothing to measure yet. Start with a preset.</source>
        <translation>还没有负载。可以从预设开始。</translation>
    </message>
    <message>
        <source>OLTP</source>
        <translation>OLTP</translation>
    </message>
    <message>
        <source>Redis</source>
        <translation>Redis</translation>
    </message>
    <message>
        <source>The same with</source>
        <translation>等效命令</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Redis, tests of redis-benchmark</source>
        <translation>Redis，redis-benchmark 的测试项</translation>
    </message>
    <message>
        <source>OLTP, mixes of sysbench</source>
        <translation>OLTP，sysbench 的负载组合</translation>
    </message>
    <message>
        <source>Redis SET and GET</source>
        <translation>Redis SET 和 GET</translation>
    </message>
    <message>
        <source>OLTP read/write</source>
        <translation>OLTP 读写</translation>
    </message>
    <message>
        <source>it counts requests instead of time</source>
        <translation>它按请求数而不是时间</translation>
    </message>
    <message>
        <source>the whole plan</source>
        <translation>整个计划</translation>
    </message>
    <message>
        <source>without the password</source>
        <translation>不含密码</translation>
    </message>
    <message>
        <source>Rename a workload</source>
        <translation>重命名负载</translation>
    </message>
    <message>
        <source>%1, copy</source>
        <translation>%1，副本</translation>
    </message>
    <message>
        <source>The data is prepared once; every environment gets the identical files</source>
        <translation>数据只准备一次；每个环境得到相同的文件</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>负载</translation>
    </message>
</context>
</TS>
