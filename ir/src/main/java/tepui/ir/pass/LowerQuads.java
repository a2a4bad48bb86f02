package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Lowering of the primitive id in fragment shaders of draws whose quads or polygons became triangles by {@code tepui.pipe.PrimitiveIndices}.
 * The device counts triangles, two to a quad, any number to a polygon; the shader then counts quads and polygons. Fans and loops
 * need nothing.
 */
public final class LowerQuads extends Rewriter {
    private final boolean polygon;

    /**
     * @param polygon the draw is one polygon, rather than quads
     */
    public LowerQuads(boolean polygon) {
        this.polygon = polygon;
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        boolean reads = i.op == Op.LOAD_INPUT
                && shader().stage == Stage.FRAGMENT
                && i.variable != null
                && i.variable.builtin == Builtin.PRIMITIVE_ID;
        if (!reads) return null;
        if (polygon) return b.i32(0);
        Instr load = Instr.of(Op.LOAD_INPUT, Type.I32);
        load.variable = i.variable;
        return b.op(Op.USHR, b.append(load).result(), b.i32(1));
    }
}
