package tepui.layers.check;

import java.util.List;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Variable;
import tepui.pipe.Bind;
import tepui.pipe.BufferDesc;
import tepui.pipe.Query;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.kit.scene.PlainObjects;

/** Cases of objects, contexts and creation. */
final class CreationCases {
    private CreationCases() {}

    static void add(RuleCases c) {
        objects(c);
        resources(c);
        views(c);
        shaders(c);
        others(c);
    }

    private static void objects(RuleCases c) {
        c.add(
                Rule.DEVICE_OPEN,
                b -> {
                    b.device.close();
                    b.device.createBuffer(BufferDesc.of(16, Bind.VERTEX));
                },
                b -> b.device.createBuffer(BufferDesc.of(16, Bind.VERTEX)));
        c.add(
                Rule.CONTEXT_OPEN,
                b -> {
                    b.context.close();
                    b.context.flush();
                },
                b -> b.context.flush());
        c.add(
                Rule.ONE_THREAD,
                b -> b.context.present(
                        b.device.createSurface(new Surface.Target.Pixels(16, 16, (w, h, p) -> otherThread(b))),
                        b.color,
                        true,
                        Surface.Interval.ONE),
                b -> otherThread(b));
        c.add(
                Rule.OBJECT_ALIVE,
                b -> {
                    b.device.destroy(b.buffer);
                    b.context.bindVertexBuffer(0, b.buffer, 0);
                },
                b -> b.context.bindVertexBuffer(0, b.buffer, 0));
        c.add(
                Rule.OBJECT_ALIVE,
                b -> b.context.bindVertexBuffer(0, PlainObjects.buffer(PlainObjects.nullDevice(), 64), 0),
                b -> b.context.bindVertexBuffer(0, b.buffer, 0));
        c.add(
                Rule.OBJECT_ALIVE,
                b -> {
                    Texture t = b.sampled(Format.R8_UNORM);
                    TextureView view = b.view(t);
                    b.device.destroy(t);
                    b.context.bindTexture(Stage.FRAGMENT, 0, view);
                },
                b -> b.context.bindTexture(Stage.FRAGMENT, 0, b.view(b.sampled(Format.R8_UNORM))));
        c.add(
                Rule.OBJECT_ALIVE,
                b -> {
                    Query query = b.device.createQuery(Query.Kind.OCCLUSION, 0);
                    b.device.destroy(query);
                    b.device.destroy(query);
                },
                b -> b.device.destroy(b.device.createQuery(Query.Kind.OCCLUSION, 0)));
        c.add(
                Rule.BOUND_ALIVE,
                b -> {
                    b.ready();
                    b.context.bindVertexLayout(b.layout(Format.R32_FLOAT));
                    b.context.bindVertexBuffer(0, b.buffer, 0);
                    b.draw();
                    b.device.destroy(b.buffer);
                    b.draw();
                },
                b -> {
                    b.ready();
                    b.context.bindVertexBuffer(0, b.buffer, 0);
                    b.device.destroy(b.buffer);
                    b.draw();
                });
        c.add(
                Rule.BOUND_ALIVE,
                b -> {
                    b.ready();
                    b.device.destroy(b.color);
                    b.draw();
                },
                b -> b.ready().draw());
    }

