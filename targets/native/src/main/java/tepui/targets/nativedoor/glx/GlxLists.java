package tepui.targets.nativedoor.glx;

import static tepui.targets.nativedoor.glx.GlxConstants.*;
import static tepui.targets.nativedoor.memory.NativeMemory.intAt;

import java.util.Arrays;
import tepui.targets.nativedoor.memory.AttributeLists;

/** Reader of attribute lists, ended by None. */
final class GlxLists {
    private GlxLists() {}

    /** Attributes and values in turn. */
    static int[] pairs(long address) {
        return AttributeLists.ofInts(address, 0, a -> true);
    }

    /** Attributes of which some stand alone. */
    static int[] ofVisual(long address) {
        int[] list = new int[16];
        int count = 0;
        while (address != 0) {
            // Once: the program may change it meanwhile.
            int attribute = intAt(address + 4L * count);
            if (attribute == 0) break;
            list = AttributeLists.withRoom(list, count, address);
            list[count++] = attribute;
            boolean alone =
                    attribute == USE_GL || attribute == RGBA || attribute == DOUBLEBUFFER || attribute == STEREO;
            if (!alone) {
                list[count] = intAt(address + 4L * count);
                count++;
            }
        }
        return Arrays.copyOf(list, count);
    }
}
