package tepui.drivers.soft.jit;

import tepui.drivers.soft.code.A64;
import tepui.drivers.soft.code.A64.Condition;
import tepui.drivers.soft.code.A64.Unit;
import tepui.drivers.soft.code.Label;
import tepui.drivers.soft.code.Neon;
import tepui.drivers.soft.jit.VCode.Address;
import tepui.ir.Op;
import tepui.ir.Resource;

/** Steps of AArch64 that are more than vector instructions: loops over lanes, division, targets, buffers, tables and local arrays. */
final class NeonSteps {
    private NeonSteps() {}

    // ---- loops

    static void firstLane(NeonEmitter e) {
        e.asm.move(NeonEmitter.LANE, 0);
    }

    static void nextLanes(NeonEmitter e, Label top) {
        e.asm.add(true, NeonEmitter.LANE, NeonEmitter.LANE, 16);
        e.asm.compareRegisters(true, NeonEmitter.LANE, NeonEmitter.LANES);
        e.asm.jump(Condition.LO, top);
    }

    /** The rounds that a chunk's loops have. */
    static void giveRounds(NeonEmitter e) {
        e.word(true, NeonEmitter.X11, NativeArrays.I, 4 * RegisterAllocation.CHUNK_ROUNDS_SLOT);
        e.word(false, NeonEmitter.X11, NativeArrays.I, 4 * RegisterAllocation.ROUNDS_SLOT);
    }

    /**
     * Counts a round of a loop that need not end; leaves it where none is left.
     *
     * @param lives lanes, if all may be discarded without the loop's knowing; else 0
     */
    static void countRound(NeonEmitter e, Label end, int lives) {
        A64 asm = e.asm;
        Label on = new Label();
        e.word(true, NeonEmitter.X11, NativeArrays.I, 4 * RegisterAllocation.ROUNDS_SLOT);
        asm.add(false, NeonEmitter.X11, NeonEmitter.X11, -1);
        e.word(false, NeonEmitter.X11, NativeArrays.I, 4 * RegisterAllocation.ROUNDS_SLOT);
        asm.jumpIfBit(true, NeonEmitter.X11, 31, on);
        asm.move(NeonEmitter.X11, -1);
        e.word(false, NeonEmitter.X11, NativeArrays.I, 4 * RegisterAllocation.STOPPED_SLOT);
        asm.jump(end);
        asm.bind(on);
        if (lives == 0) return;
        Label goesOn = new Label();
        asm.lowBits(false, NeonEmitter.X11, NeonEmitter.X11, Integer.numberOfTrailingZeros(RunLimit.SLICE));
        asm.jumpIf(false, false, NeonEmitter.X11, goesOn);
        int alive = e.base(NativeArrays.ALIVE, NeonEmitter.X13);
        e.add(NeonEmitter.X13, alive, 0);
        asm.immediate(NeonEmitter.T0, 0, 0, false);
        asm.move(NeonEmitter.X12, lives);
        Label more = new Label();
        asm.bind(more);
        asm.load(Unit.Q, NeonEmitter.T1, NeonEmitter.X13, 0);
        asm.op(Neon.ORR, NeonEmitter.T0, NeonEmitter.T0, NeonEmitter.T1);
        asm.add(true, NeonEmitter.X13, NeonEmitter.X13, 16);
        asm.add(false, NeonEmitter.X12, NeonEmitter.X12, -4);
        asm.jumpIf(false, false, NeonEmitter.X12, more);
        asm.op(Neon.UMAXV, NeonEmitter.T0, NeonEmitter.T0);
        asm.getWord(NeonEmitter.X11, NeonEmitter.T0);
        asm.jumpIf(true, false, NeonEmitter.X11, end);
        asm.bind(goesOn);
    }

    // ---- division: lane after lane

    static void divide(NeonEmitter e, Op op, int dst, int x, int y) {
        A64 asm = e.asm;
        boolean signed = op == Op.IDIV || op == Op.IREM || op == Op.IMOD;
        int q = NeonEmitter.T0;
        int t = NeonEmitter.T1;
        int u = NeonEmitter.T2;
        for (int n = 0; n < 4; n++) {
            asm.getLane(NeonEmitter.X11, x, n);
            asm.getLane(NeonEmitter.X12, y, n);
            asm.math(
                    signed ? A64.Arith.SDIV : A64.Arith.UDIV, false, NeonEmitter.X11, NeonEmitter.X11, NeonEmitter.X12);
            asm.setLane(q, n, NeonEmitter.X11);
        }
        // by zero the quotient is 0 so far, and the remainder is right
        if (op == Op.IDIV || op == Op.UDIV) {
            asm.op(Neon.CMEQ_ZERO, t, y);
            asm.op(Neon.ORR, dst, q, t);
            return;
        }
        asm.copy(t, x);
        asm.op(Neon.MLS, t, q, y);
        if (op != Op.IMOD) {
            asm.copy(dst, t);
            return;
        }
        // the sign of the divisor
        asm.op(Neon.EOR, q, t, y);
        asm.op(Neon.CMLT_ZERO, q, q);
        asm.op(Neon.CMEQ_ZERO, u, t);
        asm.op(Neon.BIC, q, q, u);
        asm.op(Neon.AND, q, q, y);
        asm.op(Neon.ADD, dst, t, q);
    }

