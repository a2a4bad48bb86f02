package tepui.drivers.soft.jit;

import tepui.drivers.soft.code.A64;
import tepui.drivers.soft.code.A64.Unit;
import tepui.drivers.soft.code.Label;
import tepui.drivers.soft.code.Neon;
import tepui.drivers.soft.code.Vop;
import tepui.drivers.soft.jit.VCode.Address;
import tepui.drivers.soft.jit.VCode.Ins;

/**
 * Emitter of AArch64: writes {@link VCode} for four lanes with the registers that {@link LinearScan} gave. The instructions there are named
 * as x86 names them; each becomes one or a few of NEON with the same results. Operands that live in memory pass through three
 * registers, results of several instructions through three more.
 *
 * <p>A function's frame: the caller's registers below x29, slots of vectors from the stack pointer on. The first seven arrays stay in the
 * registers in which they come, of the others the most used are loaded once.
 */
final class NeonEmitter {
    /** Vectors that can be given to values: v0 to v25. */
    static final int VECTORS = 26;

    // ---- vectors that hold nothing between two instructions
    private static final int OPERANDS = VECTORS;
    static final int T0 = 29;
    static final int T1 = 30;
    static final int T2 = 31;

    // ---- general registers
    /** The first lane of the chunk, times four. */
    static final int LANE = 9;
    /** How many lanes there are, times four. */
    static final int LANES = 10;

    static final int X11 = 11;
    static final int X12 = 12;
    static final int X13 = 13;
    static final int X14 = 14;
    private static final int FRAME = 29;
    private static final int[] HOLDERS = {8, 15, 19, 20, 21, 22, 23, 24, 25, 26};
    /** Arrays that come in registers, from x1 on. */
    private static final int ARGUMENTS = 7;
    /** Bytes of the caller's registers. */
    private static final int SAVED = 144;

    final A64 asm;
    private final VCode code;
    private final LinearScan scan;
    private final int[] holder = new int[NativeArrays.COUNT];
    private final int[] position = new int[NativeArrays.COUNT];

    private NeonEmitter(A64 asm, VCode code, LinearScan scan, int[] roles) {
        this.asm = asm;
        this.code = code;
        this.scan = scan;
        for (int k = 0; k < roles.length; k++) position[roles[k]] = k;
    }

    /** Writes a function of (lanes, array ...); arguments as those of {@link VEmitter#function}. */
    static void function(A64 asm, VCode code, LinearScan scan, int[] uses, int[] roles) {
        NeonEmitter e = new NeonEmitter(asm, code, scan, roles);
        e.hold(uses, roles);
        e.prologue();
        for (Ins ins : code.code) e.emit(ins);
        e.epilogue();
    }

    private void hold(int[] uses, int[] roles) {
        java.util.Arrays.fill(holder, -1);
        for (int k = 0; k < Math.min(roles.length, ARGUMENTS); k++) holder[roles[k]] = 1 + k;
        NativeArrays.hold(holder, uses, HOLDERS);
    }

    private void saved(boolean load) {
        asm.pair(load, Unit.X, FRAME, A64.LINK, A64.SP, 0);
        for (int k = 0; k < 4; k++) asm.pair(load, Unit.D, 8 + 2 * k, 9 + 2 * k, A64.SP, 16 + 16 * k);
        for (int k = 0; k < 4; k++) asm.pair(load, Unit.X, 19 + 2 * k, 20 + 2 * k, A64.SP, 80 + 16 * k);
    }

    private void prologue() {
        asm.add(true, A64.SP, A64.SP, -SAVED);
        saved(false);
        asm.add(true, FRAME, A64.SP, 0);
        if (scan.slots > 0) asm.add(true, A64.SP, A64.SP, -scan.slots * code.full);
        asm.shiftLeft(false, LANES, 0, 2);
        for (int k = 0; k < holder.length; k++) {
            if (holder[k] > ARGUMENTS) asm.load(Unit.X, holder[k], FRAME, argument(k));
        }
    }

    private void epilogue() {
        asm.add(true, A64.SP, FRAME, 0);
        saved(true);
        asm.add(true, A64.SP, A64.SP, SAVED);
        asm.ret();
    }

    private int argument(int array) {
        return SAVED + 8 * (position[array] - ARGUMENTS);
    }

    // ---- memory

    /** A general register with the address of an array: its own, or {@code otherwise}, which is loaded. */
    int base(int array, int otherwise) {
        if (holder[array] >= 0) return holder[array];
        asm.load(Unit.X, otherwise, FRAME, argument(array));
        return otherwise;
    }

