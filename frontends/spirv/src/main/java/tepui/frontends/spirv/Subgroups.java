package tepui.frontends.spirv;

import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Reduction;
import tepui.ir.ScalarKind;
import tepui.ir.SubgroupCode;
import tepui.ir.SubgroupCode.Mask;
import tepui.ir.Value;
import tepui.ir.spirv.Spv;
import tepui.ir.spirv.Spv.BuiltIn;
import tepui.ir.spirv.Spv.Capability;

/** Translator of subgroup operations: instructions of groups, and built-in variables. */
final class Subgroups {
    private final Operands in;
    private final Builder b;
    private final SubgroupCode code;

    Subgroups(Operands in) {
        this.in = in;
        this.b = in.b;
        this.code = new SubgroupCode(in.b);
    }

    static boolean has(int op) {
        return op >= Spv.Op.OpGroupNonUniformElect && op <= Spv.Op.OpGroupNonUniformQuadSwap;
    }

    /** Capabilities, in the order of GL_SUBGROUP_SUPPORTED_FEATURES_KHR's bits. */
    static boolean isCapability(int c) {
        return c >= Capability.GroupNonUniform && c <= Capability.GroupNonUniformQuad;
    }

    static boolean isVariable(int builtin) {
        return switch (builtin) {
            case BuiltIn.SubgroupSize,
                    BuiltIn.NumSubgroups,
                    BuiltIn.SubgroupId,
                    BuiltIn.SubgroupLocalInvocationId,
                    BuiltIn.SubgroupEqMask,
                    BuiltIn.SubgroupGeMask,
                    BuiltIn.SubgroupGtMask,
                    BuiltIn.SubgroupLeMask,
                    BuiltIn.SubgroupLtMask -> true;
            default -> false;
        };
    }

    static Value variable(SubgroupCode code, int builtin) {
        return switch (builtin) {
            case BuiltIn.SubgroupSize -> code.ask(0);
            case BuiltIn.SubgroupLocalInvocationId -> code.ask(1);
            case BuiltIn.SubgroupId -> code.ask(2);
            case BuiltIn.NumSubgroups -> code.ask(3);
            case BuiltIn.SubgroupEqMask -> code.mask(Mask.EQUAL);
            case BuiltIn.SubgroupGeMask -> code.mask(Mask.GREATER_EQUAL);
            case BuiltIn.SubgroupGtMask -> code.mask(Mask.GREATER);
            case BuiltIn.SubgroupLeMask -> code.mask(Mask.LESS_EQUAL);
            default -> code.mask(Mask.LESS);
        };
    }

    /** The value of an instruction, whose first operand is the scope. */
    Value value(Instr i) {
        if (in.literal(i, 0) != Spv.Scope.Subgroup)
            throw new SpirvException("instruction " + i.op() + " is for another scope than the subgroup");
        return switch (i.op()) {
            case Spv.Op.OpGroupNonUniformElect -> code.elect();
            case Spv.Op.OpGroupNonUniformAll -> code.vote(Op.VOTE_ALL, in.one(i, 1));
            case Spv.Op.OpGroupNonUniformAny -> code.vote(Op.VOTE_ANY, in.one(i, 1));
            case Spv.Op.OpGroupNonUniformAllEqual -> code.allEqual(moved(i));
            case Spv.Op.OpGroupNonUniformBroadcast -> code.read(Op.READ_LANE, moved(i), in.int32(i, 2));
            case Spv.Op.OpGroupNonUniformBroadcastFirst -> code.first(moved(i));
            case Spv.Op.OpGroupNonUniformBallot -> code.ballot(in.one(i, 1));
            case Spv.Op.OpGroupNonUniformInverseBallot -> code.bit(ballot(i, 1), code.ask(1));
            case Spv.Op.OpGroupNonUniformBallotBitExtract -> code.bit(ballot(i, 1), in.int32(i, 2));
            case Spv.Op.OpGroupNonUniformBallotBitCount ->
                switch (scan(i)) {
                    case ALL -> code.count(ballot(i, 2), code.ask(0));
                    case INCLUSIVE -> code.count(ballot(i, 2), b.op(Op.IADD, code.ask(1), b.i32(1)));
                    case EXCLUSIVE -> code.count(ballot(i, 2), code.ask(1));
                };
            case Spv.Op.OpGroupNonUniformBallotFindLSB -> code.find(ballot(i, 1), Op.FIND_LSB);
            case Spv.Op.OpGroupNonUniformBallotFindMSB -> code.find(ballot(i, 1), Op.UFIND_MSB);
            case Spv.Op.OpGroupNonUniformShuffle -> code.read(Op.SHUFFLE, moved(i), in.int32(i, 2));
            case Spv.Op.OpGroupNonUniformShuffleXor -> shuffle(Op.IXOR, i);
            case Spv.Op.OpGroupNonUniformShuffleUp -> shuffle(Op.ISUB, i);
            case Spv.Op.OpGroupNonUniformShuffleDown -> shuffle(Op.IADD, i);
            case Spv.Op.OpGroupNonUniformQuadBroadcast -> code.quad(moved(i), in.int32(i, 2));
            case Spv.Op.OpGroupNonUniformQuadSwap -> code.quad(moved(i), 4 + Math.clamp(in.literal(i, 2), 0, 2));
            default -> reduce(i);
        };
    }

