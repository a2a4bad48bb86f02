package tepui.drivers.d3d12.dxbc;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Containers as text for people: the signatures, then an instruction a line. It knows what this package writes; of other
 * containers it shows plain numbers for what it has no name for.
 */
final class Disassembly {
    private static final String COMPONENTS = "xyzw";
    private static final String[] STAGES = {"ps", "vs", "gs", "hs", "ds", "cs"};
    private static final String[] TYPES = {"?", "uint", "sint", "float"};
    private static final String[] DIMENSIONS = {
        "unknown",
        "buffer",
        "texture1d",
        "texture2d",
        "texture2dms",
        "texture3d",
        "texturecube",
        "texture1darray",
        "texture2darray",
        "texture2dmsarray",
        "texturecubearray"
    };
    private static final String[] INTERPOLATIONS = {
        "undefined",
        "constant",
        "linear",
        "linear centroid",
        "linear noperspective",
        "linear noperspective centroid",
        "linear sample",
        "linear noperspective sample"
    };
    /** From bit 11 of the declaration on. */
    private static final String[] FLAGS = {
        "refactoringAllowed", "enableDoublePrecisionFloatOps", "forceEarlyDepthStencil", "enableRawAndStructuredBuffers"
    };

    private static final String[] RETURN_TYPES = {"?", "unorm", "snorm", "int", "uint", "float", "mixed"};
    private static final String[] DOMAINS = {"domain_undefined", "domain_isoline", "domain_tri", "domain_quad"};
    private static final String[] PARTITIONINGS = {
        "partitioning_undefined",
        "partitioning_integer",
        "partitioning_pow2",
        "partitioning_fractional_odd",
        "partitioning_fractional_even"
    };
    private static final String[] TESSELLATED = {
        "output_undefined", "output_point", "output_line", "output_triangle_cw", "output_triangle_ccw"
    };
    private static final String[] PRIMITIVES = {
        "undefined", "point", "line", "triangle", "undefined", "undefined", "line_adj", "triangle_adj"
    };
    private static final String[] TOPOLOGIES = {
        "undefined", "pointlist", "linelist", "linestrip", "trianglelist", "trianglestrip"
    };

    private final StringBuilder out = new StringBuilder();
    private ByteBuffer in = ByteBuffer.allocate(0);
    private int depth;

    private Disassembly() {}

    /** The text; bytes that are no container with code are an IllegalArgumentException. */
    static String of(byte[] container) {
        Disassembly d = new Disassembly();
        Map<String, byte[]> chunks = Container.chunks(container);
        try {
            for (Map.Entry<String, byte[]> c : chunks.entrySet()) {
                switch (c.getKey()) {
                    case "ISGN", "OSGN", "PCSG" -> d.signature(c.getKey(), c.getValue(), 24);
                    case "OSG5" -> d.signature(c.getKey(), c.getValue(), 28);
                    case "SHEX" -> {}
                    default ->
                        d.out.append("// ")
                                .append(c.getKey())
                                .append(": ")
                                .append(c.getValue().length)
                                .append(" bytes\n");
                }
            }
            byte[] code = chunks.get("SHEX");
            if (code == null) throw new IllegalArgumentException("Disassembly: the container has no code");
            d.code(code);
        } catch (IndexOutOfBoundsException | java.nio.BufferUnderflowException e) {
            throw new IllegalArgumentException("Disassembly: the container is cut off", e);
        }
        return d.out.toString();
    }

    // ---- signatures ------------------------------------------------------------------------------------------------

    private void signature(String name, byte[] chunk, int each) {
        ByteBuffer b = ByteBuffer.wrap(chunk).order(ByteOrder.LITTLE_ENDIAN);
        int count = b.getInt(0);
        out.append("// ").append(name).append('\n');
        for (int n = 0; n < count; n++) {
            int at = 8 + each * n;
            if (each == 28) {
                out.append("//   stream ").append(b.getInt(at)).append(',');
                at += 4;
            } else {
                out.append("//  ");
            }
            int text = b.getInt(at);
            int end = text;
            while (chunk[end] != 0) end++;
            out.append(' ').append(new String(chunk, text, end - text, StandardCharsets.US_ASCII));
            out.append(b.getInt(at + 4)).append(": ");
            int type = b.getInt(at + 12);
            out.append(type > 0 && type < TYPES.length ? TYPES[type] : Integer.toString(type));
            int register = b.getInt(at + 16);
            out.append(register < 0 ? " alone" : " register " + register);
            out.append('.').append(mask(b.get(at + 20))).append('\n');
        }
    }

