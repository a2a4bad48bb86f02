package tepui.drivers.soft.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import tepui.pipe.SamplerState.Reduction;
import tepui.pipe.SamplerState.Wrap;
import tepui.pipe.TextureView;
import tepui.pipe.TextureView.Swizzle;
import tepui.pipe.format.Format;

/** Random textures, views, samplers, operands and masks, against the reference sampler. */
class SamplingTest {
    private static final TextureShape[] SHAPES = {
        TextureShape.D1,
        TextureShape.D2,
        TextureShape.D3,
        TextureShape.CUBE,
        TextureShape.RECT,
        TextureShape.D1_ARRAY,
        TextureShape.D2_ARRAY,
        TextureShape.CUBE_ARRAY
    };
    private static final Format[] FORMATS = {
        Format.R8G8B8A8_UNORM,
        Format.B8G8R8A8_UNORM,
        Format.R8G8B8A8_SRGB,
        Format.R8_UNORM,
        Format.L8A8_UNORM,
        Format.A8_UNORM,
        Format.I8_UNORM,
        Format.R8G8B8A8_SNORM,
        Format.B5G6R5_UNORM,
        Format.R8G8B8_UNORM,
        Format.R16G16_UNORM,
        Format.R16G16B16A16_FLOAT,
        Format.R32G32B32_FLOAT,
        Format.R32_FLOAT,
        Format.R11G11B10_FLOAT
    };
    private static final Format[] DEPTHS = {
        Format.D16_UNORM, Format.D24_UNORM_S8_UINT, Format.D32_FLOAT, Format.D32_FLOAT_S8_UINT, Format.D24_UNORM_X8
    };

    private final RandomPicks picks = new RandomPicks();
    private final Random random = picks.random;

    private ReferenceTexture texture(TextureShape shape, Format format) {
        int w = 1 + random.nextInt(20);
        int h = shape.dimensions() > 1 ? shape.isCube() ? w : 1 + random.nextInt(20) : 1;
        int d = shape == TextureShape.D3 ? 1 + random.nextInt(9) : 1;
        int layers = (shape.isArray() ? 1 + random.nextInt(3) : 1) * (shape.isCube() ? 6 : 1);
        int most = 32 - Integer.numberOfLeadingZeros(Math.max(w, Math.max(h, d)));
        int levels = shape == TextureShape.RECT ? 1 : 1 + random.nextInt(most);
        return new ReferenceTexture(shape, format, w, h, d, layers, levels, 1, random);
    }

    private TextureView.Desc view(ReferenceTexture t) {
        TextureView.Desc d = TextureView.Desc.whole(t.desc);
        if (random.nextInt(3) == 0) {
            int first = random.nextInt(t.desc.levels());
            d = d.withLevels(first, 1 + random.nextInt(t.desc.levels() - first));
        }
        if (random.nextInt(3) == 0 && t.desc.shape().isArray()) {
            int unit = t.desc.shape().isCube() ? 6 : 1;
            int first = random.nextInt(t.desc.layers() / unit);
            d = d.withLayers(first * unit, (1 + random.nextInt(t.desc.layers() / unit - first)) * unit);
        }
        Swizzle[] all = Swizzle.values();
        if (random.nextInt(2) == 0) {
            d = d.withSwizzle(
                    RandomPicks.of(random, all),
                    RandomPicks.of(random, all),
                    RandomPicks.of(random, all),
                    RandomPicks.of(random, all));
        }
        return d;
    }

    private SamplerState sampler(ReferenceTexture t, boolean shadow) {
        Wrap[] wraps = t.desc.shape() == TextureShape.RECT
                ? new Wrap[] {Wrap.CLAMP_TO_EDGE, Wrap.CLAMP_TO_BORDER, Wrap.CLAMP}
                : Wrap.values();
        boolean mips = t.desc.shape() != TextureShape.RECT;
        float low = random.nextInt(3) == 0 ? random.nextFloat() * 2 : 0;
        return new SamplerState(
                RandomPicks.of(random, Filter.values()),
                RandomPicks.of(random, Filter.values()),
                mips ? RandomPicks.of(random, Mip.values()) : Mip.NONE,
                RandomPicks.of(random, wraps),
                RandomPicks.of(random, wraps),
                RandomPicks.of(random, wraps),
                low,
                random.nextInt(3) == 0 ? low + random.nextFloat() * 3 : 1000,
                random.nextInt(3) == 0 ? random.nextFloat() * 2 - 1 : 0,
                random.nextInt(4) == 0 ? 1 + random.nextInt(16) : 1,
                shadow ? RandomPicks.of(random, CompareFunc.values()) : null,
                random.nextInt(2) == 0
                        ? SamplerState.Border.TRANSPARENT_BLACK
                        : SamplerState.Border.of(0.25f, 1.5f, -0.5f, 0.75f),
                true,
                random.nextBoolean(),
                !shadow && random.nextInt(6) == 0 ? RandomPicks.of(random, Reduction.values()) : Reduction.AVERAGE);
    }

