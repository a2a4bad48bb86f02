package tepui.drivers.soft.raster;

/** Where the samples of a pixel lie, in sixteenths from its corner with the lowest coordinates: the standard patterns of Direct3D 11. */
public final class SamplePositions {
    private static final byte[] ONE = {8, 8};
    private static final byte[] TWO = {12, 12, 4, 4};
    private static final byte[] FOUR = {6, 2, 14, 6, 2, 10, 10, 14};
    private static final byte[] EIGHT = {9, 5, 7, 11, 13, 9, 5, 3, 3, 13, 1, 7, 11, 15, 15, 1};

    private SamplePositions() {}

    /** x and y of each sample. */
    static byte[] sixteenths(int samples) {
        return switch (samples) {
            case 1 -> ONE;
            case 2 -> TWO;
            case 4 -> FOUR;
            case 8 -> EIGHT;
            default ->
                throw new IllegalArgumentException("SamplePositions: samples is " + samples + ", must be 1, 2, 4 or 8");
        };
    }

    /** x of a sample from the pixel's centre, in sixteenths. */
    static int x(int samples, int sample) {
        return sixteenths(samples)[2 * sample] - 8;
    }

    static int y(int samples, int sample) {
        return sixteenths(samples)[2 * sample + 1] - 8;
    }

    /** x and y of each sample, 0 to 1. */
    public static float[] of(int samples) {
        byte[] from = sixteenths(samples);
        float[] positions = new float[from.length];
        for (int i = 0; i < from.length; i++) positions[i] = from[i] / 16f;
        return positions;
    }
}
