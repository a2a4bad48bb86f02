package tepui.ir.pass;

import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Generator of the geometry stage that stands in for {@link Variable#cylindrical} where a device interpolates no
 * coordinates on a circle. It hands the vertices of a line or a triangle on as they are, but for components on a
 * circle: where they are more than half of it away from the first vertex's, they count as one turn less or more.
 */
public final class CylindricalStage {
    private CylindricalStage() {}

    /**
     * The stage behind a vertex stage whose outputs are plain vectors, a position, and clip or cull distances; point sizes, which lines and
     * triangles have none of, end here.
     *
     * @param vertex the stage in front, which stays as it is
     * @param topology LINES or TRIANGLES
     * @param masks by location: components on a circle, a bit each
     */
    public static Shader make(Shader vertex, Shader.Topology topology, int[] masks) {
        if (topology != Shader.Topology.LINES && topology != Shader.Topology.TRIANGLES) {
            throw new IllegalArgumentException(
                    "CylindricalStage: the topology is " + topology + ", must be LINES or TRIANGLES");
        }
        boolean lines = topology == Shader.Topology.LINES;
        Shader s = new Shader(Stage.GEOMETRY, "circles");
        s.inputTopology = topology;
        s.outputTopology = lines ? Shader.Topology.LINE_STRIP : Shader.Topology.TRIANGLE_STRIP;
        s.outputVertices = lines ? 2 : 3;
        Builder b = new Builder(s);
        int count = 0;
        for (Variable v : vertex.outputs) {
            if (v.builtin == Builtin.POINT_SIZE) continue;
            Variable in = new Variable(Variable.Mode.INPUT, "in_" + v.name(), v.type(), v.arrayLength());
            in.builtin = v.builtin;
            in.location = v.location;
            in.component = v.component;
            in.perVertex = true;
            s.inputs.add(in);
            s.outputs.add(v.copy(v.name()));
            count++;
        }
        for (int vertexNumber = 0; vertexNumber < s.outputVertices; vertexNumber++) {
            for (int i = 0; i < count; i++) hand(b, s.inputs.get(i), s.outputs.get(i), vertexNumber, masks);
            b.effect(Op.EMIT_VERTEX, 0);
        }
        b.ret();
        return s;
    }

    private static void hand(Builder b, Variable in, Variable out, int vertex, int[] masks) {
        if (in.isArray()) {
            for (int i = 0; i < in.arrayLength(); i++) {
                b.storeOutput(out, b.i32(i), b.loadInput(in, b.i32(vertex), b.i32(i)));
            }
            return;
        }
        Value v = b.loadInput(in, b.i32(vertex));
        boolean placed = in.builtin == Builtin.NONE && in.location >= 0 && in.location < masks.length;
        int mask = placed && in.type().kind() == ScalarKind.F32 ? masks[in.location] >> in.component : 0;
        b.storeOutput(out, vertex == 0 || mask == 0 ? v : shorter(b, v, b.loadInput(in, b.i32(0)), mask, in.type()));
    }

    /** A vertex's value, the shorter way round from the first's. */
    private static Value shorter(Builder b, Value v, Value first, int mask, Type type) {
        Value[] parts = new Value[type.width()];
        for (int i = 0; i < parts.length; i++) {
            Value part = parts.length == 1 ? v : b.extract(v, i);
            if ((mask >> i & 1) != 0) {
                Value from = parts.length == 1 ? first : b.extract(first, i);
                Value way = b.op(Op.FSUB, part, from);
                Value less = b.op(Op.FSUB, part, b.f32(1));
                Value more = b.op(Op.FADD, part, b.f32(1));
                Value far = b.op(Op.FLT, b.f32(0.5f), way);
                Value farBack = b.op(Op.FLT, way, b.f32(-0.5f));
                part = b.select(far, less, b.select(farBack, more, part));
            }
            parts[i] = part;
        }
        return parts.length == 1 ? parts[0] : b.vec(parts);
    }
}
