package tepui.ir.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.IrException;
import tepui.ir.Op;
import tepui.ir.Parser;
import tepui.ir.Printer;
import tepui.ir.Region;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Validator;
import tepui.ir.Value;

/** What each pass makes of a small program: the text before, the text after. */
class PassesTest {
    private static final String DECLARATIONS = """
            input @a: f32 location 0
            input @b: f32 location 1
            input @i: i32 location 2 flat
            input @v: f32x4 location 3
            output @o: f32 location 0
            output @n: i32 location 1
            output @p: f32x4 location 2
            local @l: f32
            local @w: f32x4
            local @x: f32[3]
            uniform_buffer @u binding 0
            storage_buffer @s binding 0
            texture @t binding 0 count 4 shape 2d
            """;
    private static final String LOADS =
            "%0: f32 = load_input @a\n%1: f32 = load_input @b\n%2: i32 = load_input @i\n%3: f32x4 = load_input @v\n";

    private static Shader parse(String functions, String body) {
        Shader s = Parser.parse("shader fragment \"t\" {\n" + DECLARATIONS + functions + "entry func @main() {\n"
                + LOADS + body + "\nreturn\n}\n}");
        Validator.check(s);
        return s;
    }

    private static String body(Shader s) {
        String text = Printer.print(s);
        return text.substring(text.indexOf("entry func")).replaceAll("\n +", "\n");
    }

    private static void becomes(Pass pass, String before, String after) {
        Shader s = parse("", before);
        assertTrue(pass.run(s), "nothing changed");
        Validator.check(s);
        assertEquals(body(parse("", after)), body(s));
    }

    private static void stays(Pass pass, String text) {
        Shader s = parse("", text);
        String before = Printer.print(s);
        assertFalse(pass.run(s), "changed");
        assertEquals(before, Printer.print(s));
    }

    /** After the pass and dead code removal. */
    private static void clean(Pass pass, String before, String after) {
        Shader s = parse("", before);
        assertTrue(pass.run(s), "nothing changed");
        Validator.check(s);
        new RemoveDead().run(s);
        Shader want = parse("", after);
        new RemoveDead().run(want);
        assertEquals(body(want), body(s));
    }

    private static String out(String expression) {
        return expression + "\nstore_output.x @o %9";
    }

    private static String outInt(String expression) {
        return expression + "\nstore_output.x @n %9";
    }

    // ---- constants -------------------------------------------------------------------------------------------------

    @Test
    void constantsFold() {
        clean(
                new FoldConstants(),
                out("%4: f32 = const 2.0\n%5: f32 = const 3.0\n%9: f32 = fmul %4, %5"),
                out("%9: f32 = const 6.0"));
        clean(
                new FoldConstants(),
                out("%4: f32x2 = const 2.0, 3.0\n%5: f32 = swizzle.y %4\n%6: f32 = frcp %5\n%9: f32 = fadd %0, %6"),
                out("%8: f32 = const 0.33333334\n%9: f32 = fadd %0, %8"));
    }

    @Test
    void constantConditionsPickTheirSide() {
        clean(
                new FoldConstants(),
                out("%4: bool = const false\n%9: f32 = if %4 {\nyield %0\n} else {\n%5: f32 = fneg %1\nyield %5\n}"),
                out("%9: f32 = fneg %1"));
        clean(
                new FoldConstants(),
                "%4: bool = const true\nloop {\nif %4 {\nbreak\n} else {\nyield\n}\nstore_output.x @o %0\ncontinue\n}\nstore_output.x @o %1",
                "loop {\nbreak\n}\nstore_output.x @o %1");
    }

    @Test
    void constantTablesAreRead() {
        String table =
                "shader vertex \"t\" {\noutput @o: f32 location 0\nlocal @t: f32[3] init(1.5, 2.5, 3.5)\nentry func @main() {\n%0: i32 = const ";
        Shader s = Parser.parse(table + "2\n%1: f32 = load_local @t %0\nstore_output.x @o %1\nreturn\n}\n}");
        assertTrue(new FoldConstants().run(s));
        assertTrue(Printer.print(s).contains("const 3.5"));
        Shader outside = Parser.parse(table + "3\n%1: f32 = load_local @t %0\nstore_output.x @o %1\nreturn\n}\n}");
        assertTrue(new FoldConstants().run(outside));
        Shader stored = Parser.parse(
                table
                        + "2\n%2: f32 = const 9.0\nstore_local.x @t %0, %2\n%1: f32 = load_local @t %0\nstore_output.x @o %1\nreturn\n}\n}");
        assertFalse(new FoldConstants().run(stored));
    }

