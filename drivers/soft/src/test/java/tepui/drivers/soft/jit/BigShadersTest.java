package tepui.drivers.soft.jit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tepui.drivers.soft.jit.KernelOptions.Tier;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.pass.Evaluator;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Shaders of thousands of operations, straight and inside of loops: right, and no method that HotSpot would not compile. */
class BigShadersTest {
    private static final int N = 32;
    private static final long SEED = 77;
    private static final int HOTSPOT_LIMIT = 8000;

    private static final List<Op> OPS =
            List.of(Op.FADD, Op.FMUL, Op.FSUB, Op.FMIN, Op.FMAX, Op.FFLOOR, Op.FABS, Op.FFRACT, Op.FSATURATE, Op.FNEG);

    private static Value chain(LaneShader s, List<Value> pool, Random random, int count, List<Instr> record) {
        for (int k = 0; k < count; k++) {
            Op op = OPS.get(random.nextInt(OPS.size()));
            Value[] args = new Value[op.arity()];
            for (int i = 0; i < args.length; i++) {
                args[i] = pool.get(pool.size() - 1 - random.nextInt(Math.min(pool.size(), 12)));
            }
            Value v = s.b.op(op, args);
            record.add(v.definition());
            pool.add(v);
        }
        return pool.getLast();
    }

    @ParameterizedTest
    @EnumSource
    void straightShaderOf2000Operations(Tier tier) {
        LaneShader s = straight(KernelSource.of(tier));
        if (tier == Tier.JAVA) checkSizes(s);
    }

    @Test
    @Needs(Need.ARM)
    void straightShaderOnArm() {
        straight(KernelSource.ofArm());
    }

    private static LaneShader straight(KernelSource source) {
        LaneShader s = new LaneShader(false);
        Random random = new Random(SEED);
        List<Value> pool = new ArrayList<>();
        for (int i = 0; i < 6; i++) pool.add(s.input(Type.F32));
        List<Value> inputs = List.copyOf(pool);
        List<Instr> record = new ArrayList<>();
        s.output(chain(s, pool, random, 2000, record));
        s.b.ret();
        KernelFrame frame = s.frame(N);
        frame.lanes = N;
        long[][] in = new long[N][inputs.size()];
        for (int n = 0; n < N; n++) {
            for (int k = 0; k < inputs.size(); k++) {
                in[n][k] = Integer.toUnsignedLong(Float.floatToRawIntBits(random.nextFloat() * 20 - 10));
                s.set(frame, k, n, new long[] {in[n][k]});
            }
        }
        source.makeAny(s.shader, N).run(frame);
        for (int n = 0; n < N; n++) {
            java.util.Map<Value, long[]> values = new java.util.HashMap<>();
            for (int k = 0; k < inputs.size(); k++) values.put(inputs.get(k), new long[] {in[n][k]});
            for (Instr instr : record) {
                long[][] args = new long[instr.args.length][];
                for (int i = 0; i < args.length; i++) args[i] = values.get(instr.args[i]);
                values.put(instr.result(), Evaluator.eval(instr, args));
            }
            long expected = values.get(record.getLast().result())[0];
            assertEquals(Float.intBitsToFloat((int) expected), Float.intBitsToFloat((int) s.get(frame, 0, n)[0]));
        }
        return s;
    }

    @ParameterizedTest
    @EnumSource
    void divergentLoopAroundABigBody(Tier tier) {
        LaneShader s = loop(KernelSource.of(tier));
        if (tier == Tier.JAVA) checkSizes(s);
    }

    @Test
    @Needs(Need.ARM)
    void divergentLoopOnArm() {
        loop(KernelSource.ofArm());
    }

    private static LaneShader loop(KernelSource source) {
        LaneShader s = new LaneShader(false);
        Random random = new Random(SEED);
        Value count = s.input(Type.I32);
        Value x = s.input(Type.F32);
        Value[] r = s.b.loop(new Value[] {s.b.i32(0), x}, List.of(Type.F32), p -> {
            s.b.ifThen(s.b.op(Op.IGE, p.get(0), count), () -> s.b.breakWith(p.get(1)));
            List<Value> pool = new ArrayList<>();
            pool.add(p.get(1));
            Value y = chain(s, pool, random, 900, new ArrayList<>());
            Value next = s.b.op(Op.IADD, p.get(0), s.b.i32(1));
            Value small = s.b.op(Op.FLT, y, s.b.f32(-1e30f));
            s.b.ifThen(small, () -> s.b.breakWith(s.b.f32(-1)));
            s.b.continueWith(next, s.b.op(Op.FADD, p.get(1), s.b.f32(1)));
        });
        s.output(r[0]);
        s.b.ret();
        KernelFrame frame = s.frame(N);
        frame.lanes = N;
        for (int n = 0; n < N; n++) {
            s.set(frame, 0, n, new long[] {n % 7});
            s.set(frame, 1, n, new long[] {Integer.toUnsignedLong(Float.floatToRawIntBits(n))});
        }
        source.makeAny(s.shader, N).run(frame);
        for (int n = 0; n < N; n++) {
            assertEquals(n + n % 7, Float.intBitsToFloat((int) s.get(frame, 0, n)[0]), "lane " + n);
        }
        return s;
    }

    private static void checkSizes(LaneShader s) {
        byte[] bytes = KernelCompiler.bytes(s.shader, N);
        ClassModel model = ClassFile.of().parse(bytes);
        int methods = 0;
        for (MethodModel method : model.methods()) {
            int size = method.code().orElseThrow() instanceof java.lang.classfile.attribute.CodeAttribute code
                    ? code.codeLength()
                    : 0;
            assertTrue(size < HOTSPOT_LIMIT, method.methodName() + " has " + size + " bytes");
            methods++;
        }
        assertTrue(methods > 3, "one method cannot hold all of it");
    }
}
