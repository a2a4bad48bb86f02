package tepui.drivers.soft.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.pipe.CompareFunc;
import tepui.pipe.SamplerState;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.SamplerState.Mip;
import tepui.pipe.SamplerState.Wrap;
import tepui.pipe.TextureView;
import tepui.pipe.TextureView.Swizzle;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;
import tepui.testing.Seeds;

/** Fetches, gathers, queries, integer and stencil texels, buffers: everything that is not filtered. */
class TexelAccessTest {
    private final long seed = Seeds.one("TexelAccessTest");
    private final Random random = new Random(seed);
    private final String where = "seed " + seed;

    private ReferenceTexture texture(TextureShape shape, Format format) {
        int w = 1 + random.nextInt(17);
        int h = shape.isCube() ? w : shape.dimensions() > 1 ? 1 + random.nextInt(17) : 1;
        int d = shape == TextureShape.D3 ? 1 + random.nextInt(6) : 1;
        int layers = (shape.isArray() ? 1 + random.nextInt(3) : 1) * (shape.isCube() ? 6 : 1);
        int most = 32 - Integer.numberOfLeadingZeros(Math.max(w, Math.max(h, d)));
        boolean one = shape == TextureShape.RECT || shape.isMultisample();
        return new ReferenceTexture(
                shape,
                format,
                w,
                h,
                d,
                layers,
                one ? 1 : 1 + random.nextInt(most),
                shape.isMultisample() ? 4 : 1,
                random);
    }

    @Test
    void fetchesReadOneTexelAndNothingOutside() {
        Format[] formats = {
            Format.R8G8B8A8_UNORM,
            Format.R8G8_UINT,
            Format.R32G32B32A32_SINT,
            Format.R16G16B16A16_FLOAT,
            Format.R10G10B10A2_UINT
        };
        for (int round = 0; round < 1500; round++) {
            TextureShape shape = TextureShape.values()[random.nextInt(TextureShape.values().length)];
            if (shape == TextureShape.BUFFER || shape.isCube()) continue;
            ReferenceTexture t = texture(shape, formats[random.nextInt(formats.length)]);
            boolean ints = t.format.isInteger();
            TextureUnit unit = TextureUnit.of(t.soft, TextureView.Desc.whole(t.desc), SamplerState.LINEAR);
            Calls call = new Calls(shape, ints ? ScalarKind.I32 : ScalarKind.F32, false);
            int[] coord = call.ints(TexOperand.COORD, shape.texelCoordinates());
            boolean mips = !shape.isMultisample() && shape != TextureShape.RECT;
            int[] lod = mips ? call.ints(TexOperand.LOD, 1) : null;
            int[] offset = random.nextInt(3) == 0 && !shape.isMultisample()
                    ? call.ints(TexOperand.OFFSET, shape.dimensions())
                    : null;
            int[] sample = shape.isMultisample() ? call.ints(TexOperand.SAMPLE, 1) : null;
            call.finish(Op.TEX_FETCH, 0, 4, ints);
            int[] in = call.frame.i;
            for (int i = 0; i < Calls.LANES; i++) {
                for (int o : coord) in[o + i] = random.nextInt(20) - 1;
                if (random.nextInt(16) == 0) in[coord[0] + i] = random.nextInt();
                if (lod != null) in[lod[0] + i] = random.nextInt(t.desc.levels() + 2) - 1;
                if (sample != null) in[sample[0] + i] = random.nextInt(6) - 1;
                if (offset != null) for (int o : offset) in[o + i] = random.nextInt(4) - 2;
            }
            call.run(unit);
            for (int i = 0; i < Calls.LANES; i++) {
                int l = lod == null ? 0 : in[lod[0] + i];
                int n = sample == null ? 0 : in[sample[0] + i];
                int[] p = new int[3];
                for (int c = 0; c < coord.length; c++) {
                    p[c] = in[coord[c] + i] + (offset != null && c < shape.dimensions() ? in[offset[c] + i] : 0);
                }
                int y = shape.dimensions() > 1 ? p[1] : 0;
                int z = shape.dimensions() == 3 ? p[2] : shape.isArray() ? p[shape.dimensions()] : 0;
                boolean inside = l >= 0
                        && l < t.desc.levels()
                        && n >= 0
                        && n < t.desc.samples()
                        && p[0] >= 0
                        && p[0] < t.desc.levelWidth(l)
                        && y >= 0
                        && y < t.desc.levelHeight(l)
                        && z >= 0
                        && z < t.desc.levelDepth(l);
                for (int c = 0; c < 4; c++) {
                    if (ints) {
                        assertEquals(inside ? t.texelInts(l, p[0], y, z, n)[c] : 0, call.resultInt(c, i), where);
                    } else {
                        assertEquals(inside ? t.texel(l, p[0], y, z, n)[c] : 0, call.result(c, i), where);
                    }
                }
            }
        }
    }

