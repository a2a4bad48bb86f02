package tepui.frontends.gl.context;

import tepui.pipe.DeviceLostException;

/** Parts of a context that end with it. */
final class ContextParts {
    private ContextParts() {}

    /** Ends a part; what was on a lost device is gone already. */
    static void end(Runnable part) {
        try {
            part.run();
        } catch (DeviceLostException e) {
            return;
        }
    }
}
