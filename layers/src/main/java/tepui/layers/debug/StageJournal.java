package tepui.layers.debug;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Limits;
import tepui.pipe.ShaderObject;

/** One stage of a context: what the program bound, and the journal that stands in a slot of it while a draw is made. */
final class StageJournal {
    /** A storage buffer as the program bound it. */
    private record Bound(@Nullable Buffer buffer, long offset, long size, boolean writable) {}

    private static final Bound NOTHING = new Bound(null, 0, 0, false);

    private final Stage stage;
    private final Device device;
    private final Context context;
    private final Bound[] storage = new Bound[Limits.STORAGE_BUFFERS];
    private @Nullable Buffer journal;
    /** Invocations whose words the journal still holds. */
    private int dirty;
    /** Of the draw that is made; null where it is not debugged. */
    private @Nullable DebuggedShader debugged;

    /** As the program bound it. */
    @Nullable
    ShaderObject shader;

    StageJournal(Stage stage, Device device, Context context) {
        this.stage = stage;
        this.device = device;
        this.context = context;
        Arrays.fill(storage, NOTHING);
    }

    void bindStorage(int slot, @Nullable Buffer buffer, long offset, long size, boolean writable) {
        storage[slot] = new Bound(buffer, offset, size, writable);
    }

    /**
     * Puts the shader that notes in place.
     *
     * @param wanted three numbers, see {@link Journal}
     * @param most invocations that are noted
     */
    void begin(DebuggedShader twin, int[] wanted, int most) {
        Buffer notes = journal;
        if (notes == null) {
            journal = notes = device.createBuffer(BufferDesc.of(Journal.BYTES, Bind.STORAGE));
            dirty = Journal.LANES;
        }
        for (int i = 0; i < dirty; i++)
            context.clearBuffer(notes, Journal.HEAD + (long) i * Journal.LANE, Journal.LANE, new byte[4]);
        dirty = 0;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment head = arena.allocateFrom(ValueLayout.JAVA_INT, wanted[0], wanted[1], wanted[2], 0, most);
            context.writeBuffer(notes, 0, head);
        }
        context.bindShader(stage, twin.noting());
        context.bindStorageBuffer(stage, twin.slot(), notes, 0, Journal.BYTES, true);
        debugged = twin;
    }

    /** Puts back what the program bound; run runs then. */
    void restore() {
        DebuggedShader twin = debugged;
        if (twin == null) return;
        context.bindShader(stage, shader);
        Bound before = storage[twin.slot()];
        context.bindStorageBuffer(stage, twin.slot(), before.buffer, before.offset, before.size, before.writable);
    }

    /** Runs what was noted. */
    void run(Consumer<String> log) {
        DebuggedShader twin = debugged;
        Buffer notes = journal;
        debugged = null;
        if (twin == null || notes == null) return;
        int[] head = read(notes, 0, 5);
        int lanes = Math.min(head[3], head[4]);
        dirty = lanes;
        for (int i = 0; i < lanes; i++) {
            int[] words = read(notes, Journal.HEAD + (long) i * Journal.LANE, Journal.LANE / 4);
            String ended = twin.code().run(words);
            if (ended != null && !ended.equals(LaneEnd.DISCARDED))
                log.accept("the run of a shader ends before its code: " + ended);
        }
        if (stage == Stage.FRAGMENT && head[3] > lanes)
            log.accept(head[3] + " fragments of one draw touch the pixel; " + lanes + " were run");
    }

    private int[] read(Buffer notes, long offset, int words) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment into = arena.allocate(4L * words, 8);
            context.readBuffer(notes, offset, into);
            return into.toArray(ValueLayout.JAVA_INT);
        }
    }

    void close() {
        if (journal != null) device.destroy(journal);
        journal = null;
    }
}
