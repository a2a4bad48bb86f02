package tepui.pipe;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.pipe.format.Format;

/**
 * Vertex layout: where vertex attributes come from. Immutable; interned by {@link StateTables#vertexLayout}. Strides
 * belong to the layout, since programs change buffers far more often than strides.
 */
public record VertexLayout(List<Element> elements, List<Binding> bindings) {
    /**
     * One attribute.
     *
     * @param location the shader input's location
     * @param binding index into {@link VertexLayout#bindings}, equal to the vertex buffer slot
     * @param offset bytes from the start of the vertex
     */
    public record Element(int location, int binding, int offset, Format format) {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Element e
                    && location == e.location
                    && binding == e.binding
                    && offset == e.offset
                    && format == e.format;
        }

        @Override
        public int hashCode() {
            return 31 * (31 * (31 * location + binding) + offset) + format.hashCode();
        }
    }

    /**
     * One vertex buffer slot.
     *
     * @param stride bytes from one vertex to the next; 0: all vertices read the same
     * @param divisor 0: advances per vertex; n: once every n instances
     */
    public record Binding(int stride, int divisor) {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Binding b && stride == b.stride && divisor == b.divisor;
        }

        @Override
        public int hashCode() {
            return 31 * stride + divisor;
        }
    }

    /** No attributes. */
    public static final VertexLayout EMPTY = new VertexLayout(List.of(), List.of());

    public VertexLayout {
        elements = List.copyOf(elements);
        bindings = List.copyOf(bindings);
        if (elements.size() > Limits.VERTEX_ELEMENTS || bindings.size() > Limits.VERTEX_BUFFERS) {
            throw new IllegalArgumentException("VertexLayout: " + elements.size() + " elements and " + bindings.size()
                    + " bindings, at most " + Limits.VERTEX_ELEMENTS + " and " + Limits.VERTEX_BUFFERS + " allowed");
        }
        for (Element e : elements) {
            if (e.binding < 0 || e.binding >= bindings.size()) {
                throw new IllegalArgumentException("VertexLayout: element at location " + e.location + " names binding "
                        + e.binding + ", there are " + bindings.size());
            }
        }
    }

    /** Written out, as for all states: the virtual machine makes such methods of a record anew in every process. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof VertexLayout l && elements.equals(l.elements) && bindings.equals(l.bindings);
    }

    @Override
    public int hashCode() {
        return 31 * elements.hashCode() + bindings.hashCode();
    }
}
