package tepui.pipe.driver;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.util.Optional;

/**
 * Lookup of functions of C as the process's own code finds them: in the program first. {@link Linker#defaultLookup} finds the C library's, which in a program with an
 * allocator of its own (Chromium) is the wrong malloc and free for memory that others give or take.
 */
public final class ProcessSymbols {
    private ProcessSymbols() {}

    /** The function of a name. */
    @SuppressWarnings("restricted") // the launcher enables native access for this module
    public static MemorySegment find(String name) {
        Linker linker = Linker.nativeLinker();
        SymbolLookup library = linker.defaultLookup();
        Optional<MemorySegment> dlsym = library.find("dlsym");
        if (dlsym.isEmpty()) return library.findOrThrow(name);
        try (Arena arena = Arena.ofConfined()) {
            // 0 is RTLD_DEFAULT, as glibc and musl have it.
            MemorySegment found = (MemorySegment)
                    linker.downcallHandle(dlsym.get(), FunctionDescriptor.of(ADDRESS, JAVA_LONG, ADDRESS))
                            .invokeExact(0L, arena.allocateFrom(name));
            return found.address() == 0 ? library.findOrThrow(name) : found;
        } catch (Throwable t) {
            throw new IllegalStateException("dlsym of " + name + " failed", t);
        }
    }
}
