package tepui.layers.check;

import java.util.Arrays;
import java.util.List;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.pipe.Barrier;
import tepui.pipe.BlendState;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.IndexType;
import tepui.pipe.MapFlags;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;

/** Cases of draws and dispatches. */
final class WorkCases {
    private WorkCases() {}

    static void add(RuleCases c) {
        stages(c);
        links(c);
        draws(c);
        indirect(c);
        outputs(c);
        streams(c);
        textures(c);
        others(c);
    }

    private static void stages(RuleCases c) {
        c.add(
                Rule.VERTEX_SHADER,
                b -> {
                    b.ready();
                    b.context.bindShader(Stage.VERTEX, null);
                    b.draw();
                },
                b -> b.ready().draw());
        c.add(Rule.COMPUTE_SHADER, b -> b.context.dispatch(1, 1, 1), b -> {
            b.context.bindShader(Stage.COMPUTE, b.make(b.shader(Stage.COMPUTE)));
            b.context.dispatch(1, 1, 1);
        });
        c.add(
                Rule.TARGETS_SET,
                b -> {
                    b.context.bindShader(Stage.VERTEX, b.vertex());
                    b.draw();
                },
                b -> {
                    b.context.bindShader(Stage.VERTEX, b.vertex());
                    b.context.setRenderTargets(RenderTargets.empty(4, 4, 1, 1));
                    b.draw();
                });
        c.add(
                Rule.TESSELLATION_PAIR,
                b -> {
                    b.ready().context.bindShader(Stage.TESS_CONTROL, b.make(b.shader(Stage.TESS_CONTROL)));
                    b.context.draw(Primitive.PATCHES, 0, 3);
                },
                b -> {
                    b.ready().context.bindShader(Stage.TESS_CONTROL, b.make(b.shader(Stage.TESS_CONTROL)));
                    b.context.bindShader(Stage.TESS_EVAL, b.make(b.shader(Stage.TESS_EVAL)));
                    b.context.draw(Primitive.PATCHES, 0, 3);
                });
        c.add(
                Rule.PATCHES,
                b -> b.ready().context.draw(Primitive.PATCHES, 0, 3),
                b -> b.ready().draw());
        c.add(
                Rule.PATCHES,
                b -> {
                    b.ready().context.bindShader(Stage.TESS_EVAL, b.make(b.shader(Stage.TESS_EVAL)));
                    b.draw();
                },
                b -> {
                    b.ready().context.bindShader(Stage.TESS_EVAL, b.make(b.shader(Stage.TESS_EVAL)));
                    b.context.draw(Primitive.PATCHES, 0, 3);
                });
        c.add(
                Rule.GEOMETRY_INPUT,
                b -> {
                    b.ready().context.bindShader(Stage.GEOMETRY, b.make(b.shader(Stage.GEOMETRY)));
                    b.context.draw(Primitive.LINES, 0, 2);
                },
                b -> {
                    b.ready().context.bindShader(Stage.GEOMETRY, b.make(b.shader(Stage.GEOMETRY)));
                    b.context.draw(Primitive.TRIANGLE_STRIP, 0, 3);
                });
        c.add(
                Rule.GEOMETRY_INPUT,
                b -> tessellatedPoints(b, Shader.Topology.TRIANGLES),
                b -> tessellatedPoints(b, Shader.Topology.POINTS));
    }

    private static void tessellatedPoints(Bench b, Shader.Topology taken) {
        Shader evaluation = b.shader(Stage.TESS_EVAL);
        evaluation.pointMode = true;
        Shader geometry = b.shader(Stage.GEOMETRY);
        geometry.inputTopology = taken;
        b.ready().context.bindShader(Stage.TESS_EVAL, b.make(evaluation));
        b.context.bindShader(Stage.GEOMETRY, b.make(geometry));
        b.context.draw(Primitive.PATCHES, 0, 3);
    }

    private static void link(Bench b, Type output, Type input, int location) {
        b.ready().context.bindShader(Stage.VERTEX, b.vertexWith(output));
        b.context.bindShader(Stage.FRAGMENT, b.fragmentWith(input, location));
        b.draw();
    }

