package tepui.drivers.d3d12.rules;

import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Types of the texels of a shader's resources, and which instructions may read them: until shader model 6.7 nothing
 * samples integers. They are fetched and gathered only.
 */
final class SampledTypes {
    private static final int SINT = 3;
    private static final int UINT = 4;
    private static final int LOD = 108;
    private static final int FIRST_SAMPLE = 69;
    private static final int LAST_SAMPLE = 74;

    private static final int IMMEDIATE = 4;
    private static final int RESOURCE = 7;
    /** Behind the destination and the coordinate. */
    private static final int RESOURCE_OPERAND = 2;

    /** Numbers of ranges. */
    private final Set<Integer> integers = new HashSet<>();

    /** A declaration of typed resources, at its first word. */
    void declare(ByteBuffer b, int at) {
        int type = b.getInt(at + 20) & 15;
        if (type == SINT || type == UINT) integers.add(b.getInt(at + 8));
    }

    /** Error in an instruction; null for none. */
    @Nullable
    String broken(ByteBuffer b, int at) {
        int opcode = b.getInt(at) & 0x7ff;
        if (integers.isEmpty() || opcode != LOD && (opcode < FIRST_SAMPLE || opcode > LAST_SAMPLE)) return null;
        int operand = behindExtensions(b, at);
        for (int n = 0; n < RESOURCE_OPERAND; n++) operand = behind(b, operand);
        int token = b.getInt(operand);
        int first = behindExtensions(b, operand);
        if ((token >>> 12 & 0xff) != RESOURCE || !integers.contains(b.getInt(first))) return null;
        return "samples integers (instruction " + opcode + "), which it may fetch and gather only";
    }

    /** Behind a token and the tokens that extend it. */
    private static int behindExtensions(ByteBuffer b, int at) {
        int next = at + 4;
        for (int token = b.getInt(at); token < 0; next += 4) token = b.getInt(next);
        return next;
    }

    /** Behind an operand. */
    private static int behind(ByteBuffer b, int at) {
        int token = b.getInt(at);
        int next = behindExtensions(b, at);
        if ((token >>> 12 & 0xff) == IMMEDIATE) return next + ((token & 3) == 2 ? 16 : 4);
        for (int i = 0, indices = token >>> 20 & 3; i < indices; i++) {
            int kind = token >>> 22 + 3 * i & 7;
            // A number of one or two words, a register, or the sum of both.
            if (kind == 0 || kind == 3) next += 4;
            if (kind == 1 || kind == 4) next += 8;
            if (kind >= 2) next = behind(b, next);
        }
        return next;
    }
}
