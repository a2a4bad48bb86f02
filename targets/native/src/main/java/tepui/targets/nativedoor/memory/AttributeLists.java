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

    /** Values that may be the number that ends a list. */
    @FunctionalInterface
    public interface EndValues {
        /** May it be the value of an attribute? */
        boolean areOf(int attribute);
    }

    /**
     * One of ints.
     *
     * @param values where the end stands for the value of another attribute, the list ends with that: a program has left out a value
     */
    public static int[] ofInts(long address, int end, EndValues values) {
        int[] list = new int[16];
        int count = 0;
        while (address != 0) {
            int attribute = intAt(address + 4L * count);
            if (attribute == end) break;
            list = withRoom(list, count, address);
            int value = intAt(address + 4L * count + 4);
            list[count] = attribute;
            list[count + 1] = value;
            count += 2;
            if (value == end && !values.areOf(attribute)) break;
        }
        return Arrays.copyOf(list, count);
    }

    /** One of numbers as large as pointers, whose values fit ints in all that is known here. */
    public static int[] ofPointers(long address, int end, EndValues values) {
        int[] list = new int[16];
        int count = 0;
        while (address != 0) {
            int attribute = (int) pointerAt(address, count);
            if (attribute == end) break;
            list = withRoom(list, count, address);
            int value = (int) pointerAt(address, count + 1);
            list[count] = attribute;
            list[count + 1] = value;
            count += 2;
            if (value == end && !values.areOf(attribute)) break;
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
