package tepui.layers.log;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Box;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;

/** Log of a context's calls: the record of each is in it before the call is made, and what it threw follows. */
final class ContextLog {
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

    private final CallRecorder recorder;
    private final MappingLog mappings;
    private final int number;

    ContextLog(CallRecorder recorder, MappingLog mappings, int number) {
        this.recorder = recorder;
        this.mappings = mappings;
        this.number = number;
    }

    /** Logs a call, then makes it. */
    void call(Runnable work, Call call, @Nullable Object... arguments) {
        before(call, arguments);
        try {
            work.run();
        } catch (RuntimeException | Error e) {
            recorder.threw(number, e);
            throw e;
        }
    }

    /** The same of a call that answers. */
    <T> T ask(Supplier<T> work, Call call, @Nullable Object... arguments) {
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

    /** Notes the checksum of data that was read, so that two logs show whether two devices drew the same. */
    void read(MemorySegment data) {
        if (!recorder.wantsData()) return;
        CRC32 crc = new CRC32();
        crc.update(data.toArray(ValueLayout.JAVA_BYTE));
        recorder.call(Call.RESULT, number, crc.getValue());
    }

    void read(Texture texture, Box box, MemorySegment into, long rowBytes, long sliceBytes) {
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
}
