package tepui.frontends.gl.context;

/** Clears, blits and invalidation of framebuffers. */
abstract class ClearCalls extends FramebufferCalls {
    ClearCalls(Setup setup) {
        super(setup);
    }
}
