package tepui.targets.lwjgl.window;

/** Failure of a call for devices that comes from within such a call: from a driver of the system that asks EGL, which is Tepui's here. */
public final class NestedCallException extends IllegalStateException {
    private static final long serialVersionUID = 1;

    NestedCallException() {
        super("devices are being looked for by this thread already; a driver of the system asks for them");
    }
}
