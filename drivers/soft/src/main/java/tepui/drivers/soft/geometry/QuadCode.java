package tepui.drivers.soft.geometry;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.CodeDump;
import tepui.drivers.soft.code.CodeMemory;
import tepui.drivers.soft.code.Gpr;
import tepui.drivers.soft.code.Label;
import tepui.drivers.soft.code.Mem;
import tepui.drivers.soft.code.Vop;
import tepui.drivers.soft.code.X64;
import tepui.drivers.soft.code.X64.Arith;
import tepui.drivers.soft.code.X64.Condition;

/**
 * Generator of the machine code of {@link VertexQuads}: four words of a vertex that follow one another, in memory, become four rows of lanes, and
 * the other way round; eight lanes at a time, as two transposed squares side by side.
 */
final class QuadCode {
    private static final int CONTROL = Gpr.RSI;

    private final X64 asm = new X64(false, CodeDump.isWanted());
    private final Label done = new Label();

    private QuadCode() {}

    /** The code, made when it is first wanted; null where the system refuses memory for it. */
    static final class Gathers {
        static final @Nullable CodeMemory CODE = CodeMemory.of(gathering());

        private Gathers() {}
    }

    /** The stores that {@link Gathers} are the loads of. */
    static final class Scatters {
        static final @Nullable CodeMemory CODE = CodeMemory.of(scattering());

        private Scatters() {}
    }

    private static Mem control(int word) {
        return Mem.at(CONTROL, 4 * word);
    }

    private void op(Vop op, int to, int a, int b) {
        asm.op(op, 32, to, a, b, 0, 0, false);
    }

    /** Squares in 0 to 3 to their transposes. */
    private void transpose() {
        op(Vop.VUNPCKLPS, 4, 0, 1);
        op(Vop.VUNPCKHPS, 5, 0, 1);
        op(Vop.VUNPCKLPS, 6, 2, 3);
        op(Vop.VUNPCKHPS, 7, 2, 3);
        op(Vop.VUNPCKLPD, 0, 4, 6);
        op(Vop.VUNPCKHPD, 1, 4, 6);
        op(Vop.VUNPCKLPD, 2, 5, 7);
        op(Vop.VUNPCKHPD, 3, 5, 7);
    }

    /** (control, addresses of lanes' vertices, inputs): a lane's four words from its address on, to as many rows as there are components. */
    private static byte[] gathering() {
        QuadCode code = new QuadCode();
        X64 asm = code.asm;
        int addresses = Gpr.RDX;
        int to = Gpr.RCX;
        int lane = Gpr.R8;
        int lanes = Gpr.R9;
        int components = Gpr.R10;
        int offset = Gpr.R11;
        Label loop = new Label();
        asm.load(false, lane, control(VertexQuads.ROW));
        asm.address(to, Mem.at(to, lane, 4, 0));
        asm.load(false, lanes, control(VertexQuads.LANES));
        asm.load(false, components, control(VertexQuads.COMPONENTS));
        asm.load(false, offset, control(VertexQuads.OFFSET));
        asm.math(Arith.XOR, false, lane, lane);
        asm.bind(loop);
        asm.math(Arith.CMP, false, lane, lanes);
        asm.jump(Condition.GE, code.done);
        for (int k = 0; k < 4; k++) {
            asm.load(true, Gpr.RAX, Mem.at(addresses, lane, 8, 8 * k));
            asm.op(Vop.VMOVUPS, 16, k, 0, Mem.at(Gpr.RAX, offset, 1, 0), 0, 0, false);
            asm.load(true, Gpr.RAX, Mem.at(addresses, lane, 8, 8 * (k + 4)));
            asm.op(Vop.VINSERTF128, 32, k, k, Mem.at(Gpr.RAX, offset, 1, 0), 1, 0, false);
        }
        code.transpose();
        Label stored = new Label();
        for (int k = 0; k < 4; k++) {
            if (k > 0) {
                asm.mathImmediate(Arith.CMP, false, components, k);
                asm.jump(Condition.LE, stored);
            }
            Mem row = Mem.at(to, lane, 4, 4 * VertexStage.LANES * k);
            asm.op(Vop.VMOVUPS_STORE, 32, k, 0, row, 0, 0, false);
        }
        asm.bind(stored);
        asm.mathImmediate(Arith.ADD, false, lane, 8);
        asm.jump(loop);
        return code.end("gather");
    }

    /** (control, outputs, records): four rows of each quad to the lanes' records. */
    private static byte[] scattering() {
        QuadCode code = new QuadCode();
        X64 asm = code.asm;
        int from = Gpr.RDX;
        int records = Gpr.RCX;
        int lane = Gpr.R8;
        int step = Gpr.R9;
        int quad = Gpr.R10;
        int to = Gpr.R11;
        int row = Gpr.RDI;
        Label quads = new Label();
        Label loop = new Label();
        asm.load(false, step, control(VertexQuads.ROW));
        asm.address(records, Mem.at(records, step, 4, 0));
        asm.load(false, step, control(VertexQuads.STEP));
        asm.math(Arith.XOR, false, quad, quad);
        asm.bind(quads);
        asm.math(Arith.CMP, false, quad, control(VertexQuads.COMPONENTS));
        asm.jump(Condition.GE, code.done);
        asm.load(false, row, Mem.at(CONTROL, quad, 4, 4 * VertexQuads.WORDS));
        asm.address(to, Mem.at(records, row, 4, 0));
        asm.move(Gpr.RAX, 4 * VertexStage.LANES);
        asm.multiply(false, row, Gpr.RAX);
        asm.math(Arith.ADD, true, row, from);
        asm.math(Arith.XOR, false, lane, lane);
        asm.bind(loop);
        for (int k = 0; k < 4; k++) {
            Mem words = Mem.at(row, lane, 4, 4 * VertexStage.LANES * k);
            asm.op(Vop.VMOVUPS, 32, k, 0, words, 0, 0, false);
        }
        code.transpose();
        for (int k = 0; k < 8; k++) {
            if (k < 4) asm.op(Vop.VMOVUPS_STORE, 16, k, 0, Mem.at(to, 0), 0, 0, false);
            else asm.op(Vop.VEXTRACTF128, 32, k - 4, 0, Mem.at(to, 0), 1, 0, false);
            asm.math(Arith.ADD, true, to, step);
        }
        asm.mathImmediate(Arith.ADD, false, lane, 8);
        asm.math(Arith.CMP, false, lane, control(VertexQuads.LANES));
        asm.jump(Condition.L, loop);
        asm.mathImmediate(Arith.ADD, false, quad, 1);
        asm.jump(quads);
        return code.end("scatter");
    }

    private byte[] end(String name) {
        asm.bind(done);
        asm.zeroUpper();
        asm.ret();
        return CodeDump.finish(name, asm);
    }
}
