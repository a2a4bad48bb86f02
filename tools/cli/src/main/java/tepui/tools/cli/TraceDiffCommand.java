package tepui.tools.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import tepui.tools.trace.edit.TraceDiff;
import tepui.tools.trace.file.TraceReader;

/** Command that tells in which calls two traces differ. */
final class TraceDiffCommand implements Command {
    @Override
    public String name() {
        return "trace diff";
    }

    @Override
    public String operand() {
        return "FILE FILE...";
    }

    @Override
    public String summary() {
        return "Prints the calls that only one of two traces has, frame by frame; addresses are not compared. The exit status is 1\n"
                + "where they differ.";
    }

    @Override
    public List<Option> options() {
        return List.of();
    }

    @Override
    public List<String> examples() {
        return List.of("trace diff a.trace b.trace");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        List<String> files = arguments.operands();
        if (files.size() != 2) throw arguments.wrong("which two traces? trace diff a.trace b.trace");
        Path a = TraceFiles.named(arguments, files.get(0));
        Path b = TraceFiles.named(arguments, files.get(1));
        return TraceFiles.told(a + " and " + b, () -> {
            try (TraceReader left = TraceFiles.open(a);
                    TraceReader right = TraceFiles.open(b)) {
                long count = TraceDiff.compare(
                        left, right, new Printer(terminal), frame -> terminal.progress("frame " + frame));
                terminal.done();
                terminal.out().println(count == 0 ? "the same calls" : count + " calls differ");
                return count == 0 ? 0 : 1;
            }
        });
    }

    private static final class Printer implements TraceDiff.Receiver {
        private final Terminal terminal;
        private final PrintStream out;
        private int said;

        Printer(Terminal terminal) {
            this.terminal = terminal;
            out = terminal.out();
        }

        private void frame(int frame) {
            if (frame != said) {
                terminal.done();
                out.println("frame " + frame);
            }
            said = frame;
        }

        @Override
        public void removed(int frame, String line) {
            frame(frame);
            out.println("- " + line);
        }

        @Override
        public void added(int frame, String line) {
            frame(frame);
            out.println("+ " + line);
        }
    }
}
