package tepui.stream;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.Counters;
import tepui.pipe.Device;
import tepui.pipe.DeviceObject;
import tepui.pipe.Fence;
import tepui.pipe.Query;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.driver.Arguments;

/** Context of the deferred mode: it records packets as a stream does, into memory of their own instead of a ring. */
final class RecordingContext extends PacketContext {
    private static final int REFERENCES = PacketLayout.CHUNK_REFERENCES;

    private final List<Recording.Piece> pieces = new ArrayList<>();
    private final Counters counters = new Counters();
    private boolean ended;

    RecordingContext(Device device) {
        super(device);
        begin(1024);
    }

    private void begin(int size) {
        words = new int[size];
        references = new Object[REFERENCES];
        at = 0;
        limit = size;
        referenceAt = 0;
        referenceLimit = REFERENCES;
        seal();
    }

    private void keep() {
        if (at == 0) return;
        pieces.add(new Recording.Piece(Arrays.copyOf(words, at), Arrays.copyOf(references, referenceAt)));
        base += at;
    }

    Recording end() {
        keep();
        close();
        return new Recording(pieces, packets);
    }

    @Override
    void more(int count, int refs) {
        if (ended) throw new IllegalStateException("the recording has ended");
        keep();
        begin(Math.max(count, PacketLayout.CHUNK_WORDS));
    }

    @Override
    void carryOut() {}

    @Override
    @Nullable
    Tracked known(String call, @Nullable DeviceObject object) {
        return object != null && object.companion() instanceof Tracked t ? t : null;
    }

    @Override
    @Nullable
    Use rebound(@Nullable Use before, @Nullable Tracked now, long position) {
        return null;
    }

    @Override
    void named(Tracked object, long position) {}

    @Override
    void mayWrite(Buffer buffer, long offset, long size) {}

    @Override
    void used(@Nullable Tracked object, long position) {}

    @Override
    void written(Buffer buffer, long offset, long size) {}

    // ---- data is copied ---------------------------------------------------------------------------------------------

    private static Staging.Slot copy(MemorySegment data, long size) {
        MemorySegment own = Arena.ofAuto().allocate(Math.max(1, size), 16);
        MemorySegment.copy(data, 0, own, 0, size);
        Staging.Slot slot = new Staging.Slot(own, 0, null);
        slot.size(size);
        return slot;
    }

    @Override
    public void writeBuffer(Buffer buffer, long offset, MemorySegment data) {
        long size = data.byteSize();
        Arguments.bytes("writeBuffer", buffer, offset, size);
        int i = reserve(Op.WRITE_BUFFER_STAGED, 0, 7, 2);
        putLong(i + 1, offset);
        putLong(i + 3, 0);
        putLong(i + 5, size);
        refer(buffer);
        refer(copy(data, size));
    }

    @Override
    public void writeTexture(Texture texture, int level, Box box, MemorySegment data, long rowBytes, long sliceBytes) {
        texture.check("writeTexture", level, box);
        Arguments.texels("writeTexture", texture.desc().format(), box, data.byteSize(), rowBytes, sliceBytes);
        int i = reserve(Op.WRITE_TEXTURE_STAGED, 0, 6, 3);
        words[i + 1] = level;
        putLong(i + 2, rowBytes);
        putLong(i + 4, sliceBytes);
        refer(texture);
        refer(box);
        refer(copy(data, data.byteSize()));
    }

    @Override
    public void invalidate(Buffer buffer) {
        reserve(Op.INVALIDATE_BUFFER, 0, 1, 1);
        refer(buffer);
    }

    // ---- what cannot be recorded ------------------------------------------------------------------------------------

    private static IllegalStateException refused(String call) {
        return new IllegalStateException(
                call + ": cannot be recorded; call it on the context that the recording is replayed on");
    }

    @Override
    public Counters counters() {
        return counters;
    }

    @Override
    public void readBuffer(Buffer buffer, long offset, MemorySegment into) {
        throw refused("readBuffer");
    }

    @Override
    public void readTexture(Texture texture, int level, Box box, MemorySegment into, long rowBytes, long sliceBytes) {
        throw refused("readTexture");
    }

    @Override
    public long map(Buffer buffer, long offset, long size, int flags) {
        throw refused("map");
    }

    @Override
    public void flushMapped(Buffer buffer, long offset, long size) {
        throw refused("flushMapped");
    }

    @Override
    public void unmap(Buffer buffer) {
        throw refused("unmap");
    }

    @Override
    public boolean mapTexture(Texture texture, int level, Box box, int flags, TexelMap result) {
        throw refused("mapTexture");
    }

    @Override
    public void unmapTexture(Texture texture, TexelMap map) {
        throw refused("unmapTexture");
    }

    @Override
    public long queryResult(Query query, boolean wait) {
        throw refused("queryResult");
    }

    @Override
    public Fence flush() {
        throw refused("flush");
    }

    @Override
    public void finish() {
        throw refused("finish");
    }

    @Override
    public void waitFor(Fence fence) {
        throw refused("waitFor");
    }

    @Override
    public Surface.Outcome present(
            Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval, boolean dontWait) {
        throw refused("present");
    }

    @Override
    public void close() {
        ended = true;
        limit = 0;
    }
}
