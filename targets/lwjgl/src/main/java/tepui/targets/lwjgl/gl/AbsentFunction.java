package tepui.targets.lwjgl.gl;

/** Target of calls of functions that Tepui does not have: an exception that names it, instead of an aborted JVM. */
public final class AbsentFunction {
    private AbsentFunction() {}

    public static RuntimeException of(String name) {
        return new UnsupportedOperationException(name
                + ": Tepui has no such function, and no context announces it; ask GLCapabilities before calling it");
    }
}
