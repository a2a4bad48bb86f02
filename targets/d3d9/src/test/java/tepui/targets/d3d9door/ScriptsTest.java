package tepui.targets.d3d9door;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Wine;
import tepui.tools.suites.d3d9.Chapters;
import tepui.tools.suites.d3d9.Script;
import tepui.tools.suites.d3d9.TepuiPlayer;

/**
 * Scripts of random calls, played by a program of Windows through d3d9.dll and a host: every answer and every pixel is what {@code frontends/d3d9} gives to Java
 * on the same driver. One script of each chapter runs always; {@code -Dtepui.d3d9.scripts=0-19} names other seeds, and {@code -Dtepui.d3d9.driver=vulkan} the
 * driver.
 */
final class ScriptsTest {
    private static final String DRIVER = System.getProperty("tepui.d3d9.driver", "soft");
    private static final String[] SEEDS =
            System.getProperty("tepui.d3d9.scripts", "0").split("-");

    /** D3DERR_INVALIDCALL. */
    private static final String REFUSED = " 8876086c";

    @TempDir
    private static Path folder;

    @AfterAll
    static void endWine() {
        Wine.end(folder);
    }

    @Test
    void programsOf64BitsHaveTheAnswersThatJavaHas() throws IOException, InterruptedException {
        play("x64");
    }

    @Test
    void programsOf32BitsHaveTheAnswersThatJavaHas() throws IOException, InterruptedException {
        play("x86");
    }

    private static List<Script> scripts() {
        List<Script> scripts = new ArrayList<>();
        for (String chapter : Chapters.names()) {
            for (long seed = Long.parseLong(SEEDS[0]); seed <= Long.parseLong(SEEDS[SEEDS.length - 1]); seed++)
                scripts.add(Chapters.script(chapter, seed));
        }
        return scripts;
    }

    private static void play(String processor) throws IOException, InterruptedException {
        Path wine = Wine.found(processor);
        Direct3D9Programs programs = new Direct3D9Programs(folder);
        Path peer = programs.compilePeer(processor);
        List<Script> scripts = scripts();
        StringBuilder text = new StringBuilder();
        for (Script script : scripts) text.append(script.text());
        Path in = Files.writeString(folder.resolve(processor + ".txt"), text);
        Direct3D9Programs.Outcome outcome;
        try (HostProcess host = new HostProcess(programs, folder, "-Dtepui.driver=" + DRIVER)) {
            Map<String, String> environment = new HashMap<>(host.environment());
            environment.putAll(Wine.environment(folder.resolve("prefix")));
            outcome = programs.run(
                    List.of(wine.toString(), peer.toString()), environment, ProcessBuilder.Redirect.from(in.toFile()));
        }
        assertEquals(0, outcome.status(), outcome::err);
        Map<String, List<String>> answers = answers(outcome.out());
        List<String> differences = new ArrayList<>();
        try (TepuiPlayer java = new TepuiPlayer(DRIVER)) {
            for (Script script : scripts)
                compare(script, java.play(script), answers.getOrDefault(script.name(), List.of()), differences);
        }
        assertEquals("", String.join("\n", differences));
    }

    /** Answers of the program, by the name of the script. */
    private static Map<String, List<String>> answers(String said) {
        Map<String, List<String>> answers = new HashMap<>();
        List<String> now = new ArrayList<>();
        for (String line : said.split("\n")) {
            if (line.startsWith("script ")) {
                now = new ArrayList<>();
                answers.put(line.substring("script ".length()), now);
            } else if (!line.equals("done")) {
                now.add(line);
            }
        }
        return answers;
    }

    private static void compare(Script script, List<String> java, List<String> program, List<String> differences) {
        Set<String> locked = new HashSet<>();
        for (int i = 0; i < Math.max(java.size(), program.size()); i++) {
            String expected = i < java.size() ? java.get(i) : "nothing";
            String found = i < program.size() ? program.get(i) : "nothing";
            if (expected.equals(found)) continue;
            int number = Integer.parseInt(expected.equals("nothing") ? found.split(" ")[0] : expected.split(" ")[0]);
            String line = script.lines().get(number - 1);
            if (isOfLockOutside(line, expected, found, locked)) continue;
            differences.add(script.name() + ", '" + shortened(line) + "': " + shortened(found) + ", must be "
                    + shortened(expected));
        }
    }

    /**
     * The library gives boxes outside of an image, as drivers do, where Java is refused: there are locks more of that image from then on.
     *
     * @param locked slots of such images
     */
    private static boolean isOfLockOutside(String line, String java, String program, Set<String> locked) {
        String[] words = line.split(" ");
        if (!words[0].equals("lock") && !words[0].equals("unlock")) return false;
        if (words.length > 5 && words[4].equals("1") && java.contains(REFUSED) && !program.contains(REFUSED))
            locked.add(words[1]);
        return locked.contains(words[1]);
    }

    private static String shortened(String text) {
        return text.length() <= 120 ? text : text.substring(0, 120) + "...";
    }
}
