package tepui.frontends.glsl.lower;

import java.util.List;
import java.util.Set;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Type;
import tepui.ir.Value;

/** Lowering of subgroup functions (ARB_shader_ballot), and of clocks (ARB_shader_clock, EXT_shader_realtime_clock). */
final class Subgroups {
    private static final Set<String> NAMES = Set.of(
            "ballotARB",
            "readInvocationARB",
            "readFirstInvocationARB",
            "clock2x32ARB",
            "clockARB",
            "clockRealtime2x32EXT",
            "clockRealtimeEXT",
            "gl_SubGroupSizeARB",
            "gl_SubGroupInvocationARB",
            "gl_SubGroupEqMaskARB",
            "gl_SubGroupGeMaskARB",
            "gl_SubGroupGtMaskARB",
            "gl_SubGroupLeMaskARB",
            "gl_SubGroupLtMaskARB");

    private Subgroups() {}

    static boolean has(String name) {
        return NAMES.contains(name);
    }

    static Value call(Builder b, String name, List<Value> values) {
        return switch (name) {
            case "ballotARB" -> {
                Value bits = b.append(Instr.of(Op.BALLOT, Type.I32X4, values.getFirst()))
                        .result();
                yield b.op(Op.PACK_64, b.swizzle(bits, 0, 1));
            }
            case "readInvocationARB" -> {
                Value v = values.getFirst();
                yield b.append(Instr.of(Op.READ_LANE, v.type(), v, values.get(1)))
                        .result();
            }
            case "readFirstInvocationARB" -> {
                Value v = values.getFirst();
                yield b.append(Instr.of(Op.READ_FIRST, v.type(), v)).result();
            }
            case "clock2x32ARB" -> clock(b, 0);
            case "clockARB" -> b.op(Op.PACK_64, clock(b, 0));
            case "clockRealtime2x32EXT" -> clock(b, 1);
            case "clockRealtimeEXT" -> b.op(Op.PACK_64, clock(b, 1));
            case "gl_SubGroupSizeARB" -> ask(b, 0);
            case "gl_SubGroupInvocationARB" -> ask(b, 1);
            default -> mask(b, name);
        };
    }

    private static Value clock(Builder b, int which) {
        Instr i = Instr.of(Op.CLOCK, Type.I32X2);
        i.imm = which;
        return b.append(i).result();
    }

    private static Value ask(Builder b, int what) {
        Instr i = Instr.of(Op.SUBGROUP, Type.I32);
        i.imm = what;
        return b.append(i).result();
    }

    /** Bits of the invocations that are the same, greater or less; those above the subgroup's size are 0. */
    private static Value mask(Builder b, String name) {
        Value own = b.op(Op.ISHL, b.i64(1), ask(b, 1));
        Value less = b.op(Op.ISUB, own, b.i64(1));
        Value all = b.op(Op.USHR, b.i64(-1), b.op(Op.ISUB, b.i32(64), ask(b, 0)));
        return switch (name) {
            case "gl_SubGroupEqMaskARB" -> own;
            case "gl_SubGroupLtMaskARB" -> less;
            case "gl_SubGroupLeMaskARB" -> b.op(Op.IOR, less, own);
            case "gl_SubGroupGeMaskARB" -> b.op(Op.IAND, all, b.op(Op.INOT, less));
            default -> b.op(Op.IAND, all, b.op(Op.INOT, b.op(Op.IOR, less, own)));
        };
    }
}
