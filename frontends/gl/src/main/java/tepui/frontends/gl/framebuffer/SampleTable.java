package tepui.frontends.gl.framebuffer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Caps;
import tepui.pipe.SampleLocations;

/**
 * Table of a framebuffer's programmable sample locations (ARB_sample_locations), and whether its samples are there. All are in the middle of the pixel
 * at first. They are kept as they were given, and rounded to sixteenths of a pixel where they are used.
 */
public final class SampleTable {
    /** FRAMEBUFFER_PROGRAMMABLE_SAMPLE_LOCATIONS_ARB. */
    public boolean enabled;
    /** FRAMEBUFFER_SAMPLE_LOCATION_PIXEL_GRID_ARB. */
    public boolean perPixel;

    private float[] values = {};

    SampleTable() {}

    /** PROGRAMMABLE_SAMPLE_LOCATION_TABLE_SIZE_ARB. */
    public static int size(Caps caps) {
        return caps.sampleLocationGrid * caps.sampleLocationGrid * caps.maxSamples;
    }

    /** @param at twice the location's number, 1 more for its y */
    public void set(int at, float value) {
        int length = values.length;
        if (at >= length) {
            values = Arrays.copyOf(values, Math.max(at + 1, 2 * length));
            Arrays.fill(values, length, values.length, 0.5f);
        }
        values[at] = value;
    }

    public float get(int at) {
        return at < values.length ? values[at] : 0.5f;
    }

    /** Where samples are by it; null for where the device has them. */
    @Nullable
    SampleLocations of(int samples, Caps caps) {
        if (!enabled || samples < 2 || caps.sampleLocationGrid == 0) return null;
        int grid = perPixel ? caps.sampleLocationGrid : 1;
        List<Integer> sixteenths = new ArrayList<>();
        for (int i = 0; i < 2 * samples * grid * grid; i++) {
            int at = Math.round(get(i) * SampleLocations.STEPS);
            sixteenths.add(Math.clamp(at, 0, SampleLocations.STEPS - 1));
        }
        return new SampleLocations(grid, samples, sixteenths);
    }
}
