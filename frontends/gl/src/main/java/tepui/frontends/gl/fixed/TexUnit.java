package tepui.frontends.gl.fixed;

import static tepui.frontends.gl.constants.Enumerants.*;

/** State of the environment and coordinate generation of one texture unit. Enumerants as the API has them. */
public final class TexUnit {
    /** Bits of {@link #targets}, in the order of precedence, the weakest first. */
    public static final int ENABLE_1D = 1;

    public static final int ENABLE_2D = 1 << 1;
    public static final int ENABLE_RECT = 1 << 2;
    public static final int ENABLE_3D = 1 << 3;
    public static final int ENABLE_CUBE = 1 << 4;

    public int targets;
    public int mode = GL_MODULATE;
    public final float[] color = new float[4];
    public boolean coordReplace;
    public int combineRgb = GL_MODULATE;
    public int combineAlpha = GL_MODULATE;
    public final int[] sourceRgb = {GL_TEXTURE, GL_PREVIOUS, GL_CONSTANT};
    public final int[] sourceAlpha = {GL_TEXTURE, GL_PREVIOUS, GL_CONSTANT};
    public final int[] operandRgb = {GL_SRC_COLOR, GL_SRC_COLOR, GL_SRC_ALPHA};
    public final int[] operandAlpha = {GL_SRC_ALPHA, GL_SRC_ALPHA, GL_SRC_ALPHA};
    public int scaleRgb = 1;
    public int scaleAlpha = 1;
    /** Bit c: coordinate s, t, r, q is generated. */
    public int genEnabled;

    public final int[] genMode = {GL_EYE_LINEAR, GL_EYE_LINEAR, GL_EYE_LINEAR, GL_EYE_LINEAR};
    public final float[][] objectPlane = {{1, 0, 0, 0}, {0, 1, 0, 0}, new float[4], new float[4]};
    public final float[][] eyePlane = {{1, 0, 0, 0}, {0, 1, 0, 0}, new float[4], new float[4]};

    /** The initial state. */
    public TexUnit() {}

    public void set(TexUnit o) {
        targets = o.targets;
        mode = o.mode;
        System.arraycopy(o.color, 0, color, 0, 4);
        coordReplace = o.coordReplace;
        combineRgb = o.combineRgb;
        combineAlpha = o.combineAlpha;
        System.arraycopy(o.sourceRgb, 0, sourceRgb, 0, 3);
        System.arraycopy(o.sourceAlpha, 0, sourceAlpha, 0, 3);
        System.arraycopy(o.operandRgb, 0, operandRgb, 0, 3);
        System.arraycopy(o.operandAlpha, 0, operandAlpha, 0, 3);
        scaleRgb = o.scaleRgb;
        scaleAlpha = o.scaleAlpha;
        genEnabled = o.genEnabled;
        System.arraycopy(o.genMode, 0, genMode, 0, 4);
        for (int c = 0; c < 4; c++) {
            System.arraycopy(o.objectPlane[c], 0, objectPlane[c], 0, 4);
            System.arraycopy(o.eyePlane[c], 0, eyePlane[c], 0, 4);
        }
    }
}
