package tepui.frontends.gl.base;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.pipe.DeviceLostException;
import tepui.pipe.OutOfDeviceMemoryException;

/** Errors of a context: the one that glGetError will tell, a debug message for each, and what failures of the device become. */
public final class Errors {
    private final Guard guard;
    private final DebugLog messages;
    /** Contexts without errors (KHR_no_error) record none but GL_OUT_OF_MEMORY. */
    private final boolean none;

    private final boolean robust;
    private int code = GL_NO_ERROR;
    private String message = "";

    /** The function that a program called where another one does its work; null where they are the same. */
    @Nullable
    public String calledAs;

    public Errors(Guard guard, DebugLog messages, boolean none, boolean robust) {
        this.guard = guard;
        this.messages = messages;
        this.none = none;
        this.robust = robust;
    }

    /**
     * Records an error; the call that found it returns with nothing changed.
     *
     * @param text {@code call: argument is X, must be Y}
     */
    public void error(int error, String text) {
        if (none && error != GL_OUT_OF_MEMORY) return;
        String called = calledAs;
        String told = called == null ? text : called + text.substring(Math.max(0, text.indexOf(':')));
        if (code == GL_NO_ERROR) {
            code = error;
            message = told;
        }
        if (messages.isOn()) {
            messages.add(GL_DEBUG_SOURCE_API, GL_DEBUG_TYPE_ERROR, error, GL_DEBUG_SEVERITY_HIGH, told);
        }
    }

    public void invalidEnum(String call, String argument, int value) {
        error(GL_INVALID_ENUM, call + ": " + argument + " is " + hex(value));
    }

    /** A name of the API as messages spell it. */
    public static String hex(int value) {
        return "0x" + Integer.toHexString(value);
    }

    /** Turns an exception of the device into an OpenGL error or a lost context; without robust access the loss is thrown as well. */
    public void failed(String call, RuntimeException e) {
        if (e instanceof OutOfDeviceMemoryException) {
            error(GL_OUT_OF_MEMORY, call + ": " + e.getMessage());
        } else if (e instanceof DeviceLostException) {
            guard.bits |= Guard.LOST;
            if (!robust) throw e;
        } else {
            throw e;
        }
    }

    /** The first error since this was asked. */
    public int take() {
        int result = code;
        code = GL_NO_ERROR;
        return result;
    }

    /** What the last recorded error was about. */
    public String message() {
        return message;
    }
}
