package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.draw.Capabilities;
import tepui.frontends.gl.legacy.Switches;

/** glEnable, glDisable and glIsEnabled (OpenGL 4.6, 2.2). */
public final class CapabilityCalls {
    private final Capabilities capabilities;
    private final Switches switches;
    private final Profile profile;
    private final Errors errors;

    public CapabilityCalls(Capabilities capabilities, Switches switches, Profile profile, Errors errors) {
        this.profile = profile;
        this.errors = errors;
        this.capabilities = capabilities;
        this.switches = switches;
    }

    public void glEnable(int cap) {
        if (profile.es1 && isNone("glEnable", cap)) return;
        if (isEverywhere(cap) || !switches.setLegacy(cap, true)) capabilities.enable(cap);
    }

    public void glDisable(int cap) {
        if (profile.es1 && isNone("glDisable", cap)) return;
        if (isEverywhere(cap) || !switches.setLegacy(cap, false)) capabilities.disable(cap);
    }

    private boolean isNone(String call, int cap) {
        if (Es1Rules.isCapability(cap)) return false;
        errors.invalidEnum(call, "cap", cap);
        return true;
    }

    /** Switches that programs turn between draws are looked for first. */
    private static boolean isEverywhere(int cap) {
        return cap == GL_BLEND || cap == GL_DEPTH_TEST || cap == GL_CULL_FACE || cap == GL_SCISSOR_TEST;
    }

    public boolean glIsEnabled(int cap) {
        boolean unknown = profile.es1 && !Es1Rules.isArray(cap) && isNone("glIsEnabled", cap);
        return !unknown && switches.isOn(cap);
    }
}
