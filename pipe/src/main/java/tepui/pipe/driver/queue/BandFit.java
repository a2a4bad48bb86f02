package tepui.pipe.driver.queue;

import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.Caps;
import tepui.pipe.driver.LineBands;
import tepui.pipe.driver.StripBands;

/**
 * Check whether {@link LineBands} or {@link StripBands} can be made behind one last vertex shader. Its answers for the fragment shader that
 * was asked about last are kept.
 */
public final class BandFit {
    private final Shader last;
    private final int locations;
    private @Nullable Shader fragment;
    private boolean known;
    /** Bits of the forms. */
    private int possible;

    /** @param locations behind the last that varyings may have; more than there are varyings where gaps cost nothing */
    public BandFit(Shader last, int locations) {
        this.last = last;
        this.locations = locations;
    }

    /**
     * Can bands be made in front of a fragment shader: by a geometry shader of the driver's own, or by this one?
     *
     * @param behind null for none
     * @param caps of the device
     */
    public synchronized boolean is(@Nullable Shader behind, LineBands.Form form, Caps caps) { // hot
        if (fragment != behind || !known) {
            fragment = behind;
            known = true;
            possible = find(behind, caps);
        }
        return (possible & 1 << form.ordinal()) != 0;
    }

    private int find(@Nullable Shader behind, Caps caps) {
        if (last.stage == Stage.GEOMETRY) {
            boolean strips = StripBands.isPossible(
                    last,
                    behind,
                    caps.maxVaryings,
                    locations,
                    caps.maxGeometryOutputVertices,
                    caps.maxGeometryOutputComponents);
            return strips ? -1 : 0;
        }
        int found = 0;
        for (LineBands.Form form : LineBands.Form.values()) {
            if (LineBands.isPossible(last, behind, form, caps.maxVaryings, locations)) found |= 1 << form.ordinal();
        }
        return found;
    }
}
