package tepui.frontends.gl.base;

/**
 * Error of a pointer that leads to no memory of the program, where a call reads or writes. Calls turn it into
 * GL_INVALID_VALUE.
 */
public final class BadAddressException extends RuntimeException {
    private static final long serialVersionUID = 1;

    BadAddressException(long address) {
        super("0x" + Long.toHexString(address) + " is no address of memory");
    }
}
