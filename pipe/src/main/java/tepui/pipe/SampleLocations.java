package tepui.pipe;

import java.util.List;

/**
 * Places of the samples in pixels, where they are not {@link Device#samplePositions the device's}: for each pixel of a square, row by row, of each
 * sample x and y in sixteenths of a pixel, 0 to 15, from the corner with the lowest coordinates. The square repeats over the targets, from pixel 0, 0 on.
 *
 * @param grid pixels along each side of the square, 1 to {@link Caps#sampleLocationGrid}
 * @param samples of a pixel
 * @param sixteenths {@code 2 * samples * grid * grid} numbers
 */
public record SampleLocations(int grid, int samples, List<Integer> sixteenths) {
    /** Steps along each side of a pixel. */
    public static final int STEPS = 16;

    public SampleLocations {
        if (grid < 1 || samples < 1) {
            throw new IllegalArgumentException(
                    "SampleLocations: grid is " + grid + ", samples " + samples + ", both must be at least 1");
        }
        sixteenths = List.copyOf(sixteenths);
        long wanted = 2L * samples * grid * grid;
        if (sixteenths.size() != wanted) {
            throw new IllegalArgumentException("SampleLocations: " + sixteenths.size() + " numbers, must be " + wanted);
        }
        for (int at : sixteenths) {
            if (at >= 0 && at < STEPS) continue;
            throw new IllegalArgumentException("SampleLocations: a place is " + at + ", must be 0 to 15");
        }
    }

    /** x of a sample of the pixel at {@code pixel} of the square. */
    public int x(int pixel, int sample) {
        return sixteenths.get(2 * (pixel * samples + sample));
    }

    /** y of it. */
    public int y(int pixel, int sample) {
        return sixteenths.get(2 * (pixel * samples + sample) + 1);
    }

    /** Written out, as for all states: the virtual machine makes such methods of a record anew in every process. */
    @Override
    public boolean equals(@org.jspecify.annotations.Nullable Object other) {
        return other instanceof SampleLocations l
                && grid == l.grid
                && samples == l.samples
                && sixteenths.equals(l.sixteenths);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * grid + samples) + sixteenths.hashCode();
    }
}
