package tepui.frontends.gl.state;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.StateCache;
import tepui.pipe.StateTable;
import tepui.pipe.StencilOp;

/** Depth, stencil and alpha tests as OpenGL keeps them, and the id of the contract's state for them. */
public final class DepthStencilValues {
    public boolean depthTest;
    public boolean depthWrite = true;
    public int depthFunc = GL_LESS;
    public boolean depthBounds;
    public float boundsMin;
    public float boundsMax = 1;

    public boolean stencilTest;
    /** Of the front face, then of the back face. */
    public final int[] func = {GL_ALWAYS, GL_ALWAYS};

    public final int[] reference = new int[2];
    public final int[] readMask = {-1, -1};
    public final int[] writeMask = {-1, -1};
    public final int[] fail = {GL_KEEP, GL_KEEP};
    public final int[] depthFail = {GL_KEEP, GL_KEEP};
    public final int[] pass = {GL_KEEP, GL_KEEP};

    public boolean alphaTest;
    public int alphaFunc = GL_ALWAYS;
    public float alphaReference;

    private final int[] key = new int[16];
    private final StateCache cache = new StateCache();

    /** OpenGL's initial state. */
    public DepthStencilValues() {}

    /** Restorer of the present depth test, there. */
    public Runnable savedDepth(DepthStencilValues to) {
        boolean test = depthTest;
        boolean write = depthWrite;
        int compare = depthFunc;
        return () -> {
            to.depthTest = test;
            to.depthWrite = write;
            to.depthFunc = compare;
        };
    }

    /** Restorer of the present stencil test of both faces, there. */
    public Runnable savedStencil(DepthStencilValues to) {
        boolean test = stencilTest;
        int[][] all = stencil();
        int[][] values = new int[all.length][];
        for (int i = 0; i < all.length; i++) values[i] = all[i].clone();
        return () -> {
            to.stencilTest = test;
            int[][] there = to.stencil();
            for (int i = 0; i < there.length; i++) System.arraycopy(values[i], 0, there[i], 0, 2);
        };
    }

    private int[][] stencil() {
        return new int[][] {func, reference, readMask, writeMask, fail, depthFail, pass};
    }

    /** Restorer of the present alpha test, there. */
    public Runnable savedAlpha(DepthStencilValues to) {
        boolean test = alphaTest;
        int compare = alphaFunc;
        float reference = alphaReference;
        return () -> {
            to.alphaTest = test;
            to.alphaFunc = compare;
            to.alphaReference = reference;
        };
    }

    /**
     * The id of the state.
     *
     * @param hasDepth the draw framebuffer has depth; without it the test passes
     * @param alpha the device does the alpha test
     */
    public int id(StateTable<DepthStencilState> table, boolean hasDepth, boolean hasStencil, boolean alpha) { // hot
        boolean depth = depthTest && hasDepth;
        boolean stencil = stencilTest && hasStencil;
        boolean bounds = depthBounds && hasDepth;
        int alphaNow = alphaTest && alpha ? alphaFunc : GL_ALWAYS;
        int n = 0;
        key[n++] = (depth ? 1 | (depthWrite ? 2 : 0) | (depthFunc & 7) << 2 : 0)
                | (bounds ? 32 : 0)
                | (stencil ? 64 : 0)
                | (alphaNow & 7) << 8;
        if (bounds) {
            key[n++] = Float.floatToRawIntBits(boundsMin);
            key[n++] = Float.floatToRawIntBits(boundsMax);
        }
        if (stencil) {
            for (int i = 0; i < 2; i++) {
                key[n++] = func[i] & 7 | (readMask[i] & 255) << 8 | (writeMask[i] & 255) << 16;
                key[n++] = fail[i];
                key[n++] = depthFail[i];
                key[n++] = pass[i];
            }
        }
        int id = cache.find(key, n);
        if (id < 0) {
            id = table.intern(new DepthStencilState(
                    depth,
                    depthWrite,
                    compare(depthFunc),
                    bounds,
                    boundsMin,
                    boundsMax,
                    stencil,
                    face(0),
                    face(1),
                    compare(alphaNow)));
            cache.put(key, n, id);
        }
        return id;
    }

    private DepthStencilState.Face face(int i) {
        return new DepthStencilState.Face(
                compare(func[i]), op(fail[i]), op(depthFail[i]), op(pass[i]), readMask[i] & 255, writeMask[i] & 255);
    }

    private static CompareFunc compare(int func) {
        CompareFunc f = GlEnums.compare(func);
        return f == null ? CompareFunc.ALWAYS : f;
    }

    private static StencilOp op(int op) {
        StencilOp o = GlEnums.stencilOp(op);
        return o == null ? StencilOp.KEEP : o;
    }
}
