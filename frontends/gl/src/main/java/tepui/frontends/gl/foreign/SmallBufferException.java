package tepui.frontends.gl.foreign;

/** Error of a Java buffer or array that is smaller than what a call reads or writes with the state and arguments that there are. */
public final class SmallBufferException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    public SmallBufferException(long needed, long remaining) {
        super("needs " + needed + " bytes or more, the buffer has " + remaining);
    }

    private SmallBufferException(String text, SmallBufferException cause) {
        super(text, cause);
    }

    /** One of a call that reads in front of the buffer. */
    public static SmallBufferException before(long offset) {
        return new SmallBufferException("reads " + -offset + " bytes in front of the buffer");
    }

    private SmallBufferException(String text) {
        super(text);
    }

    /** The same with the name of the call, unless it has one. */
    public SmallBufferException of(String call) {
        return getCause() == null ? new SmallBufferException(call + ": " + getMessage(), this) : this;
    }
}
