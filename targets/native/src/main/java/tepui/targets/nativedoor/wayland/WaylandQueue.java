package tepui.targets.nativedoor.wayland;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static tepui.targets.nativedoor.wayland.WaylandClient.call;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Queue of events on a program's connection, beside the program's own. A window has one of its own, so that a thread that waits for one window takes no event
 * of another's.
 */
final class WaylandQueue implements AutoCloseable {
    /** Receiver of an object's events; {@code opcode} and {@code arguments} as the protocol has them. */
    interface Events {
        void event(int opcode, MemorySegment arguments);
    }

    /** Arguments that an event has at most. */
    private static final int ARGUMENT_BYTES = 64;

    private static final Map<Long, Events> LISTENERS = new ConcurrentHashMap<>();
    private static final MemorySegment DISPATCH = stub();

    private final long display;
    private final long queue;

    WaylandQueue(long display) {
        this.display = display;
        queue = call("wl_display_create_queue", display);
    }

    /** The program's object, for requests whose answers come to this queue; {@link #unwrap} frees it. */
    long wrap(long object) {
        long made = call("wl_proxy_create_wrapper", object);
        call("wl_proxy_set_queue", made, queue);
        return made;
    }

    static void unwrap(long wrapper) {
        call("wl_proxy_wrapper_destroy", wrapper);
    }

    static void listen(long object, Events events) {
        LISTENERS.put(object, events);
        call("wl_proxy_add_dispatcher", object, DISPATCH, 0L, 0L);
    }

    /** The object gets no events any more: it is about to be destroyed. */
    static void forget(long object) {
        LISTENERS.remove(object);
    }

    /** Ends an object that has no request for it. */
    static void destroy(long object) {
        forget(object);
        call("wl_proxy_destroy", object);
    }

    /** Waits until the compositor has answered all that was asked before. */
    void roundTrip() {
        call("wl_display_roundtrip_queue", display, queue);
    }

    /** Waits for events; false where the connection is gone. */
    boolean await() {
        return (int) call("wl_display_dispatch_queue", display, queue) >= 0;
    }

    void handleWhatCame() {
        call("wl_display_dispatch_queue_pending", display, queue);
    }

    void flush() {
        call("wl_display_flush", display);
    }

    @Override
    public void close() {
        call("wl_event_queue_destroy", queue);
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
