package tepui.drivers.soft.code;

import java.lang.foreign.MemorySegment;

/**
 * Features of this processor: on x86-64 asked by code of our own, CPUID, and XGETBV for the registers that the system saves. What
 * kernels need of AArch64 every one has. The property {@code tepui.jit.bits} (256 or 512, 0 for none) takes less than there is.
 */
public final class Cpu {
    /** Vector width that kernels can use, in bits: 512 or 256 on x86-64, 128 on AArch64, or 0; and why it is not more. */
    public record Vectors(int bits, String reason) {}

    private static final Vectors VECTORS = limited(find());

    private Cpu() {}

    /** The vectors of this processor. */
    public static Vectors vectors() {
        return VECTORS;
    }

    private static Vectors limited(Vectors found) {
        int most = Integer.getInteger("tepui.jit.bits", 512);
        if (found.bits <= most) return found;
        return new Vectors(most >= 256 ? 256 : 0, "the property tepui.jit.bits is " + most);
    }

    private static Vectors find() {
        String arch = System.getProperty("os.arch", "");
        if (arch.equals("aarch64")) return neon();
        if (!arch.equals("amd64") && !arch.equals("x86_64")) {
            return new Vectors(0, "there is no code generator for " + arch);
        }
        CodeMemory code = CodeMemory.of(question());
        if (code == null) return new Vectors(0, "the system refuses executable memory");
        try {
            return judge(MemorySegment.ofAddress(code.address()));
        } finally {
            java.lang.ref.Reference.reachabilityFence(code);
        }
    }

    private static Vectors neon() {
        A64 nothing = new A64(false);
        nothing.ret();
        CodeMemory code = CodeMemory.of(nothing.finish());
        return code == null
                ? new Vectors(0, "the system refuses executable memory")
                : new Vectors(128, "its vectors have 128 bits");
    }

    /** Can code for x86-64 run, with vectors of 256 bits at least? */
    public static boolean isX64() {
        return VECTORS.bits > 128;
    }

    private static Vectors judge(MemorySegment question) {
        int leaves = (int) SystemCalls.call(question, 0, 0);
        long features = SystemCalls.call(question, 1, 2);
        boolean saves = (features & 1L << 27) != 0;
        boolean fused = (features & 1L << 12) != 0;
        boolean halves = (features & 1L << 29) != 0;
        if (leaves < 7 || !saves || !fused || !halves) return new Vectors(0, "the processor has no AVX2");
        int saved = (int) SystemCalls.call(question, -1, 0);
        int more = (int) SystemCalls.call(question, 7, 1);
        int late = (int) SystemCalls.call(question, 7, 2);
        if ((saved & 6) != 6 || (more & 1 << 5) == 0) return new Vectors(0, "the processor has no AVX2");
        int all = 1 << 16 | 1 << 17 | 1 << 28 | 1 << 30 | 1 << 31;
        boolean counts = (late & 1 << 14) != 0;
        if ((saved & 0xe6) != 0xe6 || (more & all) != all || !counts) {
            return new Vectors(256, "the processor has no AVX-512 with VL, DQ, BW, CD and VPOPCNTDQ");
        }
        return new Vectors(512, "");
    }

    /**
     * (int leaf, int which): eax, ebx or ecx of the leaf's first subleaf for which = 0, 1, 2; leaf -1: the registers that the
     * system saves.
     */
    private static byte[] question() {
        X64 a = new X64(false, false);
        boolean windows = SystemPages.WINDOWS;
        a.push(Gpr.RBX);
        a.move(false, Gpr.R8, windows ? Gpr.RDX : Gpr.RSI);
        a.move(false, Gpr.RAX, windows ? Gpr.RCX : Gpr.RDI);
        a.move(Gpr.RCX, 0);
        Label leaf = new Label();
        Label done = new Label();
        a.mathImmediate(X64.Arith.CMP, false, Gpr.RAX, -1);
        a.jump(X64.Condition.NE, leaf);
        a.xgetbv();
        a.jump(done);
        a.bind(leaf);
        a.cpuid();
        a.mathImmediate(X64.Arith.CMP, false, Gpr.R8, 1);
        a.jump(X64.Condition.B, done);
        Label last = new Label();
        a.jump(X64.Condition.NE, last);
        a.move(false, Gpr.RAX, Gpr.RBX);
        a.jump(done);
        a.bind(last);
        a.move(false, Gpr.RAX, Gpr.RCX);
        a.bind(done);
        a.pop(Gpr.RBX);
        a.ret();
        return a.finish();
    }
}
