package tepui.drivers.nil;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
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

class NullAllocationTest {
    @Test
    void aFrameAllocatesNothing() {
        NullDriver driver = new NullDriver();
        Device device = driver.open(driver.devices().getFirst(), DeviceOptions.DEFAULT);
        Context context = device.createContext();
        Buffer vertices = device.createBuffer(BufferDesc.of(4096, Bind.ANY_BUFFER));
        Texture target =
                device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 64, 64, Bind.COLOR_TARGET | Bind.SAMPLED));
        TextureView view = device.createView(target, TextureView.Desc.whole(target.desc()));
        ShaderObject vertex = device.createShader(shader(Stage.VERTEX), null);
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
            context.bindShader(Stage.VERTEX, vertex);
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
            context.mapTexture(target, 0, box, MapFlags.WRITE, texels);
            context.unmapTexture(target, texels);
            context.writeBuffer(vertices, 0, data);
            context.writeTexture(target, 0, box, data, 16, 64);
            context.beginQuery(query);
            context.draw(Primitive.TRIANGLES, 0, 3);
            context.drawIndexed(Primitive.TRIANGLES, 0, 3);
            context.draw(Primitive.TRIANGLES, true, 0, 1, ranges, 0, 2);
            context.endQuery(query);
            context.queryResult(query, false);
            context.present(surface, target, true, Surface.Interval.IMMEDIATE);
        };
        assertEquals(0, Allocation.bytes(1000, frame));
    }

    private static Shader shader(Stage stage) {
        Shader shader = new Shader(stage, "empty");
        new Builder(shader).ret();
        if (stage == Stage.GEOMETRY || stage == Stage.TESS_CONTROL) shader.outputVertices = 3;
        return shader;
    }
}
