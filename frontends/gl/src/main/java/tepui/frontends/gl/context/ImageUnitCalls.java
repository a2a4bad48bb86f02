package tepui.frontends.gl.context;

/** Image units. */
abstract class ImageUnitCalls extends SamplerCalls {
    ImageUnitCalls(Setup setup) {
        super(setup);
    }
}
