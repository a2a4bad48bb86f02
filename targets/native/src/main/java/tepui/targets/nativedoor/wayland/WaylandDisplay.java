package tepui.targets.nativedoor.wayland;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static tepui.targets.nativedoor.wayland.WaylandClient.callThere;
import static tepui.targets.nativedoor.wayland.WaylandClient.descriptor;
import static tepui.targets.nativedoor.wayland.WaylandClient.request;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.targets.nativedoor.memory.Program;

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

    /** Whether the program can have any. */
    public static boolean isThere() {
        return WaylandClient.isThere();
    }

    /** Whether an address that a program gives as its display is a wl_display: its first word leads to the description of that interface. */
    public static boolean isDisplay(long address) {
        Program foreign = Program.foreign();
        if (foreign != null) return foreign.ask(Program.IS_WAYLAND, address, 0) != 0;
        if (!WaylandClient.isThere()) return false;
        long first = MemorySegment.ofAddress(address).reinterpret(8).get(JAVA_LONG, 0);
        return first == descriptor("wl_display_interface");
    }

    /** A connection to the compositor that the program's environment names, which is never closed; 0 where there is none. */
    public static long open() {
        if (!WaylandClient.isThere()) return 0;
        if (Program.foreign() == null) {
            String name = System.getenv("WAYLAND_DISPLAY");
            if (name == null || name.isEmpty()) return 0;
        }
        return callThere("wl_display_connect", 0);
    }

    /** Asks the compositor for what windows need; false where it has not got it. */
    public synchronized boolean initialize() {
        if (queue != null) return true;
        WaylandQueue made = new WaylandQueue(display);
        long wrapper = made.wrap(display);
        long registry = request(wrapper, GET_REGISTRY, descriptor("wl_registry_interface"), 0);
        WaylandQueue.unwrap(wrapper);
        int number = made.shm(registry);
        if (number != 0) shm = bind(registry, number);
        made.destroy(registry);
        queue = made;
        if (shm != 0) return true;
        System.err.println("tepui: eglInitialize: the Wayland compositor has no wl_shm");
        terminate();
        return false;
    }

    public synchronized void terminate() {
        WaylandQueue open = queue;
        if (open == null) return;
        if (shm != 0) open.destroy(shm);
        shm = 0;
        open.close();
        queue = null;
    }

    private static long bind(long registry, int number) {
        Program foreign = Program.foreign();
        try (Arena arena = Arena.ofConfined()) {
            long name = foreign != null
                    ? foreign.text("wl_shm")
                    : arena.allocateFrom("wl_shm").address();
            return WaylandClient.bind(registry, BIND, descriptor("wl_shm_interface"), 1, number, name, 1, 0);
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
