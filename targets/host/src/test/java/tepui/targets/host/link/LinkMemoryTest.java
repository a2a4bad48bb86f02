package tepui.targets.host.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.ProcessWaits;
import tepui.testing.WindowsJava;

/** Memory of a link whose bells cannot be made. */
final class LinkMemoryTest {
    private static final int BYTES = 4096;

    @TempDir
    private Path folder;

    @Test
    void withoutBellsNoMemoryIsLeft() throws IOException {
        List<MemorySegment> made = new ArrayList<>();
        assertThrows(
                IOException.class,
                () -> new LinkMemory(folder, BYTES, BYTES, shared -> {
                    made.add(shared.bytes);
                    throw new IOException("no bells");
                }));
        try (var left = Files.list(folder)) {
            assertEquals(List.of(), left.toList());
        }
        assertFalse(made.getFirst().scope().isAlive());
    }

    @Test
    @Needs({Need.WINE, Need.WINDOWS_JAVA, Need.XVFB})
    @Tag("slow")
    void onWindowsNoEventIsLeftWhereTheSecondCannotBeMade() throws IOException, InterruptedException {
        Path said = folder.resolve("said.txt");
        try (WindowsJava windows = new WindowsJava(folder, 64, 64)) {
            Process program = windows.java(said, List.of("-cp", WindowsJava.classPath(), TakenNames.class.getName()));
            assertEquals(0, ProcessWaits.ended(program), () -> WindowsJava.read(said));
        }
    }
}
