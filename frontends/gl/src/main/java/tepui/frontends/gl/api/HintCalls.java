package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.state.Hints;

/** Hints (OpenGL 4.6, 21.5): kept and told, and nothing depends on them. */
public final class HintCalls {
    private final Errors errors;
    private final Hints hints;

    public HintCalls(Errors errors, Hints hints) {
        this.errors = errors;
        this.hints = hints;
    }

    public void glHint(int target, int mode) {
        int place = hints.place(target);
        if (place < 0 || mode != GL_FASTEST && mode != GL_NICEST && mode != GL_DONT_CARE) {
            errors.error(
                    GL_INVALID_ENUM,
                    "glHint: target is 0x" + Integer.toHexString(target) + ", mode is 0x" + Integer.toHexString(mode));
            return;
        }
        hints.set(place, mode);
    }
}
