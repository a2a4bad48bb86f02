package tepui.targets.nativedoor.egl;

import static tepui.targets.nativedoor.egl.EglConstants.NONE;
import static tepui.targets.nativedoor.memory.NativeMemory.intAt;
import static tepui.targets.nativedoor.memory.NativeMemory.pointerAt;

import java.util.Arrays;

/** Reader of attribute lists: attributes and values in turn, ended by EGL_NONE. */
final class EglLists {
    private EglLists() {}

    /** One of EGLint. */
    static int[] ofInts(long address) {
        int[] list = new int[16];
        int count = 0;
        while (address != 0 && intAt(address + 4L * count) != NONE) {
            if (count + 2 > list.length) list = Arrays.copyOf(list, count * 2);
            list[count] = intAt(address + 4L * count);
            list[count + 1] = intAt(address + 4L * count + 4);
            count += 2;
        }
        return Arrays.copyOf(list, count);
    }

    /** One of EGLAttrib, whose values fit ints in all that is known here. */
    static int[] ofAttribs(long address) {
        int[] list = new int[16];
        int count = 0;
        while (address != 0 && pointerAt(address, count) != NONE) {
            if (count + 2 > list.length) list = Arrays.copyOf(list, count * 2);
            list[count] = (int) pointerAt(address, count);
            list[count + 1] = (int) pointerAt(address, count + 1);
            count += 2;
        }
        return Arrays.copyOf(list, count);
    }
}
