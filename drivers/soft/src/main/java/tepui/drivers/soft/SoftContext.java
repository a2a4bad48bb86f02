package tepui.drivers.soft;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.geometry.ComputeRunner;
import tepui.drivers.soft.geometry.StageProgram;
import tepui.drivers.soft.geometry.StreamBuffer;
import tepui.drivers.soft.raster.DrawState;
import tepui.drivers.soft.raster.Rasterizer;
import tepui.drivers.soft.texture.Bands;
import tepui.drivers.soft.texture.SoftTexture;
import tepui.ir.Stage;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Fence;
import tepui.pipe.Memory;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RenderTargets;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.driver.Arguments;
import tepui.pipe.driver.DrawArguments;

/**
 * Context of the software device, the half that does work: checks the arguments of each call and hands it to the part that does it. State is
 * set in {@link SoftStateContext}; geometry runs at the draw call, fragments when the scene is flushed ({@link ContextScene}), and whatever
 * touches a resource itself ({@link BufferWork}, {@link TextureWork}) flushes the scene where it must.
 */
final class SoftContext extends SoftStateContext {
    private final ComputeRunner compute;
    private final QueryBook queries;
    private final BufferWork buffers;
    private final TextureWork textures;
    private final IndirectDraws indirect = new IndirectDraws();
    private final Presenter presenter;
    private final SoftFence fence;
    private int groups;
    private long primitivesBefore;
    /** The condition that was set does not hold. */
    private boolean skip;

    SoftContext(SoftDevice device, int number) {
        super(device, number);
        compute = new ComputeRunner(device.workers, pipeline.counters);
        queries = new QueryBook(device, scene, setup, pipeline.counters);
        buffers = new BufferWork(device, scene, counters);
        Bands bands = new Bands(device.workers, counters);
        textures = new TextureWork(device, scene, counters, bands);
        presenter = new Presenter(bands);
        fence = new SoftFence(device);
    }

    // ---- work ------------------------------------------------------------------------------------------------------

    @Override
    public void draw( // hot
            Primitive primitive,
            boolean indexed,
            int firstInstance,
            int instances,
            int[] ranges,
            int start,
            int count) {
        open("draw");
        DrawArguments.ranges(ranges, start, count, instances, indexed);
        if (!begin("draw", primitive, indexed)) return;
        try {
            for (int i = 0, at = start; i < count; i++, at += DrawArguments.RANGE_WORDS) {
                pipeline.range(firstInstance, instances, ranges[at], ranges[at + 1], ranges[at + 2], i);
            }
            counters.draws += count;
            pipeline.end();
        } catch (OutOfMemoryError e) {
            throw heapFull(e);
        } finally {
            end();
        }
    }

    @Override
    public void draw( // hot
            Primitive primitive,
            boolean indexed,
            int firstInstance,
            int instances,
            int first,
            int vertices,
            int baseVertex,
            int drawId) {
        open("draw");
        DrawArguments.draw("draw", instances, first, vertices, indexed, baseVertex);
        if (!begin("draw", primitive, indexed)) return;
        try {
            pipeline.range(firstInstance, instances, first, vertices, baseVertex, drawId);
            counters.draws++;
            pipeline.end();
        } catch (OutOfMemoryError e) {
            throw heapFull(e);
        } finally {
            end();
        }
    }

    @Override
    public void drawIndirect( // hot
            Primitive primitive,
            boolean indexed,
            Buffer buffer,
            long offset,
            int maxDraws,
            int stride,
            @Nullable Buffer countBuffer,
            long countOffset) {
        open("drawIndirect");
        SoftBuffer b = device.buffer("drawIndirect", buffer);
        SoftBuffer c = countBuffer == null ? null : device.buffer("drawIndirect", countBuffer);
        DrawArguments.indirect(indexed, b, offset, maxDraws, stride, c, countOffset);
        buffers.beforeRead(b);
        if (c != null) buffers.beforeRead(c);
        int draws = c == null ? maxDraws : IndirectDraws.count(c.storage.address + countOffset, maxDraws);
        if (!begin("drawIndirect", primitive, indexed)) return;
        try {
            indirect.run(pipeline, indexed, b.storage.address + offset, draws, stride);
            counters.draws += draws;
            pipeline.end();
        } catch (OutOfMemoryError e) {
            throw heapFull(e);
        } finally {
            end();
        }
    }

