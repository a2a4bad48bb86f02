package tepui.layers.log;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.layers.forward.ForwardingContext;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
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
 * Context that logs each call, then hands it on; what it answered or threw follows. The record is in the log before the
 * call is made, so the last line of a log is the call that never came back.
 *
 * <p>Written by {@code ./tepui generate} from tepui.pipe.Context; not to be edited.
 */
final class LoggingContext extends ForwardingContext {
    private final ContextLog log;
    private final LoggedCalls byHand;

    LoggingContext(Device device, Context next, CallRecorder recorder, MappingLog mappings, int number) {
        super(device, next);
        log = new ContextLog(recorder, mappings, number);
        byHand = new LoggedCalls(device, next, recorder, mappings, log, number);
    }

    // ---- immutable states ------------------------------------------------------------------------------------------

    @Override
    public void bindBlend(int id) {
        log.call(() -> next.bindBlend(id), Call.BIND_BLEND, id);
    }

    @Override
    public void bindRaster(int id) {
        log.call(() -> next.bindRaster(id), Call.BIND_RASTER, id);
    }

    @Override
    public void bindDepthStencil(int id) {
        log.call(() -> next.bindDepthStencil(id), Call.BIND_DEPTH_STENCIL, id);
    }

    @Override
    public void bindVertexLayout(int id) {
        log.call(() -> next.bindVertexLayout(id), Call.BIND_VERTEX_LAYOUT, id);
    }

    @Override
    public void bindShader(Stage stage, @Nullable ShaderObject shader) {
        log.call(() -> next.bindShader(stage, shader), Call.BIND_SHADER, stage, shader);
    }

