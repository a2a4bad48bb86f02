package tepui.drivers.soft.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.soft.code.GuardedMemory;
import tepui.drivers.soft.jit.KernelOptions.Tier;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.testing.Need;
import tepui.testing.Needs;

/**
 * Machine code with inaccessible pages around each array that it is given and around each buffer: a hostile shader that reads
 * texels, buffers, tables, the workgroup's memory and local arrays at any offset, and writes local arrays, touches nothing else.
 */
class GuardPagesTest {
    private static final int N = 32;
    private static final long SEED = 99;
    private static final int[] EXTREMES = {
        0,
        1,
        3,
        4,
        5,
        7,
        8,
        60,
        63,
        64,
        65,
        96,
        100,
        252,
        253,
        255,
        256,
        257,
        -1,
        -2,
        -4,
        -64,
        Integer.MIN_VALUE,
        Integer.MAX_VALUE,
        Integer.MAX_VALUE - 3,
        Integer.MIN_VALUE + 64,
        1 << 30,
        3 << 29
    };

    private static Value uniform(Builder b, Resource buffer, Value offset, Type type) {
        Instr load = Instr.of(Op.LOAD_UNIFORM, type, b.i32(0), offset);
        load.resource = buffer;
        b.append(load);
        return load.result();
    }

    private static Shader hostile() {
        Shader s = new Shader(Stage.COMPUTE, "hostile");
        s.sharedBytes = 100;
        Builder b = new Builder(s);
        Resource u = s.uniformBuffer("u", 0, 65536);
        Variable local = s.local("local", Type.I32, 5);
        Value at = b.intrinsic(Intrinsics.LANE_I, Type.I32, 0).result();
        Value sum = b.intrinsic(Intrinsics.TEXELS, Type.I32, 3, at).result();
        for (int width = 1; width <= 4; width++) {
            Value words = uniform(b, u, at, Type.of(ScalarKind.I32, width));
            for (int c = 0; c < width; c++) sum = b.op(Op.IADD, sum, width == 1 ? words : b.extract(words, c));
        }
        b.storeLocal(local, at, at);
        sum = b.op(Op.IXOR, sum, b.loadLocal(local, at));
        Value shared = b.intrinsic(Intrinsics.SCALAR_I, Type.I32, 2).result();
        sum = b.op(Op.IADD, sum, uniform(b, u, shared, Type.I32));
        sum = b.op(
                Op.IADD,
                sum,
                b.intrinsic(Intrinsics.TEXELS, Type.I32, 3, shared).result());
        b.intrinsic(Intrinsics.LANE_STORE_I, null, 0, sum);
        b.ret();
        return s;
    }

    @ParameterizedTest
    @CsvSource({"AUTO, true", "AUTO, false", "NATIVE256, true", "NATIVE256, false"})
    void nothingOutsideIsTouched(Tier tier, boolean atEnd) {
        CompiledKernel kernel = KernelCompiler.compile(hostile(), new KernelOptions(N, tier));
        Assumptions.assumeTrue(kernel.isNative(), "there is no machine code here");
        check(kernel, atEnd, frame -> guarded((NativeKernel) kernel.kernel(), frame, atEnd));
    }

    private static void check(CompiledKernel kernel, boolean atEnd, Consumer<KernelFrame> run) {
        CompiledKernel portable = KernelCompiler.compile(hostile(), new KernelOptions(N, Tier.JAVA));
        Random random = new Random(SEED);
        for (int round = 0; round < 200; round++) {
            int size = random.nextInt(70);
            try (GuardedMemory uniforms = new GuardedMemory(size, atEnd)) {
                for (int i = 0; i < size; i++) uniforms.memory().set(ValueLayout.JAVA_BYTE, i, (byte) random.nextInt());
                KernelFrame frame = new KernelFrame(N);
                kernel.prepare(frame);
                portable.prepare(frame);
                frame.lanes = N;
                frame.uniformAddress[0] = uniforms.memory().address();
                frame.uniformSize[0] = size;
                frame.texels[3] = random.ints(1 + random.nextInt(40)).toArray();
                for (int n = 0; n < N; n++) frame.inI[n] = offset(random);
                frame.scalarI[2] = offset(random);
                portable.run(frame);
                int[] expected = frame.outI.clone();
                java.util.Arrays.fill(frame.outI, 0, N, 0);
                run.accept(frame);
                for (int n = 0; n < N; n++) {
                    assertEquals(
                            expected[n],
                            frame.outI[n],
                            "seed " + SEED + ", run " + round + ", lane " + n + ", at " + frame.inI[n]);
                }
            }
        }
    }

    /** What lies around the arrays and buffers of that processor is not 0, which loads outside give. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @Needs(Need.ARM)
    void nothingOutsideIsReadOnArm(boolean atEnd) {
        CompiledKernel kernel = KernelSource.ofArm().make(hostile(), N);
        assertNotNull(kernel);
        check(kernel, atEnd, frame -> kernel.kernel().run(frame));
    }

    /** Runs the kernel on copies of the frame's arrays that lie between inaccessible pages. */
    private static void guarded(NativeKernel code, KernelFrame frame, boolean atEnd) {
        code.begin(frame);
        MemorySegment[] segments = frame.arrays().segments;
        MemorySegment[] before = segments.clone();
        List<GuardedMemory> copies = new ArrayList<>();
        try {
            for (int k = 0; k < segments.length; k++) {
                GuardedMemory copy = new GuardedMemory(before[k].byteSize(), atEnd);
                copies.add(copy);
                copy.memory().copyFrom(before[k]);
                segments[k] = copy.memory();
            }
            code.proceed(frame);
            for (int k = 0; k < segments.length; k++) {
                before[k].copyFrom(segments[k]);
                segments[k] = before[k];
            }
        } finally {
            copies.forEach(GuardedMemory::close);
        }
    }

    private static int offset(Random random) {
        return switch (random.nextInt(3)) {
            case 0 -> random.nextInt();
            case 1 -> random.nextInt(110) - 20;
            default -> EXTREMES[random.nextInt(EXTREMES.length)];
        };
    }
}
