package tepui.tools.trace.pack;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.Seeds;

/** What the tool of Zstandard has packed. */
final class ZstdTest {
    private static final String TEXT =
            "The quick brown fox, as they say: \"jumps over\" 12 lazy dogs. Information about the governm"
                    + "ent is available, and the University of California has published the following. However, T"
                    + "HE OTHER PEOPLE (and their children) were interested in the development of something diffe"
                    + "rent = better; everything is possible.\n";

    /** The text at level 19: literals in one stream by a code whose weights are packed, and a checksum. */
    private static final String SMALL =
            "KLUv/QRo5QYA4g8uHUBzc021JUk3EfdHyJKk274XQTr4NuJQYpxRPL0vgEK+pd0MvXV6AmaMua543ITZmrI7qy7mw/3GEL+Ukq2eZey4"
                    + "+oSZ+WATsqeucqiCMx4RCCNyCeSMxuSEzHDjBWc1w+9xS9f6VgS9lbvShdz0qcUbf4raMCVdClt1Qr6lnipJvfVx81nnMeKlvqxRPZDb"
                    + "Ol5oh9mnjXo/GB6AKfEbeiJL4IhJ9ad08a1O0HD7ZhiuXyoaYZ5uEgwAQkdkjnghO0OF1lQBxoUMoQDGC2rdIYk64ZQ1R1sqCsfwNm8=";

    @TempDir
    private Path folder = Path.of("");

    private static byte[] small() {
        return Base64.getDecoder().decode(SMALL);
    }

    private static byte[] unpacked(byte[] packed) throws IOException {
        Container.Opened opened = Container.open(new ByteArrayInputStream(packed));
        assertEquals(Container.ZSTANDARD, opened.container());
        return opened.stream().readAllBytes();
    }

