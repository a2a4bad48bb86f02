package tepui.drivers.soft;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.geometry.ComputeRunner;
import tepui.drivers.soft.geometry.GeometryPipeline;
import tepui.drivers.soft.geometry.StageProgram;
import tepui.drivers.soft.geometry.StreamBuffer;
import tepui.drivers.soft.raster.DrawState;
import tepui.drivers.soft.raster.Rasterizer;
import tepui.drivers.soft.texture.SoftTexture;
import tepui.ir.Stage;
import tepui.pipe.Barrier;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Counters;
import tepui.pipe.Device;
import tepui.pipe.Fence;
import tepui.pipe.IndexType;
import tepui.pipe.Limits;
import tepui.pipe.Memory;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StateTables;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;

/**
 * The face of the device: checks the arguments of each call and hands it to the part that does it. State goes to
 * {@link DrawSetup}, geometry runs at the draw call, fragments when the scene is flushed ({@link ContextScene}), and whatever
 * touches a resource itself ({@link BufferWork}, {@link TextureWork}) flushes the scene where it must.
 */
final class SoftContext extends Context {
    private static final int RANGE_WORDS = 3;

    private final SoftDevice device;
    private final StateTables states;
    private final Counters counters = new Counters();
    private final ContextScene scene;
    private final GeometryPipeline pipeline;
    private final ComputeRunner compute;
    private final DrawSetup setup;
    private final QueryBook queries;
    private final BufferWork buffers;
    private final TextureWork textures;
    private final IndirectDraws indirect = new IndirectDraws();
    private final Presenter presenter = new Presenter();
    private final SoftFence fence;
    /** The device is closed. */
    private volatile boolean dead;

    private boolean closed;
    private int groups;
    /** The condition that was set does not hold. */
    private boolean skip;

    SoftContext(SoftDevice device, int number) {
        this.device = device;
        states = device.states();
        Rasterizer rasterizer = new Rasterizer(device.workers, device.settings.tier());
        scene = new ContextScene(number, device.memory, rasterizer, counters);
        pipeline = new GeometryPipeline(rasterizer);
        compute = new ComputeRunner(device.workers, pipeline.counters);
        setup = new DrawSetup(device, scene, pipeline);
        queries = new QueryBook(device, scene, setup, pipeline.counters);
        buffers = new BufferWork(device, scene, counters);
        textures = new TextureWork(device, scene, counters);
        fence = new SoftFence(device);
    }

    @Override
    public Device device() {
        return device;
    }

    @Override
    public Counters counters() {
        return counters;
    }

    // ---- immutable states ------------------------------------------------------------------------------------------

    @Override
    public void bindBlend(int id) { // hot
        open("bindBlend");
        setup.blend(id);
    }

    @Override
    public void bindRaster(int id) { // hot
        open("bindRaster");
        setup.raster(id);
    }

    @Override
    public void bindDepthStencil(int id) { // hot
        open("bindDepthStencil");
        setup.depthStencil(id);
    }

    @Override
    public void bindVertexLayout(int id) { // hot
        open("bindVertexLayout");
        setup.vertexLayout(id);
    }

    @Override
    public void bindShader(Stage stage, @Nullable ShaderObject shader) { // hot
        open("bindShader");
        if (shader == null) {
            setup.shader(stage, null);
            return;
        }
        SoftShader s = device.shader("bindShader", shader);
        if (s.stage() != stage) {
            throw new IllegalArgumentException("bindShader: stage is " + stage.text() + ", the shader is a "
                    + s.stage().text() + " shader");
        }
        setup.shader(stage, s);
    }

