package tepui.tools.kit.cases;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.image.Image;
import tepui.tools.kit.reference.Coverage;
import tepui.tools.kit.reference.Texels;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Coverage at each sample, masks, shading per sample, tests per sample, resolves, alpha to coverage. */
final class MultisampleCases {
    private static final int SIZE = 16;

    private MultisampleCases() {}

    static void addTo(Kit kit) {
        kit.area("alphaToCoverage").add("isOffForSingleSample", MultisampleCases::singleSample);
        for (int n : new int[] {2, 4, 8, 16}) {
            String of = "." + n;
            Area area = kit.area("multisample")
                    .needs(n + " samples", c -> c.maxSamples >= n)
                    .needsFormat(Format.R8G8B8A8_UNORM, FormatSupport.samples(n));
            area.add("samplePositionsAreInsideAndApart" + of, s -> positions(s, n));
            Area exact = area.needs("8 sub-pixel bits", c -> c.subPixelBits == 8);
            for (int i = 0; i < 3; i++) {
                int seed = i;
                exact.add("coverage." + i + of, s -> coverage(s, n, seed));
            }
            area.add("clear" + of, s -> clear(s, n));
            area.add("offCoversWholePixels" + of, s -> off(s, n));
            area.add("sampleMask" + of, s -> mask(s, n));
            area.add("sampleMaskFromTheShader" + of, s -> shaderMask(s, n));
            area.add("coverageInput" + of, s -> maskIn(s, n));
            area.needs("sample shading", c -> c.sampleShading).add("sampleId" + of, s -> sampleId(s, n));
            area.needs("sample shading", c -> c.sampleShading).add("samplePosition" + of, s -> samplePosition(s, n));
            area.needs("sample shading", c -> c.sampleShading).add("minSampleShading" + of, s -> minShading(s, n));
            area.needs("multisample textures", c -> c.multisampleTextures).add("fetchSamples" + of, s -> fetch(s, n));
            area.needsFormat(Format.D32_FLOAT, FormatSupport.DEPTH_STENCIL | FormatSupport.samples(n))
                    .add("depthOfEachSample" + of, s -> depth(s, n));
            area.add("centroidStaysInside" + of, s -> centroid(s, n));
            area.needs("interpolation functions", c -> c.sampleInterpolation).add("atSample" + of, s -> atSample(s, n));
            Area a2c = kit.area("alphaToCoverage")
                    .needs(n + " samples", c -> c.maxSamples >= n)
                    .needsFormat(Format.R8G8B8A8_UNORM, FormatSupport.samples(n));
            a2c.add("zeroAndOne" + of, s -> alphaEnds(s, n));
            a2c.add("growsWithAlpha" + of, s -> alphaGrows(s, n));
            a2c.needs("alpha to one", c -> c.alphaToOne).add("alphaToOne" + of, s -> alphaToOne(s, n));
            Area resolve = kit.area("resolve")
                    .needs(n + " samples", c -> c.maxSamples >= n)
                    .needsFormat(Format.R8G8B8A8_UNORM, FormatSupport.samples(n));
            resolve.add("averages" + of, s -> averages(s, n));
            resolve.add("part" + of, s -> part(s, n));
            resolve.add("oneSampleFillsAll" + of, s -> spread(s, n));
            resolve.needsFormat(Format.D32_FLOAT, FormatSupport.DEPTH_STENCIL | FormatSupport.samples(n))
                    .add("depthTakesSampleZero" + of, s -> depthResolve(s, n));
            resolve.needsFormat(Format.R8G8B8A8_SRGB, FormatSupport.COLOR_TARGET | FormatSupport.samples(n))
                    .add("srgbAveragesLinearValues" + of, s -> srgb(s, n));
            resolve.needsFormat(Format.R32G32B32A32_UINT, FormatSupport.COLOR_TARGET | FormatSupport.samples(n))
                    .add("integersTakeOneSample" + of, s -> integers(s, n));
        }
    }

