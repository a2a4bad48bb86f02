package tepui.frontends.gl.context;

/** Vertex array objects. */
abstract class VertexArrayCalls extends BufferCalls {
    VertexArrayCalls(Setup setup) {
        super(setup);
    }
}
