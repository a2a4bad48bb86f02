package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.GL_NO_ERROR;

/** The error that glGetError will tell: the first since it was asked. */
public final class ErrorState {
    private int code = GL_NO_ERROR;
    private String message = "";

    ErrorState() {}

    void record(int error, String text) {
        if (code != GL_NO_ERROR) return;
        code = error;
        message = text;
    }

    int take() {
        int result = code;
        code = GL_NO_ERROR;
        return result;
    }

    /** What the last recorded error was about. */
    public String message() {
        return message;
    }
}
