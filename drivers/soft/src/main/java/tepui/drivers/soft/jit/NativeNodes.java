package tepui.drivers.soft.jit;

import org.jspecify.annotations.Nullable;
import tepui.ir.Op;
import tepui.ir.ScalarKind;

/** Set of the steps that native code can do itself: the rest is done by the runtime between two calls. */
final class NativeNodes {
    private NativeNodes() {}

    /** Steps of the lanes, as many as there are: all of them are one group until the runtime is needed. */
    static final Schedule.Grouping GROUPING = new Schedule.Grouping() {
        @Override
        public int classOf(Lir.Node node) {
            return fits(node) ? 0 : -1;
        }

        @Override
        public int weight(Lir.Node node) {
            return 0;
        }

        @Override
        public int limit(int groupClass) {
            return Integer.MAX_VALUE;
        }
    };

    /** Can the kernel be native code at all? Values of 64 bits cannot, and a few operations. */
    static boolean supports(LirBlock block) {
        for (Lir.Node node : block.nodes) {
            for (Lir.Val v : node.reads()) if (v.kind.is64()) return false;
            for (Lir.Val v : node.writes()) if (v.kind.is64()) return false;
            if (node instanceof Lir.Alu alu && !NativeOps.exists(alu)) return false;
            if (node instanceof Lir.If branch && !(supports(branch.then) && supports(branch.otherwise))) return false;
            if (node instanceof Lir.Loop loop && !supports(loop.body)) return false;
        }
        return true;
    }

    /** A step of the lanes at the top of a group. */
    private static boolean fits(Lir.Node node) {
        return switch (node) {
            case Lir.Alu alu -> alu.dst.varying;
            case Lir.If branch ->
                nests(branch.then)
                        && nests(branch.otherwise)
                        && !leaves(branch.then, null)
                        && !leaves(branch.otherwise, null);
            case Lir.Loop loop -> nests(loop.body) && !leaves(loop.body, loop);
            case Lir.TexelLoad load -> load.dst.varying;
            case Lir.Quad quad -> quad.dst.varying;
            case Lir.LocalLoad load -> load.dst.varying;
            case Lir.BufferLoad load -> load.results[0].varying && plain(node);
            default -> plain(node);
        };
    }

    private static boolean plain(Lir.Node node) {
        return switch (node) {
            case Lir.LaneLoad load -> true;
            case Lir.LaneStore store -> true;
            case Lir.TexelLoad load -> true;
            case Lir.Alive alive -> true;
            case Lir.Demote demote -> true;
            case Lir.TargetLoad load -> true;
            case Lir.TargetStore store -> true;
            case Lir.Quad quad -> true;
            case Lir.LocalLoad load -> true;
            case Lir.LocalStore store -> true;
            case Lir.BufferLoad load -> load.instr.op == Op.LOAD_SHARED || !load.args[0].varying;
            default -> false;
        };
    }

    private static boolean nests(LirBlock block) {
        for (Lir.Node node : block.nodes) {
            boolean good = switch (node) {
                case Lir.Alu alu -> true;
                case Lir.If branch -> nests(branch.then) && nests(branch.otherwise);
                case Lir.Loop loop -> nests(loop.body);
                case Lir.Jump jump -> jump.op != Op.RETURN;
                case Lir.ScalarLoad load -> true;
                default -> plain(node);
            };
            if (!good) return false;
        }
        return true;
    }

    /** A jump in a nested condition must not leave the group: its loop must be nested too. */
    private static boolean leaves(LirBlock block, Lir.@Nullable Loop inside) {
        for (Lir.Node node : block.nodes) {
            if (node instanceof Lir.Jump jump && jump.target instanceof Lir.Loop && jump.target != inside) return true;
            if (node instanceof Lir.If branch && (leaves(branch.then, inside) || leaves(branch.otherwise, inside))) {
                return true;
            }
            if (node instanceof Lir.Loop loop && leaves(loop.body, loop)) return true;
        }
        return false;
    }

    /** Is it part of a native piece, where it stands outside of groups? */
    static boolean isStep(Lir.Node node) {
        return switch (node) {
            case Lir.Alu alu -> true;
            case Lir.ScalarLoad load -> true;
            case Lir.TexelLoad load -> true;
            case Lir.Quad quad -> true;
            case Lir.LocalLoad load -> true;
            case Lir.BufferLoad load -> !load.results[0].varying;
            default -> false;
        };
    }

    static boolean isFloat(Lir.Val v) {
        return v.kind == ScalarKind.F32;
    }
}
