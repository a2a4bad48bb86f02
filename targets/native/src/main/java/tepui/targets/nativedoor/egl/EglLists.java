package tepui.targets.nativedoor.egl;

import static tepui.targets.lwjgl.window.EglConstants.CONFIG_CAVEAT;
import static tepui.targets.lwjgl.window.EglConstants.NONE;
import static tepui.targets.lwjgl.window.EglConstants.TRANSPARENT_TYPE;

import tepui.targets.nativedoor.memory.AttributeLists;

/** Reader of attribute lists: attributes and values in turn, ended by EGL_NONE. */
final class EglLists {
    private EglLists() {}

    /** What a configuration lacks is EGL_NONE. */
    private static boolean mayBeNone(int attribute) {
        return attribute == CONFIG_CAVEAT || attribute == TRANSPARENT_TYPE;
    }

    /** One of EGLint. */
    static int[] ofInts(long address) {
        return AttributeLists.ofInts(address, NONE, EglLists::mayBeNone);
    }

    /** One of EGLAttrib. */
    static int[] ofAttribs(long address) {
        return AttributeLists.ofPointers(address, NONE, EglLists::mayBeNone);
    }
}
