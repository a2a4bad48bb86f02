package tepui.targets.lwjgl.gl;

import tepui.frontends.gl.GL;

/**
 * Calls by address that LWJGL makes before it has a table of capabilities: what it asks a context about itself. The names and types are
 * those of {@code org.lwjgl.system.JNI}.
 */
public final class RawCalls {
    private RawCalls() {}

    public static int callI(long function) {
        return switch (FunctionAddresses.name(function)) {
            case "glGetError" -> GL.glGetError();
            default -> throw unexpected(function, "()int");
        };
    }

    public static long callP(int name, long function) {
        return switch (FunctionAddresses.name(function)) {
            case "glGetString" -> GL.glGetString(name);
            default -> throw unexpected(function, "(int)pointer");
        };
    }

    public static long callP(int name, int index, long function) {
        return switch (FunctionAddresses.name(function)) {
            case "glGetStringi" -> GL.glGetStringi(name, index);
            default -> throw unexpected(function, "(int, int)pointer");
        };
    }

    /** Texts of GLX. */
    public static long callPP(long display, int number, long function) {
        String name = FunctionAddresses.name(function);
        if (!name.startsWith("glX")) throw unexpected(function, "(pointer, int)pointer");
        return GlxNames.text(name, display, number);
    }

    public static void callPV(int name, long values, long function) {
        switch (FunctionAddresses.name(function)) {
            case "glGetIntegerv" -> GL.glGetIntegerv(name, values);
            default -> throw unexpected(function, "(int, pointer)void");
        }
    }

    private static RuntimeException unexpected(long function, String type) {
        return new UnsupportedOperationException("this version of LWJGL calls " + FunctionAddresses.name(function)
                + " as " + type + " when it makes its capabilities, which Tepui does not expect");
    }
}
