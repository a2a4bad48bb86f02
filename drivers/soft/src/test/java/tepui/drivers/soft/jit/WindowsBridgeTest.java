package tepui.drivers.soft.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.soft.code.CodeMemory;
import tepui.drivers.soft.code.Cpu;
import tepui.drivers.soft.code.Gpr;
import tepui.drivers.soft.code.Mem;
import tepui.drivers.soft.code.SystemCalls;
import tepui.drivers.soft.code.Vop;
import tepui.drivers.soft.code.X64;
import tepui.drivers.soft.code.X64.Arith;

/** The bridge, called as Windows calls, by code that stands for the VM: arguments arrive in order, and what belongs to the caller stays. */
final class WindowsBridgeTest {
    private static final ValueLayout.OfLong WORD = ValueLayout.JAVA_LONG;

    // ---- words of the memory that all have in common
    private static final int BRIDGE = 0;
    private static final int FUNCTION = 1;
    /** What rdi holds when the bridge is called, and behind it. */
    private static final int RDI = 2;

    private static final int RSI = 3;
    private static final int INTEGER = 4;
    private static final int ARRIVED = 8;
    private static final int PASSED = 48;
    private static final int VECTORS = 96;
    private static final int VECTORS_AFTER = 128;
    private static final int WORDS = 160;

    private static final int FIRST_POINTER = 1000;

    private static Mem word(int register, int word) {
        return Mem.at(register, 8 * word);
    }

    private static void vectors(X64 asm, Vop op, int register, int word) {
        for (int k = 0; k < 10; k++) asm.op(op, 16, 6 + k, 0, word(register, word + 2 * k), 0, 0, false);
    }

    /** Calls the bridge as a program of Windows does: four arguments in registers, room for them on the stack, the others above. */
    private static byte[] caller(int pointers) {
        X64 asm = new X64(false, false);
        asm.push(Gpr.RBP);
        asm.move(true, Gpr.RBP, Gpr.RSP);
        asm.push(Gpr.RSI);
        asm.push(Gpr.RDI);
        asm.mathImmediate(Arith.SUB, true, Gpr.RSP, 8 * (2 + pointers) + 15 & ~15);
        for (int k = 2; k < pointers; k++) {
            asm.load(true, Gpr.RAX, word(Gpr.RSI, PASSED + k));
            asm.store(true, word(Gpr.RSP, 2 + k), Gpr.RAX);
        }
        vectors(asm, Vop.VMOVUPS, Gpr.RSI, VECTORS);
        asm.load(true, Gpr.RDI, word(Gpr.RSI, RDI));
        asm.load(true, Gpr.RCX, word(Gpr.RSI, FUNCTION));
        asm.move(Gpr.RDX, 77);
        asm.load(true, Gpr.R8, word(Gpr.RSI, PASSED));
        asm.load(true, Gpr.R9, word(Gpr.RSI, PASSED + 1));
        asm.call(word(Gpr.RSI, BRIDGE));
        asm.load(true, Gpr.RAX, Mem.at(Gpr.RBP, -8));
        asm.store(true, word(Gpr.RAX, RDI), Gpr.RDI);
        asm.store(true, word(Gpr.RAX, RSI), Gpr.RSI);
        vectors(asm, Vop.VMOVUPS_STORE, Gpr.RAX, VECTORS_AFTER);
        asm.address(Gpr.RSP, Mem.at(Gpr.RBP, -16));
        asm.pop(Gpr.RDI);
        asm.pop(Gpr.RSI);
        asm.pop(Gpr.RBP);
        asm.ret();
        return asm.finish();
    }

    /** Writes down its arguments, whose first pointer is the memory, and leaves nothing as it was. */
    private static byte[] function(int pointers) {
        X64 asm = new X64(false, false);
        int[] registers = {Gpr.RSI, Gpr.RDX, Gpr.RCX, Gpr.R8, Gpr.R9};
        asm.store(false, word(Gpr.RSI, INTEGER), Gpr.RDI);
        for (int k = 0; k < pointers; k++) {
            if (k < registers.length) asm.store(true, word(Gpr.RSI, ARRIVED + k), registers[k]);
            else {
                asm.load(true, Gpr.RAX, word(Gpr.RSP, 1 + k - registers.length));
                asm.store(true, word(Gpr.RSI, ARRIVED + k), Gpr.RAX);
            }
        }
        vectors(asm, Vop.VMOVUPS, Gpr.RSI, ARRIVED);
        asm.move(Gpr.RDI, 1);
        asm.move(Gpr.RSI, 2);
        asm.ret();
        return asm.finish();
    }

    private static CodeMemory place(byte[] code) {
        return Objects.requireNonNull(CodeMemory.of(code), "the system refuses executable memory");
    }

    @ParameterizedTest
    @ValueSource(ints = {NativeArrays.USUAL, NativeArrays.MOST})
    void argumentsArriveAndRegistersStay(int pointers) {
        assumeTrue(Cpu.isX64(), "this processor is none of x86-64");
        assumeFalse(SystemCalls.WINDOWS, "there every kernel is called so");
        CodeMemory bridge = place(WindowsBridge.code(pointers));
        CodeMemory function = place(function(pointers));
        CodeMemory caller = place(caller(pointers));
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment m = arena.allocate(8 * WORDS, 16);
            m.setAtIndex(WORD, BRIDGE, bridge.address());
            m.setAtIndex(WORD, FUNCTION, function.address());
            m.setAtIndex(WORD, RDI, 4711);
            m.setAtIndex(WORD, PASSED, m.address());
            for (int k = 1; k < pointers; k++) m.setAtIndex(WORD, PASSED + k, FIRST_POINTER + k);
            for (int k = 0; k < 20; k++) m.setAtIndex(WORD, VECTORS + k, 500 + k);
            MemorySegment[] arguments = new MemorySegment[NativeArrays.USUAL];
            Arrays.fill(arguments, m);
            NativeArrays.call(MemorySegment.ofAddress(caller.address()), arguments);
            assertEquals(77, (int) m.getAtIndex(WORD, INTEGER));
            assertEquals(m.address(), m.getAtIndex(WORD, ARRIVED));
            for (int k = 1; k < pointers; k++)
                assertEquals(FIRST_POINTER + k, m.getAtIndex(WORD, ARRIVED + k), "pointer " + k);
            assertEquals(4711, m.getAtIndex(WORD, RDI));
            assertEquals(m.address(), m.getAtIndex(WORD, RSI));
            for (int k = 0; k < 20; k++)
                assertEquals(500 + k, m.getAtIndex(WORD, VECTORS_AFTER + k), "vector word " + k);
        }
    }
}
