package tepui.targets.nativedoor.wayland;

import static tepui.targets.nativedoor.wayland.WaylandClient.call;
import static tepui.targets.nativedoor.wayland.WaylandClient.descriptor;
import static tepui.targets.nativedoor.wayland.WaylandClient.end;
import static tepui.targets.nativedoor.wayland.WaylandClient.request;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.targets.host.Channel;
import tepui.targets.nativedoor.memory.Program;

/** A picture's memory that a compositor sees too: rows of four bytes a pixel, blue first, the uppermost row first. */
final class ShmBuffer implements AutoCloseable {
    /** Buffers that a window has of one size: one is shown, one waits, one is written; one more for compositors that let go late. */
    static final int MOST = 4;

    private static final int ARGB8888 = 0;
    private static final int XRGB8888 = 1;
    private static final int READ_WRITE = 3;
    private static final int MAP_SHARED = 1;

    // ---- requests
    private static final int CREATE_POOL = 0;
    private static final int CREATE_BUFFER = 0;
    private static final int DESTROY_POOL = 1;
    private static final int DESTROY_BUFFER = 0;

    private final WaylandQueue queue;
    /** Null where the program is in this process. */
    private final @Nullable Program program;

    private final Channel.@Nullable Area area;
    private final int width;
    private final int height;
    private final boolean alpha;
    private final MemorySegment memory;
    private final long object;
    /** The compositor may read it. */
    volatile boolean busy;

    /** @param shm on the window's queue */
    ShmBuffer(WaylandQueue queue, long shm, int width, int height, boolean alpha) {
        this.queue = queue;
        this.width = width;
        this.height = height;
        this.alpha = alpha;
        int stride = width * 4;
        long bytes = (long) stride * height;
        program = Program.foreign();
        long pool;
        if (program == null) {
            area = null;
            int file = file(bytes);
            long address = call("mmap", 0L, bytes, READ_WRITE, MAP_SHARED, file, 0L);
            if (address == -1) throw new IllegalStateException("a picture of " + bytes + " bytes cannot be mapped");
            memory = MemorySegment.ofAddress(address).reinterpret(bytes);
            pool = request(shm, CREATE_POOL, descriptor("wl_shm_pool_interface"), 0, file, bytes);
            call("close", file);
        } else {
            area = program.area(Program.WAYLAND_POOL, bytes, shm);
            memory = area.part(0, bytes);
            pool = area.clientAddress();
            if (pool == 0) throw new IllegalStateException("the program has no picture of " + bytes + " bytes");
        }
        object = request(
                pool,
                CREATE_BUFFER,
                descriptor("wl_buffer_interface"),
                0,
                0,
                width,
                height,
                stride,
                alpha ? ARGB8888 : XRGB8888);
        end(pool, DESTROY_POOL);
        queue.listen(object, () -> busy = false);
    }

    private static int file(long bytes) {
        int file;
        try (Arena arena = Arena.ofConfined()) {
            file = (int) call("memfd_create", arena.allocateFrom("tepui-picture"), 1);
        }
        if (file < 0 || (int) call("ftruncate", file, bytes) != 0)
            throw new IllegalStateException("a picture of " + bytes + " bytes has no shared memory");
        return file;
    }

    boolean fits(int w, int h, boolean withAlpha) {
        return width == w && height == h && alpha == withAlpha;
    }

    boolean has(int w, int h) {
        return width == w && height == h;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    MemorySegment memory() {
        return memory;
    }

    long object() {
        return object;
    }

    @Override
    public void close() {
        queue.forget(object);
        end(object, DESTROY_BUFFER);
        if (program != null && area != null) program.free(area);
        else call("munmap", memory.address(), memory.byteSize());
    }
}
