package tepui.drivers.d3d12;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import tepui.drivers.d3d12.com.Faults;
import tepui.pipe.Bind;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.Seeds;

/**
 * Several contexts record at once, on threads of their own, and what they share changes its state between their lists: the barriers that a list needs before it are known only when it is
 * executed. The rules are on, so that each state before a barrier and each use is checked as Windows would; the texels say that nothing was lost.
 */
@Needs({Need.VKD3D, Need.LAVAPIPE})
final class ContextsTest {
    private static final int THREADS = 4;
    private static final int STEPS = 120;
    private static final String CREATE_DESCRIPTOR_HEAP = "ID3D12Device:14";

    /** A heap of views costs some devices a quarter of a gigabyte of zeros. */
    @Test
    void contextsOneAfterAnotherHaveTheSameDescriptorHeaps() {
        List<String> heaps = Collections.synchronizedList(new ArrayList<>());
        try (D3d12Lab lab = new D3d12Lab(false, Map.of())) {
            lab.device.createContext().close();
            Faults.plan(new Faults.Plan() {
                @Override
                public int result(String call) {
                    if (call.equals(CREATE_DESCRIPTOR_HEAP)) heaps.add(call);
                    return 0;
                }

                @Override
                public boolean isGone() {
                    return false;
                }
            });
            for (int i = 0; i < 3; i++) lab.device.createContext().close();
            assertEquals(List.of(), heaps);
            // One that comes while the other is there needs heaps of its own.
            try (Context one = lab.device.createContext();
                    Context other = lab.device.createContext()) {
                assertNotSame(one, other);
            }
            assertEquals(2, heaps.size());
        } finally {
            Faults.plan(null);
        }
    }

    /** Textures that all contexts read; each context writes its own. */
    @Test
    void listsOfSeveralContextsRunInAnyOrder() throws InterruptedException, ExecutionException {
        long seed = Seeds.one("ContextsTest");
        try (D3d12Lab lab = new D3d12Lab(false, Map.of())) {
            Texture shared = texture(lab);
            lab.context.setRenderTargets(RenderTargets.of(shared));
            lab.context.clearColor(0, ClearColor.of(0, 1, 0, 1), null, 15);
            lab.context.flush();
            ExecutorService threads = Executors.newFixedThreadPool(THREADS);
            try {
                List<Future<Long>> all = new ArrayList<>();
                for (int i = 0; i < THREADS; i++) {
                    long own = seed + i;
                    all.add(threads.submit(() -> use(lab, shared, new Random(own), own)));
                }
                long barriers = 0;
                for (Future<Long> f : all) barriers += f.get();
                assertTrue(barriers > THREADS, "barriers: " + barriers);
            } finally {
                threads.shutdown();
            }
            assertEquals(0xff00ff00, pixel(lab.context, shared, 3));
        }
    }

    /** The batch of the context that named a texture first may be the last to run. */
    @Test
    void whoNamesATextureFirstMayRunLast() {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of());
                Context other = lab.device.createContext()) {
            Texture shared = texture(lab);
            lab.context.setRenderTargets(RenderTargets.of(shared));
            lab.context.clearColor(0, ClearColor.of(1, 0, 0, 1), null, 15);
            other.setRenderTargets(RenderTargets.of(shared));
            other.clearColor(0, ClearColor.of(0, 1, 0, 1), null, 15);
            other.flush();
            assertEquals(0xff00ff00, pixel(other, shared, 3));
            assertEquals(0xff0000ff, pixel(lab.context, shared, 3));
        }
    }

    /** Another context has used the buffer later, and is done with it. */
    @Test
    void aBufferIsInUseWhileAnyContextHasABatchWithIt() {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of());
                Context other = lab.device.createContext()) {
            Buffer written = lab.device.createBuffer(new BufferDesc(64, Bind.ANY_BUFFER, Usage.DYNAMIC, false));
            Buffer early = lab.device.createBuffer(BufferDesc.of(64, Bind.ANY_BUFFER));
            Buffer late = lab.device.createBuffer(BufferDesc.of(64, Bind.ANY_BUFFER));
            lab.context.writeBuffer(written, 0, words(1));
            lab.context.copyBuffer(written, 0, early, 0, 64);
            other.copyBuffer(written, 0, late, 0, 64);
            other.finish();
            other.writeBuffer(written, 0, words(2));
            // Fresh storage was taken twice; the first is still in use.
            other.copyBuffer(written, 0, late, 0, 64);
            other.writeBuffer(written, 0, words(3));
            assertEquals(1, word(lab.context, early));
            assertEquals(2, word(other, late));
            assertEquals(3, word(other, written));
        }
    }

    private static MemorySegment words(int value) {
        int[] all = new int[16];
        Arrays.fill(all, value);
        return MemorySegment.ofArray(all);
    }

    private static int word(Context c, Buffer b) {
        int[] into = new int[1];
        c.readBuffer(b, 0, MemorySegment.ofArray(into));
        return into[0];
    }

    private static Texture texture(D3d12Lab lab) {
        return lab.device.createTexture(
                TextureDesc.of2d(Format.R8G8B8A8_UNORM, 16, 16, Bind.COLOR_TARGET | Bind.SAMPLED));
    }

    private static long use(D3d12Lab lab, Texture shared, Random random, long seed) {
        Context c = lab.device.createContext();
        Texture own = texture(lab);
        int expected = -1;
        for (int i = 0; i < STEPS; i++) {
            switch (random.nextInt(7)) {
                case 0 -> {
                    c.setRenderTargets(RenderTargets.of(own));
                    c.clearColor(0, ClearColor.of(1, 0, 0, 1), null, 15);
                    expected = 0xff0000ff;
                }
                // A copy wants one read state of what is shared, a blit that turns it another.
                case 1 -> {
                    c.copyTexture(shared, 0, Box.of2d(0, 0, 16, 16), own, 0, 0, 0, 0);
                    expected = 0xff00ff00;
                }
                case 2, 3 -> {
                    c.blit(new Blit(
                            shared,
                            Format.R8G8B8A8_UNORM,
                            0,
                            new Box(0, 16, 0, 16, -16, 1),
                            own,
                            Format.R8G8B8A8_UNORM,
                            0,
                            new Box(0, 0, 0, 16, 16, 1),
                            Blit.COLOR,
                            SamplerState.Filter.NEAREST,
                            null));
                    expected = 0xff00ff00;
                }
                case 4 -> c.flush();
                case 5 -> assertEquals(0xff00ff00, pixel(c, shared, 5), "shared, step " + i + ", seed " + seed);
                default -> {
                    if (expected != -1) assertEquals(expected, pixel(c, own, 7), "own, step " + i + ", seed " + seed);
                }
            }
        }
        c.finish();
        long barriers = c.counters().barriers;
        c.close();
        return barriers;
    }

    private static int pixel(Context c, Texture t, int at) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment into = arena.allocate(4);
            c.readTexture(t, 0, Box.of2d(at, at, 1, 1), into, 4, 4);
            return into.get(ValueLayout.JAVA_INT, 0);
        }
    }
}
