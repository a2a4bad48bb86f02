package tepui.layers.log;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.pipe.BlendState;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Fence;
import tepui.pipe.IndexType;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;

/**
 * Context of a replay: a record in, a call out. A map waits for its result in the log, since one that gave nothing must
 * not leave a mapping behind.
 */
final class ReplayContext {
    /** A mapping of a buffer that is alive. */
    record Mapping(long address, long offset, long size) {}

    /** A mapping of texels that is alive. */
    record Texels(Texture texture, Box box, Context.TexelMap at) {}

    private final Replay replay;
    private final ReplayStates states;
    private final Context context;
    private final Map<Buffer, Mapping> mappings;
    private final Map<Integer, Texels> texels;
    private @Nullable LogRecord pending;

    ReplayContext(Replay replay, ReplayStates states, Context context) {
        this.replay = replay;
        this.states = states;
        this.context = context;
        this.mappings = replay.mappings;
        this.texels = replay.texels;
    }

    void run(LogRecord e) {
        LogRecord map = pending;
        pending = null;
        switch (e.call()) {
            case RESULT -> {
                if (map != null && e.longAt(0) != 0) map(map);
            }
            case MAP, MAP_TEXTURE -> pending = e;
            case MAPPED_DATA -> mappedData(e);
            case MAPPED_TEXELS -> mappedTexels(e);
            case UNMAP -> {
                mappings.remove(buffer(e, 0));
                context.unmap(buffer(e, 0));
            }
            case UNMAP_TEXTURE -> {
                Texels t = texels.remove(e.intAt(1));
                context.unmapTexture(texture(e, 0), t == null ? new Context.TexelMap() : t.at);
            }
            case FLUSH -> replay.made(e, context.flush());
            case FINISH -> context.finish();
            case WAIT_FOR -> context.waitFor(replay.object(e, 0, Fence.class));
            case PRESENT ->
                context.present(
                        replay.surface(e, 0),
                        texture(e, 1),
                        e.booleanAt(2),
                        (Surface.Interval) e.at(3),
                        e.booleanAt(4));
            case OUTCOME -> {}
            case PUSH_GROUP -> context.pushGroup((String) e.at(0));
            case POP_GROUP -> context.popGroup();
            case MARK -> context.mark((String) e.at(0));
            case CLOSE -> context.close();
            case BEGIN_QUERY -> context.beginQuery(query(e, 0));
            case END_QUERY -> context.endQuery(query(e, 0));
            case QUERY_RESULT -> context.queryResult(query(e, 0), e.booleanAt(1));
            case QUERY_RESULT_TO_BUFFER ->
                context.queryResultToBuffer(
                        query(e, 0), buffer(e, 1), e.longAt(2), e.intAt(3), e.booleanAt(4), e.booleanAt(5));
            case SET_CONDITION ->
                context.setCondition(replay.objectOrNull(e, 0, Query.class), e.booleanAt(1), e.booleanAt(2));
            case FLUSH_MAPPED -> context.flushMapped(buffer(e, 0), e.longAt(1), e.longAt(2));
            default -> {
                if (e.call().compareTo(Call.CLEAR_COLOR) >= 0) transfer(e);
                else if (e.call().compareTo(Call.DRAW_RANGES) >= 0) work(e);
                else bind(e);
            }
        }
    }

    /** The call before this threw when it was recorded. If it was a map, it has not been made here yet, and must throw too. */
    void threw() {
        LogRecord map = pending;
        pending = null;
        if (map == null) return;
        try {
            map(map);
        } catch (RuntimeException expected) {
            return;
        }
        throw new ReplayException("replay: " + map.call().text() + " was refused when it was recorded, not here", null);
    }

