package tepui.pipe;

import org.jspecify.annotations.Nullable;

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

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Face f
                    && func == f.func
                    && fail == f.fail
                    && depthFail == f.depthFail
                    && pass == f.pass
                    && readMask == f.readMask
                    && writeMask == f.writeMask;
        }

        @Override
        public int hashCode() {
            int hash = func.hashCode();
            hash = 31 * hash + fail.hashCode();
            hash = 31 * hash + depthFail.hashCode();
            hash = 31 * hash + pass.hashCode();
            hash = 31 * hash + readMask;
            return 31 * hash + writeMask;
        }
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

    /** Written out, as for all states: the virtual machine makes such methods of a record anew in every process. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof DepthStencilState s
                && depthTest == s.depthTest
                && depthWrite == s.depthWrite
                && depthFunc == s.depthFunc
                && depthBounds == s.depthBounds
                && Float.compare(depthBoundsMin, s.depthBoundsMin) == 0
                && Float.compare(depthBoundsMax, s.depthBoundsMax) == 0
                && stencilTest == s.stencilTest
                && front.equals(s.front)
                && back.equals(s.back)
                && alphaFunc == s.alphaFunc;
    }

    @Override
    public int hashCode() {
        int hash = depthTest ? 1 : 0;
        hash = 31 * hash + (depthWrite ? 1 : 0);
        hash = 31 * hash + depthFunc.hashCode();
        hash = 31 * hash + (depthBounds ? 1 : 0);
        hash = 31 * hash + Float.floatToIntBits(depthBoundsMin);
        hash = 31 * hash + Float.floatToIntBits(depthBoundsMax);
        hash = 31 * hash + (stencilTest ? 1 : 0);
        hash = 31 * hash + front.hashCode();
        hash = 31 * hash + back.hashCode();
        return 31 * hash + alphaFunc.hashCode();
    }
}
