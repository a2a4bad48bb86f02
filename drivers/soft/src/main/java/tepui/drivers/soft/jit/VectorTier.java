package tepui.drivers.soft.jit;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tepui.ir.Op;
import tepui.ir.ScalarKind;

/**
 * The second tier: groups as large as C2 can bear, each a method of straight Vector API code that takes 8 or 16 lanes at a
 * time, with values in JVM locals. Conditions and loops that fit are inside of the method, so that lanes leave a loop by
 * groups and what goes round stays in machine registers. What has no vector form is written as in the first tier.
 *
 * <p>C2 gives up on inlining in methods with more than some 500 of these operations, and everything is a hundred times
 * slower then; the limit here stays well below.
 */
final class VectorTier extends KernelWriter {
    private static final int VECTORS = 2;
    /** Vector operations in one method. */
    private static final int LIMIT = 160;
    /** What a nested condition or loop counts beside its contents. */
    private static final int CONTROL = 8;

    private static final int PIECE = 2000;

    private final Set<Integer> shuffles = new TreeSet<>();

    VectorTier(Lir lir, int stride, String name, boolean wide) {
        super(lir, stride, name, wide, PIECE);
    }

    static final Schedule.Grouping GROUPING = new Schedule.Grouping() {
        @Override
        public int classOf(Lir.Node node) {
            if (fits(node)) return VECTORS;
            return LoopTier.GROUPING.classOf(node);
        }

        @Override
        public int weight(Lir.Node node) {
            return isLoopClass(node) ? 1 : VectorTier.weight(node);
        }

        @Override
        public int limit(int groupClass) {
            return groupClass == VECTORS ? LIMIT : LoopTier.GROUPING.limit(groupClass);
        }
    };

    private static boolean isLoopClass(Lir.Node node) {
        return !fits(node);
    }

    /** Can the step stand in a vector method at its top? What all lanes share is computed outside. */
    private static boolean fits(Lir.Node node) {
        return switch (node) {
            case Lir.Alu alu -> alu.dst.varying && VectorOps.weight(alu) > 0;
            case Lir.If branch ->
                nests(branch.then)
                        && nests(branch.otherwise)
                        && !leaves(branch.then, null)
                        && !leaves(branch.otherwise, null)
                        && weight(branch) <= LIMIT;
            case Lir.Loop loop -> nests(loop.body) && !leaves(loop.body, loop) && weight(loop) <= LIMIT;
            default -> plain(node);
        };
    }

    private static boolean plain(Lir.Node node) {
        return switch (node) {
            case Lir.LaneLoad load -> true;
            case Lir.LaneStore store -> true;
            case Lir.TexelLoad load -> load.dst.varying;
            case Lir.Alive alive -> true;
            case Lir.Demote demote -> true;
            case Lir.TargetLoad load -> true;
            case Lir.TargetStore store -> true;
            case Lir.Quad quad -> quad.dst.varying;
            case Lir.LocalLoad load ->
                load.dst.varying && load.array.stored && known(load.index) && !load.array.kind.is64();
            case Lir.LocalStore store -> known(store.index) && !store.array.kind.is64();
            default -> false;
        };
    }

    private static boolean known(Lir.@Nullable Val index) {
        return index == null || index.constant;
    }

    /** Can all steps of a nested block stand in a vector method? */
    private static boolean nests(Lir.Block block) {
        for (Lir.Node node : block.nodes) {
            boolean good = switch (node) {
                case Lir.Alu alu -> !alu.dst.varying || VectorOps.weight(alu) > 0;
                case Lir.If branch -> nests(branch.then) && nests(branch.otherwise);
                case Lir.Loop loop -> nests(loop.body);
                case Lir.Jump jump -> jump.op != Op.RETURN && narrow(jump.values);
                case Lir.ScalarLoad load -> true;
                case Lir.BufferLoad load -> load.results.length == 0 || !load.results[0].varying;
                default -> plain(node);
            };
            if (!good) return false;
        }
        return true;
    }

