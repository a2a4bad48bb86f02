package tepui.drivers.d3d12.states;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.drivers.d3d12.states.ResourceState.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tepui.testing.Seeds;

final class StateTrackerTest {
    private final StateTracker tracker = new StateTracker();
    private final ResourceStates texture = ResourceStates.texture(0x10, 3, 2, 1, COMMON);
    private final ResourceStates buffer = ResourceStates.buffer(0x20);
    private final BarrierList before = new BarrierList();

    private String flushed() {
        String s = tracker.barriers().toString();
        tracker.flushed();
        return s;
    }

    /** Ends the list, and says what came before it. */
    private String execute() {
        tracker.finish();
        tracker.flushed();
        before.clear();
        tracker.resolve(before);
        tracker.begin();
        return before.toString();
    }

    @Test
    void buffersArePromotedAndDecay() {
        tracker.use(buffer, COPY_DEST);
        assertEquals("", flushed());
        tracker.use(buffer, VERTEX_AND_CONSTANT_BUFFER);
        assertEquals("0x20 COPY_DEST to " + name(GENERIC_READ), flushed());
        tracker.use(buffer, INDEX_BUFFER);
        assertEquals("", flushed());
        assertEquals("", execute());
        assertEquals(COMMON, buffer.state(0));
    }

    @Test
    void sampledTexturesArePromotedAndDecayButTargetsAreNot() {
        tracker.use(texture, ALL_SHADER_RESOURCE);
        assertEquals("", execute());
        assertEquals(COMMON, texture.state(0));
        tracker.use(texture, RENDER_TARGET);
        assertEquals("0x10 COMMON to RENDER_TARGET", execute());
        assertEquals(RENDER_TARGET, texture.state(5));
    }

    @Test
    void aTextureThatACopyWroteStaysWritten() {
        tracker.use(texture, COPY_DEST);
        assertEquals("", execute());
        assertEquals(COPY_DEST, texture.state(0));
        tracker.use(texture, PIXEL_SHADER_RESOURCE);
        assertEquals("0x10 COPY_DEST to PIXEL_SHADER_RESOURCE", execute());
        tracker.use(texture, COPY_SOURCE);
        assertEquals("0x10 PIXEL_SHADER_RESOURCE to PIXEL_SHADER_RESOURCE|COPY_SOURCE", execute());
        tracker.use(texture, PIXEL_SHADER_RESOURCE);
        assertEquals("", execute());
    }

    @Test
    void whereTexturesAreNotPromotedABarrierSaysIt() {
        StateTracker plain = new StateTracker(false);
        plain.use(texture, PIXEL_SHADER_RESOURCE);
        plain.use(buffer, COPY_SOURCE);
        assertEquals(
                "0x10 COMMON to PIXEL_SHADER_RESOURCE", plain.barriers().toString(), "the first list knows the state");
        plain.resolve(before);
        assertEquals("", before.toString());
        assertEquals(PIXEL_SHADER_RESOURCE, texture.state(0));
        plain.begin();
        plain.use(texture, COPY_DEST);
        assertEquals("", plain.barriers().toString());
        plain.resolve(before);
        assertEquals("0x10 PIXEL_SHADER_RESOURCE to COPY_DEST", before.toString());
        plain.begin();
        plain.use(texture, COPY_SOURCE);
        plain.use(texture, PIXEL_SHADER_RESOURCE);
        assertEquals(
                "0x10 COPY_SOURCE to PIXEL_SHADER_RESOURCE", plain.barriers().toString(), "layouts do not add up");
    }

    @Test
    void readsOfTheStartAddUp() {
        tracker.use(texture, PIXEL_SHADER_RESOURCE);
        tracker.use(texture, COPY_SOURCE);
        tracker.use(texture, RENDER_TARGET);
        assertEquals("0x10 PIXEL_SHADER_RESOURCE|COPY_SOURCE to RENDER_TARGET", flushed());
        assertEquals("0x10 COMMON to PIXEL_SHADER_RESOURCE|COPY_SOURCE", execute());
    }

