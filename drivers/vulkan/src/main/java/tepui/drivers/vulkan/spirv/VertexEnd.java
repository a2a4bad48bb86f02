package tepui.drivers.vulkan.spirv;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builtin;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Variable;
import tepui.ir.pass.LowerWideInterface;
import tepui.ir.spirv.Spv;
import tepui.pipe.StreamOutputLayout;

/**
 * Epilogue of a vertex in the last stage before the rasteriser: depth conventions, clip distances that are switched
 * off, the driver's point size, and copies of what transform feedback takes in parts or as it was before. Outputs are
 * read back for that; compilers keep them in registers.
 */
final class VertexEnd {
    private final Shader shader;
    private final ModuleWriter module;
    private final CodeWriter code;
    private final InterfaceVariables variables;
    private final Buffers buffers;
    private final SpirvVariant variant;
    /** Which outputs hold the halves of what was wider in the shader as it was given. */
    private final LowerWideInterface wide;

    private final List<Copy> copies = new ArrayList<>();
    private int ownPointSize;

    /** Words of an output that are copied to a variable of their own. */
    private record Copy(Variable from, int element, int firstWord, int words, int to) {}

    VertexEnd(
            Shader shader,
            CodeWriter code,
            InterfaceVariables variables,
            Buffers buffers,
            SpirvVariant variant,
            LowerWideInterface wide) {
        this.shader = shader;
        this.module = code.module;
        this.code = code;
        this.variables = variables;
        this.buffers = buffers;
        this.variant = variant;
        this.wide = wide;
    }

    /** Declares what is needed; before any code. */
    void prepare() {
        if (!variant.lastVertexStage()) return;
        if (variant.pointSize() == SpirvVariant.PointSize.FROM_DRIVER && variables.hasPointSize()) declarePointSize();
        StreamOutputLayout layout = variant.streamOutput();
        if (layout != null && !layout.outputs().isEmpty()) streamOutput(layout);
    }

    private void declarePointSize() {
        Variable v = output(Builtin.POINT_SIZE);
        if (v == null) {
            v = new Variable(Variable.Mode.OUTPUT, "point_size", Type.F32, 0);
            v.builtin = Builtin.POINT_SIZE;
        }
        ownPointSize = variables.slot(v).id();
    }

    private @Nullable Variable output(Builtin builtin) {
        for (Variable v : shader.outputs) {
            if (v.builtin == builtin) return v;
        }
        return null;
    }

    /** Before EMIT_VERTEX, or before the shader returns. */
    void emit() {
        if (!variant.lastVertexStage()) return;
        // What is captured is what the shader wrote.
        for (Copy copy : copies) copy(copy);
        if (variant.clipMinusWToW()) position();
        if (variant.clipDistances() != -1) clipDistances();
        if (ownPointSize != 0) {
            int size = code.op(Spv.Op.OpBitcast, Type.F32, buffers.push(PushWords.POINT_SIZE));
            code.store(ownPointSize, size);
        }
    }

    /** Does it change this output behind the shader's back? */
    private boolean changes(Variable v) {
        return switch (v.builtin) {
            case POSITION -> variant.clipMinusWToW();
            case CLIP_DISTANCE -> variant.clipDistances() != -1;
            case POINT_SIZE -> ownPointSize != 0;
            default -> false;
        };
    }

    private void position() {
        Variable v = output(Builtin.POSITION);
        InterfaceVariables.Slot slot = v == null ? null : variables.used(v);
        if (slot == null) return;
        int p = code.load(slot.type(), slot.id());
        int z = code.component(Type.F32X4, p, 2);
        int w = code.component(Type.F32X4, p, 3);
        int sum = code.op(Spv.Op.OpFAdd, Type.F32, z, w);
        int half = code.op(Spv.Op.OpFMul, Type.F32, sum, module.f32(0.5f));
        code.store(slot.id(), code.op(Spv.Op.OpCompositeInsert, Type.F32X4, half, p, 2));
    }

