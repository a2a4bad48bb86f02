package tepui.ir.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Validator;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.interp.Interpreter;
import tepui.ir.random.RandomEnvironment;

/** A 64-bit interface keeps each of its words at its location when it is made of pairs. */
class LowerWideInterfaceTest {
    /** Environment whose inputs are words of a location, whatever the type says. */
    private static final class Words extends ForwardingEnvironment {
        Words() {
            super(new RandomEnvironment(1));
        }

        private static int word(int lane, int location, int word) {
            return (lane * 64 + location) * 0x9e3779b9 + word * 0x85ebca6b;
        }

        @Override
        public void input(Variable v, int lane, int vertex, int element, long[] out) {
            if (v.location < 0) {
                super.input(v, lane, vertex, element, out);
                return;
            }
            boolean wide = v.type().kind().is64();
            int first = v.location + element * v.slotsPerElement();
            for (int c = 0; c < out.length; c++) {
                int at = first + (wide ? c / 2 : 0);
                int low = v.component + (wide ? 2 * (c & 1) : c);
                out[c] = wide
                        ? Integer.toUnsignedLong(word(lane, at, low)) | (long) word(lane, at, low + 1) << 32
                        : word(lane, at, low);
            }
        }
    }

    /** Location and word to what was put out there. */
    private static Map<Integer, Integer> words(Interpreter run, Shader s, int lane) {
        Map<Integer, Integer> words = new TreeMap<>();
        for (Variable v : s.outputs) {
            long[] bits = run.output(v, lane);
            int width = v.type().width();
            boolean wide = v.type().kind().is64();
            for (int i = 0; i < bits.length; i++) {
                int c = i % width;
                int at = v.location + i / width * v.slotsPerElement() + (wide ? c / 2 : 0);
                int word = at * 4 + v.component + (wide ? 2 * (c & 1) : c);
                words.put(word, (int) bits[i]);
                if (wide) words.put(word + 1, (int) (bits[i] >>> 32));
            }
        }
        return words;
    }

    /** Copies an input, whole and then in parts, to two outputs; an array's elements change places. */
    private static Shader copying(Stage stage, Type type, int length) {
        Shader s = new Shader(stage, "wide");
        Builder b = new Builder(s);
        Variable in = new Variable(Variable.Mode.INPUT, "in", type, length);
        in.location = 3;
        in.patch = stage == Stage.TESS_EVAL;
        s.inputs.add(in);
        Variable out = new Variable(Variable.Mode.OUTPUT, "out", type, length);
        out.location = 1;
        s.outputs.add(out);
        Variable turned = new Variable(Variable.Mode.OUTPUT, "turned", type, length);
        turned.location = 20;
        s.outputs.add(turned);
        Variable part = s.output("part", type, 40);
        for (int e = 0; e < Math.max(1, length); e++) {
            Value from = b.op(Op.ISUB, b.i32(Math.max(1, length) - 1), b.i32(e));
            Value v = length == 0 ? b.loadInput(in) : b.loadInput(in, from);
            if (length == 0) b.storeOutput(out, v);
            else b.storeOutput(out, b.i32(e), v);
            if (length == 0) b.storeOutput(turned, v);
            else b.storeOutput(turned, from, v);
            int mask = type.width() == 1 ? 1 : (e & 1) == 0 ? 1 << type.width() - 1 : 1;
            b.storeMasked(Op.STORE_OUTPUT, part, mask, v);
        }
        b.ret();
        Validator.check(s);
        return s;
    }

    @ParameterizedTest
    @ValueSource(strings = {"f64", "f64x2", "f64x3", "f64x4", "i64", "i64x2", "i64x3", "i64x4"})
    void everyWordStaysWhereItWas(String name) {
        Type type = Type.parse(name);
        for (int which = 0; which < 6; which++) {
            // Attributes, and what comes from another stage.
            Stage stage = which < 3 ? Stage.VERTEX : Stage.TESS_EVAL;
            int length = new int[] {0, 1, 3}[which % 3];
            Shader wide = copying(stage, type, length);
            Shader lowered = wide.copy();
            LowerWideInterface pass = new LowerWideInterface();
            assertTrue(pass.run(lowered));
            Validator.check(lowered);
            for (Variable v : lowered.inputs)
                assertEquals(ScalarKind.I32, v.type().kind());
            for (Variable v : lowered.outputs) {
                boolean first = wide.outputs.stream().anyMatch(o -> o.name().equals(v.name()));
                assertEquals(type.width() > 2 && first, pass.isHalves(v));
            }
            Interpreter before = new Interpreter(wide, new Words(), 4).run();
            Interpreter after = new Interpreter(lowered, new Words(), 4).run();
            for (int lane = 0; lane < 4; lane++) {
                Map<Integer, Integer> all = words(after, lowered, lane);
                words(before, wide, lane)
                        .forEach((at, word) ->
                                assertEquals(word, all.get(at), stage + " " + name + "[" + length + "], word " + at));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"f32x4", "i32"})
    void othersStay(String name) {
        assertFalse(new LowerWideInterface().run(copying(Stage.VERTEX, Type.parse(name), 2)));
    }

    /** GLSL 4.60, 4.4.1: a dvec3 leaves the last two components of its second location to others. */
    @Test
    void threeComponentsLeaveHalfOfTheirSecondLocation() {
        for (int length : new int[] {0, 2}) {
            Shader s = new Shader(Stage.VERTEX, "gap");
            Builder b = new Builder(s);
            Variable three = new Variable(Variable.Mode.OUTPUT, "three", Type.of(ScalarKind.F64, 3), length);
            three.location = 0;
            s.outputs.add(three);
            Variable gap = s.output("gap", Type.F64, 1);
            gap.component = 2;
            for (int e = 0; e < Math.max(1, length); e++) {
                Value v = b.f64(3 * e, 3 * e + 1, 3 * e + 2);
                if (length == 0) b.storeOutput(three, v);
                else b.storeOutput(three, b.i32(e), v);
            }
            b.storeOutput(gap, b.f64(6));
            b.ret();
            new LowerWideInterface().run(s);
            Validator.check(s);
            Set<Integer> taken = new HashSet<>();
            for (Variable v : s.outputs) {
                for (int word = 0; word < v.elements() * v.type().width(); word++) {
                    int element = word / v.type().width();
                    int at = 4 * (v.location + element)
                            + v.component
                            + word % v.type().width();
                    assertTrue(taken.add(at), v + " shares component " + at % 4 + " of location " + at / 4);
                }
            }
            assertEquals(6 * Math.max(1, length) + 2, taken.size());
            Interpreter run = new Interpreter(s, new Words(), 1).run();
            Map<Integer, Integer> all = words(run, s, 0);
            assertEquals((int) (Double.doubleToRawLongBits(2) >>> 32), all.get(4 * 1 + 1));
            assertEquals((int) (Double.doubleToRawLongBits(6) >>> 32), all.get(4 * 1 + 3));
        }
    }
}
