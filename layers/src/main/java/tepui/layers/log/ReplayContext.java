package tepui.layers.log;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;

/**
 * Context of a replay: a record in, a call out. A map waits for its result in the log, since one that gave nothing must
 * not leave a mapping behind.
 */
final class ReplayContext {
    /** A mapping of a buffer that is alive. */
    record Mapping(long address, long offset, long size) {}

    /** A mapping of texels that is alive. */
    record Texels(Texture texture, Box box, Context.TexelMap at) {}

    private final Replay replay;
    private final RecordArguments in;
    private final ReplayedCalls calls;
    private final Context context;
    private final Map<Buffer, Mapping> mappings;
    private final Map<Integer, Texels> texels;
    private @Nullable LogRecord pending;

    ReplayContext(Replay replay, ReplayStates states, Context context) {
        this.replay = replay;
        this.context = context;
        in = new RecordArguments(replay, states);
        calls = new ReplayedCalls(in, context);
        this.mappings = replay.mappings;
        this.texels = replay.texels;
    }

    void run(LogRecord e) {
        LogRecord map = pending;
        pending = null;
        switch (e.call()) {
            case RESULT -> {
                if (map != null && e.longAt(0) != 0) map(map);
            }
            case MAP, MAP_TEXTURE -> pending = e;
            case MAPPED_DATA -> mappedData(e);
            case MAPPED_TEXELS -> mappedTexels(e);
            case UNMAP -> {
                mappings.remove(replay.buffer(e, 0));
                context.unmap(replay.buffer(e, 0));
            }
            case UNMAP_TEXTURE -> {
                Texels t = texels.remove(e.intAt(1));
                context.unmapTexture(replay.texture(e, 0), t == null ? new Context.TexelMap() : t.at);
            }
            case FLUSH -> replay.made(e, context.flush());
            case WRITE_BUFFER, READ_BUFFER, WRITE_TEXTURE, READ_TEXTURE -> withMemory(e);
            case OUTCOME -> {}
            default -> calls.run(e);
        }
    }

    /** The call before this threw when it was recorded. If it was a map, it has not been made here yet, and must throw too. */
    void threw() {
        LogRecord map = pending;
        pending = null;
        if (map == null) return;
        try {
            map(map);
        } catch (RuntimeException expected) {
            return;
        }
        throw new ReplayException("replay: " + map.call().text() + " was refused when it was recorded, not here", null);
    }

    private void withMemory(LogRecord e) {
        try (Arena arena = Arena.ofConfined()) {
            boolean texture = e.call() == Call.WRITE_TEXTURE || e.call() == Call.READ_TEXTURE;
            MemorySegment memory = Replay.memory(arena, (Blob) e.at(texture ? 3 : 2));
            switch (e.call()) {
                case WRITE_BUFFER -> context.writeBuffer(replay.buffer(e, 0), e.longAt(1), memory);
                case READ_BUFFER -> context.readBuffer(replay.buffer(e, 0), e.longAt(1), memory);
                case WRITE_TEXTURE ->
                    context.writeTexture(
                            replay.texture(e, 0),
                            e.intAt(1),
                            in.record(e, 2, Box.class),
                            memory,
                            e.longAt(4),
                            e.longAt(5));
                default ->
                    context.readTexture(
                            replay.texture(e, 0),
                            e.intAt(1),
                            in.record(e, 2, Box.class),
                            memory,
                            e.longAt(4),
                            e.longAt(5));
            }
        }
    }

    // ---- maps ------------------------------------------------------------------------------------------------------

    /** Made as it was; where this device would have to wait and may not, it waits. */
    private void map(LogRecord e) {
        if (e.call() == Call.MAP) {
            Buffer buffer = replay.buffer(e, 0);
            int flags = e.intAt(3);
            long address = context.map(buffer, e.longAt(1), e.longAt(2), flags);
            if (address == 0) address = context.map(buffer, e.longAt(1), e.longAt(2), flags & ~MapFlags.DONT_BLOCK);
            if (address == 0) throw new ReplayException("replay: the device does not map " + e.at(0), null);
            mappings.put(buffer, new Mapping(address, e.longAt(1), e.longAt(2)));
        } else {
            Texels t = new Texels(replay.texture(e, 1), in.record(e, 3, Box.class), new Context.TexelMap());
            int flags = e.intAt(4);
            boolean mapped = context.mapTexture(t.texture, e.intAt(2), t.box, flags, t.at)
                    || context.mapTexture(t.texture, e.intAt(2), t.box, flags & ~MapFlags.DONT_BLOCK, t.at);
            if (!mapped) throw new ReplayException("replay: the device does not map " + e.at(1), null);
            texels.put(e.intAt(0), t);
        }
    }

    private void mappedData(LogRecord e) {
        Mapping m = mappings.get(replay.buffer(e, 0));
        byte[] bytes = ((Blob) e.at(2)).bytes();
        if (bytes == null) return;
        long at = m == null ? -1 : e.longAt(1) - m.offset;
        if (m == null || at < 0 || at > m.size - bytes.length) {
            throw new LogFormatException("log: " + bytes.length + " bytes written at " + e.longAt(1) + " of " + e.at(0)
                    + ", which is not mapped there");
        }
        MemorySegment.copy(bytes, 0, Memory.ALL, ValueLayout.JAVA_BYTE, m.address + at, bytes.length);
    }

    private void mappedTexels(LogRecord e) {
        Texels t = texels.get(e.intAt(0));
        byte[] bytes = ((Blob) e.at(1)).bytes();
        if (bytes == null) return;
        if (t == null) throw new LogFormatException("log: texels of map " + e.at(0) + ", which is not mapped");
        Format f = t.texture.desc().format();
        if (bytes.length != f.imageBytes(t.box.width(), t.box.height(), t.box.depth())) {
            throw new LogFormatException("log: " + bytes.length + " bytes of texels for " + t.box + " of " + f);
        }
        int row = (int) f.rowBytes(t.box.width());
        int from = 0;
        for (int z = 0; z < t.box.depth(); z++) {
            for (int y = 0; y < f.rows(t.box.height()); y++, from += row) {
                long to = t.at.address + z * t.at.sliceBytes + y * t.at.rowBytes;
                MemorySegment.copy(bytes, from, Memory.ALL, ValueLayout.JAVA_BYTE, to, row);
            }
        }
    }
}