    @Test
    void gathersTakeFourTexelsInOrder() {
        Wrap[] wraps = Wrap.values();
        for (int round = 0; round < 1500; round++) {
            TextureShape[] shapes = {
                TextureShape.D2, TextureShape.D2_ARRAY, TextureShape.CUBE, TextureShape.RECT, TextureShape.CUBE_ARRAY
            };
            TextureShape shape = shapes[random.nextInt(shapes.length)];
            boolean shadow = random.nextInt(3) == 0;
            ReferenceTexture t = texture(shape, shadow ? Format.D16_UNORM : Format.R8G8B8A8_UNORM);
            Wrap wrap = shape == TextureShape.RECT ? Wrap.CLAMP_TO_EDGE : wraps[random.nextInt(wraps.length)];
            SamplerState sampler = SamplerState.of(Filter.NEAREST, Mip.NONE, wrap)
                    .withBorder(SamplerState.Border.of(0.25f, 0.5f, 0.75f, 1));
            if (shadow) sampler = sampler.withCompare(CompareFunc.LESS);
            TextureView.Desc view = TextureView.Desc.whole(t.desc);
            if (random.nextBoolean()) view = view.withSwizzle(Swizzle.B, Swizzle.ONE, Swizzle.ZERO, Swizzle.R);
            ReferenceSampler reference = new ReferenceSampler(t, view, sampler, shadow);
            Calls call = new Calls(shape, ScalarKind.F32, false);
            int[] coord = call.floats(TexOperand.COORD, shape.coordinates());
            int[] ref = shadow ? call.floats(TexOperand.REF, 1) : null;
            int offsets = shape.isCube() ? 0 : new int[] {0, 1, 4}[random.nextInt(3)];
            int[][] offset = new int[offsets][];
            for (int k = 0; k < offsets; k++)
                offset[k] = call.ints(TexOperand.values()[TexOperand.OFFSET.ordinal() + k], 2);
            int component = shadow ? 0 : random.nextInt(4);
            call.finish(Op.TEX_GATHER, component << 16, 4, false);
            float[] f = call.frame.f;
            for (int i = 0; i < Calls.LANES; i++) {
                for (int c = 0; c < coord.length; c++)
                    f[coord[c] + i] = (random.nextFloat() * 4 - 2) * (shape == TextureShape.RECT ? 8 : 1);
                if (ref != null) f[ref[0] + i] = random.nextFloat();
                for (int[] o : offset) for (int a : o) call.frame.i[a + i] = random.nextInt(16) - 8;
            }
            call.run(TextureUnit.of(t.soft, view, sampler));
            int components = shape.isCube() ? 3 : 2;
            int[] order = {2, 3, 1, 0};
            for (int i = 0; i < Calls.LANES; i++) {
                double[] at = new double[3];
                for (int c = 0; c < components; c++) at[c] = f[coord[c] + i];
                double layer = shape.isArray() ? f[coord[components] + i] : 0;
                for (int k = 0; k < 4; k++) {
                    int[] o = offsets == 0 ? null : new int[2];
                    for (int a = 0; o != null && a < 2; a++) o[a] = call.frame.i[offset[offsets == 1 ? 0 : k][a] + i];
                    boolean found = false;
                    boolean corner = false;
                    for (int n = 0; n < Math.pow(3, components) && !found; n++) {
                        double[] near = at.clone();
                        int rest = n;
                        for (int c = 0; c < components; c++, rest /= 3)
                            near[c] += (rest % 3 - 1) * 1e-6 * (shape == TextureShape.RECT ? 8 : 1);
                        double[] texel = reference.gather(near, layer, o)[offsets == 4 ? 0 : order[k]];
                        if (texel == null) {
                            corner = true;
                            continue;
                        }
                        double expected = shadow
                                ? reference.passes(f[ref[0] + i], texel[0]) ? 1 : 0
                                : reference.swizzled(texel, component);
                        found = Math.abs(expected - call.result(k, i)) < 1e-6;
                    }
                    assertEquals(
                            true, found || corner, where + " " + shape + " " + wrap + " lane " + i + " result " + k);
                }
            }
        }
    }