    static Texture target(Scene s, int samples) {
        Texture t = s.texture(
                TextureDesc.multisample(Format.R8G8B8A8_UNORM, SIZE, SIZE, samples, Bind.COLOR_TARGET | Bind.SAMPLED));
        s.target(RenderTargets.of(t));
        s.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
        return t;
    }

    static Texture resolved(Scene s, Texture from) {
        TextureDesc d = from.desc();
        Texture to = s.texture(TextureDesc.of2d(d.format(), d.width(), d.height(), Bind.COLOR_TARGET | Bind.SAMPLED));
        s.context.blit(Blit.whole(from, to, SamplerState.Filter.NEAREST));
        return to;
    }

    private static float[] triangle(Scene s, int[] t) {
        float[] v = new float[24];
        for (int i = 0; i < 3; i++) {
            v[i * 8] = s.clipX(t[i * 2] / 256f);
            v[i * 8 + 1] = s.clipY(t[i * 2 + 1] / 256f);
            v[i * 8 + 2] = s.clipZ(0.5f);
            v[i * 8 + 3] = 1;
            for (int c = 4; c < 8; c++) v[i * 8 + c] = 1;
        }
        return v;
    }

    private static void positions(Scene s, int n) {
        float[] p = s.device.samplePositions(n);
        if (!s.draws()) return;
        s.equal(2L * n, p.length, "number of coordinates");
        for (int i = 0; i < n; i++) {
            s.that(
                    p[i * 2] >= 0 && p[i * 2] < 1 && p[i * 2 + 1] >= 0 && p[i * 2 + 1] < 1,
                    "sample " + i + " is outside");
            for (int j = 0; j < i; j++) {
                s.that(p[i * 2] != p[j * 2] || p[i * 2 + 1] != p[j * 2 + 1], "samples " + i + " and " + j + " are one");
            }
        }
    }

    private static void coverage(Scene s, int n, int seed) {
        Random random = new Random(seed * 31L + n);
        float[] positions = s.device.samplePositions(n);
        for (int k = 0; k < 6; k++) {
            int[] t = new int[6];
            for (int i = 0; i < 6; i++) t[i] = random.nextInt(SIZE * 256);
            Texture ms = target(s, n);
            s.draw(Primitive.TRIANGLES, triangle(s, t));
            Image e = Image.blank(SIZE, SIZE);
            for (int i = 0; i < SIZE * SIZE && s.draws(); i++) {
                int v = Math.round(Coverage.samples(t, i % SIZE, i / SIZE, positions) * 255f / n);
                e.pixel(i % SIZE, i / SIZE, v * 0x01010101);
            }
            s.image(e, resolved(s, ms), 1);
        }
    }

    private static void clear(Scene s, int n) {
        Texture ms = target(s, n);
        s.context.clearColor(0, ClearColor.of(0.2f, 0.4f, 0.6f, 0.8f), null, 15);
        s.solid(resolved(s, ms), 51, 102, 153, 204, 0);
    }

    private static void off(Scene s, int n) {
        Texture ms = target(s, n);
        RasterState.Builder r = s.raster();
        r.multisample = false;
        s.raster(r);
        int[] t = {300, 500, 3900, 900, 1700, 3800};
        s.draw(Primitive.TRIANGLES, triangle(s, t));
        boolean[] covered = Coverage.pixels(t, SIZE, SIZE);
        Image e = Image.blank(SIZE, SIZE);
        for (int i = 0; i < covered.length; i++) e.pixel(i % SIZE, i / SIZE, covered[i] ? -1 : 0);
        s.image(e, resolved(s, ms), 0);
    }

    private static void mask(Scene s, int n) {
        for (int mask = 1; mask < 1 << n; mask = mask * 3 + 1) {
            Texture ms = target(s, n);
            s.context.setSampleMask(mask);
            s.fill(1, 1, 1, 1);
            int v = Math.round(Integer.bitCount(mask & (1 << n) - 1) * 255f / n);
            s.solid(resolved(s, ms), v, v, v, v, 1);
        }
    }

