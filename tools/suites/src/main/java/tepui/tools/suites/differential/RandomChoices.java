package tepui.tools.suites.differential;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.SplittableRandom;
import tepui.tools.suites.gl.GlCalls;

/**
 * Random choices of a seed, the same for each implementation that draws them, and the calls that are made with them.
 */
final class RandomChoices {
    final GlCalls gl;
    private final Arena arena;
    private final SplittableRandom random;

    RandomChoices(GlCalls gl, Arena arena, long seed) {
        this.gl = gl;
        this.arena = arena;
        random = new SplittableRandom(seed);
    }

    boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    /** From {@code low} to {@code high}, both included. */
    int between(int low, int high) {
        return random.nextInt(low, high + 1);
    }

    int of(int... choices) {
        return choices[random.nextInt(choices.length)];
    }

    /** A multiple of 1/256 from 0 to 1, so that nothing is near a rounding boundary by chance of the float alone. */
    float unit() {
        return random.nextInt(257) / 256f;
    }

    float real(float low, float high) {
        return low + (high - low) * (random.nextInt(1 << 16) / 65536f);
    }

    float[] color() {
        return new float[] {unit(), unit(), unit(), unit()};
    }

    void set(int cap, boolean on) {
        if (on) gl.glEnable(cap);
        else gl.glDisable(cap);
    }

    long floats(float... values) {
        return arena.allocateFrom(ValueLayout.JAVA_FLOAT, values).address();
    }

    long bytes(byte... values) {
        return arena.allocateFrom(ValueLayout.JAVA_BYTE, values).address();
    }

    /** Memory with addresses. */
    long addresses(long... values) {
        return arena.allocateFrom(ValueLayout.JAVA_LONG, values).address();
    }

    MemorySegment ints(int... values) {
        return arena.allocateFrom(ValueLayout.JAVA_INT, values);
    }

    byte[] noise(int count) {
        byte[] data = new byte[count];
        random.nextBytes(data);
        return data;
    }

    /** A name that a glGen function writes. */
    int name(Generator generator) {
        MemorySegment out = ints(0);
        generator.generate(1, out.address());
        return out.get(ValueLayout.JAVA_INT, 0);
    }

    /** Generator of names: a glGen function. */
    interface Generator {
        void generate(int count, long names);
    }
}
