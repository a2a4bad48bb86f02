package tepui.drivers.vulkan.spirv;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import tepui.ir.spirv.Spv;

/**
 * Modules as text for people: {@code %7.color = FMul f32x4 %5 %6}. Types are written out where they are used, ids have the
 * names of OpName, enumerations their own. It knows what {@link ModuleWriter} writes; of other modules it shows plain numbers.
 */
final class Disassembly {
    private static final Map<Integer, String> OPS = names(Spv.Op.class, "Op");
    private static final Map<Integer, String> FUNCTIONS = names(Spv.Std450.class, "");
    private static final Map<Integer, String> CAPABILITIES = names(Spv.Capability.class, "");
    private static final Map<Integer, String> DECORATIONS = names(Spv.Decoration.class, "");
    private static final Map<Integer, String> BUILTINS = names(Spv.BuiltIn.class, "");
    private static final Map<Integer, String> MODES = names(Spv.ExecutionMode.class, "");
    private static final Map<Integer, String> STORAGE = names(Spv.StorageClass.class, "");

    private final int[] words;
    private final StringBuilder out = new StringBuilder();
    private final Map<Integer, String> names = new HashMap<>();
    private final Map<Integer, String> types = new HashMap<>();
    private final Map<Integer, String> constants = new HashMap<>();
    private int depth;

    private Disassembly(int[] words) {
        this.words = words;
    }

    private static Map<Integer, String> names(Class<?> numbers, String prefix) {
        Map<Integer, String> names = new HashMap<>();
        try {
            for (Field f : numbers.getDeclaredFields()) {
                if (!Modifier.isStatic(f.getModifiers()) || f.getType() != int.class) continue;
                names.putIfAbsent(f.getInt(null), f.getName().substring(prefix.length()));
            }
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("Disassembly: the numbers are public", e);
        }
        return names;
    }

    /** The text; words that are no module are an IllegalArgumentException. */
    static String of(int[] words) {
        if (words.length < 5 || words[0] != Spv.MAGIC) {
            throw new IllegalArgumentException("Disassembly: the words are no SPIR-V module");
        }
        Disassembly d = new Disassembly(words);
        d.out.append("; SPIR-V ").append(words[1] >> 16 & 255).append('.').append(words[1] >> 8 & 255);
        d.out.append(", ids below ").append(words[3]).append('\n');
        d.each(true);
        d.each(false);
        return d.out.toString();
    }

    private void each(boolean naming) {
        for (int at = 5; at < words.length; ) {
            int count = words[at] >>> 16;
            if (count == 0 || at + count > words.length) {
                throw new IllegalArgumentException("Disassembly: the instruction at word " + at + " has " + count
                        + " words, there are " + (words.length - at));
            }
            int op = words[at] & 0xffff;
            if (naming) name(op, at, count);
            else line(op, at, count);
            at += count;
        }
    }

    private void name(int op, int at, int count) {
        if (op == Spv.Op.OpName && count > 2) names.put(words[at + 1], string(at + 2, at + count));
    }