    /** Loads or stores a word of an array. */
    void word(boolean load, int register, int array, int disp) {
        int base = base(array, X13);
        if (!A64.reaches(Unit.W, disp)) {
            add(X13, base, disp);
            base = X13;
            disp = 0;
        }
        if (load) asm.load(Unit.W, register, base, disp);
        else asm.store(Unit.W, register, base, disp);
    }

    /** An address and bytes behind it; x14 is used where there are many. */
    void add(int to, int base, int disp) {
        if (disp >>> 24 == 0) {
            if (disp > 0 || to != base) asm.add(true, to, base, disp);
        } else {
            asm.move(X14, disp);
            asm.math(A64.Arith.ADD, true, to, base, X14);
        }
    }

    /** Puts an address into x13; {@code below} are bytes that the instruction can add itself. */
    int address(Address a, int below) {
        int base = base(a.array(), X13);
        if (a.lanes()) {
            asm.math(A64.Arith.ADD, true, X13, base, LANE);
            base = X13;
        }
        if (a.disp() == below) return base;
        add(X13, base, a.disp() - below);
        return X13;
    }

    private void access(boolean load, Unit unit, int vector, Address a) {
        int near = A64.reaches(unit, a.disp()) ? a.disp() : 0;
        int base = address(a, near);
        if (load) asm.load(unit, vector, base, near);
        else asm.store(unit, vector, base, near);
    }

    private int spilled(int v) {
        return scan.slot[v] * code.full;
    }

    // ---- operands

    private int read(int v, int which) {
        if (v < 0) return 0;
        int r = scan.register[v];
        if (r >= 0) return r;
        r = OPERANDS + which;
        load(v, r);
        return r;
    }

    private void load(int v, int to) {
        VCode.Source source = code.sources[v];
        if (source == null) {
            asm.load(Unit.Q, to, A64.SP, spilled(v));
        } else if (source.word() == null) {
            constant(to, source.bits());
        } else {
            asm.loadAll(to, address(source.word(), 0));
        }
    }

    private void constant(int to, int bits) {
        for (int k = 0; k < 4; k++) {
            if ((bits & ~(255 << 8 * k)) == 0) {
                asm.immediate(to, bits >>> 8 * k, k, false);
                return;
            }
            if ((~bits & ~(255 << 8 * k)) == 0) {
                asm.immediate(to, ~bits >>> 8 * k, k, true);
                return;
            }
        }
        asm.load(to, asm.constant(new int[] {bits, bits, bits, bits}));
    }

    private int target(int v, int which) {
        int r = scan.register[v];
        return r >= 0 ? r : OPERANDS + which;
    }

    private void written(int v, int r) {
        if (v < 0 || scan.register[v] >= 0 || scan.to[v] < 0 || scan.slot[v] < 0) return;
        asm.store(Unit.Q, r, A64.SP, spilled(v));
    }

    // ---- instructions

    private void emit(Ins ins) {
        switch (ins.kind) {
            case OP -> op(ins);
            case MOVE -> move(ins);
            case SOURCE -> {
                int to = scan.register[ins.dst];
                if (to >= 0) load(ins.dst, to);
            }
            case BIND -> asm.bind(ins.label());
            case JUMP -> asm.jump(ins.label());
            case JUMP_ANY, JUMP_NONE -> {
                asm.op(Neon.UMAXV, T0, read(ins.a, 0));
                asm.getWord(X11, T0);
                asm.jumpIf(ins.kind == VCode.Kind.JUMP_NONE, false, X11, ins.label());
            }
            case RAW -> {
                int a = read(ins.a, 0);
                int b = read(ins.b, 1);
                int c = read(ins.c, 2);
                int to = ins.dst < 0 ? -1 : target(ins.dst, 2);
                if (ins.neon != null) ins.neon.emit(this, to, a, b, c);
                written(ins.dst, to);
            }
            case MASK_OP, MASK_NOT, MASK_TO_VECTOR, VECTOR_TO_MASK ->
                throw new IllegalStateException("NeonEmitter: " + ins.kind + ", and masks are vectors");
        }
    }

    private void move(Ins ins) {
        int to = scan.register[ins.dst];
        if (scan.to[ins.dst] < 0) return;
        if (to < 0) {
            written(ins.dst, read(ins.a, 0));
            return;
        }
        int from = scan.register[ins.a];
        if (from < 0) load(ins.a, to);
        else if (from != to) asm.copy(to, from);
    }