    private static boolean narrow(Lir.Val[] values) {
        for (Lir.Val v : values) {
            if (v.kind.is64()) return false;
        }
        return true;
    }

    static int weight(Lir.Node node) {
        return switch (node) {
            case Lir.Alu alu -> alu.dst.varying ? VectorOps.weight(alu) : 1;
            case Lir.If branch -> CONTROL + branch.results.length + weight(branch.then) + weight(branch.otherwise);
            case Lir.Loop loop -> CONTROL + 2 * loop.params.length + loop.results.length + weight(loop.body);
            case Lir.Jump jump -> jump.values.length + 1;
            case Lir.TexelLoad load -> 6;
            case Lir.TargetLoad load -> 4;
            case Lir.TargetStore store -> 4;
            case Lir.Demote demote -> 4;
            case Lir.Quad quad -> 3;
            case Lir.BufferLoad load -> 2;
            default -> 2;
        };
    }

    private static int weight(Lir.Block block) {
        int sum = 0;
        for (Lir.Node node : block.nodes) sum += weight(node);
        return sum;
    }

    /** A jump in a nested condition must not leave the group: its loop must be nested too. */
    static boolean leaves(Lir.Block block, Lir.@Nullable Loop inside) {
        for (Lir.Node node : block.nodes) {
            if (node instanceof Lir.Jump jump && jump.target instanceof Lir.Loop && jump.target != inside) return true;
            if (node instanceof Lir.If branch && (leaves(branch.then, inside) || leaves(branch.otherwise, inside)))
                return true;
            if (node instanceof Lir.Loop loop && leaves(loop.body, loop)) return true;
        }
        return false;
    }

    // ---- writing

    @Override
    int bytesOf(Lir.Node node) {
        // a call for the whole group, or a loop
        return fits(node) ? 4 : LoopTier.bytesOfLoop(node);
    }

    @Override
    void group(MethodCode code, List<Lir.Node> group, Place place) {
        if (isLoopClass(group.getFirst())) {
            LoopTier.loop(code, group);
            return;
        }
        String name = "vectors" + group.getFirst().group;
        List<Lir.Node> nodes = List.copyOf(group);
        later(name, method -> new VectorGroup(this, method, place.maskAt(), nodes.getFirst().group).write(nodes));
        call(code, name);
        code.cb.pop();
    }

    /** Pushes the shuffle of a quad: lane {@code n} takes lane {@code (n & keep) | set}. */
    void shuffle(CodeBuilder cb, int keep, int set) {
        int key = keep << 2 | set;
        shuffles.add(key);
        cb.getstatic(self(), "shuffle" + key, VectorApi.SHUFFLE);
    }

    @Override
    void statics(ClassBuilder cls) {
        if (shuffles.isEmpty()) return;
        for (int key : shuffles) {
            cls.withField(
                    "shuffle" + key,
                    VectorApi.SHUFFLE,
                    ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_FINAL);
        }
        cls.withMethodBody(ConstantDescs.CLASS_INIT_NAME, ConstantDescs.MTD_void, ClassFile.ACC_STATIC, cb -> {
            for (int key : shuffles) {
                int keep = key >> 2;
                VectorApi.floatSpecies(cb);
                cb.loadConstant(VectorApi.LANES).newarray(MethodCode.typeKind(ScalarKind.I32));
                for (int n = 0; n < VectorApi.LANES; n++) {
                    cb.dup()
                            .loadConstant(n)
                            .loadConstant(n & (keep | ~3) | key & 3)
                            .iastore();
                }
                cb.iconst_0();
                cb.invokestatic(
                        VectorApi.SHUFFLE,
                        "fromArray",
                        MethodTypeDesc.of(
                                VectorApi.SHUFFLE, VectorApi.SPECIES, MethodCode.I_ARRAY, ConstantDescs.CD_int));
                cb.putstatic(self(), "shuffle" + key, VectorApi.SHUFFLE);
            }
            cb.return_();
        });
    }
}