    // ---- algebra ---------------------------------------------------------------------------------------------------

    private static void simplifies(String before, String after) {
        clean(new Simplify(), out(before), out(after));
    }

    private static void simplifiesInt(String before, String after) {
        clean(new Simplify(), outInt(before), outInt(after));
    }

    @Test
    void exactFloatAlgebra() {
        simplifies("%4: f32 = const 1.0\n%5: f32 = fmul %4, %0\n%9: f32 = fneg %5", "%9: f32 = fneg %0");
        simplifies("%4: f32 = const -0.0\n%5: f32 = fadd %0, %4\n%9: f32 = fneg %5", "%9: f32 = fneg %0");
        simplifies("%4: f32 = const 0.0\n%5: f32 = fsub %0, %4\n%9: f32 = fneg %5", "%9: f32 = fneg %0");
        simplifies("%4: f32 = fneg %0\n%9: f32 = fadd %1, %4", "%9: f32 = fsub %1, %0");
        simplifies("%4: f32 = const 4.0\n%9: f32 = fdiv %0, %4", "%4: f32 = const 0.25\n%9: f32 = fmul %0, %4");
        simplifies("%4: f32 = const 1.0\n%9: f32 = fdiv %4, %0", "%9: f32 = frcp %0");
        simplifies(
                "%4: f32 = const 0.0\n%5: f32 = const 1.0\n%6: f32 = fmax %0, %4\n%9: f32 = fmin %6, %5",
                "%9: f32 = fsaturate %0");
        simplifies("%4: f32 = const 1.0\n%9: f32 = ffma %0, %4, %1", "%9: f32 = fadd %0, %1");
        simplifies("%4: f32 = fneg %0\n%9: f32 = fabs %4", "%9: f32 = fabs %0");
        simplifies(
                "%4: f32 = ffloor %0\n%9: f32 = ftrunc %4\n%10: f32 = fneg %9\nstore_output.x @o %10",
                "%9: f32 = ffloor %0\n%10: f32 = fneg %9\nstore_output.x @o %10");
    }

    @Test
    void inexactFloatAlgebraWaitsForRelaxed() {
        String plusZero = out("%4: f32 = const 0.0\n%5: f32 = fadd %0, %4\n%9: f32 = fneg %5");
        stays(new Simplify(), plusZero);
        clean(new Simplify(true), plusZero, out("%9: f32 = fneg %0"));
        String timesZero = out("%4: f32 = const 0.0\n%9: f32 = fmul %0, %4");
        stays(new Simplify(), timesZero);
        clean(new Simplify(true), timesZero, out("%9: f32 = const 0.0"));
        stays(new Simplify(true), timesZero.replace("= fmul", "= precise fmul"));
        stays(new Simplify(), out("%4: f32 = const 3.0\n%9: f32 = fdiv %0, %4"));
        stays(
                new Simplify(),
                out("%4: f32 = const 0.0\n%5: f32 = const 1.0\n%6: f32 = fmin %0, %5\n%9: f32 = fmax %6, %4"));
        clean(new Simplify(true), out("%4: f32 = const 2.0\n%9: f32 = fpow %0, %4"), out("%9: f32 = fmul %0, %0"));
    }

