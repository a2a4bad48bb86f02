package tepui.drivers.soft.texture;

import java.util.Arrays;
import tepui.ir.TextureShape;
import tepui.pipe.SamplerState;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.SamplerState.Mip;
import tepui.pipe.SamplerState.Reduction;
import tepui.pipe.SamplerState.Wrap;
import tepui.pipe.TextureView;
import tepui.pipe.TextureView.Swizzle;
import tepui.pipe.format.Format;

/** Reference sampler: OpenGL 4.6 core, 8.14, word by word, in doubles, without regard to speed. One lane at a time. */
final class ReferenceSampler {
    private final ReferenceTexture texture;
    private final TextureView.Desc view;
    private final SamplerState s;
    private final TextureShape shape;
    private final int dims;
    private final boolean normalized;
    private final double[] border = new double[4];
    final boolean shadow;

    ReferenceSampler(ReferenceTexture texture, TextureView.Desc view, SamplerState s, boolean shadow) {
        this.texture = texture;
        this.view = view;
        this.s = s;
        this.shadow = shadow;
        shape = view.shape();
        dims = shape.dimensions();
        normalized = s.normalized() && shape != TextureShape.RECT;
        Format f = texture.format;
        int[] raw = {s.border().r(), s.border().g(), s.border().b(), s.border().a()};
        for (int c = 0; c < 4; c++) {
            boolean there = f.isDepthStencil() ? c == 0 : f.channel(c) != null;
            boolean fromRed =
                    !f.isDepthStencil() && there && "LI".indexOf(f.channel(c).letter()) >= 0;
            double v = Float.intBitsToFloat(raw[fromRed ? 0 : c]);
            if (f.numeric() == Format.Numeric.UNORM) v = Math.max(0, Math.min(1, v));
            if (f.numeric() == Format.Numeric.SNORM) v = Math.max(-1, Math.min(1, v));
            border[c] = there ? v : c == 3 ? 1 : 0;
        }
    }

    private int width(int level) {
        return texture.desc.levelWidth(view.firstLevel() + level);
    }

    private int height(int level) {
        return texture.desc.levelHeight(view.firstLevel() + level);
    }

    private int depth(int level) {
        return shape == TextureShape.D3 ? texture.desc.levelDepth(view.firstLevel() + level) : 1;
    }

    private int size(int axis, int level) {
        return axis == 0 ? width(level) : axis == 1 ? height(level) : depth(level);
    }

    // ---- level of detail

    /** Half the logarithm of the larger squared length; dx and dy in units of the coordinates. */
    double lambda(double[] at, double[] dx, double[] dy) {
        double x = length(at, dx);
        double y = length(at, dy);
        if (Double.isNaN(x)) x = 0;
        if (Double.isNaN(y)) y = 0;
        return Math.log(Math.max(x, y)) / Math.log(2);
    }

    double length(double[] at, double[] d) {
        double[] texels = new double[3];
        if (shape.isCube()) {
            int face = face(at);
            double[] p = onFace(face, at);
            // the derivative of sc / ma by the quotient rule
            double[] dd = onFace(face, d);
            for (int i = 0; i < 2; i++) texels[i] = (dd[i] * p[2] - p[i] * dd[2]) / (p[2] * p[2]) * width(0) / 2;
        } else {
            for (int i = 0; i < dims; i++) texels[i] = d[i] * (normalized ? size(i, 0) : 1);
        }
        return Math.sqrt(texels[0] * texels[0] + texels[1] * texels[1] + texels[2] * texels[2]);
    }

    double biased(double lambda, double shaderBias) {
        double bias = s.lodBias() + shaderBias;
        return lambda + (Double.isNaN(bias) ? -16 : Math.max(-16, Math.min(16, bias)));
    }

    double clamped(double lambda) {
        return Double.isNaN(lambda) ? s.lodMin() : Math.max(s.lodMin(), Math.min(s.lodMax(), lambda));
    }

    boolean magnified(double lambda) {
        double c = s.mag() == Filter.LINEAR && s.min() == Filter.NEAREST && s.mip() != Mip.NONE ? 0.5 : 0;
        return lambda <= c;
    }

