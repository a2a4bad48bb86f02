package tepui.tools.kit.cases;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.BlendState.Equation;
import tepui.pipe.BlendState.Factor;
import tepui.pipe.BlendState.Target;
import tepui.pipe.BlendState.Term;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.LogicOp;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.kit.reference.Blending;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/**
 * Output merging, between fragment outputs and targets: several targets, logic operations, two sources, the alpha test.
 */
final class OutputCases {
    private OutputCases() {}

    static void addTo(Kit kit) {
        Area logic = kit.area("logicOp").needs("logic operations", c -> c.logicOp);
        for (LogicOp op : LogicOp.values()) {
            logic.add("unorm8." + op, s -> logic(s, op, Format.R8G8B8A8_UNORM));
            logic.needsFormat(Format.R8G8B8A8_UINT, FormatSupport.COLOR_TARGET)
                    .add("uint8." + op, s -> logic(s, op, Format.R8G8B8A8_UINT));
        }
        logic.add("replacesBlending", OutputCases::logicBlend);
        logic.needsFormat(Format.R16G16B16A16_FLOAT, FormatSupport.COLOR_TARGET)
                .add("isNoOperationOnFloats", OutputCases::logicFloat);
        for (Format f : new Format[] {
            Format.B5G6R5_UNORM, Format.R10G10B10A2_UNORM, Format.R16G16_UNORM, Format.R16G16_SINT, Format.R32_UINT
        }) {
            logic.needsFormat(f, FormatSupport.COLOR_TARGET).add("allBits." + f, s -> logicWords(s, f));
        }
        logic.add("writesUnmaskedComponents", OutputCases::logicMask);
        logic.add("drawsSeeEachOther", OutputCases::logicAgain);
        logic.needs("indirect draws", c -> c.indirectDraw)
                .add("drawsSeeEachOther.indirect", OutputCases::logicIndirect);
        Area dual = kit.area("dualSource").needs("dual-source blending", c -> c.dualSourceBlend);
        for (Factor f : new Factor[] {
            Factor.SRC1_COLOR, Factor.ONE_MINUS_SRC1_COLOR, Factor.SRC1_ALPHA, Factor.ONE_MINUS_SRC1_ALPHA
        }) {
            dual.add("source." + f, s -> dual(s, f, true));
            dual.add("destination." + f, s -> dual(s, f, false));
        }
        Area mrt = kit.area("mrt");
        for (int i = 2; i <= 8; i++) {
            int n = i;
            mrt.needs(n + " colour targets", c -> c.maxColorTargets >= n).add("targets." + n, s -> targets(s, n));
        }
        Area two = mrt.needs("2 colour targets", c -> c.maxColorTargets >= 2);
        two.add("holeInTheList", OutputCases::hole);
        two.add("outputWithoutTarget", OutputCases::surplusOutput);
        two.add("formatsDiffer", OutputCases::mixedFormats);
        two.add("oneBlendStateForAll", OutputCases::sharedBlend);
        two.needs("independent blending", c -> c.independentBlend).add("independentBlend", OutputCases::independent);
        two.needs("independent blending", c -> c.independentBlend).add("independentMasks", OutputCases::masks);
        two.add("smallestTargetLimits", OutputCases::sizes);
        mrt.add("noTargetAtAll", OutputCases::noTarget);
        Area alpha = kit.area("alphaTest").needs("alpha test", c -> c.alphaTest);
        for (CompareFunc f : CompareFunc.values()) alpha.add("func." + f, s -> alpha(s, f));
        alpha.add("failedFragmentsDoNotWriteDepth", OutputCases::alphaDepth);
    }

    private static void logic(Scene s, LogicOp op, Format f) {
        int[] stored = {0x00, 0xff, 0xa5, 0x3c};
        int[] source = {0xff, 0x0f, 0x33, 0x00};
        Texture t = s.target(f, 1, 1);
        s.write(t, 0, new byte[] {(byte) stored[0], (byte) stored[1], (byte) stored[2], (byte) stored[3]});
        s.blend(new BlendState(List.of(Target.REPLACE), false, false, false, op));
        Shader shader = f.isInteger()
                ? Shaders.fragment("integers", (sh, b) -> b.i32(source))
                : Shaders.constant(source[0] / 255f, source[1] / 255f, source[2] / 255f, source[3] / 255f);
        shader.outputs.getFirst().unsigned = f.isInteger();
        s.drawFullScreen(shader);
        byte[] is = s.read(t);
        for (int i = 0; i < 4; i++) {
            s.equal(Blending.logic(op, source[i], stored[i]) & 255, is[i] & 255, "component " + i);
        }
    }

