package tepui.drivers.soft.code;

import java.lang.ref.Cleaner;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Executable memory of one piece of code: pages that are writable while they are filled, then executable, never both. They are
 * given back when nobody refers to this object any more, so whoever runs the code holds it.
 */
public final class CodeMemory {
    private static final Cleaner CLEANER = Cleaner.create();
    private static final AtomicInteger COUNT = new AtomicInteger();

    private final long address;

    private CodeMemory(long address) {
        this.address = address;
    }

    private record Pages(long address, long size) implements Runnable {
        @Override
        public void run() {
            SystemPages.free(address, size);
            COUNT.decrementAndGet();
        }
    }

    /** Copies code to memory where it can run; null where the system refuses that. */
    public static @Nullable CodeMemory of(byte[] code) {
        long size = SystemPages.size(code);
        long address = SystemPages.place(code);
        if (address == 0) return null;
        Caches.flush(address, size);
        COUNT.incrementAndGet();
        CodeMemory memory = new CodeMemory(address);
        CLEANER.register(memory, new Pages(address, size));
        return memory;
    }

    /** How many pieces of code there are in the process. */
    public static int count() {
        return COUNT.get();
    }

    /** Where the code begins. */
    public long address() {
        return address;
    }
}