    @Test
    void sizesAndCountsAreTheViews() {
        ReferenceTexture t = new ReferenceTexture(TextureShape.CUBE_ARRAY, Format.R8_UNORM, 9, 9, 1, 18, 3, 1, random);
        TextureView.Desc view = TextureView.Desc.whole(t.desc).withLevels(1, 2).withLayers(6, 12);
        TextureUnit unit = TextureUnit.of(t.soft, view, SamplerState.NEAREST);
        Calls call = new Calls(TextureShape.CUBE_ARRAY, ScalarKind.F32, false);
        int[] lod = call.ints(TexOperand.LOD, 1);
        call.finish(Op.TEX_SIZE, 0, 3, true);
        for (int i = 0; i < Calls.LANES; i++) call.frame.i[lod[0] + i] = i - 1;
        call.run(unit);
        int[][] expected = {{0, 0, 0}, {4, 4, 2}, {2, 2, 2}, {0, 0, 0}};
        for (int i = 0; i < 4; i++) for (int c = 0; c < 3; c++) assertEquals(expected[i][c], call.resultInt(c, i));
        Calls levels = new Calls(TextureShape.CUBE_ARRAY, ScalarKind.F32, false);
        levels.finish(Op.TEX_LEVELS, 0, 1, true);
        levels.run(unit);
        assertEquals(2, levels.resultInt(0, 0));
    }

    @Test
    void queriesOfTheLevelGiveTheClampedAndTheFreeOne() {
        ReferenceTexture t = new ReferenceTexture(TextureShape.D2, Format.R8_UNORM, 64, 64, 1, 1, 4, 1, random);
        float[] steps = {1 / 64f, 4 / 64f, 1f, 0.25f / 64};
        float[][] linear = {{0, 0}, {2, 2}, {3, 6}, {0, -2}};
        for (Mip mip : new Mip[] {Mip.LINEAR, Mip.NEAREST, Mip.NONE}) {
            TextureUnit unit = TextureUnit.of(
                    t.soft, TextureView.Desc.whole(t.desc), SamplerState.of(Filter.LINEAR, mip, Wrap.REPEAT));
            Calls call = new Calls(TextureShape.D2, ScalarKind.F32, false);
            int[] coord = call.floats(TexOperand.COORD, 2);
            call.finish(Op.TEX_QUERY_LOD, 0, 2, false);
            for (int q = 0; q < 4; q++) {
                for (int i = 0; i < 4; i++) {
                    call.frame.f[coord[0] + 4 * q + i] = (i & 1) * steps[q];
                    call.frame.f[coord[1] + 4 * q + i] = (i >> 1) * steps[q] / 2;
                }
            }
            call.run(unit);
            for (int q = 0; q < 4; q++) {
                assertEquals(mip == Mip.NONE ? 0 : linear[q][0], call.result(0, 4 * q), 1e-5);
                // without a lower bound the free level may be below 0; the clamp is the sampler's
                assertEquals(linear[q][1], call.result(1, 4 * q + 3), 1e-5);
            }
        }
    }

    @Test
    void stencilIsReadAsIntegersAndDepthAsFloats() {
        ReferenceTexture t = new ReferenceTexture(TextureShape.D2, Format.D24_UNORM_S8_UINT, 8, 8, 1, 1, 1, 1, random);
        for (boolean stencil : new boolean[] {false, true}) {
            TextureView.Desc view = TextureView.Desc.whole(t.desc);
            if (stencil) view = view.withStencil();
            Calls call = new Calls(TextureShape.D2, stencil ? ScalarKind.I32 : ScalarKind.F32, false);
            int[] coord = call.floats(TexOperand.COORD, 2);
            call.finish(Op.TEX_SAMPLE, 0, 4, stencil);
            for (int i = 0; i < Calls.LANES; i++) {
                call.frame.f[coord[0] + i] = (i % 8 + 0.5f) / 8;
                call.frame.f[coord[1] + i] = (i / 8 + 0.5f) / 8;
            }
            call.run(TextureUnit.of(t.soft, view, SamplerState.NEAREST));
            for (int i = 0; i < Calls.LANES; i++) {
                if (stencil) {
                    assertEquals(t.texelInts(0, i % 8, i / 8, 0, 0)[0], call.resultInt(0, i));
                    assertEquals(1, call.resultInt(3, i));
                } else {
                    assertEquals(t.texel(0, i % 8, i / 8, 0, 0)[0], call.result(0, i));
                }
            }
        }
    }