    @Override
    public void bindSampler(Stage stage, int slot, int id) { // hot
        open("bindSampler");
        Arguments.slot("bindSampler", slot, Limits.TEXTURES);
        states.sampler.get(id);
        setup.stages[stage.ordinal()].sampler(slot, id);
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    @Override
    public void setBlendColor(float r, float g, float b, float a) { // hot
        open("setBlendColor");
        setup.blendColor(r, g, b, a);
    }

    @Override
    public void setStencilReference(int front, int back) { // hot
        open("setStencilReference");
        setup.stencilReference(front, back);
    }

    @Override
    public void setAlphaReference(float reference) { // hot
        open("setAlphaReference");
        setup.alphaReference(reference);
    }

    @Override
    public void setSampleMask(int mask) { // hot
        open("setSampleMask");
        setup.sampleMask(mask);
    }

    @Override
    public void setMinSampleShading(float fraction) {
        open("setMinSampleShading");
        if (!(fraction >= 0 && fraction <= 1)) {
            throw new IllegalArgumentException("setMinSampleShading: fraction is " + fraction + ", must be 0 to 1");
        }
        setup.minSampleShading(fraction);
    }

    @Override
    public void setViewport(int index, float x, float y, float width, float height, float near, float far) { // hot
        open("setViewport");
        Arguments.slot("setViewport", index, Limits.VIEWPORTS);
        setup.viewport(index, x, y, width, height, near, far);
    }

    @Override
    public void setScissor(int index, int x, int y, int width, int height) { // hot
        open("setScissor");
        Arguments.slot("setScissor", index, Limits.VIEWPORTS);
        if (width < 0 || height < 0) {
            throw new IllegalArgumentException(
                    "setScissor: size is " + width + " x " + height + ", must be at least 0 x 0");
        }
        setup.scissor(index, x, y, width, height);
    }

    @Override
    public void setRenderTargets(RenderTargets targets) { // hot
        open("setRenderTargets");
        for (int i = 0; i < targets.colors().size(); i++) {
            RenderTargets.Attachment color = targets.colors().get(i);
            if (color != null) device.texture("setRenderTargets", color.texture());
        }
        RenderTargets.Attachment depth = targets.depthStencil();
        if (depth != null) device.texture("setRenderTargets", depth.texture());
        TargetChecks.check(targets, device);
        setup.targets(targets);
    }

    @Override
    public void setPatchVertices(int count) {
        open("setPatchVertices");
        if (count < 1 || count > device.caps().maxPatchVertices) {
            throw new IllegalArgumentException(
                    "setPatchVertices: count is " + count + ", must be 1 to " + device.caps().maxPatchVertices);
        }
        setup.patchVertices(count);
    }

    @Override
    public void setDefaultTessLevels(float[] outer, float[] inner) {
        open("setDefaultTessLevels");
        if (outer.length != 4 || inner.length != 2) {
            throw new IllegalArgumentException("setDefaultTessLevels: " + outer.length + " outer and " + inner.length
                    + " inner levels, must be 4 and 2");
        }
        pipeline.setDefaultLevels(outer, inner);
    }

    // ---- bindings --------------------------------------------------------------------------------------------------

    @Override
    public void bindVertexBuffer(int slot, @Nullable Buffer buffer, long offset) { // hot
        open("bindVertexBuffer");
        Arguments.slot("bindVertexBuffer", slot, Limits.VERTEX_BUFFERS);
        SoftBuffer b = buffer == null ? null : device.buffer("bindVertexBuffer", buffer);
        if (b != null) Arguments.bytes("bindVertexBuffer", b, offset, 0);
        setup.vertexBuffer(slot, b, offset);
    }

    @Override
    public void setConstantAttribute(int location, int[] bits) { // hot
        open("setConstantAttribute");
        Arguments.slot("setConstantAttribute", location, Limits.VERTEX_ELEMENTS);
        if (bits.length < 4) {
            throw new IllegalArgumentException("setConstantAttribute: " + bits.length + " words, must be 4");
        }
        pipeline.setConstantAttribute(location, bits);
    }

    @Override
    public void bindIndexBuffer(@Nullable Buffer buffer, long offset, IndexType type) { // hot
        open("bindIndexBuffer");
        SoftBuffer b = buffer == null ? null : device.buffer("bindIndexBuffer", buffer);
        if (b != null) Arguments.bytes("bindIndexBuffer", b, offset, 0);
        setup.indexBuffer(b, offset, type);
    }

    @Override
    public void setPrimitiveRestart(boolean enabled, int index) { // hot
        open("setPrimitiveRestart");
        pipeline.setRestart(enabled, index);
    }

    @Override
    public void bindUniformBuffer(Stage stage, int slot, @Nullable Buffer buffer, long offset, long size) { // hot
        open("bindUniformBuffer");
        Arguments.slot("bindUniformBuffer", slot, Limits.UNIFORM_BUFFERS);
        SoftBuffer b = buffer == null ? null : device.buffer("bindUniformBuffer", buffer);
        if (b != null) Arguments.bytes("bindUniformBuffer", b, offset, size);
        setup.stages[stage.ordinal()].uniformBuffer(slot, b, offset, size);
    }

    @Override
    public void setUniforms(Stage stage, int slot, int[] words, int start, int count) { // hot
        open("setUniforms");
        Arguments.slot("setUniforms", slot, Limits.UNIFORM_BUFFERS);
        Arguments.words("setUniforms", words, start, count);
        setup.stages[stage.ordinal()].uniforms(slot, words, start, count);
        counters.uploadedBytes += count * 4L;
    }

    @Override
    public void bindTexture(Stage stage, int slot, @Nullable TextureView view) { // hot
        open("bindTexture");
        Arguments.slot("bindTexture", slot, Limits.TEXTURES);
        setup.stages[stage.ordinal()].texture(slot, view == null ? null : device.view("bindTexture", view));
    }

    @Override
    public void bindImage(Stage stage, int slot, @Nullable TextureView view, boolean writable) { // hot
        open("bindImage");
        Arguments.slot("bindImage", slot, Limits.IMAGES);
        setup.stages[stage.ordinal()].image(slot, view == null ? null : device.view("bindImage", view), writable);
    }

    @Override
    public void bindStorageBuffer( // hot
            Stage stage, int slot, @Nullable Buffer buffer, long offset, long size, boolean writable) {
        open("bindStorageBuffer");
        Arguments.slot("bindStorageBuffer", slot, Limits.STORAGE_BUFFERS);
        SoftBuffer b = buffer == null ? null : device.buffer("bindStorageBuffer", buffer);
        if (b != null) Arguments.bytes("bindStorageBuffer", b, offset, size);
        setup.stages[stage.ordinal()].storageBuffer(slot, b, offset, size, writable);
    }

    @Override
    public void setStreamTargets(@Nullable StreamTarget[] targets, boolean[] append) { // hot
        open("setStreamTargets");
        if (targets.length > Limits.STREAM_TARGETS || append.length < targets.length) {
            throw new IllegalArgumentException("setStreamTargets: " + targets.length + " targets and " + append.length
                    + " marks; at most " + Limits.STREAM_TARGETS + ", and a mark for each");
        }
        for (StreamTarget t : targets) {
            if (t != null) device.streamTarget("setStreamTargets", t);
        }
        for (int i = 0; i < Limits.STREAM_TARGETS; i++) {
            StreamTarget t = i < targets.length ? targets[i] : null;
            setup.stream(i, t == null ? null : device.streamTarget("setStreamTargets", t), t != null && append[i]);
        }
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
        if (start < 0 || count < 0 || start > ranges.length - (long) count * RANGE_WORDS) {
            throw new IllegalArgumentException("draw: " + count + " ranges from word " + start + " of " + ranges.length
                    + ", three words a range must be there");
        }
        for (int i = 0, at = start; i < count; i++, at += RANGE_WORDS) {
            Arguments.draw("draw", instances, ranges[at], ranges[at + 1], indexed, ranges[at + 2]);
        }
        if (!begin("draw", primitive, indexed)) return;
        try {
            for (int i = 0, at = start; i < count; i++, at += RANGE_WORDS) {
                pipeline.range(firstInstance, instances, ranges[at], ranges[at + 1], ranges[at + 2], i);
            }
            counters.draws += count;
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
        Arguments.draw("draw", instances, first, vertices, indexed, baseVertex);
        if (!begin("draw", primitive, indexed)) return;
        try {
            pipeline.range(firstInstance, instances, first, vertices, baseVertex, drawId);
            counters.draws++;
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
        int words = indexed ? 5 : 4;
        if (maxDraws < 0 || stride < 0 || maxDraws > 1 && stride < words * 4) {
            throw new IllegalArgumentException("drawIndirect: " + maxDraws + " draws with a stride of " + stride
                    + "; must be at least 0, and at least " + words * 4);
        }
        long size = maxDraws == 0 ? 0 : (maxDraws - 1L) * stride + words * 4L;
        SoftBuffer b = device.buffer("drawIndirect", buffer);
        Arguments.bytes("drawIndirect", b, offset, size);
        SoftBuffer c = countBuffer == null ? null : device.buffer("drawIndirect", countBuffer);
        if (c != null) Arguments.bytes("drawIndirect", c, countOffset, 4);
        buffers.beforeRead(b);
        if (c != null) buffers.beforeRead(c);
        int draws = c == null ? maxDraws : IndirectDraws.count(c.storage.address + countOffset, maxDraws);
        if (!begin("drawIndirect", primitive, indexed)) return;
        try {
            indirect.run(pipeline, indexed, b.storage.address + offset, draws, stride);
            counters.draws += draws;
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
        Arguments.draw("drawStream", instances, 0, 0, false, 0);
        StreamBuffer s = t.stream;
        if (!begin("drawStream", primitive, false)) return;
        try {
            int vertices = s.stride == 0 ? 0 : (int) Math.min(Integer.MAX_VALUE, s.filled / s.stride);
            pipeline.range(firstInstance, instances, 0, vertices, 0, 0);
            counters.draws++;
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
        pipeline.begin(primitive, indexed, state);
        return true;
    }

    private void end() { // hot
        long before = pipeline.counters.inputPrimitives;
        try {
            pipeline.end();
        } finally {
            counters.primitives += pipeline.counters.inputPrimitives - before;
            // The rasteriser ended the scene by itself; what of this draw came after that must not outlive it.
            if (scene.hasMoved()) scene.flush();
        }
    }

    @Override
    public void dispatch(int groupsX, int groupsY, int groupsZ) { // hot
        open("dispatch");
        if (groupsX < 0 || groupsY < 0 || groupsZ < 0) {
            throw new IllegalArgumentException("dispatch: groups are " + groupsX + " x " + groupsY + " x " + groupsZ
                    + ", must be at least 0 each");
        }
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
        // Counts of 2^31 and more are no work that anybody could wait for.
        runCompute("dispatchIndirect", Math.max(0, x), Math.max(0, y), Math.max(0, z));
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
        if ((bits & ~Barrier.ALL) != 0) {
            throw new IllegalArgumentException("memoryBarrier: bits are 0x" + Integer.toHexString(bits) + ", only 0x"
                    + Integer.toHexString(Barrier.ALL) + " are defined");
        }
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
        scene.rasterizer.clearDepthStencil(depth, depthValue, stencil, stencilValue, stencilMask, x, y, x1 - x, y1 - y);
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
        if (!skip) textures.clearDepth(t, level, box, depth, depthValue, stencil, stencilValue);
    }

    @Override
    public void clearBuffer(Buffer buffer, long offset, long size, byte[] pattern) {
        open("clearBuffer");
        SoftBuffer b = device.buffer("clearBuffer", buffer);
        Arguments.bytes("clearBuffer", b, offset, size);
        switch (pattern.length) {
            case 1, 2, 4, 8, 12, 16 -> {}
            default ->
                throw new IllegalArgumentException(
                        "clearBuffer: pattern has " + pattern.length + " bytes, must have 1, 2, 4, 8, 12 or 16");
        }
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
        Arguments.bytes("copyBuffer", from, sourceOffset, size);
        Arguments.bytes("copyBuffer", to, targetOffset, size);
        if (from == to && sourceOffset < targetOffset + size && targetOffset < sourceOffset + size && size > 0) {
            throw new IllegalArgumentException("copyBuffer: ranges " + sourceOffset + " + " + size + " and "
                    + targetOffset + " + " + size + " of one buffer overlap");
        }
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
        SoftTexture t = device.texture("generateMips", texture);
        if (base < 0 || last < base || last >= t.desc().levels()) {
            throw new IllegalArgumentException("generateMips: levels are " + base + " to " + last
                    + ", must rise inside 0 to " + (t.desc().levels() - 1));
        }
        textures.generateMips(t, base, last);
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
        if (bytes != 4 && bytes != 8) {
            throw new IllegalArgumentException("queryResultToBuffer: bytes is " + bytes + ", must be 4 or 8");
        }
        Arguments.bytes("queryResultToBuffer", b, offset, bytes);
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
    public void present(Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval) {
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
        presenter.present(s, t, bottomUp);
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

    /** The device is closed: nothing works any more. The context's own memory is given back when it is closed itself. */
    void kill() {
        dead = true;
    }

    private void open(String call) { // hot
        if (closed || dead) {
            throw new IllegalArgumentException(call + ": the " + (closed ? "context" : "device") + " is closed");
        }
    }
}
