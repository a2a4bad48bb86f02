package tepui.pipe.driver;

import org.jspecify.annotations.Nullable;
import tepui.pipe.AdvancedBlend;

/**
 * How a fragment shader reads what its targets hold: from copies of them, which are textures.
 *
 * @param samples the targets have several samples, and the shader runs for each
 * @param layers the targets have layers
 * @param blend the shader blends what it puts out for target 0
 * @param clamps target 0 holds values from 0 to 1, so what is blended there is brought into that range first
 */
public record TargetReads(
        boolean samples, boolean layers, @Nullable AdvancedBlend blend, boolean clamps) {
    /** One sample, one layer, no blending. */
    public static final TargetReads PLAIN = new TargetReads(false, false, null, false);

    /** One word, for files. */
    public String text() {
        return (samples ? "s" : "") + (layers ? "l" : "") + (clamps ? "c" : "") + (blend == null ? "" : ":" + blend);
    }

    /**
     * From {@link #text}.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static TargetReads parse(String text) {
        int colon = text.indexOf(':');
        String flags = colon < 0 ? text : text.substring(0, colon);
        TargetReads reads = new TargetReads(
                flags.contains("s"),
                flags.contains("l"),
                colon < 0 ? null : AdvancedBlend.valueOf(text.substring(colon + 1)),
                flags.contains("c"));
        if (!reads.text().equals(text)) {
            throw new IllegalArgumentException("TargetReads.parse: '" + text + "' is no way to read targets");
        }
        return reads;
    }
}
