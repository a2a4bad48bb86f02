package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.pixel.PixelState;

/** Clamping of colours: of those that are read (OpenGL 4.6, 18.2.8), and of vertices and fragments (OpenGL 3.0, 2.19.6). */
public final class ColorClampCalls {
    private final Profile profile;
    private final Errors errors;
    private final PixelState pixels;
    private final FixedState fixed;

    public ColorClampCalls(Profile profile, Errors errors, PixelState pixels, FixedState fixed) {
        this.profile = profile;
        this.errors = errors;
        this.pixels = pixels;
        this.fixed = fixed;
    }

    public void glClampColor(int target, int clamp) {
        if (clamp != GL_TRUE && clamp != GL_FALSE && clamp != GL_FIXED_ONLY) {
            errors.invalidEnum("glClampColor", "clamp", clamp);
        } else if (target == GL_CLAMP_READ_COLOR) {
            pixels.clampReadColor = clamp;
        } else if (profile.coreOnly == 0 && target == GL_CLAMP_VERTEX_COLOR) {
            fixed.clampVertexColor = clamp;
            fixed.keyChanged();
        } else if (profile.coreOnly == 0 && target == GL_CLAMP_FRAGMENT_COLOR) {
            fixed.clampFragmentColor = clamp;
            fixed.keyChanged();
        } else {
            errors.invalidEnum("glClampColor", "target", target);
        }
    }
}
