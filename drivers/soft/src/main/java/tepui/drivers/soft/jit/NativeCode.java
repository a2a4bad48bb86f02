package tepui.drivers.soft.jit;

import java.lang.foreign.MemorySegment;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.CodeMemory;
import tepui.drivers.soft.jit.NativePlan.Step;

/**
 * Machine code of a kernel that has not been put into memory yet. It holds no addresses, so it can lie in a file and be loaded anywhere.
 *
 * @param code its pieces and their constants
 * @param offsets of the pieces in the code
 * @param roles the arrays that it is given, see {@link NativeArrays}
 * @param entryAt offset of the mask of lanes that have not returned, -1 where none can
 * @param open it has loops that need not end
 * @param wide its vectors have 512 bits
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record NativeCode(
        byte[] code,
        int[] offsets,
        Step[] steps,
        Arguments arguments,
        NativeKernel.Start[] locals,
        int entryAt,
        boolean open,
        boolean wide) {
    /** The arrays of the call: roles, and what those from {@link NativeArrays#EXTRA} on are. */
    @SuppressWarnings("ArrayRecordComponent")
    record Arguments(int[] roles, List<NativeArrays.Extra> extras) {}

    /** The kernel, or null where the system has no executable memory for it. */
    @Nullable
    NativeKernel load(int stride) {
        CodeMemory memory = CodeMemory.of(code);
        if (memory == null) return null;
        MemorySegment[] functions = new MemorySegment[offsets.length];
        for (int k = 0; k < functions.length; k++) {
            functions[k] = MemorySegment.ofAddress(memory.address() + offsets[k]);
        }
        return new NativeKernel(
                new NativePlan(steps, functions),
                memory,
                new NativeArrays.Use(arguments.roles, arguments.extras),
                locals,
                stride,
                entryAt,
                open,
                wide);
    }
}