    private static void logicBlend(Scene s) {
        Texture t = s.target(1, 1);
        s.context.clearColor(0, ClearColor.of(1, 0, 1, 0), null, 15);
        Term add = new Term(Equation.ADD, Factor.ONE, Factor.ONE);
        s.blend(new BlendState(List.of(new Target(true, add, add, 7)), false, false, false, LogicOp.XOR));
        s.fill(1, 1, 0, 1);
        s.pixel(t, 0, 0, 0, 255, 255, 0);
    }

    private static void logicFloat(Scene s) {
        Texture t = s.target(Format.R16G16B16A16_FLOAT, 1, 1);
        s.context.clearColor(0, ClearColor.of(1, 1, 1, 1), null, 15);
        s.blend(new BlendState(List.of(Target.REPLACE), false, false, false, LogicOp.INVERT));
        s.fill(0.25f, 0.5f, 2, 4);
        s.near(0.25, s.values(t, 0)[0], 0, "red");
        s.near(4, s.values(t, 3)[0], 0, "alpha");
    }

    /** A logic operation with ones everywhere inverts the contents: no bit is lost on the way through a shader. */
    private static void logicWords(Scene s, Format f) {
        int size = 16;
        Texture t = s.target(f, size, size);
        byte[] there = new byte[size * size * f.blockBytes()];
        for (int i = 0; i < there.length; i++) there[i] = (byte) (i * 89 + 41);
        s.write(t, 0, there);
        s.blend(new BlendState(List.of(Target.REPLACE), false, false, false, LogicOp.XOR));
        Shader shader = f.isInteger()
                ? Shaders.fragment("ones", (sh, b) -> b.i32(-1, -1, -1, -1))
                : Shaders.constant(1, 1, 1, 1);
        shader.outputs.getFirst().unsigned = f.isUnsignedInteger();
        s.drawFullScreen(shader);
        byte[] expected = new byte[there.length];
        for (int i = 0; i < there.length; i++) expected[i] = (byte) ~there[i];
        s.equal(expected, s.read(t), "bytes");
    }

    private static void logicMask(Scene s) {
        Texture t = s.target(1, 1);
        s.context.clearColor(0, ClearColor.of(1, 0, 1, 0), null, 15);
        Term add = new Term(Equation.ADD, Factor.ONE, Factor.ZERO);
        s.blend(new BlendState(List.of(new Target(false, add, add, 6)), false, false, false, LogicOp.INVERT));
        s.fill(0, 0, 0, 0);
        s.pixel(t, 0, 0, 255, 255, 0, 0);
    }

    private static void xor(Scene s) {
        s.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
        s.blend(new BlendState(List.of(Target.REPLACE), false, false, false, LogicOp.XOR));
        s.drawFullScreen(Shaders.constant(1, 0, 1, 1));
    }

    /** In calls of their own, and in one. */
    private static void logicAgain(Scene s) {
        Texture t = s.target(4, 4);
        xor(s);
        s.solid(t, 255, 0, 255, 255, 0);
        for (int i = 0; i < 3; i++) s.context.draw(Primitive.TRIANGLES, 0, 3);
        s.solid(t, 0, 0, 0, 0, 0);
        s.context.draw(Primitive.TRIANGLES, false, 0, 1, new int[] {0, 3, 0, 0, 3, 0, 0, 3, 0}, 0, 3);
        s.solid(t, 255, 0, 255, 255, 0);
    }

    private static void logicIndirect(Scene s) {
        Texture t = s.target(4, 4);
        xor(s);
        Buffer draws = s.ints(Bind.INDIRECT, 3, 1, 0, 0, 3, 1, 0, 0, 3, 1, 0, 0, 3, 1, 0, 0);
        s.context.drawIndirect(Primitive.TRIANGLES, false, draws, 0, 4, 16, null, 0);
        s.solid(t, 255, 0, 255, 255, 0);
    }

