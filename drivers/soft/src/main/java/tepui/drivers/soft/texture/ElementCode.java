package tepui.drivers.soft.texture;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.Label;
import tepui.drivers.soft.code.Mem;
import tepui.drivers.soft.code.Vop;
import tepui.drivers.soft.code.X64;
import tepui.drivers.soft.code.X64.Arith;
import tepui.drivers.soft.code.X64.Condition;
import tepui.pipe.format.Format;
import tepui.pipe.format.RowConverter;

/**
 * Machine code that converts equal elements of rows, {@value #AT_ONCE} at a time: bytes from 0 to 1, floats of 16 bits and of 32. Values are
 * floats on their way. A byte becomes the quotient by 255 to the last bit, by a product with the reciprocal in two parts.
 */
final class ElementCode {
    /** Elements that a turn of the loop converts. */
    static final int AT_ONCE = 16;

    private enum Kind {
        BYTE(1),
        HALF(2),
        SINGLE(4);

        final int bytes;

        Kind(int bytes) {
            this.bytes = bytes;
        }
    }

    private static final int COUNT = Kind.values().length;
    /** Kinds of code: pairs of kinds of elements. */
    static final int PAIRS = COUNT * COUNT;

    private static final float HIGH = 1f / 255f;
    private static final float LOW = (float) (1 / 255.0 - HIGH);

    // ---- registers: 0 to 3 have values
    private static final int LOW_PART = 8;
    private static final int HIGH_PART = 9;
    private static final int WIDENING = 10;
    private static final int ZERO = 12;
    private static final int ONE = 13;
    private static final int MOST = 14;

    private final X64 asm;
    private final Kind from;
    private final Kind to;

    private ElementCode(X64 asm, Kind from, Kind to) {
        this.asm = asm;
        this.from = from;
        this.to = to;
    }

    /** The number of the code between two formats; -1 where there is none. */
    static int pair(Format from, Format to) {
        if (from == to || !RowConverter.haveEqualElements(from, to)) return -1;
        Kind a = kind(from);
        Kind b = kind(to);
        return a == null || b == null || a == b ? -1 : a.ordinal() * COUNT + b.ordinal();
    }

    private static @Nullable Kind kind(Format f) {
        int bits = f.channels()[0].bits();
        return switch (f.numeric()) {
            case UNORM -> bits == 8 ? Kind.BYTE : null;
            case FLOAT -> bits == 16 ? Kind.HALF : Kind.SINGLE;
            default -> null;
        };
    }

    /** The loop of a pair; registers have the addresses of the elements and how many turns there are. */
    static void make(X64 asm, int pair, int source, int target, int left) {
        new ElementCode(asm, Kind.values()[pair / COUNT], Kind.values()[pair % COUNT]).loop(source, target, left);
    }

    private void loop(int source, int target, int left) {
        if (from == Kind.BYTE) {
            constant(LOW_PART, LOW);
            constant(HIGH_PART, HIGH);
            for (int i = 0; i < 2; i++) constant(WIDENING + i, asm.constant(widening(8 * i)));
        }
        if (to == Kind.BYTE) {
            constant(ZERO, 0);
            constant(ONE, 1);
            constant(MOST, 255);
        }
        Label narrowing = to == Kind.BYTE ? asm.constant(narrowing(0)) : null;
        Label narrowingMore = to == Kind.BYTE ? asm.constant(narrowing(1)) : null;
        Label loop = new Label();
        asm.bind(loop);
        load(source);
        if (narrowing == null || narrowingMore == null) {
            for (int i = 0; i < 2; i++) {
                Vop store = to == Kind.HALF ? Vop.VCVTPS2PH : Vop.VMOVUPS_STORE;
                asm.op(store, 32, i, 0, Mem.at(target, 8 * i * to.bytes), 0, 0, false);
            }
        } else {
            for (int i = 0; i < 2; i++) {
                // Of a NaN and another number these take the second.
                op(Vop.VMAXPS, i, i, ZERO);
                op(Vop.VMINPS, i, i, ONE);
                op(Vop.VMULPS, i, i, MOST);
                op(Vop.VCVTPS2DQ, i, 0, i);
            }
            asm.op(Vop.VPSHUFB, 32, 0, 0, Mem.at(narrowing, 0), 0, 0, false);
            asm.op(Vop.VPSHUFB, 32, 1, 1, Mem.at(narrowingMore, 0), 0, 0, false);
            op(Vop.VPOR, 0, 0, 1);
            asm.op(Vop.VEXTRACTF128, 32, 0, 0, 1, 1, 0, false);
            asm.op(Vop.VUNPCKLPS, 16, 0, 0, 1, 0, 0, false);
            asm.op(Vop.VMOVUPS_STORE, 16, 0, 0, Mem.at(target, 0), 0, 0, false);
        }
        asm.mathImmediate(Arith.ADD, true, source, AT_ONCE * from.bytes);
        asm.mathImmediate(Arith.ADD, true, target, AT_ONCE * to.bytes);
        asm.mathImmediate(Arith.SUB, false, left, 1);
        asm.jump(Condition.NE, loop);
    }

    /** Elements as floats, in registers 0 and 1. */
    private void load(int source) {
        if (from == Kind.BYTE) {
            asm.op(Vop.VMOVUPS, 16, 2, 0, Mem.at(source, 0), 0, 0, false);
            asm.op(Vop.VINSERTF128, 32, 2, 2, 2, 1, 0, false);
        }
        for (int i = 0; i < 2; i++) {
            Mem at = Mem.at(source, 8 * i * from.bytes);
            switch (from) {
                case BYTE -> {
                    op(Vop.VPSHUFB, 3, 2, WIDENING + i);
                    op(Vop.VCVTDQ2PS, 3, 0, 3);
                    op(Vop.VMULPS, i, 3, LOW_PART);
                    op(Vop.VFMADD231PS, i, 3, HIGH_PART);
                }
                case HALF -> asm.op(Vop.VCVTPH2PS, 32, i, 0, at, 0, 0, false);
                case SINGLE -> asm.op(Vop.VMOVUPS, 32, i, 0, at, 0, 0, false);
            }
        }
    }

    private void op(Vop op, int to, int a, int b) {
        asm.op(op, 32, to, a, b, 0, 0, false);
    }

    private void constant(int register, float value) {
        constant(register, asm.constant(Float.floatToRawIntBits(value), 8));
    }

    private void constant(int register, Label words) {
        asm.op(Vop.VMOVUPS, 32, register, 0, Mem.at(words, 0), 0, 0, false);
    }

    // A byte of an order whose highest bit is set gives 0.

    /** Eight bytes of both halves of a register, each as a word. */
    private static int[] widening(int first) {
        int[] order = new int[8];
        for (int i = 0; i < 8; i++) order[i] = 0x80808000 + first + i;
        return order;
    }

    /** The lowest bytes of four words of each half, as word {@code to} of that half. */
    private static int[] narrowing(int to) {
        int[] order = new int[8];
        for (int i = 0; i < 8; i++) order[i] = (i & 3) == to ? 0x0c080400 : 0x80808080;
        return order;
    }
}
