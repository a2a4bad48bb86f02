package tepui.tools.cli;

import java.util.List;

/** Command that records the calls of a Java program as a trace. */
final class TraceRecordCommand implements Command {
    @Override public String name() { return "trace record"; }
    @Override public String summary() { return "Records."; }
    @Override public List<Option> options() { return List.of(); }
    @Override public List<String> examples() { return List.of("trace record app.jar"); }
    @Override public int run(Arguments arguments, Terminal terminal) { return 1; }
}
