package tepui.pipe.driver;

import java.lang.foreign.Arena;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;

/**
 * Picture in memory that a program and its X server share (MIT-SHM 1.2): the server copies from there, and nothing goes through the
 * connection. The memory is a file without a name whose descriptor is sent, so it works across containers, and ends with the two of them.
 * That needs Linux, a server on the same machine and libxcb-shm; without one of them pictures are sent.
 */
final class XcbShare implements AutoCloseable {
    private static final int LOCAL = 1; // AF_UNIX
    private static final int CLOSE_ON_EXEC = 1;
    private static final int READ_AND_WRITE = 3;
    private static final int SHARED = 1;
    private static final int READ_ONLY = 1;

    private final Xcb xcb;
    private final long connection;
    private final MemorySegment attach;
    private final MemorySegment detach;
    private final MemorySegment put;
    private final MemorySegment check;
    private final MemorySegment makeFile;
    private final MemorySegment setSize;
    private final MemorySegment map;
    private final MemorySegment unmap;

    private @Nullable Arena arena;
    private @Nullable MemorySegment picture;
    /** The server's number of the memory, 0 for none. */
    private int number;

    private int width;
    private int height;
    private boolean refused;

    private XcbShare(Xcb xcb, long connection, SymbolLookup shm, SymbolLookup base) {
        this.xcb = xcb;
        this.connection = connection;
        SymbolLookup system = Linker.nativeLinker().defaultLookup();
        attach = shm.findOrThrow("xcb_shm_attach_fd_checked");
        detach = shm.findOrThrow("xcb_shm_detach");
        put = shm.findOrThrow("xcb_shm_put_image");
        check = base.findOrThrow("xcb_request_check");
        makeFile = system.findOrThrow("memfd_create");
        setSize = system.findOrThrow("ftruncate");
        map = system.findOrThrow("mmap");
        unmap = system.findOrThrow("munmap");
    }

    /** For a connection; null where the server or the system cannot share memory. */
    @SuppressWarnings("restricted") // the launcher enables native access for this module
    static @Nullable XcbShare open(Xcb xcb, long connection) {
        if (System.getProperty("tepui.window.shared", "on").equals("off")) return null;
        if (!System.getProperty("os.name", "").startsWith("Linux")) return null;
        try {
            SymbolLookup base = SymbolLookup.libraryLookup("libxcb.so.1", Arena.global());
            SymbolLookup shm = SymbolLookup.libraryLookup("libxcb-shm.so.0", Arena.global());
            // A request of an extension that the server has not ends the connection, and so do descriptors over a
            // network.
            if (!isLocal(connection, base) || !isThere(connection, base, shm)) return null;
            XcbShare share = new XcbShare(xcb, connection, shm, base);
            return share.version(shm) >= 102 ? share : null;
        } catch (RuntimeException absent) {
            return null;
        }
    }

    private static boolean isLocal(long connection, SymbolLookup base) {
        MemorySegment name = Linker.nativeLinker().defaultLookup().findOrThrow("getsockname");
        long socket = (int) Xcb.call(base.findOrThrow("xcb_get_file_descriptor"), connection);
        try (Arena local = Arena.ofConfined()) {
            MemorySegment address = local.allocate(128, 8);
            MemorySegment length = local.allocateFrom(ValueLayout.JAVA_INT, 128);
            int status = (int) Xcb.call(name, socket, address.address(), length.address());
            return status == 0 && address.get(ValueLayout.JAVA_SHORT, 0) == LOCAL;
        }
    }

    private static boolean isThere(long connection, SymbolLookup base, SymbolLookup shm) {
        long data = Xcb.call(
                base.findOrThrow("xcb_get_extension_data"),
                connection,
                shm.findOrThrow("xcb_shm_id").address(),
                0);
        return data != 0 && Xcb.reply(data).get(ValueLayout.JAVA_BYTE, 8) != 0;
    }

    /** 102 for version 1.2. */
    private int version(SymbolLookup shm) {
        long cookie = Xcb.call(shm.findOrThrow("xcb_shm_query_version"), connection);
        long answer = Xcb.call(shm.findOrThrow("xcb_shm_query_version_reply"), connection, cookie, 0);
        if (answer == 0) return 0;
        MemorySegment reply = Xcb.reply(answer);
        int version = 100 * Short.toUnsignedInt(reply.get(ValueLayout.JAVA_SHORT, 8))
                + Short.toUnsignedInt(reply.get(ValueLayout.JAVA_SHORT, 10));
        xcb.free(answer);
        return version;
    }

    /** The picture of this size, its rows from the top, 32 bits a pixel: the same memory, as it was left, until the size changes. Null where it cannot be shared. */
    @Nullable
    MemorySegment picture(int newWidth, int newHeight) {
        if (refused || picture != null && width == newWidth && height == newHeight) return picture;
        release();
        long bytes = Math.max(4L * newWidth * newHeight, 1);
        MemorySegment made = make(bytes);
        refused = made == null;
        picture = made;
        width = newWidth;
        height = newHeight;
        return made;
    }

    @SuppressWarnings("restricted") // the launcher enables native access for this module
    private @Nullable MemorySegment make(long bytes) {
        long file;
        try (Arena local = Arena.ofConfined()) {
            file = (int) Xcb.call(makeFile, local.allocateFrom("tepui-picture").address(), CLOSE_ON_EXEC, 0);
        }
        if (file < 0) return null;
        boolean sized = (int) Xcb.call(setSize, file, bytes, 0) == 0;
        long address = sized ? Xcb.call(map, 0, bytes, READ_AND_WRITE, SHARED, file, 0) : -1;
        int id = (int) Xcb.call(xcb.generateId, connection);
        // The descriptor is closed when it has been sent, whatever becomes of it.
        long cookie = Xcb.call(attach, connection, id, file, READ_ONLY, 0, 0);
        long error = Xcb.call(check, connection, cookie, 0);
        if (error != 0) xcb.free(error);
        if (error != 0 || address == -1) {
            if (error == 0) Xcb.call(detach, connection, id, 0);
            if (address != -1) Xcb.call(unmap, address, bytes, 0);
            return null;
        }
        number = id;
        Arena mapped = Arena.ofShared();
        arena = mapped;
        return MemorySegment.ofAddress(address).reinterpret(bytes, mapped, m -> Xcb.call(unmap, m.address(), bytes, 0));
    }

    /** Has the server show the picture; it has read it when it answers the next question. Returns the request's number. */
    int put(Xcb.Image image) {
        return Xcb.putShared(put, connection, image, width, height, number);
    }

    private void release() {
        if (number != 0) Xcb.call(detach, connection, number, 0);
        number = 0;
        close();
    }

    /** Gives the memory back here; the connection is closed by now, or the server has been told. */
    @Override
    public void close() {
        Arena mapped = arena;
        if (mapped != null) mapped.close();
        arena = null;
        picture = null;
    }
}
