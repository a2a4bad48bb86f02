package tepui.drivers.soft.jit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.Label;
import tepui.drivers.soft.code.Vop;
import tepui.drivers.soft.code.X64;

/**
 * Machine instructions on virtual registers, in the order in which they will be written: what {@link NativeOps} and its like
 * produce, {@link LinearScan} gives registers to, and {@link VEmitter} or {@link NeonEmitter} writes.
 *
 * <p>Vector instructions are named as x86 names them; {@link NeonEmitter} writes what has the same results on AArch64. A mask is a register
 * of its own kind with AVX-512, and a vector of 0 and -1 elsewhere. Constants and words that all lanes
 * share are virtual registers with a {@link Source}: where no register is free they are read from memory at each use.
 */
final class VCode {
    /**
     * Address of a word of memory: an array that the kernel was given, bytes from its start, and 4 bytes a lane or
     * none.
     */
    record Address(int array, int disp, boolean lanes) {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Address a && array == a.array && disp == a.disp && lanes == a.lanes;
        }

        @Override
        public int hashCode() {
            return (array * 31 + disp) * 2 + (lanes ? 1 : 0);
        }
    }

    /**
     * Source of a virtual register without an instruction of its own: a constant (null address) or a word of memory.
     */
    record Source(int bits, @Nullable Address word) {
        // Spelt out: a record's own ones are made of method handles at the first call, a millisecond or two each.
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Source s && bits == s.bits && (word == null ? s.word == null : word.equals(s.word));
        }

        @Override
        public int hashCode() {
            return word == null ? bits : word.hashCode();
        }
    }

    enum Kind {
        /** A vector instruction. */
        OP,
        MASK_OP,
        MASK_NOT,
        MASK_TO_VECTOR,
        VECTOR_TO_MASK,
        MOVE,
        /** Loads a {@link Source}. */
        SOURCE,
        BIND,
        JUMP,
        /** Jumps where a mask has a lane, or has none. */
        JUMP_ANY,
        JUMP_NONE,
        /** Instructions that do not fit here. */
        RAW
    }

    /** Writer of instructions that do not fit; {@code r} are the registers of the virtual registers that it named. */
    interface Raw {
        void emit(VEmitter e, int dst, int a, int b, int c);
    }

    /** The same for AArch64. */
    interface NeonRaw {
        void emit(NeonEmitter e, int dst, int a, int b, int c);
    }

    /** Instruction on virtual registers. */
    static final class Ins {
        final Kind kind;
        final int bytes;

        @Nullable
        Vop op;

        X64.@Nullable MaskOp maskOp;
        int dst = -1;
        int a = -1;
        int b = -1;
        int c = -1;
        int imm;
        /** Lanes that are written, the others become 0. */
        int mask = -1;

        @Nullable
        Address mem;
        /** An index of a gather or scatter is {@link #b}; the address is that of element 0. */
        int scale;

        @Nullable
        Label label;

        @Nullable
        Raw raw;

        @Nullable
        NeonRaw neon;
        /** The destination is also read. */
        boolean readsDst;
        /** The destination must not be one of the sources' registers. */
        boolean early;

        Ins(Kind kind, int bytes) {
            this.kind = kind;
            this.bytes = bytes;
        }

        /** The label of an instruction that has one. */
        Label label() {
            if (label == null) throw new IllegalStateException("VCode: " + kind + " has no label");
            return label;
        }
    }

    /** Loop: the range of instructions that it repeats. */
    record Loop(int from, int to) {}

    final boolean evex;
    /** The processor is an AArch64 one: its vectors have four words, and masks are vectors. */
    final boolean neon;
    /** Bytes of a vector of all lanes of a chunk. */
    final int full;
    /** Bytes of vectors now: all lanes, or 16 where one lane counts. */
    int bytes;

    final List<Ins> code = new ArrayList<>();
    final List<Loop> loops = new ArrayList<>();
    int count;
    boolean[] isMask = new boolean[64];
    boolean[] mutable = new boolean[64];

    @Nullable
    Source[] sources = new Source[64];

    private Map<Source, Integer> known = new HashMap<>();
    /** Where loads of sources go: the start of what is repeated for each chunk; -1: right where they are needed. */
    private int hoist = -1;

    private final List<Ins> hoisted = new ArrayList<>();
    private final List<Integer> open = new ArrayList<>();

    /** @param bits of vectors: 512, 256, or 128 for AArch64 */
    VCode(int bits) {
        this.evex = bits == 512;
        this.neon = bits == 128;
        this.full = bits / 8;
        this.bytes = full;
    }

    // ---- virtual registers

    int vector() {
        return fresh(false);
    }

    int mask() {
        return fresh(evex);
    }

    private int fresh(boolean mask) {
        if (count == isMask.length) {
            isMask = Arrays.copyOf(isMask, 2 * count);
            mutable = Arrays.copyOf(mutable, 2 * count);
            sources = Arrays.copyOf(sources, 2 * count);
        }
        isMask[count] = mask;
        return count++;
    }

    int constant(int bits) {
        return source(new Source(bits, null));
    }

    int constant(float value) {
        return constant(Float.floatToRawIntBits(value));
    }

    int word(int array, int disp) {
        return source(new Source(0, new Address(array, disp, false)));
    }

    private int source(Source source) {
        Integer before = known.get(source);
        if (before != null) return before;
        int v = vector();
        sources[v] = source;
        known.put(source, v);
        Ins ins = new Ins(Kind.SOURCE, full);
        ins.dst = v;
        (hoist >= 0 ? hoisted : code).add(ins);
        return v;
    }

    boolean isConstant(int v) {
        Source s = sources[v];
        return s != null && s.word == null;
    }

    int bits(int v) {
        Source s = sources[v];
        return s == null ? 0 : s.bits;
    }

    /** Forgets which words are in registers: they may change from here on. */
    void forgetSources() {
        known = new HashMap<>();
    }

    // ---- loops

    /** From here on instructions are repeated; sources are loaded before if {@code chunk}. */
    void begin(boolean chunk) {
        if (chunk) {
            forgetSources();
            hoist = code.size();
        }
        open.add(code.size());
    }

    void end(boolean chunk) {
        int from = open.removeLast();
        if (chunk) {
            int n = hoisted.size();
            code.addAll(hoist, hoisted);
            for (int i = 0; i < loops.size(); i++) {
                Loop l = loops.get(i);
                if (l.from >= hoist) loops.set(i, new Loop(l.from + n, l.to + n));
            }
            from += n;
            hoisted.clear();
            hoist = -1;
            forgetSources();
        }
        loops.add(new Loop(from, code.size()));
    }

    // ---- instructions

    Ins add(Kind kind) {
        Ins ins = new Ins(kind, bytes);
        code.add(ins);
        return ins;
    }

    private Ins add(Vop op) {
        Ins ins = add(Kind.OP);
        ins.op = op;
        return ins;
    }

    /** A vector of two, or of one where {@code a} is -1. */
    int op(Vop op, int a, int b) {
        return op(op, a, b, 0);
    }

    int op(Vop op, int a, int b, int imm) {
        Ins ins = add(op);
        ins.a = a;
        ins.b = b;
        ins.imm = imm;
        ins.dst = op.form == Vop.Form.KVMI || op.form == Vop.Form.KVM ? mask() : vector();
        return ins.dst;
    }

    int op(Vop op, int b) {
        return op(op, -1, b, 0);
    }

    /** The same, 0 in lanes that are not in a mask: AVX-512 only. */
    int zeroed(Vop op, int mask, int b) {
        int dst = op(op, -1, b, 0);
        code.getLast().mask = mask;
        return dst;
    }

    int shift(Vop op, int b, int count) {
        return op(op, -1, b, count);
    }

    /** a * b + c, rounded once. */
    int fused(int a, int b, int c) {
        Ins ins = add(Vop.VFMADD213PS);
        ins.a = a;
        ins.b = b;
        ins.c = c;
        ins.dst = vector();
        return ins.dst;
    }

    /** Where the mask is set {@code yes}, else {@code no}. */
    int blend(int mask, int yes, int no) {
        Ins ins = add(evex ? Vop.VPBLENDMD : Vop.VBLENDVPS);
        ins.a = no;
        ins.b = yes;
        ins.dst = vector();
        if (evex) ins.mask = mask;
        else ins.c = mask;
        return ins.dst;
    }

    void move(int to, int from) {
        Ins ins = add(Kind.MOVE);
        ins.dst = to;
        ins.a = from;
    }

    /** Where the mask is set {@code to} becomes {@code from}. */
    void merge(int mask, int to, int from) {
        if (isMask[to]) {
            move(to, or(and(mask, from), andNot(mask, to)));
        } else {
            move(to, blend(mask, from, to));
        }
    }

    // ---- masks

    private int maskOp(X64.MaskOp op, Vop vector, int a, int b) {
        if (!evex) return op(vector, a, b);
        Ins ins = add(Kind.MASK_OP);
        ins.maskOp = op;
        ins.a = a;
        ins.b = b;
        ins.dst = mask();
        return ins.dst;
    }

    int and(int a, int b) {
        return maskOp(X64.MaskOp.KANDW, Vop.VPAND, a, b);
    }

    /** {@code ~a & b}. */
    int andNot(int a, int b) {
        return maskOp(X64.MaskOp.KANDNW, Vop.VPANDN, a, b);
    }

    int or(int a, int b) {
        return maskOp(X64.MaskOp.KORW, Vop.VPOR, a, b);
    }

    int xor(int a, int b) {
        return maskOp(X64.MaskOp.KXORW, Vop.VPXOR, a, b);
    }

    int not(int a) {
        if (!evex) return op(Vop.VPXOR, a, constant(-1));
        Ins ins = add(Kind.MASK_NOT);
        ins.a = a;
        ins.dst = mask();
        return ins.dst;
    }

    int maskConstant(boolean value) {
        if (!evex) return constant(value ? -1 : 0);
        Ins ins = add(Kind.RAW);
        ins.dst = mask();
        ins.raw = (e, dst, a, b, c) -> e.asm.mask(value ? X64.MaskOp.KXNORW : X64.MaskOp.KXORW, dst, 0, 0);
        return ins.dst;
    }

    /** 0 and -1. */
    int vectorOf(int mask) {
        if (!evex) return mask;
        Ins ins = add(Kind.MASK_TO_VECTOR);
        ins.a = mask;
        ins.dst = vector();
        return ins.dst;
    }

    /** The signs. */
    int maskOf(int vector) {
        if (!evex) return vector;
        Ins ins = add(Kind.VECTOR_TO_MASK);
        ins.a = vector;
        ins.dst = mask();
        return ins.dst;
    }

    /** Comparison of floats: 0 equal, 1 less, 2 less or equal, 3 unordered, 4 to 7 their opposites. */
    int compareFloat(int predicate, int a, int b) {
        return op(evex ? Vop.VCMPPS_MASK : Vop.VCMPPS, a, b, predicate);
    }

    int equal(int a, int b) {
        return evex ? op(Vop.VPCMPD, a, b, 0) : op(Vop.VPCMPEQD, a, b);
    }

    /** {@code a < b}. */
    int less(int a, int b) {
        return evex ? op(Vop.VPCMPD, a, b, 1) : op(Vop.VPCMPGTD, b, a);
    }

    /** {@code a >= b} without sign. */
    int atLeastUnsigned(int a, int b) {
        return evex ? op(Vop.VPCMPUD, a, b, 5) : op(Vop.VPCMPEQD, op(Vop.VPMAXUD, a, b), a);
    }

    // ---- memory

    int load(Address from) {
        Ins ins = add(Vop.VMOVUPS);
        ins.mem = from;
        ins.dst = vector();
        return ins.dst;
    }

    void store(Address to, int v) {
        Ins ins = add(Vop.VMOVUPS_STORE);
        ins.mem = to;
        ins.a = v;
    }

    /** Stores the first lane. */
    void storeWord(Address to, int v) {
        Ins ins = add(Vop.VMOVSS_STORE);
        ins.mem = to;
        ins.a = v;
    }

    /** Words at byte {@code scale * index} from the address, 0 in lanes outside of the mask. */
    int gather(Address from, int index, int scale, int mask) {
        int copy = mask;
        if (!neon) {
            copy = mask();
            move(copy, mask);
        }
        int dst = vector();
        move(dst, constant(0));
        Ins ins = add(Vop.VPGATHERDD);
        ins.mem = from;
        ins.b = index;
        ins.scale = scale;
        ins.dst = dst;
        ins.readsDst = true;
        ins.early = true;
        if (evex) ins.mask = copy;
        else ins.c = copy;
        return dst;
    }

    // ---- control

    void bind(Label label) {
        add(Kind.BIND).label = label;
    }

    void jump(Label label) {
        add(Kind.JUMP).label = label;
    }

    void jumpIf(int mask, boolean any, Label label) {
        Ins ins = add(any ? Kind.JUMP_ANY : Kind.JUMP_NONE);
        ins.a = mask;
        ins.label = label;
    }

    Ins raw(Raw raw, NeonRaw neonRaw) {
        Ins ins = add(Kind.RAW);
        if (neon) ins.neon = neonRaw;
        else ins.raw = raw;
        return ins;
    }
}
