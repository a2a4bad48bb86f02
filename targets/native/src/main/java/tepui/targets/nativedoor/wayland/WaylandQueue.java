package tepui.targets.nativedoor.wayland;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static tepui.targets.nativedoor.wayland.WaylandClient.call;
import static tepui.targets.nativedoor.wayland.WaylandClient.callThere;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tepui.targets.nativedoor.memory.Program;

/**
 * Queue of events on a program's connection, beside the program's own. A window has one of its own, so that a thread that waits for one window takes no event
 * of another's.
 */
final class WaylandQueue implements AutoCloseable {
    /** Receiver of an object's events; {@code opcode} and {@code arguments} as the protocol has them. */
    private interface Events {
        void event(int opcode, MemorySegment arguments);
    }

    /** Arguments that an event has at most. */
    private static final int ARGUMENT_BYTES = 64;

    /** Of a registry: a number, an interface's name, a version. */
    private static final int GLOBAL = 0;

    private static final Map<Long, Events> LISTENERS = new ConcurrentHashMap<>();
    private static final MemorySegment DISPATCH = stub();

    private final long display;
    private final long queue;
    /** Where a program in another process tells of events. */
    private final @Nullable EventWords words;

    WaylandQueue(long display) {
        this.display = display;
        Program foreign = Program.foreign();
        words = foreign == null ? null : new EventWords(foreign);
        queue = callThere("wl_display_create_queue", display);
    }

    /** The program's object, for requests whose answers come to this queue; {@link #unwrap} frees it. */
    long wrap(long object) {
        long made = callThere("wl_proxy_create_wrapper", object);
        callThere("wl_proxy_set_queue", made, queue);
        return made;
    }

    static void unwrap(long wrapper) {
        callThere("wl_proxy_wrapper_destroy", wrapper);
    }

    /** From now on an object's events are received; it is of an interface that has one kind of them. */
    void listen(long object, Runnable event) {
        if (words != null) words.listen(object, event);
        else listenHere(object, (opcode, arguments) -> event.run());
    }

    private static void listenHere(long object, Events events) {
        LISTENERS.put(object, events);
        call("wl_proxy_add_dispatcher", object, DISPATCH, 0L, 0L);
    }

    /** The number that a registry has for wl_shm, once the compositor has told of all; 0 where it has none. */
    int shm(long registry) {
        if (words != null) {
            words.listen(registry, () -> {});
            roundTrip();
            return words.word(registry);
        }
        int[] found = {0};
        listenHere(registry, (opcode, arguments) -> {
            if (opcode != GLOBAL) return;
            String name = MemorySegment.ofAddress(arguments.getAtIndex(JAVA_LONG, 1))
                    .reinterpret(Long.MAX_VALUE)
                    .getString(0);
            if (name.equals("wl_shm")) found[0] = arguments.get(JAVA_INT, 0);
        });
        roundTrip();
        return found[0];
    }

    /** The object gets no events any more: it is about to be destroyed. */
    void forget(long object) {
        if (words != null) words.forget(object);
        else LISTENERS.remove(object);
    }

    /** Ends an object that has no request for it. */
    void destroy(long object) {
        forget(object);
        callThere("wl_proxy_destroy", object);
    }

    /** Where a program in another process tells of events; null where it is in this one. */
    @Nullable
    EventWords words() {
        return words;
    }

    /** Waits until the compositor has answered all that was asked before. */
    void roundTrip() {
        callThere("wl_display_roundtrip_queue", display, queue);
        deliver();
    }

    /** Waits for events; false where the connection is gone. */
    boolean await() {
        boolean there = (int) callThere("wl_display_dispatch_queue", display, queue) >= 0;
        deliver();
        return there;
    }

    void handleWhatCame() {
        callThere("wl_display_dispatch_queue_pending", display, queue);
        deliver();
    }

    private void deliver() {
        if (words != null) words.deliver();
    }

    void flush() {
        callThere("wl_display_flush", display);
    }

    @Override
    public void close() {
        callThere("wl_event_queue_destroy", queue);
        if (words != null) words.close();
    }

    private static MemorySegment stub() {
        FunctionDescriptor type = FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_LONG, JAVA_INT, ADDRESS, ADDRESS);
        try {
            return Linker.nativeLinker()
                    .upcallStub(
                            MethodHandles.lookup().findStatic(WaylandQueue.class, "dispatch", type.toMethodType()),
                            type,
                            Arena.global());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("WaylandQueue.dispatch: " + e, e);
        }
    }

    @SuppressWarnings("unused") // by its name
    private static int dispatch(
            MemorySegment implementation, long target, int opcode, MemorySegment message, MemorySegment arguments) {
        Events events = LISTENERS.get(target);
        if (events != null) events.event(opcode, arguments.reinterpret(ARGUMENT_BYTES));
        return 0;
    }
}
