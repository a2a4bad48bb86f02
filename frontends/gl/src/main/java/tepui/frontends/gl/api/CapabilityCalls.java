package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.draw.Capabilities;
import tepui.frontends.gl.legacy.ClientArrays;
import tepui.frontends.gl.legacy.EvaluatorSwitches;
import tepui.frontends.gl.legacy.FixedCapabilities;
import tepui.frontends.gl.pixel.Imaging;
import tepui.frontends.gl.pixel.PixelState;

/** glEnable, glDisable and glIsEnabled (OpenGL 4.6, 2.2): who of those that have switches has this one. */
public final class CapabilityCalls {
    private final Profile profile;
    private final Capabilities capabilities;
    private final FixedCapabilities fixedCapabilities;
    private final EvaluatorSwitches evaluatorSwitches;
    private final ClientArrays clientArrays;
    private final PixelState pixels;

    public CapabilityCalls(
            Profile profile,
            Capabilities capabilities,
            FixedCapabilities fixedCapabilities,
            EvaluatorSwitches evaluatorSwitches,
            ClientArrays clientArrays,
            PixelState pixels) {
        this.profile = profile;
        this.capabilities = capabilities;
        this.fixedCapabilities = fixedCapabilities;
        this.evaluatorSwitches = evaluatorSwitches;
        this.clientArrays = clientArrays;
        this.pixels = pixels;
    }

    public void glEnable(int cap) {
        if (isEverywhere(cap) || !enableLegacy(cap, true)) capabilities.coreEnable(cap);
    }

    public void glDisable(int cap) {
        if (isEverywhere(cap) || !enableLegacy(cap, false)) capabilities.coreDisable(cap);
    }

    /** Switches that programs turn between draws are looked for first. */
    private static boolean isEverywhere(int cap) {
        return cap == GL_BLEND || cap == GL_DEPTH_TEST || cap == GL_CULL_FACE || cap == GL_SCISSOR_TEST;
    }

    private boolean enableLegacy(int cap, boolean on) {
        if (profile.coreOnly != 0) return false;
        if (Imaging.isSwitch(cap)) {
            pixels.transfer.imaging.enable(cap, on);
            return true;
        }
        return evaluatorSwitches.enable(cap, on) || fixedCapabilities.enable(cap, on);
    }

    public boolean glIsEnabled(int cap) {
        if (profile.coreOnly == 0) {
            if (Imaging.isSwitch(cap)) return pixels.transfer.imaging.isOn(cap);
            if (evaluatorSwitches.isSwitch(cap)) return evaluatorSwitches.isOn(cap);
            if (clientArrays.isSwitch(cap)) return clientArrays.isOn(cap);
            if (fixedCapabilities.isSwitch(cap)) return fixedCapabilities.isOn(cap);
        }
        return capabilities.coreIsEnabled(cap);
    }
}
