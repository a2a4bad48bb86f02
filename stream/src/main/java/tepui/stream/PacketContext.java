package tepui.stream;

import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceObject;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;

/**
 * Context that writes packets: states, values and bindings by {@link StatePackets}, draws, clears and copies by {@link WorkPackets}. Where the
 * words go, and what is noted of the objects, is up to who extends it.
 */
abstract sealed class PacketContext extends Context permits RecordingContext, StreamContext {
    final Device device;
    private final StatePackets state;
    private final WorkPackets work;

    // ---- where the next packet goes
    int[] words = new int[0];

    @Nullable
    Object[] references = new Object[0];

    int at;
    /** Packets end here at the latest. 0 where something has to be looked at before the next: what failed, or the end. */
    int limit;

    int referenceAt;
    int referenceLimit;
    /** The position of {@code words[i]} is {@code base + i}. */
    long base;
    /** Each packet is carried out before the next. */
    boolean eager;

    long packets;

    PacketContext(Device device) {
        this.device = device;
        state = new StatePackets(this, device.states());
        work = new WorkPackets(this, state);
    }

    @Override
    public final Device device() {
        return device;
    }

    // ---- what becomes of packets -----------------------------------------------------------------------------------

    /** Makes room for a packet; throws what has gone wrong before. */
    abstract void more(int words, int references);

    /** A packet is whole, and each is to be carried out at once. */
    abstract void carryOut();

    /** Tracking of an object; refuses one that may not be used. Null for null, and where there is none. */
    abstract @Nullable Tracked known(String call, @Nullable DeviceObject object);

    /** One object takes the place of another in a binding. */
    abstract @Nullable Use rebound(@Nullable Use before, @Nullable Tracked now, long position);

    /** A packet names an object that is only ever bound, and never written. */
    abstract void named(Tracked object, long position);

    /** A shader, image or stream output may write a range of a buffer from now on. */
    abstract void mayWrite(Buffer buffer, long offset, long size);

    /** A packet uses the contents of an object, at {@code position}. */
    abstract void used(@Nullable Tracked object, long position);

    /** A packet writes a range of a buffer. */
    abstract void written(Buffer buffer, long offset, long size);

    // Each of these is small enough to be part of its callers' code, however seldom those were called
    // when that was compiled.

    /** Writes a header behind what was written last; answers the index of it. */
    final int reserve(int op, int argument, int count, int refs) { // hot
        if (isFull(count, refs)) more(count, refs);
        return begin(PacketLayout.header(op, argument, count), count);
    }

    private boolean isFull(int count, int refs) { // hot
        return at + count > limit || referenceAt + refs > referenceLimit;
    }

    private int begin(int header, int count) { // hot
        int i = at;
        words[i] = header;
        at = i + count;
        packets++;
        return i;
    }

    final void refer(@Nullable Object object) { // hot
        references[referenceAt++] = object;
    }

    final void done() { // hot
        if (eager) carryOut();
    }

    final void one(int op, int argument, int value) { // hot
        int i = reserve(op, argument, 2, 0);
        words[i + 1] = value;
        done();
    }

    final void putLong(int i, long value) { // hot
        words[i] = (int) value;
        words[i + 1] = (int) (value >>> 32);
    }

    /** Position of the last packet that uses what is bound. */
    final long lastDraw() { // hot
        return work.lastDraw();
    }

    /** Draws that became part of the packet before. */
    final long mergedDraws() {
        return work.mergedDraws();
    }

    /** Nothing is added to the packet before any more: it is about to be read, or is behind. */
    final void seal() { // hot
        work.seal();
    }

    // ---- states, values and bindings -------------------------------------------------------------------------------

    @Override
    public void bindBlend(int id) { // hot
        state.bindBlend(id);
    }

    @Override
    public void bindRaster(int id) { // hot
        state.bindRaster(id);
    }

    @Override
    public void bindDepthStencil(int id) { // hot
        state.bindDepthStencil(id);
    }

    @Override
    public void bindVertexLayout(int id) { // hot
        state.bindVertexLayout(id);
    }

    @Override
    public void bindShader(Stage stage, @Nullable ShaderObject shader) { // hot
        state.bindShader(stage, shader);
    }