    private static void links(RuleCases c) {
        c.add(Rule.STAGE_TYPES, b -> link(b, Type.F32X4, Type.I32X4, 0), b -> link(b, Type.I32X4, Type.I32X4, 0));
        c.add(Rule.STAGE_TYPES, b -> link(b, Type.F32X4, Type.F64, 0), b -> link(b, Type.F64, Type.F64, 0));
        c.add(
                Rule.STAGE_OUTPUT_MISSING,
                b -> link(b, Type.F32X4, Type.F32X4, 1),
                b -> link(b, Type.F32X4, Type.F32X4, 0));
        c.add(
                Rule.STAGE_OUTPUT_MISSING,
                b -> link(b, Type.F32X2, Type.F32X3, 0),
                b -> link(b, Type.F32X3, Type.F32X2, 0));
        c.add(Rule.VERTEX_INPUT_KIND, b -> attribute(b, Format.R32_UINT), b -> attribute(b, Format.R8_UNORM));
        c.add(
                Rule.VERTEX_INPUT_KIND,
                b -> attribute(b, Type.F64, Format.R32_FLOAT),
                b -> attribute(b, Type.F64, Format.R64_FLOAT));
        c.add(Rule.VERTEX_INPUT_KIND, b -> attribute(b, Format.R64_UINT), b -> attribute(b, Format.R64_FLOAT));
        c.add(
                Rule.FRAGMENT_OUTPUT_KIND,
                b -> {
                    b.ready().context.setRenderTargets(RenderTargets.of(b.texture(Format.R8G8B8A8_UINT)));
                    b.draw();
                },
                b -> {
                    Shader s = b.shader(Stage.FRAGMENT);
                    s.output("colour", Type.I32X4, 0);
                    b.ready().context.setRenderTargets(RenderTargets.of(b.texture(Format.R8G8B8A8_UINT)));
                    b.drawWith(s);
                });
    }

    private static void attribute(Bench b, Format format) {
        attribute(b, Type.F32, format);
    }

    private static void attribute(Bench b, Type type, Format format) {
        Shader s = b.shader(Stage.VERTEX);
        s.input("attribute", type, 0);
        b.ready().context.bindShader(Stage.VERTEX, b.make(s));
        b.context.bindVertexLayout(b.layout(format));
        b.context.bindVertexBuffer(0, b.buffer, 0);
        b.draw();
    }

    private static void draws(RuleCases c) {
        c.add(
                Rule.INDEX_BUFFER,
                b -> {
                    b.ready().context.bindIndexBuffer(null, 0, IndexType.U16);
                    b.context.drawIndexed(Primitive.TRIANGLES, 0, 3);
                },
                b -> b.ready().context.drawIndexed(Primitive.TRIANGLES, 0, 3));
        c.add(
                Rule.DRAW_RANGES,
                b -> b.ready().context.draw(Primitive.TRIANGLES, false, 0, 1, new int[5], 0, 2),
                b -> b.ready().context.draw(Primitive.TRIANGLES, false, 0, 1, new int[6], 0, 2));
        c.add(
                Rule.DRAW_RANGES,
                b -> b.ready().context.draw(Primitive.TRIANGLES, 0, -3),
                b -> b.ready().draw());
        c.add(
                Rule.BASE_VERTEX,
                b -> b.ready().context.draw(Primitive.TRIANGLES, false, 0, 1, 0, 3, 1, 0),
                b -> b.ready().context.draw(Primitive.TRIANGLES, true, 0, 1, 0, 3, -1, 0));
        c.lacking(
                Rule.PRIMITIVE_SUPPORTED,
                caps -> caps.quads = false,
                b -> b.ready().context.draw(Primitive.QUADS, 0, 4));
        c.lacking(
                Rule.RESTART_SUPPORTED, caps -> caps.anyRestartIndex = false, b -> restart(b, 7, Primitive.LINE_STRIP));
        c.lacking(
                Rule.RESTART_SUPPORTED,
                caps -> caps.restartOnLists = false,
                b -> restart(b, 0xffff, Primitive.TRIANGLES));
        c.lacking(
                Rule.DRAW_SUPPORTED,
                caps -> caps.multiDraw = false,
                b -> b.ready().context.draw(Primitive.TRIANGLES, false, 0, 1, new int[6], 0, 2));
    }

    private static void restart(Bench b, int index, Primitive primitive) {
        b.ready().context.setPrimitiveRestart(true, index);
        b.context.drawIndexed(primitive, 0, 6);
    }

    private static void indirect(RuleCases c) {
        c.lacking(
                Rule.DRAW_SUPPORTED,
                caps -> caps.indirectCount = false,
                b -> b.ready().context.drawIndirect(Primitive.TRIANGLES, false, b.buffer, 0, 2, 16, b.buffer, 64));
        c.add(
                Rule.INDIRECT_LAYOUT,
                b -> b.ready().context.drawIndirect(Primitive.TRIANGLES, true, b.buffer, 0, 2, 16, null, 0),
                b -> b.ready().context.drawIndirect(Primitive.TRIANGLES, true, b.buffer, 0, 2, 20, null, 0));
        c.lacking(Rule.GROUP_COUNT, caps -> caps.maxWorkgroupCount[1] = 7, b -> {
            b.context.bindShader(Stage.COMPUTE, b.make(b.shader(Stage.COMPUTE)));
            b.context.dispatch(1, 8, 1);
        });
        c.add(
                Rule.MAPPED_IN_USE,
                b -> drawMapped(b, MapFlags.WRITE),
                b -> drawMapped(b, MapFlags.WRITE | MapFlags.PERSISTENT));
        c.add(
                Rule.MAPPED_IN_USE,
                b -> {
                    b.context.map(b.buffer, 0, 16, MapFlags.WRITE);
                    b.ready().context.drawIndirect(Primitive.TRIANGLES, false, b.buffer, 0, 1, 16, null, 0);
                },
                b -> {
                    b.context.map(b.buffer, 0, 16, MapFlags.WRITE);
                    b.context.unmap(b.buffer);
                    b.ready().context.drawIndirect(Primitive.TRIANGLES, false, b.buffer, 0, 1, 16, null, 0);
                });
    }

