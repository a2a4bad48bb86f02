package tepui.layers.log;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
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
 */
final class LoggingContext extends ForwardingContext {
    private static final int RANGE_WORDS = 3;

    private final CallRecorder recorder;
    private final int number;
    private final MappingLog mappings;
    private final ContextLog log;

    LoggingContext(Device device, Context next, CallRecorder recorder, MappingLog mappings, int number) {
        super(device, next);
        this.recorder = recorder;
        this.number = number;
        this.mappings = mappings;
        log = new ContextLog(recorder, mappings, number);
    }

    // ---- calls whose record is not simply their arguments ----------------------------------------------------------

    private static boolean legal(int[] words, int start, long count) {
        return start >= 0 && count >= 0 && start + count <= words.length;
    }

    /** The words that are used and from where they are then used; an illegal call is logged as it is. */
    @Override
    public void setUniforms(Stage stage, int slot, int[] words, int start, int count) {
        boolean legal = legal(words, start, count);
        log.call(
                () -> next.setUniforms(stage, slot, words, start, count),
                Call.SET_UNIFORMS,
                stage,
                slot,
                legal ? Arrays.copyOfRange(words, start, start + count) : words,
                legal ? 0 : start,
                count);
    }

    @Override
    public void updateUniforms(Stage stage, int slot, int first, int[] words, int start, int count) {
        boolean legal = legal(words, start, count);
        log.call(
                () -> next.updateUniforms(stage, slot, first, words, start, count),
                Call.UPDATE_UNIFORMS,
                stage,
                slot,
                first,
                legal ? Arrays.copyOfRange(words, start, start + count) : words,
                legal ? 0 : start,
                count);
    }

    @Override
    public void draw(
            Primitive primitive,
            boolean indexed,
            int firstInstance,
            int instances,
            int[] ranges,
            int start,
            int count) {
        boolean legal = legal(ranges, start, (long) count * RANGE_WORDS);
        log.call(
                () -> next.draw(primitive, indexed, firstInstance, instances, ranges, start, count),
                Call.DRAW_RANGES,
                primitive,
                indexed,
                firstInstance,
                instances,
                legal ? Arrays.copyOfRange(ranges, start, start + count * RANGE_WORDS) : ranges,
                legal ? 0 : start,
                count);
    }

    @Override
    public void setStreamTargets(@Nullable StreamTarget[] targets, boolean[] append) {
        log.call(() -> next.setStreamTargets(targets, append), Call.SET_STREAM_TARGETS, targets, append);
    }

    @Override
    public long map(Buffer buffer, long offset, long size, int flags) {
        long address = log.ask(() -> next.map(buffer, offset, size, flags), Call.MAP, buffer, offset, size, flags);
        recorder.call(Call.RESULT, number, address == 0 ? 0L : 1L);
        mappings.mapped(buffer, address, offset, size, flags);
        return address;
    }

    @Override
    public void flushMapped(Buffer buffer, long offset, long size) {
        mappings.written(number, buffer, offset, size);
        log.call(() -> next.flushMapped(buffer, offset, size), Call.FLUSH_MAPPED, buffer, offset, size);
    }

    @Override
    public void unmap(Buffer buffer) {
        mappings.unmapping(number, buffer);
        log.call(() -> next.unmap(buffer), Call.UNMAP, buffer);
    }

    @Override
    public boolean mapTexture(Texture texture, int level, Box box, int flags, TexelMap result) {
        int map = mappings.nextTexelMap();
        boolean mapped = log.ask(
                () -> next.mapTexture(texture, level, box, flags, result),
                Call.MAP_TEXTURE,
                map,
                texture,
                level,
                box,
                flags);
        recorder.call(Call.RESULT, number, mapped ? 1L : 0L);
        if (mapped) mappings.mapped(map, texture, box, flags, result);
        return mapped;
    }

    @Override
    public void unmapTexture(Texture texture, TexelMap map) {
        int known = mappings.unmapping(number, texture, map);
        log.call(() -> next.unmapTexture(texture, map), Call.UNMAP_TEXTURE, texture, known);
    }

    @Override
    public long queryResult(Query query, boolean wait) {
        long result = log.ask(() -> next.queryResult(query, wait), Call.QUERY_RESULT, query, wait);
        recorder.call(Call.RESULT, number, result);
        return result;
    }

