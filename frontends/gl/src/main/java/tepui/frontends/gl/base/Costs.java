package tepui.frontends.gl.base;

import org.jspecify.annotations.Nullable;

/**
 * Performance messages (GL_DEBUG_TYPE_PERFORMANCE) about what calls cost beside their work: that the device was waited
 * for, that a variant of a shader was made, that data had to be converted or copied. Where no messages are wanted,
 * asking costs one test.
 */
public final class Costs {
    // ---- ids of the messages
    public static final int WAIT = 1;
    public static final int VARIANT = 2;
    public static final int CONVERSION = 3;

    private final DebugLog messages;
    private final tepui.pipe.Context pipe;

    public Costs(DebugLog messages, tepui.pipe.Context pipe) {
        this.messages = messages;
        this.pipe = pipe;
    }

    /** How often the device has been waited for; to be handed to {@link #waited}. */
    public long waits() { // hot
        return messages.isOn() ? pipe.counters().waits : 0;
    }

    /** Tells of a wait since {@link #waits} was asked. */
    public void waited(String call, long before, @Nullable String remedy) { // hot
        if (!messages.isOn() || pipe.counters().waits == before) return;
        messages.performance(WAIT, call + ": it waited for the device" + (remedy == null ? "" : "; " + remedy));
    }

    /** Tells that a shader was made once more, for other state. */
    public void variant(String stage, int count) {
        if (!messages.isOn()) return;
        messages.performance(
                VARIANT, "a draw made variant " + count + " of its " + stage + " shader, for state that is code here");
    }

    /** Tells that a call's data went through the processor. */
    public void converted(String call, String what) {
        if (messages.isOn()) messages.performance(CONVERSION, call + ": " + what);
    }
}
