package tepui.tools.inspect;

import tepui.pipe.Texture;

/** Receiver of the steps of a frame that is replayed, on the thread that replays. */
interface StepListener {
    /** Before a step; what the context has bound is as the step finds it. */
    default void before(Step step, ObservedContext context) {}

    /** After it. */
    default void after(Step step, ObservedContext context) {}

    /** A picture is about to be shown. */
    default void presenting(ObservedContext context, Texture texture, boolean bottomUp) {}
}
