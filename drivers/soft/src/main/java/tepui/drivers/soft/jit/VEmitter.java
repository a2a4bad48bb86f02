package tepui.drivers.soft.jit;

import tepui.drivers.soft.code.Gpr;
import tepui.drivers.soft.code.Mem;
import tepui.drivers.soft.code.Vop;
import tepui.drivers.soft.code.X64;
import tepui.drivers.soft.jit.VCode.Address;
import tepui.drivers.soft.jit.VCode.Ins;

/**
 * Emitter that writes {@link VCode} with the registers that {@link LinearScan} gave. What lives in memory is an operand
 * there where the instruction can have one, else it passes through the last three vector registers, and masks through
 * k7 and k0.
 *
 * <p>A function's frame: the caller's registers, the arrays that came in registers, slots of vectors, scratch of four vectors at
 * the bottom. Arrays are in general registers as far as those go, others are loaded at each use.
 */
final class VEmitter {
    /** The first lane of the chunk. */
    static final int LANE = Gpr.R14;
    /** How many lanes there are. */
    static final int LANES = Gpr.R15;

    private static final int[] HOLDERS = {Gpr.RBX, Gpr.RSI, Gpr.RDI, Gpr.R8, Gpr.R9, Gpr.R10, Gpr.R11, Gpr.R12, Gpr.R13
    };
    private static final int[] SAVED = {Gpr.RBX, Gpr.R12, Gpr.R13, Gpr.R14, Gpr.R15};
    /** Integer arguments that come in registers. */
    private static final int[] ARGUMENTS = {Gpr.RDI, Gpr.RSI, Gpr.RDX, Gpr.RCX, Gpr.R8, Gpr.R9};

    private static final int SCRATCH_MASK = 7;
    /** Vectors of scratch at the bottom of the frame. */
    private static final int SCRATCH = 4;

    final X64 asm;
    private final VCode code;
    private final LinearScan scan;
    private final int scratch;
    /** Register of each array, -1 for none. */
    private final int[] holder;
    /** Which argument each array is. */
    private final int[] position;

    private VEmitter(X64 asm, VCode code, LinearScan scan, int[] roles) {
        this.asm = asm;
        this.code = code;
        this.scan = scan;
        this.scratch = code.evex ? 29 : 13;
        this.holder = new int[NativeArrays.COUNT];
        this.position = new int[NativeArrays.COUNT];
        for (int k = 0; k < roles.length; k++) position[roles[k]] = k;
    }

    /** Vectors that can be given to values. */
    static int vectors(boolean evex) {
        return evex ? 29 : 13;
    }

    /** Masks that can be, from k1 on. */
    static int masks() {
        return 6;
    }

    /**
     * Writes a function of (lanes, array ...).
     *
     * @param uses how often each array is used
     * @param roles which arrays are the arguments
     */
    static void function(X64 asm, VCode code, LinearScan scan, int[] uses, int[] roles) {
        VEmitter e = new VEmitter(asm, code, scan, roles);
        e.hold(uses);
        e.prologue();
        for (Ins ins : code.code) e.emit(ins);
        e.epilogue();
    }

    private void hold(int[] uses) {
        java.util.Arrays.fill(holder, -1);
        NativeArrays.hold(holder, uses, HOLDERS);
    }

    private void prologue() {
        asm.push(Gpr.RBP);
        asm.move(true, Gpr.RBP, Gpr.RSP);
        for (int r : SAVED) asm.push(r);
        for (int k = ARGUMENTS.length - 1; k > 0; k--) asm.push(ARGUMENTS[k]);
        asm.move(false, LANES, ARGUMENTS[0]);
        asm.mathImmediate(X64.Arith.SUB, true, Gpr.RSP, (scan.slots + SCRATCH) * code.full + 64);
        asm.mathImmediate(X64.Arith.AND, true, Gpr.RSP, -64);
        for (int k = 0; k < holder.length; k++) {
            if (holder[k] >= 0) asm.load(true, holder[k], argument(k));
        }
    }

