package tepui.drivers.soft.jit;

/** Site of a load or store of interface words that is addressed by vertex or by a dynamic element, for the runtime. */
final class WordSite {
    /** Memory spaces. */
    enum Space {
        /** {@link KernelFrame#inF} and {@link KernelFrame#inI}. */
        LANE_IN,
        /** {@link KernelFrame#outF} and {@link KernelFrame#outI}. */
        LANE_OUT,
        /** {@link KernelFrame#vertexIn}; by vertex of the lane's primitive in geometry shaders. */
        VERTEX_IN,
        PRIMITIVE_IN,
        /** {@link KernelFrame#vertexOut}. */
        VERTEX_OUT,
        /** {@link KernelFrame#patch}. */
        PATCH
    }

    final Space space;
    final int word;
    final int elementWords;
    final int elements;
    /** Offsets of the integer registers that hold the vertex and the element, -1 where there is none. */
    final int vertexAt;

    final int elementAt;
    /** Offsets of the components' registers, -1 for components that are not written. */
    final int[] values;

    WordSite(Space space, int word, int elementWords, int elements, int vertexAt, int elementAt, int[] values) {
        this.space = space;
        this.word = word;
        this.elementWords = elementWords;
        this.elements = elements;
        this.vertexAt = vertexAt;
        this.elementAt = elementAt;
        this.values = values;
    }
}
