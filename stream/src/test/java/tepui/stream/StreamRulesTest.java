package tepui.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.layers.forward.ForwardingContext;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DirectMemory;
import tepui.pipe.Fence;
import tepui.pipe.MapFlags;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.tools.kit.scene.PlainObjects;

/** Each rule of merging, mapping and latency, seen by its counter, while the driver's thread is held. */
class StreamRulesTest {
    private static final int HOLD = 77;

    private final CountDownLatch go = new CountDownLatch(1);
    private final CountDownLatch held = new CountDownLatch(1);
    /** Draws and destroyed views, as they come to the driver. */
    private final List<String> order = Collections.synchronizedList(new ArrayList<>());

    private final Device nothing = PlainObjects.nullDevice();

    /** Its thread stops at a sample mask of HOLD, until {@link #go}; direct memory as the null device has it. */
    private final Device device = Streams.wrap(
            new ForwardingDevice(nothing) {
                @Override
                protected Context wrap(Context context) {
                    return new ForwardingContext(this, context) {
                        @Override
                        public void setSampleMask(int mask) {
                            if (mask != HOLD) return;
                            held.countDown();
                            await(go);
                        }

                        @Override
                        public void draw(
                                Primitive primitive,
                                boolean indexed,
                                int firstInstance,
                                int instances,
                                int first,
                                int vertices,
                                int baseVertex,
                                int drawId) {
                            order.add("draw");
                            super.draw(
                                    primitive, indexed, firstInstance, instances, first, vertices, baseVertex, drawId);
                        }
                    };
                }

                @Override
                public void destroy(TextureView view) {
                    order.add("destroy");
                    super.destroy(view);
                }

                @Override
                public DirectMemory directMemory() {
                    DirectMemory direct = nothing.directMemory();
                    return new DirectMemory() {
                        @Override
                        public long pin(Buffer buffer) {
                            return direct.pin(buffer);
                        }

                        @Override
                        public boolean isInUse(Buffer buffer) {
                            return direct.isInUse(buffer);
                        }

                        @Override
                        public void exchange(Context context, Buffer a, Buffer b) {
                            direct.exchange(((ForwardingContext) context).behind(), a, b);
                        }

                        @Override
                        public void written(Context context, Buffer buffer, long offset, long size) {
                            direct.written(((ForwardingContext) context).behind(), buffer, offset, size);
                        }
                    };
                }
            },
            StreamOptions.DEFAULT);

    private final StreamContext context = (StreamContext) device.createContext();
    private final StreamCounters counters = context.figures();

    @BeforeEach
    void begin() {
        context.bindShader(Stage.VERTEX, PlainObjects.make(device, Stage.VERTEX));
        context.setRenderTargets(RenderTargets.of(PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 8, 8)));
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @AfterEach
    void end() {
        go.countDown();
        device.close();
    }

    private Buffer buffer() {
        return device.createBuffer(new BufferDesc(4096, Bind.VERTEX, Usage.STREAM, false));
    }

    /** A buffer that is filled, mapped once so that its place is known, and used by a draw that does not end. */
    private Buffer busy() {
        Buffer b = buffer();
        context.map(b, 0, 4096, MapFlags.WRITE);
        context.unmap(b);
        context.setSampleMask(HOLD);
        context.bindVertexBuffer(0, b, 0);
        context.draw(Primitive.TRIANGLES, 0, 3);
        context.publish();
        return b;
    }

    private void assertNoWait() {
        assertEquals(0, counters.stalls());
    }

    // ---- destroying -------------------------------------------------------------------------------------------------

