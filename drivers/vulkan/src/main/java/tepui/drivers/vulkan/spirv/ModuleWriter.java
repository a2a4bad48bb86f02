package tepui.drivers.vulkan.spirv;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.spirv.Spv;

/**
 * Writer of a module: ids, the sections in the order that SPIR-V wants, and types and constants, each declared once.
 * Integers are unsigned throughout ({@link tepui.ir} has no signs; operations say how they read bits), but where an
 * interface or an image must say its sign.
 */
final class ModuleWriter {
    final SpirvOptions options;
    final Words modes = new Words();
    private final Words strings = new Words();
    final Words names = new Words();
    final Words decorations = new Words();
    final Words globals = new Words();
    final Words functions = new Words();

    private final String shader;
    private final TreeSet<Integer> capabilities = new TreeSet<>();
    private final TreeSet<String> extensions = new TreeSet<>();
    private final List<Integer> interfaceIds = new ArrayList<>();
    private final Map<Key, Integer> declared = new HashMap<>();
    private final int[][] types = new int[ScalarKind.values().length][5];
    private int nextId = 1;
    private final int std450 = newId();

    /** Key by which declarations are equal. */
    private record Key(int opcode, int[] operands) {
        @Override
        public boolean equals(Object o) {
            return o instanceof Key k && k.opcode == opcode && Arrays.equals(k.operands, operands);
        }

        @Override
        public int hashCode() {
            return opcode * 31 + Arrays.hashCode(operands);
        }
    }

    ModuleWriter(String shader, SpirvOptions options) {
        this.shader = shader;
        this.options = options;
        capabilities.add(Spv.Capability.Shader);
    }

    int newId() {
        return nextId++;
    }

    /** The extended instruction set's id. */
    int std450() {
        return std450;
    }

    // ---- capabilities ----------------------------------------------------------------------------------------------

    void capability(int capability) {
        capabilities.add(capability);
    }

    boolean has(int capability) {
        return capabilities.contains(capability);
    }

    /** Declares a capability that the device has or not. */
    void capability(int capability, boolean there, String feature) {
        if (!there) throw missing(feature);
        capabilities.add(capability);
    }

    /** Exception for a device that lacks {@code feature}. */
    MissingCapabilityException missing(String feature) {
        return new MissingCapabilityException(shader, feature);
    }

    void extension(String name) {
        extensions.add(name);
    }

    // ---- types -----------------------------------------------------------------------------------------------------

    /** A type or constant without decorations of its own: one id for equal ones. */
    int declare(int opcode, int... operands) {
        return declared.computeIfAbsent(new Key(opcode, operands), k -> fresh(opcode, operands));
    }

    /** A type of its own, to be decorated. */
    int fresh(int opcode, int... operands) {
        int id = newId();
        int at = globals.begin(opcode);
        boolean constant = isConstant(opcode);
        if (constant) globals.add(operands[0]);
        globals.add(id);
        for (int i = constant ? 1 : 0; i < operands.length; i++) globals.add(operands[i]);
        globals.end(at);
        return id;
    }

    private static boolean isConstant(int opcode) {
        return opcode >= Spv.Op.OpConstantTrue && opcode <= Spv.Op.OpSpecConstantOp;
    }

    int type(Type type) {
        int[] row = types[type.kind().ordinal()];
        if (row[type.width()] == 0) row[type.width()] = makeType(type);
        return row[type.width()];
    }

    private int makeType(Type type) {
        if (type.width() > 1) return declare(Spv.Op.OpTypeVector, type(type.scalar()), type.width());
        return switch (type.kind()) {
            case BOOL -> declare(Spv.Op.OpTypeBool);
            case I32 -> declare(Spv.Op.OpTypeInt, 32, 0);
            case F32 -> declare(Spv.Op.OpTypeFloat, 32);
            case I64 -> {
                capability(Spv.Capability.Int64, options.int64, "shaderInt64");
                yield declare(Spv.Op.OpTypeInt, 64, 0);
            }
            case F64 -> {
                capability(Spv.Capability.Float64, options.float64, "shaderFloat64");
                yield declare(Spv.Op.OpTypeFloat, 64);
            }
        };
    }

    /** i32 components that say they are signed. */
    int signedType(int width) {
        int scalar = declare(Spv.Op.OpTypeInt, 32, 1);
        return width == 1 ? scalar : declare(Spv.Op.OpTypeVector, scalar, width);
    }

    int voidType() {
        return declare(Spv.Op.OpTypeVoid);
    }

    int pointer(int storageClass, int type) {
        return declare(Spv.Op.OpTypePointer, storageClass, type);
    }

    int array(int type, int length) {
        return declare(Spv.Op.OpTypeArray, type, i32(length));
    }

    // ---- constants -------------------------------------------------------------------------------------------------

    int i32(int v) {
        return declare(Spv.Op.OpConstant, type(Type.I32), v);
    }

