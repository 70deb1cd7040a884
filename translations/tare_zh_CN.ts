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
    <name>Tare::Bottleneck</name>
    <message>
        <source>%1/s</source>
        <comment>amount of data a second</comment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>The load kept to the %1/s it was asked for.</source>
        <translation>负载达到了所要求的 %1/s。</translation>
    </message>
    <message>
        <source>%1 were read back from swap.</source>
        <translation>从交换区读回 %1。</translation>
    </message>
    <message>
        <source>For %1 of the time some program waited for memory.</source>
        <translation>%1 的时间里有程序在等待内存。</translation>
    </message>
    <message>
        <source>%1 received %2 and sent %3, %4 of its limit.</source>
        <extracomment>%1 interface, %2 and %3 &quot;12.4 MB/s&quot;, %4 &quot;98 %&quot;</extracomment>
        <translation>%1 接收 %2，发送 %3，达到其上限的 %4。</translation>
    </message>
    <message>
        <source>On average %1 were waiting to be sent by %2, which sent %3.</source>
        <extracomment>%1 &quot;60 kB&quot;, %2 interface, %3 &quot;12.4 MB/s&quot;</extracomment>
        <translation>平均有 %1 数据等待由 %2 发送，其发送速率为 %3。</translation>
    </message>
    <message>
        <source>%1 was busy %2 of the time, read %3 and wrote %4.</source>
        <extracomment>%1 device, %2 &quot;97 %&quot;, %3 and %4 &quot;12.4 MB/s&quot;</extracomment>
        <translation>%1 在 %2 的时间里忙碌，读取 %3，写入 %4。</translation>
    </message>
    <message>
        <source>The server&apos;s busiest thread ran %1 of the time.</source>
        <translation>服务器最忙的线程在 %1 的时间里运行。</translation>
    </message>
    <message>
        <source>The server&apos;s busiest thread ran %1 of the time and waited for a CPU another %2.</source>
        <translation>服务器最忙的线程在 %1 的时间里运行，另有 %2 的时间在等待 CPU。</translation>
    </message>
    <message>
        <source>The server used %1 CPUs and was stopped by its CPU limit in %2 of the periods.</source>
        <translation>服务器使用了 %1 个 CPU，在 %2 的周期里因 CPU 限额而被暂停。</translation>
    </message>
    <message>
        <source>The server may use one CPU, and used %1 of it.</source>
        <translation>服务器只能使用一个 CPU，已用掉其 %1。</translation>
    </message>
    <message>
        <source>The server may use %1 CPUs, and used %2 of them.</source>
        <translation>服务器可以使用 %1 个 CPU，已用掉 %2 个。</translation>
    </message>
    <message>
        <source>The load threads were busy %1 of the time, and the server was not: it could have answered more.</source>
        <translation>负载线程在 %1 的时间里忙碌，而服务器并不忙：它本可以应答更多。</translation>
    </message>
    <message>
        <source>The connections waited for row locks %1 of the time.</source>
        <translation>各连接在 %1 的时间里等待行锁。</translation>
    </message>
    <message>
        <source>The machine&apos;s CPUs were busy %1 of the time; the server used %2 of them, the load %3.</source>
        <extracomment>%1 &quot;45 %&quot;, %2 and %3 numbers of CPUs</extracomment>
        <translation>本机 CPU 在 %1 的时间里忙碌；服务器使用了 %2 个，负载使用了 %3 个。</translation>
    </message>
    <message>
        <source>This machine&apos;s CPUs were busy %1 of the time, the load used %2 of them. The server&apos;s machine cannot be seen from here.</source>
        <extracomment>%1 &quot;45 %&quot;, %2 number of CPUs</extracomment>
        <translation>本机 CPU 在 %1 的时间里忙碌，负载使用了 %2 个。从这里看不到服务器所在的机器。</translation>
    </message>
    <message>
        <source>None found</source>
        <translation>未发现瓶颈</translation>
    </message>
    <message>
        <source>Load generator</source>
        <translation>负载发生器</translation>
    </message>
    <message>
        <source>Server CPU</source>
        <translation>服务器 CPU</translation>
    </message>
    <message>
        <source>One core</source>
        <translation>单核</translation>
    </message>
    <message>
        <source>Port proxy</source>
        <translation>端口代理</translation>
    </message>
    <message>
        <source>Network card</source>
        <translation>网卡</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>Lock waits</source>
        <translation>锁等待</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Other programs</source>
        <translation>其他程序</translation>
    </message>
    <message>
        <source>The machine&apos;s CPUs were busy %1 of the time: %2 of them with the server, %3 with the load, %4 with the port proxy, %5 with the kernel&apos;s interrupts, %6 with other programs.</source>
        <extracomment>%1 &quot;98 %&quot;, %2 to %6 numbers of CPUs</extracomment>
        <translation>本机 CPU 在 %1 的时间里忙碌：服务器占 %2 个，负载占 %3 个，端口代理占 %4 个，内核中断占 %5 个，其他程序占 %6 个。</translation>
    </message>
    <message>
        <source>This machine&apos;s CPUs were busy %1 of the time, the load used %2 of them. The server was not measured.</source>
        <extracomment>%1 &quot;45 %&quot;, %2 number of CPUs</extracomment>
        <translation>本机 CPU 在 %1 的时间里忙碌，负载使用了 %2 个。没有测量服务器。</translation>
    </message>
</context>
<context>
    <name>Tare::BottleneckWords</name>
    <message>
        <source>%1 (in %2 of %3 runs)</source>
        <comment>what held it back, how often</comment>
        <translation>%1（%3 次测试中有 %2 次）</translation>
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
    <message>
        <source>%1, s</source>
        <comment>a time and its unit</comment>
        <translation>%1（秒）</translation>
    </message>
    <message>
        <source>Dump time</source>
        <translation>转储时间</translation>
    </message>
    <message>
        <source>Restore time</source>
        <translation>恢复时间</translation>
    </message>
    <message>
        <source>Dump CPU</source>
        <translation>转储 CPU</translation>
    </message>
    <message>
        <source>Restore CPU</source>
        <translation>恢复 CPU</translation>
    </message>
    <message>
        <source>Rows per second</source>
        <translation>每秒行数</translation>
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
    <message>
        <source>“%1” is no chart. Write bars, timeline, ladder or sweep after --chart.</source>
        <translation>“%1”不是图表。请在 --chart 后写 bars、timeline、ladder 或 sweep。</translation>
    </message>
    <message>
        <source>Run %1 has no dumps, so there is no sweep to draw.</source>
        <translation>运行 %1 没有转储，因此没有可绘制的线程扫描。</translation>
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
    <message>
        <source>Not compared: %1.</source>
        <extracomment>%1 a finding&apos;s title, &quot;Different server versions&quot;</extracomment>
        <translation>未比较：%1。</translation>
    </message>
</context>
<context>
    <name>Tare::ChartView</name>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>The whole time again (double click, or Ctrl+0)</source>
        <translation>恢复显示全程（双击或 Ctrl+0）</translation>
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
    <name>Tare::Command</name>
    <message>
        <source>“%1” is not known.</source>
        <translation>无法识别“%1”。</translation>
    </message>
    <message>
        <source>Redis, %1 tests, %2 clients</source>
        <extracomment>%1 tests of redis-benchmark, %2 clients</extracomment>
        <translation>Redis，%1 项测试，%2 个客户端</translation>
    </message>
    <message>
        <source>%1, payload %2 B</source>
        <extracomment>%1 what is measured, %2 bytes</extracomment>
        <translation>%1，数据 %2 B</translation>
    </message>
    <message>
        <source>%1, %2 × %3 rows</source>
        <translation>%1，%2 × %3 行</translation>
    </message>
    <message>
        <source>%1 operations</source>
        <translation>%1 次操作</translation>
    </message>
    <message>
        <source>Workload: %1, %2</source>
        <translation>负载：%1，%2</translation>
    </message>
    <message>
        <source>Environment “%1”: %2</source>
        <extracomment>%1 the name of an environment, %2 what it is in a few words</extracomment>
        <translation>环境“%1”：%2</translation>
    </message>
    <message>
        <source>The password is not taken over: Tare stores none, and asks when it needs one.</source>
        <translation>密码未被采用：Tare 不保存密码，需要时会询问。</translation>
    </message>
    <message>
        <source>%1: %2 is not taken over.</source>
        <extracomment>%1 a program, %2 an option</extracomment>
        <translation>%1：%2 未被采用。</translation>
    </message>
    <message>
        <source>That is too long for command lines.</source>
        <translation>内容过长，不是命令行。</translation>
    </message>
    <message>
        <source>There is no run in it. Paste the sysbench … run, too.</source>
        <translation>其中没有 run。请把 sysbench … run 也粘贴进来。</translation>
    </message>
    <message>
        <source>There is no command line in it.</source>
        <translation>其中没有命令行。</translation>
    </message>
    <message>
        <source>redis-benchmark has no test “%1”; it would run nothing.</source>
        <translation>redis-benchmark 没有测试“%1”，它什么也不会运行。</translation>
    </message>
    <message>
        <source>redis-benchmark: with -I it only opens connections; that is no load.</source>
        <translation>redis-benchmark：带 -I 时只建立连接，不构成负载。</translation>
    </message>
    <message>
        <source>redis-benchmark: -l has no end. Set the repetitions in the plan.</source>
        <translation>redis-benchmark：-l 不会结束。请在测试计划中设置重复次数。</translation>
    </message>
    <message>
        <source>redis-benchmark: TLS is not taken over.</source>
        <translation>redis-benchmark：TLS 未被采用。</translation>
    </message>
    <message>
        <source>redis-benchmark: a cluster is measured as one server.</source>
        <translation>redis-benchmark：集群按单个服务器测量。</translation>
    </message>
    <message>
        <source>The load generator is not pinned to CPUs.</source>
        <translation>压测端不绑核。</translation>
    </message>
    <message>
        <source>The configuration file %1 is not read. Enter the options in it that matter.</source>
        <translation>不会读取配置文件 %1。请填写其中重要的选项。</translation>
    </message>
    <message>
        <source>The network “%1” is not taken over; it is the engine&apos;s bridge.</source>
        <translation>网络“%1”未被采用，改用引擎的桥接网络。</translation>
    </message>
    <message>
        <source>Of several published ports the first is taken.</source>
        <translation>有多个发布端口，采用第一个。</translation>
    </message>
    <message>
        <source>The data in %1 is not used: Tare makes its own, in a directory or volume of its own.</source>
        <translation>不使用 %1 中的数据：Tare 在自己的目录或卷中准备数据。</translation>
    </message>
    <message>
        <source>The mount %1 is not taken over.</source>
        <translation>挂载 %1 未被采用。</translation>
    </message>
    <message>
        <source>--mount is not taken over.</source>
        <translation>--mount 未被采用。</translation>
    </message>
    <message>
        <source>The variable %1 is not taken over.</source>
        <translation>变量 %1 未被采用。</translation>
    </message>
    <message>
        <source>The limit %1 is not taken over.</source>
        <translation>限制 %1 未被采用。</translation>
    </message>
    <message>
        <source>%1: “%2” is not taken over.</source>
        <translation>%1：“%2”未被采用。</translation>
    </message>
    <message>
        <source>%1: the option “%2” is set by Tare.</source>
        <translation>%1：选项“%2”由 Tare 设置。</translation>
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
        <source>%1 %2: only “run” has a meaning here.</source>
        <translation>%1 %2：这里只认识“run”。</translation>
    </message>
    <message>
        <source>%1 run: the command names no image.</source>
        <translation>%1 run：命令中没有镜像。</translation>
    </message>
    <message>
        <source>%1 run: the image “%2” is no Redis, MySQL or MariaDB.</source>
        <translation>%1 run：镜像“%2”不是 Redis、MySQL 或 MariaDB。</translation>
    </message>
    <message>
        <source>Of several hosts the first one is taken: %1.</source>
        <translation>有多个主机，采用第一个：%1。</translation>
    </message>
    <message>
        <source>With the host localhost sysbench takes the Unix socket and no port; here it is 127.0.0.1 over TCP. Enter the socket if you mean it.</source>
        <translation>主机为 localhost 时，sysbench 使用 Unix 套接字而不使用端口；这里改为经 TCP 连接 127.0.0.1。如需套接字请自行填写。</translation>
    </message>
    <message>
        <source>The distribution “%1” is not known.</source>
        <translation>无法识别分布“%1”。</translation>
    </message>
    <message>
        <source>The command has no end; 60 s are taken.</source>
        <translation>命令没有结束条件，采用 60 秒。</translation>
    </message>
    <message>
        <source>sysbench: Tare measures MySQL and MariaDB only.</source>
        <translation>sysbench：Tare 只测量 MySQL 和 MariaDB。</translation>
    </message>
    <message>
        <source>sysbench: the command names no test.</source>
        <translation>sysbench：命令中没有测试名。</translation>
    </message>
    <message>
        <source>sysbench: Tare has no workload “%1”.</source>
        <translation>sysbench：Tare 没有负载“%1”。</translation>
    </message>
    <message>
        <source>sysbench: the script select reads the column pad; here it is column c.</source>
        <translation>sysbench：脚本 select 读取 pad 列，这里读取 c 列。</translation>
    </message>
    <message>
        <source>sysbench 0.5 takes one table a transaction and counts COMMIT statements; Tare takes a table for each group of statements, as sysbench 1.0 does.</source>
        <translation>sysbench 0.5 每个事务只用一张表，并统计 COMMIT 语句；Tare 与 sysbench 1.0 一样，每组语句选一张表。</translation>
    </message>
    <message>
        <source>The database “%1” is not taken over: a server that Tare starts has Tare&apos;s own data.</source>
        <extracomment>%1 a database</extracomment>
        <translation>未采用数据库“%1”：Tare 启动的服务器使用 Tare 自己的数据。</translation>
    </message>
    <message>
        <source>Tare&apos;s own data</source>
        <translation>Tare 自己的数据</translation>
    </message>
    <message>
        <source>Workload: dump of %1 with mydumper, %2, threads: %3</source>
        <extracomment>%1 a database, %2 &quot;plain&quot; or &quot;gzip&quot;, %3 one number or several of them</extracomment>
        <translation>负载：用 mydumper 转储 %1，%2，线程数：%3</translation>
    </message>
    <message>
        <source>%1; restored</source>
        <extracomment>%1 the same of the dump</extracomment>
        <translation>%1；并恢复</translation>
    </message>
    <message>
        <source>Without a host mydumper takes the Unix socket; here it is 127.0.0.1 over TCP. Enter the socket if you mean it.</source>
        <translation>未给出主机时 mydumper 使用 Unix 套接字；此处为经 TCP 的 127.0.0.1。如果要用套接字，请填写它。</translation>
    </message>
    <message>
        <source>Dump</source>
        <translation>转储</translation>
    </message>
    <message>
        <source>Dump of %1</source>
        <translation>转储 %1</translation>
    </message>
    <message>
        <source>A myloader without the mydumper before it becomes no workload: Tare restores what it has dumped itself.</source>
        <translation>前面没有 mydumper 的 myloader 不会成为负载：Tare 只恢复它自己转储的内容。</translation>
    </message>
    <message>
        <source>Tare restores with as many threads as it has dumped with.</source>
        <translation>Tare 恢复时使用与转储相同的线程数。</translation>
    </message>
    <message>
        <source>Without --database mydumper takes all databases. Tare dumps one: data of its own, unless you name yours.</source>
        <translation>没有 --database 时 mydumper 转储所有数据库。Tare 只转储一个：除非指定您的，否则用它自己的数据。</translation>
    </message>
    <message>
        <source>The directory of the dump is not taken over: Tare makes one of its own. Choose where in the workload.</source>
        <translation>未采用转储目录：Tare 会自己创建一个。可在负载中选择位置。</translation>
    </message>
    <message>
        <source>redis-benchmark: RESP3 (-3) is not taken over; Tare speaks RESP2.</source>
        <translation>redis-benchmark：未采用 RESP3（-3）；Tare 使用 RESP2。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, what differs</comment>
        <extracomment>%1 name of an environment, %2 what tells it from another of this name: &quot;host network&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>“%1” before %2 is not taken over.</source>
        <extracomment>%1 &quot;nice -n 5&quot;, %2 a program</extracomment>
        <translation>%2 前面的“%1”未被采用。</translation>
    </message>
    <message>
        <source>%1: %2 has no value; %3 is taken.</source>
        <translation>%1：%2 没有给出值，改用 %3。</translation>
    </message>
    <message>
        <source>%1: %2 “%3” is not taken over as given; %4 is taken.</source>
        <translation>%1：%2 的值“%3”未照原样采用，改用 %4。</translation>
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
        <source>Export report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>The report could not be written to %1. Choose a folder you may write to.</source>
        <translation>无法将报告写入 %1。请选择可写的文件夹。</translation>
    </message>
</context>
<context>
    <name>Tare::ComparePageBlock</name>
    <message>
        <source>; </source>
        <comment>between the titles of findings</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>“%1” is not compared with “%2”: %3.</source>
        <extracomment>%1 an environment, %2 the baseline, %3 &quot;Different server versions; Different CPUs&quot;</extracomment>
        <translation>“%1”未与“%2”比较：%3。</translation>
    </message>
    <message>
        <source>Compare all the same…</source>
        <translation>仍然比较…</translation>
    </message>
    <message>
        <source>Reason given: “%1”, %2.</source>
        <extracomment>%1 the user&apos;s reason, %2 a date</extracomment>
        <translation>理由：“%1”，%2。</translation>
    </message>
    <message>
        <source>“%1” is compared with “%2” all the same, although: %3.</source>
        <extracomment>%1 an environment, %2 the baseline, %3 &quot;Different server versions; Different CPUs&quot;</extracomment>
        <translation>“%1”仍与“%2”比较，尽管：%3。</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>撤回</translation>
    </message>
</context>
<context>
    <name>Tare::ComparePageCharts</name>
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
        <source>Threads</source>
        <comment>a chart over numbers of threads</comment>
        <translation>线程</translation>
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
        <source>Ladder</source>
        <translation>阶梯</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>随时间</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the chart as a picture</source>
        <translation>将图表复制为图片</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>The numbers of the chart as a table</source>
        <translation>以表格显示图表数据</translation>
    </message>
    <message>
        <source>— %1</source>
        <comment>after a chart&apos;s title</comment>
        <translation>— %1</translation>
    </message>
</context>
<context>
    <name>Tare::ComparePageCpu</name>
    <message>
        <source>client</source>
        <translation>压测端</translation>
    </message>
    <message>
        <source>server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>in the way</source>
        <translation>路径上</translation>
    </message>
    <message>
        <source>CPU time per request, µs</source>
        <translation>每个请求的 CPU 时间，µs</translation>
    </message>
    <message>
        <source>CPU time per transaction, µs</source>
        <translation>每个事务的 CPU 时间，µs</translation>
    </message>
    <message>
        <source>%1: %2 µs, client %3, server %4, in the way %5</source>
        <extracomment>%1 environment, %2 CPU time in microseconds, of that %3 the client, %4 the server, %5 what is in the way</extracomment>
        <translation>%1：%2 µs，客户端 %3，服务器 %4，路径上 %5</translation>
    </message>
    <message>
        <source>Not measured: %1.</source>
        <extracomment>%1 environments</extracomment>
        <translation>未测量：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between environments</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>Tare::ComparePageFairness</name>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1
    %2: %3
    %4: %5</source>
        <extracomment>%1 a fact, %2 and %4 environments, %3 and %5 what was found of it there</extracomment>
        <translation>%1
    %2：%3
    %4：%5</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>公平性</translation>
    </message>
    <message>
        <source>To be known</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>The same on both sides</source>
        <translation>两侧相同</translation>
    </message>
    <message>
        <source>Could not be compared</source>
        <translation>无法比较</translation>
    </message>
    <message>
        <source>%1 (overridden)</source>
        <translation>%1（已强制比较）</translation>
    </message>
    <message>
        <source>What to do: %1</source>
        <extracomment>%1 a sentence: &quot;Set the governor to performance.&quot;</extracomment>
        <translation>解决办法：%1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>%1 an environment, %2 the baseline</extracomment>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>Nothing is known of the sides that could be compared.</source>
        <translation>没有可供比较的两侧信息。</translation>
    </message>
    <message>
        <source>Nothing was found that could explain a difference by itself.</source>
        <translation>未发现本身就能造成差异的因素。</translation>
    </message>
    <message numerus="yes">
        <source>%n blocks</source>
        <translation>
            <numerusform>%n 项阻止</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n 条警告</numerusform>
        </translation>
    </message>
    <message>
        <source>no warnings</source>
        <translation>无警告</translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n 条说明</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checks</source>
        <translation>
            <numerusform>%n 项检查</numerusform>
        </translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 项</translation>
    </message>
</context>
<context>
    <name>Tare::ComparePageNumbers</name>
    <message>
        <source>Numbers of the runs</source>
        <translation>各次运行的数据</translation>
    </message>
    <message>
        <source>Show published figures</source>
        <translation>显示已发布的数据</translation>
    </message>
    <message>
        <source>Numbers of the cost ladder</source>
        <translation>成本阶梯的数值</translation>
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
        <source>Report as a web page (HTML)…</source>
        <translation>报告：网页（HTML）…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>报告：PDF…</translation>
    </message>
</context>
<context>
    <name>Tare::ComparePageSweep</name>
    <message>
        <source>Times by threads</source>
        <translation>各线程数的时间</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>environment, sentence</comment>
        <extracomment>environment, its sentence</extracomment>
        <translation>%1：%2</translation>
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
    <message>
        <source>not needed</source>
        <translation>不需要</translation>
    </message>
    <message>
        <source>%1, published</source>
        <comment>environment</comment>
        <translation>%1，已发布</translation>
    </message>
    <message>
        <source>Published change of the means</source>
        <translation>已发布的均值变化</translation>
    </message>
    <message>
        <source>Dump, s</source>
        <translation>转储（秒）</translation>
    </message>
    <message>
        <source>Dump, CPU s</source>
        <translation>转储 CPU（秒）</translation>
    </message>
    <message>
        <source>Restore, s</source>
        <translation>恢复（秒）</translation>
    </message>
    <message>
        <source>Restore, CPU s</source>
        <translation>恢复 CPU（秒）</translation>
    </message>
    <message>
        <source>Files, MB</source>
        <translation>文件（MB）</translation>
    </message>
    <message>
        <source>Came back empty</source>
        <translation>空结果</translation>
    </message>
    <message>
        <source>Load average</source>
        <translation>平均负载</translation>
    </message>
    <message>
        <source>Idle CPU, %</source>
        <translation>空闲 CPU，%</translation>
    </message>
    <message>
        <source>CPU-ms a request</source>
        <translation>每请求 CPU 毫秒</translation>
    </message>
    <message>
        <source>CPU-ms a transaction</source>
        <translation>每事务 CPU 毫秒</translation>
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
    <message>
        <source>stopped</source>
        <translation>已停止</translation>
    </message>
    <message>
        <source>It was stopped before a step was finished; nothing is averaged.</source>
        <translation>在完成任何步骤之前已停止；不计入平均值。</translation>
    </message>
    <message>
        <source>%1 stopped</source>
        <translation>%1 已停止</translation>
    </message>
    <message>
        <source>Held back by</source>
        <translation>瓶颈</translation>
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
    <message>
        <source>%1, %2</source>
        <comment>program, compression</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>未比较</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>environment, finding</comment>
        <extracomment>%1 environment, %2 &quot;Different server versions&quot;</extracomment>
        <translation>%1：%2</translation>
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
    <message>
        <source>mix</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Dumps</source>
        <translation>转储</translation>
    </message>
    <message numerus="yes">
        <source>for each of %n steps</source>
        <translation>
            <numerusform>%n 步中的每一步</numerusform>
        </translation>
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
    <name>Tare::DataSetCache</name>
    <message>
        <source>“%1” could not be written.</source>
        <translation>无法写入“%1”。</translation>
    </message>
    <message>
        <source>“%1” could not be moved to “%2”.</source>
        <translation>无法将“%1”移动到“%2”。</translation>
    </message>
    <message>
        <source>1 table of %1 rows, seed %2</source>
        <translation>1 张表，每张 %1 行，种子 %2</translation>
    </message>
    <message>
        <source>%1 tables of %2 rows, seed %3</source>
        <translation>%1 张表，每张 %2 行，种子 %3</translation>
    </message>
    <message>
        <source>The data set is used by a run that is going on. Delete it when the run has ended.</source>
        <translation>该数据集正被一次运行使用。请在运行结束后删除。</translation>
    </message>
    <message>
        <source>%1 tables of %2 rows in each of %3 schemas, seed %4</source>
        <translation>%3 个库，每个 %1 张表、每表 %2 行，种子 %4</translation>
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
    <message>
        <source>“%1” could not be moved to “%2”.</source>
        <translation>无法将“%1”移动到“%2”。</translation>
    </message>
    <message>
        <source>The data for “%1” are there from an earlier run (%2); every step starts from these files.</source>
        <translation>“%1”所需的数据已由之前的运行准备好（%2）；每个步骤都从这些文件开始。</translation>
    </message>
    <message>
        <source>The data are used by another run. Wait until it has ended.</source>
        <translation>数据正被另一次运行使用。请等待其结束。</translation>
    </message>
    <message>
        <source>Each step gets a copy of the files that shares their blocks (reflink).</source>
        <translation>每个步骤得到一份共享数据块的文件副本（reflink）。</translation>
    </message>
    <message>
        <source>Each step gets its own copy of the files (this file system cannot share their blocks).</source>
        <translation>每个步骤得到一份独立的文件副本（此文件系统不能共享数据块）。</translation>
    </message>
    <message>
        <source>The steps work on the same files in turn, without a copy: what one writes, the next one finds.</source>
        <translation>各步骤依次使用同一份文件，不做复制：前一步写入的内容，后一步会看到。</translation>
    </message>
    <message>
        <source>The data could not be kept for later runs: %1</source>
        <translation>无法为以后的运行保留数据：%1</translation>
    </message>
    <message>
        <source>The data are not kept for later runs: the limit is %1.</source>
        <translation>数据不为以后的运行保留：上限为 %1。</translation>
    </message>
    <message>
        <source>The data are kept for later runs.</source>
        <translation>数据已保留，供以后的运行使用。</translation>
    </message>
    <message>
        <source>What was loaded so far is kept; the next run goes on from there.</source>
        <translation>已装载的部分会保留；下一次运行从那里继续。</translation>
    </message>
    <message>
        <source>An earlier preparation that was broken off is gone on with.</source>
        <translation>继续之前中断的数据准备。</translation>
    </message>
    <message>
        <source>%1 instances need %1 copies of the data at the same time, and there is no room for them. Set TARE_WORK_DIR to a directory with more space, or use fewer instances, tables or rows.</source>
        <translation>%1 个实例同时需要 %1 份数据副本，但没有足够的空间。请将 TARE_WORK_DIR 设为空间更大的目录，或减少实例、表或行数。</translation>
    </message>
</context>
<context>
    <name>Tare::DataSetsDialog</name>
    <message>
        <source>Data sets</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Data that Tare has prepared for its own servers is kept between runs, so that the next run with the same rows starts at once.</source>
        <translation>Tare 为自己启动的服务器准备的数据会在测试之间保留，下次使用相同的行时可以立即开始。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>最近使用</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>None yet. An OLTP run on servers that Tare starts leaves the first one here.</source>
        <translation>还没有。在 Tare 启动的服务器上运行一次 OLTP 后，这里会出现第一个数据集。</translation>
    </message>
    <message>
        <source> GB</source>
        <translation> GB</translation>
    </message>
    <message>
        <source>Keep at &amp;most</source>
        <translation>最多保留(&amp;M)</translation>
    </message>
    <message>
        <source>What was not used for the longest time goes first; 0 keeps nothing.</source>
        <translation>最久未使用的最先删除；0 表示不保留。</translation>
    </message>
    <message>
        <source>&amp;Delete the ticked ones</source>
        <translation>删除勾选的(&amp;D)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>A run that is going on uses it.</source>
        <translation>正在进行的测试在使用它。</translation>
    </message>
    <message numerus="yes">
        <source>%n data sets, %1, in %2</source>
        <translation>
            <numerusform>%n 个数据集，%1，位于 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>位于 %1</translation>
    </message>
    <message>
        <source>Tick data sets in the list, or with Space.</source>
        <translation>在列表中勾选数据集，或按空格键。</translation>
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
    <name>Tare::DrivenLoad</name>
    <message>
        <source>Target %1: %2</source>
        <translation>目标 %1：%2</translation>
    </message>
