package tepui.tools.trace.pack;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tepui.testing.Seeds;

/** What the reference encoder has packed. */
final class BrotliTest {
    private static final String TEXT =
            "The quick brown fox, as they say: \"jumps over\" 12 lazy dogs. Information about the governm"
                    + "ent is available, and the University of California has published the following. Sp\u00e4ter, gr"
                    + "\u00f6\u00dfer \u2014 Stra\u00dfe. However, THE OTHER PEOPLE (and their children) were interested in the devel"
                    + "opment of something different = better; everything is possible.\n";

    /** The text at quality 11, with words of the dictionary. */
    private static final String SMALL =
            "G1MBABwHuUnz2iFvy24oLURuS/VGY6No1FkShvLhFZLunyD2+vlJapsKKGzqttDDDwPBcsQoiMFuNP2zmKIp65zic4Yhkkgpk0Yz"
                    + "zqb4FFn0Xs9XWLB/cZkbKS1z7PfEsrL88+ZLnFWEjAFOx0ASuqtMs4kzrImdy//1jYZa4bY4qPW8XocJmXiPwxjrB8nM+W7dSN4y"
                    + "QMYSe8INYEGKlQMuXLuKqt2fWycB";

    /** The text 400 times at quality 9, in a window of a kibibyte. */
    private static final String REPEATED =
            "If3/BwACD9/cOiX9t4R4tKgWytTuJkArHjKhbN0B+//T29ryHgQef1FZghm3ZX7RmHInPh9LMafUq2OC6UYTcRlhxbc2B/tfSfU+"
                    + "QvHyMJHEhSkUBkMC9XHHiG3ZVVcAhNQBpAk5zQR2SjeVbTiqxAaNwonJoRvZXS5J9ctM0cYW1b96mmLmnVwyoVZPs4sv4MV1OeNw"
                    + "Xc7OHGeH43ZGHVtdAfm2QWkKk4PqsH9Wgz9ZeY0ggRJbiBXpRWaKpU8agxnuIepK9P5m9gHdmq7xMwHAkRr1xewuAAIgAOKwAPQV"
                    + "AAA=";

    @Test
    void textWithWordsOfTheDictionaryIsUnpacked() throws IOException {
        assertEquals(TEXT, new String(unpacked(Base64.getDecoder().decode(SMALL)), StandardCharsets.UTF_8));
    }

    @Test
    void copiesReachAcrossPartsThatAreHandedOver() throws IOException {
        byte[] expected = TEXT.repeat(400).getBytes(StandardCharsets.UTF_8);
        assertArrayEquals(expected, unpacked(Base64.getDecoder().decode(REPEATED)));
    }

    @Test
    void damagedDataGivesAMessageAndNothingElse() {
        byte[] small = Base64.getDecoder().decode(SMALL);
        byte[] repeated = Base64.getDecoder().decode(REPEATED);
        for (Seeds seeds = new Seeds("BrotliTest", 300); seeds.hasNext(); ) {
            long seed = seeds.next();
            SplittableRandom random = new SplittableRandom(seed);
            byte[] damaged = (random.nextBoolean() ? small : repeated).clone();
            for (int i = 1 + random.nextInt(3); i > 0; i--)
                damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
            if (random.nextInt(4) == 0) damaged = Arrays.copyOf(damaged, 4 + random.nextInt(damaged.length - 4));
            try (var in = Container.open(new ByteArrayInputStream(damaged)).stream()) {
                byte[] part = new byte[1 << 16];
                // A few bits may become many bytes; more of the same tells nothing.
                if (in.read(part) > 0) assertTrue(in.read(part) <= part.length);
            } catch (IOException e) {
                assertNotNull(e.getMessage());
            } catch (RuntimeException | Error e) {
                fail("seed " + seed + ": " + e, e);
            }
        }
    }

    private static byte[] unpacked(byte[] packed) throws IOException {
        return Container.open(new ByteArrayInputStream(packed)).stream().readAllBytes();
    }
}
