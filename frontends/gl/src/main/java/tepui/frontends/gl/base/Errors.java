package tepui.frontends.gl.base;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.foreign.BadAddressException;
import tepui.frontends.gl.foreign.BufferBounds;
import tepui.frontends.gl.foreign.SmallBufferException;
import tepui.pipe.DeviceLostException;
import tepui.pipe.DeviceOptions;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.UnsupportedByDeviceException;

/**
 * Errors of a context: the one that glGetError returns, a debug message for each, and the errors for failures of the
 * device.
 */
public final class Errors {
    private final Guard guard;
    private final DebugLog messages;
    /** Contexts without errors (KHR_no_error) record none but GL_OUT_OF_MEMORY. */
    private final boolean none;

    private final boolean robust;
    private int code = GL_NO_ERROR;
    private String message = "";
    /** Where failures are told that no program can be the reason of. */
    private final DeviceOptions.MessageSink told;
    /** For tests: such failures are thrown as they are. */
    private final boolean thrown = "throw".equals(System.getProperty("tepui.gl.failures"));
    /** Receiver of each error, beside the program. */
    private @Nullable Consumer<String> listener;
    /** Makes the context forget what it was in the middle of. */
    private Runnable recovery = () -> {};

    public Errors(Guard guard, DebugLog messages, DeviceOptions.MessageSink told, ContextRequest request) {
        this.guard = guard;
        this.messages = messages;
        this.told = told;
        none = request.noError();
        robust = request.robust();
    }

    /** Sets the repair after a call that failed inside, so that the next ones find a context in order. */
    public void recoverBy(Runnable action) {
        recovery = action;
    }

    /** Sets the listener that is told of each error from now on; null for none. */
    public void tell(@Nullable Consumer<String> to) {
        listener = to;
    }

    /**
     * Records an error; the call that found it returns with nothing changed.
     *
     * @param text {@code call: argument is X, must be Y}
     */
    public void error(int error, String text) {
        if (none && error != GL_OUT_OF_MEMORY) return;
        if (code == GL_NO_ERROR) {
            code = error;
            message = text;
        }
        Consumer<String> to = listener;
        if (to != null) to.accept(text);
        if (messages.isOn()) {
            messages.add(GL_DEBUG_SOURCE_API, GL_DEBUG_TYPE_ERROR, error, GL_DEBUG_SEVERITY_HIGH, text);
        }
    }

    /** The same for a rule, which says by the result that the call does not go on: false. */
    public boolean wrong(int error, String text) {
        error(error, text);
        return false;
    }

    public void invalidEnum(String call, String argument, int value) {
        error(GL_INVALID_ENUM, call + ": " + argument + " is " + hex(value));
    }

    /** A name of the API as messages spell it. */
    public static String hex(int value) {
        return "0x" + Integer.toHexString(value);
    }

    /**
     * Turns what was thrown inside a call into an OpenGL error or a lost context; the context goes on. Four things are thrown on: the loss of a device
     * where the context is not robust, that a function is missing, that a Java buffer is too small, and what the program's own debug callback has thrown.
     */
    public void failed(String call, Throwable e) {
        BufferBounds.end();
        recovery.run();
        switch (e) {
            case SmallBufferException small -> throw small.of(call);
            case BadAddressException bad -> error(GL_INVALID_VALUE, call + ": " + bad.getMessage());
            case OutOfDeviceMemoryException full -> error(GL_OUT_OF_MEMORY, call + ": " + full.getMessage());
            case OutOfMemoryError full -> error(GL_OUT_OF_MEMORY, call + ": " + full.getMessage());
            case UnsupportedByDeviceException much -> error(GL_OUT_OF_MEMORY, call + ": " + much.getMessage());
            case DeviceLostException lost -> {
                guard.bits |= Guard.LOST;
                if (!robust) throw lost;
            }
            case MissingFunctionException missing -> throw missing;
            case RuntimeException own when messages.threw(own) -> throw own;
            default -> inside(call, e);
        }
    }

    private void inside(String call, Throwable e) {
        if (thrown && e instanceof RuntimeException r) throw r;
        if (thrown && e instanceof Error r) throw r;
        String text = call + ": failed inside: " + e;
        StackTraceElement[] trace = e.getStackTrace();
        told.message(DeviceOptions.MessageSink.Severity.HIGH, trace.length == 0 ? text : text + " at " + trace[0]);
        error(GL_INVALID_OPERATION, text);
    }

    /** The first error since this was asked. */
    public int take() {
        int result = code;
        code = GL_NO_ERROR;
        return result;
    }

    /** Message of the last recorded error. */
    public String message() {
        return message;
    }
}
