package tepui.tools.bindgen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * Generator of Spv.java, for the Vulkan driver, which writes SPIR-V, and OpenGL, which reads it: the opcodes,
 * enumerants and extended instructions that a graphics compiler may write, from the grammars in the registry. What only
 * OpenCL kernels or one vendor's devices know is left out.
 */
final class SpirvConstants implements Generator {
    private static final Set<String> KINDS = Set.of(
            "AddressingModel",
            "BuiltIn",
            "Capability",
            "Decoration",
            "Dim",
            "ExecutionMode",
            "ExecutionModel",
            "FunctionControl",
            "GroupOperation",
            "ImageFormat",
            "ImageOperands",
            "LoopControl",
            "MemoryAccess",
            "MemoryModel",
            "MemorySemantics",
            "Scope",
            "SelectionControl",
            "StorageClass");

    private static final List<String> VENDORS =
            List.of("INTEL", "NV", "NVX", "AMD", "QCOM", "ARM", "HUAWEI", "IMG", "ALTERA");

    /** Names of one vendor that several devices or the software device know. */
    private static final Set<String> TAKEN = Set.of(
            "ShaderViewportMaskNV",
            "ViewportMaskNV",
            "ViewportRelativeNV",
            "ComputeDerivativeGroupQuadsNV",
            "ComputeDerivativeGroupLinearNV",
            "DerivativeGroupQuadsNV",
            "DerivativeGroupLinearNV");

    @Override
    public Path file() {
        return Path.of("ir/src/generated/java/tepui/ir/spirv/Spv.java");
    }

    @Override
    public boolean readsRegistry() {
        return true;
    }

    @Override
    public String text(Path root, Path registries) throws IOException {
        Object core = read(registries.resolve("spirv.core.grammar.json"));
        Object std450 = read(registries.resolve("extinst.glsl.std.450.grammar.json"));
        StringBuilder text = new StringBuilder("""
                package tepui.ir.spirv;

                /**
                 * Numbers of SPIR-V under their names there. Written by {@code ./tepui generate} from version %s.%s,
                 * revision %s of its grammar; not to be edited.
                 */
                public final class Spv {
                    public static final int MAGIC = %s;

                    private Spv() {}
                """.formatted(
                        Json.string(core, "major_version"),
                        Json.string(core, "minor_version"),
                        Json.string(core, "revision"),
                        Json.string(core, "magic_number").toLowerCase(java.util.Locale.ROOT)));
        begin(text, "Op", "Opcodes: the low half of an instruction's first word.");
        for (Object instruction : Json.list(core, "instructions")) {
            constant(text, Json.string(instruction, "opname"), Json.string(instruction, "opcode"));
        }
        text.append("    }\n");
        for (Object kind : Json.list(core, "operand_kinds")) {
            String name = Json.string(kind, "kind");
            if (!KINDS.contains(name)) continue;
            boolean mask = Json.string(kind, "category").equals("BitEnum");
            begin(text, name, mask ? "Bits of an operand." : "Values of an operand.");
            for (Object enumerant : Json.list(kind, "enumerants")) {
                String enumerantName = Json.string(enumerant, "enumerant");
                // 1D and 2D are no identifiers.
                if (Character.isDigit(enumerantName.charAt(0))) enumerantName = name + enumerantName;
                constant(text, enumerantName, Json.string(enumerant, "value"));
            }
            text.append("    }\n");
        }
        begin(text, "Std450", "Instructions of the extended set GLSL.std.450.");
        for (Object instruction : Json.list(std450, "instructions")) {
            constant(text, Json.string(instruction, "opname"), Json.string(instruction, "opcode"));
        }
        return text.append("    }\n}\n").toString();
    }

    private static void begin(StringBuilder text, String name, String comment) {
        text.append("\n    /** ").append(comment).append(" */\n");
        text.append("    public static final class ").append(name).append(" {\n");
        text.append("        private ").append(name).append("() {}\n\n");
    }

    private static void constant(StringBuilder text, String name, String value) {
        if (VENDORS.stream().anyMatch(name::endsWith) && !TAKEN.contains(name)) return;
        text.append("        public static final int ")
                .append(name)
                .append(" = ")
                .append(value)
                .append(";\n");
    }

    private static Object read(Path file) throws IOException {
        if (!Files.exists(file)) throw new IOException(file + " does not exist; './tepui fetch registries' brings it");
        try {
            return Json.parse(Files.readString(file));
        } catch (IllegalArgumentException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }
}
