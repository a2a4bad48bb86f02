package tepui.targets.nativedoor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names that the libraries have in them, as the dynamic linker and programs that were linked with them read these. */
final class LibraryNamesTest {
    private static final int NEEDED = 1;
    private static final int SONAME = 14;
    private static final int FILTER = 0x7fffffff;

    @TempDir
    private static Path folder;

    private static CPrograms programs;

    @BeforeAll
    static void build() throws IOException, InterruptedException {
        programs = new CPrograms(folder);
    }

    @Test
    void eachNameIsInTheLibraryToo() throws IOException {
        for (String face : ClientLibrary.FACES) {
            assertEquals(List.of(face), entries(programs.libraries().resolve(face), SONAME), face);
            assertEquals(List.of("libtepui_gl.so"), entries(programs.libraries().resolve(face), FILTER), face);
        }
        assertEquals(List.of("libtepui_gl.so"), entries(programs.libraries().resolve("libEGL_tepui.so.0"), SONAME));
    }

    @Test
    void theNamesOf32BitsAreTheSame() throws IOException {
        programs.need32Bits();
        Path libraries = programs.libraries().resolve(ClientLibrary.FOLDER_32);
        for (String face : ClientLibrary.FACES)
            assertEquals(List.of(face), entries(libraries.resolve(face), SONAME), face);
    }

    @Test
    void aProgramAsksForWhatItWouldAskOthersFor() throws IOException, InterruptedException {
        // The names without numbers are those that -lOSMesa and its like find.
        Path memory = programs.compile("memory", "libOSMesa.so");
        assertTrue(entries(memory, NEEDED).contains("libOSMesa.so.8"), memory::toString);
        List<String> needed = entries(programs.compile("clear", "libEGL.so", "libGLESv2.so"), NEEDED);
        assertTrue(needed.containsAll(List.of("libEGL.so.1", "libGLESv2.so.2")), needed::toString);
    }

    /** Texts of the entries of one kind in a file's dynamic section. */
    private static List<String> entries(Path file, int tag) throws IOException {
        ByteBuffer elf = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        boolean wide = elf.get(4) == 2;
        long headers = wide ? elf.getLong(32) : elf.getInt(28);
        int size = elf.getShort(wide ? 54 : 42);
        int count = elf.getShort(wide ? 56 : 44);
        int dynamic = -1;
        for (int i = 0; i < count; i++) {
            int header = (int) headers + i * size;
            if (elf.getInt(header) == 2) dynamic = (int) word(elf, header + (wide ? 8 : 4), wide);
        }
        assertTrue(dynamic > 0, () -> file + " has no dynamic section");
        List<Long> offsets = new ArrayList<>();
        long strings = 0;
        int step = wide ? 16 : 8;
        for (int at = dynamic; word(elf, at, wide) != 0; at += step) {
            long value = word(elf, at + step / 2, wide);
            if (word(elf, at, wide) == tag) offsets.add(value);
            if (word(elf, at, wide) == 5) strings = value;
        }
        int from = place(elf, strings, (int) headers, size, count);
        return offsets.stream()
                .map(offset -> text(elf, from + offset.intValue()))
                .toList();
    }

    /** Where in the file is what is loaded to an address. */
    private static int place(ByteBuffer elf, long address, int headers, int size, int count) {
        boolean wide = elf.get(4) == 2;
        for (int i = 0; i < count; i++) {
            int header = headers + i * size;
            long offset = word(elf, header + (wide ? 8 : 4), wide);
            long start = word(elf, header + (wide ? 16 : 8), wide);
            long bytes = word(elf, header + (wide ? 32 : 16), wide);
            if (elf.getInt(header) == 1 && address >= start && address < start + bytes)
                return (int) (address - start + offset);
        }
        throw new AssertionError("nothing is loaded to " + Long.toHexString(address));
    }

    private static long word(ByteBuffer elf, int at, boolean wide) {
        return wide ? elf.getLong(at) : elf.getInt(at);
    }

    private static String text(ByteBuffer elf, int at) {
        int end = at;
        while (elf.get(end) != 0) end++;
        byte[] bytes = new byte[end - at];
        elf.get(at, bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
