package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.draw.Capabilities;
import tepui.frontends.gl.draw.SwitchRules;
import tepui.frontends.gl.legacy.FixedCapabilities;
import tepui.frontends.gl.legacy.Switches;
import tepui.frontends.gl.share.NamedObjectRules;

/** Calls of switches: glEnable, glDisable, glIsEnabled (OpenGL 4.6, 22.1). */
public final class CapabilityCalls {
    private final Capabilities capabilities;
    private final Switches switches;
    private final FixedCapabilities fixed;
    private final NamedObjectRules named;
    private final Profile profile;
    private final SwitchRules rules;

    public CapabilityCalls(
            Capabilities capabilities,
            Switches switches,
            FixedCapabilities fixed,
            NamedObjectRules named,
            Profile profile,
            SwitchRules rules) {
        this.profile = profile;
        this.rules = rules;
        this.capabilities = capabilities;
        this.switches = switches;
        this.fixed = fixed;
        this.named = named;
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
        rules.unknown(call, cap);
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

    // ---- with an index ---------------------------------------------------------------------------------------------

    /** Turns a switch of a texture unit (EXT_direct_state_access). */
    private void unit(String call, int cap, int index, boolean on) {
        int unit = named.unitAt(call, index);
        if (unit >= 0) fixed.enable(call, unit, cap, on);
    }

    public void glEnablei(int target, int index) {
        if (fixed.isOfUnit(target)) unit("glEnablei", target, index, true);
        else capabilities.enableIndexed(target, index);
    }

    public void glDisablei(int target, int index) {
        if (fixed.isOfUnit(target)) unit("glDisablei", target, index, false);
        else capabilities.disableIndexed(target, index);
    }

    public boolean glIsEnabledi(int target, int index) {
        String call = "glIsEnabledi";
        if (switches.isOfCoordinates(target)) {
            int unit = named.coordinatesAt(call, index);
            return unit >= 0 && switches.hasCoordinates(unit);
        }
        if (!fixed.isOfUnit(target)) return capabilities.isEnabledIndexed(target, index);
        int unit = named.unitAt(call, index);
        return unit >= 0 && fixed.isOn(call, unit, target);
    }
}