    @Test
    void integersAreNeverJoined() {
        ReferenceTexture t = new ReferenceTexture(TextureShape.D2, Format.R16G16_SINT, 8, 8, 1, 1, 1, 1, random);
        Calls call = new Calls(TextureShape.D2, ScalarKind.I32, false);
        int[] coord = call.floats(TexOperand.COORD, 2);
        call.finish(Op.TEX_SAMPLE, 0, 4, true);
        for (int i = 0; i < Calls.LANES; i++) {
            call.frame.f[coord[0] + i] = (i % 8 + 0.3f) / 8;
            call.frame.f[coord[1] + i] = (i / 8 + 0.8f) / 8;
        }
        call.run(TextureUnit.of(t.soft, TextureView.Desc.whole(t.desc), SamplerState.LINEAR));
        for (int i = 0; i < Calls.LANES; i++) {
            assertEquals(t.texelInts(0, i % 8, i / 8, 0, 0)[1], call.resultInt(1, i));
        }
    }

    @Test
    void buffersOfEveryFormatAreFetched() {
        for (Format f : Format.values()) {
            if (f.isCompressed() || f.isDepthStencil()) continue;
            try (Arena arena = Arena.ofConfined()) {
                byte[] bytes = new byte[f.blockBytes() * 10 + 3];
                random.nextBytes(bytes);
                MemorySegment memory = arena.allocate(bytes.length, 16);
                memory.copyFrom(MemorySegment.ofArray(bytes));
                boolean ints = f.isInteger();
                TextureUnit unit = TextureUnit.ofBuffer(
                        TextureView.Desc.buffer(f, 0, bytes.length), memory.address(), bytes.length);
                Calls call = new Calls(TextureShape.BUFFER, ints ? ScalarKind.I32 : ScalarKind.F32, false);
                int[] coord = call.ints(TexOperand.COORD, 1);
                call.finish(Op.TEX_FETCH, 0, 4, ints);
                for (int i = 0; i < Calls.LANES; i++) call.frame.i[coord[0] + i] = i - 1;
                call.run(unit);
                TexelCodec codec = TexelCodec.of(f);
                int texels = bytes.length / f.blockBytes();
                for (int i = 0; i < Calls.LANES; i++) {
                    float[] rgba = new float[4];
                    int[] whole = new int[4];
                    if (i >= 1 && i <= texels) {
                        int[] words = new int[8];
                        codec.load(memory, (i - 1L) * f.blockBytes(), 0, 1, words, 0, 1);
                        codec.unpack(words, rgba);
                        codec.unpack(words, whole);
                    }
                    for (int c = 0; c < 4; c++) {
                        if (ints) assertEquals(whole[c], call.resultInt(c, i), f.toString());
                        else assertEquals(rgba[c], call.result(c, i), f.toString());
                    }
                }
            }
        }
    }

    @Test
    void viewsThatDoNotFitAreRefused() {
        ReferenceTexture t =
                new ReferenceTexture(TextureShape.D2_ARRAY, Format.R8G8B8A8_UNORM, 8, 8, 1, 3, 2, 1, random);
        TextureView.Desc whole = TextureView.Desc.whole(t.desc);
        for (TextureView.Desc bad : new TextureView.Desc[] {
            whole.withLevels(1, 2),
            whole.withLevels(-1, 1),
            whole.withLevels(0, Integer.MAX_VALUE),
            whole.withLayers(2, 2),
            whole.withLayers(Integer.MAX_VALUE, 2),
            whole.withFormat(Format.R16G16B16A16_FLOAT),
            new TextureView.Desc(
                    TextureShape.CUBE,
                    Format.R8G8B8A8_UNORM,
                    0,
                    1,
                    0,
                    3,
                    Swizzle.R,
                    Swizzle.R,
                    Swizzle.R,
                    Swizzle.R,
                    false,
                    0,
                    0),
            new TextureView.Desc(
                    TextureShape.D3,
                    Format.R8G8B8A8_UNORM,
                    0,
                    1,
                    0,
                    1,
                    Swizzle.R,
                    Swizzle.R,
                    Swizzle.R,
                    Swizzle.R,
                    false,
                    0,
                    0)
        }) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> TextureUnit.of(t.soft, bad, SamplerState.LINEAR),
                    bad.toString());
        }
    }
}
