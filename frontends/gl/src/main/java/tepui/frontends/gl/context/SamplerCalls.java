package tepui.frontends.gl.context;

/** Sampler objects. */
abstract class SamplerCalls extends TextureGetCalls {
    SamplerCalls(Setup setup) {
        super(setup);
    }
}