    private void op(Ins ins) {
        Vop op = ins.op;
        if (op == null) throw new IllegalStateException("NeonEmitter: no instruction");
        Address at = ins.mem;
        if (at != null) {
            memory(ins, op, at);
            return;
        }
        int a = read(ins.a, 1);
        int b = read(ins.b, 0);
        int c = read(ins.c, 2);
        int to = target(ins.dst, 0);
        switch (op) {
            case VADDPS -> asm.op(Neon.FADD, to, a, b);
            case VSUBPS -> asm.op(Neon.FSUB, to, a, b);
            case VMULPS -> asm.op(Neon.FMUL, to, a, b);
            case VDIVPS -> asm.op(Neon.FDIV, to, a, b);
            case VSQRTPS -> asm.op(Neon.FSQRT, to, b);
            case VFMADD213PS -> fused(to, a, b, c);
            case VMINPS -> {
                // the second where neither is less
                asm.op(Neon.FCMGT, T0, b, a);
                select(to, T0, a, b);
            }
            case VMAXPS -> {
                asm.op(Neon.FCMGT, T0, a, b);
                select(to, T0, a, b);
            }
            case VBLENDVPS -> select(to, c, b, a);
            case VCMPPS -> compare(ins.imm, to, a, b);
            case VPCMPEQD -> asm.op(Neon.CMEQ, to, a, b);
            case VPCMPGTD -> asm.op(Neon.CMGT, to, a, b);
            case VROUNDPS -> asm.op(rounding(ins.imm), to, b);
            case VCVTDQ2PS -> asm.op(Neon.SCVTF, to, b);
            case VCVTUDQ2PS -> asm.op(Neon.UCVTF, to, b);
            case VCVTPS2DQ -> asm.op(Neon.FCVTNS, to, b);
            case VCVTTPS2DQ -> asm.op(Neon.FCVTZS, to, b);
            case VCVTTPS2UDQ -> asm.op(Neon.FCVTZU, to, b);
            case VCVTPS2PH -> asm.op(Neon.FCVTN, to, b);
            case VPMOVZXWD -> asm.op(Neon.UXTL, to, b);
            case VPAND -> asm.op(Neon.AND, to, a, b);
            case VPANDN -> asm.op(Neon.BIC, to, b, a);
            case VPOR -> asm.op(Neon.ORR, to, a, b);
            case VPXOR -> asm.op(Neon.EOR, to, a, b);
            case VPADDD -> asm.op(Neon.ADD, to, a, b);
            case VPSUBD -> asm.op(Neon.SUB, to, a, b);
            case VPMULLD -> asm.op(Neon.MUL, to, a, b);
            case VPMINSD -> asm.op(Neon.SMIN, to, a, b);
            case VPMAXSD -> asm.op(Neon.SMAX, to, a, b);
            case VPMINUD -> asm.op(Neon.UMIN, to, a, b);
            case VPMAXUD -> asm.op(Neon.UMAX, to, a, b);
            case VPABSD -> asm.op(Neon.ABS, to, b);
            case VPLZCNTD -> asm.op(Neon.CLZ, to, b);
            case VPOPCNTD -> {
                asm.op(Neon.CNT, T0, b);
                asm.op(Neon.UADDLP_BYTES, T0, T0);
                asm.op(Neon.UADDLP, to, T0);
            }
            case VPMULDQ, VPMULUDQ -> {
                asm.op(Neon.UZP1, T0, a, a);
                asm.op(Neon.UZP1, T1, b, b);
                asm.op(op == Vop.VPMULDQ ? Neon.SMULL : Neon.UMULL, to, T0, T1);
            }
            case VPSLLVD, VPSRLVD, VPSRAVD -> {
                // by 32 at most: of a count only the low byte is looked at
                asm.immediate(T0, 32, 0, false);
                asm.op(Neon.UMIN, T0, T0, b);
                if (op != Vop.VPSLLVD) asm.op(Neon.NEG, T0, T0);
                asm.op(op == Vop.VPSRAVD ? Neon.SSHL : Neon.USHL, to, a, T0);
            }
            case VPSLLD -> asm.shift(Neon.SHL, to, b, ins.imm);
            case VPSRLD -> right(Neon.USHR, to, b, ins.imm);
            case VPSRAD -> right(Neon.SSHR, to, b, ins.imm);
            case VPSLLQ -> asm.shift(Neon.SHL_WIDE, to, b, ins.imm);
            case VPSRLQ -> right(Neon.USHR_WIDE, to, b, ins.imm);
            case VPERMILPS -> permute(to, b, ins.imm);
            default -> throw new IllegalStateException("NeonEmitter: " + op + " is nothing here");
        }
        written(ins.dst, to);
    }

