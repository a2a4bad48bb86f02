package tepui.pipe.driver;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Cloner;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Limits;

/**
 * Emulation of points as squares of two triangles, for devices whose points are one pixel: a geometry shader behind the
 * vertex or evaluation shader, which gives it the size as a varying, and a fragment shader that finds its place in the
 * point in another one. As points are, they are drawn whole or not at all, by their centre. Behind a program's own
 * geometry shader it is {@link SquareEmitter} that makes them.
 *
 * @param before the vertex or evaluation shader
 * @param fragment null where there was none
 */
public record PointSquares(
        Shader before, Shader geometry, @Nullable Shader fragment) {
    /** The uniform buffer of the driver's own that the geometry shader reads. */
    public static final int SLOT = Limits.UNIFORM_BUFFERS - 2;

    /** Words in it: size, smallest, largest, sign of y; 1 by width and height of the viewport; 1, or -1 where the place's y is 0 in the lowest row; one that is not used. */
    public static final int WORDS = 8;

    /** Can it be done, where gaps between locations cost nothing: is there a varying free for the size and the place, and nothing that has no way through a geometry shader? */
    public static boolean isPossible(Shader vertex, @Nullable Shader fragment, int varyings) {
        for (Variable v : vertex.outputs) {
            switch (v.builtin) {
                case NONE, POSITION, POINT_SIZE, CLIP_DISTANCE -> {}
                default -> {
                    return false;
                }
            }
        }
        return Varyings.count(vertex, fragment) + 2 <= varyings;
    }

    /** @param sizeFromShader points are as large as the vertex shader says, if it does; else as the uniform buffer says */
    public static PointSquares make(Shader vertex, @Nullable Shader fragment, boolean sizeFromShader) {
        int free = Varyings.free(vertex, fragment);
        Shader v = Cloner.copy(vertex);
        Variable size = null;
        for (Variable o : v.outputs) {
            if (o.builtin != Builtin.POINT_SIZE) continue;
            o.builtin = Builtin.NONE;
            o.location = free;
            o.interpolation = Interpolation.FLAT;
            size = o;
        }
        Shader f = placed(fragment, free + 1);
        return new PointSquares(v, geometry(v, sizeFromShader ? size : null, f == fragment ? -1 : free + 1), f);
    }

    /** A copy of a fragment shader that finds its place in the point at a location; itself where it does not ask for it. */
    static @Nullable Shader placed(@Nullable Shader fragment, int location) {
        if (fragment == null) return null;
        boolean asks = false;
        for (Variable i : fragment.inputs) asks |= i.builtin == Builtin.POINT_COORD;
        if (!asks) return fragment;
        Shader f = Cloner.copy(fragment);
        for (Variable i : f.inputs) {
            if (i.builtin != Builtin.POINT_COORD) continue;
            i.builtin = Builtin.NONE;
            i.location = location;
            i.interpolation = Interpolation.NOPERSPECTIVE;
        }
        return f;
    }

    static Resource words(Shader s) {
        return s.uniformBuffer("points", SLOT, WORDS * 4);
    }

    /** Variable for the place in the point. */
    static Variable place(Shader s, int location) {
        Variable v = s.output("place", Type.F32X2, location);
        v.interpolation = Interpolation.NOPERSPECTIVE;
        return v;
    }

    /** A varying on its way from the vertex to each corner. */
    private record Passed(Variable out, int element, Value value) {}

    private static Shader geometry(Shader vertex, @Nullable Variable size, int place) {
        Shader s = new Shader(Stage.GEOMETRY, "point_squares");
        s.inputTopology = Shader.Topology.POINTS;
        s.outputTopology = Shader.Topology.TRIANGLE_STRIP;
        s.outputVertices = 4;
        s.invocations = 1;
        Builder b = new Builder(s);
        Resource words = words(s);
        List<Passed> passed = new ArrayList<>();
        Value position = b.f32(0, 0, 0, 1);
        Value pixels = b.uniform(words, 0, Type.F32);
        for (Variable v : vertex.outputs) {
            Variable in = like(Variable.Mode.INPUT, "in_", v);
            in.perVertex = true;
            s.inputs.add(in);
            if (v == size) {
                pixels = b.loadInput(in, b.i32(0));
                continue;
            }
            if (v.builtin == Builtin.POSITION) {
                position = b.loadInput(in, b.i32(0));
                continue;
            }
            Variable out = like(Variable.Mode.OUTPUT, "out_", v);
            s.outputs.add(out);
            for (int i = 0; i < v.elements(); i++) {
                passed.add(new Passed(
                        out, i, v.isArray() ? b.loadInput(in, b.i32(0), b.i32(i)) : b.loadInput(in, b.i32(0))));
            }
        }
        Variable corner = s.output(Builtin.POSITION, Type.F32X4);
        Variable coordinate = place < 0 ? null : place(s, place);
        square(b, words, position, pixels, corner, coordinate, () -> {
            for (Passed p : passed) {
                if (p.out.isArray()) b.storeOutput(p.out, b.i32(p.element), p.value);
                else b.storeOutput(p.out, p.value);
            }
        });
        b.ret();
        return s;
    }

    /**
     * Puts out a strip of four vertices, if the centre is inside.
     *
     * @param given the size in pixels
     * @param coordinate where the place in the point goes, if anywhere
     * @param others stores what else each vertex has
     */
    static void square(
            Builder b,
            Resource words,
            Value position,
            Value given,
            Variable corner,
            @Nullable Variable coordinate,
            Runnable others) {
        Value w = b.extract(position, 3);
        Value pixels = b.op(Op.FMAX, given, b.uniform(words, 4, Type.F32));
        pixels = b.op(Op.FMIN, pixels, b.uniform(words, 8, Type.F32));
        Value reach = b.op(Op.FMUL, pixels, w);
        Value x = b.op(Op.FMUL, reach, b.uniform(words, 16, Type.F32));
        Value y = b.op(Op.FMUL, b.op(Op.FMUL, reach, b.uniform(words, 20, Type.F32)), b.uniform(words, 12, Type.F32));
        Value centreX = b.extract(position, 0);
        Value centreY = b.extract(position, 1);
        Value seen = b.op(Op.BAND, b.op(Op.FGE, w, b.op(Op.FABS, centreX)), b.op(Op.FGE, w, b.op(Op.FABS, centreY)));
        b.ifThen(seen, () -> {
            for (int i = 0; i < 4; i++) {
                boolean right = (i & 1) != 0;
                boolean up = (i & 2) != 0;
                Value px = b.op(right ? Op.FADD : Op.FSUB, centreX, x);
                Value py = b.op(up ? Op.FADD : Op.FSUB, centreY, y);
                others.run();
                if (coordinate != null) {
                    Value half = b.op(Op.FMUL, b.uniform(words, 24, Type.F32), b.f32(up ? 0.5f : -0.5f));
                    b.storeOutput(coordinate, b.vec(b.f32(right ? 1 : 0), b.op(Op.FADD, half, b.f32(0.5f))));
                }
                b.storeOutput(corner, b.vec(px, py, b.extract(position, 2), w));
                b.effect(Op.EMIT_VERTEX, 0);
            }
        });
    }

    private static Variable like(Variable.Mode mode, String prefix, Variable v) {
        Variable w = new Variable(mode, prefix + v.name(), v.type(), v.arrayLength());
        w.builtin = v.builtin;
        w.location = v.location;
        w.component = v.component;
        w.interpolation = v.interpolation;
        return w;
    }
}
