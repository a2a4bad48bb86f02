package tepui.drivers.vulkan.spirv;

import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.spirv.Spv;

/** Writer of instructions to the current function, which knows the block they go to. */
final class CodeWriter {
    final ModuleWriter module;
    private final Words out;
    private int block;

    CodeWriter(ModuleWriter module) {
        this.module = module;
        this.out = module.functions;
    }

    /** The label of the current block. */
    int block() {
        return block;
    }

    void label(int id) {
        out.op(Spv.Op.OpLabel, id);
        block = id;
    }

    /** An instruction without a result. */
    void effect(int opcode, int... operands) {
        out.op(opcode, operands);
    }

    /** An instruction with a result. */
    int op(int opcode, int type, int... operands) {
        int id = module.newId();
        opInto(id, opcode, type, operands);
        return id;
    }

    void opInto(int id, int opcode, int type, int... operands) {
        int at = out.begin(opcode);
        out.add(type);
        out.add(id);
        for (int operand : operands) out.add(operand);
        out.end(at);
    }

    int op(int opcode, Type type, int... operands) {
        return op(opcode, module.type(type), operands);
    }

    /** An instruction of GLSL.std.450. */
    int ext(int instruction, int type, int... operands) {
        int id = module.newId();
        int at = out.begin(Spv.Op.OpExtInst);
        out.add(type);
        out.add(id);
        out.add(module.std450());
        out.add(instruction);
        for (int operand : operands) out.add(operand);
        out.end(at);
        return id;
    }

    int ext(int instruction, Type type, int... operands) {
        return ext(instruction, module.type(type), operands);
    }

    // ---- often needed ----------------------------------------------------------------------------------------------

    /** a where the condition holds; a scalar condition is made as wide as the values. */
    int select(Type type, int condition, boolean scalarCondition, int a, int b) {
        int c = condition;
        if (scalarCondition && !type.isScalar() && module.options.minorVersion < 4) {
            c = splat(type.withKind(ScalarKind.BOOL), condition);
        }
        return op(Spv.Op.OpSelect, type, c, a, b);
    }

    int splat(Type type, int scalar) {
        if (type.isScalar()) return scalar;
        int[] parts = new int[type.width()];
        java.util.Arrays.fill(parts, scalar);
        return op(Spv.Op.OpCompositeConstruct, type, parts);
    }

    int construct(Type type, int[] parts) {
        return parts.length == 1 ? parts[0] : op(Spv.Op.OpCompositeConstruct, type, parts);
    }

    /** Component {@code c} of a value of {@code type}. */
    int component(Type type, int value, int c) {
        return type.isScalar() ? value : op(Spv.Op.OpCompositeExtract, type.scalar(), value, c);
    }

    /** The first {@code width} components. */
    int firstComponents(Type type, int value, int width) {
        if (type.width() == width) return value;
        if (width == 1) return component(type, value, 0);
        int[] operands = new int[2 + width];
        operands[0] = value;
        operands[1] = value;
        for (int c = 0; c < width; c++) operands[2 + c] = c;
        return op(Spv.Op.OpVectorShuffle, type.withWidth(width), operands);
    }

    int add(int a, int constant) {
        return constant == 0 ? a : op(Spv.Op.OpIAdd, Type.I32, a, module.i32(constant));
    }

    /** At most {@code most}, unsigned: an index that stays inside. */
    int atMost(int index, int most) {
        return ext(Spv.Std450.UMin, Type.I32, index, module.i32(most));
    }

    int load(int type, int pointer) {
        return op(Spv.Op.OpLoad, type, pointer);
    }

    void store(int pointer, int value) {
        out.op(Spv.Op.OpStore, pointer, value);
    }

    int chain(int storageClass, int type, int base, int... indices) {
        int[] operands = new int[1 + indices.length];
        operands[0] = base;
        System.arraycopy(indices, 0, operands, 1, indices.length);
        return op(Spv.Op.OpAccessChain, module.pointer(storageClass, type), operands);
    }

    // ---- code under a condition ------------------------------------------------------------------------------------

    /** Starts code that runs only where the condition holds; returns what {@link #endIf} wants. */
    int beginIf(int condition) {
        int inside = module.newId();
        int merge = module.newId();
        out.op(Spv.Op.OpSelectionMerge, merge, Spv.SelectionControl.None);
        out.op(Spv.Op.OpBranchConditional, condition, inside, merge);
        label(inside);
        return merge;
    }

    void endIf(int merge) {
        out.op(Spv.Op.OpBranch, merge);
        label(merge);
    }
}
