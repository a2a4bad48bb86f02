package tepui.layers.forward;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Counters;
import tepui.pipe.Device;
import tepui.pipe.Fence;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;

/**
 * Context that hands every call on to the context behind it. A layer extends it and overrides the calls that it has to
 * do with. It allocates nothing and adds one call.
 *
 * <p>Written by {@code ./tepui generate} from tepui.pipe.Context; not to be edited.
 */
public class ForwardingContext extends Context {
    /** The context behind this one. */
    protected final Context next;

    private final Device device;

    /**
     * @param device the layer's device, which {@link #device} answers
     * @param next the context behind
     */
    public ForwardingContext(Device device, Context next) {
        this.device = device;
        this.next = next;
    }

    /** The context behind this one. */
    public final Context behind() {
        return next;
    }

    @Override
    public final Device device() {
        return device;
    }

    @Override
    public Counters counters() {
        return next.counters();
    }

    /** What a layer does before any draw. */
    protected void beforeDraw(Primitive primitive, boolean indexed) {}

    /** What it does behind any draw that has not thrown. */
    protected void afterDraw(Primitive primitive, boolean indexed) {}

    // ---- immutable states ------------------------------------------------------------------------------------------

    @Override
    public void bindBlend(int id) {
        next.bindBlend(id);
    }

    @Override
    public void bindRaster(int id) {
        next.bindRaster(id);
    }

    @Override
    public void bindDepthStencil(int id) {
        next.bindDepthStencil(id);
    }

    @Override
    public void bindVertexLayout(int id) {
        next.bindVertexLayout(id);
    }

    @Override
    public void bindShader(Stage stage, @Nullable ShaderObject shader) {
        next.bindShader(stage, shader);
    }

