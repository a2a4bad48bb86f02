package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.fixed.CurrentMatrix;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.Matrix4;
import tepui.frontends.gl.fixed.MatrixStack;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.texture.Textures;
import tepui.pipe.Caps;

/** Matrix stacks (OpenGL 3.3 compatibility, 2.12.1), and the state of the fixed function that all later chapters write. */
public final class MatrixCalls {
    private final Textures textures;
    private final Caps caps;
    private final Dirty dirty;
    private final Errors errors;
    private final PixelState pixels;
    private final FixedState fixed;
    private final CurrentMatrix current;

    private final float[] operand = new float[16];

    public MatrixCalls(
            Caps caps,
            Dirty dirty,
            Errors errors,
            PixelState pixels,
            FixedState fixed,
            Textures textures,
            CurrentMatrix current) {
        this.textures = textures;
        this.caps = caps;
        this.dirty = dirty;
        this.errors = errors;
        this.pixels = pixels;
        this.fixed = fixed;
        this.current = current;

        fixed.pointMax = caps.maxPointSize;
    }

    public void glActiveTexture(int texture) {
        int unit = texture - GL_TEXTURE0;
        if (unit < 0 || unit >= Textures.UNITS) {
            errors.error(GL_INVALID_ENUM, "glActiveTexture: texture is " + Errors.hex(texture) + ", which is no unit");
            return;
        }
        textures.setActive(unit);
    }

    /** The stack that matrix calls change, or null with the error recorded. */
    private @Nullable MatrixStack stack(String call) {
        if (textures.active() >= FixedState.UNITS && fixed.matrixMode == GL_TEXTURE) {
            errors.error(GL_INVALID_OPERATION, call + ": unit " + textures.active() + " has no texture matrix");
            return null;
        }
        return current.stack();
    }

    private void changed(MatrixStack stack) {
        if (stack == fixed.color) pixels.transfer.imaging.setMatrix(stack.top());
        // Whether a texture matrix is the identity chooses code.
        dirty.bits |= stack == fixed.modelview || stack == fixed.projection
                ? Dirty.FIXED_UNIFORMS
                : Dirty.FIXED_UNIFORMS | Dirty.PROGRAM;
    }

    public void glMatrixMode(int mode) {
        if (CurrentMatrix.isMode(mode)) fixed.matrixMode = mode;
        else errors.invalidEnum("glMatrixMode", "mode", mode);
    }

    public void glPushMatrix() {
        MatrixStack s = stack("glPushMatrix");
        if (s != null && !s.push()) {
            errors.error(GL_STACK_OVERFLOW, "glPushMatrix: the stack holds " + s.limit() + " matrices, all are used");
        }
    }

    public void glPopMatrix() {
        MatrixStack s = stack("glPopMatrix");
        if (s == null) return;
        if (!s.pop()) errors.error(GL_STACK_UNDERFLOW, "glPopMatrix: one matrix is left on the stack");
        else changed(s);
    }

    public void glLoadIdentity() {
        MatrixStack s = stack("glLoadIdentity");
        if (s == null) return;
        s.loadIdentity();
        changed(s);
    }

    private void load(String call) {
        MatrixStack s = stack(call);
        if (s == null) return;
        s.load(operand);
        changed(s);
    }

    private void multiply(String call) {
        MatrixStack s = stack(call);
        if (s == null) return;
        s.multiply(operand);
        changed(s);
    }

    private void readFloats(long m) {
        for (int i = 0; i < 16; i++) operand[i] = Native.getFloat(m + 4 * i);
    }

    private void readDoubles(long m) {
        for (int i = 0; i < 16; i++) operand[i] = (float) Native.getDouble(m + 8 * i);
    }

    public void glLoadMatrixf(long m) {
        readFloats(m);
        load("glLoadMatrixf");
    }

    public void glLoadMatrixd(long m) {
        readDoubles(m);
        load("glLoadMatrixd");
    }

    public void glLoadTransposeMatrixf(long m) {
        readFloats(m);
        Matrix4.transpose(operand, operand);
        load("glLoadTransposeMatrixf");
    }

    public void glLoadTransposeMatrixd(long m) {
        readDoubles(m);
        Matrix4.transpose(operand, operand);
        load("glLoadTransposeMatrixd");
    }

    public void glMultMatrixf(long m) {
        readFloats(m);
        multiply("glMultMatrixf");
    }

    public void glMultMatrixd(long m) {
        readDoubles(m);
        multiply("glMultMatrixd");
    }

    public void glMultTransposeMatrixf(long m) {
        readFloats(m);
        Matrix4.transpose(operand, operand);
        multiply("glMultTransposeMatrixf");
    }

    public void glMultTransposeMatrixd(long m) {
        readDoubles(m);
        Matrix4.transpose(operand, operand);
        multiply("glMultTransposeMatrixd");
    }

    public void glRotatef(float angle, float x, float y, float z) {
        glRotated(angle, x, y, z);
    }

    public void glRotated(double angle, double x, double y, double z) {
        MatrixStack s = stack("glRotate");
        if (s == null) return;
        s.rotate(angle, x, y, z);
        changed(s);
    }

    public void glTranslatef(float x, float y, float z) {
        MatrixStack s = stack("glTranslate");
        if (s == null) return;
        s.translate(x, y, z);
        changed(s);
    }

    public void glTranslated(double x, double y, double z) {
        glTranslatef((float) x, (float) y, (float) z);
    }

    public void glScalef(float x, float y, float z) {
        MatrixStack s = stack("glScale");
        if (s == null) return;
        s.scale(x, y, z);
        changed(s);
    }

    public void glScaled(double x, double y, double z) {
        glScalef((float) x, (float) y, (float) z);
    }

    public void glFrustum(double left, double right, double bottom, double top, double zNear, double zFar) {
        if (!(zNear > 0) || !(zFar > 0) || left == right || bottom == top || zNear == zFar) {
            errors.error(
                    GL_INVALID_VALUE,
                    "glFrustum: near is " + zNear + ", far " + zFar + ", both must be above 0 and differ, as must left "
                            + left + " and right " + right + ", bottom " + bottom + " and top " + top);
            return;
        }
        MatrixStack s = stack("glFrustum");
        if (s == null) return;
        s.frustum(left, right, bottom, top, zNear, zFar);
        changed(s);
    }

    public void glOrtho(double left, double right, double bottom, double top, double zNear, double zFar) {
        if (left == right || bottom == top || zNear == zFar) {
            errors.error(
                    GL_INVALID_VALUE,
                    "glOrtho: left is " + left + ", right " + right + ", bottom " + bottom + ", top " + top + ", near "
                            + zNear + ", far " + zFar + "; each pair must differ");
            return;
        }
        MatrixStack s = stack("glOrtho");
        if (s == null) return;
        s.ortho(left, right, bottom, top, zNear, zFar);
        changed(s);
    }
}