    private void epilogue() {
        asm.address(Gpr.RSP, Mem.at(Gpr.RBP, -8 * SAVED.length));
        for (int i = SAVED.length - 1; i >= 0; i--) asm.pop(SAVED[i]);
        asm.pop(Gpr.RBP);
        asm.zeroUpper();
        asm.ret();
    }

    /** Where the address of an array is in the frame. */
    private Mem argument(int array) {
        int at = position[array];
        int registers = ARGUMENTS.length - 1;
        // pushed from the last to the first
        if (at < registers) return Mem.at(Gpr.RBP, -8 * (SAVED.length + registers - at));
        return Mem.at(Gpr.RBP, 16 + 8 * (at - registers));
    }

    /** A general register with the address of an array: its own, or {@code otherwise}, which is loaded. */
    int base(int array, int otherwise) {
        if (holder[array] >= 0) return holder[array];
        asm.load(true, otherwise, argument(array));
        return otherwise;
    }

    /** Memory at an address; rdx may be used for it. */
    Mem memory(Address a) {
        int base = base(a.array(), Gpr.RDX);
        return a.lanes() ? Mem.at(base, LANE, 4, a.disp()) : Mem.at(base, a.disp());
    }

    /** One of the scratch vectors of the frame. */
    Mem scratch(int which) {
        return Mem.at(Gpr.RSP, which * code.full);
    }

    private Mem spilled(int v) {
        return Mem.at(Gpr.RSP, (SCRATCH + scan.slot[v]) * code.full);
    }

    // ---- operands

    /** A register with the value. */
    private int read(int v, int which) {
        if (v < 0) return 0;
        int r = scan.register[v];
        if (r >= 0) return r;
        if (code.isMask[v]) {
            int k = which == 0 ? SCRATCH_MASK : 0;
            asm.maskLoad(k, spilled(v));
            return k;
        }
        r = scratch + which;
        VCode.Source source = code.sources[v];
        if (source != null) {
            load(source, r);
        } else {
            asm.op(Vop.VMOVUPS, code.full, r, 0, spilled(v), 0, 0, false);
        }
        return r;
    }

    private void load(VCode.Source source, int to) {
        Address word = source.word();
        if (word == null && source.bits() == 0) {
            asm.op(Vop.VPXOR, code.full, to, to, to, 0, 0, false);
            return;
        }
        Mem from = word == null ? Mem.at(asm.constant(source.bits(), 1), 0) : memory(word);
        asm.op(Vop.VBROADCASTSS, code.full, to, 0, from, 0, 0, false);
    }

    private int target(int v, int which) {
        int r = scan.register[v];
        if (r >= 0) return r;
        return code.isMask[v] ? SCRATCH_MASK : scratch + which;
    }

    private void written(int v, int r) {
        if (v < 0 || scan.register[v] >= 0 || scan.to[v] < 0) return;
        if (scan.slot[v] < 0) return;
        if (code.isMask[v]) asm.maskStore(spilled(v), r);
        else asm.op(Vop.VMOVUPS_STORE, code.full, r, 0, spilled(v), 0, 0, false);
    }

    // ---- instructions

    private void emit(Ins ins) {
        switch (ins.kind) {
            case OP -> op(ins);
            case MASK_OP -> {
                X64.MaskOp op = ins.maskOp;
                if (op == null) throw new IllegalStateException("VEmitter: no operation");
                int a = read(ins.a, 0);
                int b = read(ins.b, 1);
                int to = target(ins.dst, 0);
                asm.mask(op, to, a, b);
                written(ins.dst, to);
            }
            case MASK_NOT -> {
                int to = target(ins.dst, 0);
                asm.maskNot(to, read(ins.a, 0));
                written(ins.dst, to);
            }
            case MASK_TO_VECTOR -> {
                int to = target(ins.dst, 0);
                asm.maskVector(false, read(ins.a, 0), to);
                written(ins.dst, to);
            }
            case VECTOR_TO_MASK -> {
                int to = target(ins.dst, 0);
                asm.maskVector(true, to, read(ins.a, 0));
                written(ins.dst, to);
            }
            case MOVE -> move(ins);
            case SOURCE -> {
                VCode.Source source = code.sources[ins.dst];
                int to = scan.register[ins.dst];
                if (to >= 0 && source != null) load(source, to);
            }
            case BIND -> asm.bind(ins.label());
            case JUMP -> asm.jump(ins.label());
            case JUMP_ANY, JUMP_NONE -> {
                int a = read(ins.a, 0);
                if (code.evex) {
                    asm.maskTest(a, a);
                } else {
                    asm.signs(Gpr.RAX, a);
                    asm.test(false, Gpr.RAX, Gpr.RAX);
                }
                asm.jump(ins.kind == VCode.Kind.JUMP_ANY ? X64.Condition.NE : X64.Condition.E, ins.label());
            }
            case RAW -> {
                int a = read(ins.a, 0);
                int b = read(ins.b, 1);
                int c = read(ins.c, 2);
                int to = ins.dst < 0 ? -1 : target(ins.dst, 2);
                if (ins.raw != null) ins.raw.emit(this, to, a, b, c);
                written(ins.dst, to);
            }
        }
    }

