package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * User clip planes: CLIP_DISTANCE of the last vertex stage becomes the products of the planes, f32x4 each in a uniform
 * block, with the position or another output. A plane that is off puts out 0, which clips nothing. A shader that writes
 * clip distances itself is left alone.
 */
public final class LowerClipPlanes implements OutputRule {
    private final DriverUniform planes;
    private final int enabled;
    private final int location;
    private @Nullable Variable source;
    private @Nullable Variable distances;

    /**
     * @param enabled mask of the planes, up to 8
     * @param location the output that holds the clip vertex, an f32x4; -1 for the position
     */
    public LowerClipPlanes(DriverUniform planes, int enabled, int location) {
        if (enabled < 0 || enabled > 255) {
            throw new IllegalArgumentException("LowerClipPlanes: the mask is " + enabled + ", must be 0 to 255");
        }
        this.planes = planes;
        this.enabled = enabled;
        this.location = location;
    }

    @Override
    public boolean choose(Shader s, OutputLowering outputs) {
        if (enabled == 0 || !OutputLowering.isVertexStage(s) || OutputLowering.output(s, Builtin.CLIP_DISTANCE) != null)
            return false;
        source = location < 0 ? OutputLowering.output(s, Builtin.POSITION) : OutputLowering.color(s, location);
        if (source == null || source.type() != Type.F32X4 || source.isArray()) return false;
        outputs.capture(source);
        int length = 32 - Integer.numberOfLeadingZeros(enabled);
        distances = new Variable(Variable.Mode.OUTPUT, "out_clip_distance", Type.F32, length);
        distances.builtin = Builtin.CLIP_DISTANCE;
        s.outputs.add(distances);
        planes.declare(s);
        return true;
    }

    @Override
    public void end(Builder b, OutputLowering outputs) {
        Variable from = source;
        Variable to = distances;
        if (from == null || to == null) return;
        Value v = outputs.stored(from, b);
        for (int k = 0; k < to.arrayLength(); k++) {
            boolean on = (enabled >> k & 1) != 0;
            Value d = on ? b.op(Op.FDOT, planes.load(b, Type.F32X4, 16 * k), v) : b.f32(0);
            b.storeOutput(to, b.i32(k), d);
        }
        outputs.passOn(from, b);
    }
}
