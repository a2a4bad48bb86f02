package tepui.layers.log;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;
import java.util.zip.CRC32;
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
import tepui.pipe.format.Format;

/**
 * Context that logs each call, then hands it on; what it answered or threw follows. The record is in the log before the
 * call is made, so the last line of a log is the call that never came back.
 */
final class LoggingContext extends ForwardingContext {
    /** Before these, what the program has written to persistent mappings must be in the log. */
    private static final Set<Call> USE_MEMORY = EnumSet.of(
            Call.DRAW,
            Call.DRAW_RANGES,
            Call.DRAW_INDIRECT,
            Call.DRAW_STREAM,
            Call.DISPATCH,
            Call.DISPATCH_INDIRECT,
            Call.COPY_BUFFER,
            Call.COPY_BUFFER_TO_TEXTURE,
            Call.READ_BUFFER,
            Call.FLUSH,
            Call.FINISH);

    private static final int RANGE_WORDS = 3;

    private final CallRecorder recorder;
    private final int number;
    private final MappingLog mappings;

    LoggingContext(Device device, Context next, CallRecorder recorder, MappingLog mappings, int number) {
        super(device, next);
        this.recorder = recorder;
        this.number = number;
        this.mappings = mappings;
    }

    private void log(Runnable work, Call call, @Nullable Object... arguments) {
        before(call, arguments);
        try {
            work.run();
        } catch (RuntimeException | Error e) {
            recorder.threw(number, e);
            throw e;
        }
    }

    private <T> T answer(Supplier<T> work, Call call, @Nullable Object... arguments) {
        before(call, arguments);
        try {
            return work.get();
        } catch (RuntimeException | Error e) {
            recorder.threw(number, e);
            throw e;
        }
    }

    private void before(Call call, @Nullable Object... arguments) {
        if (USE_MEMORY.contains(call)) mappings.writePersistent(number);
        recorder.call(call, number, arguments);
    }

    // ---- calls whose record is not simply their arguments ----------------------------------------------------------

    private static boolean legal(int[] words, int start, long count) {
        return start >= 0 && count >= 0 && start + count <= words.length;
    }

