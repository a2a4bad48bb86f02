package tepui.drivers.soft;

import java.util.Arrays;
import tepui.drivers.soft.raster.DrawState;
import tepui.drivers.soft.raster.Rasterizer;
import tepui.drivers.soft.texture.SceneUse;
import tepui.pipe.Counters;
import tepui.pipe.DeviceLostException;
import tepui.pipe.OutOfDeviceMemoryException;

/**
 * The scene that a context collects, as its resources see it: its unique number, the storages that it reads and that must
 * live until it is done, and the uniforms given by value. The rasteriser may end a scene by itself inside a draw; then
 * the rest of that draw is flushed too, so that between draws a scene is either the one that was known or empty.
 */
final class ContextScene {
    /** More than this held, and a scene that would otherwise go on is ended. */
    private static final long MOST_HELD = 512L << 20;

    private static final long MOST_UNIFORMS = 64L << 20;
    /** More states than this fall out of the second-level cache before the scene reads them again: 1.5 µs a state, then 2.5. */
    private static final int MOST_STATES = 1024;

    private final SoftDevice device;
    final Rasterizer rasterizer;
    final UniformArena uniforms;
    private final Counters counters;
    private final long context;
    private Storage[] held = new Storage[64];
    private int heldCount;
    private long heldBytes;
    private int states;
    private long serial;

    ContextScene(SoftDevice device, int context, Rasterizer rasterizer, Counters counters) {
        this.device = device;
        this.context = (long) context << SceneUse.CONTEXT_SHIFT;
        this.rasterizer = rasterizer;
        this.counters = counters;
        uniforms = new UniformArena(device.memory);
        serial = rasterizer.serial();
    }

    /** The number that resources remember. */
    long id() { // hot
        return context | serial;
    }

    /** Keeps a storage alive until the scene is done; false where it is gone already. */
    boolean hold(Storage storage) { // hot
        long id = id();
        if (storage.heldBy == id) return true;
        if (!storage.hold()) return false;
        storage.heldBy = id;
        if (heldCount == held.length) held = Arrays.copyOf(held, heldCount * 2);
        held[heldCount++] = storage;
        heldBytes += storage.size;
        return true;
    }

    /** A state for the rasteriser to draw under from now on. */
    DrawState nextState() { // hot
        states++;
        return rasterizer.next();
    }

    /** Should the scene be ended for the memory that it keeps? */
    boolean isHeavy() { // hot
        return states > MOST_STATES || heldBytes > MOST_HELD || uniforms.taken() > MOST_UNIFORMS;
    }

    /** Has the rasteriser begun another scene since this was asked last? */
    boolean hasMoved() { // hot
        return rasterizer.serial() != serial;
    }

    /** Executes everything; whatever the scene held may be freed. */
    void flush() {
        if (rasterizer.isPending()) {
            counters.submits++;
            counters.renderPasses++;
        }
        try {
            rasterizer.flush();
        } catch (OutOfMemoryError e) {
            throw new OutOfDeviceMemoryException("flush: the Java heap is full; give the JVM more with -Xmx", e);
        } finally {
            release();
        }
        if (rasterizer.limit().isOver()) device.alive();
    }

    private void release() {
        for (int i = 0; i < heldCount; i++) {
            held[i].heldBy = 0;
            held[i].release();
        }
        Arrays.fill(held, 0, heldCount, null);
        heldCount = 0;
        heldBytes = 0;
        states = 0;
        uniforms.reset();
        // A scene without draws has the same serial again; its number
        // must be another one, since nothing is held for it.
        serial = rasterizer.serial();
        generation++;
    }

    private long generation;

    /** Grows whenever what was held has been let go: addresses that were looked up before are to be looked up again. */
    long generation() { // hot
        return generation;
    }

    void close() {
        try {
            flush();
        } catch (DeviceLostException e) {
            // The device says why; here there is nothing to wait for.
        } finally {
            uniforms.close();
        }
    }
}