    /** How many probes the anisotropic filter takes for lengths of both derivatives in texels. */
    int probes(double px, double py) {
        int most = (int) Math.min(16, s.maxAnisotropy());
        if (most == 1 || s.min() != Filter.LINEAR || shape == TextureShape.RECT) return 1;
        double longer = Math.max(px, py);
        if (Double.isNaN(longer) || longer <= 1) return 1;
        return (int) Math.max(1, Math.min(most, Math.ceil(longer / Math.min(px, py) - 0.01)));
    }

    // ---- sampling

    /** One probe. {@code at}: coordinates without the layer; {@code lambda}: clamped. Components before the swizzle. */
    double[] sample(double[] at, double layer, double lambda, double ref, int[] offset) {
        int q = view.levels() - 1;
        Acc acc = new Acc();
        if (magnified(lambda)) {
            level(acc, at, layer, 0, s.mag(), ref, offset, 1);
        } else if (s.mip() == Mip.NONE) {
            level(acc, at, layer, 0, s.min(), ref, offset, 1);
        } else if (s.mip() == Mip.NEAREST) {
            int d = lambda <= 0.5 ? 0 : Math.min(q, (int) Math.ceil(lambda + 0.5) - 1);
            level(acc, at, layer, d, s.min(), ref, offset, 1);
        } else {
            int d1 = lambda >= q ? q : (int) Math.floor(lambda);
            int d2 = lambda >= q ? q : d1 + 1;
            double part = lambda >= q ? 0 : lambda - d1;
            level(acc, at, layer, d1, s.min(), ref, offset, 1 - part);
            level(acc, at, layer, d2, s.min(), ref, offset, part);
        }
        return acc.value;
    }

    private final class Acc {
        final double[] value = new double[4];

        Acc() {
            if (s.reduction() == Reduction.MIN) Arrays.fill(value, Double.POSITIVE_INFINITY);
            if (s.reduction() == Reduction.MAX) Arrays.fill(value, Double.NEGATIVE_INFINITY);
        }

        void add(double[] texel, double weight, double ref) {
            if (weight == 0) return;
            double[] t = texel.clone();
            if (shadow) t[0] = passes(ref, texel[0]) ? 1 : 0;
            for (int c = 0; c < 4; c++) {
                switch (s.reduction()) {
                    case AVERAGE -> value[c] += weight * t[c];
                    case MIN -> value[c] = Math.min(value[c], t[c]);
                    case MAX -> value[c] = Math.max(value[c], t[c]);
                }
            }
        }
    }

    boolean passes(double ref, double depth) {
        double r = texture.format.isNormalized() ? Math.max(0, Math.min(1, ref)) : ref;
        return switch (s.compare()) {
            case NEVER -> false;
            case LESS -> r < depth;
            case EQUAL -> r == depth;
            case LESS_EQUAL -> r <= depth;
            case GREATER -> r > depth;
            case NOT_EQUAL -> r != depth;
            case GREATER_EQUAL -> r >= depth;
            case ALWAYS -> true;
        };
    }

