package tepui.targets.host.link;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Futex of Linux: sleeping on a word of shared memory, and waking who sleeps there. */
final class Futex {
    private static final int WAIT = 0;
    private static final int WAKE = 1;
    private static final int NUMBER = System.getProperty("os.arch", "").equals("aarch64") ? 98 : 202;

    private static final @Nullable MethodHandle SYSCALL = find();

    private Futex() {}

    private static @Nullable MethodHandle find() {
        if (!System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("linux")) return null;
        SymbolLookup lookup = Linker.nativeLinker().defaultLookup();
        Optional<MemorySegment> syscall = lookup.find("syscall");
        FunctionDescriptor type =
                FunctionDescriptor.of(JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_INT, JAVA_INT, ADDRESS, ADDRESS, JAVA_INT);
        return syscall.map(at -> Linker.nativeLinker().downcallHandle(at, type, Linker.Option.firstVariadicArg(1)))
                .orElse(null);
    }

    /** Is there one on this system? */
    static boolean isThere() {
        return SYSCALL != null;
    }

    /** Sleeps while the word has the value. It may wake for no reason. */
    static void await(MemorySegment word, int value) {
        call(word, WAIT, value);
    }

    /** Wakes one who sleeps there. */
    static void wake(MemorySegment word) {
        call(word, WAKE, 1);
    }

    private static void call(MemorySegment word, int operation, int value) {
        MethodHandle syscall = SYSCALL;
        if (syscall == null) throw new IllegalStateException("this system has no futex");
        try {
            long ignored = (long) syscall.invokeExact(
                    (long) NUMBER, word, operation, value, MemorySegment.NULL, MemorySegment.NULL, 0);
        } catch (Throwable t) {
            throw new IllegalStateException("futex: " + t, t);
        }
    }
}
