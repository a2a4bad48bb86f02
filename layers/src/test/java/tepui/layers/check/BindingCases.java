package tepui.layers.check;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import tepui.ir.Stage;
import tepui.pipe.AdvancedBlend;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.IndexType;
import tepui.pipe.LogicOp;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.SampleLocations;
import tepui.pipe.SamplerState;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/** Cases of states, values, bindings and render targets. */
final class BindingCases {
    private BindingCases() {}

    static void add(RuleCases c) {
        states(c);
        rasters(c);
        samplers(c);
        values(c);
        buffers(c);
        targets(c);
    }

    // ---- states ----------------------------------------------------------------------------------------------------

    private static void blend(Bench b, BlendState state) {
        b.context.bindBlend(b.device.states().blend.intern(state));
    }

    private static void states(RuleCases c) {
        c.add(Rule.STATE_KNOWN, b -> b.context.bindBlend(1), b -> b.context.bindBlend(0));
        c.add(
                Rule.STATE_KNOWN,
                b -> b.context.bindSampler(Stage.VERTEX, 0, -1),
                b -> b.context.bindSampler(Stage.VERTEX, 0, 0));
        BlendState logic = new BlendState(List.of(BlendState.Target.REPLACE), false, false, false, LogicOp.XOR);
        c.lacking(Rule.BLEND_SUPPORTED, caps -> caps.logicOp = false, b -> blend(b, logic));
        BlendState.Target other = new BlendState.Target(false, BlendState.Term.COPY, BlendState.Term.COPY, 1);
        BlendState two = new BlendState(List.of(BlendState.Target.REPLACE, other), false, false, false, null);
        c.lacking(Rule.BLEND_SUPPORTED, caps -> caps.independentBlend = false, b -> blend(b, two));
        BlendState advanced = BlendState.of(AdvancedBlend.SCREEN);
        c.lacking(Rule.BLEND_SUPPORTED, caps -> caps.advancedBlend = false, b -> blend(b, advanced));
        BlendState dual = BlendState.of(BlendState.Equation.ADD, BlendState.Factor.SRC1_COLOR, BlendState.Factor.ZERO);
        c.lacking(Rule.BLEND_SUPPORTED, caps -> caps.dualSourceBlend = false, b -> blend(b, dual));
        DepthStencilState alpha = DepthStencilState.OFF.withAlphaTest(CompareFunc.LESS);
        c.lacking(
                Rule.DEPTH_STENCIL_SUPPORTED,
                caps -> caps.alphaTest = false,
                b -> b.context.bindDepthStencil(b.device.states().depthStencil.intern(alpha)));
        c.lackingFormats(
                Rule.LAYOUT_SUPPORTED,
                FormatSupport.VERTEX,
                b -> b.context.bindVertexLayout(b.layout(Format.R32_FLOAT)));
        c.lacking(
                Rule.LAYOUT_SUPPORTED,
                caps -> caps.maxVertexStride = 12,
                b -> b.context.bindVertexLayout(b.layout(Format.R32_FLOAT)));
        c.add(
                Rule.LAYOUT_LOCATIONS,
                b -> b.context.bindVertexLayout(twice(b, 0, 0)),
                b -> b.context.bindVertexLayout(twice(b, 0, 1)));
    }

    private static int twice(Bench b, int first, int second) {
        return b.device
                .states()
                .vertexLayout
                .intern(new VertexLayout(
                        List.of(
                                new VertexLayout.Element(first, 0, 0, Format.R32_FLOAT),
                                new VertexLayout.Element(second, 0, 4, Format.R32_FLOAT)),
                        List.of(new VertexLayout.Binding(8, 0))));
    }

    private static void raster(Bench b, Consumer<RasterState.Builder> change) {
        RasterState.Builder state = RasterState.DEFAULT.with();
        change.accept(state);
        b.context.bindRaster(b.device.states().raster.intern(state.build()));
    }