    private void move(Ins ins) {
        int to = scan.register[ins.dst];
        if (scan.to[ins.dst] < 0) return;
        boolean mask = code.isMask[ins.dst];
        if (to < 0) {
            written(ins.dst, read(ins.a, 0));
            return;
        }
        int from = scan.register[ins.a];
        if (from == to) return;
        if (from >= 0) {
            if (mask) asm.maskMove(to, from);
            else asm.op(Vop.VMOVUPS, code.full, to, 0, from, 0, 0, false);
        } else if (mask) {
            asm.maskLoad(to, spilled(ins.a));
        } else {
            VCode.Source source = code.sources[ins.a];
            if (source != null) load(source, to);
            else asm.op(Vop.VMOVUPS, code.full, to, 0, spilled(ins.a), 0, 0, false);
        }
    }

    private void op(Ins ins) {
        Vop op = ins.op;
        if (op == null) throw new IllegalStateException("VEmitter: no instruction");
        if (op == Vop.VFMADD213PS) {
            fused(ins);
            return;
        }
        int mask = ins.mask < 0 ? 0 : read(ins.mask, 0);
        if (ins.mem != null) {
            memory(ins, op, mask);
            return;
        }
        int a = ins.a;
        int b = ins.b;
        if (op.commutes() && scan.register[a] < 0 && scan.register[b] >= 0) {
            a = ins.b;
            b = ins.a;
        }
        int first = read(a, 1);
        int third = op.form == Vop.Form.RVMR ? read(ins.c, 2) : ins.imm;
        boolean zero = ins.mask >= 0 && op != Vop.VPBLENDMD;
        int to = target(ins.dst, 0);
        if (op.form == Vop.Form.MRI) {
            asm.op(op, ins.bytes, read(b, 0), 0, to, third, mask, zero);
        } else if (scan.register[b] >= 0 || !isOperand(op, b, ins.bytes)) {
            asm.op(op, ins.bytes, to, first, read(b, 0), third, mask, zero);
        } else {
            boolean broadcast = code.sources[b] != null && code.evex;
            asm.op(op, ins.bytes, to, first, operand(b, broadcast).spread(broadcast), third, mask, zero);
        }
        written(ins.dst, to);
    }

    /** Can what lives in memory be an operand of an instruction there? */
    private boolean isOperand(Vop op, int v, int bytes) {
        switch (op.form) {
            case RVM, RM, RVMI, RMI, RVMR, KVMI, KVM -> {}
            default -> {
                return false;
            }
        }
        VCode.Source source = code.sources[v];
        if (source == null) return bytes == code.full;
        return code.evex ? op.broadcasts() : source.word() == null;
    }

    /** A value in memory as an operand; rdx may be used for it. */
    private Mem operand(int v, boolean broadcast) {
        VCode.Source source = code.sources[v];
        if (source == null) return spilled(v);
        Address word = source.word();
        if (word != null) return memory(word);
        return Mem.at(asm.constant(source.bits(), broadcast ? 1 : code.full / 4), 0);
    }