    @Test
    void integerAlgebra() {
        simplifiesInt("%4: i32 = const 8\n%9: i32 = imul %4, %2", "%4: i32 = const 3\n%9: i32 = ishl %2, %4");
        simplifiesInt("%4: i32 = const 8\n%9: i32 = umod %2, %4", "%4: i32 = const 7\n%9: i32 = iand %2, %4");
        simplifiesInt(
                "%4: i32 = const -2147483648\n%9: i32 = udiv %2, %4", "%4: i32 = const 31\n%9: i32 = ushr %2, %4");
        simplifiesInt(
                "%4: i32 = const 8\n%5: i32 = const 4\n%6: i32 = iadd %2, %4\n%9: i32 = iadd %6, %5",
                "%4: i32 = const 12\n%9: i32 = iadd %2, %4");
        simplifiesInt("%4: i32 = const 3\n%9: i32 = isub %2, %4", "%4: i32 = const -3\n%9: i32 = iadd %2, %4");
        simplifiesInt("%9: i32 = ixor %2, %2", "%9: i32 = const 0");
        simplifiesInt(
                "%4: i32 = const 5\n%5: i32 = ishl %2, %4\n%9: i32 = ishl %5, %4",
                "%4: i32 = const 10\n%9: i32 = ishl %2, %4");
        simplifiesInt("%4: i32 = const 16\n%5: i32 = ishl %2, %4\n%9: i32 = ishl %5, %4", "%9: i32 = const 0");
        simplifiesInt(
                "%4: i32 = const 20\n%5: i32 = ishr %2, %4\n%9: i32 = ishr %5, %4",
                "%4: i32 = const 31\n%9: i32 = ishr %2, %4");
        simplifiesInt(
                "%4: i32 = const 8\n%5: i32 = const 4\n%9: i32 = ubitfield_extract %2, %4, %5",
                "%4: i32 = const 8\n%5: i32 = ushr %2, %4\n%6: i32 = const 15\n%9: i32 = iand %5, %6");
        stays(new Simplify(), outInt("%4: i32 = const 8\n%9: i32 = idiv %2, %4"));
    }

    @Test
    void boolAlgebra() {
        clean(
                new Simplify(),
                out(
                        "%4: bool = ieq %2, %2\n%5: bool = flt %0, %1\n%6: bool = band %5, %4\n%7: bool = bnot %6\n%9: f32 = select %7, %0, %1"),
                out("%5: bool = flt %0, %1\n%9: f32 = select %5, %1, %0"));
        clean(
                new Simplify(),
                out("%4: bool = feq %0, %1\n%5: bool = bnot %4\n%6: f32 = b2f %5\n%9: f32 = fneg %6"),
                out("%5: bool = fne %0, %1\n%6: f32 = b2f %5\n%9: f32 = fneg %6"));
        // The opposite of less is not greater or equal where there is a NaN.
        stays(new Simplify(), out("%4: bool = flt %0, %1\n%5: bool = bnot %4\n%9: f32 = b2f %5"));
        clean(
                new Simplify(),
                out(
                        "%4: bool = flt %0, %1\n%5: i32 = b2i %4\n%6: i32 = const 0\n%7: bool = ine %5, %6\n%9: f32 = select %7, %0, %1"),
                out("%4: bool = flt %0, %1\n%9: f32 = select %4, %0, %1"));
    }

    @Test
    void vectorsComeApart() {
        simplifies("%4: f32x2 = vec %0, %1\n%5: f32 = swizzle.y %4\n%9: f32 = fneg %5", "%9: f32 = fneg %1");
        simplifies(
                "%4: f32x3 = swizzle.wzy %3\n%5: f32 = swizzle.x %4\n%9: f32 = fneg %5",
                "%5: f32 = swizzle.w %3\n%9: f32 = fneg %5");
        String store = "\nstore_output.xyzw @p %9";
        clean(
                new Simplify(),
                "%4: f32 = swizzle.x %3\n%5: f32 = swizzle.y %3\n%6: f32x2 = swizzle.zw %3\n%7: f32x4 = vec %4, %5, %6\n%9: f32x4 = fneg %7"
                        + store,
                "%9: f32x4 = fneg %3" + store);
        clean(
                new Simplify(),
                "%4: f32x4 = undef\n%5: f32x4 = insert.x %4, %0\n%6: f32x4 = insert.w %5, %1\n%7: f32x4 = insert.y %6, %0\n%8: f32x4 = insert.z %7, %1\n%9: f32x4 = fneg %8"
                        + store,
                "%8: f32x4 = vec %0, %0, %1, %1\n%9: f32x4 = fneg %8" + store);
        simplifies("%4: i32 = const 2\n%9: f32 = extract_dynamic %3, %4", "%9: f32 = swizzle.z %3");
    }

    // ---- copies, common subexpressions, dead code ------------------------------------------------------------------