    private static void shaderMask(Scene s, int n) {
        Texture ms = target(s, n);
        s.drawFullScreen(Shaders.fragment("mask", (f, b) -> {
            Value x = b.extract(Shaders.pixel(f, b), 0);
            b.storeOutput(f.output(Builtin.SAMPLE_MASK, Type.I32), x);
            return b.f32(1, 1, 1, 1);
        }));
        Texture t = resolved(s, ms);
        for (int x = 0; x < SIZE; x++) {
            int v = Math.round(Integer.bitCount(x & (1 << n) - 1) * 255f / n);
            s.pixel(t, x, 3, v, v, v, v, 1);
        }
    }

    private static void maskIn(Scene s, int n) {
        float[] positions = s.device.samplePositions(n);
        int[] tri = {300, 500, 3900, 900, 1700, 3800};
        Texture ms = target(s, n);
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.program(Shaders.fragment("mask_in", (f, b) -> {
            Value bits = b.op(Op.BIT_COUNT, b.loadInput(f.input(Builtin.SAMPLE_MASK_IN, Type.I32)));
            Value v = b.op(Op.FMUL, b.convert(Op.I2F, ScalarKind.F32, bits), b.f32(1f / n));
            return b.vec(v, b.f32(1, 1, 1));
        }));
        s.drawBound(Primitive.TRIANGLES, triangle(s, tri));
        Image is = s.image(resolved(s, ms));
        for (int i = 0; i < SIZE * SIZE && s.draws(); i++) {
            double part = Coverage.samples(tri, i % SIZE, i / SIZE, positions) / (double) n;
            int p = is.pixel(i % SIZE, i / SIZE);
            s.near(part * 255, p & 255, 1, "coverage of pixel " + i);
            s.near(part * part * 255, p >>> 24, 1.5, "coverage as seen by the shader in pixel " + i);
        }
    }

    static Shader perSample(String name, Shaders.Body body) {
        Shader f = Shaders.fragment(name, body);
        f.perSample = true;
        return f;
    }

    private static void sampleId(Scene s, int n) {
        Texture ms = target(s, n);
        s.drawFullScreen(perSample("sample_id", (f, b) -> {
            Value id = b.loadInput(f.input(Builtin.SAMPLE_ID, Type.I32));
            Value v = b.op(Op.FMUL, b.convert(Op.I2F, ScalarKind.F32, id), b.f32(1f / (n - 1)));
            return b.vec(v, v, v, v);
        }));
        s.solid(resolved(s, ms), 128, 128, 128, 128, 2);
    }

    private static void samplePosition(Scene s, int n) {
        float[] p = s.device.samplePositions(n);
        if (!s.draws()) return;
        Texture ms = target(s, n);
        s.drawFullScreen(perSample(
                "sample_position",
                (f, b) -> b.vec(b.loadInput(f.input(Builtin.SAMPLE_POSITION, Type.F32X2)), b.f32(0, 1))));
        double x = 0;
        double y = 0;
        for (int i = 0; i < n; i++) {
            x += p[i * 2] / n;
            y += p[i * 2 + 1] / n;
        }
        s.solid(resolved(s, ms), (int) Math.round(x * 255), (int) Math.round(y * 255), 0, 255, 1);
    }

    /** With full sample shading, a centre-interpolated ramp is evaluated at each sample. */
    private static void minShading(Scene s, int n) {
        float[] p = s.device.samplePositions(n);
        if (!s.draws()) return;
        Texture ms = target(s, n);
        s.context.setMinSampleShading(1);
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.program(Shaders.fragment("squares", (f, b) -> {
            Value v = b.loadInput(Shaders.varying(f, 0, Type.F32X4, Interpolation.SMOOTH));
            return b.op(Op.FMUL, v, v);
        }));
        s.drawBound(
                Primitive.TRIANGLE_STRIP,
                -1,
                -1,
                0,
                1,
                0,
                0,
                0,
                1,
                1,
                -1,
                0,
                1,
                16,
                0,
                0,
                1,
                -1,
                1,
                0,
                1,
                0,
                0,
                0,
                1,
                1,
                1,
                0,
                1,
                16,
                0,
                0,
                1);
        double x = 0;
        // The mean of squares is not the square of the mean, which is what the centre of the pixel would give.
        for (int i = 0; i < n; i++) x += (double) p[i * 2] * p[i * 2] / n;
        s.pixel(resolved(s, ms), 0, 5, (int) Math.round(x * 255), 0, 0, 255, 2);
    }

