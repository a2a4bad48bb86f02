package tepui.frontends.d3d9.shader;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Random programs and random words; {@code -Dtest.args=-Dtepui.d3d9.seeds=5000} runs more. */
final class RandomProgramTest {
    private static final int SEEDS = Integer.getInteger("tepui.d3d9.seeds", 250);

    @Test
    void translatedProgramsDoWhatTheirTokensSay() throws ShaderException {
        for (int seed = 0; seed < SEEDS; seed++) {
            String text = RandomProgram.of(seed);
            try {
                Comparison c = new Comparison(text);
                c.slack = 1e-3f;
                c.run(seed, false);
            } catch (RuntimeException | ShaderException e) {
                throw new AssertionError("seed " + seed + ":\n" + text, e);
            }
        }
    }

    @Test
    void programsAreOfAllVersions() {
        Set<String> versions = new TreeSet<>();
        for (int seed = 0; seed < SEEDS; seed++)
            versions.add(RandomProgram.of(seed).split("\n", 2)[0]);
        assertEquals(
                Set.of(
                        "ps_1_1", "ps_1_3", "ps_1_4", "ps_2_0", "ps_2_x", "ps_3_0", "vs_1_1", "vs_2_0", "vs_2_x",
                        "vs_3_0"),
                versions);
    }

    @Test
    void textOfAProgramGivesItsTokensBack() throws ShaderException {
        for (int seed = 0; seed < SEEDS; seed++) {
            int[] tokens = Assembler.assemble(RandomProgram.of(seed));
            String text = ShaderReader.read(tokens).text();
            assertArrayEquals(tokens, Assembler.assemble(text), () -> "the text was\n" + text);
        }
    }

    @Test
    void brokenProgramsAreRefusedNeverThrown() {
        Random r = new Random(42);
        int refused = 0;
        for (int seed = 0; seed < SEEDS * 20; seed++) {
            int[] tokens;
            try {
                tokens = Assembler.assemble(RandomProgram.of(seed % 500));
            } catch (ShaderException e) {
                throw new AssertionError(e);
            }
            int n = 1 + r.nextInt(3);
            for (int i = 0; i < n; i++) {
                int at = r.nextInt(tokens.length);
                tokens[at] = switch (r.nextInt(3)) {
                    case 0 -> r.nextInt();
                    case 1 -> tokens[at] ^ 1 << r.nextInt(32);
                    default -> tokens[r.nextInt(tokens.length)];
                };
            }
            if (r.nextInt(4) == 0) tokens = java.util.Arrays.copyOf(tokens, r.nextInt(tokens.length));
            try {
                ShaderProgram p = ShaderReader.read(tokens);
                // What is taken can be translated.
                if (p.isPixel()) Translation.pixel(p, new Semantics(64), PixelVariant.of(0));
                else Translation.vertex(p, new Semantics(64), true);
            } catch (ShaderException e) {
                refused++;
            } catch (tepui.pipe.UnsupportedByDeviceException e) {
                // more semantics than a device has
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed + ": " + java.util.Arrays.toString(tokens), e);
            }
        }
        if (refused == 0) fail("nothing was refused");
    }

    @Test
    void textThatTheFuzzerFoundIsRefused() {
        for (String text : new String[] {"vs_2_x\n_", "ps_2_0\n(", "vs_1_1\n+__", "ps_3_0\ndcl_"}) {
            assertThrows(ShaderException.class, () -> ShaderReader.read(Assembler.assemble(text)), text);
        }
    }

    @Test
    void outputsAreNotKilledBy() throws ShaderException {
        for (String text : new String[] {"ps_2_0\ntexkill oDepth", "ps_2_0\ntexkill oC0", "ps_3_0\ntexkill oDepth"}) {
            assertThrows(ShaderException.class, () -> ShaderReader.read(Assembler.assemble(text)), text);
        }
        ShaderReader.read(Assembler.assemble("ps_2_0\nmov r0, c0\ntexkill r0"));
    }

    @Test
    void randomTextIsRefusedNeverThrown() {
        Random r = new Random(7);
        for (int i = 0; i < SEEDS * 4; i++) {
            StringBuilder s = new StringBuilder(RandomProgram.of(i));
            for (int k = 0; k < 4; k++) s.setCharAt(r.nextInt(s.length()), (char) (32 + r.nextInt(95)));
            try {
                ShaderReader.read(Assembler.assemble(s.toString()));
            } catch (ShaderException e) {
                // what most of it is
            } catch (RuntimeException e) {
                throw new AssertionError("text:\n" + s, e);
            }
        }
    }
}
