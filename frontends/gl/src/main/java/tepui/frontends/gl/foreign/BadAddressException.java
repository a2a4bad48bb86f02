package tepui.frontends.gl.foreign;

/**
 * Error of a pointer that leads to no memory of the program, where a call reads or writes. Calls turn it into
 * GL_INVALID_VALUE.
 */
public final class BadAddressException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public BadAddressException(long address) {
        super("0x" + Long.toHexString(address) + " is no address of memory");
    }
}
