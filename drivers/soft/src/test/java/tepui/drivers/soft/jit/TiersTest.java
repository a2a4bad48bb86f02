package tepui.drivers.soft.jit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.soft.jit.KernelOptions.Tier;
import tepui.ir.Op;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.testing.Need;
import tepui.testing.Needs;

/** The tiers as such: all give the same bits, and none allocates. */
class TiersTest {
    private static final int N = 128;

    private static KernelFrame frame(MemorySegment uniforms, int lanes) {
        KernelFrame frame = new KernelFrame(N);
        frame.lanes = lanes;
        frame.reserve(0, 0, 0, 0, 8, 8);
        for (int n = 0; n < N; n++) {
            frame.inF[n] = n * 0.37f - 9;
            frame.inF[N + n] = 3.1f * n;
        }
        for (int i = 0; i < frame.scalarF.length; i++) frame.scalarF[i] = 0.3f + i * 0.001f;
        frame.texels[0] = new Random(3).ints(1 << 16).toArray();
        frame.uniformAddress[0] = uniforms.address();
        frame.uniformSize[0] = uniforms.byteSize();
        return frame;
    }

    private static MemorySegment uniforms(Arena arena) {
        MemorySegment uniforms = arena.allocate(256, 16);
        for (int i = 0; i < 64; i++) uniforms.setAtIndex(ValueLayout.JAVA_FLOAT, i, 0.1f + i * 0.01f);
        return uniforms;
    }

    private static CompiledKernel compile(String shader, Tier tier) {
        return KernelCompiler.compile(BenchShaders.shader(shader), new KernelOptions(N, tier));
    }

    @ParameterizedTest
    @ValueSource(strings = {"flat", "interpolate", "noise-fbm8", "mad-2048flop", "tex-nearest", "tex-linear"})
    void tiersGiveTheSameBits(String shader) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment uniforms = uniforms(arena);
            for (int lanes : new int[] {16, 48, N}) {
                KernelFrame portable = frame(uniforms, lanes);
                KernelFrame wide = frame(uniforms, lanes);
                KernelFrame half = frame(uniforms, lanes);
                compile(shader, Tier.JAVA).run(portable);
                compile(shader, Tier.AUTO).run(wide);
                compile(shader, Tier.NATIVE256).run(half);
                assertArrayEquals(portable.outF, wide.outF, shader + ", " + lanes + " lanes of machine code");
                assertArrayEquals(portable.outF, half.outF, shader + ", " + lanes + " lanes of 256 bits");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"flat", "interpolate", "noise-fbm8", "mad-2048flop", "tex-nearest", "tex-linear"})
    @Needs(Need.ARM)
    void armGivesTheSameBits(String shader) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment uniforms = uniforms(arena);
            for (int lanes : new int[] {16, 48, N}) {
                KernelFrame portable = frame(uniforms, lanes);
                KernelFrame arm = frame(uniforms, lanes);
                compile(shader, Tier.JAVA).run(portable);
                CompiledKernel kernel = KernelSource.ofArm().make(BenchShaders.shader(shader), N);
                assertNotNull(kernel);
                kernel.run(arm);
                assertArrayEquals(portable.outF, arm.outF, shader + ", " + lanes + " lanes");
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void runsAllocateNothing(Tier tier) {
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        try (Arena arena = Arena.ofConfined()) {
            CompiledKernel kernel = compile("noise-fbm8", tier);
            KernelFrame frame = frame(uniforms(arena), N);
            long allocated = -1;
            // what is made before the JVM has compiled the call is not our matter
            for (int round = 0; round < 4000 && allocated != 0; round++) {
                for (int k = 0; k < 200; k++) kernel.run(frame);
                long before = threads.getCurrentThreadAllocatedBytes();
                for (int k = 0; k < 100; k++) kernel.run(frame);
                allocated = threads.getCurrentThreadAllocatedBytes() - before;
            }
            assertEquals(0, allocated, "bytes allocated in 100 runs");
        }
    }

    /** Half of the lanes never leave a loop; the others' results are right, and the run ends. */
    @ParameterizedTest
    @EnumSource
    void loopsWithoutEndAreStopped(Tier tier) {
        loopsWithoutEnd(KernelSource.of(tier), RunLimit.USUAL_NANOS);
    }

    @Test
    @Needs(Need.ARM)
    void loopsWithoutEndAreStoppedOnArm() {
        // An emulated processor takes long for its rounds: some thousand of them.
        loopsWithoutEnd(KernelSource.ofArm(), RunLimit.USUAL_NANOS / 1_000_000);
    }

    private static void loopsWithoutEnd(KernelSource source, long nanos) {
        LaneShader s = new LaneShader(false);
        Value x = s.input(Type.I32);
        Value[] r = s.b.loop(new Value[] {s.b.i32(1)}, List.of(Type.I32), p -> {
            s.b.ifThen(s.b.op(Op.IEQ, x, p.getFirst()), () -> s.b.breakWith(p.getFirst()));
            s.b.continueWith(s.b.op(Op.IAND, s.b.op(Op.IADD, p.getFirst(), s.b.i32(1)), s.b.i32(15)));
        });
        s.output(s.b.op(Op.IADD, r[0], s.b.i32(100)));
        s.b.ret();
        KernelFrame frame = s.frame(16);
        frame.limit = new RunLimit(nanos, text -> {});
        frame.lanes = 16;
        for (int n = 0; n < 16; n++) s.set(frame, 0, n, new long[] {n % 2 == 0 ? n : 99});
        for (int run = 0; run < 3; run++) {
            source.makeAny(s.shader, 16).run(frame);
            for (int n = 0; n < 16; n += 2) assertEquals(n + 100, s.get(frame, 0, n)[0], "lane " + n);
        }
    }

    @Test
    void equalShadersShareAKernel() {
        assertSame(compile("flat", Tier.JAVA), compile("flat", Tier.JAVA));
    }
}