    private static void fetch(Scene s, int n) {
        Texture ms = target(s, n);
        for (int i = 0; i < n; i++) {
            s.context.setSampleMask(1 << i);
            float v = (i + 1f) / n;
            s.fill(v, 1 - v, 0, 1);
        }
        s.context.setSampleMask(-1);
        Texture out = s.target(n, 1);
        s.sampled(Stage.FRAGMENT, 0, s.view(ms), SamplerState.NEAREST);
        s.drawFullScreen(Shaders.fragment("fetch", (f, b) -> {
            Resource t = f.texture("ms", 0, TextureShape.D2_MS);
            Value x = b.extract(Shaders.pixel(f, b), 0);
            return b.texture(
                    Op.TEX_FETCH, t, Type.F32X4, TexOperand.COORD.bit() | TexOperand.SAMPLE.bit(), b.i32(3, 4), x);
        }));
        for (int i = 0; i < n; i++) {
            int v = Math.round((i + 1f) / n * 255);
            s.pixel(out, i, 0, v, 255 - v, 0, 255, 1);
        }
    }

    /** A depth ramp steep enough that the samples of a pixel part ways. */
    private static void depth(Scene s, int n) {
        float[] p = s.device.samplePositions(n);
        if (!s.draws()) return;
        Texture ms = s.texture(TextureDesc.multisample(Format.R8G8B8A8_UNORM, 1, 1, n, Bind.COLOR_TARGET));
        Texture d = s.texture(TextureDesc.multisample(Format.D32_FLOAT, 1, 1, n, Bind.DEPTH_STENCIL));
        s.target(RenderTargets.of(ms, d));
        s.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
        s.context.clearDepthStencil(true, 0.5, false, 0, 0, null);
        s.depthStencil(DepthStencilState.depth(true, true, CompareFunc.LESS));
        float a = s.clipZ(0.03f);
        float b = s.clipZ(0.97f);
        s.draw(
                Primitive.TRIANGLE_STRIP,
                -1,
                -1,
                a,
                1,
                1,
                1,
                1,
                1,
                1,
                -1,
                b,
                1,
                1,
                1,
                1,
                1,
                -1,
                1,
                a,
                1,
                1,
                1,
                1,
                1,
                1,
                1,
                b,
                1,
                1,
                1,
                1,
                1);
        int count = 0;
        for (int i = 0; i < n; i++) if (0.03 + 0.94 * p[i * 2] < 0.5) count++;
        int v = Math.round(count * 255f / n);
        s.pixel(resolved(s, ms), 0, 0, v, v, v, v, 1);
    }

    /** A varying that is above 0 everywhere inside and below 0 outside: centroid sampling never sees the latter. */
    private static void centroid(Scene s, int n) {
        Texture ms = target(s, n);
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.program(Shaders.fragment("centroid", (f, b) -> {
            Variable in = Shaders.varying(f, 0, Type.F32X4, Interpolation.SMOOTH);
            in.place = Interpolation.Place.CENTROID;
            Value v = b.loadInput(in);
            Value outside = b.op(Op.FLT, b.extract(v, 0), b.f32(-0.001f));
            return b.select(outside, b.f32(1, 0, 0, 1), b.f32(0, 1, 0, 1));
        }));
        // red is the distance from the slanted left edge
        s.drawBound(
                Primitive.TRIANGLES, -0.9f, -1, 0, 1, 0, 0, 0, 1, 3, -1, 0, 1, 8, 0, 0, 1, -0.3f, 3, 0, 1, 0, 0, 0, 1);
        Image is = s.image(resolved(s, ms));
        for (int i = 0; i < SIZE * SIZE; i++) {
            s.that(is.pixel(i % SIZE, i / SIZE) >>> 24 == 0, "pixel " + i + " was shaded outside the triangle");
        }
    }