    private void level(
            Acc acc, double[] at, double layer, int level, Filter filter, double ref, int[] offset, double share) {
        if (share == 0) return;
        double[] p = at;
        int z = layer(layer);
        if (shape.isCube()) {
            int face = face(at);
            double[] f = onFace(face, at);
            p = new double[] {(f[0] / f[2] + 1) / 2, (f[1] / f[2] + 1) / 2};
            z = z * 6 + face;
        }
        int[][] i = new int[3][2];
        double[] part = new double[3];
        for (int a = 0; a < dims; a++) {
            double u = tamed(p[a], wrap(a)) * (normalized ? size(a, level) : 1);
            if (shape.isCube() && s.seamlessCube()) seamlessAxis(u, size(a, level), filter, i[a], part, a);
            else axis(u + (offset == null ? 0 : offset[a]), size(a, level), wrap(a), filter, i[a], part, a);
        }
        if (filter == Filter.NEAREST) {
            acc.add(texel(level, i[0][0], i[1][0], dims > 2 ? i[2][0] : z, 0), share, ref);
            return;
        }
        for (int t = 0; t < 1 << dims; t++) {
            double weight = share;
            int[] c = new int[3];
            for (int a = 0; a < dims; a++) {
                c[a] = i[a][t >> a & 1];
                weight *= (t >> a & 1) != 0 ? part[a] : 1 - part[a];
            }
            int n = width(level);
            boolean corner = shape.isCube() && s.seamlessCube() && (c[0] < 0 || c[0] >= n) && (c[1] < 0 || c[1] >= n);
            if (corner) {
                int x = Math.max(0, Math.min(n - 1, c[0]));
                int y = Math.max(0, Math.min(n - 1, c[1]));
                acc.add(texel(level, x, y, z, 0), weight / 3, ref);
                acc.add(texel(level, c[0], y, z, 0), weight / 3, ref);
                acc.add(texel(level, x, c[1], z, 0), weight / 3, ref);
            } else {
                acc.add(texel(level, c[0], c[1], dims > 2 ? c[2] : z, 0), weight, ref);
            }
        }
    }

    /** The footprint of a gather: texels (0,0), (1,0), (0,1), (1,1), not compared. */
    double[][] gather(double[] at, double layer, int[] offset) {
        double[][] out = new double[4][];
        double[] p = at;
        int z = layer(layer);
        if (shape.isCube()) {
            int face = face(at);
            double[] f = onFace(face, at);
            p = new double[] {(f[0] / f[2] + 1) / 2, (f[1] / f[2] + 1) / 2};
            z = z * 6 + face;
        }
        int[][] i = new int[3][2];
        double[] part = new double[3];
        for (int a = 0; a < 2; a++) {
            double u = tamed(p[a], wrap(a)) * (normalized ? size(a, 0) : 1);
            if (shape.isCube() && s.seamlessCube()) seamlessAxis(u, size(a, 0), Filter.LINEAR, i[a], part, a);
            else axis(u + (offset == null ? 0 : offset[a]), size(a, 0), wrap(a), Filter.LINEAR, i[a], part, a);
        }
        int n = width(0);
        for (int t = 0; t < 4; t++) {
            int x = i[0][t & 1];
            int y = i[1][t >> 1];
            boolean corner = shape.isCube() && s.seamlessCube() && (x < 0 || x >= n) && (y < 0 || y >= n);
            out[t] = corner ? null : texel(0, x, y, z, 0);
        }
        return out;
    }

    /** What the specification leaves open: NaN is 0, as is what has no fraction where a wrap repeats; infinity is far away. */
    private static double tamed(double coord, Wrap wrap) {
        if (Double.isNaN(coord)) return 0;
        boolean repeats = wrap == Wrap.REPEAT || wrap == Wrap.MIRRORED_REPEAT;
        if (repeats && Math.abs(coord) >= 0x1p24) return 0;
        return Math.max(-1e9, Math.min(1e9, coord));
    }

    private Wrap wrap(int axis) {
        return axis == 0 ? s.wrapS() : axis == 1 ? s.wrapT() : s.wrapR();
    }

    private int layer(double layer) {
        int layers = shape.isCube() ? view.layers() / 6 : view.layers();
        return (int) Math.max(0, Math.min(layers - 1, Math.rint(layer)));
    }

    private static void seamlessAxis(double u, int n, Filter filter, int[] i, double[] part, int a) {
        if (filter == Filter.NEAREST) {
            i[0] = (int) Math.max(0, Math.min(n - 1, Math.floor(u)));
        } else {
            i[0] = (int) Math.floor(u - 0.5);
            i[1] = i[0] + 1;
            part[a] = u - 0.5 - i[0];
        }
    }

