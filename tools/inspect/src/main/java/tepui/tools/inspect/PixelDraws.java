package tepui.tools.inspect;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Parser;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.CompareFunc;
import tepui.pipe.Context;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Limits;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StateTables;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;

/**
 * Draw that is made in parts, limited to a pixel, to find its fragments there. A part is the first vertices of a range, so that primitives keep their
 * numbers, windings and neighbours; of several instances, the first ones. What was bound is bound again in the end, and the pixel is as it was.
 */
final class PixelDraws implements AutoCloseable {
    /** Fragments of one draw that are told. */
    private static final int MOST = 64;

    /** Tests that are switched on one after another. */
    private enum Tests {
        /** Every primitive that covers the pixel, with a shader that does nothing. */
        NONE,
        CULLING,
        SHADER,
        ALPHA
    }

    /** A part of the draw behind which there are more fragments than before it. */
    private record Hit(int range, int vertices, long fragments) {}

    private static final String NOTHING = """
            shader fragment "probe" {
              entry func @main() {
                return
              }
            }
            """;

    private final ObservedContext observed;
    private final Context context;
    private final BoundState bound;
    private final StateTables states;
    private final Draw draw;
    private final int color;
    private final int x;
    private final int y;
    private final RenderTargets targets;
    private final Pixel pixel;
    private final Query query;
    private final ShaderObject nothing;
    private final RasterState raster;
    private final DepthStencilState depthStencil;
    private String note = "";

    PixelDraws(ObservedContext observed, Draw draw, int color, int x, int y) {
        this.observed = observed;
        context = observed.behind();
        bound = observed.bound;
        states = context.device().states();
        this.draw = draw;
        this.color = color;
        this.x = x;
        this.y = y;
        RenderTargets t = bound.targets;
        if (t == null) throw new IllegalStateException("PixelDraws: there are no targets");
        targets = t;
        pixel = new Pixel(context, targets, x, y);
        query = context.device().createQuery(Query.Kind.OCCLUSION, 0);
        Shader shader = Parser.parse(NOTHING);
        nothing = context.device().createShader(shader, null);
        raster = states.raster.get(bound.raster);
        depthStencil = states.depthStencil.get(bound.depthStencil);
    }

    /** Why a draw cannot be made in parts; null where it can. */
    static @Nullable String reason(ObservedContext context, @Nullable Draw draw) {
        BoundState b = context.bound;
        if (draw == null) return "a draw whose ranges only the device knows: its fragments are not told apart";
        if (b.targets != null && b.targets.samples() > 1)
            return "several samples a pixel: values are averages, and fragments are not told apart";
        if (b.openQueries > 0) return "a query counts this draw, so it is not made again: fragments are not told apart";
        if (b.conditional || b.streams) return "the draw has effects besides: fragments are not told apart";
        for (BoundState.Image i : b.images.values())
            if (i.writable()) return "shaders may write images: fragments are not told apart";
        for (BoundState.Range r : b.storage.values())
            if (r.writable()) return "shaders may write buffers: fragments are not told apart";
        return null;
    }

    String note() {
        return note;
    }

    // ---- fragments -------------------------------------------------------------------------------------------------

    List<PixelHistory.Fragment> fragments() {
        List<PixelHistory.Fragment> fragments = new ArrayList<>();
        if (raster.discard()) return fragments;
        state(Tests.NONE);
        long all = count(draw.rangeCount() - 1, last());
        if (all == 0) return fragments;
        List<Hit> hits = hits();
        for (Hit hit : hits) fragments.add(fragment(hit));
        return fragments;
    }

    private int last() {
        return draw.instances() > 1 ? draw.instances() : draw.vertices(draw.rangeCount() - 1);
    }

    private boolean isWhole() {
        return draw.primitive() == Primitive.LINE_LOOP;
    }

    private List<Hit> hits() {
        List<Hit> hits = new ArrayList<>();
        long before = 0;
        for (int range = 0; range < draw.rangeCount() && hits.size() < MOST; range++) {
            int end = draw.instances() > 1 ? draw.instances() : draw.vertices(range);
            // Of several instances, all ranges belong to each.
            if (draw.instances() > 1) range = draw.rangeCount() - 1;
            long after = count(range, end);
            if (isWhole() && after > before) hits.add(new Hit(range, end, after - before));
            else search(hits, range, 0, before, end, after);
            before = after;
        }
        if (hits.size() >= MOST) note = "the first " + MOST + " of its fragments";
        return hits;
    }

    private void search(List<Hit> hits, int range, int from, long before, int to, long after) {
        if (before == after || hits.size() >= MOST) return;
        if (to - from == 1) {
            hits.add(new Hit(range, to, after - before));
            return;
        }
        int middle = (from + to) >>> 1;
        long between = count(range, middle);
        search(hits, range, from, before, middle, between);
        search(hits, range, middle, between, to, after);
    }

