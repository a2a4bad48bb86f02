package tepui.drivers.soft.code;

import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every instruction form that kernels use, with random operands, is to the disassembler what its listing says. */
class EncodingTest {
    private static final int EACH = 40;
    private static final long SEED = 7;

    private static Mem mem(Random random, boolean label, X64 asm) {
        int disp = switch (random.nextInt(4)) {
            case 0 -> 0;
            case 1 -> 64 * (random.nextInt(9) - 4);
            case 2 -> random.nextInt(200) - 100;
            default -> random.nextInt(1 << 20) - (1 << 19);
        };
        if (label && random.nextInt(4) == 0) return Mem.at(asm.constant(random.nextInt(), 16), 0);
        int base = random.nextInt(16);
        if (random.nextBoolean()) return Mem.at(base, disp);
        int index = random.nextInt(16);
        return Mem.at(base, index == Gpr.RSP ? Gpr.RAX : index, 1 << random.nextInt(4), disp);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void vectorsAreWhatTheListingSays(boolean evex) throws IOException, InterruptedException {
        Random random = new Random(SEED);
        X64 asm = new X64(evex, true);
        int registers = evex ? 32 : 16;
        for (Vop op : Vop.values()) {
            if (!op.is(evex)) continue;
            for (int k = 0; k < EACH; k++) {
                int bytes = random.nextInt(3) == 0 ? 16 : evex ? 64 : 32;
                boolean one = op.size == Vop.Size.WORD || op.size == Vop.Size.DOUBLE;
                boolean spreads = op == Vop.VBROADCASTSS || op == Vop.VBROADCASTSD;
                if (one && !spreads && !isGather(op)) bytes = 16;
                if (op == Vop.VBROADCASTSD || op == Vop.VINSERTF128 || op == Vop.VEXTRACTF128) bytes = 32;
                boolean toMask = op.form == Vop.Form.KVMI || op.form == Vop.Form.KVM;
                int reg = toMask ? random.nextInt(8) : random.nextInt(registers);
                int first = random.nextInt(registers);
                boolean compares = op == Vop.VCMPPS || op == Vop.VCMPPD || op == Vop.VCMPPS_MASK;
                int immediate = op.form == Vop.Form.RVMR
                        ? random.nextInt(16)
                        : compares
                                ? random.nextInt(16)
                                : toMask ? new int[] {0, 1, 2, 4, 5, 6}[random.nextInt(6)] : random.nextInt(32);
                boolean masks = evex && !toMask && op != Vop.VMOVSS && op != Vop.VMOVSS_STORE && random.nextInt(3) == 0;
                int mask = isGather(op) && evex || masks ? 1 + random.nextInt(7) : 0;
                if (isGather(op)) {
                    int index = random.nextInt(registers);
                    // all registers of a gather differ
                    while (index == reg) index = random.nextInt(registers);
                    while (first == reg || first == index) first = random.nextInt(registers);
                    Mem mem = new Mem(
                            random.nextInt(16), index, 1 << random.nextInt(4), 4 * random.nextInt(100), null, false);
                    asm.op(op, bytes, reg, first, mem, 0, mask, false);
                    continue;
                }
                boolean store = op.form == Vop.Form.MR || op.form == Vop.Form.MRI;
                boolean onlyMemory = one && !spreads && op != Vop.VUCOMISD || op == Vop.VMOVUPS_STORE;
                boolean onlyRegisters = op.form == Vop.Form.SHIFT;
                if (!onlyRegisters && (onlyMemory || random.nextBoolean())) {
                    boolean broadcast = evex && op.broadcasts() && random.nextBoolean();
                    boolean zero = mask > 0 && !store && random.nextBoolean();
                    asm.op(op, bytes, reg, first, mem(random, true, asm).spread(broadcast), immediate, mask, zero);
                } else {
                    boolean zero = mask > 0 && random.nextBoolean();
                    asm.op(op, bytes, reg, first, random.nextInt(registers), immediate, mask, zero);
                }
            }
        }
        for (int k = 0; k < EACH; k++)
            asm.moveWord(random.nextBoolean(), random.nextInt(registers), random.nextInt(16));
        if (!evex) for (int k = 0; k < EACH; k++) asm.signs(random.nextInt(16), random.nextInt(16));
        asm.zeroUpper();
        Objdump.check(asm, "seed " + SEED);
    }

    private static boolean isGather(Vop op) {
        return op.form == Vop.Form.GATHER || op.form == Vop.Form.SCATTER;
    }

    @Test
    void masksAreWhatTheListingSays() throws IOException, InterruptedException {
        Random random = new Random(SEED);
        X64 asm = new X64(true, true);
        for (int k = 0; k < 4 * EACH; k++) {
            int a = random.nextInt(8);
            int b = random.nextInt(8);
            int c = random.nextInt(8);
            int general = random.nextInt(16);
            X64.MaskOp[] ops = X64.MaskOp.values();
            asm.mask(ops[random.nextInt(ops.length)], a, b, c);
            asm.maskNot(a, b);
            asm.maskMove(b, c);
            asm.maskTest(a, c);
            asm.maskWord(random.nextBoolean(), a, general);
            asm.maskLoad(a, Mem.at(general, 2 * random.nextInt(200)));
            asm.maskStore(Mem.at(general, 2 * random.nextInt(200)), b);
            asm.maskVector(random.nextBoolean(), a, random.nextInt(32));
        }
        Objdump.check(asm, "seed " + SEED);
    }

    @Test
    void generalRegistersAreWhatTheListingSays() throws IOException, InterruptedException {
        Random random = new Random(SEED);
        X64 asm = new X64(false, true);
        Label label = new Label();
        asm.bind(label);
        for (int k = 0; k < 4 * EACH; k++) {
            int a = random.nextInt(16);
            int b = random.nextInt(16);
            boolean wide = random.nextBoolean();
            int value = random.nextBoolean() ? random.nextInt() : random.nextInt(200) - 100;
            X64.Arith[] ops = X64.Arith.values();
            X64.Arith op = ops[random.nextInt(ops.length)];
            asm.load(wide, a, mem(random, true, asm));
            asm.store(wide, mem(random, false, asm), b);
            asm.move(wide, a, b);
            asm.move(a, value);
            asm.address(a, mem(random, true, asm));
            asm.prefetch(mem(random, true, asm));
            asm.extend(a, b);
            asm.math(op, wide, a, b);
            asm.math(op, wide, a, mem(random, false, asm));
            asm.mathImmediate(op, wide, a, value);
            asm.mathImmediate(op, mem(random, false, asm), value);
            asm.shift(random.nextBoolean(), wide, a, 2 + random.nextInt(30));
            asm.test(wide, a, b);
            asm.multiply(wide, a, b);
            asm.shiftSigned(wide, a, 2 + random.nextInt(30));
            asm.lowestBit(wide, a, b);
            asm.call(mem(random, false, asm));
            asm.call(label);
            asm.divide(random.nextBoolean(), b);
            asm.push(a);
            asm.pop(b);
            X64.Condition[] conditions = X64.Condition.values();
            asm.jump(conditions[random.nextInt(conditions.length)], label);
            asm.moveIf(conditions[random.nextInt(conditions.length)], wide, a, b);
            asm.jump(label);
        }
        asm.signToRdx();
        asm.cpuid();
        asm.xgetbv();
        asm.ret();
        Objdump.check(asm, "seed " + SEED);
    }
}
