package tepui.targets.nativedoor.window;

import tepui.targets.lwjgl.window.Pictures;

/** Clean-up when the program ends. */
public final class Ends {
    private Ends() {}

    /** Writes the picture that was asked for and not written yet. */
    public static void end() {
        Pictures.write();
    }
}
