package tepui.tools.bindgen;

import java.util.regex.Pattern;

/**
 * Rules of calls in contexts that share objects: which hold the group's lock, and which calls make values of other
 * contexts visible.
 */
final class GlShareRules {
    /** These look at what never changes or is the context's own, and one of them may wait for long. */
    private static final Pattern WITHOUT_LOCK =
            Pattern.compile("gl(ClientWaitSync|GetError|GetGraphicsResetStatus|GetString|GetStringi)");

    private static final Pattern BINDS =
            Pattern.compile("gl(Bind[A-Z].*|Use(Shader)?Program.*|ActiveShaderProgram|ActiveProgramEXT)");

    private GlShareRules() {}

    static boolean holdsLock(GlRegistry.Function f) {
        return !WITHOUT_LOCK.matcher(f.canonical()).matches();
    }

    static boolean binds(GlRegistry.Function f) {
        return BINDS.matcher(f.canonical()).matches();
    }
}
