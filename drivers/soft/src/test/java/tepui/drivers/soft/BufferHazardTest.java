package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.ir.AtomicOp;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.Counters;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.Primitive;
import tepui.pipe.Texture;

/** Buffers that change between draws: each draw sees what was there when it was called. */
class BufferHazardTest {
    private static final int ONE = Float.floatToRawIntBits(1);

    private final SoftLab lab = new SoftLab();
    private final Context c = lab.context;
    private Texture target;

    /** Draws column after column of the target in the colour that uniform buffer 0 holds. */
    @BeforeEach
    void columns() {
        target = lab.canvas(8, 4);
        lab.floatLayout(4);
        c.bindVertexBuffer(0, lab.floats(-1, -1, 0, 1, 3, -1, 0, 1, -1, 3, 0, 1), 0);
        lab.bind(lab.vertex((s, b) -> {}));
        lab.bind(lab.fragment((s, b) -> b.uniform(s.uniformBuffer("u", 0, 16), 0, Type.F32X4)));
    }

    @AfterEach
    void close() {
        lab.close();
    }

    private void column(int x) {
        c.setViewport(0, x, 0, 1, 4, 0, 1);
        c.draw(Primitive.TRIANGLES, 0, 3);
    }

    private static MemorySegment color(int x) {
        return MemorySegment.ofArray(new int[] {(x & 1) * ONE, (x >> 1 & 1) * ONE, (x >> 2 & 1) * ONE, ONE});
    }

    private static int packed(int x) {
        return 0xff000000 | (x & 1) * 0xff | (x >> 1 & 1) * 0xff00 | (x >> 2 & 1) * 0xff0000;
    }

    private void check() {
        int[] p = lab.pixels(target);
        for (int x = 0; x < 8; x++) assertEquals(packed(x), p[x], "column " + x);
    }

    @Test
    void writesBetweenDraws() {
        Buffer u = lab.buffer(16);
        c.bindUniformBuffer(Stage.FRAGMENT, 0, u, 0, 16);
        for (int x = 0; x < 8; x++) {
            c.writeBuffer(u, 0, color(x));
            column(x);
        }
        assertEquals(0, c.counters().waits, "nothing had to wait");
        check();
    }

    @Test
    void partsOfASmallBuffer() {
        Buffer u = lab.buffer(64);
        c.bindUniformBuffer(Stage.FRAGMENT, 0, u, 16, 16);
        c.writeBuffer(u, 0, MemorySegment.ofArray(new int[16]));
        for (int x = 0; x < 8; x++) {
            c.writeBuffer(u, 16, color(x));
            column(x);
        }
        assertEquals(0, c.counters().waits, "a copy instead of a wait");
        check();
    }

    @Test
    void partsOfALargeBufferEndTheScene() {
        Buffer u = lab.buffer(1 << 20);
        c.bindUniformBuffer(Stage.FRAGMENT, 0, u, 0, 16);
        c.writeBuffer(u, 0, MemorySegment.ofArray(new int[1 << 18]));
        for (int x = 0; x < 8; x++) {
            c.writeBuffer(u, 0, color(x));
            column(x);
        }
        assertEquals(7, c.counters().waits);
        check();
    }

    @Test
    void growingRangesNeedNoWait() {
        Buffer u = lab.buffer(1 << 20);
        for (int x = 0; x < 8; x++) {
            c.writeBuffer(u, 256L * x, color(x));
            c.bindUniformBuffer(Stage.FRAGMENT, 0, u, 256L * x, 16);
            column(x);
        }
        assertEquals(0, c.counters().waits);
        assertEquals(0, c.counters().renames);
        check();
    }

    @Test
    void discardingMapsGetFreshStorage() {
        Buffer u = lab.buffer(1 << 20);
        c.writeBuffer(u, 0, MemorySegment.ofArray(new int[1 << 18]));
        c.bindUniformBuffer(Stage.FRAGMENT, 0, u, 0, 16);
        for (int x = 0; x < 8; x++) {
            long at = c.map(u, 0, 16, MapFlags.WRITE | MapFlags.DISCARD_WHOLE);
            MemorySegment.copy(color(x), 0, Memory.ALL, at, 16);
            c.unmap(u);
            column(x);
        }
        assertEquals(0, c.counters().waits);
        assertEquals(7, c.counters().renames);
        check();
    }