    @Override
    public void drawStream( // hot
            Primitive primitive, StreamTarget source, int stream, int firstInstance, int instances) {
        open("drawStream");
        SoftStreamTarget t = device.streamTarget("drawStream", source);
        Arguments.slot("drawStream", stream, device.caps().maxVertexStreams);
        DrawArguments.draw("drawStream", instances, 0, 0, false, 0);
        StreamBuffer s = t.stream;
        if (!begin("drawStream", primitive, false)) return;
        try {
            int vertices = s.stride == 0 ? 0 : (int) Math.min(Integer.MAX_VALUE, s.filled / s.stride);
            pipeline.range(firstInstance, instances, 0, vertices, 0, 0);
            counters.draws++;
            pipeline.end();
        } catch (OutOfMemoryError e) {
            throw heapFull(e);
        } finally {
            end();
        }
    }

    /** Makes ready for draws; false where a condition says that nothing is drawn. */
    private boolean begin(String call, Primitive primitive, boolean indexed) { // hot
        if (indexed && !setup.hasIndexBuffer()) {
            throw new IllegalArgumentException(call + ": no index buffer is bound");
        }
        DrawState state = setup.prepare(call);
        pipeline.check(call, primitive);
        if (skip) return false;
        primitivesBefore = pipeline.counters.inputPrimitives;
        pipeline.begin(primitive, indexed, state);
        return true;
    }

    /** Whether the draw succeeded or not. */
    private void end() { // hot
        counters.primitives += pipeline.counters.inputPrimitives - primitivesBefore;
        counters.sharedRuns = scene.rasterizer.sharedRuns();
        long made = scene.rasterizer.programsMade();
        if (made != counters.compiles) {
            counters.compiles = made;
            counters.compileWaits++;
        }
        // The rasteriser ended the scene by itself; what of this draw came after that must not outlive it.
        if (scene.hasMoved()) scene.flush();
    }

    @Override
    public void prepareDraw(Primitive primitive, boolean indexed) {
        open("prepareDraw");
        if (indexed && !setup.hasIndexBuffer()) {
            throw new IllegalArgumentException("prepareDraw: no index buffer is bound");
        }
        DrawState state = setup.prepare("prepareDraw");
        pipeline.check("prepareDraw", primitive);
        if (state != null) scene.rasterizer.prepareKernels(state, pipeline.corners(primitive));
        counters.compiles = scene.rasterizer.programsMade();
    }

    private static OutOfDeviceMemoryException heapFull(OutOfMemoryError e) {
        return new OutOfDeviceMemoryException("draw: the Java heap is full; give the JVM more with -Xmx", e);
    }

    @Override
    public void dispatch(int groupsX, int groupsY, int groupsZ) { // hot
        open("dispatch");
        DrawArguments.groups(groupsX, groupsY, groupsZ, device.caps().maxWorkgroupCount);
        runCompute("dispatch", groupsX, groupsY, groupsZ);
    }

    @Override
    public void dispatchIndirect(Buffer buffer, long offset) { // hot
        open("dispatchIndirect");
        SoftBuffer b = device.buffer("dispatchIndirect", buffer);
        Arguments.bytes("dispatchIndirect", b, offset, 12);
        buffers.beforeRead(b);
        long at = b.storage.address + offset;
        int x = IndirectDraws.word(at);
        int y = IndirectDraws.word(at + 4);
        int z = IndirectDraws.word(at + 8);
        int[] most = device.caps().maxWorkgroupCount;
        // Beyond the limits the result is undefined: nothing, rather than an exception for what only the buffer knows.
        boolean fits = x >= 0 && y >= 0 && z >= 0 && x <= most[0] && y <= most[1] && z <= most[2];
        runCompute("dispatchIndirect", fits ? x : 0, y, z);
    }

    private void runCompute(String call, int x, int y, int z) {
        SoftShader shader = setup.shader(Stage.COMPUTE);
        StageProgram program = shader == null ? null : shader.program;
        if (shader == null || program == null) {
            throw new IllegalArgumentException(call + ": no compute shader is bound");
        }
        if (skip) return;
        scene.flush();
        setup.prepareCompute(shader, compute.frame(program));
        compute.run(program, x, y, z);
        counters.dispatches++;
    }

    @Override
    public void memoryBarrier(int bits) { // hot
        open("memoryBarrier");
        DrawArguments.barrier(bits);
        counters.barriers++;
        scene.flush();
    }

