package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.fixed.CurrentMatrix;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.MatrixStack;
import tepui.frontends.gl.legacy.MatrixOperations;
import tepui.frontends.gl.texture.TextureRules;
import tepui.frontends.gl.texture.Textures;
import tepui.pipe.Caps;

/** Matrix stacks (OpenGL 4.6 compatibility profile, 12.1.1), and the fixed-function state that all later chapters write. */
public final class MatrixCalls {
    private final Textures textures;
    private final Caps caps;
    private final Errors errors;
    private final FixedState fixed;
    private final TextureRules textureRules;
    private final CurrentMatrix current;

    /** Effects of the calls, once the stack is known. */
    public final MatrixOperations operations;

    public MatrixCalls(
            Caps caps,
            Errors errors,
            MatrixOperations operations,
            FixedState fixed,
            TextureRules textureRules,
            Textures textures,
            CurrentMatrix current) {
        this.textures = textures;
        this.caps = caps;
        this.errors = errors;
        this.operations = operations;
        this.fixed = fixed;
        this.textureRules = textureRules;
        this.current = current;

        fixed.pointMax = caps.maxPointSize;
    }

    public void glActiveTexture(int texture) {
        if (!textureRules.activeUnit("glActiveTexture", texture)) return;
        textures.setActive(texture - GL_TEXTURE0);
    }

    /** The stack that matrix calls change, or null with the error recorded. */
    private @Nullable MatrixStack stack(String call) {
        return stack(call, fixed.matrixMode, textures.active());
    }

    private @Nullable MatrixStack stack(String call, int mode, int unit) {
        if (unit < FixedState.UNITS || mode != GL_TEXTURE) return current.stack(mode, unit);
        errors.error(GL_INVALID_OPERATION, call + ": unit " + unit + " has no texture matrix");
        return null;
    }

    /** The stack of a matrix mode, or of a unit's texture matrix; null with the error recorded. */
    public @Nullable MatrixStack find(String call, int mode) { // hot
        int unit = mode - GL_TEXTURE0;
        if (unit >= 0 && unit < 32) return stack(call, GL_TEXTURE, unit);
        if (CurrentMatrix.isMode(mode)) return stack(call, mode, textures.active());
        errors.invalidEnum(call, "mode", mode);
        return null;
    }

    public void glMatrixMode(int mode) {
        boolean known = fixed.es1 ? Es1Rules.isMatrixMode(mode) : CurrentMatrix.isMode(mode);
        if (known) fixed.matrixMode = mode;
        else errors.invalidEnum("glMatrixMode", "mode", mode);
    }

    public void glPushMatrix() {
        MatrixStack s = stack("glPushMatrix");
        if (s != null) operations.pushMatrix("glPushMatrix", s);
    }

    public void glPopMatrix() {
        MatrixStack s = stack("glPopMatrix");
        if (s != null) operations.popMatrix("glPopMatrix", s);
    }

    public void glLoadIdentity() {
        MatrixStack s = stack("glLoadIdentity");
        if (s != null) operations.loadIdentity("glLoadIdentity", s);
    }

    public void glLoadMatrixf(long m) {
        MatrixStack s = stack("glLoadMatrixf");
        if (s != null) operations.loadMatrixf("glLoadMatrixf", s, m);
    }

    public void glLoadMatrixd(long m) {
        MatrixStack s = stack("glLoadMatrixd");
        if (s != null) operations.loadMatrixd("glLoadMatrixd", s, m);
    }

    public void glLoadTransposeMatrixf(long m) {
        MatrixStack s = stack("glLoadTransposeMatrixf");
        if (s != null) operations.loadTransposeMatrixf("glLoadTransposeMatrixf", s, m);
    }

    public void glLoadTransposeMatrixd(long m) {
        MatrixStack s = stack("glLoadTransposeMatrixd");
        if (s != null) operations.loadTransposeMatrixd("glLoadTransposeMatrixd", s, m);
    }

    public void glMultMatrixf(long m) {
        MatrixStack s = stack("glMultMatrixf");
        if (s != null) operations.multMatrixf("glMultMatrixf", s, m);
    }

    public void glMultMatrixd(long m) {
        MatrixStack s = stack("glMultMatrixd");
        if (s != null) operations.multMatrixd("glMultMatrixd", s, m);
    }

    public void glMultTransposeMatrixf(long m) {
        MatrixStack s = stack("glMultTransposeMatrixf");
        if (s != null) operations.multTransposeMatrixf("glMultTransposeMatrixf", s, m);
    }

    public void glMultTransposeMatrixd(long m) {
        MatrixStack s = stack("glMultTransposeMatrixd");
        if (s != null) operations.multTransposeMatrixd("glMultTransposeMatrixd", s, m);
    }

    public void glRotatef(float angle, float x, float y, float z) {
        MatrixStack s = stack("glRotatef");
        if (s != null) operations.rotatef("glRotatef", s, angle, x, y, z);
    }

    public void glRotated(double angle, double x, double y, double z) {
        MatrixStack s = stack("glRotated");
        if (s != null) operations.rotated("glRotated", s, angle, x, y, z);
    }

    public void glTranslatef(float x, float y, float z) {
        MatrixStack s = stack("glTranslatef");
        if (s != null) operations.translatef("glTranslatef", s, x, y, z);
    }

    public void glTranslated(double x, double y, double z) {
        MatrixStack s = stack("glTranslated");
        if (s != null) operations.translated("glTranslated", s, x, y, z);
    }

    public void glScalef(float x, float y, float z) {
        MatrixStack s = stack("glScalef");
        if (s != null) operations.scalef("glScalef", s, x, y, z);
    }

    public void glScaled(double x, double y, double z) {
        MatrixStack s = stack("glScaled");
        if (s != null) operations.scaled("glScaled", s, x, y, z);
    }

    public void glFrustum(double left, double right, double bottom, double top, double zNear, double zFar) {
        MatrixStack s = stack("glFrustum");
        if (s != null) operations.frustum("glFrustum", s, left, right, bottom, top, zNear, zFar);
    }

    public void glOrtho(double left, double right, double bottom, double top, double zNear, double zFar) {
        MatrixStack s = stack("glOrtho");
        if (s != null) operations.ortho("glOrtho", s, left, right, bottom, top, zNear, zFar);
    }
}