    /** Clip distances that are off are never below 0; fragments read the others as they were put out. */
    private void clipDistances() {
        Variable v = output(Builtin.CLIP_DISTANCE);
        InterfaceVariables.Slot slot = v == null ? null : variables.used(v);
        if (v == null || slot == null) return;
        for (int e = 0; e < v.arrayLength(); e++) {
            if ((variant.clipDistances() >> e & 1) != 0) continue;
            int at = code.chain(slot.storageClass(), slot.type(), slot.id(), module.i32(e));
            code.store(at, code.ext(Spv.Std450.NMax, Type.F32, code.load(slot.type(), at), module.f32(0)));
        }
    }

    // ---- transform feedback ----------------------------------------------------------------------------------------

    private void streamOutput(StreamOutputLayout layout) {
        module.capability(
                Spv.Capability.TransformFeedback, module.options.transformFeedback, "VK_EXT_transform_feedback");
        List<Variable> whole = new ArrayList<>();
        // In words: parts share locations, of which devices have as few as 16.
        int place = 4 * freeLocation();
        for (StreamOutputLayout.Output o : layout.outputs()) {
            Variable v = find(o.variable());
            if (v == null) continue;
            boolean all = !v.isArray()
                    && !changes(v)
                    && o.firstComponent() == 0
                    && o.components() == v.type().width()
                    && !whole.contains(v);
            int id = variables.slot(v).id();
            int stride = layout.strides().get(o.buffer());
            if (all) {
                whole.add(v);
                capture(id, o.buffer(), stride, o.offset());
                continue;
            }
            // Of halves, what is beyond the first one's four words lies in the next.
            int element = wide.isHalves(v) ? 2 * o.element() : o.element();
            int count = 0;
            for (int word = 0; word < o.components(); word += count) {
                int first = o.firstComponent() + word;
                count = Math.min(4 - first % 4, o.components() - word);
                Type type = Type.of(ScalarKind.I32, count);
                int at = element + first / 4;
                Variable from = wide.half(v, at);
                int part = module.variable("captured_" + from.name(), Spv.StorageClass.Output, module.type(type), 0);
                if (place % 4 + count > 4) place += 4 - place % 4;
                module.decorate(part, Spv.Decoration.Location, place / 4);
                if (place % 4 != 0) module.decorate(part, Spv.Decoration.Component, place % 4);
                place += count;
                if (v.stream != 0) variables.stream(part, v.stream);
                copies.add(new Copy(from, at, first % 4, count, part));
                capture(part, o.buffer(), stride, o.offset() + 4 * word);
            }
        }
    }

    private void capture(int id, int buffer, int stride, int offset) {
        module.decorate(id, Spv.Decoration.XfbBuffer, buffer);
        module.decorate(id, Spv.Decoration.XfbStride, stride);
        module.decorate(id, Spv.Decoration.Offset, offset);
    }

    private @Nullable Variable find(String name) {
        for (Variable v : shader.outputs) {
            if (v.name().equals(name)) return v;
        }
        return null;
    }

    private int freeLocation() {
        int free = 0;
        for (Variable v : shader.outputs) {
            if (v.builtin == Builtin.NONE) {
                free = Math.max(free, v.location + v.elements() * v.slotsPerElement());
            }
        }
        return free;
    }

    private void copy(Copy copy) {
        Variable v = copy.from;
        InterfaceVariables.Slot slot = variables.slot(v);
        int pointer = v.isArray()
                ? code.chain(slot.storageClass(), slot.type(), slot.id(), module.i32(copy.element))
                : slot.id();
        int value = code.load(slot.type(), pointer);
        int[] words = new int[copy.words];
        for (int w = 0; w < words.length; w++) words[w] = word(v.type(), value, copy.firstWord + w);
        code.store(copy.to, code.construct(Type.of(ScalarKind.I32, words.length), words));
    }

    private int word(Type type, int value, int word) {
        int scalar = code.component(type, value, word);
        return type.kind() == ScalarKind.I32 ? scalar : code.op(Spv.Op.OpBitcast, Type.I32, scalar);
    }
}