    @Override
    public void textureBarrier() { // hot
        open("textureBarrier");
        counters.barriers++;
        scene.flush();
    }

    // ---- clears ----------------------------------------------------------------------------------------------------

    @Override
    public void clearColor(int index, ClearColor value, @Nullable Box area, int writeMask) { // hot
        open("clearColor");
        RenderTargets t = setup.targets();
        if (t == null || index < 0 || t.color(index) == null) {
            throw new IllegalArgumentException(
                    "clearColor: index is " + index + ", no colour target is attached there");
        }
        if (skip) return;
        setup.prepareTargets("clearColor");
        int x = area == null ? 0 : Math.max(0, area.x());
        int y = area == null ? 0 : Math.max(0, area.y());
        int x1 = area == null ? t.width() : Math.min(t.width(), area.x() + area.width());
        int y1 = area == null ? t.height() : Math.min(t.height(), area.y() + area.height());
        if (x1 <= x || y1 <= y) return;
        scene.rasterizer.clearColor(index, value, x, y, x1 - x, y1 - y, writeMask & 15);
        if (scene.hasMoved()) scene.flush();
    }

    @Override
    public void clearDepthStencil( // hot
            boolean depth, double depthValue, boolean stencil, int stencilValue, int stencilMask, @Nullable Box area) {
        open("clearDepthStencil");
        RenderTargets t = setup.targets();
        if (t == null || t.depthStencil() == null) {
            throw new IllegalArgumentException("clearDepthStencil: no depth-stencil target is attached");
        }
        if (skip) return;
        setup.prepareTargets("clearDepthStencil");
        int x = area == null ? 0 : Math.max(0, area.x());
        int y = area == null ? 0 : Math.max(0, area.y());
        int x1 = area == null ? t.width() : Math.min(t.width(), area.x() + area.width());
        int y1 = area == null ? t.height() : Math.min(t.height(), area.y() + area.height());
        if (x1 <= x || y1 <= y) return;
        double z = Arguments.clearDepth(depthValue);
        int writes = (depth ? Rasterizer.DEPTH : 0) | (stencil ? stencilMask & 255 : 0);
        scene.rasterizer.clearDepthStencil(z, stencilValue, writes, x, y, x1 - x, y1 - y);
        if (scene.hasMoved()) scene.flush();
    }

    @Override
    public void clearTexture(Texture texture, int level, Box box, ClearColor value) {
        open("clearTexture");
        SoftTexture t = device.texture("clearTexture", texture);
        t.check("clearTexture", level, box);
        if (!skip) textures.clear(t, level, box, value);
    }

    @Override
    public void clearDepthTexture(
            Texture texture, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue) {
        open("clearDepthTexture");
        SoftTexture t = device.texture("clearDepthTexture", texture);
        t.check("clearDepthTexture", level, box);
        if (!t.desc().format().isDepthStencil()) {
            throw new IllegalArgumentException(
                    "clearDepthTexture: format is " + t.desc().format() + ", must have depth or stencil");
        }
        if (skip) return;
        textures.clearDepth(t, level, box, depth, Arguments.clearDepth(depthValue), stencil, stencilValue);
    }

    @Override
    public void clearBuffer(Buffer buffer, long offset, long size, byte[] pattern) {
        open("clearBuffer");
        SoftBuffer b = device.buffer("clearBuffer", buffer);
        Arguments.bytes("clearBuffer", b, offset, size);
        Arguments.pattern(pattern);
        if (size % pattern.length != 0) {
            throw new IllegalArgumentException("clearBuffer: size is " + size + ", must be a multiple of the pattern's "
                    + pattern.length + " bytes");
        }
        if (!skip) buffers.clear(b, offset, size, pattern);
    }

    // ---- transfers -------------------------------------------------------------------------------------------------

    @Override
    public void writeBuffer(Buffer buffer, long offset, MemorySegment data) { // hot
        open("writeBuffer");
        SoftBuffer b = device.buffer("writeBuffer", buffer);
        Arguments.bytes("writeBuffer", b, offset, data.byteSize());
        buffers.write(b, offset, data);
    }

    @Override
    public void readBuffer(Buffer buffer, long offset, MemorySegment into) {
        open("readBuffer");
        SoftBuffer b = device.buffer("readBuffer", buffer);
        Arguments.bytes("readBuffer", b, offset, into.byteSize());
        buffers.read(b, offset, into);
    }

