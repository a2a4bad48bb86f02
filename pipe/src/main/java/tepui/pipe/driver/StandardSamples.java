package tepui.pipe.driver;

/**
 * Standard sample patterns, the places of samples in a pixel: those of Direct3D 11, which Vulkan's devices have too.
 */
public final class StandardSamples {
    private static final byte[] ONE = {8, 8};
    private static final byte[] TWO = {12, 12, 4, 4};
    private static final byte[] FOUR = {6, 2, 14, 6, 2, 10, 10, 14};
    private static final byte[] EIGHT = {9, 5, 7, 11, 13, 9, 5, 3, 3, 13, 1, 7, 11, 15, 15, 1};
    private static final byte[] SIXTEEN = {
        9, 9, 7, 5, 5, 10, 12, 7, 3, 6, 10, 13, 13, 11, 11, 3, 6, 14, 8, 1, 4, 2, 2, 12, 0, 8, 15, 4, 14, 15, 1, 0
    };

    private StandardSamples() {}

    /** x and y of each sample in sixteenths, from the pixel's corner with the lowest coordinates. */
    private static byte[] sixteenths(int samples) {
        return switch (samples) {
            case 1 -> ONE;
            case 2 -> TWO;
            case 4 -> FOUR;
            case 8 -> EIGHT;
            case 16 -> SIXTEEN;
            default ->
                throw new IllegalArgumentException(
                        "samplePositions: samples is " + samples + ", must be 1, 2, 4, 8 or 16");
        };
    }

    /** x of a sample from the pixel's centre, in sixteenths. */
    public static int x(int samples, int sample) { // hot
        return sixteenths(samples)[2 * sample] - 8;
    }

    /** y of a sample from the pixel's centre, in sixteenths. */
    public static int y(int samples, int sample) { // hot
        return sixteenths(samples)[2 * sample + 1] - 8;
    }

    /** x and y of each sample, 0 to 1. */
    public static float[] positions(int samples) {
        byte[] from = sixteenths(samples);
        float[] positions = new float[from.length];
        for (int i = 0; i < from.length; i++) positions[i] = from[i] / 16f;
        return positions;
    }
}
