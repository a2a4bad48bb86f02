package tepui.tools.kit.cases;

import java.lang.foreign.MemorySegment;
import java.util.List;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.IndexType;
import tepui.pipe.MapFlags;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.KitFailure;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/**
 * Illegal calls: an IllegalArgumentException that names the call, and a device that draws on as if nothing had been said.
 * What keeps memory safe is checked always; the rest only by devices that were opened to validate.
 */
final class MisuseCases {
    private MisuseCases() {}

    /** An illegal call. */
    @FunctionalInterface
    private interface Call {
        void make(Scene s);
    }

    static void addTo(Kit kit) {
        Area area = kit.area("misuse");
        records(area);
        Context.TexelMap map = new Context.TexelMap();
        MemorySegment big = MemorySegment.ofArray(new byte[4096]);
        illegal(area, "writeBuffer", "behindTheEnd", s -> s.context.writeBuffer(buffer(s), 60, big.asSlice(0, 8)));
        illegal(area, "writeBuffer", "negativeOffset", s -> s.context.writeBuffer(buffer(s), -4, big.asSlice(0, 8)));
        illegal(area, "readBuffer", "behindTheEnd", s -> s.context.readBuffer(buffer(s), 60, big.asSlice(0, 8)));
        illegal(
                area,
                "readBuffer",
                "hugeOffset",
                s -> s.context.readBuffer(buffer(s), Long.MAX_VALUE, big.asSlice(0, 8)));
        illegal(area, "copyBuffer", "sourceBehindTheEnd", s -> s.context.copyBuffer(buffer(s), 60, buffer(s), 0, 8));
        illegal(area, "copyBuffer", "targetBehindTheEnd", s -> s.context.copyBuffer(buffer(s), 0, buffer(s), 60, 8));
        illegal(area, "copyBuffer", "negativeSize", s -> s.context.copyBuffer(buffer(s), 0, buffer(s), 0, -8));
        illegal(area, "clearBuffer", "behindTheEnd", s -> s.context.clearBuffer(buffer(s), 60, 8, new byte[4]));
        illegal(area, "clearBuffer", "patternOfThree", s -> s.context.clearBuffer(buffer(s), 0, 12, new byte[3]));
        illegal(area, "map", "behindTheEnd", s -> s.context.map(buffer(s), 60, 8, MapFlags.WRITE));
        illegal(area, "map", "negativeSize", s -> s.context.map(buffer(s), 0, -8, MapFlags.WRITE));
        illegal(area, "map", "neitherReadNorWrite", s -> s.context.map(buffer(s), 0, 8, MapFlags.DONT_BLOCK));
        illegal(
                area,
                "map",
                "readAndDiscard",
                s -> s.context.map(buffer(s), 0, 8, MapFlags.READ | MapFlags.DISCARD_WHOLE));
        illegal(area, "map", "twice", s -> {
            Buffer b = buffer(s);
            s.context.map(b, 0, 8, MapFlags.WRITE);
            try {
                s.context.map(b, 16, 8, MapFlags.WRITE);
            } finally {
                s.context.unmap(b);
            }
        });
        illegal(
                area,
                "map",
                "persistentWithoutPermission",
                s -> s.context.map(buffer(s), 0, 8, MapFlags.WRITE | MapFlags.PERSISTENT));
        illegal(area, "unmap", "notMapped", s -> s.context.unmap(buffer(s)));
        illegal(area, "flushMapped", "notMapped", s -> s.context.flushMapped(buffer(s), 0, 8));
        illegal(
                area,
                "writeTexture",
                "outside",
                s -> s.context.writeTexture(texture(s), 0, Box.of2d(5, 0, 4, 4), big, 16, 64));
        illegal(
                area,
                "writeTexture",
                "noSuchLevel",
                s -> s.context.writeTexture(texture(s), 3, Box.of2d(0, 0, 1, 1), big, 16, 64));
        illegal(
                area,
                "writeTexture",
                "tooLittleMemory",
                s -> s.context.writeTexture(texture(s), 0, Box.of2d(0, 0, 8, 8), big.asSlice(0, 255), 32, 256));
        illegal(
                area,
                "writeTexture",
                "negativeSize",
                s -> s.context.writeTexture(texture(s), 0, Box.of2d(4, 4, -2, 2), big, 16, 64));
        illegal(area, "writeTexture", "partOfABlock", s -> {
            Texture t = s.texture(TextureDesc.of2d(Format.BC1_RGBA_UNORM, 8, 8, Bind.SAMPLED));
            s.context.writeTexture(t, 0, Box.of2d(2, 0, 4, 4), big, 16, 64);
        });
        illegal(
                area,
                "readTexture",
                "outside",
                s -> s.context.readTexture(texture(s), 0, Box.of2d(0, 7, 4, 4), big, 16, 64));
        illegal(
                area,
                "readTexture",
                "tooLittleMemory",
                s -> s.context.readTexture(texture(s), 0, Box.of2d(0, 0, 8, 8), big.asSlice(0, 200), 32, 256));
        illegal(
                area,
                "readTexture",
                "layerOutside",
                s -> s.context.readTexture(texture(s), 0, new Box(0, 0, 1, 8, 8, 1), big, 32, 256));
        illegal(
                area,
                "copyTexture",
                "outside",
                s -> s.context.copyTexture(texture(s), 0, Box.of2d(0, 0, 8, 8), texture(s), 0, 1, 0, 0));
        illegal(
                area,
                "copyTexture",
                "blockSizesDiffer",
                s -> s.context.copyTexture(
                        texture(s),
                        0,
                        Box.of2d(0, 0, 4, 4),
                        s.texture(TextureDesc.of2d(Format.R8_UNORM, 8, 8, Bind.SAMPLED)),
                        0,
                        0,
                        0,
                        0));
        illegal(
                area,
                "copyBufferToTexture",
                "bufferTooSmall",
                s -> s.context.copyBufferToTexture(buffer(s), 0, 32, 256, texture(s), 0, Box.of2d(0, 0, 8, 8)));
        illegal(
                area,
                "copyTextureToBuffer",
                "bufferTooSmall",
                s -> s.context.copyTextureToBuffer(texture(s), 0, Box.of2d(0, 0, 8, 8), buffer(s), 0, 32, 256));
        illegal(
                area,
                "clearTexture",
                "outside",
                s -> s.context.clearTexture(texture(s), 0, Box.of2d(0, 0, 9, 8), ClearColor.of(0, 0, 0, 0)));
        illegal(area, "generateMips", "noSuchLevel", s -> s.context.generateMips(texture(s), 0, 5));
        illegal(
                area,
                "mapTexture",
                "outside",
                s -> s.context.mapTexture(texture(s), 0, Box.of2d(0, 0, 8, 9), MapFlags.READ, map));
        illegal(area, "bindVertexBuffer", "slot", s -> s.context.bindVertexBuffer(32, buffer(s), 0));
        illegal(area, "bindVertexBuffer", "negativeSlot", s -> s.context.bindVertexBuffer(-1, buffer(s), 0));
        illegal(area, "bindVertexBuffer", "negativeOffset", s -> s.context.bindVertexBuffer(0, buffer(s), -4));
        illegal(
                area,
                "bindIndexBuffer",
                "negativeOffset",
                s -> s.context.bindIndexBuffer(buffer(s), -2, IndexType.U16));
        illegal(
                area,
                "bindUniformBuffer",
                "slot",
                s -> s.context.bindUniformBuffer(Stage.VERTEX, 32, buffer(s), 0, 16));
        illegal(
                area,
                "bindUniformBuffer",
                "behindTheEnd",
                s -> s.context.bindUniformBuffer(Stage.VERTEX, 0, buffer(s), 0, 65));
        illegal(area, "setUniforms", "outsideTheArray", s -> s.context.setUniforms(Stage.VERTEX, 0, new int[4], 2, 4));
        illegal(area, "updateUniforms", "behindTheLast", s -> {
            s.context.setUniforms(Stage.VERTEX, 0, new int[4], 0, 4);
            s.context.updateUniforms(Stage.VERTEX, 0, 3, new int[4], 0, 2);
        });
        illegal(
                area,
                "updateUniforms",
                "beforeTheFirst",
                s -> s.context.updateUniforms(Stage.VERTEX, 0, -1, new int[4], 0, 1));
        illegal(area, "updateUniforms", "outsideTheArray", s -> {
            s.context.setUniforms(Stage.VERTEX, 0, new int[4], 0, 4);
            s.context.updateUniforms(Stage.VERTEX, 0, 0, new int[2], 1, 2);
        });
        illegal(area, "updateUniforms", "ofABuffer", s -> {
            s.context.setUniforms(Stage.FRAGMENT, 1, new int[4], 0, 4);
            s.context.bindUniformBuffer(Stage.FRAGMENT, 1, buffer(s), 0, 16);
            s.context.updateUniforms(Stage.FRAGMENT, 1, 0, new int[4], 0, 1);
        });
        illegal(area, "bindTexture", "slot", s -> s.context.bindTexture(Stage.FRAGMENT, 96, s.view(texture(s))));
        illegal(area, "setResidentTexture", "place", s -> s.context.setResidentTexture(1 << 16, null, 0));
        illegal(area, "setResidentImage", "place", s -> s.context.setResidentImage(-1, null, false));
        illegal(area, "bindSampler", "slot", s -> s.context.bindSampler(Stage.FRAGMENT, -1, 0));
        unknownState(area, "bindSampler", s -> s.context.bindSampler(Stage.FRAGMENT, 0, 1 << 20));
        unknownState(area, "bindBlend", s -> s.context.bindBlend(1 << 20));
        unknownState(area, "bindRaster", s -> s.context.bindRaster(-1));
        unknownState(area, "bindDepthStencil", s -> s.context.bindDepthStencil(12345));
        unknownState(area, "bindVertexLayout", s -> s.context.bindVertexLayout(99999));
        illegal(
                area,
                "bindShader",
                "otherStage",
                s -> s.context.bindShader(Stage.VERTEX, s.shader(Shaders.constant(0, 0, 0, 0))));
        illegal(area, "setViewport", "index", s -> s.context.setViewport(16, 0, 0, 1, 1, 0, 1));
        illegal(area, "setScissor", "index", s -> s.context.setScissor(-1, 0, 0, 1, 1));
        illegal(area, "setScissor", "negativeSize", s -> s.context.setScissor(0, 0, 0, -1, 1));
        illegal(area, "setConstantAttribute", "location", s -> s.context.setConstantAttribute(32, new int[4]));
        illegal(area, "setPatchVertices", "none", s -> s.context.setPatchVertices(0));
        illegal(area, "clearColor", "noSuchTarget", s -> s.context.clearColor(3, ClearColor.of(0, 0, 0, 0), null, 15));
        illegal(area, "draw", "negativeCount", s -> s.context.draw(Primitive.TRIANGLES, 0, -3));
        illegal(area, "draw", "negativeFirst", s -> s.context.draw(Primitive.TRIANGLES, -1, 3));
        illegal(
                area,
                "draw",
                "rangesOutsideTheArray",
                s -> s.context.draw(Primitive.TRIANGLES, false, 0, 1, new int[5], 0, 2));
        illegal(area, "dispatch", "negativeCount", s -> s.context.dispatch(-1, 1, 1));
        illegal(area, "endQuery", "notBegun", s -> s.context.endQuery(s.query(Query.Kind.PRIMITIVES_GENERATED)));
        illegal(area, "beginQuery", "twice", s -> {
            Query q = s.query(Query.Kind.PRIMITIVES_GENERATED);
            s.context.beginQuery(q);
            try {
                s.context.beginQuery(q);
            } finally {
                s.context.endQuery(q);
            }
        });
        illegal(area, "createView", "levelsOutside", s -> {
            Texture t = texture(s);
            s.device.createView(t, TextureView.Desc.whole(t.desc()).withLevels(1, 5));
        });
        illegal(area, "createView", "layersOutside", s -> {
            Texture t = texture(s);
            s.device.createView(t, TextureView.Desc.whole(t.desc()).withLayers(0, 2));
        });
        illegal(
                area,
                "createView",
                "bufferRangeOutside",
                s -> s.device.createView(buffer(s), TextureView.Desc.buffer(Format.R32_FLOAT, 32, 64)));
        shaders(area);
        area.add("doubleCloseIsFine", s -> {
            Context c = s.device.createContext();
            c.close();
            c.close();
        });
    }