    /** What was read is noted by its checksum, so that two logs show whether two devices drew the same. */
    @Override
    public void readBuffer(Buffer buffer, long offset, MemorySegment into) {
        log.call(() -> next.readBuffer(buffer, offset, into), Call.READ_BUFFER, buffer, offset, into.byteSize());
        log.read(into);
    }

    @Override
    public void readTexture(Texture texture, int level, Box box, MemorySegment into, long rowBytes, long sliceBytes) {
        @Nullable Object[] values = {texture, level, box, into.byteSize(), rowBytes, sliceBytes};
        log.call(() -> next.readTexture(texture, level, box, into, rowBytes, sliceBytes), Call.READ_TEXTURE, values);
        log.read(texture, box, into, rowBytes, sliceBytes);
    }

    @Override
    public Fence flush() {
        Handle handle = recorder.reserve(Handle.Kind.FENCE);
        Fence fence = log.ask(next::flush, Call.FLUSH, handle);
        recorder.name(fence, handle);
        recorder.flush();
        return fence;
    }

    /** In a log each flush has a fence of its own. */
    @Override
    public Fence flush(@Nullable Fence again) {
        return flush();
    }

    @Override
    public Surface.Outcome present(
            Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval, boolean dontWait) {
        mappings.writePersistent(number);
        if (device() instanceof LoggingDevice logging) logging.noteSize(number, surface);
        Surface.Outcome outcome = log.ask(
                () -> next.present(surface, texture, bottomUp, interval, dontWait),
                Call.PRESENT,
                surface,
                texture,
                bottomUp,
                interval,
                dontWait);
        if (outcome != Surface.Outcome.SHOWN) recorder.call(Call.OUTCOME, number, outcome);
        recorder.flush();
        return outcome;
    }

    @Override
    public void close() {
        log.call(next::close, Call.CLOSE);
        recorder.flush();
    }

    // ---- all others ------------------------------------------------------------------------------------------------

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
        @Nullable Object[] values = {index, x, y, width, height, near, far};
        log.call(() -> next.setViewport(index, x, y, width, height, near, far), Call.SET_VIEWPORT, values);
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
        @Nullable Object[] values = {stage, slot, buffer, offset, size};
        log.call(() -> next.bindUniformBuffer(stage, slot, buffer, offset, size), Call.BIND_UNIFORM_BUFFER, values);
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
    public void bindStorageBuffer(
            Stage stage, int slot, @Nullable Buffer buffer, long offset, long size, boolean writable) {
        @Nullable Object[] values = {stage, slot, buffer, offset, size, writable};
        log.call(
                () -> next.bindStorageBuffer(stage, slot, buffer, offset, size, writable),
                Call.BIND_STORAGE_BUFFER,
                values);
    }

    @Override
    public void draw(
            Primitive primitive,
            boolean indexed,
            int firstInstance,
            int instances,
            int first,
            int vertices,
            int baseVertex,
            int drawId) {
        @Nullable Object[] values = {primitive, indexed, firstInstance, instances, first, vertices, baseVertex, drawId};
        log.call(
                () -> next.draw(primitive, indexed, firstInstance, instances, first, vertices, baseVertex, drawId),
                Call.DRAW,
                values);
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
            long countOffset) {
        @Nullable Object[] values = {primitive, indexed, buffer, offset, maxDraws, stride, countBuffer, countOffset};
        log.call(
                () -> next.drawIndirect(primitive, indexed, buffer, offset, maxDraws, stride, countBuffer, countOffset),
                Call.DRAW_INDIRECT,
                values);
    }

