package tepui.tools.kit.cases;

import java.util.List;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Function;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Texture;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Lab;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Branches, loops, jumps, calls and local arrays, with neighbouring invocations that go different ways. */
final class ControlFlowCases {
    private static final int ROWS = 64;

    private ControlFlowCases() {}

    /** Expected result of a piece of code for the row's number. */
    @FunctionalInterface
    private interface Expected {
        int of(int i);
    }

    static void addTo(Kit kit) {
        Area area = kit.area("controlFlow");
        for (Stage stage : new Stage[] {Stage.VERTEX, Stage.FRAGMENT, Stage.COMPUTE}) {
            String in = "." + stage.text();
            area.add("if" + in, s -> check(s, stage, i -> i % 3 == 0 ? i * 2 : i + 100, ControlFlowCases::branch));
            area.add(
                    "nestedIf" + in,
                    s -> check(
                            s, stage, i -> i < 32 ? i % 2 == 0 ? 1 : 2 : i % 2 == 0 ? 3 : 4, ControlFlowCases::nested));
            area.add("loop" + in, s -> check(s, stage, i -> i * (i - 1) / 2, ControlFlowCases::sum));
            area.add("loopThatRunsOnce" + in, s -> check(s, stage, i -> i + 1, ControlFlowCases::once));
            area.add(
                    "nestedLoops" + in,
                    s -> check(s, stage, ControlFlowCases::nestedSum, ControlFlowCases::nestedLoops));
            area.add("breakInsideIf" + in, s -> check(s, stage, i -> steps(i), ControlFlowCases::collatz));
            area.add(
                    "continueInsideIf" + in,
                    s -> check(s, stage, ControlFlowCases::oddSum, ControlFlowCases::skipEven));
            area.add("returnEarly" + in, s -> check(s, stage, i -> i < 20 ? -i : i, ControlFlowCases::earlyReturn));
            area.add("call" + in, s -> check(s, stage, i -> 3 * i * i + 5, ControlFlowCases::calls));
            area.add("callReturnsInsideALoop" + in, s -> check(s, stage, i -> root(i), ControlFlowCases::returnInLoop));
            area.add("localArray" + in, s -> check(s, stage, i -> (7 - i % 8) * 10 + 1, ControlFlowCases::localArray));
            area.add(
                    "initializedArray" + in, s -> check(s, stage, i -> i % 5 * i % 5 + 3, ControlFlowCases::constants));
            area.add("arrayOutsideIsSafe" + in, s -> check(s, stage, i -> 42, ControlFlowCases::outside));
        }
        area.add("longShader", s -> check(s, Stage.FRAGMENT, ControlFlowCases::longResult, ControlFlowCases::longCode));
        area.add("manyLiveValues", s -> check(s, Stage.FRAGMENT, i -> 100 * i + 4950, ControlFlowCases::live));
        area.add("deepNesting", s -> check(s, Stage.FRAGMENT, ControlFlowCases::depth, ControlFlowCases::deep));
        area.add("demotedInvocationsRunOn", ControlFlowCases::demote);
    }

    private static void check(Scene s, Stage stage, Expected e, Lab.Body code) {
        int[][] rows = new int[ROWS][4];
        for (int i = 0; i < ROWS; i++) rows[i][0] = i;
        int[][] out = Lab.run(s, stage, rows, code);
        for (int i = 0; i < ROWS; i++) s.equal(e.of(i), out[i][0], "result for " + i);
    }

    private static Value word(Builder b, Value v) {
        return Lab.words(b, v);
    }

    private static Value branch(Shader sh, Builder b, Lab.Row row) {
        Value i = row.get(0, Type.I32);
        Value third = b.op(Op.IEQ, b.op(Op.UMOD, i, b.i32(3)), b.i32(0));
        Value[] r = b.ifElse(
                third,
                List.of(Type.I32),
                () -> b.yieldWith(b.op(Op.IMUL, i, b.i32(2))),
                () -> b.yieldWith(b.op(Op.IADD, i, b.i32(100))));
        return word(b, r[0]);
    }