    private static void otherThread(Bench b) {
        RuntimeException[] thrown = new RuntimeException[1];
        Thread other = new Thread(() -> {
            try {
                b.context.bindBlend(0);
            } catch (RuntimeException e) {
                thrown[0] = e;
            }
        });
        other.start();
        try {
            other.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        if (thrown[0] != null) throw thrown[0];
    }

    private static TextureDesc d3(int size) {
        return new TextureDesc(TextureShape.D3, Format.R8_UNORM, size, 4, 4, 1, 1, 1, Bind.SAMPLED, Usage.DEFAULT);
    }

    private static void resources(RuleCases c) {
        c.add(
                Rule.BUFFER_BIND,
                b -> b.device.createBuffer(BufferDesc.of(16, Bind.COLOR_TARGET)),
                b -> b.device.createBuffer(BufferDesc.of(16, Bind.ANY_BUFFER)));
        c.lacking(Rule.BUFFER_PERSISTENT, caps -> caps.persistentMap = false, b -> {
            b.device.createBuffer(new BufferDesc(16, Bind.VERTEX, Usage.STREAM, true));
        });
        c.add(
                Rule.TEXTURE_SIZE,
                b -> b.device.createTexture(d3(b.device.caps().maxTexture3D + 1)),
                b -> b.device.createTexture(d3(16)));
        c.lacking(
                Rule.TEXTURE_SHAPE_SUPPORTED,
                caps -> caps.multisampleTextures = false,
                b -> b.multisample(Format.R8_UNORM, 4));
        c.add(
                Rule.TEXTURE_FORMAT,
                b -> b.device.createTexture(TextureDesc.of2d(Format.BC1_RGB_UNORM, 8, 8, Bind.COLOR_TARGET)),
                b -> b.device.createTexture(TextureDesc.of2d(Format.BC1_RGB_UNORM, 8, 8, Bind.SAMPLED)));
        c.lacking(
                Rule.TEXTURE_SPARSE,
                caps -> caps.sparseTextures = false,
                b -> b.device.createTexture(TextureDesc.of2d(Format.R8_UNORM, 8, 8, Bind.SAMPLED | Bind.SPARSE)));
        c.lackingFormats(Rule.TEXTURE_SAMPLES, FormatSupport.SAMPLES_4, b -> b.multisample(Format.R8_UNORM, 4));
    }

    private static void views(RuleCases c) {
        c.add(
                Rule.VIEW_RANGE,
                b -> b.device.createView(
                        b.color, TextureView.Desc.whole(b.color.desc()).withLevels(0, 2)),
                b -> b.view(b.color));
        c.add(
                Rule.VIEW_RANGE,
                b -> b.device.createView(b.buffer, TextureView.Desc.buffer(Format.R8_UNORM, 4000, 97)),
                b -> b.device.createView(b.buffer, TextureView.Desc.buffer(Format.R8_UNORM, 4000, 96)));
        c.add(
                Rule.VIEW_FORMAT,
                b -> b.device.createView(
                        b.color, TextureView.Desc.whole(b.color.desc()).withFormat(Format.R8_UNORM)),
                b -> b.device.createView(
                        b.color, TextureView.Desc.whole(b.color.desc()).withFormat(Format.R32_UINT)));
        c.add(
                Rule.VIEW_SHAPE,
                b -> b.device.createView(
                        b.color, TextureView.Desc.whole(b.color.desc()).withShape(TextureShape.CUBE)),
                b -> b.device.createView(
                        b.color, TextureView.Desc.whole(b.color.desc()).withShape(TextureShape.D2_ARRAY)));
        c.add(
                Rule.VIEW_SHAPE,
                b -> b.device.createView(
                        b.device.createTexture(d3(4)),
                        TextureView.Desc.whole(d3(4)).withShape(TextureShape.D1)),
                b -> b.device.createView(
                        b.device.createTexture(d3(4)),
                        TextureView.Desc.whole(d3(4)).withShape(TextureShape.D2).withLayers(3, 1)));
        c.lacking(
                Rule.VIEW_SUPPORTED,
                caps -> caps.textureViews = false,
                b -> b.device.createView(
                        b.color, TextureView.Desc.whole(b.color.desc()).withFormat(Format.R32_UINT)));
        c.lacking(Rule.VIEW_SUPPORTED, caps -> caps.textureSwizzle = false, b -> {
            TextureView.Swizzle one = TextureView.Swizzle.ONE;
            b.device.createView(b.color, TextureView.Desc.whole(b.color.desc()).withSwizzle(one, one, one, one));
        });
        c.add(
                Rule.VIEW_BIND,
                b -> b.view(b.device.createTexture(TextureDesc.of2d(Format.R8_UNORM, 4, 4, Bind.COLOR_TARGET))),
                b -> b.view(b.sampled(Format.R8_UNORM)));
        c.add(
                Rule.VIEW_STENCIL,
                b -> b.device.createView(
                        b.color, TextureView.Desc.whole(b.color.desc()).withStencil()),
                b -> {
                    Texture depth = b.texture(Format.D24_UNORM_S8_UINT);
                    b.device.createView(
                            depth, TextureView.Desc.whole(depth.desc()).withStencil());
                });
        c.add(
                Rule.BUFFER_VIEW,
                b -> b.device.createView(b.buffer, TextureView.Desc.buffer(Format.R8_UNORM, 8, 16)),
                b -> b.device.createView(b.buffer, TextureView.Desc.buffer(Format.R8_UNORM, 16, 16)));
    }

    private static StreamOutputLayout layout(String name, int components, int offset, int stride) {
        return new StreamOutputLayout(
                List.of(new StreamOutputLayout.Output(name, 0, 0, components, 0, offset, 0)), List.of(stride));
    }

    private static Shader reading() {
        Shader s = new Shader(Stage.FRAGMENT, "reads its target");
        Builder b = new Builder(s);
        Variable out = s.output("color", Type.F32X4, 0);
        b.ifThen(b.bool(true), () -> b.storeOutput(out, b.load(Op.LOAD_TARGET, out)));
        b.ret();
        return s;
    }

    private static Shader around() {
        Shader s = new Shader(Stage.FRAGMENT, "around");
        s.input("angle", Type.F32, 0).cylindrical = 1;
        new Builder(s).ret();
        return s;
    }

    private static Shader toViewports() {
        Shader s = new Shader(Stage.VERTEX, "to_viewports");
        s.output(Builtin.VIEWPORT_MASK, Type.I32);
        new Builder(s).ret();
        return s;
    }

    private static Shader withOutput(Bench b) {
        Shader s = b.shader(Stage.VERTEX);
        s.output("out", Type.F32X4, 0);
        return s;
    }

    /** A shader that asks whether a texel has memory. */
    private static Shader asking() {
        Shader s = new Shader(Stage.FRAGMENT, "asking");
        Builder b = new Builder(s);
        Resource t = s.texture("t", 0, TextureShape.D2);
        b.texture(Op.TEX_FETCH, t, Type.I32, TexOperand.COORD.bit() | Instr.RESIDENCY, b.i32(0, 0));
        b.ret();
        return s;
    }

    private static void shaders(RuleCases c) {
        c.lacking(Rule.STAGE_SUPPORTED, caps -> caps.geometry = false, b -> b.make(b.shader(Stage.GEOMETRY)));
        c.add(
                Rule.SHADER_VALID,
                b -> b.make(new Shader(Stage.VERTEX, "without end")),
                b -> b.make(b.shader(Stage.VERTEX)));
        c.lacking(Rule.SHADER_FEATURES, caps -> caps.framebufferFetch = false, b -> b.make(reading()));
        c.lacking(Rule.SHADER_FEATURES, caps -> caps.cylindricalWrap = false, b -> b.make(around()));
        c.lacking(Rule.SHADER_FEATURES, caps -> caps.viewportMask = false, b -> b.make(toViewports()));
        c.lacking(Rule.SHADER_FEATURES, caps -> caps.residentTextures = false, b -> {
            Shader resident = b.sampling(TextureShape.D2);
            Resource any = new Resource(Resource.Kind.TEXTURE, "any", 0, 1);
            any.shape = TextureShape.D2;
            any.resident = true;
            resident.resources.add(any);
            b.make(resident);
        });
        c.lacking(Rule.SHADER_FEATURES, caps -> caps.sparseResidency = false, b -> b.make(asking()));
        c.lacking(Rule.SHADER_SLOTS, caps -> caps.maxTextures = 0, b -> b.make(b.sampling(TextureShape.D2)));
        c.add(
                Rule.STREAM_LAYOUT,
                b -> b.device.createShader(withOutput(b), layout("other", 4, 0, 16)),
                b -> b.device.createShader(withOutput(b), layout("out", 4, 0, 16)));
        c.add(
                Rule.STREAM_LAYOUT,
                b -> b.device.createShader(withOutput(b), layout("out", 4, 4, 16)),
                b -> b.device.createShader(withOutput(b), layout("out", 3, 4, 16)));
        c.add(
                Rule.STREAM_LAYOUT,
                b -> b.device.createShader(withOutput(b), layout("out", 4, 0, 18)),
                b -> b.device.createShader(withOutput(b), layout("out", 4, 0, 20)));
        c.lacking(
                Rule.STREAM_LAYOUT,
                caps -> caps.maxStreamTargets = 0,
                b -> b.device.createShader(withOutput(b), layout("out", 4, 0, 16)));
    }

    private static void others(RuleCases c) {
        c.add(
                Rule.STREAM_TARGET_RANGE,
                b -> b.device.createStreamTarget(b.buffer, 2, 16),
                b -> b.device.createStreamTarget(b.buffer, 4, 16));
        c.lacking(
                Rule.QUERY_SUPPORTED,
                caps -> caps.timestamps = false,
                b -> b.device.createQuery(Query.Kind.TIME_ELAPSED, 0));
        c.add(
                Rule.QUERY_INDEX,
                b -> b.device.createQuery(Query.Kind.OCCLUSION, 1),
                b -> b.device.createQuery(Query.Kind.PRIMITIVES_WRITTEN, 1));
        c.add(
                Rule.SURFACE_SIZE,
                b -> b.device.createSurface(new Surface.Target.Offscreen(0, 4)),
                b -> b.device.createSurface(new Surface.Target.Offscreen(1, 4)));
        c.lacking(
                Rule.SURFACE_SUPPORTED,
                caps -> caps.presentWindow = false,
                b -> b.device.createSurface(new Surface.Target.Window(Surface.WindowSystem.WIN32, 0, 1, 4, 4)));
    }
}
