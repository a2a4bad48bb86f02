package tepui.frontends.gl.context;

/** Shader objects. */
abstract class ShaderCalls extends VertexArrayCalls {
    ShaderCalls(Setup setup) {
        super(setup);
    }
}
