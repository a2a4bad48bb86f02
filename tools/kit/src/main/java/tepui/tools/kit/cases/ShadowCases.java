package tepui.tools.kit.cases;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Random;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Bind;
import tepui.pipe.CompareFunc;
import tepui.pipe.SamplerState;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.SamplerState.Mip;
import tepui.pipe.SamplerState.Wrap;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.kit.reference.Blending;
import tepui.tools.kit.reference.Sampling;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Lab;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Depth textures that are compared while they are sampled. */
final class ShadowCases {
    private static final float[] DEPTHS = {0.1f, 0.3f, 0.5f, 0.9f};

    private ShadowCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("shadow")
                .needs("shadow comparisons", c -> c.shadowCompare)
                .needsFormat(Format.D32_FLOAT, FormatSupport.DEPTH_STENCIL | FormatSupport.SAMPLED);
        for (CompareFunc f : CompareFunc.values()) {
            area.add("func." + f, s -> function(s, f, Filter.NEAREST));
            area.add("linear." + f, s -> function(s, f, Filter.LINEAR));
        }
        area.add("array", ShadowCases::array);
        area.add("cube", ShadowCases::cube);
        area.needs("comparisons at any level", c -> c.compareLods).add("level", ShadowCases::level);
        Area lods = area.needs("comparisons at any level", c -> c.compareLods);
        lods.add("levelIsFiltered", ShadowCases::filteredLevel);
        lods.add("levelsMix", ShadowCases::mixedLevels);
        lods.add("levelByGradients", ShadowCases::gradients);
        lods.add("levelByBias", ShadowCases::bias);
        lods.add("levelOfCubeAcrossEdges", ShadowCases::cubeEdges);
        lods.needs("cube arrays", c -> c.cubeArrays).add("levelOfCubeArray", ShadowCases::cubeArray);
        area.needs("cube arrays", c -> c.cubeArrays).add("cubeArray", ShadowCases::cubeArrayAtTheBase);
        area.add("referenceIsClampedForNormalizedDepth", ShadowCases::clamped);
        area.needs("gathers", c -> c.textureGather).add("gather", ShadowCases::gather);
        area.add("depthReadsAsRed", ShadowCases::plain);
    }

    private static byte[] bytes(float... v) {
        ByteBuffer b = ByteBuffer.allocate(v.length * 4).order(ByteOrder.LITTLE_ENDIAN);
        for (float x : v) b.putFloat(x);
        return b.array();
    }

    private static Texture depth(Scene s, TextureShape shape, int w, int h, int layers, float... values) {
        Texture t = s.texture(new TextureDesc(
                shape, Format.D32_FLOAT, w, h, 1, layers, 1, 1, Bind.SAMPLED | Bind.DEPTH_STENCIL, Usage.DEFAULT));
        s.write(t, 0, bytes(values));
        return t;
    }

    private static SamplerState sampler(CompareFunc f, Filter filter) {
        return SamplerState.of(filter, Mip.NONE, Wrap.CLAMP_TO_EDGE).withCompare(f);
    }

    private static void function(Scene s, CompareFunc func, Filter filter) {
        Texture t = depth(s, TextureShape.D2, 4, 1, 1, DEPTHS);
        s.sampled(Stage.FRAGMENT, 0, s.view(t), sampler(func, filter));
        float[] references = {0, 0.1f, 0.4f, 0.5f, 0.95f, 1};
        int places = 16;
        float[][] rows = new float[references.length * places][8];
        for (int i = 0; i < rows.length; i++) {
            rows[i][0] = (i % places + 0.5f) / places;
            rows[i][1] = 0.5f;
            rows[i][5] = references[i / places];
        }
        float[][] out = Probe.compare(s, Stage.FRAGMENT, rows, TextureShape.D2);
        for (int i = 0; i < rows.length; i++) {
            double[] results = new double[4];
            for (int j = 0; j < 4; j++) results[j] = Blending.passes(func, rows[i][5], DEPTHS[j]) ? 1 : 0;
            double e = filter == Filter.LINEAR
                    ? Sampling.linear(Wrap.CLAMP_TO_EDGE, results, 0, rows[i][0])
                    : results[(int) (rows[i][0] * 4)];
            s.near(
                    e,
                    out[i][0],
                    filter == Filter.LINEAR ? 1.5 / 255 : 0,
                    "reference " + rows[i][5] + " at " + rows[i][0]);
        }
    }

    private static void array(Scene s) {
        Texture t = depth(s, TextureShape.D2_ARRAY, 1, 1, 4, DEPTHS);
        s.sampled(Stage.FRAGMENT, 0, s.view(t), sampler(CompareFunc.LESS, Filter.NEAREST));
        float[][] rows = new float[4][8];
        for (int i = 0; i < 4; i++) {
            rows[i][0] = 0.5f;
            rows[i][1] = 0.5f;
            rows[i][2] = i;
            rows[i][5] = 0.4f;
        }
        float[][] out = Probe.compare(s, Stage.FRAGMENT, rows, TextureShape.D2_ARRAY);
        for (int i = 0; i < 4; i++) s.near(0.4f < DEPTHS[i] ? 1 : 0, out[i][0], 0, "layer " + i);
    }

    private static void cube(Scene s) {
        float[] values = {0.1f, 0.9f, 0.2f, 0.8f, 0.3f, 0.7f};
        Texture t = depth(s, TextureShape.CUBE, 1, 1, 6, values);
        s.sampled(Stage.FRAGMENT, 0, s.view(t), sampler(CompareFunc.GREATER, Filter.NEAREST));
        float[][] rows = new float[6][8];
        for (int i = 0; i < 6; i++) {
            rows[i][i / 2] = i % 2 == 0 ? 1 : -1;
            rows[i][5] = 0.5f;
        }
        float[][] out = Probe.compare(s, Stage.FRAGMENT, rows, TextureShape.CUBE);
        for (int i = 0; i < 6; i++) s.near(0.5f > values[i] ? 1 : 0, out[i][0], 0, "face " + i);
    }

    /** The level that a lookup names is compared with: of a plane, an array and a cube. */
    private static void level(Scene s) {
        for (TextureShape shape : new TextureShape[] {TextureShape.D2, TextureShape.D2_ARRAY, TextureShape.CUBE}) {
            int layers = shape == TextureShape.CUBE ? 6 : 1;
            Texture t = s.texture(new TextureDesc(
                    shape, Format.D32_FLOAT, 2, 2, 1, layers, 2, 1, Bind.SAMPLED | Bind.DEPTH_STENCIL, Usage.DEFAULT));
            float[] base = new float[4 * layers];
            float[] small = new float[layers];
            java.util.Arrays.fill(base, 0.2f);
            java.util.Arrays.fill(small, 0.8f);
            s.write(t, 0, bytes(base));
            s.write(t, 1, bytes(small));
            SamplerState sampler = SamplerState.of(Filter.NEAREST, Mip.NEAREST, Wrap.CLAMP_TO_EDGE)
                    .withCompare(CompareFunc.LESS);
            s.sampled(Stage.FRAGMENT, 0, s.view(t), sampler);
            float[][] rows = {{0.5f, 0.5f, 0, 0, 0.5f, 0, 0, 0}, {0.5f, 0.5f, 0, 0, 0.5f, 1, 0, 0}};
            float[][] out = Lab.runFloats(s, Stage.FRAGMENT, rows, (sh, b, row) -> {
                Resource r = sh.texture("t", 0, shape);
                r.shadow = true;
                Value compared = b.texture(
                        Op.TEX_SAMPLE,
                        r,
                        Type.F32,
                        TexOperand.COORD.bit() | TexOperand.REF.bit() | TexOperand.LOD.bit(),
                        row.get(0, Type.of(ScalarKind.F32, shape.coordinates())),
                        row.get(4, Type.F32),
                        row.get(5, Type.F32));
                return Lab.words(b, b.splat(compared, 4));
            });
            s.near(0, out[0][0], 0, shape.text() + ": 0.5 < 0.2 at level 0");
            s.near(1, out[1][0], 0, shape.text() + ": 0.5 < 0.8 at level 1");
        }
    }

    private static Texture chain(Scene s, TextureShape shape, int size, int layers, float[]... levels) {
        Texture t = s.texture(new TextureDesc(
                shape,
                Format.D32_FLOAT,
                size,
                shape.dimensions() == 1 ? 1 : size,
                1,
                layers,
                levels.length,
                1,
                Bind.SAMPLED | Bind.DEPTH_STENCIL,
                Usage.DEFAULT));
        for (int l = 0; l < levels.length; l++) s.write(t, l, bytes(levels[l]));
        return t;
    }

    private static float[] constant(int texels, float depth) {
        float[] all = new float[texels];
        java.util.Arrays.fill(all, depth);
        return all;
    }

    private static void filteredLevel(Scene s) {
        float[] small = {0.1f, 0.9f, 0.6f, 0.2f};
        Texture t = chain(s, TextureShape.D2, 4, 1, constant(16, 0.9f), small, constant(1, 0.9f));
        for (Wrap w : new Wrap[] {Wrap.CLAMP_TO_EDGE, Wrap.REPEAT, Wrap.MIRRORED_REPEAT}) {
            SamplerState sampler =
                    SamplerState.of(Filter.LINEAR, Mip.NEAREST, w).withCompare(CompareFunc.GREATER);
            s.sampled(Stage.FRAGMENT, 0, s.view(t), sampler);
            float[][] rows = new float[81][8];
            for (int i = 0; i < rows.length; i++) {
                rows[i][0] = (i % 9 - 2) * 0.23f;
                rows[i][1] = (i / 9 - 2) * 0.23f;
                rows[i][4] = 1;
                rows[i][5] = 0.5f;
            }
            float[][] out = Probe.compare(s, Stage.FRAGMENT, rows, TextureShape.D2);
            double[] passes = {1, 0, 0, 1};
            for (int i = 0; i < rows.length; i++) {
                double e = Sampling.bilinear(w, w, passes, 2, 2, 0, rows[i][0], rows[i][1]);
                s.near(e, out[i][0], 2.5 / 255, w + " at " + rows[i][0] + ", " + rows[i][1]);
            }
        }
    }

    private static void mixedLevels(Scene s) {
        Texture t = chain(s, TextureShape.D2, 2, 1, constant(4, 0.2f), constant(1, 0.8f));
        SamplerState sampler = SamplerState.of(Filter.NEAREST, Mip.LINEAR, Wrap.CLAMP_TO_EDGE);
        s.sampled(Stage.FRAGMENT, 0, s.view(t), sampler.withCompare(CompareFunc.LESS));
        float[][] rows = new float[7][8];
        for (int i = 0; i < rows.length; i++) {
            rows[i][0] = 0.25f;
            rows[i][1] = 0.25f;
            rows[i][4] = (i - 1) / 4f;
            rows[i][5] = 0.5f;
        }
        float[][] out = Probe.compare(s, Stage.FRAGMENT, rows, TextureShape.D2);
        for (int i = 0; i < rows.length; i++) {
            s.near(Math.clamp(rows[i][4], 0f, 1f), out[i][0], 1.5 / 255, "level " + rows[i][4]);
        }
    }

    private static Texture three(Scene s) {
        Texture t = chain(s, TextureShape.D2, 4, 1, constant(16, 0.2f), constant(4, 0.4f), constant(1, 0.6f));
        SamplerState sampler = SamplerState.of(Filter.NEAREST, Mip.NEAREST, Wrap.REPEAT);
        s.sampled(Stage.FRAGMENT, 0, s.view(t), sampler.withCompare(CompareFunc.LESS));
        return t;
    }

    /** How many of two references are less than the depth of a level: one for each level. */
    private static void gradients(Scene s) {
        three(s);
        float[][] rows = new float[6][8];
        for (int i = 0; i < rows.length; i++) {
            rows[i][0] = (1 << i / 2) / 4f;
            rows[i][1] = i % 2 == 0 ? 0.3f : 0.5f;
        }
        float[][] out = Lab.runFloats(s, Stage.FRAGMENT, rows, (sh, b, row) -> {
            Resource r = sh.texture("t", 0, TextureShape.D2);
            r.shadow = true;
            int operands = TexOperand.COORD.bit() | TexOperand.REF.bit() | TexOperand.DDX.bit() | TexOperand.DDY.bit();
            Value along = b.vec(row.get(0, Type.F32), b.f32(0));
            Value compared = b.texture(
                    Op.TEX_SAMPLE, r, Type.F32, operands, b.f32(0.5f, 0.5f), row.get(1, Type.F32), along, b.f32(0, 0));
            return Lab.words(b, b.splat(compared, 4));
        });
        for (int i = 0; i < rows.length; i++) {
            float depth = 0.2f * (i / 2 + 1);
            s.near(rows[i][1] < depth ? 1 : 0, out[i][0], 0, rows[i][1] + " < " + depth);
        }
    }

    private static void bias(Scene s) {
        three(s);
        for (int level = 0; level < 3; level++) {
            Texture target = s.target(8, 8);
            float by = level + 0.2f;
            s.drawFullScreen(Shaders.fragment("bias", (f, b) -> {
                Resource r = f.texture("t", 0, TextureShape.D2);
                r.shadow = true;
                Value at = b.swizzle(b.loadInput(f.input(Builtin.FRAG_COORD, Type.F32X4)), 0, 1);
                at = b.op(Op.FMUL, at, b.f32(0.25f, 0.25f));
                int operands = TexOperand.COORD.bit() | TexOperand.REF.bit() | TexOperand.BIAS.bit();
                Value low = b.texture(Op.TEX_SAMPLE, r, Type.F32, operands, at, b.f32(0.3f), b.f32(by));
                Value high = b.texture(Op.TEX_SAMPLE, r, Type.F32, operands, at, b.f32(0.5f), b.f32(by));
                return b.vec(low, high, b.f32(0, 1));
            }));
            s.solid(target, level >= 1 ? 255 : 0, level >= 2 ? 255 : 0, 0, 255, 0);
        }
    }

    /** Both sides of each edge of a cube filter the same texels. */
    private static void cubeEdges(Scene s) {
        int n = 4;
        float[] small = new float[6 * n * n];
        Random random = new Random(11);
        for (int i = 0; i < small.length; i++) small[i] = random.nextFloat();
        Texture t = chain(s, TextureShape.CUBE, 2 * n, 6, constant(6 * 4 * n * n, 1), small);
        SamplerState sampler = SamplerState.of(Filter.LINEAR, Mip.NEAREST, Wrap.CLAMP_TO_EDGE);
        s.sampled(Stage.FRAGMENT, 0, s.view(t), sampler.withCompare(CompareFunc.LESS));
        float[] places = {0.3f, 0.5f, 0.7f};
        float e = 1e-4f;
        float[][] rows = new float[12 * places.length * 2][8];
        for (int i = 0; i < rows.length; i++) {
            int edge = i / 2 / places.length;
            // along one axis, between two faces of the other axes
            int axis = edge / 4;
            rows[i][axis] = places[i / 2 % places.length] * 2 - 1;
            rows[i][(axis + 1) % 3] = (edge % 2 * 2 - 1) * (1 + (i % 2 == 0 ? e : -e));
            rows[i][(axis + 2) % 3] = edge / 2 % 2 * 2 - 1;
            rows[i][4] = 1;
            rows[i][5] = 0.5f;
        }
        float[][] out = Probe.compare(s, Stage.FRAGMENT, rows, TextureShape.CUBE);
        boolean mixed = false;
        for (int i = 0; i < rows.length; i += 2) {
            s.near(
                    out[i][0],
                    out[i + 1][0],
                    2.5 / 255,
                    "edge " + i / 2 / places.length + ", place " + i / 2 % places.length);
            mixed |= out[i][0] > 0.05 && out[i][0] < 0.95;
        }
        s.that(mixed, "no place where some texels pass and some do not");
    }

    private static void cubeArray(Scene s) {
        float[] small = new float[12];
        for (int i = 0; i < 12; i++) small[i] = i / 12f;
        Texture t = chain(s, TextureShape.CUBE_ARRAY, 2, 12, constant(48, 1), small);
        cubes(s, t, small, 1);
    }

    private static void cubeArrayAtTheBase(Scene s) {
        float[] depths = new float[12];
        for (int i = 0; i < 12; i++) depths[i] = i / 12f;
        cubes(s, chain(s, TextureShape.CUBE_ARRAY, 1, 12, depths), depths, 0);
    }

    private static void cubes(Scene s, Texture t, float[] depths, float level) {
        SamplerState sampler = SamplerState.of(Filter.NEAREST, Mip.NEAREST, Wrap.CLAMP_TO_EDGE);
        s.sampled(Stage.FRAGMENT, 0, s.view(t), sampler.withCompare(CompareFunc.GREATER));
        float[][] rows = new float[24][8];
        for (int i = 0; i < rows.length; i++) {
            int face = i / 2 % 6;
            rows[i][face / 2] = face % 2 == 0 ? 1 : -1;
            rows[i][3] = i / 12;
            rows[i][4] = level;
            rows[i][5] = depths[i / 2] + (i % 2 == 0 ? 0.01f : -0.01f);
        }
        float[][] out = Probe.compare(s, Stage.FRAGMENT, rows, TextureShape.CUBE_ARRAY);
        for (int i = 0; i < rows.length; i++) s.near(i % 2 == 0 ? 1 : 0, out[i][0], 0, "layer " + i / 2);
    }

    private static void clamped(Scene s) {
        if ((s.device.formatSupport(Format.D16_UNORM) & FormatSupport.SAMPLED) == 0) Scene.skip("no D16_UNORM");
        Texture t = s.texture(TextureDesc.of2d(Format.D16_UNORM, 1, 1, Bind.SAMPLED | Bind.DEPTH_STENCIL));
        s.write(t, 0, new byte[] {-1, -1});
        s.sampled(Stage.FRAGMENT, 0, s.view(t), sampler(CompareFunc.LESS_EQUAL, Filter.NEAREST));
        float[][] rows = {{0.5f, 0.5f, 0, 0, 0, 1.5f, 0, 0}, {0.5f, 0.5f, 0, 0, 0, 1, 0, 0}};
        float[][] out = Probe.compare(s, Stage.FRAGMENT, rows, TextureShape.D2);
        s.near(1, out[0][0], 0, "1.5, which is clamped to 1, against 1");
        s.near(1, out[1][0], 0, "1 against 1");
    }

    private static void gather(Scene s) {
        Texture t = depth(s, TextureShape.D2, 2, 2, 1, DEPTHS);
        s.sampled(Stage.FRAGMENT, 0, s.view(t), sampler(CompareFunc.LESS, Filter.LINEAR));
        float[][] out = Lab.runFloats(s, Stage.FRAGMENT, new float[][] {{0.5f, 0.5f, 0.4f, 0}}, (sh, b, row) -> {
            Resource r = sh.texture("t", 0, TextureShape.D2);
            r.shadow = true;
            return Lab.words(
                    b,
                    b.texture(
                            Op.TEX_GATHER,
                            r,
                            Type.F32X4,
                            TexOperand.COORD.bit() | TexOperand.REF.bit(),
                            row.get(0, Type.F32X2),
                            row.get(2, Type.F32)));
        });
        // bottom-left first, then against the clock in texture space: (0,1), (1,1), (1,0), (0,0)
        float[] expected = {1, 1, 0, 0};
        s.near(expected, out[0], 0, "gathered");
    }

    private static void plain(Scene s) {
        Texture t = depth(s, TextureShape.D2, 4, 1, 1, DEPTHS);
        s.sampled(Stage.FRAGMENT, 0, s.view(t), SamplerState.NEAREST);
        float[][] rows = new float[4][8];
        for (int i = 0; i < 4; i++) {
            rows[i][0] = (i + 0.5f) / 4;
            rows[i][1] = 0.5f;
        }
        float[][] out = Probe.sample(s, Stage.FRAGMENT, rows, TextureShape.D2);
        for (int i = 0; i < 4; i++) s.near(DEPTHS[i], out[i][0], 0, "red of texel " + i);
    }
}
