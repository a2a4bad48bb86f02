package tepui.targets.nativedoor.egl;

import static tepui.targets.nativedoor.egl.EglConstants.NONE;

import tepui.targets.nativedoor.memory.AttributeLists;

/** Lists of attributes and values in turn that end with EGL_NONE. */
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
