package tepui.drivers.d3d12;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tepui.drivers.d3d12.com.Faults;
import tepui.drivers.d3d12.device.Gpu;
import tepui.drivers.d3d12.dxgi.FakeDesktop;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.DeviceLostException;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RenderTargets;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.Seeds;

/**
 * Every call of a program that can fail does so once, for want of memory and for a device that is removed: the driver says so, goes on where it can, and ends
 * without a reference left. With {@code -Dtepui.faults=all} each single call fails, otherwise the first of each kind and a random choice of others.
 */
@Needs({Need.VKD3D, Need.LAVAPIPE})
final class FaultsTest {
    private static final long WINDOW = 77;
    private static final int OUT_OF_MEMORY = 0x8007000e;
    private static final int REMOVED = 0x887a0005;
    private static final int HUNG = 0x887a0006;
    private static final int CHOSEN = 24;

    /** Kinds of faults: what happens to the call. */
    enum Kind {
        ONCE,
        TWICE,
        REMOVED
    }

    /** Plan that counts calls, and lets some fail. */
    private static final class Counted implements Faults.Plan {
        final List<String> calls = new ArrayList<>();
        private final int first;
        private final Kind kind;
        private boolean gone;
        String failed = "";

        @Nullable
        Runnable rest;

        /** @param first the call that fails, from 0; -1 for none */
        Counted(int first, Kind kind) {
            this.first = first;
            this.kind = kind;
        }

        @Override
        public synchronized int result(String call) {
            int number = calls.size();
            calls.add(call);
            if (number == first) {
                failed = call;
                if (kind != Kind.REMOVED) return OUT_OF_MEMORY;
                // What the device still does is over before it is gone.
                Runnable r = rest;
                if (r != null) Faults.without(r);
                gone = true;
            }
            // The driver tries some calls again.
            if (kind == Kind.TWICE && number == first + 1 && call.equals(failed)) return OUT_OF_MEMORY;
            if (!gone) return 0;
            return call.equals("ID3D12Device:37") ? HUNG : REMOVED;
        }

        @Override
        public boolean isGone() {
            return gone;
        }
    }

    @AfterEach
    void noMoreFaults() {
        Faults.plan(null);
    }

    /** A program; the answer is what its first failure was, null for none. */
    private static @Nullable RuntimeException run(Counted plan) {
        FakeDesktop desktop = new FakeDesktop();
        desktop.size(WINDOW, 16, 16);
        D3d12Provider provider = new D3d12Provider(desktop);
        assertEquals(1, provider.devices().size());
        RuntimeException failure = null;
        List<String> messages = new ArrayList<>();
        Faults.plan(plan);
        D3d12Lab lab;
        try {
            lab = new D3d12Lab(provider, false, Map.of());
        } catch (RuntimeException e) {
            expected(e, plan);
            Faults.plan(null);
            assertEquals(0, desktop.left(), plan.failed);
            return e;
        }
        Gpu gpu = lab.gpu();
        desktop.device = gpu.device;
        plan.rest = gpu::rest;
        try {
            draw(lab, desktop);
        } catch (RuntimeException e) {
            expected(e, plan);
            failure = e;
            boolean lost = lab.device.lost() != null;
            assertEquals(e instanceof DeviceLostException, lost, plan.failed + ": " + e);
            if (!lost && !plan.isGone()) {
                // The program goes on. What failed once may fail for the second time here.
                try {
                    goesOn(lab, plan);
                } catch (OutOfDeviceMemoryException second) {
                    goesOn(lab, plan);
                }
            }
        }
        try {
            lab.device.close();
        } catch (RuntimeException e) {
            throw new AssertionError("closing after " + plan.failed, e);
        }
        Faults.plan(null);
        assertEquals(0, lab.leaked(), "references to the device after " + plan.failed);
        assertEquals(0, desktop.left(), "objects of DXGI after " + plan.failed);
        messages.addAll(lab.messages);
        assertEquals(
                List.of(), messages.stream().filter(m -> m.contains("referred")).toList());
        return failure;
    }

    private static void goesOn(D3d12Lab lab, Counted plan) {
        lab.context.setRenderTargets(RenderTargets.of(lab.target));
        lab.context.clearColor(0, ClearColor.of(0, 1, 0, 1), null, 15);
        assertEquals(0xff00ff00, lab.pixel(9, 9), plan.failed);
    }