    @Test
    void everythingAgreesWithTheReference() {
        for (int round = 0; round < 6000; round++) {
            boolean shadow = random.nextInt(5) == 0;
            TextureShape shape = RandomPicks.of(random, SHAPES);
            if (shadow && shape == TextureShape.D3) shape = TextureShape.D2;
            ReferenceTexture t = texture(
                    shape,
                    shadow || random.nextInt(8) == 0
                            ? RandomPicks.of(random, DEPTHS)
                            : RandomPicks.of(random, FORMATS));
            check(t, view(t), sampler(t, shadow), shadow);
        }
    }

    /** The combinations that have units of their own, more often than chance picks them. */
    @Test
    void commonCasesAgreeWithTheReference() {
        Format[] formats = {
            Format.R8G8B8A8_UNORM,
            Format.B8G8R8A8_UNORM,
            Format.B8G8R8X8_UNORM,
            Format.R8_UNORM,
            Format.R8G8B8_UNORM,
            Format.R8G8B8A8_SRGB,
            Format.L8A8_UNORM,
            Format.A8_UNORM
        };
        Wrap[] wraps = {Wrap.REPEAT, Wrap.CLAMP_TO_EDGE, Wrap.MIRRORED_REPEAT};
        for (int round = 0; round < 4000; round++) {
            ReferenceTexture t = texture(
                    random.nextInt(5) == 0 ? TextureShape.RECT : TextureShape.D2, RandomPicks.of(random, formats));
            SamplerState s = sampler(t, false);
            boolean rect = t.desc.shape() == TextureShape.RECT;
            s = new SamplerState(
                    s.min(),
                    s.mag(),
                    s.mip(),
                    rect ? Wrap.CLAMP_TO_EDGE : RandomPicks.of(random, wraps),
                    rect ? Wrap.CLAMP_TO_EDGE : RandomPicks.of(random, wraps),
                    Wrap.REPEAT,
                    s.lodMin(),
                    s.lodMax(),
                    s.lodBias(),
                    1,
                    null,
                    s.border(),
                    true,
                    true,
                    Reduction.AVERAGE);
            check(t, view(t), s, false);
        }
    }

