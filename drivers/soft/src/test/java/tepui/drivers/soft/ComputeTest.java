package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.function.BiConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.ir.AtomicOp;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Buffer;
import tepui.pipe.Query;

class ComputeTest {
    private final SoftLab lab = new SoftLab("threads", "4");

    @AfterEach
    void close() {
        lab.close();
    }

    private void compute(int x, int y, int z, BiConsumer<Shader, Builder> code) {
        lab.bind(lab.shader(Stage.COMPUTE, (s, b) -> {
            s.localX = x;
            s.localY = y;
            s.localZ = z;
            code.accept(s, b);
        }));
    }

    private Buffer storage(int words) {
        Buffer b = lab.buffer(4L * words);
        lab.context.bindStorageBuffer(Stage.COMPUTE, 0, b, 0, b.size(), true);
        return b;
    }

    private static void store(Builder b, Resource to, Value word, Value value) {
        b.resourceEffect(
                Op.STORE_STORAGE, to, (1 << value.type().width()) - 1, b.i32(0), b.op(Op.IMUL, word, b.i32(4)), value);
    }

    private static Value linear(Builder b, Value id, int width, int height) {
        Value row = b.op(Op.IADD, b.op(Op.IMUL, b.extract(id, 2), b.i32(height)), b.extract(id, 1));
        return b.op(Op.IADD, b.op(Op.IMUL, row, b.i32(width)), b.extract(id, 0));
    }

    @Test
    void everyInvocationRunsOnce() {
        compute(3, 5, 2, (s, b) -> {
            Resource out = s.storageBuffer("out", 0);
            Value id = b.loadInput(s.input(Builtin.GLOBAL_INVOCATION_ID, Type.I32X3));
            Value word = b.op(Op.IMUL, linear(b, id, 3 * 7, 5 * 4), b.i32(4));
            b.resource(Op.ATOMIC_STORAGE, out, Type.I32, AtomicOp.ADD.ordinal(), b.i32(0), word, b.i32(1));
        });
        int n = 3 * 7 * 5 * 4 * 2 * 3;
        Buffer out = storage(n + 8);
        lab.context.dispatch(7, 4, 3);
        int[] got = lab.readInts(out);
        for (int i = 0; i < n; i++) assertEquals(1, got[i], "invocation " + i);
        for (int i = n; i < n + 8; i++) assertEquals(0, got[i], "beyond the last");
    }

    @Test
    void idsAreConsistent() {
        compute(4, 2, 2, (s, b) -> {
            Resource out = s.storageBuffer("out", 0);
            Value group = b.loadInput(s.input(Builtin.WORKGROUP_ID, Type.I32X3));
            Value local = b.loadInput(s.input(Builtin.LOCAL_INVOCATION_ID, Type.I32X3));
            Value count = b.loadInput(s.input(Builtin.WORKGROUP_COUNT, Type.I32X3));
            Value index = b.loadInput(s.input(Builtin.LOCAL_INVOCATION_INDEX, Type.I32));
            Value g = b.op(Op.IADD, b.extract(group, 0), b.op(Op.IMUL, b.extract(group, 1), b.extract(count, 0)));
            Value at = b.op(Op.IADD, b.op(Op.IMUL, g, b.i32(16)), index);
            Value check = b.op(Op.ISUB, linear(b, local, 4, 2), index);
            store(b, out, at, b.op(Op.IADD, b.op(Op.IMUL, check, b.i32(1000)), b.op(Op.IADD, g, b.i32(1))));
        });
        Buffer out = storage(6 * 16);
        lab.context.dispatch(3, 2, 1);
        int[] got = lab.readInts(out);
        for (int i = 0; i < got.length; i++) assertEquals(i / 16 + 1, got[i]);
    }

