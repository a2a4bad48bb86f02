package tepui.tools.kit.cases;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tepui.ir.Builtin;
import tepui.ir.Type;
import tepui.pipe.Bind;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.SampleLocations;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;

/** Samples in other places than the device's own: what they cover, what shaders are told of them, and that the next targets know nothing of it. */
final class SampleLocationCases {
    private static final int SIZE = 8;
    private static final Format FORMAT = Format.R8G8B8A8_UNORM;

    private SampleLocationCases() {}

    static void addTo(Kit kit) {
        for (int count : new int[] {2, 4, 8}) {
            int n = count;
            String of = "." + n;
            Area area = kit.area("sampleLocations")
                    .needs("sample locations", c -> c.sampleLocationGrid > 0)
                    .needs(n + " samples", c -> c.maxSamples >= n)
                    .needsFormat(FORMAT, FormatSupport.COLOR_TARGET | FormatSupport.samples(n));
            area.add("coverage" + of, s -> coverage(s, n));
            area.add("leftAlone" + of, s -> leftAlone(s, n));
            area.needs("sample shading", c -> c.sampleShading).add("position" + of, s -> position(s, n));
            area.needsFormat(Format.D32_FLOAT, FormatSupport.DEPTH_STENCIL | FormatSupport.samples(n))
                    .add("depth" + of, s -> depth(s, n));
            area.needs("two pixels along a side", c -> c.sampleLocationGrid > 1).add("grid" + of, s -> grid(s, n));
        }
    }

