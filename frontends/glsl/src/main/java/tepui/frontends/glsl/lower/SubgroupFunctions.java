package tepui.frontends.glsl.lower;

import java.util.List;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.Typed.Expr;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Reduction;
import tepui.ir.Stage;
import tepui.ir.SubgroupCode;
import tepui.ir.SubgroupCode.Mask;
import tepui.ir.Value;

/** Lowering of GL_KHR_shader_subgroup's functions and values. */
final class SubgroupFunctions {
    private static final String PREFIX = "subgroup";

    private final Builder b;
    private final SubgroupCode code;
    private final ExpressionLowering expressions;

    SubgroupFunctions(Code code, ExpressionLowering expressions) {
        this.b = code.b;
        this.code = new SubgroupCode(code.b);
        this.expressions = expressions;
    }

    static boolean has(String name) {
        return name.startsWith(PREFIX) || name.startsWith("gl_Subgroup") || name.equals("gl_NumSubgroups");
    }

    Value[] call(Expr.BuiltinCall c) {
        String name = c.name();
        if (!name.startsWith(PREFIX)) return new Value[] {variable(name)};
        if (name.endsWith("Barrier") || name.contains("MemoryBarrier")) {
            barrier(name);
            return BuiltinLowering.NOTHING;
        }
        List<Value> v = c.arguments().stream().map(expressions::scalar).toList();
        return new Value[] {function(c, name.substring(PREFIX.length()), v)};
    }

    private Value variable(String name) {
        return switch (name) {
            case "gl_SubgroupSize" -> code.ask(0);
            case "gl_SubgroupInvocationID" -> code.ask(1);
            case "gl_SubgroupID" -> code.ask(2);
            case "gl_NumSubgroups" -> code.ask(3);
            case "gl_SubgroupEqMask" -> code.mask(Mask.EQUAL);
            case "gl_SubgroupGeMask" -> code.mask(Mask.GREATER_EQUAL);
            case "gl_SubgroupGtMask" -> code.mask(Mask.GREATER);
            case "gl_SubgroupLeMask" -> code.mask(Mask.LESS_EQUAL);
            default -> code.mask(Mask.LESS);
        };
    }

    private void barrier(String name) {
        int shared = b.shader().stage == Stage.COMPUTE ? 4 : 0;
        int memory = switch (name) {
            case "subgroupBarrier" -> 16 | 3 | shared;
            case "subgroupMemoryBarrierBuffer" -> 1;
            case "subgroupMemoryBarrierImage" -> 2;
            case "subgroupMemoryBarrierShared" -> 4;
            default -> 3 | shared;
        };
        b.effect(Op.MEMORY_BARRIER, memory);
    }

    private Value function(Expr.BuiltinCall c, String name, List<Value> v) {
        if (v.isEmpty()) return code.elect();
        Value x = v.getFirst();
        return switch (name) {
            case "All" -> code.vote(Op.VOTE_ALL, x);
            case "Any" -> code.vote(Op.VOTE_ANY, x);
            case "AllEqual" -> code.allEqual(x);
            case "Broadcast" -> code.read(Op.READ_LANE, x, v.get(1));
            case "BroadcastFirst" -> code.first(x);
            case "Ballot" -> code.ballot(x);
            case "InverseBallot" -> code.bit(x, code.ask(1));
            case "BallotBitExtract" -> code.bit(x, v.get(1));
            case "BallotBitCount" -> code.count(x, code.ask(0));
            case "BallotInclusiveBitCount" -> code.count(x, b.op(Op.IADD, code.ask(1), b.i32(1)));
            case "BallotExclusiveBitCount" -> code.count(x, code.ask(1));
            case "BallotFindLSB" -> code.find(x, Op.FIND_LSB);
            case "BallotFindMSB" -> code.find(x, Op.UFIND_MSB);
            case "Shuffle" -> code.read(Op.SHUFFLE, x, v.get(1));
            case "ShuffleXor" -> code.read(Op.SHUFFLE, x, b.op(Op.IXOR, code.ask(1), v.get(1)));
            case "ShuffleUp" -> code.read(Op.SHUFFLE, x, b.op(Op.ISUB, code.ask(1), v.get(1)));
            case "ShuffleDown" -> code.read(Op.SHUFFLE, x, b.op(Op.IADD, code.ask(1), v.get(1)));
            case "QuadSwapHorizontal" -> code.quad(x, 4);
            case "QuadSwapVertical" -> code.quad(x, 5);
            case "QuadSwapDiagonal" -> code.quad(x, 6);
            case "QuadBroadcast" -> code.quad(x, v.get(1));
            default -> reduce(c, name, x);
        };
    }

    private Value reduce(Expr.BuiltinCall c, String name, Value x) {
        Reduction.Scan scan = name.startsWith("Inclusive")
                ? Reduction.Scan.INCLUSIVE
                : name.startsWith("Exclusive") ? Reduction.Scan.EXCLUSIVE : Reduction.Scan.ALL;
        int cluster = 0;
        if (name.startsWith("Clustered") && c.arguments().get(1) instanceof Expr.Literal size)
            cluster = (int) Math.min(128, size.value().words()[0]);
        Base base = ((Basic) c.type()).base();
        return code.reduce(new Reduction(operation(name, base), scan, cluster), x);
    }

    private static Op operation(String name, Base base) {
        boolean floats = base == Base.FLOAT || base == Base.DOUBLE;
        boolean unsigned = base == Base.UINT;
        return switch (name.substring(Math.max(0, name.length() - 3))) {
            case "Add" -> floats ? Op.FADD : Op.IADD;
            case "Mul" -> floats ? Op.FMUL : Op.IMUL;
            case "Min" -> floats ? Op.FMIN : unsigned ? Op.UMIN : Op.IMIN;
            case "Max" -> floats ? Op.FMAX : unsigned ? Op.UMAX : Op.IMAX;
            case "And" -> Op.IAND;
            case "Xor" -> Op.IXOR;
            default -> Op.IOR;
        };
    }
}
