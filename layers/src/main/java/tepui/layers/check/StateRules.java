package tepui.layers.check;

import java.util.Arrays;
import tepui.pipe.BlendState;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Device;
import tepui.pipe.RasterState;
import tepui.pipe.SamplerState;
import tepui.pipe.StateTable;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.FormatSupport;

/**
 * Rules of states: known ids, and nothing that the device cannot do. Each state is looked at once, when it is first
 * bound.
 */
final class StateRules extends RuleGroup {
    private static final SamplerState.Border[] USUAL_BORDERS = {
        SamplerState.Border.TRANSPARENT_BLACK,
        SamplerState.Border.of(0, 0, 0, 1),
        SamplerState.Border.of(1, 1, 1, 1),
        new SamplerState.Border(0, 0, 0, 1),
        new SamplerState.Border(1, 1, 1, 1)
    };

    private boolean[] blends = {};
    private boolean[] rasters = {};
    private boolean[] depthStencils = {};
    private boolean[] samplers = {};
    private boolean[] layouts = {};

    StateRules(Device device, ObjectTable objects, Violations out, BoundShadow bound) {
        super(device, objects, out, bound);
    }

    private boolean known(String call, StateTable<?> table, int id) { // hot
        if (id >= 0 && id < table.size()) return true;
        out.broken(Rule.STATE_KNOWN, call, "id", "is " + id + ", the device has " + table.size() + " such states");
        return false;
    }

    private static boolean[] room(boolean[] seen, int id) { // hot
        return id < seen.length ? seen : Arrays.copyOf(seen, id + 16);
    }

    // ---- blend -----------------------------------------------------------------------------------------------------

    boolean blend(int id) { // hot
        if (!known("bindBlend", device.states().blend, id)) return false;
        blends = room(blends, id);
        if (!blends[id]) {
            blend(device.states().blend.get(id));
            blends[id] = true;
        }
        return true;
    }

    private void blend(BlendState s) {
        if (!caps.independentBlend && s.targets().stream().distinct().count() > 1)
            blend("gives targets their own blending");
        if (!caps.alphaToOne && s.alphaToOne()) blend("sets alpha to one");
        if (!caps.logicOp && s.logicOp() != null) blend("has a logic operation");
        if (!caps.advancedBlend && s.advanced() != null) blend("has an advanced equation");
        if (!caps.dualSourceBlend && s.targets().stream().anyMatch(StateRules::isDualSource)) {
            blend("blends with a second source");
        }
    }

    private void blend(String what) {
        out.broken(Rule.BLEND_SUPPORTED, "bindBlend", "state", what + ", which the device does not do");
    }

    static boolean isDualSource(BlendState.Target t) {
        return t.enabled()
                && (t.rgb().source().isDualSource()
                        || t.rgb().destination().isDualSource()
                        || t.alpha().source().isDualSource()
                        || t.alpha().destination().isDualSource());
    }

    // ---- rasteriser ------------------------------------------------------------------------------------------------

    boolean raster(int id) { // hot
        if (!known("bindRaster", device.states().raster, id)) return false;
        rasters = room(rasters, id);
        if (!rasters[id]) {
            raster(device.states().raster.get(id));
            rasters[id] = true;
        }
        return true;
    }

    private void raster(RasterState s) {
        boolean filled = s.fillFront() == RasterState.Fill.FILL && s.fillBack() == RasterState.Fill.FILL;
        raster(filled || caps.polygonMode, "draws polygons as lines or points");
        raster(s.fillFront() == s.fillBack() || caps.polygonModePerFace, "draws the faces in two ways");
        raster(
                s.lineWidth() == 1 || caps.wideLines && s.lineWidth() <= caps.maxLineWidth,
                "has lines of " + s.lineWidth());
        raster(!s.lineSmooth() || caps.smoothLines, "smooths lines");
        raster(!s.lineLastPixel() || caps.lineLastPixel, "draws the last pixel of lines");
        raster(!s.lineStipple() || caps.lineStipple, "stipples lines");
        raster(
                s.pointSizeFromShader()
                        || s.pointSize() == 1
                        || caps.pointSizeState && s.pointSize() <= caps.maxPointSize,
                "has points of " + s.pointSize());
        raster(
                s.provokingFirst() ? caps.provokingFirst : caps.provokingLast,
                "takes flat values from the vertex that it does");
        raster(s.depthClipNear() && s.depthClipFar() || caps.depthClamp, "clamps depth");
        raster(s.depthClipNear() == s.depthClipFar() || caps.depthClampSeparate, "clamps depth on one side");
        raster(s.biasClamp() == 0 || caps.depthBiasClamp, "clamps the depth bias");
        raster(!s.biasUnscaled() || caps.biasUnscaled, "has an unscaled depth bias");
        raster(s.clipHalfZ() ? caps.clipHalfZ : caps.clipMinusWToW, "has the clip space that it has");
        raster(!s.pixelCenterInteger() || caps.pixelCenterInteger, "has pixel centres at whole numbers");
        raster(
                s.clipDistances() >>> Math.min(31, caps.maxClipDistances) == 0,
                "enables more clip distances than there are");
    }