    private void bind(LogRecord e) {
        switch (e.call()) {
            case BIND_BLEND -> context.bindBlend(states.id(BlendState.class, e.longAt(0)));
            case BIND_RASTER -> context.bindRaster(states.id(RasterState.class, e.longAt(0)));
            case BIND_DEPTH_STENCIL -> context.bindDepthStencil(states.id(DepthStencilState.class, e.longAt(0)));
            case BIND_VERTEX_LAYOUT -> context.bindVertexLayout(states.id(VertexLayout.class, e.longAt(0)));
            case BIND_SHADER -> context.bindShader(stage(e), replay.objectOrNull(e, 1, ShaderObject.class));
            case BIND_SAMPLER -> context.bindSampler(stage(e), e.intAt(1), states.id(SamplerState.class, e.longAt(2)));
            case SET_BLEND_COLOR -> context.setBlendColor(e.floatAt(0), e.floatAt(1), e.floatAt(2), e.floatAt(3));
            case SET_STENCIL_REFERENCE -> context.setStencilReference(e.intAt(0), e.intAt(1));
            case SET_ALPHA_REFERENCE -> context.setAlphaReference(e.floatAt(0));
            case SET_SAMPLE_MASK -> context.setSampleMask(e.intAt(0));
            case SET_MIN_SAMPLE_SHADING -> context.setMinSampleShading(e.floatAt(0));
            case SET_VIEWPORT ->
                context.setViewport(
                        e.intAt(0), e.floatAt(1), e.floatAt(2), e.floatAt(3), e.floatAt(4), e.floatAt(5), e.floatAt(6));
            case SET_SCISSOR -> context.setScissor(e.intAt(0), e.intAt(1), e.intAt(2), e.intAt(3), e.intAt(4));
            case SET_RENDER_TARGETS -> context.setRenderTargets((RenderTargets) replay.record(e.at(0)));
            case SET_PATCH_VERTICES -> context.setPatchVertices(e.intAt(0));
            case SET_DEFAULT_TESS_LEVELS -> context.setDefaultTessLevels(floats(e, 0), floats(e, 1));
            case BIND_VERTEX_BUFFER -> context.bindVertexBuffer(e.intAt(0), bufferOrNull(e, 1), e.longAt(2));
            case SET_CONSTANT_ATTRIBUTE -> context.setConstantAttribute(e.intAt(0), ints(e, 1));
            case BIND_INDEX_BUFFER -> context.bindIndexBuffer(bufferOrNull(e, 0), e.longAt(1), (IndexType) e.at(2));
            case SET_PRIMITIVE_RESTART -> context.setPrimitiveRestart(e.booleanAt(0), e.intAt(1));
            case BIND_UNIFORM_BUFFER ->
                context.bindUniformBuffer(stage(e), e.intAt(1), bufferOrNull(e, 2), e.longAt(3), e.longAt(4));
            case SET_UNIFORMS -> context.setUniforms(stage(e), e.intAt(1), ints(e, 2), e.intAt(3), e.intAt(4));
            case UPDATE_UNIFORMS ->
                context.updateUniforms(stage(e), e.intAt(1), e.intAt(2), ints(e, 3), e.intAt(4), e.intAt(5));
            case BIND_TEXTURE ->
                context.bindTexture(stage(e), e.intAt(1), replay.objectOrNull(e, 2, TextureView.class));
            case BIND_IMAGE ->
                context.bindImage(stage(e), e.intAt(1), replay.objectOrNull(e, 2, TextureView.class), e.booleanAt(3));
            case BIND_STORAGE_BUFFER ->
                context.bindStorageBuffer(
                        stage(e), e.intAt(1), bufferOrNull(e, 2), e.longAt(3), e.longAt(4), e.booleanAt(5));
            case SET_STREAM_TARGETS -> context.setStreamTargets(replay.streamTargets(e, 0), booleans(e, 1));
            default -> throw new LogFormatException("log: " + e.call() + " is no call of a context");
        }
    }

    private void work(LogRecord e) {
        switch (e.call()) {
            case DRAW_RANGES ->
                context.draw(primitive(e), e.booleanAt(1), e.intAt(2), e.intAt(3), ints(e, 4), e.intAt(5), e.intAt(6));
            case DRAW ->
                context.draw(
                        primitive(e),
                        e.booleanAt(1),
                        e.intAt(2),
                        e.intAt(3),
                        e.intAt(4),
                        e.intAt(5),
                        e.intAt(6),
                        e.intAt(7));
            case DRAW_INDIRECT ->
                context.drawIndirect(
                        primitive(e),
                        e.booleanAt(1),
                        buffer(e, 2),
                        e.longAt(3),
                        e.intAt(4),
                        e.intAt(5),
                        bufferOrNull(e, 6),
                        e.longAt(7));
            case DRAW_STREAM ->
                context.drawStream(
                        primitive(e), replay.object(e, 1, StreamTarget.class), e.intAt(2), e.intAt(3), e.intAt(4));
            case DISPATCH -> context.dispatch(e.intAt(0), e.intAt(1), e.intAt(2));
            case DISPATCH_INDIRECT -> context.dispatchIndirect(buffer(e, 0), e.longAt(1));
            case MEMORY_BARRIER -> context.memoryBarrier(e.intAt(0));
            case TEXTURE_BARRIER -> context.textureBarrier();
            default -> throw new LogFormatException("log: " + e.call() + " is no call of a context");
        }
    }

