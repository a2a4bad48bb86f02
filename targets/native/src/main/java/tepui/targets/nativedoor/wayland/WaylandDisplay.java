package tepui.targets.nativedoor.wayland;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static tepui.targets.nativedoor.wayland.WaylandClient.call;
import static tepui.targets.nativedoor.wayland.WaylandClient.descriptor;
import static tepui.targets.nativedoor.wayland.WaylandClient.request;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * A program's connection to a Wayland compositor, with the compositor's object for shared memory (wl_shm) on a queue of our own. It is looked for when the
 * display is initialized and let go when it is terminated: behind that the connection may be gone.
 */
public final class WaylandDisplay {
    private static final int GET_REGISTRY = 1;
    private static final int BIND = 0;

    /** The program's wl_display. */
    private final long display;

    private @Nullable WaylandQueue queue;
    private long shm;

    public WaylandDisplay(long display) {
        this.display = display;
    }

    /** Whether an address that a program gives as its display is a wl_display: its first word leads to the description of that interface. */
    public static boolean isDisplay(long address) {
        if (!WaylandClient.isThere()) return false;
        long first = MemorySegment.ofAddress(address).reinterpret(8).get(JAVA_LONG, 0);
        return first == descriptor("wl_display_interface");
    }

    /** A connection to the compositor that the environment names, which is never closed; 0 where there is none. */
    public static long open() {
        String name = System.getenv("WAYLAND_DISPLAY");
        if (name == null || name.isEmpty() || !WaylandClient.isThere()) return 0;
        return call("wl_display_connect", 0L);
    }

    /** Asks the compositor for what windows need; false where it has not got it. */
    public synchronized boolean initialize() {
        if (queue != null) return true;
        WaylandQueue made = new WaylandQueue(display);
        long wrapper = made.wrap(display);
        long registry = request(wrapper, GET_REGISTRY, descriptor("wl_registry_interface"), 0);
        WaylandQueue.unwrap(wrapper);
        WaylandQueue.listen(registry, (opcode, arguments) -> global(registry, opcode, arguments));
        made.roundTrip();
        WaylandQueue.destroy(registry);
        queue = made;
        if (shm != 0) return true;
        System.err.println("tepui: eglInitialize: the Wayland compositor has no wl_shm");
        terminate();
        return false;
    }

    public synchronized void terminate() {
        if (shm != 0) WaylandQueue.destroy(shm);
        shm = 0;
        if (queue != null) queue.close();
        queue = null;
    }

    private void global(long registry, int opcode, MemorySegment arguments) {
        if (opcode != 0 || shm != 0) return;
        String name = MemorySegment.ofAddress(arguments.getAtIndex(JAVA_LONG, 1))
                .reinterpret(Long.MAX_VALUE)
                .getString(0);
        if (!name.equals("wl_shm")) return;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment words = arena.allocate(32, 8);
            words.setAtIndex(JAVA_INT, 0, arguments.get(JAVA_INT, 0));
            words.setAtIndex(JAVA_LONG, 1, arena.allocateFrom("wl_shm").address());
            words.setAtIndex(JAVA_INT, 4, 1);
            shm = call("wl_proxy_marshal_array_flags", registry, BIND, descriptor("wl_shm_interface"), 1, 0, words);
        }
    }

    synchronized long shm() {
        if (shm == 0) throw new IllegalStateException("the display is not initialized");
        return shm;
    }

    WaylandQueue newQueue() {
        return new WaylandQueue(display);
    }
}