    @Test
    void unsynchronisedMapsNeverWait() {
        Buffer u = lab.buffer(1 << 20);
        c.writeBuffer(u, 0, MemorySegment.ofArray(new int[1 << 18]));
        c.bindUniformBuffer(Stage.FRAGMENT, 0, u, 0, 16);
        column(0);
        Counters before = new Counters();
        c.counters().copyTo(before);
        long a = c.map(u, 0, 16, MapFlags.WRITE | MapFlags.UNSYNCHRONIZED);
        c.unmap(u);
        assertNotEquals(0, a);
        assertEquals(before.waits, c.counters().waits);
        assertEquals(before.renames, c.counters().renames);
    }

    @Test
    void aBlockingMapIsRefusedOnce() {
        Buffer u = lab.buffer(1 << 20);
        c.writeBuffer(u, 0, MemorySegment.ofArray(new int[1 << 18]));
        c.bindUniformBuffer(Stage.FRAGMENT, 0, u, 0, 16);
        column(0);
        assertEquals(0, c.map(u, 0, 16, MapFlags.WRITE | MapFlags.DONT_BLOCK));
        assertNotEquals(0, c.map(u, 0, 16, MapFlags.WRITE | MapFlags.DONT_BLOCK), "the refusal set it going");
        c.unmap(u);
    }

    @Test
    void destroyedBuffersLiveUntilTheSceneIsDone() {
        for (int x = 0; x < 8; x++) {
            Buffer u = lab.buffer(16);
            c.writeBuffer(u, 0, color(x));
            c.bindUniformBuffer(Stage.FRAGMENT, 0, u, 0, 16);
            column(x);
            lab.device.destroy(u);
        }
        check();
    }

    @Test
    void aDestroyedBufferCountsAsUnbound() {
        Buffer u = lab.buffer(16);
        c.writeBuffer(u, 0, color(7));
        c.bindUniformBuffer(Stage.FRAGMENT, 0, u, 0, 16);
        lab.device.destroy(u);
        column(0);
        assertEquals(0, lab.pixels(target)[0]);
        column(1);
        assertEquals(0, lab.pixels(target)[1]);
    }

    @Test
    void memoryIsGivenBack() {
        long before = ((SoftDevice) lab.device).memory.used();
        for (int n = 0; n < 1000; n++) {
            Buffer u = lab.buffer(1 << 20);
            c.bindUniformBuffer(Stage.FRAGMENT, 0, u, 0, 16);
            column(0);
            lab.device.destroy(u);
            if (n % 100 == 99) c.flush();
        }
        c.bindUniformBuffer(Stage.FRAGMENT, 0, null, 0, 0);
        c.finish();
        assertEquals(before, ((SoftDevice) lab.device).memory.used());
    }

    @Test
    void uniformsByValueOutliveTheSceneTheyWereGivenIn() {
        tepui.pipe.ShaderObject first =
                lab.bind(lab.fragment((s, b) -> b.uniform(s.uniformBuffer("u", 5, 16), 0, Type.F32X4)));
        tepui.pipe.ShaderObject second = lab.solid(0, 0, 0, 0);
        c.setUniforms(Stage.FRAGMENT, 5, color(7).toArray(ValueLayout.JAVA_INT), 0, 4);
        column(0);
        c.flush();
        // A scene that takes the memory, under a shader that does not use the slot.
        c.bindShader(Stage.FRAGMENT, second);
        c.setUniforms(Stage.FRAGMENT, 6, new int[4], 0, 4);
        column(1);
        c.bindShader(Stage.FRAGMENT, lab.fragment((s, b) -> b.uniform(s.uniformBuffer("u", 6, 16), 0, Type.F32X4)));
        column(1);
        c.bindShader(Stage.FRAGMENT, first);
        column(2);
        int[] p = lab.pixels(target);
        assertArrayEquals(new int[] {-1, 0, -1}, new int[] {p[0], p[1], p[2]});
    }