    private void check(ReferenceTexture t, TextureView.Desc view, SamplerState sampler, boolean shadow) {
        TextureShape shape = t.desc.shape();
        ReferenceSampler reference = new ReferenceSampler(t, view, sampler, shadow);
        TextureUnit unit = TextureUnit.of(t.soft, view, sampler);
        int components = shape.isCube() ? 3 : shape.dimensions();
        Calls call = new Calls(shape, ScalarKind.F32, false);
        int[] coord = call.floats(TexOperand.COORD, shape.coordinates());
        int[] ref = shadow ? call.floats(TexOperand.REF, 1) : null;
        int way = shape == TextureShape.RECT ? 0 : random.nextInt(4); // implicit, bias, lod, gradients
        int[] lod = way == 2 ? call.floats(TexOperand.LOD, 1) : null;
        int[] bias = way == 1 ? call.floats(TexOperand.BIAS, 1) : null;
        int[] ddx = way == 3 ? call.floats(TexOperand.DDX, components) : null;
        int[] ddy = way == 3 ? call.floats(TexOperand.DDY, components) : null;
        int[] offset = !shape.isCube() && random.nextInt(5) == 0 ? call.ints(TexOperand.OFFSET, components) : null;
        int[] least = random.nextInt(8) == 0 && shape != TextureShape.RECT ? call.floats(TexOperand.MIN_LOD, 1) : null;
        call.finish(Op.TEX_SAMPLE, 0, shadow ? 1 : 4, false);
        float[] f = call.frame.f;
        fillCoordinates(call, coord, t, components);
        for (int i = 0; i < Calls.LANES; i++) {
            if (ref != null) f[ref[0] + i] = random.nextInt(8) == 0 ? 1.5f : random.nextFloat();
            if (lod != null) f[lod[0] + i] = random.nextFloat() * 8 - 2;
            if (bias != null) f[bias[0] + i] = random.nextFloat() * 4 - 2;
            if (least != null) f[least[0] + i] = random.nextFloat() * 3;
            if (offset != null) for (int o : offset) call.frame.i[o + i] = random.nextInt(16) - 8;
            if (ddx != null) {
                float scale = (float) Math.pow(2, random.nextInt(12) - 9);
                for (int c = 0; c < components; c++) {
                    f[ddx[c] + i] = (random.nextFloat() - 0.5f) * scale;
                    f[ddy[c] + i] = (random.nextFloat() - 0.5f) * scale;
                }
            }
        }
        boolean sparse = random.nextBoolean();
        for (int i = 0; i < Calls.LANES; i++) call.mask[call.maskAt + i] = sparse && random.nextBoolean() ? 0 : -1;
        call.run(unit);
        for (int i = 0; i < Calls.LANES; i++) {
            String where = picks + ", lane " + i + ", " + t.desc + ", " + view + ", " + sampler + ", way " + way;
            if (call.mask[call.maskAt + i] == 0) {
                assertEquals(-77, call.result(0, i), where);
                continue;
            }
            Lane lane = new Lane();
            for (int c = 0; c < components; c++) lane.at[c] = f[coord[c] + i];
            lane.layer = shape.isArray() ? f[coord[components] + i] : 0;
            lane.ref = ref == null ? 0 : f[ref[0] + i];
            if (offset != null) {
                lane.offset = new int[3];
                for (int c = 0; c < components; c++) lane.offset[c] = call.frame.i[offset[c] + i];
            }
            if (lod != null) {
                lane.lambda = f[lod[0] + i];
            } else {
                int quad = i & ~3;
                for (int c = 0; c < components; c++) {
                    lane.dx[c] = ddx != null ? f[ddx[c] + i] : (double) f[coord[c] + quad + 1] - f[coord[c] + quad];
                    lane.dy[c] = ddy != null ? f[ddy[c] + i] : (double) f[coord[c] + quad + 2] - f[coord[c] + quad];
                }
                double px = reference.length(lane.at, lane.dx);
                double py = reference.length(lane.at, lane.dy);
                lane.probes = reference.probes(px, py);
                double ratio = Math.max(px, py) / Math.min(px, py) - 0.01;
                lane.nearProbes = Double.isNaN(px + py)
                        || Math.abs(ratio - Math.rint(ratio)) < 1e-4
                        || Math.abs(Math.max(px, py) - 1) < 1e-4
                        || Math.abs(px - py) < 1e-4 * px;
                lane.major = px >= py ? lane.dx : lane.dy;
                lane.lambda = Math.log(Math.max(px, py) / lane.probes) / Math.log(2);
            }
            lane.lambda = reference.clamped(reference.biased(lane.lambda, bias == null ? 0 : f[bias[0] + i]));
            if (least != null) lane.lambda = Math.max(lane.lambda, f[least[0] + i]);
            if (lane.nearProbes && sampler.maxAnisotropy() > 1) continue;
            if (Double.isNaN(lane.lambda)) continue;
            checkLane(call, reference, lane, components, i, where);
        }
    }

    private static final class Lane {
        final double[] at = new double[3];
        final double[] dx = new double[3];
        final double[] dy = new double[3];
        double[] major = dx;
        int[] offset;
        double layer;
        double ref;
        double lambda;
        int probes = 1;
        boolean nearProbes;
    }

    private static double[] expected(ReferenceSampler r, Lane lane, double[] at, double lambda, double ref) {
        if (lane.probes == 1) return r.sample(at, lane.layer, lambda, ref, lane.offset);
        double[] sum = null;
        for (int p = 0; p < lane.probes; p++) {
            double along = (p + 0.5) / lane.probes - 0.5;
            double[] moved = at.clone();
            for (int c = 0; c < 3; c++) moved[c] += along * lane.major[c];
            double[] one = r.sample(moved, lane.layer, lambda, ref, lane.offset);
            if (sum == null) sum = new double[4];
            for (int c = 0; c < 4; c++) sum[c] += one[c] / lane.probes;
        }
        return sum;
    }

