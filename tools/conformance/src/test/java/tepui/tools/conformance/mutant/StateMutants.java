package tepui.tools.conformance.mutant;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import tepui.ir.Stage;
import tepui.layers.forward.ForwardingContext;
import tepui.pipe.AdvancedBlend;
import tepui.pipe.BlendState;
import tepui.pipe.CompareFunc;
import tepui.pipe.Context;
import tepui.pipe.DepthStencilState;
import tepui.pipe.DepthStencilState.Face;
import tepui.pipe.Device;
import tepui.pipe.RasterState;
import tepui.pipe.SamplerState;
import tepui.pipe.StencilOp;
import tepui.pipe.VertexLayout;

/** Bugs in immutable states: each binds another state than the one that was asked for. */
final class StateMutants {
    private StateMutants() {}

    static void addTo(List<Mutant> list) {
        list.add(Mutant.of(
                "depthLessPassesEqual",
                "depth",
                "LESS behaves as LESS_EQUAL",
                depth(d -> new DepthStencilState(
                        d.depthTest(),
                        d.depthWrite(),
                        d.depthFunc() == CompareFunc.LESS ? CompareFunc.LESS_EQUAL : d.depthFunc(),
                        d.depthBounds(),
                        d.depthBoundsMin(),
                        d.depthBoundsMax(),
                        d.stencilTest(),
                        d.front(),
                        d.back(),
                        d.alphaFunc()))));
        list.add(Mutant.of(
                "depthAlwaysWrites",
                "depth",
                "the depth write mask is ignored",
                depth(d -> new DepthStencilState(
                        d.depthTest(),
                        true,
                        d.depthFunc(),
                        d.depthBounds(),
                        d.depthBoundsMin(),
                        d.depthBoundsMax(),
                        d.stencilTest(),
                        d.front(),
                        d.back(),
                        d.alphaFunc()))));
        list.add(Mutant.of(
                "alphaTestOff",
                "alphaTest",
                "the alpha test passes always",
                depth(d -> d.withAlphaTest(CompareFunc.ALWAYS))));
        list.add(Mutant.of(
                "stencilWriteMask",
                "stencil",
                "the stencil write mask is ignored",
                stencil(f -> new Face(f.func(), f.fail(), f.depthFail(), f.pass(), f.readMask(), 255), false)));
        list.add(Mutant.of(
                "stencilReadMask",
                "stencil",
                "the stencil read mask is ignored",
                stencil(f -> new Face(f.func(), f.fail(), f.depthFail(), f.pass(), 255, f.writeMask()), false)));
        list.add(Mutant.of("stencilBackIsFront", "stencil", "back faces use the front's state", stencil(f -> f, true)));
        list.add(Mutant.of(
                "stencilWrapClamps",
                "stencil",
                "INCREMENT_WRAP clamps",
                stencil(
                        f -> new Face(
                                f.func(),
                                f.fail(),
                                f.depthFail(),
                                f.pass() == StencilOp.INCREMENT_WRAP ? StencilOp.INCREMENT_CLAMP : f.pass(),
                                f.readMask(),
                                f.writeMask()),
                        false)));
        list.add(Mutant.of(
                "blendFactorsSwapped",
                "blend",
                "source and destination factors are swapped",
                blend(t -> new BlendState.Target(t.enabled(), swapped(t.rgb()), swapped(t.alpha()), t.writeMask()))));
        list.add(Mutant.of(
                "blendAlphaFollowsColor",
                "blend",
                "the alpha term is taken from the colour's",
                blend(t -> new BlendState.Target(t.enabled(), t.rgb(), t.rgb(), t.writeMask()))));
        list.add(Mutant.of(
                "blendWriteMask",
                "blend mrt",
                "the colour write mask is ignored",
                blend(t -> new BlendState.Target(t.enabled(), t.rgb(), t.alpha(), 15))));
        list.add(Mutant.of(
                "logicOpOff",
                "logicOp",
                "logic operations are ignored",
                plantBlend(b -> new BlendState(b.targets(), b.alphaToCoverage(), b.alphaToOne(), b.dither(), null))));
        list.add(Mutant.of(
                "advancedBlendNext",
                "advancedBlend",
                "each advanced equation is the next one",
                plantBlend(b -> new BlendState(
                        b.targets(),
                        b.alphaToCoverage(),
                        b.alphaToOne(),
                        b.dither(),
                        b.logicOp(),
                        b.advanced() == null
                                ? null
                                : AdvancedBlend.values()[
                                        (b.advanced().ordinal() + 1) % AdvancedBlend.values().length]))));
        list.add(Mutant.of(
                "lastPixelLost", "line", "last pixels of lines are left out", raster(r -> r.lineLastPixel = false)));
        list.add(Mutant.of("cullFlipped", "raster", "front and back are exchanged in culling", raster(r -> {
            if (r.cull == RasterState.Cull.FRONT) r.cull = RasterState.Cull.BACK;
            else if (r.cull == RasterState.Cull.BACK) r.cull = RasterState.Cull.FRONT;
        })));
        list.add(Mutant.of(
                "windingFlipped",
                "raster stencil",
                "counter-clockwise is clockwise",
                raster(r -> r.frontCounterClockwise = !r.frontCounterClockwise)));
        list.add(Mutant.of(
                "provokingVertex",
                "provoking",
                "the provoking vertex is the other one",
                raster(r -> r.provokingFirst = !r.provokingFirst)));
        list.add(Mutant.of("clipDistancesOff", "clip", "clip distances do not clip", raster(r -> r.clipDistances = 0)));
        list.add(Mutant.of("depthClampOff", "depth", "depth is clipped where it should be clamped", raster(r -> {
            r.depthClipNear = true;
            r.depthClipFar = true;
        })));
        list.add(Mutant.of(
                "slopeBiasLost", "depth", "the slope part of the depth bias is dropped", raster(r -> r.biasSlope = 0)));
        list.add(Mutant.of("lineWidthLost", "line", "all lines are one pixel wide", raster(r -> r.lineWidth = 1)));
        list.add(Mutant.of(
                "pointSizeLost", "point", "the point size of the state is ignored", raster(r -> r.pointSize = 1)));
        list.add(Mutant.of(
                "rasterDiscardLost", "rasterDiscard", "discard draws all the same", raster(r -> r.discard = false)));
        list.add(Mutant.of(
                "repeatClamps",
                "wrap",
                "REPEAT clamps to the edge",
                sampler(s ->
                        with(s, s.min(), s.mag(), edge(s.wrapS()), edge(s.wrapT()), edge(s.wrapR()), s.lodBias()))));
        list.add(Mutant.of(
                "axesSwapped",
                "wrap",
                "the wraps of s and t are exchanged",
                sampler(s -> with(s, s.min(), s.mag(), s.wrapT(), s.wrapS(), s.wrapR(), s.lodBias()))));
        list.add(Mutant.of(
                "linearIsNearest",
                "sampler format",
                "linear filters take the nearest texel",
                sampler(s -> with(
                        s,
                        SamplerState.Filter.NEAREST,
                        SamplerState.Filter.NEAREST,
                        s.wrapS(),
                        s.wrapT(),
                        s.wrapR(),
                        s.lodBias()))));
        list.add(Mutant.of(
                "minMagSwapped",
                "sampler",
                "the filters for min and mag are exchanged",
                sampler(s -> with(s, s.mag(), s.min(), s.wrapS(), s.wrapT(), s.wrapR(), s.lodBias()))));
        list.add(Mutant.of(
                "levelOffByOne",
                "mip",
                "the level is one too high",
                sampler(s -> with(s, s.min(), s.mag(), s.wrapS(), s.wrapT(), s.wrapR(), s.lodBias() + 1))));
        list.add(Mutant.of(
                "shadowInverted",
                "shadow",
                "LESS compares as GREATER",
                sampler(s -> s.compare() == CompareFunc.LESS ? s.withCompare(CompareFunc.GREATER) : s)));
        list.add(Mutant.of(
                "divisorIgnored",
                "vertexFetch",
                "instance divisors advance per vertex",
                layout(b -> new VertexLayout.Binding(b.stride(), 0))));
        list.add(Mutant.of(
                "strideRounded",
                "vertexFetch",
                "strides are rounded up to 4",
                layout(b -> new VertexLayout.Binding((b.stride() + 3) & ~3, b.divisor()))));
    }

