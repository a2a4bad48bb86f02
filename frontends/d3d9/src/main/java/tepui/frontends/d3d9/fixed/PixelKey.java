package tepui.frontends.d3d9.fixed;

import java.util.Arrays;

/**
 * Key of the pixel stage of fixed function: what it depends on, packed in words: one of flags, then two for each stage up to the first that is
 * disabled. Equal by contents.
 */
public final class PixelKey {
    /** Words for flags and eight stages. */
    public static final int WORDS = 17;

    // Bits of word 0; the number of stages in the lowest four.
    public static final int SPECULAR = 1 << 4;
    public static final int FOG = 1 << 5;
    public static final int FLAT = 1 << 6;
    public static final int ALPHA_TEST = 1 << 7;
    public static final int SPRITES = 1 << 8;

    // Bits of a stage's first word.
    public static final int OPERATION = 0;
    public static final int ARGUMENT1 = 5;
    public static final int ARGUMENT2 = 11;
    public static final int ARGUMENT0 = 17;
    public static final int TO_TEMP = 1 << 23;
    public static final int TEXTURE = 24;
    public static final int PROJECTED = 1 << 27;
    // Of its second word: as in the first, of alpha; and behind
    // these, the components of its coordinates that lie on a circle.
    public static final int WRAPPED = 24;
    /** Four texels at once. */
    public static final int FETCHES = 1 << 28;

    // Kinds of textures.
    public static final int NONE = 0;
    public static final int FLAT_2D = 1;
    public static final int VOLUME = 2;
    public static final int CUBE = 3;
    public static final int COMPARED = 4;

    private final int[] words;

    public PixelKey(int[] words, int count) {
        this.words = Arrays.copyOf(words, Math.max(count, 1));
    }

    /** Bits of an argument, from the API's: its number, COMPLEMENT and ALPHAREPLICATE. */
    public static int argument(int a) {
        return a & 63;
    }

    int stages() {
        return words[0] & 15;
    }

    boolean has(int flag) {
        return (words[0] & flag) != 0;
    }

    private int first(int stage) {
        return words[1 + 2 * stage];
    }

    private int second(int stage) {
        return words[2 + 2 * stage];
    }

    int operation(int stage, boolean alpha) {
        return (alpha ? second(stage) : first(stage)) & 31;
    }

    /** Argument 0 to 2. */
    int argument(int stage, boolean alpha, int index) {
        int shift = index == 1 ? ARGUMENT1 : index == 2 ? ARGUMENT2 : ARGUMENT0;
        return (alpha ? second(stage) : first(stage)) >> shift & 63;
    }

    boolean toTemp(int stage) {
        return (first(stage) & TO_TEMP) != 0;
    }

    int texture(int stage) {
        return first(stage) >> TEXTURE & 7;
    }

    /** Components of the coordinates that lie on a circle, a bit each. */
    int wrapped(int stage) {
        return second(stage) >> WRAPPED & 15;
    }

    boolean fetches(int stage) {
        return (second(stage) & FETCHES) != 0;
    }

    boolean projected(int stage) {
        return (first(stage) & PROJECTED) != 0;
    }
}
