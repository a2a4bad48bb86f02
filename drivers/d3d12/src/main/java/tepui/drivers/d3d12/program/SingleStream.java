package tepui.drivers.d3d12.program;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.Rewriter;
import tepui.ir.pass.Walk;
import tepui.pipe.StreamOutputLayout;

/**
 * Lowering of a geometry shader to the vertices of one of its streams, as the first stream: vkd3d takes all streams for
 * the first one. A draw is made once for each stream that is captured, and only the first one's is seen; what the
 * shaders store they store each time.
 */
final class SingleStream extends Rewriter {
    private final int stream;

    SingleStream(int stream) {
        this.stream = stream;
    }

    /** The streams that a shader makes vertices of, a bit each. */
    static int of(Shader geometry) {
        int[] streams = new int[1];
        geometry.functions.forEach(f -> Walk.each(f.body(), i -> {
            if (i.op == Op.EMIT_VERTEX) streams[0] |= 1 << i.imm;
        }));
        return streams[0];
    }

    /** The captures of one stream. */
    static StreamOutputLayout of(StreamOutputLayout all, int stream) {
        return new StreamOutputLayout(
                all.outputs().stream()
                        .filter(o -> o.stream() == stream)
                        .map(o -> new StreamOutputLayout.Output(
                                o.variable(),
                                o.element(),
                                o.firstComponent(),
                                o.components(),
                                o.buffer(),
                                o.offset(),
                                0))
                        .toList(),
                all.strides());
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        switch (i.op) {
            case EMIT_VERTEX, END_PRIMITIVE -> {
                if (i.imm == stream) b.effect(i.op, 0);
                return GONE;
            }
            case STORE_OUTPUT -> {
                Variable v = i.variable;
                return v != null && v.stream != stream ? GONE : null;
            }
            default -> {
                return null;
            }
        }
    }

    @Override
    protected void finish(Shader s) {
        s.outputs.removeIf(v -> v.stream != stream);
        for (Variable v : s.outputs) v.stream = 0;
    }
}
