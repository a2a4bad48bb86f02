package tepui.drivers.soft.jit;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tepui.drivers.soft.jit.KernelOptions.Tier;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Printer;
import tepui.ir.Region;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.interp.Environment;
import tepui.ir.pass.Inline;
import tepui.ir.pass.LowerTranscendentals;
import tepui.ir.pass.Pipeline;
import tepui.ir.random.RandomEnvironment;
import tepui.ir.random.RandomShader;
import tepui.testing.Need;
import tepui.testing.Needs;

/**
 * Random shaders of every stage, in every tier, before and after the optimiser, leave what the interpreter says. The number of
 * them is the system property {@code tepui.random} (50 a stage and tier), the first seed {@code tepui.seed}.
 */
class RandomShadersTest {
    private static final int COUNT = Integer.getInteger("tepui.random", 50);
    private static final long FIRST = Long.getLong("tepui.seed", 1);

    /**
     * Environment in which per-vertex inputs of a patch are the same for all its invocations, and no image is bound.
     */
    private record World(Environment inner, Stage stage) implements Environment {
        @Override
        public void input(Variable v, int lane, int vertex, int element, long[] out) {
            boolean shared = v.patch || v.perVertex && stage != Stage.GEOMETRY || v.builtin == Builtin.PATCH_VERTICES;
            inner.input(v, shared ? 0 : lane, vertex, element, out);
        }

        @Override
        public void interpolate(Instr instr, int lane, int element, long[] operand, long[] out) {
            inner.interpolate(instr, lane, element, operand, out);
        }

        @Override
        public @Nullable ByteBuffer buffer(Resource resource, int index) {
            return inner.buffer(resource, index);
        }

        @Override
        public void texture(Instr instr, int lane, long @Nullable [][] operands, float[] ddx, float[] ddy, long[] out) {
            inner.texture(instr, lane, operands, ddx, ddy, out);
        }

        @Override
        public long @Nullable [] texel(Resource image, int index, int[] coordinate, int sample) {
            return null;
        }

        @Override
        public int[] imageSize(Resource image, int index) {
            return new int[4];
        }

        @Override
        public int imageSamples(Resource image, int index) {
            return 0;
        }
    }

    @ParameterizedTest
    @EnumSource
    void portableKernelsDoWhatTheInterpreterSays(Stage stage) {
        check(stage, Tier.JAVA.name(), KernelSource.of(Tier.JAVA));
    }

    @ParameterizedTest
    @EnumSource
    void machineCodeDoesWhatTheInterpreterSays(Stage stage) {
        check(stage, Tier.AUTO.name(), KernelSource.of(Tier.AUTO));
    }

    @ParameterizedTest
    @EnumSource
    void machineCodeOf256BitsDoesWhatTheInterpreterSays(Stage stage) {
        check(stage, Tier.NATIVE256.name(), KernelSource.of(Tier.NATIVE256));
    }

    @ParameterizedTest
    @EnumSource
    @Needs(Need.ARM)
    void machineCodeOfArmDoesWhatTheInterpreterSays(Stage stage) {
        int[] made = new int[1];
        check(stage, "of AArch64", (shader, stride) -> {
            CompiledKernel kernel = KernelSource.ofArm().make(shader, stride);
            if (kernel != null) made[0]++;
            return kernel;
        });
        assertTrue(made[0] > COUNT / 10, made[0] + " kernels are machine code");
    }

