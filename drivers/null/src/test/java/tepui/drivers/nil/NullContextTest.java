package tepui.drivers.nil;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import tepui.ir.Builder;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.IndexType;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.driver.PrimitiveCounts;
import tepui.pipe.format.Format;

class NullContextTest {
    private Device device;
    private Context context;

    @BeforeEach
    void open() {
        NullDriver driver = new NullDriver();
        device = driver.open(driver.devices().getFirst(), DeviceOptions.DEFAULT);
        context = device.createContext();
    }

    private Buffer buffer(long size) {
        return device.createBuffer(new BufferDesc(size, Bind.ANY_BUFFER, Usage.DEFAULT, true));
    }

    private Texture texture(int width, int height) {
        return device.createTexture(
                TextureDesc.of2d(Format.R8G8B8A8_UNORM, width, height, Bind.SAMPLED | Bind.COLOR_TARGET));
    }

    private static void refused(Executable call) {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, call);
        assertTrue(e.getMessage().contains(": "), e.getMessage());
    }

    private void bindShaders() {
        for (Stage stage : Stage.values()) {
            context.bindShader(stage, device.createShader(shader(stage), null));
        }
        context.bindIndexBuffer(buffer(64), 0, IndexType.U16);
    }

    @Test
    void drawsAndPrimitivesAreCounted() {
        bindShaders();
        context.draw(Primitive.TRIANGLES, 0, 7);
        context.drawIndexed(Primitive.TRIANGLE_STRIP, 0, 5);
        context.draw(Primitive.LINES, false, 0, 3, new int[] {0, 4, 0, 9, 2, 0}, 0, 2);
        assertEquals(4, context.counters().draws);
        assertEquals(2 + 3 + 3 * (2 + 1), context.counters().primitives);
    }

    @Test
    void everyPrimitiveHasItsCount() {
        int[] of12 = {12, 6, 12, 11, 4, 10, 10, 3, 5, 1, 3, 9, 2, 4, 4};
        int[] of1 = {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        for (Primitive p : Primitive.values()) {
            assertEquals(of12[p.ordinal()], PrimitiveCounts.of(p, 12, 3), p.name());
            assertEquals(of1[p.ordinal()], PrimitiveCounts.of(p, 1, 3), p.name());
            assertEquals(0, PrimitiveCounts.of(p, 0, 3), p.name());
        }
    }

    @Test
    void drawsWithoutWhatTheyNeedAreRefused() {
        refused(() -> context.draw(Primitive.TRIANGLES, 0, 3));
        refused(() -> context.dispatch(1, 1, 1));
        context.bindShader(Stage.VERTEX, device.createShader(shader(Stage.VERTEX), null));
        context.draw(Primitive.TRIANGLES, 0, 3);
        refused(() -> context.drawIndexed(Primitive.TRIANGLES, 0, 3));
        refused(() -> context.draw(Primitive.TRIANGLES, -1, 3));
        refused(() -> context.draw(Primitive.TRIANGLES, false, 0, 1, new int[5], 0, 2));
        refused(() -> context.draw(Primitive.TRIANGLES, false, 0, 1, new int[6], Integer.MAX_VALUE, 1));
        refused(() -> context.draw(Primitive.TRIANGLES, false, 0, -1, 0, 3, 0, 0));
        refused(() -> context.drawIndirect(Primitive.TRIANGLES, false, buffer(31), 0, 2, 16, null, 0));
        assertEquals(1, context.counters().draws);
    }

    @Test
    void mappedMemoryCanBeWrittenAndReadsAsZeroLater() {
        Buffer b = buffer(1000);
        for (int round = 0; round < 3; round++) {
            long address = context.map(b, 100, 300, MapFlags.WRITE);
            assertEquals(100 % device.caps().mapAlignment, address % device.caps().mapAlignment);
            Memory.at(address, 300).fill((byte) 0xab);
            context.unmap(b);
        }
        long address = context.map(b, 0, 1000, MapFlags.READ);
        for (int i = 0; i < 1000; i++) assertEquals(0, Memory.ALL.get(ValueLayout.JAVA_BYTE, address + i));
        context.unmap(b);
        address = context.map(b, 7, 5, MapFlags.READ | MapFlags.WRITE);
        for (int i = 0; i < 5; i++) assertEquals(0, Memory.ALL.get(ValueLayout.JAVA_BYTE, address + i));
        context.unmap(b);
        assertEquals(5, context.counters().maps);
        assertEquals(905, context.counters().uploadedBytes);
    }

    @Test
    void whatWasMappedStaysWritableWhenLargerMapsFollow() {
        Buffer b = buffer(1 << 20);
        long old = context.map(b, 0, 4096, MapFlags.WRITE);
        context.unmap(b);
        for (int size = 8192; size <= 1 << 20; size *= 2) {
            context.map(b, 0, size, MapFlags.WRITE);
            context.unmap(b);
        }
        Memory.at(old, 4096).fill((byte) 0x5a);
        System.gc();
        MemorySegment others = Arena.ofAuto().allocate(1 << 22);
        others.fill((byte) 1);
        for (int i = 0; i < 4096; i++) assertEquals(0x5a, Memory.ALL.get(ValueLayout.JAVA_BYTE, old + i));
        assertEquals(1, others.get(ValueLayout.JAVA_BYTE, 77));
    }

    @Test
    void mapsOutsideTwiceOrWithContradictingFlagsAreRefused() {
        Buffer b = buffer(100);
        refused(() -> context.map(b, 50, 51, MapFlags.WRITE));
        refused(() -> context.map(b, Long.MAX_VALUE, 2, MapFlags.WRITE));
        refused(() -> context.map(b, 0, 0, MapFlags.WRITE));
        refused(() -> context.map(b, 0, 8, 0));
        refused(() -> context.map(b, 0, 8, MapFlags.READ | MapFlags.UNSYNCHRONIZED));
        refused(() -> context.map(b, 0, 8, MapFlags.READ | MapFlags.FLUSH_EXPLICIT));
        refused(() -> context.map(b, 0, 8, MapFlags.WRITE | MapFlags.COHERENT));
        Buffer plain = device.createBuffer(BufferDesc.of(8, Bind.VERTEX));
        refused(() -> context.map(plain, 0, 8, MapFlags.WRITE | MapFlags.PERSISTENT));
        refused(() -> context.unmap(b));
        context.map(b, 10, 20, MapFlags.WRITE | MapFlags.FLUSH_EXPLICIT);
        refused(() -> context.map(b, 0, 8, MapFlags.WRITE));
        context.flushMapped(b, 10, 20);
        refused(() -> context.flushMapped(b, 9, 1));
        refused(() -> context.flushMapped(b, 29, 2));
        context.unmap(b);
        assertEquals(20, context.counters().uploadedBytes);
    }

    @Test
    void texturesMapSeveralTimesAtOnce() {
        Texture t = texture(8, 8);
        Context.TexelMap one = new Context.TexelMap();
        Context.TexelMap two = new Context.TexelMap();
        assertTrue(context.mapTexture(t, 0, Box.of2d(0, 0, 3, 8), MapFlags.WRITE, one));
        assertTrue(context.mapTexture(t, 0, Box.of2d(3, 0, 5, 8), MapFlags.READ, two));
        assertNotEquals(one.address, two.address);
        assertTrue(one.rowBytes >= 12 && one.sliceBytes >= 8 * one.rowBytes);
        Memory.at(one.address, one.sliceBytes).fill((byte) 1);
        assertEquals(0, Memory.ALL.get(ValueLayout.JAVA_LONG_UNALIGNED, two.address));
        context.unmapTexture(t, one);
        context.unmapTexture(t, two);
        refused(() -> context.unmapTexture(t, two));
        refused(() -> context.mapTexture(t, 1, Box.of2d(0, 0, 1, 1), MapFlags.WRITE, one));
        refused(() -> context.mapTexture(t, 0, Box.of2d(0, 0, 9, 1), MapFlags.WRITE, one));
    }

    @Test
    void readingGivesZerosAndTouchesNothingElse() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment into = arena.allocate(32);
            into.fill((byte) 9);
            context.readTexture(texture(4, 4), 0, Box.of2d(0, 0, 2, 2), into, 16, 0);
            byte[] nines = {9, 9, 9, 9, 9, 9, 9, 9};
            assertArrayEquals(new byte[8], into.asSlice(0, 8).toArray(ValueLayout.JAVA_BYTE));
            assertArrayEquals(nines, into.asSlice(8, 8).toArray(ValueLayout.JAVA_BYTE));
            assertArrayEquals(new byte[8], into.asSlice(16, 8).toArray(ValueLayout.JAVA_BYTE));
            assertArrayEquals(nines, into.asSlice(24, 8).toArray(ValueLayout.JAVA_BYTE));
            context.readBuffer(buffer(64), 32, into);
            assertEquals(-1, into.mismatch(arena.allocate(32)));
            assertEquals(16 + 32, context.counters().readBackBytes);
            refused(() -> context.readBuffer(buffer(64), 33, into));
            refused(() -> context.readTexture(texture(4, 4), 0, Box.of2d(0, 0, 4, 4), into, 16, 0));
            refused(() -> context.writeTexture(texture(4, 4), 0, Box.of2d(0, 0, 2, 2), into, 4, 0));
            refused(() -> context.writeTexture(
                    texture(4, 4), 0, Box.of2d(0, 0, 2, 2), into, Long.MAX_VALUE / 2, Long.MAX_VALUE / 2));
        }
    }

    @Test
    void transfersOutsideTheirResourcesAreRefused() {
        Buffer b = buffer(64);
        Texture t = texture(4, 4);
        refused(() -> context.copyBuffer(b, 60, b, 0, 5));
        refused(() -> context.copyTexture(t, 0, Box.of2d(0, 0, 3, 3), t, 0, 2, 0, 0));
        refused(() -> context.copyBufferToTexture(b, 4, 16, 64, t, 0, Box.of2d(0, 0, 4, 4)));
        refused(() -> context.copyTextureToBuffer(t, 0, Box.of2d(0, 0, 5, 4), b, 0, 16, 64));
        refused(() -> context.clearBuffer(b, 0, 64, new byte[3]));
        refused(() -> context.clearTexture(t, 0, Box.of2d(4, 0, 1, 1), ClearColor.of(0, 0, 0, 0)));
        refused(() -> context.generateMips(t, 0, 1));
        context.copyBufferToTexture(b, 0, 16, 64, t, 0, Box.of2d(0, 0, 4, 4));
        context.copyTexture(t, 0, Box.of2d(0, 0, 2, 2), t, 0, 2, 2, 0);
    }

    @Test
    void clearsNeedATarget() {
        refused(() -> context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15));
        context.setRenderTargets(RenderTargets.of(texture(4, 4)));
        context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
        refused(() -> context.clearColor(1, ClearColor.of(0, 0, 0, 0), null, 15));
        refused(() -> context.clearDepthStencil(true, 1, false, 0, 255, null));
    }

    @Test
    void queriesCountNothingAndTimesGrow() {
        Query samples = device.createQuery(Query.Kind.OCCLUSION, 0);
        refused(() -> context.queryResult(samples, true));
        refused(() -> context.endQuery(samples));
        context.beginQuery(samples);
        refused(() -> context.beginQuery(samples));
        context.endQuery(samples);
        assertEquals(0, context.queryResult(samples, false));
        Query time = device.createQuery(Query.Kind.TIMESTAMP, 0);
        refused(() -> context.beginQuery(time));
        long before = device.timestamp();
        context.endQuery(time);
        long taken = context.queryResult(time, true);
        assertTrue(before <= taken && taken <= device.timestamp());
        refused(() -> context.queryResultToBuffer(time, buffer(8), 4, 8, true, false));
        refused(() -> context.queryResultToBuffer(time, buffer(8), 0, 3, true, false));
    }

    @Test
    void destroyedObjectsAreRefused() {
        Buffer b = buffer(64);
        device.destroy(b);
        refused(() -> context.bindVertexBuffer(0, b, 0));
        refused(() -> device.destroy(b));
        Texture t = texture(4, 4);
        device.destroy(t);
        refused(() -> context.setRenderTargets(RenderTargets.of(t)));
        Query q = device.createQuery(Query.Kind.OCCLUSION, 0);
        device.destroy(q);
        refused(() -> context.beginQuery(q));
    }

    @Test
    void unknownStatesAndSlotsAreRefused() {
        refused(() -> context.bindBlend(1));
        refused(() -> context.bindRaster(-1));
        refused(() -> context.bindSampler(Stage.FRAGMENT, 96, 0));
        refused(() -> context.bindTexture(Stage.FRAGMENT, -1, null));
        refused(() -> context.setViewport(16, 0, 0, 1, 1, 0, 1));
        refused(() -> context.setUniforms(Stage.VERTEX, 0, new int[4], 2, 3));
        refused(() -> context.updateUniforms(Stage.VERTEX, 0, 0, new int[4], 0, 1));
        refused(() -> context.memoryBarrier(1 << 20));
        refused(() -> context.popGroup());
    }

    @Test
    void nothingIsOutstandingEver() {
        assertTrue(context.flush().isSignaled());
        assertTrue(context.flush().await(0));
        context.finish();
        context.waitFor(context.flush());
        assertEquals(0, context.counters().waits);
    }

    @Test
    void aClosedContextIsRefusedAndTheDeviceLivesOn() {
        context.close();
        refused(() -> context.bindBlend(0));
        device.createContext().bindBlend(0);
    }

    private static Shader shader(Stage stage) {
        Shader shader = new Shader(stage, "empty");
        new Builder(shader).ret();
        if (stage == Stage.GEOMETRY || stage == Stage.TESS_CONTROL) shader.outputVertices = 3;
        return shader;
    }
}