    private static void rasters(RuleCases c) {
        c.lacking(
                Rule.RASTER_SUPPORTED,
                caps -> caps.polygonMode = false,
                b -> raster(b, s -> s.fillFront = s.fillBack = RasterState.Fill.LINE));
        c.lacking(
                Rule.RASTER_SUPPORTED,
                caps -> caps.polygonModePerFace = false,
                b -> raster(b, s -> s.fillBack = RasterState.Fill.LINE));
        c.lacking(Rule.RASTER_SUPPORTED, caps -> caps.wideLines = false, b -> raster(b, s -> s.lineWidth = 2));
        c.lacking(
                Rule.RASTER_SUPPORTED, caps -> caps.lineLastPixel = false, b -> raster(b, s -> s.lineLastPixel = true));
        c.lacking(Rule.RASTER_SUPPORTED, caps -> caps.lineStipple = false, b -> raster(b, s -> s.lineStipple = true));
        c.lacking(Rule.RASTER_SUPPORTED, caps -> caps.pointSizeState = false, b -> raster(b, s -> s.pointSize = 2));
        c.lacking(
                Rule.RASTER_SUPPORTED,
                caps -> caps.provokingFirst = false,
                b -> raster(b, s -> s.provokingFirst = true));
        c.lacking(
                Rule.RASTER_SUPPORTED,
                caps -> caps.depthClamp = false,
                b -> raster(b, s -> {
                    s.depthClipNear = false;
                    s.depthClipFar = false;
                }));
        c.lacking(
                Rule.RASTER_SUPPORTED,
                caps -> caps.depthClampSeparate = false,
                b -> raster(b, s -> s.depthClipNear = false));
        c.lacking(Rule.RASTER_SUPPORTED, caps -> caps.clipHalfZ = false, b -> raster(b, s -> s.clipHalfZ = true));
        c.lacking(Rule.RASTER_SUPPORTED, caps -> caps.maxClipDistances = 4, b -> raster(b, s -> s.clipDistances = 31));
    }

    private static void sampler(Bench b, SamplerState state) {
        b.context.bindSampler(Stage.FRAGMENT, 0, b.device.states().sampler.intern(state));
    }

    private static void samplers(RuleCases c) {
        SamplerState s = SamplerState.NEAREST;
        c.lacking(Rule.SAMPLER_SUPPORTED, caps -> caps.maxAnisotropy = 1, b -> sampler(b, s.withAnisotropy(2)));
        c.lacking(
                Rule.SAMPLER_SUPPORTED,
                caps -> caps.shadowCompare = false,
                b -> sampler(b, s.withCompare(CompareFunc.LESS)));
        c.lacking(
                Rule.SAMPLER_SUPPORTED,
                caps -> caps.clampHalfBorder = false,
                b -> sampler(
                        b,
                        SamplerState.of(SamplerState.Filter.LINEAR, SamplerState.Mip.NONE, SamplerState.Wrap.CLAMP)));
        c.lacking(
                Rule.SAMPLER_SUPPORTED,
                caps -> caps.customBorder = false,
                b -> sampler(
                        b,
                        SamplerState.of(
                                        SamplerState.Filter.LINEAR,
                                        SamplerState.Mip.NONE,
                                        SamplerState.Wrap.CLAMP_TO_BORDER)
                                .withBorder(SamplerState.Border.of(1, 0, 0, 1))));
        c.lacking(
                Rule.SAMPLER_SUPPORTED,
                caps -> caps.unnormalizedCoordinates = false,
                b -> sampler(b, s.withUnnormalized()));
    }

    // ---- values and bindings ---------------------------------------------------------------------------------------