    private static void atSample(Scene s, int n) {
        float[] p = s.device.samplePositions(n);
        if (!s.draws()) return;
        for (int k = 0; k < n; k++) {
            int sample = k;
            Texture ms = target(s, n);
            s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
            s.program(Shaders.fragment(
                    "at_sample",
                    (f, b) -> b.load(
                            Op.INTERP_SAMPLE, Shaders.varying(f, 0, Type.F32X4, Interpolation.SMOOTH), b.i32(sample))));
            s.drawBound(
                    Primitive.TRIANGLE_STRIP,
                    -1,
                    -1,
                    0,
                    1,
                    0,
                    0,
                    0,
                    1,
                    1,
                    -1,
                    0,
                    1,
                    16,
                    0,
                    0,
                    1,
                    -1,
                    1,
                    0,
                    1,
                    0,
                    16,
                    0,
                    1,
                    1,
                    1,
                    0,
                    1,
                    16,
                    16,
                    0,
                    1);
            s.pixel(resolved(s, ms), 0, 0, Math.round(p[k * 2] * 255), Math.round(p[k * 2 + 1] * 255), 0, 255, 2);
        }
    }

    // ---- alpha to coverage -----------------------------------------------------------------------------------------

    private static void alpha(Scene s, boolean toOne) {
        s.blend(new BlendState(List.of(BlendState.Target.REPLACE), true, toOne, false, null));
    }

    private static void alphaEnds(Scene s, int n) {
        Texture ms = target(s, n);
        alpha(s, false);
        s.fill(1, 1, 1, 0);
        s.solid(resolved(s, ms), 0, 0, 0, 0, 0);
        s.fill(1, 1, 1, 1);
        s.solid(resolved(s, ms), 255, 255, 255, 255, 0);
    }

    /** The number of samples is alpha times their number, give or take one; averaged over a block of pixels where dithered. */
    private static void alphaGrows(Scene s, int n) {
        int before = 0;
        for (int i = 0; i <= 8; i++) {
            Texture ms = target(s, n);
            alpha(s, false);
            s.fill(1, 0, 0, i / 8f);
            Image is = s.image(resolved(s, ms));
            int sum = 0;
            for (int p = 0; p < SIZE * SIZE; p++) sum += is.pixel(p % SIZE, p / SIZE) >>> 24;
            s.near(i / 8.0, sum / (255.0 * SIZE * SIZE), 1.0 / n + 0.01, "coverage of alpha " + i / 8f);
            s.that(sum >= before, "coverage shrinks at alpha " + i / 8f);
            before = sum;
        }
    }

    private static void alphaToOne(Scene s, int n) {
        Texture ms = target(s, n);
        s.blend(new BlendState(List.of(BlendState.Target.REPLACE), false, true, false, null));
        s.fill(1, 0, 0, 0.25f);
        s.solid(resolved(s, ms), 255, 0, 0, 255, 0);
    }

    private static void singleSample(Scene s) {
        Texture t = s.target(4, 4);
        alpha(s, false);
        s.fill(1, 0, 0, 0.5f);
        s.pixel(t, 1, 1, 255, 0, 0, 128, 1);
    }

    // ---- resolves --------------------------------------------------------------------------------------------------

    private static void averages(Scene s, int n) {
        Texture ms = target(s, n);
        double[] sum = new double[3];
        for (int i = 0; i < n; i++) {
            s.context.setSampleMask(1 << i);
            float r = i / (float) n;
            float g = i % 2;
            s.fill(r, g, 1, 1);
            sum[0] += Math.round(r * 255) / (double) n;
            sum[1] += g * 255 / n;
            sum[2] += 255.0 / n;
        }
        s.solid(resolved(s, ms), (int) Math.round(sum[0]), (int) Math.round(sum[1]), (int) Math.round(sum[2]), 255, 1);
    }