    /** Draws all before a part and the part. */
    private void part(int range, int count) {
        if (draw.instances() > 1) {
            if (count == 0) return;
            new Draw(draw.primitive(), draw.indexed(), draw.firstInstance(), count, draw.ranges(), draw.drawId())
                    .run(context);
        } else {
            draw.runPart(context, range, count);
        }
    }

    private long count(int range, int count) {
        context.beginQuery(query);
        part(range, count);
        context.endQuery(query);
        return context.queryResult(query, true);
    }

    /** How many of a hit's fragments are left. */
    private long left(Hit hit) {
        return count(hit.range, hit.vertices) - count(hit.range, isWhole() ? 0 : hit.vertices - 1);
    }

    private PixelHistory.Fragment fragment(Hit hit) {
        String what = what(hit);
        int[] s = bound.scissors[0];
        if (raster.scissor() && (x < s[0] || y < s[1] || x >= s[0] + s[2] || y >= s[1] + s[3]))
            return failed(what, "outside of the scissor rectangle");
        state(Tests.CULLING);
        if (left(hit) == 0) return failed(what, "culled: " + raster.cull() + " faces are");
        state(Tests.SHADER);
        if (left(hit) == 0) return failed(what, "discarded by the fragment shader");
        state(Tests.ALPHA);
        if (left(hit) == 0) {
            String output = output(hit);
            return new PixelHistory.Fragment(
                    what,
                    false,
                    "failed the alpha test, " + depthStencil.alphaFunc() + " "
                            + StateText.decimal(bound.alphaReference),
                    output,
                    "",
                    "");
        }
        if ((bound.sampleMask & 1) == 0) return failed(what, "masked by the sample mask");
        return tested(hit, what);
    }

    private static PixelHistory.Fragment failed(String what, String why) {
        return new PixelHistory.Fragment(what, false, why, "", "", "");
    }

    /** Depth and stencil decide: the draw itself is made, up to the fragment and with it. */
    private PixelHistory.Fragment tested(Hit hit, String what) {
        String output = output(hit);
        program();
        int before = isWhole() ? 0 : hit.vertices - 1;
        long without = count(hit.range, before);
        String from = Pixel.text(observed, targets, color, x, y);
        byte[] depth = Pixel.depth(context, targets, x, y);
        pixel.restore();
        long with = count(hit.range, hit.vertices);
        String to = Pixel.text(observed, targets, color, x, y);
        pixel.restore();
        if (with > without) {
            boolean masked = states.blend.get(bound.blend).target(color).writeMask() == 0;
            return new PixelHistory.Fragment(
                    what, true, masked ? "passed; colours are masked" : "passed", output, from, to);
        }
        return new PixelHistory.Fragment(what, false, stopped(hit, depth, output), output, from, to);
    }

    private String stopped(Hit hit, byte @Nullable [] held, String output) {
        RenderTargets.Attachment a = targets.depthStencil();
        if (a == null || held == null) return "failed a test";
        Format format = a.texture().desc().format();
        Integer stencil = Texels.stencil(format, held);
        if (depthStencil.stencilTest() && stencil != null) {
            boolean front = isFront(hit);
            DepthStencilState.Face face = front ? depthStencil.front() : depthStencil.back();
            int reference = (front ? bound.stencilFront : bound.stencilBack) & face.readMask();
            int value = stencil & face.readMask();
            if (!passes(face.func(), Integer.compare(reference, value)))
                return "failed the stencil test: " + reference + " " + face.func() + " " + value;
        }
        float depth = Texels.depth(format, held);
        if (depthStencil.depthBounds()
                && (depth < depthStencil.depthBoundsMin() || depth > depthStencil.depthBoundsMax()))
            return "outside of the depth bounds: " + StateText.decimal(depth);
        int at = output.lastIndexOf("depth ");
        return "failed the depth test: " + (at < 0 ? "" : output.substring(at + 6) + " ") + depthStencil.depthFunc()
                + " " + StateText.decimal(depth);
    }

    private static boolean passes(CompareFunc func, int compared) {
        return switch (func) {
            case NEVER -> false;
            case LESS -> compared < 0;
            case EQUAL -> compared == 0;
            case LESS_EQUAL -> compared <= 0;
            case GREATER -> compared > 0;
            case NOT_EQUAL -> compared != 0;
            case GREATER_EQUAL -> compared >= 0;
            case ALWAYS -> true;
        };
    }

    private boolean isFront(Hit hit) {
        state(Tests.NONE);
        RasterState.Builder b = atPixel(raster);
        b.cull = RasterState.Cull.BACK;
        context.bindRaster(states.raster.intern(b.build()));
        return left(hit) > 0;
    }

