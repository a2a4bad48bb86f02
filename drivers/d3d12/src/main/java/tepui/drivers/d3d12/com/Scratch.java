package tepui.drivers.d3d12.com;

import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import tepui.pipe.Memory;
import tepui.pipe.driver.CallMemory;

/** Memory for the structures of a call, written front to back with natural alignment: {@link #begin}, then a value after the other. */
public final class Scratch extends CallMemory {
    private long pen;

    /** Room for {@code bytes} at first. Lives long; contexts go from thread to thread. */
    public Scratch(long bytes) {
        this(bytes, Arena.ofShared());
    }

    private Scratch(long bytes, Arena arena) {
        super(bytes, arena);
    }

    /** For one thread and a few lines: closing an arena that only one thread knows is cheap. */
    public static Scratch brief(long bytes) {
        return new Scratch(bytes, Arena.ofConfined());
    }

    /** A structure of so many bytes, that the pen now stands at the start of; the answer is its address. */
    public long begin(long bytes) { // hot
        long address = take(bytes);
        pen = address;
        return address;
    }

    /** The pen goes to an address. */
    public Scratch to(long address) { // hot
        pen = address;
        return this;
    }

    /** Where the pen stands. */
    public long pen() {
        return pen;
    }

    public Scratch i(int value) { // hot
        pen = pen + 3 & -4;
        putInt(pen, value);
        pen += 4;
        return this;
    }

    public Scratch f(float value) { // hot
        return i(Float.floatToRawIntBits(value));
    }

    /** A pointer, a handle or a number of 64 bits. */
    public Scratch l(long value) { // hot
        pen = pen + 7 & -8;
        putLong(pen, value);
        pen += 8;
        return this;
    }

    public Scratch b(int value) { // hot
        Memory.ALL.set(ValueLayout.JAVA_BYTE, pen, (byte) value);
        pen++;
        return this;
    }

    public Scratch h(int value) { // hot
        pen = pen + 1 & -2;
        Memory.ALL.set(ValueLayout.JAVA_SHORT_UNALIGNED, pen, (short) value);
        pen += 2;
        return this;
    }

    /** Goes on at a multiple of {@code bytes}, a power of two. */
    public Scratch align(int bytes) { // hot
        pen = pen + bytes - 1 & -bytes;
        return this;
    }
}
