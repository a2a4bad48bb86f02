package tepui.pipe.driver;

import org.jspecify.annotations.Nullable;
import tepui.pipe.AdvancedBlend;

/**
 * Form in which a fragment shader reads what its targets hold: from copies of them, which are textures.
 *
 * @param samples the targets have several samples, and the shader runs for each
 * @param layers the targets have layers
 * @param blend the shader blends what it puts out for target 0
 * @param clamps target 0 holds values from 0 to 1, so what is blended there is brought into that range first
 * @param logic the shader combines bits, on devices that do not
 */
public record TargetReads(
        boolean samples,
        boolean layers,
        @Nullable AdvancedBlend blend,
        boolean clamps,
        @Nullable LogicTargets logic) {
    /** One sample, one layer, no blending. */
    public static final TargetReads PLAIN = new TargetReads(false, false, null, false, null);

    /** One word, for files. */
    public String text() {
        return (samples ? "s" : "")
                + (layers ? "l" : "")
                + (clamps ? "c" : "")
                + (blend == null ? "" : ":" + blend)
                + (logic == null ? "" : "=" + logic.text());
    }

    /**
     * From {@link #text}.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static TargetReads parse(String text) {
        int equals = text.indexOf('=');
        String before = equals < 0 ? text : text.substring(0, equals);
        int colon = before.indexOf(':');
        String flags = colon < 0 ? before : before.substring(0, colon);
        TargetReads reads = new TargetReads(
                flags.contains("s"),
                flags.contains("l"),
                colon < 0 ? null : AdvancedBlend.valueOf(before.substring(colon + 1)),
                flags.contains("c"),
                equals < 0 ? null : LogicTargets.parse(text.substring(equals + 1)));
        if (!reads.text().equals(text)) {
            throw new IllegalArgumentException("TargetReads.parse: '" + text + "' is no way to read targets");
        }
        return reads;
    }
}
