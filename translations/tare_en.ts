<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Tare::ChartData</name>
    <message numerus="yes">
        <source>bar: geometric mean of %n runs · whisker: smallest and largest</source>
        <translation>
            <numerusform>bar: geometric mean of %n run · whisker: smallest and largest</numerusform>
            <numerusform>bar: geometric mean of %n runs · whisker: smallest and largest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs each</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::ChartProvenance</name>
    <message numerus="yes">
        <source>%n CPUs</source>
        <translation>
            <numerusform>%n CPU</numerusform>
            <numerusform>%n CPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::CheckPanel</name>
    <message numerus="yes">
        <source>%n facts</source>
        <translation>
            <numerusform>%n fact</numerusform>
            <numerusform>%n facts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::ComparePageFairness</name>
    <message numerus="yes">
        <source>%n blocks</source>
        <translation>
            <numerusform>%n block</numerusform>
            <numerusform>%n blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checks</source>
        <translation>
            <numerusform>%n check</numerusform>
            <numerusform>%n checks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::CompareTableModel</name>
    <message numerus="yes">
        <source>%1, mean of %n</source>
        <comment>environment, number of runs</comment>
        <translation>
            <numerusform>%1, mean of %n</numerusform>
            <numerusform>%1, mean of %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::ComparisonBars</name>
    <message numerus="yes">
        <source>%1 of %n runs</source>
        <translation>
            <numerusform>%1 of %n run</numerusform>
            <numerusform>%1 of %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs, %1 to %2</source>
        <translation>
            <numerusform>%n run, %1 to %2</numerusform>
            <numerusform>%n runs, %1 to %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::ComparisonSet</name>
    <message numerus="yes">
        <source>%n clients</source>
        <translation>
            <numerusform>%n client</numerusform>
            <numerusform>%n clients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n thread</numerusform>
            <numerusform>%n threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::CostPanel</name>
    <message numerus="yes">
        <source>%n environments</source>
        <translation>
            <numerusform>%n environment</numerusform>
            <numerusform>%n environments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cases</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repetitions</source>
        <translation>
            <numerusform>%n repetition</numerusform>
            <numerusform>%n repetitions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the usual spread of %1, %n runs a side settle differences above %2. For %3 it takes %4.</source>
        <translation>
            <numerusform>With the usual spread of %1, %n run a side settle differences above %2. For %3 it takes %4.</numerusform>
            <numerusform>With the usual spread of %1, %n runs a side settle differences above %2. For %3 it takes %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n statements</source>
        <translation>
            <numerusform>%n statement</numerusform>
            <numerusform>%n statements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reads</source>
        <translation>
            <numerusform>%n read</numerusform>
            <numerusform>%n reads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n writes</source>
        <translation>
            <numerusform>%n write</numerusform>
            <numerusform>%n writes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other</source>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n other</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for each of %n steps</source>
        <translation>
            <numerusform>for each of %n step</numerusform>
            <numerusform>for each of %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::DataSetsDialog</name>
    <message numerus="yes">
        <source>%n data sets, %1, in %2</source>
        <translation>
            <numerusform>%n data set, %1, in %2</numerusform>
            <numerusform>%n data sets, %1, in %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::DumpSweep</name>
    <message numerus="yes">
        <source>%n threads are fastest</source>
        <translation>
            <numerusform>%n thread are fastest</numerusform>
            <numerusform>%n threads are fastest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threads (%1)</source>
        <translation>
            <numerusform>%n thread (%1)</numerusform>
            <numerusform>%n threads (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threads come within %1%2.</source>
        <extracomment>%1 number of threads, %2 a time, %3 &quot; plain&quot;, &quot; with gzip&quot; or nothing</extracomment>
        <translation>
            <numerusform>%n thread come within %1%2.</numerusform>
            <numerusform>%n threads come within %1%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threads are slower again: %1%2.</source>
        <extracomment>%1 a time, %2 &quot; plain&quot;, &quot; with gzip&quot; or nothing</extracomment>
        <translation>
            <numerusform>%n thread are slower again: %1%2.</numerusform>
            <numerusform>%n threads are slower again: %1%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repetitions would take about %1.</source>
        <translation>
            <numerusform>%n repetition would take about %1.</numerusform>
            <numerusform>%n repetitions would take about %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs each; told apart at 95 % confidence, corrected for the number of counts.</source>
        <translation>
            <numerusform>%n run each; told apart at 95 % confidence, corrected for the number of counts.</numerusform>
            <numerusform>%n runs each; told apart at 95 % confidence, corrected for the number of counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps were not finished and are left out.</source>
        <translation>
            <numerusform>%n step were not finished and are left out.</numerusform>
            <numerusform>%n steps were not finished and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n threads had the shortest time: %1.</source>
        <translation>
            <numerusform>; %n thread had the shortest time: %1.</numerusform>
            <numerusform>; %n threads had the shortest time: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::ImportDialog</name>
    <message numerus="yes">
        <source>%1, %n results</source>
        <extracomment>%1 a program and its version</extracomment>
        <translation>
            <numerusform>%1, %n result</numerusform>
            <numerusform>%1, %n results</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::LadderData</name>
    <message numerus="yes">
        <source>bar: geometric mean of %n runs · whisker: smallest and largest · right scale: baseline = 100 %</source>
        <translation>
            <numerusform>bar: geometric mean of %n run · whisker: smallest and largest · right scale: baseline = 100 %</numerusform>
            <numerusform>bar: geometric mean of %n runs · whisker: smallest and largest · right scale: baseline = 100 %</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::LeftoversDialog</name>
    <message numerus="yes">
        <source>%n servers or containers from an interrupted test may still be running.</source>
        <translation>
            <numerusform>%n server or container from an interrupted test may still be running.</numerusform>
            <numerusform>%n servers or containers from an interrupted test may still be running.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n things from an interrupted test are still there.</source>
        <translation>
            <numerusform>%n thing from an interrupted test is still there.</numerusform>
            <numerusform>%n things from an interrupted test are still there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::MachineStatus</name>
    <message numerus="yes">
        <source>%n CPUs</source>
        <translation>
            <numerusform>%n CPU</numerusform>
            <numerusform>%n CPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::MainWindow</name>
    <message numerus="yes">
        <source>%n problems in Environments</source>
        <translation>
            <numerusform>%n problem in Environments</numerusform>
            <numerusform>%n problems in Environments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems in Workloads</source>
        <translation>
            <numerusform>%n problem in Workloads</numerusform>
            <numerusform>%n problems in Workloads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problems in the plan</source>
        <translation>
            <numerusform>%n problem in the plan</numerusform>
            <numerusform>%n problems in the plan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::OrderPreview</name>
    <message numerus="yes">
        <source>… and %n more steps in the same manner</source>
        <translation>
            <numerusform>… and %n more step in the same manner</numerusform>
            <numerusform>… and %n more steps in the same manner</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::PlanPage</name>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the usual spread of %1, %n runs a side settle differences above %2.</source>
        <translation>
            <numerusform>With the usual spread of %1, %n run a side settle differences above %2.</numerusform>
            <numerusform>With the usual spread of %1, %n runs a side settle differences above %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::ProfileDocument</name>
    <message numerus="yes">
        <source>%1 There are %2 more problems.</source>
        <translation>
            <numerusform>%1 There is %2 more problem.</numerusform>
            <numerusform>%1 There are %2 more problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::QuickComparison</name>
    <message numerus="yes">
        <source>%1, %n clients</source>
        <translation>
            <numerusform>%1, %n client</numerusform>
            <numerusform>%1, %n clients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n interleaved repetitions of %1 after %2 of warm-up</source>
        <translation>
            <numerusform>%n interleaved repetition of %1 after %2 of warm-up</numerusform>
            <numerusform>%n interleaved repetitions of %1 after %2 of warm-up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n interleaved repetitions</source>
        <translation>
            <numerusform>%n interleaved repetition</numerusform>
            <numerusform>%n interleaved repetitions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::ResultsPage</name>
    <message numerus="yes">
        <source>%n ticked</source>
        <translation>
            <numerusform>%n ticked</numerusform>
            <numerusform>%n ticked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n runs shown · %2</source>
        <translation>
            <numerusform>%1 of %n run shown · %2</numerusform>
            <numerusform>%1 of %n runs shown · %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::ResultsPreview</name>
    <message numerus="yes">
        <source>Incomplete: %1 of %n steps.</source>
        <translation>
            <numerusform>Incomplete: %1 of %n step.</numerusform>
            <numerusform>Incomplete: %1 of %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tare went away in step %1. The finished steps and %n intervals of step %1 are kept; step %1 is not averaged in.</source>
        <translation>
            <numerusform>Tare went away in step %1. The finished steps and %n interval of step %1 are kept; step %1 is not averaged in.</numerusform>
            <numerusform>Tare went away in step %1. The finished steps and %n intervals of step %1 are kept; step %1 is not averaged in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %1 of %n steps.</source>
        <translation>
            <numerusform>Stopped: %1 of %n step.</numerusform>
            <numerusform>Stopped: %1 of %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps did not finish.</source>
        <translation>
            <numerusform>%n step did not finish.</numerusform>
            <numerusform>%n steps did not finish.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cases</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::Rounds</name>
    <message numerus="yes">
        <source>%1: still ± %2 after %n rounds, which are the most that the plan allows.</source>
        <translation>
            <numerusform>%1: still ± %2 after %n round, which are the most that the plan allows.</numerusform>
            <numerusform>%1: still ± %2 after %n rounds, which are the most that the plan allows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: ± %2 after %n rounds, another one follows.</source>
        <translation>
            <numerusform>%1: ± %2 after %n round, another one follows.</numerusform>
            <numerusform>%1: ± %2 after %n rounds, another one follows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: ± %2 after %n rounds, narrow enough.</source>
        <translation>
            <numerusform>%1: ± %2 after %n round, narrow enough.</numerusform>
            <numerusform>%1: ± %2 after %n rounds, narrow enough.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::RunAnswer</name>
    <message numerus="yes">
        <source>%1 of %n steps</source>
        <translation>
            <numerusform>%1 of %n step</numerusform>
            <numerusform>%1 of %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::RunController</name>
    <message numerus="yes">
        <source>Resumed: %n steps were done before and stay.</source>
        <translation>
            <numerusform>Resumed: %n step were done before and stay.</numerusform>
            <numerusform>Resumed: %n steps were done before and stay.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::RunFindings</name>
    <message numerus="yes">
        <source>%n runs of “%1” are far from the others.</source>
        <translation>
            <numerusform>%n run of “%1” are far from the others.</numerusform>
            <numerusform>%n runs of “%1” are far from the others.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::RunView</name>
    <message numerus="yes">
        <source>%1, %n retried</source>
        <translation>
            <numerusform>%1, %n retried</numerusform>
            <numerusform>%1, %n retried</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n steps done</source>
        <translation>
            <numerusform>%1 of %n step done</numerusform>
            <numerusform>%1 of %n steps done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::RunsModel</name>
    <message numerus="yes">
        <source>Redis, %n tests</source>
        <translation>
            <numerusform>Redis, %n test</numerusform>
            <numerusform>Redis, %n tests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n steps</source>
        <translation>
            <numerusform>%1 of %n step</numerusform>
            <numerusform>%1 of %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::SentStatements</name>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranges</source>
        <translation>
            <numerusform>%n range</numerusform>
            <numerusform>%n ranges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::StartPage</name>
    <message numerus="yes">
        <source>%n environments</source>
        <translation>
            <numerusform>%n environment</numerusform>
            <numerusform>%n environments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::ThroughputChart</name>
    <message numerus="yes">
        <source>% of %n CPUs</source>
        <translation>
            <numerusform>% of %n CPU</numerusform>
            <numerusform>% of %n CPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>server, % of %n CPUs</source>
        <translation>
            <numerusform>server, % of %n CPU</numerusform>
            <numerusform>server, % of %n CPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n errors in this interval</source>
        <translation>
            <numerusform>%n error in this interval</numerusform>
            <numerusform>%n errors in this interval</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more steps</source>
        <translation>
            <numerusform>and %n more step</numerusform>
            <numerusform>and %n more steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n targets, from %1 to %2.</source>
        <translation>
            <numerusform>%n target, from %1 to %2.</numerusform>
            <numerusform>%n targets, from %1 to %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>total of %n targets</source>
        <translation>
            <numerusform>total of %n target</numerusform>
            <numerusform>total of %n targets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more targets</source>
        <translation>
            <numerusform>and %n more target</numerusform>
            <numerusform>and %n more targets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n targets, from %1 to %2</source>
        <translation>
            <numerusform>%n target, from %1 to %2</numerusform>
            <numerusform>%n targets, from %1 to %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::TopologyWords</name>
    <message numerus="yes">
        <source>%n targets</source>
        <translation>
            <numerusform>%n target</numerusform>
            <numerusform>%n targets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation>
            <numerusform>%n instance</numerusform>
            <numerusform>%n instances</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n databases</source>
        <translation>
            <numerusform>%n database</numerusform>
            <numerusform>%n databases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n schemas</source>
        <translation>
            <numerusform>%n schema</numerusform>
            <numerusform>%n schemas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::Verdict</name>
    <message numerus="yes">
        <source>Equal sides would show a gap this clear about %1 times in %2.</source>
        <translation>
            <numerusform>Equal sides would show a gap this clear about %1 time in %2.</numerusform>
            <numerusform>Equal sides would show a gap this clear about %1 times in %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At this noise about %1 runs each would narrow it to ±%2.</source>
        <translation>
            <numerusform>At this noise about %1 run each would narrow it to ±%2.</numerusform>
            <numerusform>At this noise about %1 runs each would narrow it to ±%2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steps were not finished and are left out.</source>
        <translation>
            <numerusform>%1 step was not finished and is left out.</numerusform>
            <numerusform>%1 steps were not finished and are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 runs each</source>
        <translation>
            <numerusform>%1 run each</numerusform>
            <numerusform>%1 runs each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %1 each would have an %2 chance to show a change of %3.</source>
        <translation>
            <numerusform>About %1 each would have an %2 chance to show a change of %3.</numerusform>
            <numerusform>About %1 each would have an %2 chance to show a change of %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::WorkloadCase</name>
    <message numerus="yes">
        <source>Redis %1, %2 clients</source>
        <translation>
            <numerusform>Redis %1, %2 client</numerusform>
            <numerusform>Redis %1, %2 clients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 threads</source>
        <extracomment>%1: name of a mix, &quot;OLTP read/write&quot;</extracomment>
        <translation>
            <numerusform>%1, %2 thread</numerusform>
            <numerusform>%1, %2 threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dump with %1, %2, %3 threads</source>
        <extracomment>%1: name of a program, %2: &quot;gzip&quot;, &quot;plain&quot;, %3: a number</extracomment>
        <translation>
            <numerusform>Dump with %1, %2, %3 threads</numerusform>
            <numerusform>Dump with %1, %2, %3 threads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tare::WorkloadWords</name>
    <message numerus="yes">
        <source>%n tests</source>
        <translation>
            <numerusform>%n test</numerusform>
            <numerusform>%n tests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clients</source>
        <translation>
            <numerusform>%n client</numerusform>
            <numerusform>%n clients</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n threads</source>
        <translation>
            <numerusform>%n thread</numerusform>
            <numerusform>%n threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n threads</source>
        <comment>compression</comment>
        <translation>
            <numerusform>%1, %n thread</numerusform>
            <numerusform>%1, %n threads</numerusform>
        </translation>
    </message>
</context>
</TS>