    @Test
    void aViewIsDestroyedBehindTheDrawsThatHaveItBound() {
        Texture texture = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 8, 8);
        TextureView view = device.createView(texture, TextureView.Desc.whole(texture.desc()));
        context.bindTexture(Stage.FRAGMENT, 0, view);
        context.finish();
        context.setSampleMask(HOLD);
        context.publish();
        await(held);
        context.draw(Primitive.TRIANGLES, 0, 3);
        context.publish();
        device.destroy(view);
        context.bindTexture(Stage.FRAGMENT, 0, null);
        go.countDown();
        context.finish();
        device.close();
        assertEquals(List.of("draw", "destroy"), order);
    }

    // ---- merging ----------------------------------------------------------------------------------------------------

    @Test
    void drawsThatDifferInTheirRangesAreOnePacket() {
        long before = context.packets;
        for (int i = 0; i < 100; i++) context.draw(Primitive.TRIANGLES, 3 * i, 3);
        assertEquals(1, context.packets - before);
        assertEquals(99, context.figures().mergedDraws);
        context.finish();
        assertEquals(100, context.counters().draws);
    }

    @Test
    void anotherKindOfDrawIsAPacketOfItsOwn() {
        long before = context.packets;
        context.draw(Primitive.TRIANGLES, 0, 3);
        context.draw(Primitive.LINES, 0, 2);
        context.draw(Primitive.LINES, false, 0, 2, 0, 2, 0, 0);
        context.draw(Primitive.LINES, false, 1, 2, 0, 2, 0, 0);
        context.bindBlend(0);
        context.draw(Primitive.LINES, false, 1, 2, 0, 2, 0, 0);
        assertEquals(6, context.packets - before);
    }

    @Test
    void drawsAreNotMergedWhereAShaderReadsTheirNumber() {
        Shader s = new Shader(Stage.VERTEX, "numbered");
        s.input(Builtin.DRAW_ID, Type.I32);
        new Builder(s).ret();
        context.bindShader(Stage.VERTEX, device.createShader(s, null));
        context.draw(Primitive.TRIANGLES, 0, 3);
        context.draw(Primitive.TRIANGLES, 3, 3);
        assertEquals(0, context.figures().mergedDraws);
    }

    @Test
    void adjacentUploadsAreOnePacket() {
        Buffer b = buffer();
        MemorySegment data = Arena.global().allocate(64);
        long before = context.packets;
        for (int i = 0; i < 10; i++) context.writeBuffer(b, 64L * i, data);
        assertEquals(1, context.packets - before);
        assertEquals(9, counters.mergedUploads);
        context.writeBuffer(b, 0, data);
        assertEquals(2, context.packets - before);
    }

    // ---- fences -----------------------------------------------------------------------------------------------------

    @Test
    void aFenceThatIsArmedAnewWaitsForTheNewFlush() {
        Fence fence = context.flush();
        assertTrue(fence.await(Long.MAX_VALUE));
        context.setSampleMask(HOLD);
        assertSame(fence, context.flush(fence));
        assertFalse(fence.isSignaled());
        assertFalse(fence.await(0));
        go.countDown();
        assertTrue(fence.await(Long.MAX_VALUE));
        assertTrue(fence.isSignaled());
    }

    @Test
    void allWhoWaitForAFenceGoOnWhenItComes() throws InterruptedException {
        context.setSampleMask(HOLD);
        Fence fence = context.flush();
        AtomicInteger there = new AtomicInteger();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                if (fence.await(Long.MAX_VALUE)) there.incrementAndGet();
            });
            threads[i].start();
        }
        assertFalse(fence.await(200_000));
        assertEquals(0, there.get());
        go.countDown();
        for (Thread t : threads) t.join();
        assertEquals(3, there.get());
        assertTrue(fence.await(0));
    }

    @Test
    void aFenceMayBeArmedAnewWhileItsFlushIsOnItsWay() {
        context.setSampleMask(HOLD);
        Fence fence = context.flush();
        for (int i = 0; i < 3; i++) context.flush(fence);
        assertFalse(fence.isSignaled());
        go.countDown();
        context.finish();
        assertTrue(fence.isSignaled());
    }

    @Test
    void fencesOfOthersAreNotArmedAnew() {
        try (Context other = device.createContext()) {
            Fence fence = other.flush();
            assertNotSame(fence, context.flush(fence));
        }
    }

    // ---- maps -------------------------------------------------------------------------------------------------------

    @Test
    void aRangeThatHoldsNothingIsWrittenInPlace() {
        Buffer b = buffer();
        context.map(b, 0, 64, MapFlags.WRITE);
        context.unmap(b);
        context.setSampleMask(HOLD);
        context.bindVertexBuffer(0, b, 0);
        context.draw(Primitive.TRIANGLES, 0, 3);
        context.map(b, 64, 64, MapFlags.WRITE);
        context.unmap(b);
        assertNoWait();
        assertEquals(0, counters.renames);
    }

    @Test
    void anIdleBufferIsWrittenInPlace() {
        Buffer b = buffer();
        for (int i = 0; i < 3; i++) {
            context.map(b, 0, 4096, MapFlags.WRITE);
            context.unmap(b);
        }
        assertNoWait();
    }

    @Test
    void aDiscardedBufferGetsOtherMemoryAtOnce() {
        Buffer b = busy();
        long first = context.map(b, 0, 64, MapFlags.WRITE | MapFlags.DISCARD_WHOLE);
        context.unmap(b);
        assertNoWait();
        assertEquals(1, counters.renames);
        context.draw(Primitive.TRIANGLES, 0, 3);
        long second = context.map(b, 0, 64, MapFlags.WRITE | MapFlags.DISCARD_WHOLE);
        context.unmap(b);
        assertNotEquals(first, second);
        assertEquals(2, counters.renames);
    }

    /** Two exchanges of one buffer may be carried out in the other order if they are on their way in two contexts. */
    @Test
    void aBufferIsExchangedByOneContextAtATime() {
        Buffer b = busy();
        context.map(b, 0, 4096, MapFlags.WRITE | MapFlags.DISCARD_WHOLE);
        context.unmap(b);
        assertEquals(1, counters.renames);
        try (StreamContext other = (StreamContext) device.createContext()) {
            other.map(b, 0, 4096, MapFlags.WRITE | MapFlags.DISCARD_WHOLE);
            other.unmap(b);
            assertEquals(0, other.figures.renames);
            assertEquals(1, other.figures.stagedUploads);
            go.countDown();
            context.finish();
            context.draw(Primitive.TRIANGLES, 0, 3);
            other.map(b, 0, 4096, MapFlags.WRITE | MapFlags.DISCARD_WHOLE);
            other.unmap(b);
            assertEquals(1, other.figures.renames);
        }
    }

    /** A mapping that has ended is waited for, whatever its context has begun with the buffer since. */
    @Test
    void anotherContextMapsTheBufferWhenTheMappingHasEnded() throws InterruptedException {
        Buffer b = device.createBuffer(new BufferDesc(4096, Bind.VERTEX, Usage.STREAM, true));
        int flags = MapFlags.READ | MapFlags.PERSISTENT;
        context.map(b, 0, 4096, flags);
        context.setSampleMask(HOLD);
        context.unmap(b);
        context.bindVertexBuffer(0, b, 0);
        context.draw(Primitive.TRIANGLES, 0, 3);
        AtomicReference<Throwable> failure = new AtomicReference<>();
        try (Context other = device.createContext()) {
            Thread thread = new Thread(() -> {
                try {
                    other.map(b, 0, 4096, flags);
                    other.unmap(b);
                    other.finish();
                } catch (Throwable e) {
                    failure.set(e);
                }
            });
            thread.start();
            while (thread.getState() != Thread.State.TIMED_WAITING && thread.isAlive()) Thread.onSpinWait();
            go.countDown();
            thread.join();
        }
        assertNull(failure.get());
    }

    @Test
    void aPersistentMapOfADiscardedBufferGetsOtherMemoryAtOnce() {
        Buffer b = device.createBuffer(new BufferDesc(4096, Bind.VERTEX, Usage.STREAM, true));
        int flags = MapFlags.WRITE | MapFlags.PERSISTENT | MapFlags.COHERENT;
        long first = context.map(b, 0, 4096, flags | MapFlags.DISCARD_WHOLE);
        context.setSampleMask(HOLD);
        context.bindVertexBuffer(0, b, 0);
        context.draw(Primitive.TRIANGLES, 0, 3);
        context.publish();
        context.unmap(b);
        assertEquals(first + 64, context.map(b, 64, 64, flags | MapFlags.UNSYNCHRONIZED));
        context.unmap(b);
        long second = context.map(b, 0, 4096, flags | MapFlags.DISCARD_WHOLE);
        assertNotEquals(first, second);
        assertEquals(1, counters.renames);
        // What is mapped is written in place by nobody else, and stays where it is.
        context.draw(Primitive.TRIANGLES, 0, 3);
        context.writeBuffer(b, 0, MemorySegment.ofArray(new byte[4096]));
        context.invalidate(b);
        context.unmap(b);
        assertEquals(1, counters.renames);
        assertNoWait();
    }

    @Test
    void memoryIsUsedAgainOnceItsPacketsAreDone() {
        Buffer b = buffer();
        context.bindVertexBuffer(0, b, 0);
        long first = 0;
        boolean again = false;
        for (int i = 0; i < 6; i++) {
            long address = context.map(b, 0, 4096, MapFlags.WRITE | MapFlags.DISCARD_WHOLE);
            context.unmap(b);
            again |= address == first;
            if (first == 0) first = address;
            context.draw(Primitive.TRIANGLES, 0, 3);
            if (i % 2 == 1) context.finish();
        }
        assertTrue(again);
    }

    @Test
    void ofMemoryThatIsFreeThatWhichWasUsedLastIsTakenFirst() {
        Buffer b = buffer();
        context.bindVertexBuffer(0, b, 0);
        long last = 0;
        long before = 0;
        for (int i = 0; i < 4; i++) {
            before = last;
            last = context.map(b, 0, 4096, MapFlags.WRITE | MapFlags.DISCARD_WHOLE);
            context.unmap(b);
            context.draw(Primitive.TRIANGLES, 0, 3);
        }
        context.finish();
        context.draw(Primitive.TRIANGLES, 0, 3);
        assertEquals(before, context.map(b, 0, 4096, MapFlags.WRITE | MapFlags.DISCARD_WHOLE));
        context.unmap(b);
    }

    @Test
    void aDiscardedRangeGoesThroughStagingMemory() {
        Buffer b = busy();
        context.map(b, 64, 64, MapFlags.WRITE | MapFlags.DISCARD_RANGE);
        context.unmap(b);
        assertNoWait();
        assertEquals(1, counters.stagedUploads);
        assertEquals(0, counters.renames);
    }

    @Test
    void anUnsynchronisedMapDoesNotWait() {
        Buffer b = busy();
        context.map(b, 64, 64, MapFlags.WRITE | MapFlags.UNSYNCHRONIZED);
        context.unmap(b);
        assertNoWait();
        assertEquals(0, counters.stagedUploads);
    }

    @Test
    void whatMayNotWaitIsRefused() {
        Buffer b = busy();
        assertEquals(0, context.map(b, 0, 64, MapFlags.WRITE | MapFlags.DONT_BLOCK));
        assertEquals(0, context.map(b, 0, 64, MapFlags.READ | MapFlags.DONT_BLOCK));
        assertNoWait();
    }

    @Test
    void anythingElseWaits() {
        Buffer b = busy();
        go.countDown();
        context.map(b, 0, 64, MapFlags.WRITE);
        context.unmap(b);
        assertTrue(counters.waits(WaitReason.MAP) <= 1);
        assertEquals(0, counters.renames + counters.stagedUploads);
    }

    @Test
    void aBufferThatWasUnboundBeforeTheDrawIsIdle() {
        Buffer used = buffer();
        Buffer unused = buffer();
        for (Buffer b : new Buffer[] {used, unused}) {
            context.map(b, 0, 4096, MapFlags.WRITE);
            context.unmap(b);
        }
        context.setSampleMask(HOLD);
        context.bindVertexBuffer(0, unused, 0);
        context.bindVertexBuffer(0, used, 0);
        context.draw(Primitive.TRIANGLES, 0, 3);
        context.bindVertexBuffer(0, null, 0);
        assertTrue(((TrackedBuffer) used.companion()).isPending());
        assertTrue(!((TrackedBuffer) unused.companion()).isPending());
    }

    // ---- a full ring ------------------------------------------------------------------------------------------------

    /** The driver's thread works only while the caller waits: so the ring is full as often as it can be. */
    @Test
    void aCallerWhoIsAheadWaitsOnceForAQuarterOfTheRing() {
        Thread caller = Thread.currentThread();
        AtomicBoolean free = new AtomicBoolean();
        Device lazy = new ForwardingDevice(PlainObjects.nullDevice()) {
            @Override
            protected Context wrap(Context context) {
                return new ForwardingContext(this, context) {
                    @Override
                    public void setUniforms(Stage stage, int slot, int[] words, int start, int count) {
                        while (caller.getState() == Thread.State.RUNNABLE && !free.get()) Thread.onSpinWait();
                    }
                };
            }
        };
        int chunks = 64;
        try (Device own = Streams.wrap(lazy, StreamOptions.DEFAULT.withChunks(16));
                StreamContext c = (StreamContext) own.createContext()) {
            int[] words = new int[PacketLayout.MOST_WORDS - 2];
            for (int i = 0; i < chunks; i++) c.setUniforms(Stage.VERTEX, 0, words, 0, words.length);
            free.set(true);
            c.finish();
            long waits = c.figures().waits(WaitReason.RING_FULL);
            assertTrue(waits >= 1 && waits <= chunks / 4, "waits: " + waits);
        }
    }

    // ---- latency ----------------------------------------------------------------------------------------------------

    @Test
    void theCallerIsAtMostTwoPicturesAhead() {
        Surface surface = device.createSurface(new Surface.Target.Offscreen(8, 8));
        Texture t = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 8, 8);
        context.setSampleMask(HOLD);
        context.present(surface, t, false, Surface.Interval.IMMEDIATE);
        context.present(surface, t, false, Surface.Interval.IMMEDIATE);
        assertEquals(0, counters.waits(WaitReason.FRAME));
        assertEquals(Surface.Outcome.WOULD_BLOCK, context.present(surface, t, false, Surface.Interval.IMMEDIATE, true));
        go.countDown();
        context.finish();
        surface.close();
    }

    @Test
    void withoutLatencyAPresentWaitsForItself() {
        try (Device own = Streams.wrap(PlainObjects.nullDevice(), StreamOptions.DEFAULT.withFrames(0));
                StreamContext c = (StreamContext) own.createContext()) {
            Surface surface = own.createSurface(new Surface.Target.Offscreen(8, 8));
            Texture t = PlainObjects.texture(own, Format.R8G8B8A8_UNORM, 8, 8);
            c.present(surface, t, false, Surface.Interval.IMMEDIATE);
            assertTrue(c.isSettled());
        }
    }
}
