package tepui.tools.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tepui.tools.trace.play.TraceMemory;

/**
 * Entry point of the command: finds the sub-command and runs it. Exit status: 0 done, 1 failed, 2 called wrongly.
 * Written by hand rather than with a command-line library: the whole of it starts in the time that such a library takes
 * to load.
 */
public final class Main {
    /** In the order of the help. */
    static final List<String> COMMANDS = List.of(
            "demo",
            "run",
            "profile",
            "exec",
            "host",
            "install-d3d9",
            "weave",
            "replay",
            "trace",
            "inspect",
            "info",
            "doctor",
            "conformance",
            "shader",
            "pictures",
            "completion",
            "man",
            "help");

    /** Commands that the launcher carries out by itself; here only to be suggested. */
    static final List<String> LAUNCHER_COMMANDS =
            List.of("test", "bench", "build", "format", "generate", "fetch", "maven");

    /** The script's name, as texts have it before a command. */
    private static final String SCRIPT = "./tepui ";

    /** Commands whose calls of OpenGL come from files alone; what {@code trace record} runs is in a JVM of its own. */
    private static final Set<String> REPLAYING = Set.of("replay", "trace", "inspect");

    private Main() {}

    /** Runs one command and ends the JVM with its status. */
    public static void main(String[] args) {
        PrintStream out = new PrintStream(
                new java.io.FileOutputStream(java.io.FileDescriptor.out), false, StandardCharsets.UTF_8);
        // These do nothing with OpenGL but to replay what a file says, which may be damaged.
        if (args.length > 0 && REPLAYING.contains(args[0])) TraceMemory.install();
        System.setProperty("tepui.command", named(SCRIPT).strip());
        int status = run(List.of(args), Terminal.ofProcess(out));
        out.flush();
        // Not by returning: a driver's worker threads or the window system's may still be there.
        System.exit(status);
    }

    static int run(List<String> args, Terminal terminal) {
        if (args.isEmpty()
                || args.getFirst().equals("--help")
                || args.getFirst().equals("-h")) {
            terminal.out().print(help());
            return args.isEmpty() ? 2 : 0;
        }
        String name = args.getFirst();
        if (name.equals("--version")) {
            terminal.out().println("tepui " + version());
            return 0;
        }
        try {
            Command command = command(name);
            List<String> rest = args.subList(1, args.size());
            if (asksForHelp(command, rest)) {
                terminal.out().print(named(command.help()));
                return 0;
            }
            return command.run(Arguments.parse(command, rest), terminal);
        } catch (UsageException e) {
            terminal.out().flush();
            terminal.err().println(named("tepui: " + e.getMessage()));
            return 2;
        } catch (FailureException e) {
            terminal.out().flush();
            terminal.err().println(named("tepui: " + e.getMessage()));
            return 1;
        }
    }

    /** Is the word {@code --help} for the command? Behind another program's name it is that program's. */
    static boolean asksForHelp(Command command, List<String> words) {
        for (String word : words) {
            if (command.passesOn() && (word.equals("--") || !word.startsWith("-"))) return false;
            if (word.equals("--help") || word.equals("-h")) return true;
        }
        return false;
    }

    static List<Command> commands() {
        return COMMANDS.stream().map(Main::create).toList();
    }

    /** The command of one of the names. The others' classes are not loaded: that takes a fifth of the command's own start. */
    static Command create(String name) {
        return switch (name) {
            case "demo" -> new DemoCommand();
            case "run" -> new RunCommand();
            case "profile" -> new ProfileCommand();
            case "exec" -> new ExecCommand();
            case "host" -> new HostCommand();
            case "install-d3d9" -> new InstallDirect3D9Command();
            case "weave" -> new WeaveCommand();
            case "replay" -> new ReplayCommand();
            case "trace" -> new TraceCommand();
            case "inspect" -> new InspectCommand();
            case "info" -> new InfoCommand();
            case "doctor" -> new DoctorCommand();
            case "conformance" -> new ConformanceCommand();
            case "shader" -> new ShaderCommand();
            case "pictures" -> new PicturesCommand();
            case "completion" -> new CompletionCommand();
            case "man" -> new ManCommand();
            case "help" -> new HelpCommand();
            default -> throw new IllegalArgumentException("Main: there is no command '" + name + "'");
        };
    }

    private static Command command(String name) throws UsageException {
        if (COMMANDS.contains(name)) return create(name);
        if (LAUNCHER_COMMANDS.contains(name))
            throw new UsageException("'" + name + "' works on Tepui's sources; the script beside them has it");
        throw new UsageException(
                "there is no command '" + name + "'" + Suggestion.of(name, words()) + " './tepui --help' lists them.");
    }

    /** All words that may stand behind the program's name. */
    static List<String> words() {
        List<String> words = new ArrayList<>(isJar() ? List.of() : LAUNCHER_COMMANDS);
        words.addAll(COMMANDS);
        words.addAll(List.of("--help", "--version"));
        return words;
    }

    /** The version that the build sets, of the module or of tepui.jar; classes in a folder carry none. */
    static String version() {
        ModuleDescriptor module = Main.class.getModule().getDescriptor();
        if (module != null) return module.rawVersion().orElse("unpackaged");
        String version = Main.class.getPackage().getImplementationVersion();
        return version == null ? "unpackaged" : version;
    }

    /** Texts name this program as it was started: by the script of the sources, or as tepui.jar. The script's own commands stay the script's. */
    static String named(String text) {
        if (!isJar()) return text;
        String named = namedAsJar(text);
        boolean isSentence = !named.endsWith("\n");
        return isSentence && named.contains(SCRIPT) ? named + " (./tepui is the script of Tepui's sources)" : named;
    }

    /** The text with the jar in place of the script before commands that the jar has too. No expression of {@code java.util.regex}: making one is a part of the command's start. */
    static String namedAsJar(String text) {
        StringBuilder named = new StringBuilder();
        int done = 0;
        for (int at = text.indexOf(SCRIPT); at >= 0; at = text.indexOf(SCRIPT, done)) {
            int command = at + SCRIPT.length();
            named.append(text, done, at).append(isLaunchers(text, command) ? SCRIPT : "java -jar tepui.jar ");
            done = command;
        }
        return named.append(text, done, text.length()).toString();
    }

    /** Is the word at this place a command that the launcher carries out by itself? */
    private static boolean isLaunchers(String text, int at) {
        int end = at;
        while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) end++;
        return LAUNCHER_COMMANDS.contains(text.substring(at, end));
    }

    private static boolean isJar() {
        return !Main.class.getModule().isNamed() && Main.class.getPackage().getImplementationVersion() != null;
    }

    /** The help without the commands that the script carries out. */
    private static String withoutCommands(String help) {
        StringBuilder text = new StringBuilder();
        for (String line : help.lines().toList()) {
            String word = line.startsWith("  ") ? line.strip().split(" ", 2)[0] : "";
            if (!LAUNCHER_COMMANDS.contains(word)) text.append(line).append('\n');
        }
        return text.toString();
    }

    static String help() {
        String text = resource("help.txt");
        return isJar() ? named(withoutCommands(text)) : text;
    }

    /** A text that lies beside this class. */
    static String resource(String file) {
        try (InputStream in = Main.class.getResourceAsStream(file)) {
            if (in == null) throw new IllegalStateException(file + " is not in the module tepui.tools.cli");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
