package tepui.targets.nativedoor.window;

import java.util.ArrayList;
import java.util.List;
import tepui.frontends.gl.ContextAttributes;

/**
 * Framebuffer format: EGL's and GLX's configurations. Its number is from 1 on. Colours have 8 bits each.
 *
 * @param srgb colours are encoded as they are drawn where the program has enabled that; in EGL each surface says so for itself
 */
public record Format(int id, int alpha, int depth, int stencil, int samples, boolean doubleBuffered, boolean srgb) {
    /** Width and height that no framebuffer exceeds. */
    public static final int LARGEST = 16384;

    private static final int[][] DEPTHS = {{24, 8}, {24, 0}, {16, 0}, {0, 0}, {32, 8}};

    /** All there are on a device of so many samples, the plainest first; those with two buffers have the same numbers whether there are others. */
    public static List<Format> all(int maxSamples) {
        List<Format> all = new ArrayList<>();
        for (int buffers = 2; buffers > 0; buffers--) {
            for (int samples = 0; samples <= maxSamples; samples = Math.max(2, samples * 2)) {
                for (int[] d : DEPTHS) {
                    for (int alpha = 0; alpha <= 8; alpha += 8)
                        all.add(new Format(all.size() + 1, alpha, d[0], d[1], samples, buffers == 2, false));
                }
            }
        }
        return List.copyOf(all);
    }

    /** The same, and behind them each with colours that can be encoded. */
    public static List<Format> allWithSrgb(int maxSamples) {
        List<Format> all = new ArrayList<>(all(maxSamples));
        for (Format f : List.copyOf(all))
            all.add(new Format(all.size() + 1, f.alpha, f.depth, f.stencil, f.samples, f.doubleBuffered, true));
        return List.copyOf(all);
    }

    /** Attributes with this format. */
    public ContextAttributes of(ContextAttributes attributes, boolean encoded) {
        return attributes
                .withFormat(alpha > 0, depth, stencil, encoded)
                .withSamples(samples)
                .withDoubleBuffer(doubleBuffered);
    }
}