    @Override
    public void drawStream(Primitive primitive, StreamTarget source, int stream, int firstInstance, int instances) {
        @Nullable Object[] values = {primitive, source, stream, firstInstance, instances};
        log.call(() -> next.drawStream(primitive, source, stream, firstInstance, instances), Call.DRAW_STREAM, values);
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

    @Override
    public void clearColor(int index, ClearColor value, @Nullable Box area, int writeMask) {
        log.call(() -> next.clearColor(index, value, area, writeMask), Call.CLEAR_COLOR, index, value, area, writeMask);
    }

    @Override
    public void clearDepthStencil(
            boolean depth, double depthValue, boolean stencil, int stencilValue, int stencilMask, @Nullable Box area) {
        @Nullable Object[] values = {depth, depthValue, stencil, stencilValue, stencilMask, area};
        log.call(
                () -> next.clearDepthStencil(depth, depthValue, stencil, stencilValue, stencilMask, area),
                Call.CLEAR_DEPTH_STENCIL,
                values);
    }

    @Override
    public void clearTexture(Texture texture, int level, Box box, ClearColor value) {
        log.call(() -> next.clearTexture(texture, level, box, value), Call.CLEAR_TEXTURE, texture, level, box, value);
    }

    @Override
    public void clearDepthTexture(
            Texture texture, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue) {
        @Nullable Object[] values = {texture, level, box, depth, depthValue, stencil, stencilValue};
        log.call(
                () -> next.clearDepthTexture(texture, level, box, depth, depthValue, stencil, stencilValue),
                Call.CLEAR_DEPTH_TEXTURE,
                values);
    }

    @Override
    public void clearBuffer(Buffer buffer, long offset, long size, byte[] pattern) {
        log.call(
                () -> next.clearBuffer(buffer, offset, size, pattern),
                Call.CLEAR_BUFFER,
                buffer,
                offset,
                size,
                pattern);
    }

    @Override
    public void writeBuffer(Buffer buffer, long offset, MemorySegment data) {
        log.call(() -> next.writeBuffer(buffer, offset, data), Call.WRITE_BUFFER, buffer, offset, data);
    }

    @Override
    public void writeTexture(Texture texture, int level, Box box, MemorySegment data, long rowBytes, long sliceBytes) {
        @Nullable Object[] values = {texture, level, box, data, rowBytes, sliceBytes};
        log.call(() -> next.writeTexture(texture, level, box, data, rowBytes, sliceBytes), Call.WRITE_TEXTURE, values);
    }

    @Override
    public void copyBuffer(Buffer source, long sourceOffset, Buffer target, long targetOffset, long size) {
        @Nullable Object[] values = {source, sourceOffset, target, targetOffset, size};
        log.call(() -> next.copyBuffer(source, sourceOffset, target, targetOffset, size), Call.COPY_BUFFER, values);
    }

    @Override
    public void copyTexture(
            Texture source, int sourceLevel, Box box, Texture target, int targetLevel, int x, int y, int z) {
        @Nullable Object[] values = {source, sourceLevel, box, target, targetLevel, x, y, z};
        log.call(
                () -> next.copyTexture(source, sourceLevel, box, target, targetLevel, x, y, z),
                Call.COPY_TEXTURE,
                values);
    }

    @Override
    public void copyBufferToTexture(
            Buffer source, long offset, long rowBytes, long sliceBytes, Texture target, int level, Box box) {
        @Nullable Object[] values = {source, offset, rowBytes, sliceBytes, target, level, box};
        log.call(
                () -> next.copyBufferToTexture(source, offset, rowBytes, sliceBytes, target, level, box),
                Call.COPY_BUFFER_TO_TEXTURE,
                values);
    }

    @Override
    public void copyTextureToBuffer(
            Texture source, int level, Box box, Buffer target, long offset, long rowBytes, long sliceBytes) {
        @Nullable Object[] values = {source, level, box, target, offset, rowBytes, sliceBytes};
        log.call(
                () -> next.copyTextureToBuffer(source, level, box, target, offset, rowBytes, sliceBytes),
                Call.COPY_TEXTURE_TO_BUFFER,
                values);
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
    public void invalidate(Buffer buffer) {
        log.call(() -> next.invalidate(buffer), Call.INVALIDATE_BUFFER, buffer);
    }

    @Override
    public void invalidate(Texture texture, int level) {
        log.call(() -> next.invalidate(texture, level), Call.INVALIDATE_TEXTURE, texture, level);
    }

    @Override
    public void beginQuery(Query query) {
        log.call(() -> next.beginQuery(query), Call.BEGIN_QUERY, query);
    }

    @Override
    public void endQuery(Query query) {
        log.call(() -> next.endQuery(query), Call.END_QUERY, query);
    }

    @Override
    public void queryResultToBuffer(
            Query query, Buffer buffer, long offset, int bytes, boolean wait, boolean availability) {
        @Nullable Object[] values = {query, buffer, offset, bytes, wait, availability};
        log.call(
                () -> next.queryResultToBuffer(query, buffer, offset, bytes, wait, availability),
                Call.QUERY_RESULT_TO_BUFFER,
                values);
    }

    @Override
    public void setCondition(@Nullable Query query, boolean wait, boolean inverted) {
        log.call(() -> next.setCondition(query, wait, inverted), Call.SET_CONDITION, query, wait, inverted);
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
}
