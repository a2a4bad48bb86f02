package tepui.tools.image;

import java.util.Locale;

/**
 * Tolerance of a comparison of pictures: each pixel may differ by so much, and so many pixels by more.
 *
 * @param channel by how much a channel may differ, 0 to 255; -1 where colours are compared as people see them
 * @param distance by how much a colour may differ as CIEDE2000 has it; of interest where channel is -1
 * @param pixels how many pixels may differ by more
 * @param share the same as a part of all pixels, 0 to 1; the larger of both counts
 */
public record Tolerance(int channel, double distance, int pixels, double share) {
    /** Not at all. */
    public static final Tolerance NONE = channels(0);

    public Tolerance {
        if (channel < -1 || channel > 255)
            throw new IllegalArgumentException("Tolerance: a channel may differ by 0 to 255, not by " + channel);
        if (!(distance >= 0)) throw new IllegalArgumentException("Tolerance: a distance of " + distance);
        if (pixels < 0) throw new IllegalArgumentException("Tolerance: " + pixels + " pixels");
        if (!(share >= 0 && share <= 1))
            throw new IllegalArgumentException("Tolerance: a share of " + share + ", must be 0 to 1");
    }

    /** Each channel of each pixel may differ by so much, 0 to 255. */
    public static Tolerance channels(int most) {
        if (most < 0) throw new IllegalArgumentException("Tolerance: a channel may differ by 0 to 255, not by " + most);
        return new Tolerance(most, 0, 0, 0);
    }

    /** Each pixel's colour may differ by so much to the eye: about 1 is the least that is noticed (CIEDE2000). */
    public static Tolerance perceived(double most) {
        return new Tolerance(-1, most, 0, 0);
    }

    /** This, and so many pixels may differ by more. */
    public Tolerance butPixels(int most) {
        return new Tolerance(channel, distance, most, share);
    }

    /** This, and such a part of all pixels, 0 to 1, may differ by more. */
    public Tolerance butShare(double most) {
        return new Tolerance(channel, distance, pixels, most);
    }

    /** How many of so many pixels may differ by more than is tolerated. */
    int allowed(int all) {
        return Math.max(pixels, (int) (share * all));
    }

    /** By how much two pixels, 0xRRGGBBAA, differ: in steps of a channel, or as people see it. */
    double difference(int a, int b) {
        if (a == b) return 0;
        if (channel < 0) return ColourDistance.of(a, b);
        int most = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            most = Math.max(most, Math.abs((a >>> shift & 255) - (b >>> shift & 255)));
        }
        return most;
    }

    /** Largest difference of a pixel. */
    double most() {
        return channel < 0 ? distance : channel;
    }

    /** A distance as it is told: steps are whole. */
    String told(double difference) {
        return channel < 0 ? String.format(Locale.ROOT, "%.2f", difference) : Integer.toString((int) difference);
    }
}
