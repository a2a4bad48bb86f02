package tepui.tools.cli;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tepui.tools.trace.edit.TraceInfo;
import tepui.tools.trace.file.TraceReader;

/** Command that prints figures of a trace. */
final class TraceInfoCommand implements Command {
    private static final Option FUNCTIONS =
            new Option("--functions", "N", "how many functions are listed, the most frequent first; 20 when left out");

    @Override
    public String name() {
        return "trace info";
    }

    @Override
    public String operand() {
        return "FILE";
    }

    @Override
    public String summary() {
        return "Prints a trace's version, container, calls, frames, threads and which functions it calls how often.";
    }

    @Override
    public List<Option> options() {
        return List.of(FUNCTIONS);
    }

    @Override
    public List<String> examples() {
        return List.of("trace info a.trace");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        Path file = TraceFiles.named(arguments, arguments.operand());
        int functions = arguments.number(FUNCTIONS.name(), 20, 0, 100_000);
        return TraceFiles.told(file.toString(), () -> {
            PrintStream out = terminal.out();
            try (TraceReader trace = TraceFiles.open(file)) {
                TraceInfo info = TraceInfo.of(trace, frame -> terminal.progress("frame " + frame));
                terminal.done();
                out.println(file + ": version " + trace.version() + ", " + trace.container() + ", " + Files.size(file)
                        + " bytes, " + info.bytes() + " unpacked");
                trace.properties().forEach((name, value) -> out.println(name + ": " + value));
                out.println("APIs: "
                        + String.join(", ", info.apis().stream().sorted().toList()));
                out.println("calls: " + info.calls() + " of " + info.functions().size() + " functions, in "
                        + info.threads() + " threads");
                if (info.fakes() > 0) out.println("of the tracer's own: " + info.fakes());
                if (info.incomplete() > 0) out.println("that did not come back: " + info.incomplete());
                out.println("frames: " + info.frames());
                TraceFiles.warnIfCut(trace, terminal);
                List<Map.Entry<String, Integer>> all = info.functions();
                for (int i = 0; i < Math.min(functions, all.size()); i++)
                    out.printf("%10d %s%n", all.get(i).getValue(), all.get(i).getKey());
            }
            return 0;
        });
    }
}