    @Override
    public void bindSampler(Stage stage, int slot, int id) {
        next.bindSampler(stage, slot, id);
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    @Override
    public void setBlendColor(float r, float g, float b, float a) {
        next.setBlendColor(r, g, b, a);
    }

    @Override
    public void setStencilReference(int front, int back) {
        next.setStencilReference(front, back);
    }

    @Override
    public void setAlphaReference(float reference) {
        next.setAlphaReference(reference);
    }

    @Override
    public void setSampleMask(int mask) {
        next.setSampleMask(mask);
    }

    @Override
    public void setMinSampleShading(float fraction) {
        next.setMinSampleShading(fraction);
    }

    @Override
    public void setViewport(int index, float x, float y, float width, float height, float near, float far) {
        next.setViewport(index, x, y, width, height, near, far);
    }

    @Override
    public void setScissor(int index, int x, int y, int width, int height) {
        next.setScissor(index, x, y, width, height);
    }

    @Override
    public void setRenderTargets(RenderTargets targets) {
        next.setRenderTargets(targets);
    }

    @Override
    public void setPatchVertices(int count) {
        next.setPatchVertices(count);
    }

    @Override
    public void setDefaultTessLevels(float[] outer, float[] inner) {
        next.setDefaultTessLevels(outer, inner);
    }

    // ---- bindings --------------------------------------------------------------------------------------------------

    @Override
    public void bindVertexBuffer(int slot, @Nullable Buffer buffer, long offset) {
        next.bindVertexBuffer(slot, buffer, offset);
    }

    @Override
    public void setConstantAttribute(int location, int[] bits) {
        next.setConstantAttribute(location, bits);
    }

    @Override
    public void bindIndexBuffer(@Nullable Buffer buffer, long offset, IndexType type) {
        next.bindIndexBuffer(buffer, offset, type);
    }

    @Override
    public void setPrimitiveRestart(boolean enabled, int index) {
        next.setPrimitiveRestart(enabled, index);
    }

    @Override
    public void bindUniformBuffer(Stage stage, int slot, @Nullable Buffer buffer, long offset, long size) {
        next.bindUniformBuffer(stage, slot, buffer, offset, size);
    }

    @Override
    public void setUniforms(Stage stage, int slot, int[] words, int start, int count) {
        next.setUniforms(stage, slot, words, start, count);
    }

    @Override
    public void updateUniforms(Stage stage, int slot, int first, int[] words, int start, int count) {
        next.updateUniforms(stage, slot, first, words, start, count);
    }

    @Override
    public void bindTexture(Stage stage, int slot, @Nullable TextureView view) {
        next.bindTexture(stage, slot, view);
    }

    @Override
    public void bindImage(Stage stage, int slot, @Nullable TextureView view, boolean writable) {
        next.bindImage(stage, slot, view, writable);
    }

    @Override
    public void setResidentTexture(int index, @Nullable TextureView view, int sampler) {
        next.setResidentTexture(index, view, sampler);
    }

    @Override
    public void setResidentImage(int index, @Nullable TextureView view, boolean writable) {
        next.setResidentImage(index, view, writable);
    }

    @Override
    public void bindStorageBuffer(Stage stage, int slot, @Nullable Buffer buffer, long offset, long size, boolean writable) {
        next.bindStorageBuffer(stage, slot, buffer, offset, size, writable);
    }

    @Override
    public void setStreamTargets(@Nullable StreamTarget[] targets, boolean[] append) {
        next.setStreamTargets(targets, append);
    }

    // ---- work ------------------------------------------------------------------------------------------------------

    @Override
    public void draw(Primitive primitive, boolean indexed, int firstInstance, int instances, int[] ranges, int start, int count) {
        beforeDraw(primitive, indexed);
        next.draw(primitive, indexed, firstInstance, instances, ranges, start, count);
        afterDraw(primitive, indexed);
    }

    @Override
    public void draw(Primitive primitive, boolean indexed, int firstInstance, int instances, int first, int vertices, int baseVertex, int drawId) {
        beforeDraw(primitive, indexed);
        next.draw(primitive, indexed, firstInstance, instances, first, vertices, baseVertex, drawId);
        afterDraw(primitive, indexed);
    }

    @Override
    public void drawIndirect(Primitive primitive, boolean indexed, Buffer buffer, long offset, int maxDraws, int stride, @Nullable Buffer countBuffer, long countOffset) {
        beforeDraw(primitive, indexed);
        next.drawIndirect(primitive, indexed, buffer, offset, maxDraws, stride, countBuffer, countOffset);
        afterDraw(primitive, indexed);
    }

    @Override
    public void drawStream(Primitive primitive, StreamTarget source, int stream, int firstInstance, int instances) {
        beforeDraw(primitive, false);
        next.drawStream(primitive, source, stream, firstInstance, instances);
        afterDraw(primitive, false);
    }

    @Override
    public void prepareDraw(Primitive primitive, boolean indexed) {
        next.prepareDraw(primitive, indexed);
    }

    @Override
    public void dispatch(int groupsX, int groupsY, int groupsZ) {
        next.dispatch(groupsX, groupsY, groupsZ);
    }

    @Override
    public void dispatchIndirect(Buffer buffer, long offset) {
        next.dispatchIndirect(buffer, offset);
    }

    @Override
    public void memoryBarrier(int bits) {
        next.memoryBarrier(bits);
    }

    @Override
    public void textureBarrier() {
        next.textureBarrier();
    }

    // ---- clears ----------------------------------------------------------------------------------------------------

    @Override
    public void clearColor(int index, ClearColor value, @Nullable Box area, int writeMask) {
        next.clearColor(index, value, area, writeMask);
    }

    @Override
    public void clearDepthStencil(boolean depth, double depthValue, boolean stencil, int stencilValue, int stencilMask, @Nullable Box area) {
        next.clearDepthStencil(depth, depthValue, stencil, stencilValue, stencilMask, area);
    }

    @Override
    public void clearTexture(Texture texture, int level, Box box, ClearColor value) {
        next.clearTexture(texture, level, box, value);
    }

    @Override
    public void clearDepthTexture(Texture texture, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue) {
        next.clearDepthTexture(texture, level, box, depth, depthValue, stencil, stencilValue);
    }

    @Override
    public void clearBuffer(Buffer buffer, long offset, long size, byte[] pattern) {
        next.clearBuffer(buffer, offset, size, pattern);
    }

    // ---- transfers -------------------------------------------------------------------------------------------------

    @Override
    public void writeBuffer(Buffer buffer, long offset, MemorySegment data) {
        next.writeBuffer(buffer, offset, data);
    }

    @Override
    public void readBuffer(Buffer buffer, long offset, MemorySegment into) {
        next.readBuffer(buffer, offset, into);
    }

    @Override
    public void writeTexture(Texture texture, int level, Box box, MemorySegment data, long rowBytes, long sliceBytes) {
        next.writeTexture(texture, level, box, data, rowBytes, sliceBytes);
    }

    @Override
    public void readTexture(Texture texture, int level, Box box, MemorySegment into, long rowBytes, long sliceBytes) {
        next.readTexture(texture, level, box, into, rowBytes, sliceBytes);
    }

    @Override
    public void copyBuffer(Buffer source, long sourceOffset, Buffer target, long targetOffset, long size) {
        next.copyBuffer(source, sourceOffset, target, targetOffset, size);
    }

    @Override
    public void copyTexture(Texture source, int sourceLevel, Box box, Texture target, int targetLevel, int x, int y, int z) {
        next.copyTexture(source, sourceLevel, box, target, targetLevel, x, y, z);
    }

    @Override
    public void copyBufferToTexture(Buffer source, long offset, long rowBytes, long sliceBytes, Texture target, int level, Box box) {
        next.copyBufferToTexture(source, offset, rowBytes, sliceBytes, target, level, box);
    }

    @Override
    public void copyTextureToBuffer(Texture source, int level, Box box, Buffer target, long offset, long rowBytes, long sliceBytes) {
        next.copyTextureToBuffer(source, level, box, target, offset, rowBytes, sliceBytes);
    }

    @Override
    public void blit(Blit blit) {
        next.blit(blit);
    }

    @Override
    public void generateMips(Texture texture, int base, int last) {
        next.generateMips(texture, base, last);
    }

    @Override
    public void commitPages(Texture texture, int level, Box box, boolean commit) {
        next.commitPages(texture, level, box, commit);
    }

    @Override
    public void invalidate(Buffer buffer) {
        next.invalidate(buffer);
    }

    @Override
    public void invalidate(Texture texture, int level) {
        next.invalidate(texture, level);
    }

    // ---- maps ------------------------------------------------------------------------------------------------------

    @Override
    public long map(Buffer buffer, long offset, long size, int flags) {
        return next.map(buffer, offset, size, flags);
    }

    @Override
    public void flushMapped(Buffer buffer, long offset, long size) {
        next.flushMapped(buffer, offset, size);
    }

    @Override
    public void unmap(Buffer buffer) {
        next.unmap(buffer);
    }

    @Override
    public boolean mapTexture(Texture texture, int level, Box box, int flags, TexelMap result) {
        return next.mapTexture(texture, level, box, flags, result);
    }

    @Override
    public void unmapTexture(Texture texture, TexelMap map) {
        next.unmapTexture(texture, map);
    }

    // ---- queries ---------------------------------------------------------------------------------------------------

    @Override
    public void beginQuery(Query query) {
        next.beginQuery(query);
    }

    @Override
    public void endQuery(Query query) {
        next.endQuery(query);
    }

    @Override
    public long queryResult(Query query, boolean wait) {
        return next.queryResult(query, wait);
    }

    @Override
    public void queryResultToBuffer(Query query, Buffer buffer, long offset, int bytes, boolean wait, boolean availability) {
        next.queryResultToBuffer(query, buffer, offset, bytes, wait, availability);
    }

    @Override
    public void setCondition(@Nullable Query query, boolean wait, boolean inverted) {
        next.setCondition(query, wait, inverted);
    }

    // ---- completion ------------------------------------------------------------------------------------------------

    @Override
    public Fence flush() {
        return next.flush();
    }

    @Override
    public Fence flush(@Nullable Fence again) {
        return next.flush(again);
    }

    @Override
    public void finish() {
        next.finish();
    }

    @Override
    public void waitFor(Fence fence) {
        next.waitFor(fence);
    }

    @Override
    public Surface.Outcome present(Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval, boolean dontWait) {
        return next.present(surface, texture, bottomUp, interval, dontWait);
    }

    // ---- people ----------------------------------------------------------------------------------------------------

    @Override
    public void pushGroup(String label) {
        next.pushGroup(label);
    }

    @Override
    public void popGroup() {
        next.popGroup();
    }

    @Override
    public void mark(String text) {
        next.mark(text);
    }

    @Override
    public void close() {
        next.close();
    }
}