    private static void values(RuleCases c) {
        c.lacking(Rule.SLOT_RANGE, caps -> caps.maxTextures = 4, b -> b.context.bindTexture(Stage.FRAGMENT, 4, null));
        c.add(Rule.SLOT_RANGE, b -> b.context.setScissor(-1, 0, 0, 1, 1), b -> b.context.setScissor(15, 0, 0, 1, 1));
        c.add(
                Rule.SHADER_STAGE,
                b -> b.context.bindShader(Stage.FRAGMENT, b.vertex()),
                b -> b.context.bindShader(Stage.VERTEX, b.vertex()));
        c.add(
                Rule.UNIFORM_WORDS,
                b -> b.context.setUniforms(Stage.VERTEX, 0, new int[4], 1, 4),
                b -> b.context.setUniforms(Stage.VERTEX, 0, new int[4], 1, 3));
        c.add(
                Rule.UNIFORM_WORDS,
                b -> {
                    b.context.setUniforms(Stage.VERTEX, 0, new int[4], 0, 4);
                    b.context.updateUniforms(Stage.VERTEX, 0, 2, new int[4], 0, 3);
                },
                b -> {
                    b.context.setUniforms(Stage.VERTEX, 0, new int[4], 0, 4);
                    b.context.updateUniforms(Stage.VERTEX, 0, 2, new int[4], 1, 2);
                });
        c.add(
                Rule.UNIFORM_WORDS,
                b -> {
                    b.context.setUniforms(Stage.VERTEX, 0, new int[4], 0, 4);
                    b.context.bindUniformBuffer(Stage.VERTEX, 0, null, 0, 0);
                    b.context.updateUniforms(Stage.VERTEX, 0, 0, new int[4], 0, 1);
                },
                b -> {
                    b.context.bindUniformBuffer(Stage.VERTEX, 0, null, 0, 0);
                    b.context.setUniforms(Stage.VERTEX, 0, new int[4], 0, 4);
                    b.context.updateUniforms(Stage.VERTEX, 0, 3, new int[4], 0, 1);
                });
        c.lacking(
                Rule.UNIFORM_WORDS,
                caps -> caps.maxUniformBufferSize = 12,
                b -> b.context.setUniforms(Stage.VERTEX, 0, new int[4], 0, 4));
        c.add(
                Rule.VIEWPORT_VALUES,
                b -> b.context.setViewport(0, 0, 0, -1, 1, 0, 1),
                b -> b.context.setViewport(0, 0, 0, 1, -1, 1, 0));
        c.add(
                Rule.VIEWPORT_VALUES,
                b -> b.context.setViewport(0, Float.NaN, 0, 1, 1, 0, 1),
                b -> b.context.setViewport(0, -1e9f, 0, 1, 1, 0, 1));
        c.add(
                Rule.SCISSOR_VALUES,
                b -> b.context.setScissor(0, 0, 0, -1, 1),
                b -> b.context.setScissor(0, -5, -5, 0, 0));
        c.add(Rule.VALUE_RANGE, b -> b.context.setMinSampleShading(1.5f), b -> b.context.setMinSampleShading(1));
        c.add(Rule.VALUE_RANGE, b -> b.context.setPatchVertices(0), b -> b.context.setPatchVertices(32));
        c.add(
                Rule.ARRAY_LENGTH,
                b -> b.context.setDefaultTessLevels(new float[3], new float[2]),
                b -> b.context.setDefaultTessLevels(new float[4], new float[2]));
        c.add(
                Rule.ARRAY_LENGTH,
                b -> b.context.setConstantAttribute(0, new int[3]),
                b -> b.context.setConstantAttribute(0, new int[4]));
    }

    private static void buffers(RuleCases c) {
        c.add(
                Rule.BIND_FLAG,
                b -> b.context.bindVertexBuffer(0, b.buffer(Bind.INDEX), 0),
                b -> b.context.bindVertexBuffer(0, b.buffer(Bind.VERTEX), 0));
        c.add(
                Rule.BIND_FLAG,
                b -> b.context.bindImage(Stage.COMPUTE, 0, b.view(b.sampled(Format.R8_UNORM)), true),
                b -> b.context.bindImage(Stage.COMPUTE, 0, b.view(b.color), true));
        c.add(
                Rule.BIND_FLAG,
                b -> b.context.setResidentImage(0, b.view(b.sampled(Format.R8_UNORM)), true),
                b -> b.context.setResidentImage(0, b.view(b.color), true));
        c.lacking(
                Rule.SLOT_RANGE, caps -> caps.residentTextures = false, b -> b.context.setResidentTexture(0, null, 0));
        c.add(
                Rule.RANGE_INSIDE,
                b -> b.context.bindUniformBuffer(Stage.VERTEX, 0, b.buffer, 4080, 32),
                b -> b.context.bindUniformBuffer(Stage.VERTEX, 0, b.buffer, 4080, 16));
        c.add(
                Rule.OFFSET_ALIGNED,
                b -> b.context.bindIndexBuffer(b.buffer, 2, IndexType.U32),
                b -> b.context.bindIndexBuffer(b.buffer, 2, IndexType.U16));
        c.lacking(
                Rule.OFFSET_ALIGNED,
                caps -> caps.uniformBufferAlignment = 256,
                b -> b.context.bindUniformBuffer(Stage.VERTEX, 0, b.buffer, 16, 16));
        c.lacking(
                Rule.BINDING_SIZE,
                caps -> caps.maxStorageBufferSize = 128,
                b -> b.context.bindStorageBuffer(Stage.COMPUTE, 0, b.buffer, 0, 132, true));
        c.lacking(
                Rule.INDEX_TYPE,
                caps -> caps.index8 = false,
                b -> b.context.bindIndexBuffer(b.buffer, 0, IndexType.U8));
        c.add(Rule.IMAGE_LEVEL, b -> b.context.bindImage(Stage.COMPUTE, 0, b.view(mipped(b)), false), b -> {
            Texture t = mipped(b);
            TextureView one = b.device.createView(t, TextureView.Desc.level(t.desc(), 1));
            b.context.bindImage(Stage.COMPUTE, 0, one, false);
        });
        c.add(Rule.STREAM_TARGET_SET, b -> streams(b, 0, 48), b -> streams(b, 0, 64));
    }