    private String string(int from, int to) {
        ByteBuffer bytes = ByteBuffer.allocate((to - from) * 4).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = from; i < to; i++) bytes.putInt(words[i]);
        String text = new String(bytes.array(), StandardCharsets.UTF_8);
        int end = text.indexOf('\0');
        return end < 0 ? text : text.substring(0, end);
    }

    private String id(int id) {
        String constant = constants.get(id);
        if (constant != null) return constant;
        String name = names.get(id);
        return name == null ? "%" + id : "%" + id + "." + name;
    }

    private String type(int id) {
        return types.getOrDefault(id, id(id));
    }

    private static String known(Map<Integer, String> names, int number) {
        return names.getOrDefault(number, Integer.toString(number));
    }

    // ---- lines -----------------------------------------------------------------------------------------------------

    private void line(int op, int at, int count) {
        int[] operands = java.util.Arrays.copyOfRange(words, at + 1, at + count);
        switch (op) {
            case Spv.Op.OpName, Spv.Op.OpMemberName, Spv.Op.OpString -> {}
            case Spv.Op.OpCapability -> plain("Capability " + known(CAPABILITIES, operands[0]));
            case Spv.Op.OpExtension -> plain("Extension " + string(at + 1, at + count));
            case Spv.Op.OpExtInstImport, Spv.Op.OpMemoryModel -> {}
            case Spv.Op.OpEntryPoint -> plain("EntryPoint " + id(operands[1]));
            case Spv.Op.OpExecutionMode -> plain("ExecutionMode " + known(MODES, operands[1]) + numbers(operands, 2));
            case Spv.Op.OpDecorate -> plain("Decorate " + id(operands[0]) + decoration(operands, 1));
            case Spv.Op.OpMemberDecorate ->
                plain("Decorate " + id(operands[0]) + "[" + operands[1] + "]" + decoration(operands, 2));
            case Spv.Op.OpTypeVoid -> types.put(operands[0], "void");
            case Spv.Op.OpTypeBool -> types.put(operands[0], "bool");
            case Spv.Op.OpTypeInt -> types.put(operands[0], (operands[2] == 0 ? "u" : "i") + operands[1]);
            case Spv.Op.OpTypeFloat -> types.put(operands[0], "f" + operands[1]);
            case Spv.Op.OpTypeVector -> types.put(operands[0], type(operands[1]) + "x" + operands[2]);
            case Spv.Op.OpTypeArray -> types.put(operands[0], type(operands[1]) + "[" + id(operands[2]) + "]");
            case Spv.Op.OpTypeRuntimeArray -> types.put(operands[0], type(operands[1]) + "[]");
            case Spv.Op.OpTypePointer -> types.put(operands[0], known(STORAGE, operands[1]) + "*" + type(operands[2]));
            case Spv.Op.OpTypeSampledImage -> types.put(operands[0], "sampled " + type(operands[1]));
            case Spv.Op.OpTypeImage -> types.put(operands[0], image(operands));
            case Spv.Op.OpTypeStruct -> struct(operands);
            case Spv.Op.OpTypeFunction -> types.put(operands[0], "function");
            case Spv.Op.OpConstantTrue -> constants.put(operands[1], "true");
            case Spv.Op.OpConstantFalse -> constants.put(operands[1], "false");
            case Spv.Op.OpConstantNull -> constants.put(operands[1], "0:" + type(operands[0]));
            case Spv.Op.OpConstant -> constants.put(operands[1], constant(operands));
            case Spv.Op.OpConstantComposite ->
                constants.put(operands[1], "(" + ids(operands, 2).strip() + ")");
            case Spv.Op.OpFunction -> {
                plain("");
                plain("func " + id(operands[1]) + ": " + type(operands[0]));
                depth = 1;
            }
            case Spv.Op.OpFunctionEnd -> depth = 0;
            case Spv.Op.OpLabel -> {
                depth = 1;
                plain(id(operands[0]) + ":");
                depth = 2;
            }
            case Spv.Op.OpLine -> plain("; line " + operands[1]);
            case Spv.Op.OpVariable ->
                plain(id(operands[1]) + ": " + type(operands[0])
                        + (operands.length > 3 ? " = " + id(operands[3]) : ""));
            case Spv.Op.OpExtInst -> result(operands, known(FUNCTIONS, operands[3]) + ids(operands, 4));
            case Spv.Op.OpCompositeExtract, Spv.Op.OpVectorShuffle, Spv.Op.OpCompositeInsert -> {
                int ids = op == Spv.Op.OpCompositeExtract ? 3 : 4;
                result(
                        operands,
                        known(OPS, op) + ids(java.util.Arrays.copyOf(operands, ids), 2) + numbers(operands, ids));
            }
            default -> {
                if (isEffect(op)) plain(known(OPS, op) + ids(operands, 0));
                else result(operands, known(OPS, op) + ids(operands, 2));
            }
        }
    }

    private static boolean isEffect(int op) {
        return switch (op) {
            case Spv.Op.OpStore,
                    Spv.Op.OpBranch,
                    Spv.Op.OpBranchConditional,
                    Spv.Op.OpSelectionMerge,
                    Spv.Op.OpLoopMerge,
                    Spv.Op.OpReturn,
                    Spv.Op.OpReturnValue,
                    Spv.Op.OpKill,
                    Spv.Op.OpUnreachable,
                    Spv.Op.OpDemoteToHelperInvocation,
                    Spv.Op.OpImageWrite,
                    Spv.Op.OpControlBarrier,
                    Spv.Op.OpMemoryBarrier,
                    Spv.Op.OpEmitVertex,
                    Spv.Op.OpEndPrimitive,
                    Spv.Op.OpEmitStreamVertex,
                    Spv.Op.OpEndStreamPrimitive -> true;
            default -> false;
        };
    }

    private void plain(String text) {
        out.append("  ".repeat(depth)).append(text).append('\n');
    }

    private void result(int[] operands, String text) {
        if (operands.length < 2) {
            plain(text);
            return;
        }
        plain(id(operands[1]) + ": " + type(operands[0]) + " = " + text);
    }

    private String ids(int[] operands, int from) {
        StringBuilder text = new StringBuilder();
        for (int i = from; i < operands.length; i++) text.append(' ').append(id(operands[i]));
        return text.toString();
    }

    private static String numbers(int[] operands, int from) {
        StringBuilder text = new StringBuilder();
        for (int i = from; i < operands.length; i++) text.append(' ').append(operands[i]);
        return text.toString();
    }

    private static String decoration(int[] operands, int from) {
        String name = " " + known(DECORATIONS, operands[from]);
        if (operands[from] == Spv.Decoration.BuiltIn && operands.length > from + 1) {
            return name + " " + known(BUILTINS, operands[from + 1]);
        }
        return name + numbers(operands, from + 1);
    }

    private String image(int[] o) {
        String[] dimensions = {"1d", "2d", "3d", "cube", "rect", "buffer", "subpass"};
        String dimension = o[2] >= 0 && o[2] < dimensions.length ? dimensions[o[2]] : Integer.toString(o[2]);
        return "image<" + type(o[1]) + " " + dimension + (o[3] == 1 ? " shadow" : "") + (o[4] == 1 ? " array" : "")
                + (o[5] == 1 ? " ms" : "") + (o[6] == 2 ? " storage" : "") + ">";
    }

    private void struct(int[] operands) {
        StringBuilder text = new StringBuilder("{");
        for (int i = 1; i < operands.length; i++)
            text.append(i == 1 ? "" : ", ").append(type(operands[i]));
        types.put(operands[0], text.append('}').toString());
    }

    private String constant(int[] operands) {
        String type = type(operands[0]);
        if (type.equals("f32")) return Float.toString(Float.intBitsToFloat(operands[2])) + "f";
        if (operands.length < 4) return Integer.toString(operands[2]);
        long bits = operands[2] & 0xffffffffL | (long) operands[3] << 32;
        return type.equals("f64") ? Double.toString(Double.longBitsToDouble(bits)) : bits + "L";
    }
}
