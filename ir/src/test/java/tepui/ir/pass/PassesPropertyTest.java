package tepui.ir.pass;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import tepui.ir.Printer;
import tepui.ir.Shader;
import tepui.ir.Validator;
import tepui.ir.random.Outcome;
import tepui.ir.random.RandomShader;

/** Each pass, and all of them together, leave what random shaders do as it was, bit for bit. */
class PassesPropertyTest {
    private static final int SEEDS = Integer.getInteger("tepui.ir.seeds", 300);
    private static final long FIRST = Long.getLong("tepui.ir.firstSeed", 1);

    private static void preserves(Supplier<Pass> make) {
        preserves(make.get().name(), shader -> make.get().run(shader));
    }

    private interface Transform {
        boolean run(Shader shader);
    }

    private static void preserves(String name, Transform transform) {
        int changed = 0;
        for (long seed = FIRST; seed < FIRST + SEEDS; seed++) {
            Shader before = RandomShader.make(seed);
            Shader after = before.copy();
            String where = name + ", seed " + seed;
            try {
                String text = Printer.print(after);
                boolean did = transform.run(after);
                if (did) changed++;
                else if (!text.equals(Printer.print(after))) fail(where + ": changed without saying so");
                Validator.check(after);
                String difference = Outcome.of(before, seed).difference(Outcome.of(after, seed));
                if (difference != null && Boolean.getBoolean("tepui.ir.show")) {
                    System.out.println(Printer.print(before) + Printer.print(after));
                }
                assertNull(difference, where);
            } catch (RuntimeException e) {
                throw new AssertionError(where + ": " + e, e);
            }
        }
        assertTrue(changed > 0, name + " never changed anything");
    }

    @Test
    void lowerReturns() {
        preserves(LowerReturns::new);
    }

    @Test
    void inline() {
        preserves(Inline::new);
    }

    @Test
    void promoteLocals() {
        preserves(PromoteLocals::new);
    }

    @Test
    void foldConstants() {
        preserves(FoldConstants::new);
    }

    @Test
    void simplify() {
        preserves(Simplify::new);
    }

    @Test
    void copyPropagation() {
        preserves(CopyPropagation::new);
    }

    @Test
    void eliminateCommon() {
        preserves(EliminateCommon::new);
    }

    @Test
    void removeDead() {
        preserves(RemoveDead::new);
    }

    @Test
    void unroll() {
        preserves(Unroll::new);
    }

    @Test
    void endDemotedLoops() {
        preserves(EndDemotedLoops::new);
    }

    @Test
    void hoistInvariant() {
        preserves(HoistInvariant::new);
    }

    @Test
    void flattenIf() {
        preserves(() -> new FlattenIf(20));
    }

    @Test
    void lowerPack() {
        preserves(LowerPack::new);
    }

    @Test
    void lowerBitfield() {
        preserves(LowerBitfield::new);
    }

    @Test
    void lowerMulZero() {
        preserves(LowerMulZero::new);
    }

    @Test
    void lowerResourceIndex() {
        preserves(() -> new LowerResourceIndex(r -> true));
    }

    @Test
    void unrollInSsa() {
        preserves(
                "Inline, PromoteLocals, Unroll",
                s -> new Pipeline()
                        .add(new Inline())
                        .add(new PromoteLocals())
                        .add(new Unroll(8, 5000, i -> true, 20))
                        .repeat(2, List.of(new FoldConstants(), new CopyPropagation(), new RemoveDead()))
                        .run(s));
    }

    @Test
    void standardPipeline() {
        preserves(
                "standard pipeline",
                s -> Pipeline.standard(false).validate(true).run(s));
    }
}