    private static BlendState.Term swapped(BlendState.Term t) {
        return new BlendState.Term(t.equation(), t.destination(), t.source());
    }

    private static SamplerState.Wrap edge(SamplerState.Wrap w) {
        return w == SamplerState.Wrap.REPEAT ? SamplerState.Wrap.CLAMP_TO_EDGE : w;
    }

    private static SamplerState with(
            SamplerState s,
            SamplerState.Filter min,
            SamplerState.Filter mag,
            SamplerState.Wrap wrapS,
            SamplerState.Wrap wrapT,
            SamplerState.Wrap wrapR,
            float bias) {
        return new SamplerState(
                min,
                mag,
                s.mip(),
                wrapS,
                wrapT,
                wrapR,
                s.lodMin(),
                s.lodMax(),
                bias,
                s.maxAnisotropy(),
                s.compare(),
                s.border(),
                s.normalized(),
                s.seamlessCube(),
                s.reduction());
    }

    private static Mutant.Plant depth(UnaryOperator<DepthStencilState> change) {
        return (device, next) -> new ForwardingContext(device, next) {
            @Override
            public void bindDepthStencil(int id) {
                var table = device.states().depthStencil;
                next.bindDepthStencil(table.intern(change.apply(table.get(id))));
            }
        };
    }

