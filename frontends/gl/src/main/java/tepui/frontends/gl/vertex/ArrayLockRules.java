package tepui.frontends.gl.vertex;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;

/** Error checks of locks of client arrays (EXT_compiled_vertex_array). Each rule says whether the call goes on. */
public final class ArrayLockRules {
    private final Errors errors;

    public ArrayLockRules(Errors errors) {
        this.errors = errors;
    }

    /** glLockArraysEXT (EXT_compiled_vertex_array): a range of elements, while none is locked. */
    public boolean lock(String call, int first, int count, int locked) {
        if (first < 0) return errors.wrong(GL_INVALID_VALUE, call + ": first is " + first + ", must be at least 0");
        if (count <= 0) return errors.wrong(GL_INVALID_VALUE, call + ": count is " + count + ", must be at least 1");
        return locked == 0
                || errors.wrong(
                        GL_INVALID_OPERATION, call + ": the arrays are locked already; glUnlockArraysEXT ends it");
    }

    /** glUnlockArraysEXT (EXT_compiled_vertex_array). */
    public boolean unlock(String call, int locked) {
        return locked != 0 || errors.wrong(GL_INVALID_OPERATION, call + ": the arrays are not locked");
    }
}