    @Test
    void copiesGo() {
        String condition = "%4: bool = flt %0, %1\n";
        clean(
                new CopyPropagation(),
                out(
                        condition
                                + "%5: f32 = if %4 {\nstore_output.x @n %2\nyield %0\n} else {\nyield %0\n}\n%9: f32 = fneg %5"),
                out(condition + "if %4 {\nstore_output.x @n %2\nyield\n} else {\nyield\n}\n%9: f32 = fneg %0"));
        clean(
                new CopyPropagation(),
                out(
                        condition
                                + "%9: f32 = loop (%5: f32 = %0, %6: f32 = %1) {\nif %4 {\nbreak %6\n} else {\nyield\n}\n%7: f32 = fadd %6, %5\ncontinue %5, %7\n}"),
                out(
                        condition
                                + "%9: f32 = loop (%6: f32 = %1) {\nif %4 {\nbreak %6\n} else {\nyield\n}\n%7: f32 = fadd %6, %0\ncontinue %7\n}"));
    }

    @Test
    void whatASideDefinesStaysInside() {
        stays(
                new CopyPropagation(),
                out(
                        "%4: bool = flt %0, %1\n%9: f32 = loop {\n%5: f32 = if %4 {\n%6: f32 = fneg %0\nyield %6\n} else {\nbreak %1\n}\nbreak %5\n}"));
    }

    @Test
    void equalInstructionsMerge() {
        clean(
                new EliminateCommon(),
                out("%4: f32 = fadd %0, %1\n%5: f32 = fadd %1, %0\n%9: f32 = fmul %4, %5"),
                out("%4: f32 = fadd %0, %1\n%9: f32 = fmul %4, %4"));
        clean(
                new EliminateCommon(),
                out(
                        "%4: f32 = fadd %0, %1\n%5: bool = flt %0, %1\n%9: f32 = if %5 {\n%6: f32 = fadd %0, %1\nyield %6\n} else {\nyield %0\n}"),
                out(
                        "%4: f32 = fadd %0, %1\n%5: bool = flt %0, %1\n%9: f32 = if %5 {\nyield %4\n} else {\nyield %0\n}"));
        stays(new EliminateCommon(), out("%4: f32 = fmin %0, %1\n%5: f32 = fmin %1, %0\n%9: f32 = fmul %4, %5"));
        stays(
                new EliminateCommon(),
                "%5: bool = flt %0, %1\nif %5 {\n%6: f32 = fadd %0, %1\nstore_output.x @o %6\nyield\n} else {\n%7: f32 = fadd %0, %1\nstore_output.x @o %7\nyield\n}");
    }

    @Test
    void readsMergeOnlyWhereNothingWasWritten() {
        String read = "%5: f32 = load_storage @s %4, %4\n";
        String again = "%6: f32 = load_storage @s %4, %4\n%9: f32 = fadd %5, %6";
        clean(
                new EliminateCommon(),
                out("%4: i32 = const 0\n" + read + again),
                out("%4: i32 = const 0\n" + read + "%9: f32 = fadd %5, %5"));
        stays(new EliminateCommon(), out("%4: i32 = const 0\n" + read + "store_storage.x @s %4, %4, %0\n" + again));
        stays(
                new EliminateCommon(),
                "%4: i32 = const 0\n" + read
                        + "loop {\n%6: f32 = load_storage @s %4, %4\n%7: bool = flt %6, %5\nif %7 {\nbreak\n} else {\nyield\n}\nstore_storage.x @s %4, %4, %0\ncontinue\n}");
        stays(
                new EliminateCommon(),
                "%4: bool = flt %0, %1\n%5: bool = vote_any %4\n%6: bool = vote_any %4\n%7: bool = band %5, %6\ndemote_if %7");
    }

    @Test
    void deadCodeGoes() {
        becomes(
                new RemoveDead(),
                "%4: f32 = fadd %0, %1\n%5: f32 = fneg %4\nstore_local.x @l %5\nstore_output.x @o %0\nstore_output.x @n %2\nstore_output.xyzw @p %3\n%6: f32 = fabs %1\nstore_output.x @o %6",
                "store_output.x @o %0\nstore_output.x @n %2\nstore_output.xyzw @p %3\n%6: f32 = fabs %1\nstore_output.x @o %6");
    }

