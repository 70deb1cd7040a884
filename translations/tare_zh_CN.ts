<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Tare::AboutDialog</name>
    <message>
        <source>About Tare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tare %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weighs the container around a database: the same load, the same binary, the same data, natively and in a container.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>© The Tare authors. Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::ChartData</name>
    <message>
        <source>1 run, no spread known</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>bar: geometric mean of %n runs · whisker: smallest and largest</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>bar: geometric mean of the finished runs · whisker: smallest and largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n runs each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>higher is better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower is better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>point: change of the geometric means · line: 95 % interval · shaded: under %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warm-up %1 excluded</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::ChartExportCommand</name>
    <message>
        <source>“%1” is not understood here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no number of a run. “tare-cli results list” shows them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no chart. Write bars or timeline after --chart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a file that ends in .png, .svg or .pdf after --to; “%1” does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no size. Write width and height in pixels, such as 1200x700; from %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no scale. Write a whole number from 1 to 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no results file %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1 has no step that could be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1 has no finished interval that could be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::ChartExportDialog</name>
    <message>
        <source>Export chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the window instead of light ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 picture (*.%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vector, any size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a file for the picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a file %1. Replace it?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::ChartExporter</name>
    <message>
        <source>%1 — %2</source>
        <comment>title of a chart, what is better</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>— %1</source>
        <comment>after a chart&apos;s title</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>runs, program version</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture could not be made. Try another size or format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>title of a chart, run</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture could not be written to %1. Choose a folder you may write to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file does not hold what was written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::ChartProvenance</name>
    <message>
        <source> · </source>
        <comment>between facts in a line; without spaces in Chinese</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n CPUs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM yyyy HH:mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run %1 (%2), %3</source>
        <comment>number, key, date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tare %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between things of a list</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::CheckPanel</name>
    <message>
        <source>Chec&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chec&amp;k again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not while a test is running: it would be measured too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check connects once and asks for an answer. It changes nothing on the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check starts the server once, asks it for an answer, stops it and removes everything it made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n facts</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>today %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is being started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready in %1 s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, removed again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Its folder could not be removed: see Tools, Left-overs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a free port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the other engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter password…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image packed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path in use: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>binary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allocator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 here, %3 there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the same as %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::CommandRunner</name>
    <message>
        <source>The command “%1” was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program “%1” could not be started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” did not finish within %2 s and was ended.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::CommandsDialog</name>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passwords are left out. PORT and USER stand for what each environment has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole plan without a window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, with another tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the last run started</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::ComparisonBars</name>
    <message numerus="yes">
        <source>%1 of %n runs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>two facts beside each other</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>path: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every step of it failed; nothing is averaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not run yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n runs, %1 to %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 run, no spread known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change against the baseline %1, 95 % interval %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no data yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bar chart: %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 no data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <comment>end of an interval</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ %1</source>
        <comment>no reliable difference</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::ComparisonSet</name>
    <message numerus="yes">
        <source>%n clients</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>environment, date of its run</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loopback</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>host network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel DNAT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>veth and bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unix socket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM HH:mm</source>
        <comment>format of a date in this year</comment>
        <extracomment>a date and time as QLocale writes it; d day, MMM short month, yyyy year</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM yyyy HH:mm</source>
        <comment>format of a date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower, perhaps by too little to matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>higher, perhaps by too little to matter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no practical difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no reliable difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no spread known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no data</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::ContainerController</name>
    <message>
        <source>%1 in “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 runs without root here, so the container&apos;s own address cannot be reached from outside. Choose the published port or the host network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fresh data directory could not be made with the image “%1”. The program&apos;s own messages tell why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ended while it was starting (%2). Its last messages tell why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 runs its containers on another machine or in a virtual one, so they cannot be compared with this computer. Use an engine of this computer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gave the container no address of its own. Choose the published port or the host network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its process is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the container is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>killed for want of memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>killed by signal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exit code %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The container “%1” could not be removed. “tare-cli clean” removes what stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The volume “%1” could not be removed. “tare-cli clean” removes what stays.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::ContainerEngines</name>
    <message>
        <source>Podman was not found. Install the package “podman”, or use Docker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Docker was not found. Install the package “docker.io” or “docker-ce”, or use Podman.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the engine&apos;s own limits: it may not set the ones asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with an explicit process limit: the engine&apos;s own is refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with %1: %2 fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with cgroupfs: the session has no systemd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a control group: none can be made here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither Docker nor Podman was found. Containers need one of them: install the package “podman” or “docker.io”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program “true” was not found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tare cannot use Docker. Your account may not access the Docker service. Use Podman without root, or ask an administrator to add you to the “docker” group and sign in again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tare cannot use %1. It is installed, but its service does not answer. Start the service (for Docker: “sudo systemctl start docker”), or use the other engine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not start the container, because the limit of open files or processes asked for is higher than this account may set (open files: %2). Lower the open-file limit in the environment, or start Tare where “ulimit -n” allows more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not give the container a network of its own. Check that iptables or nftables work for this account, or choose the host network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Podman could not start a container: its runtime crun fails on this computer. Install the package “runc”, which Tare then uses by itself, or use Docker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not start a container: its runtime %2 failed. Its own words tell why; the other engine may work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 refused what Tare asked for. Its own words tell why.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::ContainerForm</name>
    <message>
        <source>Choose the container engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This host’s %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packed on the spot from the same binary and the libraries it loads. The container is the only difference.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image from a registry or the local store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another build. Results are labelled with its digest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the server program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Image &amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the engine takes it, best with a tag or digest. It must be in the local store already: a run downloads nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client uses 127.0.0.1. Adds only namespaces, the control group and the system call filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridge, container address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client uses the container’s own address. Adds a virtual cable and the bridge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bridge, published port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The client uses a port of 127.0.0.1 that the engine forwards: through a proxy that copies every byte, or by rewriting addresses in the kernel. Check tells which.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rootless forwarding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not chosen but found: an engine that runs without root forwards published ports this way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not available: engines run as root here. Start Tare as an ordinary user with rootless Podman for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the network path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A folder of this computer, on the same file system as the native side, is the fair choice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;CPU list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server runs on these CPUs only, the load on any. Empty means all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the CPU list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On 127.0.0.1. A run is refused before it starts when somebody else has the port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CP&amp;Us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the CPU limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the memory limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the limit of open files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the server options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bind mount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume of the engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image’s own layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a free one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first %1 found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the native process has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whichever answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 CPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 open files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU, memory and open files as the native process has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>detected: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, does not work here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::CostPanel</name>
    <message>
        <source>This workload adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 × %3</source>
        <comment>environments × cases × repetitions</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n environments</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cases</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repetitions</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>environments × repetitions</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No environment with its kind of server is ticked in the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start, copy data, stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once: prepare %1 of data</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>With the usual spread of %1, %n runs a side settle differences above %2. For %3 it takes %4.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One run a side shows a change but no spread: nobody can tell it from chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One transaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n statements</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Statements of one transaction</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n reads</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n writes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no data</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::CpuList</name>
    <message>
        <source>“%1” is no list of processors. Write numbers and ranges, such as 0,2-3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processor %1 cannot be used on this computer. Correct the list of processors “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::CpuListEdit</name>
    <message>
        <source>CPU %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::DataInitialiser</name>
    <message>
        <source>mariadb-install-db was not found; a fresh MariaDB data directory needs it. Install the package “mariadb-server”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fresh data directory for %1 could not be made. The program&apos;s own messages tell why.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::DataSets</name>
    <message>
        <source>The data could not be prepared in “%1”: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the data for “%1” once, in “%2”; every step starts from these files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server left no files in its data directory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data are ready: %1 in %2 files, after %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::DifferenceChart</name>
    <message>
        <source>%1, change against %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>≈ %1</source>
        <comment>no reliable difference</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no spread known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change %1, 95 % interval %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change %1, no spread known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no data yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference chart: %1 against %2, %3. Differences below %4 are too small to matter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (%3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % interval from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <comment>end of an interval</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::DocumentFiles</name>
    <message>
        <source>“%1” has changes that are not saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results are never unsaved: this is about the test profile only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a test profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test profiles (*.tare);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the test profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test profiles (*.tare)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::EndpointForm</name>
    <message>
        <source>A server that is running already. Tare starts and stops nothing there; it makes its own tables or keys and removes them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unix &amp;socket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When given, it is used in place of address and port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the socket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The password is asked for when it is needed and kept only until Tare closes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the user</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter &amp;password…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;TLS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;CA file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the CA file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the TLS mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preferred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>required</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>required, authority verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>required, authority and name verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the default account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the account of this login</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the database. It must be empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made by Tare, or empty: a schema that holds anything else is refused.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::EnvironmentChecks</name>
    <message>
        <source>The folder “%1” could not be made. Choose another work folder in the settings.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::EnvironmentForm</name>
    <message>
        <source>mariadbd or mysqld</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server program</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::EnvironmentListModel</name>
    <message>
        <source>not checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checked, ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checked, does not work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename an environment</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::EnvironmentSpec</name>
    <message>
        <source> · </source>
        <extracomment>between the parts of a line such as &quot;container · published port · docker&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>host network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bridge address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>published port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>native</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>native, CPU %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>container, CPU %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>existing endpoint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::EnvironmentsPage</name>
    <message>
        <source>Colour and pattern stay with an environment in every chart, table and report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No environments yet. Add this computer (native) and a container to compare them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add two environments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Native</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Container, published port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>native process</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>existing endpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Existing endpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>native</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename an environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a free port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the container engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check starts the server once, asks it for an answer, stops it and removes everything it made</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::ExistingController</name>
    <message>
        <source>Stopped while the server was being asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the server&apos;s process is gone</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::FileTree</name>
    <message>
        <source>The disk is full: “%1” could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be read or written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::HelpDialog</name>
    <message>
        <source>Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quick comparison runs the same Redis load natively and in a container, a few times in turn, and ends with one sentence. Nothing is installed, and everything it starts is removed again. It is good for a first impression: for numbers that you publish use at least 3 repetitions and 60 seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An environment is how a server runs: as a process of this computer, perhaps on chosen CPUs, in a container, or as an endpoint that is there already. Check really starts it once and shows which way the requests go and what is the same as in the other environments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A workload is what is measured. The mixes are those of sysbench 1.0, the Redis tests those of redis-benchmark: same statements, same order, same counts, so that you can check the numbers with these tools. A list of threads or clients is run in turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan &amp; Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick what is measured where. The star marks the baseline, with which the others are compared. Interleaved order is the fair one: a machine that gets slower in the course of the day then slows both sides. Each interval is saved as it ends, so an interrupted run keeps what it had.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every run with its answer. Space ticks runs for Compare. Runs that failed or were stopped keep what was measured; it is never averaged in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sentence at the top is the answer, with its 95 % confidence interval and the number of runs. When the interval holds zero, the runs cannot tell the two sides apart. Bars start at zero; the whisker reaches from the smallest to the largest run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new test profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save, save as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close, quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go to a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop: ends within 10 seconds, keeps what was measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repeat the last run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove; can be undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>filter the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set as baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>export the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy the command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy the selection of a table, or the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>help for this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc never stops a run.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::ImagePacker</name>
    <message>
        <source>“%1” cannot be read, so no image can be made of the server. Choose an image by name instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image “%1” could not be removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The image “%1” is not on this computer, and Tare fetches none by itself. Fetch it with “%2 pull %1”, or let Tare pack one from the host&apos;s own server program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not describe the image “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::Leftovers</name>
    <message>
        <source>The process %1 (%2) could not be ended: it belongs to another account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The process %1 (%2) could not be ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The directory “%1” could not be removed. Check the rights there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be removed with %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::LeftoversDialog</name>
    <message>
        <source>Only what Tare created itself is listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n servers or containers from an interrupted test may still be running.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things from an interrupted test are still there.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>process %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>container, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folder, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::ListFormPage</name>
    <message>
        <source>A test is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you change here goes to the next run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::LoadDriver</name>
    <message>
        <source>The load generator had to give up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not every connection was up after %1 s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time limit came first: %1 of %2 operations were finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server stopped answering. Its connections were closed %1 s after the deadline.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::MachineLock</name>
    <message>
        <source>Another run of Tare is going on on this computer. Two runs at once would measure each other; wait until it has ended, or stop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another run of Tare is going on on this computer: “%1” in %2 (process %3). Two runs at once would measure each other; wait until it has ended, or stop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lock file “%1”, which keeps two runs apart, cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::MachineProbe</name>
    <message>
        <source>Redis server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MariaDB or MySQL server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed for Redis workloads on this computer. Install the package “redis-server”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed for OLTP workloads on this computer. Install the package “mariadb-server”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a container was run, with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a container was run, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Containers get the engine&apos;s own limit of open files, which may differ from the native server&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It runs without root: published ports go through a forwarder in user space, and the container&apos;s own address cannot be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 free of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers need a work directory that can be written. Set TARE_WORK_DIR to one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large data sets will not fit. Free some space, or set TARE_WORK_DIR to a directory on another disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processor frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not set by this system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A frequency that changes with the load adds noise to short steps. Set the governor “performance” for a careful comparison.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chinese fonts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chinese text would be shown as empty boxes. Install the package “fonts-noto-cjk”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mydumper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For dumps only. Install the package “mydumper”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sysbench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for checking OLTP figures side by side. Install the package “sysbench”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redis-benchmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for checking Redis figures side by side. Install the package “redis-tools”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::MachineStatus</name>
    <message numerus="yes">
        <source>%n CPUs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <comment>between parts of a line; in Chinese without blanks</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::MachineStrip</name>
    <message>
        <source>Check again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being looked at…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready for OLTP and Redis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready for Redis; OLTP needs mariadb-server or mysql-server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready for OLTP; Redis needs redis-server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no server program found: install redis-server or mariadb-server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; containers need podman or docker.io</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checked at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not while a test is running: it would be measured too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also starts a test container with each engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::MainWindow</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan &amp; Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run has ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run has ended. Not every step did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – step %2 of %3 – %4 – Tare</source>
        <comment>percent, step, steps, profile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A test is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be run yet: see Plan &amp; Run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the plan (Ctrl+R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the run and keep what was measured (Ctrl+.)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends about %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing planned yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n problems in Environments</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems in Workloads</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems in the plan</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · about %2</source>
        <comment>steps and time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Stopping: what was measured is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running step %1 of %2    each interval is saved as it ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking whether the plan can run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” holds things that this version of Tare does not know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They were left out and are lost when you save.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of Tare’s was left behind.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::MessagePanel</name>
    <message>
        <source>Hide the details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server’s own words</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::Metric</name>
    <message>
        <source>Requests per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transactions per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>50&#x202f;% latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95&#x202f;% latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>99&#x202f;% latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>99.9&#x202f;% latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest latency</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::MySqlConnection</name>
    <message>
        <source>To verify the server&apos;s certificate, name the file with the certificates of its authority.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server at %1 took the connection but did not answer in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TLS is required, but the server at %1 does not offer it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::MySqlError</name>
    <message>
        <source>(default)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No MySQL or MariaDB server answers at %1. Check that it runs and that the address is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The host name of %1 is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server at %1 has no connection left. Use fewer threads or raise its max_connections.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account %1 has reached a limit that the server sets for it. Use fewer threads or raise the account&apos;s limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server at %1 refused the account %2: the password is wrong, or the account may not connect in this way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The password of the account %1 has expired. Set a new one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server at %1 does not let this machine connect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server at %1 accepts encrypted connections only. Set TLS to required.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No encrypted connection to the server at %1 could be made. Check its certificate and the TLS setting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account %1 signs in with a method that this machine&apos;s client library cannot do. Install its plug-in, or give the account another method.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connection to the server at %1 was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The schema %1 does not exist on the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account %1 lacks a right that is needed here. Grant it all rights on the schema %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table that the load needs is not there. Prepare the data first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server&apos;s limit of prepared statements is reached. Use fewer threads or tables, raise max_prepared_stmt_count, or choose the text protocol.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server has no room left for the data. Free some space or use smaller tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server does not allow writing at present. Choose a mix that only reads, or make the server writable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server&apos;s max_allowed_packet is too small. Raise it to at least 4M.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row or table stayed locked by somebody else for too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server ended a deadlock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A statement was interrupted on the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server answered with error %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::MySqlProbe</name>
    <message>
        <source>The server at %1 did not say which version it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::NativeController</name>
    <message>
        <source>%1 in “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>killed by signal %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exit code %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::NativeForm</name>
    <message>
        <source>Server options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the server program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;CPU list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server runs on these CPUs only, the load on any. Empty means all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On 127.0.0.1. A run is refused before it starts when somebody else has the port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the CPU list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the server options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a free one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first %1 found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::NumberFormat</name>
    <message>
        <source>%1&#x202f;s</source>
        <extracomment>a length of time; the gap before the unit is narrow and does not break</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&#x202f;min %2&#x202f;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&#x202f;min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&#x202f;h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1&#x202f;h %2&#x202f;min</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::OltpForm</name>
    <message>
        <source>Choose the mix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the distribution of rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the statements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the transactions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M&amp;ix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tables of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of each table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Random rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list such as 4, 8, 16 is run in turn as a thread sweep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepared statements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No BEGIN and COMMIT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se&amp;ed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the data and of the rows that are asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uniform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>special, default of sysbench 1.0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gaussian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pareto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zipfian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reads, range reads and writes in one transaction, as sysbench 1.0 sends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point and range reads in one transaction, as sysbench 1.0 sends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row by its key, no transaction, as sysbench 1.0 sends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About %1 on disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>75 % of all accesses go to a small part of the rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every row is as likely as any other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prepared statements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>statements as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no BEGIN and COMMIT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::OltpLoad</name>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table %1 held other data of Tare&apos;s (%2) and is made anew.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::OltpLoader</name>
    <message>
        <source>Loading rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data was not ready in the time given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data could not be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server took %1 of %2 rows into %3. Somebody else seems to work on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building the index of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table %1 holds %2 rows after loading instead of %3. Somebody else seems to work on it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::OltpPreflight</name>
    <message>
        <source>The load needs %1 connections, but the server allows %2 and %3 of them are in use. Use fewer threads or raise max_connections.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The load needs %1 prepared statements (%2 for each table and thread), but the server allows %3 and %4 of them are in use. Use fewer threads or tables, raise max_prepared_stmt_count, or choose the text protocol.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::OltpSchema</name>
    <message>
        <source>The schema %1 holds the table %2, which Tare has not made. Choose another schema; Tare touches only its own tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table %1 of the schema %2 does not hold the data that the load needs. Prepare the data first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::OltpWorker</name>
    <message>
        <source>The server at %1 did not take all connections in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A statement was still waiting for the server long after the end of the measurement and had to be killed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A transaction failed %n times in a row. %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::OptionsEdit</name>
    <message>
        <source>Server options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one option a line, for example: maxmemory = 200mb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the server has them, the same on every side</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::OrderPreview</name>
    <message>
        <source>Repetition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>environment: case</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>… and %n more steps in the same manner</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Order of the steps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::PasswordDialog</name>
    <message>
        <source>Password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password for “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password of the user “%1” for “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is kept only until Tare closes and never written anywhere. Leave it empty if there is none.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::PlanMatrixModel</name>
    <message>
        <source>%1 is the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make %1 the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others are compared with this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make this the baseline (Ctrl+B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>repetitions × time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is measured in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not measured in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not fit the server of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This workload needs another kind of server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a step to the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a step out of the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the baseline</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::PlanPage</name>
    <message>
        <source>A plan needs environments to run in and a workload to measure. Add them first; then tick here what is measured where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Environments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to Workloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick what is measured. The star marks the baseline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environments and workloads of the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the order again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;petitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cool-&amp;down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the repetitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the cool-down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one environment after the other: drift of the machine counts as a difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every repetition holds each environment once, in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every repetition holds each environment once, drawn with seed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>nothing planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for the data + %2 × %3</source>
        <comment>preparation + steps × time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>steps × time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something has to be put right first: see “Before the run”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tick at least one box: then there is something to run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>With the usual spread of %1, %n runs a side settle differences above %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One run a side shows a change but no spread: nobody can tell it from chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what is known so far; nothing was started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this machine is being looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the data needs about %2 for each copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick free ports</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose other folders…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a free port</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::Presets</name>
    <message>
        <source>Quick comparison: Redis, native and in a container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SET and GET with 50 clients against redis-server, started natively and in a container with a published port; 3 interleaved runs each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redis on every network path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SET and GET with 50 clients: native, then a container on the host network, on its bridge address and on a published port. Shows what each step of the path costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick comparison: MariaDB or MySQL, native and in a container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OLTP read/write with 8 threads on 4 small tables, natively and in a container with a published port; 3 interleaved runs each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published set-up: MySQL, 20 tables of 10 million rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The published MySQL comparison in its full size: 8 threads for 300 s, 4 runs each, native first. Needs about 50 GB twice and several hours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published set-up: Redis, 15 tests in four environments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The published Redis comparison: native, native on one CPU, a container with a published port and one on the host network; 100,000 requests of 100 bytes for each test.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no preset named “%1”. The presets are: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::ProcessMark</name>
    <message>
        <source>The file “%1” could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::ProfileDocument</name>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: expected %2, found %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: expected one of %2, found %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must not be negative.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this version of Tare does not know this field; it was ignored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 There is one more problem.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 There are %2 more problems.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1.id: is missing; %2 was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.id: “%2” is used twice in this list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no Tare test profile: the field “formatVersion” is missing. Choose a file that Tare has saved (*.tare).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>formatVersion: expected a whole number from 1, so this is no Tare test profile. Choose a file that Tare has saved (*.tare).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>formatVersion: this profile has format %1, and this version of Tare reads formats up to %2. Open it with a newer version of Tare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no Tare test profile: it is larger than 4 MiB. Choose a file that Tare has saved (*.tare).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profile is empty. Choose another file, or a copy made before it was emptied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profile is damaged at %1: it is not valid JSON from there on. Repair it in an editor, or choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no Tare test profile: it holds no object. Choose a file that Tare has saved (*.tare).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be opened. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a folder. Choose a file (*.tare).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It could not be read. Check that you may read it, or choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file. Check the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading it failed. Try again, or choose a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be saved. What was there before is unchanged. Choose another folder, or make room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename the test profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the environment “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the workload “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the environment “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the workload “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the environment “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::ProfileValidation</name>
    <message>
        <source>The port must be between 1 and 65535, or 0 for the default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ports below 1024 usually need administrator rights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no list of CPUs. Write numbers and ranges, such as 0,2-3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no name of a server option. Write the name without dashes before it, and the value beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” would put a password into the profile. Tare gives each server a random password by itself; remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tare sets “%1” itself. Remove it from the options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of “%1” must be on one line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the whole path of the server program, or leave it empty to use the first one found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The CPU limit must be at least 0.01 CPUs, or 0 for none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory limit must be at least %1 MiB, or 0 for none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The limit of open files must be 0 (as the native process has) or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the image, such as redis:7.0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no name of an image.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Redis database is a number, usually 0 to 15.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no name of a schema: at most 64 characters, and no backquote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the address of the server, or a Unix socket.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no address. Write a name or number only; the port has a field of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Unix socket must be a whole path of at most %1 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a file of certificate authorities the system&apos;s own are used to verify the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the environment a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The colour must be 0 (chosen by Tare) or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of repetitions must be between 1 and %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With one repetition no spread is known, so no difference can be shown to be real. Use at least 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two repetitions the interval of a difference is very wide. Use at least 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest between two steps must be between 0 and %1 seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One environment after the other: whatever changes on this machine meanwhile looks like a difference between them. Interleave the runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan has %1 steps, and at most %2 can be run. Use fewer repetitions, tests or thread counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The baseline is not one of the environments. Choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This pair names an environment or a workload that does not exist any more; it has no effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no environment yet. Add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no workload yet. Add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No workload of the plan is run in “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not run in any environment of the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan has no step: no environment runs the kind of server that a ticked workload needs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must be between %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give at least one number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is there twice; it is run once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The interval is longer than the measurement, so the chart will have one point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a warm-up the first seconds count, when caches are cold and connections new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose at least one test.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more load threads than clients; some will have nothing to do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With so few rows the threads mostly wait for each other&apos;s locks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the workload a name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::ProgramFiles</name>
    <message>
        <source>Not every library that “%1” loads could be found, so it cannot be put into an image. Choose an image by name instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be read, so no image can be made of it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::QuickCard</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change it first…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Native</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you will get: the throughput of each as a bar, native being 100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1 · uses free ports of this computer only · nothing is installed or left behind</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::QuickComparison</name>
    <message>
        <source>Native, one CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Container, host network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Container, bridge address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Container, published port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Native</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one %1 binary for both sides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick comparison: %1, native vs container</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick comparison: %1, native vs one CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No container engine can be used here, so the native server is compared with itself on one CPU. Install the package podman or docker.io, then check again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No server program was found. Install the package redis-server or mariadb-server, then check again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redis-server was not found, so MariaDB is compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n clients</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n interleaved repetitions of %1 after %2 of warm-up</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>format of a day, see QDate::toString</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>format of a day, see QDate::toString</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::Readiness</name>
    <message>
        <source>Stopped while the server was starting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ended while it was starting (%2). Its last messages tell why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not become ready within %2 s. Look at its last messages, correct its options, or raise the waiting time.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::RedisConnection</name>
    <message>
        <source>No connection to Redis at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This build of Tare cannot use TLS with Redis. Switch TLS off for this environment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Redis server does not answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Redis server closed the connection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tare may not open that many connections. Use fewer clients, or raise the limit of open files (ulimit -n).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This computer has no free local port left for another connection. Use fewer clients, or wait until closed connections have timed out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped while connecting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1 of %2 connections were answered by the Redis server in time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server closed the connection.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::RedisData</name>
    <message>
        <source>Stopped while the data was prepared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data of this test is not on the server as it was written. It may have been evicted or changed by another client.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database already holds keys that begin with “%1” and were not made by Tare. Choose another database number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 keys looked at</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::RedisError</name>
    <message>
        <source>What answers at this address does not speak Redis&apos; protocol.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server has reached its limit of connections. Use fewer clients, or raise the server&apos;s option maxclients.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server asks for a password. Give one for this environment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server refuses the user name or password.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server has no password set, but one was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account has no right to do this on the server. Give it the command and the key prefix, or use another account.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is in protected mode and takes connections from its own host only. Set a password, or start it with protected-mode no.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is still loading its data set into memory. Try again when it has finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server refuses writes because it could not save a snapshot. Check its disk and rights, or start it with save &quot;&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server has reached its memory limit. Raise maxmemory, or use fewer keys or a smaller payload.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is a read-only replica. Point the environment at the primary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is part of a Redis Cluster, which this version cannot load. Use a single server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is part of a Redis Cluster that is down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server is a replica that has lost its primary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server has no database of that number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server does not know a command of this test. It may be too old for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server answered a command with an error.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::RedisForm</name>
    <message>
        <source>Tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each is a case of its own, with the commands that redis-benchmark sends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connections. A list such as 1, 10, 50 is run in turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load &amp;threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The connections are shared out among them. One is what redis-benchmark has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests sent before the first reply is waited for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value &amp;size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of different random keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the value size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the number of keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the load threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the tests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> bytes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::RedisLoad</name>
    <message>
        <source>Tare may open only %1 files at a time, too few for %2 clients. Use fewer clients, or raise the limit (ulimit -n).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 elements were put back while the test took them, so that it never ran on an empty structure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 requests got an empty reply.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::RedisWorker</name>
    <message>
        <source>The connections could not be watched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server&apos;s reply to %1 is of another kind than it has to be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server closed a connection in the middle of the load.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::Report</name>
    <message>
        <source>not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some steps failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queries/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transactions/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>99 % ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change of means</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 (%2, %3) %4: %5</source>
        <extracomment>%1 number of a step, %2 environment, %3 workload, %4 failed, stopped or skipped, %5 the reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 (%2, %3): error %4, %5 times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, started %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes are relative to “%1”: of the means above, and of the geometric means with their confidence interval.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::Results</name>
    <message>
        <source>Tare was ended in the middle of this step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file %1 is not a results file of Tare and was left alone. Choose another results file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results file %1 is damaged. Move it away or choose another results file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a folder, not a results file. Name a file in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder %1 for the results file could not be created. Choose another results file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt&apos;s SQLite driver is missing. Install the package libqt6sql6-sqlite.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results file %1 was written by a newer Tare (format %2, this program knows up to %3). Update Tare or choose another results file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results file %1 was removed or replaced while Tare was writing to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results file %1 is locked by another program. Close that program or choose another results file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk of the results file %1 is full. What was written before can still be read. Free some space or choose another results file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results file %1 cannot be opened for writing. Check its permissions or choose another results file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The results file %1 could not be read or written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no run %1 in %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run %1 is still going on. Stop it before you delete it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough space for results in %1: %2 MiB are free, %3 MiB are needed. Free some space or choose another results file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 is not part of the run.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::RunAnswer</name>
    <message numerus="yes">
        <source>%1 of %n steps</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Running, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::RunController</name>
    <message>
        <source>The directory “%1” could not be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run is going on already. Wait until it has ended, or stop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the load left on the server could not be removed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tare&apos;s own process cannot be found in /proc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped by the user.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::RunEventsModel</name>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::RunFlow</name>
    <message>
        <source>A test is running (step %1 of %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A test is running.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished steps are saved. Stopping now ends the run; what was measured stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep running</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::RunPlan</name>
    <message>
        <source>There is nothing to run. Add an environment and a workload for the same kind of server, and do not exclude them both in the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is not enough space: the run needs about %1 in “%2”, %3 are free. Use fewer tables or rows, or set TARE_WORK_DIR to a directory with more space.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::RunStepsModel</name>
    <message>
        <source>not run yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skipped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · repetition %2</source>
        <comment>case, number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repetition %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, repetition %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::ServerConfiguration</name>
    <message>
        <source>The server option “%1” is set by Tare itself. Remove it from the environment&apos;s options.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be the name or value of a server option. Correct it in the environment&apos;s options.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::ServerDirectory</name>
    <message>
        <source>“%1” could not be written. Check the rights and the free space there, or set another work directory with TARE_WORK_DIR.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The account “%1” that runs the server cannot enter “%2”. Set another work directory with TARE_WORK_DIR.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::ServerPrograms</name>
    <message>
        <source>The server program “%1” is not there or cannot be run. Name another one in the environment, or leave the field empty to take the first one found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redis-server was not found on this computer. Install the package “redis-server”, or name the program in the environment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither mariadbd nor mysqld was found on this computer. Install the package “mariadb-server” or “mysql-server”, or name the program in the environment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not answer as a server program does. Name another one in the environment.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::SettingsDialog</name>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Results file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every run is kept in it as it happens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Work folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data of the servers while a run goes on. Choose the disk that you want to measure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not while a test is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results of Tare (*.sqlite)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::StartPage</name>
    <message>
        <source>What does the container cost?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the same load natively and in a container, on the same machine, and get one sentence you can defend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open profile…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New test plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose environments, workloads and repetitions yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A saved test profile, to run it again or to change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent profiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not there any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n environments</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profiles you save or open appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <comment>date, profile, status, answer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished tests appear here with their answer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::StepRunner</name>
    <message>
        <source>The server answered after %1 ms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server was ready after %1 ms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found in the network path: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes of data copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server&apos;s own counters could not be read, so the count is not checked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not one operation finished in the measured time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server&apos;s own counters agree: %1 queries answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server counted %1 queries, Tare %2; others may be using this server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server&apos;s own counters contradict the load: the server counted %1 queries, Tare %2. Do not trust this step&apos;s numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server in “%1” ended while it was under load: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everything of “%1” could be removed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The warm-up has ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First errors: %1 in one interval.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::TcpPort</name>
    <message>
        <source>Port %1 is already in use by %2 (process %3). Choose another port or let Tare pick a free one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port %1 cannot be used: another program has it, or this account may not open it. Choose another port or let Tare pick a free one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::ThroughputChart</name>
    <message>
        <source>×%1</source>
        <comment>so many steps</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>server %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measuring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms, lower is better</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>% of %n CPUs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>server, % of %n CPUs</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>CPUs in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>server, CPUs in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>client</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proxy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First data point arrives %1 after the warm-up starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No data yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, repetition %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n errors in this interval</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>CPU: server %1, client %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more steps</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, warm-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, 95 % latency %3 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the parts of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 over time: no data yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line chart: %1 over time, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, repetition %2: %3 at %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % latency %1 ms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: mean %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repetition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the interval, s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % latency, ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server CPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Client CPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::Verdict</name>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 a case (&quot;Redis SET, 50 clients&quot;), %2 a number of it (&quot;95 % latency&quot;)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queries per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>average latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longest latency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no practical difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no reliable difference found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 run, no spread known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 run each</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 runs each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, no interval: a run finished no operation</source>
        <extracomment>%1: &quot;3 runs each&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, all alike, no spread known</source>
        <extracomment>%1: &quot;3 runs each&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>the two ends of an interval, &quot;3.0 % to 17.0 %&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 is %3 than %4, possibly by less than %5.</source>
        <extracomment>%1 case, %2 environment, %3 &quot;3.1 % slower&quot;, %4 baseline, %5 &quot;2 %&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: with %2 it is %3 than with %4, possibly by less than %5.</source>
        <extracomment>%1 case and number, %2 environment, %3 &quot;3.1 % lower&quot;, %4 baseline, %5 &quot;2 %&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 between %3 and %4.</source>
        <extracomment>%1 case, %2 &quot;no reliable difference found&quot;, %3 environment, %4 baseline</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 is %3 than %4.</source>
        <extracomment>%1 case, %2 environment, %3 &quot;58.1 % slower&quot;, %4 baseline</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: with %2 it is %3 than with %4.</source>
        <extracomment>%1 case and number, %2 environment, %3 &quot;11.5 % higher&quot;, %4 baseline</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>.</source>
        <comment>end of a sentence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <extracomment>%1 a sentence without its end, %2 &quot;1 run, no spread known&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 interval %3, %4.</source>
        <extracomment>%1 a sentence without its end, %2 &quot;95 %&quot;, %3 &quot;57.0 % to 59.2 %&quot;, %4 &quot;3 runs each&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 cannot be compared, because no run of %3 was finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no run of %2 was finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 cannot be compared, because %3 finished no operation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1 &quot;1 run, no spread known&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two sentences</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 interval %2, %3.</source>
        <extracomment>%1 &quot;95 %&quot;, %2 &quot;−17.4 % to +47.6 %&quot;, %3 &quot;4 runs each&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 interval %2 faster, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 interval %2 slower, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 interval %2 higher, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 interval %2 lower, %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal sides would show a gap this clear less than once in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal sides would show a gap this clear about once in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Equal sides would show a gap this clear about %1 times in %2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this noise about %1 runs each would narrow it to ±%2.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 step was not finished and is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 steps were not finished and are left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All runs of one side came before the other&apos;s, so a drift of the machine would look the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average latency follows from throughput in this kind of test and adds no information.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: nothing to compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 (%3 to %4), %5</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New from a &amp;preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Filter the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set as &amp;baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;peat the last run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the command line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;how commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check this &amp;machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chec&amp;k the environment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Left-overs of interrupted runs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export chart…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help for this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Tare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Environments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Workloads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Plan &amp;&amp; Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::WorkloadCase</name>
    <message>
        <source>OLTP read/write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OLTP read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OLTP point select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redis %1, 1 client</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Redis %1, %2 clients</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, 1 thread</source>
        <extracomment>%1: name of a mix, &quot;OLTP read/write&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 threads</source>
        <extracomment>%1: name of a mix, &quot;OLTP read/write&quot;</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::WorkloadForm</name>
    <message>
        <source>A whole number above 0 is missing. Write 4, 8, 16.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a whole number above 0. Write 4, 8, 16.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Warm-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ope&amp;rations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure exactly so many in place of a time; the time above is the limit then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the number of operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>M&amp;easure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 operations, at most the time above</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::WorkloadListModel</name>
    <message>
        <source>not in the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::WorkloadWords</name>
    <message>
        <source>%1 operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · </source>
        <comment>between parts of a line; in Chinese without blanks</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OLTP</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tests</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clients</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 clients</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 threads</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>point select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simple range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>order range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>distinct range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>index update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>non-index update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delete, insert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tare::WorkloadsPage</name>
    <message>
        <source>Nothing to measure yet. Start with a preset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OLTP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redis, tests of redis-benchmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OLTP, mixes of sysbench</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redis SET and GET</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OLTP read/write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it counts requests instead of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without the password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename a workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data is prepared once; every environment gets the identical files</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
