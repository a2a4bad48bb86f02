package tepui.frontends.gl.context;

/** Renderbuffers. */
abstract class RenderbufferCalls extends ImageUnitCalls {
    RenderbufferCalls(Setup setup) {
        super(setup);
    }
}
