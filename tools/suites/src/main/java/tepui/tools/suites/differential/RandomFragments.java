package tepui.tools.suites.differential;

import static tepui.frontends.gl.GLConstants.*;

/** Random state behind the fragment's colour: scissor, alpha, stencil and depth tests, blending, logical operation, masks. */
final class RandomFragments {
    private static final int[] COMPARE = {
        GL_NEVER, GL_LESS, GL_EQUAL, GL_LEQUAL, GL_GREATER, GL_NOTEQUAL, GL_GEQUAL, GL_ALWAYS, GL_ALWAYS, GL_LEQUAL
    };
    private static final int[] STENCIL_OPS = {
        GL_KEEP, GL_ZERO, GL_REPLACE, GL_INCR, GL_DECR, GL_INVERT, GL_INCR_WRAP, GL_DECR_WRAP
    };
    private static final int[] FACTORS = {
        GL_ZERO,
        GL_ONE,
        GL_SRC_COLOR,
        GL_ONE_MINUS_SRC_COLOR,
        GL_DST_COLOR,
        GL_ONE_MINUS_DST_COLOR,
        GL_SRC_ALPHA,
        GL_ONE_MINUS_SRC_ALPHA,
        GL_DST_ALPHA,
        GL_ONE_MINUS_DST_ALPHA,
        GL_CONSTANT_COLOR,
        GL_ONE_MINUS_CONSTANT_COLOR,
        GL_CONSTANT_ALPHA,
        GL_ONE_MINUS_CONSTANT_ALPHA,
        GL_SRC_ALPHA_SATURATE
    };
    private static final int[] EQUATIONS = {
        GL_FUNC_ADD, GL_FUNC_ADD, GL_FUNC_SUBTRACT, GL_FUNC_REVERSE_SUBTRACT, GL_MIN, GL_MAX
    };

    private RandomFragments() {}

    static void apply(RandomChoices d) {
        d.set(GL_SCISSOR_TEST, d.chance(20));
        d.gl.glScissor(d.between(0, 20), d.between(0, 20), d.between(20, 50), d.between(20, 50));
        d.set(GL_ALPHA_TEST, d.chance(15));
        // Between two steps of 1/256, where no interpolated alpha lies by design.
        d.gl.glAlphaFunc(d.of(COMPARE), d.below(256) / 256f + 1 / 512f);
        d.set(GL_DEPTH_TEST, d.chance(50));
        d.gl.glDepthFunc(d.of(COMPARE));
        d.gl.glDepthMask(d.chance(80));
        d.set(GL_STENCIL_TEST, d.chance(40));
        for (int face : new int[] {GL_FRONT, GL_BACK}) {
            d.gl.glStencilFuncSeparate(face, d.of(COMPARE), d.below(8), d.of(255, 15, 5));
            d.gl.glStencilOpSeparate(face, d.of(STENCIL_OPS), d.of(STENCIL_OPS), d.of(STENCIL_OPS));
        }
        d.gl.glStencilMask(d.of(255, 15, 6));
        boolean logic = d.chance(8);
        d.set(GL_COLOR_LOGIC_OP, logic);
        d.gl.glLogicOp(GL_CLEAR + d.below(16));
        d.set(GL_BLEND, d.chance(60));
        d.gl.glBlendFuncSeparate(d.of(FACTORS), d.of(FACTORS), d.of(FACTORS), d.of(FACTORS));
        d.gl.glBlendEquationSeparate(d.of(EQUATIONS), d.of(EQUATIONS));
        float[] c = d.color();
        d.gl.glBlendColor(c[0], c[1], c[2], c[3]);
        d.gl.glColorMask(d.chance(90), d.chance(90), d.chance(90), d.chance(90));
        d.set(GL_CULL_FACE, d.chance(20));
        d.gl.glCullFace(d.of(GL_FRONT, GL_BACK));
        d.gl.glFrontFace(d.of(GL_CCW, GL_CW));
        d.gl.glShadeModel(d.of(GL_FLAT, GL_SMOOTH, GL_SMOOTH));
    }
}
