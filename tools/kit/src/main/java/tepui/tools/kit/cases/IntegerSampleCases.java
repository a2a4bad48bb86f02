package tepui.tools.kit.cases;

import java.util.Arrays;
import java.util.Random;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Bind;
import tepui.pipe.SamplerState;
import tepui.pipe.SamplerState.Border;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.SamplerState.Mip;
import tepui.pipe.SamplerState.Wrap;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.TextureView.Swizzle;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.tools.kit.reference.Sampling;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Lab;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Textures of integers that are sampled: as any others, but with the nearest texel only. Some devices have no instruction for it. */
final class IntegerSampleCases {
    private static final int LEVELS = 5;

    private IntegerSampleCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("integerSample");
        for (Wrap w : Wrap.values()) {
            Area one = area.needs("wrap mode " + w, c -> WrapCases.has(c, w));
            for (int axis = 0; axis < 3; axis++) {
                int along = axis;
                one.add("wrap." + w + "." + "str".charAt(axis), s -> wrap(s, w, along, Border.TRANSPARENT_BLACK));
            }
        }
        area.needs("custom border colours", c -> c.customBorder)
                .add("border", s -> wrap(s, Wrap.CLAMP_TO_BORDER, 0, new Border(-7, 8, 9, 10)));
        for (Stage stage : new Stage[] {Stage.VERTEX, Stage.FRAGMENT, Stage.COMPUTE}) {
            area.add("stage." + stage, s -> stage(s, stage));
        }
        area.add("layersRound", IntegerSampleCases::layers);
        area.add("lineArray", IntegerSampleCases::lineArray);
        area.add("rectangle", IntegerSampleCases::rectangle);
        area.add("cube", s -> cube(s, TextureShape.CUBE, 1));
        area.needs("cube arrays", c -> c.cubeArrays).add("cubeArray", s -> cube(s, TextureShape.CUBE_ARRAY, 3));
        area.add("offsets", IntegerSampleCases::offsets);
        area.add("namedLevels", IntegerSampleCases::namedLevels);
        area.add("implicitLevels", IntegerSampleCases::implicitLevels);
        area.add("minimumOperand", IntegerSampleCases::minimumOperand);
        area.add("gradients", IntegerSampleCases::gradients);
        area.add("cubeLevels", IntegerSampleCases::cubeLevels);
        area.needs("texture swizzles", c -> c.textureSwizzle).add("swizzle", IntegerSampleCases::swizzle);
        area.add("slotsAreIndependent", IntegerSampleCases::slots);
        area.add("samplerChangesBetweenDraws", IntegerSampleCases::samplers);
        area.add("nothingBound", IntegerSampleCases::unbound);
        area.needs("dynamic resource indices", c -> c.dynamicResourceIndex)
                .add("arrayOfTextures", IntegerSampleCases::array);
    }

    private static Texture texture(Scene s, TextureShape shape, int w, int h, int d, int layers, byte[] data) {
        Texture t = s.texture(
                new TextureDesc(shape, Format.R8G8B8A8_SINT, w, h, d, layers, 1, 1, Bind.SAMPLED, Usage.DEFAULT));
        s.write(t, 0, data);
        return t;
    }

    private static byte[] noise(int texels, int seed) {
        byte[] data = new byte[texels * 4];
        new Random(seed).nextBytes(data);
        return data;
    }

    private static Resource integers(Shader sh, String name, int slot, TextureShape shape) {
        Resource t = sh.texture(name, slot, shape);
        t.texelKind = ScalarKind.I32;
        return t;
    }

    /** Coordinate in words 0 to 3 of a row, level in word 4. */
    private static int[][] sample(Scene s, Stage stage, float[][] rows, TextureShape shape) {
        int[][] bits = new int[rows.length][];
        for (int i = 0; i < rows.length; i++) {
            bits[i] = new int[rows[i].length];
            for (int j = 0; j < rows[i].length; j++) bits[i][j] = Float.floatToRawIntBits(rows[i][j]);
        }
        return Lab.run(s, stage, bits, (sh, b, row) -> {
            Resource t = integers(sh, "t", 0, shape);
            Value at = row.get(0, Type.of(ScalarKind.F32, shape.coordinates()));
            if (shape == TextureShape.RECT) return b.sample(t, at, null);
            int operands = TexOperand.COORD.bit() | TexOperand.LOD.bit();
            return b.texture(Op.TEX_SAMPLE, t, Type.I32X4, operands, at, row.get(4, Type.F32));
        });
    }

    private static void texel(Scene s, byte[] data, int at, int[] is, String what) {
        int[] expected = {data[at * 4], data[at * 4 + 1], data[at * 4 + 2], data[at * 4 + 3]};
        s.equal(expected, is, what);
    }

    private static void wrap(Scene s, Wrap w, int axis, Border border) {
        int n = 7;
        int[] size = {1, 1, 1};
        size[axis] = n;
        TextureShape shape = axis == 2 ? TextureShape.D3 : TextureShape.D2;
        byte[] data = noise(n, axis);
        Wrap[] wraps = {Wrap.CLAMP_TO_EDGE, Wrap.CLAMP_TO_EDGE, Wrap.CLAMP_TO_EDGE};
        wraps[axis] = w;
        s.sampled(
                Stage.FRAGMENT,
                0,
                s.view(texture(s, shape, size[0], size[1], size[2], 1, data)),
                WrapCases.sampler(Filter.NEAREST, wraps[0], wraps[1], wraps[2], border));
        float[][] rows = new float[97][8];
        for (int i = 0; i < rows.length; i++) {
            Arrays.fill(rows[i], 0, 3, 0.5f);
            // off the boundaries between texels
            rows[i][axis] = (i - 48) * 5 / 64f + 1 / 256f;
        }
        int[][] out = sample(s, Stage.FRAGMENT, rows, shape);
        for (int i = 0; i < rows.length; i++) {
            int at = Sampling.nearest(w, rows[i][axis], n);
            if (at == Sampling.BORDER) {
                s.equal(
                        new int[] {border.r(), border.g(), border.b(), border.a()},
                        out[i],
                        "border at " + rows[i][axis]);
            } else {
                texel(s, data, at, out[i], "texel at " + rows[i][axis]);
            }
        }
    }

    private static void stage(Scene s, Stage stage) {
        byte[] data = noise(64, 4);
        s.sampled(stage, 0, s.view(texture(s, TextureShape.D2, 8, 8, 1, 1, data)), SamplerState.NEAREST);
        float[][] rows = new float[64][8];
        for (int i = 0; i < 64; i++) {
            rows[i][0] = (i % 8 + 0.5f) / 8;
            rows[i][1] = (i / 8 + 0.5f) / 8;
        }
        int[][] out = sample(s, stage, rows, TextureShape.D2);
        for (int i = 0; i < 64; i++) texel(s, data, i, out[i], "texel " + i);
    }

    private static void layers(Scene s) {
        byte[] data = noise(4 * 5, 12);
        s.sampled(Stage.FRAGMENT, 0, s.view(texture(s, TextureShape.D2_ARRAY, 2, 2, 1, 5, data)), SamplerState.NEAREST);
        float[] layers = {-3, -0.4f, 0, 0.4f, 0.6f, 1, 2.3f, 3.7f, 4, 4.4f, 4.6f, 100};
        float[][] rows = new float[layers.length][8];
        for (int i = 0; i < layers.length; i++) {
            rows[i][0] = 0.75f;
            rows[i][1] = 0.25f;
            rows[i][2] = layers[i];
        }
        int[][] out = sample(s, Stage.FRAGMENT, rows, TextureShape.D2_ARRAY);
        for (int i = 0; i < layers.length; i++) {
            int layer = Math.clamp((long) Math.floor(layers[i] + 0.5), 0, 4);
            texel(s, data, layer * 4 + 1, out[i], "layer " + layers[i]);
        }
    }

    private static void lineArray(Scene s) {
        byte[] data = noise(4 * 3, 8);
        s.sampled(Stage.FRAGMENT, 0, s.view(texture(s, TextureShape.D1_ARRAY, 4, 1, 1, 3, data)), SamplerState.NEAREST);
        float[][] rows = new float[12][8];
        for (int i = 0; i < 12; i++) {
            rows[i][0] = (i % 4 + 0.5f) / 4;
            rows[i][1] = i / 4;
        }
        int[][] out = sample(s, Stage.FRAGMENT, rows, TextureShape.D1_ARRAY);
        for (int i = 0; i < 12; i++) texel(s, data, i, out[i], "texel " + i);
    }

    private static void rectangle(Scene s) {
        byte[] data = noise(15, 2);
        s.sampled(Stage.FRAGMENT, 0, s.view(texture(s, TextureShape.RECT, 5, 3, 1, 1, data)), SamplerState.NEAREST);
        float[][] rows = new float[15][8];
        for (int i = 0; i < 15; i++) {
            rows[i][0] = i % 5 + 0.5f;
            rows[i][1] = i / 5 + 0.5f;
        }
        int[][] out = sample(s, Stage.FRAGMENT, rows, TextureShape.RECT);
        for (int i = 0; i < 15; i++) texel(s, data, i, out[i], "texel " + i);
    }

    private static void cube(Scene s, TextureShape shape, int cubes) {
        int n = 4;
        byte[] data = noise(n * n * 6 * cubes, 6);
        s.sampled(Stage.FRAGMENT, 0, s.view(texture(s, shape, n, n, 1, 6 * cubes, data)), SamplerState.NEAREST);
        Random random = new Random(9);
        float[][] rows = new float[128][8];
        for (float[] row : rows) {
            double near;
            do {
                for (int c = 0; c < 3; c++) row[c] = random.nextFloat() * 2 - 1;
                double[] at = Sampling.cubeFace(row[0], row[1], row[2]);
                near = Math.min(off(at[1] * n), off(at[2] * n));
            } while (near < 0.01);
            // the level of a single cube would be word 4, which stays 0
            if (shape == TextureShape.CUBE_ARRAY) row[3] = random.nextInt(cubes) + 0.3f;
        }
        int[][] out = sample(s, Stage.FRAGMENT, rows, shape);
        for (int i = 0; i < rows.length; i++) {
            double[] at = Sampling.cubeFace(rows[i][0], rows[i][1], rows[i][2]);
            int layer = (int) rows[i][3] * 6 + (int) at[0];
            texel(s, data, (layer * n + (int) (at[2] * n)) * n + (int) (at[1] * n), out[i], "row " + i);
        }
    }

    private static double off(double u) {
        return Math.abs(u - Math.rint(u));
    }

    private static void offsets(Scene s) {
        int n = 8;
        byte[] data = noise(n * n, 14);
        s.sampled(
                Stage.FRAGMENT,
                0,
                s.view(texture(s, TextureShape.D2, n, n, 1, 1, data)),
                WrapCases.sampler(
                        Filter.NEAREST, Wrap.REPEAT, Wrap.CLAMP_TO_EDGE, Wrap.REPEAT, Border.TRANSPARENT_BLACK));
        int[][] rows = new int[n][4];
        for (int i = 0; i < n; i++) {
            rows[i][0] = Float.floatToRawIntBits((i + 0.5f) / n);
            rows[i][1] = Float.floatToRawIntBits((i + 0.5f) / n);
        }
        int[][] out = Lab.run(s, Stage.FRAGMENT, rows, (sh, b, row) -> {
            Resource t = integers(sh, "t", 0, TextureShape.D2);
            int operands = TexOperand.COORD.bit() | TexOperand.LOD.bit() | TexOperand.OFFSET.bit();
            return b.texture(Op.TEX_SAMPLE, t, Type.I32X4, operands, row.get(0, Type.F32X2), b.f32(0), b.i32(-3, 5));
        });
        for (int i = 0; i < n; i++) {
            texel(s, data, Math.min(n - 1, i + 5) * n + Math.floorMod(i - 3, n), out[i], "texel " + i);
        }
    }

    // ---- levels ----------------------------------------------------------------------------------------------------

    /** 16 x 16 with one value a level. */
    private static Texture levels(Scene s, TextureShape shape) {
        int layers = shape.isCube() ? 6 : 1;
        Texture t = s.texture(new TextureDesc(
                shape, Format.R8G8B8A8_SINT, 16, 16, 1, layers, LEVELS, 1, Bind.SAMPLED, Usage.DEFAULT));
        for (int l = 0; l < LEVELS; l++) {
            int n = 16 >> l;
            byte[] data = new byte[n * n * layers * 4];
            Arrays.fill(data, (byte) (10 * (l + 1)));
            s.write(t, l, data);
        }
        return t;
    }

    private static SamplerState mip(Mip mip) {
        return SamplerState.of(Filter.NEAREST, mip, Wrap.REPEAT);
    }

    private static void namedLevels(Scene s) {
        TextureView view = s.view(levels(s, TextureShape.D2));
        s.sampled(Stage.FRAGMENT, 0, view, mip(Mip.NEAREST));
        levelOf(s, -2, 0, "before the first");
        levelOf(s, 1.4f, 1, "rounded down");
        levelOf(s, 1.6f, 2, "rounded up");
        levelOf(s, 20, LEVELS - 1, "behind the last");
        s.sampled(Stage.FRAGMENT, 0, view, mip(Mip.NONE));
        levelOf(s, 3, 0, "without levels");
        s.sampled(Stage.FRAGMENT, 0, view, mip(Mip.NEAREST).withLod(2, 3, 0));
        levelOf(s, 0, 2, "the sampler's least");
        levelOf(s, 4, 3, "the sampler's greatest");
        s.sampled(Stage.FRAGMENT, 0, view, mip(Mip.NEAREST).withLod(0, 1000, 2));
        levelOf(s, 1, 3, "the sampler's bias");
    }

    private static void levelOf(Scene s, float lod, int level, String what) {
        int[][] out = sample(s, Stage.FRAGMENT, new float[][] {{0.3f, 0.6f, 0, 0, lod, 0, 0, 0}}, TextureShape.D2);
        s.equal(10L * (level + 1), out[0][0], what);
    }

    private static Value scaled(Shader f, Builder b, float by) {
        Value at = b.swizzle(b.loadInput(f.input(Builtin.FRAG_COORD, Type.F32X4)), 0, 1);
        return b.op(Op.FMUL, at, b.f32(by, by));
    }

    private static void implicitLevels(Scene s) {
        s.sampled(Stage.FRAGMENT, 0, s.view(levels(s, TextureShape.D2)), mip(Mip.NEAREST));
        for (int l = 0; l < LEVELS; l++) {
            float scale = (1 << l) * 1.2f / 16;
            Texture target = s.target(Format.R32G32B32A32_SINT, 8, 8);
            s.drawFullScreen(Shaders.fragment(
                    "implicit", (f, b) -> b.sample(integers(f, "t", 0, TextureShape.D2), scaled(f, b, scale), null)));
            all(s, target, 10 * (l + 1), "implicit level " + l);
            int most = Math.min(l + 1, LEVELS - 1);
            s.drawFullScreen(Shaders.fragment("bias", (f, b) -> {
                int operands = TexOperand.COORD.bit() | TexOperand.BIAS.bit();
                Resource t = integers(f, "t", 0, TextureShape.D2);
                return b.texture(Op.TEX_SAMPLE, t, Type.I32X4, operands, scaled(f, b, scale), b.f32(1));
            }));
            all(s, target, 10 * (most + 1), "level " + l + " and a bias");
        }
    }

    private static void minimumOperand(Scene s) {
        s.sampled(Stage.FRAGMENT, 0, s.view(levels(s, TextureShape.D2)), mip(Mip.NEAREST));
        for (int l = 0; l < LEVELS; l++) {
            float scale = (1 << l) * 1.2f / 16;
            Texture target = s.target(Format.R32G32B32A32_SINT, 8, 8);
            s.drawFullScreen(Shaders.fragment("least", (f, b) -> {
                int operands = TexOperand.COORD.bit() | TexOperand.MIN_LOD.bit();
                Resource t = integers(f, "t", 0, TextureShape.D2);
                return b.texture(Op.TEX_SAMPLE, t, Type.I32X4, operands, scaled(f, b, scale), b.f32(2));
            }));
            all(s, target, 10 * (Math.max(l, 2) + 1), "level " + l + " and a least one");
        }
    }

    private static void all(Scene s, Texture target, int value, String what) {
        for (int v : s.readInts(target)) s.equal(value, v, what);
    }

    private static void gradients(Scene s) {
        s.sampled(Stage.VERTEX, 0, s.view(levels(s, TextureShape.D2)), mip(Mip.NEAREST));
        int[][] rows = new int[LEVELS][4];
        for (int l = 0; l < LEVELS; l++) rows[l][0] = Float.floatToRawIntBits((1 << l) / 16f);
        int[][] out = Lab.run(s, Stage.VERTEX, rows, (sh, b, row) -> {
            Resource t = integers(sh, "t", 0, TextureShape.D2);
            int operands = TexOperand.COORD.bit() | TexOperand.DDX.bit() | TexOperand.DDY.bit();
            Value d = row.get(0, Type.F32);
            Value half = b.op(Op.FMUL, d, b.f32(0.5f));
            Value along = b.vec(d, b.f32(0));
            Value up = b.vec(b.f32(0), half);
            return b.texture(Op.TEX_SAMPLE, t, Type.I32X4, operands, b.f32(0.5f, 0.5f), along, up);
        });
        for (int l = 0; l < LEVELS; l++) s.equal(10L * (l + 1), out[l][0], "gradient of level " + l);
    }

    private static void cubeLevels(Scene s) {
        s.sampled(Stage.FRAGMENT, 0, s.view(levels(s, TextureShape.CUBE)), mip(Mip.NEAREST));
        for (int l = 0; l < LEVELS; l++) {
            // a face is two units wide at a distance of one
            float scale = (1 << l) * 2.2f / 16;
            Texture target = s.target(Format.R32G32B32A32_SINT, 4, 4);
            s.drawFullScreen(Shaders.fragment("cube", (f, b) -> {
                Value at = b.op(Op.FSUB, scaled(f, b, scale / 64), b.f32(scale / 128, scale / 128));
                Value direction = b.vec(b.f32(1 / 64f), at);
                return b.sample(integers(f, "t", 0, TextureShape.CUBE), direction, null);
            }));
            s.equal(10L * (l + 1), s.readInts(target)[0], "level " + l);
        }
    }

    // ---- bindings --------------------------------------------------------------------------------------------------

    private static void swizzle(Scene s) {
        Texture t = texture(s, TextureShape.D2, 1, 1, 1, 1, new byte[] {10, 20, 30, 40});
        TextureView.Desc d =
                TextureView.Desc.whole(t.desc()).withSwizzle(Swizzle.A, Swizzle.ONE, Swizzle.ZERO, Swizzle.R);
        s.sampled(Stage.FRAGMENT, 0, s.view(t, d), SamplerState.NEAREST);
        int[][] out = sample(s, Stage.FRAGMENT, new float[][] {{0.5f, 0.5f, 0, 0, 0, 0, 0, 0}}, TextureShape.D2);
        s.equal(new int[] {40, 1, 0, 10}, out[0], "swizzled");
    }

    /** Neighbouring slots with wraps of their own, beside a texture of floats. */
    private static void slots(Scene s) {
        byte[] data = noise(4, 3);
        Wrap[] wraps = {Wrap.REPEAT, Wrap.CLAMP_TO_EDGE, Wrap.MIRRORED_REPEAT};
        for (int i = 0; i < 3; i++) {
            TextureView view = s.view(texture(s, TextureShape.D2, 4, 1, 1, 1, data));
            s.sampled(Stage.FRAGMENT, i + 1, view, SamplerState.of(Filter.NEAREST, Mip.NONE, wraps[i]));
        }
        s.sampled(
                Stage.FRAGMENT,
                0,
                s.view(s.texture(Format.R8G8B8A8_UNORM, 1, 1, new byte[] {-1, -1, -1, -1})),
                SamplerState.LINEAR);
        int[][] out = Lab.run(s, Stage.FRAGMENT, new int[3][4], (sh, b, row) -> {
            int operands = TexOperand.COORD.bit() | TexOperand.LOD.bit();
            Value one = b.texture(
                    Op.TEX_SAMPLE,
                    sh.texture("f", 0, TextureShape.D2),
                    Type.F32X4,
                    operands,
                    b.f32(0.5f, 0.5f),
                    b.f32(0));
            Value[] red = new Value[4];
            for (int i = 0; i < 3; i++) {
                Value at = b.vec(b.f32(1.4f), b.extract(one, 0));
                Resource t = integers(sh, "t" + i, i + 1, TextureShape.D2);
                red[i] = b.extract(b.texture(Op.TEX_SAMPLE, t, Type.I32X4, operands, at, b.f32(0)), 0);
            }
            red[3] = b.i32(0);
            return b.vec(red);
        });
        s.equal(new int[] {data[4], data[12], data[8], 0}, out[0], "red of the three");
    }

    private static void samplers(Scene s) {
        byte[] data = noise(4, 5);
        TextureView view = s.view(texture(s, TextureShape.D2, 4, 1, 1, 1, data));
        for (Wrap w : new Wrap[] {Wrap.REPEAT, Wrap.CLAMP_TO_EDGE, Wrap.MIRRORED_REPEAT, Wrap.REPEAT}) {
            s.sampled(Stage.FRAGMENT, 0, view, SamplerState.of(Filter.NEAREST, Mip.NONE, w));
            int[][] out = sample(s, Stage.FRAGMENT, new float[][] {{1.4f, 0.5f, 0, 0, 0, 0, 0, 0}}, TextureShape.D2);
            texel(s, data, Sampling.nearest(w, 1.4f, 4), out[0], w.toString());
        }
    }

    private static void unbound(Scene s) {
        for (TextureShape shape : new TextureShape[] {TextureShape.D2, TextureShape.D3, TextureShape.CUBE}) {
            int[][] out = sample(s, Stage.FRAGMENT, new float[][] {{0.5f, 0.5f, 0.1f, 0, 0, 0, 0, 0}}, shape);
            s.equal(new int[] {0, 0, 0, 1}, out[0], shape.text() + " with nothing bound");
        }
    }

    /** Each draw has one index: those of a draw that differ are beyond what the capability promises. */
    private static void array(Scene s) {
        byte[][] data = new byte[3][];
        Wrap[] wraps = {Wrap.REPEAT, Wrap.CLAMP_TO_EDGE, Wrap.MIRRORED_REPEAT};
        for (int i = 0; i < 3; i++) {
            data[i] = noise(4, 30 + i);
            TextureView view = s.view(texture(s, TextureShape.D2, 4, 1, 1, 1, data[i]));
            s.sampled(Stage.FRAGMENT, 2 + i, view, SamplerState.of(Filter.NEAREST, Mip.NONE, wraps[i]));
        }
        for (int i = 0; i < 3; i++) {
            texel(s, data[i], Sampling.nearest(wraps[i], 1.4f, 4), ofArray(s, i), "element " + i);
        }
    }

    private static int[] ofArray(Scene s, int index) {
        return Lab.run(s, Stage.FRAGMENT, new int[][] {{index, 0, 0, 0}}, (sh, b, row) -> {
            Resource t = new Resource(Resource.Kind.TEXTURE, "t", 2, 3);
            t.shape = TextureShape.D2;
            t.texelKind = ScalarKind.I32;
            sh.resources.add(t);
            int operands = TexOperand.INDEX.bit() | TexOperand.COORD.bit() | TexOperand.LOD.bit();
            return b.texture(Op.TEX_SAMPLE, t, Type.I32X4, operands, row.get(0, Type.I32), b.f32(1.4f, 0.5f), b.f32(0));
        })[0];
    }
}
