package tepui.drivers.d3d12.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.device.DeviceCore;
import tepui.ir.Builtin;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Variable;
import tepui.ir.pass.LowerVertexFetch;
import tepui.ir.pass.LowerVertexFetch.Form;
import tepui.pipe.VertexLayout;
import tepui.pipe.driver.AttributeForms;
import tepui.pipe.driver.ContextState;
import tepui.pipe.format.Format;

/**
 * Input layouts of vertex shaders: a layout, seen with the inputs of a shader and with what is bound. Inputs that
 * nothing feeds come from the constant attributes, a buffer whose vertices all are the same one.
 */
public final class VertexInputs {
    /** The slot of the constant attributes: the last. */
    public static final int CONSTANTS = 31;

    private static final int MOST_STRIDE = 65536;

    /** One element of an input layout. */
    record Element(int location, int format, int slot, int offset, boolean perInstance, int divisor) {}

    /** An input layout. */
    public static final class Input {
        public final int id;
        final List<Element> elements;
        /** Bits of the vertex buffers that it reads. */
        public final int slots;

        public final int[] strides;
        /** Alignments of the places and strides in each buffer. */
        public final int[] alignments = new int[CONSTANTS + 1];

        public final boolean usesConstants;
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
                alignments[e.slot] = Math.max(alignments[e.slot], alignment(e.format));
            }
            slots = bits;
            usesConstants = constants;
        }

        /** Formats are aligned to their size, 4 bytes at most: those of two bytes are 48 to 59 of DXGI_FORMAT, those of one 60 to 64. */
        private static int alignment(int format) {
            if (format >= 60 && format <= 64) return 1;
            return format >= 48 && format < 60 ? 2 : 4;
        }

        /** The contents, whatever the id. */
        Contents contents() {
            return contents;
        }
    }

    private record Key(int layout, int shader, int unbound) {}

    /** Contents of an input layout, as a key. */
    record Contents(List<Element> elements, List<Integer> strides) {
        Contents {
            elements = List.copyOf(elements);
            strides = List.copyOf(strides);
        }
    }

    private final DeviceCore device;
    private final Map<Key, Input> known = new HashMap<>();
    private final Map<Contents, Input> inputs = new HashMap<>();
    private final List<Input> byId = new ArrayList<>();

    VertexInputs(DeviceCore device) {
        this.device = device;
    }

    synchronized Input byId(int id) {
        return byId.get(id);
    }

    public synchronized Input get(int layout, GraphicsProgram program, int unbound) {
        Key k = new Key(layout, program.vertex.id, unbound);
        Input there = known.get(k);
        if (there != null) return there;
        Input made = make(device.states().vertexLayout.get(layout), program, unbound);
        known.put(k, made);
        return made;
    }

    private Input make(VertexLayout layout, GraphicsProgram program, int unbound) {
        List<Element> elements = new ArrayList<>();
        Shader shader = program.vertex.shader;
        Map<Integer, Form> forms = program.key.forms.byLocation();
        for (Variable v : shader.inputs) {
            if (v.builtin != Builtin.NONE) continue;
            int halves = v.slotsPerElement();
            for (int i = 0; i < v.elements() * halves; i++) {
                int location = v.location + i;
                Form form = forms.get(location);
                if (form != null && !LowerVertexFetch.applies(v, form)) form = null;
                elements.add(element(layout, v, form, location, location, halves == 2 ? i & 1 : 0, unbound));
                if (form == null) continue;
                int[] more = LowerVertexFetch.places(shader, forms, location);
                for (int m = 0; m < more.length; m++) {
                    elements.add(element(layout, v, form, location, more[m], m + 1, unbound));
                }
            }
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
    boolean isPossible(Contents c, GraphicsProgram program) {
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
        Shader shader = program.vertex.shader;
        Map<Integer, Form> forms = program.key.forms.byLocation();
        long read = shader.inputs.stream()
                .filter(v -> v.builtin == Builtin.NONE)
                .flatMapToInt(v -> IntStream.concat(
                        IntStream.range(v.location, v.location + v.elements() * v.slotsPerElement()),
                        IntStream.of(LowerVertexFetch.places(shader, forms, v.location))))
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

    /**
     * What a register is fed with.
     *
     * @param form how floats are made of integers there, null where they are fetched as they are
     * @param from the location in the layout, of the first half
     * @param part which half of doubles or of other 64 bits, or which component of those that are fetched one by one
     */
    private Element element(
            VertexLayout layout, Variable v, @Nullable Form form, int from, int location, int part, int unbound) {
        boolean integers = form != null && !form.kind().isFloats() || v.type().kind() != ScalarKind.F32;
        boolean fed = false;
        for (VertexLayout.Element e : layout.elements()) {
            if (e.location() != (form == null ? location - part : from)) continue;
            fed = true;
            int format = format(e.format(), form, part);
            if ((unbound & 1 << e.binding()) != 0 || format == 0) break;
            VertexLayout.Binding b = layout.bindings().get(e.binding());
            boolean apart = form != null && form.kind().isApart();
            int offset = e.offset() + part * (apart ? e.format().blockBytes() / 3 : 16);
            return new Element(location, format, e.binding(), offset, b.divisor() > 0, b.divisor());
        }
        int offset = !fed ? location * 16 : integers ? ContextState.UNBOUND_INT : ContextState.UNBOUND_FLOAT;
        return new Element(location, device.formats.vertex(constant(v, form)), CONSTANTS, offset, false, 0);
    }

    private int format(Format own, @Nullable Form form, int half) {
        if (half == 0 && form == null) return device.formats.vertex(own);
        if (form != null && form.kind().isApart()) half = 0;
        Format words = half == 1 || form == null
                ? AttributeForms.wide(own.channels().length, half)
                : AttributeForms.words(form, own);
        return words == null ? 0 : device.formats.vertex(words);
    }

    private static Format constant(Variable v, @Nullable Form form) {
        if (form != null && form.kind() != LowerVertexFetch.Kind.INTEGERS_APART) return AttributeForms.constant(form);
        return switch (v.type().kind()) {
            case F32 -> Format.R32G32B32A32_FLOAT;
            case F64, I64 -> Format.R32G32B32A32_UINT;
            default -> v.unsigned ? Format.R32G32B32A32_UINT : Format.R32G32B32A32_SINT;
        };
    }

    /** A shader is gone: its ids never come back. */
    synchronized void forget(D3d12Shader shader) {
        known.keySet().removeIf(k -> k.shader == shader.id);
    }
}