    private static Mutant.Plant stencil(UnaryOperator<Face> change, boolean frontOnly) {
        return depth(d -> d.stencilTest()
                ? d.withStencil(change.apply(d.front()), change.apply(frontOnly ? d.front() : d.back()))
                : d);
    }

    private static Mutant.Plant plantBlend(UnaryOperator<BlendState> change) {
        return (device, next) -> new ForwardingContext(device, next) {
            @Override
            public void bindBlend(int id) {
                var table = device.states().blend;
                next.bindBlend(table.intern(change.apply(table.get(id))));
            }
        };
    }

    private static Mutant.Plant blend(UnaryOperator<BlendState.Target> change) {
        return plantBlend(b -> {
            List<BlendState.Target> targets = new ArrayList<>();
            for (BlendState.Target t : b.targets()) targets.add(change.apply(t));
            return new BlendState(targets, b.alphaToCoverage(), b.alphaToOne(), b.dither(), b.logicOp());
        });
    }

    private static Mutant.Plant raster(Consumer<RasterState.Builder> change) {
        return (device, next) -> new ForwardingContext(device, next) {
            @Override
            public void bindRaster(int id) {
                var table = device.states().raster;
                RasterState.Builder b = table.get(id).with();
                change.accept(b);
                next.bindRaster(table.intern(b.build()));
            }
        };
    }

    private static Mutant.Plant sampler(UnaryOperator<SamplerState> change) {
        return (Device device, Context next) -> new ForwardingContext(device, next) {
            @Override
            public void bindSampler(Stage stage, int slot, int id) {
                var table = device.states().sampler;
                next.bindSampler(stage, slot, table.intern(change.apply(table.get(id))));
            }
        };
    }

    private static Mutant.Plant layout(UnaryOperator<VertexLayout.Binding> change) {
        return (device, next) -> new ForwardingContext(device, next) {
            @Override
            public void bindVertexLayout(int id) {
                var table = device.states().vertexLayout;
                VertexLayout l = table.get(id);
                List<VertexLayout.Binding> bindings = new ArrayList<>();
                for (VertexLayout.Binding b : l.bindings()) bindings.add(change.apply(b));
                next.bindVertexLayout(table.intern(new VertexLayout(l.elements(), bindings)));
            }
        };
    }
}