    private static void dual(Scene s, Factor f, boolean source) {
        double[] src = {0.8, 0.6, 0.4, 0.5};
        double[] src1 = {0.25, 0.5, 0.75, 0.4};
        double[] dst = {102 / 255.0, 204 / 255.0, 51 / 255.0, 153 / 255.0};
        Texture t = s.target(1, 1);
        s.write(t, 0, new byte[] {102, (byte) 204, 51, (byte) 153});
        s.blend(BlendState.of(Equation.ADD, source ? f : Factor.ZERO, source ? Factor.ZERO : f));
        s.drawFullScreen(Shaders.effect(Stage.FRAGMENT, "two_sources", (sh, b) -> {
            Variable first = sh.output("first", Type.F32X4, 0);
            Variable second = sh.output("second", Type.F32X4, 0);
            second.index = 1;
            b.storeOutput(first, floats(b, src));
            b.storeOutput(second, floats(b, src1));
        }));
        int[] e = new int[4];
        for (int i = 0; i < 4; i++) {
            double v = Blending.factor(f, i, src, dst, dst, src1) * (source ? src[i] : dst[i]);
            e[i] = (int) Math.round(v * 255);
        }
        s.pixel(t, 0, 0, e[0], e[1], e[2], e[3], 1);
    }

    private static Value floats(Builder b, double[] v) {
        return b.f32((float) v[0], (float) v[1], (float) v[2], (float) v[3]);
    }