    /** Table 8.20 of the specification; MIN_VALUE marks the border. */
    private static void axis(double u, int n, Wrap wrap, Filter filter, int[] i, double[] part, int a) {
        boolean linear = filter == Filter.LINEAR;
        switch (wrap) {
            case CLAMP -> u = Math.max(0, Math.min(n, u));
            case MIRROR_CLAMP -> u = Math.max(-n, Math.min(n, u));
            default -> {}
        }
        long first = (long) Math.floor(linear ? u - 0.5 : u);
        part[a] = linear ? u - 0.5 - first : 0;
        for (int k = 0; k < (linear ? 2 : 1); k++) {
            long t = first + k;
            if (wrap.name().startsWith("MIRROR_") && t < 0) t = -1 - t;
            boolean outside = t < 0 || t >= n;
            i[k] = switch (wrap) {
                case REPEAT -> (int) Math.floorMod(t, (long) n);
                case MIRRORED_REPEAT -> {
                    long m = Math.floorMod(t, 2L * n);
                    yield (int) (m < n ? m : 2L * n - 1 - m);
                }
                case CLAMP_TO_BORDER, MIRROR_CLAMP_TO_BORDER -> outside ? Integer.MIN_VALUE : (int) t;
                case CLAMP, MIRROR_CLAMP ->
                    outside ? linear ? Integer.MIN_VALUE : (int) Math.max(0, Math.min(n - 1, t)) : (int) t;
                default -> (int) Math.max(0, Math.min(n - 1, t));
            };
        }
    }

    private double[] texel(int level, int x, int y, int z, int sample) {
        if (x == Integer.MIN_VALUE || y == Integer.MIN_VALUE || z == Integer.MIN_VALUE) return border;
        int n = width(level);
        int slice = z;
        if (shape.isCube() && (x < 0 || y < 0 || x >= n || y >= n)) {
            // the texel's centre as a direction, and where that meets the cube
            double sc = (2 * x + 1.0) / n - 1;
            double tc = (2 * y + 1.0) / n - 1;
            double[] d = direction(z % 6, sc, tc);
            int face = face(d);
            double[] f = onFace(face, d);
            x = (int) Math.max(0, Math.min(n - 1, Math.floor((f[0] / f[2] + 1) / 2 * n)));
            y = (int) Math.max(0, Math.min(n - 1, Math.floor((f[1] / f[2] + 1) / 2 * n)));
            slice = z / 6 * 6 + face;
        }
        if (shape != TextureShape.D3) slice += view.firstLayer();
        return texture.texel(view.firstLevel() + level, x, dims > 1 ? y : 0, slice, sample);
    }

    // ---- cubes: table 8.19

    private static int face(double[] r) {
        double x = Math.abs(r[0]);
        double y = Math.abs(r[1]);
        double z = Math.abs(r[2]);
        if (x > y && x > z) return r[0] >= 0 ? 0 : 1;
        if (y > z) return r[1] >= 0 ? 2 : 3;
        return r[2] >= 0 ? 4 : 5;
    }

    /** sc, tc, |ma|. */
    private static double[] onFace(int face, double[] r) {
        return switch (face) {
            case 0 -> new double[] {-r[2], -r[1], r[0]};
            case 1 -> new double[] {r[2], -r[1], -r[0]};
            case 2 -> new double[] {r[0], r[2], r[1]};
            case 3 -> new double[] {r[0], -r[2], -r[1]};
            case 4 -> new double[] {r[0], -r[1], r[2]};
            default -> new double[] {-r[0], -r[1], -r[2]};
        };
    }

    private static double[] direction(int face, double s, double t) {
        return switch (face) {
            case 0 -> new double[] {1, -t, -s};
            case 1 -> new double[] {-1, -t, s};
            case 2 -> new double[] {s, 1, t};
            case 3 -> new double[] {s, -1, -t};
            case 4 -> new double[] {s, -t, 1};
            default -> new double[] {-s, -t, -1};
        };
    }

    boolean magnifiesNearest() {
        return s.mag() == Filter.NEAREST;
    }

    boolean extremes() {
        return s.reduction() != Reduction.AVERAGE;
    }

    // ---- results

    double swizzled(double[] value, int c) {
        Swizzle from = c == 0 ? view.r() : c == 1 ? view.g() : c == 2 ? view.b() : view.a();
        return from == Swizzle.ZERO ? 0 : from == Swizzle.ONE ? 1 : value[from.ordinal()];
    }
}
