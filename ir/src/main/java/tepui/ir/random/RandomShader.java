package tepui.ir.random;

import java.util.SplittableRandom;
import tepui.ir.Shader;
import tepui.ir.Stage;

/**
 * Generator of random shaders for tests: valid, short-running, of any stage, with every operation, nested control flow,
 * locals, arrays and calls. They only do what is defined: no index outside where that gives any value, no race between
 * invocations, no derivative in divergent control flow, no bits of a NaN looked at. So an interpreter, a driver, and
 * the same shader after a pass must agree on every bit that is not in a NaN, where results are exact at all.
 */
public final class RandomShader {
    /**
     * Options: what may come up.
     *
     * @param size about how many statements
     * @param wide 64-bit integers and floats
     * @param inexact functions whose precision is left open (sine, logarithm ...), and derivatives
     * @param textures texture instructions
     * @param memory storage buffers, images, atomics, shared memory
     * @param votes questions to all invocations that run together
     * @param calls functions
     */
    public record Options(
            Stage stage,
            int size,
            boolean wide,
            boolean inexact,
            boolean textures,
            boolean memory,
            boolean votes,
            boolean calls) {
        /** Everything. */
        public static Options all(Stage stage) {
            return new Options(stage, 40, true, true, true, true, true, true);
        }

        public Options withSize(int newSize) {
            return new Options(stage, newSize, wide, inexact, textures, memory, votes, calls);
        }
    }

    private RandomShader() {}

    /** A shader with everything, of a stage that the seed picks. */
    public static Shader make(long seed) {
        Stage[] stages = Stage.values();
        return make(seed, Options.all(stages[(int) Math.floorMod(seed, (long) stages.length)]));
    }

    public static Shader make(long seed, Options options) {
        SplittableRandom random = new SplittableRandom(seed * 0x9e3779b97f4a7c15L + options.stage.ordinal());
        return new Statements(options, random, "random_" + options.stage.text() + "_" + seed).make();
    }

    /** Invocations to run it with: quads for fragments, a patch, a workgroup. */
    public static int lanes(Shader shader) {
        return switch (shader.stage) {
            case FRAGMENT -> 8;
            case TESS_CONTROL -> shader.outputVertices;
            case COMPUTE -> shader.localX * shader.localY * shader.localZ;
            default -> 5;
        };
    }
}
