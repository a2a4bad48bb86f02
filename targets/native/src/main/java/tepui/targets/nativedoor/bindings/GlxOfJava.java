package tepui.targets.nativedoor.bindings;

import tepui.targets.lwjgl.window.GlxFunctions;
import tepui.targets.nativedoor.glx.Glx;

/** The same GLX that programs in C have, for Java programs in this process. */
public final class GlxOfJava implements GlxFunctions {
    /** For the service's loader. */
    public GlxOfJava() {}

    @Override
    public Class<?> functions() {
        return Glx.class;
    }

    @Override
    public Class<?> functionsOfSwt() {
        return SwtGlx.class;
    }

    @Override
    public long text(String function, long display, int number) {
        return switch (function) {
            case "glXQueryExtensionsString" -> Glx.glXQueryExtensionsString(display, number);
            case "glXGetClientString" -> Glx.glXGetClientString(display, number);
            default -> 0;
        };
    }
}
