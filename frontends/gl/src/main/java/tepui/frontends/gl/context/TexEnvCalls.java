package tepui.frontends.gl.context;

/** Texture environment, generation of texture coordinates, fog. */
abstract class TexEnvCalls extends LightCalls {
    TexEnvCalls(Setup setup) {
        super(setup);
    }
}
