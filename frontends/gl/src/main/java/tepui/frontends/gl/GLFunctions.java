package tepui.frontends.gl;

import tepui.frontends.gl.ext.FunctionList;

/**
 * Table of all functions, a line each: {@code name canonical signature broughtBy,...}, in order of names. The signature has a letter a parameter and one for the
 * result, as class files have them. {@code +} before the canonical name: not in the core profile.
 */
public final class GLFunctions {
    private GLFunctions() {}

    /** A copy of the table. */
    public static String[] table() {
        return FunctionList.table();
    }
}
