package tepui.drivers.d3d12;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Value;
import tepui.ir.interp.Interpreter;
import tepui.ir.pass.Pipeline;
import tepui.ir.pass.Rewriter;
import tepui.ir.pass.Walk;
import tepui.ir.random.RandomEnvironment;
import tepui.ir.random.RandomShader;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.testing.Need;
import tepui.testing.Needs;

/**
 * Random compute shaders of exact operations leave in a device's buffer what the interpreter leaves in its own. Left out is
 * what the device below vkd3d rounds otherwise: fused multiplications and numbers near 0.
 */
@Needs({Need.VKD3D, Need.LAVAPIPE})
final class RandomResultsTest {
    private static final int SEEDS = Integer.getInteger("tepui.dxbc.seeds", 40);
    private static final long FIRST = Long.getLong("tepui.dxbc.first", 1);

    /**
     * Environment of one workgroup, which the world of random shaders calls 1, 2, 3; a product that is added to is
     * rounded before.
     */
    private static final class OneGroup extends Rewriter {
        @Override
        protected @Nullable Value rewrite(Instr i, Builder b) {
            if (i.op == Op.LOAD_INPUT && i.variable != null && i.variable.builtin == Builtin.WORKGROUP_ID) {
                return b.i32(1, 2, 3);
            }
            if (i.op != Op.FFMA) return null;
            b.precise = true;
            return b.op(Op.FADD, b.op(Op.FMUL, i.args[0], i.args[1]), i.args[2]);
        }
    }

    private static Shader shader(long seed) {
        RandomShader.Options options =
                new RandomShader.Options(Stage.COMPUTE, 40, true, false, false, false, false, true);
        Shader s = RandomShader.make(seed, options);
        new OneGroup().run(s);
        // What the interpreter rounds once may not be rounded twice.
        s.functions.forEach(f -> Walk.each(f.body(), i -> i.precise = true));
        return s;
    }

    private static Buffer buffer(D3d12Lab lab, RandomEnvironment world, Resource.Kind kind, int slot) {
        Resource r = new Resource(kind, "world", slot, 1);
        ByteBuffer bytes = world.buffer(r, 0);
        int bind = kind == Resource.Kind.UNIFORM_BUFFER ? Bind.UNIFORM : Bind.STORAGE;
        Buffer b = lab.device.createBuffer(BufferDesc.of(bytes.limit(), bind));
        byte[] copy = new byte[bytes.limit()];
        bytes.get(0, copy);
        lab.context.writeBuffer(b, 0, MemorySegment.ofArray(copy));
        return b;
    }

    private static int[] run(D3d12Lab lab, Shader shader, long seed) {
        RandomEnvironment world = new RandomEnvironment(seed);
        lab.context.bindShader(Stage.COMPUTE, lab.device.createShader(shader, null));
        for (int slot = 0; slot < 2; slot++) {
            Buffer u = buffer(lab, world, Resource.Kind.UNIFORM_BUFFER, slot);
            lab.context.bindUniformBuffer(Stage.COMPUTE, slot, u, 0, 256);
        }
        Buffer read = buffer(lab, world, Resource.Kind.STORAGE_BUFFER, 1);
        lab.context.bindStorageBuffer(Stage.COMPUTE, 1, read, 0, 256, false);
        Buffer written = buffer(lab, world, Resource.Kind.STORAGE_BUFFER, 0);
        lab.context.bindStorageBuffer(Stage.COMPUTE, 0, written, 0, RandomEnvironment.STORAGE_BYTES, true);
        lab.context.dispatch(1, 1, 1);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment into = arena.allocate(RandomEnvironment.STORAGE_BYTES, 4);
            lab.context.readBuffer(written, 0, into);
            return into.toArray(ValueLayout.JAVA_INT);
        }
    }

    private static void compare(D3d12Lab lab, long seed, boolean passes) {
        Shader shader = shader(seed);
        RandomEnvironment world = new RandomEnvironment(seed);
        new Interpreter(shader, world, RandomShader.lanes(shader)).run();
        Shader given = shader.copy();
        if (passes) Pipeline.standard(false).run(given);
        int[] its = run(lab, given, seed);
        ByteBuffer expected = world.buffer(new Resource(Resource.Kind.STORAGE_BUFFER, "s", 0, 1), 0);
        for (int w = 0; w < its.length; w++) {
            assertEquals(
                    Integer.toHexString(expected.getInt(4 * w)),
                    Integer.toHexString(its[w]),
                    "seed " + seed + (passes ? " after the passes" : "") + ", word " + w);
        }
    }

    @Test
    void compute() {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of())) {
            for (long seed = FIRST; seed < FIRST + SEEDS; seed++) compare(lab, seed, seed % 2 == 0);
        }
    }
}
