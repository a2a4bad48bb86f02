package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.draw.Capabilities;
import tepui.frontends.gl.pixel.Imaging;
import tepui.frontends.gl.pixel.PixelState;

/**
 * Enable switches, all of glEnable (OpenGL 4.6, 22.1): which of the groups that have switches has
 * this one.
 */
public final class Switches {
    private final Profile profile;
    private final Capabilities capabilities;
    private final FixedCapabilities fixed;
    private final EvaluatorSwitches evaluators;
    private final ClientArrays arrays;
    private final PixelState pixels;

    public Switches(
            Profile profile,
            Capabilities capabilities,
            FixedCapabilities fixed,
            EvaluatorSwitches evaluators,
            ClientArrays arrays,
            PixelState pixels) {
        this.profile = profile;
        this.capabilities = capabilities;
        this.fixed = fixed;
        this.evaluators = evaluators;
        this.arrays = arrays;
        this.pixels = pixels;
    }

    /** Turns a switch of the compatibility profile's; false where it is none, or every profile's too. */
    public boolean setLegacy(int cap, boolean on) {
        if (profile.coreOnly != 0) return false;
        if (cap == Es1Rules.TEXTURE_GEN_STR && profile.es1) {
            for (int c = GL_TEXTURE_GEN_S; c <= GL_TEXTURE_GEN_R; c++) fixed.enable(c, on);
            return true;
        }
        if (Imaging.isSwitch(cap)) {
            pixels.transfer.imaging.enable(cap, on);
            return true;
        }
        if (evaluators.enable(cap, on) || fixed.enable(cap, on)) return true;
        // Arrays are switched so too, by EXT_vertex_array.
        if (!arrays.isArray(cap)) return false;
        arrays.enable(cap, on);
        return true;
    }

    /** Turns a switch; nothing where there is none. */
    void set(int cap, boolean on) {
        if (!setLegacy(cap, on)) capabilities.set(cap, on);
    }

    /** Whether it is the switch of the array of coordinates, of which each unit has one. */
    public boolean isOfCoordinates(int cap) {
        return profile.compatibility && cap == GL_TEXTURE_COORD_ARRAY;
    }

    /** Whether the array of a unit's coordinates is on. */
    public boolean hasCoordinates(int unit) {
        return arrays.hasCoordinates(unit);
    }

    /** Whether a switch is on; no, with an error, where there is none. */
    public boolean isOn(int cap) {
        if (profile.coreOnly == 0) {
            if (cap == Es1Rules.TEXTURE_GEN_STR && profile.es1) return fixed.isOn(GL_TEXTURE_GEN_S);
            if (Imaging.isSwitch(cap)) return pixels.transfer.imaging.isOn(cap);
            if (evaluators.isSwitch(cap)) return evaluators.isOn(cap);
            if (arrays.isArray(cap)) return arrays.isEnabled(cap);
            if (fixed.isSwitch(cap)) return fixed.isOn(cap);
        }
        return capabilities.isEnabled(cap);
    }
}
