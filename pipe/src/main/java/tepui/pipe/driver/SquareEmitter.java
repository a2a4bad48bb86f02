package tepui.pipe.driver;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Cloner;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.Rewriter;

/**
 * Emitter of the squares of {@link PointSquares} in a program's own geometry shader that makes points: what it stores
 * is kept, and each point that it puts out is four vertices. It reads the same uniforms.
 *
 * @param fragment null where there was none
 */
public record SquareEmitter(Shader geometry, @Nullable Shader fragment) {
    /**
     * Can it be done: are there points of one stream, does what they become fit, and is nothing there that squares cannot do?
     *
     * @param varyings how many there may be
     * @param vertices that a geometry shader may put out
     * @param components of all of them together
     */
    public static boolean isPossible(
            Shader geometry, @Nullable Shader fragment, int varyings, int vertices, int components) {
        if (geometry.outputTopology != Shader.Topology.POINTS) return false;
        int own = Varyings.plainComponents(geometry);
        if (own < 0) return false;
        // And the place in the point.
        int each = own + 2;
        int made = 4 * geometry.outputVertices;
        return Varyings.count(geometry, fragment) + 1 <= varyings && made <= vertices && made * each <= components;
    }

    /** @param sizeFromShader points are as large as the geometry shader says, if it does; else as the uniform buffer says */
    public static SquareEmitter make(Shader geometry, @Nullable Shader fragment, boolean sizeFromShader) {
        Shader g = Cloner.copy(geometry);
        int place = Varyings.free(geometry, fragment);
        Shader f = PointSquares.placed(fragment, place);
        new Points(g, f == fragment ? -1 : place, sizeFromShader).run(g);
        return new SquareEmitter(g, f);
    }

    private static final class Points extends Rewriter {
        /** Locals in which outputs are kept. */
        private final Map<Variable, Variable> kept = new LinkedHashMap<>();

        private final Variable position;
        private final @Nullable Variable size;
        private final @Nullable Variable coordinate;
        private final Resource words;
        private final boolean sizeFromShader;

        Points(Shader s, int place, boolean sizeFromShader) {
            this.sizeFromShader = sizeFromShader;
            Variable at = null;
            Variable ofSize = null;
            for (Variable v : s.outputs) {
                kept.put(v, s.local(v.name() + "_now", v.type(), v.arrayLength()));
                if (v.builtin == Builtin.POSITION) at = v;
                if (v.builtin == Builtin.POINT_SIZE) ofSize = v;
            }
            if (at == null) throw new IllegalArgumentException("SquareEmitter: the shader puts out no position");
            position = at;
            size = ofSize;
            if (ofSize != null) s.outputs.remove(ofSize);
            s.outputVertices *= 4;
            s.outputTopology = Shader.Topology.TRIANGLE_STRIP;
            coordinate = place < 0 ? null : PointSquares.place(s, place);
            words = PointSquares.words(s);
        }

        @Override
        protected boolean prepare(Shader s) {
            return true;
        }

        private Value held(Builder b, Variable output) {
            Variable local = kept.get(output);
            if (local == null) throw new IllegalStateException(output + " is not kept");
            return b.loadLocal(local);
        }

        @Override
        protected @Nullable Value rewrite(Instr i, Builder b) {
            switch (i.op) {
                case STORE_OUTPUT -> {
                    Variable local = kept.get(i.variable);
                    if (local == null) return null;
                    b.storeMasked(Op.STORE_LOCAL, local, i.imm, i.args);
                }
                case EMIT_VERTEX -> point(b);
                case END_PRIMITIVE -> {}
                default -> {
                    return null;
                }
            }
            return GONE;
        }

        private void point(Builder b) {
            Value pixels = size != null && sizeFromShader ? held(b, size) : b.uniform(words, 0, Type.F32);
            PointSquares.square(b, words, held(b, position), pixels, position, coordinate, () -> others(b));
            b.effect(Op.END_PRIMITIVE, 0);
        }

        private void others(Builder b) {
            kept.forEach((v, local) -> {
                if (v == position || v == size) return;
                if (!v.isArray()) {
                    b.storeOutput(v, b.loadLocal(local));
                    return;
                }
                for (int e = 0; e < v.elements(); e++) b.storeOutput(v, b.i32(e), b.loadLocal(local, b.i32(e)));
            });
        }
    }
}
