package tepui.pipe.format;

/** Bits of {@link tepui.pipe.Device#formatSupport}, format features: what a device does with a format. */
public final class FormatSupport {
    public static final int VERTEX = 1;
    public static final int SAMPLED = 1 << 1;
    /** Sampled with linear filters. */
    public static final int FILTERED = 1 << 2;

    public static final int COLOR_TARGET = 1 << 3;
    public static final int BLENDED = 1 << 4;
    public static final int DEPTH_STENCIL = 1 << 5;
    public static final int IMAGE = 1 << 6;
    /** Atomic operations on images. */
    public static final int IMAGE_ATOMIC = 1 << 7;

    public static final int BUFFER_VIEW = 1 << 8;
    public static final int BUFFER_IMAGE = 1 << 9;
    /** Multisample targets of 2, 4, 8 and 16 samples. */
    public static final int SAMPLES_2 = 1 << 10;

    public static final int SAMPLES_4 = 1 << 11;
    public static final int SAMPLES_8 = 1 << 12;
    public static final int SAMPLES_16 = 1 << 13;
    public static final int BLIT_SOURCE = 1 << 14;
    public static final int BLIT_TARGET = 1 << 15;
    public static final int PRESENT = 1 << 16;

    private FormatSupport() {}

    /** The bit for multisample targets of {@code samples} samples; 0 for a number that is no choice. */
    public static int samples(int samples) {
        return switch (samples) {
            case 2 -> SAMPLES_2;
            case 4 -> SAMPLES_4;
            case 8 -> SAMPLES_8;
            case 16 -> SAMPLES_16;
            default -> 0;
        };
    }
}
