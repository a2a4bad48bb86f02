package tepui.pipe.driver;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Cloner;
import tepui.ir.Interpolation;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Limits;

/**
 * Emulation of wide and stippled lines, and of polygons that are drawn as lines or points, for devices that have none:
 * a geometry shader behind the last vertex stage draws each line as a band of two triangles and each corner as a
 * square. What is fixed for a draw is in uniforms ({@link LineBandWords}), so there is one translation whatever the
 * widths and modes are ({@link BandCode}). A stippled strip begins its pattern anew with each of its lines. What a
 * program's own geometry shader makes is {@link StripBands}' business.
 *
 * @param before the last vertex stage
 * @param fragment null where there was none
 */
public record LineBands(
        Shader before, Shader geometry, @Nullable Shader fragment) {
    /** The uniform buffer of the driver's own that the geometry shader reads. The last one is where front ends have values of their own. */
    public static final int SLOT = Limits.UNIFORM_BUFFERS - 2;

    /** Components of one vertex by the count of vertices: Direct3D 12's bound, and the least of Vulkan's. */
    private static final int MOST_COMPONENTS = 1024;

    /** Forms that the geometry shader makes of primitives. */
    public enum Form {
        /** Lines become bands. */
        LINES,
        /** Triangles are filled, outlined, or points. */
        POLYGONS,
        /** Lines stay what they are; flat values are those of the vertex that provokes. */
        FLAT_LINES,
        /** And so do triangles. */
        FLAT_POLYGONS;

        boolean isFlat() {
            return ordinal() >= FLAT_LINES.ordinal();
        }

        int corners() {
            return this == LINES || this == FLAT_LINES ? 2 : 3;
        }

        int vertices() {
            return switch (this) {
                case LINES -> 4;
                case POLYGONS -> 12;
                case FLAT_LINES -> 2;
                case FLAT_POLYGONS -> 3;
            };
        }
    }

    /**
     * Can it be done: are there varyings free, does all fit, and is nothing there that has no way through a geometry shader?
     *
     * @param varyings how many there may be
     * @param locations behind the last they may have; more where gaps cost nothing
     */
    public static boolean isPossible(Shader before, @Nullable Shader fragment, Form form, int varyings, int locations) {
        int distances = 0;
        for (Variable v : before.outputs) {
            switch (v.builtin) {
                case NONE, POSITION, POINT_SIZE, EDGE_FLAG -> {}
                case CLIP_DISTANCE -> distances = v.elements();
                default -> {
                    return false;
                }
            }
        }
        int own = form.isFlat() ? 0 : 2;
        if (Varyings.free(before, fragment) + own > locations) return false;
        int used = Varyings.count(before, fragment) + own;
        int components = 4 * used + 4 + (distances + 3 & ~3) + 4;
        return used <= varyings && components * form.vertices() <= MOST_COMPONENTS;
    }

    /** @param stippled lines have a pattern */
    public static LineBands make(Shader before, @Nullable Shader fragment, Form form, boolean stippled) {
        int free = Varyings.free(before, fragment);
        Shader v = Cloner.copy(before);
        Variable size = null;
        Variable flag = null;
        for (Variable o : v.outputs) {
            if (form.isFlat()) break;
            if (o.builtin == Builtin.POINT_SIZE) {
                size = o;
                o.location = free;
            } else if (o.builtin == Builtin.EDGE_FLAG) {
                flag = o;
                o.location = free + 1;
            } else {
                continue;
            }
            o.builtin = Builtin.NONE;
            o.interpolation = Interpolation.FLAT;
        }
        Shader colored = fragment;
        int pattern = -1;
        if (stippled && fragment != null) {
            pattern = free;
            colored = LineStipple.of(fragment, free);
        }
        Shader geometry = geometry(
                v,
                size,
                flag,
                form,
                pattern,
                asksForPrimitive(fragment),
                fragment == null ? 0 : Varyings.flat(fragment));
        return new LineBands(v, geometry, colored);
    }

    private static boolean asksForPrimitive(@Nullable Shader fragment) {
        if (fragment == null) return false;
        for (Variable i : fragment.inputs) if (i.builtin == Builtin.PRIMITIVE_ID) return true;
        return false;
    }

    /** The geometry shader. */
    private static Shader geometry(
            Shader before,
            @Nullable Variable size,
            @Nullable Variable flag,
            Form form,
            int stipple,
            boolean primitives,
            long flat) {
        Shader shader = new Shader(Stage.GEOMETRY, "line_bands");
        Builder b = new Builder(shader);
        int corners = form.corners();
        boolean polygons = corners == 3;
        shader.inputTopology = polygons ? Shader.Topology.TRIANGLES : Shader.Topology.LINES;
        shader.outputTopology = form == Form.FLAT_LINES ? Shader.Topology.LINE_STRIP : Shader.Topology.TRIANGLE_STRIP;
        shader.outputVertices = form.vertices();
        shader.invocations = 1;
        LineBandWords words = new LineBandWords(b, shader.uniformBuffer("bands", SLOT, LineBandWords.COUNT * 4));
        List<BandCode.Passed> passed = new ArrayList<>();
        Value[] positions = new Value[corners];
        Value[] ofSize = new Value[corners];
        Value[] ofFlag = new Value[corners];
        for (int c = 0; c < corners; c++) positions[c] = b.f32(0, 0, 0, 1);
        for (Variable v : before.outputs) {
            if (v.builtin == Builtin.POINT_SIZE || v.builtin == Builtin.EDGE_FLAG) continue;
            Variable in = like(Variable.Mode.INPUT, "in_", v);
            in.perVertex = true;
            shader.inputs.add(in);
            if (v == size || v == flag || v.builtin == Builtin.POSITION) {
                Value[] to = v == size ? ofSize : v == flag ? ofFlag : positions;
                for (int c = 0; c < corners; c++) to[c] = b.loadInput(in, b.i32(c));
                continue;
            }
            Variable out = like(Variable.Mode.OUTPUT, "out_", v);
            shader.outputs.add(out);
            for (int e = 0; e < v.elements(); e++) {
                Value[] values = new Value[corners];
                for (int c = 0; c < corners; c++) {
                    values[c] = v.isArray() ? b.loadInput(in, b.i32(c), b.i32(e)) : b.loadInput(in, b.i32(c));
                }
                passed.add(new BandCode.Passed(out, e, values, BandCode.isFlat(v, e, flat)));
            }
        }
        Variable position = shader.output(Builtin.POSITION, Type.F32X4);
        Variable along = stipple < 0 ? null : LineStipple.along(shader, stipple);
        Variable pattern = stipple < 0 ? null : LineStipple.pattern(shader, stipple);
        // The edges of a triangle have one pattern, which goes on from one to the next.
        Variable gone = stipple < 0 || !polygons ? null : shader.local("gone", Type.F32, 0);
        if (gone != null) b.storeLocal(gone, b.f32(0));
        Value number = polygons || primitives ? b.loadInput(shader.input(Builtin.PRIMITIVE_ID, Type.I32)) : b.i32(0);
        Variable primitive = primitives ? shader.output(Builtin.PRIMITIVE_ID, Type.I32) : null;
        BandCode code = new BandCode(
                b,
                words,
                new BandCode.Corners(
                        positions, size == null ? null : ofSize, flag == null ? null : ofFlag, passed, number, null),
                new BandCode.Outs(position, along, pattern, primitive, gone));
        if (form.isFlat()) code.whole();
        else if (polygons) code.polygon();
        else code.line();
        b.ret();
        return shader;
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