    private String what(Hit hit) {
        String more = hit.fragments == 1 ? "" : ", " + hit.fragments + " fragments";
        if (draw.instances() > 1) return "instance " + (draw.firstInstance() + hit.vertices - 1) + more;
        String range = draw.rangeCount() > 1 ? " of range " + hit.range : "";
        int v = hit.vertices;
        String name = switch (draw.primitive()) {
            case TRIANGLES -> "triangle " + ((v - 1) / 3);
            case TRIANGLE_STRIP, TRIANGLE_FAN, POLYGON -> "triangle " + (v - 3);
            case QUADS -> "quad " + ((v - 1) / 4);
            case LINES -> "line " + ((v - 1) / 2);
            case LINE_STRIP -> "line " + (v - 2);
            case POINTS -> "point " + (v - 1);
            default -> draw.primitive() + " up to vertex " + (v - 1);
        };
        return name + range + more;
    }

    // ---- what the shader gave --------------------------------------------------------------------------------------

    /** Colour and depth of the hit's last fragment, drawn into targets of their own without any test. */
    private String output(Hit hit) {
        RenderTargets.Attachment a = targets.color(color);
        Format format = a == null ? Format.R8G8B8A8_UNORM : a.texture().desc().format();
        Format wide = !format.isInteger()
                ? Format.R32G32B32A32_FLOAT
                : format.isUnsignedInteger() ? Format.R32G32B32A32_UINT : Format.R32G32B32A32_SINT;
        Texture colors = context.device()
                .createTexture(TextureDesc.of2d(wide, targets.width(), targets.height(), Bind.COLOR_TARGET));
        Texture depths = context.device()
                .createTexture(
                        TextureDesc.of2d(Format.D32_FLOAT, targets.width(), targets.height(), Bind.DEPTH_STENCIL));
        try {
            List<RenderTargets.@Nullable Attachment> list = new ArrayList<>();
            for (int i = 0; i < color; i++) list.add(null);
            list.add(RenderTargets.Attachment.of(colors));
            context.setRenderTargets(RenderTargets.of(list, RenderTargets.Attachment.of(depths)));
            state(Tests.SHADER);
            context.bindBlend(states.blend.intern(BlendState.REPLACE));
            context.bindDepthStencil(
                    states.depthStencil.intern(DepthStencilState.depth(true, true, CompareFunc.ALWAYS)));
            part(hit.range, hit.vertices);
            String depth = Texels.text(Format.D32_FLOAT, Pixel.read(context, depths, 0, 0, x, y));
            return Texels.text(wide, Pixel.read(context, colors, 0, 0, x, y)) + "; " + depth;
        } finally {
            context.setRenderTargets(targets);
            context.device().destroy(colors);
            context.device().destroy(depths);
        }
    }

    // ---- states ----------------------------------------------------------------------------------------------------

    private RasterState.Builder atPixel(RasterState from) {
        RasterState.Builder b = from.with();
        b.scissor = true;
        return b;
    }

    private void atPixel() {
        for (int i = 0; i < Limits.VIEWPORTS; i++) context.setScissor(i, x, y, 1, 1);
    }

    /** Counts without writing anything, with some tests on. */
    private void state(Tests tests) {
        atPixel();
        RasterState.Builder b = atPixel(raster);
        if (tests == Tests.NONE) b.cull = RasterState.Cull.NONE;
        context.bindRaster(states.raster.intern(b.build()));
        BlendState.Target off = new BlendState.Target(false, BlendState.Term.COPY, BlendState.Term.COPY, 0);
        context.bindBlend(states.blend.intern(new BlendState(List.of(off), false, false, false, null)));
        DepthStencilState d = DepthStencilState.OFF;
        if (tests == Tests.ALPHA) d = d.withAlphaTest(depthStencil.alphaFunc());
        context.bindDepthStencil(states.depthStencil.intern(d));
        context.setSampleMask(-1);
        boolean real = tests.compareTo(Tests.SHADER) >= 0 && bound.shader(Stage.FRAGMENT) != null;
        context.bindShader(Stage.FRAGMENT, real ? bound.shader(Stage.FRAGMENT) : nothing);
    }

    /** The program's own states, at the pixel alone. */
    private void program() {
        atPixel();
        context.bindRaster(states.raster.intern(atPixel(raster).build()));
        context.bindBlend(bound.blend);
        context.bindDepthStencil(bound.depthStencil);
        context.setSampleMask(bound.sampleMask);
        context.bindShader(Stage.FRAGMENT, bound.shader(Stage.FRAGMENT));
    }

    @Override
    public void close() {
        for (int i = 0; i < Limits.VIEWPORTS; i++) {
            int[] s = bound.scissors[i];
            context.setScissor(i, s[0], s[1], s[2], s[3]);
        }
        context.bindRaster(bound.raster);
        context.bindBlend(bound.blend);
        context.bindDepthStencil(bound.depthStencil);
        context.setSampleMask(bound.sampleMask);
        context.bindShader(Stage.FRAGMENT, bound.shader(Stage.FRAGMENT));
        context.setRenderTargets(targets);
        context.device().destroy(query);
        context.device().destroy(nothing);
    }
}