    /** The result must be that of the exact place, or of one so near that floats cannot tell them apart. */
    private void checkLane(Calls call, ReferenceSampler r, Lane lane, int components, int i, String where) {
        boolean nowhere = call.site.resource.shape.isCube() && lane.at[0] == 0 && lane.at[1] == 0 && lane.at[2] == 0;
        // A direction of no length names no texel.
        if (nowhere) return;
        double largest = 1;
        for (int c = 0; c < components; c++) largest = Math.max(largest, Math.abs(lane.at[c]));
        double near = largest * 1e-5;
        double tolerance = 2e-4 * largest;
        double closest = Double.POSITIVE_INFINITY;
        int places = (int) Math.pow(3, components + 1);
        for (int n = 0; n < places; n++) {
            double[] at = lane.at.clone();
            int rest = n;
            for (int c = 0; c < components; c++, rest /= 3) at[c] += (rest % 3 == 0 ? 0 : rest % 3 == 1 ? near : -near);
            double lambda = lane.lambda + (rest % 3 == 0 ? 0 : rest % 3 == 1 ? 1e-4 : -1e-4);
            double[] value = expected(r, lane, at, lambda, lane.ref);
            double error = 0;
            for (int c = 0; c < call.site.results.length; c++) {
                error = Math.max(
                        error,
                        Math.abs(r.swizzled(r.shadow ? new double[] {value[0], 0, 0, 1} : value, c)
                                - call.result(c, i)));
            }
            closest = Math.min(closest, error);
            if (closest <= tolerance) return;
        }
        // many probes, each at an edge of its own: only filters without jumps must agree exactly
        boolean jumps = r.magnifiesNearest() || call.site.resource.shape.isCube() || r.extremes();
        if (lane.probes > 1 && jumps) return;
        assertTrue(
                false,
                where + ", error " + closest + " at " + java.util.Arrays.toString(lane.at) + " lambda " + lane.lambda
                        + " got " + call.result(0, i) + " expected "
                        + java.util.Arrays.toString(expected(r, lane, lane.at, lane.lambda, lane.ref)));
    }

    /** Quads of coordinates with steps of all sizes, some exactly on texels' edges. */
    private void fillCoordinates(Calls call, int[] coord, ReferenceTexture t, int components) {
        float[] f = call.frame.f;
        boolean rect = t.desc.shape() == TextureShape.RECT;
        for (int q = 0; q < Calls.LANES; q += 4) {
            float scale = (float) Math.pow(2, random.nextInt(12) - 9);
            float range = random.nextInt(3) == 0 ? 6 : 1;
            for (int c = 0; c < coord.length; c++) {
                float base = (random.nextFloat() - (range > 1 ? 0.5f : 0)) * range;
                if (t.desc.shape().isCube()) base = random.nextFloat() * 2 - 1;
                if (random.nextInt(6) == 0) base = random.nextInt(5) * 0.25f;
                float dx = (random.nextFloat() - 0.5f) * scale;
                float dy = (random.nextFloat() - 0.5f) * scale;
                if (rect) {
                    base *= c == 0 ? t.desc.width() : t.desc.height();
                    dx *= 8;
                    dy *= 8;
                }
                if (c >= components) {
                    base = random.nextFloat() * 5 - 1;
                    dx = 0;
                    dy = 0;
                }
                for (int i = 0; i < 4; i++) f[coord[c] + q + i] = base + (i & 1) * dx + (i >> 1) * dy;
            }
        }
    }

    @Test
    void anyBitsAreSafeAndFinite() {
        float[] odd = {
            Float.NaN,
            Float.POSITIVE_INFINITY,
            Float.NEGATIVE_INFINITY,
            1e30f,
            -1e30f,
            3e9f,
            -3e9f,
            1e-40f,
            0,
            -0f,
            1,
            -1,
            0.99999994f,
            16777216
        };
        for (int round = 0; round < 3000; round++) {
            TextureShape shape = RandomPicks.of(random, SHAPES);
            ReferenceTexture t = texture(shape, Format.R8G8B8A8_UNORM);
            TextureUnit unit = TextureUnit.of(t.soft, view(t), sampler(t, false));
            Calls call = new Calls(shape, ScalarKind.F32, false);
            int[] coord = call.floats(TexOperand.COORD, shape.coordinates());
            int[] lod = random.nextInt(3) == 0 ? call.floats(TexOperand.LOD, 1) : null;
            boolean gather = lod == null && shape.dimensions() == 2 && random.nextInt(3) == 0;
            call.finish(gather ? Op.TEX_GATHER : Op.TEX_SAMPLE, 0, 4, false);
            for (int[] at : new int[][] {coord, lod == null ? new int[0] : lod}) {
                for (int o : at) {
                    for (int i = 0; i < Calls.LANES; i++) {
                        call.frame.f[o + i] = switch (random.nextInt(3)) {
                            case 0 -> odd[random.nextInt(odd.length)];
                            case 1 -> Float.intBitsToFloat(random.nextInt());
                            default -> random.nextFloat();
                        };
                    }
                }
            }
            call.run(unit);
            for (int i = 0; i < Calls.LANES; i++) {
                for (int c = 0; c < 4; c++) {
                    float v = call.result(c, i);
                    assertTrue(v >= -0.5f && v <= 1.5f, picks + ": " + v);
                }
            }
        }
    }
}