</context>
<context>
    <name>Tare::DumpForm</name>
    <message>
        <source>Choose the tools</source>
        <translation>选择工具</translation>
    </message>
    <message>
        <source>Too&amp;ls</source>
        <translation>工具(&amp;L)</translation>
    </message>
    <message>
        <source>mydumper with myloader; mariadb-dump (or mysqldump) with one thread, the baseline; mariadb-dump --dir with mariadb-import, from MariaDB 11.5 on.</source>
        <translation>mydumper 配 myloader；单线程的 mariadb-dump（或 mysqldump），作为基线；mariadb-dump --dir 配 mariadb-import，自 MariaDB 11.5 起。</translation>
    </message>
    <message>
        <source>Choose the compression</source>
        <translation>选择压缩方式</translation>
    </message>
    <message>
        <source>&amp;Compression</source>
        <translation>压缩(&amp;C)</translation>
    </message>
    <message>
        <source>Each is a line of the chart. mydumper 0.10 knows gzip only.</source>
        <translation>每种是图中的一条线。mydumper 0.10 只支持 gzip。</translation>
    </message>
    <message>
        <source>Thread&amp;s</source>
        <translation>线程(&amp;S)</translation>
    </message>
    <message>
        <source>A list such as 2, 4, 6, 8 is the sweep. mariadb-dump has one thread in any case.</source>
        <translation>列表（如 2, 4, 6, 8）即线程扫描。mariadb-dump 总是只有一个线程。</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>Into a schema of its own, with as many threads, timed apart from the dump.</source>
        <translation>恢复到单独的库中，线程数相同，与转储分开计时。</translation>
    </message>
    <message>
        <source>Choose what is restored</source>
        <translation>选择恢复什么</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>数据(&amp;D)</translation>
    </message>
    <message>
        <source>Ta&amp;bles</source>
        <translation>表(&amp;B)</translation>
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
        <source>Change the tables</source>
        <translation>更改表</translation>
    </message>
    <message>
        <source>Change the rows</source>
        <translation>更改行数</translation>
    </message>
    <message>
        <source>Sche&amp;ma</source>
        <translation>库(&amp;M)</translation>
    </message>
    <message>
        <source>On an existing server; it is only read.</source>
        <translation>在现有服务器上；只读取它。</translation>
    </message>
    <message>
        <source>&amp;Whole tables</source>
        <translation>整张表(&amp;W)</translation>
    </message>
    <message>
        <source>Pieces of so man&amp;y rows</source>
        <translation>按这么多行分块(&amp;Y)</translation>
    </message>
    <message>
        <source>Shared out as</source>
        <translation>分配方式</translation>
    </message>
    <message>
        <source>Whole tables are shared out to the threads, so their number should be a multiple of the threads. Pieces let several threads work on one table (mydumper, whole-number keys).</source>
        <translation>以整张表分给各线程，因此表数应是线程数的倍数。分块可让多个线程处理同一张表（mydumper，整数键）。</translation>
    </message>
    <message>
        <source>Choose how tables are shared out</source>
        <translation>选择表的分配方式</translation>
    </message>
    <message>
        <source>Change the rows of a piece</source>
        <translation>更改每块的行数</translation>
    </message>
    <message>
        <source>Choose the data</source>
        <translation>选择数据</translation>
    </message>
    <message>
        <source>Change the schema</source>
        <translation>更改库</translation>
    </message>
    <message>
        <source>Write the name of the schema that is to be dumped.</source>
        <translation>请填写要转储的库名。</translation>
    </message>
    <message>
        <source>C&amp;onsistency</source>
        <translation>一致性(&amp;O)</translation>
    </message>
    <message>
        <source>Choose the consistency</source>
        <translation>选择一致性方式</translation>
    </message>
    <message>
        <source>In m&amp;emory</source>
        <translation>内存中(&amp;E)</translation>
    </message>
    <message>
        <source>Choose what is in memory</source>
        <translation>选择内存中有什么</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Each dump gets a folder of its own in it, which is removed afterwards. Empty: beside Tare’s other working files.</source>
        <translation>每次转储在其中有自己的文件夹，之后会删除。留空：与 Tare 的其他工作文件放在一起。</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>选择(&amp;H)…</translation>
    </message>
    <message>
        <source>Change the folder</source>
        <translation>更改文件夹</translation>
    </message>
    <message>
        <source>Folder for the dumps</source>
        <translation>转储所用的文件夹</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Compare CHECKSUM TABLE of every table</source>
        <translation>比较每张表的 CHECKSUM TABLE</translation>
    </message>
    <message>
        <source>After a restore, beside the rows, which are compared in any case. Reads all data twice, outside the times.</source>
        <translation>恢复之后进行；行数总会比较。会再读取全部数据两遍，不计入时间。</translation>
    </message>
    <message>
        <source>Choose what is compared</source>
        <translation>选择比较什么</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Stands still</source>
        <translation>停滞</translation>
    </message>
    <message>
        <source>A tool without any progress for so long is stopped, and its step has failed.</source>
        <translation>工具在这么长时间内毫无进展即被停止，该步骤记为失败。</translation>
    </message>
    <message>
        <source>Change the limits</source>
        <translation>更改限制</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>For a dump, and again for its restore.</source>
        <translation>对转储如此，对其恢复亦然。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Of the data.</source>
        <translation>数据的种子。</translation>
    </message>
    <message>
        <source>Change the seed</source>
        <translation>更改种子</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>不恢复</translation>
    </message>
    <message>
        <source>the plain dumps</source>
        <translation>未压缩的转储</translation>
    </message>
    <message>
        <source>every dump</source>
        <translation>每个转储</translation>
    </message>
    <message>
        <source>as the tool does by itself</source>
        <translation>按工具默认方式</translation>
    </message>
    <message>
        <source>snapshots of transactions</source>
        <translation>事务快照</translation>
    </message>
    <message>
        <source>locked tables</source>
        <translation>锁表</translation>
    </message>
    <message>
        <source>no lock</source>
        <translation>不加锁</translation>
    </message>
    <message>
        <source>whatever the step before left</source>
        <translation>上一步骤留下的内容</translation>
    </message>
    <message>
        <source>nothing: cold</source>
        <translation>没有：冷</translation>
    </message>
    <message>
        <source>every table: warm</source>
        <translation>所有表：热</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>mydumper 0.10 holds a lock on all tables until every thread has its snapshot.</source>
        <translation>mydumper 0.10 会锁住所有表，直到每个线程取得快照。</translation>
    </message>
    <message>
        <source>Writers wait only while the snapshots are taken. Right for InnoDB.</source>
        <translation>只在取快照时阻塞写入。适用于 InnoDB。</translation>
    </message>
    <message>
        <source>Nobody writes while the dump runs.</source>
        <translation>转储期间无人能写入。</translation>
    </message>
    <message>
        <source>Only where nobody changes the data.</source>
        <translation>仅用于无人更改数据之处。</translation>
    </message>
    <message>
        <source>The first step differs from the others.</source>
        <translation>第一个步骤与其他步骤条件不同。</translation>
    </message>
    <message>
        <source>The server is started anew and, where Tare is root, its files are dropped from the page cache. Not for a server that Tare did not start.</source>
        <translation>重新启动服务器；若 Tare 以 root 运行，还会从页缓存中清除其文件。不适用于并非由 Tare 启动的服务器。</translation>
    </message>
    <message>
        <source>Every table is read once before, without being timed.</source>
        <translation>事先把每张表读一遍，不计时。</translation>
    </message>
    <message>
        <source>Tare’s own folder</source>
        <translation>Tare 自己的文件夹</translation>
    </message>
    <message>
        <source>rows and checksums</source>
        <translation>行数与校验和</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>%1 without progress, %2 in all</source>
        <translation>停滞 %1，总计 %2</translation>
    </message>
    <message>
        <source>tables as sysbench makes them</source>
        <translation>sysbench 式的表</translation>
    </message>
    <message>
        <source>a schema that is there already</source>
        <translation>已存在的库</translation>
    </message>
    <message>
        <source>About %1 in each server.</source>
        <comment>size of the data</comment>
        <translation>每台服务器约 %1。</translation>
    </message>
</context>
<context>
    <name>Tare::DumpLoad</name>
    <message>
        <source>“%1” could not be written.</source>
        <translation>无法写入“%1”。</translation>
    </message>
    <message>
        <source>“%1” of the dump could not be read.</source>
        <translation>无法读取转储中的“%1”。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>The dump is not complete: its metadata file is missing or unfinished.</source>
        <translation>转储不完整：元数据文件缺失或未写完。</translation>
    </message>
    <message>
        <source>The dump is not complete: its last line is missing.</source>
        <translation>转储不完整：缺少最后一行。</translation>
    </message>
    <message>
        <source>The dump is not complete: the definition of “%1” is missing.</source>
        <translation>转储不完整：缺少“%1”的定义。</translation>
    </message>
    <message>
        <source>The dump is not complete: it holds %1 rows of “%2”, the table %3. If nobody wrote to it meanwhile, the dump cannot be trusted.</source>
        <translation>转储不完整：其中有“%2”的 %1 行，而表中有 %3 行。如果期间无人写入，则该转储不可信。</translation>
    </message>
    <message>
        <source>The restore is not complete: the table “%1” is missing.</source>
        <translation>恢复不完整：缺少表“%1”。</translation>
    </message>
    <message>
        <source>The restore is not complete: “%1” has %2 rows in place of %3.</source>
        <translation>恢复不完整：“%1”有 %2 行，应为 %3 行。</translation>
    </message>
    <message>
        <source>The restore is not the same: CHECKSUM TABLE of “%1” differs.</source>
        <translation>恢复结果不一致：“%1”的 CHECKSUM TABLE 不同。</translation>
    </message>
    <message>
        <source>%1 was stopped: the disk with “%2” is full but for %3. Choose a directory with more space, or dump less.</source>
        <translation>%1 已停止：“%2”所在磁盘只剩 %3。请选择空间更大的目录，或减少转储内容。</translation>
    </message>
    <message>
        <source>%1 was stopped: it took longer than the limit of %2.</source>
        <translation>%1 已停止：超过了 %2 的时限。</translation>
    </message>
    <message>
        <source>%1 was stopped: it made no progress for %2.</source>
        <translation>%1 已停止：%2 内没有进展。</translation>
    </message>
    <message>
        <source>There is no schema “%1” on the server. Name one that is there, or leave the field empty.</source>
        <translation>服务器上没有库“%1”。请填写已有的库，或将该字段留空。</translation>
    </message>
    <message>
        <source>The schema “%1”, into which dumps are restored, holds tables that Tare has not made. Rename or drop it.</source>
        <translation>用于恢复的库“%1”中有不是 Tare 创建的表。请将其改名或删除。</translation>
    </message>
    <message>
        <source>With --dir it is the server that writes the dump, and it cannot write to “%1”. Choose a directory that the server reaches, or another tool.</source>
        <translation>使用 --dir 时由服务器写出转储，而它无法写入“%1”。请选择服务器可访问的目录，或换用其他工具。</translation>
    </message>
    <message>
        <source>The schema “%1” has no tables, so there is nothing to dump.</source>
        <translation>库“%1”中没有表，因此没有可转储的内容。</translation>
    </message>
    <message>
        <source>A directory for the dump could not be made in “%1”. Check that it is there and can be written to.</source>
        <translation>无法在“%1”中创建转储目录。请检查它是否存在且可写。</translation>
    </message>
    <message>
        <source>There is not enough space: about %1 are needed in “%2”, %3 are free. Choose a directory with more space, or dump less.</source>
        <translation>空间不足：“%2”中约需 %1，可用 %3。请选择空间更大的目录，或减少转储内容。</translation>
    </message>
    <message>
        <source>Something else keeps writing: %1 were not on a disk yet when the clock started.</source>
        <translation>有其他程序在持续写入：计时开始时仍有 %1 未写到磁盘。</translation>
    </message>
    <message>
        <source>Only root can empty the machine&apos;s page cache. What Tare&apos;s files had in it is gone, the rest is as it was found.</source>
        <translation>只有 root 能清空本机的页缓存。Tare 的文件在其中的部分已清除，其余保持原样。</translation>
    </message>
    <message>
        <source>The server was not started anew for this step, so its buffer pool is as it was found.</source>
        <translation>此步骤没有重新启动服务器，因此其缓冲池保持原样。</translation>
    </message>
    <message>
        <source>%1 failed: the disk is full. Choose a directory with more space, or dump less.</source>
        <translation>%1 失败：磁盘已满。请选择空间更大的目录，或减少转储内容。</translation>
    </message>
    <message>
        <source>%1 was killed by signal %2.</source>
        <translation>%1 被信号 %2 终止。</translation>
    </message>
    <message>
        <source>%1 failed with exit code %2.</source>
        <translation>%1 失败，退出码 %2。</translation>
    </message>
    <message>
        <source>%1 ended as if all was well, but reported errors.</source>
        <translation>%1 看似正常结束，但报告了错误。</translation>
    </message>
    <message>
        <source>The directory “%1” of the dump is missing.</source>
        <translation>转储目录“%1”不存在。</translation>
    </message>
    <message>
        <source>The restore begins.</source>
        <translation>开始恢复。</translation>
    </message>
    <message>
        <source>The restored schema is the same: rows and checksums of %1 tables agree.</source>
        <translation>恢复的库一致：%1 张表的行数与校验和相符。</translation>
    </message>
    <message>
        <source>The restored schema has the same rows in all %1 tables.</source>
        <translation>恢复的库中全部 %1 张表的行数相同。</translation>
    </message>
    <message>
        <source>The schema “%1” could not be dropped: %2</source>
        <translation>无法删除库“%1”：%2</translation>
    </message>
    <message>
        <source>The dump in “%1” could not be removed.</source>
        <translation>无法删除“%1”中的转储。</translation>
    </message>
    <message>
        <source>“%1” could not be written to the disk.</source>
        <translation>无法将“%1”写到磁盘。</translation>
    </message>
</context>
<context>
    <name>Tare::DumpSweep</name>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>the last two parts of a list</extracomment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>numbers of threads: &quot;4 to 8&quot;</extracomment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1, dump: </source>
        <extracomment>%1 name of a workload</extracomment>
        <translation>%1，转储：</translation>
    </message>
    <message>
        <source>%1, restore: </source>
        <translation>%1，恢复：</translation>
    </message>
    <message>
        <source>Dump of %1: </source>
        <extracomment>%1 name of a schema</extracomment>
        <translation>转储 %1：</translation>
    </message>
    <message>
        <source>Restore of %1: </source>
        <translation>恢复 %1：</translation>
    </message>
    <message>
        <source>nothing was finished.</source>
        <translation>没有任何步骤完成。</translation>
    </message>
    <message>
        <source>.</source>
        <comment>end of a sentence</comment>
        <translation>。</translation>
    </message>
    <message>
        <source>Unlike programs: %1. Their times cannot be compared.</source>
        <translation>程序不同：%1。它们的时间不可比较。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between programs</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>time, tool</comment>
        <extracomment>%1 a time, %2 a tool and its compression: &quot;mydumper, gzip&quot;</extracomment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>%1 plain</source>
        <extracomment>%1 a time of a dump without compression</extracomment>
        <translation>不压缩 %1</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <extracomment>%1 a time, %2 gzip or zstd</extracomment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source> with %1</source>
        <translation>（%1）</translation>
    </message>
    <message>
        <source> plain</source>
        <translation>（不压缩）</translation>
    </message>
    <message>
        <source>1 thread is fastest</source>
        <translation>1 个线程最快</translation>
    </message>
    <message numerus="yes">
        <source>%n threads are fastest</source>
        <translation>
            <numerusform>%n 个线程最快</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1.</source>
        <extracomment>%1 one or several times: &quot;32.2 s plain and 41.6 s with gzip&quot;</extracomment>
        <translation>，%1。</translation>
    </message>
    <message>
        <source>1 thread (%1)</source>
        <extracomment>%1 a time and how it was made: &quot;32.2 s plain&quot;</extracomment>
        <translation>1 个线程（%1）</translation>
    </message>
    <message numerus="yes">
        <source>%n threads (%1)</source>
        <translation>
            <numerusform>%n 个线程（%1）</numerusform>
        </translation>
    </message>
    <message>
        <source>fastest with </source>
        <translation>最快的是 </translation>
    </message>
    <message>
        <source>%1 threads cannot be told apart%2.</source>
        <extracomment>%1 numbers of threads: &quot;4 to 8&quot;, %2 &quot; plain&quot;, &quot; with gzip&quot; or nothing</extracomment>
        <translation>%1 个线程之间无法区分%2。</translation>
    </message>
    <message>
        <source>Every other count takes longer%1.</source>
        <extracomment>%1 &quot; plain&quot;, &quot; with gzip&quot; or nothing</extracomment>
        <translation>其他线程数都更慢%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n threads come within %1%2.</source>
        <extracomment>%1 number of threads, %2 a time, %3 &quot; plain&quot;, &quot; with gzip&quot; or nothing</extracomment>
        <translation>
            <numerusform>%n 个线程相差不超过 %1%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threads are slower again: %1%2.</source>
        <extracomment>%1 a time, %2 &quot; plain&quot;, &quot; with gzip&quot; or nothing</extracomment>
        <translation>
            <numerusform>%n 个线程又变慢：%1%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes %2 with its one thread.</source>
        <extracomment>%1 a tool and its compression, %2 a time</extracomment>
        <translation>%1 用它唯一的线程需 %2。</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 需 %2。</translation>
    </message>
    <message>
        <source>%1 takes %2 longer.</source>
        <extracomment>%1 gzip or zstd, %2 percent</extracomment>
        <translation>%1 多用 %2 的时间。</translation>
    </message>
    <message>
        <source>%1 takes %2 less time.</source>
        <translation>%1 少用 %2 的时间。</translation>
    </message>
    <message>
        <source>%1 takes %2 longer, and the files are %3 of the plain ones.</source>
        <extracomment>%1 gzip or zstd, %2 percent of time, %3 percent of size</extracomment>
        <translation>%1 多用 %2 的时间，文件为不压缩时的 %3。</translation>
    </message>
    <message>
        <source>%1 takes %2 less time, and the files are %3 of the plain ones.</source>
        <translation>%1 少用 %2 的时间，文件为不压缩时的 %3。</translation>
    </message>
    <message>
        <source>1 run each, no spread known: small gaps between neighbours may be chance.</source>
        <translation>各运行 1 次，离散未知：相邻线程数之间的小差距可能是偶然。</translation>
    </message>
    <message numerus="yes">
        <source>%n repetitions would take about %1.</source>
        <translation>
            <numerusform>重复 %n 次约需 %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs each; told apart at 95 % confidence, corrected for the number of counts.</source>
        <translation>
            <numerusform>各运行 %n 次；按 95% 置信度区分，已按线程数的个数校正。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not every count ran twice, so small gaps may be chance.</source>
        <translation>并非每个线程数都运行了两次，小差距可能是偶然。</translation>
    </message>
    <message>
        <source>1 step was not finished and is left out.</source>
        <translation>1 个步骤未完成，未计入。</translation>
    </message>
    <message numerus="yes">
        <source>%n steps were not finished and are left out.</source>
        <translation>
            <numerusform>%n 个步骤未完成，未计入。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>program, compression</comment>
        <extracomment>%1 a program, %2 &quot;gzip&quot;, &quot;plain&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1&#x202f;s</source>
        <extracomment>a number of seconds</extracomment>
        <translation>%1&#xa0;秒</translation>
    </message>
    <message>
        <source>no number of threads is reliably faster</source>
        <extracomment>stands after the name of what was dumped and a colon</extracomment>
        <translation>没有哪个线程数可靠地更快</translation>
    </message>
    <message>
        <source>; 1 thread had the shortest time: %1.</source>
        <extracomment>%1 one or several times: &quot;32.2 s plain and 41.6 s with gzip&quot;</extracomment>
        <translation>；1 个线程用时最短：%1。</translation>
    </message>
    <message numerus="yes">
        <source>; %n threads had the shortest time: %1.</source>
        <translation>
            <numerusform>；%n 个线程用时最短：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>interval</comment>
        <extracomment>the two ends of an interval: &quot;25 % to 33 %&quot;</extracomment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>change, interval</comment>
        <extracomment>%1 a change, %2 its interval: &quot;29 % (25 % to 33 %)&quot;</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: no reliable difference in time (%2).</source>
        <extracomment>%1 gzip or zstd, %2 &quot;−2 % to +9 %&quot;</extracomment>
        <translation>%1：用时无可靠差异（%2）。</translation>
    </message>
    <message>
        <source>%1: no reliable difference in time (%2), and the files are %3 of the plain ones.</source>
        <extracomment>%1 gzip or zstd, %2 &quot;−2 % to +9 %&quot;, %3 percent of size</extracomment>
        <translation>%1：用时无可靠差异（%2），文件为不压缩时的 %3。</translation>
    </message>
