package tepui.tools.kit.cases;

import java.util.List;
import tepui.ir.AtomicOp;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Barrier;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Drawing into layers, faces and slices: one at a time, and several at once by the layer that a shader picks. */
final class LayeredRenderCases {
    private LayeredRenderCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("layered");
        for (TextureShape shape :
                new TextureShape[] {TextureShape.D1_ARRAY, TextureShape.D2_ARRAY, TextureShape.CUBE, TextureShape.D3}) {
            area.add("oneLayerAtATime." + shape.text(), s -> single(s, shape));
            area.needs("layers from the vertex stage", c -> c.viewportFromVertexStage)
                    .add("layerFromTheVertexShader." + shape.text(), s -> vertexLayer(s, shape));
            area.needs("geometry shaders", c -> c.geometry)
                    .add("layerFromTheGeometryShader." + shape.text(), s -> geometryLayer(s, shape));
        }
        Area vertex = area.needs("layers from the vertex stage", c -> c.viewportFromVertexStage);
        vertex.add("layersCountFromTheFirst", LayeredRenderCases::firstLayer);
        vertex.needsFormat(Format.D32_FLOAT, FormatSupport.DEPTH_STENCIL)
                .add("depthOfEachLayer", LayeredRenderCases::depth);
        vertex.add("fragmentsSeeTheirLayer", LayeredRenderCases::layerInput);
        area.needs("masks of viewports", c -> c.maxViewports >= 4 && c.viewportMask)
                .add("layersCountFromTheViewport", LayeredRenderCases::relativeLayer);
        area.add("layeredWithoutALayerDrawsIntoTheFirst", LayeredRenderCases::noLayer);
        Area discard = kit.area("rasterDiscard");
        discard.add("drawsNothing", s -> {
            Texture t = s.target(4, 4);
            RasterState.Builder r = s.raster();
            r.discard = true;
            s.raster(r);
            s.fill(1, 1, 1, 1);
            s.draw(Primitive.POINTS, 0, 0, 0, 1, 1, 1, 1, 1);
            s.solid(t, 0, 0, 0, 0, 0);
        });
        discard.add("clearsGoOn", s -> {
            Texture t = s.target(4, 4);
            RasterState.Builder r = s.raster();
            r.discard = true;
            s.raster(r);
            s.context.clearColor(0, ClearColor.of(0, 1, 0, 1), null, 15);
            s.solid(t, 0, 255, 0, 255, 0);
        });
        discard.add("vertexShadersRun", LayeredRenderCases::discardRuns);
    }

    private static TextureDesc desc(TextureShape shape) {
        int h = shape.dimensions() == 1 ? 1 : 8;
        int layers = shape.isCube() ? 6 : shape.isArray() ? 6 : 1;
        return new TextureDesc(
                shape,
                Format.R8G8B8A8_UNORM,
                8,
                h,
                shape == TextureShape.D3 ? 6 : 1,
                layers,
                1,
                1,
                Bind.COLOR_TARGET | Bind.SAMPLED,
                Usage.DEFAULT);
    }

    private static RenderTargets targets(Texture t, int first, int count) {
        return RenderTargets.of(List.of(new RenderTargets.Attachment(t, Format.R8G8B8A8_UNORM, 0, first, count)), null);
    }

    private static void layer(Scene s, Texture t, int layer, int red) {
        byte[] data = s.read(t, 0, new Box(0, 0, layer, 8, t.desc().height(), 1));
        for (int i = 0; i < data.length; i += 4)
            s.equal(red, data[i] & 255, "red of texel " + i / 4 + " of layer " + layer);
    }

    private static void single(Scene s, TextureShape shape) {
        Texture t = s.texture(desc(shape));
        for (int i = 0; i < 6; i++) {
            s.target(targets(t, i, 1));
            s.fill(i / 15f, 0, 0, 1);
        }
        for (int i = 0; i < 6; i++) layer(s, t, i, i * 17);
    }

    /** An instance per layer, with the colour i / 15. */
    private static Shader byInstance() {
        return Shaders.vertex("by_instance", (v, b) -> {
            Value instance = b.loadInput(v.input(Builtin.INSTANCE_ID, Type.I32));
            b.storeOutput(v.output(Builtin.LAYER, Type.I32), instance);
            Value red = b.op(Op.FMUL, b.convert(Op.I2F, ScalarKind.F32, instance), b.f32(1 / 15f));
            b.storeOutput(v.output("color", Type.F32X4, 0), b.vec(red, b.f32(0, 0, 1)));
            Value at = Shaders.fullScreen(v, b, 0.5f);
            return at;
        });
    }

    private static void clear(Scene s) {
        s.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
    }

    private static void vertexLayer(Scene s, TextureShape shape) {
        Texture t = s.texture(desc(shape));
        s.target(targets(t, 0, 6));
        clear(s);
        s.program(byInstance(), Shaders.color(Interpolation.SMOOTH));
        s.layout(VertexLayout.EMPTY);
        s.context.draw(Primitive.TRIANGLES, false, 0, 6, 0, 3, 0, 0);
        for (int i = 0; i < 6; i++) layer(s, t, i, i * 17);
    }

    private static void geometryLayer(Scene s, TextureShape shape) {
        Texture t = s.texture(desc(shape));
        s.target(targets(t, 0, 6));
        clear(s);
        s.program(
                Shaders.vertex("full", (v, b) -> Shaders.fullScreen(v, b, 0.5f)),
                GeometryCases.geometry(Shader.Topology.TRIANGLES, Shader.Topology.TRIANGLE_STRIP, 18, 1, (sh, b) -> {
                    Variable in = sh.input(Builtin.POSITION, Type.F32X4);
                    in.perVertex = true;
                    Variable position = sh.output(Builtin.POSITION, Type.F32X4);
                    Variable layer = sh.output(Builtin.LAYER, Type.I32);
                    Variable color = sh.output("color", Type.F32X4, 0);
                    for (int l = 0; l < 6; l++) {
                        for (int i = 0; i < 3; i++) {
                            b.storeOutput(position, b.loadInput(in, b.i32(i)));
                            b.storeOutput(layer, b.i32(l));
                            b.storeOutput(color, b.f32(l / 15f, 0, 0, 1));
                            b.effect(Op.EMIT_VERTEX, 0);
                        }
                        b.effect(Op.END_PRIMITIVE, 0);
                    }
                }),
                Shaders.color(Interpolation.SMOOTH));
        s.layout(VertexLayout.EMPTY);
        s.context.draw(Primitive.TRIANGLES, 0, 3);
        for (int i = 0; i < 6; i++) layer(s, t, i, i * 17);
    }

    /** One triangle, whose layer 1 counts from each viewport of its mask; what is beyond the last layer is left out. */
    private static void relativeLayer(Scene s) {
        Texture t = s.texture(desc(TextureShape.D2_ARRAY));
        s.target(targets(t, 0, 6));
        clear(s);
        s.program(
                Shaders.vertex("relative", (v, b) -> {
                    b.storeOutput(v.output(Builtin.VIEWPORT_MASK, Type.I32), b.i32(0b1101));
                    Variable layer = v.output(Builtin.LAYER, Type.I32);
                    layer.viewportRelative = true;
                    b.storeOutput(layer, b.i32(1));
                    return Shaders.fullScreen(v, b, 0.5f);
                }),
                Shaders.fragment("layer", (f, b) -> {
                    Value l = b.loadInput(f.input(Builtin.LAYER, Type.I32));
                    Value red = b.op(Op.FMUL, b.convert(Op.I2F, ScalarKind.F32, l), b.f32(1 / 5f));
                    return b.vec(red, b.f32(0, 0, 1));
                }));
        s.layout(VertexLayout.EMPTY);
        for (int i = 0; i < 4; i++) s.context.setViewport(i, 0, 0, 8, 8, 0, 1);
        s.context.draw(Primitive.TRIANGLES, 0, 3);
        int[] e = {0, 51, 0, 153, 204, 0};
        for (int i = 0; i < 6; i++) layer(s, t, i, e[i]);
    }

    private static void firstLayer(Scene s) {
        Texture t = s.texture(desc(TextureShape.D2_ARRAY));
        s.target(targets(t, 0, 6));
        clear(s);
        s.target(targets(t, 2, 3));
        s.program(byInstance(), Shaders.color(Interpolation.SMOOTH));
        s.layout(VertexLayout.EMPTY);
        s.context.draw(Primitive.TRIANGLES, false, 0, 3, 0, 3, 0, 0);
        int[] e = {0, 0, 0, 17, 34, 0};
        for (int i = 0; i < 6; i++) layer(s, t, i, e[i]);
    }

    private static void depth(Scene s) {
        Texture t = s.texture(desc(TextureShape.D2_ARRAY));
        Texture d = s.texture(new TextureDesc(
                TextureShape.D2_ARRAY, Format.D32_FLOAT, 8, 8, 1, 6, 1, 1, Bind.DEPTH_STENCIL, Usage.DEFAULT));
        for (int i = 0; i < 6; i++) {
            s.context.clearDepthTexture(d, 0, new Box(0, 0, i, 8, 8, 1), true, i % 2, false, 0);
        }
        s.target(RenderTargets.of(
                List.of(new RenderTargets.Attachment(t, Format.R8G8B8A8_UNORM, 0, 0, 6)),
                new RenderTargets.Attachment(d, Format.D32_FLOAT, 0, 0, 6)));
        clear(s);
        s.depthStencil(DepthStencilState.depth(true, false, CompareFunc.LESS));
        s.program(byInstance(), Shaders.color(Interpolation.SMOOTH));
        s.layout(VertexLayout.EMPTY);
        s.context.draw(Primitive.TRIANGLES, false, 0, 6, 0, 3, 0, 0);
        for (int i = 0; i < 6; i++) layer(s, t, i, i % 2 == 1 ? i * 17 : 0);
    }

    private static void layerInput(Scene s) {
        Texture t = s.texture(desc(TextureShape.D2_ARRAY));
        s.target(targets(t, 0, 6));
        clear(s);
        s.program(byInstance(), Shaders.fragment("layer", (f, b) -> {
            Value l = b.loadInput(f.input(Builtin.LAYER, Type.I32));
            Value red = b.op(Op.FMUL, b.convert(Op.I2F, ScalarKind.F32, l), b.f32(1 / 5f));
            return b.vec(red, b.f32(0, 0, 1));
        }));
        s.layout(VertexLayout.EMPTY);
        s.context.draw(Primitive.TRIANGLES, false, 0, 6, 0, 3, 0, 0);
        for (int i = 0; i < 6; i++) layer(s, t, i, i * 51);
    }

    private static void noLayer(Scene s) {
        Texture t = s.texture(desc(TextureShape.D2_ARRAY));
        s.target(targets(t, 0, 6));
        clear(s);
        s.fill(1, 0, 0, 1);
        for (int i = 0; i < 6; i++) layer(s, t, i, i == 0 ? 255 : 0);
    }

    private static void discardRuns(Scene s) {
        if (!s.caps.vertexStores || s.caps.maxStorageBuffers == 0) Scene.skip("no stores in the vertex stage");
        s.target(4, 4);
        RasterState.Builder r = s.raster();
        r.discard = true;
        s.raster(r);
        Buffer out = s.ints(Bind.STORAGE, 0);
        s.context.bindStorageBuffer(Stage.VERTEX, 0, out, 0, 4, true);
        s.program(
                Shaders.vertex("counts", (v, b) -> {
                    b.resource(
                            Op.ATOMIC_STORAGE,
                            v.storageBuffer("out", 0),
                            Type.I32,
                            AtomicOp.ADD.ordinal(),
                            b.i32(0),
                            b.i32(0),
                            b.i32(1));
                    return b.f32(0, 0, 0, 1);
                }),
                Shaders.constant(1, 1, 1, 1));
        s.layout(VertexLayout.EMPTY);
        s.context.draw(Primitive.POINTS, 0, 11);
        s.context.memoryBarrier(Barrier.ALL);
        int is = s.readInts(out)[0];
        s.that(is >= 11, "vertex shader ran " + is + " times, expected 11 at least");
    }
}
