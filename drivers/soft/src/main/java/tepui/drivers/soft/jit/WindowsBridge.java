package tepui.drivers.soft.jit;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import tepui.drivers.soft.code.CodeDump;
import tepui.drivers.soft.code.CodeMemory;
import tepui.drivers.soft.code.Gpr;
import tepui.drivers.soft.code.Mem;
import tepui.drivers.soft.code.Vop;
import tepui.drivers.soft.code.X64;
import tepui.drivers.soft.code.X64.Arith;

/**
 * Generator of the function that Windows' programs call in the place of a kernel, whose arguments come as System V has them: it lays the arguments anew, keeps the registers that Windows does not
 * give away (rdi, rsi, xmm6 to xmm15), and touches the pages of the stack in order, as Windows grows it by one page at a time.
 */
final class WindowsBridge {
    /** Arguments in registers there, the function's address and the integer among them. */
    private static final int IN_REGISTERS = 4;
    /** Pointers in registers of System V, behind the integer. */
    private static final int[] POINTERS = {Gpr.RSI, Gpr.RDX, Gpr.RCX, Gpr.R8, Gpr.R9};

    private static final int FIRST_VECTOR = 6;
    private static final int VECTORS = 10;
    /** Bytes below rbp: two registers, the vectors, the function's address, and 8 bytes that keep the alignment. */
    private static final int KEPT = 16 + 16 * VECTORS + 16;

    private static final int FUNCTION = -16 - 16 * VECTORS - 8;
    /** Pages that kernels take at most: {@code NativeTier.MOST_SLOTS} vectors and some. */
    private static final int PAGES = 8;

    private static final int PAGE = 4096;

    /** What has been made, for as long as the process lives. */
    private static final List<CodeMemory> PLACED = new CopyOnWriteArrayList<>();

    private WindowsBridge() {}

    /** Puts one where it can be called. */
    static MemorySegment place(int pointers) {
        CodeMemory memory = CodeMemory.of(code(pointers));
        if (memory == null) throw new IllegalStateException("WindowsBridge: the system refuses executable memory");
        PLACED.add(memory);
        return MemorySegment.ofAddress(memory.address());
    }

    /** (function, integer, pointer ...), with so many pointers. */
    static byte[] code(int pointers) {
        X64 asm = new X64(false, CodeDump.isWanted());
        int onStack = pointers - POINTERS.length;
        asm.push(Gpr.RBP);
        asm.move(true, Gpr.RBP, Gpr.RSP);
        asm.push(Gpr.RSI);
        asm.push(Gpr.RDI);
        asm.mathImmediate(Arith.SUB, true, Gpr.RSP, KEPT - 16 + (8 * onStack + 15 & ~15));
        for (int k = 0; k < VECTORS; k++)
            asm.op(Vop.VMOVUPS_STORE, 16, FIRST_VECTOR + k, 0, Mem.at(Gpr.RBP, vector(k)), 0, 0, false);
        asm.store(true, Mem.at(Gpr.RBP, FUNCTION), Gpr.RCX);
        for (int page = 1; page <= PAGES; page++) asm.load(false, Gpr.RAX, Mem.at(Gpr.RSP, -PAGE * page));
        for (int k = 0; k < onStack; k++) {
            asm.load(true, Gpr.RAX, argument(2 + POINTERS.length + k));
            asm.store(true, Mem.at(Gpr.RSP, 8 * k), Gpr.RAX);
        }
        asm.move(false, Gpr.RDI, Gpr.RDX);
        // The first two pointers are in r8 and r9, where others go.
        asm.move(true, POINTERS[0], Gpr.R8);
        asm.move(true, POINTERS[1], Gpr.R9);
        for (int k = 2; k < POINTERS.length; k++) asm.load(true, POINTERS[k], argument(2 + k));
        asm.call(Mem.at(Gpr.RBP, FUNCTION));
        for (int k = 0; k < VECTORS; k++)
            asm.op(Vop.VMOVUPS, 16, FIRST_VECTOR + k, 0, Mem.at(Gpr.RBP, vector(k)), 0, 0, false);
        asm.address(Gpr.RSP, Mem.at(Gpr.RBP, -16));
        asm.pop(Gpr.RDI);
        asm.pop(Gpr.RSI);
        asm.pop(Gpr.RBP);
        asm.ret();
        return CodeDump.finish("bridge-" + pointers, asm);
    }

    private static int vector(int k) {
        return -16 - 16 * VECTORS + 16 * k;
    }

    /** An argument on the caller's stack, behind what rbp keeps, the way back and room for those in registers. */
    private static Mem argument(int number) {
        if (number < IN_REGISTERS)
            throw new IllegalArgumentException("WindowsBridge: argument " + number + " is in a register");
        return Mem.at(Gpr.RBP, 16 + 8 * number);
    }
}