    // ---- targets

    /** Leaves the address of the lanes' words in x11, or jumps where there is no target. */
    private static void target(NeonEmitter e, int target, int extra, int blocks, Label none) {
        A64 asm = e.asm;
        e.word(true, NeonEmitter.X11, NativeArrays.I, 4 * (NativeArrays.LAST_SLOT + 1 + extra));
        asm.compare(false, NeonEmitter.X11, 0);
        asm.jump(Condition.LT, none);
        asm.shiftRight(true, NeonEmitter.X11, NeonEmitter.LANE, 6);
        int at = e.base(NativeArrays.BLOCK_AT, NeonEmitter.X13);
        e.add(NeonEmitter.X13, at, 4 * target * blocks);
        asm.loadAt(Unit.W, NeonEmitter.X11, NeonEmitter.X13, NeonEmitter.X11, true);
        asm.addWord(NeonEmitter.X11, e.base(NativeArrays.EXTRA + extra, NeonEmitter.X13), NeonEmitter.X11, 2);
        asm.lowBits(true, NeonEmitter.X12, NeonEmitter.LANE, 6);
        asm.math(A64.Arith.ADD, true, NeonEmitter.X11, NeonEmitter.X11, NeonEmitter.X12);
    }

    static void targetLoad(NeonEmitter e, int dst, int word, int extra, int blocks) {
        Label none = new Label();
        e.asm.immediate(dst, 0, 0, false);
        target(e, word / 4, extra, blocks, none);
        e.asm.load(Unit.Q, dst, NeonEmitter.X11, 64 * (word % 4));
        e.asm.bind(none);
    }

    static void targetStore(NeonEmitter e, int mask, int value, int word, int extra, int blocks) {
        Label none = new Label();
        int disp = 64 * (word % 4);
        target(e, word / 4, extra, blocks, none);
        e.asm.load(Unit.Q, NeonEmitter.T0, NeonEmitter.X11, disp);
        e.asm.op(Neon.BIT, NeonEmitter.T0, value, mask);
        e.asm.store(Unit.Q, NeonEmitter.T0, NeonEmitter.X11, disp);
        e.asm.bind(none);
    }

    // ---- buffers

    /** Buffer of a load: where it is bound, which of an array of buffers, and whether it is a storage buffer. */
    record Buffer(Resource resource, Lir.Val index, boolean storage) {
        /** Puts the slot that is meant into x11; outside of an array of buffers one where nothing is ever bound. */
        private void slot(NeonEmitter e, int indexRegister) {
            A64 asm = e.asm;
            if (index.constant) {
                int i = (int) index.bits;
                int slot = resource.binding() + i;
                boolean is = i >= 0 && i < resource.count() && slot < BufferAccess.UNBOUND;
                asm.move(NeonEmitter.X11, is ? slot : BufferAccess.UNBOUND);
                return;
            }
            asm.getWord(NeonEmitter.X11, indexRegister);
            asm.move(NeonEmitter.X13, BufferAccess.UNBOUND);
            asm.move(NeonEmitter.X14, resource.count());
            asm.add(false, NeonEmitter.X12, NeonEmitter.X11, resource.binding());
            asm.compareRegisters(false, NeonEmitter.X11, NeonEmitter.X14);
            asm.select(false, NeonEmitter.X12, NeonEmitter.X12, NeonEmitter.X13, Condition.LO);
            asm.compareRegisters(false, NeonEmitter.X12, NeonEmitter.X13);
            asm.select(false, NeonEmitter.X11, NeonEmitter.X12, NeonEmitter.X13, Condition.LO);
        }

        /** Puts the size of the buffer in slot x11 into x14. */
        private void size(NeonEmitter e) {
            int array = storage ? NativeArrays.STORAGE_SIZE : NativeArrays.UNIFORM_SIZE;
            e.asm.loadAt(Unit.X, NeonEmitter.X14, e.base(array, NeonEmitter.X13), NeonEmitter.X11, true);
        }

        /** Puts its address into x13. */
        private void address(NeonEmitter e) {
            int array = storage ? NativeArrays.STORAGE_ADDRESS : NativeArrays.UNIFORM_ADDRESS;
            e.asm.loadAt(Unit.X, NeonEmitter.X13, e.base(array, NeonEmitter.X13), NeonEmitter.X11, true);
        }
    }