    private void right(Neon op, int to, int from, int count) {
        if (count > 0) asm.shift(op, to, from, count);
        else if (to != from) asm.copy(to, from);
    }

    /** Where the mask is set one register, else the other. */
    void select(int to, int mask, int yes, int no) {
        if (to == no) {
            asm.op(Neon.BIT, to, yes, mask);
        } else if (to == yes) {
            asm.op(Neon.BIF, to, no, mask);
        } else {
            if (to != mask) asm.copy(to, mask);
            asm.op(Neon.BSL, to, yes, no);
        }
    }

    private void fused(int to, int a, int b, int c) {
        int sum = to == c || to != a && to != b ? to : T0;
        if (sum != c) asm.copy(sum, c);
        asm.op(Neon.FMLA, sum, a, b);
        if (sum != to) asm.copy(to, sum);
    }

    private void compare(int predicate, int to, int a, int b) {
        switch (predicate) {
            case 0 -> asm.op(Neon.FCMEQ, to, a, b);
            case 1 -> asm.op(Neon.FCMGT, to, b, a);
            case 2 -> asm.op(Neon.FCMGE, to, b, a);
            case 3 -> {
                asm.op(Neon.FCMEQ, T0, a, a);
                asm.op(Neon.FCMEQ, T1, b, b);
                asm.op(Neon.AND, T0, T0, T1);
                asm.op(Neon.MVN, to, T0);
            }
            case 4 -> {
                asm.op(Neon.FCMEQ, to, a, b);
                asm.op(Neon.MVN, to, to);
            }
            case 13 -> asm.op(Neon.FCMGE, to, a, b);
            case 14 -> asm.op(Neon.FCMGT, to, a, b);
            default -> throw new IllegalStateException("NeonEmitter: comparison " + predicate);
        }
    }

    private static Neon rounding(int mode) {
        return switch (mode & 3) {
            case 0 -> Neon.FRINTN;
            case 1 -> Neon.FRINTM;
            case 2 -> Neon.FRINTP;
            default -> Neon.FRINTZ;
        };
    }

    /** Each lane is one of the four: two bits for each say which. */
    private void permute(int to, int from, int lanes) {
        int first = lanes & 3;
        if (lanes == first * 0b01_01_01_01) {
            asm.spreadLane(to, from, first);
            return;
        }
        int[] bytes = new int[4];
        for (int n = 0; n < 4; n++) bytes[n] = 0x03020100 + 0x04040404 * (lanes >> 2 * n & 3);
        asm.load(T0, asm.constant(bytes));
        asm.op(Neon.TBL, to, from, T0);
    }

    private void memory(Ins ins, Vop op, Address at) {
        switch (op) {
            case VMOVUPS -> {
                int to = target(ins.dst, 0);
                access(true, Unit.Q, to, at);
                written(ins.dst, to);
            }
            case VMOVUPS_STORE -> access(false, Unit.Q, read(ins.a, 0), at);
            case VMOVSS_STORE -> access(false, Unit.S, read(ins.a, 0), at);
            case VPGATHERDD -> {
                int index = read(ins.b, 1);
                boolean all = code.isConstant(ins.c) && code.bits(ins.c) == -1;
                int mask = all ? -1 : read(ins.c, 2);
                int to = target(ins.dst, 0);
                if (scan.register[ins.dst] < 0) asm.load(Unit.Q, to, A64.SP, spilled(ins.dst));
                gather(to, address(at, 0), index, mask, ins.scale == 4);
                written(ins.dst, to);
            }
            default -> throw new IllegalStateException("NeonEmitter: " + op + " of memory");
        }
    }

    /** Loads a word for each lane of a mask, or of all where that is -1. */
    void gather(int to, int base, int index, int mask, boolean words) {
        for (int n = 0; n < 4; n++) {
            Label skip = new Label();
            if (mask >= 0) {
                asm.getLane(X12, mask, n);
                asm.jumpIf(true, false, X12, skip);
            }
            asm.getLane(X12, index, n);
            asm.loadAt(Unit.W, X12, base, X12, words);
            asm.setLane(to, n, X12);
            asm.bind(skip);
        }
    }
}
