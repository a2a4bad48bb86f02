package tepui.targets.nativedoor.wayland;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.targets.host.Channel;
import tepui.targets.nativedoor.memory.Program;

/** Words of an area in which a program in another process tells of its objects' events; this side looks at them behind each call that may have brought some. */
final class EventWords implements AutoCloseable {
    /** Objects of a window: its buffers and its frame callback. */
    private static final int OBJECTS = 64;

    private static final int AREA_BYTES = 4096;

    private final Program program;
    private final Channel.Area area;
    private final MemorySegment words;
    private final long[] objects = new long[OBJECTS];
    private final int[] seen = new int[OBJECTS];
    private final @Nullable Runnable[] events = new Runnable[OBJECTS];

    EventWords(Program program) {
        this.program = program;
        area = program.area(AREA_BYTES);
        if (area.clientAddress() == 0) throw new IllegalStateException("the program has no room for events");
        words = area.part(0, 4L * (OBJECTS + 1));
    }

    /** From now on an object's events are looked for. */
    void listen(long object, Runnable event) {
        int i = place(0);
        if (i < 0) throw new IllegalStateException("a window has more than " + OBJECTS + " objects");
        objects[i] = object;
        events[i] = event;
        seen[i] = 0;
        words.setAtIndex(JAVA_INT, i, 0);
        program.ask(Program.WAYLAND_LISTEN, object, area.clientAddress() + 4L * i);
    }

    void forget(long object) {
        int i = place(object);
        if (i < 0) return;
        objects[i] = 0;
        events[i] = null;
    }

    /** What an object's word says. */
    int word(long object) {
        int i = place(object);
        return i < 0 ? 0 : words.getAtIndex(JAVA_INT, i);
    }

    private int place(long object) {
        for (int i = 0; i < OBJECTS; i++) if (objects[i] == object) return i;
        return -1;
    }

    /** Hands out what has happened. */
    void deliver() {
        for (int i = 0; i < OBJECTS; i++) {
            int now = words.getAtIndex(JAVA_INT, i);
            Runnable event = events[i];
            if (event == null || now == seen[i]) continue;
            seen[i] = now;
            event.run();
        }
    }

    /** Where the program has the word that says that a window is gone. */
    long goneAddress() {
        return area.clientAddress() + 4L * OBJECTS;
    }

    boolean isGone() {
        return words.getAtIndex(JAVA_INT, OBJECTS) != 0;
    }

    @Override
    public void close() {
        program.free(area);
    }
}
