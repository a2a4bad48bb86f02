package tepui.ir.pass;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import tepui.ir.Instr;
import tepui.ir.Resource;
import tepui.ir.Variable;
import tepui.ir.interp.Environment;

/** Environment that forwards to another one. */
class ForwardingEnvironment implements Environment {
    private final Environment next;

    ForwardingEnvironment(Environment next) {
        this.next = next;
    }

    @Override
    public void input(Variable variable, int lane, int vertex, int element, long[] out) {
        next.input(variable, lane, vertex, element, out);
    }

    @Override
    public void target(Variable output, int lane, int element, long[] out) {
        next.target(output, lane, element, out);
    }

    @Override
    public void interpolate(Instr instr, int lane, int element, long[] operand, long[] out) {
        next.interpolate(instr, lane, element, operand, out);
    }

    @Override
    public @Nullable ByteBuffer buffer(Resource resource, int index) {
        return next.buffer(resource, index);
    }

    @Override
    public void texture(
            Instr instr,
            int lane,
            long[] @Nullable [] operands,
            float @Nullable [] ddx,
            float @Nullable [] ddy,
            long[] out) {
        next.texture(instr, lane, operands, ddx, ddy, out);
    }

    @Override
    public long @Nullable [] texel(Resource image, int index, int[] coordinate, int sample) {
        return next.texel(image, index, coordinate, sample);
    }

    @Override
    public int[] imageSize(Resource image, int index) {
        return next.imageSize(image, index);
    }

    @Override
    public int imageSamples(Resource image, int index) {
        return next.imageSamples(image, index);
    }
}
