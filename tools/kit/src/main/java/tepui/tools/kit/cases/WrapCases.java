package tepui.tools.kit.cases;

import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.pipe.Bind;
import tepui.pipe.Caps;
import tepui.pipe.SamplerState;
import tepui.pipe.SamplerState.Border;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.SamplerState.Mip;
import tepui.pipe.SamplerState.Reduction;
import tepui.pipe.SamplerState.Wrap;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.tools.kit.reference.Sampling;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Lab;
import tepui.tools.kit.scene.Scene;

/** Each wrap mode along each axis, with nearest and linear filters, well outside of the texture. */
final class WrapCases {
    private static final int SIZE = 4;
    private static final float BORDER = 0.9f;

    private WrapCases() {}

    static void addTo(Kit kit) {
        for (Wrap w : Wrap.values()) {
            Area area = kit.area("wrap").needs("wrap mode " + w, c -> has(c, w));
            for (Filter f : Filter.values()) {
                for (int axis = 0; axis < 3; axis++) {
                    int along = axis;
                    area.add(w + "." + f + "." + "str".charAt(axis), s -> axis(s, w, f, along));
                }
            }
            area.add(w + ".oddSize", s -> oddSize(s, w));
        }
        Area border = kit.area("wrap").needs("custom border colours", c -> c.customBorder);
        border.add("borderOfIntegers", WrapCases::integerBorder);
        border.add("borderIsReadByFormat", WrapCases::borderOfOneChannel);
        kit.area("wrap").add("eachAxisItsOwn", WrapCases::mixed);
    }

    static boolean has(Caps c, Wrap w) {
        return switch (w) {
            case CLAMP -> c.clampHalfBorder && c.customBorder;
            case CLAMP_TO_BORDER -> c.customBorder;
            case MIRROR_CLAMP -> c.mirrorClamp && c.clampHalfBorder && c.customBorder;
            case MIRROR_CLAMP_TO_BORDER -> c.mirrorClamp && c.customBorder;
            case MIRROR_CLAMP_TO_EDGE -> c.mirrorClampToEdge;
            default -> true;
        };
    }

    static SamplerState sampler(Filter f, Wrap s, Wrap t, Wrap r, Border border) {
        return new SamplerState(f, f, Mip.NONE, s, t, r, 0, 1000, 0, 1, null, border, true, true, Reduction.AVERAGE);
    }

    /** A texture whose red changes along one axis only. */
    private static void axis(Scene s, Wrap w, Filter f, int axis) {
        int[] size = {1, 1, 1};
        size[axis] = SIZE;
        check(s, w, f, axis, size, SIZE);
    }

    private static void oddSize(Scene s, Wrap w) {
        check(s, w, Filter.NEAREST, 0, new int[] {7, 1, 1}, 7);
    }

    private static void check(Scene s, Wrap w, Filter f, int axis, int[] size, int n) {
        TextureShape shape = axis == 2 ? TextureShape.D3 : TextureShape.D2;
        Texture t = s.texture(new TextureDesc(
                shape, Format.R8G8B8A8_UNORM, size[0], size[1], size[2], 1, 1, 1, Bind.SAMPLED, Usage.DEFAULT));
        double[] texels = new double[n];
        byte[] data = new byte[n * 4];
        for (int i = 0; i < n; i++) {
            int v = i * 83 % 256;
            texels[i] = v / 255.0;
            data[i * 4] = (byte) v;
        }
        s.write(t, 0, data);
        Wrap[] wraps = {Wrap.CLAMP_TO_EDGE, Wrap.CLAMP_TO_EDGE, Wrap.CLAMP_TO_EDGE};
        wraps[axis] = w;
        Border border = Border.of(BORDER, 0, 0, 0);
        s.sampled(Stage.FRAGMENT, 0, s.view(t), sampler(f, wraps[0], wraps[1], wraps[2], border));
        int count = 97;
        float[][] rows = new float[count][8];
        for (int i = 0; i < count; i++) {
            for (int c = 0; c < 3; c++) rows[i][c] = 0.5f;
            // steps of 5/64 of the texture, off the boundaries between texels
            rows[i][axis] = (i - count / 2) * 5 / 64f + 1 / 256f;
        }
        float[][] out = Probe.sample(s, Stage.FRAGMENT, rows, shape);
        for (int i = 0; i < count; i++) {
            double u = rows[i][axis];
            double expected;
            double tolerance;
            if (f == Filter.NEAREST) {
                int at = Sampling.nearest(w, u, n);
                expected = at == Sampling.BORDER ? BORDER : texels[at];
                tolerance = 1e-6;
            } else {
                // whether MIRROR_CLAMP shows the border at its mirror is open
                if (w == Wrap.MIRROR_CLAMP && Math.abs(u) * n < 0.5) continue;
                expected = Sampling.linear(w, texels, BORDER, u);
                tolerance = 1.5 / 255;
            }
            s.near(expected, out[i][0], tolerance, "red at " + u);
        }
    }

