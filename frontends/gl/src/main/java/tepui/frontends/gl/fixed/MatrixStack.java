package tepui.frontends.gl.fixed;

/**
 * One of OpenGL's matrix stacks. The top is an array of its own, so that what multiplies it need not know how deep the stack
 * is; each change gives a new version, by which readers know that theirs is old.
 */
public final class MatrixStack {
    private final float[] below;
    private final float[] operand = new float[16];
    private final float[] top = new float[16];
    private final int limit;
    private int depth = 1;
    private int version = 1;
    private int identityVersion;
    private boolean identity;

    /** @param limit matrices that it holds */
    public MatrixStack(int limit) {
        this.limit = limit;
        this.below = new float[16 * limit];
        Matrix4.identity(top);
    }

    /** The top. Not to be written to. */
    public float[] top() {
        return top;
    }

    public int depth() {
        return depth;
    }

    public int limit() {
        return limit;
    }

    public int version() {
        return version;
    }

    public boolean isIdentity() {
        if (identityVersion != version) {
            identityVersion = version;
            identity = Matrix4.isIdentity(top);
        }
        return identity;
    }

    /** False where the stack is full. */
    public boolean push() {
        if (depth == limit) return false;
        System.arraycopy(top, 0, below, 16 * depth, 16);
        depth++;
        return true;
    }

    /** False where there is one matrix left. */
    public boolean pop() {
        if (depth == 1) return false;
        depth--;
        System.arraycopy(below, 16 * depth, top, 0, 16);
        version++;
        return true;
    }

    public void load(float[] m) {
        System.arraycopy(m, 0, top, 0, 16);
        version++;
    }

    public void loadIdentity() {
        Matrix4.identity(top);
        version++;
    }

    public void multiply(float[] m) {
        Matrix4.multiply(top, top, m);
        version++;
    }

    public void translate(float x, float y, float z) {
        for (int r = 0; r < 4; r++) top[12 + r] = top[r] * x + top[4 + r] * y + top[8 + r] * z + top[12 + r];
        version++;
    }

    public void scale(float x, float y, float z) {
        for (int r = 0; r < 4; r++) {
            top[r] *= x;
            top[4 + r] *= y;
            top[8 + r] *= z;
        }
        version++;
    }

    public void rotate(double degrees, double x, double y, double z) {
        Matrix4.rotation(operand, degrees, x, y, z);
        multiply(operand);
    }

    public void frustum(double l, double r, double b, double t, double n, double f) {
        Matrix4.frustum(operand, l, r, b, t, n, f);
        multiply(operand);
    }

    public void ortho(double l, double r, double b, double t, double n, double f) {
        Matrix4.ortho(operand, l, r, b, t, n, f);
        multiply(operand);
    }
}
