package tepui.tools.kit.cases;

import java.util.Arrays;
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
import tepui.pipe.Buffer;
import tepui.pipe.SamplerState;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.SamplerState.Mip;
import tepui.pipe.SamplerState.Wrap;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.tools.kit.reference.Texels;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Lab;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** The family of texture instructions beside plain sampling: fetches, gathers, offsets, sizes, queries. */
final class TextureOpCases {
    private TextureOpCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("textureOp");
        for (TextureShape shape : new TextureShape[] {
            TextureShape.D1,
            TextureShape.D2,
            TextureShape.D3,
            TextureShape.D1_ARRAY,
            TextureShape.D2_ARRAY,
            TextureShape.RECT
        }) {
            area.add("fetch." + shape.text(), s -> fetch(s, shape));
            area.add("fetchOutsideIsZero." + shape.text(), s -> fetchOutside(s, shape));
        }
        area.add("fetchOutsideIsZero.buffer", TextureOpCases::fetchOutsideBuffer);
        for (TextureShape shape : TextureShape.values()) {
            if (shape.isMultisample() || shape == TextureShape.BUFFER) continue;
            Area with = shape == TextureShape.CUBE_ARRAY ? area.needs("cube arrays", c -> c.cubeArrays) : area;
            with.add("size." + shape.text(), s -> size(s, shape));
        }
        area.add("sizeOfABuffer", TextureOpCases::bufferSize);
        area.add("levels", TextureOpCases::levels);
        area.needs("multisample textures", c -> c.multisampleTextures && c.maxSamples >= 4)
                .add("samples", TextureOpCases::samples);
        area.add("fetchOffset", TextureOpCases::fetchOffset);
        area.add("sampleOffset", TextureOpCases::sampleOffset);
        area.add("offsetIsWrapped", TextureOpCases::offsetWraps);
        area.add("sizeOfAView", TextureOpCases::viewSize);
        Area gathers = area.needs("gathers", c -> c.textureGather);
        for (int i = 0; i < 4; i++) {
            int component = i;
            gathers.add("gather." + i, s -> gather(s, component, 0, 0));
        }
        gathers.add("gatherOffset", s -> gather(s, 1, 2, -1));
        gathers.add("gatherFourOffsets", TextureOpCases::gatherFour);
        gathers.add("gatherCube", TextureOpCases::gatherCube);
        gathers.add("gatherArray", TextureOpCases::gatherArray);
        area.needs("level queries", c -> c.textureQueryLod).add("queryLevel", TextureOpCases::queryLod);
        area.needs("level queries", c -> c.textureQueryLod).add("queryLevelClamps", TextureOpCases::queryLodClamps);
        area.add("integerFetchIsExact", TextureOpCases::integers);
    }

    private static byte[] noise(int texels, int seed) {
        byte[] data = new byte[texels * 4];
        new Random(seed).nextBytes(data);
        return data;
    }

    private static TextureDesc desc(TextureShape shape, int levels) {
        int w = 8;
        int h = shape.dimensions() == 1 ? 1 : shape.isCube() ? 8 : 4;
        int d = shape == TextureShape.D3 ? 4 : 1;
        int layers = shape.isCube() ? shape.isArray() ? 12 : 6 : shape.isArray() ? 3 : 1;
        return new TextureDesc(shape, Format.R8G8B8A8_UNORM, w, h, d, layers, levels, 1, Bind.SAMPLED, Usage.DEFAULT);
    }

    private static void fetch(Scene s, TextureShape shape) {
        int levels = shape == TextureShape.RECT ? 1 : 3;
        TextureDesc d = desc(shape, levels);
        Texture t = s.texture(d);
        for (int l = 0; l < levels; l++) {
            byte[] data = noise(d.levelWidth(l) * d.levelHeight(l) * d.levelDepth(l), l);
            s.write(t, l, data);
            s.sampled(Stage.FRAGMENT, 0, s.view(t), SamplerState.NEAREST);
            int n = Math.min(data.length / 4, 256);
            int[][] rows = new int[n][8];
            for (int i = 0; i < n; i++) {
                rows[i][0] = i % d.levelWidth(l);
                int rest = i / d.levelWidth(l);
                if (shape.dimensions() > 1) {
                    rows[i][1] = rest % d.levelHeight(l);
                    rows[i][2] = rest / d.levelHeight(l);
                } else {
                    rows[i][1] = rest;
                }
                rows[i][4] = l;
            }
            int[][] out = Probe.fetch(s, Stage.FRAGMENT, rows, shape, ScalarKind.F32, false);
            for (int i = 0; i < n; i++) {
                for (int c = 0; c < 4; c++) {
                    s.near(
                            (data[i * 4 + c] & 255) / 255.0,
                            Float.intBitsToFloat(out[i][c]),
                            1e-6,
                            "texel " + i + " of level " + l);
                }
            }
        }
    }

    private static void fetchOutside(Scene s, TextureShape shape) {
        TextureDesc d = desc(shape, 1);
        Texture t = s.texture(d);
        byte[] data = new byte[d.width() * d.height() * d.levelDepth(0) * 4];
        Arrays.fill(data, (byte) 255);
        s.write(t, 0, data);
        s.sampled(Stage.FRAGMENT, 0, s.view(t), SamplerState.NEAREST);
        int n = shape.texelCoordinates();
        int[] far = {-1, 8, 100000, Integer.MIN_VALUE, Integer.MAX_VALUE};
        int[][] rows = new int[far.length * n + 1][8];
        for (int i = 0; i < far.length * n; i++) rows[i][i % n] = far[i / n];
        rows[far.length * n][4] = shape == TextureShape.RECT ? 0 : 5;
        if (shape == TextureShape.RECT) rows[far.length * n][0] = -7;
        int[][] out = Probe.fetch(s, Stage.FRAGMENT, rows, shape, ScalarKind.F32, false);
        for (int i = 0; i < rows.length; i++) s.equal(0, out[i][0], "red of row " + i);
    }

    /** Of a view that ends before its buffer does. */
    private static void fetchOutsideBuffer(Scene s) {
        int[] words = new int[100];
        Arrays.fill(words, 7);
        Buffer buffer = s.ints(Bind.SAMPLED, words);
        TextureView.Desc view = TextureView.Desc.buffer(Format.R32G32B32A32_UINT, 0, 320);
        s.context.bindTexture(Stage.FRAGMENT, 0, s.view(buffer, view));
        int[] at = {0, 19, 20, 24, 25, 1000000, -1, Integer.MIN_VALUE, Integer.MAX_VALUE};
        int[][] rows = new int[at.length][8];
        for (int i = 0; i < at.length; i++) rows[i][0] = at[i];
        int[][] out = Probe.fetch(s, Stage.FRAGMENT, rows, TextureShape.BUFFER, ScalarKind.I32, true);
        for (int i = 0; i < at.length; i++) s.equal(i < 2 ? 7 : 0, out[i][0], "red of texel " + at[i]);
    }

    private static void size(Scene s, TextureShape shape) {
        int levels = shape == TextureShape.RECT ? 1 : 3;
        TextureDesc d = desc(shape, levels);
        s.sampled(Stage.FRAGMENT, 0, s.view(s.texture(d)), SamplerState.NEAREST);
        int[][] rows = new int[levels][4];
        for (int l = 0; l < levels; l++) rows[l][0] = l;
        Type type = Type.of(ScalarKind.I32, shape.sizeComponents());
        int[][] out = Lab.run(s, Stage.FRAGMENT, rows, (sh, b, row) -> {
            Resource t = sh.texture("t", 0, shape);
            return Lab.words(
                    b,
                    shape == TextureShape.RECT
                            ? b.texture(Op.TEX_SIZE, t, type, 0)
                            : b.texture(Op.TEX_SIZE, t, type, TexOperand.LOD.bit(), row.get(0, Type.I32)));
        });
        for (int l = 0; l < levels; l++) {
            int at = 0;
            s.equal(d.levelWidth(l), out[l][at++], "width of level " + l);
            if (shape.dimensions() > 1) s.equal(d.levelHeight(l), out[l][at++], "height of level " + l);
            if (shape == TextureShape.D3) s.equal(d.levelDepth(l), out[l][at++], "depth of level " + l);
            if (shape.isArray()) s.equal(shape.isCube() ? 2 : 3, out[l][at], "layers of level " + l);
        }
    }

    private static void bufferSize(Scene s) {
        Buffer buffer = s.buffer(Bind.SAMPLED, 400);
        s.context.bindTexture(Stage.FRAGMENT, 0, s.view(buffer, TextureView.Desc.buffer(Format.R32_FLOAT, 0, 400)));
        int[][] out = Lab.run(
                s,
                Stage.FRAGMENT,
                new int[][] {new int[4]},
                (sh, b, row) ->
                        Lab.words(b, b.texture(Op.TEX_SIZE, sh.texture("t", 0, TextureShape.BUFFER), Type.I32, 0)));
        s.equal(100, out[0][0], "texels");
    }

    private static void levels(Scene s) {
        Texture t = s.texture(desc(TextureShape.D2, 4));
        s.sampled(Stage.FRAGMENT, 0, s.view(t), SamplerState.NEAREST);
        s.sampled(
                Stage.FRAGMENT, 1, s.view(t, TextureView.Desc.whole(t.desc()).withLevels(1, 2)), SamplerState.NEAREST);
        int[][] out = Lab.run(s, Stage.FRAGMENT, new int[][] {new int[4]}, (sh, b, row) -> {
            Value a = b.texture(Op.TEX_LEVELS, sh.texture("t", 0, TextureShape.D2), Type.I32, 0);
            Value c = b.texture(Op.TEX_LEVELS, sh.texture("u", 1, TextureShape.D2), Type.I32, 0);
            return b.vec(a, c, b.i32(0, 0));
        });
        s.equal(4, out[0][0], "levels of the texture");
        s.equal(2, out[0][1], "levels of a view of two");
    }

    private static void samples(Scene s) {
        Texture t =
                s.texture(TextureDesc.multisample(Format.R8G8B8A8_UNORM, 8, 8, 4, Bind.SAMPLED | Bind.COLOR_TARGET));
        s.sampled(Stage.FRAGMENT, 0, s.view(t), SamplerState.NEAREST);
        int[][] out = Lab.run(
                s,
                Stage.FRAGMENT,
                new int[][] {new int[4]},
                (sh, b, row) ->
                        Lab.words(b, b.texture(Op.TEX_SAMPLES, sh.texture("t", 0, TextureShape.D2_MS), Type.I32, 0)));
        s.equal(4, out[0][0], "samples");
    }

    private static void viewSize(Scene s) {
        Texture t = s.texture(desc(TextureShape.D2_ARRAY, 3));
        TextureView view =
                s.view(t, TextureView.Desc.whole(t.desc()).withLevels(1, 2).withLayers(1, 2));
        s.sampled(Stage.FRAGMENT, 0, view, SamplerState.NEAREST);
        int[][] out = Lab.run(
                s,
                Stage.FRAGMENT,
                new int[][] {new int[4]},
                (sh, b, row) -> Lab.words(
                        b,
                        b.texture(
                                Op.TEX_SIZE,
                                sh.texture("t", 0, TextureShape.D2_ARRAY),
                                Type.I32X3,
                                TexOperand.LOD.bit(),
                                b.i32(0))));
        s.equal(new int[] {4, 2, 2, 0}, out[0], "size of level 0 of the view");
    }

    private static void fetchOffset(Scene s) {
        byte[] data = noise(64, 1);
        s.sampled(Stage.FRAGMENT, 0, s.view(s.texture(Format.R8G8B8A8_UNORM, 8, 8, data)), SamplerState.NEAREST);
        int[][] out = Lab.run(
                s,
                Stage.FRAGMENT,
                new int[][] {{2, 3, 0, 0}, {0, 0, 0, 0}},
                (sh, b, row) -> Lab.words(
                        b,
                        b.texture(
                                Op.TEX_FETCH,
                                sh.texture("t", 0, TextureShape.D2),
                                Type.F32X4,
                                TexOperand.COORD.bit() | TexOperand.LOD.bit() | TexOperand.OFFSET.bit(),
                                row.get(0, Type.I32X2),
                                b.i32(0),
                                b.i32(3, -2))));
        s.near((data[(8 + 5) * 4] & 255) / 255.0, Float.intBitsToFloat(out[0][0]), 1e-6, "texel 5,1");
        s.equal(0, out[1][0], "texel 3,-2");
    }

    private static float[][] sampleWithOffset(Scene s, SamplerState state, byte[] data, float[][] rows, int x, int y) {
        s.sampled(Stage.FRAGMENT, 0, s.view(s.texture(Format.R8G8B8A8_UNORM, 8, 8, data)), state);
        return Lab.runFloats(
                s,
                Stage.FRAGMENT,
                rows,
                (sh, b, row) -> Lab.words(
                        b,
                        b.texture(
                                Op.TEX_SAMPLE,
                                sh.texture("t", 0, TextureShape.D2),
                                Type.F32X4,
                                TexOperand.COORD.bit() | TexOperand.LOD.bit() | TexOperand.OFFSET.bit(),
                                row.get(0, Type.F32X2),
                                b.f32(0),
                                b.i32(x, y))));
    }

    private static void sampleOffset(Scene s) {
        byte[] data = noise(64, 2);
        float[][] rows = new float[16][4];
        for (int i = 0; i < 16; i++) {
            rows[i][0] = (i % 4 + 0.5f) / 8;
            rows[i][1] = (i / 4 + 4.5f) / 8;
        }
        float[][] out = sampleWithOffset(s, SamplerState.NEAREST, data, rows, 4, -3);
        for (int i = 0; i < 16; i++) {
            int at = (i / 4 + 1) * 8 + i % 4 + 4;
            s.near((data[at * 4] & 255) / 255.0, out[i][0], 1e-6, "row " + i);
        }
    }

    private static void offsetWraps(Scene s) {
        byte[] data = noise(64, 2);
        float[][] rows = {{6.5f / 8, 0.5f / 8, 0, 0}};
        float[][] out = sampleWithOffset(s, SamplerState.of(Filter.NEAREST, Mip.NONE, Wrap.REPEAT), data, rows, 7, -8);
        s.near((data[5 * 4] & 255) / 255.0, out[0][0], 1e-6, "texel 13,-8 repeated");
    }

    /** The order of a gather: (0, 1), (1, 1), (1, 0), (0, 0) of the footprint. */
    private static final int[][] FOOTPRINT = {{0, 1}, {1, 1}, {1, 0}, {0, 0}};

    private static void gather(Scene s, int component, int ox, int oy) {
        byte[] data = noise(64, 3);
        s.sampled(
                Stage.FRAGMENT,
                0,
                s.view(s.texture(Format.R8G8B8A8_UNORM, 8, 8, data)),
                SamplerState.of(Filter.LINEAR, Mip.NONE, Wrap.REPEAT));
        float[][] rows = new float[36][4];
        for (int i = 0; i < 36; i++) {
            rows[i][0] = (i % 6 + 1.125f) / 8;
            rows[i][1] = (i / 6 + 0.875f) / 8;
        }
        float[][] out = Lab.runFloats(s, Stage.FRAGMENT, rows, (sh, b, row) -> {
            Resource t = sh.texture("t", 0, TextureShape.D2);
            Value at = row.get(0, Type.F32X2);
            int imm = component << 16 | TexOperand.COORD.bit();
            return Lab.words(
                    b,
                    ox == 0 && oy == 0
                            ? b.texture(Op.TEX_GATHER, t, Type.F32X4, imm, at)
                            : b.texture(
                                    Op.TEX_GATHER, t, Type.F32X4, imm | TexOperand.OFFSET.bit(), at, b.i32(ox, oy)));
        });
        for (int i = 0; i < 36; i++) {
            for (int k = 0; k < 4; k++) {
                int x = Math.floorMod((int) Math.floor(i % 6 + 0.625) + FOOTPRINT[k][0] + ox, 8);
                int y = Math.floorMod((int) Math.floor(i / 6 + 0.375) + FOOTPRINT[k][1] + oy, 8);
                s.near(
                        (data[(y * 8 + x) * 4 + component] & 255) / 255.0,
                        out[i][k],
                        1e-6,
                        "texel " + k + " of row " + i);
            }
        }
    }

    private static void gatherFour(Scene s) {
        byte[] data = noise(64, 4);
        s.sampled(
                Stage.FRAGMENT,
                0,
                s.view(s.texture(Format.R8G8B8A8_UNORM, 8, 8, data)),
                SamplerState.of(Filter.LINEAR, Mip.NONE, Wrap.REPEAT));
        int[][] offsets = {{0, 0}, {2, 1}, {-3, 2}, {4, -4}};
        float[][] out = Lab.runFloats(s, Stage.FRAGMENT, new float[][] {{0.5f, 0.5f, 0, 0}}, (sh, b, row) -> {
            Resource t = sh.texture("t", 0, TextureShape.D2);
            int mask = TexOperand.COORD.bit()
                    | TexOperand.OFFSET.bit()
                    | TexOperand.OFFSET1.bit()
                    | TexOperand.OFFSET2.bit()
                    | TexOperand.OFFSET3.bit();
            return Lab.words(
                    b,
                    b.texture(
                            Op.TEX_GATHER,
                            t,
                            Type.F32X4,
                            mask,
                            row.get(0, Type.F32X2),
                            b.i32(offsets[0]),
                            b.i32(offsets[1]),
                            b.i32(offsets[2]),
                            b.i32(offsets[3])));
        });
        for (int k = 0; k < 4; k++) {
            // each offset is added to the upper left texel of the footprint, which is 3, 3
            int x = Math.floorMod(3 + offsets[k][0], 8);
            int y = Math.floorMod(3 + offsets[k][1], 8);
            s.near((data[(y * 8 + x) * 4] & 255) / 255.0, out[0][k], 1e-6, "texel " + k);
        }
    }

    private static void gatherCube(Scene s) {
        // the face across +z, whose footprint begins at texel 3, 3
        gathered(s, TextureShape.CUBE, 8 * 8 * 6, new float[] {0, 0, 1, 0}, 4 * 64 + 3 * 8 + 3);
    }

    private static void gatherArray(Scene s) {
        gathered(s, TextureShape.D2_ARRAY, 8 * 4 * 3, new float[] {0.5f, 0.5f, 2, 0}, 2 * 32 + 8 + 3);
    }

    /** @param corner the texel at the footprint's upper left, in rows of 8 */
    private static void gathered(Scene s, TextureShape shape, int texels, float[] coordinates, int corner) {
        Texture t = s.texture(desc(shape, 1));
        byte[] data = noise(texels, 5);
        s.write(t, 0, data);
        s.sampled(Stage.FRAGMENT, 0, s.view(t), SamplerState.LINEAR);
        float[][] out = Lab.runFloats(
                s,
                Stage.FRAGMENT,
                new float[][] {coordinates},
                (sh, b, row) -> Lab.words(
                        b,
                        b.texture(
                                Op.TEX_GATHER,
                                sh.texture("t", 0, shape),
                                Type.F32X4,
                                TexOperand.COORD.bit(),
                                row.get(0, Type.F32X3))));
        for (int k = 0; k < 4; k++) {
            int at = (corner + FOOTPRINT[k][1] * 8 + FOOTPRINT[k][0]) * 4;
            s.near((data[at] & 255) / 255.0, out[0][k], 1e-6, "texel " + k);
        }
    }

    private static float[] query(Scene s, SamplerState state, float scale) {
        Texture out = s.target(Format.R32G32B32A32_FLOAT, 4, 4);
        Texture t = s.texture(
                TextureDesc.of2d(Format.R8G8B8A8_UNORM, 64, 64, Bind.SAMPLED).withLevels(4));
        s.sampled(Stage.FRAGMENT, 0, s.view(t), state);
        s.drawFullScreen(Shaders.fragment("query", (f, b) -> {
            Value at = b.swizzle(b.loadInput(f.input(Builtin.FRAG_COORD, Type.F32X4)), 0, 1);
            Value lod = b.texture(
                    Op.TEX_QUERY_LOD,
                    f.texture("t", 0, TextureShape.D2),
                    Type.F32X2,
                    TexOperand.COORD.bit(),
                    b.op(Op.FMUL, at, b.f32(scale / 64, scale / 64)));
            return b.vec(lod, b.f32(0, 0));
        }));
        return s.readFloats(out);
    }

    private static void queryLod(Scene s) {
        float[] is = query(s, SamplerState.of(Filter.NEAREST, Mip.LINEAR, Wrap.REPEAT), 3);
        s.near(Math.log(3) / Math.log(2), is[0], 0.05, "level that is used");
        s.near(Math.log(3) / Math.log(2), is[1], 0.05, "computed level");
    }

    private static void queryLodClamps(Scene s) {
        float[] is = query(s, SamplerState.of(Filter.NEAREST, Mip.LINEAR, Wrap.REPEAT), 64);
        s.near(3, is[0], 0.01, "level that is used, of four levels");
        s.near(6, is[1], 0.05, "computed level");
        is = query(s, SamplerState.of(Filter.NEAREST, Mip.LINEAR, Wrap.REPEAT), 0.25f);
        s.near(0, is[0], 0.01, "level that is used, magnified");
        s.near(-2, is[1], 0.05, "computed level, magnified");
        is = query(s, SamplerState.of(Filter.NEAREST, Mip.NEAREST, Wrap.REPEAT), 4.6f);
        s.near(2, is[0], 0.01, "level that is used, nearest");
    }

    private static void integers(Scene s) {
        byte[] data = new byte[16 * 4];
        new Random(8).nextBytes(data);
        s.sampled(Stage.FRAGMENT, 0, s.view(s.texture(Format.R32G32B32A32_SINT, 4, 1, data)), SamplerState.NEAREST);
        int[][] rows = new int[4][8];
        for (int i = 0; i < 4; i++) rows[i][0] = i;
        int[][] out = Probe.fetch(s, Stage.FRAGMENT, rows, TextureShape.D2, ScalarKind.I32, false);
        for (int i = 0; i < 16; i++) {
            int e = (int) Texels.bits(data, i * 4, 0, 32);
            s.equal(e, out[i / 4][i % 4], "word " + i);
        }
    }
}
