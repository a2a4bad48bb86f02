package tepui.ir.pass;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.IrException;
import tepui.ir.Op;
import tepui.ir.Printer;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Validator;
import tepui.ir.Value;
import tepui.ir.Variable;

class LinkVaryingsTest {
    private static final LinkVaryings LINKED = new LinkVaryings(LinkVaryings.Mode.LINKED, Set.of());

    private static Shader make(Stage stage, String... variables) {
        Shader s = new Shader(stage, stage.text());
        Builder b = new Builder(s);
        for (String v : variables) {
            String[] p = v.split(" ");
            Type type = Type.parse(p[1]);
            int location = Integer.parseInt(p[2]);
            int length = p.length > 3 ? Integer.parseInt(p[3]) : 0;
            boolean out = stage == Stage.VERTEX;
            Variable variable = new Variable(out ? Variable.Mode.OUTPUT : Variable.Mode.INPUT, p[0], type, length);
            variable.location = location;
            variable.component = p.length > 4 ? Integer.parseInt(p[4]) : 0;
            (out ? s.outputs : s.inputs).add(variable);
            Value[] address = length == 0 ? new Value[0] : new Value[] {b.i32(0)};
            if (out) {
                Value value =
                        b.append(Instr.constant(type, new long[type.width()])).result();
                b.storeOutput(variable, length == 0 ? new Value[] {value} : new Value[] {address[0], value});
            } else {
                Value value = b.loadInput(variable, address);
                Variable target = s.output("o" + p[0], type, s.outputs.size());
                b.storeOutput(target, value);
            }
        }
        b.ret();
        Validator.check(s);
        return s;
    }

    private static String places(List<Variable> variables) {
        List<String> all = new ArrayList<>();
        for (Variable v : variables) all.add(v.name() + "@" + v.location + (v.component == 0 ? "" : "." + v.component));
        return String.join(" ", all);
    }

    @Test
    void namesMatchAndUnreadOutputsGo() {
        Shader v = make(Stage.VERTEX, "a f32x4 -1", "b f32x2 -1", "c f32 -1");
        Shader f = make(Stage.FRAGMENT, "c f32 -1", "a f32x4 -1");
        assertTrue(LINKED.run(v, f));
        Validator.check(v);
        Validator.check(f);
        assertEquals("a@0 c@1", places(v.outputs));
        assertEquals("c@1 a@0", places(f.inputs));
        assertFalse(Printer.print(v).contains("@b"));
        assertFalse(LINKED.run(v, f));
    }

    @Test
    void locationsMatchWhateverTheNames() {
        Shader v = make(Stage.VERTEX, "x f32x4 3", "y f32x2 7", "z f32 5 2");
        Shader f = make(Stage.FRAGMENT, "p f32x2 7", "q f32 5 2");
        LINKED.run(v, f);
        assertEquals("y@2 z@0", places(v.outputs));
        assertEquals("p@2 q@0", places(f.inputs));
    }

    @Test
    void sharedLocationsStayShared() {
        Shader v = make(Stage.VERTEX, "w f32x4 9", "x f32x2 4", "y f32x2 4 0 2");
        Shader f = make(Stage.FRAGMENT, "w f32x4 9", "x f32x2 4", "y f32x2 4 0 2");
        LINKED.run(v, f);
        Validator.check(v);
        Validator.check(f);
        assertEquals("w@1 x@0 y@0.2", places(v.outputs));
        assertEquals("w@1 x@0 y@0.2", places(f.inputs));
    }

    @Test
    void inputsThatNobodyWritesAreZero() {
        Shader v = make(Stage.VERTEX, "a f32 0");
        Shader f = make(Stage.FRAGMENT, "a f32 0", "lost f32x3 1");
        assertTrue(LINKED.run(v, f));
        Validator.check(f);
        assertEquals("a@0", places(f.inputs));
        assertTrue(
                f.entry.body().body.stream().filter(i -> i.op == Op.LOAD_INPUT).count() == 1);
    }

    @Test
    void keptOutputsStay() {
        Shader v = make(Stage.VERTEX, "a f32 0", "captured f32 1");
        Shader f = make(Stage.FRAGMENT, "a f32 0");
        new LinkVaryings(LinkVaryings.Mode.LINKED, Set.of("captured")).run(v, f);
        assertEquals("a@0 captured@1", places(v.outputs));
    }

    @Test
    void fixedModeMovesNothing() {
        Shader v = make(Stage.VERTEX, "a f32 10", "b f32 20");
        Shader f = make(Stage.FRAGMENT, "a f32 10", "c f32 30");
        assertFalse(new LinkVaryings(LinkVaryings.Mode.FIXED, Set.of()).run(v, f));
        assertEquals("a@10 b@20", places(v.outputs));
        assertEquals("a@10 c@30", places(f.inputs));
    }

    @Test
    void typesMustAgree() {
        Shader v = make(Stage.VERTEX, "a f32x2 0");
        Shader f = make(Stage.FRAGMENT, "a f32 0");
        IrException e = assertThrows(IrException.class, () -> LINKED.run(v, f));
        assertTrue(e.getMessage().contains("output 'a' is f32x2, input 'a' is f32"), e.getMessage());
        assertThrows(IllegalArgumentException.class, () -> LINKED.run(f, v));
    }
}