    private static String mask(int mask) {
        StringBuilder s = new StringBuilder();
        for (int c = 0; c < 4; c++) if ((mask >> c & 1) != 0) s.append(COMPONENTS.charAt(c));
        return s.toString();
    }

    // ---- code ------------------------------------------------------------------------------------------------------

    private void code(byte[] chunk) {
        in = ByteBuffer.wrap(chunk).order(ByteOrder.LITTLE_ENDIAN);
        int version = in.getInt();
        int words = in.getInt();
        if (words < 2 || words > chunk.length / 4) {
            throw new IllegalArgumentException(
                    "Disassembly: the code says it has " + words + " words, it has " + chunk.length / 4);
        }
        int stage = version >>> 16;
        out.append(stage < STAGES.length ? STAGES[stage] : Integer.toString(stage));
        out.append('_')
                .append(version >> 4 & 15)
                .append('_')
                .append(version & 15)
                .append('\n');
        while (in.position() < 4 * words) {
            int start = in.position();
            int token = in.getInt();
            int length = token >>> 24 & 127;
            if ((token & 0x7ff) == Opcode.CUSTOMDATA.number()) {
                int data = in.getInt();
                out.append("dcl_immediateConstantBuffer")
                        .append(" // ")
                        .append(data - 2)
                        .append(" words\n");
                length = data;
            } else {
                instruction(token, start + 4 * Math.max(1, length));
            }
            if (length < 1) throw new IllegalArgumentException("Disassembly: an instruction has no length");
            in.position(start + 4 * length);
        }
    }

    private void instruction(int token, int end) {
        Opcode opcode = Opcode.of(token & 0x7ff);
        String offsets = "";
        for (int extended = token; extended < 0; ) {
            extended = in.getInt();
            if ((extended & 63) == 1) {
                offsets = "(" + (extended << 19 >> 28) + "," + (extended << 15 >> 28) + "," + (extended << 11 >> 28)
                        + ")";
            }
        }
        boolean closes = opcode == Opcode.ENDIF || opcode == Opcode.ENDLOOP || opcode == Opcode.ELSE;
        if (closes && depth > 0) depth--;
        out.repeat("  ", depth);
        if (opcode == Opcode.IF || opcode == Opcode.LOOP || opcode == Opcode.ELSE) depth++;
        out.append(opcode == null ? "opcode_" + (token & 0x7ff) : opcode.text());
        out.append(controls(opcode, token)).append(offsets);
        boolean declaration = opcode != null && opcode.isDeclaration();
        if (opcode != null && isOfViews(opcode)) {
            views(opcode, token);
        } else if (opcode == Opcode.DCL_INDEXABLETEMP) {
            out.append(" x")
                    .append(in.getInt())
                    .append('[')
                    .append(in.getInt())
                    .append("], ")
                    .append(in.getInt());
        } else {
            operands(opcode, end, declaration);
        }
        out.append('\n');
    }

    private void operands(@Nullable Opcode opcode, int end, boolean declaration) {
        boolean first = true;
        if (opcode == null || !declaration || hasOperand(opcode)) {
            while (in.position() < end && (first || !declaration)) {
                out.append(first ? " " : ", ");
                operand();
                first = false;
            }
        }
        while (in.position() < end) {
            out.append(first ? " " : ", ");
            first = false;
            int word = in.getInt();
            boolean siv = opcode != null
                    && (opcode.text().endsWith("_siv") || opcode.text().endsWith("_sgv"));
            if (siv) out.append(SystemValue.text(word));
            else if (opcode == Opcode.DCL_HS_MAX_TESSFACTOR)
                out.append("l(").append(Float.intBitsToFloat(word)).append(')');
            else out.append(word);
        }
    }