    @Test
    void loopsThatOnlyFeedThemselvesGo() {
        Shader s = parse(
                "",
                "%4: bool = flt %0, %1\n%5: f32 = loop (%6: f32 = %0) {\nif %4 {\nbreak %6\n} else {\nyield\n}\n%7: f32 = fadd %6, %1\ncontinue %7\n}\nstore_output.x @o %1");
        assertTrue(new RemoveDead().run(s));
        assertFalse(Printer.print(s).contains("loop"));
        clean(
                new RemoveDead(),
                out(
                        "%4: bool = flt %0, %1\n%9: f32 = loop (%5: f32 = %0, %6: f32 = %1) {\nif %4 {\nbreak %5\n} else {\nyield\n}\n%7: f32 = fadd %6, %1\n%8: f32 = fadd %5, %0\ncontinue %8, %7\n}"),
                out(
                        "%4: bool = flt %0, %1\n%9: f32 = loop (%5: f32 = %0) {\nif %4 {\nbreak %5\n} else {\nyield\n}\n%8: f32 = fadd %5, %0\ncontinue %8\n}"));
    }

    @Test
    void functionsAndLocalsWithoutUseGo() {
        Shader s = parse("func @f() {\ncall @g\nreturn\n}\nfunc @g() {\nreturn\n}\n", "store_output.x @o %0");
        assertTrue(new RemoveDead(true).run(s));
        assertEquals(1, s.functions.size());
        assertTrue(s.locals.isEmpty() && s.resources.isEmpty());
        assertEquals(1, s.inputs.size());
        assertEquals(3, s.outputs.size());
    }

    // ---- control flow ----------------------------------------------------------------------------------------------

    @Test
    void localsBecomeValues() {
        clean(
                new PromoteLocals(),
                out(
                        "%4: bool = flt %0, %1\nstore_local.x @l %0\nif %4 {\nstore_local.x @l %1\nyield\n} else {\nyield\n}\n%9: f32 = load_local @l"),
                out("%4: bool = flt %0, %1\n%9.l: f32 = if %4 {\nyield %1\n} else {\nyield %0\n}"));
        clean(
                new PromoteLocals(),
                out(
                        "store_local.x @l %0\nloop {\n%4: f32 = load_local @l\n%5: bool = flt %4, %1\nif %5 {\nbreak\n} else {\nyield\n}\n%6: f32 = fadd %4, %1\nstore_local.x @l %6\ncontinue\n}\n%9: f32 = load_local @l"),
                out(
                        "%9.l: f32 = loop (%4.l: f32 = %0) {\n%5: bool = flt %4, %1\nif %5 {\nbreak %4\n} else {\nyield\n}\n%6: f32 = fadd %4, %1\ncontinue %6\n}"));
    }

    @Test
    void maskedStoresMerge() {
        String store = "\nstore_output.xyzw @p %9";
        clean(
                new PromoteLocals(),
                "store_local.xyzw @w %3\n%4: f32x4 = fneg %3\nstore_local.y @w %4\n%9: f32x4 = load_local @w" + store,
                "%4: f32x4 = fneg %3\n%5: f32 = swizzle.y %4\n%9: f32x4 = insert.y %3, %5" + store);
    }

    @Test
    void arraysWithConstantIndicesAreSplit() {
        String constants = "%4: i32 = const 0\n%5: i32 = const 2\n%6: i32 = const 3\n";
        clean(
                new PromoteLocals(),
                out(
                        constants
                                + "store_local.x @x %4, %0\nstore_local.x @x %5, %1\nstore_local.x @x %6, %0\n%7: f32 = load_local @x %4\n%8: f32 = load_local @x %5\n%9: f32 = fsub %7, %8"),
                out("%9: f32 = fsub %0, %1"));
        Shader s = parse("", out("%4: i32 = const 0\nstore_local.x @x %2, %0\n%9: f32 = load_local @x %4"));
        new PromoteLocals().run(s);
        assertTrue(Printer.print(s).contains("store_local.x @x"));
    }

    @Test
    void earlyReturnsMoveTheRest() {
        Shader s = parse(
                "",
                "%4: bool = flt %0, %1\nif %4 {\nstore_output.x @o %0\nreturn\n} else {\nyield\n}\nstore_output.x @o %1");
        assertTrue(new LowerReturns().run(s));
        assertEquals(
                body(
                        parse(
                                "",
                                "%4: bool = flt %0, %1\nif %4 {\nstore_output.x @o %0\nyield\n} else {\nstore_output.x @o %1\nyield\n}")),
                body(s));
        Shader main = parse("", "%4: bool = flt %0, %1\nif %4 {\nreturn\n} else {\nyield\n}");
        assertFalse(new LowerReturns(false).run(main));
    }