    private void memory(Ins ins, Vop op, int mask) {
        Address at = ins.mem;
        if (at == null) return;
        switch (op.form) {
            case MR -> {
                int from = read(ins.a, 0);
                asm.op(op, ins.bytes, from, 0, memory(at), 0, mask, false);
            }
            case GATHER -> {
                int index = read(ins.b, 1);
                int to = target(ins.dst, 0);
                if (scan.register[ins.dst] < 0) {
                    asm.op(Vop.VMOVUPS, code.full, to, 0, spilled(ins.dst), 0, 0, false);
                }
                int vexMask = code.evex ? 0 : read(ins.c, 2);
                Mem base = memory(at);
                Mem from = at.lanes() ? chunk(base) : base;
                asm.op(
                        op,
                        ins.bytes,
                        to,
                        vexMask,
                        new Mem(from.base(), index, ins.scale, from.disp(), null, false),
                        0,
                        mask,
                        false);
                written(ins.dst, to);
            }
            case SCATTER -> {
                int index = read(ins.b, 1);
                int from = read(ins.a, 2);
                Mem base = at.lanes() ? chunk(memory(at)) : memory(at);
                asm.op(
                        op,
                        ins.bytes,
                        from,
                        0,
                        new Mem(base.base(), index, ins.scale, base.disp(), null, false),
                        0,
                        mask,
                        false);
            }
            default -> {
                int to = target(ins.dst, 0);
                asm.op(op, ins.bytes, to, 0, memory(at), ins.imm, mask, false);
                written(ins.dst, to);
            }
        }
    }

    /** The address of the chunk's first lane, in rdx. */
    private Mem chunk(Mem of) {
        asm.address(Gpr.RDX, of);
        return Mem.at(Gpr.RDX, 0);
    }

    /** a * b + c: of the three forms the one whose destination is an operand already. */
    private void fused(Ins ins) {
        int a = ins.a;
        int b = ins.b;
        int c = ins.c;
        int ra = scan.register[a];
        int rb = scan.register[b];
        int rc = scan.register[c];
        // at most one comes from memory, and that is not the first
        if (ra < 0 && rb >= 0) {
            a = ins.b;
            b = ins.a;
            ra = rb;
            rb = -1;
        }
        boolean bInMemory = rb < 0 && isOperand(Vop.VFMADD213PS, b, ins.bytes);
        boolean cInMemory = rc < 0 && !bInMemory && isOperand(Vop.VFMADD213PS, c, ins.bytes);
        if (ra < 0) ra = read(a, 1);
        if (rb < 0 && !bInMemory) rb = read(b, 2);
        int to = target(ins.dst, 0);
        if (rc < 0 && !cInMemory) rc = read(c, 0);
        int memory = bInMemory ? b : c;
        boolean broadcast = code.sources[memory] != null && code.evex;
        Mem mem = bInMemory || cInMemory ? operand(memory, code.evex) : null;
        if (bInMemory && mem != null) {
            if (to == rc) {
                asm.op(Vop.VFMADD231PS, ins.bytes, to, ra, mem.spread(broadcast), 0, 0, false);
            } else {
                if (to != ra) copy(ins.bytes, to, ra);
                asm.op(Vop.VFMADD132PS, ins.bytes, to, rc, mem.spread(broadcast), 0, 0, false);
            }
        } else if (cInMemory && mem != null) {
            if (to == rb) {
                asm.op(Vop.VFMADD213PS, ins.bytes, to, ra, mem.spread(broadcast), 0, 0, false);
            } else {
                if (to != ra) copy(ins.bytes, to, ra);
                asm.op(Vop.VFMADD213PS, ins.bytes, to, rb, mem.spread(broadcast), 0, 0, false);
            }
        } else if (to == rc) {
            asm.op(Vop.VFMADD231PS, ins.bytes, to, ra, rb, 0, 0, false);
        } else if (to == rb) {
            asm.op(Vop.VFMADD213PS, ins.bytes, to, ra, rc, 0, 0, false);
        } else {
            if (to != ra) copy(ins.bytes, to, ra);
            asm.op(Vop.VFMADD213PS, ins.bytes, to, rb, rc, 0, 0, false);
        }
        written(ins.dst, to);
    }

    private void copy(int bytes, int to, int from) {
        asm.op(Vop.VMOVUPS, bytes, to, 0, from, 0, 0, false);
    }
}