    @Override
    public void bindSampler(Stage stage, int slot, int id) {
        log.call(() -> next.bindSampler(stage, slot, id), Call.BIND_SAMPLER, stage, slot, id);
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    @Override
    public void setBlendColor(float r, float g, float b, float a) {
        log.call(() -> next.setBlendColor(r, g, b, a), Call.SET_BLEND_COLOR, r, g, b, a);
    }

    @Override
    public void setStencilReference(int front, int back) {
        log.call(() -> next.setStencilReference(front, back), Call.SET_STENCIL_REFERENCE, front, back);
    }

    @Override
    public void setAlphaReference(float reference) {
        log.call(() -> next.setAlphaReference(reference), Call.SET_ALPHA_REFERENCE, reference);
    }

    @Override
    public void setSampleMask(int mask) {
        log.call(() -> next.setSampleMask(mask), Call.SET_SAMPLE_MASK, mask);
    }

    @Override
    public void setMinSampleShading(float fraction) {
        log.call(() -> next.setMinSampleShading(fraction), Call.SET_MIN_SAMPLE_SHADING, fraction);
    }

    @Override
    public void setViewport(int index, float x, float y, float width, float height, float near, float far) {
        log.call(() -> next.setViewport(index, x, y, width, height, near, far), Call.SET_VIEWPORT, index, x, y, width, height, near, far);
    }

    @Override
    public void setScissor(int index, int x, int y, int width, int height) {
        log.call(() -> next.setScissor(index, x, y, width, height), Call.SET_SCISSOR, index, x, y, width, height);
    }

    @Override
    public void setRenderTargets(RenderTargets targets) {
        log.call(() -> next.setRenderTargets(targets), Call.SET_RENDER_TARGETS, targets);
    }

    @Override
    public void setPatchVertices(int count) {
        log.call(() -> next.setPatchVertices(count), Call.SET_PATCH_VERTICES, count);
    }

    @Override
    public void setDefaultTessLevels(float[] outer, float[] inner) {
        log.call(() -> next.setDefaultTessLevels(outer, inner), Call.SET_DEFAULT_TESS_LEVELS, outer, inner);
    }

    // ---- bindings --------------------------------------------------------------------------------------------------

    @Override
    public void bindVertexBuffer(int slot, @Nullable Buffer buffer, long offset) {
        log.call(() -> next.bindVertexBuffer(slot, buffer, offset), Call.BIND_VERTEX_BUFFER, slot, buffer, offset);
    }

    @Override
    public void setConstantAttribute(int location, int[] bits) {
        log.call(() -> next.setConstantAttribute(location, bits), Call.SET_CONSTANT_ATTRIBUTE, location, bits);
    }

    @Override
    public void bindIndexBuffer(@Nullable Buffer buffer, long offset, IndexType type) {
        log.call(() -> next.bindIndexBuffer(buffer, offset, type), Call.BIND_INDEX_BUFFER, buffer, offset, type);
    }

    @Override
    public void setPrimitiveRestart(boolean enabled, int index) {
        log.call(() -> next.setPrimitiveRestart(enabled, index), Call.SET_PRIMITIVE_RESTART, enabled, index);
    }

    @Override
    public void bindUniformBuffer(Stage stage, int slot, @Nullable Buffer buffer, long offset, long size) {
        log.call(() -> next.bindUniformBuffer(stage, slot, buffer, offset, size), Call.BIND_UNIFORM_BUFFER, stage, slot, buffer, offset, size);
    }

    @Override
    public void setUniforms(Stage stage, int slot, int[] words, int start, int count) {
        byHand.setUniforms(stage, slot, words, start, count);
    }

    @Override
    public void updateUniforms(Stage stage, int slot, int first, int[] words, int start, int count) {
        byHand.updateUniforms(stage, slot, first, words, start, count);
    }

    @Override
    public void bindTexture(Stage stage, int slot, @Nullable TextureView view) {
        log.call(() -> next.bindTexture(stage, slot, view), Call.BIND_TEXTURE, stage, slot, view);
    }

    @Override
    public void bindImage(Stage stage, int slot, @Nullable TextureView view, boolean writable) {
        log.call(() -> next.bindImage(stage, slot, view, writable), Call.BIND_IMAGE, stage, slot, view, writable);
    }

    @Override
    public void setResidentTexture(int index, @Nullable TextureView view, int sampler) {
        log.call(() -> next.setResidentTexture(index, view, sampler), Call.SET_RESIDENT_TEXTURE, index, view, sampler);
    }

    @Override
    public void setResidentImage(int index, @Nullable TextureView view, boolean writable) {
        log.call(() -> next.setResidentImage(index, view, writable), Call.SET_RESIDENT_IMAGE, index, view, writable);
    }

    @Override
    public void bindStorageBuffer(Stage stage, int slot, @Nullable Buffer buffer, long offset, long size, boolean writable) {
        log.call(() -> next.bindStorageBuffer(stage, slot, buffer, offset, size, writable), Call.BIND_STORAGE_BUFFER, stage, slot, buffer, offset, size, writable);
    }

    @Override
    public void setStreamTargets(@Nullable StreamTarget[] targets, boolean[] append) {
        log.call(() -> next.setStreamTargets(targets, append), Call.SET_STREAM_TARGETS, targets, append);
    }

    // ---- work ------------------------------------------------------------------------------------------------------

    @Override
    public void draw(Primitive primitive, boolean indexed, int firstInstance, int instances, int[] ranges, int start, int count) {
        byHand.draw(primitive, indexed, firstInstance, instances, ranges, start, count);
    }

    @Override
    public void draw(Primitive primitive, boolean indexed, int firstInstance, int instances, int first, int vertices, int baseVertex, int drawId) {
        log.call(() -> next.draw(primitive, indexed, firstInstance, instances, first, vertices, baseVertex, drawId), Call.DRAW, primitive, indexed, firstInstance, instances, first, vertices, baseVertex, drawId);
    }

    @Override
    public void drawIndirect(Primitive primitive, boolean indexed, Buffer buffer, long offset, int maxDraws, int stride, @Nullable Buffer countBuffer, long countOffset) {
        log.call(() -> next.drawIndirect(primitive, indexed, buffer, offset, maxDraws, stride, countBuffer, countOffset), Call.DRAW_INDIRECT, primitive, indexed, buffer, offset, maxDraws, stride, countBuffer, countOffset);
    }

    @Override
    public void drawStream(Primitive primitive, StreamTarget source, int stream, int firstInstance, int instances) {
        log.call(() -> next.drawStream(primitive, source, stream, firstInstance, instances), Call.DRAW_STREAM, primitive, source, stream, firstInstance, instances);
    }

    @Override
    public void dispatch(int groupsX, int groupsY, int groupsZ) {
        log.call(() -> next.dispatch(groupsX, groupsY, groupsZ), Call.DISPATCH, groupsX, groupsY, groupsZ);
    }

    @Override
    public void dispatchIndirect(Buffer buffer, long offset) {
        log.call(() -> next.dispatchIndirect(buffer, offset), Call.DISPATCH_INDIRECT, buffer, offset);
    }

    @Override
    public void memoryBarrier(int bits) {
        log.call(() -> next.memoryBarrier(bits), Call.MEMORY_BARRIER, bits);
    }

    @Override
    public void textureBarrier() {
        log.call(() -> next.textureBarrier(), Call.TEXTURE_BARRIER);
    }

    // ---- clears ----------------------------------------------------------------------------------------------------

    @Override
    public void clearColor(int index, ClearColor value, @Nullable Box area, int writeMask) {
        log.call(() -> next.clearColor(index, value, area, writeMask), Call.CLEAR_COLOR, index, value, area, writeMask);
    }

    @Override
    public void clearDepthStencil(boolean depth, double depthValue, boolean stencil, int stencilValue, int stencilMask, @Nullable Box area) {
        log.call(() -> next.clearDepthStencil(depth, depthValue, stencil, stencilValue, stencilMask, area), Call.CLEAR_DEPTH_STENCIL, depth, depthValue, stencil, stencilValue, stencilMask, area);
    }

    @Override
    public void clearTexture(Texture texture, int level, Box box, ClearColor value) {
        log.call(() -> next.clearTexture(texture, level, box, value), Call.CLEAR_TEXTURE, texture, level, box, value);
    }

    @Override
    public void clearDepthTexture(Texture texture, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue) {
        log.call(() -> next.clearDepthTexture(texture, level, box, depth, depthValue, stencil, stencilValue), Call.CLEAR_DEPTH_TEXTURE, texture, level, box, depth, depthValue, stencil, stencilValue);
    }

    @Override
    public void clearBuffer(Buffer buffer, long offset, long size, byte[] pattern) {
        log.call(() -> next.clearBuffer(buffer, offset, size, pattern), Call.CLEAR_BUFFER, buffer, offset, size, pattern);
    }

    // ---- transfers -------------------------------------------------------------------------------------------------

    @Override
    public void writeBuffer(Buffer buffer, long offset, MemorySegment data) {
        log.call(() -> next.writeBuffer(buffer, offset, data), Call.WRITE_BUFFER, buffer, offset, data);
    }

    @Override
    public void readBuffer(Buffer buffer, long offset, MemorySegment into) {
        byHand.readBuffer(buffer, offset, into);
    }

    @Override
    public void writeTexture(Texture texture, int level, Box box, MemorySegment data, long rowBytes, long sliceBytes) {
        log.call(() -> next.writeTexture(texture, level, box, data, rowBytes, sliceBytes), Call.WRITE_TEXTURE, texture, level, box, data, rowBytes, sliceBytes);
    }

    @Override
    public void readTexture(Texture texture, int level, Box box, MemorySegment into, long rowBytes, long sliceBytes) {
        byHand.readTexture(texture, level, box, into, rowBytes, sliceBytes);
    }

    @Override
    public void copyBuffer(Buffer source, long sourceOffset, Buffer target, long targetOffset, long size) {
        log.call(() -> next.copyBuffer(source, sourceOffset, target, targetOffset, size), Call.COPY_BUFFER, source, sourceOffset, target, targetOffset, size);
    }

    @Override
    public void copyTexture(Texture source, int sourceLevel, Box box, Texture target, int targetLevel, int x, int y, int z) {
        log.call(() -> next.copyTexture(source, sourceLevel, box, target, targetLevel, x, y, z), Call.COPY_TEXTURE, source, sourceLevel, box, target, targetLevel, x, y, z);
    }

    @Override
    public void copyBufferToTexture(Buffer source, long offset, long rowBytes, long sliceBytes, Texture target, int level, Box box) {
        log.call(() -> next.copyBufferToTexture(source, offset, rowBytes, sliceBytes, target, level, box), Call.COPY_BUFFER_TO_TEXTURE, source, offset, rowBytes, sliceBytes, target, level, box);
    }

    @Override
    public void copyTextureToBuffer(Texture source, int level, Box box, Buffer target, long offset, long rowBytes, long sliceBytes) {
        log.call(() -> next.copyTextureToBuffer(source, level, box, target, offset, rowBytes, sliceBytes), Call.COPY_TEXTURE_TO_BUFFER, source, level, box, target, offset, rowBytes, sliceBytes);
    }

    @Override
    public void blit(Blit blit) {
        log.call(() -> next.blit(blit), Call.BLIT, blit);
    }

    @Override
    public void generateMips(Texture texture, int base, int last) {
        log.call(() -> next.generateMips(texture, base, last), Call.GENERATE_MIPS, texture, base, last);
    }

    @Override
    public void commitPages(Texture texture, int level, Box box, boolean commit) {
        log.call(() -> next.commitPages(texture, level, box, commit), Call.COMMIT_PAGES, texture, level, box, commit);
    }

    @Override
    public void invalidate(Buffer buffer) {
        log.call(() -> next.invalidate(buffer), Call.INVALIDATE_BUFFER, buffer);
    }

    @Override
    public void invalidate(Texture texture, int level) {
        log.call(() -> next.invalidate(texture, level), Call.INVALIDATE_TEXTURE, texture, level);
    }

    // ---- maps ------------------------------------------------------------------------------------------------------

    @Override
    public long map(Buffer buffer, long offset, long size, int flags) {
        return byHand.map(buffer, offset, size, flags);
    }

    @Override
    public void flushMapped(Buffer buffer, long offset, long size) {
        byHand.flushMapped(buffer, offset, size);
    }

    @Override
    public void unmap(Buffer buffer) {
        byHand.unmap(buffer);
    }

    @Override
    public boolean mapTexture(Texture texture, int level, Box box, int flags, TexelMap result) {
        return byHand.mapTexture(texture, level, box, flags, result);
    }

    @Override
    public void unmapTexture(Texture texture, TexelMap map) {
        byHand.unmapTexture(texture, map);
    }

    // ---- queries ---------------------------------------------------------------------------------------------------

    @Override
    public void beginQuery(Query query) {
        log.call(() -> next.beginQuery(query), Call.BEGIN_QUERY, query);
    }

    @Override
    public void endQuery(Query query) {
        log.call(() -> next.endQuery(query), Call.END_QUERY, query);
    }

    @Override
    public long queryResult(Query query, boolean wait) {
        return byHand.queryResult(query, wait);
    }

    @Override
    public void queryResultToBuffer(Query query, Buffer buffer, long offset, int bytes, boolean wait, boolean availability) {
        log.call(() -> next.queryResultToBuffer(query, buffer, offset, bytes, wait, availability), Call.QUERY_RESULT_TO_BUFFER, query, buffer, offset, bytes, wait, availability);
    }

    @Override
    public void setCondition(@Nullable Query query, boolean wait, boolean inverted) {
        log.call(() -> next.setCondition(query, wait, inverted), Call.SET_CONDITION, query, wait, inverted);
    }

    // ---- completion ------------------------------------------------------------------------------------------------

    @Override
    public Fence flush() {
        return byHand.flush();
    }

    @Override
    public Fence flush(@Nullable Fence again) {
        return flush();
    }

    @Override
    public void finish() {
        log.call(() -> next.finish(), Call.FINISH);
    }

    @Override
    public void waitFor(Fence fence) {
        log.call(() -> next.waitFor(fence), Call.WAIT_FOR, fence);
    }

    @Override
    public Surface.Outcome present(Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval, boolean dontWait) {
        return byHand.present(surface, texture, bottomUp, interval, dontWait);
    }

    // ---- people ----------------------------------------------------------------------------------------------------

    @Override
    public void pushGroup(String label) {
        log.call(() -> next.pushGroup(label), Call.PUSH_GROUP, label);
    }

    @Override
    public void popGroup() {
        log.call(() -> next.popGroup(), Call.POP_GROUP);
    }

    @Override
    public void mark(String text) {
        log.call(() -> next.mark(text), Call.MARK, text);
    }

    @Override
    public void close() {
        byHand.close();
    }
}
