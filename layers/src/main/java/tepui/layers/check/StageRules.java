package tepui.layers.check;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builtin;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Variable;
import tepui.pipe.Device;
import tepui.pipe.ShaderObject;
import tepui.pipe.VertexLayout;

/**
 * Rules between stages: each input meets an output of its kind. Gone through when a shader was bound since the last
 * draw, in tables of one entry a component that are made once.
 */
final class StageRules extends RuleGroup {
    private static final int LOCATIONS = 128;
    private static final ScalarKind[] KINDS = ScalarKind.values();

    /** Per component: 0 for nothing, else 1 + the kind's ordinal. */
    private final byte[] perVertex = new byte[LOCATIONS * 4];

    private final byte[] perPatch = new byte[LOCATIONS * 4];

    StageRules(Device device, ObjectTable objects, Violations out, BoundShadow bound) {
        super(device, objects, out, bound);
    }

    @Nullable
    Shader shader(Stage stage) { // hot
        ShaderObject object = bound.shader(stage);
        Tracked.OfShader t = object == null ? null : objects.find(object);
        return t == null ? null : t.shader;
    }

    /** The last stage before rasterisation that is bound, or null. */
    @Nullable
    ShaderObject lastVertexStage() { // hot
        ShaderObject geometry = bound.shader(Stage.GEOMETRY);
        if (geometry != null) return geometry;
        ShaderObject evaluation = bound.shader(Stage.TESS_EVAL);
        return evaluation != null ? evaluation : bound.shader(Stage.VERTEX);
    }

    void check(String call) {
        Shader producer = shader(Stage.VERTEX);
        for (int i = Stage.TESS_CONTROL.ordinal(); i <= Stage.FRAGMENT.ordinal(); i++) {
            ShaderObject object = bound.shaders[i];
            Tracked.OfShader consumer = object == null ? null : objects.find(object);
            if (consumer == null) continue;
            if (producer != null) link(call, producer, consumer.shader);
            producer = consumer.shader;
        }
    }

    private void link(String call, Shader producer, Shader consumer) {
        Arrays.fill(perVertex, (byte) 0);
        Arrays.fill(perPatch, (byte) 0);
        List<Variable> outputs = producer.outputs;
        for (int i = 0; i < outputs.size(); i++) fill(outputs.get(i));
        List<Variable> inputs = consumer.inputs;
        for (int i = 0; i < inputs.size(); i++) meet(call, producer, consumer, inputs.get(i));
    }

    private static int words(Variable v) {
        return v.type().width() * (v.type().kind().is64() ? 2 : 1);
    }

    private void fill(Variable v) {
        if (v.builtin != Builtin.NONE || v.location < 0) return;
        byte[] table = v.patch ? perPatch : perVertex;
        for (int e = 0; e < v.elements(); e++) {
            int first = (v.location + e * v.slotsPerElement()) * 4 + v.component;
            int end = Math.min(table.length, first + words(v));
            for (int at = first; at < end; at++)
                table[at] = (byte) (1 + v.type().kind().ordinal());
        }
    }

    private void meet(String call, Shader producer, Shader consumer, Variable v) {
        if (v.builtin != Builtin.NONE || v.location < 0) return;
        byte[] table = v.patch ? perPatch : perVertex;
        for (int e = 0; e < v.elements(); e++) {
            int first = (v.location + e * v.slotsPerElement()) * 4 + v.component;
            int end = Math.min(table.length, first + words(v));
            for (int at = first; at < end; at++) {
                int found = table[at];
                if (found == 0) {
                    missing(call, producer, consumer, v, at);
                    return;
                }
                if (found != 1 + v.type().kind().ordinal()) {
                    differs(call, producer, consumer, v, at, KINDS[found - 1]);
                    return;
                }
            }
        }
    }

    private void missing(String call, Shader producer, Shader consumer, Variable v, int at) {
        out.broken(
                Rule.STAGE_OUTPUT_MISSING,
                call,
                "input '" + v.name() + "'",
                "of " + consumer.stage.text() + " shader '" + consumer.name + "' at location " + at / 4 + "." + at % 4
                        + " has no output in " + producer.stage.text() + " shader '" + producer.name + "'");
    }

    private void differs(String call, Shader producer, Shader consumer, Variable v, int at, ScalarKind found) {
        out.broken(
                Rule.STAGE_TYPES,
                call,
                "input '" + v.name() + "'",
                "of " + consumer.stage.text() + " shader '" + consumer.name + "' is " + v.type() + ", the output of "
                        + producer.stage.text() + " shader '" + producer.name + "' at location " + at / 4 + " is "
                        + found.text());
    }

    // ---- vertex inputs ---------------------------------------------------------------------------------------------

    void vertexInputs(String call, VertexLayout layout) {
        Shader shader = shader(Stage.VERTEX);
        if (shader == null) return;
        for (int i = 0; i < shader.inputs.size(); i++) {
            Variable v = shader.inputs.get(i);
            if (v.builtin != Builtin.NONE) continue;
            for (int e = 0; e < layout.elements().size(); e++) {
                VertexLayout.Element element = layout.elements().get(e);
                int span = v.elements() * v.slotsPerElement();
                if (element.location() < v.location || element.location() >= v.location + span) continue;
                boolean integer = element.format().isInteger();
                boolean wide = !element.format().isCompressed() && wide(element);
                boolean kind = integer != v.type().kind().isFloat();
                // Doubles may be read as floats.
                boolean width = v.type().kind().is64() ? wide : !wide || !integer;
                if (!kind || !width) {
                    out.broken(
                            Rule.VERTEX_INPUT_KIND,
                            call,
                            "input '" + v.name() + "'",
                            "is " + v.type() + ", the attribute at location " + element.location() + " is "
                                    + element.format());
                }
            }
        }
    }

    /** By the bytes of a texel, without asking for the channels, which would copy them. */
    private static boolean wide(VertexLayout.Element element) {
        return switch (element.format()) {
            case R64_FLOAT,
                    R64_UINT,
                    R64_SINT,
                    R64G64_FLOAT,
                    R64G64_UINT,
                    R64G64_SINT,
                    R64G64B64_FLOAT,
                    R64G64B64_UINT,
                    R64G64B64_SINT,
                    R64G64B64A64_FLOAT,
                    R64G64B64A64_UINT,
                    R64G64B64A64_SINT -> true;
            default -> false;
        };
    }
}
