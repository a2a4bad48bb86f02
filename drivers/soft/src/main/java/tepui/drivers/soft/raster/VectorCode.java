package tepui.drivers.soft.raster;

import tepui.drivers.soft.code.Mem;
import tepui.drivers.soft.code.Vop;
import tepui.drivers.soft.code.X64;
import tepui.drivers.soft.code.X64.Arith;

/** Writer of operations on vectors of 16 words, numbered 0 to 7: one register of 512 bits each, or two of 256. */
final class VectorCode {
    private final X64 asm;
    private final boolean evex;
    private final int bytes;
    private final int parts;

    VectorCode(X64 asm) {
        this.asm = asm;
        evex = asm.evex;
        bytes = evex ? 64 : 32;
        parts = evex ? 1 : 2;
    }

    private static Mem part(Mem m, int by) {
        return new Mem(m.base(), m.index(), m.scale(), m.disp() + by, m.label(), m.broadcast());
    }

    int register(int v, int part) {
        return v * parts + part;
    }

    void op(Vop op, int to, int a, int b) {
        for (int p = 0; p < parts; p++) asm.op(op, bytes, register(to, p), register(a, p), register(b, p), 0, 0, false);
    }

    void op(Vop op, int to, int a, Mem b) {
        for (int p = 0; p < parts; p++)
            asm.op(op, bytes, register(to, p), register(a, p), part(b, p * bytes), 0, 0, false);
    }

    void shift(Vop op, int to, int from, int count) {
        for (int p = 0; p < parts; p++) asm.op(op, bytes, register(to, p), 0, register(from, p), count, 0, false);
    }

    void convert(Vop op, int to, int from) {
        op(op, to, 0, from);
    }

    void load(int to, Mem from) {
        op(Vop.VMOVUPS, to, 0, from);
    }

    void store(Mem to, int from) {
        op(Vop.VMOVUPS_STORE, from, 0, to);
    }

    /** One word in all lanes. */
    void spread(int to, Mem word) {
        for (int p = 0; p < parts; p++) asm.op(Vop.VBROADCASTSS, bytes, register(to, p), 0, word, 0, 0, false);
    }

    void constant(int to, int bits) {
        spread(to, Mem.at(asm.constant(bits, 1), 0));
    }

    /** The signs of all lanes, in a general register; {@code other} is used. */
    void signs(int to, int v, int other) {
        if (evex) {
            asm.maskVector(true, 1, register(v, 0));
            asm.maskWord(false, 1, to);
            return;
        }
        asm.signs(to, register(v, 0));
        asm.signs(other, register(v, 1));
        asm.shift(true, false, other, 8);
        asm.math(Arith.OR, false, to, other);
    }
}