    /** Sample i at x = (1 + 2 i) modulo 16 and y = 3. */
    private static SampleLocations row(int n) {
        List<Integer> at = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            at.add((1 + 2 * i) % SampleLocations.STEPS);
            at.add(3);
        }
        return new SampleLocations(1, n, at);
    }

    private static RenderTargets targets(int n, RenderTargets like) {
        return targets(like, row(n));
    }

    @SuppressWarnings("NullAway") // a list with nulls, as RenderTargets takes it
    private static RenderTargets targets(RenderTargets like, SampleLocations places) {
        return new RenderTargets(like.colors(), like.depthStencil(), SIZE, SIZE, 1, places.samples(), places);
    }

    private static Texture multisample(Scene s, Format format, int n) {
        int bind = format.isDepthStencil() ? Bind.DEPTH_STENCIL : Bind.COLOR_TARGET;
        return s.texture(TextureDesc.multisample(format, SIZE, SIZE, n, bind | Bind.SAMPLED));
    }

    private static void clear(Scene s) {
        s.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
    }

    /** How many samples of a row lie left of a place in the pixel, in sixteenths. */
    private static int left(SampleLocations places, int n, int x) {
        int count = 0;
        for (int i = 0; i < n; i++) if (places.x(0, i) < x) count++;
        return count;
    }

    private static int share(int covered, int n) {
        return Math.round(255f * covered / n);
    }

    private static void coverage(Scene s, int n) {
        Texture ms = multisample(s, FORMAT, n);
        s.target(targets(n, RenderTargets.of(ms)));
        for (int x = 0; x <= 16; x += 2) {
            clear(s);
            s.rect(0, 0, 3 + x / 16f, SIZE, 0, 1, 1, 1, 1);
            Texture got = MultisampleCases.resolved(s, ms);
            int part = share(left(row(n), n, x), n);
            s.pixel(got, 2, 2, 255, 255, 255, 255, 1);
            s.pixel(got, 3, 2, part, part, part, part, 1);
            s.pixel(got, 4, 2, 0, 0, 0, 0, 1);
        }
        // All have one y: rows are covered as a whole, from it on.
        clear(s);
        s.rect(0, 3.25f, SIZE, SIZE, 0, 1, 1, 1, 1);
        Texture got = MultisampleCases.resolved(s, ms);
        s.pixel(got, 2, 3, 0, 0, 0, 0, 1);
        s.pixel(got, 2, 4, 255, 255, 255, 255, 1);
    }

    /** Targets without locations have the device's own, before and after. */
    private static void leftAlone(Scene s, int n) {
        float[] own = s.device.samplePositions(n);
        Texture ms = multisample(s, FORMAT, n);
        for (int i = 0; i < 2; i++) {
            s.target(RenderTargets.of(ms));
            clear(s);
            s.rect(0, 0, 3.5f, SIZE, 0, 1, 1, 1, 1);
            int covered = 0;
            for (int k = 0; k < n; k++) if (own[2 * k] < 0.5f) covered++;
            int part = share(covered, n);
            s.pixel(MultisampleCases.resolved(s, ms), 3, 2, part, part, part, part, 1);
            s.target(targets(n, RenderTargets.of(ms)));
            s.rect(0, 0, 3.5f, SIZE, 0, 1, 1, 1, 1);
        }
    }

    private static void position(Scene s, int n) {
        Texture ms = multisample(s, FORMAT, n);
        s.target(targets(n, RenderTargets.of(ms)));
        clear(s);
        s.drawFullScreen(MultisampleCases.perSample(
                "sample_position",
                (f, b) -> b.vec(b.loadInput(f.input(Builtin.SAMPLE_POSITION, Type.F32X2)), b.f32(0, 1))));
        double x = 0;
        for (int i = 0; i < n; i++) x += row(n).x(0, i) / 16.0 / n;
        s.solid(
                MultisampleCases.resolved(s, ms),
                (int) Math.round(255 * x),
                (int) Math.round(255 * 3 / 16.0),
                0,
                255,
                1);
    }

    /** Depth is taken where the sample is: of a slope along x, those to the left are nearer. */
    private static void depth(Scene s, int n) {
        Texture ms = multisample(s, FORMAT, n);
        Texture depth = multisample(s, Format.D32_FLOAT, n);
        s.target(targets(n, RenderTargets.of(ms, depth)));
        clear(s);
        // The middle of the fourth pixel is as deep as what was cleared.
        s.context.clearDepthStencil(true, 3.5 / SIZE, false, 0, 0, null);
        s.depthStencil(DepthStencilState.depth(true, true, CompareFunc.LESS));
        float near = s.clipZ(0);
        float far = s.clipZ(1);
        float[] corners = new float[32];
        Arrays.fill(corners, 1);
        for (int i = 0; i < 4; i++) {
            corners[8 * i] = (i & 1) == 0 ? -1 : 1;
            corners[8 * i + 1] = i < 2 ? -1 : 1;
            corners[8 * i + 2] = (i & 1) == 0 ? near : far;
        }
        s.draw(Primitive.TRIANGLE_STRIP, corners);
        int part = share(left(row(n), n, 8), n);
        Texture got = MultisampleCases.resolved(s, ms);
        s.pixel(got, 2, 2, 255, 255, 255, 255, 1);
        s.pixel(got, 3, 2, part, part, part, part, 1);
        s.pixel(got, 4, 2, 0, 0, 0, 0, 1);
    }

    /** Of two by two pixels each has its samples in a corner of its own. */
    private static void grid(Scene s, int n) {
        List<Integer> at = new ArrayList<>();
        for (int pixel = 0; pixel < 4; pixel++) {
            for (int i = 0; i < n; i++) {
                at.add((pixel & 1) == 0 ? 2 : 13);
                at.add(pixel < 2 ? 3 : 12);
            }
        }
        Texture ms = multisample(s, FORMAT, n);
        s.target(targets(RenderTargets.of(ms), new SampleLocations(2, n, at)));
        clear(s);
        // The left half of each of two neighbours, then the lower half of two above one another.
        s.rect(2, 0, 2.5f, SIZE, 0, 1, 0, 0, 1);
        s.rect(3, 0, 3.5f, SIZE, 0, 1, 0, 0, 1);
        s.rect(4, 4, SIZE, 4.5f, 0, 1, 0, 0, 1);
        s.rect(4, 5, SIZE, 5.5f, 0, 1, 0, 0, 1);
        Texture got = MultisampleCases.resolved(s, ms);
        s.pixel(got, 2, 1, 255, 0, 0, 255, 1);
        s.pixel(got, 3, 1, 0, 0, 0, 0, 1);
        s.pixel(got, 5, 4, 255, 0, 0, 255, 1);
        s.pixel(got, 5, 5, 0, 0, 0, 0, 1);
    }
}
