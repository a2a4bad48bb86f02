package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.Matrix4;
import tepui.frontends.gl.fixed.MatrixStack;
import tepui.frontends.gl.pixel.PixelState;

/**
 * Operations of matrix calls on a stack, which the matrix mode or EXT_direct_state_access has named. Errors go by the
 * name of the call.
 */
public final class MatrixOperations {
    private final Dirty dirty;
    private final Errors errors;
    private final PixelState pixels;
    private final FixedState fixed;

    private final float[] operand = new float[16];

    public MatrixOperations(Dirty dirty, Errors errors, PixelState pixels, FixedState fixed) {
        this.dirty = dirty;
        this.errors = errors;
        this.pixels = pixels;
        this.fixed = fixed;
    }

    private void changed(MatrixStack stack) {
        if (stack == fixed.color) pixels.transfer.imaging.setMatrix(stack.top());
        // Whether a texture matrix is the identity chooses code.
        dirty.bits |= stack == fixed.modelview || stack == fixed.projection
                ? Dirty.FIXED_UNIFORMS
                : Dirty.FIXED_UNIFORMS | Dirty.PROGRAM;
    }

    public void pushMatrix(String call, MatrixStack s) {
        if (!s.push())
            errors.error(GL_STACK_OVERFLOW, call + ": the stack holds " + s.limit() + " matrices, all are used");
    }

    public void popMatrix(String call, MatrixStack s) {
        if (!s.pop()) errors.error(GL_STACK_UNDERFLOW, call + ": one matrix is left on the stack");
        else changed(s);
    }

    public void loadIdentity(String call, MatrixStack s) {
        s.loadIdentity();
        changed(s);
    }

    private void load(MatrixStack s) {
        s.load(operand);
        changed(s);
    }

    private void multiply(MatrixStack s) {
        s.multiply(operand);
        changed(s);
    }

    private void readFloats(long m) {
        for (int i = 0; i < 16; i++) operand[i] = Native.getFloat(m + 4 * i);
    }

    private void readDoubles(long m) {
        for (int i = 0; i < 16; i++) operand[i] = (float) Native.getDouble(m + 8 * i);
    }

    public void loadMatrixf(String call, MatrixStack s, long m) {
        readFloats(m);
        load(s);
    }

    public void loadMatrixd(String call, MatrixStack s, long m) {
        readDoubles(m);
        load(s);
    }

    public void loadTransposeMatrixf(String call, MatrixStack s, long m) {
        readFloats(m);
        Matrix4.transpose(operand, operand);
        load(s);
    }

    public void loadTransposeMatrixd(String call, MatrixStack s, long m) {
        readDoubles(m);
        Matrix4.transpose(operand, operand);
        load(s);
    }

    public void multMatrixf(String call, MatrixStack s, long m) {
        readFloats(m);
        multiply(s);
    }

    public void multMatrixd(String call, MatrixStack s, long m) {
        readDoubles(m);
        multiply(s);
    }

    public void multTransposeMatrixf(String call, MatrixStack s, long m) {
        readFloats(m);
        Matrix4.transpose(operand, operand);
        multiply(s);
    }

    public void multTransposeMatrixd(String call, MatrixStack s, long m) {
        readDoubles(m);
        Matrix4.transpose(operand, operand);
        multiply(s);
    }

    public void rotatef(String call, MatrixStack s, float angle, float x, float y, float z) {
        rotated(call, s, angle, x, y, z);
    }

    public void rotated(String call, MatrixStack s, double angle, double x, double y, double z) {
        s.rotate(angle, x, y, z);
        changed(s);
    }

    public void translatef(String call, MatrixStack s, float x, float y, float z) {
        s.translate(x, y, z);
        changed(s);
    }

    public void translated(String call, MatrixStack s, double x, double y, double z) {
        translatef(call, s, (float) x, (float) y, (float) z);
    }

    public void scalef(String call, MatrixStack s, float x, float y, float z) {
        s.scale(x, y, z);
        changed(s);
    }

    public void scaled(String call, MatrixStack s, double x, double y, double z) {
        scalef(call, s, (float) x, (float) y, (float) z);
    }

    public void frustum(
            String call, MatrixStack s, double left, double right, double bottom, double top, double near, double far) {
        if (!(near > 0) || !(far > 0) || left == right || bottom == top || near == far) {
            errors.error(
                    GL_INVALID_VALUE,
                    call + ": near is " + near + ", far " + far + ", both must be above 0 and differ, as must left "
                            + left + " and right " + right + ", bottom " + bottom + " and top " + top);
            return;
        }
        s.frustum(left, right, bottom, top, near, far);
        changed(s);
    }

    public void ortho(
            String call, MatrixStack s, double left, double right, double bottom, double top, double near, double far) {
        if (left == right || bottom == top || near == far) {
            errors.error(
                    GL_INVALID_VALUE,
                    call + ": left is " + left + ", right " + right + ", bottom " + bottom + ", top " + top + ", near "
                            + near + ", far " + far + "; each pair must differ");
            return;
        }
        s.ortho(left, right, bottom, top, near, far);
        changed(s);
    }
}
