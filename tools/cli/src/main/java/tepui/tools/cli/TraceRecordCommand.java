package tepui.tools.cli;

import java.nio.file.Path;
import java.util.List;

/** Command that records the calls of a Java program as a trace, in a JVM of its own. */
final class TraceRecordCommand implements Command {
    private static final Option TO = new Option("--to", "FILE", "the trace; PROGRAM.trace when left out");

    @Override
    public String name() {
        return "trace record";
    }

    @Override
    public String operand() {
        return "PROGRAM...";
    }

    @Override
    public String summary() {
        return "Runs a Java program as 'run' does and writes its calls of OpenGL or Direct3D 9 as a trace, which apitrace's tools read too.\n"
                + "Scenes of 'demo' are recorded by its option --trace, programs that load d3d9.dll by 'host --trace'.";
    }

    @Override
    public List<Option> options() {
        return List.of(
                TO,
                Option.DRIVER,
                Option.STREAM,
                new Option("--window", "W", "display, offscreen, or auto: offscreen where there is no display"),
                new Option("--frames", "N", "ask the program to close its window after N pictures"),
                new Option("--quiet", "", "say nothing but what the program says"),
                new Option("--java", "OPTIONS", "options for the program's JVM, between spaces, as in --java=-Xmx2g"));
    }

    @Override
    public boolean passesOn() {
        return true;
    }

    @Override
    public List<String> examples() {
        return List.of("trace record app.jar", "trace record --frames 100 --to a.trace -- -cp libs/* com.example.Main");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        if (arguments.operands().isEmpty()) throw arguments.wrong("which program? Name its jar: trace record app.jar");
        String to = arguments.get(TO.name());
        String file = to != null ? to : name(arguments.operands()) + ".trace";
        return RunCommand.start(
                arguments, List.of("-Dtepui.trace=" + Path.of(file).toAbsolutePath()), terminal);
    }

    /** Name of a program: its jar without the ending, or its class. */
    private static String name(List<String> words) {
        String first = words.getFirst();
        if (first.endsWith(".jar")) {
            String jar = String.valueOf(Path.of(first).getFileName());
            return jar.substring(0, jar.length() - 4);
        }
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (word.equals("-cp") || word.equals("-p") || word.equals("--class-path") || word.equals("--module-path"))
                i++;
            else if (!word.startsWith("-")) return word.substring(word.lastIndexOf('/') + 1);
        }
        return "program";
    }
}
