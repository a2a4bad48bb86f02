package tepui.layers.log;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Fence;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.Surface;
import tepui.pipe.Texture;

/** Calls whose record is not simply their arguments: what they answer, the memory that they give, or the part of an array that they use. */
final class LoggedCalls {
    private static final int RANGE_WORDS = 3;

    private final Device device;
    private final Context next;
    private final CallRecorder recorder;
    private final MappingLog mappings;
    private final ContextLog log;
    private final int number;

    LoggedCalls(Device device, Context next, CallRecorder recorder, MappingLog mappings, ContextLog log, int number) {
        this.device = device;
        this.next = next;
        this.recorder = recorder;
        this.mappings = mappings;
        this.log = log;
        this.number = number;
    }

    private static boolean legal(int[] words, int start, long count) {
        return start >= 0 && count >= 0 && start + count <= words.length;
    }

    /** The words that are used and from where they are then used; an illegal call is logged as it is. */
    void setUniforms(Stage stage, int slot, int[] words, int start, int count) {
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

    void updateUniforms(Stage stage, int slot, int first, int[] words, int start, int count) {
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

    void draw(
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

    long map(Buffer buffer, long offset, long size, int flags) {
        long address = log.ask(() -> next.map(buffer, offset, size, flags), Call.MAP, buffer, offset, size, flags);
        recorder.call(Call.RESULT, number, address == 0 ? 0L : 1L);
        mappings.mapped(buffer, address, offset, size, flags);
        return address;
    }

    void flushMapped(Buffer buffer, long offset, long size) {
        mappings.written(number, buffer, offset, size);
        log.call(() -> next.flushMapped(buffer, offset, size), Call.FLUSH_MAPPED, buffer, offset, size);
    }

    void unmap(Buffer buffer) {
        mappings.unmapping(number, buffer);
        log.call(() -> next.unmap(buffer), Call.UNMAP, buffer);
    }

    boolean mapTexture(Texture texture, int level, Box box, int flags, Context.TexelMap result) {
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

    void unmapTexture(Texture texture, Context.TexelMap map) {
        int known = mappings.unmapping(number, texture, map);
        log.call(() -> next.unmapTexture(texture, map), Call.UNMAP_TEXTURE, texture, known);
    }

    long queryResult(Query query, boolean wait) {
        long result = log.ask(() -> next.queryResult(query, wait), Call.QUERY_RESULT, query, wait);
        recorder.call(Call.RESULT, number, result);
        return result;
    }

    /** Records a read with the checksum of its data, so that two logs show whether two devices drew the same. */
    void readBuffer(Buffer buffer, long offset, MemorySegment into) {
        log.call(() -> next.readBuffer(buffer, offset, into), Call.READ_BUFFER, buffer, offset, into.byteSize());
        log.read(into);
    }

    void readTexture(Texture texture, int level, Box box, MemorySegment into, long rowBytes, long sliceBytes) {
        @Nullable Object[] values = {texture, level, box, into.byteSize(), rowBytes, sliceBytes};
        log.call(() -> next.readTexture(texture, level, box, into, rowBytes, sliceBytes), Call.READ_TEXTURE, values);
        log.read(texture, box, into, rowBytes, sliceBytes);
    }

    Fence flush() {
        Handle handle = recorder.reserve(Handle.Kind.FENCE);
        Fence fence = log.ask(next::flush, Call.FLUSH, handle);
        recorder.name(fence, handle);
        recorder.flush();
        return fence;
    }

    Surface.Outcome present(
            Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval, boolean dontWait) {
        mappings.writePersistent(number);
        if (device instanceof LoggingDevice logging) logging.noteSize(number, surface);
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

    void close() {
        log.call(next::close, Call.CLOSE);
        recorder.flush();
    }
}
