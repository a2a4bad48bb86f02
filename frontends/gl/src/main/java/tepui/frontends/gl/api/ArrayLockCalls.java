package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.vertex.VertexArrays;

/**
 * Locks of client arrays (EXT_compiled_vertex_array): a program's promise that elements of its arrays do not change. It
 * is kept and told, and nothing is made of it: arrays are copied at each draw, since programs are known to change
 * locked ones.
 */
public final class ArrayLockCalls {
    private final Errors errors;
    private final VertexArrays arrays;

    public ArrayLockCalls(Errors errors, VertexArrays arrays) {
        this.errors = errors;
        this.arrays = arrays;
    }

    public void glLockArraysEXT(int first, int count) {
        if (first < 0) {
            errors.error(GL_INVALID_VALUE, "glLockArraysEXT: first is " + first + ", must be at least 0");
        } else if (count <= 0) {
            errors.error(GL_INVALID_VALUE, "glLockArraysEXT: count is " + count + ", must be at least 1");
        } else if (arrays.lockedCount > 0) {
            errors.error(
                    GL_INVALID_OPERATION, "glLockArraysEXT: the arrays are locked already; glUnlockArraysEXT ends it");
        } else {
            arrays.lockedFirst = first;
            arrays.lockedCount = count;
        }
    }

    public void glUnlockArraysEXT() {
        if (arrays.lockedCount == 0) {
            errors.error(GL_INVALID_OPERATION, "glUnlockArraysEXT: the arrays are not locked");
            return;
        }
        arrays.lockedFirst = 0;
        arrays.lockedCount = 0;
    }
}