</context>
<context>
    <name>Tare::DumpTools</name>
    <message>
        <source>%1 was not found. Dump workloads need it; install the package “%2”.</source>
        <translation>未找到 %1。转储负载需要它；请安装软件包“%2”。</translation>
    </message>
    <message>
        <source>%1 runs %2 threads when it is asked for %3, so this step would be mislabelled. Take %3 out of the threads.</source>
        <translation>要求 %3 个线程时 %1 会运行 %2 个，此步骤的标签将不正确。请从线程列表中去掉 %3。</translation>
    </message>
    <message>
        <source>%1 compresses with gzip only. Take zstd out of the compressions, or install a newer mydumper.</source>
        <translation>%1 只支持 gzip 压缩。请从压缩方式中去掉 zstd，或安装更新的 mydumper。</translation>
    </message>
    <message>
        <source>%1 has no --dir and --parallel; they came with MariaDB 11.5. Choose another tool, or install a newer client.</source>
        <translation>%1 没有 --dir 和 --parallel；它们自 MariaDB 11.5 起提供。请选择其他工具，或安装更新的客户端。</translation>
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
    <message>
        <source>T&amp;LS</source>
        <translation>&amp;TLS</translation>
    </message>
    <message>
        <source>Of the authorities that may vouch for the server. Empty: those of this system.</source>
        <translation>为服务器作证的证书颁发机构。留空则用本系统的。</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>客户端证书</translation>
    </message>
    <message>
        <source>Of the client, for accounts that ask for one; with its key, or neither.</source>
        <translation>供要求证书的账户使用；证书与密钥要么都给，要么都不给。</translation>
    </message>
    <message>
        <source>Change the certificate</source>
        <translation>更改客户端证书</translation>
    </message>
    <message>
        <source>Key of it</source>
        <translation>证书密钥</translation>
    </message>
    <message>
        <source>A file in PEM format that is not locked by a password of its own.</source>
        <translation>PEM 格式的文件，且未用自己的密码加锁。</translation>
    </message>
    <message>
        <source>Change the key</source>
        <translation>更改证书密钥</translation>
    </message>
    <message>
        <source>What is sent can be read on the way.</source>
        <translation>传输内容在途中可被读取。</translation>
    </message>
    <message>
        <source>Encrypted if the server can; nobody is verified.</source>
        <translation>服务器支持时加密；不验证身份。</translation>
    </message>
    <message>
        <source>Encrypted, or no connection; nobody is verified.</source>
        <translation>必须加密，否则不连接；不验证身份。</translation>
    </message>
    <message>
        <source>The server’s certificate must come from an authority that is trusted.</source>
        <translation>服务器证书必须来自受信任的颁发机构。</translation>
    </message>
    <message>
        <source>And it must be made out for the address above.</source>
        <translation>并且证书必须是为上面的地址签发的。</translation>
    </message>
    <message>
        <source>This build of Tare speaks to Redis without TLS only.</source>
        <translation>此版本的 Tare 只能不经 TLS 连接 Redis。</translation>
    </message>
    <message>
        <source>Not used on a Unix socket.</source>
        <translation>Unix 套接字不使用 TLS。</translation>
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
    <message>
        <source>Choose: %1</source>
        <translation>选择：%1</translation>
    </message>
    <message>
        <source>Its facts…</source>
        <translation>主机信息…</translation>
    </message>
    <message>
        <source>On 127.0.0.1. A run is refused before it starts when somebody else has the port.</source>
        <translation>在 127.0.0.1 上。若端口已被占用，测试在开始前就会被拒绝。</translation>
    </message>
    <message>
        <source>Of the first instance; the others follow it: %1.</source>
        <translation>第一个实例的端口，其余依次递增：%1。</translation>
    </message>
    <message>
        <source>“{instance}” in a value stands for the number of the instance, 1 to %1.</source>
        <translation>值中的“{instance}”代表实例编号，1 至 %1。</translation>
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
    <message>
        <source>Unix socket</source>
        <translation>Unix 套接字</translation>
    </message>
    <message>
        <source>%1, instance %2</source>
        <extracomment>name of an environment, number of one of its servers</extracomment>
        <translation>%1，实例 %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>instances and schemas of each: &quot;8 × 1&quot;</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>container address</source>
        <translation>容器地址</translation>
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
    <name>Tare::Examples</name>
    <message>
        <source>MySQL 8.0, natively and in a container</source>
        <translation>MySQL 8.0：原生与容器</translation>
    </message>
    <message>
        <source>Published: MySQL 8.0.34 on a host with 4 CPUs, 16 GB and Debian 12; a native build against the Docker Hub image on a bridge network with a mounted data directory. sysbench 1.0.20 oltp_read_write from another host, 20 tables of 10,000,000 rows, 8 threads, 300 s, 4 runs a side, all native ones first; buffer pool 2 GB.</source>
        <translation>已发布：MySQL 8.0.34，主机 4 个 CPU、16 GB、Debian 12；原生构建与 Docker Hub 镜像（桥接网络、挂载数据目录）对比。从另一台主机运行 sysbench 1.0.20 oltp_read_write，20 张表，每张 10,000,000 行，8 个线程，300 秒，每方 4 次，先全部运行原生；缓冲池 2 GB。</translation>
    </message>
    <message>
        <source>Redis 2.8: native, on one CPU, two container networks</source>
        <translation>Redis 2.8：原生、绑核与两种容器网络</translation>
    </message>
    <message>
        <source>Published: Redis 2.8 on a host with 24 CPUs and 48 GB; native, native on one CPU by taskset, Docker with a published port and Docker on the host network. redis-benchmark -q -d 100 on 127.0.0.1, one run each: requests per second and nothing else.</source>
        <translation>已发布：Redis 2.8，主机 24 个 CPU、48 GB；原生、用 taskset 绑定一个 CPU 的原生、发布端口的 Docker、宿主机网络的 Docker。在 127.0.0.1 上运行 redis-benchmark -q -d 100，各一次：只有每秒请求数。</translation>
    </message>
    <message>
        <source>MySQL: 8 instances or 8 schemas in one</source>
        <translation>MySQL：8 个实例还是单实例 8 个库</translation>
    </message>
    <message>
        <source>Published: 8 instances of one schema with 2 GB of buffer pool each, against one instance with 8 schemas and 16 GB. sysbench 0.5 oltp.lua, 100 tables of 200,000 rows, 8 load processes of 32 threads and 200,000 requests at once; first from four other hosts, where the network card was full, then from the database host itself, where the CPUs were. Sums over the 8; queries are read and write requests without BEGIN and COMMIT.</source>
        <translation>已发布：8 个单库实例（各 2 GB 缓冲池）与 1 个 8 库实例（16 GB）对比。sysbench 0.5 oltp.lua，100 张表，每张 200,000 行，同时 8 个压测进程，各 32 个线程、200,000 个请求；先从另外四台主机压测（网卡已满），再从数据库主机本身压测（CPU 已满）。数值为 8 份之和；查询数为读写请求数，不含 BEGIN 和 COMMIT。</translation>
    </message>
    <message>
        <source>There is no example named “%1”. The examples are: %2.</source>
        <translation>没有名为“%1”的示例。示例有：%2。</translation>
    </message>
    <message>
        <source>mydumper and myloader with 2 to 8 threads</source>
        <translation>mydumper 与 myloader，2 至 8 个线程</translation>
    </message>
    <message>
        <source>Published: mydumper with and without its compression and myloader on a schema of 20 tables and 3.7 GB on a RAID 10, with 2, 4, 6 and 8 threads, one run each; real, user and system seconds. The compressed dump had about 10 % of the plain one&apos;s size.</source>
        <translation>已发布：在 RAID 10 上对 20 张表、3.7 GB 的库运行 mydumper（压缩与不压缩）和 myloader，2、4、6、8 个线程，各 1 次；实际、用户和系统时间（秒）。压缩后的转储约为不压缩时的 10%。</translation>
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
    <name>Tare::Facts</name>
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
        <source>Engine&apos;s command line version</source>
        <translation>引擎命令行版本</translation>
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
        <source>Userland proxy</source>
        <translation>用户态代理</translation>
    </message>
    <message>
        <source>Log driver</source>
        <translation>日志驱动</translation>
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
        <source>Build</source>
        <translation>构建</translation>
    </message>
    <message>
        <source>C library</source>
        <translation>C 库</translation>
    </message>
    <message>
        <source>Memory allocator</source>
        <translation>内存分配器</translation>
    </message>
    <message>
        <source>Priority (nice)</source>
        <translation>优先级（nice）</translation>
    </message>
    <message>
        <source>Out-of-memory preference</source>
        <translation>内存不足时的终止倾向</translation>
    </message>
    <message>
        <source>Huge pages in use</source>
        <translation>使用中的大页</translation>
    </message>
    <message>
        <source>Transport</source>
        <translation>传输方式</translation>
    </message>
    <message>
        <source>Cipher of the load&apos;s connections</source>
        <translation>压测连接的加密套件</translation>
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
        <source>Round trip of one small query</source>
        <translation>一次小查询的往返时间</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Data on disk</source>
        <translation>磁盘上的数据</translation>
    </message>
    <message>
        <source>Data came by</source>
        <translation>数据来源方式</translation>
    </message>
    <message>
        <source>File system of the data</source>
        <translation>数据所在文件系统</translation>
    </message>
    <message>
        <source>Device of the data</source>
        <translation>数据所在设备</translation>
    </message>
    <message>
        <source>Mount options of the data</source>
        <translation>数据的挂载选项</translation>
    </message>
    <message>
        <source>I/O scheduler of the data</source>
        <translation>数据盘的 I/O 调度器</translation>
    </message>
    <message>
        <source>Free space where the data is</source>
        <translation>数据所在处的可用空间</translation>
    </message>
    <message>
        <source>Time of an fsync where the data is</source>
        <translation>数据所在处一次 fsync 的时间</translation>
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
        <source>Memory nodes allowed</source>
        <translation>允许的内存节点</translation>
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
        <source>CPU weight</source>
        <translation>CPU 权重</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>内存限制</translation>
    </message>
    <message>
        <source>Memory above which it is slowed down</source>
        <translation>超过后被减速的内存量</translation>
    </message>
    <message>
        <source>Swap limit</source>
        <translation>交换空间限制</translation>
    </message>
    <message>
        <source>I/O limit</source>
        <translation>I/O 限制</translation>
    </message>
    <message>
        <source>Limit of tasks</source>
        <translation>任务数限制</translation>
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
        <source>Security label</source>
        <translation>安全标签</translation>
    </message>
    <message>
        <source>Speculative store bypass</source>
        <translation>推测性存储绕过</translation>
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
        <source>Architecture</source>
        <translation>体系结构</translation>
    </message>
    <message>
        <source>Virtual machine</source>
        <translation>虚拟机</translation>
    </message>
    <message>
        <source>Clock source</source>
        <translation>时钟源</translation>
    </message>
    <message>
        <source>Mitigations of the processor</source>
        <translation>处理器漏洞缓解措施</translation>
    </message>
    <message>
        <source>Start of the machine</source>
        <translation>机器启动时间</translation>
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
        <source>Lowest CPU frequency, kHz</source>
        <translation>CPU 最低频率，kHz</translation>
    </message>
    <message>
        <source>Highest CPU frequency, kHz</source>
        <translation>CPU 最高频率，kHz</translation>
    </message>
    <message>
        <source>Turbo</source>
        <translation>睿频</translation>
    </message>
    <message>
        <source>Hyper-threading</source>
        <translation>超线程</translation>
    </message>
    <message>
        <source>Isolated CPUs</source>
        <translation>隔离的 CPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Transparent huge pages</source>
        <translation>透明大页</translation>
    </message>
    <message>
        <source>Swap space</source>
        <translation>交换空间</translation>
    </message>
    <message>
        <source>Swappiness</source>
        <translation>交换倾向（swappiness）</translation>
    </message>
    <message>
        <source>Overcommit</source>
        <translation>内存超额分配</translation>
    </message>
    <message>
        <source>Dirty ratio</source>
        <translation>脏页比例</translation>
    </message>
    <message>
        <source>Background dirty ratio</source>
        <translation>后台脏页比例</translation>
    </message>
    <message>
        <source>Longest queue of connections</source>
        <translation>连接队列最大长度</translation>
    </message>
    <message>
        <source>Longest queue of half-open connections</source>
        <translation>半开连接队列最大长度</translation>
    </message>
    <message>
        <source>Range of local ports</source>
        <translation>本地端口范围</translation>
    </message>
    <message>
        <source>MTU of the server&apos;s interface</source>
        <translation>服务器网络接口的 MTU</translation>
    </message>
    <message>
        <source>CPU used by other programs</source>
        <translation>其他程序占用的 CPU</translation>
    </message>
    <message>
        <source>CPU taken by the host of this machine</source>
        <translation>被宿主机占走的 CPU</translation>
    </message>
    <message>
        <source>Stopped by the CPU limit</source>
        <translation>因 CPU 限制而停止</translation>
    </message>
    <message>
        <source>Slowed down by heat</source>
        <translation>因过热而降速</translation>
    </message>
    <message>
        <source>Waiting for a CPU</source>
        <translation>等待 CPU</translation>
    </message>
    <message>
        <source>Waiting for memory</source>
        <translation>等待内存</translation>
    </message>
    <message>
        <source>Waiting for I/O</source>
        <translation>等待 I/O</translation>
    </message>
    <message>
        <source>Pages swapped in</source>
        <translation>换入页数</translation>
    </message>
    <message>
        <source>Pages swapped out</source>
        <translation>换出页数</translation>
    </message>
    <message>
        <source>Waiting to be written at the start</source>
        <translation>开始时待写回的数据</translation>
    </message>
    <message>
        <source>Killed for want of memory</source>
        <translation>因内存不足被终止</translation>
    </message>
    <message>
        <source>Connection table in use</source>
        <translation>连接跟踪表占用</translation>
    </message>
    <message>
        <source>Dropped by the connection table</source>
        <translation>被连接跟踪表丢弃</translation>
    </message>
    <message>
        <source>Connections refused by a full queue</source>
        <translation>因队列已满被拒的连接</translation>
    </message>
    <message>
        <source>Packets dropped</source>
        <translation>丢弃的数据包</translation>
    </message>
    <message>
        <source>Reads found in the buffer pool</source>
        <translation>缓冲池命中的读取</translation>
    </message>
    <message>
        <source>Buffer pool filled</source>
        <translation>缓冲池已填充</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Runs in order</source>
        <translation>运行顺序</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>实例数</translation>
    </message>
    <message>
        <source>Schemas or databases of each instance</source>
        <translation>每个实例的库数</translation>
    </message>
    <message>
        <source>Memory for the data of each instance</source>
        <translation>每个实例的数据内存</translation>
    </message>
    <message>
        <source>TLS of the load&apos;s connections</source>
        <translation>负载连接的 TLS</translation>
    </message>
    <message>
        <source>Protocol of the load</source>
        <translation>负载的协议</translation>
    </message>
    <message>
        <source>Rate asked for, a second</source>
        <translation>要求的速率（每秒）</translation>
    </message>
    <message>
        <source>Most operations waiting to be begun</source>
        <translation>等待开始的操作数（最多）</translation>
    </message>
    <message>
        <source>Operations waiting at the end</source>
        <translation>结束时仍在等待的操作数</translation>
    </message>
    <message>
        <source>Connections opened again</source>
        <translation>重新打开的连接</translation>
    </message>
    <message>
        <source>Connections renewed on purpose</source>
        <translation>主动更新的连接</translation>
    </message>
    <message>
        <source>Statements whose reply was lost</source>
        <translation>丢失应答的语句</translation>
    </message>
    <message>
        <source>Transactions given up</source>
        <translation>放弃的事务</translation>
    </message>
    <message>
        <source>Rows put back</source>
        <translation>补回的行</translation>
    </message>
    <message>
        <source>Rows inserted in bulk</source>
        <translation>批量插入的行</translation>
    </message>
    <message>
        <source>Dump tool</source>
        <translation>转储工具</translation>
    </message>
    <message>
        <source>Compressor</source>
        <translation>压缩程序</translation>
    </message>
    <message>
        <source>Cache before the dump</source>
        <translation>转储前的缓存</translation>
    </message>
    <message>
        <source>Answered: %1</source>
        <translation>已应答：%1</translation>
    </message>
    <message>
        <source>Instance %1: %2</source>
        <extracomment>%1 number of a server among several, %2 name of a fact</extracomment>
        <translation>实例 %1：%2</translation>
    </message>
</context>
<context>
    <name>Tare::Fairness</name>
    <message>
        <source>machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>Different machines</source>
        <translation>机器不同</translation>
    </message>
    <message>
        <source>The sides ran on different machines, so a difference is the machine&apos;s as well.</source>
        <translation>两侧在不同的机器上运行，因此差异也可能来自机器。</translation>
    </message>
    <message>
        <source>Run both sides on one machine, in one plan.</source>
        <translation>在同一台机器、同一个计划中运行两侧。</translation>
    </message>
    <message>
        <source>kernel and mitigations</source>
        <translation>内核与漏洞缓解措施</translation>
    </message>
    <message>
        <source>Different kernels</source>
        <translation>内核不同</translation>
    </message>
    <message>
        <source>Kernel, system or the processor&apos;s mitigations are not the same on both sides.</source>
        <translation>两侧的内核、系统或处理器漏洞缓解措施不同。</translation>
    </message>
    <message>
        <source>Run both sides in one plan.</source>
        <translation>在同一个计划中运行两侧。</translation>
    </message>
    <message>
        <source>start of the machine</source>
        <translation>机器启动</translation>
    </message>
    <message>
        <source>Restarted in between</source>
        <translation>其间重启过</translation>
    </message>
    <message>
        <source>The machine was started anew between the runs, which changes caches and where memory lies.</source>
        <translation>各次运行之间机器重启过，这会改变缓存和内存布局。</translation>
    </message>
    <message>
        <source>Run both sides in one plan, without a restart in between.</source>
        <translation>在同一个计划中运行两侧，其间不要重启。</translation>
    </message>
    <message>
        <source>CPU governor and turbo</source>
        <translation>CPU 调频策略与睿频</translation>
    </message>
    <message>
        <source>Different rules for the CPU&apos;s frequency</source>
        <translation>CPU 频率规则不同</translation>
    </message>
    <message>
        <source>The processor may run faster on one side.</source>
        <translation>处理器在其中一侧可能运行得更快。</translation>
    </message>
    <message>
        <source>Set the governor to performance, and leave it there for the whole run.</source>
        <translation>将调频策略设为 performance，并在整个运行期间保持不变。</translation>
    </message>
    <message>
        <source>CPU list</source>
        <translation>CPU 列表</translation>
    </message>
    <message>
        <source>Different CPUs</source>
        <translation>CPU 不同</translation>
    </message>
    <message>
        <source>The server may use other CPUs on one side than on the other.</source>
        <translation>两侧的服务器可用的 CPU 不同。</translation>
    </message>
    <message>
        <source>Give both sides the same CPU list.</source>
        <translation>为两侧设置相同的 CPU 列表。</translation>
    </message>
    <message>
        <source>huge pages and memory settings of the kernel</source>
        <translation>内核的大页与内存设置</translation>
    </message>
    <message>
        <source>Different memory settings of the kernel</source>
        <translation>内核的内存设置不同</translation>
    </message>
    <message>
        <source>Huge pages, swap or write-back are not set the same for both sides.</source>
        <translation>两侧的大页、交换或写回设置不同。</translation>
    </message>
    <message>
        <source>Set them once for the machine, before the run.</source>
        <translation>请在运行前为整台机器统一设置。</translation>
    </message>
    <message>
        <source>network settings</source>
        <translation>网络设置</translation>
    </message>
    <message>
        <source>Different network settings</source>
        <translation>网络设置不同</translation>
    </message>
    <message>
        <source>Queues or packet sizes of the server&apos;s network are not the same.</source>
        <translation>服务器网络的队列或数据包大小不同。</translation>
    </message>
    <message>
        <source>server version</source>
        <translation>服务器版本</translation>
    </message>
    <message>
        <source>Different server versions</source>
        <translation>服务器版本不同</translation>
    </message>
    <message>
        <source>The sides ran different versions of the server, so a difference can be the server&apos;s.</source>
        <translation>两侧运行的服务器版本不同，因此差异可能来自服务器。</translation>
    </message>
    <message>
        <source>Use the same version on both sides, or an image packed from this host&apos;s binary.</source>
        <translation>两侧使用相同版本，或使用由本机程序打包的镜像。</translation>
    </message>
    <message>
        <source>server program, C library and allocator</source>
        <translation>服务器程序、C 库与内存分配器</translation>
    </message>
    <message>
        <source>Different builds</source>
        <translation>构建不同</translation>
    </message>
    <message>
        <source>The server program or what it is linked with is not the same. Part of a difference can be the build.</source>
        <translation>服务器程序或其链接的库不同，部分差异可能来自构建。</translation>
    </message>
    <message>
        <source>Repeat with an image packed from this host&apos;s binary.</source>
        <translation>请使用由本机程序打包的镜像重测。</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Different priorities</source>
        <translation>优先级不同</translation>
    </message>
    <message>
        <source>One server gives way to other programs sooner than the other.</source>
        <translation>其中一个服务器更容易让位于其他程序。</translation>
    </message>
    <message>
        <source>out-of-memory preference</source>
        <translation>内存不足时的终止倾向</translation>
    </message>
    <message>
        <source>Different out-of-memory preference</source>
        <translation>内存不足时的终止倾向不同</translation>
    </message>
    <message>
        <source>It matters only when memory runs out.</source>
        <translation>仅在内存耗尽时才有影响。</translation>
    </message>
    <message>
        <source>transport</source>
        <translation>传输方式</translation>
    </message>
    <message>
        <source>Different transports</source>
        <translation>传输方式不同</translation>
    </message>
    <message>
        <source>One side was reached through a socket of this machine, the other over the network, which costs more for each request.</source>
        <translation>一侧通过本机套接字访问，另一侧通过网络访问，后者每个请求的开销更大。</translation>
    </message>
    <message>
        <source>Use TCP, or the socket, on both sides.</source>
        <translation>两侧都使用 TCP 或都使用套接字。</translation>
    </message>
    <message>
        <source>encryption</source>
        <translation>加密</translation>
    </message>
    <message>
        <source>Encrypted on one side only, or otherwise</source>
        <translation>仅一侧加密，或加密方式不同</translation>
    </message>
    <message>
        <source>Encryption costs time on every byte, so a difference can be TLS.</source>
        <translation>加密会在每个字节上花费时间，因此差异可能来自 TLS。</translation>
    </message>
    <message>
        <source>Use the same TLS mode on both sides.</source>
        <translation>两侧使用相同的 TLS 模式。</translation>
    </message>
    <message>
        <source>data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Different data</source>
        <translation>数据不同</translation>
    </message>
    <message>
        <source>The sides worked on different data, so a difference can be the data&apos;s.</source>
        <translation>两侧使用的数据不同，因此差异可能来自数据。</translation>
    </message>
    <message>
        <source>Prepare both sides in one plan.</source>
        <translation>在同一个计划中准备两侧的数据。</translation>
    </message>
    <message>
        <source>size of the data</source>
        <translation>数据大小</translation>
    </message>
    <message>
        <source>Data of different size</source>
        <translation>数据大小不同</translation>
    </message>
    <message>
        <source>The files of one side are larger by more than 5 %: the rows may lie otherwise in them.</source>
        <translation>一侧的文件大 5 % 以上：行在其中的分布可能不同。</translation>
    </message>
    <message>
        <source>Prepare both sides in one plan: each then starts from a copy of the same files.</source>
        <translation>在同一个计划中准备两侧：这样双方都从相同文件的副本开始。</translation>
    </message>
    <message>
        <source>way the data came</source>
        <translation>数据的来源方式</translation>
    </message>
    <message>
        <source>Data that came by another way</source>
        <translation>数据的来源方式不同</translation>
    </message>
    <message>
        <source>Shared blocks are parted at the first write, which takes a moment.</source>
        <translation>共享块在首次写入时才分离，这需要一点时间。</translation>
    </message>
    <message>
        <source>file system of the data</source>
        <translation>数据的文件系统</translation>
    </message>
    <message>
        <source>Data on different file systems</source>
        <translation>数据位于不同的文件系统</translation>
    </message>
    <message>
        <source>The data lies on another file system or device, or is mounted otherwise, so a difference can be the disk&apos;s.</source>
        <translation>数据位于另一文件系统或设备，或挂载方式不同，因此差异可能来自磁盘。</translation>
    </message>
    <message>
        <source>Use a bind mount, and keep the work directory on the same device.</source>
        <translation>使用绑定挂载，并将工作目录放在同一设备上。</translation>
    </message>
    <message>
        <source>fsync time</source>
        <translation>fsync 时间</translation>
    </message>
    <message>
        <source>Different fsync times</source>
        <translation>fsync 时间不同</translation>
    </message>
    <message>
        <source>Writing through to the disk took a different time where the data lies, measured before each run.</source>
        <translation>在每次运行前测得，数据所在处直写磁盘所需的时间不同。</translation>
    </message>
    <message>
        <source>Use a bind mount on the same device.</source>
        <translation>使用同一设备上的绑定挂载。</translation>
    </message>
    <message>
        <source>open-file limit</source>
        <translation>打开文件数限制</translation>
    </message>
    <message>
        <source>Different limits of open files</source>
        <translation>打开文件数限制不同</translation>
    </message>
    <message>
        <source>Servers size caches and connections by the number of files they may open.</source>
        <translation>服务器会按可打开的文件数决定缓存和连接的规模。</translation>
    </message>
    <message>
        <source>Leave “open files” empty: both sides then get the same limit.</source>
        <translation>将“打开文件数”留空：两侧即得到相同的限制。</translation>
    </message>
    <message>
        <source>process limits</source>
        <translation>进程限制</translation>
    </message>
    <message>
        <source>Different process limits</source>
        <translation>进程限制不同</translation>
    </message>
    <message>
        <source>Locked memory, stack or numbers of processes are limited otherwise.</source>
        <translation>锁定内存、栈或进程数的限制不同。</translation>
    </message>
    <message>
        <source>CPU limit</source>
        <translation>CPU 限制</translation>
    </message>
    <message>
        <source>Different CPU limits</source>
        <translation>CPU 限制不同</translation>
    </message>
    <message>
        <source>One side may use less CPU time than the other.</source>
        <translation>一侧可用的 CPU 时间少于另一侧。</translation>
    </message>
    <message>
        <source>Limit both sides or neither; a CPU list limits a native server.</source>
        <translation>两侧都限制或都不限制；原生服务器可用 CPU 列表限制。</translation>
    </message>
    <message>
        <source>memory limit</source>
        <translation>内存限制</translation>
    </message>
    <message>
        <source>Different memory limits</source>
        <translation>内存限制不同</translation>
    </message>
    <message>
        <source>The page cache counts too, so the side with the lower limit reads more from the disk.</source>
        <translation>页缓存也计入其中，因此限制较低的一侧会更多地从磁盘读取。</translation>
    </message>
    <message>
        <source>Limit both sides or neither.</source>
        <translation>两侧都限制或都不限制。</translation>
    </message>
    <message>
        <source>I/O limit</source>
        <translation>I/O 限制</translation>
    </message>
    <message>
        <source>Different I/O limits</source>
        <translation>I/O 限制不同</translation>
    </message>
    <message>
        <source>One side may write or read less.</source>
        <translation>一侧的读写可能更少。</translation>
    </message>
    <message>
        <source>other limits of control groups</source>
        <translation>控制组的其他限制</translation>
    </message>
    <message>
        <source>Other limits of control groups differ</source>
        <translation>控制组的其他限制不同</translation>
    </message>
    <message>
        <source>They matter only when the machine is overloaded.</source>
        <translation>仅在机器过载时才有影响。</translation>
    </message>
    <message>
        <source>speculative store bypass</source>
        <translation>推测性存储旁路</translation>
    </message>
    <message>
        <source>A mitigation is on for one side only</source>
        <translation>仅一侧启用了漏洞缓解</translation>
    </message>
    <message>
        <source>A system call filter switches speculative store bypass off on older kernels, which slows every program down by up to half.</source>
        <translation>在较旧的内核上，系统调用过滤器会关闭推测性存储旁路，使程序最多慢一半。</translation>
    </message>
    <message>
        <source>Use a kernel from 5.16 on, or try once without the filter.</source>
        <translation>使用 5.16 或更新的内核，或在不启用过滤器时试一次。</translation>
    </message>
    <message>
        <source>system call filter and capabilities</source>
        <translation>系统调用过滤器与权能</translation>
    </message>
    <message>
        <source>System call filter and capabilities differ</source>
        <translation>系统调用过滤器与权能不同</translation>
    </message>
    <message>
        <source>They belong to the container and are part of its cost.</source>
        <translation>它们属于容器，是其代价的一部分。</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>The container engine</source>
        <translation>容器引擎</translation>
    </message>
    <message>
        <source>What ran the container.</source>
        <translation>运行容器的引擎。</translation>
    </message>
    <message>
        <source>image</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>The image</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>What the container was made from.</source>
        <translation>容器所用的镜像。</translation>
    </message>
    <message>
        <source>network path</source>
        <translation>网络路径</translation>
    </message>
    <message>
        <source>The way to the server</source>
        <translation>到服务器的路径</translation>
    </message>
    <message>
        <source>What the client&apos;s packets went through.</source>
        <translation>客户端数据包经过的路径。</translation>
    </message>
    <message>
        <source>kind of environment</source>
        <translation>环境类型</translation>
    </message>
    <message>
        <source>The kind of environment</source>
        <translation>环境类型</translation>
    </message>
    <message>
        <source>How the server was run and where its data lay.</source>
        <translation>服务器的运行方式及其数据的位置。</translation>
    </message>
    <message>
        <source>round trip</source>
        <translation>往返时间</translation>
    </message>
    <message>
        <source>Different round trips</source>
        <translation>往返时间不同</translation>
    </message>
    <message>
        <source>One small query and its answer, before each run, with nothing else going on.</source>
        <translation>每次运行前、无其他活动时，一次小查询及其应答。</translation>
    </message>
    <message>
        <source>warmth of the buffer pool</source>
        <translation>缓冲池预热程度</translation>
    </message>
    <message>
        <source>The buffer pools were not equally warm</source>
        <translation>缓冲池预热程度不同</translation>
    </message>
    <message>
        <source>One side found more of its data in memory than the other.</source>
        <translation>一侧在内存中命中的数据更多。</translation>
    </message>
    <message>
        <source>Warm up for longer.</source>
        <translation>延长预热时间。</translation>
    </message>
    <message>
        <source>huge pages in use</source>
        <translation>使用中的大页</translation>
    </message>
    <message>
        <source>Different use of huge pages</source>
        <translation>大页使用不同</translation>
    </message>
    <message>
        <source>The kernel gave one server more huge pages than the other.</source>
        <translation>内核给其中一个服务器分配了更多大页。</translation>
    </message>
    <message>
        <source>no stop by a CPU limit</source>
        <translation>未因 CPU 限制而停止</translation>
    </message>
    <message>
        <source>Stopped by its CPU limit</source>
        <translation>因 CPU 限制而停止</translation>
    </message>
    <message>
        <source>The server was stopped for a while in each period, because it had used up its CPU limit.</source>
        <translation>服务器用尽 CPU 配额，在每个周期内都被暂停了一段时间。</translation>
    </message>
    <message>
        <source>Remove the limit, or use a CPU list on both sides.</source>
        <translation>去掉该限制，或在两侧使用 CPU 列表。</translation>
    </message>
    <message>
        <source>memory sufficed</source>
        <translation>内存足够</translation>
    </message>
    <message>
        <source>Killed for want of memory</source>
        <translation>因内存不足被终止</translation>
    </message>
    <message>
        <source>The kernel ended processes of the server&apos;s group while it was measured.</source>
        <translation>测量期间内核终止了服务器控制组中的进程。</translation>
    </message>
    <message>
        <source>Raise the memory limit, or make the server&apos;s memory smaller.</source>
        <translation>提高内存限制，或减小服务器的内存用量。</translation>
    </message>
    <message>
        <source>CPU time taken by the host</source>
        <translation>被宿主机占走的 CPU 时间</translation>
    </message>
    <message>
        <source>The host took CPU time away</source>
        <translation>宿主机占走了 CPU 时间</translation>
    </message>
    <message>
        <source>This virtual machine did not get the CPU time it asked for.</source>
        <translation>该虚拟机没有得到它所请求的 CPU 时间。</translation>
    </message>
    <message>
        <source>Repeat when the host is less busy, or on a machine of its own.</source>
        <translation>请在宿主机不忙时或在独占的机器上重测。</translation>
    </message>
    <message>
        <source>no other load</source>
        <translation>无其他负载</translation>
    </message>
    <message>
        <source>Other programs were busy</source>
        <translation>其他程序繁忙</translation>
    </message>
    <message>
        <source>Other programs used more than 5 % of the machine while it was measured.</source>
        <translation>测量期间其他程序占用了机器 5 % 以上。</translation>
    </message>
    <message>
        <source>Repeat on an idle machine.</source>
        <translation>请在空闲的机器上重测。</translation>
    </message>
    <message>
        <source>no heat limit</source>
        <translation>无过热限制</translation>
    </message>
    <message>
        <source>Slowed down by heat</source>
        <translation>因过热而降速</translation>
    </message>
    <message>
        <source>The processor lowered its frequency because it was too hot.</source>
        <translation>处理器因过热而降低了频率。</translation>
    </message>
    <message>
        <source>Add a cool-down between the steps.</source>
        <translation>在步骤之间加入冷却时间。</translation>
    </message>
    <message>
        <source>no wait for memory</source>
        <translation>无内存等待</translation>
    </message>
    <message>
        <source>Programs waited for memory</source>
        <translation>程序等待过内存</translation>
    </message>
    <message>
        <source>Memory was short: programs stood still until some was free.</source>
        <translation>内存不足：程序停顿，直到有内存释放。</translation>
    </message>
    <message>
        <source>Use less data or smaller buffers, or close other programs.</source>
        <translation>减少数据或缩小缓冲区，或关闭其他程序。</translation>
    </message>
    <message>
        <source>no swapping</source>
        <translation>无换页</translation>
    </message>
    <message>
        <source>Memory came back from the swap space</source>
        <translation>内存从交换空间换回</translation>
    </message>
    <message>
        <source>Reading it back takes as long as reading from the disk.</source>
        <translation>换回所需的时间与读取磁盘相同。</translation>
    </message>
    <message>
        <source>Switch swap off, or use less memory.</source>
        <translation>关闭交换，或减少内存用量。</translation>
    </message>
    <message>
        <source>nothing left to write at the start</source>
        <translation>开始时无待写数据</translation>
    </message>
    <message>
        <source>Much was left to be written</source>
        <translation>有大量待写数据</translation>
    </message>
    <message>
        <source>When a run began, more than 64 MiB of earlier work was still to be written to the disk.</source>
        <translation>某次运行开始时，仍有超过 64 MiB 的先前数据待写入磁盘。</translation>
    </message>
    <message>
        <source>room in the connection table</source>
        <translation>连接跟踪表有余量</translation>
    </message>
    <message>
        <source>The connection table was nearly full</source>
        <translation>连接跟踪表几乎已满</translation>
    </message>
    <message>
        <source>The kernel keeps each connection of a container in a table, and drops packets when it is full.</source>
        <translation>内核把容器的每个连接记录在表中，表满时会丢包。</translation>
    </message>
    <message>
        <source>Raise net.netfilter.nf_conntrack_max.</source>
        <translation>调高 net.netfilter.nf_conntrack_max。</translation>
    </message>
    <message>
        <source>no dropped connection</source>
        <translation>无丢弃的连接</translation>
    </message>
    <message>
        <source>Connections were dropped</source>
        <translation>有连接被丢弃</translation>
    </message>
    <message>
        <source>The kernel&apos;s connection table refused packets while it was measured.</source>
        <translation>测量期间内核的连接跟踪表拒绝了数据包。</translation>
    </message>
    <message>
        <source>no refused connection</source>
        <translation>无被拒的连接</translation>
    </message>
    <message>
        <source>Connections waited for a place in the queue</source>
        <translation>连接曾等待队列空位</translation>
    </message>
    <message>
        <source>The server&apos;s queue of new connections was full for a moment.</source>
        <translation>服务器的新连接队列曾短暂占满。</translation>
    </message>
    <message>
        <source>Raise net.core.somaxconn and the server&apos;s backlog.</source>
        <translation>调高 net.core.somaxconn 和服务器的 backlog。</translation>
    </message>
    <message>
        <source>no dropped packet</source>
        <translation>无丢包</translation>
    </message>
    <message>
        <source>Packets were dropped</source>
        <translation>有数据包被丢弃</translation>
    </message>
    <message>
        <source>The server&apos;s network interface dropped packets; each costs a wait of 200 ms or more.</source>
        <translation>服务器的网络接口丢过包；每次丢包会带来 200 ms 或更长的等待。</translation>
    </message>
    <message>
        <source>free space</source>
        <translation>可用空间</translation>
    </message>
    <message>
        <source>The disk is nearly full</source>
        <translation>磁盘几乎已满</translation>
    </message>
    <message>
        <source>Less than a fifth of the data&apos;s file system is free, which makes writing slower and uneven.</source>
        <translation>数据所在文件系统的可用空间不足五分之一，写入会变慢且不均匀。</translation>
    </message>
    <message>
        <source>Free some space, or set TARE_WORK_DIR to another disk.</source>
        <translation>释放一些空间，或将 TARE_WORK_DIR 设到另一块磁盘。</translation>
    </message>
    <message>
        <source>durability, memory and I/O settings</source>
        <translation>持久性、内存与 I/O 设置</translation>
    </message>
    <message>
        <source>Different durability, memory or I/O settings</source>
        <translation>持久性、内存或 I/O 设置不同</translation>
    </message>
    <message>
        <source>Settings that decide how much a server writes and keeps in memory differ, and change its speed more than a container does.</source>
        <translation>决定服务器写入量和内存驻留量的设置不同，其影响大于容器本身。</translation>
    </message>
    <message>
        <source>Give both sides the same server options.</source>
        <translation>为两侧设置相同的服务器选项。</translation>
    </message>
    <message>
        <source>other server settings</source>
        <translation>其他服务器设置</translation>
    </message>
    <message>
        <source>Different server settings</source>
        <translation>服务器设置不同</translation>
    </message>
    <message>
        <source>Part of a difference can come from these settings of the server.</source>
        <translation>部分差异可能来自这些服务器设置。</translation>
    </message>
    <message>
        <source>path as asked for</source>
        <translation>路径符合要求</translation>
    </message>
    <message>
        <source>Not the path that was asked for</source>
        <translation>并非所要求的路径</translation>
    </message>
    <message>
        <source>The client reached a server by another way than the plan says.</source>
        <translation>客户端到服务器的路径与计划不符。</translation>
    </message>
    <message>
        <source>Look for a proxy or an address rule on this machine that is not Tare&apos;s.</source>
        <translation>请检查本机上是否有不属于 Tare 的代理或地址规则。</translation>
    </message>
    <message>
        <source>The way to a server was not recognised</source>
        <translation>未能识别到服务器的路径</translation>
    </message>
    <message>
        <source>What stands between the client and the server could not be told, so a difference cannot be attributed to it.</source>
        <translation>无法判断客户端与服务器之间有什么，因此不能把差异归因于它。</translation>
    </message>
    <message>
        <source>Rootless container</source>
        <translation>无根容器</translation>
    </message>
    <message>
        <source>Without root a program passes every packet on, so the cost of a container with root can be very different.</source>
        <translation>无 root 权限时由程序转发每个数据包，因此有 root 的容器代价可能大不相同。</translation>
    </message>
    <message>
        <source>Measure with root, or the host network, as well.</source>
        <translation>请同时在有 root 或主机网络的情况下测量。</translation>
    </message>
    <message>
        <source>Data in an image layer</source>
        <translation>数据位于镜像层</translation>
    </message>
    <message>
        <source>One side keeps its data in a layered file system, which copies a file as a whole at its first write.</source>
        <translation>一侧的数据位于分层文件系统，首次写入时会复制整个文件。</translation>
    </message>
    <message>
        <source>Use a bind mount or a volume.</source>
        <translation>使用绑定挂载或卷。</translation>
    </message>
    <message>
        <source>rate of errors</source>
        <translation>错误率</translation>
    </message>
    <message>
        <source>Different rates of errors</source>
        <translation>错误率不同</translation>
    </message>
    <message>
        <source>One side answered more requests with an error; what fails is often quick, and is not counted.</source>
        <translation>一侧有更多请求以错误应答；失败的请求往往很快，且不计入结果。</translation>
    </message>
    <message>
        <source>Remove the cause of the errors and repeat.</source>
        <translation>消除错误原因后重测。</translation>
    </message>
    <message>
        <source>What else was found to differ</source>
        <translation>其他差异</translation>
    </message>
    <message>
        <source>No rule says that it matters.</source>
        <translation>没有规则认为它有影响。</translation>
    </message>
    <message>
        <source>dump tool and compressor</source>
        <translation>转储工具与压缩程序</translation>
    </message>
    <message>
        <source>Different dump tools or compressors</source>
        <translation>转储工具或压缩程序不同</translation>
    </message>
    <message>
        <source>Between versions of a tool, and between compressors, dumps differ by two to four times: more than a container costs.</source>
        <translation>工具的不同版本之间、不同压缩程序之间，转储时间可相差二到四倍：比容器的代价还大。</translation>
    </message>
    <message>
        <source>Run both sides with the same programs.</source>
        <translation>请让两侧使用相同的程序。</translation>
    </message>
    <message>
        <source>cold or warm cache</source>
        <translation>冷或热缓存</translation>
    </message>
    <message>
        <source>Cold on one side, warm on the other</source>
        <translation>一侧冷，一侧热</translation>
    </message>
    <message>
        <source>A dump that reads from memory is faster than one that reads from the disk.</source>
        <translation>从内存读取的转储比从磁盘读取的快。</translation>
    </message>
    <message>
        <source>Let Tare start the servers on both sides.</source>
        <translation>请让 Tare 启动两侧的服务器。</translation>
    </message>
    <message>
        <source>topology</source>
        <translation>拓扑</translation>
    </message>
    <message>
        <source>Different topologies</source>
        <translation>拓扑不同</translation>
    </message>
    <message>
        <source>How many instances and schemas share the load is what is compared. Ports, sockets and data directories follow from it.</source>
        <translation>对比的正是由多少实例和库分担负载。端口、套接字和数据目录由此而定。</translation>
    </message>
    <message>
        <source>Settings of one instance that follow from the topology</source>
        <translation>由拓扑决定的单个实例设置</translation>
    </message>
    <message>
        <source>Each instance has its share of the memory; all instances together have the same on both sides.</source>
        <translation>每个实例占有一份内存；两侧所有实例的总量相同。</translation>
    </message>
    <message>
        <source>Different memory in all</source>
        <translation>内存总量不同</translation>
    </message>
    <message>
        <source>Give both topologies the same memory, as a total that the instances share.</source>
        <translation>请给两种拓扑相同的内存，作为各实例分享的总量。</translation>
    </message>
    <message>
        <source>Limits of each container</source>
        <translation>每个容器的限制</translation>
    </message>
    <message>
        <source>Limits of CPU and memory are for each container, so the side with more instances may use more in all.</source>
        <translation>CPU 和内存限制针对每个容器，因此实例较多的一侧总共可用得更多。</translation>
    </message>
    <message>
        <source>Divide the limits by the number of instances.</source>
        <translation>请将限制除以实例数。</translation>
    </message>
    <message>
        <source>The instances of one side are not alike</source>
        <translation>一侧的实例不一致</translation>
    </message>
    <message>
        <source>Some instances of one environment run differently from its first.</source>
        <translation>某个环境中有些实例的运行方式与第一个不同。</translation>
    </message>
    <message>
        <source>Repeat the run.</source>
        <translation>请重新运行。</translation>
    </message>
    <message>
        <source>fill of the buffer pool</source>
        <translation>缓冲池的填充程度</translation>
    </message>
    <message>
        <source>The buffer pools were not equally full</source>
        <translation>缓冲池的填充程度不同</translation>
    </message>
    <message>
        <source>The pool of one side&apos;s instances held more data for its size.</source>
        <translation>一侧实例的缓冲池相对其大小装入了更多数据。</translation>
    </message>
    <message>
        <source>Server version known less exactly</source>
        <translation>服务器版本知道得不够精确</translation>
    </message>
    <message>
        <source>One side&apos;s version is known less exactly.</source>
        <translation>一边的版本知道得不够精确。</translation>
    </message>
    <message>
        <source>Memory limited on one side only</source>
        <translation>只有一侧限制了内存</translation>
    </message>
    <message>
        <source>Redis may use all of the memory on one side (maxmemory 0) and only a part on the other, where it removes or refuses keys when that is full.</source>
        <translation>Redis 在一侧可以使用全部内存（maxmemory 0），在另一侧只能使用一部分，用满后会淘汰键或拒绝写入。</translation>
    </message>
    <message>
        <source>The instances of one side have more memory for their data together. MariaDB and MySQL then read less from the disk, and Redis removes or refuses fewer keys.</source>
        <translation>一侧的各实例合计有更多内存存放数据。MariaDB 和 MySQL 因此较少读盘，Redis 淘汰或拒绝的键也较少。</translation>
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
    <name>Tare::Findings</name>
    <message>
        <source>Overridden: %1.</source>
        <translation>已强制比较：%1。</translation>
    </message>
    <message>
        <source>Blocks: %1.</source>
        <translation>阻止比较：%1。</translation>
    </message>
    <message>
        <source>Warning: %1.</source>
        <translation>警告：%1。</translation>
    </message>
    <message>
        <source>To be known: %1.</source>
        <translation>说明：%1。</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1: %2 (%3), %4 (%5)</source>
        <extracomment>%1 a fact, %2 what was found of it with %3, the baseline, %4 the same with %5</extracomment>
        <translation>%1：%2（%3），%4（%5）</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另有 %1 项</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between facts</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>What to do: %1</source>
        <translation>解决办法：%1</translation>
    </message>
    <message>
        <source>Compared all the same, although: %1. Reason given: “%2”, %3.</source>
        <extracomment>%1 titles of findings, %2 the user&apos;s reason, %3 a date</extracomment>
        <translation>仍然进行比较，尽管：%1。理由：“%2”，%3。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between titles</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of a date</comment>
        <translation>yyyy年M月d日</translation>
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
    <message>
        <source>force the stop: servers and containers are killed at once</source>
        <translation>强制停止：立即结束服务器和容器</translation>
    </message>
    <message>
        <source>move through a chart</source>
        <translation>在图表中移动</translation>
    </message>
    <message>
        <source>zoom a chart over time, show all of it</source>
        <translation>缩放时间图表，恢复全部</translation>
    </message>
