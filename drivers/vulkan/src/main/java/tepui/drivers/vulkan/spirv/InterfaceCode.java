package tepui.drivers.vulkan.spirv;

import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.spirv.Spv;

/**
 * Code for loads and stores of inputs and outputs, and the built-ins that Vulkan has in another form than the contract.
 */
final class InterfaceCode {
    private final ModuleWriter module;
    private final CodeWriter code;
    private final InterfaceVariables variables;
    private final Buffers buffers;
    private final SpirvVariant variant;

    InterfaceCode(CodeWriter code, InterfaceVariables variables, Buffers buffers, SpirvVariant variant) {
        this.module = code.module;
        this.code = code;
        this.variables = variables;
        this.buffers = buffers;
        this.variant = variant;
    }

    /** LOAD_INPUT, LOAD_OUTPUT and interpolations. */
    int load(Instr i, Variable v) {
        if (v.builtin == Builtin.NONE && variables.isUnfed(v)) return module.nullOf(module.type(v.type()));
        switch (v.builtin) {
            case INSTANCE_ID -> {
                int index = input(Spv.BuiltIn.InstanceIndex, "instance_index");
                return code.op(Spv.Op.OpISub, Type.I32, index, baseInstance());
            }
            case BASE_INSTANCE -> {
                return baseInstance();
            }
            case BASE_VERTEX -> {
                if (!module.options.drawParameters) return buffers.push(PushWords.BASE_VERTEX);
                module.capability(Spv.Capability.DrawParameters);
                int base = input(Spv.BuiltIn.BaseVertex, "base_vertex");
                return code.op(Spv.Op.OpBitwiseAnd, Type.I32, base, buffers.push(PushWords.INDEXED_MASK));
            }
            case DRAW_ID -> {
                if (!module.options.drawParameters) return buffers.push(PushWords.DRAW_ID);
                module.capability(Spv.Capability.DrawParameters);
                int index = input(Spv.BuiltIn.DrawIndex, "draw_index");
                return code.op(Spv.Op.OpIAdd, Type.I32, index, buffers.push(PushWords.DRAW_ID));
            }
            case POINT_SIZE -> {
                if (!variables.hasPointSize()) return module.f32(1);
            }
            default -> {}
        }
        InterfaceVariables.Slot slot = variables.slot(v);
        int pointer = pointer(slot, v, i.args);
        if (i.op != Op.LOAD_INPUT && i.op != Op.LOAD_OUTPUT) return interpolate(i, v, pointer);
        int value = code.load(slot.type(), pointer);
        if (slot.signed()) value = code.op(Spv.Op.OpBitcast, v.type(), value);
        return switch (v.builtin) {
            case POINT_COORD -> pointCoord(value);
            default -> value;
        };
    }

    private int interpolate(Instr i, Variable v, int pointer) {
        module.capability(Spv.Capability.InterpolationFunction, module.options.sampleRateShading, "sampleRateShading");
        Value last = i.args.length == 0 ? null : i.args[i.args.length - 1];
        if (i.op == Op.INTERP_CENTROID || last == null) {
            return code.ext(Spv.Std450.InterpolateAtCentroid, v.type(), pointer);
        }
        int instruction = i.op == Op.INTERP_SAMPLE ? Spv.Std450.InterpolateAtSample : Spv.Std450.InterpolateAtOffset;
        return code.ext(instruction, v.type(), pointer, last.id);
    }

    private int input(int builtin, String name) {
        return code.load(module.type(Type.I32), variables.ownInput(builtin, Type.I32, name));
    }

    private int baseInstance() {
        if (!module.options.drawParameters) return buffers.push(PushWords.BASE_INSTANCE);
        module.capability(Spv.Capability.DrawParameters);
        return input(Spv.BuiltIn.BaseInstance, "base_instance");
    }

    private int pointCoord(int value) {
        int y = code.component(Type.F32X2, value, 1);
        int scale = code.op(Spv.Op.OpBitcast, Type.F32, buffers.push(PushWords.POINT_COORD_SCALE));
        int offset = code.op(Spv.Op.OpBitcast, Type.F32, buffers.push(PushWords.POINT_COORD_OFFSET));
        y = code.op(Spv.Op.OpFAdd, Type.F32, code.op(Spv.Op.OpFMul, Type.F32, y, scale), offset);
        return code.op(Spv.Op.OpCompositeInsert, Type.F32X2, y, value, 1);
    }

    void store(Instr i, Variable v) {
        // Vulkan has no edge flags, and the driver announces none.
        if (v.builtin == Builtin.EDGE_FLAG) return;
        if (v.builtin == Builtin.POINT_SIZE) {
            if (!variables.hasPointSize()) return;
            boolean asWritten = variant.pointSize() == SpirvVariant.PointSize.AS_WRITTEN || variant.captures(v.name());
            if (variant.lastVertexStage() && !asWritten) return;
        }
        InterfaceVariables.Slot slot = variables.slot(v);
        int pointer = pointer(slot, v, i.args);
        int value = i.args[v.addressOperands()].id;
        if (slot.signed())
            value = code.op(Spv.Op.OpBitcast, module.signedType(v.type().width()), value);
        if (v.builtin == Builtin.FRAG_DEPTH && module.options.clampDepth) value = clampedDepth(value);
        storeMasked(code, slot.storageClass(), slot.type(), signedOr(v, slot), pointer, value, v.type(), i.imm);
    }

    private int clampedDepth(int depth) {
        int least = code.op(Spv.Op.OpBitcast, Type.F32, buffers.push(PushWords.DEPTH_LEAST));
        int most = code.op(Spv.Op.OpBitcast, Type.F32, buffers.push(PushWords.DEPTH_MOST));
        int above = code.ext(Spv.Std450.FMax, Type.F32, depth, least);
        return code.ext(Spv.Std450.FMin, Type.F32, above, most);
    }

    private int signedOr(Variable v, InterfaceVariables.Slot slot) {
        return slot.signed() ? module.signedType(1) : module.type(v.type().scalar());
    }

    /** Stores the components of a mask, all at once if it is all. */
    static void storeMasked(
            CodeWriter code, int storageClass, int vector, int scalar, int pointer, int value, Type type, int mask) {
        if (mask == (1 << type.width()) - 1) {
            code.store(pointer, value);
            return;
        }
        for (int c = 0; c < type.width(); c++) {
            if ((mask >> c & 1) == 0) continue;
            int at = code.chain(storageClass, scalar, pointer, code.module.i32(c));
            code.store(at, code.op(Spv.Op.OpCompositeExtract, scalar, value, c));
        }
    }

    private int pointer(InterfaceVariables.Slot slot, Variable v, Value[] args) {
        int count = v.addressOperands();
        int[] indices = new int[count + (slot.extraIndex() ? 1 : 0)];
        for (int a = 0; a < count; a++) {
            boolean element = v.isArray() && a == count - 1;
            indices[a] = element ? inside(args[a], v.arrayLength() - 1) : args[a].id;
        }
        if (slot.extraIndex()) indices[count] = module.i32(0);
        return indices.length == 0 ? slot.id() : code.chain(slot.storageClass(), slot.type(), slot.id(), indices);
    }

    private int inside(Value index, int most) {
        if (!index.isConst()) return code.atMost(index.id, most);
        int c = index.constInt(0);
        return c >= 0 && c <= most ? index.id : module.i32(most);
    }
}
