package tepui.layers.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Variable;
import tepui.pipe.Primitive;

/** The matching of locations in its corners: arrays, components, 64-bit values, patches, the stages in between. */
class StageRulesTest {
    private final Bench b = Bench.throwing().ready();

    private void bind(Shader shader) {
        b.context.bindShader(shader.stage, b.make(shader));
    }

    private Variable array(Shader shader, Variable.Mode mode, String name, Type type, int length, int location) {
        Variable v = new Variable(mode, name, type, length);
        v.location = location;
        (mode == Variable.Mode.INPUT ? shader.inputs : shader.outputs).add(v);
        return v;
    }

    @Test
    void anArrayMeetsVariablesOfItsElements() {
        Shader vertex = b.shader(Stage.VERTEX);
        array(vertex, Variable.Mode.OUTPUT, "all", Type.F32X4, 3, 2);
        Shader fragment = b.shader(Stage.FRAGMENT);
        fragment.input("last", Type.F32X4, 4);
        bind(vertex);
        bind(fragment);
        b.draw();
        Shader beyond = b.shader(Stage.FRAGMENT);
        beyond.input("beyond", Type.F32X4, 5);
        bind(beyond);
        assertEquals(
                Rule.STAGE_OUTPUT_MISSING,
                assertThrows(PipeRuleException.class, b::draw).rule());
    }

    @Test
    void componentsAreMatchedOneByOne() {
        Shader vertex = b.shader(Stage.VERTEX);
        vertex.output("low", Type.F32X2, 0);
        vertex.output("high", Type.I32X2, 0).component = 2;
        Shader fragment = b.shader(Stage.FRAGMENT);
        Variable high = fragment.input("high", Type.I32, 0);
        high.component = 3;
        high.interpolation = tepui.ir.Interpolation.FLAT;
        bind(vertex);
        bind(fragment);
        b.draw();
        Shader wrong = b.shader(Stage.FRAGMENT);
        wrong.input("high", Type.F32, 0).component = 3;
        bind(wrong);
        PipeRuleException e = assertThrows(PipeRuleException.class, b::draw);
        assertEquals(Rule.STAGE_TYPES, e.rule());
        assertEquals("input 'high'", e.argument());
    }

    @Test
    void aWideDoubleTakesTwoLocations() {
        Shader vertex = b.shader(Stage.VERTEX);
        vertex.output("wide", Type.of(tepui.ir.ScalarKind.F64, 3), 0);
        Shader fragment = b.shader(Stage.FRAGMENT);
        Variable v = fragment.input("second", Type.F64, 1);
        v.interpolation = tepui.ir.Interpolation.FLAT;
        bind(vertex);
        bind(fragment);
        b.draw();
    }

    @Test
    void theStageBeforeIsTheOneThatIsBound() {
        Shader vertex = b.shader(Stage.VERTEX);
        vertex.output("value", Type.F32X4, 0);
        Shader geometry = b.shader(Stage.GEOMETRY);
        Shader fragment = b.shader(Stage.FRAGMENT);
        fragment.input("value", Type.F32X4, 0);
        bind(vertex);
        bind(fragment);
        b.draw();
        bind(geometry);
        PipeRuleException e = assertThrows(PipeRuleException.class, b::draw);
        assertEquals(Rule.STAGE_OUTPUT_MISSING, e.rule());
        b.context.bindShader(Stage.GEOMETRY, null);
        b.draw();
    }

    @Test
    void aPatchInputNeedsAPatchOutput() {
        Shader control = b.shader(Stage.TESS_CONTROL);
        Variable out = control.output("perVertex", Type.F32, 0);
        out.perVertex = true;
        Shader evaluation = b.shader(Stage.TESS_EVAL);
        evaluation.input("perPatch", Type.F32, 0).patch = true;
        bind(control);
        bind(evaluation);
        PipeRuleException e = assertThrows(PipeRuleException.class, () -> b.context.draw(Primitive.PATCHES, 0, 3));
        assertEquals(Rule.STAGE_OUTPUT_MISSING, e.rule());
        Shader better = b.shader(Stage.TESS_CONTROL);
        better.output("perPatch", Type.F32, 0).patch = true;
        bind(better);
        b.context.draw(Primitive.PATCHES, 0, 3);
    }
}
