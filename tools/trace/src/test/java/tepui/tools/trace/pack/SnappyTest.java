package tepui.tools.trace.pack;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tepui.testing.Seeds;

final class SnappyTest {
    @Test
    void whatIsPackedIsUnpackedAsItWas() throws IOException {
        for (Seeds seeds = new Seeds("SnappyTest", 60); seeds.hasNext(); ) {
            long seed = seeds.next();
            SplittableRandom random = new SplittableRandom(seed);
            byte[] data = new byte[random.nextInt(1 << random.nextInt(22))];
            int letters = 1 + random.nextInt(250);
            for (int i = 0; i < data.length; i++)
                data[i] = i > 100 && random.nextInt(4) > 0
                        ? data[i - 1 - random.nextInt(100)]
                        : (byte) random.nextInt(letters);
            assertArrayEquals(data, unpacked(packed(data)), () -> "seed " + seed);
        }
    }

    @Test
    void repeatsBecomeSmall() throws IOException {
        assertTrue(packed(new byte[1 << 20]).length < 1 << 16);
    }

    @Test
    void blockThatClaimsTooMuchIsRefusedBeforeMemoryIsTaken() {
        // Two bytes that are said to become 64 MiB.
        byte[] lie = {'a', 't', 5, 0, 0, 0, (byte) 0x80, (byte) 0x80, (byte) 0x80, 0x20, 0};
        assertThrows(PackedException.class, () -> unpacked(lie));
    }

    @Test
    void copyFromBeforeTheBeginningIsRefused() {
        byte[] wrong = {'a', 't', 4, 0, 0, 0, 4, 1, 9, 0};
        assertThrows(PackedException.class, () -> unpacked(wrong));
    }

    @Test
    void damagedDataGivesAMessageAndNothingElse() throws IOException {
        byte[] data = new byte[5000];
        for (int i = 0; i < data.length; i++) data[i] = (byte) (i % 700 < 300 ? i * i >> 5 : i / 90);
        byte[] whole = packed(data);
        for (Seeds seeds = new Seeds("SnappyTest.damaged", 300); seeds.hasNext(); ) {
            long seed = seeds.next();
            SplittableRandom random = new SplittableRandom(seed);
            byte[] damaged = whole.clone();
            for (int i = 1 + random.nextInt(3); i > 0; i--)
                damaged[2 + random.nextInt(damaged.length - 2)] ^= (byte) (1 << random.nextInt(8));
            try {
                assertTrue(unpacked(damaged).length < 1 << 26);
            } catch (IOException e) {
                assertNotNull(e.getMessage());
            } catch (RuntimeException | Error e) {
                fail("seed " + seed + ": " + e, e);
            }
        }
    }

    private static byte[] packed(byte[] data) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (SnappyOutput out = new SnappyOutput(bytes)) {
            out.write(data);
        }
        return bytes.toByteArray();
    }

    private static byte[] unpacked(byte[] packed) throws IOException {
        return Container.open(new ByteArrayInputStream(packed)).stream().readAllBytes();
    }
}