</context>
<context>
    <name>Tare::HostStrips</name>
    <message>
        <source>a second</source>
        <translation>每秒</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>strip of the machine, its values</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>strip of the machine, its series</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what, its unit</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>Tare::HostStripsButton</name>
    <message>
        <source>Mac&amp;hine</source>
        <translation>主机(&amp;H)</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>What the machine did in the meantime, on the same time axis</source>
        <translation>同一时间轴上，这台主机当时的情况</translation>
    </message>
    <message>
        <source>Fold all away</source>
        <translation>全部收起</translation>
    </message>
</context>
<context>
    <name>Tare::HostTimeline</name>
    <message>
        <source>of all CPUs</source>
        <translation>占全部 CPU</translation>
    </message>
    <message>
        <source>user</source>
        <translation>用户态</translation>
    </message>
    <message>
        <source>system</source>
        <translation>内核态</translation>
    </message>
    <message>
        <source>softirq</source>
        <translation>软中断</translation>
    </message>
    <message>
        <source>steal</source>
        <translation>被窃取</translation>
    </message>
    <message>
        <source>iowait</source>
        <translation>等待 I/O</translation>
    </message>
    <message>
        <source>load</source>
        <translation>平均负载</translation>
    </message>
    <message>
        <source>link %1</source>
        <translation>链路 %1</translation>
    </message>
    <message>
        <source>in</source>
        <translation>接收</translation>
    </message>
    <message>
        <source>out</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>packets</source>
        <translation>数据包</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>written</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>忙碌</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>已用</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>交换区</translation>
    </message>
    <message>
        <source>swapping</source>
        <translation>换入换出</translation>
    </message>
    <message>
        <source>of the time somebody waited</source>
        <translation>有进程等待的时间占比</translation>
    </message>
    <message>
        <source>for CPU</source>
        <translation>等 CPU</translation>
    </message>
    <message>
        <source>for disks</source>
        <translation>等磁盘</translation>
    </message>
    <message>
        <source>for memory</source>
        <translation>等内存</translation>
    </message>
    <message>
        <source>switches</source>
        <translation>切换</translation>
    </message>
    <message>
        <source>CPU of the machine</source>
        <translation>整机 CPU</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>Memory and swap</source>
        <translation>内存与交换区</translation>
    </message>
    <message>
        <source>Pressure (PSI)</source>
        <translation>压力（PSI）</translation>
    </message>
    <message>
        <source>Context switches</source>
        <translation>上下文切换</translation>
    </message>
    <message>
        <source>%1 Gbit/s</source>
        <translation>%1 Gbit/s</translation>
    </message>
    <message>
        <source>%1 Mbit/s</source>
        <translation>%1 Mbit/s</translation>
    </message>
    <message>
        <source>%1 kbit/s</source>
        <translation>%1 kbit/s</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>bytes a second</comment>
        <translation>%1/秒</translation>
    </message>
    <message>
        <source>%1/s</source>
        <comment>so many a second</comment>
        <translation>%1/秒</translation>
    </message>
