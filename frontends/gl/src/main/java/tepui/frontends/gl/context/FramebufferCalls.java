package tepui.frontends.gl.context;

/** Framebuffers. */
abstract class FramebufferCalls extends RenderbufferCalls {
    FramebufferCalls(Setup setup) {
        super(setup);
    }
}
