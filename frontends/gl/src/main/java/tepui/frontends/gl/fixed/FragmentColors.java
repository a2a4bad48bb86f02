package tepui.frontends.gl.fixed;

import static tepui.frontends.gl.constants.Enumerants.GL_FIXED_ONLY;
import static tepui.frontends.gl.constants.Enumerants.GL_TRUE;

import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.framebuffer.Framebuffers;

/** Clamping of fragment colours (GL_CLAMP_FRAGMENT_COLOR). */
public final class FragmentColors {
    private final Profile profile;
    private final FixedState fixed;
    private final Framebuffers framebuffers;

    public FragmentColors(Profile profile, FixedState fixed, Framebuffers framebuffers) {
        this.profile = profile;
        this.fixed = fixed;
        this.framebuffers = framebuffers;
    }

    /** With what GL_FIXED_ONLY means for the draw framebuffer. */
    public boolean areClamped() {
        int when = fixed.clampFragmentColor;
        return when == GL_TRUE || when == GL_FIXED_ONLY && !framebuffers.floatOutputs();
    }

    /** A component as getters tell it: clamped where the fragments' colours are (OpenGL 3.0, 6.1.2). */
    public float told(float component) {
        return profile.compatibility && areClamped() ? Math.clamp(component, 0f, 1f) : component;
    }
}