    private void raster(boolean supported, String what) {
        if (!supported)
            out.broken(Rule.RASTER_SUPPORTED, "bindRaster", "state", what + ", which the device does not do");
    }

    // ---- depth and stencil -----------------------------------------------------------------------------------------

    boolean depthStencil(int id) { // hot
        if (!known("bindDepthStencil", device.states().depthStencil, id)) return false;
        depthStencils = room(depthStencils, id);
        if (!depthStencils[id]) {
            DepthStencilState s = device.states().depthStencil.get(id);
            if (s.depthBounds() && !caps.depthBounds || s.alphaFunc() != CompareFunc.ALWAYS && !caps.alphaTest) {
                out.broken(
                        Rule.DEPTH_STENCIL_SUPPORTED,
                        "bindDepthStencil",
                        "state",
                        (s.depthBounds() && !caps.depthBounds ? "tests depth bounds" : "tests alpha")
                                + ", which the device does not do");
            }
            depthStencils[id] = true;
        }
        return true;
    }

    // ---- samplers --------------------------------------------------------------------------------------------------

    boolean sampler(int id) { // hot
        if (!known("bindSampler", device.states().sampler, id)) return false;
        samplers = room(samplers, id);
        if (!samplers[id]) {
            sampler(device.states().sampler.get(id));
            samplers[id] = true;
        }
        return true;
    }

    private void sampler(SamplerState s) {
        sampler(s.maxAnisotropy() <= Math.max(1, caps.maxAnisotropy), "has an anisotropy of " + s.maxAnisotropy());
        sampler(Math.abs(s.lodBias()) <= caps.maxLodBias, "has a LOD bias of " + s.lodBias());
        sampler(s.compare() == null || caps.shadowCompare, "compares");
        sampler(s.normalized() || caps.unnormalizedCoordinates, "takes coordinates in texels");
        sampler(s.seamlessCube() || caps.seamlessCubePerSampler, "has seams in cubes");
        sampler(
                s.reduction() == SamplerState.Reduction.AVERAGE || caps.samplerReduction,
                "reduces by " + s.reduction());
        boolean border = wrap(s.wrapS());
        border |= wrap(s.wrapT());
        border |= wrap(s.wrapR());
        sampler(
                !border || caps.customBorder || Arrays.asList(USUAL_BORDERS).contains(s.border()),
                "has a border of its own");
    }

    /** Checks a wrap mode; whether the border colour shows in it. */
    private boolean wrap(SamplerState.Wrap wrap) {
        boolean half = wrap == SamplerState.Wrap.CLAMP || wrap == SamplerState.Wrap.MIRROR_CLAMP;
        boolean there = switch (wrap) {
            case MIRROR_CLAMP_TO_EDGE -> caps.mirrorClampToEdge;
            case MIRROR_CLAMP_TO_BORDER, MIRROR_CLAMP -> caps.mirrorClamp;
            default -> true;
        };
        sampler((!half || caps.clampHalfBorder) && there, "wraps by " + wrap);
        return half || wrap == SamplerState.Wrap.CLAMP_TO_BORDER || wrap == SamplerState.Wrap.MIRROR_CLAMP_TO_BORDER;
    }

    private void sampler(boolean supported, String what) {
        if (!supported)
            out.broken(Rule.SAMPLER_SUPPORTED, "bindSampler", "state", what + ", which the device does not do");
    }

    // ---- vertex layouts --------------------------------------------------------------------------------------------

    boolean layout(int id) { // hot
        if (!known("bindVertexLayout", device.states().vertexLayout, id)) return false;
        layouts = room(layouts, id);
        if (!layouts[id]) {
            layout(device.states().vertexLayout.get(id));
            layouts[id] = true;
        }
        return true;
    }

    private void layout(VertexLayout s) {
        layout(
                s.elements().size() <= caps.maxVertexElements,
                "has " + s.elements().size() + " elements");
        layout(
                s.bindings().size() <= caps.maxVertexBuffers,
                "has " + s.bindings().size() + " bindings");
        for (VertexLayout.Binding b : s.bindings()) {
            layout(b.stride() >= 0 && b.stride() <= caps.maxVertexStride, "has a stride of " + b.stride());
            layout(b.divisor() >= 0 && (b.divisor() <= 1 || caps.instanceDivisor), "has a divisor of " + b.divisor());
        }
        long locations = 0;
        for (VertexLayout.Element e : s.elements()) {
            layout((device.formatSupport(e.format()) & FormatSupport.VERTEX) != 0, "has attributes of " + e.format());
            layout(e.offset() >= 0, "has an offset of " + e.offset());
            boolean fits = e.location() >= 0 && e.location() < caps.maxVertexElements;
            layout(fits, "has an attribute at location " + e.location());
            if (!fits) continue;
            if ((locations & 1L << e.location()) != 0) {
                out.broken(
                        Rule.LAYOUT_LOCATIONS,
                        "bindVertexLayout",
                        "state",
                        "names location " + e.location() + " twice");
            }
            locations |= 1L << e.location();
        }
    }

    private void layout(boolean supported, String what) {
        if (!supported) {
            out.broken(Rule.LAYOUT_SUPPORTED, "bindVertexLayout", "state", what + ", which the device does not take");
        }
    }
}