    private static Value nested(Shader sh, Builder b, Lab.Row row) {
        Value i = row.get(0, Type.I32);
        Value even = b.op(Op.IEQ, b.op(Op.IAND, i, b.i32(1)), b.i32(0));
        Value[] r = b.ifElse(
                b.op(Op.ILT, i, b.i32(32)),
                List.of(Type.I32),
                () -> b.yieldWith(
                        b.ifElse(even, List.of(Type.I32), () -> b.yieldWith(b.i32(1)), () -> b.yieldWith(b.i32(2)))),
                () -> b.yieldWith(
                        b.ifElse(even, List.of(Type.I32), () -> b.yieldWith(b.i32(3)), () -> b.yieldWith(b.i32(4)))));
        return word(b, r[0]);
    }

    /** 0 + 1 + ... below the row's number: every invocation goes round another number of times. */
    private static Value sum(Shader sh, Builder b, Lab.Row row) {
        Value n = row.get(0, Type.I32);
        Value[] r = b.loop(new Value[] {b.i32(0), b.i32(0)}, List.of(Type.I32), p -> {
            b.ifThen(b.op(Op.IGE, p.get(0), n), () -> b.breakWith(p.get(1)));
            b.continueWith(b.op(Op.IADD, p.get(0), b.i32(1)), b.op(Op.IADD, p.get(1), p.get(0)));
        });
        return word(b, r[0]);
    }

    private static Value once(Shader sh, Builder b, Lab.Row row) {
        Value[] r = b.loop(
                new Value[] {row.get(0, Type.I32)},
                List.of(Type.I32),
                p -> b.breakWith(b.op(Op.IADD, p.get(0), b.i32(1))));
        return word(b, r[0]);
    }

    private static int nestedSum(int n) {
        int sum = 0;
        for (int i = 0; i < n % 9; i++) for (int j = 0; j <= i; j++) sum += i * j + 1;
        return sum;
    }

    private static Value nestedLoops(Shader sh, Builder b, Lab.Row row) {
        Value n = b.op(Op.UMOD, row.get(0, Type.I32), b.i32(9));
        Value[] r = b.loop(new Value[] {b.i32(0), b.i32(0)}, List.of(Type.I32), p -> {
            Value i = p.get(0);
            b.ifThen(b.op(Op.IGE, i, n), () -> b.breakWith(p.get(1)));
            Value[] inner = b.loop(new Value[] {b.i32(0), p.get(1)}, List.of(Type.I32), q -> {
                Value j = q.get(0);
                b.ifThen(b.op(Op.ILT, i, j), () -> b.breakWith(q.get(1)));
                Value add = b.op(Op.IADD, b.op(Op.IMUL, i, j), b.i32(1));
                b.continueWith(b.op(Op.IADD, j, b.i32(1)), b.op(Op.IADD, q.get(1), add));
            });
            b.continueWith(b.op(Op.IADD, i, b.i32(1)), inner[0]);
        });
        return word(b, r[0]);
    }

    private static int steps(int i) {
        int v = i + 1;
        int n = 0;
        while (v != 1) {
            v = v % 2 == 0 ? v / 2 : 3 * v + 1;
            n++;
        }
        return n;
    }

    private static Value collatz(Shader sh, Builder b, Lab.Row row) {
        Value start = b.op(Op.IADD, row.get(0, Type.I32), b.i32(1));
        Value[] r = b.loop(new Value[] {start, b.i32(0)}, List.of(Type.I32), p -> {
            Value v = p.get(0);
            b.ifThen(b.op(Op.IEQ, v, b.i32(1)), () -> b.breakWith(p.get(1)));
            Value odd = b.op(Op.INE, b.op(Op.IAND, v, b.i32(1)), b.i32(0));
            Value[] next = b.ifElse(
                    odd,
                    List.of(Type.I32),
                    () -> b.yieldWith(b.op(Op.IADD, b.op(Op.IMUL, v, b.i32(3)), b.i32(1))),
                    () -> b.yieldWith(b.op(Op.USHR, v, b.i32(1))));
            b.continueWith(next[0], b.op(Op.IADD, p.get(1), b.i32(1)));
        });
        return word(b, r[0]);
    }