    @Override
    public void writeTexture( // hot
            Texture texture, int level, Box box, MemorySegment data, long rowBytes, long sliceBytes) {
        open("writeTexture");
        SoftTexture t = device.texture("writeTexture", texture);
        t.check("writeTexture", level, box);
        Arguments.texels("writeTexture", t.desc().format(), box, data.byteSize(), rowBytes, sliceBytes);
        textures.write(t, level, box, data, 0, rowBytes, sliceBytes);
    }

    @Override
    public void readTexture(Texture texture, int level, Box box, MemorySegment into, long rowBytes, long sliceBytes) {
        open("readTexture");
        SoftTexture t = device.texture("readTexture", texture);
        t.check("readTexture", level, box);
        Arguments.texels("readTexture", t.desc().format(), box, into.byteSize(), rowBytes, sliceBytes);
        textures.read(t, level, box, into, 0, rowBytes, sliceBytes);
    }

    @Override
    public void copyBuffer(Buffer source, long sourceOffset, Buffer target, long targetOffset, long size) {
        open("copyBuffer");
        SoftBuffer from = device.buffer("copyBuffer", source);
        SoftBuffer to = device.buffer("copyBuffer", target);
        Arguments.copyBuffer(from, sourceOffset, to, targetOffset, size);
        buffers.copy(from, sourceOffset, to, targetOffset, size);
    }

    @Override
    public void copyTexture(
            Texture source, int sourceLevel, Box box, Texture target, int targetLevel, int x, int y, int z) {
        open("copyTexture");
        SoftTexture from = device.texture("copyTexture", source);
        SoftTexture to = device.texture("copyTexture", target);
        from.check("copyTexture", sourceLevel, box);
        textures.copy(from, sourceLevel, box, to, targetLevel, x, y, z);
    }

    @Override
    public void copyBufferToTexture(
            Buffer source, long offset, long rowBytes, long sliceBytes, Texture target, int level, Box box) {
        open("copyBufferToTexture");
        SoftBuffer b = device.buffer("copyBufferToTexture", source);
        SoftTexture t = device.texture("copyBufferToTexture", target);
        t.check("copyBufferToTexture", level, box);
        Arguments.bytes("copyBufferToTexture", b, offset, 0);
        Arguments.texels("copyBufferToTexture", t.desc().format(), box, b.size() - offset, rowBytes, sliceBytes);
        buffers.beforeRead(b);
        textures.write(t, level, box, Memory.ALL, b.storage.address + offset, rowBytes, sliceBytes);
    }

    @Override
    public void copyTextureToBuffer(
            Texture source, int level, Box box, Buffer target, long offset, long rowBytes, long sliceBytes) {
        open("copyTextureToBuffer");
        SoftTexture t = device.texture("copyTextureToBuffer", source);
        SoftBuffer b = device.buffer("copyTextureToBuffer", target);
        t.check("copyTextureToBuffer", level, box);
        Arguments.bytes("copyTextureToBuffer", b, offset, 0);
        long room = b.size() - offset;
        Arguments.texels("copyTextureToBuffer", t.desc().format(), box, room, rowBytes, sliceBytes);
        buffers.beforeWrite(b, offset, room, false);
        textures.read(t, level, box, Memory.ALL, b.storage.address + offset, rowBytes, sliceBytes);
        b.markValid(offset, b.size());
    }

    @Override
    public void blit(Blit blit) {
        open("blit");
        SoftTexture from = device.texture("blit", blit.source());
        SoftTexture to = device.texture("blit", blit.target());
        textures.blit(from, to, blit);
    }

    @Override
    public void generateMips(Texture texture, int base, int last) {
        open("generateMips");
        textures.generateMips(device.texture("generateMips", texture), base, last);
    }

    @Override
    public void commitPages(Texture texture, int level, Box box, boolean commit) {
        open("commitPages");
        textures.commit(device.texture("commitPages", texture), level, box, commit);
    }

    @Override
    public void invalidate(Buffer buffer) { // hot
        open("invalidate");
        buffers.invalidate(device.buffer("invalidate", buffer));
    }

    @Override
    public void invalidate(Texture texture, int level) { // hot
        open("invalidate");
        Arguments.level("invalidate", device.texture("invalidate", texture), level);
    }

    // ---- maps ------------------------------------------------------------------------------------------------------

