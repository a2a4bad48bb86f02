package tepui.tools.trace.pack;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
