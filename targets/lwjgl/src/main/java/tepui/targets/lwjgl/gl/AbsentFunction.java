package tepui.targets.lwjgl.gl;

/** Target of calls of functions that Tepui does not have: an exception that names it, instead of an aborted JVM. */
public final class AbsentFunction {
    private AbsentFunction() {}

    public static RuntimeException of(String name) {
        String ask = name.startsWith("egl")
                ? "no display announces it; ask EGLCapabilities"
                : name.startsWith("glX")
                        ? "it is not in glXQueryExtensionsString; ask GLXCapabilities"
                        : "no context announces it; ask GLCapabilities or GLESCapabilities";
        return new UnsupportedOperationException(
                name + ": Tepui has no such function, and " + ask + " before calling it");
    }
}
