package tepui.targets.nativedoor.window;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import tepui.targets.nativedoor.memory.Program;

/**
 * Handles of objects: they look like pointers and are none, so that a program that follows one ends where it did so.
 */
public final class Handles {
    private static final AtomicLong NEXT = new AtomicLong(0x7EA3_0000_0000_0000L);
    private static final AtomicLong NEXT_SMALL = new AtomicLong(0x2EA3_0000L);
    /** Names of an X server have 29 bits. */
    private static final AtomicInteger NEXT_NAME = new AtomicInteger(0x4000_0000);

    private Handles() {}

    public static long next() {
        // A host's are for pointers of 4 bytes too.
        return Program.foreign() == null ? NEXT.getAndAdd(64) : NEXT_SMALL.getAndAdd(16);
    }

    /** A name that no X server gives to what it has. */
    public static int nextName() {
        return NEXT_NAME.getAndIncrement();
    }
}
