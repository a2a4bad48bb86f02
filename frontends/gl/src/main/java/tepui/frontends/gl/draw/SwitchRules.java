package tepui.frontends.gl.draw;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;

/** Error checks of glEnable and its relatives (OpenGL 4.6, 2.3.1, 22.1; indexed ones 14.9.2, 17.3.6). */
public final class SwitchRules {
    private final Errors errors;

    public SwitchRules(Errors errors) {
        this.errors = errors;
    }

    /** A switch that nobody has (2.3.1, 22.1). */
    public void unknown(String call, int cap) {
        errors.invalidEnum(call, "cap", cap);
    }

    /** A switch that there is several times, and the number of one (14.9.2, 17.3.6); the call goes on or not. */
    boolean indexed(String call, int target, int index, int count) {
        if (count == 0) {
            errors.invalidEnum(call, "target", target);
            return false;
        }
        return index >= 0 && index < count
                || errors.wrong(GL_INVALID_VALUE, call + ": index is " + index + ", must be less than " + count);
    }
}
