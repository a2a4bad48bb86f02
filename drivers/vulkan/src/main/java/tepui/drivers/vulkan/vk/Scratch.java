package tepui.drivers.vulkan.vk;

import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import tepui.pipe.Memory;
import tepui.pipe.driver.CallMemory;

/** Memory for the structures of a call, which the generated classes fill. */
public final class Scratch extends CallMemory {
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

    /** An array of pointers to strings. */
    public long strings(Iterable<String> texts) {
        int count = 0;
        for (String ignored : texts) count++;
        long array = take(Math.max(8, count * 8L));
        int i = 0;
        for (String text : texts) putLong(array + 8L * i++, string(text));
        return array;
    }

    /** The zero-terminated string at an address, at most 1 MiB of it. */
    public static String getString(long address) {
        int length = 0;
        while (length < 1 << 20 && Memory.ALL.get(ValueLayout.JAVA_BYTE, address + length) != 0) length++;
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) bytes[i] = Memory.ALL.get(ValueLayout.JAVA_BYTE, address + i);
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