    private static Texture mipped(Bench b) {
        return b.device.createTexture(
                TextureDesc.of2d(Format.R8_UNORM, 4, 4, Bind.IMAGE).withLevels(2));
    }

    private static void streams(Bench b, long first, long second) {
        StreamTarget[] targets = {
            b.device.createStreamTarget(b.buffer, first, 64), b.device.createStreamTarget(b.buffer, second, 64)
        };
        b.context.setStreamTargets(targets, new boolean[2]);
    }

    // ---- targets ---------------------------------------------------------------------------------------------------

    private static RenderTargets two(Texture a, Texture b) {
        return RenderTargets.of(Arrays.asList(RenderTargets.Attachment.of(a), RenderTargets.Attachment.of(b)), null);
    }

    private static void targets(RuleCases c) {
        c.add(
                Rule.TARGET_BIND,
                b -> b.context.setRenderTargets(RenderTargets.of(b.sampled(Format.R8G8B8A8_UNORM))),
                b -> b.context.setRenderTargets(RenderTargets.of(b.color)));
        c.add(
                Rule.TARGET_FORMAT,
                b -> b.context.setRenderTargets(cast(b, Format.R8_UNORM)),
                b -> b.context.setRenderTargets(cast(b, Format.R8G8B8A8_SRGB)));
        c.add(
                Rule.TARGET_SAMPLES,
                b -> b.context.setRenderTargets(two(b.color, b.multisample(Format.R8_UNORM, 4))),
                b -> b.context.setRenderTargets(
                        two(b.multisample(Format.R8_UNORM, 4), b.multisample(Format.R8_UNORM, 4))));
        c.add(
                Rule.TARGET_LOCATIONS,
                b -> b.context.setRenderTargets(located(b, b.device.caps().sampleLocationGrid + 1)),
                b -> b.context.setRenderTargets(located(b, 1)));
        c.add(
                Rule.TARGET_SIZE,
                b -> b.context.setRenderTargets(sized(b, 17)),
                b -> b.context.setRenderTargets(sized(b, 15)));
        c.lacking(
                Rule.TARGET_COUNT,
                caps -> caps.maxColorTargets = 1,
                b -> b.context.setRenderTargets(two(b.texture(Format.R8_UNORM), b.color)));
        c.add(
                Rule.TARGET_TWICE,
                b -> b.context.setRenderTargets(two(b.color, b.color)),
                b -> b.context.setRenderTargets(two(b.color, b.texture(Format.R8_UNORM))));
    }

    private static RenderTargets cast(Bench b, Format format) {
        return RenderTargets.of(List.of(new RenderTargets.Attachment(b.color, format, 0, 0, 1)), null);
    }

    private static RenderTargets located(Bench b, int grid) {
        return new RenderTargets(
                List.of(RenderTargets.Attachment.of(b.multisample(Format.R8_UNORM, 4))),
                null,
                16,
                16,
                1,
                4,
                new SampleLocations(grid, 4, Collections.nCopies(8 * grid * grid, 3)));
    }

    private static RenderTargets sized(Bench b, int width) {
        return new RenderTargets(List.of(RenderTargets.Attachment.of(b.color)), null, width, 16, 1, 1);
    }
}