    private static void integerBorder(Scene s) {
        Texture t = s.texture(Format.R8G8B8A8_UINT, 1, 1, new byte[] {1, 2, 3, 4});
        s.sampled(
                Stage.FRAGMENT,
                0,
                s.view(t),
                sampler(
                        Filter.NEAREST,
                        Wrap.CLAMP_TO_BORDER,
                        Wrap.CLAMP_TO_BORDER,
                        Wrap.CLAMP_TO_BORDER,
                        new Border(10, 20, 30, 40)));
        int[][] rows = {{Float.floatToIntBits(2), Float.floatToIntBits(0.5f), 0, 0}};
        int[][] out = Lab.run(s, Stage.FRAGMENT, rows, (f, b, row) -> {
            Resource tex = f.texture("t", 0, TextureShape.D2);
            tex.texelKind = ScalarKind.I32;
            tex.unsigned = true;
            return b.texture(
                    Op.TEX_SAMPLE,
                    tex,
                    Type.I32X4,
                    TexOperand.COORD.bit() | TexOperand.LOD.bit(),
                    row.get(0, Type.F32X2),
                    b.f32(0));
        });
        s.equal(new int[] {10, 20, 30, 40}, out[0], "border");
    }

    /** Channels that the format lacks are 0 and 1 in the border too. */
    private static void borderOfOneChannel(Scene s) {
        Texture t = s.texture(Format.R8_UNORM, 1, 1, new byte[] {1});
        s.sampled(
                Stage.FRAGMENT,
                0,
                s.view(t),
                sampler(
                        Filter.NEAREST,
                        Wrap.CLAMP_TO_BORDER,
                        Wrap.CLAMP_TO_BORDER,
                        Wrap.CLAMP_TO_BORDER,
                        Border.of(0.25f, 0.5f, 0.75f, 0.125f)));
        float[][] out = Probe.sample(s, Stage.FRAGMENT, new float[][] {{-3, 0.5f, 0, 0, 0, 0, 0, 0}}, TextureShape.D2);
        s.near(new float[] {0.25f, 0, 0, 1}, out[0], 1e-3, "border");
    }

    private static void mixed(Scene s) {
        byte[] data = new byte[4 * 4 * 4];
        for (int i = 0; i < 16; i++) {
            data[i * 4] = (byte) (i % 4 * 60);
            data[i * 4 + 1] = (byte) (i / 4 * 60);
        }
        Texture t = s.texture(Format.R8G8B8A8_UNORM, 4, 4, data);
        s.sampled(
                Stage.FRAGMENT,
                0,
                s.view(t),
                sampler(Filter.NEAREST, Wrap.REPEAT, Wrap.MIRRORED_REPEAT, Wrap.REPEAT, Border.TRANSPARENT_BLACK));
        float[][] rows = new float[64][8];
        for (int i = 0; i < 64; i++) {
            rows[i][0] = (i % 8 - 3) * 0.4375f + 0.01f;
            rows[i][1] = (i / 8 - 3) * 0.4375f + 0.01f;
        }
        float[][] out = Probe.sample(s, Stage.FRAGMENT, rows, TextureShape.D2);
        for (int i = 0; i < 64; i++) {
            s.near(Sampling.nearest(Wrap.REPEAT, rows[i][0], 4) * 60 / 255.0, out[i][0], 1e-6, "red of row " + i);
            s.near(
                    Sampling.nearest(Wrap.MIRRORED_REPEAT, rows[i][1], 4) * 60 / 255.0,
                    out[i][1],
                    1e-6,
                    "green of row " + i);
        }
    }
}
