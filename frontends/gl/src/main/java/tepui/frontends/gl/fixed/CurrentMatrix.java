package tepui.frontends.gl.fixed;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.texture.Textures;

/** The matrix stack that glMatrixMode and glActiveTexture choose: GL_CURRENT_MATRIX_ARB. */
public final class CurrentMatrix {
    private final FixedState fixed;
    private final Textures textures;

    public CurrentMatrix(FixedState fixed, Textures textures) {
        this.fixed = fixed;
        this.textures = textures;
    }

    /** Whether glMatrixMode takes it. */
    public static boolean isMode(int mode) {
        return switch (mode) {
            case GL_MODELVIEW, GL_PROJECTION, GL_TEXTURE, GL_COLOR -> true;
            default -> programMatrix(mode) >= 0;
        };
    }

    /** The number of a program matrix; -1 for other modes. */
    private static int programMatrix(int mode) {
        int i = mode - GL_MATRIX0_ARB;
        return i >= 0 && i < FixedState.PROGRAM_MATRICES ? i : -1;
    }

    /** The stack of the mode; the last texture matrix that there is for units beyond it. */
    public MatrixStack stack() {
        return stack(fixed.matrixMode, textures.active());
    }

    /** The stack of a mode that {@link #isMode}, of texture matrices a unit's; the last that there is for units beyond it. */
    public MatrixStack stack(int mode, int unit) {
        return switch (mode) {
            case GL_MODELVIEW -> fixed.modelview;
            case GL_PROJECTION -> fixed.projection;
            case GL_COLOR -> fixed.color;
            case GL_TEXTURE -> fixed.texture[Math.min(unit, FixedState.UNITS - 1)];
            default -> fixed.program[programMatrix(mode)];
        };
    }

    /** The texture matrix of the active unit; the last that there is for units beyond it. */
    public MatrixStack texture() {
        return stack(GL_TEXTURE, textures.active());
    }
}
