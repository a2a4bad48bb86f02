package tepui.frontends.gl.context;

/** Lights, materials and lighting models. */
abstract class LightCalls extends MatrixCalls {
    LightCalls(Setup setup) {
        super(setup);
    }
}
