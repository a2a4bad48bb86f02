package tepui.targets.d3d9door;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Our library in the folder of a Windows program. */
final class GameFolderTest {
    private static final List<String> HOST = List.of("/opt/java/bin/java", "host");

    @TempDir
    private Path folder;

    private Path program(String name, int machine) throws IOException {
        ByteBuffer b = ByteBuffer.allocate(128).order(ByteOrder.LITTLE_ENDIAN);
        b.putShort(0, (short) 0x5a4d).putInt(0x3c, 64).putInt(64, 0x4550).putShort(68, (short) machine);
        return Files.write(folder.resolve(name), b.array());
    }

    private static void assumeLibraries() {
        Assumptions.assumeTrue(
                GameFolder.class.getResource("/native/windows-x86/d3d9.dll") != null,
                "this build has no d3d9.dll: there was no mingw compiler ('./tepui fetch mingw')");
    }

    @Test
    void theProcessorIsThatOfTheProgram() throws IOException {
        assertEquals("x86", GameFolder.processorOf(program("game.exe", 0x14c)));
        assertEquals("x64", GameFolder.processorOf(program("game.exe", 0x8664)));
        assertEquals(null, GameFolder.processorOf(Files.writeString(folder.resolve("text.exe"), "MZ")));
    }

    @Test
    void aFolderWithoutAProgramIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new GameFolder(folder).install(null, HOST));
    }

    @Test
    void programsOfBothKindsMustBeToldApart() throws IOException {
        program("a.exe", 0x14c);
        program("b.exe", 0x8664);
        assertThrows(IllegalArgumentException.class, () -> new GameFolder(folder).install(null, HOST));
    }

    @Test
    void whatWasThereBeforeComesBack() throws IOException {
        assumeLibraries();
        program("game.exe", 0x14c);
        Path library = Files.writeString(folder.resolve("d3d9.dll"), "the game's own");
        GameFolder game = new GameFolder(folder);
        assertEquals("x86", game.install(null, HOST));
        assertEquals("x86", game.install(null, HOST));
        assertTrue(Files.size(library) > 1000);
        assertEquals(HOST, Files.readAllLines(folder.resolve("tepui_host.txt")));
        assertTrue(game.remove());
        assertEquals("the game's own", Files.readString(library));
        assertFalse(Files.exists(folder.resolve("tepui_host.txt")));
        assertFalse(game.remove());
    }
}
