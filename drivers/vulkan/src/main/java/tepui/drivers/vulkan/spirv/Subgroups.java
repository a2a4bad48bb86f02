package tepui.drivers.vulkan.spirv;

import java.util.Objects;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Reduction;
import tepui.ir.Type;
import tepui.ir.spirv.Spv;

/** Code of subgroup operations: votes, ballots, shuffles, reductions. */
final class Subgroups {
    private final CodeWriter code;
    private final ModuleWriter module;
    private final InterfaceVariables variables;

    Subgroups(CodeWriter code, ModuleWriter module, InterfaceVariables variables) {
        this.code = code;
        this.module = module;
        this.variables = variables;
    }

    int emit(Instr i) {
        Type type = i.result().type();
        return switch (i.op) {
            case SUBGROUP -> builtin(i.imm);
            case VOTE_ANY -> of(Spv.Op.OpGroupNonUniformAny, Spv.Capability.GroupNonUniformVote, type, i.args[0].id);
            case VOTE_ALL -> of(Spv.Op.OpGroupNonUniformAll, Spv.Capability.GroupNonUniformVote, type, i.args[0].id);
            case VOTE_EQUAL ->
                of(Spv.Op.OpGroupNonUniformAllEqual, Spv.Capability.GroupNonUniformVote, type, i.args[0].id);
            case BALLOT -> of(Spv.Op.OpGroupNonUniformBallot, Spv.Capability.GroupNonUniformBallot, type, i.args[0].id);
            case READ_LANE ->
                of(
                        Spv.Op.OpGroupNonUniformBroadcast,
                        Spv.Capability.GroupNonUniformBallot,
                        type,
                        i.args[0].id,
                        i.args[1].id);
            case READ_FIRST ->
                of(Spv.Op.OpGroupNonUniformBroadcastFirst, Spv.Capability.GroupNonUniformBallot, type, i.args[0].id);
            case SHUFFLE ->
                of(
                        Spv.Op.OpGroupNonUniformShuffle,
                        Spv.Capability.GroupNonUniformShuffle,
                        type,
                        i.args[0].id,
                        i.args[1].id);
            case READ_QUAD -> {
                int opcode = i.imm < 4 ? Spv.Op.OpGroupNonUniformQuadBroadcast : Spv.Op.OpGroupNonUniformQuadSwap;
                int which = module.i32(i.imm < 4 ? i.imm : i.imm - 4);
                yield of(opcode, Spv.Capability.GroupNonUniformQuad, type, i.args[0].id, which);
            }
            case REDUCE -> reduce(i, type);
            default -> throw new IllegalArgumentException("SPIR-V: there is nothing for " + i.op.text());
        };
    }

    private int of(int opcode, int capability, Type type, int... operands) {
        module.capability(capability);
        int[] all = new int[operands.length + 1];
        all[0] = module.i32(Spv.Scope.Subgroup);
        System.arraycopy(operands, 0, all, 1, operands.length);
        return code.op(opcode, type, all);
    }

    private int builtin(int which) {
        module.capability(Spv.Capability.GroupNonUniform);
        int builtin = switch (which) {
            case 0 -> Spv.BuiltIn.SubgroupSize;
            case 1 -> Spv.BuiltIn.SubgroupLocalInvocationId;
            case 2 -> Spv.BuiltIn.SubgroupId;
            default -> Spv.BuiltIn.NumSubgroups;
        };
        String name = switch (which) {
            case 0 -> "subgroup_size";
            case 1 -> "subgroup_invocation";
            case 2 -> "subgroup_id";
            default -> "subgroup_count";
        };
        return code.load(module.type(Type.I32), variables.ownInput(builtin, Type.I32, name));
    }

    private int reduce(Instr i, Type type) {
        Reduction r = Objects.requireNonNull(Reduction.of(i.imm));
        int value = i.args[0].id;
        int opcode = opcode(r.op());
        if (r.cluster() == 0) {
            // GroupOperation: 0 is all, 1 with the own value, 2 without it.
            int[] operands = {module.i32(Spv.Scope.Subgroup), r.scan().ordinal(), value};
            module.capability(Spv.Capability.GroupNonUniformArithmetic);
            return code.op(opcode, type, operands);
        }
        module.capability(Spv.Capability.GroupNonUniformClustered);
        return code.op(
                opcode,
                type,
                module.i32(Spv.Scope.Subgroup),
                Spv.GroupOperation.ClusteredReduce,
                value,
                module.i32(r.cluster()));
    }

    private static int opcode(Op op) {
        return switch (op) {
            case IADD -> Spv.Op.OpGroupNonUniformIAdd;
            case IMUL -> Spv.Op.OpGroupNonUniformIMul;
            case IMIN -> Spv.Op.OpGroupNonUniformSMin;
            case IMAX -> Spv.Op.OpGroupNonUniformSMax;
            case UMIN -> Spv.Op.OpGroupNonUniformUMin;
            case UMAX -> Spv.Op.OpGroupNonUniformUMax;
            case IAND -> Spv.Op.OpGroupNonUniformBitwiseAnd;
            case IOR -> Spv.Op.OpGroupNonUniformBitwiseOr;
            case IXOR -> Spv.Op.OpGroupNonUniformBitwiseXor;
            case FADD -> Spv.Op.OpGroupNonUniformFAdd;
            case FMUL -> Spv.Op.OpGroupNonUniformFMul;
            case FMIN -> Spv.Op.OpGroupNonUniformFMin;
            default -> Spv.Op.OpGroupNonUniformFMax;
        };
    }

    /** A barrier in memory at which the invocations of a subgroup wait for one another. */
    void barrier(int semantics) {
        int scope = module.i32(Spv.Scope.Subgroup);
        code.effect(Spv.Op.OpControlBarrier, scope, scope, module.i32(semantics));
    }
}