    private static void drawMapped(Bench b, int flags) {
        b.ready().context.bindVertexLayout(b.layout(Format.R32_FLOAT));
        b.context.bindVertexBuffer(0, b.buffer, 0);
        b.draw();
        b.context.map(b.buffer, 0, 16, flags);
        b.draw();
    }

    // ---- outputs ---------------------------------------------------------------------------------------------------

    private static void blended(Bench b, BlendState.Factor factor, Texture... textures) {
        List<RenderTargets.Attachment> attachments =
                Arrays.stream(textures).map(RenderTargets.Attachment::of).toList();
        b.ready().context.bindShader(Stage.FRAGMENT, null);
        b.context.setRenderTargets(RenderTargets.of(new java.util.ArrayList<>(attachments), null));
        b.context.bindBlend(
                b.device.states().blend.intern(BlendState.of(BlendState.Equation.ADD, factor, BlendState.Factor.ONE)));
        b.draw();
    }

    private static void outputs(RuleCases c) {
        c.add(
                Rule.BLENDABLE_TARGET,
                b -> blended(b, BlendState.Factor.ONE, b.texture(Format.R8G8B8A8_UINT)),
                b -> blended(b, BlendState.Factor.ONE, b.texture(Format.R8G8B8A8_SRGB)));
        c.add(
                Rule.DUAL_SOURCE,
                b -> blended(b, BlendState.Factor.SRC1_ALPHA, b.color, b.texture(Format.R8_UNORM)),
                b -> blended(b, BlendState.Factor.SRC1_ALPHA, b.color));
        c.add(Rule.FEEDBACK_LOOP, b -> feedback(b, false), b -> feedback(b, true));
        c.add(Rule.FEEDBACK_LOOP, b -> readDepth(b, true), b -> readDepth(b, false));
    }

    private static void feedback(Bench b, boolean barrier) {
        b.ready().context.bindTexture(Stage.FRAGMENT, 0, b.view(b.color));
        if (barrier) b.context.textureBarrier();
        b.drawWith(b.sampling(TextureShape.D2));
    }

    private static void readDepth(Bench b, boolean written) {
        Texture depth = b.texture(Format.D32_FLOAT);
        b.ready().context.setRenderTargets(RenderTargets.of(b.color, depth));
        b.context.bindDepthStencil(
                b.device.states().depthStencil.intern(DepthStencilState.depth(true, written, CompareFunc.LESS)));
        b.context.bindTexture(Stage.FRAGMENT, 0, b.view(depth));
        b.drawWith(b.sampling(TextureShape.D2));
    }

    // ---- streams ---------------------------------------------------------------------------------------------------

    private static void capture(Bench b, StreamTarget... targets) {
        b.ready().context.setStreamTargets(targets, new boolean[targets.length]);
    }

    private static StreamTarget target(Bench b) {
        return b.device.createStreamTarget(b.buffer, 0, 1024);
    }

    private static void streams(RuleCases c) {
        c.add(
                Rule.STREAM_OUTPUT_LAYOUT,
                b -> {
                    capture(b, target(b));
                    b.draw();
                },
                b -> {
                    capture(b, target(b));
                    b.context.bindShader(Stage.VERTEX, b.capturing());
                    b.draw();
                });
        c.add(
                Rule.STREAM_OUTPUT_LAYOUT,
                b -> {
                    capture(b, null, target(b));
                    b.context.bindShader(Stage.VERTEX, b.capturing());
                    b.draw();
                },
                b -> {
                    b.ready().context.bindShader(Stage.VERTEX, b.capturing());
                    b.draw();
                });
        c.add(Rule.STREAM_OUTPUT_HAZARD, b -> readCaptured(b, true), b -> readCaptured(b, false));
        c.add(Rule.STREAM_WRITTEN, b -> b.ready().context.drawStream(Primitive.POINTS, target(b), 0, 0, 1), b -> {
            StreamTarget target = target(b);
            capture(b, target);
            b.context.bindShader(Stage.VERTEX, b.capturing());
            b.draw();
            b.context.setStreamTargets(new StreamTarget[0], new boolean[0]);
            b.context.drawStream(Primitive.POINTS, target, 0, 0, 1);
        });
    }

