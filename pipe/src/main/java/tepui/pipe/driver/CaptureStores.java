package tepui.pipe.driver;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Cloner;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.OutputLowering;
import tepui.ir.pass.OutputRule;
import tepui.pipe.Limits;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.StreamOutputLayout.Output;

/**
 * Generator of vertex shaders that store what stream output captures, for devices that have none: each vertex of a draw
 * of points has its place in a storage buffer, by its number and its instance. The place holds the buffers of the
 * layout one after the other, all vertices of each, with its stride and offsets.
 */
public final class CaptureStores implements OutputRule {
    /** The storage buffer of the driver's own, and the uniform buffer beside it. */
    public static final int STORAGE_SLOT = Limits.STORAGE_BUFFERS - 1;

    public static final int UNIFORM_SLOT = Limits.UNIFORM_BUFFERS - 2;
    /** The uniforms' words: number of the first vertex, vertices of an instance, then where each buffer's vertices begin, in bytes. */
    public static final int FIRST = 0;

    public static final int RANGE = 1;
    public static final int BASES = 4;
    public static final int WORDS = BASES + Limits.STREAM_TARGETS;

    private final StreamOutputLayout layout;
    private final List<Variable> captured = new ArrayList<>();

    private CaptureStores(StreamOutputLayout layout) {
        this.layout = layout;
    }

    /** The same vertex shader, with the stores. */
    public static Shader of(Shader vertex, StreamOutputLayout layout) {
        Shader s = Cloner.copy(vertex);
        new CaptureStores(layout).run(s);
        return s;
    }

    @Override
    public boolean choose(Shader s, OutputLowering outputs) {
        captured.clear();
        for (Output o : layout.outputs()) {
            for (Variable v : s.outputs) {
                if (!v.name().equals(o.variable()) || captured.contains(v)) continue;
                captured.add(v);
                outputs.capture(v);
            }
        }
        return !captured.isEmpty();
    }

    @Override
    public void end(Builder b, OutputLowering outputs) {
        Shader s = outputs.shader();
        Resource words = s.uniformBuffer("capture", UNIFORM_SLOT, WORDS * 4);
        Resource places = s.storageBuffer("captured", STORAGE_SLOT);
        Value number = b.op(
                Op.ISUB, b.loadInput(input(s, Builtin.VERTEX_ID, Type.I32)), b.uniform(words, 4 * FIRST, Type.I32));
        Value before = b.op(
                Op.IMUL, b.loadInput(input(s, Builtin.INSTANCE_ID, Type.I32)), b.uniform(words, 4 * RANGE, Type.I32));
        Value place = b.op(Op.IADD, number, before);
        for (Output o : layout.outputs()) {
            Value at = b.op(
                    Op.IADD,
                    b.uniform(words, 4 * (BASES + o.buffer()), Type.I32),
                    b.op(Op.IMUL, place, b.i32(layout.strides().get(o.buffer()))));
            Variable v = find(o.variable());
            if (v == null) continue;
            Value value = v.isArray() ? outputs.stored(v, o.element(), b) : outputs.stored(v, b);
            for (int w = 0; w < o.components(); w++) {
                Value offset = b.op(Op.IADD, at, b.i32(o.offset() + 4 * w));
                b.resourceEffect(
                        Op.STORE_STORAGE,
                        places,
                        1,
                        b.i32(0),
                        offset,
                        word(b, v.type(), value, o.firstComponent() + w));
            }
        }
        for (Variable v : captured) outputs.passOn(v, b);
    }

    private static Variable input(Shader s, Builtin builtin, Type type) {
        for (Variable v : s.inputs) if (v.builtin == builtin) return v;
        return s.input(builtin, type);
    }

    private @Nullable Variable find(String name) {
        for (Variable v : captured) if (v.name().equals(name)) return v;
        return null;
    }

    private static Value word(Builder b, Type type, Value value, int word) {
        if (!type.kind().is64()) {
            Value scalar = b.extract(value, word);
            return type.kind() == ScalarKind.I32 ? scalar : b.convert(Op.BITCAST, ScalarKind.I32, scalar);
        }
        Value whole = b.extract(value, word / 2);
        if (type.kind() == ScalarKind.F64) whole = b.convert(Op.BITCAST, ScalarKind.I64, whole);
        return b.extract(b.op(Op.UNPACK_64, whole), word % 2);
    }
}
