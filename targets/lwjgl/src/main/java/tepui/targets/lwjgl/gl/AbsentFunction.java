package tepui.targets.lwjgl.gl;

/** What a call of a function that Tepui does not have ends in: an exception that names it, instead of an aborted JVM. */
public final class AbsentFunction {
    private AbsentFunction() {}

    public static RuntimeException of(String name) {
        return new UnsupportedOperationException(name
                + ": Tepui has no such function, and no context announces it; ask GLCapabilities before calling it");
    }
}
