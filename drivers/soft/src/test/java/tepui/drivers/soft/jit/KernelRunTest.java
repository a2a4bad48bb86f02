package tepui.drivers.soft.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/** Small shaders whose results are worked out by hand. */
class KernelRunTest {
    private static final int N = 32;

    private static KernelFrame run(Shader shader, int lanes, java.util.function.Consumer<KernelFrame> setUp) {
        CompiledKernel kernel = KernelCompiler.compile(shader, new KernelOptions(N, KernelOptions.Tier.JAVA));
        KernelFrame frame = new KernelFrame(N);
        frame.lanes = lanes;
        frame.reserve(0, 0, 0, 0, 256, 256);
        setUp.accept(frame);
        kernel.run(frame);
        return frame;
    }

    @Test
    void vertexShaderTransformsByUniformMatrixRow() {
        Shader s = new Shader(Stage.VERTEX, "transform");
        Variable in = s.input("p", Type.F32X4, 0);
        Variable out = s.output(Builtin.POSITION, Type.F32X4);
        Resource u = s.uniformBuffer("u", 0, 16);
        Builder b = new Builder(s);
        Value v = b.loadInput(in);
        Value scale = b.uniform(u, 0, Type.F32X4);
        b.storeOutput(out, b.op(Op.FADD, b.op(Op.FMUL, v, scale), b.f32(1, 2, 3, 4)));
        b.ret();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment m = arena.allocate(16, 16);
            for (int i = 0; i < 4; i++) m.setAtIndex(ValueLayout.JAVA_FLOAT, i, 10 * (i + 1));
            KernelFrame f = run(s, 16, frame -> {
                for (int w = 0; w < 4; w++) {
                    for (int n = 0; n < 16; n++) frame.inF[w * N + n] = n + w * 100;
                }
                frame.uniformAddress[0] = m.address();
                frame.uniformSize[0] = 16;
                frame.active[3] = 0;
                frame.outF[3] = -7;
            });
            for (int w = 0; w < 4; w++) {
                for (int n = 0; n < 16; n++) {
                    float expected = (n + w * 100) * (10f * (w + 1)) + (w + 1);
                    if (n != 3) assertEquals(expected, f.outF[w * N + n]);
                }
            }
            assertEquals(-7, f.outF[3]);
        }
    }

    /** sum of 1..n by a loop that lanes leave at different times, with one side that returns early. */
    @Test
    void lanesLeaveLoopsAtDifferentTimes() {
        Shader s = new Shader(Stage.VERTEX, "sum");
        Variable id = s.input(Builtin.VERTEX_ID, Type.I32);
        Variable out = s.output("sum", Type.F32, 0);
        Builder b = new Builder(s);
        Value n = b.loadInput(id);
        Value zero = b.i32(0);
        Value[] r = b.loop(new Value[] {zero, zero}, List.of(Type.I32), params -> {
            Value i = params.get(0);
            Value sum = params.get(1);
            b.ifThen(b.op(Op.IGE, i, n), () -> b.breakWith(sum));
            Value next = b.op(Op.IADD, i, b.i32(1));
            Value odd = b.op(Op.IEQ, b.op(Op.IAND, i, b.i32(1)), b.i32(1));
            b.ifThen(odd, () -> b.continueWith(next, sum));
            b.continueWith(next, b.op(Op.IADD, sum, next));
        });
        b.ifThen(b.op(Op.IEQ, n, b.i32(5)), () -> {
            b.storeOutput(out, b.f32(-5));
            b.ret();
        });
        b.storeOutput(out, b.convert(Op.I2F, ScalarKind.F32, r[0]));
        b.ret();
        KernelFrame f = run(s, 16, frame -> {
            for (int k = 0; k < 16; k++) frame.inI[Slots.VERTEX_ID * N + k] = k;
        });
        for (int k = 0; k < 16; k++) {
            int sum = 0;
            for (int i = 0; i < k; i++) {
                if (i % 2 == 0) sum += i + 1;
            }
            assertEquals(k == 5 ? -5 : sum, f.outF[Slots.VARYING * N + k], "lane " + k);
        }
    }
}