    @Test
    void sharedMemoryAndBarriersReverseAGroup() {
        compute(100, 1, 1, (s, b) -> {
            s.sharedBytes = 400;
            Resource out = s.storageBuffer("out", 0);
            Value l = b.loadInput(s.input(Builtin.LOCAL_INVOCATION_INDEX, Type.I32));
            Value g = b.extract(b.loadInput(s.input(Builtin.WORKGROUP_ID, Type.I32X3)), 0);
            Instrs.storeShared(b, b.op(Op.IMUL, l, b.i32(4)), b.op(Op.IADD, l, b.op(Op.IMUL, g, b.i32(1000))));
            b.effect(Op.BARRIER, 0);
            Value other = b.op(Op.IMUL, b.op(Op.ISUB, b.i32(99), l), b.i32(4));
            store(b, out, b.op(Op.IADD, b.op(Op.IMUL, g, b.i32(100)), l), Instrs.loadShared(b, other));
        });
        Buffer out = storage(300);
        lab.context.dispatch(3, 1, 1);
        int[] got = lab.readInts(out);
        for (int i = 0; i < 300; i++) assertEquals(i / 100 * 1000 + 99 - i % 100, got[i]);
    }

    @Test
    void sharedMemoryStartsAsZerosInEveryGroup() {
        compute(1, 1, 1, (s, b) -> {
            s.sharedBytes = 4;
            Resource out = s.storageBuffer("out", 0);
            Value g = b.extract(b.loadInput(s.input(Builtin.WORKGROUP_ID, Type.I32X3)), 0);
            store(b, out, g, Instrs.loadShared(b, b.i32(0)));
            Instrs.storeShared(b, b.i32(0), b.i32(7));
        });
        Buffer out = storage(1000);
        lab.context.dispatch(1000, 1, 1);
        assertArrayEquals(new int[1000], lab.readInts(out));
    }

    @Test
    void countsComeFromABuffer() {
        compute(1, 1, 1, (s, b) -> {
            Resource out = s.storageBuffer("out", 0);
            b.resource(Op.ATOMIC_STORAGE, out, Type.I32, AtomicOp.ADD.ordinal(), b.i32(0), b.i32(0), b.i32(1));
        });
        Buffer out = storage(1);
        lab.context.dispatchIndirect(lab.ints(9, 3, 4, 5), 4);
        assertArrayEquals(new int[] {60}, lab.readInts(out));
    }

    @Test
    void nothingRunsForEmptyGrids() {
        compute(1, 1, 1, (s, b) -> store(b, s.storageBuffer("out", 0), b.i32(0), b.i32(1)));
        Buffer out = storage(1);
        lab.context.dispatch(5, 0, 5);
        lab.context.dispatchIndirect(lab.ints(-1, 1, 1), 0);
        assertArrayEquals(new int[] {0}, lab.readInts(out));
    }

    @Test
    void invocationsAreCounted() {
        compute(20, 1, 1, (s, b) -> {});
        Query q = lab.device.createQuery(Query.Kind.PIPELINE_STATISTIC, Query.Statistic.COMPUTE_INVOCATIONS.ordinal());
        lab.context.beginQuery(q);
        lab.context.dispatch(5, 2, 1);
        lab.context.endQuery(q);
        assertEquals(200, lab.context.queryResult(q, true));
    }

    @Test
    void uniformsByValueReachAllThreads() {
        compute(1, 1, 1, (s, b) -> {
            Resource out = s.storageBuffer("out", 0);
            Value g = b.extract(b.loadInput(s.input(Builtin.WORKGROUP_ID, Type.I32X3)), 0);
            store(b, out, g, b.uniform(s.uniformBuffer("u", 0, 16), 4, Type.I32));
        });
        Buffer out = storage(500);
        lab.context.setUniforms(Stage.COMPUTE, 0, new int[] {1, 77}, 0, 2);
        lab.context.dispatch(500, 1, 1);
        for (int v : lab.readInts(out)) assertEquals(77, v);
    }

    @Test
    void storesGoNowhereWithoutABuffer() {
        compute(1, 1, 1, (s, b) -> store(b, s.storageBuffer("out", 0), b.i32(0), b.i32(1)));
        Buffer out = lab.ints(5);
        lab.context.bindStorageBuffer(Stage.COMPUTE, 0, null, 0, 0, true);
        lab.context.dispatch(1, 1, 1);
        assertArrayEquals(new int[] {5}, lab.readInts(out));
    }

    @Test
    void theWorkgroupMustFit() {
        assertThrows(IllegalArgumentException.class, () -> compute(1024, 2, 1, (s, b) -> {}));
        assertThrows(IllegalArgumentException.class, () -> compute(1, 1, 1, (s, b) -> s.sharedBytes = 1 << 20));
        assertThrows(IllegalArgumentException.class, () -> lab.context.dispatch(1, 1, 1));
    }
}
