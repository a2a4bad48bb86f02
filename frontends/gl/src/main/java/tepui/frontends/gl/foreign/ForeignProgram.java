package tepui.frontends.gl.foreign;

import org.jspecify.annotations.Nullable;

/**
 * Program in another process, or one that is known from a trace alone, whose pointers mean nothing here. Where one is installed, before anything else of this
 * module is used, every pointer of a call is its, for the whole process; what the front end passes to itself is told
 * apart by {@link #LOCAL}. All methods are about the program of the thread that calls.
 */
public interface ForeignProgram {
    /** A bit that addresses of this process have. */
    long LOCAL = 1L << 62;

    /** Bits that pointers of programs may have: none of what is added to one makes it {@link #LOCAL}. */
    long POINTER = (1L << 56) - 1;

    /** The address here of a copy of some bytes of the program's, which stays until the call has returned. What has no such memory throws a {@link BadAddressException}. */
    long read(long address, long bytes);

    /** {@link #read} for memory whose new contents are the program's when the call has returned. */
    long target(long address, long bytes);

    /** An address here for bytes that are all written: the program has them when the call has returned. */
    long write(long address, long bytes);

    /** Bytes of its pointers: 4 or 8. */
    int pointerBytes();

    /** The program's address for memory of ours that is {@link #mapped}. Other values stay. */
    long programAddress(long address);

    /**
     * Memory of ours that the program shall see, until {@link #unmapped}.
     *
     * @param access GL_MAP_..._BIT
     */
    void mapped(long address, long bytes, int access);

    /** The program has written a part of what is mapped at an address, and wants that to be seen. */
    void flushed(long address, long offset, long bytes);

    /** Takes over the memory that the program has written. */
    void unmapped(long address);

    /** Calls a function of the program's for a message of the debug log. The text ends with a zero byte. */
    void debugMessage(long function, int[] sourceTypeIdSeverity, byte[] text, long userParam);

    /** An address of this process as a pointer of a call. */
    static long local(long address) {
        return Installed.program == null || address == 0 ? address : address | LOCAL;
    }

    /** Is it an address of this process? */
    static boolean isLocal(long address) { // hot
        return address >>> 62 == 1;
    }

    /** A number from a program that is as large as a pointer and may become one; those that are too large for any use stay so. */
    static long size(long value) { // hot
        return Math.min(value, POINTER);
    }

    /** Installs the one for this process. */
    static void install(ForeignProgram program) {
        if (Installed.program != null) throw new IllegalStateException("there is a program already");
        Installed.program = program;
    }

    /** The one of this process; null where programs are in it. */
    static @Nullable ForeignProgram installed() {
        return Installed.program;
    }

    /** Holder of the installed program, a variable that an interface cannot have. */
    final class Installed {
        private static volatile @Nullable ForeignProgram program;

        private Installed() {}
    }
}
