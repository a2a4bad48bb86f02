package tepui.pipe;

/**
 * Depth, stencil and alpha tests. Immutable; interned by {@link StateTables#depthStencil}. The stencil and alpha
 * references are set beside it, since programs change them often.
 */
public record DepthStencilState(
        boolean depthTest,
        boolean depthWrite,
        CompareFunc depthFunc,
        boolean depthBounds,
        float depthBoundsMin,
        float depthBoundsMax,
        boolean stencilTest,
        Face front,
        Face back,
        CompareFunc alphaFunc) {

    /** The stencil test of one face. */
    public record Face(
            CompareFunc func, StencilOp fail, StencilOp depthFail, StencilOp pass, int readMask, int writeMask) {
        public static final Face KEEP =
                new Face(CompareFunc.ALWAYS, StencilOp.KEEP, StencilOp.KEEP, StencilOp.KEEP, 255, 255);
    }

    /** Nothing is tested or written. */
    public static final DepthStencilState OFF = depth(false, false, CompareFunc.ALWAYS);

    public DepthStencilState {
        if (!depthTest) {
            depthWrite = false;
            depthFunc = CompareFunc.ALWAYS;
        }
        if (!stencilTest) {
            front = Face.KEEP;
            back = Face.KEEP;
        }
    }

    /** Depth only. */
    public static DepthStencilState depth(boolean test, boolean write, CompareFunc func) {
        return new DepthStencilState(test, write, func, false, 0, 1, false, Face.KEEP, Face.KEEP, CompareFunc.ALWAYS);
    }

    public DepthStencilState withStencil(Face frontFace, Face backFace) {
        return new DepthStencilState(
                depthTest,
                depthWrite,
                depthFunc,
                depthBounds,
                depthBoundsMin,
                depthBoundsMax,
                true,
                frontFace,
                backFace,
                alphaFunc);
    }

    public DepthStencilState withAlphaTest(CompareFunc func) {
        return new DepthStencilState(
                depthTest,
                depthWrite,
                depthFunc,
                depthBounds,
                depthBoundsMin,
                depthBoundsMax,
                stencilTest,
                front,
                back,
                func);
    }

    public DepthStencilState withDepthBounds(float min, float max) {
        return new DepthStencilState(
                depthTest, depthWrite, depthFunc, true, min, max, stencilTest, front, back, alphaFunc);
    }
}