    @Override
    public void bindSampler(Stage stage, int slot, int id) { // hot
        state.bindSampler(stage, slot, id);
    }

    @Override
    public void setBlendColor(float r, float g, float b, float a) { // hot
        state.setBlendColor(r, g, b, a);
    }

    @Override
    public void setStencilReference(int front, int back) { // hot
        state.setStencilReference(front, back);
    }

    @Override
    public void setAlphaReference(float reference) { // hot
        state.setAlphaReference(reference);
    }

    @Override
    public void setSampleMask(int mask) { // hot
        state.setSampleMask(mask);
    }

    @Override
    public void setMinSampleShading(float fraction) { // hot
        state.setMinSampleShading(fraction);
    }

    @Override
    public void setViewport(int index, float x, float y, float width, float height, float near, float far) { // hot
        state.setViewport(index, x, y, width, height, near, far);
    }

    @Override
    public void setScissor(int index, int x, int y, int width, int height) { // hot
        state.setScissor(index, x, y, width, height);
    }

    @Override
    public void setRenderTargets(RenderTargets to) { // hot
        state.setRenderTargets(to);
    }

    @Override
    public void setPatchVertices(int count) { // hot
        state.setPatchVertices(count);
    }

    @Override
    public void setDefaultTessLevels(float[] outer, float[] inner) { // hot
        state.setDefaultTessLevels(outer, inner);
    }

    @Override
    public void bindVertexBuffer(int slot, @Nullable Buffer buffer, long offset) { // hot
        state.bindVertexBuffer(slot, buffer, offset);
    }

    @Override
    public void setConstantAttribute(int location, int[] bits) { // hot
        state.setConstantAttribute(location, bits);
    }

    @Override
    public void bindIndexBuffer(@Nullable Buffer buffer, long offset, IndexType type) { // hot
        state.bindIndexBuffer(buffer, offset, type);
    }

    @Override
    public void setPrimitiveRestart(boolean enabled, int index) { // hot
        state.setPrimitiveRestart(enabled, index);
    }

    @Override
    public void bindUniformBuffer(Stage stage, int slot, @Nullable Buffer buffer, long offset, long size) { // hot
        state.bindUniformBuffer(stage, slot, buffer, offset, size);
    }

    @Override
    public void setUniforms(Stage stage, int slot, int[] from, int start, int count) { // hot
        state.setUniforms(stage, slot, from, start, count);
    }

    @Override
    public void updateUniforms(Stage stage, int slot, int first, int[] from, int start, int count) { // hot
        state.updateUniforms(stage, slot, first, from, start, count);
    }

    @Override
    public void bindTexture(Stage stage, int slot, @Nullable TextureView view) { // hot
        state.bindTexture(stage, slot, view);
    }

    @Override
    public void bindImage(Stage stage, int slot, @Nullable TextureView view, boolean writable) { // hot
        state.bindImage(stage, slot, view, writable);
    }

    @Override
    public void bindStorageBuffer(
            Stage stage, int slot, @Nullable Buffer buffer, long offset, long size, boolean writable) { // hot
        state.bindStorageBuffer(stage, slot, buffer, offset, size, writable);
    }

    @Override
    public void setStreamTargets(@Nullable StreamTarget[] to, boolean[] append) {
        state.setStreamTargets(to, append);
    }

    // ---- draws, clears and copies ----------------------------------------------------------------------------------

    @Override
    public void draw(
            Primitive primitive,
            boolean indexed,
            int firstInstance,
            int instances,
            int first,
            int vertices,
            int baseVertex,
            int drawId) { // hot
        work.draw(primitive, indexed, firstInstance, instances, first, vertices, baseVertex, drawId);
    }

    @Override
    public void draw(
            Primitive primitive,
            boolean indexed,
            int firstInstance,
            int instances,
            int[] ranges,
            int start,
            int count) { // hot
        work.draw(primitive, indexed, firstInstance, instances, ranges, start, count);
    }