    private static void readCaptured(Bench b, boolean same) {
        capture(b, target(b));
        b.context.bindShader(Stage.VERTEX, b.capturing());
        b.context.bindVertexLayout(b.layout(Format.R32_FLOAT));
        b.context.bindVertexBuffer(0, same ? b.buffer : b.immutable(), 0);
        b.draw();
    }

    // ---- textures --------------------------------------------------------------------------------------------------

    private static void sample(Bench b, Shader shader, TextureView view, SamplerState sampler) {
        b.ready().context.bindTexture(Stage.FRAGMENT, 0, view);
        b.context.bindSampler(Stage.FRAGMENT, 0, b.device.states().sampler.intern(sampler));
        b.drawWith(shader);
    }

    private static Shader shadow(Bench b) {
        Shader s = b.sampling(TextureShape.D2);
        s.resources.getFirst().shadow = true;
        return s;
    }

    private static Shader integers(Bench b) {
        Shader s = b.sampling(TextureShape.D2);
        s.resources.getFirst().texelKind = ScalarKind.I32;
        s.resources.getFirst().unsigned = true;
        return s;
    }

    private static void textures(RuleCases c) {
        c.add(
                Rule.TEXTURE_SHAPE,
                b -> sample(b, b.sampling(TextureShape.D3), b.view(b.sampled(Format.R8_UNORM)), SamplerState.NEAREST),
                b -> sample(
                        b, b.sampling(TextureShape.RECT), b.view(b.sampled(Format.R8_UNORM)), SamplerState.NEAREST));
        c.add(
                Rule.TEXTURE_KIND,
                b -> sample(b, b.sampling(TextureShape.D2), b.view(b.sampled(Format.R8_UINT)), SamplerState.NEAREST),
                b -> sample(b, integers(b), b.view(b.sampled(Format.R8_UINT)), SamplerState.NEAREST));
        c.add(
                Rule.TEXTURE_KIND,
                b -> sample(b, integers(b), b.view(b.sampled(Format.R8_SINT)), SamplerState.NEAREST),
                b -> {
                    Texture t = b.texture(Format.D24_UNORM_S8_UINT);
                    TextureView stencil = b.device.createView(
                            t, TextureView.Desc.whole(t.desc()).withStencil());
                    sample(b, integers(b), stencil, SamplerState.NEAREST);
                });
        SamplerState compares = SamplerState.NEAREST.withCompare(CompareFunc.LESS);
        c.add(
                Rule.SHADOW_SAMPLER,
                b -> sample(b, shadow(b), b.view(b.sampled(Format.D16_UNORM)), SamplerState.NEAREST),
                b -> sample(b, shadow(b), b.view(b.sampled(Format.D16_UNORM)), compares));
        c.add(
                Rule.SHADOW_SAMPLER,
                b -> sample(b, b.sampling(TextureShape.D2), b.view(b.sampled(Format.D16_UNORM)), compares),
                b -> sample(b, b.sampling(TextureShape.D2), b.view(b.sampled(Format.D16_UNORM)), SamplerState.NEAREST));
        c.add(
                Rule.FILTERABLE,
                b -> sample(b, integers(b), b.view(b.sampled(Format.R8_UINT)), SamplerState.LINEAR),
                b -> sample(b, b.sampling(TextureShape.D2), b.view(b.sampled(Format.R8_UNORM)), SamplerState.LINEAR));
        c.add(
                Rule.IMAGE_FORMAT,
                b -> image(b, b.imaging(ScalarKind.F32), Format.B8G8R8A8_UNORM, true),
                b -> image(b, b.imaging(ScalarKind.F32), Format.R8G8B8A8_UNORM, true));
        c.add(Rule.WRITABLE_BINDING, b -> image(b, b.imaging(ScalarKind.F32), Format.R8G8B8A8_UNORM, false), b -> {
            Shader s = b.imaging(ScalarKind.F32);
            s.resources.getFirst().readOnly = true;
            image(b, s, Format.R8G8B8A8_UNORM, false);
        });
        c.add(Rule.WRITABLE_BINDING, b -> store(b, false), b -> store(b, true));
    }

    private static void image(Bench b, Shader shader, Format format, boolean writable) {
        b.ready().context.bindImage(Stage.FRAGMENT, 0, b.view(b.texture(format)), writable);
        b.drawWith(shader);
    }

    private static void store(Bench b, boolean writable) {
        b.ready().context.bindStorageBuffer(Stage.FRAGMENT, 0, b.buffer, 0, 256, writable);
        b.drawWith(b.storing());
    }

    private static void others(RuleCases c) {
        c.add(
                Rule.BARRIER_BITS,
                b -> b.context.memoryBarrier(Barrier.ALL + 1),
                b -> b.context.memoryBarrier(Barrier.ALL));
    }
}
