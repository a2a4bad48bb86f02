package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.tools.image.Image;
import tepui.tools.image.Png;

/** The commands from end to end, on the driver that takes everything. */
final class CommandsOnNullTest {
    @TempDir
    private Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @Test
    void everyDemoIsDrawnIntoAFileOfItsSize() throws IOException {
        for (DemoProgram program : DemoCommand.PROGRAMS) {
            Path file = folder.resolve("new folder").resolve(program.name() + ".png");
            assertEquals(
                    0,
                    run(
                            "demo",
                            program.name(),
                            "--driver",
                            "null",
                            "--size",
                            "33x17",
                            "--frames",
                            "3",
                            "--out",
                            file.toString()));
            Image picture = Png.read(file);
            assertEquals(33, picture.width());
            assertEquals(17, picture.height());
        }
        assertTrue(said().contains("null (Null device), 33x17: 3 pictures, the first in "), said());
    }

    @Test
    void aFileThatCannotBeWrittenIsNamed() throws IOException {
        Path file = Files.createFile(folder.resolve("plain")).resolve("x.png");
        assertEquals(1, run("demo", "--driver", "null", "--size", "4x4", "--out", file.toString()));
        assertTrue(said().contains("tepui: the picture cannot be written to " + file), said());
    }

    @Test
    void aFolderInPlaceOfAFileIsCalledOne() {
        for (String command : List.of("inspect", "replay", "shader")) {
            assertEquals(1, run(command, folder.toString()));
            assertTrue(said().contains(command + ": " + folder + " is a folder; name the file that is in it"), said());
        }
        assertEquals(1, run("demo", "--driver", "null", "--size", "4x4", "--out", folder.toString()));
        assertTrue(said().contains("the picture cannot be written to " + folder + ": Is a directory"), said());
    }

    @Test
    void whatIsNoProgramIsRefusedBeforeJavaIsStarted() throws IOException {
        Path text = Files.writeString(folder.resolve("junk.txt"), "junk");
        assertEquals(2, run("run", text.toString()));
        assertTrue(
                said().contains("run: " + text + " is no jar by its name. Name the program's jar: run app.jar"),
                said());
        Path broken = Files.writeString(folder.resolve("broken.jar"), "junk");
        for (String command : List.of("run", "profile")) {
            assertEquals(2, run(command, broken.toString()));
            assertTrue(said().contains(command + ": " + broken + " is no jar: "), said());
        }
        assertEquals(2, run("weave", "--out", folder.resolve("woven").toString(), broken.toString()));
        assertTrue(said().contains("weave: " + broken + " is no jar: "), said());
        Path library = folder.resolve("library.jar");
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(library))) {
            jar.putNextEntry(new ZipEntry("a.txt"));
        }
        assertEquals(2, run("run", library.toString()));
        assertTrue(
                said().contains("library.jar names no main class; name it: run -- -cp " + library + " MainClass"),
                said());
    }

    @Test
    void whatTheDemoRecordsIsReplayedOnAnotherDriver() throws IOException {
        Path log = folder.resolve("calls.log");
        Path first = folder.resolve("first.png");
        Path second = folder.resolve("second.png");
        assertEquals(
                0,
                run(
                        "demo",
                        "clear",
                        "--driver",
                        "soft",
                        "--size",
                        "33x17",
                        "--frames",
                        "2",
                        "--layers",
                        "count,check,record=" + log,
                        "--out",
                        first.toString()));
        assertTrue(said().contains("presents"), said());
        assertEquals(0, run("replay", log.toString(), "--driver", "soft", "--out", second.toString()));
        assertTrue(said().contains("2 pictures in "), said());
        org.junit.jupiter.api.Assertions.assertArrayEquals(
                Png.read(first).rgba(), Png.read(second).rgba());
        assertEquals(0, run("replay", log.toString(), "--driver", "null"));
        assertTrue(said().contains("null (Null device), recorded on soft: "), said());
    }

    @Test
    void aLogIsPrinted() {
        Path log = folder.resolve("calls.log");
        assertEquals(
                0,
                run(
                        "demo",
                        "clear",
                        "--driver",
                        "null",
                        "--size",
                        "8x8",
                        "--layers",
                        "binlog=" + log,
                        "--out",
                        folder.resolve("p.png").toString()));
        assertEquals(0, run("replay", log.toString(), "--print"));
        assertTrue(said().contains("recorded on null: Null device"), said());
        assertTrue(said().contains("1  present(surface: Surface#1 (pixels), "), said());
    }

    @Test
    void wrongLayersAreAWrongCallAndMissingLogsFail() throws IOException {
        assertEquals(2, run("demo", "--driver", "null", "--size", "4x4", "--layers", "chek"));
        assertTrue(said().contains("'chek' is no layer"), said());
        assertEquals(2, run("replay"));
        assertEquals(1, run("replay", folder.resolve("nothing").toString()));
        assertTrue(said().contains("there is no file"), said());
        Path junk = Files.writeString(folder.resolve("junk"), "this is no log");
        assertEquals(1, run("replay", junk.toString()));
        assertTrue(said().contains("replay: " + junk), said());
    }

    @Test
    void infoListsTheDeviceWithItsCapabilities() {
        assertEquals(0, run("info"));
        assertTrue(said().contains("null: takes everything"), said());
        assertTrue(
                said().contains("maxTexture2D ") && said().contains("    can: ") && said().contains("    formats of "),
                said());
        assertTrue(said().contains("d3d12: ") || said().contains("d3d12 is absent: "), said());
    }

    @Test
    void infoAsJsonHasEachFormat() {
        assertEquals(0, run("info", "--json", "--driver", "null"));
        assertTrue(said().contains("\"R8G8B8A8_UNORM\": \""), said());
    }

    @Test
    void conformanceRunsTheNamedCasesAndCountsThem() {
        assertEquals(0, run("conformance", "--driver", "null", "clear"));
        assertTrue(said().matches("(?s)null: Null device\n.*\\d+ passed, 0 failed, \\d+ skipped\n"), said());
    }

    @Test
    void conformanceWithoutACaseOfThatNameIsAWrongCall() {
        assertEquals(2, run("conformance", "--driver", "null", "nothing.of.this.name"));
        assertTrue(said().contains("tepui: conformance: no case is called nothing.of.this.name"), said());
    }

    private int run(String... arguments) {
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        return Main.run(List.of(arguments), new Terminal(print, print, false));
    }

    private String said() {
        return out.toString(StandardCharsets.UTF_8);
    }
}