    private static int oddSum(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) if (i % 2 == 1) sum += i;
        return sum;
    }

    private static Value skipEven(Shader sh, Builder b, Lab.Row row) {
        Value n = row.get(0, Type.I32);
        Value[] r = b.loop(new Value[] {b.i32(0), b.i32(0)}, List.of(Type.I32), p -> {
            Value i = p.get(0);
            Value next = b.op(Op.IADD, i, b.i32(1));
            b.ifThen(b.op(Op.IGE, i, n), () -> b.breakWith(p.get(1)));
            b.ifThen(b.op(Op.IEQ, b.op(Op.IAND, i, b.i32(1)), b.i32(0)), () -> b.continueWith(next, p.get(1)));
            b.continueWith(next, b.op(Op.IADD, p.get(1), i));
        });
        return word(b, r[0]);
    }

    private static Function function(Shader sh, String name, List<Type> args) {
        Function f = new Function(name, args, List.of(Type.I32));
        sh.functions.add(f);
        return f;
    }

    private static void fill(Builder b, Function f, Runnable code) {
        Region back = b.region();
        b.moveTo(f.body());
        code.run();
        b.moveTo(back);
    }

    private static Value earlyReturn(Shader sh, Builder b, Lab.Row row) {
        Function f = function(sh, "early", List.of(Type.I32));
        fill(b, f, () -> {
            Value i = f.params().getFirst();
            b.ifThen(b.op(Op.ILT, i, b.i32(20)), () -> b.ret(b.op(Op.INEG, i)));
            b.ret(i);
        });
        return word(b, b.call(f, row.get(0, Type.I32))[0]);
    }

    private static Value calls(Shader sh, Builder b, Lab.Row row) {
        Function square = function(sh, "square", List.of(Type.I32));
        fill(
                b,
                square,
                () -> b.ret(b.op(
                        Op.IMUL, square.params().getFirst(), square.params().getFirst())));
        Function outer = function(sh, "outer", List.of(Type.I32, Type.I32));
        fill(b, outer, () -> {
            Value sq = b.call(square, outer.params().getFirst())[0];
            b.ret(b.op(Op.IADD, b.op(Op.IMUL, sq, b.i32(3)), outer.params().get(1)));
        });
        return word(b, b.call(outer, row.get(0, Type.I32), b.i32(5))[0]);
    }

    private static int root(int i) {
        int r = 0;
        while ((r + 1) * (r + 1) <= i) r++;
        return r;
    }

    private static Value returnInLoop(Shader sh, Builder b, Lab.Row row) {
        Function f = function(sh, "root", List.of(Type.I32));
        fill(b, f, () -> {
            Value i = f.params().getFirst();
            b.loop(new Value[] {b.i32(0)}, List.of(), p -> {
                Value next = b.op(Op.IADD, p.get(0), b.i32(1));
                b.ifThen(b.op(Op.ILT, i, b.op(Op.IMUL, next, next)), () -> b.ret(p.get(0)));
                // never taken: the loop is left by the return alone
                b.ifThen(b.op(Op.IGE, next, b.i32(1000)), () -> b.breakWith());
                b.continueWith(next);
            });
            b.ret(b.i32(-1));
        });
        return word(b, b.call(f, row.get(0, Type.I32))[0]);
    }

    private static Value localArray(Shader sh, Builder b, Lab.Row row) {
        Variable a = sh.local("a", Type.I32X2, 8);
        for (int k = 0; k < 8; k++) b.storeLocal(a, b.i32(7 - k), b.i32(k * 10, 1));
        Value at = b.op(Op.IAND, row.get(0, Type.I32), b.i32(7));
        Value v = b.loadLocal(a, at);
        return word(b, b.op(Op.IADD, b.extract(v, 0), b.extract(v, 1)));
    }

    private static Value constants(Shader sh, Builder b, Lab.Row row) {
        Variable a = sh.local("a", Type.I32, 5);
        a.initial = new long[] {0, 1, 2, 3, 4};
        Value i = row.get(0, Type.I32);
        Value at = b.op(Op.UMOD, i, b.i32(5));
        Value v = b.loadLocal(a, at);
        Value product = b.op(Op.UMOD, b.op(Op.IMUL, v, i), b.i32(5));
        return word(b, b.op(Op.IADD, product, b.i32(3)));
    }

    private static Value outside(Shader sh, Builder b, Lab.Row row) {
        Variable a = sh.local("a", Type.I32, 4);
        Variable guard = sh.local("guard", Type.I32, 4);
        for (int k = 0; k < 4; k++) {
            b.storeLocal(a, b.i32(k), b.i32(1));
            b.storeLocal(guard, b.i32(k), b.i32(42));
        }
        Value far = b.op(Op.IADD, b.op(Op.IMUL, row.get(0, Type.I32), b.i32(0x01000003)), b.i32(4));
        b.storeLocal(a, far, b.i32(7));
        b.loadLocal(a, far);
        return word(b, b.loadLocal(guard, b.op(Op.IAND, far, b.i32(3))));
    }

    private static int longResult(int i) {
        int v = i;
        for (int k = 0; k < 1500; k++) v = v * 5 + k ^ v >>> 3;
        return v;
    }

    /** Far more code than a compiler takes in one piece. */
    private static Value longCode(Shader sh, Builder b, Lab.Row row) {
        Value v = row.get(0, Type.I32);
        for (int k = 0; k < 1500; k++) {
            Value mul = b.op(Op.IADD, b.op(Op.IMUL, v, b.i32(5)), b.i32(k));
            v = b.op(Op.IXOR, mul, b.op(Op.USHR, v, b.i32(3)));
        }
        return word(b, v);
    }

    private static Value live(Shader sh, Builder b, Lab.Row row) {
        Value[] all = new Value[100];
        Value i = row.get(0, Type.I32);
        for (int k = 0; k < 100; k++) all[k] = b.op(Op.IADD, i, b.i32(k));
        Value sum = b.i32(0);
        for (int k = 99; k >= 0; k--) sum = b.op(Op.IADD, sum, all[k]);
        return word(b, sum);
    }

    private static int depth(int i) {
        return Math.min(i, 24);
    }

    private static Value deep(Shader sh, Builder b, Lab.Row row) {
        Variable v = sh.local("depth", Type.I32, 0);
        b.storeLocal(v, b.i32(0));
        nest(b, row.get(0, Type.I32), v, 1);
        return word(b, b.loadLocal(v));
    }

    private static void nest(Builder b, Value i, Variable v, int level) {
        if (level > 24) return;
        b.ifThen(b.op(Op.IGE, i, b.i32(level)), () -> {
            b.storeLocal(v, b.i32(level));
            nest(b, i, v, level + 1);
        });
    }

    /** A demoted invocation leaves no colour, yet its neighbours' derivatives see its values. */
    private static void demote(Scene s) {
        Texture t = s.target(8, 8);
        s.drawFullScreen(Shaders.fragment("demote", (f, b) -> {
            Value at = b.loadInput(f.input(Builtin.FRAG_COORD, Type.F32X4));
            Value x = b.convert(Op.F2I, ScalarKind.I32, b.extract(at, 0));
            Value odd = b.op(Op.IEQ, b.op(Op.IAND, x, b.i32(1)), b.i32(1));
            b.effect(Op.DEMOTE_IF, 0, odd);
            Value dx = b.derivative(Op.DDX, b.op(Op.FMUL, b.extract(at, 0), b.f32(0.25f)), 0);
            return b.vec(dx, b.f32(0, 0, 1));
        }));
        for (int x = 0; x < 8; x++) s.pixel(t, x, 3, x % 2 == 0 ? 64 : 0, 0, 0, x % 2 == 0 ? 255 : 0, 1);
    }
}