    /** A frame of raw blocks and those of one byte, as anybody can write it: window, then blocks. */
    private static byte[] frame(int window, int... blocks) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(new byte[] {0x28, (byte) 0xb5, 0x2f, (byte) 0xfd, 0, (byte) window});
        for (int i = 0; i < blocks.length; i++) {
            int head = Math.abs(blocks[i]) << 3 | (blocks[i] < 0 ? 2 : 0) | (i == blocks.length - 1 ? 1 : 0);
            for (int b = 0; b < 3; b++) out.write(head >> 8 * b);
            if (blocks[i] < 0) out.write('r');
            else for (int b = 0; b < blocks[i]; b++) out.write('a' + b % 26);
        }
        return out.toByteArray();
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (byte[] part : parts) out.writeBytes(part);
        return out.toByteArray();
    }

    @Test
    void textIsUnpacked() throws IOException {
        assertEquals(TEXT, new String(unpacked(small()), StandardCharsets.UTF_8));
    }

    @Test
    void framesFollowEachOtherAndSomeAreSkipped() throws IOException {
        byte[] skipped = {0x5a, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 9, 9, 9};
        byte[] both = unpacked(joined(skipped, small(), skipped, frame(0, 3, -4, 2)));
        assertEquals(TEXT + "abcrrrrab", new String(both, StandardCharsets.UTF_8));
    }

    @Test
    void wrongChecksumIsTold() {
        byte[] packed = small();
        packed[packed.length - 1] ^= 1;
        PackedException e = assertThrows(PackedException.class, () -> unpacked(packed));
        assertTrue(String.valueOf(e.getMessage()).startsWith("Zstandard: the checksum is "), e::getMessage);
    }

    @Test
    void windowThatIsTooLargeIsRefusedWithTheRemedy() {
        PackedException e = assertThrows(PackedException.class, () -> unpacked(frame(0xff, 1)));
        assertTrue(
                String.valueOf(e.getMessage()).contains("must be at most 134217728; pack it with less"), e::getMessage);
    }

    @Test
    void windowTakesNoMemoryBeforeItIsFilled() throws IOException {
        // 128 MiB are announced, and three bytes come.
        assertEquals(3, unpacked(frame(17 << 3, 3)).length);
    }

    @Test
    void dictionaryIsRefused() {
        byte[] packed = frame(0, 1);
        packed[4] = 1;
        packed = joined(Arrays.copyOf(packed, 6), new byte[] {7}, Arrays.copyOfRange(packed, 6, packed.length));
        byte[] asks = packed;
        PackedException e = assertThrows(PackedException.class, () -> unpacked(asks));
        assertTrue(String.valueOf(e.getMessage()).contains("a dictionary is needed"), e::getMessage);
    }

    @Test
    void blockThatIsLargerThanTheWindowIsRefused() {
        assertThrows(PackedException.class, () -> unpacked(frame(0, -1025)));
    }

    @Test
    void fileThatEndsTooEarlyIsTold() {
        byte[] packed = small();
        for (int length = 5; length < packed.length; length++) {
            byte[] cut = Arrays.copyOf(packed, length);
            assertThrows(PackedException.class, () -> unpacked(cut), "of " + length + " bytes");
        }
    }

    @Test
    void damagedDataGivesAMessageAndNothingElse() {
        for (Seeds seeds = new Seeds("ZstdTest", 600); seeds.hasNext(); ) {
            long seed = seeds.next();
            SplittableRandom random = new SplittableRandom(seed);
            // Without its checksum, so that damage is not found at the end alone.
            byte[] damaged = Arrays.copyOf(small(), small().length - 4);
            damaged[4] &= ~4;
            for (int i = 1 + random.nextInt(3); i > 0; i--)
                damaged[4 + random.nextInt(damaged.length - 4)] ^= (byte) (1 << random.nextInt(8));
            if (random.nextInt(4) == 0) damaged = Arrays.copyOf(damaged, 4 + random.nextInt(damaged.length - 4));
            try (var in = Container.open(new ByteArrayInputStream(damaged)).stream()) {
                byte[] part = new byte[1 << 16];
                if (in.read(part) > 0) assertTrue(in.read(part) <= part.length);
            } catch (IOException e) {
                assertNotNull(e.getMessage());
            } catch (RuntimeException | Error e) {
                fail("seed " + seed + ": " + e, e);
            }
        }
    }

    /** Data that has something for each kind of block and code: runs, words, noise, copies from far. */
    private static byte[] mixed(SplittableRandom random) {
        byte[] data = new byte[random.nextInt(1 << 10 + random.nextInt(10))];
        for (int at = 0; at < data.length; ) {
            int length = Math.min(data.length - at, 1 + random.nextInt(1 << 1 + random.nextInt(14)));
            int letters = 1 + random.nextInt(256);
            int from = at == 0 ? 0 : random.nextInt(at);
            int kind = random.nextInt(4);
            for (int i = 0; i < length; i++, at++)
                data[at] = switch (kind) {
                    case 0 -> (byte) letters;
                    case 1 -> (byte) Math.min(random.nextInt(letters), random.nextInt(letters));
                    case 2 -> data[from + i];
                    default -> (byte) TEXT.charAt((from + i) % TEXT.length());
                };
        }
        return data;
    }

    @Test
    @Needs(Need.ZSTD)
    void whatTheToolPacksComesBackByteForByte() throws IOException, InterruptedException {
        List<List<String>> ways = List.of(
                List.of("-1"),
                List.of("-3", "--no-check"),
                List.of("-9", "--zstd=wlog=10"),
                List.of("-13"),
                List.of("-19"),
                List.of("--ultra", "-22", "--long=24"),
                List.of("--fast=5"));
        for (Seeds seeds = new Seeds("ZstdTest.tool", 5); seeds.hasNext(); ) {
            long seed = seeds.next();
            byte[] data = mixed(new SplittableRandom(seed));
            Path file = Files.write(folder.resolve("data"), data);
            for (List<String> way : ways) {
                Path packed = folder.resolve("packed");
                List<String> command = new ArrayList<>(List.of(Need.ZSTD.path().toString(), "-q", "-f"));
                command.addAll(way);
                command.addAll(List.of("-o", packed.toString(), file.toString()));
                Process tool = new ProcessBuilder(command).inheritIO().start();
                assertEquals(0, tool.waitFor(), command::toString);
                assertArrayEquals(data, unpacked(Files.readAllBytes(packed)), "seed " + seed + ", " + way);
            }
        }
    }
}
