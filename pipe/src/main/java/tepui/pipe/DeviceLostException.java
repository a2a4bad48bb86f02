package tepui.pipe;

/** Loss of the device: everything on it is lost, a new one must be opened. The message says what is known. */
public final class DeviceLostException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Reasons for which devices are lost. */
    public enum Reason {
        /** Another reason, or an unknown one. */
        UNKNOWN,
        /** Work did not end in the time that it has: a shader with an endless loop, most likely. */
        HUNG
    }

    private final Reason reason;

    public DeviceLostException(String message) {
        this(message, Reason.UNKNOWN);
    }

    public DeviceLostException(String message, Reason reason) {
        super(message);
        this.reason = reason;
    }

    public DeviceLostException(String message, Throwable cause) {
        super(message, cause);
        reason = cause instanceof DeviceLostException e ? e.reason : Reason.UNKNOWN;
    }

    public Reason reason() {
        return reason;
    }
}