    // ---- declarations of views, samplers and constant buffers --------------------------------------------------

    private static boolean isOfViews(Opcode opcode) {
        return switch (opcode) {
            case DCL_CONSTANTBUFFER, DCL_SAMPLER, DCL_RESOURCE, DCL_UAV_TYPED, DCL_UAV_RAW -> true;
            default -> false;
        };
    }

    /** The number of the range and its first and last register, then what there is to say, and the register space. */
    private void views(Opcode opcode, int token) {
        int operand = in.getInt();
        OperandFile file = OperandFile.of(operand >> 12 & 255);
        String range = (file == null ? "?" : file.text()) + in.getInt() + "[" + in.getInt() + ":" + in.getInt() + "]";
        if (opcode == Opcode.DCL_RESOURCE || opcode == Opcode.DCL_UAV_TYPED) {
            int types = in.getInt();
            out.append(" (");
            for (int c = 0; c < 4; c++) {
                out.append(c == 0 ? "" : ",").append(name(RETURN_TYPES, types >> 4 * c & 15));
            }
            out.append(')');
        }
        out.append(' ').append(range);
        if (opcode == Opcode.DCL_CONSTANTBUFFER) {
            out.append('[').append(in.getInt()).append("], ");
            out.append((token >> 11 & 1) != 0 ? "dynamicIndexed" : "immediateIndexed");
        } else if (opcode == Opcode.DCL_SAMPLER) {
            out.append((token >> 11 & 15) != 0 ? ", mode_comparison" : ", mode_default");
        }
        out.append(", space=").append(in.getInt());
    }

    private static String name(String[] names, int number) {
        return number < names.length ? names[number] : Integer.toString(number);
    }

    private static String flags(int value) {
        StringBuilder s = new StringBuilder();
        for (int bit = 0; value >> bit != 0; bit++) {
            if ((value >> bit & 1) == 0) continue;
            s.append(s.isEmpty() ? " " : " | ").append(bit < FLAGS.length ? FLAGS[bit] : "bit" + (11 + bit));
        }
        return s.toString();
    }

    private static boolean hasOperand(Opcode opcode) {
        return switch (opcode) {
            case DCL_GLOBALFLAGS,
                    DCL_TEMPS,
                    DCL_INDEXABLETEMP,
                    DCL_OUTPUTTOPOLOGY,
                    DCL_INPUTPRIMITIVE,
                    DCL_MAXOUT,
                    DCL_GS_INSTANCE_COUNT,
                    DCL_THREAD_GROUP,
                    DCL_INPUT_CONTROL_POINT_COUNT,
                    DCL_OUTPUT_CONTROL_POINT_COUNT,
                    DCL_TESSELLATOR_DOMAIN,
                    DCL_TESSELLATOR_PARTITIONING,
                    DCL_TESSELLATOR_OUTPUT_PRIMITIVE,
                    DCL_HS_MAX_TESSFACTOR,
                    DCL_HS_FORK_PHASE_INSTANCE_COUNT,
                    DCL_HS_JOIN_PHASE_INSTANCE_COUNT -> false;
            default -> true;
        };
    }