    /** Offsets below this one are of words inside, in each lane: the size less 3, 0 to 2^31 - 4. */
    static void bound(NeonEmitter e, Buffer buffer, int dst, int index) {
        A64 asm = e.asm;
        buffer.slot(e, index);
        buffer.size(e);
        asm.move(NeonEmitter.X12, Integer.MAX_VALUE);
        asm.compareRegisters(true, NeonEmitter.X14, NeonEmitter.X12);
        asm.select(true, NeonEmitter.X14, NeonEmitter.X14, NeonEmitter.X12, Condition.LS);
        asm.add(false, NeonEmitter.X14, NeonEmitter.X14, -3);
        asm.compare(false, NeonEmitter.X14, 0);
        asm.select(false, NeonEmitter.X14, NeonEmitter.X14, A64.ZERO, Condition.GE);
        asm.spread(dst, NeonEmitter.X14);
    }

    static void gather(NeonEmitter e, Buffer buffer, int dst, int inside, int offset, int index, int component) {
        buffer.slot(e, index);
        buffer.address(e);
        e.add(NeonEmitter.X13, NeonEmitter.X13, 4 * component);
        e.asm.immediate(dst, 0, 0, false);
        e.gather(dst, NeonEmitter.X13, offset, inside, false);
    }

    /** A word that all lanes share, at an offset known now. */
    static void word(NeonEmitter e, Buffer buffer, int dst, int index, int at) {
        A64 asm = e.asm;
        Label outside = new Label();
        buffer.slot(e, index);
        asm.immediate(dst, 0, 0, false);
        buffer.size(e);
        asm.move(NeonEmitter.X12, at + 4);
        asm.compareRegisters(true, NeonEmitter.X14, NeonEmitter.X12);
        asm.jump(Condition.LT, outside);
        buffer.address(e);
        asm.move(NeonEmitter.X12, at);
        asm.loadAt(Unit.W, NeonEmitter.X12, NeonEmitter.X13, NeonEmitter.X12, false);
        asm.spread(dst, NeonEmitter.X12);
        asm.bind(outside);
    }

    /** The same, at an offset in the first lane of a register, and so many bytes behind that. */
    static void word(NeonEmitter e, Buffer buffer, int dst, int index, int offset, int behind) {
        A64 asm = e.asm;
        Label outside = new Label();
        buffer.slot(e, index);
        asm.immediate(dst, 0, 0, false);
        buffer.size(e);
        buffer.address(e);
        asm.getWord(NeonEmitter.X12, offset);
        asm.add(true, NeonEmitter.X12, NeonEmitter.X12, behind + 4);
        asm.compareRegisters(true, NeonEmitter.X12, NeonEmitter.X14);
        asm.jump(Condition.HI, outside);
        asm.math(A64.Arith.ADD, true, NeonEmitter.X13, NeonEmitter.X13, NeonEmitter.X12);
        asm.add(true, NeonEmitter.X13, NeonEmitter.X13, -4);
        asm.load(Unit.W, NeonEmitter.X12, NeonEmitter.X13, 0);
        asm.spread(dst, NeonEmitter.X12);
        asm.bind(outside);
    }

    static void size(NeonEmitter e, Buffer buffer, int dst, int index) {
        A64 asm = e.asm;
        buffer.slot(e, index);
        buffer.size(e);
        asm.shiftRight(true, NeonEmitter.X12, NeonEmitter.X14, 32);
        asm.move(NeonEmitter.X13, -1);
        asm.compare(true, NeonEmitter.X12, 0);
        asm.select(false, NeonEmitter.X14, NeonEmitter.X14, NeonEmitter.X13, Condition.EQ);
        asm.spread(dst, NeonEmitter.X14);
    }

    // ---- tables and local arrays

    static void table(NeonEmitter e, int[] contents, int component, int dst, int mask, int words) {
        e.asm.address(NeonEmitter.X13, e.asm.constant(contents));
        e.add(NeonEmitter.X13, NeonEmitter.X13, 4 * component);
        e.asm.immediate(dst, 0, 0, false);
        e.gather(dst, NeonEmitter.X13, words, mask, true);
    }

    static void laneNumbers(NeonEmitter e, int dst) {
        e.asm.load(dst, e.asm.constant(new int[] {0, 1, 2, 3}));
    }

    /** Stores a word for each lane of a mask. */
    static void scatter(NeonEmitter e, Address to, int mask, int words, int values) {
        A64 asm = e.asm;
        int base = e.address(to, 0);
        for (int n = 0; n < 4; n++) {
            Label skip = new Label();
            asm.getLane(NeonEmitter.X11, mask, n);
            asm.jumpIf(true, false, NeonEmitter.X11, skip);
            asm.getLane(NeonEmitter.X11, words, n);
            asm.getLane(NeonEmitter.X12, values, n);
            asm.storeAt(Unit.W, NeonEmitter.X12, base, NeonEmitter.X11, true);
            asm.bind(skip);
        }
    }
}