    private static void part(Scene s, int n) {
        Texture ms = target(s, n);
        s.fill(1, 0, 0, 1);
        s.rect(0, 0, 8, SIZE, 0, 0, 1, 0, 1);
        Texture to = s.target(SIZE, SIZE);
        Box box = Box.of2d(4, 4, 8, 6);
        s.context.blit(new Blit(
                ms,
                Format.R8G8B8A8_UNORM,
                0,
                box,
                to,
                Format.R8G8B8A8_UNORM,
                0,
                Box.of2d(1, 2, 8, 6),
                Blit.COLOR,
                SamplerState.Filter.NEAREST,
                null));
        for (int i = 0; i < SIZE * SIZE; i++) {
            int x = i % SIZE - 1;
            int y = i / SIZE - 2;
            boolean in = x >= 0 && y >= 0 && x < 8 && y < 6;
            boolean green = in && x + 4 < 8;
            s.pixel(to, i % SIZE, i / SIZE, in && !green ? 255 : 0, green ? 255 : 0, 0, in ? 255 : 0);
        }
    }

    private static void spread(Scene s, int n) {
        Texture from = s.target(SIZE, SIZE);
        s.fill(1, 0, 0, 1);
        s.rect(0, 0, 8, SIZE, 0, 0, 1, 0, 1);
        Texture ms = target(s, n);
        s.context.blit(Blit.whole(from, ms, SamplerState.Filter.NEAREST));
        Texture got = resolved(s, ms);
        for (int i = 0; i < SIZE * SIZE; i++) {
            boolean green = i % SIZE < 8;
            s.pixel(got, i % SIZE, i / SIZE, green ? 0 : 255, green ? 255 : 0, 0, 255);
        }
    }

    private static void srgb(Scene s, int n) {
        Texture ms = s.texture(TextureDesc.multisample(Format.R8G8B8A8_SRGB, 4, 4, n, Bind.COLOR_TARGET));
        s.target(RenderTargets.of(ms));
        s.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
        s.context.setSampleMask((1 << n / 2) - 1);
        s.fill(1, 1, 1, 1);
        byte[] is = s.read(resolved(s, ms));
        s.near(Texels.toSrgb(0.5) * 255, is[0] & 255, 1, "half white, encoded");
        s.near(127.5, is[3] & 255, 1, "alpha");
    }

    private static void depthResolve(Scene s, int n) {
        Texture ms = s.texture(TextureDesc.multisample(Format.D32_FLOAT, 4, 4, n, Bind.DEPTH_STENCIL));
        s.target(RenderTargets.of(List.of(), RenderTargets.Attachment.of(ms)));
        s.context.clearDepthStencil(true, 1, false, 0, 0, null);
        s.depthStencil(DepthStencilState.depth(true, true, CompareFunc.ALWAYS));
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.bind(s.shared("nothing", Shaders::nothing));
        for (int i = 0; i < n; i++) {
            s.context.setSampleMask(1 << i);
            s.rectBound(0, 0, 4, 4, 0.25f + 0.5f * i / n, 0, 0, 0, 0);
        }
        Texture single = s.texture(TextureDesc.of2d(Format.D32_FLOAT, 4, 4, Bind.DEPTH_STENCIL | Bind.SAMPLED));
        s.context.blit(Blit.whole(ms, single, SamplerState.Filter.NEAREST));
        for (double v : s.values(single, 0)) s.near(0.25, v, 1e-6, "depth");
    }

    private static void integers(Scene s, int n) {
        Texture ms = s.texture(TextureDesc.multisample(Format.R32G32B32A32_UINT, 4, 4, n, Bind.COLOR_TARGET));
        s.target(RenderTargets.of(ms));
        s.context.clearColor(0, ClearColor.ofInts(7, 8, 9, 10), null, 15);
        Texture single = s.texture(TextureDesc.of2d(Format.R32G32B32A32_UINT, 4, 4, Bind.COLOR_TARGET));
        s.context.blit(Blit.whole(ms, single, SamplerState.Filter.NEAREST));
        s.equal(new int[] {7, 8, 9, 10}, Arrays.copyOf(s.readInts(single), 4), "first texel");
    }
}