    private static String controls(@Nullable Opcode opcode, int token) {
        int value = token >> 11 & 0x1fff;
        if (opcode == null) return "";
        return switch (opcode) {
            case IF, DISCARD, BREAKC, CONTINUEC, RETC -> (token & TokenWriter.NON_ZERO) != 0 ? "_nz" : "_z";
            case DCL_RESOURCE, DCL_UAV_TYPED -> "_" + name(DIMENSIONS, value & 31);
            case DCL_INPUT_PS, DCL_INPUT_PS_SIV, DCL_INPUT_PS_SGV -> " " + name(INTERPOLATIONS, value & 15);
            case DCL_GLOBALFLAGS -> flags(value);
            case DCL_TESSELLATOR_DOMAIN -> " " + name(DOMAINS, value);
            case DCL_TESSELLATOR_PARTITIONING -> " " + name(PARTITIONINGS, value);
            case DCL_TESSELLATOR_OUTPUT_PRIMITIVE -> " " + name(TESSELLATED, value);
            case DCL_INPUTPRIMITIVE -> " " + name(PRIMITIVES, value);
            case DCL_OUTPUTTOPOLOGY -> " " + name(TOPOLOGIES, value);
            case DCL_CONSTANTBUFFER, DCL_SAMPLER -> "";
            case DCL_UAV_RAW -> (value & 32) != 0 ? "_glc" : "";
            case RESINFO -> (value & 3) == 2 ? "_uint" : "";
            case SAMPLEINFO -> (value & 1) != 0 ? "_uint" : "";
            case SYNC ->
                ((value & 8) != 0 ? "_uglobal" : "")
                        + ((value & 4) != 0 ? "_ugroup" : "")
                        + ((value & 2) != 0 ? "_g" : "")
                        + ((value & 1) != 0 ? "_t" : "");
            default -> {
                if (opcode.isDeclaration()) yield value == 0 ? "" : " " + value;
                String saturate = (token & TokenWriter.SATURATE) != 0 ? "_sat" : "";
                yield (token >> 19 & 15) != 0 ? saturate + " [precise(" + mask(token >> 19 & 15) + ")]" : saturate;
            }
        };
    }

    // ---- operands --------------------------------------------------------------------------------------------------

    private void operand() {
        int token = in.getInt();
        int modifier = 0;
        boolean apart = false;
        for (int extended = token; extended < 0; ) {
            extended = in.getInt();
            if ((extended & 63) != 1) continue;
            modifier = extended >> 6 & 3;
            apart = (extended & TokenWriter.NON_UNIFORM) != 0;
        }
        OperandFile file = OperandFile.of(token >> 12 & 255);
        if ((modifier & Operand.NEGATE) != 0) out.append('-');
        if ((modifier & Operand.ABSOLUTE) != 0) out.append('|');
        if (file == OperandFile.IMMEDIATE) {
            numbers((token & 3) == 2 ? 4 : 1);
            return;
        }
        out.append(file == null ? "file" + (token >> 12 & 255) : file.text());
        int count = token >> 20 & 3;
        // Vertices of a primitive or patch stand in brackets, what else is counted behind its file's name.
        boolean ofVertices = count == 2
                && (file == OperandFile.INPUT
                        || file == OperandFile.INPUT_CONTROL_POINT
                        || file == OperandFile.OUTPUT_CONTROL_POINT);
        for (int n = 0; n < count; n++) index(n == 0 && !ofVertices, token >> 22 + 3 * n & 7);
        if ((token & 3) == 2) selection(token);
        if (apart) out.append(" {nonUniform}");
        if ((modifier & Operand.ABSOLUTE) != 0) out.append('|');
    }

    private void numbers(int count) {
        out.append("l(");
        for (int c = 0; c < count; c++) {
            int bits = in.getInt();
            float f = Float.intBitsToFloat(bits);
            int exponent = bits >> 23 & 255;
            if (c > 0) out.append(", ");
            if (exponent > 64 && exponent < 192) out.append(f);
            else if (bits > -0x10000 && bits < 0x10000) out.append(bits);
            else out.append(String.format("0x%08x", bits));
        }
        out.append(')');
    }

    private void index(boolean first, int kind) {
        int number = kind == 2 ? 0 : in.getInt();
        boolean plain = first && kind == 0;
        out.append(plain ? "" : "[");
        if (kind >= 2) {
            operand();
            out.append(" + ").append(number);
        } else {
            out.append(number);
        }
        out.append(plain ? "" : "]");
    }

    private void selection(int token) {
        switch (token >> 2 & 3) {
            case 0 -> {
                if ((token >> 4 & 15) != 0) out.append('.').append(mask(token >> 4));
            }
            case 1 -> {
                out.append('.');
                for (int c = 0; c < 4; c++) out.append(COMPONENTS.charAt(token >> 4 + 2 * c & 3));
            }
            default -> out.append('.').append(COMPONENTS.charAt(token >> 4 & 3));
        }
    }
}