    @Test
    void manyReturnsDoNotNestWithoutEnd() {
        Shader s = new Shader(Stage.VERTEX, "many");
        Builder b = new Builder(s);
        Value x = b.loadInput(s.input("x", Type.I32, 0));
        var o = s.output("o", Type.I32, 0);
        for (int k = 0; k < 1000; k++) {
            Value k1 = b.i32(k);
            b.ifThen(b.op(Op.IEQ, x, k1), () -> {
                b.storeOutput(o, k1);
                b.ret();
            });
        }
        b.ret();
        assertTrue(new LowerReturns().run(s));
        Validator.check(s);
        assertEquals(1, count(s.entry.body(), Op.RETURN));
    }

    private static int count(Region region, Op op) {
        int n = 0;
        for (Instr i : region.body) {
            if (i.op == op) n++;
            for (Region nested : i.regions) n += count(nested, op);
        }
        return n;
    }

    @Test
    void callsGo() {
        Shader s = parse(
                "func @f(%0: f32) -> (f32) {\n%1: f32 = fneg %0\nreturn %1\n}\n",
                out("%4: f32 = call @f %0\n%9: f32 = call @f %4"));
        assertTrue(new Inline().run(s));
        assertEquals(body(parse("", out("%4: f32 = fneg %0\n%9: f32 = fneg %4"))), body(s));
        assertEquals(1, s.functions.size());
    }

    @Test
    void callsThatExplodeAreRefused() {
        Shader s = new Shader(Stage.VERTEX, "bomb");
        Function before = null;
        for (int k = 0; k < 40; k++) {
            Function f = new Function("f" + k, List.of(), List.of());
            s.functions.add(f);
            Builder b = new Builder(s, f.body());
            for (int n = 0; n < 3; n++) {
                if (before != null) b.call(before);
                else b.effect(Op.MEMORY_BARRIER, 1);
            }
            b.ret();
            before = f;
        }
        Builder b = new Builder(s);
        b.call(before);
        b.ret();
        Validator.check(s);
        String message =
                assertThrows(IrException.class, () -> new Inline().run(s)).getMessage();
        assertTrue(message.contains("more than 262144 instructions"), message);
    }

    private static final String COUNTING =
            "%4: i32 = const 0\n%5: i32 = const 1\n%6: i32 = const 3\n%9: f32 = loop (%10: i32 = %4, %11: f32 = %0) {\n%12: bool = ige %10, %6\n"
                    + "if %12 {\nbreak %11\n} else {\nyield\n}\n%13: f32 = fmul %11, %1\n%14: i32 = iadd %10, %5\ncontinue %14, %13\n}";

    @Test
    void countedLoopsUnroll() {
        clean(new Unroll(), out(COUNTING), out("%4: f32 = fmul %0, %1\n%5: f32 = fmul %4, %1\n%9: f32 = fmul %5, %1"));
        stays(new Unroll(2, 1000, i -> false, 0), out(COUNTING));
        stays(new Unroll(8, 10, i -> false, 0), out(COUNTING));
        stays(new Unroll(), out(COUNTING.replace("(%10: i32 = %4", "(%10: i32 = %2")));
    }

    @Test
    void neededLoopsUnrollFurther() {
        String textured = COUNTING.replace(
                "%13: f32 = fmul %11, %1",
                "%15: f32x2 = swizzle.xy %3\n%16: f32x4 = tex_sample @t index %10, coord %15\n%17: f32 = swizzle.x %16\n%13: f32 = fmul %11, %17");
        stays(new Unroll(1, 1000, i -> false, 0), out(textured));
        Shader s = parse("", out(textured));
        assertTrue(new Unroll(1, 1, Unroll::indexesResources, 8).run(s));
        Validator.check(s);
        new FoldConstants().run(s);
        assertEquals(3, count(s.entry.body(), Op.TEX_SAMPLE));
        assertEquals(0, count(s.entry.body(), Op.LOOP));
    }

