package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.draw.Capabilities;
import tepui.frontends.gl.legacy.Switches;

/** glEnable, glDisable and glIsEnabled (OpenGL 4.6, 2.2). */
public final class CapabilityCalls {
    private final Capabilities capabilities;
    private final Switches switches;

    public CapabilityCalls(Capabilities capabilities, Switches switches) {
        this.capabilities = capabilities;
        this.switches = switches;
    }

    public void glEnable(int cap) {
        if (isEverywhere(cap) || !switches.setLegacy(cap, true)) capabilities.enable(cap);
    }

    public void glDisable(int cap) {
        if (isEverywhere(cap) || !switches.setLegacy(cap, false)) capabilities.disable(cap);
    }

    /** Switches that programs turn between draws are looked for first. */
    private static boolean isEverywhere(int cap) {
        return cap == GL_BLEND || cap == GL_DEPTH_TEST || cap == GL_CULL_FACE || cap == GL_SCISSOR_TEST;
    }

    public boolean glIsEnabled(int cap) {
        return switches.isOn(cap);
    }
}
