package tepui.ir.random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.IrParseException;
import tepui.ir.Op;
import tepui.ir.Parser;
import tepui.ir.Printer;
import tepui.ir.Region;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Validator;
import tepui.ir.Value;

class RandomShaderTest {
    private static final int SEEDS = Integer.getInteger("tepui.ir.seeds", 600);

    @Test
    void areValidAndPrintAndParseBack() {
        for (long seed = 0; seed < 2L * SEEDS; seed++) {
            Shader s = RandomShader.make(seed);
            assertEquals(List.of(), Validator.problems(s), "seed " + seed);
            String text = Printer.print(s);
            assertEquals(text, Printer.print(Parser.parse(text)), "seed " + seed);
            assertEquals(text, Printer.print(s.copy()), "seed " + seed);
        }
    }

    @Test
    void sameSeedSameShader() {
        for (Stage stage : Stage.values()) {
            RandomShader.Options options = RandomShader.Options.all(stage);
            assertEquals(Printer.print(RandomShader.make(5, options)), Printer.print(RandomShader.make(5, options)));
        }
    }

    @Test
    void runAlikeFromTheirText() {
        for (long seed = 0; seed < SEEDS / 5; seed++) {
            Shader s = RandomShader.make(seed);
            assertNull(
                    Outcome.of(s, seed).difference(Outcome.of(Parser.parse(Printer.print(s)), seed)), "seed " + seed);
        }
    }

    @Test
    void useEveryOperation() {
        EnumSet<Op> unused = EnumSet.allOf(Op.class);
        unused.remove(Op.INTRINSIC);
        // Few devices have it, and one invocation alone sees nothing of it.
        unused.remove(Op.INTERLOCK);
        // No two runs tell the same time.
        unused.remove(Op.CLOCK);
        for (long seed = 0; seed < 1500; seed++) {
            for (Function f : RandomShader.make(seed).functions) note(f.body(), unused);
        }
        assertEquals(EnumSet.noneOf(Op.class), unused);
    }

    private static void note(Region region, EnumSet<Op> unused) {
        for (Instr i : region.body) {
            unused.remove(i.op);
            for (Region nested : i.regions) note(nested, unused);
        }
    }

    /** Any text gives a shader or a message; nothing else. */
    @Test
    void mutatedTextIsReadOrRefused() {
        SplittableRandom random = new SplittableRandom(99);
        int refused = 0;
        for (int n = 0; n < 5 * SEEDS; n++) {
            String text = Printer.print(RandomShader.make(n % 97));
            String mutated = mutate(text, random);
            try {
                Shader s = Parser.parse(mutated);
                Validator.problems(s);
                String printed = Printer.print(s);
                assertEquals(printed, Printer.print(Parser.parse(printed)), "round " + n);
            } catch (IrParseException e) {
                refused++;
                assertTrue(e.line() > 0 && e.column() > 0);
            } catch (RuntimeException e) {
                throw new AssertionError("round " + n + ": " + e + "\n" + mutated, e);
            }
        }
        assertTrue(refused > SEEDS, "only " + refused + " refused");
    }

    private static String mutate(String text, SplittableRandom random) {
        StringBuilder s = new StringBuilder(text);
        for (int k = 1 + random.nextInt(3); k > 0 && !s.isEmpty(); k--) {
            int at = random.nextInt(s.length());
            int end = Math.min(s.length(), at + 1 + random.nextInt(8));
            String junk = "%@{}(),.:=!#\"-0129xyzf32i \n\u00e9";
            switch (random.nextInt(5)) {
                case 0 -> s.delete(at, end);
                case 1 -> s.insert(at, junk.charAt(random.nextInt(junk.length())));
                case 2 -> s.setCharAt(at, junk.charAt(random.nextInt(junk.length())));
                case 3 -> s.insert(at, s.substring(at, end));
                default -> s.setLength(at);
            }
        }
        return s.toString();
    }

    /** An operand exchanged for one of another type, or from elsewhere, is found. */
    @Test
    void validatorRefusesMutatedShaders() {
        SplittableRandom random = new SplittableRandom(7);
        for (long seed = 0; seed < SEEDS / 2; seed++) {
            Shader s = RandomShader.make(seed);
            List<Instr> body = s.entry.body().body;
            Instr victim = body.get(random.nextInt(body.size()));
            while (victim.args.length == 0 || victim.op == Op.INTRINSIC) victim = body.get(random.nextInt(body.size()));
            int k = random.nextInt(victim.args.length);
            String what = "seed " + seed + ": " + Printer.print(s, s.entry, victim);
            switch (random.nextInt(3)) {
                case 0 -> victim.args[k] = new Value(victim.args[k].type());
                case 1 -> {
                    Value last =
                            body.get(body.size() - 2).results.length == 0 ? null : body.get(body.size() - 2).results[0];
                    if (last == null || victim == body.getLast()) continue;
                    victim.args[k] = last;
                    if (victim == body.get(body.size() - 1)) continue;
                }
                default -> victim.args = java.util.Arrays.copyOf(victim.args, k);
            }
            assertTrue(!Validator.problems(s).isEmpty(), what);
        }
    }
}
