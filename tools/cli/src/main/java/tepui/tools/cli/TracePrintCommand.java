package tepui.tools.cli;

import java.nio.file.Path;
import java.util.List;
import tepui.tools.trace.edit.CallText;
import tepui.tools.trace.file.Call;
import tepui.tools.trace.file.TraceReader;

/** Command that prints the calls of a trace. */
final class TracePrintCommand implements Command {
    private static final Option FRAMES = new Option("--frames", "A-B", "only frames A to B, from 1, or one frame");

    @Override
    public String name() {
        return "trace print";
    }

    @Override
    public String operand() {
        return "FILE";
    }

    @Override
    public String summary() {
        return "Prints the calls of a trace, a line each, with their numbers and all arguments by name.";
    }

    @Override
    public List<Option> options() {
        return List.of(FRAMES);
    }

    @Override
    public List<String> examples() {
        return List.of("trace print a.trace --frames 2");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        Path file = TraceFiles.named(arguments, arguments.operand());
        FrameRange frames = FrameRange.of(arguments, FRAMES.name(), FrameRange.ALL);
        return TraceFiles.told(file.toString(), () -> {
            int frame = 1;
            try (TraceReader trace = TraceFiles.open(file)) {
                for (Call call = trace.next(); call != null && frame <= frames.last(); call = trace.next()) {
                    if (frame >= frames.first()) terminal.out().println(CallText.line(call));
                    if (call.endsFrame()) frame++;
                }
            }
            return 0;
        });
    }
}