</context>
<context>
    <name>Tare::HostsDialog</name>
    <message>
        <source>Hosts</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>This computer</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Load and servers run on this computer. Other hosts cannot be used yet.</source>
        <translation>负载和服务器都在本机运行。目前还不能使用其他主机。</translation>
    </message>
    <message>
        <source>Facts of this computer</source>
        <translation>本机信息</translation>
    </message>
    <message>
        <source>Check &amp;again</source>
        <translation>重新检查(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Copy all</source>
        <translation>全部复制(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>being looked at…</source>
        <translation>正在检查……</translation>
    </message>
    <message>
        <source>checked %1</source>
        <translation>检查于 %1</translation>
    </message>
    <message>
        <source>Found on it</source>
        <translation>本机上找到的</translation>
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
    <name>Tare::Import</name>
    <message>
        <source>There is nothing to import.</source>
        <translation>没有可以导入的内容。</translation>
    </message>
    <message>
        <source>The test, %1, is taken from the file&apos;s name.</source>
        <translation>测试 %1 取自文件名。</translation>
    </message>
    <message>
        <source>There is no environment “%1” among the files. There are: %2.</source>
        <translation>文件中没有环境“%1”。有：%2。</translation>
    </message>
    <message>
        <source>Imported from output of %1; Tare did not measure it.</source>
        <translation>由 %1 的输出导入，并非 Tare 测量。</translation>
    </message>
    <message>
        <source>The order of the runs is that of the files&apos; times.</source>
        <translation>各次运行的顺序取自文件时间。</translation>
    </message>
    <message>
        <source>The order of the runs is not known: it is that in which the files were given.</source>
        <translation>各次运行的顺序未知，按给出文件的顺序排列。</translation>
    </message>
    <message>
        <source>The files are of different versions of %1, which do not count alike. Do not compare them without looking at that.</source>
        <translation>这些文件来自 %1 的不同版本，它们的计数方式不同。对比时请注意这一点。</translation>
    </message>
    <message>
        <source>There is one environment only, so there is nothing to compare.</source>
        <translation>只有一个环境，没有可以对比的内容。</translation>
    </message>
    <message>
        <source>No test was run in more than one environment with the same number of threads or clients, so there is nothing to compare.</source>
        <translation>没有哪项测试以相同的线程数或客户端数在多个环境中运行过，因此没有可以对比的内容。</translation>
    </message>
    <message>
        <source>It is compressed. Unpack it first.</source>
        <translation>文件是压缩的，请先解压。</translation>
    </message>
    <message>
        <source>It is UTF-16. Save it as UTF-8 first.</source>
        <translation>文件是 UTF-16 编码，请先另存为 UTF-8。</translation>
    </message>
    <message>
        <source>It is no text.</source>
        <translation>它不是文本。</translation>
    </message>
    <message>
        <source>Lines longer than %1 bytes were cut off.</source>
        <translation>超过 %1 字节的行已被截断。</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>它是空的。</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>无法读取文件 %1：%2。</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是文件夹</translation>
    </message>
    <message>
        <source>Reading was broken off.</source>
        <translation>读取已中断。</translation>
    </message>
    <message>
        <source>%1 holds nothing that Tare can import: %2</source>
        <extracomment>%1 a file, %2 a sentence on why it cannot be imported</extracomment>
        <translation>%1 中没有 Tare 可以导入的内容：%2</translation>
    </message>
    <message>
        <source>The JSON is broken or ends too early, after %1 bytes.</source>
        <translation>JSON 损坏或过早结束（%1 字节之后）。</translation>
    </message>
    <message>
        <source>The document tells neither threads nor clients; 4 × 50, the usual number, are assumed.</source>
        <translation>文档没有说明线程数和客户端数，按通常的 4 × 50 处理。</translation>
    </message>
    <message>
        <source>memtier_benchmark was interrupted.</source>
        <translation>memtier_benchmark 被中断。</translation>
    </message>
    <message>
        <source>The log has no usable number for it: nothing was done, or in no time.</source>
        <translation>日志中没有可用的数值：没有完成任何操作，或耗时为零。</translation>
    </message>
    <message>
        <source>memtier_benchmark counts an error reply as an operation like any other.</source>
        <translation>memtier_benchmark 把错误应答也算作一次操作。</translation>
    </message>
    <message>
        <source>Connection errors: %1.</source>
        <translation>连接错误：%1。</translation>
    </message>
    <message>
        <source>%1 of the operations found no key.</source>
        <translation>%1 的操作没有找到键。</translation>
    </message>
    <message>
        <source>It is an average over runs that the document does not tell apart (--print-all-runs would), so their spread is not known.</source>
        <translation>这是多次运行的平均值，文档没有分别列出各次（需要 --print-all-runs），因此离散程度未知。</translation>
    </message>
    <message>
        <source>Each point of the course stands for %1 intervals: the sum of their counts and the largest of their latencies.</source>
        <translation>曲线上的每个点代表 %1 个采样区间：计数为总和，延迟为其中最大值。</translation>
    </message>
    <message>
        <source>The JSON is nested too deeply.</source>
        <translation>JSON 嵌套过深。</translation>
    </message>
    <message>
        <source>The JSON has no results of memtier_benchmark in it.</source>
        <translation>JSON 中没有 memtier_benchmark 的结果。</translation>
    </message>
    <message>
        <source>Only its first %1 results were read.</source>
        <translation>只读取了前 %1 个结果。</translation>
    </message>
    <message>
        <source>The log tells neither clients, requests nor payload; 50 clients, the usual number, are assumed.</source>
        <translation>日志没有说明客户端数、请求数和数据大小，按通常的 50 个客户端处理。</translation>
    </message>
    <message>
        <source>The log tells neither keyspace nor pipelining.</source>
        <translation>日志没有说明键空间和流水线深度。</translation>
    </message>
    <message>
        <source>The longest latency is 3 s, where redis-benchmark cuts it off. It is left out.</source>
        <translation>最长延迟为 3 秒，这是 redis-benchmark 的上限，已略去。</translation>
    </message>
    <message>
        <source>This version tells latencies in whole milliseconds, so lesser differences do not show; those below one are left out.</source>
        <translation>此版本的延迟以整毫秒给出，更小的差异无法体现；低于 1 毫秒的已略去。</translation>
    </message>
    <message>
        <source>The log ends before its result.</source>
        <translation>日志在得出结果之前结束。</translation>
    </message>
    <message>
        <source>It lasted %1 ms, which is counted in whole milliseconds: too short to tell small differences.</source>
        <translation>它持续了 %1 毫秒，且按整毫秒计时：时间太短，无法分辨小的差异。</translation>
    </message>
    <message>
        <source>With --threads redis-benchmark adds up to a quarter of a second to the time, so its throughput is too low where a test is short.</source>
        <translation>使用 --threads 时，redis-benchmark 的计时最多会多出四分之一秒，因此短测试的吞吐量偏低。</translation>
    </message>
    <message>
        <source>This version counts an error reply as a request like any other.</source>
        <translation>此版本把错误应答也算作请求。</translation>
    </message>
    <message>
        <source>It is output of redis-benchmark without a result: the tool gave up at an error.</source>
        <translation>这是没有结果的 redis-benchmark 输出：该工具因错误放弃。</translation>
    </message>
    <message>
        <source>redis-benchmark says: %1</source>
        <translation>redis-benchmark 的输出：%1</translation>
    </message>
    <message>
        <source>It holds results of sysbench tests that are no database load; they are left out.</source>
        <translation>其中有不属于数据库负载的 sysbench 测试结果，已略去。</translation>
    </message>
    <message>
        <source>%1 % latency</source>
        <extracomment>a latency: %1 is 95</extracomment>
        <translation>%1% 延迟</translation>
    </message>
    <message>
        <source>The list of intervals is not closed: sysbench did not end by itself.</source>
        <translation>采样区间列表没有结束：sysbench 并非正常结束。</translation>
    </message>
    <message>
        <source>The log ends after a checkpoint report, without the final one.</source>
        <translation>日志在检查点报告之后结束，没有最终报告。</translation>
    </message>
    <message>
        <source>The log has no final report: sysbench was killed, or gave up at an error. What it counted before that is no result.</source>
        <translation>日志没有最终报告：sysbench 被终止，或因错误放弃。此前的计数不算结果。</translation>
    </message>
    <message>
        <source>The load had a target rate, so its throughput is the rate and its latency includes the time a transaction waited for a thread.</source>
        <translation>负载设有目标速率，因此吞吐量就是该速率，延迟包含事务等待线程的时间。</translation>
    </message>
    <message>
        <source>Up to %1 transactions waited for a thread: the server did not keep up with the target rate.</source>
        <translation>最多有 %1 个事务在等待线程：服务器跟不上目标速率。</translation>
    </message>
    <message>
        <source>The final report covers what came after the checkpoint at %1 s; what came before is taken as warm-up.</source>
        <translation>最终报告只包含 %1 秒处检查点之后的部分，之前的部分视为预热。</translation>
    </message>
    <message>
        <source>%1 transactions were cut off by the forced shutdown and are in no figure.</source>
        <translation>强制结束时中断了 %1 个事务，它们不在任何数值中。</translation>
    </message>
    <message>
        <source>sysbench says: %1</source>
        <translation>sysbench 的输出：%1</translation>
    </message>
    <message>
        <source>The log tells neither the test nor the number of threads.</source>
        <translation>日志既没有说明测试，也没有说明线程数。</translation>
    </message>
    <message>
        <source>sysbench, threads: %1</source>
        <extracomment>%1 a number of threads</extracomment>
        <translation>sysbench，线程数：%1</translation>
    </message>
    <message>
        <source>The log does not name the test, nor tables, rows and how rows were chosen.</source>
        <translation>日志没有说明测试名、表数、行数和选取行的方式。</translation>
    </message>
    <message>
        <source>The log does not name the test; by the statements of a transaction it is %1. Nor does it tell tables, rows and how rows were chosen.</source>
        <translation>日志没有说明测试名，按每个事务的语句判断为 %1。日志也没有说明表数、行数和选取行的方式。</translation>
    </message>
    <message>
        <source>This version counts COMMIT statements as transactions, and there were none; its events are taken instead.</source>
        <translation>此版本把 COMMIT 语句算作事务，而其中没有 COMMIT，因此改用事件数。</translation>
    </message>
    <message>
        <source>Queries are read and write requests here, without BEGIN and COMMIT, unlike those of sysbench 1.0.</source>
        <translation>这里的查询数是读写请求数，不含 BEGIN 和 COMMIT，与 sysbench 1.0 不同。</translation>
    </message>
    <message>
        <source>Errors: %1. sysbench began these transactions again; what they had sent before is in the queries, and all attempts are in the latency.</source>
        <translation>错误：%1。sysbench 重新开始了这些事务；此前已发送的语句计入查询数，所有尝试都计入延迟。</translation>
    </message>
    <message>
        <source>The log says %1 transactions a second, but %2 in %3 s are %4: it divides by the time until the report was printed. The latter is taken.</source>
        <translation>日志写明每秒 %1 个事务，但 %3 秒内的 %2 个应为每秒 %4 个：它除以了直到打印报告的时间。采用后者。</translation>
    </message>
    <message>
        <source>Latencies of 50, 95, 99 and 99.9 % are from its histogram, within 0.9 %.</source>
        <translation>50、95、99 和 99.9% 延迟取自其直方图，误差在 0.9% 以内。</translation>
    </message>
    <message>
        <source>Percentiles were switched off.</source>
        <translation>百分位数被关闭。</translation>
    </message>
    <message>
        <source>The %1 is at 100 s, where sysbench cuts it off. It is left out.</source>
        <translation>%1为 100 秒，这是 sysbench 的上限，已略去。</translation>
    </message>
    <message>
        <source>The log has the %1 (%2 ms) and no other percentile.</source>
        <translation>日志只有%1（%2 毫秒），没有其他百分位数。</translation>
    </message>
    <message>
        <source>The %1 is outside the shortest and longest: sysbench tells the bucket of its histogram, up to 1.8 % off.</source>
        <translation>%1超出了最小值和最大值的范围：sysbench 给出的是直方图区间值，误差可达 1.8%。</translation>
    </message>
    <message>
        <source>Throughput times average latency gives %1 busy threads, but there were %2. Do not trust this log.</source>
        <translation>吞吐量乘以平均延迟相当于 %1 个忙碌线程，但实际有 %2 个。不要相信这份日志。</translation>
    </message>
    <message>
        <source>There is no final report, only intervals: the result is their sum, without a latency, and the last, shorter interval is not in it.</source>
        <translation>没有最终报告，只有采样区间：结果是它们的总和，没有延迟，也不含最后一个较短的区间。</translation>
    </message>
    <message>
        <source>Its intervals count COMMIT statements only, so there is no course over time.</source>
        <translation>其采样区间只统计 COMMIT 语句，因此没有随时间的曲线。</translation>
    </message>
    <message>
        <source>The intervals do not say which percentile they have; it is taken as 95 %.</source>
        <translation>采样区间没有说明是哪个百分位数，按 95% 处理。</translation>
    </message>
    <message>
        <source>Intervals are missing, %1 s in all.</source>
        <translation>缺少采样区间，共 %1 秒。</translation>
    </message>
    <message>
        <source>It is no output of sysbench, redis-benchmark, memtier_benchmark (JSON) or mydumper with time, with a result.</source>
        <translation>它不是 sysbench、redis-benchmark、memtier_benchmark（JSON）或带 time 的 mydumper 的含有结果的输出。</translation>
    </message>
    <message>
        <source>%1 was killed by signal %2.</source>
        <translation>%1 被信号 %2 终止。</translation>
    </message>
    <message>
        <source>%1 ended with status %2.</source>
        <translation>%1 以状态 %2 结束。</translation>
    </message>
    <message>
        <source>%1 reported an error, so its time is no result.</source>
        <translation>%1 报告了错误，因此其时间不是结果。</translation>
    </message>
    <message>
        <source>How the restored files were compressed is not told. It is taken for plain.</source>
        <translation>未说明所恢复的文件如何压缩。按不压缩处理。</translation>
    </message>
    <message>
        <source>Only the restore was timed, no dump with as many threads.</source>
        <translation>只对恢复计了时，没有相同线程数的转储。</translation>
    </message>
    <message>
        <source>Which program compressed is not told, and they differ by a factor: compare only dumps of one version of mydumper.</source>
        <translation>未说明由哪个程序压缩，而它们相差数倍：只能比较同一版本 mydumper 的转储。</translation>
    </message>
    <message>
        <source>From version 0.13 on mydumper runs 2 threads when it is asked for 1.</source>
        <translation>自 0.13 版起，要求 mydumper 用 1 个线程时它会使用 2 个。</translation>
    </message>
    <message>
        <source>The version of mydumper is not told, and versions differ by a factor.</source>
        <translation>未说明 mydumper 的版本，而各版本相差数倍。</translation>
    </message>
    <message>
        <source>How much was dumped is not told, nor whether everything arrived in a restore: only times are.</source>
        <translation>未说明转储了多少数据，也未说明恢复是否完整：只有时间。</translation>
    </message>
    <message>
        <source>Commands of mydumper or myloader without a time of their own: %1.</source>
        <translation>没有各自时间的 mydumper 或 myloader 命令：%1。</translation>
    </message>
    <message>
        <source>Times of which it cannot be told which command they are of: %1. They are left out.</source>
        <translation>无法判断属于哪条命令的时间：%1。已略去。</translation>
    </message>
    <message>
        <source>The file has more than %1 results; those after them are left out.</source>
        <translation>文件中的结果超过 %1 个；其后的已略去。</translation>
    </message>
    <message>
        <source>It has commands of mydumper or myloader, but no time of one.</source>
        <translation>其中有 mydumper 或 myloader 的命令，但没有任何时间。</translation>
    </message>
    <message>
        <source>The same log was given twice, as “%1” and “%2”, and counts as two runs.</source>
        <extracomment>%1 and %2 names of files, which may be the same</extracomment>
        <translation>同一份日志给出了两次（“%1”和“%2”），按两次运行计算。</translation>
    </message>
    <message>
        <source>The log begins %1 s after the run did.</source>
        <translation>日志从运行开始 %1 秒之后才开始。</translation>
    </message>
</context>
<context>
    <name>Tare::ImportDialog</name>
    <message>
        <source>Import results</source>
        <translation>导入结果</translation>
    </message>
    <message>
        <source>Output of sysbench 0.4 to 1.1, redis-benchmark 2.2 to 8 and memtier_benchmark (JSON). Files of one environment get the same name there; each is a repetition.</source>
        <translation>sysbench 0.4 至 1.1、redis-benchmark 2.2 至 8 和 memtier_benchmark（JSON）的输出。同一环境的文件在“环境”列使用相同的名称，每个文件是一次重复。</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Recognised</source>
        <translation>识别结果</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>添加文件(&amp;A)…</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>What will be stored</source>
        <translation>将要保存的内容</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>导入(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Name of the run</source>
        <translation>测试记录名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Baseline</source>
        <translation>基线(&amp;B)</translation>
    </message>
    <message>
        <source>Logs (*.log *.txt *.out *.csv *.json)</source>
        <translation>日志 (*.log *.txt *.out *.csv *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n results</source>
        <extracomment>%1 a program and its version</extracomment>
        <translation>
            <numerusform>%1，%n 个结果</numerusform>
        </translation>
    </message>
    <message>
        <source>by its name, else the first</source>
        <translation>按名称，否则为第一个</translation>
    </message>
    <message>
        <source>Add the files to be imported.</source>
        <translation>请添加要导入的文件。</translation>
    </message>
    <message>
        <source>The files are being read.</source>
        <translation>正在读取文件。</translation>
    </message>
    <message>
        <source>There is nothing in these files that can be imported.</source>
        <translation>这些文件中没有可以导入的内容。</translation>
    </message>
    <message>
        <source>What will be stored, without the files that hold nothing:</source>
        <translation>将要保存的内容（不含没有结果的文件）：</translation>
    </message>
    <message>
        <source>What will be stored:</source>
        <translation>将要保存的内容：</translation>
    </message>
</context>
<context>
    <name>Tare::InstanceGroup</name>
    <message>
        <source>The directory “%1” could not be made.</source>
        <translation>无法创建目录“%1”。</translation>
    </message>
    <message>
        <source>instance %1: %2</source>
        <translation>实例 %1：%2</translation>
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
    <name>Tare::Ladder</name>
    <message>
        <source>namespaces, control groups and the system call filter</source>
        <translation>命名空间、控制组与系统调用过滤器</translation>
    </message>
    <message>
        <source>the container and its bridge</source>
        <translation>容器及其网桥</translation>
    </message>
    <message>
        <source>the veth pair and bridge</source>
        <translation>veth 对与网桥</translation>
    </message>
    <message>
        <source>the container and its address rule</source>
        <translation>容器及其地址规则</translation>
    </message>
    <message>
        <source>the address rule</source>
        <translation>地址规则</translation>
    </message>
    <message>
        <source>the container and its published port</source>
        <translation>容器及其发布端口</translation>
    </message>
    <message>
        <source>the published port</source>
        <translation>发布端口</translation>
    </message>
    <message>
        <source>the container and %1</source>
        <extracomment>%1 a program that passes bytes on: &quot;docker-proxy&quot;</extracomment>
        <translation>容器与 %1</translation>
    </message>
    <message>
        <source>%1: %2 points, no spread known.</source>
        <translation>%1：%2 点，离散程度未知。</translation>
    </message>
    <message>
        <source>%1: %2 points (%3 to %4).</source>
        <extracomment>%1 &quot;the veth pair and bridge&quot;, %2 points, %3 and %4 the ends of their interval</extracomment>
        <translation>%1：%2 点（%3 至 %4）。</translation>
    </message>
    <message>
        <source>%1: %2 points gained (%3 to %4).</source>
        <extracomment>%1 &quot;the veth pair and bridge&quot;, %2 points, %3 and %4 the ends of their interval</extracomment>
        <translation>%1：增加 %2 点（%3 至 %4）。</translation>
    </message>
    <message>
        <source>%1: %2 of the ladder.</source>
        <translation>%1：占整个阶梯的 %2。</translation>
    </message>
    <message>
        <source>no reliable cost was found on any rung</source>
        <translation>任何一级都未发现可靠的代价</translation>
    </message>
    <message>
        <source>%1: “%2” costs most, %3 of “%4”.</source>
        <extracomment>%1 case, %2 environment, %3 &quot;58.1 %&quot;, %4 baseline</extracomment>
        <translation>%1：“%2”代价最大，为“%4”的 %3。</translation>
    </message>
    <message>
        <source>%1 points are %2</source>
        <extracomment>%1 points, %2 &quot;docker-proxy&quot;</extracomment>
        <translation>%1 点即 %2</translation>
    </message>
    <message>
        <source>%1: of the %2 that “%3” costs, %4.</source>
        <extracomment>%1 case, %2 &quot;58.1 %&quot;, %3 environment, %4 &quot;41.2 points are docker-proxy&quot;</extracomment>
        <translation>%1：“%3”的代价为 %2，其中%4。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 case, %2 points, %3 &quot;docker-proxy&quot;</extracomment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>the dearest rung is %2 with %1 points</source>
        <translation>代价最大的一级是%2，为 %1 点</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 an engine, &quot;docker&quot;, %2 a sentence about one of its containers</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 against %2: %3.</source>
        <extracomment>%1 environment, %2 baseline, %3 &quot;58.1 % slower, interval 57.0 % to 59.2 %, 6 runs each&quot;</extracomment>
        <translation>%1 对比 %2：%3。</translation>
    </message>
    <message>
        <source>%1 copies every byte</source>
        <extracomment>%1 a program</extracomment>
        <translation>%1 复制每个字节</translation>
    </message>
    <message>
        <source>namespaces, cgroup, seccomp</source>
        <translation>命名空间、cgroup、seccomp</translation>
    </message>
    <message>
        <source>container, veth and bridge</source>
        <translation>容器、veth 与网桥</translation>
    </message>
    <message>
        <source>veth pair and bridge</source>
        <translation>veth 对与网桥</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 点</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <extracomment>a number of points that is within the spread</extracomment>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>The cost ladder begins with a native server. Make a native environment the baseline.</source>
        <translation>成本阶梯从原生服务器开始。请把一个原生环境设为基线。</translation>
    </message>
    <message>
        <source>The cost ladder begins with a native server, and no run of it was finished.</source>
        <translation>成本阶梯从原生服务器开始，但它没有任何一次运行完成。</translation>
    </message>
    <message>
        <source>The cost ladder needs the same server in containers reached in at least two ways. Add environments with the host network, the container&apos;s address and a published port to the plan.</source>
        <translation>成本阶梯需要同一服务器在容器中至少以两种路径访问。请在计划中加入主机网络、容器地址和发布端口的环境。</translation>
    </message>
    <message>
        <source>The cost ladder needs every rung compared with the native server, and something that differs blocks one of them.</source>
        <translation>成本阶梯的每一级都要与原生服务器比较，而某项差异阻止了其中一级的比较。</translation>
    </message>
    <message>
        <source>The cost ladder is drawn of requests or transactions a second. Dumps and restores are compared by their time, in bars and over the threads.</source>
        <translation>成本阶梯按每秒请求数或事务数绘制。导出和恢复按用时对比，见柱状图和线程数曲线。</translation>
    </message>
    <message>
        <source>%1: %2 points gained, no spread known.</source>
        <extracomment>%1 &quot;docker-proxy&quot;, %2 a number of points</extracomment>
        <translation>%1：增加 %2 个百分点，波动未知。</translation>
    </message>
    <message>
        <source>%1: no practical cost (%2 to %3 points).</source>
        <extracomment>%1 &quot;the veth pair and bridge&quot;, %2 and %3 the ends of an interval</extracomment>
        <translation>%1：无实际代价（%2 至 %3 个百分点）。</translation>
    </message>
    <message>
        <source>%1: no reliable cost found (%2 to %3 points).</source>
        <extracomment>%1 &quot;the veth pair and bridge&quot;, %2 and %3 the ends of an interval</extracomment>
        <translation>%1：未发现可靠的代价（%2 至 %3 个百分点）。</translation>
    </message>
</context>
<context>
    <name>Tare::LadderChart</name>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>the client connects to %1</source>
        <translation>客户端连接 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, interval %2</source>
        <extracomment>%1 &quot;−41.2 points&quot;, %2 the ends of an interval</extracomment>
        <translation>%1，区间 %2</translation>
    </message>
    <message>
        <source>%1: no data yet.</source>
        <translation>%1：尚无数据。</translation>
    </message>
    <message>
        <source>Cost ladder: %1, %2.</source>
        <translation>成本阶梯：%1，%2。</translation>
    </message>
    <message>
        <source>%1 failed.</source>
        <translation>%1 失败。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1: %2, %3 of the baseline; %4 for %5.</source>
        <extracomment>%1 environment, %2 a number, %3 share of the baseline, %4 &quot;−41.2 points&quot;, %5 &quot;veth pair and bridge&quot;</extracomment>
        <translation>%1：%2，为基线的 %3；%5：%4。</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Client connects to</source>
        <translation>客户端连接</translation>
    </message>
    <message>
        <source>Of the baseline, %</source>
        <translation>占基线</translation>
    </message>
    <message>
        <source>This rung, points</source>
        <translation>本级，点</translation>
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
        <source>Client, µs</source>
        <translation>客户端，µs</translation>
    </message>
    <message>
        <source>Server, µs</source>
        <translation>服务器，µs</translation>
    </message>
    <message>
        <source>In the way, µs</source>
        <translation>路径上，µs</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>结论</translation>
    </message>
</context>
<context>
    <name>Tare::LadderData</name>
    <message>
        <source>costs something</source>
        <translation>有代价</translation>
    </message>
    <message>
        <source>costs something, perhaps too little to matter</source>
        <translation>有代价，可能小到无关紧要</translation>
    </message>
    <message>
        <source>gains something</source>
        <translation>有增益</translation>
    </message>
    <message>
        <source>gains something, perhaps too little to matter</source>
        <translation>有增益，可能小到无关紧要</translation>
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
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>无数据</translation>
    </message>
    <message>
        <source>1 run, no spread known · right scale: baseline = 100 %</source>
        <translation>1 次运行，离散程度未知 · 右侧刻度：基线 = 100%</translation>
    </message>
    <message>
        <source>bar: geometric mean of the finished runs · whisker: smallest and largest · right scale: baseline = 100 %</source>
        <translation>柱：已完成运行的几何平均值 · 须线：最小和最大值 · 右侧刻度：基线 = 100%</translation>
    </message>
    <message numerus="yes">
        <source>bar: geometric mean of %n runs · whisker: smallest and largest · right scale: baseline = 100 %</source>
        <translation>
            <numerusform>柱：%n 次运行的几何平均值 · 须线：最小和最大值 · 右侧刻度：基线 = 100%</numerusform>
        </translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
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
    <message>
        <source>Paste command line…</source>
        <translation>粘贴命令行…</translation>
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
    <message>
        <source>Opening connections</source>
        <translation>正在建立连接</translation>
    </message>
    <message>
        <source>The load has fallen behind the rate asked for: about %1 operations are waiting to be begun.</source>
        <translation>负载已跟不上要求的速率：约有 %1 个操作在等待开始。</translation>
    </message>
    <message>
        <source>The rate of %1 operations/s was not reached. When the time was over, about %2 were waiting to be begun, the first of them for %3 s.</source>
        <translation>未能达到每秒 %1 个操作的速率。时间结束时约有 %2 个在等待开始，其中第一个已等待 %3 秒。</translation>
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
    <message>
        <source>myloader</source>
        <translation>myloader</translation>
    </message>
    <message>
        <source>For restoring dumps only. Install the package “mydumper”.</source>
        <translation>仅恢复转储时需要。请安装软件包“mydumper”。</translation>
    </message>
    <message>
        <source>mariadb-dump</source>
        <translation>mariadb-dump</translation>
    </message>
    <message>
        <source>The dump with one thread, as a baseline for others. Install the package “mariadb-client”.</source>
        <translation>单线程转储，作为其他工具的基线。请安装软件包“mariadb-client”。</translation>
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
    <message>
        <source>ready for OLTP, Redis and dumps</source>
        <translation>可运行 OLTP、Redis 和转储</translation>
    </message>
    <message>
        <source>ready for OLTP and dumps; Redis needs redis-server</source>
        <translation>可运行 OLTP 和转储；Redis 需要 redis-server</translation>
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
        <source>50&#x202f;% latency</source>
        <translation>50% 延迟</translation>
    </message>
    <message>
        <source>95&#x202f;% latency</source>
        <translation>95% 延迟</translation>
    </message>
    <message>
        <source>99&#x202f;% latency</source>
        <translation>99% 延迟</translation>
    </message>
    <message>
        <source>99.9&#x202f;% latency</source>
        <translation>99.9% 延迟</translation>
    </message>
    <message>
        <source>Longest latency</source>
        <translation>最大延迟</translation>
    </message>
    <message>
        <source>Time of the dump</source>
        <translation>转储时间</translation>
    </message>
    <message>
        <source>Time of the restore</source>
        <translation>恢复时间</translation>
    </message>
    <message>
        <source>CPU seconds of the dump</source>
        <translation>转储的 CPU 秒数</translation>
    </message>
    <message>
        <source>CPU seconds of the restore</source>
        <translation>恢复的 CPU 秒数</translation>
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
    <message>
        <source>The work directory&apos;s name is too long for a Unix socket in it: “%1” has more than %2 bytes. Set TARE_WORK_DIR to a shorter one, or let the client use TCP.</source>
        <translation>工作目录的名称太长，其中放不下 Unix 套接字：“%1” 超过 %2 字节。请将 TARE_WORK_DIR 设为更短的目录，或让客户端使用 TCP。</translation>
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
    <message>
        <source>TCP, 127.0.0.1</source>
        <translation>TCP，127.0.0.1</translation>
    </message>
    <message>
        <source>What a container is reached by as well, so the two can be compared.</source>
        <translation>与访问容器的方式相同，因此两者可比。</translation>
    </message>
    <message>
        <source>Unix socket</source>
        <translation>Unix 套接字</translation>
    </message>
    <message>
        <source>In the server’s private directory. Shorter than any network path: against a container it would show the way of connecting more than the container.</source>
        <translation>位于服务器的私有目录。比任何网络路径都短：与容器对比时，反映的更多是连接方式而不是容器。</translation>
    </message>
    <message>
        <source>Client connects by</source>
        <translation>客户端连接方式</translation>
    </message>
    <message>
        <source>Client uses</source>
        <translation>连接方式</translation>
    </message>
    <message>
        <source>Choose how the client connects</source>
        <translation>选择客户端连接方式</translation>
    </message>
</context>
<context>
    <name>Tare::NumberFormat</name>
    <message>
        <source>%1&#x202f;s</source>
        <extracomment>a length of time; the gap before the unit is narrow and does not break</extracomment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1&#x202f;min %2&#x202f;s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1&#x202f;min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1&#x202f;h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1&#x202f;h %2&#x202f;min</source>
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
        <source>no BEGIN and COMMIT</source>
        <translation>不用 BEGIN 和 COMMIT</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>After so many transactions</source>
        <translation>达到事务数后</translation>
    </message>
    <message>
        <source>Tab&amp;les</source>
        <translation>表(&amp;L)</translation>
    </message>
    <message>
        <source>Rand&amp;om rows</source>
        <translation>随机行(&amp;O)</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>Shape h</source>
        <translation>形状 h</translation>
    </message>
    <message>
        <source>Change the exponent</source>
        <translation>更改指数</translation>
    </message>
    <message>
        <source>Change the shape</source>
        <translation>更改形状</translation>
    </message>
    <message>
        <source>Thread&amp;s</source>
        <translation>线程数(&amp;S)</translation>
    </message>
    <message>
        <source> /s</source>
        <comment>transactions a second, after a number</comment>
        <translation> 次/秒</translation>
    </message>
    <message>
        <source>Change the number of statements</source>
        <translation>更改语句数</translation>
    </message>
    <message>
        <source>Point selects</source>
        <translation>点查询</translation>
    </message>
    <message>
        <source>Simple ranges</source>
        <translation>简单范围</translation>
    </message>
    <message>
        <source>Sum ranges</source>
        <translation>求和范围</translation>
    </message>
    <message>
        <source>Order ranges</source>
        <translation>排序范围</translation>
    </message>
    <message>
        <source>Distinct ranges</source>
        <translation>去重范围</translation>
    </message>
    <message>
        <source>Rows of a range</source>
        <translation>范围行数</translation>
    </message>
    <message>
        <source>Index updates</source>
        <translation>索引列更新</translation>
    </message>
    <message>
        <source>Other updates</source>
        <translation>非索引列更新</translation>
    </message>
    <message>
        <source>Delete and insert</source>
        <translation>删除并插入</translation>
    </message>
    <message>
        <source>Points in the list</source>
        <translation>列表中的点数</translation>
    </message>
    <message>
        <source>Ranges</source>
        <translation>范围个数</translation>
    </message>
    <message>
        <source>Width of a range</source>
        <translation>范围宽度</translation>
    </message>
    <message>
        <source>The server parses each once for a connection; otherwise each time, as text.</source>
        <translation>每个连接只由服务器解析一次；否则每次都以文本发送。</translation>
    </message>
    <message>
        <source>Each write is a transaction of its own.</source>
        <translation>每次写入自成一个事务。</translation>
    </message>
    <message>
        <source>Latency of each kind of statement</source>
        <translation>各类语句的延迟</translation>
    </message>
    <message>
        <source>Beside that of the transaction. Costs two readings of the clock a statement.</source>
        <translation>与事务延迟并列。每条语句多读两次时钟。</translation>
    </message>
    <message>
        <source>Change what is measured</source>
        <translation>更改测量内容</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>The server numbers the rows (AUTO_INCREMENT)</source>
        <translation>由服务器给行编号（AUTO_INCREMENT）</translation>
    </message>
    <message>
        <source>A plain key on id in place of the primary key</source>
        <translation>id 上用普通键代替主键</translation>
    </message>
    <message>
        <source>Index on k</source>
        <translation>k 上建索引</translation>
    </message>
    <message>
        <source>Made after the rows are in.</source>
        <translation>在装入行之后创建。</translation>
    </message>
    <message>
        <source>Storage engine</source>
        <translation>存储引擎</translation>
    </message>
    <message>
        <source>As the server names it: InnoDB, MyISAM, Aria, MyRocks…</source>
        <translation>按服务器的叫法：InnoDB、MyISAM、Aria、MyRocks…</translation>
    </message>
    <message>
        <source>Change the storage engine</source>
        <translation>更改存储引擎</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>As sysbench 1.0 makes them</source>
        <translation>按 sysbench 1.0 的方式建表</translation>
    </message>
    <message>
        <source>Column k drawn from the distribution above, 32-bit ids, the server’s own character set. For figures that compare with those of sysbench.</source>
        <translation>列 k 按上面的分布抽取，32 位 id，使用服务器自己的字符集。用于与 sysbench 的数字对比。</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Open anew</source>
        <translation>重新连接</translation>
    </message>
    <message>
        <source>After so many transactions on a connection; measures connecting as well.</source>
        <translation>一个连接上执行这么多事务之后；连接过程也计入测量。</translation>
    </message>
    <message>
        <source>Change the connections</source>
        <translation>更改连接方式</translation>
    </message>
    <message>
        <source>When lost</source>
        <translation>断开时</translation>
    </message>
    <message>
        <source>What was counted before stays in either case.</source>
        <translation>无论哪种，此前的计数都保留。</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>重试次数</translation>
    </message>
    <message>
        <source>Attempts more after a deadlock (1213), a lock wait timeout (1205) or a changed row (1020), each after a ROLLBACK. They are counted apart.</source>
        <translation>遇到死锁（1213）、锁等待超时（1205）或行已改变（1020）后再试的次数，每次先 ROLLBACK。单独计数。</translation>
    </message>
    <message>
        <source>Change the retries</source>
        <translation>更改重试次数</translation>
    </message>
    <message>
        <source>The mix makes an empty table of its own for each thread.</source>
        <translation>此负载为每个线程新建自己的空表。</translation>
    </message>
    <message>
        <source>About %1 on disk. The mix reads the first table only.</source>
        <translation>磁盘上约 %1。此负载只读第一张表。</translation>
    </message>
    <message>
        <source>never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source> transactions</source>
        <translation> 个事务</translation>
    </message>
    <message>
        <source>none</source>
        <translation>不重试</translation>
    </message>
    <message>
        <source>open a new one and go on</source>
        <translation>重新连接并继续</translation>
    </message>
    <message>
        <source>end the step as failed</source>
        <translation>该步骤以失败结束</translation>
    </message>
    <message>
        <source>Exponent: the larger, the more accesses go to the first rows</source>
        <translation>指数：越大，越多访问落在前面的行</translation>
    </message>
    <message>
        <source>Shape h: with 0.2, 80 % of the accesses go to 20 % of the rows</source>
        <translation>形状 h：取 0.2 时，80% 的访问落在 20% 的行</translation>
    </message>
    <message>
        <source>Rows in the middle are asked for most often.</source>
        <translation>中间的行访问最多。</translation>
    </message>
    <message>
        <source>%1 of all accesses go to the first %2 of the rows.</source>
        <translation>%1 的访问落在前 %2 的行。</translation>
    </message>
    <message>
        <source>A few rows get most of the accesses.</source>
        <translation>少数行得到大部分访问。</translation>
    </message>
    <message>
        <source>as the mix has them</source>
        <translation>按负载默认</translation>
    </message>
    <message>
        <source>numbers changed</source>
        <translation>语句数有改动</translation>
    </message>
    <message>
        <source>prepared</source>
        <translation>预处理</translation>
    </message>
    <message>
        <source>sent as text</source>
        <translation>以文本发送</translation>
    </message>
    <message>
        <source>latency of each kind</source>
        <translation>分类计延迟</translation>
    </message>
    <message>
        <source>numbered by Tare</source>
        <translation>由 Tare 编号</translation>
    </message>
    <message>
        <source>no primary key</source>
        <translation>无主键</translation>
    </message>
    <message>
        <source>index on k</source>
        <translation>k 上有索引</translation>
    </message>
    <message>
        <source>no index on k</source>
        <translation>k 上无索引</translation>
    </message>
    <message>
        <source>as sysbench 1.0 makes them</source>
        <translation>同 sysbench 1.0</translation>
    </message>
    <message>
        <source>opened anew after %1 transactions</source>
        <translation>每 %1 个事务重新连接</translation>
    </message>
    <message>
        <source>kept open</source>
        <translation>保持连接</translation>
    </message>
    <message>
        <source>a lost one is opened anew</source>
        <translation>断开后重新连接</translation>
    </message>
    <message>
        <source>a lost one ends the step</source>
        <translation>断开则结束该步骤</translation>
    </message>
    <message>
        <source>deadlocks and lock timeouts are counted and retried</source>
        <translation>死锁和锁超时计数并重试</translation>
    </message>
    <message>
        <source>deadlocks and lock timeouts are counted</source>
        <translation>死锁和锁超时只计数</translation>
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
    <message>
        <source>%1 rows that an earlier load had inserted into %2 were removed.</source>
        <translation>已删除之前的负载插入 %2 的 %1 行。</translation>
    </message>
    <message>
        <source>Lost connections were opened again %1 times in all.</source>
        <translation>断开的连接共重新建立了 %1 次。</translation>
    </message>
    <message>
        <source>%1 transactions were given up after their last retry.</source>
        <translation>有 %1 个事务在最后一次重试后放弃。</translation>
    </message>
    <message>
        <source>The rows ran out: %1 rows were put back while the load went on. Use larger tables to measure nothing but deletes.</source>
        <translation>行已删完：负载进行中补回了 %1 行。若只想测量删除，请使用更大的表。</translation>
    </message>
    <message>
        <source>%1 rows were inserted. A transaction of bulk_insert is one statement of many rows.</source>
        <translation>共插入 %1 行。bulk_insert 的一个事务是一条插入多行的语句。</translation>
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
    <message>
        <source>Loading rows, %1/s, about %2 left</source>
        <translation>正在装载行，%1 行/秒，约剩 %2</translation>
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
    <message>
        <source>The load needs %1 connections, but the server allows %2 for one account. Use fewer threads or raise max_user_connections.</source>
        <translation>负载需要 %1 个连接，但服务器只允许一个账户使用 %2 个。请减少线程数，或调大 max_user_connections。</translation>
    </message>
    <message>
        <source>innodb_flush_log_at_trx_commit is %1: commits do not wait for the disk. Compare only with servers that are set alike.</source>
        <translation>innodb_flush_log_at_trx_commit 为 %1：提交不等待磁盘。只可与设置相同的服务器对比。</translation>
    </message>
    <message>
        <source>The server writes a binary log (sync_binlog is %1), which costs every commit. Compare only with servers that are set alike.</source>
        <translation>服务器写二进制日志（sync_binlog 为 %1），每次提交都有开销。只可与设置相同的服务器对比。</translation>
    </message>
    <message>
        <source>innodb_doublewrite is off: pages are written once. Compare only with servers that are set alike.</source>
        <translation>innodb_doublewrite 已关闭：页只写一次。只可与设置相同的服务器对比。</translation>
    </message>
    <message>
        <source>The server is read-only (%1). Unless the account may write all the same, neither the data nor this mix can be written.</source>
        <translation>服务器为只读（%1）。除非该账户仍可写入，否则数据和这种负载都无法写入。</translation>
    </message>
    <message>
        <source>autocommit is off on the server: nothing that is written outside a transaction would ever be committed.</source>
        <translation>服务器关闭了 autocommit：事务之外写入的内容永远不会提交。</translation>
    </message>
    <message>
        <source>sql_mode has NO_AUTO_VALUE_ON_ZERO: the server would not give ids to the rows of oltp_insert. Take it out, or switch off auto_increment.</source>
        <translation>sql_mode 含有 NO_AUTO_VALUE_ON_ZERO：服务器不会为 oltp_insert 的行分配 id。请去掉它，或关闭 auto_increment。</translation>
    </message>
    <message>
        <source>The data (about %1) do not fit into the buffer pool of %2, so the disk is measured as well.</source>
        <translation>数据（约 %1）放不进 %2 的缓冲池，因此磁盘也会被测量。</translation>
    </message>
    <message>
        <source>The buffer pool of %1 is larger than the memory that is free (%2); the machine may begin to swap.</source>
        <translation>%1 的缓冲池大于可用内存（%2）；机器可能开始交换。</translation>
    </message>
    <message>
        <source>table_open_cache is %1, but the threads keep %2 tables open: they would be closed and opened again and again.</source>
        <translation>table_open_cache 为 %1，但各线程共打开 %2 张表：表会被反复关闭和打开。</translation>
    </message>
    <message>
        <source>The query cache is on: answers may come from it instead of the tables.</source>
        <translation>查询缓存已开启：结果可能来自缓存而不是表。</translation>
    </message>
    <message>
        <source>The general log is on: every statement is written to it.</source>
        <translation>通用日志已开启：每条语句都会写入。</translation>
    </message>
    <message>
        <source>The slow query log takes every statement: long_query_time is 0.</source>
        <translation>慢查询日志会记录每条语句：long_query_time 为 0。</translation>
    </message>
    <message>
        <source>The isolation of transactions is %1, not REPEATABLE-READ. Compare only with servers that are set alike.</source>
        <translation>事务隔离级别为 %1，而不是 REPEATABLE-READ。只可与设置相同的服务器对比。</translation>
    </message>
    <message>
        <source>innodb_snapshot_isolation is on: transactions that meet a changed row end with error 1020 and are tried again.</source>
        <translation>innodb_snapshot_isolation 已开启：遇到已变更行的事务会以错误 1020 结束并重试。</translation>
    </message>
    <message>
        <source>The account %1 seems to lack rights on the schema %2: %3. Let an administrator grant them.</source>
        <translation>账户 %1 在库 %2 上似乎缺少权限：%3。请让管理员授予。</translation>
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
    <name>Tare::OverrideDialog</name>
    <message>
        <source>Compare all the same</source>
        <translation>仍然比较</translation>
    </message>
    <message>
        <source>These differences can explain a change by themselves:</source>
        <translation>以下差异本身就可能造成变化：</translation>
    </message>
    <message>
        <source>&amp;Why it is compared all the same</source>
        <translation>仍然比较的理由(&amp;W)</translation>
    </message>
    <message>
        <source>The reason is kept with the result and stands on every chart and export. It can be withdrawn.</source>
        <translation>理由与结果一起保存，并标注在每张图表和每份导出上；可以撤回。</translation>
    </message>
    <message>
        <source>Why it is compared all the same</source>
        <translation>仍然比较的理由</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
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
    <name>Tare::PasteCommandDialog</name>
    <message>
        <source>Add the &amp;environments</source>
        <translation>添加环境(&amp;E)</translation>
    </message>
    <message>
        <source>Add the &amp;workloads</source>
        <translation>添加负载(&amp;W)</translation>
    </message>
    <message>
        <source>Paste command line</source>
        <translation>粘贴命令行</translation>
    </message>
    <message>
        <source>Paste command lines as they are typed: sysbench, redis-benchmark, redis-server, mysqld, docker run or podman run, with taskset before them. Nothing is run, and passwords are left out.</source>
        <translation>按原样粘贴命令行：sysbench、redis-benchmark、redis-server、mysqld、docker run 或 podman run，前面可以有 taskset。不会运行任何命令，密码会被略去。</translation>
    </message>
    <message>
        <source>Command lines</source>
        <translation>命令行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>插入(&amp;I)</translation>
    </message>
</context>
<context>
    <name>Tare::PlanForm</name>
    <message>
        <source>Re&amp;petitions</source>
        <translation>重复次数(&amp;P)</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>重复方式</translation>
    </message>
    <message>
        <source>Interval &amp;within</source>
        <translation>区间宽度(&amp;W)</translation>
    </message>
    <message>
        <source>Rounds are added until the interval of every change is this narrow.</source>
        <translation>增加轮次，直到每个变化的区间都窄到此值。</translation>
    </message>
    <message>
        <source>At &amp;most</source>
        <translation>最多(&amp;M)</translation>
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
        <source>Choose how long it is repeated</source>
        <translation>选择重复方式</translation>
    </message>
    <message>
        <source>Change the width of the interval</source>
        <translation>更改区间宽度</translation>
    </message>
    <message>
        <source>Change the most repetitions</source>
        <translation>更改最多重复次数</translation>
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
        <source>Verd&amp;ict on</source>
        <translation>结论依据(&amp;I)</translation>
    </message>
    <message>
        <source>Fixed before the run. The other numbers are judged more strictly, as they are many.</source>
        <translation>在运行前确定。其他数值较多，判定更严格。</translation>
    </message>
    <message>
        <source>Too sm&amp;all</source>
        <translation>忽略阈值(&amp;A)</translation>
    </message>
    <message>
        <source>A smaller change does not matter in practice, however sure it is.</source>
        <translation>更小的变化即使确定，实际上也无关紧要。</translation>
    </message>
    <message>
        <source>Choose what the verdict is about</source>
        <translation>选择结论依据</translation>
    </message>
    <message>
        <source>Change what is too small to matter</source>
        <translation>更改忽略阈值</translation>
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
        <source>ABBA</source>
        <translation>ABBA</translation>
    </message>
    <message>
        <source>So many times</source>
        <translation>固定次数</translation>
    </message>
    <message>
        <source>Until it is known</source>
        <translation>直到足够确定</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent, after a number</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>The fewest.</source>
        <translation>最少次数。</translation>
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
    <message>
        <source>every second repetition runs backwards: a steady drift touches both sides alike</source>
        <translation>每隔一轮反向运行：平稳的漂移对两侧影响相同</translation>
    </message>
    <message>
        <source>%1, at the most</source>
        <comment>how a time is made up</comment>
        <translation>%1，最多</translation>
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
    <message>
        <source>The set-up of the published comparison of Redis 2.8: redis-benchmark -q -d 100, so 50 clients, 100,000 requests a test and one key. Its fifteenth row, &quot;LPUSH (needed to benchmark LRANGE)&quot;, is measured as a command of its own. Its LRANGE_500 asked for 450 elements. Three repetitions instead of one, so that the spread is known.</source>
        <translation>Redis 2.8 已发表对比的设置：redis-benchmark -q -d 100，即 50 个客户端、每项测试 100,000 个请求、一个键。其第十五行“LPUSH (needed to benchmark LRANGE)”作为单独的命令测量。其 LRANGE_500 请求的是 450 个元素。重复三次而不是一次，以便了解离散程度。</translation>
    </message>
    <message>
        <source>8 instances of one schema</source>
        <translation>8 个单库实例</translation>
    </message>
    <message>
        <source>1 instance with 8 schemas</source>
        <translation>1 个 8 库实例</translation>
    </message>
    <message>
        <source>load from four other hosts</source>
        <translation>从另外四台主机压测</translation>
    </message>
    <message>
        <source>load from the database host</source>
        <translation>从数据库主机压测</translation>
    </message>
    <message>
        <source>Dump and restore</source>
        <translation>转储与恢复</translation>
    </message>
    <message>
        <source>The set-up of the published comparison of eight MySQL instances with one schema each and one instance with eight schemas: sysbench&apos;s read/write mix, 100 tables of 200,000 rows, 32 threads and 200,000 transactions for each of the eight targets. Each of the eight instances has 2 GiB of buffer pool, the one has 16 GiB. There the load came once from other hosts, where the network card was full, and once from the same host.</source>
        <translation>已发布对比的设置：八个各有一个库的 MySQL 实例，对比一个有八个库的实例：sysbench 读写混合，100 张表、每表 200,000 行，八个目标各 32 个线程、200,000 个事务。八个实例各有 2 GiB 缓冲池，单个实例有 16 GiB。当时负载一次来自其他主机（网卡已满），一次来自本机。</translation>
    </message>
    <message>
        <source>The set-up of the published sweep of mydumper and myloader over 2, 4, 6 and 8 threads, with and without compression: 20 tables, about 3.7 GB. The tables here are those of sysbench, which compress less than the published ones did. Three repetitions in random order instead of one, so that the spread is known.</source>
        <translation>已发布的 mydumper 与 myloader 线程扫描的设置：2、4、6、8 个线程，压缩与不压缩，20 张表，约 3.7 GB。此处用 sysbench 的表，其压缩率不如已发布的数据。随机顺序重复三次而不是一次，以便得知离散。</translation>
    </message>
    <message>
        <source>Published set-up: eight MySQL instances, or one with eight schemas</source>
        <translation>已发布的设置：八个 MySQL 实例，或一个实例八个库</translation>
    </message>
    <message>
        <source>The published comparison of topologies in its full size: 100 tables of 200,000 rows, 32 threads and 200,000 transactions for each of eight targets. Needs 16 GiB of memory for the servers, about 80 GB of disk and some hours.</source>
        <translation>已发布的拓扑对比，完整规模：八个目标各有 100 张表、每表 200,000 行，32 个线程、200,000 个事务。服务器需要 16 GiB 内存，约需 80 GB 磁盘和数小时。</translation>
    </message>
    <message>
        <source>Quick sweep: dump and restore with 2, 4 and 8 threads</source>
        <translation>快速线程扫描：用 2、4、8 个线程转储与恢复</translation>
    </message>
    <message>
        <source>mydumper plain and with gzip and myloader on 24 small tables, natively and in a container with a published port; 3 runs each in random order.</source>
        <translation>在 24 张小表上运行 mydumper（不压缩与 gzip）和 myloader，原生以及发布端口的容器；随机顺序各 3 次。</translation>
    </message>
    <message>
        <source>Published set-up: mydumper with 2 to 8 threads</source>
        <translation>已发布的设置：mydumper，2 至 8 个线程</translation>
    </message>
    <message>
        <source>The published sweep of mydumper and myloader in its full size: 20 tables, about 3.7 GB, with and without compression. Needs about 15 GB and several hours.</source>
        <translation>完整规模的已发布 mydumper 与 myloader 线程扫描：20 张表，约 3.7 GB，压缩与不压缩。需要约 15 GB 空间和数小时。</translation>
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
    <message>
        <source>has %1 entries; at most %2 are taken.</source>
        <translation>有 %1 项，最多接受 %2 项。</translation>
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
    <message>
        <source>mydumper runs 2 threads when it is asked for 1, from version 0.13 on; where it does so the step is refused.</source>
        <translation>从 0.13 版起，要求 mydumper 用 1 个线程时它会使用 2 个；遇到这种情况将拒绝该步骤。</translation>
    </message>
    <message>
        <source>%1 threads cannot share %2 tables evenly: some wait for the last. Choose a number of tables that the counts divide, or rows a piece.</source>
        <translation>%1 个线程无法均分 %2 张表：部分线程要等待最后一张。请选择能被线程数整除的表数，或设置每块行数。</translation>
    </message>
    <message>
        <source>Choose at least one tool.</source>
        <translation>请至少选择一个工具。</translation>
    </message>
    <message>
        <source>Choose at least one compression, or none.</source>
        <translation>请至少选择一种压缩方式，或选择不压缩。</translation>
    </message>
    <message>
        <source>%1 does not compress, so there is nothing for it to do. Choose “plain” as well.</source>
        <translation>%1 不支持压缩，因此没有可执行的内容。请同时选择“不压缩”。</translation>
    </message>
    <message>
        <source>Give the whole path, beginning with “/”.</source>
        <translation>请给出以“/”开头的完整路径。</translation>
    </message>
    <message>
        <source>Without a lock the threads see different moments of the data, if anybody changes it meanwhile.</source>
        <translation>不加锁时，如果期间有人修改数据，各线程看到的是不同时刻的数据。</translation>
    </message>
    <message>
        <source>What is too small to matter must be between 0 and %1 percent.</source>
        <translation>可忽略的差异必须在 0 到 %1 百分之间。</translation>
    </message>
    <message>
        <source>The width to repeat for must be between ± %1 and ± %2 percent, or 0 for a fixed number of repetitions.</source>
        <translation>目标宽度必须在 ± %1 到 ± %2 百分之间，或为 0 表示固定重复次数。</translation>
    </message>
    <message>
        <source>At most so many repetitions: a number from %1 to %2.</source>
        <translation>最多重复次数：%1 到 %2 之间的数。</translation>
    </message>
    <message>
        <source>To repeat until the interval is narrow, each round must hold every environment. Choose another order.</source>
        <translation>要重复到区间足够窄，每一轮必须包含所有环境。请选择其他顺序。</translation>
    </message>
    <message>
        <source>The largest size is below the smallest. Give 0 for one size only.</source>
        <translation>最大值小于最小值。若只用一种大小，请填 0。</translation>
    </message>
    <message>
        <source>redis-benchmark sends payload of one size. Give one size, or switch “classic” off.</source>
        <translation>redis-benchmark 只发送一种大小的值。请只填一种大小，或关闭“经典”模式。</translation>
    </message>
    <message>
        <source>A batch of %1 requests would have %2 MiB of payload; more than %3 MiB is not sent at once.</source>
        <translation>一批 %1 个请求的值共有 %2 MiB；一次最多发送 %3 MiB。</translation>
    </message>
    <message>
        <source>Must be more than %1 and at most %2.</source>
        <translation>必须大于 %1 且不超过 %2。</translation>
    </message>
    <message>
        <source>“Classic” has one key, so there is nothing to be distributed. Choose uniform, or switch “classic” off.</source>
        <translation>“经典”模式只有一个键，谈不上分布。请选择均匀分布，或关闭“经典”模式。</translation>
    </message>
    <message>
        <source>A batch of the pipeline starts as one, so latency is that of the batch.</source>
        <translation>流水线中的一批请求同时开始，因此延迟是整批的延迟。</translation>
    </message>
    <message>
        <source>At this rate the requests take %1 s, longer than the time limit of %2 s.</source>
        <translation>按此速率完成这些请求需要 %1 秒，超过 %2 秒的时间上限。</translation>
    </message>
    <message>
        <source>A quote is not closed, or there is no blank after it.</source>
        <translation>引号没有闭合，或其后没有空格。</translation>
    </message>
    <message>
        <source>Give the mix a name.</source>
        <translation>请为混合负载命名。</translation>
    </message>
    <message>
        <source>Another mix of this workload has that name too.</source>
        <translation>此工作负载中另有一个混合负载使用了同样的名称。</translation>
    </message>
    <message>
        <source>Give at least one command.</source>
        <translation>请至少填写一条命令。</translation>
    </message>
    <message>
        <source>A mix has at most %1 commands.</source>
        <translation>一个混合负载最多有 %1 条命令。</translation>
    </message>
    <message>
        <source>A transaction needs at least one statement.</source>
        <translation>一个事务至少需要一条语句。</translation>
    </message>
    <message>
        <source>Must be greater than 0 and at most %1.</source>
        <translation>必须大于 0，且不超过 %1。</translation>
    </message>
    <message>
        <source>Must lie between 0 and 1, both excluded.</source>
        <translation>必须在 0 与 1 之间，不含两端。</translation>
    </message>
    <message>
        <source>sysbench 1.0 has no zipfian distribution; 1.1 has.</source>
        <translation>sysbench 1.0 没有 zipfian 分布；1.1 才有。</translation>
    </message>
    <message>
        <source>This workload asks the first table only, as in sysbench.</source>
        <translation>与 sysbench 一样，此负载只查询第一张表。</translation>
    </message>
    <message>
        <source>Without the index on k every statement reads the whole table.</source>
        <translation>没有 k 上的索引，每条语句都会读取整张表。</translation>
    </message>
    <message>
        <source>There are fewer rows than threads; some will have nothing to delete.</source>
        <translation>行数少于线程数；有些线程将没有可删除的行。</translation>
    </message>
    <message>
        <source>Give the name of a storage engine, such as InnoDB.</source>
        <translation>请填写存储引擎的名称，例如 InnoDB。</translation>
    </message>
    <message>
        <source>%1 has no transactions: BEGIN and COMMIT do nothing, and a write locks the whole table.</source>
        <translation>%1 没有事务：BEGIN 和 COMMIT 不起作用，写入会锁住整张表。</translation>
    </message>
    <message>
        <source>Every new connection prepares its statements anew; with so few transactions each, that is what is measured.</source>
        <translation>每个新连接都要重新预处理语句；每个连接的事务这么少，测到的就是这部分开销。</translation>
    </message>
    <message>
        <source>Nothing is compared in this plan, so there is no interval to wait for.</source>
        <translation>此计划中没有比较，因此无区间可等待。</translation>
    </message>
    <message>
        <source>This build of Tare cannot use TLS with Redis. Switch TLS off for this environment.</source>
        <translation>此版本的 Tare 不能对 Redis 使用 TLS。请为此环境关闭 TLS。</translation>
    </message>
    <message>
        <source>“%1” dumps one schema of one instance. Use a topology of 1 × 1 for it, or leave it out for this environment in the plan.</source>
        <translation>“%1”导出的是一个实例的一个库。请为它使用 1 × 1 的拓扑，或在测试计划中对此环境不运行它。</translation>
    </message>
    <message>
        <source>“%1” would need %2 threads or connections for all targets together; at most %3 are possible.</source>
        <translation>“%1”对所有目标共需要 %2 个线程或连接；最多可有 %3 个。</translation>
    </message>
    <message>
        <source>The number of instances must be between 1 and %1.</source>
        <translation>实例数必须在 1 到 %1 之间。</translation>
    </message>
    <message>
        <source>The number of schemas or databases in each instance must be between 1 and %1.</source>
        <translation>每个实例的库数必须在 1 到 %1 之间。</translation>
    </message>
    <message>
        <source>%1 instances of %2 are %3 targets, and at most %4 can be loaded at once.</source>
        <translation>%1 个实例、每个 %2 个库，共 %3 个目标；最多可同时对 %4 个施加负载。</translation>
    </message>
    <message>
        <source>Each instance needs at least %1 MiB for its data; 0 leaves the memory to the options.</source>
        <translation>每个实例的数据至少需要 %1 MiB；0 表示内存由服务器选项决定。</translation>
    </message>
    <message>
        <source>The memory is set twice, here and by the option “%1”. Remove one of them.</source>
        <translation>内存被设置了两次：此处和选项“%1”。请删除其中一个。</translation>
    </message>
    <message>
        <source>Each container may use %1 MiB, less than the %2 MiB for the data of its instance.</source>
        <translation>每个容器可用 %1 MiB，少于其实例数据所需的 %2 MiB。</translation>
    </message>
    <message>
        <source>To give each instance CPUs of its own, list the CPUs of the environment.</source>
        <translation>要让每个实例使用各自的 CPU，请列出该环境的 CPU。</translation>
    </message>
    <message>
        <source>%1 CPUs cannot be spread over %2 instances. List more, or let the instances share them.</source>
        <translation>%1 个 CPU 无法分给 %2 个实例。请列出更多 CPU，或让各实例共用。</translation>
    </message>
    <message>
        <source>With %1 CPUs for %2 instances some get the same one.</source>
        <translation>%1 个 CPU 供 %2 个实例使用，有些实例会分到同一个 CPU。</translation>
    </message>
    <message>
        <source>%1 CPUs over %2 instances: some get one more than others.</source>
        <translation>%1 个 CPU 分给 %2 个实例：有些实例会比其他实例多一个。</translation>
    </message>
    <message>
        <source>“%1” stands for nothing; only “%2”, the number of the instance, is replaced in an option.</source>
        <translation>“%1”没有含义；选项中只替换“%2”，即实例的编号。</translation>
    </message>
    <message>
        <source>Tare does not start an existing endpoint, so it has no topology: one instance and one schema.</source>
        <translation>现有服务不由 Tare 启动，因此没有拓扑：一个实例、一个库。</translation>
    </message>
    <message>
        <source>The ports of the instances follow each other from %1 on, and the last is beyond 65535.</source>
        <translation>各实例的端口从 %1 起依次递增，最后一个超过了 65535。</translation>
    </message>
    <message>
        <source>The option “%1” allows %2 databases, but the topology uses %3. Raise it, or remove it.</source>
        <translation>选项“%1”只允许 %2 个库，而拓扑使用 %3 个。请调大或移除该选项。</translation>
    </message>
    <message>
        <source>“%1” is replaced in the value of an option only, not in its name.</source>
        <translation>“%1”只在选项的值中被替换，在选项名中不会。</translation>
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
    <message numerus="yes">
        <source>%n interleaved repetitions</source>
        <translation>
            <numerusform>%n 轮交错重复</numerusform>
        </translation>
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
    <name>Tare::RedisBenchmark</name>
    <message>
        <source>It sends one kind of command at a time, so it cannot run a mix.</source>
        <translation>它一次只发送一种命令，无法运行混合负载。</translation>
    </message>
    <message>
        <source>It has no target rate: it sends as fast as it can.</source>
        <translation>它没有目标速率，只会尽快发送。</translation>
    </message>
    <message>
        <source>It draws all keys with the same frequency.</source>
        <translation>它对所有键的访问频率相同。</translation>
    </message>
    <message>
        <source>It sends payload of one size, here the smallest.</source>
        <translation>它只发送一种大小的值，这里取最小值。</translation>
    </message>
    <message>
        <source>It counts requests instead of time; here it repeats until it is ended.</source>
        <translation>它按请求数而不是时间计；此处会一直重复，直到被结束。</translation>
    </message>
    <message>
        <source>It has no warm-up.</source>
        <translation>它没有预热。</translation>
    </message>
    <message>
        <source>It does not fill what GET and the pops read: run the tests that write first.</source>
        <translation>它不会为 GET 和各种弹出命令准备数据：请先运行写入类测试。</translation>
    </message>
    <message>
        <source>With --threads its time is rounded up to the next quarter of a second.</source>
        <translation>使用 --threads 时，它的用时会向上取整到四分之一秒。</translation>
    </message>
    <message>
        <source>Its latency leaves out the time that opening a connection takes.</source>
        <translation>它的延迟不包含建立连接的时间。</translation>
    </message>
</context>
<context>
    <name>Tare::RedisCommand</name>
    <message>
        <source>Give a command.</source>
        <translation>请填写一条命令。</translation>
    </message>
    <message>
        <source>The name of a command cannot be random.</source>
        <translation>命令名不能是随机的。</translation>
    </message>
    <message>
        <source>%1 cannot be a load: it changes the connection it is sent over.</source>
        <translation>%1 不能用作负载：它会改变所用的连接。</translation>
    </message>
    <message>
        <source>%1 cannot be a load: it can change more than Tare&apos;s own keys.</source>
        <translation>%1 不能用作负载：它可能改动 Tare 自身键以外的数据。</translation>
    </message>
    <message>
        <source>HELLO cannot be a load: it changes the protocol. Tare speaks RESP2; this version has no RESP3.</source>
        <translation>HELLO 不能作为负载：它会更改协议。Tare 使用 RESP2；此版本不支持 RESP3。</translation>
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
    <message>
        <source>The server closed the connection before it answered. If it wants TLS at this port: this build of Tare speaks to Redis without TLS only.</source>
        <translation>服务器在应答之前关闭了连接。如果该端口要求 TLS：此版本的 Tare 只能不经 TLS 连接 Redis。</translation>
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
    <message>
        <source>A first %1 found nothing. Tare does not know how to fill what it reads, or another command of the mix takes it away.</source>
        <translation>首次执行 %1 没有读到内容：Tare 不知道如何为它准备数据，或数据已被混合负载中的其他命令取走。</translation>
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
        <source>Connections. A list such as 1, 10, 50 is run in turn.</source>
        <translation>连接数。1, 10, 50 这样的列表会依次运行。</translation>
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
    <message>
        <source> /s</source>
        <comment>requests a second, after a number</comment>
        <translation> 次/秒</translation>
    </message>
    <message>
        <source>After so many requests</source>
        <translation>达到请求数后</translation>
    </message>
    <message>
        <source>The whole suite</source>
        <translation>整个套件</translation>
    </message>
    <message>
        <source>None</source>
        <translation>全不选</translation>
    </message>
    <message>
        <source>Mixes, own commands</source>
        <translation>混合与自定义命令</translation>
    </message>
    <message>
        <source>C&amp;lients</source>
        <translation>客户端数(&amp;L)</translation>
    </message>
    <message>
        <source>L&amp;oad threads</source>
        <translation>压测线程(&amp;O)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>One literal key, as redis-benchmark without -r</source>
        <translation>固定的键，同不带 -r 的 redis-benchmark</translation>
    </message>
    <message>
        <source>Choice of keys</source>
        <translation>键的选取</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>The larger, the more requests go to the first keys.</source>
        <translation>越大，越多请求落在前面的键。</translation>
    </message>
    <message>
        <source>Every request names the same key; lists are filled before LRANGE only, and reads and pops may find nothing. For figures that compare with those of redis-benchmark.</source>
        <translation>每个请求都用同一个键；只在 LRANGE 之前填充列表，读取和弹出可能落空。用于与 redis-benchmark 的数字对比。</translation>
    </message>
    <message>
        <source>Choose the distribution of keys</source>
        <translation>选择键的分布</translation>
    </message>
    <message>
        <source>Change the exponent</source>
        <translation>更改指数</translation>
    </message>
    <message>
        <source>Change the choice of keys</source>
        <translation>更改键的选取</translation>
    </message>
    <message>
        <source>A new connection for each request</source>
        <translation>每个请求新建连接</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>With a pipeline, for each batch. Measures connecting as well; redis-benchmark’s -k 0.</source>
        <translation>使用流水线时为每批新建。连接过程也计入测量；即 redis-benchmark 的 -k 0。</translation>
    </message>
    <message>
        <source>Change the connections</source>
        <translation>更改连接方式</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>Largest value size</source>
        <translation>值的最大大小</translation>
    </message>
    <message>
        <source>Sizes are drawn evenly from the range when this is larger</source>
        <translation>大于左侧时，大小在范围内均匀抽取</translation>
    </message>
    <message>
        <source>Not used with the literal key.</source>
        <translation>使用固定的键时无效。</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>均匀</translation>
    </message>
    <message>
        <source>in sequence</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>gaussian</source>
        <translation>高斯</translation>
    </message>
    <message>
        <source>zipf</source>
        <translation>zipf</translation>
    </message>
    <message>
        <source>Every key is as likely as any other.</source>
        <translation>每个键机会均等。</translation>
    </message>
    <message>
        <source>One after the other, and from the beginning again.</source>
        <translation>依次使用，到头后从头再来。</translation>
    </message>
    <message>
        <source>Keys in the middle are asked for most often.</source>
        <translation>中间的键访问最多。</translation>
    </message>
    <message>
        <source>A few keys get most of the requests, as in a cache.</source>
        <translation>少数键得到大部分请求，如同缓存。</translation>
    </message>
    <message>
        <source>one literal key, as redis-benchmark without -r</source>
        <translation>固定的键，同不带 -r 的 redis-benchmark</translation>
    </message>
    <message>
        <source>zipf, exponent %1</source>
        <translation>zipf，指数 %1</translation>
    </message>
    <message>
        <source>a new one for each request</source>
        <translation>每个请求新建</translation>
    </message>
    <message>
        <source>kept open</source>
        <translation>保持连接</translation>
    </message>
    <message>
        <source>“%1” runs Redis %2, which is too old for %3.</source>
        <extracomment>%1 name of an environment, %2 version of its server, %3 tests</extracomment>
        <translation>“%1”运行的是 Redis %2，版本过旧，不支持 %3。</translation>
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
    <message>
        <source>The server (%1) has no command %2, which the test %3 sends.</source>
        <translation>服务器（%1）没有测试 %3 要发送的命令 %2。</translation>
    </message>
</context>
<context>
    <name>Tare::RedisMix</name>
    <message>
        <source>“%1” is not a command.</source>
        <translation>“%1”不是一条命令。</translation>
    </message>
    <message>
        <source>“%1” cannot be a load: it would change more than its keys, or wait for others.</source>
        <translation>“%1”不能用作负载：它会改动自身键以外的内容，或需等待其他客户端。</translation>
    </message>
    <message>
        <source>The server does not know the command in “%1”. It may be too old for it.</source>
        <translation>服务器不认识“%1”中的命令，可能是版本太旧。</translation>
    </message>
    <message>
        <source>The server takes “%1” for a command that is not complete.</source>
        <translation>服务器认为“%1”这条命令不完整。</translation>
    </message>
    <message>
        <source>The mix “%1” has no command.</source>
        <translation>混合负载“%1”中没有命令。</translation>
    </message>
</context>
<context>
    <name>Tare::RedisMixCard</name>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Add a command</source>
        <translation>添加命令</translation>
    </message>
    <message>
        <source>Name of the mix</source>
        <translation>混合的名称</translation>
    </message>
    <message>
        <source>Command %1</source>
        <translation>命令 %1</translation>
    </message>
    <message>
        <source>Weight of command %1</source>
        <translation>命令 %1 的权重</translation>
    </message>
    <message>
        <source>Weight: its share of the requests</source>
        <translation>权重：占请求的比例</translation>
    </message>
    <message>
        <source>Remove command %1</source>
        <translation>移除命令 %1</translation>
    </message>
    <message>
        <source>Remove this command</source>
        <translation>移除此命令</translation>
    </message>
</context>
<context>
    <name>Tare::RedisMixesEdit</name>
    <message>
        <source>Each mix is a case of its own. Commands as redis-cli takes them; __rand_int__ becomes a random key number of twelve digits, __data__ a value of the size above.</source>
        <translation>每个混合单独作为一项测量。命令写法同 redis-cli；__rand_int__ 换成十二位随机键号，__data__ 换成上面大小的值。</translation>
    </message>
    <message>
        <source>Add a mix</source>
        <translation>添加混合</translation>
    </message>
    <message>
        <source>SET:GET 1:10, mostly reads</source>
        <translation>SET:GET 1:10，读多写少</translation>
    </message>
    <message>
        <source>SET:GET 1:1, half and half</source>
        <translation>SET:GET 1:1，各一半</translation>
    </message>
    <message>
        <source>HSET:HGET 1:4, fields of a hash</source>
        <translation>HSET:HGET 1:4，哈希字段</translation>
    </message>
    <message>
        <source>A command of your own</source>
        <translation>自定义命令</translation>
    </message>
    <message>
        <source>My command</source>
        <translation>我的命令</translation>
    </message>
    <message>
        <source>Change a mix</source>
        <translation>更改混合</translation>
    </message>
    <message>
        <source>Remove a mix</source>
        <translation>移除混合</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>未命名</translation>
    </message>
</context>
<context>
    <name>Tare::RedisTest</name>
    <message>
        <source>%1 needs Redis %2 or newer; this server is version %3.</source>
        <translation>%1 需要 Redis %2 或更新版本；此服务器的版本是 %3。</translation>
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
        <translation>%1 % 区间（%）</translation>
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
        <translation>步骤 %1（%2，%3）：服务器计数 %4 次查询，Tare 计数 %5 次。请勿采信该步骤。</translation>
    </message>
    <message>
        <source>In a closed loop the average latency follows from the throughput; it is no second piece of evidence.</source>
        <translation>在闭环中平均延迟由吞吐量决定，不构成第二个证据。</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Change of throughput against %1 with its interval; ≈: no reliable difference.</source>
        <translation>吞吐量相对 %1 的变化及其区间；≈：没有可靠的差异。</translation>
    </message>
    <message>
        <source>Environments</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Network path, versions</source>
        <translation>网络路径、版本</translation>
    </message>
    <message>
        <source>%1 (baseline)</source>
        <translation>%1（基线）</translation>
    </message>
    <message>
        <source>What else differs</source>
        <translation>其他差异</translation>
    </message>
    <message>
        <source>Nothing else that is known of the environments differs.</source>
        <translation>已知的其他方面没有差异。</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>What is missing or doubtful</source>
        <translation>缺失或存疑之处</translation>
    </message>
    <message>
        <source>All numbers</source>
        <translation>全部数值</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>测量内容</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Per second</source>
        <translation>每秒</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Change, %</source>
        <translation>变化，%</translation>
    </message>
    <message>
        <source>Interval, %</source>
        <translation>区间，%</translation>
    </message>
    <message>
        <source>Change of means, %</source>
        <translation>均值变化，%</translation>
    </message>
    <message>
        <source>p</source>
        <translation>p</translation>
    </message>
    <message>
        <source>rank p</source>
        <translation>秩检验 p</translation>
    </message>
    <message>
        <source>What was run</source>
        <translation>运行的命令</translation>
    </message>
    <message>
        <source>run %1</source>
        <translation>测试记录 %1</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>不需要</translation>
    </message>
    <message>
        <source>The environments were run one after the other, each with all its repetitions, so a drift of the machine looks like a difference.</source>
        <translation>各环境依次运行，每个环境一次做完所有重复，因此机器的漂移看起来会像差异。</translation>
    </message>
    <message>
        <source>The environments took turns in every repetition.</source>
        <translation>每一轮重复中各环境轮流运行。</translation>
    </message>
    <message>
        <source>Every repetition had each environment once, in an order drawn with the seed %1.</source>
        <translation>每一轮重复中每个环境运行一次，顺序由种子 %1 抽取。</translation>
    </message>
    <message>
        <source>The figures are those that another program or a publication states. Tare did not measure them and knows nothing that is not stated.</source>
        <translation>这些数值由其他程序或出版物给出。Tare 没有测量它们，未说明的内容一概不知。</translation>
    </message>
    <message>
        <source>Repetitions planned: %1. Rest between two steps: %2.</source>
        <translation>计划重复次数：%1。两步之间的间歇：%2。</translation>
    </message>
    <message>
        <source>Each step starts its server afresh with the same data, warms up without counting, and is measured then. Throughput is what was finished in the measured time over that time; percentiles come from a histogram of every operation, at most 0.4 % off.</source>
        <translation>每一步都以相同的数据重新启动服务器，先预热而不计数，再进行测量。吞吐量是测量时段内完成的数量除以该时段；百分位数取自所有操作的直方图，误差不超过 0.4%。</translation>
    </message>
    <message>
        <source>One run is one number. Its intervals are not independent and are never taken as if they were several.</source>
        <translation>一次运行就是一个数。其采样区间并不独立，从不当作多个数使用。</translation>
    </message>
    <message>
        <source>“No reliable difference” is said where the interval holds zero; a difference below %1 is called too small to matter.</source>
        <translation>区间包含零时说“没有可靠的差异”；小于 %1 的差异视为无关紧要。</translation>
    </message>
    <message>
        <source>Steps that failed or were stopped are shown and never averaged in.</source>
        <translation>失败或停止的步骤会显示，但从不计入平均。</translation>
    </message>
    <message>
        <source>50 % ms</source>
        <translation>50% 毫秒</translation>
    </message>
    <message>
        <source>Step %1 (%2, %3): %4</source>
        <extracomment>%1 number of a step, %2 environment, %3 workload, %4 a sentence</extracomment>
        <translation>步骤 %1（%2，%3）：%4</translation>
    </message>
    <message>
        <source>Steps %1: %2</source>
        <extracomment>%1 numbers of steps, &quot;1–3, 5&quot;, %2 a sentence</extracomment>
        <translation>第 %1 步：%2</translation>
    </message>
    <message>
        <source>Published: %1</source>
        <translation>公开数据：%1</translation>
    </message>
    <message>
        <source>%1, imported %2</source>
        <translation>%1，导入于 %2</translation>
    </message>
    <message>
        <source>Bottleneck of “%1”: %2. %3</source>
        <extracomment>%1 environment, %2 &quot;Network card&quot;, &quot;None found&quot;, %3 a sentence</extracomment>
        <translation>“%1”的瓶颈：%2。%3</translation>
    </message>
    <message>
        <source>Bottleneck of “%1” in %2 of %3 runs: %4. %5</source>
        <extracomment>%1 environment, %2 and %3 numbers of runs, %4 &quot;Network card&quot;, &quot;None found&quot;, %5 a sentence</extracomment>
        <translation>“%1”在 %3 次运行中的 %2 次的瓶颈：%4。%5</translation>
    </message>
    <message>
        <source>Step %1: %2, %3, run %4</source>
        <extracomment>%1 number of a step, %2 environment, %3 workload, %4 number of a run</extracomment>
        <translation>步骤 %1：%2，%3，第 %4 次运行</translation>
    </message>
    <message>
        <source>Bottleneck: %1. %2</source>
        <extracomment>%1 &quot;Network card&quot;, %2 a sentence</extracomment>
        <translation>瓶颈：%1。%2</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>This run has no figures of the machine.</source>
        <translation>此次运行没有本机的指标。</translation>
    </message>
    <message>
        <source>Weighs against it: %1.</source>
        <translation>不利因素：%1。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the titles of findings</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Change of the dump&apos;s time against %1 with its interval; ≈: no reliable difference.</source>
        <translation>转储时间相对 %1 的变化及其区间；≈：无可靠差异。</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>%1 an environment, %2 the baseline</extracomment>
        <translation>%1 对 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 what weighs against a comparison, %2 the cases it holds for</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the titles of cases</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>Alike: %1.</source>
        <extracomment>%1 a list: &quot;server version, data set&quot;</extracomment>
        <translation>相同：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between facts</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Fieller, %</source>
        <translation>Fieller，%</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>事实</translation>
    </message>
    <message>
        <source>Every second repetition had the environments in reverse order, so that a drift that goes one way touches all alike.</source>
        <translation>每隔一次重复，环境的顺序相反，因此单向漂移对各方影响相同。</translation>
    </message>
    <message>
        <source>Further repetitions were made until every interval was narrower than ±%1, at most %2; the width alone decided, never the change.</source>
        <translation>继续重复，直到每个区间都窄于 ±%1，最多 %2 次；只看宽度，不看变化本身。</translation>
    </message>
    <message>
        <source>A change is the ratio of the geometric means less one. Its %1 interval is Welch&apos;s, for unequal variances, on the logarithms; with six or more whole rounds it is found from the pairs. Beside it stands the exact two-sided p of the rank test.</source>
        <translation>变化是几何平均值之比减一。其 %1 区间为对数上的 Welch 区间（方差不等）；有六轮或更多完整轮次时由配对求得。旁边列出秩检验的精确双侧 p 值。</translation>
    </message>
    <message>
        <source>The verdict is about one metric, chosen before the run; the others are judged with Holm&apos;s correction for asking several questions at once.</source>
        <translation>结论只针对运行前选定的一个指标；其他指标按 Holm 方法校正多重比较。</translation>
    </message>
    <message>
        <source>What else differs between the sides is held against rules; what decides by itself blocks the comparison until somebody gives a reason to make it all the same.</source>
        <translation>两侧的其他差异按规则检查；本身就能决定结果的差异会阻止比较，直到有人给出仍要比较的理由。</translation>
    </message>
    <message>
        <source>Files MB</source>
        <translation>文件 MB</translation>
    </message>
    <message>
        <source>Dump s</source>
        <translation>转储 秒</translation>
    </message>
    <message>
        <source>Dump CPU s</source>
        <translation>转储 CPU 秒</translation>
    </message>
    <message>
        <source>Restore s</source>
        <translation>恢复 秒</translation>
    </message>
    <message>
        <source>Restore CPU s</source>
        <translation>恢复 CPU 秒</translation>
    </message>
    <message>
        <source>Came back empty</source>
        <translation>空结果</translation>
    </message>
    <message>
        <source>Jain index</source>
        <translation>Jain 指数</translation>
    </message>
    <message>
        <source>CPU ms</source>
        <translation>CPU 毫秒</translation>
    </message>
    <message>
        <source>Load average</source>
        <extracomment>the largest load average of the system</extracomment>
        <translation>平均负载</translation>
    </message>
    <message>
        <source>Idle CPU %</source>
        <extracomment>share of the CPUs that had nothing to do, percent</extracomment>
        <translation>空闲 CPU %</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <extracomment>%1 an environment, %2 what weighs against its comparison</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 % interval of the means (%), Fieller</source>
        <translation>均值的 %1% 区间（%），Fieller</translation>
    </message>
    <message>
        <source>real s</source>
        <translation>实际 秒</translation>
    </message>
    <message>
        <source>from – to</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>user s</source>
        <translation>用户 秒</translation>
    </message>
    <message>
        <source>system s</source>
        <translation>系统 秒</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPU 数</translation>
    </message>
    <message>
        <source>MB/s</source>
        <translation>MB/秒</translation>
    </message>
    <message>
        <source>rows/s</source>
        <translation>行/秒</translation>
    </message>
    <message>
        <source>%1: dump, by threads</source>
        <translation>%1：转储，按线程数</translation>
    </message>
    <message>
        <source>%1: restore, by threads</source>
        <translation>%1：恢复，按线程数</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>%1, fastest</source>
        <translation>%1，最快</translation>
    </message>
    <message>
        <source>%1, fastest with %2</source>
        <translation>%1，%2 最快</translation>
    </message>
    <message>
        <source>total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>“%1”, run %2: each of the %3 targets got between %4 and %5 requests/s; Jain&apos;s fairness index %6 (1: all alike).</source>
        <extracomment>%1 environment, %2 number of the run, %3 how many targets</extracomment>
        <translation>“%1”，第 %2 次：%3 个目标各得到 %4 到 %5 次请求/秒；Jain 公平指数 %6（1 表示完全均等）。</translation>
    </message>
    <message>
        <source>“%1”, run %2: each of the %3 targets got between %4 and %5 transactions/s; Jain&apos;s fairness index %6 (1: all alike).</source>
        <translation>“%1”，第 %2 次：%3 个目标各得到 %4 到 %5 个事务/秒；Jain 公平指数 %6（1 表示完全均等）。</translation>
    </message>
    <message>
        <source>%1: each target</source>
        <extracomment>%1 a workload</extracomment>
        <translation>%1：各目标</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Transactions</source>
        <translation>事务数</translation>
    </message>
    <message>
        <source>Step %1 (%2, %3): the server counted %4 queries, Tare %5. Others may have used the server; if nobody did, do not trust this step.</source>
        <translation>第 %1 步（%2，%3）：服务器计得 %4 次查询，Tare 计得 %5 次。可能有他人在使用该服务器；若没有，请勿采信此步。</translation>
    </message>
    <message>
        <source>Step %1 (%2, %3): error %4, %5 times, warm-up and end included.</source>
        <translation>第 %1 步（%2，%3）：错误 %4，共 %5 次，含预热和结束阶段。</translation>
    </message>
</context>
<context>
    <name>Tare::ReportExport</name>
    <message>
        <source>The report could not be written to %1. Choose a folder you may write to.</source>
        <translation>无法将报告写入 %1。请选择可写的文件夹。</translation>
    </message>
    <message>
        <source>“%1” is not understood here.</source>
        <translation>这里无法理解“%1”。</translation>
    </message>
    <message>
        <source>Write a file that ends in .html, .pdf, .md, .csv or .json after --to; “%1” does not.</source>
        <translation>--to 之后的文件须以 .html、.pdf、.md、.csv 或 .json 结尾；“%1”不是。</translation>
    </message>
    <message>
        <source>“%1” is no number of a run. “tare-cli results list” shows them.</source>
        <translation>“%1”不是测试记录编号。“tare-cli results list”可列出编号。</translation>
    </message>
    <message>
        <source>There is no results file %1.</source>
        <translation>没有结果文件 %1。</translation>
    </message>
    <message>
        <source>The run has no step to report on.</source>
        <translation>该测试记录没有可以报告的步骤。</translation>
    </message>
    <message>
        <source>The run has no environment “%1”.</source>
        <translation>该测试记录没有环境“%1”。</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>page of pages</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The report could not be made.</source>
        <translation>无法生成报告。</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>CSV, a line a step (*.csv)</source>
        <translation>CSV，每步一行 (*.csv)</translation>
    </message>
    <message>
        <source>JSON, everything (*.json)</source>
        <translation>JSON，全部内容 (*.json)</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>导出报告</translation>
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
    <message>
        <source>Run %1 is gone from the results, or somebody else goes on with it.</source>
        <translation>测试记录 %1 已不在结果中，或正由他人继续。</translation>
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
    <message>
        <source>Report as a web page (HTML)…</source>
        <translation>报告：网页（HTML）…</translation>
    </message>
    <message>
        <source>Report as PDF…</source>
        <translation>报告：PDF…</translation>
    </message>
    <message>
        <source>A test is running.</source>
        <translation>测试正在进行。</translation>
    </message>
    <message>
        <source>Threads</source>
        <comment>a chart over numbers of threads</comment>
        <translation>线程</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Targets of step %1, %2</source>
        <translation>第 %1 步（%2）的各目标</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>environment, what held it back</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Held back by — %1</source>
        <translation>瓶颈：%1</translation>
    </message>
</context>
<context>
    <name>Tare::ResumePlan</name>
    <message>
        <source>Run %1 is still going on, so there is nothing to resume.</source>
        <translation>测试记录 %1 仍在进行，没有可继续的内容。</translation>
    </message>
    <message>
        <source>Run %1 cannot be resumed: the test profile stored with it cannot be read.</source>
        <translation>测试记录 %1 无法继续：随它保存的测试方案无法读取。</translation>
    </message>
    <message>
        <source>Run %1 cannot be resumed: its test profile gives other steps now than when it was begun. Open its profile and run it anew.</source>
        <translation>测试记录 %1 无法继续：它的测试方案现在得到的步骤与开始时不同。请打开其测试方案重新运行。</translation>
    </message>
    <message>
        <source>Run %1 lacks nothing: all of its steps are done.</source>
        <translation>测试记录 %1 没有缺少的步骤：全部已完成。</translation>
    </message>
    <message>
        <source>Run %1 was measured on another computer (%2, here %3), so its missing steps would not compare with those that are there. Open its profile and run it anew.</source>
        <translation>测试记录 %1 是在另一台计算机上测量的（%2，本机为 %3），缺少的步骤与已有的不可比。请打开其测试方案重新运行。</translation>
    </message>
</context>
<context>
    <name>Tare::ResumeWords</name>
    <message>
        <source>%1 and %2</source>
        <comment>steps: &quot;2, 5–8&quot; and &quot;11&quot;</comment>
        <translation>%1 和 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers of steps</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Steps to run again: %1, about %2.</source>
        <translation>将重新运行步骤 %1，约 %2。</translation>
    </message>
    <message>
        <source>Resuming repeats step %1 and runs %2, about %3.</source>
        <translation>继续时重做步骤 %1 并运行步骤 %2，约 %3。</translation>
    </message>
    <message>
        <source>Resuming repeats step %1, about %2.</source>
        <translation>继续时重做步骤 %1，约 %2。</translation>
    </message>
    <message>
        <source>Resuming runs %1, about %2.</source>
        <comment>numbers of steps</comment>
        <translation>继续时运行步骤 %1，约 %2。</translation>
    </message>
    <message>
        <source>Run the failed steps again</source>
        <translation>重新运行失败的步骤</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>Tare::Rounds</name>
    <message numerus="yes">
        <source>%1: still ± %2 after %n rounds, which are the most that the plan allows.</source>
        <translation>
            <numerusform>%1：%n 轮后仍为 ± %2，已达到计划允许的上限。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no environment can be compared, so no more rounds are run.</source>
        <translation>%1：没有可比较的环境，因此不再执行更多轮次。</translation>
    </message>
    <message numerus="yes">
        <source>%1: ± %2 after %n rounds, another one follows.</source>
        <translation>
            <numerusform>%1：%n 轮后为 ± %2，将再执行一轮。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: ± %2 after %n rounds, narrow enough.</source>
        <translation>
            <numerusform>%1：%n 轮后为 ± %2，已足够窄。</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>Resumed: %n steps were done before and stay.</source>
        <translation>
            <numerusform>继续未完成的测试：此前完成的 %n 个步骤保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>The server does not answer.</source>
        <translation>服务器没有应答。</translation>
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
    <name>Tare::RunFindings</name>
    <message>
        <source>Not interleaved</source>
        <translation>未交错</translation>
    </message>
    <message>
        <source>All runs of one side came before the other&apos;s, so a drift of the machine would look the same as a difference.</source>
        <translation>一侧的所有运行都先于另一侧，因此机器的漂移会与差异看起来一样。</translation>
    </message>
    <message>
        <source>Repeat it interleaved.</source>
        <translation>请交错重测。</translation>
    </message>
    <message>
        <source>The first run of “%1” stands out, and it rose run by run, from %2 to %3.</source>
        <extracomment>%1 environment, %2 and %3 its first and last run</extracomment>
        <translation>“%1”的第一次运行明显偏离，且逐次上升，从 %2 到 %3。</translation>
    </message>
    <message>
        <source>The first run of “%1” stands out, and it fell run by run, from %2 to %3.</source>
        <translation>“%1”的第一次运行明显偏离，且逐次下降，从 %2 到 %3。</translation>
    </message>
    <message>
        <source>“%1” rose run by run, from %2 to %3.</source>
        <extracomment>%1 environment, %2 and %3 its first and last run</extracomment>
        <translation>“%1”逐次上升，从 %2 到 %3。</translation>
    </message>
    <message>
        <source>“%1” fell run by run, from %2 to %3.</source>
        <translation>“%1”逐次下降，从 %2 到 %3。</translation>
    </message>
    <message>
        <source>Run %1 of “%2” came to %3, far from the others at about %4.</source>
        <extracomment>%1 number of a run, %2 environment, %3 its value, %4 the middle of the others</extracomment>
        <translation>“%2”的第 %1 次运行为 %3，与其他约 %4 的结果相差很大。</translation>
    </message>
    <message numerus="yes">
        <source>%n runs of “%1” are far from the others.</source>
        <translation>
            <numerusform>“%1”有 %n 次运行与其他结果相差很大。</numerusform>
        </translation>
    </message>
    <message>
        <source>It may not have been warmed up.</source>
        <translation>可能尚未预热。</translation>
    </message>
    <message>
        <source>“%1” drifts</source>
        <translation>“%1”存在漂移</translation>
    </message>
    <message>
        <source>Warm up for longer, or add a cool-down.</source>
        <translation>延长预热时间，或加入冷却时间。</translation>
    </message>
    <message>
        <source>Add a cool-down, and look for what grows from run to run.</source>
        <translation>加入冷却时间，并查找逐次增长的因素。</translation>
    </message>
    <message>
        <source>Run %1 of “%2” stands out</source>
        <translation>“%2”的第 %1 次运行偏离</translation>
    </message>
    <message>
        <source>Runs of “%1” stand out</source>
        <translation>“%1”的若干次运行偏离</translation>
    </message>
    <message>
        <source>Repeat with more runs, on an idle machine.</source>
        <translation>请在空闲的机器上以更多次数重测。</translation>
    </message>
    <message>
        <source>Without run %1: %2.</source>
        <extracomment>%1 number of a run, %2 &quot;8.7 % slower, interval 0.8 % to 15.9 %, 3 runs each&quot;</extracomment>
        <translation>去掉第 %1 次运行：%2。</translation>
    </message>
    <message>
        <source>Without the runs %1: %2.</source>
        <extracomment>%1 numbers of runs, %2 &quot;8.7 % slower, interval 0.8 % to 15.9 %, 3 runs each&quot;</extracomment>
        <translation>去掉第 %1 次运行：%2。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between numbers</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>The machine drifted</source>
        <translation>机器存在漂移</translation>
    </message>
    <message>
        <source>From the first run to the last, both sides rose by about %1.</source>
        <translation>从第一次到最后一次运行，两侧都上升了约 %1。</translation>
    </message>
    <message>
        <source>From the first run to the last, both sides fell by about %1.</source>
        <translation>从第一次到最后一次运行，两侧都下降了约 %1。</translation>
    </message>
    <message>
        <source>Repeat it interleaved, on an idle machine.</source>
        <translation>请在空闲的机器上交错重测。</translation>
    </message>
    <message>
        <source>Repeat it on an idle machine, with a cool-down.</source>
        <translation>请在空闲的机器上加入冷却时间后重测。</translation>
    </message>
    <message>
        <source>“%1” had not settled</source>
        <extracomment>%1 and %2 numbers of runs, %3 environment</extracomment>
        <translation>“%1”尚未稳定</translation>
    </message>
    <message>
        <source>In %1 of %2 runs of “%3” the rate was still changing while it was measured.</source>
        <translation>“%3”的 %2 次运行中有 %1 次在测量期间速率仍在变化。</translation>
    </message>
    <message>
        <source>Warm up for longer.</source>
        <translation>延长预热时间。</translation>
    </message>
    <message>
        <source>“%1” goes up and down</source>
        <translation>“%1”上下波动</translation>
    </message>
    <message>
        <source>Its rate rises and falls in a regular beat, as checkpoints make it.</source>
        <translation>其速率有规律地起伏，如同检查点所致。</translation>
    </message>
    <message>
        <source>The load generator was the limit</source>
        <extracomment>%1 environment, %2 numbers of runs, %4 &quot;97 %&quot;</extracomment>
        <translation>压测端成为瓶颈</translation>
    </message>
    <message>
        <source>In %2 of %3 runs of “%1” the load threads were busy up to %4 of the time and the server was not: it could have answered more.</source>
        <translation>“%1”的 %3 次运行中有 %2 次压测线程最多有 %4 的时间处于忙碌，而服务器并非如此：它本可以应答更多请求。</translation>
    </message>
    <message>
        <source>Use more load threads, on CPUs of their own.</source>
        <translation>使用更多压测线程，并让它们独占 CPU。</translation>
    </message>
    <message>
        <source>The server counted otherwise</source>
        <extracomment>%1 numbers of steps</extracomment>
        <translation>服务器计数不同</translation>
    </message>
    <message>
        <source>The server&apos;s own counters contradict what was counted here. Do not trust the steps %1.</source>
        <translation>服务器自身的计数与此处的计数矛盾。请勿采信步骤 %1。</translation>
    </message>
    <message>
        <source>Few runs</source>
        <translation>运行次数少</translation>
    </message>
    <message>
        <source>With fewer than 4 runs each, the order of the values alone cannot tell a difference from chance.</source>
        <translation>每侧少于 4 次运行时，仅凭数值的顺序无法区分差异与偶然。</translation>
    </message>
    <message>
        <source>Repeat with 6 runs.</source>
        <translation>请以 6 次运行重测。</translation>
    </message>
    <message>
        <source>Throughput and latency do not fit together</source>
        <extracomment>%1 numbers of steps, %2 a number that should be %3</extracomment>
        <translation>吞吐量与延迟不相符</translation>
    </message>
    <message>
        <source>Throughput times average latency must be the number of clients. In the steps %1 it is as far off as %2 where there were %3 clients.</source>
        <translation>吞吐量乘以平均延迟应等于客户端数。步骤 %1 中偏差最大处为 %2，而客户端数为 %3。</translation>
    </message>
    <message>
        <source>See whether both figures are of the same time, and the number of clients is right.</source>
        <translation>请检查两个数值是否属于同一时段，以及客户端数是否正确。</translation>
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
        <source>Stop and quit</source>
        <translation>停止并退出</translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation>继续运行</translation>
    </message>
    <message>
        <source>Finished steps are saved. Stopping now ends the run; you can resume it later.</source>
        <translation>已完成的步骤已保存。现在停止会结束测试，之后可以继续。</translation>
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
    <message>
        <source>The %1 instances of “%2” are to keep %3 of data in memory together, but this machine has %4. Give them less.</source>
        <translation>“%2”的 %1 个实例共要在内存中保存 %3 的数据，但本机只有 %4。请减少分配。</translation>
    </message>
    <message>
        <source>“%1” needs %2 connections for its %3 targets, but Tare may open only %4 files at a time. Use fewer threads or targets, or raise the limit (ulimit -n).</source>
        <translation>“%1”的 %3 个目标需要 %2 个连接，但 Tare 同时只能打开 %4 个文件。请减少线程或目标，或提高上限（ulimit -n）。</translation>
    </message>
    <message>
        <source>“%1” is to keep %2 of data in memory, but this machine has %3. Give it less.</source>
        <translation>“%1”要在内存中保留 %2 数据，但本机只有 %3。请减少内存。</translation>
    </message>
    <message>
        <source>“%1” names a schema, which is there only on a server that runs already; “%2” starts its own. Leave the field empty, or choose an existing endpoint.</source>
        <translation>“%1” 指定了数据库，它只存在于已在运行的服务器上；而“%2”会启动自己的服务器。请将该字段留空，或选择已有的端点。</translation>
    </message>
    <message>
        <source>There is not enough space: the dump needs about %1 in “%2”, %3 are free. Use fewer tables or rows, or choose another directory for the dump.</source>
        <translation>空间不足：转储大约需要 “%2” 中的 %1，可用 %3。请减少表或行，或为转储选择另一个目录。</translation>
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
    <message>
        <source>not needed</source>
        <translation>不需要</translation>
    </message>
    <message>
        <source>%1, held back by: %2</source>
        <translation>%1，瓶颈：%2</translation>
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
        <translation>正在停止……</translation>
    </message>
    <message>
        <source>What was measured is kept. Force stop in %1.</source>
        <translation>已测量的内容会保留。%1 后强制停止。</translation>
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
        <translation>共 %1</translation>
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
    <message>
        <source>Force stop now</source>
        <translation>立即强制停止</translation>
    </message>
    <message>
        <source>Stopping by force…</source>
        <translation>正在强制停止……</translation>
    </message>
    <message>
        <source>Servers and containers of this run are killed and removed. What was measured is kept.</source>
        <translation>正在结束并移除本次测试的服务器和容器。已测得的数据保留。</translation>
    </message>
    <message>
        <source>What was measured is kept.</source>
        <translation>已测得的数据保留。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>case, name of a schema</comment>
        <translation>%1·%2</translation>
    </message>
    <message>
        <source>ABBA</source>
        <translation>ABBA</translation>
    </message>
    <message>
        <source>Stopping… breaking off the start of the server.</source>
        <translation>正在停止……中断服务器的启动。</translation>
    </message>
    <message>
        <source>Stopping… breaking off the preparation of the data.</source>
        <translation>正在停止……中断数据准备。</translation>
    </message>
    <message>
        <source>Stopping… waiting for the load to end.</source>
        <translation>正在停止……等待负载结束。</translation>
    </message>
    <message>
        <source>Stopping… removing the server.</source>
        <translation>正在停止……移除服务器。</translation>
    </message>
    <message>
        <source>Waiting for the disk to come to rest</source>
        <translation>等待磁盘平静</translation>
    </message>
    <message>
        <source>Reading every table once</source>
        <translation>把每张表读一遍</translation>
    </message>
    <message>
        <source>Dumping</source>
        <translation>转储</translation>
    </message>
    <message>
        <source>Flushing to the disk</source>
        <translation>刷写到磁盘</translation>
    </message>
    <message>
        <source>Proving that all is there</source>
        <translation>验证是否完整</translation>
    </message>
    <message>
        <source>Restoring</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>none so far; %1 came back empty</source>
        <translation>目前没有；%1 个空结果</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>已写入</translation>
    </message>
    <message>
        <source>A second</source>
        <translation>每秒</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>已读取</translation>
    </message>
    <message>
        <source>%1 of %2 tables</source>
        <translation>%1/%2 张表</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>%1 of the data</source>
        <translation>数据的 %1</translation>
    </message>
    <message>
        <source>dump %1</source>
        <comment>a time</comment>
        <translation>转储 %1</translation>
    </message>
    <message>
        <source>dump %1, restore %2</source>
        <comment>times</comment>
        <translation>转储 %1，恢复 %2</translation>
    </message>
    <message>
        <source>checksums are equal</source>
        <translation>校验和相同</translation>
    </message>
    <message>
        <source>all of them arrived</source>
        <translation>全部到达</translation>
    </message>
    <message>
        <source>CPU of the tool</source>
        <translation>工具 CPU</translation>
    </message>
    <message>
        <source>%1: %2 rows in %3 s</source>
        <translation>%1：%3 秒内 %2 行</translation>
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
    <message>
        <source>Dump and restore</source>
        <translation>转储与恢复</translation>
    </message>
</context>
<context>
    <name>Tare::SentStatements</name>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>begin</source>
        <translation>开始事务</translation>
    </message>
    <message>
        <source>point select</source>
        <translation>点查询</translation>
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
    <message>
        <source>insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>select of points</source>
        <translation>点列表查询</translation>
    </message>
    <message>
        <source>count over ranges</source>
        <translation>多范围计数</translation>
    </message>
    <message numerus="yes">
        <source>%n ranges</source>
        <translation>
            <numerusform>%n 个范围</numerusform>
        </translation>
    </message>
    <message>
        <source>insert of many rows</source>
        <translation>多行插入</translation>
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
        <source>The writes of oltp_read_write in one transaction, without its reads.</source>
        <translation>一个事务内只有 oltp_read_write 的写入，没有读取。</translation>
    </message>
    <message>
        <source>One row by its key, no transaction, as sysbench 1.0 sends.</source>
        <translation>按主键读一行，不用事务，与 sysbench 1.0 相同。</translation>
    </message>
    <message>
        <source>Adds one to an indexed column of a row, so that the index changes as well.</source>
        <translation>将一行的索引列加一，因此索引也随之改变。</translation>
    </message>
    <message>
        <source>Writes a text of 119 digits into a column without index.</source>
        <translation>向无索引的列写入 119 位数字的文本。</translation>
    </message>
    <message>
        <source>One new row a statement; the tables grow while it runs.</source>
        <translation>每条语句新增一行；运行期间表会变大。</translation>
    </message>
    <message>
        <source>One row by its key. What is gone is filled up again, so no empty delete is timed.</source>
        <translation>按主键删除一行。删掉的会补回，因此不会测到空删除。</translation>
    </message>
    <message>
        <source>Rows of a list of values of the indexed column, in one statement.</source>
        <translation>一条语句查询索引列取值列表中的行。</translation>
    </message>
    <message>
        <source>Counts the rows of several short ranges of the indexed column, in one statement.</source>
        <translation>一条语句统计索引列若干短范围内的行数。</translation>
    </message>
    <message>
        <source>New rows, many in one statement, as fast as the server takes them.</source>
        <translation>新增行，一条语句多行，服务器能多快就多快。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>program, compression</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>1 thread</source>
        <translation>1 个线程</translation>
    </message>
    <message>
        <source>%1 threads</source>
        <comment>a list of numbers</comment>
        <translation>%1 个线程</translation>
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
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Published measurements, and what Tare says of them</source>
        <translation>已发布的测量数据，以及 Tare 的结论</translation>
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
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <source>Instance %1: %2</source>
        <translation>实例 %1：%2</translation>
    </message>
    <message>
        <source>The servers&apos; own counters agree, each with its instance: %1 queries answered in all.</source>
        <translation>各服务器自己的计数器与各实例一致：共应答 %1 个查询。</translation>
    </message>
    <message>
        <source>Error “%1”: %2 times, warm-up and end included.</source>
        <translation>错误“%1”：共 %2 次，含预热和结束阶段。</translation>
    </message>
</context>
<context>
    <name>Tare::SweepChart</name>
    <message>
        <source>not finished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>%1 a time, %2 and %3 the smallest and the largest</extracomment>
        <translation>%1（%2 至 %3）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a line, its time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 threads: %2</source>
        <comment>number of threads, times</comment>
        <translation>%1 个线程：%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between times</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>%1: no data yet.</source>
        <translation>%1：尚无数据。</translation>
    </message>
    <message>
        <source>Line chart: %1 over threads, %2.</source>
        <translation>折线图：%1 随线程数的变化，%2。</translation>
    </message>
    <message>
        <source>%1 threads %2</source>
        <comment>number of threads, a time</comment>
        <translation>%1 个线程 %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a line, its times</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Fastest with %1 threads.</source>
        <translation>%1 个线程最快。</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Dump</source>
        <translation>转储</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行次数</translation>
    </message>
    <message>
        <source>real s</source>
        <translation>实际 秒</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>user s</source>
        <translation>用户 秒</translation>
    </message>
    <message>
        <source>system s</source>
        <translation>系统 秒</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPU 数</translation>
    </message>
    <message>
        <source>fastest</source>
        <translation>最快</translation>
    </message>
    <message>
        <source>cannot be told apart</source>
        <translation>无法区分</translation>
    </message>
    <message>
        <source>Unlike programs, not to be compared: %1</source>
        <translation>程序不同，不可比较：%1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between programs</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>compression, environment</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>CPU seconds of the dump</source>
        <translation>转储的 CPU 秒数</translation>
    </message>
    <message>
        <source>CPU seconds of the restore</source>
        <translation>恢复的 CPU 秒数</translation>
    </message>
    <message>
        <source>1 run each, no spread known</source>
        <translation>各运行 1 次，离散未知</translation>
    </message>
    <message>
        <source>point: geometric mean of the runs · whisker: smallest and largest</source>
        <translation>点：各次运行的几何平均·须线：最小与最大</translation>
    </message>
    <message>
        <source>threads</source>
        <comment>under the axis</comment>
        <translation>线程</translation>
    </message>
    <message>
        <source>user</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>system</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what is drawn, environment</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>Tare::TargetLinesButton</name>
    <message>
        <source>Tar&amp;gets</source>
        <translation>目标(&amp;G)</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Lines of single targets, beside their total and the band that holds them all</source>
        <translation>除合计与区间带外，显示单个目标的曲线</translation>
    </message>
    <message>
        <source>All targets</source>
        <translation>全部目标</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不显示</translation>
    </message>
</context>
<context>
    <name>Tare::TargetTableModel</name>
    <message>
        <source>%1 / %2</source>
        <comment>address, its schema or database</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Address / database</source>
        <translation>地址 / 数据库</translation>
    </message>
    <message>
        <source>Address / schema</source>
        <translation>地址 / 库</translation>
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
        <source>Average, ms</source>
        <translation>平均，ms</translation>
    </message>
    <message>
        <source>95 %, ms</source>
        <translation>95%，ms</translation>
    </message>
    <message>
        <source>99 %, ms</source>
        <translation>99%，ms</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
</context>
<context>
    <name>Tare::TargetsPanel</name>
    <message>
        <source>Targets of the step</source>
        <translation>这一步的各目标</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Fairness between the targets: Jain index %1. At 1 each got the same; at 1 divided by their number one got everything.</source>
        <translation>目标之间的公平性：Jain 指数 %1。为 1 时各目标相同；为目标数的倒数时，全部由一个目标获得。</translation>
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
    <message>
        <source>%1 came back empty in this interval</source>
        <translation>本区间有 %1 个空结果</translation>
    </message>
    <message numerus="yes">
        <source>%n targets, from %1 to %2.</source>
        <translation>
            <numerusform>%n 个目标，从 %1 到 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Came back empty</source>
        <translation>空结果</translation>
    </message>
    <message numerus="yes">
        <source>total of %n targets</source>
        <translation>
            <numerusform>%n 个目标合计</numerusform>
        </translation>
    </message>
    <message>
        <source>smallest to largest target</source>
        <translation>目标最小值至最大值</translation>
    </message>
    <message numerus="yes">
        <source>and %n more targets</source>
        <translation>
            <numerusform>另有 %n 个目标</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>smallest and largest target</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n targets, from %1 to %2</source>
        <translation>
            <numerusform>%n 个目标，从 %1 到 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Smallest target</source>
        <translation>最小目标</translation>
    </message>
    <message>
        <source>Largest target</source>
        <translation>最大目标</translation>
    </message>
    <message>
        <source>There is no interval: the run was too short, or its source tells none.</source>
        <translation>没有间隔数据：运行太短，或其来源未给出。</translation>
    </message>
    <message>
        <source>Lines are the totals of all targets, a band reaches from the smallest to the largest target.</source>
        <translation>线条为所有目标的合计，色带从最小的目标到最大的目标。</translation>
    </message>
</context>
<context>
    <name>Tare::ToolProcess</name>
    <message>
        <source>“%1” could not be started.</source>
        <translation>无法启动“%1”。</translation>
    </message>
    <message>
        <source>“%1” could not be opened.</source>
        <translation>无法打开“%1”。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>“%1” did not end in time.</source>
        <translation>“%1”未按时结束。</translation>
    </message>
</context>
<context>
    <name>Tare::TopologyFields</name>
    <message>
        <source>Topology</source>
        <translation>拓扑</translation>
    </message>
    <message>
        <source>&amp;Instances</source>
        <translation>实例数(&amp;I)</translation>
    </message>
    <message>
        <source>Servers of their own: each with its port, data and password. They start together, and no load begins before the last one answers.</source>
        <translation>各自独立的服务器，有自己的端口、数据和密码。它们一起启动，最后一个就绪之前不会加压。</translation>
    </message>
    <message>
        <source>&amp;Databases</source>
        <translation>数据库数(&amp;D)</translation>
    </message>
    <message>
        <source>Sc&amp;hemas</source>
        <translation>库数(&amp;H)</translation>
    </message>
    <message>
        <source>Data in memor&amp;y</source>
        <translation>数据内存(&amp;Y)</translation>
    </message>
    <message>
        <source>Sets %1.</source>
        <translation>设置 %1。</translation>
    </message>
    <message>
        <source>Si&amp;ze is</source>
        <translation>大小指(&amp;Z)</translation>
    </message>
    <message>
        <source>CPU sha&amp;ring</source>
        <translation>CPU 分配(&amp;R)</translation>
    </message>
    <message>
        <source>Comes to</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Change the number of instances</source>
        <translation>修改实例数</translation>
    </message>
    <message>
        <source>Change the number of schemas</source>
        <translation>修改库数</translation>
    </message>
    <message>
        <source>Change the memory of the instances</source>
        <translation>修改实例内存</translation>
    </message>
    <message>
        <source>Choose what the memory size means</source>
        <translation>选择内存大小的含义</translation>
    </message>
    <message>
        <source>Choose how instances share the CPUs</source>
        <translation>选择实例如何分配 CPU</translation>
    </message>
    <message>
        <source>In every instance: databases 0 and up, each with the whole keyspace.</source>
        <translation>每个实例中：从 0 号数据库起，各有完整的键空间。</translation>
    </message>
    <message>
        <source>In every instance: tare_oltp_1 and up, each with the whole data set.</source>
        <translation>每个实例中：从 tare_oltp_1 起，各有完整的数据集。</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>as the options say</source>
        <translation>由服务器选项决定</translation>
    </message>
    <message>
        <source>in total, divided among the instances</source>
        <translation>总量，由各实例均分</translation>
    </message>
    <message>
        <source>for every instance</source>
        <translation>每个实例</translation>
    </message>
    <message>
        <source>all the same CPUs</source>
        <translation>共用全部所列 CPU</translation>
    </message>
    <message>
        <source>spread: an equal part each</source>
        <translation>均分：每个实例一份</translation>
    </message>
    <message>
        <source>one CPU each, in turn</source>
        <translation>依次各占一个 CPU</translation>
    </message>
    <message>
        <source>Give a CPU list first. Without one every instance runs on any CPU.</source>
        <translation>请先填写 CPU 列表；否则各实例可在任意 CPU 上运行。</translation>
    </message>
    <message>
        <source> · </source>
        <comment>between the CPU lists of instances</comment>
        <translation>·</translation>
    </message>
    <message>
        <source>By instance: %1.</source>
        <translation>各实例：%1。</translation>
    </message>
</context>
<context>
    <name>Tare::TopologyWords</name>
    <message>
        <source>a socket each</source>
        <translation>各用一个套接字</translation>
    </message>
    <message>
        <source>an address each</source>
        <translation>各有一个地址</translation>
    </message>
    <message>
        <source>free ports</source>
        <translation>空闲端口</translation>
    </message>
    <message>
        <source>ports %1</source>
        <translation>端口 %1</translation>
    </message>
    <message>
        <source>instance %1, database %2</source>
        <translation>实例 %1，数据库 %2</translation>
    </message>
    <message>
        <source>instance %1, schema %2</source>
        <translation>实例 %1，库 %2</translation>
    </message>
    <message>
        <source>database %1</source>
        <translation>数据库 %1</translation>
    </message>
    <message>
        <source>schema %1</source>
        <translation>库 %1</translation>
    </message>
    <message>
        <source>instance %1</source>
        <translation>实例 %1</translation>
    </message>
    <message>
        <source>%1 MiB each</source>
        <translation>每个 %1 MiB</translation>
    </message>
    <message>
        <source>%1 MiB</source>
        <translation>%1 MiB</translation>
    </message>
    <message>
        <source>one instance with one database</source>
        <translation>一个实例，一个数据库</translation>
    </message>
    <message>
        <source>one instance with one schema</source>
        <translation>一个实例，一个库</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>，</translation>
    </message>
    <message numerus="yes">
        <source>%n targets</source>
        <translation>
            <numerusform>%n 个目标</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation>
            <numerusform>%n 个实例</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n databases</source>
        <translation>
            <numerusform>%n 个数据库</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n schemas</source>
        <translation>
            <numerusform>%n 个库</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2: %3</source>
        <comment>8 instances × 1 schema: 8 targets, 2 048 MiB each</comment>
        <translation>%1 × %2：%3</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>目标 %1</translation>
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
        <translation>%1：%2 比 %4 %3，差距可能小于 %5。</translation>
    </message>
    <message>
        <source>%1: with %2 it is %3 than with %4, possibly by less than %5.</source>
        <extracomment>%1 case and number, %2 environment, %3 &quot;3.1 % lower&quot;, %4 baseline, %5 &quot;2 %&quot;</extracomment>
        <translation>%1：%2 比 %4 %3，差距可能小于 %5。</translation>
    </message>
    <message>
        <source>%1: %2 between %3 and %4.</source>
        <extracomment>%1 case, %2 &quot;no reliable difference found&quot;, %3 environment, %4 baseline</extracomment>
        <translation>%1：%3 与 %4 之间%2。</translation>
    </message>
    <message>
        <source>%1: %2 is %3 than %4.</source>
        <extracomment>%1 case, %2 environment, %3 &quot;58.1 % slower&quot;, %4 baseline</extracomment>
        <translation>%1：%2 比 %4 %3。</translation>
    </message>
    <message>
        <source>%1: with %2 it is %3 than with %4.</source>
        <extracomment>%1 case and number, %2 environment, %3 &quot;11.5 % higher&quot;, %4 baseline</extracomment>
        <translation>%1：%2 比 %4 %3。</translation>
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
        <extracomment>two sentences
----------
a sentence, and the reason: &quot;Different server versions&quot;</extracomment>
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
    <message numerus="yes">
        <source>About %1 each would have an %2 chance to show a change of %3.</source>
        <translation>
            <numerusform>每侧约 %1 次运行时，有 %2 的机会显示出 %3 的变化。</numerusform>
        </translation>
    </message>
    <message>
        <source>Compared all the same, although: %1.</source>
        <extracomment>%1 titles of findings: &quot;Different server versions&quot;</extracomment>
        <translation>尽管存在以下情况仍进行了比较：%1。</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between titles</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>未比较</translation>
    </message>
    <message>
        <source>%1: %2 is %3 with %4.</source>
        <extracomment>%1 case, %2 environment, %3 &quot;not compared&quot;, %4 baseline</extracomment>
        <translation>%1：%2 与 %4 %3。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>%1 a finding&apos;s title, &quot;Different server versions&quot;, %2 a sentence that explains it</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1 not compared: %2</source>
        <extracomment>%1 &quot;SET&quot;, %2 &quot;Different server versions&quot;</extracomment>
        <translation>%1 未比较：%2</translation>
    </message>
    <message>
        <source>nothing to compare</source>
        <translation>无可比较</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>finding, runs</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, interval %2, %3</source>
        <extracomment>%1 &quot;58.1 % slower&quot;, %2 &quot;57.0 % to 59.2 %&quot;, %3 &quot;3 runs each&quot;</extracomment>
        <translation>%1，区间 %2，%3</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 &quot;95 % latency&quot;, %2 &quot;no reliable difference found, interval −17 % to +48 %, 4 runs each&quot;</extracomment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Average latency follows from throughput here.</source>
        <translation>此处平均延迟由吞吐量决定。</translation>
    </message>
    <message>
        <source>restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>CPU seconds of the dump</source>
        <translation>转储的 CPU 秒数</translation>
    </message>
    <message>
        <source>CPU seconds of the restore</source>
        <translation>恢复的 CPU 秒数</translation>
    </message>
    <message>
        <source>%1 longer</source>
        <translation>多用 %1 的时间</translation>
    </message>
    <message>
        <source>%1 less time</source>
        <translation>少用 %1 的时间</translation>
    </message>
    <message>
        <source>%1: %2 takes %3 than %4, possibly by less than %5.</source>
        <extracomment>%1 case, %2 environment, %3 &quot;3.1 % longer&quot;, %4 baseline, %5 &quot;2 %&quot;</extracomment>
        <translation>%1：%2 比 %4 %3，但可能不到 %5。</translation>
    </message>
    <message>
        <source>%1: %2 takes %3 than %4.</source>
        <extracomment>%1 case, %2 environment, %3 &quot;58.1 % longer&quot;, &quot;10 % less time&quot;, %4 baseline</extracomment>
        <translation>%1：%2 比 %4 %3。</translation>
    </message>
    <message>
        <source>%1 interval %2 longer, %3.</source>
        <translation>%1 区间：多用 %2，%3。</translation>
    </message>
    <message>
        <source>%1 interval %2 less time, %3.</source>
        <translation>%1 区间：少用 %2，%3。</translation>
    </message>
    <message>
        <source>dump</source>
        <translation>转储</translation>
    </message>
    <message>
        <source>%1 and %2 runs, no spread known</source>
        <translation>%1 和 %2 次，波动未知</translation>
    </message>
    <message>
        <source>%1 before the correction for several figures</source>
        <extracomment>%1 an interval that leaves out zero, &quot;−8.0 % to −0.5 %&quot;</extracomment>
        <translation>多项指标校正前为 %1</translation>
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
    <message>
        <source>Published e&amp;xamples</source>
        <translation>已发布的示例(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Force stop now</source>
        <translation>立即强制停止(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Data sets…</source>
        <translation>数据集(&amp;D)…</translation>
    </message>
    <message>
        <source>Export re&amp;port…</source>
        <translation>导出报告(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Import results…</source>
        <translation>导入结果(&amp;I)…</translation>
    </message>
    <message>
        <source>Paste &amp;command line…</source>
        <translation>粘贴命令行(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Hosts…</source>
        <translation>主机(&amp;H)…</translation>
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
    <message>
        <source>plain</source>
        <comment>a dump without compression</comment>
        <translation>不压缩</translation>
    </message>
    <message>
        <source>OLTP write-only</source>
        <translation>OLTP 只写</translation>
    </message>
    <message>
        <source>OLTP update of an indexed column</source>
        <translation>OLTP 更新索引列</translation>
    </message>
    <message>
        <source>OLTP update of a column without index</source>
        <translation>OLTP 更新非索引列</translation>
    </message>
    <message>
        <source>OLTP insert</source>
        <translation>OLTP 插入</translation>
    </message>
    <message>
        <source>OLTP delete</source>
        <translation>OLTP 删除</translation>
    </message>
    <message>
        <source>Select of random points</source>
        <translation>随机点查询</translation>
    </message>
    <message>
        <source>Select of random ranges</source>
        <translation>随机范围查询</translation>
    </message>
    <message>
        <source>Bulk insert</source>
        <translation>批量插入</translation>
    </message>
    <message>
        <source>Dump with %1, %2, 1 thread</source>
        <extracomment>%1: name of a program, %2: &quot;gzip&quot;, &quot;plain&quot;</extracomment>
        <translation>用 %1 转储，%2，1 个线程</translation>
    </message>
    <message numerus="yes">
        <source>Dump with %1, %2, %3 threads</source>
        <extracomment>%1: name of a program, %2: &quot;gzip&quot;, &quot;plain&quot;, %3: a number</extracomment>
        <translation>
            <numerusform>用 %1 转储，%2，%3 个线程</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>workload, case</comment>
        <extracomment>%1 name of a workload, %2 a case of it: &quot;Redis SET, 50 clients&quot;</extracomment>
        <translation>%1：%2</translation>
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
        <source>Measure</source>
        <translation>测量</translation>
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
    <message>
        <source>As fast as possi&amp;ble</source>
        <translation>尽可能快(&amp;B)</translation>
    </message>
    <message>
        <source>Fi&amp;xed rate</source>
        <translation>固定速率(&amp;X)</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>At a fixed rate the latency counts from the moment a request was due.</source>
        <translation>固定速率时，延迟从请求应发出的时刻算起。</translation>
    </message>
    <message>
        <source>Change the rate</source>
        <translation>更改速率</translation>
    </message>
    <message>
        <source>Choose the rate</source>
        <translation>选择速率</translation>
    </message>
    <message>
        <source>After the time above</source>
        <translation>到上面的时间</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>结束条件</translation>
    </message>
    <message>
        <source>Choose how long to measure</source>
        <translation>选择测量长度</translation>
    </message>
    <message>
        <source>Meas&amp;ure</source>
        <translation>测量(&amp;U)</translation>
    </message>
    <message>
        <source>I&amp;nterval</source>
        <translation>间隔(&amp;N)</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>The time above is the limit then, and 0 is none. The warm-up comes first and does not count.</source>
        <translation>此时上面的时间是上限，0 表示不限。预热在前，不计入。</translation>
    </message>
    <message>
        <source>%1 operations</source>
        <translation>%1 次操作</translation>
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
    <message>
        <source>Dump</source>
        <translation>转储</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n threads</source>
        <comment>compression</comment>
        <translation>
            <numerusform>%1，%n 个线程</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>tool, its settings</comment>
        <translation>%1，%2</translation>
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
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Dump and restore</source>
        <translation>转储与恢复</translation>
    </message>
    <message>
        <source>Dump and restore, a sweep of mydumper</source>
        <translation>转储与恢复，mydumper 线程扫描</translation>
    </message>
</context>
</TS>
