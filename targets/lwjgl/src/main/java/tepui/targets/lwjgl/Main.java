package tepui.targets.lwjgl;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tepui.targets.lwjgl.window.Settings;

/**
 * Command of the jar, {@code java -jar tepui.jar run app.jar}: what the {@code tepui} command does for programs,
 * without the rest of it.
 */
public final class Main {
    private static final String HELP = """
            Usage: java -jar tepui.jar run [options] app.jar [arguments]
                   java -jar tepui.jar run [options] -- -cp CLASSPATH MainClass [arguments]

            Runs a Java program that draws with OpenGL through LWJGL on Tepui.

              --driver D       vulkan, d3d12, soft or null; the best one there is when left out
              --stream MODE    the driver works on a thread of its own: threaded, off, inline, sync
              --layers LIST    layers in front of the driver: log=FILE, check, count
              --hud LIST       figures over each picture that a window shows, as fps+draws
              --window W       display, offscreen, or auto: offscreen where there is no display
              --frames N       asks the program to close its window after N pictures
              --out FILE.png   writes the last picture
              --quiet          says nothing by itself
              --java OPTION    an option for the program's JVM, as in --java=-Xmx2g; may be given several times
            """;

    private Main() {}

    public static void main(String[] args) throws IOException, URISyntaxException {
        if (args.length == 0 || !args[0].equals("run")) {
            System.out.print(HELP);
            System.exit(args.length == 0 || args[0].equals("--help") ? 0 : 2);
        }
        Path jar = Path.of(
                Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        try {
            System.exit(Launch.run(parse(jar, List.of(args).subList(1, args.length))));
        } catch (IllegalArgumentException e) {
            System.err.println("tepui: " + e.getMessage());
            System.exit(2);
        }
    }

    /** The command of {@code run}'s words. */
    static List<String> parse(Path jar, List<String> words) {
        List<String> options = new ArrayList<>();
        List<String> java = new ArrayList<>();
        int at = 0;
        while (at < words.size() && words.get(at).startsWith("--")) {
            String word = words.get(at++);
            if (word.equals("--")) break;
            int equals = word.indexOf('=');
            String name = word.substring(2, equals < 0 ? word.length() : equals);
            if (name.equals("quiet")) {
                options.add("quiet");
                continue;
            }
            if (!name.equals("java") && !Settings.NAMES.contains(name))
                throw new IllegalArgumentException(
                        "run: there is no option --" + name + "; 'java -jar tepui.jar --help' lists them");
            if (equals < 0 && at == words.size())
                throw new IllegalArgumentException("run: --" + name + " needs a value");
            String value = equals < 0 ? words.get(at++) : word.substring(equals + 1);
            if (name.equals("java")) {
                java.add(value);
                continue;
            }
            Launch.check(name, value);
            java.add("-Dtepui." + name + "=" + value);
        }
        return Launch.command(jar, options, java, words.subList(at, words.size()));
    }
}
