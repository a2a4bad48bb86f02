package tepui.tools.cli;

import java.io.IOException;
import java.lang.module.ModuleReference;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.Launch;

/** Command that runs a Java program on Tepui, in a JVM of its own. */
final class RunCommand implements Command {
    private static final Option JAVA =
            new Option("--java", "OPTIONS", "options for the program's JVM, between spaces, as in --java=-Xmx2g");

    private static final Option DEBUG = new Option(
            "--debug-shaders",
            "",
            "wait for a debugger of Java, which stops at breakpoints in GLSL too: see './tepui help debugging-shaders'");
    private static final Option DEBUG_PORT =
            new Option("--debug-port", "N", "the port where the debugger is waited for; 5005 when left out");
    private static final Option DEBUG_TO =
            new Option("--debug-to", "FOLDER", "where the shaders' sources go; tepui-shaders when left out");

    static final List<Option> OPTIONS = List.of(
            Option.DRIVER,
            Option.DEVICE,
            Option.SHOW_ON,
            Option.SHOW_WAIT,
            new Option("--layers", "LIST", "layers in front of the driver, as for 'demo'"),
            new Option("--log", "FILE", "every call of the driver as a line of text; - for standard error"),
            Option.STREAM,
            Option.HANG,
            Option.HUD,
            new Option("--window", "W", "display, offscreen, or auto: offscreen where there is no display"),
            new Option("--frames", "N", "ask the program to close its window after N pictures"),
            new Option("--out", "FILE", "write the last picture, as PNG"),
            new Option(
                    "--capture",
                    "N|key",
                    "write frame N, or one behind each F12 in a window, to a file for './tepui inspect': its calls and all that they need"),
            Option.CAPTURE_TO,
            new Option(
                    "--record-pipelines",
                    "FILE",
                    "write what the program draws with, on any driver; as META-INF/tepui/pipelines of its jar it is made ahead everywhere"),
            new Option(
                    "--pipelines",
                    "FILE",
                    "make these pipelines ahead in place of those in the program's jar; off for none"),
            new Option("--trace", "FILE", "write the program's calls as a trace: see './tepui trace --help'"),
            DEBUG,
            new Option(
                    "--debug-pixel",
                    "X,Y",
                    "the pixel whose fragments are debugged, from the top left corner; the middle when left out"),
            new Option(
                    "--debug-vertex",
                    "N[,I]",
                    "the vertex, as gl_VertexID, and its instance; the first of a draw when left out"),
            new Option(
                    "--debug-primitive",
                    "N",
                    "the primitive whose tessellation and geometry is debugged; the first of a draw when left out"),
            new Option(
                    "--debug-invocation",
                    "X,Y,Z",
                    "the invocation of compute shaders, as gl_GlobalInvocationID; 0,0,0 when left out"),
            DEBUG_PORT,
            DEBUG_TO,
            new Option("--quiet", "", "say nothing but what the program says"),
            JAVA);

    @Override
    public String name() {
        return "run";
    }

    @Override
    public String operand() {
        return "PROGRAM...";
    }

    @Override
    public String summary() {
        return "Runs a Java program that draws with OpenGL through LWJGL, unchanged. PROGRAM is an executable jar with its\n"
                + "arguments, or behind -- what java takes: -- -cp CLASSPATH MainClass, -- -p MODULEPATH -m MODULE.";
    }

    @Override
    public List<Option> options() {
        return OPTIONS;
    }

    @Override
    public boolean passesOn() {
        return true;
    }

    @Override
    public List<String> examples() {
        return List.of(
                "run app.jar",
                "run --frames 60 --out a.png app.jar",
                "run --capture 120 app.jar",
                "run --capture key app.jar",
                "run --debug-shaders --debug-pixel 120,80 app.jar",
                "run --debug-shaders --debug-vertex 7 app.jar",
                "run --record-pipelines META-INF/tepui/pipelines app.jar",
                "run --driver soft -- -cp \"libs/*\" com.example.Main");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        List<String> java = java(arguments, List.of());
        // No lambda: the first one of a process takes some milliseconds.
        Way way = new Way() {
            @Override
            public int run(Path jar) throws IOException {
                return Launch.runPrepared(jar, java, arguments.operands(), System.getenv());
            }
        };
        return await(arguments, terminal, way);
    }

    /** Runs the program that the arguments name with the agent and more options for its JVM, and returns its exit status. */
    static int start(Arguments arguments, List<String> more, Terminal terminal)
            throws UsageException, FailureException {
        List<String> java = java(arguments, more);
        return await(
                arguments, terminal, jar -> Launch.run(Launch.command(jar, List.of(), java, arguments.operands())));
    }

