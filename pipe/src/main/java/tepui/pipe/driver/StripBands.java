package tepui.pipe.driver;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Cloner;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.Rewriter;

/**
 * Emitter of the primitives of {@link LineBands} in a program's own geometry shader: that shader keeps the last
 * vertices of a strip instead of putting them out, and each vertex that ends a line or a triangle puts out the bands or
 * squares it is drawn as. The pattern of stippled lines goes on along a strip, and around a triangle. It reads the same
 * uniforms ({@link LineBandWords}), as if lists of lines or triangles were drawn.
 *
 * @param fragment null where there was none
 */
public record StripBands(Shader geometry, @Nullable Shader fragment) {
    /**
     * Can it be done: are there strips of one stream, does what they become fit, and is nothing there that bands cannot do?
     *
     * @param varyings how many there may be
     * @param locations behind the last they may have
     * @param vertices that a geometry shader may put out
     * @param components of all of them together
     */
    public static boolean isPossible(
            Shader geometry, @Nullable Shader fragment, int varyings, int locations, int vertices, int components) {
        if (geometry.stage != Stage.GEOMETRY || geometry.outputTopology == Shader.Topology.POINTS) return false;
        int own = Varyings.plainComponents(geometry);
        if (own < 0) return false;
        // And how far along, and the pattern.
        int each = own + 2;
        if (Varyings.free(geometry, fragment) + 2 > locations) return false;
        int made = made(geometry);
        return Varyings.count(geometry, fragment) + 2 <= varyings && made <= vertices && made * each <= components;
    }

    /** Number of vertices that are emitted instead. */
    private static int made(Shader geometry) {
        boolean lines = geometry.outputTopology == Shader.Topology.LINE_STRIP;
        return Math.max(1, lines ? 4 * (geometry.outputVertices - 1) : 12 * (geometry.outputVertices - 2));
    }

    /** @param stippled lines have a pattern */
    public static StripBands make(Shader geometry, @Nullable Shader fragment, boolean stippled) {
        Shader g = Cloner.copy(geometry);
        int free = Varyings.free(geometry, fragment);
        Variable position = null;
        for (Variable v : g.outputs) if (v.builtin == Builtin.POSITION) position = v;
        if (position == null) throw new IllegalArgumentException("StripBands: the shader puts out no position");
        if (fragment == null) {
            new Strips(g, position, -1, 0).run(g);
            return new StripBands(g, null);
        }
        new Strips(g, position, stippled ? free : -1, Varyings.flat(fragment)).run(g);
        return new StripBands(g, stippled ? LineStipple.of(fragment, free) : fragment);
    }

    /** Assembler of strips: the last vertices are kept, and primitives go out. */
    private static final class Strips extends Rewriter {
        /** An output as it was stored last, and as the vertices before had it, the oldest first. */
        private record Held(Variable now, List<Variable> before) {}

        private final long flat;
        private final Map<Variable, Held> held = new LinkedHashMap<>();
        private final int corners;
        private final Variable count;
        private final BandCode.Outs outs;
        private final @Nullable Variable size;
        private final Resource words;

        /** @param stipple where the pattern goes, -1 without one */
        Strips(Shader s, Variable position, int stipple, long flat) {
            this.flat = flat;
            corners = s.outputTopology == Shader.Topology.LINE_STRIP ? 2 : 3;
            count = s.local("made", Type.I32, 0);
            Variable ofSize = null;
            for (Variable v : s.outputs) {
                List<Variable> before = new ArrayList<>();
                for (int i = 0; i < corners - 1; i++) {
                    before.add(s.local(v.name() + "_before" + i, v.type(), v.arrayLength()));
                }
                held.put(v, new Held(s.local(v.name() + "_now", v.type(), v.arrayLength()), before));
                if (v.builtin == Builtin.POINT_SIZE) ofSize = v;
            }
            size = ofSize;
            if (ofSize != null) s.outputs.remove(ofSize);
            outs = new BandCode.Outs(
                    position,
                    stipple < 0 ? null : LineStipple.along(s, stipple),
                    stipple < 0 ? null : LineStipple.pattern(s, stipple),
                    null,
                    stipple < 0 ? null : s.local("gone", Type.F32, 0));
            s.outputVertices = made(s);
            s.outputTopology = Shader.Topology.TRIANGLE_STRIP;
            words = s.uniformBuffer("bands", LineBands.SLOT, LineBandWords.COUNT * 4);
        }

        @Override
        protected boolean prepare(Shader s) {
            return true;
        }

        @Override
        protected void enter(Function f, Builder b) {
            if (f == shader().entry) begin(b);
        }

        /** A strip begins. */
        private void begin(Builder b) {
            b.storeLocal(count, b.i32(0));
            Variable gone = outs.gone();
            if (gone != null) b.storeLocal(gone, b.f32(0));
        }

        @Override
        protected @Nullable Value rewrite(Instr i, Builder b) {
            switch (i.op) {
                case STORE_OUTPUT -> {
                    Held h = held.get(i.variable);
                    if (h == null) return null;
                    b.storeMasked(Op.STORE_LOCAL, h.now, i.imm, i.args);
                }
                case EMIT_VERTEX -> {
                    Value before = b.loadLocal(count);
                    b.ifThen(b.op(Op.IGE, before, b.i32(corners - 1)), () -> primitive(b, before));
                    for (Held h : held.values()) {
                        if (corners == 3) copy(b, h.before.get(1), h.before.get(0));
                        copy(b, h.now, h.before.getLast());
                    }
                    b.storeLocal(count, b.op(Op.IADD, before, b.i32(1)));
                }
                case END_PRIMITIVE -> begin(b);
                default -> {
                    return null;
                }
            }
            return GONE;
        }

        private void primitive(Builder b, Value before) {
            LineBandWords w = new LineBandWords(b, words);
            Value[] positions = new Value[corners];
            Value[] sizes = size == null ? null : new Value[corners];
            List<BandCode.Passed> passed = new ArrayList<>();
            held.forEach((v, h) -> {
                for (int e = 0; e < v.elements(); e++) {
                    Value[] values = new Value[corners];
                    for (int c = 0; c < corners; c++) values[c] = load(b, c < corners - 1 ? h.before.get(c) : h.now, e);
                    if (v.builtin == Builtin.POSITION) System.arraycopy(values, 0, positions, 0, corners);
                    else if (v == size && sizes != null) System.arraycopy(values, 0, sizes, 0, corners);
                    else passed.add(new BandCode.Passed(v, e, values, isFlat(v, e)));
                }
            });
            Value odd = corners == 2 ? null : b.op(Op.INE, b.op(Op.IAND, before, b.i32(1)), b.i32(0));
            BandCode code =
                    new BandCode(b, w, new BandCode.Corners(positions, sizes, null, passed, b.i32(0), odd), outs);
            if (corners == 2) {
                code.line();
                return;
            }
            Variable gone = outs.gone();
            if (gone != null) b.storeLocal(gone, b.f32(0));
            code.polygon();
        }

        private boolean isFlat(Variable v, int element) {
            return v.builtin == Builtin.LAYER || v.builtin == Builtin.PRIMITIVE_ID || BandCode.isFlat(v, element, flat);
        }

        private static Value load(Builder b, Variable local, int element) {
            return local.isArray() ? b.loadLocal(local, b.i32(element)) : b.loadLocal(local);
        }

        private static void copy(Builder b, Variable from, Variable to) {
            for (int e = 0; e < to.elements(); e++) {
                if (to.isArray()) b.storeLocal(to, b.i32(e), load(b, from, e));
                else b.storeLocal(to, load(b, from, e));
            }
        }
    }
}