    int f32(float v) {
        return declare(Spv.Op.OpConstant, type(Type.F32), Float.floatToRawIntBits(v));
    }

    int bool(boolean v) {
        return declare(v ? Spv.Op.OpConstantTrue : Spv.Op.OpConstantFalse, type(Type.BOOL));
    }

    /** One component from its raw bits. */
    int scalar(ScalarKind kind, long bits) {
        Type type = Type.of(kind, 1);
        if (kind == ScalarKind.BOOL) return bool(bits != 0);
        if (!kind.is64()) return declare(Spv.Op.OpConstant, type(type), (int) bits);
        return declare(Spv.Op.OpConstant, type(type), (int) bits, (int) (bits >>> 32));
    }

    /** The same bits in each component. */
    int splat(Type type, long bits) {
        long[] all = new long[type.width()];
        Arrays.fill(all, bits);
        return constant(type, all, 0);
    }

    /** Components {@code from} and on of {@code bits}. */
    int constant(Type type, long[] bits, int from) {
        if (type.isScalar()) return scalar(type.kind(), bits[from]);
        int[] operands = new int[1 + type.width()];
        operands[0] = type(type);
        for (int c = 0; c < type.width(); c++) operands[1 + c] = scalar(type.kind(), bits[from + c]);
        return declare(Spv.Op.OpConstantComposite, operands);
    }

    /** A vector of signed or unsigned i32 constants. */
    int composite(int type, int... parts) {
        int[] operands = new int[1 + parts.length];
        operands[0] = type;
        System.arraycopy(parts, 0, operands, 1, parts.length);
        return declare(Spv.Op.OpConstantComposite, operands);
    }

    /** All zero. */
    int nullOf(int type) {
        return declare(Spv.Op.OpConstantNull, type);
    }

    // ---- variables, names, decorations -----------------------------------------------------------------------------

    /** A variable outside of functions; {@code initializer} is a constant's id or 0. */
    int variable(String name, int storageClass, int type, int initializer) {
        int id = newId();
        int pointer = pointer(storageClass, type);
        if (initializer == 0) globals.op(Spv.Op.OpVariable, pointer, id, storageClass);
        else globals.op(Spv.Op.OpVariable, pointer, id, storageClass, initializer);
        boolean io = storageClass == Spv.StorageClass.Input || storageClass == Spv.StorageClass.Output;
        if (io || options.minorVersion >= 4) interfaceIds.add(id);
        name(id, name);
        return id;
    }

    void name(int id, String name) {
        if (!options.debug || name.isEmpty()) return;
        int at = names.begin(Spv.Op.OpName);
        names.add(id);
        names.string(name);
        names.end(at);
    }

    /** The id of a source file's name. */
    int file(String name) {
        int id = newId();
        int at = strings.begin(Spv.Op.OpString);
        strings.add(id);
        strings.string(name);
        strings.end(at);
        return id;
    }

    void memberName(int struct, int member, String name) {
        if (!options.debug) return;
        int at = names.begin(Spv.Op.OpMemberName);
        names.add(struct);
        names.add(member);
        names.string(name);
        names.end(at);
    }

    void decorate(int id, int decoration, int... operands) {
        int at = decorations.begin(Spv.Op.OpDecorate);
        decorations.add(id);
        decorations.add(decoration);
        for (int operand : operands) decorations.add(operand);
        decorations.end(at);
    }

    void decorateMember(int struct, int member, int decoration, int... operands) {
        int at = decorations.begin(Spv.Op.OpMemberDecorate);
        decorations.add(struct);
        decorations.add(member);
        decorations.add(decoration);
        for (int operand : operands) decorations.add(operand);
        decorations.end(at);
    }

    // ---- the end ---------------------------------------------------------------------------------------------------

    /** All sections together, with {@code entry} as {@code main}. */
    int[] finish(int executionModel, int entry) {
        Words all = new Words();
        all.add(Spv.MAGIC);
        all.add(1 << 16 | options.minorVersion << 8);
        all.add(0);
        all.add(nextId);
        all.add(0);
        for (int capability : capabilities) all.op(Spv.Op.OpCapability, capability);
        for (String extension : extensions) {
            int at = all.begin(Spv.Op.OpExtension);
            all.string(extension);
            all.end(at);
        }
        int at = all.begin(Spv.Op.OpExtInstImport);
        all.add(std450);
        all.string("GLSL.std.450");
        all.end(at);
        all.op(Spv.Op.OpMemoryModel, Spv.AddressingModel.Logical, Spv.MemoryModel.GLSL450);
        at = all.begin(Spv.Op.OpEntryPoint);
        all.add(executionModel);
        all.add(entry);
        all.string("main");
        for (int id : interfaceIds) all.add(id);
        all.end(at);
        all.addAll(modes);
        all.addAll(strings);
        all.addAll(names);
        all.addAll(decorations);
        all.addAll(globals);
        all.addAll(functions);
        return all.toArray();
    }
}
