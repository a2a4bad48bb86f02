package tepui.targets.nativedoor.memory;

import static tepui.targets.nativedoor.memory.NativeMemory.intAt;
import static tepui.targets.nativedoor.memory.NativeMemory.pointerAt;

import java.util.Arrays;

/**
 * Lists of attributes and values in turn, behind an address, that end with a number of their own. One that does not end is the program's mistake, or nobody's list
 * at all: where each page is asked of another process, reading on until something looks like the end takes as long as that process has memory.
 */
public final class AttributeLists {
    /** Numbers that a list has at most: some ten times what EGL, GLX and OSMesa have attributes for. */
    public static final int MOST = 1024;

    private AttributeLists() {}

    /** One of ints. */
    public static int[] ofInts(long address, int end) {
        int[] list = new int[16];
        int count = 0;
        while (address != 0 && intAt(address + 4L * count) != end) {
            list = withRoom(list, count, address);
            list[count] = intAt(address + 4L * count);
            list[count + 1] = intAt(address + 4L * count + 4);
            count += 2;
        }
        return Arrays.copyOf(list, count);
    }

    /** One of numbers as large as pointers, whose values fit ints in all that is known here. */
    public static int[] ofPointers(long address, int end) {
        int[] list = new int[16];
        int count = 0;
        while (address != 0 && pointerAt(address, count) != end) {
            list = withRoom(list, count, address);
            list[count] = (int) pointerAt(address, count);
            list[count + 1] = (int) pointerAt(address, count + 1);
            count += 2;
        }
        return Arrays.copyOf(list, count);
    }

    /** The list, or a longer copy, with room for two numbers more. */
    public static int[] withRoom(int[] list, int count, long address) {
        if (count >= MOST)
            throw new IllegalArgumentException(
                    "a list of attributes at %x has no end within %d numbers".formatted(address, MOST));
        return count + 2 > list.length ? Arrays.copyOf(list, count * 2) : list;
    }
}