    @Test
    void levelsGoTheirOwnWaysAndComeTogether() {
        tracker.use(texture, COPY_DEST);
        flushed();
        for (int level = 1; level < 3; level++) {
            tracker.use(texture, level - 1, 1, 0, 2, 0, 1, PIXEL_SHADER_RESOURCE);
            tracker.use(texture, level, 1, 0, 2, 0, 1, RENDER_TARGET);
            assertEquals(4, tracker.barriers().size());
            flushed();
        }
        tracker.use(texture, 2, 1, 0, 2, 0, 1, PIXEL_SHADER_RESOURCE);
        flushed();
        tracker.use(texture, COPY_SOURCE);
        assertEquals("0x10 PIXEL_SHADER_RESOURCE to PIXEL_SHADER_RESOURCE|COPY_SOURCE", flushed());
        assertEquals("", execute());
        assertEquals(PIXEL_SHADER_RESOURCE | COPY_SOURCE, texture.state(3));
    }

    @Test
    void planesAreSubresources() {
        ResourceStates depth = ResourceStates.texture(0x30, 2, 1, 2, DEPTH_WRITE);
        tracker.use(depth, 0, 1, 0, 1, 1, 1, PIXEL_SHADER_RESOURCE);
        assertEquals("0x30/2 DEPTH_WRITE to PIXEL_SHADER_RESOURCE", execute());
        assertEquals(DEPTH_WRITE, depth.state(0));
        assertEquals(PIXEL_SHADER_RESOURCE, depth.state(2));
    }

    @Test
    void transitionsBeforeOneCommandAreOne() {
        tracker.use(texture, RENDER_TARGET);
        flushed();
        tracker.use(texture, PIXEL_SHADER_RESOURCE);
        tracker.use(texture, NON_PIXEL_SHADER_RESOURCE);
        assertEquals("0x10 RENDER_TARGET to NON_PIXEL_SHADER_RESOURCE|PIXEL_SHADER_RESOURCE", flushed());
        tracker.use(texture, COPY_DEST);
        tracker.use(texture, ALL_SHADER_RESOURCE);
        assertEquals("", flushed());
    }

    @Test
    void anExpectedTransitionBeginsEarlyAndEndsAtTheUse() {
        tracker.use(texture, RENDER_TARGET);
        flushed();
        tracker.expect(texture, PIXEL_SHADER_RESOURCE);
        assertEquals("0x10 begins RENDER_TARGET to PIXEL_SHADER_RESOURCE", flushed());
        tracker.use(texture, 0, 1, 0, 1, 0, 1, PIXEL_SHADER_RESOURCE);
        assertEquals("0x10 ends RENDER_TARGET to PIXEL_SHADER_RESOURCE", flushed());
        tracker.expect(texture, RENDER_TARGET);
        tracker.use(texture, PIXEL_SHADER_RESOURCE);
        assertEquals("", flushed(), "nothing was recorded in between");
        tracker.expect(texture, RENDER_TARGET);
        flushed();
        tracker.finish();
        assertEquals("0x10 ends PIXEL_SHADER_RESOURCE to RENDER_TARGET", flushed());
    }

    @Test
    void unorderedWritesWaitOnce() {
        tracker.use(buffer, UNORDERED_ACCESS);
        tracker.uav(buffer);
        tracker.uav(buffer);
        assertEquals("0x20 UAV", flushed());
        tracker.uav(null);
        tracker.uav(buffer);
        assertEquals("0x0 UAV", flushed());
        tracker.alias(null, texture);
        assertEquals("0x0 gives way to 0x10", flushed());
    }

    @Test
    void aFixedHeapKeepsItsState() {
        ResourceStates upload = ResourceStates.fixed(0x40, GENERIC_READ);
        tracker.use(upload, VERTEX_AND_CONSTANT_BUFFER | COPY_SOURCE);
        assertEquals("", execute());
        assertThrows(IllegalArgumentException.class, () -> tracker.use(upload, COPY_DEST));
    }

