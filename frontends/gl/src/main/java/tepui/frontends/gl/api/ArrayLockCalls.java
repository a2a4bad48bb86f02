package tepui.frontends.gl.api;

import tepui.frontends.gl.vertex.ArrayLockRules;
import tepui.frontends.gl.vertex.VertexArrays;

/**
 * Locks of client arrays (EXT_compiled_vertex_array): a program's promise that elements of its arrays do not change. It
 * is kept and told, and nothing is made of it: arrays are copied at each draw, since programs are known to change
 * locked ones.
 */
public final class ArrayLockCalls {
    private final ArrayLockRules rules;
    private final VertexArrays arrays;

    public ArrayLockCalls(ArrayLockRules rules, VertexArrays arrays) {
        this.rules = rules;
        this.arrays = arrays;
    }

    public void glLockArraysEXT(int first, int count) {
        if (!rules.lock("glLockArraysEXT", first, count, arrays.lockedCount)) return;
        arrays.lockedFirst = first;
        arrays.lockedCount = count;
    }

    public void glUnlockArraysEXT() {
        if (!rules.unlock("glUnlockArraysEXT", arrays.lockedCount)) return;
        arrays.lockedFirst = 0;
        arrays.lockedCount = 0;
    }
}
