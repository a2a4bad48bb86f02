package tepui.ir.interp;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;
import tepui.ir.Instr;
import tepui.ir.Resource;
import tepui.ir.Variable;

/**
 * Surroundings of a run of the {@link Interpreter}: where inputs come from, what is bound, what a texture gives.
 * Components are raw bits as {@link Instr#bits} describes.
 */
public interface Environment {
    /** One element of an input variable; {@code vertex} is 0 where it is not per vertex. */
    void input(Variable variable, int lane, int vertex, int element, long[] out);

    /** The same for an interpolation instruction; {@code operand} is the sample or the offset, empty for the centroid. */
    void interpolate(Instr instr, int lane, int element, long[] operand, long[] out);

    /** Reads the texel in the target of a fragment output. */
    default void target(Variable output, int lane, int element, long[] out) {
        java.util.Arrays.fill(out, 0);
    }

    /** The bytes bound to an element of a buffer resource, in little-endian order; null where nothing is bound. */
    @Nullable
    ByteBuffer buffer(Resource resource, int index);

    /**
     * A texture instruction.
     *
     * @param operands by the ordinal of their {@link tepui.ir.TexOperand}, null where absent
     * @param ddx the coordinate's derivatives within the quad, null outside of fragment shaders
     */
    void texture(
            Instr instr,
            int lane,
            long[] @Nullable [] operands,
            float @Nullable [] ddx,
            float @Nullable [] ddy,
            long[] out);

    /** The texel of an image, four components that may be written; null outside of the image. */
    long @Nullable [] texel(Resource image, int index, int[] coordinate, int sample);

    /** Components as {@link tepui.ir.TextureShape#sizeComponents()}. */
    int[] imageSize(Resource image, int index);

    int imageSamples(Resource image, int index);

    /** A driver's own operation, for one invocation; fills {@code results}. */
    default void intrinsic(Instr instr, int lane, long[][] args, long[][] results) {
        throw new UnsupportedOperationException(
                "Interpreter: no meaning was given to the intrinsic '" + instr.intrinsic + "'");
    }
}