    @Test
    void wrongStatesAndRangesAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> tracker.use(texture, RENDER_TARGET | COPY_SOURCE));
        assertThrows(IllegalArgumentException.class, () -> tracker.use(texture, RENDER_TARGET | COPY_DEST));
        assertThrows(IllegalArgumentException.class, () -> tracker.use(texture, 2, 2, 0, 1, 0, 1, COPY_DEST));
        assertThrows(IllegalArgumentException.class, () -> tracker.use(texture, 0, 1, 2, 1, 0, 1, COPY_DEST));
        assertThrows(IllegalArgumentException.class, () -> ResourceStates.texture(1, 1, 1, 1, RENDER_TARGET | 1));
    }

    @Test
    void theVersionTellsWhetherBindingsStillHold() {
        tracker.use(texture, PIXEL_SHADER_RESOURCE);
        int version = tracker.version();
        tracker.use(texture, PIXEL_SHADER_RESOURCE);
        tracker.use(buffer, COPY_DEST);
        assertEquals(version, tracker.version());
        tracker.use(texture, COPY_DEST);
        assertTrue(tracker.version() != version);
    }

    @Test
    void structsAreAsTheApiReadsThem() {
        BarrierList list = new BarrierList();
        list.transition(0x1234567890L, 7, COPY_DEST, GENERIC_READ, BarrierList.END_ONLY);
        list.aliasing(5, 6);
        list.uav(9);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment m = arena.allocate(3 * BarrierList.STRUCT_BYTES);
            m.fill((byte) 0x55);
            list.write(m, 0, 0, 3);
            int[] words = m.toArray(ValueLayout.JAVA_INT);
            int[] expected = {
                0, 2, 0x34567890, 0x12, 7, 0x400, 0xac3, 0,
                1, 0, 5, 0, 6, 0, 0, 0,
                2, 0, 9, 0, 0, 0, 0, 0
            };
            assertEquals(
                    List.of(java.util.Arrays.stream(expected).boxed().toArray()),
                    List.of(java.util.Arrays.stream(words).boxed().toArray()));
        }
    }

    /**
     * Random commands on random resources from several trackers, executed in an order that nobody knew, against the rules said plainly. Of what a
     * command says that it reads, the hardware touches a part.
     */
    @Test
    void randomListsKeepTheRulesWhateverOrderTheyRunIn() {
        long seed = Seeds.one("StateTrackerTest");
        SplittableRandom random = new SplittableRandom(seed);
        int naive = 0;
        int ours = 0;
        for (int round = 0; round < 60; round++) {
            GpuModel gpu = new GpuModel();
            ResourceStates[] all = resources(random, gpu);
            StateTracker[] trackers = {
                new StateTracker(), new StateTracker(random.nextBoolean()), new StateTracker(false)
            };
            List<List<GpuModel.Event>> lists = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
            for (StateTracker t : trackers) t.begin();
            try {
                for (int step = 0; step < 400; step++) {
                    int who = random.nextInt(3);
                    if (random.nextInt(20) != 0) {
                        naive += command(random, all, trackers[who], lists.get(who));
                        continue;
                    }
                    trackers[who].finish();
                    lists.get(who).addAll(GpuModel.events(trackers[who].barriers()));
                    BarrierList fixUps = new BarrierList();
                    trackers[who].resolve(fixUps);
                    List<GpuModel.Event> execution = new ArrayList<>(GpuModel.events(fixUps));
                    execution.addAll(lists.get(who));
                    gpu.execute(execution);
                    compare(all, gpu);
                    lists.get(who).clear();
                    trackers[who].begin();
                }
            } catch (AssertionError e) {
                throw new AssertionError("seed " + seed + ", round " + round + ": " + e.getMessage(), e);
            }
            ours += gpu.barriers;
        }
        assertTrue(ours < naive, ours + " barriers, one for each subresource of each use would be " + naive);
    }

    private static ResourceStates[] resources(SplittableRandom random, GpuModel gpu) {
        ResourceStates[] all = new ResourceStates[8];
        for (int i = 0; i < all.length; i++) {
            int levels = 1 + random.nextInt(4);
            int layers = 1 + random.nextInt(3);
            int initial = random.nextBoolean() ? COMMON : random.nextBoolean() ? COPY_DEST : PIXEL_SHADER_RESOURCE;
            all[i] = switch (i) {
                case 0, 1 -> ResourceStates.buffer(i + 1);
                case 2 -> ResourceStates.simultaneous(i + 1, levels, layers);
                case 3 -> ResourceStates.texture(i + 1, levels, layers, 2, DEPTH_WRITE);
                default -> ResourceStates.texture(i + 1, levels, layers, 1, initial);
            };
            gpu.add(all[i], i < 3 ? COMMON : i == 3 ? DEPTH_WRITE : initial);
        }
        return all;
    }

    private static int state(SplittableRandom random, ResourceStates r) {
        int write = switch (r.kind) {
            case BUFFER -> pick(random, COPY_DEST, UNORDERED_ACCESS, STREAM_OUT);
            default ->
                r.planes == 2
                        ? pick(random, DEPTH_WRITE, COPY_DEST)
                        : pick(random, COPY_DEST, RENDER_TARGET, UNORDERED_ACCESS, RESOLVE_DEST, COMMON);
        };
        if (random.nextInt(3) == 0) return write;
        int possible = switch (r.kind) {
            case BUFFER -> GENERIC_READ;
            default -> ALL_SHADER_RESOURCE | COPY_SOURCE | (r.planes == 2 ? DEPTH_READ : RESOLVE_SOURCE);
        };
        return part(random, possible);
    }

    private static int pick(SplittableRandom random, int... from) {
        return from[random.nextInt(from.length)];
    }

    /** Some of the bits, at least one. */
    private static int part(SplittableRandom random, int bits) {
        int some = 0;
        while (some == 0) some = bits & random.nextInt();
        return some;
    }

    /** Up to three resources used by one command; how many barriers would have been made without thought. */
    private static int command(
            SplittableRandom random, ResourceStates[] all, StateTracker tracker, List<GpuModel.Event> list) {
        if (random.nextInt(6) == 0) {
            ResourceStates r = all[random.nextInt(all.length)];
            tracker.expect(r, state(random, r));
            list.addAll(GpuModel.events(tracker.barriers()));
            tracker.flushed();
        }
        List<GpuModel.Event> accesses = new ArrayList<>();
        Set<ResourceStates> used = new HashSet<>();
        int naive = 0;
        for (int i = random.nextInt(3); i >= 0; i--) {
            ResourceStates r = all[random.nextInt(all.length)];
            if (!used.add(r)) continue;
            int state = state(random, r);
            int level = random.nextInt(r.levels);
            int levels = 1 + random.nextInt(r.levels - level);
            int layer = random.nextInt(r.layers);
            int layers = 1 + random.nextInt(r.layers - layer);
            int plane = random.nextInt(r.planes);
            if (random.nextBoolean()) {
                level = 0;
                levels = r.levels;
                layer = 0;
                layers = r.layers;
            }
            tracker.use(r, level, levels, layer, layers, plane, 1, state);
            for (int y = layer; y < layer + layers; y++) {
                for (int l = level; l < level + levels; l++) {
                    int touched = isRead(state) ? part(random, state) : state;
                    accesses.add(new GpuModel.Access(r.handle, r.subresource(l, y, plane), touched));
                    naive++;
                }
            }
        }
        list.addAll(GpuModel.events(tracker.barriers()));
        tracker.flushed();
        list.addAll(accesses);
        return naive;
    }

    private static void compare(ResourceStates[] all, GpuModel gpu) {
        for (ResourceStates r : all) {
            for (int s = 0; s < r.count; s++) {
                if (r.state(s) != gpu.state(r.handle, s)) {
                    throw new AssertionError(r + "/" + s + " is thought to be in " + name(r.state(s)) + ", is in "
                            + name(gpu.state(r.handle, s)));
                }
            }
        }
    }

    @Test
    void usesAllocateNothing() {
        ResourceStates[] many = new ResourceStates[100];
        for (int i = 0; i < many.length; i++) many[i] = ResourceStates.texture(i + 1, 4, 2, 1, COMMON);
        com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (int warm = 0; warm < 3; warm++) frame(many);
        long start = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 10; i++) frame(many);
        long bytes = threads.getCurrentThreadAllocatedBytes() - start;
        assertTrue(bytes < 1000, bytes + " bytes in ten frames of 3,000 uses");
    }

    private void frame(ResourceStates[] many) {
        tracker.begin();
        for (int i = 0; i < 3000; i++) {
            ResourceStates r = many[i % many.length];
            switch (i / many.length % 3) {
                case 0 -> tracker.use(r, RENDER_TARGET);
                case 1 -> tracker.use(r, 1, 2, 0, 1, 0, 1, COPY_DEST);
                default -> tracker.use(r, ALL_SHADER_RESOURCE);
            }
            tracker.flushed();
        }
        tracker.finish();
        before.clear();
        tracker.resolve(before);
    }
}
