package tepui.drivers.d3d12;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tepui.ir.Builtin;
import tepui.ir.ScalarKind;
import tepui.ir.Variable;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;

/**
 * What vertex shaders read, from where: a layout, seen with the inputs of a shader and with what is bound. Inputs that nothing feeds come from the constant
 * attributes, a buffer whose vertices all are the same one.
 */
final class VertexInputs {
    /** The slot of the constant attributes: the last. */
    static final int CONSTANTS = 31;

    private static final int MOST_STRIDE = 65536;

    /** One element of an input layout. */
    record Element(int location, int format, int slot, int offset, boolean perInstance, int divisor) {}

    /** An input layout. */
    static final class Input {
        final int id;
        final List<Element> elements;
        /** Bits of the vertex buffers that it reads. */
        final int slots;

        final int[] strides;
        final boolean usesConstants;
        private final Contents contents;

        Input(int id, Contents contents) {
            this.id = id;
            this.contents = contents;
            elements = contents.elements;
            strides = contents.strides.stream().mapToInt(s -> s).toArray();
            int bits = 0;
            boolean constants = false;
            for (Element e : elements) {
                if (e.slot == CONSTANTS) constants = true;
                else bits |= 1 << e.slot;
            }
            slots = bits;
            usesConstants = constants;
        }

        /** What it is, whatever its id. */
        Contents contents() {
            return contents;
        }
    }

    private record Key(int layout, int shader, int unbound) {}

    /** What an input layout says. */
    record Contents(List<Element> elements, List<Integer> strides) {
        Contents {
            elements = List.copyOf(elements);
            strides = List.copyOf(strides);
        }
    }

    private final D3d12Device device;
    private final Map<Key, Input> known = new HashMap<>();
    private final Map<Contents, Input> inputs = new HashMap<>();
    private final List<Input> byId = new ArrayList<>();

    VertexInputs(D3d12Device device) {
        this.device = device;
    }

    synchronized Input byId(int id) {
        return byId.get(id);
    }

    synchronized Input get(int layout, D3d12Shader shader, int unbound) {
        Key k = new Key(layout, shader.id, unbound);
        Input there = known.get(k);
        if (there != null) return there;
        Input made = make(device.states().vertexLayout.get(layout), shader, unbound);
        known.put(k, made);
        return made;
    }

    private Input make(VertexLayout layout, D3d12Shader shader, int unbound) {
        List<Element> elements = new ArrayList<>();
        for (Variable v : shader.shader.inputs) {
            if (v.builtin != Builtin.NONE) continue;
            for (int i = 0; i < v.elements(); i++) elements.add(element(layout, v, v.location + i, unbound));
        }
        // One register a location: variables that share one are one element.
        List<Element> single = new ArrayList<>();
        for (Element e : elements) {
            boolean twice = false;
            for (Element s : single) twice |= s.location == e.location;
            if (!twice) single.add(e);
        }
        List<Integer> strides = new ArrayList<>();
        for (VertexLayout.Binding b : layout.bindings()) strides.add(b.stride());
        return of(new Contents(single, strides));
    }

    /** Could a shader be fed by that? It comes from a file. */
    boolean isPossible(Contents c, D3d12Shader shader) {
        boolean sound = c.elements.size() <= CONSTANTS && c.strides.size() <= CONSTANTS;
        for (int stride : c.strides) sound &= stride >= 0 && stride <= MOST_STRIDE;
        for (Element e : c.elements) {
            sound &= e.location >= 0
                    && e.slot >= 0
                    && (e.slot < c.strides.size() || e.slot == CONSTANTS)
                    && e.offset >= 0
                    && e.offset <= MOST_STRIDE
                    && e.divisor >= 0
                    && device.formats.isVertex(e.format);
        }
        long read = shader.shader.inputs.stream()
                .filter(v -> v.builtin == Builtin.NONE)
                .flatMapToInt(v -> IntStream.range(v.location, v.location + v.elements()))
                .distinct()
                .count();
        return sound && c.elements.stream().map(Element::location).distinct().count() == read;
    }

    /** The input layout that says this. */
    synchronized Input of(Contents c) {
        Input same = inputs.get(c);
        if (same != null) return same;
        Input made = new Input(byId.size(), c);
        byId.add(made);
        inputs.put(c, made);
        return made;
    }

    private Element element(VertexLayout layout, Variable v, int location, int unbound) {
        boolean integers = v.type().kind() == ScalarKind.I32;
        for (VertexLayout.Element e : layout.elements()) {
            if (e.location() != location) continue;
            int format = device.formats.vertex(e.format());
            if ((unbound & 1 << e.binding()) != 0 || format == 0) break;
            VertexLayout.Binding b = layout.bindings().get(e.binding());
            return new Element(location, format, e.binding(), e.offset(), b.divisor() > 0, b.divisor());
        }
        boolean fed = layout.elements().stream().anyMatch(e -> e.location() == location);
        int offset = !fed ? location * 16 : integers ? BoundState.UNBOUND_INT : BoundState.UNBOUND_FLOAT;
        Format f = !integers
                ? Format.R32G32B32A32_FLOAT
                : v.unsigned ? Format.R32G32B32A32_UINT : Format.R32G32B32A32_SINT;
        return new Element(location, device.formats.vertex(f), CONSTANTS, offset, false, 0);
    }

    /** A shader is gone: its ids never come back. */
    synchronized void forget(D3d12Shader shader) {
        known.keySet().removeIf(k -> k.shader == shader.id);
    }
}
