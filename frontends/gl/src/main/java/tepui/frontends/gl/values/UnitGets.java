package tepui.frontends.gl.values;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.fixed.CurrentMatrix;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.MatrixStack;
import tepui.frontends.gl.legacy.FixedCapabilities;

/** Values of texture units and of matrices of programs by their index (EXT_direct_state_access). */
final class UnitGets {
    private final CurrentMatrix matrices;
    private final FixedCapabilities switches;
    private final LegacyValues legacy;
    private final double[] out = new double[16];

    UnitGets(CurrentMatrix matrices, FixedCapabilities switches, LegacyValues legacy) {
        this.matrices = matrices;
        this.switches = switches;
        this.legacy = legacy;
    }

    /** {@link GetResult#FOUND} or what is wrong. */
    int get(int target, int index, GetResult r) {
        int units = count(target);
        if (units == 0) return GetResult.NO_SUCH_NAME;
        if (index < 0 || index >= units) return GetResult.NO_SUCH_INDEX;
        switch (target) {
            case GL_PROGRAM_MATRIX_EXT -> matrix(program(index), false, r);
            case GL_TRANSPOSE_PROGRAM_MATRIX_EXT -> matrix(program(index), true, r);
            case GL_PROGRAM_MATRIX_STACK_DEPTH_EXT -> r.set(program(index).depth());
            case GL_TEXTURE_MATRIX -> matrix(texture(index), false, r);
            case GL_TRANSPOSE_TEXTURE_MATRIX -> matrix(texture(index), true, r);
            case GL_TEXTURE_STACK_DEPTH -> r.set(texture(index).depth());
            case GL_CURRENT_TEXTURE_COORDS -> r.real(out, legacy.current().coordinates(index, out));
            case GL_CURRENT_RASTER_TEXTURE_COORDS ->
                r.real(out, legacy.rasterPosition().coordinates(index, out));
            default -> {
                if (switches.isOfUnit(target)) r.set(switches.isOn("glGet", index, target));
                else r.real(out, legacy.arrays().getOfUnit(index, target, out));
            }
        }
        return GetResult.FOUND;
    }

    /** How many there are of what a name tells; 0 where it tells nothing of the kind. */
    private int count(int target) {
        return switch (target) {
            case GL_PROGRAM_MATRIX_EXT, GL_TRANSPOSE_PROGRAM_MATRIX_EXT, GL_PROGRAM_MATRIX_STACK_DEPTH_EXT ->
                FixedState.PROGRAM_MATRICES;
            case GL_CURRENT_RASTER_TEXTURE_COORDS,
                    GL_CURRENT_TEXTURE_COORDS,
                    GL_TEXTURE_MATRIX,
                    GL_TEXTURE_STACK_DEPTH,
                    GL_TRANSPOSE_TEXTURE_MATRIX,
                    GL_TEXTURE_COORD_ARRAY,
                    GL_TEXTURE_COORD_ARRAY_BUFFER_BINDING,
                    GL_TEXTURE_COORD_ARRAY_SIZE,
                    GL_TEXTURE_COORD_ARRAY_STRIDE,
                    GL_TEXTURE_COORD_ARRAY_TYPE -> FixedState.UNITS;
            default -> switches.isOfUnit(target) ? FixedState.UNITS : 0;
        };
    }

    private MatrixStack program(int index) {
        return matrices.stack(GL_MATRIX0_ARB + index, 0);
    }

    private MatrixStack texture(int unit) {
        return matrices.stack(GL_TEXTURE, unit);
    }

    private void matrix(MatrixStack m, boolean transposed, GetResult r) {
        float[] top = m.top();
        for (int i = 0; i < 16; i++) out[i] = transposed ? top[i % 4 * 4 + i / 4] : top[i];
        r.real(out, 16);
    }
}