    @Override
    public void drawIndirect(
            Primitive primitive,
            boolean indexed,
            Buffer buffer,
            long offset,
            int maxDraws,
            int stride,
            @Nullable Buffer countBuffer,
            long countOffset) { // hot
        work.drawIndirect(primitive, indexed, buffer, offset, maxDraws, stride, countBuffer, countOffset);
    }

    @Override
    public void drawStream(
            Primitive primitive, StreamTarget source, int stream, int firstInstance, int instances) { // hot
        work.drawStream(primitive, source, stream, firstInstance, instances);
    }

    @Override
    public void dispatch(int groupsX, int groupsY, int groupsZ) { // hot
        work.dispatch(groupsX, groupsY, groupsZ);
    }

    @Override
    public void dispatchIndirect(Buffer buffer, long offset) { // hot
        work.dispatchIndirect(buffer, offset);
    }

    @Override
    public void memoryBarrier(int bits) { // hot
        work.memoryBarrier(bits);
    }

    @Override
    public void textureBarrier() { // hot
        work.textureBarrier();
    }

    @Override
    public void clearColor(int index, ClearColor value, @Nullable Box area, int writeMask) { // hot
        work.clearColor(index, value, area, writeMask);
    }

    @Override
    public void clearDepthStencil(
            boolean depth,
            double depthValue,
            boolean stencil,
            int stencilValue,
            int stencilMask,
            @Nullable Box area) { // hot
        work.clearDepthStencil(depth, depthValue, stencil, stencilValue, stencilMask, area);
    }

    @Override
    public void clearTexture(Texture texture, int level, Box box, ClearColor value) { // hot
        work.clearTexture(texture, level, box, value);
    }

    @Override
    public void clearDepthTexture(
            Texture texture,
            int level,
            Box box,
            boolean depth,
            double depthValue,
            boolean stencil,
            int stencilValue) { // hot
        work.clearDepthTexture(texture, level, box, depth, depthValue, stencil, stencilValue);
    }

    @Override
    public void clearBuffer(Buffer buffer, long offset, long size, byte[] pattern) {
        work.clearBuffer(buffer, offset, size, pattern);
    }

    @Override
    public void copyBuffer(Buffer source, long sourceOffset, Buffer target, long targetOffset, long size) { // hot
        work.copyBuffer(source, sourceOffset, target, targetOffset, size);
    }

    @Override
    public void copyTexture(
            Texture source, int sourceLevel, Box box, Texture target, int targetLevel, int x, int y, int z) { // hot
        work.copyTexture(source, sourceLevel, box, target, targetLevel, x, y, z);
    }

    @Override
    public void copyBufferToTexture(
            Buffer source, long offset, long rowBytes, long sliceBytes, Texture target, int level, Box box) { // hot
        work.copyBufferToTexture(source, offset, rowBytes, sliceBytes, target, level, box);
    }

    @Override
    public void copyTextureToBuffer(
            Texture source, int level, Box box, Buffer target, long offset, long rowBytes, long sliceBytes) { // hot
        work.copyTextureToBuffer(source, level, box, target, offset, rowBytes, sliceBytes);
    }

    @Override
    public void blit(Blit blit) { // hot
        work.blit(blit);
    }

    @Override
    public void generateMips(Texture texture, int first, int last) { // hot
        work.generateMips(texture, first, last);
    }

    @Override
    public void invalidate(Texture texture, int level) { // hot
        work.invalidate(texture, level);
    }

    @Override
    public void beginQuery(Query query) { // hot
        work.beginQuery(query);
    }

    @Override
    public void endQuery(Query query) { // hot
        work.endQuery(query);
    }

    @Override
    public void queryResultToBuffer(
            Query query, Buffer buffer, long offset, int bytes, boolean wait, boolean availability) { // hot
        work.queryResultToBuffer(query, buffer, offset, bytes, wait, availability);
    }

    @Override
    public void setCondition(@Nullable Query query, boolean wait, boolean inverted) { // hot
        work.setCondition(query, wait, inverted);
    }

    @Override
    public void pushGroup(String label) {
        work.pushGroup(label);
    }

    @Override
    public void popGroup() { // hot
        work.popGroup();
    }

    @Override
    public void mark(String text) {
        work.mark(text);
    }
}