    private static List<Texture> bind(Scene s, int n) {
        List<Texture> list = new ArrayList<>();
        List<RenderTargets.@Nullable Attachment> attachments = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Texture t = s.texture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 4, 4, Bind.COLOR_TARGET));
            list.add(t);
            attachments.add(RenderTargets.Attachment.of(t));
        }
        s.target(RenderTargets.of(attachments, null));
        for (int i = 0; i < n; i++) s.context.clearColor(i, ClearColor.of(0, 0, 0, 0), null, 15);
        return list;
    }

    private static Shader outputs(int n) {
        return Shaders.effect(Stage.FRAGMENT, "outputs" + n, (sh, b) -> {
            for (int i = 0; i < n; i++)
                b.storeOutput(sh.output("o" + i, Type.F32X4, i), b.f32(i / 15f, 1 - i / 15f, 0, 1));
        });
    }

    private static void targets(Scene s, int n) {
        List<Texture> list = bind(s, n);
        s.drawFullScreen(outputs(n));
        for (int i = 0; i < n; i++) s.solid(list.get(i), i * 17, 255 - i * 17, 0, 255, 0);
    }

    private static void hole(Scene s) {
        Texture a = s.texture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 4, 4, Bind.COLOR_TARGET));
        List<RenderTargets.@Nullable Attachment> list = new ArrayList<>();
        list.add(null);
        list.add(RenderTargets.Attachment.of(a));
        s.target(RenderTargets.of(list, null));
        s.context.clearColor(1, ClearColor.of(0, 0, 0, 0), null, 15);
        s.drawFullScreen(outputs(2));
        s.solid(a, 17, 238, 0, 255, 0);
    }

    private static void surplusOutput(Scene s) {
        Texture t = s.target(4, 4);
        s.drawFullScreen(outputs(2));
        s.solid(t, 0, 255, 0, 255, 0);
    }

    private static void mixedFormats(Scene s) {
        Texture a = s.texture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 4, 4, Bind.COLOR_TARGET));
        Texture b = s.texture(TextureDesc.of2d(Format.R32G32B32A32_UINT, 4, 4, Bind.COLOR_TARGET));
        s.target(RenderTargets.of(List.of(RenderTargets.Attachment.of(a), RenderTargets.Attachment.of(b)), null));
        s.drawFullScreen(Shaders.effect(Stage.FRAGMENT, "mixed", (sh, c) -> {
            Variable integer = sh.output("i", Type.I32X4, 1);
            integer.unsigned = true;
            c.storeOutput(sh.output("f", Type.F32X4, 0), c.f32(1, 0, 0, 1));
            c.storeOutput(integer, c.i32(-1, 2, 3, 4));
        }));
        s.solid(a, 255, 0, 0, 255, 0);
        s.equal(new int[] {-1, 2, 3, 4}, Arrays.copyOf(s.readInts(b), 4), "integers");
    }

    private static void sharedBlend(Scene s) {
        List<Texture> list = bind(s, 2);
        s.blend(BlendState.of(Equation.ADD, Factor.ONE, Factor.ONE));
        for (int i = 0; i < 2; i++) s.drawFullScreen(outputs(2));
        s.solid(list.get(1), 34, 255, 0, 255, 0);
    }

    private static void independent(Scene s) {
        List<Texture> list = bind(s, 2);
        Term add = new Term(Equation.ADD, Factor.ONE, Factor.ONE);
        s.blend(new BlendState(List.of(Target.REPLACE, new Target(true, add, add, 15)), false, false, false, null));
        for (int i = 0; i < 3; i++) s.drawFullScreen(outputs(2));
        s.solid(list.get(0), 0, 255, 0, 255, 0);
        s.solid(list.get(1), 51, 255, 0, 255, 0);
    }

    private static void masks(Scene s) {
        List<Texture> list = bind(s, 2);
        s.blend(new BlendState(
                List.of(new Target(false, Term.COPY, Term.COPY, 2), new Target(false, Term.COPY, Term.COPY, 9)),
                false,
                false,
                false,
                null));
        s.drawFullScreen(outputs(2));
        s.solid(list.get(0), 0, 255, 0, 0, 0);
        s.solid(list.get(1), 17, 0, 0, 255, 0);
    }

    private static void sizes(Scene s) {
        Texture a = s.texture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 8, 4, Bind.COLOR_TARGET));
        Texture b = s.texture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 4, 8, Bind.COLOR_TARGET));
        for (Texture t : List.of(a, b)) s.context.clearTexture(t, 0, Scene.level(t, 0), ClearColor.of(0, 0, 0, 0));
        RenderTargets targets =
                RenderTargets.of(List.of(RenderTargets.Attachment.of(a), RenderTargets.Attachment.of(b)), null);
        s.target(targets);
        s.context.setViewport(0, 0, 0, 8, 8, 0, 1);
        s.drawFullScreen(outputs(2));
        for (int i = 0; i < 8; i++) {
            s.pixel(a, i, 3, 0, i < 4 ? 255 : 0, 0, i < 4 ? 255 : 0);
            s.pixel(b, 3, i, i < 4 ? 17 : 0, i < 4 ? 238 : 0, 0, i < 4 ? 255 : 0);
        }
    }

    private static void noTarget(Scene s) {
        s.target(RenderTargets.empty(16, 16, 1, 1));
        s.drawFullScreen(Shaders.constant(1, 1, 1, 1));
        Texture t = s.target(4, 4);
        s.fill(0, 1, 0, 1);
        s.solid(t, 0, 255, 0, 255, 0);
    }

    private static void alpha(Scene s, CompareFunc func) {
        Texture t = s.target(5, 1);
        s.depthStencil(DepthStencilState.OFF.withAlphaTest(func));
        s.context.setAlphaReference(0.5f);
        float[] values = {0, 0.25f, 0.5f, 0.75f, 1};
        for (int x = 0; x < 5; x++) s.rect(x, 0, x + 1, 1, 0, 1, 0, 0, values[x]);
        for (int x = 0; x < 5; x++) {
            boolean passes = Blending.passes(func, values[x], 0.5f);
            s.pixel(t, x, 0, passes ? 255 : 0, 0, 0, passes ? Math.round(values[x] * 255) : 0, 1);
        }
    }

    private static void alphaDepth(Scene s) {
        if ((s.device.formatSupport(Format.D32_FLOAT) & FormatSupport.DEPTH_STENCIL) == 0) Scene.skip("no D32_FLOAT");
        s.target(2, 1, Format.D32_FLOAT);
        s.depthStencil(DepthStencilState.depth(true, true, CompareFunc.ALWAYS).withAlphaTest(CompareFunc.GREATER));
        s.context.setAlphaReference(0.5f);
        s.rect(0, 0, 1, 1, 0.25f, 1, 1, 1, 1);
        s.rect(1, 0, 2, 1, 0.25f, 1, 1, 1, 0.25f);
        double[] d = s.values(s.depthTexture(), 0);
        s.near(0.25, d[0], 0, "depth where alpha passes");
        s.near(1, d[1], 0, "depth where alpha fails");
    }
}
