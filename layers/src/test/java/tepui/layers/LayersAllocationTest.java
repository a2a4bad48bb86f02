package tepui.layers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.ir.Builder;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.layers.forward.ForwardingDevice;
import tepui.layers.time.FrameTimeDevice;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.IndexType;
import tepui.pipe.MapFlags;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;
import tepui.testing.Allocation;
import tepui.tools.kit.scene.PlainObjects;

/** All layers but the logger allocate nothing per call, nor does the null driver behind them. */
class LayersAllocationTest {
    @ParameterizedTest
    @ValueSource(strings = {"none", "check", "count", "check,count", "forward", "time"})
    void aFrameAllocatesNothing(String spec) {
        Device driver = PlainObjects.nullDevice();
        Device device = switch (spec) {
            case "none" -> driver;
            case "forward" -> new ForwardingDevice(driver);
            case "time" -> new FrameTimeDevice(driver);
            default -> Layers.wrap(driver, spec);
        };
        Context context = device.createContext();
        Buffer vertices = PlainObjects.buffer(device, 4096);
        Texture target = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 64, 64);
        Texture image = device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 4, 4, Bind.SAMPLED));
        TextureView view = PlainObjects.view(device, image);
        ShaderObject vertex = PlainObjects.make(device, Stage.VERTEX);
        Shader sampling = new Shader(Stage.FRAGMENT, "sampling");
        sampling.texture("image", 0, TextureShape.D2);
        new Builder(sampling).ret();
        ShaderObject fragment = device.createShader(sampling, null);
        RenderTargets targets = RenderTargets.of(target);
        ClearColor black = ClearColor.of(0, 0, 0, 1);
        Query query = device.createQuery(Query.Kind.OCCLUSION, 0);
        Surface surface = device.createSurface(new Surface.Target.Offscreen(64, 64));
        Box box = Box.of2d(0, 0, 4, 4);
        Context.TexelMap texels = new Context.TexelMap();
        int[] words = new int[16];
        int[] ranges = {0, 3, 0, 3, 3, 0};
        MemorySegment data = Arena.global().allocate(256);
        Runnable frame = () -> {
            context.setRenderTargets(targets);
            context.clearColor(0, black, null, 15);
            context.bindBlend(0);
            context.bindRaster(0);
            context.setScissor(0, 0, 0, 4, 4);
            context.setViewport(0, 0, 0, 4, 4, 0, 1);
            context.bindShader(Stage.VERTEX, vertex);
            context.bindShader(Stage.FRAGMENT, fragment);
            context.bindTexture(Stage.FRAGMENT, 0, view);
            context.bindSampler(Stage.FRAGMENT, 0, 0);
            context.bindVertexBuffer(0, vertices, 0);
            context.bindIndexBuffer(vertices, 0, IndexType.U16);
            context.bindUniformBuffer(Stage.VERTEX, 1, vertices, 0, 256);
            context.setUniforms(Stage.VERTEX, 0, words, 0, 16);
            context.updateUniforms(Stage.VERTEX, 0, 4, words, 8, 4);
            context.map(vertices, 64, 128, MapFlags.WRITE | MapFlags.DISCARD_RANGE);
            context.unmap(vertices);
            context.map(vertices, 64, 128, MapFlags.READ);
            context.unmap(vertices);
            context.mapTexture(image, 0, box, MapFlags.WRITE, texels);
            context.unmapTexture(image, texels);
            context.writeBuffer(vertices, 0, data);
            context.writeTexture(image, 0, box, data, 16, 64);
            context.beginQuery(query);
            context.draw(Primitive.TRIANGLES, 0, 3);
            context.drawIndexed(Primitive.TRIANGLES, 0, 3);
            context.draw(Primitive.TRIANGLES, true, 0, 1, ranges, 0, 2);
            context.endQuery(query);
            context.queryResult(query, false);
            context.present(surface, target, true, Surface.Interval.IMMEDIATE);
        };
        assertEquals(0, Allocation.bytes(500, frame));
    }

    @Test
    void unchangedDrawsAllocateNothing() {
        Device device = Layers.wrap(PlainObjects.nullDevice(), "check");
        Context context = device.createContext();
        context.bindShader(Stage.VERTEX, PlainObjects.make(device, Stage.VERTEX));
        context.setRenderTargets(RenderTargets.of(PlainObjects.texture(device, Format.R8_UNORM, 4, 4)));
        assertEquals(0, Allocation.bytes(10_000, () -> context.draw(Primitive.TRIANGLES, 0, 3)));
    }
}
