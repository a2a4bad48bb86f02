package tepui.targets.nativedoor.memory;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.invoke.MethodHandle;
import tepui.pipe.driver.ProcessSymbols;

/** C memory that the program frees by XFree, which calls free. */
public final class CMemory {
    private static final MethodHandle MALLOC = Linker.nativeLinker()
            .downcallHandle(ProcessSymbols.find("malloc"), FunctionDescriptor.of(JAVA_LONG, JAVA_LONG));

    private CMemory() {}

    public static long allocate(long bytes) {
        long address;
        Program foreign = Program.foreign();
        try {
            address = foreign != null ? foreign.ask(Program.ALLOCATE, bytes, 0) : (long) MALLOC.invokeExact(bytes);
        } catch (Throwable t) {
            throw new IllegalStateException("malloc: " + t, t);
        }
        if (address == 0) throw new OutOfMemoryError("malloc has no " + bytes + " bytes");
        return address;
    }
}