    private void transfer(LogRecord e) {
        switch (e.call()) {
            case CLEAR_COLOR -> context.clearColor(e.intAt(0), color(e, 1), boxOrNull(e, 2), e.intAt(3));
            case CLEAR_DEPTH_STENCIL ->
                context.clearDepthStencil(
                        e.booleanAt(0), (Double) e.at(1), e.booleanAt(2), e.intAt(3), e.intAt(4), boxOrNull(e, 5));
            case CLEAR_TEXTURE -> context.clearTexture(texture(e, 0), e.intAt(1), box(e, 2), color(e, 3));
            case CLEAR_DEPTH_TEXTURE ->
                context.clearDepthTexture(
                        texture(e, 0),
                        e.intAt(1),
                        box(e, 2),
                        e.booleanAt(3),
                        (Double) e.at(4),
                        e.booleanAt(5),
                        e.intAt(6));
            case CLEAR_BUFFER -> context.clearBuffer(buffer(e, 0), e.longAt(1), e.longAt(2), bytes(e, 3));
            case WRITE_BUFFER, READ_BUFFER, WRITE_TEXTURE, READ_TEXTURE -> withMemory(e);
            case COPY_BUFFER -> context.copyBuffer(buffer(e, 0), e.longAt(1), buffer(e, 2), e.longAt(3), e.longAt(4));
            case COPY_TEXTURE ->
                context.copyTexture(
                        texture(e, 0),
                        e.intAt(1),
                        box(e, 2),
                        texture(e, 3),
                        e.intAt(4),
                        e.intAt(5),
                        e.intAt(6),
                        e.intAt(7));
            case COPY_BUFFER_TO_TEXTURE ->
                context.copyBufferToTexture(
                        buffer(e, 0), e.longAt(1), e.longAt(2), e.longAt(3), texture(e, 4), e.intAt(5), box(e, 6));
            case COPY_TEXTURE_TO_BUFFER ->
                context.copyTextureToBuffer(
                        texture(e, 0), e.intAt(1), box(e, 2), buffer(e, 3), e.longAt(4), e.longAt(5), e.longAt(6));
            case BLIT -> context.blit((Blit) replay.record(e.at(0)));
            case GENERATE_MIPS -> context.generateMips(texture(e, 0), e.intAt(1), e.intAt(2));
            case INVALIDATE_BUFFER -> context.invalidate(buffer(e, 0));
            case INVALIDATE_TEXTURE -> context.invalidate(texture(e, 0), e.intAt(1));
            default -> throw new LogFormatException("log: " + e.call() + " is no call of a context");
        }
    }

    private void withMemory(LogRecord e) {
        try (Arena arena = Arena.ofConfined()) {
            boolean texture = e.call() == Call.WRITE_TEXTURE || e.call() == Call.READ_TEXTURE;
            MemorySegment memory = Replay.memory(arena, (Blob) e.at(texture ? 3 : 2));
            switch (e.call()) {
                case WRITE_BUFFER -> context.writeBuffer(buffer(e, 0), e.longAt(1), memory);
                case READ_BUFFER -> context.readBuffer(buffer(e, 0), e.longAt(1), memory);
                case WRITE_TEXTURE ->
                    context.writeTexture(texture(e, 0), e.intAt(1), box(e, 2), memory, e.longAt(4), e.longAt(5));
                default -> context.readTexture(texture(e, 0), e.intAt(1), box(e, 2), memory, e.longAt(4), e.longAt(5));
            }
        }
    }

    // ---- maps ------------------------------------------------------------------------------------------------------

