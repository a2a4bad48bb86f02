package tepui.tools.trace.play;

import tepui.tools.trace.file.Call;

/** Call of a trace that cannot be carried out at all, so that nothing behind it can; the message has its number and name. */
public final class PlayException extends RuntimeException {
    private static final long serialVersionUID = 1;

    PlayException(Call call, String reason) {
        super(text(call, reason));
    }

    PlayException(Call call, Throwable cause) {
        super(text(call, cause.getMessage() == null ? cause.toString() : cause.getMessage()), cause);
    }

    private static String text(Call call, String reason) {
        return "call " + call.number() + ", " + call.name() + ": " + reason;
    }
}