    private static void expected(RuntimeException e, Counted plan) {
        boolean known = e instanceof OutOfDeviceMemoryException
                || e instanceof DeviceLostException
                || e instanceof UnsupportedByDeviceException;
        if (!known) throw new AssertionError("after " + plan.failed, e);
        assertNotNull(e.getMessage());
    }

    /** A bit of everything. */
    private static void draw(D3d12Lab lab, FakeDesktop desktop) {
        lab.bindTriangle();
        lab.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
        lab.context.setUniforms(Stage.FRAGMENT, 0, D3d12Lab.floats(0, 1, 0, 0), 0, 4);
        Query query = lab.device.createQuery(Query.Kind.OCCLUSION, 0);
        lab.context.beginQuery(query);
        lab.context.draw(Primitive.TRIANGLES, 0, 3);
        lab.context.endQuery(query);
        lab.context.draw(Primitive.TRIANGLE_FAN, 0, 3);
        lab.context.queryResult(query, true);
        Texture mips = lab.device.createTexture(new TextureDesc(
                tepui.ir.TextureShape.D2,
                Format.R8G8B8A8_UNORM,
                16,
                16,
                1,
                1,
                3,
                1,
                Bind.SAMPLED | Bind.COLOR_TARGET,
                tepui.pipe.Usage.DEFAULT));
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment texels = arena.allocate(16 * 16 * 4);
            lab.context.writeTexture(mips, 0, Box.of2d(0, 0, 16, 16), texels, 64, 1024);
            lab.context.generateMips(mips, 0, 2);
            lab.context.readTexture(mips, 2, Box.of2d(0, 0, 4, 4), texels, 16, 64);
        }
        Buffer buffer = lab.device.createBuffer(BufferDesc.of(1 << 16, Bind.STORAGE));
        lab.context.clearBuffer(buffer, 0, 1 << 16, new byte[] {1, 2, 3, 4});
        lab.context.flush();
        Surface surface =
                lab.device.createSurface(new Surface.Target.Window(Surface.WindowSystem.WIN32, 0, WINDOW, 16, 16));
        Texture back = lab.device.createBackBuffer(
                surface, TextureDesc.of2d(Format.R8G8B8A8_UNORM, 16, 16, Bind.COLOR_TARGET | Bind.PRESENT));
        for (int i = 0; i < 3; i++) {
            lab.context.setRenderTargets(RenderTargets.of(back));
            lab.context.clearColor(0, ClearColor.of(1, 0, 0, 1), null, 15);
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            if (i == 1) desktop.size(WINDOW, 20, 20);
            lab.context.present(surface, back, i == 2, Surface.Interval.ONE);
        }
        lab.device.destroy(buffer);
        lab.device.destroy(query);
        lab.device.createContext().close();
        lab.context.finish();
    }

    private static List<Integer> chosen(List<String> calls, Random random) {
        TreeSet<Integer> numbers = new TreeSet<>();
        if ("all".equals(System.getProperty("tepui.faults", System.getenv("TEPUI_FAULTS")))) {
            for (int i = 0; i < calls.size(); i++) numbers.add(i);
        } else {
            Map<String, Integer> firsts = new LinkedHashMap<>();
            for (int i = 0; i < calls.size(); i++) firsts.putIfAbsent(calls.get(i), i);
            numbers.addAll(firsts.values());
            for (int i = 0; i < CHOSEN; i++) numbers.add(random.nextInt(calls.size()));
        }
        return List.copyOf(numbers);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void anyCallMayFail(Kind kind) {
        Counted none = new Counted(-1, kind);
        assertEquals(null, run(none));
        assertTrue(none.calls.size() > 100, "calls: " + none.calls.size());
        long seed = Seeds.one("FaultsTest");
        System.out.println("FaultsTest: " + none.calls.size() + " calls");
        int failures = 0;
        for (int i : chosen(none.calls, new Random(seed))) {
            Counted plan = new Counted(i, kind);
            RuntimeException e;
            try {
                e = run(plan);
            } catch (AssertionError | RuntimeException f) {
                throw new AssertionError("call " + i + ", " + plan.failed + ", seed " + seed, f);
            }
            if (e != null) failures++;
        }
        assertTrue(failures > 10, "failures: " + failures);
    }
}
