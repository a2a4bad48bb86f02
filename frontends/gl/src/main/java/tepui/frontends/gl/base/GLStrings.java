package tepui.frontends.gl.base;

import java.lang.foreign.Arena;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Strings that OpenGL returns by address. They live as long as the process, as programs expect; each text is kept once.
 */
public final class GLStrings {
    private static final ConcurrentHashMap<String, Long> KEPT = new ConcurrentHashMap<>();

    public GLStrings() {}

    public long address(String text) {
        return KEPT.computeIfAbsent(text, t -> Arena.global().allocateFrom(t).address());
    }
}
