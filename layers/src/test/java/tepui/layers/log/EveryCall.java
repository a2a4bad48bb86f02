package tepui.layers.log;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.pipe.Barrier;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.Context;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Device;
import tepui.pipe.Fence;
import tepui.pipe.IndexType;
import tepui.pipe.LogicOp;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.SampleLocations;
import tepui.pipe.SamplerState;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;
import tepui.tools.kit.scene.PlainObjects;

/** Program that makes every call of the contract once, some of them wrong. */
final class EveryCall {
    private final Device device;
    private final Context context;
    private final Buffer buffer;
    private final Texture color;
    private final Texture depth;
    private final TextureView view;
    private final Query query;
    private final StreamTarget stream;
    private final Surface surface;

    EveryCall(Device device) {
        this.device = device;
        // an id that a program bound only on other devices must not matter
        context = device.createContext();
        buffer = PlainObjects.buffer(device, 4096);
        color = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 16, 8);
        depth = PlainObjects.texture(device, Format.D24_UNORM_S8_UINT, 16, 8);
        view = PlainObjects.view(device, color);
        query = device.createQuery(Query.Kind.OCCLUSION, 0);
        stream = device.createStreamTarget(buffer, 1024, 1024);
        surface = device.createSurface(new Surface.Target.Pixels(16, 8, (w, h, argb) -> {}));
    }

    void run() {
        buffer.setLabel("all of \"it\"");
        color.setLabel("colour");
        view.setLabel("view of it");
        query.setLabel("query");
        stream.setLabel("stream");
        surface.setLabel("surface");
        states();
        values();
        bindings();
        work();
        clears();
        transfers();
        maps();
        queries();
        wrong();
        ends();
    }

    private void states() {
        BlendState.Term add = new BlendState.Term(
                BlendState.Equation.ADD, BlendState.Factor.SRC_ALPHA, BlendState.Factor.ONE_MINUS_SRC_ALPHA);
        device.states()
                .blend
                .intern(BlendState.of(BlendState.Equation.MAX, BlendState.Factor.ONE, BlendState.Factor.ONE));
        int blend = device.states()
                .blend
                .intern(new BlendState(
                        List.of(new BlendState.Target(true, add, BlendState.Term.COPY, 7), BlendState.Target.REPLACE),
                        true,
                        false,
                        true,
                        LogicOp.XOR));
        context.bindBlend(blend);
        context.bindBlend(0);
        RasterState.Builder raster = RasterState.DEFAULT.with();
        raster.cull = RasterState.Cull.BACK;
        raster.lineWidth = 1.5f;
        context.bindRaster(device.states().raster.intern(raster.build()));
        context.bindDepthStencil(device.states()
                .depthStencil
                .intern(DepthStencilState.depth(true, true, CompareFunc.LESS)
                        .withStencil(DepthStencilState.Face.KEEP, DepthStencilState.Face.KEEP)));
        context.bindVertexLayout(device.states()
                .vertexLayout
                .intern(new VertexLayout(
                        List.of(new VertexLayout.Element(0, 0, 4, Format.R32G32_FLOAT)),
                        List.of(new VertexLayout.Binding(12, 0)))));
        context.bindSampler(
                Stage.FRAGMENT,
                3,
                device.states().sampler.intern(SamplerState.LINEAR.withCompare(CompareFunc.GREATER)));
        Shader captured = PlainObjects.shader(Stage.VERTEX);
        captured.output("position", Type.F32X4, 0);
        StreamOutputLayout layout = new StreamOutputLayout(
                List.of(new StreamOutputLayout.Output("position", 0, 0, 4, 0, 0, 0)), List.of(16));
        context.bindShader(Stage.VERTEX, device.createShader(captured, layout));
        context.bindShader(Stage.COMPUTE, PlainObjects.make(device, Stage.COMPUTE));
        context.bindShader(Stage.FRAGMENT, null);
    }

    private void values() {
        context.setBlendColor(0.25f, -1, Float.NaN, 1e-40f);
        context.setStencilReference(1, 255);
        context.setAlphaReference(0.5f);
        context.setSampleMask(-1);
        context.setMinSampleShading(1);
        context.setViewport(1, 0, 8, 16, -8, 0, 1);
        context.setScissor(0, 1, 2, 3, 4);
        context.setRenderTargets(new RenderTargets(
                java.util.List.of(), null, 4, 4, 1, 2, new SampleLocations(1, 2, java.util.List.of(0, 15, 7, 8))));
        context.setRenderTargets(RenderTargets.of(
                java.util.Arrays.asList(null, RenderTargets.Attachment.of(color)), RenderTargets.Attachment.of(depth)));
        context.setPatchVertices(4);
        context.setDefaultTessLevels(new float[] {1, 2, 3, 4}, new float[] {5, 6});
    }

    private void bindings() {
        context.bindVertexBuffer(0, buffer, 64);
        context.bindVertexBuffer(1, null, 0);
        context.setConstantAttribute(5, new int[] {Float.floatToRawIntBits(1), 2, 0, -3});
        context.bindIndexBuffer(buffer, 0, IndexType.U16);
        context.setPrimitiveRestart(true, 0xffff);
        context.bindUniformBuffer(Stage.VERTEX, 1, buffer, 256, 512);
        context.setUniforms(Stage.VERTEX, 0, new int[] {9, Float.floatToRawIntBits(0.5f), 9}, 1, 1);
        context.updateUniforms(Stage.VERTEX, 0, 0, new int[] {9, Float.floatToRawIntBits(0.25f), 9}, 1, 1);
        context.bindTexture(Stage.FRAGMENT, 2, view);
        context.bindImage(Stage.COMPUTE, 0, view, true);
        context.setResidentTexture(7, view, 0);
        context.setResidentImage(70, view, false);
        context.bindStorageBuffer(Stage.COMPUTE, 0, buffer, 0, 128, true);
        context.setStreamTargets(new StreamTarget[] {null, stream}, new boolean[] {false, true});
    }

    private void work() {
        context.draw(Primitive.TRIANGLES, 0, 3);
        context.draw(Primitive.LINES, true, 1, 2, new int[] {9, 9, 9, 0, 4, -1, 4, 6, 0}, 3, 2);
        context.drawIndirect(Primitive.POINTS, true, buffer, 0, 2, 20, buffer, 60);
        context.drawIndirect(Primitive.POINTS, false, buffer, 0, 1, 0, null, 0);
        context.setStreamTargets(new StreamTarget[0], new boolean[0]);
        context.drawStream(Primitive.POINTS, stream, 0, 0, 1);
        context.dispatch(1, 2, 3);
        context.dispatchIndirect(buffer, 16);
        context.memoryBarrier(Barrier.INDEX_BUFFER | Barrier.IMAGE);
        context.textureBarrier();
    }

    private void clears() {
        context.clearColor(1, ClearColor.of(0.5f, 0, 0, 1), null, 15);
        context.clearDepthStencil(true, 0.5, true, 3, 255, Box.of2d(1, 1, 2, 2));
        context.clearTexture(color, 0, Box.of2d(0, 0, 4, 4), ClearColor.ofInts(1, 2, 3, 4));
        context.clearDepthTexture(depth, 0, Box.of2d(0, 0, 4, 4), true, 1, false, 0);
        context.clearBuffer(buffer, 0, 64, new byte[] {1, 2, 3, 4});
    }

    private void transfers() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment bytes = arena.allocate(1024, 4);
            for (int i = 0; i < 1024; i++) bytes.set(ValueLayout.JAVA_BYTE, i, (byte) i);
            context.writeBuffer(buffer, 16, bytes.asSlice(0, 32));
            context.readBuffer(buffer, 16, bytes.asSlice(0, 32));
            context.writeTexture(color, 0, Box.of2d(0, 0, 16, 8), bytes, 64, 512);
            context.readTexture(color, 0, Box.of2d(0, 0, 2, 2), bytes, 64, 512);
        }
        context.copyBuffer(buffer, 0, buffer, 128, 64);
        context.copyTexture(color, 0, Box.of2d(0, 0, 2, 2), color, 0, 8, 4, 0);
        context.copyBufferToTexture(buffer, 0, 64, 512, color, 0, Box.of2d(0, 0, 16, 8));
        context.copyTextureToBuffer(color, 0, Box.of2d(0, 0, 16, 8), buffer, 0, 64, 512);
        context.blit(Blit.whole(color, color, SamplerState.Filter.LINEAR));
        Texture mipped = device.createTexture(
                TextureDesc.of2d(Format.R8_UNORM, 8, 8, Bind.SAMPLED).withLevels(4));
        context.generateMips(mipped, 0, 3);
        context.invalidate(buffer);
        context.invalidate(mipped, 1);
        device.destroy(mipped);
        Texture sparse = device.createTexture(TextureDesc.of2d(Format.R8_UNORM, 512, 256, Bind.SAMPLED | Bind.SPARSE));
        context.commitPages(sparse, 0, Box.of2d(256, 0, 256, 256), true);
        device.destroy(sparse);
    }

    private void maps() {
        long address = context.map(buffer, 32, 8, MapFlags.WRITE | MapFlags.DISCARD_RANGE);
        Memory.ALL.set(ValueLayout.JAVA_LONG_UNALIGNED, address, 0x0102030405060708L);
        context.unmap(buffer);
        address = context.map(buffer, 0, 64, MapFlags.WRITE | MapFlags.FLUSH_EXPLICIT);
        Memory.ALL.set(ValueLayout.JAVA_INT_UNALIGNED, address + 8, 77);
        context.flushMapped(buffer, 8, 4);
        context.unmap(buffer);
        address = context.map(buffer, 0, 4096, MapFlags.WRITE | MapFlags.PERSISTENT | MapFlags.COHERENT);
        Memory.ALL.set(ValueLayout.JAVA_BYTE, address + 100, (byte) 1);
        context.draw(Primitive.POINTS, 0, 1);
        context.draw(Primitive.POINTS, 0, 1);
        Memory.ALL.set(ValueLayout.JAVA_BYTE, address + 200, (byte) 2);
        context.unmap(buffer);
        Context.TexelMap texels = new Context.TexelMap();
        context.mapTexture(color, 0, Box.of2d(1, 1, 3, 2), MapFlags.WRITE, texels);
        Memory.ALL.set(ValueLayout.JAVA_INT_UNALIGNED, texels.address + texels.rowBytes, 5);
        context.unmapTexture(color, texels);
    }

    private void queries() {
        context.beginQuery(query);
        context.endQuery(query);
        context.queryResult(query, true);
        context.queryResultToBuffer(query, buffer, 8, 8, false, true);
        context.setCondition(query, true, false);
        context.setCondition(null, false, false);
    }

    private void wrong() {
        refused(() -> context.bindRaster(77));
        refused(() -> context.draw(Primitive.POINTS, false, 0, 1, new int[] {1, 2}, 1, 5));
        refused(() -> context.setUniforms(Stage.VERTEX, 0, new int[4], 2, Integer.MAX_VALUE));
        refused(() -> context.updateUniforms(Stage.VERTEX, 0, 1, new int[4], 2, 1));
        refused(() -> device.createQuery(Query.Kind.OCCLUSION, 3));
        refused(() -> context.map(buffer, 0, 1 << 20, MapFlags.WRITE));
    }

    private static void refused(Runnable call) {
        try {
            call.run();
        } catch (IllegalArgumentException expected) {
            return;
        }
        throw new AssertionError("the call should have been refused");
    }

    private void ends() {
        context.pushGroup("group");
        context.mark("here\nand there");
        context.popGroup();
        Context other = device.createContext();
        Fence fence = context.flush();
        fence.setLabel("fence");
        other.waitFor(fence);
        context.finish();
        context.present(surface, color, true, Surface.Interval.MAILBOX);
        surface.resize(8, 4);
        context.present(surface, color, true, Surface.Interval.ONE);
        context.present(surface, color, true, Surface.Interval.ONE, true);
        TextureView texels = device.createView(buffer, TextureView.Desc.buffer(Format.R32_UINT, 0, 64));
        ShaderObject shader = PlainObjects.make(device, Stage.GEOMETRY);
        shader.setLabel("shader");
        buffer.setLabel(null);
        device.destroy(texels);
        device.destroy(shader);
        device.destroy(stream);
        device.destroy(query);
        device.destroy(view);
        device.destroy(color);
        device.destroy(buffer);
        other.close();
        context.close();
        device.close();
    }
}