    private static Buffer buffer(Scene s) {
        return s.buffer(Bind.ANY_BUFFER, 64);
    }

    private static Texture texture(Scene s) {
        return s.texture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 8, 8, Bind.SAMPLED | Bind.COLOR_TARGET)
                .withLevels(2));
    }

    /** The call throws and names itself; a draw that was set up before it comes out right after it. */
    private static void illegal(Area area, String call, String name, Call body) {
        area.needsDevice(d -> d.options().validate() ? null : "the device was not opened to validate")
                .add(call + "." + name, s -> {
                    Texture t = s.target(8, 8);
                    s.fill(0, 1, 0, 1);
                    s.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
                    Scene.mustThrow(IllegalArgumentException.class, call, () -> body.make(s));
                    s.context.draw(Primitive.TRIANGLES, 0, 6);
                    s.solid(t, 0, 255, 0, 255, 0);
                });
    }

    /** The table of states may be the one to refuse an id: then the message names the table. */
    private static void unknownState(Area area, String call, Call body) {
        area.add(call + ".unknownState", s -> {
            Texture t = s.target(8, 8);
            s.fill(0, 1, 0, 1);
            Scene.mustThrow(IllegalArgumentException.class, "", () -> body.make(s));
            s.context.draw(Primitive.TRIANGLES, 0, 6);
            s.solid(t, 0, 255, 0, 255, 0);
        });
    }

    private static void record(Area area, String type, String name, Runnable make) {
        area.add(type + "." + name, s -> Scene.mustThrow(IllegalArgumentException.class, type, make));
    }

    private static TextureDesc desc(TextureShape shape, int w, int h, int d, int layers, int levels, int samples) {
        return new TextureDesc(
                shape, Format.R8G8B8A8_UNORM, w, h, d, layers, levels, samples, Bind.SAMPLED, Usage.DEFAULT);
    }

    private static void records(Area area) {
        record(area, "BufferDesc", "empty", () -> BufferDesc.of(0, Bind.VERTEX));
        record(area, "TextureDesc", "empty", () -> desc(TextureShape.D2, 0, 1, 1, 1, 1, 1));
        record(area, "TextureDesc", "cubeNotSquare", () -> desc(TextureShape.CUBE, 4, 8, 1, 6, 1, 1));
        record(area, "TextureDesc", "cubeOfFive", () -> desc(TextureShape.CUBE, 4, 4, 1, 5, 1, 1));
        record(area, "TextureDesc", "layersWithoutArray", () -> desc(TextureShape.D2, 4, 4, 1, 2, 1, 1));
        record(area, "TextureDesc", "depthWithout3d", () -> desc(TextureShape.D2, 4, 4, 2, 1, 1, 1));
        record(area, "TextureDesc", "heightIn1d", () -> desc(TextureShape.D1, 4, 4, 1, 1, 1, 1));
        record(area, "TextureDesc", "tooManyLevels", () -> desc(TextureShape.D2, 4, 4, 1, 1, 4, 1));
        record(area, "TextureDesc", "samplesWithoutMultisample", () -> desc(TextureShape.D2, 4, 4, 1, 1, 1, 4));
        record(area, "TextureDesc", "bufferTexture", () -> desc(TextureShape.BUFFER, 4, 1, 1, 1, 1, 1));
        record(area, "BlendState", "noTarget", () -> new BlendState(List.of(), false, false, false, null));
        record(
                area,
                "BlendState",
                "writeMask",
                () -> new BlendState.Target(false, BlendState.Term.COPY, BlendState.Term.COPY, 16));
        record(area, "SamplerState", "anisotropy", () -> SamplerState.NEAREST.withAnisotropy(0.5f));
        record(area, "RasterState", "lineWidth", () -> {
            RasterState.Builder b = RasterState.DEFAULT.with();
            b.lineWidth = 0;
            b.build();
        });
        record(
                area,
                "VertexLayout",
                "noSuchBinding",
                () -> new VertexLayout(
                        List.of(new VertexLayout.Element(0, 1, 0, Format.R32_FLOAT)),
                        List.of(new VertexLayout.Binding(4, 0))));
        record(area, "RenderTargets", "empty", () -> RenderTargets.empty(0, 1, 1, 1));
        record(area, "RenderTargets", "nothing", () -> RenderTargets.of(List.of(), null));
        record(area, "StreamOutputLayout", "buffers", () -> new StreamOutputLayout(List.of(), List.of(4, 4, 4, 4, 4)));
        area.add("RenderTargets.levelOutside", s -> {
            Texture t = texture(s);
            Scene.mustThrow(
                    IllegalArgumentException.class,
                    "RenderTargets",
                    () -> new RenderTargets.Attachment(t, Format.R8G8B8A8_UNORM, 2, 0, 1));
            Scene.mustThrow(
                    IllegalArgumentException.class,
                    "RenderTargets",
                    () -> new RenderTargets.Attachment(t, Format.R8G8B8A8_UNORM, 0, 1, 1));
        });
    }

    /** Shaders that are no shaders: an exception that says what is wrong with them, and no other harm. */
    private static void shaders(Area area) {
        Area validating =
                area.needsDevice(d -> d.options().validate() ? null : "the device was not opened to validate");
        validating.add("createShader.noReturn", s -> refused(s, new Shader(Stage.VERTEX, "empty")));
        validating.add(
                "createShader.typesDiffer",
                s -> refused(
                        s,
                        Shaders.effect(
                                Stage.FRAGMENT,
                                "types",
                                (f, b) -> b.append(Instr.of(Op.FADD, Type.F32, b.f32(1), b.i32(1))))));
        validating.add(
                "createShader.useBeforeDefinition",
                s -> refused(s, Shaders.effect(Stage.FRAGMENT, "order", (f, b) -> {
                    Instr late = Instr.of(Op.FNEG, Type.F32, b.f32(1));
                    b.append(Instr.of(Op.FNEG, Type.F32, late.result()));
                    b.append(late);
                })));
        validating.add(
                "createShader.wrongStage",
                s -> refused(s, Shaders.effect(Stage.VERTEX, "ddx", (v, b) -> b.derivative(Op.DDX, b.f32(1), 0))));
    }

    private static void refused(Scene s, Shader shader) {
        try {
            s.device.destroy(s.device.createShader(shader, null));
        } catch (RuntimeException e) {
            if (e.getMessage() == null || e.getMessage().isBlank()) {
                throw new KitFailure("the exception has no message: " + e);
            }
            return;
        }
        throw new KitFailure("an invalid shader was taken");
    }
}
