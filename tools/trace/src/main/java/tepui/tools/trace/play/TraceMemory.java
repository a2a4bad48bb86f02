package tepui.tools.trace.play;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.foreign.BadAddressException;
import tepui.frontends.gl.foreign.ForeignProgram;

/**
 * Bounds of what a trace's calls may read and write, for processes that do nothing but replay. Nothing in a trace can be believed: counts, sizes and
 * offsets of a damaged one lead out of the memory that it has. Where this is installed the front end asks for each pointer that it follows, and a call whose
 * pointer leads elsewhere gives GL_INVALID_VALUE. Reads that begin in the trace's memory and go on behind it find zeros, as many as are credible.
 */
public final class TraceMemory implements ForeignProgram {
    /** Most bytes that a call may read behind those that the trace has for it: whole pictures, of which a trace may have less. */
    private static final long CREDIBLE = 1L << 26;

    private static final TraceMemory ONLY = new TraceMemory();

    /** Memory of the calls of the player that is open; null where none is. */
    private @Nullable CallMemory calls;
    /** Buffers that are mapped now: addresses and sizes. */
    private final TreeMap<Long, Long> mapped = new TreeMap<>();

    private TraceMemory() {}

    /** Checks all pointers of calls of OpenGL from now on. Must come before anything else of OpenGL, and holds for the whole process. */
    public static void install() {
        if (ForeignProgram.installed() != ONLY) ForeignProgram.install(ONLY);
    }

    private static boolean isInstalled() {
        return ForeignProgram.installed() == ONLY;
    }

    /** Calls have their memory here from now on. */
    static void use(@Nullable CallMemory memory) {
        ONLY.calls = memory;
    }

    /** Whether bytes of a mapped buffer may be written, as far as that is known here. */
    static boolean mayWrite(long address, long bytes) {
        if (!isInstalled()) return true;
        Map.@Nullable Entry<Long, Long> below = ONLY.mapped.floorEntry(address);
        return below != null && address - below.getKey() <= below.getValue() - bytes;
    }

    @Override
    public long read(long address, long bytes) {
        CallMemory memory = calls;
        long there = memory == null ? 0 : memory.behind(address);
        if (memory == null || there <= 0 || bytes < 0) throw new BadAddressException(address);
        if (bytes <= there) return address;
        if (bytes > CREDIBLE) throw new BadAddressException(address + there);
        return memory.longer(address, there, bytes);
    }

    @Override
    public long target(long address, long bytes) {
        return write(address, bytes);
    }

    @Override
    public long write(long address, long bytes) {
        CallMemory memory = calls;
        long there = memory == null ? 0 : memory.behind(address);
        if (there <= 0 || bytes < 0 || bytes > there) throw new BadAddressException(address + Math.max(0, there));
        return address;
    }

    @Override
    public int pointerBytes() {
        return 8;
    }

    @Override
    public long programAddress(long address) {
        return address;
    }

    @Override
    public void mapped(long address, long bytes, int access) {
        mapped.put(address, bytes);
    }

    @Override
    public void flushed(long address, long offset, long bytes) {
        // It is the same memory.
    }

    @Override
    public void unmapped(long address) {
        mapped.remove(address);
    }

    @Override
    public void debugMessage(long function, int[] sourceTypeIdSeverity, byte[] text, long userParam) {
        // The program's function is not here.
    }
}
