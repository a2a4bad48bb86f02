package tepui.tools.suites.generated;

import java.util.Random;

/** Runs programs over a target of {@link #SIZE} by SIZE pixels: four floats of each, then four ints. */
interface Subjects extends AutoCloseable {
    int SIZE = 8;

    /** Bits of the float result of all pixels, row by row, then those of the int result. */
    int[] run(RandomProgram program);

    @Override
    void close();

    /** Words of the uniforms in the order of {@link RandomProgram#UNIFORMS}: 16 floats, 16 ints, 16 uints, 9 and 16 floats. */
    static int[] uniforms() {
        Random random = new Random(7);
        int[] words = new int[16 * 3 + 9 + 16];
        for (int i = 0; i < words.length; i++) {
            boolean integer = i >= 16 && i < 48;
            words[i] = integer
                    ? (i % 4 == 3 ? random.nextInt() : random.nextInt(41) - 20)
                    : Float.floatToRawIntBits(i < 16 ? (random.nextInt(65) - 32) * 0.25f : random.nextInt(9) - 4);
        }
        return words;
    }
}