    @Test
    void unknownExitsNest() {
        String exit = COUNTING.replace(
                "%13: f32 = fmul", "%15: bool = flt %11, %1\nif %15 {\nbreak %1\n} else {\nyield\n}\n%13: f32 = fmul");
        Shader s = parse("", out(exit));
        assertTrue(new Unroll().run(s));
        Validator.check(s);
        assertEquals(0, count(s.entry.body(), Op.LOOP));
        assertEquals(3, count(s.entry.body(), Op.IF));
    }

    @Test
    void invariantsLeaveLoops() {
        String loop =
                "%4: i32 = const 0\n%HOIST%%9: f32 = loop (%10: f32 = %0) {\n%INSIDE%%12: bool = flt %10, %11\nif %12 {\nbreak %10\n} else {\nyield\n}\n%13: f32 = fadd %10, %1\ncontinue %13\n}";
        String invariant = "%5: f32 = load_uniform @u %4, %4\n%11: f32 = fmul %5, %1\n";
        becomes(
                new HoistInvariant(),
                out(loop.replace("%HOIST%", "").replace("%INSIDE%", invariant)),
                out(loop.replace("%HOIST%", invariant).replace("%INSIDE%", "")));
        String storage = "%11: f32 = load_storage @s %4, %4\n";
        stays(new HoistInvariant(), out(loop.replace("%HOIST%", "").replace("%INSIDE%", storage)));
    }

    @Test
    void smallBranchesBecomeSelections() {
        clean(
                new FlattenIf(),
                out("%4: bool = flt %0, %1\n%9: f32 = if %4 {\n%5: f32 = fneg %0\nyield %5\n} else {\nyield %1\n}"),
                out("%4: bool = flt %0, %1\n%5: f32 = fneg %0\n%9: f32 = select %4, %5, %1"));
        stays(new FlattenIf(), "%4: bool = flt %0, %1\nif %4 {\nstore_output.x @o %0\nyield\n} else {\nyield\n}");
        stays(
                new FlattenIf(3),
                out("%4: bool = flt %0, %1\n%9: f32 = if %4 {\n%5: f32 = fsin %0\nyield %5\n} else {\nyield %1\n}"));
    }

    @Test
    void codeBesideAJumpMovesBehind() {
        becomes(
                new FlattenIf(),
                "%4: bool = flt %0, %1\nloop {\nif %4 {\nbreak\n} else {\nstore_output.x @o %0\nyield\n}\ncontinue\n}",
                "%4: bool = flt %0, %1\nloop {\nif %4 {\nbreak\n} else {\nyield\n}\nstore_output.x @o %0\ncontinue\n}");
    }

    @Test
    void constantsStayWhereOtherPassesPutThem() {
        Shader s = parse("", "%4: f32 = const 3.0\n%5: f32 = fmul %0, %4\n%6: f32 = fadd %4, %5\nstore_output.x @o %6");
        assertTrue(new Simplify(false).run(s), "a constant in first place");
        String text = Printer.print(s);
        assertFalse(new EliminateCommon().run(s));
        assertEquals(text, Printer.print(s));
        assertFalse(new Simplify(false).run(s));
    }

    @Test
    void passesWithNothingToDoWaitForAChange() {
        StringBuilder runs = new StringBuilder();
        Pass idle = s -> {
            runs.append("i");
            return false;
        };
        Pass thrice = s -> {
            runs.append("c");
            return runs.chars().filter(c -> c == 'c').count() < 4;
        };
        Shader s = parse("", "store_output.x @o %0");
        assertTrue(new Pipeline()
                .add(idle)
                .add(idle)
                .repeat(9, List.of(thrice, idle))
                .run(s));
        assertEquals("icicicic", runs.toString());
        runs.setLength(0);
        assertFalse(new Pipeline()
                .repeat(2, List.of(idle))
                .add(new Pipeline().add(idle))
                .run(s));
        assertEquals("i", runs.toString());
    }

    @Test
    void brokenPassesAreNamed() {
        Shader s = parse("", out("%9: f32 = fneg %0"));
        Pass broken = new Pass() {
            @Override
            public boolean run(Shader shader) {
                shader.entry.body().body.removeFirst();
                return true;
            }

            @Override
            public String name() {
                return "Broken";
            }
        };
        String message = assertThrows(
                        IrException.class,
                        () -> new Pipeline().validate(true).add(broken).run(s))
                .getMessage();
        assertTrue(message.startsWith("after Broken shader 't' is invalid"), message);
    }
}