    private Value shuffle(Op op, Instr i) {
        return code.read(Op.SHUFFLE, moved(i), b.op(op, code.ask(1), in.int32(i, 2)));
    }

    /** The value that goes to others: integers of 64 bits do not. */
    private Value moved(Instr i) {
        return known(in.one(i, 1));
    }

    private static Value known(Value v) {
        if (v.type().kind() == ScalarKind.I64)
            throw new SpirvException("integers of 64 bits do not go from one invocation to another");
        return v;
    }

    private Value ballot(Instr i, int operand) {
        Value v = in.one(i, operand);
        if (v.type().kind() != ScalarKind.I32 || v.type().width() != 4)
            throw new SpirvException("a ballot has four words");
        return v;
    }

    private static Reduction.Scan scan(Instr i) {
        return switch (i.at(1)) {
            case Spv.GroupOperation.InclusiveScan -> Reduction.Scan.INCLUSIVE;
            case Spv.GroupOperation.ExclusiveScan -> Reduction.Scan.EXCLUSIVE;
            case Spv.GroupOperation.Reduce, Spv.GroupOperation.ClusteredReduce -> Reduction.Scan.ALL;
            default -> throw new SpirvException("group operation " + i.at(1) + " is not there");
        };
    }

    private Value reduce(Instr i) {
        Value v = known(in.one(i, 2));
        int cluster = 0;
        if (i.at(1) == Spv.GroupOperation.ClusteredReduce) {
            cluster = in.literal(i, 3);
            if (cluster < 1 || Integer.bitCount(cluster) != 1)
                throw new SpirvException("a cluster of " + cluster + " invocations, must be a power of two");
            cluster = Math.min(128, cluster);
        }
        Reduction r = new Reduction(operation(i.op()), scan(i), cluster);
        if (r.isFloat() != v.type().kind().isFloat())
            throw new SpirvException("instruction " + i.op() + " is not for values of " + v.type());
        return code.reduce(r, v);
    }

    private static Op operation(int op) {
        return switch (op) {
            case Spv.Op.OpGroupNonUniformIAdd -> Op.IADD;
            case Spv.Op.OpGroupNonUniformFAdd -> Op.FADD;
            case Spv.Op.OpGroupNonUniformIMul -> Op.IMUL;
            case Spv.Op.OpGroupNonUniformFMul -> Op.FMUL;
            case Spv.Op.OpGroupNonUniformSMin -> Op.IMIN;
            case Spv.Op.OpGroupNonUniformUMin -> Op.UMIN;
            case Spv.Op.OpGroupNonUniformFMin -> Op.FMIN;
            case Spv.Op.OpGroupNonUniformSMax -> Op.IMAX;
            case Spv.Op.OpGroupNonUniformUMax -> Op.UMAX;
            case Spv.Op.OpGroupNonUniformFMax -> Op.FMAX;
            case Spv.Op.OpGroupNonUniformBitwiseAnd, Spv.Op.OpGroupNonUniformLogicalAnd -> Op.IAND;
            case Spv.Op.OpGroupNonUniformBitwiseOr, Spv.Op.OpGroupNonUniformLogicalOr -> Op.IOR;
            default -> Op.IXOR;
        };
    }
}
