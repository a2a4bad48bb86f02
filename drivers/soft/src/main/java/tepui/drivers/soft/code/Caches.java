package tepui.drivers.soft.code;

import java.lang.foreign.MemorySegment;
import java.util.Locale;

/**
 * Caches of AArch64: instructions are read through one of their own, which has to be told of new code. macOS and Windows have a function for
 * that, Linux expects a program to do it itself. There it is code of our own, whose pages the system has cleaned when it made them executable.
 */
final class Caches {
    private static final boolean ARM = System.getProperty("os.arch", "").equals("aarch64");
    /** Bytes of a line of a cache, at least. */
    private static final int LINE = 16;

    private Caches() {}

    // The function of the system, or code of our own.
    private static final class Function {
        static final MemorySegment ADDRESS = find();

        private static MemorySegment find() {
            if (SystemPages.WINDOWS) return SystemCalls.find("kernel32", "FlushInstructionCache");
            if (isMac()) return SystemCalls.find("sys_icache_invalidate");
            A64 asm = new A64(false);
            flush(asm);
            long address = SystemPages.place(asm.finish());
            if (address == 0) throw new IllegalStateException("Caches: the system has no memory for code any more");
            return MemorySegment.ofAddress(address);
        }
    }

    private static boolean isMac() {
        return System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("mac");
    }

    /** Code has been written: whoever runs it from now on reads it anew. */
    static void flush(long address, long size) {
        if (!ARM) return;
        // Windows wants to know whose code it is: this process's.
        if (SystemPages.WINDOWS) SystemCalls.call(Function.ADDRESS, -1, address, size, 0, 0, 0);
        else SystemCalls.call(Function.ADDRESS, address, size);
    }

    /** Writes a function of (address, size) that does it, the address at the beginning of a line. */
    static void flush(A64 asm) {
        Label data = new Label();
        Label instructions = new Label();
        asm.math(A64.Arith.ADD, true, 1, 0, 1);
        asm.move(true, 2, 0);
        asm.bind(data);
        asm.cleanData(2);
        asm.add(true, 2, 2, LINE);
        asm.compareRegisters(true, 2, 1);
        asm.jump(A64.Condition.LO, data);
        asm.dataBarrier();
        asm.bind(instructions);
        asm.forgetInstructions(0);
        asm.add(true, 0, 0, LINE);
        asm.compareRegisters(true, 0, 1);
        asm.jump(A64.Condition.LO, instructions);
        asm.dataBarrier();
        asm.instructionBarrier();
        asm.ret();
    }
}