    /** The words that are used and from where they are then used; an illegal call is logged as it is. */
    @Override
    public void setUniforms(Stage stage, int slot, int[] words, int start, int count) {
        boolean legal = legal(words, start, count);
        log(
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
        log(
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
        log(
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
        log(() -> next.setStreamTargets(targets, append), Call.SET_STREAM_TARGETS, targets, append);
    }

    @Override
    public long map(Buffer buffer, long offset, long size, int flags) {
        long address = answer(() -> next.map(buffer, offset, size, flags), Call.MAP, buffer, offset, size, flags);
        recorder.call(Call.RESULT, number, address == 0 ? 0L : 1L);
        mappings.mapped(buffer, address, offset, size, flags);
        return address;
    }

    @Override
    public void flushMapped(Buffer buffer, long offset, long size) {
        mappings.written(number, buffer, offset, size);
        log(() -> next.flushMapped(buffer, offset, size), Call.FLUSH_MAPPED, buffer, offset, size);
    }

    @Override
    public void unmap(Buffer buffer) {
        mappings.unmapping(number, buffer);
        log(() -> next.unmap(buffer), Call.UNMAP, buffer);
    }

    @Override
    public boolean mapTexture(Texture texture, int level, Box box, int flags, TexelMap result) {
        int map = mappings.nextTexelMap();
        boolean mapped = answer(
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
        log(() -> next.unmapTexture(texture, map), Call.UNMAP_TEXTURE, texture, known);
    }

    @Override
    public long queryResult(Query query, boolean wait) {
        long result = answer(() -> next.queryResult(query, wait), Call.QUERY_RESULT, query, wait);
        recorder.call(Call.RESULT, number, result);
        return result;
    }

    /** What was read is noted by its checksum, so that two logs show whether two devices drew the same. */
    @Override
    public void readBuffer(Buffer buffer, long offset, MemorySegment into) {
        log(() -> next.readBuffer(buffer, offset, into), Call.READ_BUFFER, buffer, offset, into.byteSize());
        if (!recorder.wantsData()) return;
        CRC32 crc = new CRC32();
        crc.update(into.toArray(ValueLayout.JAVA_BYTE));
        recorder.call(Call.RESULT, number, crc.getValue());
    }

    @Override
    public void readTexture(Texture texture, int level, Box box, MemorySegment into, long rowBytes, long sliceBytes) {
        log(
                () -> next.readTexture(texture, level, box, into, rowBytes, sliceBytes),
                Call.READ_TEXTURE,
                texture,
                level,
                box,
                into.byteSize(),
                rowBytes,
                sliceBytes);
        if (!recorder.wantsData()) return;
        Format f = texture.desc().format();
        CRC32 crc = new CRC32();
        for (int z = 0; z < box.depth(); z++) {
            for (int y = 0; y < f.rows(box.height()); y++) {
                crc.update(into.asSlice(z * sliceBytes + y * rowBytes, f.rowBytes(box.width()))
                        .toArray(ValueLayout.JAVA_BYTE));
            }
        }
        recorder.call(Call.RESULT, number, crc.getValue());
    }

    @Override
    public Fence flush() {
        Handle handle = recorder.reserve(Handle.Kind.FENCE);
        Fence fence = answer(next::flush, Call.FLUSH, handle);
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
        Surface.Outcome outcome = answer(
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
        log(next::close, Call.CLOSE);
        recorder.flush();
    }

    // ---- all others ------------------------------------------------------------------------------------------------

    @Override
    public void bindBlend(int id) {
        log(() -> next.bindBlend(id), Call.BIND_BLEND, id);
    }

    @Override
    public void bindRaster(int id) {
        log(() -> next.bindRaster(id), Call.BIND_RASTER, id);
    }

    @Override
    public void bindDepthStencil(int id) {
        log(() -> next.bindDepthStencil(id), Call.BIND_DEPTH_STENCIL, id);
    }

    @Override
    public void bindVertexLayout(int id) {
        log(() -> next.bindVertexLayout(id), Call.BIND_VERTEX_LAYOUT, id);
    }

    @Override
    public void bindShader(Stage stage, @Nullable ShaderObject shader) {
        log(() -> next.bindShader(stage, shader), Call.BIND_SHADER, stage, shader);
    }

    @Override
    public void bindSampler(Stage stage, int slot, int id) {
        log(() -> next.bindSampler(stage, slot, id), Call.BIND_SAMPLER, stage, slot, id);
    }

    @Override
    public void setBlendColor(float r, float g, float b, float a) {
        log(() -> next.setBlendColor(r, g, b, a), Call.SET_BLEND_COLOR, r, g, b, a);
    }

    @Override
    public void setStencilReference(int front, int back) {
        log(() -> next.setStencilReference(front, back), Call.SET_STENCIL_REFERENCE, front, back);
    }

    @Override
    public void setAlphaReference(float reference) {
        log(() -> next.setAlphaReference(reference), Call.SET_ALPHA_REFERENCE, reference);
    }

    @Override
    public void setSampleMask(int mask) {
        log(() -> next.setSampleMask(mask), Call.SET_SAMPLE_MASK, mask);
    }

    @Override
    public void setMinSampleShading(float fraction) {
        log(() -> next.setMinSampleShading(fraction), Call.SET_MIN_SAMPLE_SHADING, fraction);
    }

    @Override
    public void setViewport(int index, float x, float y, float width, float height, float near, float far) {
        log(
                () -> next.setViewport(index, x, y, width, height, near, far),
                Call.SET_VIEWPORT,
                index,
                x,
                y,
                width,
                height,
                near,
                far);
    }

    @Override
    public void setScissor(int index, int x, int y, int width, int height) {
        log(() -> next.setScissor(index, x, y, width, height), Call.SET_SCISSOR, index, x, y, width, height);
    }

    @Override
    public void setRenderTargets(RenderTargets targets) {
        log(() -> next.setRenderTargets(targets), Call.SET_RENDER_TARGETS, targets);
    }

    @Override
    public void setPatchVertices(int count) {
        log(() -> next.setPatchVertices(count), Call.SET_PATCH_VERTICES, count);
    }

    @Override
    public void setDefaultTessLevels(float[] outer, float[] inner) {
        log(() -> next.setDefaultTessLevels(outer, inner), Call.SET_DEFAULT_TESS_LEVELS, outer, inner);
    }

    @Override
    public void bindVertexBuffer(int slot, @Nullable Buffer buffer, long offset) {
        log(() -> next.bindVertexBuffer(slot, buffer, offset), Call.BIND_VERTEX_BUFFER, slot, buffer, offset);
    }

    @Override
    public void setConstantAttribute(int location, int[] bits) {
        log(() -> next.setConstantAttribute(location, bits), Call.SET_CONSTANT_ATTRIBUTE, location, bits);
    }

    @Override
    public void bindIndexBuffer(@Nullable Buffer buffer, long offset, IndexType type) {
        log(() -> next.bindIndexBuffer(buffer, offset, type), Call.BIND_INDEX_BUFFER, buffer, offset, type);
    }

    @Override
    public void setPrimitiveRestart(boolean enabled, int index) {
        log(() -> next.setPrimitiveRestart(enabled, index), Call.SET_PRIMITIVE_RESTART, enabled, index);
    }

    @Override
    public void bindUniformBuffer(Stage stage, int slot, @Nullable Buffer buffer, long offset, long size) {
        log(
                () -> next.bindUniformBuffer(stage, slot, buffer, offset, size),
                Call.BIND_UNIFORM_BUFFER,
                stage,
                slot,
                buffer,
                offset,
                size);
    }

    @Override
    public void bindTexture(Stage stage, int slot, @Nullable TextureView view) {
        log(() -> next.bindTexture(stage, slot, view), Call.BIND_TEXTURE, stage, slot, view);
    }

    @Override
    public void bindImage(Stage stage, int slot, @Nullable TextureView view, boolean writable) {
        log(() -> next.bindImage(stage, slot, view, writable), Call.BIND_IMAGE, stage, slot, view, writable);
    }

    @Override
    public void bindStorageBuffer(
            Stage stage, int slot, @Nullable Buffer buffer, long offset, long size, boolean writable) {
        log(
                () -> next.bindStorageBuffer(stage, slot, buffer, offset, size, writable),
                Call.BIND_STORAGE_BUFFER,
                stage,
                slot,
                buffer,
                offset,
                size,
                writable);
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
        log(
                () -> next.draw(primitive, indexed, firstInstance, instances, first, vertices, baseVertex, drawId),
                Call.DRAW,
                primitive,
                indexed,
                firstInstance,
                instances,
                first,
                vertices,
                baseVertex,
                drawId);
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
        log(
                () -> next.drawIndirect(primitive, indexed, buffer, offset, maxDraws, stride, countBuffer, countOffset),
                Call.DRAW_INDIRECT,
                primitive,
                indexed,
                buffer,
                offset,
                maxDraws,
                stride,
                countBuffer,
                countOffset);
    }

    @Override
    public void drawStream(Primitive primitive, StreamTarget source, int stream, int firstInstance, int instances) {
        log(
                () -> next.drawStream(primitive, source, stream, firstInstance, instances),
                Call.DRAW_STREAM,
                primitive,
                source,
                stream,
                firstInstance,
                instances);
    }

    @Override
    public void dispatch(int groupsX, int groupsY, int groupsZ) {
        log(() -> next.dispatch(groupsX, groupsY, groupsZ), Call.DISPATCH, groupsX, groupsY, groupsZ);
    }

    @Override
    public void dispatchIndirect(Buffer buffer, long offset) {
        log(() -> next.dispatchIndirect(buffer, offset), Call.DISPATCH_INDIRECT, buffer, offset);
    }

    @Override
    public void memoryBarrier(int bits) {
        log(() -> next.memoryBarrier(bits), Call.MEMORY_BARRIER, bits);
    }

    @Override
    public void textureBarrier() {
        log(() -> next.textureBarrier(), Call.TEXTURE_BARRIER);
    }

    @Override
    public void clearColor(int index, ClearColor value, @Nullable Box area, int writeMask) {
        log(() -> next.clearColor(index, value, area, writeMask), Call.CLEAR_COLOR, index, value, area, writeMask);
    }

    @Override
    public void clearDepthStencil(
            boolean depth, double depthValue, boolean stencil, int stencilValue, int stencilMask, @Nullable Box area) {
        log(
                () -> next.clearDepthStencil(depth, depthValue, stencil, stencilValue, stencilMask, area),
                Call.CLEAR_DEPTH_STENCIL,
                depth,
                depthValue,
                stencil,
                stencilValue,
                stencilMask,
                area);
    }

    @Override
    public void clearTexture(Texture texture, int level, Box box, ClearColor value) {
        log(() -> next.clearTexture(texture, level, box, value), Call.CLEAR_TEXTURE, texture, level, box, value);
    }

    @Override
    public void clearDepthTexture(
            Texture texture, int level, Box box, boolean depth, double depthValue, boolean stencil, int stencilValue) {
        log(
                () -> next.clearDepthTexture(texture, level, box, depth, depthValue, stencil, stencilValue),
                Call.CLEAR_DEPTH_TEXTURE,
                texture,
                level,
                box,
                depth,
                depthValue,
                stencil,
                stencilValue);
    }

    @Override
    public void clearBuffer(Buffer buffer, long offset, long size, byte[] pattern) {
        log(() -> next.clearBuffer(buffer, offset, size, pattern), Call.CLEAR_BUFFER, buffer, offset, size, pattern);
    }

    @Override
    public void writeBuffer(Buffer buffer, long offset, MemorySegment data) {
        log(() -> next.writeBuffer(buffer, offset, data), Call.WRITE_BUFFER, buffer, offset, data);
    }

    @Override
    public void writeTexture(Texture texture, int level, Box box, MemorySegment data, long rowBytes, long sliceBytes) {
        log(
                () -> next.writeTexture(texture, level, box, data, rowBytes, sliceBytes),
                Call.WRITE_TEXTURE,
                texture,
                level,
                box,
                data,
                rowBytes,
                sliceBytes);
    }

    @Override
    public void copyBuffer(Buffer source, long sourceOffset, Buffer target, long targetOffset, long size) {
        log(
                () -> next.copyBuffer(source, sourceOffset, target, targetOffset, size),
                Call.COPY_BUFFER,
                source,
                sourceOffset,
                target,
                targetOffset,
                size);
    }

    @Override
    public void copyTexture(
            Texture source, int sourceLevel, Box box, Texture target, int targetLevel, int x, int y, int z) {
        log(
                () -> next.copyTexture(source, sourceLevel, box, target, targetLevel, x, y, z),
                Call.COPY_TEXTURE,
                source,
                sourceLevel,
                box,
                target,
                targetLevel,
                x,
                y,
                z);
    }

    @Override
    public void copyBufferToTexture(
            Buffer source, long offset, long rowBytes, long sliceBytes, Texture target, int level, Box box) {
        log(
                () -> next.copyBufferToTexture(source, offset, rowBytes, sliceBytes, target, level, box),
                Call.COPY_BUFFER_TO_TEXTURE,
                source,
                offset,
                rowBytes,
                sliceBytes,
                target,
                level,
                box);
    }

    @Override
    public void copyTextureToBuffer(
            Texture source, int level, Box box, Buffer target, long offset, long rowBytes, long sliceBytes) {
        log(
                () -> next.copyTextureToBuffer(source, level, box, target, offset, rowBytes, sliceBytes),
                Call.COPY_TEXTURE_TO_BUFFER,
                source,
                level,
                box,
                target,
                offset,
                rowBytes,
                sliceBytes);
    }

    @Override
    public void blit(Blit blit) {
        log(() -> next.blit(blit), Call.BLIT, blit);
    }

    @Override
    public void generateMips(Texture texture, int base, int last) {
        log(() -> next.generateMips(texture, base, last), Call.GENERATE_MIPS, texture, base, last);
    }

    @Override
    public void invalidate(Buffer buffer) {
        log(() -> next.invalidate(buffer), Call.INVALIDATE_BUFFER, buffer);
    }

    @Override
    public void invalidate(Texture texture, int level) {
        log(() -> next.invalidate(texture, level), Call.INVALIDATE_TEXTURE, texture, level);
    }

    @Override
    public void beginQuery(Query query) {
        log(() -> next.beginQuery(query), Call.BEGIN_QUERY, query);
    }

    @Override
    public void endQuery(Query query) {
        log(() -> next.endQuery(query), Call.END_QUERY, query);
    }

    @Override
    public void queryResultToBuffer(
            Query query, Buffer buffer, long offset, int bytes, boolean wait, boolean availability) {
        log(
                () -> next.queryResultToBuffer(query, buffer, offset, bytes, wait, availability),
                Call.QUERY_RESULT_TO_BUFFER,
                query,
                buffer,
                offset,
                bytes,
                wait,
                availability);
    }

    @Override
    public void setCondition(@Nullable Query query, boolean wait, boolean inverted) {
        log(() -> next.setCondition(query, wait, inverted), Call.SET_CONDITION, query, wait, inverted);
    }

    @Override
    public void finish() {
        log(() -> next.finish(), Call.FINISH);
    }

    @Override
    public void waitFor(Fence fence) {
        log(() -> next.waitFor(fence), Call.WAIT_FOR, fence);
    }

    @Override
    public void pushGroup(String label) {
        log(() -> next.pushGroup(label), Call.PUSH_GROUP, label);
    }

    @Override
    public void popGroup() {
        log(() -> next.popGroup(), Call.POP_GROUP);
    }

    @Override
    public void mark(String text) {
        log(() -> next.mark(text), Call.MARK, text);
    }
}