    /** Made as it was; where this device would have to wait and may not, it waits. */
    private void map(LogRecord e) {
        if (e.call() == Call.MAP) {
            Buffer buffer = buffer(e, 0);
            int flags = e.intAt(3);
            long address = context.map(buffer, e.longAt(1), e.longAt(2), flags);
            if (address == 0) address = context.map(buffer, e.longAt(1), e.longAt(2), flags & ~MapFlags.DONT_BLOCK);
            if (address == 0) throw new ReplayException("replay: the device does not map " + e.at(0), null);
            mappings.put(buffer, new Mapping(address, e.longAt(1), e.longAt(2)));
        } else {
            Texels t = new Texels(texture(e, 1), box(e, 3), new Context.TexelMap());
            int flags = e.intAt(4);
            boolean mapped = context.mapTexture(t.texture, e.intAt(2), t.box, flags, t.at)
                    || context.mapTexture(t.texture, e.intAt(2), t.box, flags & ~MapFlags.DONT_BLOCK, t.at);
            if (!mapped) throw new ReplayException("replay: the device does not map " + e.at(1), null);
            texels.put(e.intAt(0), t);
        }
    }

    private void mappedData(LogRecord e) {
        Mapping m = mappings.get(buffer(e, 0));
        byte[] bytes = ((Blob) e.at(2)).bytes();
        if (bytes == null) return;
        long at = m == null ? -1 : e.longAt(1) - m.offset;
        if (m == null || at < 0 || at > m.size - bytes.length) {
            throw new LogFormatException("log: " + bytes.length + " bytes written at " + e.longAt(1) + " of " + e.at(0)
                    + ", which is not mapped there");
        }
        MemorySegment.copy(bytes, 0, Memory.ALL, ValueLayout.JAVA_BYTE, m.address + at, bytes.length);
    }

    private void mappedTexels(LogRecord e) {
        Texels t = texels.get(e.intAt(0));
        byte[] bytes = ((Blob) e.at(1)).bytes();
        if (bytes == null) return;
        if (t == null) throw new LogFormatException("log: texels of map " + e.at(0) + ", which is not mapped");
        Format f = t.texture.desc().format();
        if (bytes.length != f.imageBytes(t.box.width(), t.box.height(), t.box.depth())) {
            throw new LogFormatException("log: " + bytes.length + " bytes of texels for " + t.box + " of " + f);
        }
        int row = (int) f.rowBytes(t.box.width());
        int from = 0;
        for (int z = 0; z < t.box.depth(); z++) {
            for (int y = 0; y < f.rows(t.box.height()); y++, from += row) {
                long to = t.at.address + z * t.at.sliceBytes + y * t.at.rowBytes;
                MemorySegment.copy(bytes, from, Memory.ALL, ValueLayout.JAVA_BYTE, to, row);
            }
        }
    }

    // ---- arguments -------------------------------------------------------------------------------------------------

    private Buffer buffer(LogRecord e, int index) {
        return replay.buffer(e, index);
    }

    private @Nullable Buffer bufferOrNull(LogRecord e, int index) {
        return replay.objectOrNull(e, index, Buffer.class);
    }

    private Texture texture(LogRecord e, int index) {
        return replay.texture(e, index);
    }

    private Query query(LogRecord e, int index) {
        return replay.object(e, index, Query.class);
    }

    private static Stage stage(LogRecord e) {
        return (Stage) e.at(0);
    }

    private static Primitive primitive(LogRecord e) {
        return (Primitive) e.at(0);
    }

    private Box box(LogRecord e, int index) {
        return (Box) replay.record(e.at(index));
    }

    private @Nullable Box boxOrNull(LogRecord e, int index) {
        return e.arguments().get(index) == null ? null : box(e, index);
    }

    private ClearColor color(LogRecord e, int index) {
        return (ClearColor) replay.record(e.at(index));
    }

    private static byte[] bytes(LogRecord e, int index) {
        byte[] bytes = ((Blob) e.at(index)).bytes();
        if (bytes == null) throw new LogFormatException("log: " + e.call().text() + " without its bytes");
        return bytes;
    }

    private static int[] ints(LogRecord e, int index) {
        List<?> list = (List<?>) e.at(index);
        int[] values = new int[list.size()];
        for (int i = 0; i < values.length; i++) values[i] = (Integer) list.get(i);
        return values;
    }

    private static float[] floats(LogRecord e, int index) {
        List<?> list = (List<?>) e.at(index);
        float[] values = new float[list.size()];
        for (int i = 0; i < values.length; i++) values[i] = (Float) list.get(i);
        return values;
    }

    private static boolean[] booleans(LogRecord e, int index) {
        List<?> list = (List<?>) e.at(index);
        boolean[] values = new boolean[list.size()];
        for (int i = 0; i < values.length; i++) values[i] = (Boolean) list.get(i);
        return values;
    }
}
