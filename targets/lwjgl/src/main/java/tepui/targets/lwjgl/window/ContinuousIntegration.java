package tepui.targets.lwjgl.window;

import org.jspecify.annotations.Nullable;

/** The environment's variable CI, which machines set that test changes: nobody watches there, and what is left behind is thrown away. */
public final class ContinuousIntegration {
    private ContinuousIntegration() {}

    /** Whether the variable says so; where it is not set, empty or {@code false}, it does not. */
    public static boolean isSaidBy(@Nullable String ci) {
        return ci != null && !ci.isEmpty() && !ci.equals("false");
    }
}
