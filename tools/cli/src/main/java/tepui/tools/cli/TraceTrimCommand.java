package tepui.tools.cli;

import java.nio.file.Path;
import java.util.List;
import tepui.tools.trace.edit.TraceTrim;

/** Command that cuts frames out of a trace. */
final class TraceTrimCommand implements Command {
    private static final Option FRAMES = new Option("--frames", "A-B", "frames A to B, from 1, or one frame");
    private static final Option OUT = new Option("--out", "FILE", "the new trace; FILE-trim.trace when left out");

    @Override
    public String name() {
        return "trace trim";
    }

    @Override
    public String operand() {
        return "FILE";
    }

    @Override
    public String summary() {
        return "Writes a trace that has only some frames of another, and what they need of those before them: it can be replayed.";
    }

    @Override
    public List<Option> options() {
        return List.of(FRAMES, OUT);
    }

    @Override
    public List<String> examples() {
        return List.of("trace trim a.trace --frames 100-110 --out b.trace");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        Path file = TraceFiles.named(arguments, arguments.operand());
        if (!arguments.has(FRAMES.name())) throw arguments.wrong("which frames? --frames 100-110");
        FrameRange frames = FrameRange.of(arguments, FRAMES.name(), FrameRange.ALL);
        String out = arguments.get(OUT.name());
        String name = String.valueOf(file.getFileName());
        Path to = out != null
                ? Path.of(out)
                : file.resolveSibling(
                        (name.endsWith(".trace") ? name.substring(0, name.length() - 6) : name) + "-trim.trace");
        if (to.toAbsolutePath().normalize().equals(file.toAbsolutePath().normalize()))
            throw arguments.wrong("--out names the trace that is read");
        return TraceFiles.told(file.toString(), () -> {
            TraceTrim.Report report = TraceTrim.cut(
                    file, to, frames.first(), frames.last(), frame -> terminal.progress("frame " + frame));
            terminal.done();
            if (report.frames() == 0)
                throw new FailureException("trace: " + file + " ends before frame " + frames.first());
            terminal.out()
                    .println(report.frames() + " frames, " + report.written() + " of " + report.read()
                            + " calls, are in " + to);
            return 0;
        });
    }
}
