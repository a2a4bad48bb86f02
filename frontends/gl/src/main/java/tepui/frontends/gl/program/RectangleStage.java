package tepui.frontends.gl.program;

import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.pass.DriverUniform;
import tepui.ir.pass.LowerPixelRectangle;
import tepui.ir.pass.Pipeline;
import tepui.pipe.Device;

/**
 * Vertex stage of rectangles of pixels: the four corners of a strip, from the numbers of their vertices. It has no
 * other outputs.
 */
public final class RectangleStage {
    /** The words of the corners in clip space, left, bottom, right and top, behind the constants of {@link LowerPixelRectangle}. */
    public static final int CORNERS = Variants.RECTANGLE_WORDS - 4;
    /** The word of the depth. */
    public static final int DEPTH = Variants.RECTANGLE + 6;

    private RectangleStage() {}

    /** Its code on a device. */
    public static StageVariants make(Device device) {
        Shader s = new Shader(Stage.VERTEX, "rectangle of pixels");
        DriverUniform values = Variants.rectangle();
        s.resources.add(values.buffer());
        Builder b = new Builder(s);
        Value number = b.loadInput(s.input(Builtin.VERTEX_ID, Type.I32));
        Value right = b.op(Op.INE, b.op(Op.IAND, number, b.i32(1)), b.i32(0));
        Value upper = b.op(Op.INE, b.op(Op.IAND, number, b.i32(2)), b.i32(0));
        Value corners = b.uniform(values.buffer(), 4 * CORNERS, Type.F32X4);
        Value depth = b.uniform(values.buffer(), 4 * DEPTH, Type.F32);
        Value x = b.select(right, b.extract(corners, 2), b.extract(corners, 0));
        Value y = b.select(upper, b.extract(corners, 3), b.extract(corners, 1));
        b.storeOutput(s.output(Builtin.POSITION, Type.F32X4), b.vec(x, y, depth, b.f32(1)));
        b.ret();
        Pipeline.standard(true).run(s);
        return new StageVariants(device, s, null);
    }
}
