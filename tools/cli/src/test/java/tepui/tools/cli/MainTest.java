package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MainTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            dmo                  | there is no command 'dmo'; did you mean demo? './tepui --help' lists them.
            tets                 | there is no command 'tets'; did you mean test? './tepui --help' lists them.
            --verison            | there is no command '--verison'; did you mean --version? './tepui --help' lists them.
            paint                | there is no command 'paint'. './tepui --help' lists them.
            info --jsno          | info: there is no option --jsno; did you mean --json? './tepui info --help' lists them.
            info --json=yes      | info: --json takes no value, but has 'yes'
            info soft            | info: takes options only, not 'soft'
            demo --drivr soft    | demo: there is no option --drivr; did you mean --driver? './tepui demo --help' lists them.
            demo --driver        | demo: --driver needs a value: --driver D
            demo --driver vulkn  | demo: there is no driver 'vulkn'; did you mean vulkan? Drivers: vulkan, d3d12, soft, null
            demo --size 640      | demo: --size is '640', must be WIDTHxHEIGHT, as in 1280x720
            demo --size 640x     | demo: --size is '640x', must be two whole numbers, each 1 to 16384
            demo --size 0x480    | demo: --size is '0x480', must be two whole numbers, each 1 to 16384
            demo --frames -1     | demo: --frames is '-1', must be a whole number, 1 to 1000000
            demo --show-on sof:0 --out a.png | demo: --show-on is for a window, and there is none; leave it out, or --out
            demo --show-wait --out a.png | demo: --show-wait goes with --show-on
            demo clea            | demo: there is no scene 'clea'; did you mean clear? Scenes: clear
            conformance --vrbose | conformance: there is no option --vrbose; did you mean --verbose? './tepui conformance --help' lists them.
            conformance --driver nulll | conformance: there is no driver 'nulll'; did you mean null? Drivers: null
            run                  | run: which program? Name its jar: run app.jar
            run --frames 0 a.jar | run: --frames is '0', must be a whole number, 1 to 1000000000
            run --drvr x a.jar   | run: there is no option --drvr; did you mean --driver? './tepui run --help' lists them.
            run --debug-pixel 3,4 a.jar | run: --debug-pixel goes with --debug-shaders
            run --debug-vertex 3 a.jar | run: --debug-vertex goes with --debug-shaders
            run --debug-shaders --debug-vertex 3,4,5 a.jar | run: --debug-vertex is '3,4,5', must be a vertex, as in 7, or one of an instance, as in 7,2
            run --debug-shaders --debug-invocation a a.jar | run: --debug-invocation is 'a', must be a global invocation, as in 8,4,0
            profile              | profile: which program? Name its jar: profile app.jar
            profile nowhere.jar  | profile: there is no file nowhere.jar
            profile --capture 0 a.jar | profile: --capture is '0', must be the number of a frame, from 1, or key
            exec nowhere-at-all  | exec: there is no program 'nowhere-at-all' on the PATH; where it lies elsewhere, name its file
            exec ./nowhere       | exec: there is no program ./nowhere
            help layer           | help: there is no page 'layer'; did you mean layers? './tepui help pages' lists them.
            hlep                 | there is no command 'hlep'; did you mean help? './tepui --help' lists them.
            weave                | weave: which jars? Name all of the program's
            weave nowhere.jar    | weave: there is no file nowhere.jar
            run nowhere.jar --x  | run: there is no file nowhere.jar
            demo a b             | demo: takes one SCENE, not a b
            """)
    void aWrongCallIsNamedWithTheRemedy(String command, String message) {
        assertEquals(2, run(command));
        assertEquals("", out.toString(StandardCharsets.UTF_8));
        String said = err.toString(StandardCharsets.UTF_8).strip();
        // Which scenes and drivers there are changes; how a wrong one is answered does not.
        int list = message.lastIndexOf("s: ");
        String expected = "tepui: " + (list < 0 ? message : message.substring(0, list + 3));
        assertTrue(list < 0 ? said.equals(expected) : said.startsWith(expected), said);
    }

    @Test
    void textsNameTheJarButForTheScriptsOwnCommands() {
        assertEquals("java -jar tepui.jar ", Main.namedAsJar("./tepui "));
        assertEquals("try java -jar tepui.jar run a.jar", Main.namedAsJar("try ./tepui run a.jar"));
        assertEquals(
                "'./tepui build' or java -jar tepui.jar builder, java -jar tepui.jar install-d3d9; ./tepui",
                Main.namedAsJar("'./tepui build' or ./tepui builder, ./tepui install-d3d9; ./tepui"));
        assertEquals("./tepui test --quick\n./tepui fetch", Main.namedAsJar("./tepui test --quick\n./tepui fetch"));
    }

    @Test
    void helpIsPrintedAndAskingForItIsNoError() {
        assertEquals(0, run("--help"));
        assertEquals(Main.help(), out.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aShaderThatIsNotThereIsNamedOnce() {
        assertEquals(1, run("shader nowhere.frag"));
        assertEquals(
                "tepui: shader: there is no file nowhere.frag",
                err.toString(StandardCharsets.UTF_8).strip());
    }

    @Test
    void helpListsAllCommandsAndNoOther() {
        List<String> listed = new ArrayList<>();
        Matcher line =
                Pattern.compile("^  ([a-z][a-z0-9-]*) ", Pattern.MULTILINE).matcher(Main.help());
        while (line.find()) {
            listed.add(line.group(1));
        }
        List<String> there = new ArrayList<>(Main.LAUNCHER_COMMANDS);
        Main.commands().forEach(command -> there.add(command.name()));
        assertEquals(there.stream().sorted().toList(), listed.stream().sorted().toList());
    }

    @Test
    void eachNameGivesTheCommandOfThatName() {
        assertEquals(Main.COMMANDS, Main.commands().stream().map(Command::name).toList());
    }

    @Test
    void theLaunchersCarryOutWhatIsTheirs() throws IOException {
        Path root = Path.of(System.getProperty("tepui.root"));
        for (String command : Main.LAUNCHER_COMMANDS) {
            assertTrue(Files.readString(root.resolve("tepui")).contains("do_" + command + "() {"), "tepui: " + command);
            assertTrue(
                    Files.readString(root.resolve("tepui.cmd")).contains("\n:do_" + command), "tepui.cmd: " + command);
        }
    }

    private int run(String command) {
        return Main.run(List.of(command.strip().split(" +")), new Terminal(print(out), print(err), false));
    }

    private static PrintStream print(ByteArrayOutputStream to) {
        return new PrintStream(to, true, StandardCharsets.UTF_8);
    }
}