    @Override
    public long map(Buffer buffer, long offset, long size, int flags) { // hot
        open("map");
        SoftBuffer b = device.buffer("map", buffer);
        Arguments.bytes("map", b, offset, size);
        Arguments.mapFlags("map", flags, b.desc().persistent());
        return buffers.map(b, offset, size, flags);
    }

    @Override
    public void flushMapped(Buffer buffer, long offset, long size) { // hot
        open("flushMapped");
        buffers.flushMapped(device.buffer("flushMapped", buffer), offset, size);
    }

    @Override
    public void unmap(Buffer buffer) { // hot
        open("unmap");
        buffers.unmap(device.buffer("unmap", buffer));
    }

    @Override
    public boolean mapTexture(Texture texture, int level, Box box, int flags, TexelMap result) {
        open("mapTexture");
        SoftTexture t = device.texture("mapTexture", texture);
        t.check("mapTexture", level, box);
        Arguments.mapFlags("mapTexture", flags, false);
        return textures.map(t, level, box, flags, result);
    }

    @Override
    public void unmapTexture(Texture texture, TexelMap map) {
        open("unmapTexture");
        textures.unmap(device.texture("unmapTexture", texture), map);
    }

    // ---- queries ---------------------------------------------------------------------------------------------------

    @Override
    public void beginQuery(Query query) {
        open("beginQuery");
        queries.begin(device.query("beginQuery", query));
    }

    @Override
    public void endQuery(Query query) {
        open("endQuery");
        queries.end(device.query("endQuery", query));
    }

    @Override
    public long queryResult(Query query, boolean wait) {
        open("queryResult");
        return queries.result("queryResult", device.query("queryResult", query));
    }

    @Override
    public void queryResultToBuffer(
            Query query, Buffer buffer, long offset, int bytes, boolean wait, boolean availability) {
        open("queryResultToBuffer");
        SoftQuery q = device.query("queryResultToBuffer", query);
        SoftBuffer b = device.buffer("queryResultToBuffer", buffer);
        Arguments.queryResult(b, offset, bytes);
        long result = queries.result("queryResultToBuffer", q);
        buffers.beforeWrite(b, offset, bytes, false);
        IndirectDraws.store(b.storage.address + offset, availability ? 1 : result, bytes);
        b.markValid(offset, offset + bytes);
    }

    @Override
    public void setCondition(@Nullable Query query, boolean wait, boolean inverted) {
        open("setCondition");
        skip = query != null && (queries.result("setCondition", device.query("setCondition", query)) != 0) == inverted;
    }

    // ---- completion ------------------------------------------------------------------------------------------------

    @Override
    public Fence flush() {
        open("flush");
        scene.flush();
        return fence;
    }

    @Override
    public void finish() {
        open("finish");
        scene.flush();
    }

    @Override
    public void waitFor(Fence other) {
        open("waitFor");
        if (!(other instanceof SoftFence f) || f.device != device) {
            throw new IllegalArgumentException("waitFor: fence must be one of this device");
        }
    }

    @Override
    public Surface.Outcome present(
            Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval, boolean dontWait) {
        open("present");
        if (!(surface instanceof SoftSurface s) || s.device != device || s.lost() != null) {
            throw new IllegalArgumentException("present: surface must be one of this device that was not closed");
        }
        SoftTexture t = device.texture("present", texture);
        if (t.samples > 1
                || t.desc().format().isDepthStencil()
                || t.desc().format().isInteger()) {
            throw new IllegalArgumentException("present: texture is " + t.desc().format() + " with " + t.samples
                    + " samples, must be a colour format with one");
        }
        scene.flush();
        counters.presents++;
        Surface.Outcome outcome = presenter.present(s, t, bottomUp, dontWait);
        if (s.sink != null && outcome.isShown()) counters.presentCopies++;
        return outcome;
    }

    // ---- people ----------------------------------------------------------------------------------------------------

    @Override
    public void pushGroup(String label) {
        open("pushGroup");
        groups++;
    }

    @Override
    public void popGroup() {
        open("popGroup");
        if (groups == 0) throw new IllegalArgumentException("popGroup: no group was pushed");
        groups--;
    }

    @Override
    public void mark(String text) {
        open("mark");
    }

    @Override
    public void close() {
        if (closed) return;
        try {
            scene.close();
        } finally {
            setup.close();
            textures.close();
            closed = true;
            device.forget(this);
        }
    }
}