    @Test
    void programsThatDrawsWaitForAreCounted() {
        column(0);
        column(1);
        assertEquals(1, c.counters().compiles);
        lab.bind(lab.solid(1, 1, 1, 1));
        column(2);
        assertEquals(2, c.counters().compiles);
        assertEquals(2, c.counters().compileWaits);
    }

    @Test
    void vertexDataMayChangeAtOnce() {
        c.setUniforms(Stage.FRAGMENT, 0, new int[] {ONE, ONE, ONE, ONE}, 0, 4);
        float[] triangle = {-1, -1, 0, 1, 3, -1, 0, 1, -1, 3, 0, 1};
        Buffer v = lab.floats(triangle);
        c.bindVertexBuffer(0, v, 0);
        column(0);
        c.writeBuffer(v, 0, MemorySegment.ofArray(new float[12]));
        column(1);
        assertEquals(0, c.counters().waits);
        int[] p = lab.pixels(target);
        assertArrayEquals(new int[] {-1, 0}, new int[] {p[0], p[1]});
    }

    @Test
    void whatFragmentsStoreIsReadAfterTheyRan() {
        lab.bind(lab.fragment((s, b) -> {
            Resource out = s.storageBuffer("out", 0);
            b.resource(Op.ATOMIC_STORAGE, out, Type.I32, AtomicOp.ADD.ordinal(), b.i32(0), b.i32(0), b.i32(1));
            return b.f32(1, 1, 1, 1);
        }));
        Buffer out = lab.ints(5);
        c.bindStorageBuffer(Stage.FRAGMENT, 0, out, 0, 4, true);
        column(0);
        column(1);
        assertEquals(5 + 8, lab.readInts(out)[0]);
        c.writeBuffer(out, 0, MemorySegment.ofArray(new int[] {100}));
        column(2);
        assertEquals(104, lab.readInts(out)[0]);
    }

    @Test
    void explicitFlushesMakeRangesValid() {
        Buffer b = lab.buffer(64);
        long at = c.map(b, 0, 64, MapFlags.WRITE | MapFlags.FLUSH_EXPLICIT);
        Memory.ALL.set(ValueLayout.JAVA_INT, at + 8, 7);
        c.flushMapped(b, 8, 4);
        c.unmap(b);
        assertEquals(7, lab.readInts(b)[2]);
        assertThrows(IllegalArgumentException.class, () -> c.flushMapped(b, 8, 4));
    }

    @Test
    void persistentMappingsStayWhileDrawing() {
        Buffer u = lab.buffer(16);
        c.bindUniformBuffer(Stage.FRAGMENT, 0, u, 0, 16);
        long at = c.map(u, 0, 16, MapFlags.WRITE | MapFlags.PERSISTENT | MapFlags.COHERENT);
        for (int x = 0; x < 8; x++) {
            MemorySegment.copy(color(x), 0, Memory.ALL, at, 16);
            column(x);
            c.flush();
        }
        c.unmap(u);
        check();
    }

    @Test
    void patternsFillRanges() {
        Buffer b = lab.ints(1, 2, 3, 4, 5, 6, 7, 8);
        c.clearBuffer(b, 4, 24, new byte[] {1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0});
        assertArrayEquals(new int[] {1, 1, 2, 3, 1, 2, 3, 8}, lab.readInts(b));
        assertThrows(IllegalArgumentException.class, () -> c.clearBuffer(b, 0, 6, new byte[4]));
    }

    @Test
    void copiesMustNotOverlap() {
        Buffer b = lab.ints(1, 2, 3, 4);
        c.copyBuffer(b, 0, b, 8, 8);
        assertArrayEquals(new int[] {1, 2, 1, 2}, lab.readInts(b));
        assertThrows(IllegalArgumentException.class, () -> c.copyBuffer(b, 0, b, 4, 8));
    }
}