    private static void check(Stage stage, String tier, KernelSource source) {
        for (long seed = FIRST; seed < FIRST + COUNT; seed++) {
            RandomShader.Options options = RandomShader.Options.all(stage).withSize(10 + (int) (seed % 5) * 15);
            Shader shader = RandomShader.make(seed, options);
            new LowerTranscendentals(new LowerTranscendentals.Options(LowerTranscendentals.ALL, false, false))
                    .run(shader);
            plainInputs(shader.entry.body());
            shader.functions.forEach(f -> plainInputs(f.body()));
            Shader lowered = shader.copy();
            if (seed % 2 == 0) {
                Pipeline.standard(false).run(lowered);
            } else {
                new Inline().run(lowered);
            }
            if (stage == Stage.FRAGMENT) fragmentInputs(lowered, lowered.entry.body());
            String wrong;
            try {
                wrong = RandomRun.difference(
                        shader,
                        lowered,
                        new World(new RandomEnvironment(seed), stage),
                        new World(new RandomEnvironment(seed), stage),
                        RandomShader.lanes(shader),
                        source);
            } catch (RuntimeException | LinkageError e) {
                throw new AssertionError("seed " + seed + " of " + stage + "\n" + Printer.print(lowered), e);
            }
            if (wrong != null) {
                fail("seed " + seed + " of " + stage + ", tier " + tier + ": " + wrong + "\n" + Printer.print(lowered));
            }
        }
    }

    /** The rasteriser lowers the interpolation functions and targets; here they are plain inputs and nothing. */
    private static void plainInputs(Region region) {
        for (Instr instr : new ArrayList<>(region.body)) {
            for (Region nested : instr.regions) plainInputs(nested);
            boolean interpolates = switch (instr.op) {
                case INTERP_CENTROID, INTERP_SAMPLE, INTERP_OFFSET -> true;
                default -> false;
            };
            if (instr.op == Op.LOAD_TARGET) {
                region.body.set(region.body.indexOf(instr), new Instr(Op.UNDEF, instr.results, new Value[0]));
            }
            if (!interpolates || instr.variable == null) continue;
            Value[] address = java.util.Arrays.copyOf(instr.args, instr.variable.addressOperands());
            Instr load = new Instr(Op.LOAD_INPUT, instr.results, address);
            load.variable = instr.variable;
            region.body.set(region.body.indexOf(instr), load);
        }
    }

    /** Fragment inputs become words of the lane. */
    private static void fragmentInputs(Shader shader, Region region) {
        List<Instr> before = new ArrayList<>(region.body);
        region.body.clear();
        Builder b = new Builder(shader, region);
        for (Instr instr : before) {
            for (Region nested : instr.regions) fragmentInputs(shader, nested);
            Variable v = instr.variable;
            if (instr.op != Op.LOAD_INPUT || v == null) {
                b.append(instr);
                continue;
            }
            Value value = element(b, v, 0);
            for (int e = 1; e < v.elements(); e++) {
                Value is = b.op(Op.IEQ, instr.args[0], b.i32(e));
                value = b.select(is, element(b, v, e), value);
            }
            Instr copy = new Instr(Op.SWIZZLE, instr.results, new Value[] {value});
            copy.imm = 0b11_10_01_00;
            b.append(copy);
        }
    }

    private static Value element(Builder b, Variable v, int element) {
        Value[] parts = new Value[v.type().width()];
        int at = RandomRun.fragmentInput(v) + 4 * element;
        for (int c = 0; c < parts.length; c++) {
            ScalarKind kind = v.type().kind();
            if (kind == ScalarKind.F32) {
                parts[c] = b.intrinsic(Intrinsics.LANE_F, Type.F32, at + c).result();
            } else if (kind.is64()) {
                Value low = b.intrinsic(Intrinsics.LANE_I, Type.I32, at + 2 * c).result();
                Value high =
                        b.intrinsic(Intrinsics.LANE_I, Type.I32, at + 2 * c + 1).result();
                Value wide = b.op(Op.PACK_64, b.vec(low, high));
                parts[c] = kind == ScalarKind.I64 ? wide : b.convert(Op.BITCAST, kind, wide);
            } else {
                Value word = b.intrinsic(Intrinsics.LANE_I, Type.I32, at + c).result();
                parts[c] = kind == ScalarKind.BOOL ? b.op(Op.INE, word, b.i32(0)) : word;
            }
        }
        return b.vec(parts);
    }
}
