package tepui.drivers.soft.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Every instruction form of AArch64, with random operands, is to the disassembler what its listing says. */
@Needs(Need.ARM_OBJDUMP)
class A64EncodingTest {
    private static final int EACH = 40;
    private static final long SEED = 7;

    private final Random random = new Random(SEED);
    private final A64 asm = new A64(true);

    private int register() {
        return random.nextInt(32);
    }

    private void check() throws IOException, InterruptedException {
        String[] listing = asm.listing().split("\n");
        byte[] all = asm.finish();
        List<String> lines = Objdump.disassembleArm(Arrays.copyOf(all, asm.codeEnd()));
        StringBuilder wrong = new StringBuilder();
        for (int i = 0; i < Math.max(listing.length, lines.size()); i++) {
            String said = i < listing.length ? listing[i] : "nothing";
            String is = i < lines.size() ? lines.get(i) : "nothing";
            if (said.equals(is)) continue;
            wrong.append("listing: ")
                    .append(said)
                    .append("\nobjdump: ")
                    .append(is)
                    .append('\n');
            if (wrong.length() > 4000) break;
        }
        assertEquals("", wrong.toString(), "seed " + SEED);
        assertTrue(lines.size() > EACH);
    }

    @Test
    void vectorsAreWhatTheListingSays() throws IOException, InterruptedException {
        for (Neon op : Neon.values()) {
            for (int k = 0; k < EACH; k++) {
                switch (op.form) {
                    case THREE, TABLE -> asm.op(op, register(), register(), register());
                    case SHIFT -> {
                        boolean wide = op == Neon.SHL_WIDE || op == Neon.USHR_WIDE;
                        boolean left = op == Neon.SHL || op == Neon.SHL_WIDE;
                        asm.shift(op, register(), register(), random.nextInt(wide ? 64 : 32) + (left ? 0 : 1));
                    }
                    default -> asm.op(op, register(), register());
                }
            }
        }
        for (int k = 0; k < EACH; k++) {
            int lane = random.nextInt(4);
            asm.copy(register(), register());
            asm.spread(register(), register());
            asm.spreadLane(register(), register(), lane);
            asm.setLane(register(), lane, register());
            asm.getLane(register(), register(), lane);
            asm.getWord(register(), register());
            asm.immediate(register(), random.nextInt(256), random.nextInt(4), random.nextBoolean());
            asm.loadAll(register(), register());
            asm.load(register(), asm.constant(new int[] {random.nextInt(), 1, 2, 3}));
        }
        check();
    }

    @Test
    void generalRegistersAreWhatTheListingSays() throws IOException, InterruptedException {
        for (int k = 0; k < 4 * EACH; k++) {
            boolean wide = random.nextBoolean();
            for (A64.Arith op : A64.Arith.values()) asm.math(op, wide, register(), register(), register());
            asm.addWord(random.nextInt(31), random.nextInt(31), register(), random.nextInt(4));
            asm.add(wide, register(), register(), random.nextInt(1 << 24) - (1 << 23));
            asm.add(wide, register(), register(), 1 + random.nextInt(4095));
            asm.compare(wide, register(), random.nextInt(4096));
            asm.compareRegisters(wide, register(), register());
            asm.move(wide, register(), register());
            asm.move(random.nextInt(31), random.nextBoolean() ? random.nextInt() : random.nextInt(1 << 17) - (1 << 16));
            asm.shiftLeft(wide, register(), register(), 1 + random.nextInt(31));
            asm.shiftRight(wide, register(), register(), 1 + random.nextInt(31));
            asm.lowBits(wide, random.nextInt(31), register(), 1 + random.nextInt(31));
            asm.select(wide, register(), register(), random.nextInt(15), condition());
        }
        check();
    }

    private A64.Condition condition() {
        A64.Condition[] all = A64.Condition.values();
        return all[random.nextInt(all.length)];
    }

    @Test
    void memoryIsWhatTheListingSays() throws IOException, InterruptedException {
        for (int k = 0; k < EACH; k++) {
            for (A64.Unit unit : A64.Unit.values()) {
                int disp = unit.bytes() * (random.nextBoolean() ? random.nextInt(4096) : 0);
                asm.load(unit, register(), register(), disp);
                asm.store(unit, register(), register(), disp);
                asm.loadAt(unit, register(), register(), register(), random.nextBoolean());
                asm.storeAt(unit, register(), register(), register(), random.nextBoolean());
            }
            int first = register();
            A64.Unit unit = random.nextBoolean() ? A64.Unit.X : A64.Unit.D;
            asm.pair(random.nextBoolean(), unit, first, first ^ 1, register(), 8 * (random.nextInt(128) - 64));
        }
        check();
    }

    @Test
    void jumpsAreWhatTheListingSays() throws IOException, InterruptedException {
        Label back = new Label();
        Label on = new Label();
        asm.bind(back);
        for (int k = 0; k < EACH; k++) {
            Label to = random.nextBoolean() ? back : on;
            asm.jump(to);
            asm.jump(condition(), to);
            asm.jumpIf(random.nextBoolean(), random.nextBoolean(), register(), to);
            asm.jumpIfBit(random.nextBoolean(), register(), random.nextInt(64), to);
            asm.address(register(), to);
            asm.call(register());
            asm.cleanData(register());
            asm.forgetInstructions(register());
        }
        asm.bind(on);
        asm.systemCall();
        asm.dataBarrier();
        asm.instructionBarrier();
        asm.ret();
        check();
    }

    @Test
    void labelsAreWhereTheyWereBound() throws IOException, InterruptedException {
        Label on = new Label();
        asm.address(1, on);
        asm.jump(on);
        asm.jumpIf(true, false, 3, on);
        asm.jumpIfBit(true, 3, 5, on);
        asm.load(2, asm.constant(new int[] {1, 2, 3, 4}));
        asm.bind(on);
        asm.ret();
        byte[] all = asm.finish();
        assertEquals(
                List.of("adr x1, 0x14", "b 0x14", "cbz w3, 0x14", "tbz w3, #5, 0x14", "ldr q2, 0x40", "ret"),
                Objdump.armLines(Arrays.copyOf(all, asm.codeEnd())));
        assertEquals(0x40 + 16, all.length);
    }

    @Test
    void codeOfAMebibyteIsTooLong() {
        for (int k = 0; k < 1 << 16; k++) asm.ret();
        asm.constant(new int[1 << 16]);
        assertTrue(asm.reaches());
        asm.constant(new int[(1 << 17) + 1]);
        assertFalse(asm.reaches());
    }

    @Test
    void jumpsThatDoNotReachAreRefused() {
        Label far = new Label();
        asm.jumpIfBit(true, 3, 5, far);
        for (int k = 0; k < 1 << 13; k++) asm.ret();
        asm.bind(far);
        assertThrows(IllegalStateException.class, asm::finish);
    }
}