    /** Way to run a program, by tepui.jar. */
    @FunctionalInterface
    private interface Way {
        int run(Path jar) throws IOException;
    }

    private static int await(Arguments arguments, Terminal terminal, Way way) throws UsageException, FailureException {
        try {
            // Before the search for tepui.jar, since that is told last.
            Launch.words(arguments.operands());
            Path jar = jar();
            terminal.out().flush();
            return way.run(jar);
        } catch (IllegalArgumentException e) {
            throw wrong(arguments, e);
        } catch (IOException e) {
            throw new FailureException("java cannot be started: " + e.getMessage(), e);
        }
    }

    /** The launcher knows but one command that runs programs. */
    private static UsageException wrong(Arguments arguments, IllegalArgumentException e) {
        return arguments.wrong(String.valueOf(e.getMessage())
                .replaceFirst("^run: ", "")
                .replace(": run app.jar", ": " + arguments.command() + " app.jar"));
    }

    /** Options for the program's JVM. */
    private static List<String> java(Arguments arguments, List<String> more) throws UsageException {
        List<String> java = new ArrayList<>(more);
        // What a message of the program's JVM names, where it names a command.
        java.add("-Dtepui.command=" + Main.named("./tepui ").strip());
        String layers = arguments.get("--layers");
        check(arguments, "layers", layers);
        String log = arguments.get("--log");
        if (log != null) layers = (layers == null ? "" : layers + ",") + "log=" + log;
        if (layers != null) java.add("-Dtepui.layers=" + layers);
        int frames = arguments.number("--frames", 0, 1, 1_000_000_000);
        if (frames > 0) java.add("-Dtepui.frames=" + frames);
        for (String name : List.of(
                "driver",
                "device",
                "show-on",
                "show-wait",
                "hang",
                "stream",
                "hud",
                "window",
                "out",
                "capture",
                "capture-to",
                "pipelines",
                "record-pipelines",
                "trace",
                "debug-pixel",
                "debug-vertex",
                "debug-primitive",
                "debug-invocation",
                "quiet")) {
            String value = arguments.get("--" + name);
            check(arguments, name, value);
            if (value != null) java.add("-Dtepui." + name + "=" + (value.isEmpty() ? "true" : value));
        }
        try {
            String window = arguments.get("--window");
            Launch.checkKey(arguments.get("--capture"), window == null ? "auto" : window);
        } catch (IllegalArgumentException e) {
            throw wrong(arguments, e);
        }
        String own = arguments.get(JAVA.name());
        debugging(arguments, own, java);
        if (own != null) java.addAll(List.of(own.strip().split(" +")));
        return java;
    }

    private static void check(Arguments arguments, String name, @Nullable String value) throws UsageException {
        try {
            if (value != null) Launch.check(name, value);
        } catch (IllegalArgumentException e) {
            throw wrong(arguments, e);
        }
    }

    /** What makes the program's JVM wait for a debugger, if its options do not say so already. */
    private static void debugging(Arguments arguments, @Nullable String own, List<String> java) throws UsageException {
        int port = arguments.number(DEBUG_PORT.name(), 5005, 1, 65535);
        if (!arguments.has(DEBUG.name())) {
            for (String name : List.of(
                    "--debug-pixel",
                    "--debug-vertex",
                    "--debug-primitive",
                    "--debug-invocation",
                    DEBUG_PORT.name(),
                    DEBUG_TO.name()))
                if (arguments.has(name)) throw arguments.wrong(name + " goes with --debug-shaders");
            return;
        }
        String folder = arguments.get(DEBUG_TO.name());
        java.add("-Dtepui.debug-shaders=" + (folder == null ? "true" : folder));
        if (own == null || !own.contains("jdwp"))
            java.add("-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,address=127.0.0.1:" + port);
    }

    /** tepui.jar, which the build lays beside the modules, or which this command came in. */
    static Path jar() throws FailureException {
        if (!Main.class.getModule().isNamed()) return ownJar();
        ModuleReference module = ModuleLayer.boot()
                .configuration()
                .findModule("tepui.targets.lwjgl")
                .orElseThrow(
                        () -> new FailureException("run: the module tepui.targets.lwjgl is not part of this build"))
                .reference();
        Path jar =
                Path.of(module.location().orElseThrow()).resolveSibling("agent").resolve("tepui.jar");
        if (!Files.isRegularFile(jar))
            throw new FailureException("run: there is no " + jar + "; './tepui build' makes it");
        return jar;
    }

    private static Path ownJar() throws FailureException {
        try {
            Path jar = Path.of(Main.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            if (Files.isRegularFile(jar)) return jar;
        } catch (URISyntaxException e) {
            // Told below.
        }
        throw new FailureException("run: this command does not come from tepui.jar; './tepui run' and tepui.jar do");
    }
}
