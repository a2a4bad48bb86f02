package tepui.targets.nativedoor.egl;

import static tepui.targets.lwjgl.window.EglConstants.NONE;

import tepui.targets.nativedoor.memory.AttributeLists;

/** Reader of attribute lists: attributes and values in turn, ended by EGL_NONE. */
final class EglLists {
    private EglLists() {}

    /** One of EGLint. */
    static int[] ofInts(long address) {
        return AttributeLists.ofInts(address, NONE);
    }

    /** One of EGLAttrib. */
    static int[] ofAttribs(long address) {
        return AttributeLists.ofPointers(address, NONE);
    }
}
