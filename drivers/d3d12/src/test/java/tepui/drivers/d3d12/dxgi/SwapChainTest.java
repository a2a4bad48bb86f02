package tepui.drivers.d3d12.dxgi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import tepui.drivers.d3d12.com.ComException;
import tepui.drivers.d3d12.com.ID3D12Resource;
import tepui.drivers.d3d12.com.IDXGIFactory5;
import tepui.drivers.d3d12.com.IDXGISwapChain3;
import tepui.drivers.d3d12.com.Scratch;
import tepui.pipe.DeviceLostException;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Surface.Interval;
import tepui.pipe.Surface.Outcome;

/** The swap chain against objects of COM made here, whose methods stand in the order of dxgi1_4.h and dxgi1_5.h. */
@EnabledIf("conventionIsKnown")
final class SwapChainTest {
    private static final int OCCLUDED = 0x087a0001;
    private static final int REMOVED = 0x887a0005;

    private final List<String> calls = new ArrayList<>();
    private final StandIn factory = new StandIn("factory", Tables.FACTORY, calls);
    private final StandIn chain = new StandIn("chain", Tables.CHAIN, calls);
    private final StandIn buffer = new StandIn("buffer", Tables.RESOURCE, calls);
    private final List<Long> presents = new ArrayList<>();
    private final List<Integer> waits = new ArrayList<>();
    private int buffersHeld;
    private int chainsHeld;
    private int factoriesHeld;
    private int width;
    private int height;
    private long[] desc = new long[0];
    private int presentResult;
    private boolean room = true;
    private int closedHandles;
    private int colorSpace = -1;
    private boolean tears = true;
    private boolean wide;

    static boolean conventionIsKnown() {
        return tepui.drivers.d3d12.com.Abi.isKnown();
    }

    private final Desktop desktop = new Desktop() {
        @Override
        public int createFactory(boolean debug, long result) {
            throw new IllegalStateException("a chain is given its factory");
        }

        @Override
        public long clientSize(long window) {
            throw new IllegalStateException("a chain is told its size");
        }

        @Override
        public long event() {
            throw new IllegalStateException("a chain has no events");
        }

        @Override
        public boolean await(long handle, int millis) {
            assertEquals(0x77, handle);
            waits.add(millis);
            return room;
        }

        @Override
        public void close(long handle) {
            closedHandles++;
        }
    };

    @BeforeEach
    void objects() {
        factory.on("CreateSwapChainForHwnd", a -> {
            assertEquals(0x11, a[0]);
            assertEquals(0x22, a[1]);
            assertEquals(0, a[3]);
            assertEquals(0, a[4]);
            desc = new long[12];
            for (int i = 0; i < 12; i++) desc[i] = Scratch.getInt(a[2] + 4L * i);
            width = (int) desc[0];
            height = (int) desc[1];
            chainsHeld++;
            Scratch.putLong(a[5], chain.address);
            return 0;
        });
        factory.on("MakeWindowAssociation", a -> a[0] == 0x22 && (int) a[1] == 2 ? 0 : 0x80070057L);
        factory.on("QueryInterface", a -> {
            if (Scratch.getLong(a[0]) != Scratch.getLong(IDXGIFactory5.IID.address())) return 0x80004002L;
            factoriesHeld++;
            Scratch.putLong(a[1], factory.address);
            return 0;
        });
        factory.on("Release", a -> --factoriesHeld);
        factory.on("CheckFeatureSupport", a -> {
            assertEquals(4, (int) a[2]);
            Scratch.putInt(a[1], tears ? 1 : 0);
            return (int) a[0] == 0 ? 0 : 0x887a0004L;
        });
        chain.on("QueryInterface", a -> {
            if (Scratch.getLong(a[0]) != Scratch.getLong(IDXGISwapChain3.IID.address())) return 0x80004002L;
            chainsHeld++;
            Scratch.putLong(a[1], chain.address);
            return 0;
        });
        chain.on("Release", a -> --chainsHeld);
        chain.on("Present", a -> {
            presents.add(a[0] << 32 | a[1] & 0xffffffffL);
            return presentResult;
        });
        chain.on("GetBuffer", a -> {
            if (Scratch.getLong(a[1]) != Scratch.getLong(ID3D12Resource.IID.address())) return 0x80004002L;
            buffersHeld++;
            Scratch.putLong(a[2], buffer.address);
            return 0;
        });
        chain.on("ResizeBuffers", a -> {
            if (buffersHeld != 0) return 0x887a0001L;
            if ((int) a[0] != 0 || (int) a[3] == 0 || a[4] != desc[11]) return 0x80070057L;
            width = (int) a[1];
            height = (int) a[2];
            desc[2] = (int) a[3];
            return 0;
        });
        chain.on("SetMaximumFrameLatency", a -> (int) a[0] == 2 ? 0 : 0x887a0001L);
        chain.on("GetFrameLatencyWaitableObject", a -> 0x77);
        chain.on("GetCurrentBackBufferIndex", a -> presents.size() % 3);
        chain.on("CheckColorSpaceSupport", a -> {
            Scratch.putInt(a[1], 1);
            return 0;
        });
        chain.on("SetColorSpace1", a -> {
            colorSpace = (int) a[0];
            return 0;
        });
        buffer.on("Release", a -> --buffersHeld);
        buffer.on("GetDesc", a -> {
            Scratch.putLong(a[0] + 16, width);
            Scratch.putInt(a[0] + 24, height);
            return a[0];
        });
    }

    private SwapChain make(int format) {
        SwapChain.Options options = new SwapChain.Options(format, 3, 2, SwapChain.mayTear(factory.address), wide);
        return new SwapChain(factory.address, 0x11, 0x22, 64, 48, options, desktop);
    }

    @Test
    void aChainIsMadeInTheFlipModel() {
        try (SwapChain c = make(SwapChain.B8G8R8A8_UNORM)) {
            long[] expected = {64, 48, 87, 0, 1, 0, 0x30, 3, 1, 4, 3, 0x840};
            for (int i = 0; i < 12; i++) assertEquals(expected[i], desc[i], "word " + i);
            assertEquals(64, c.width());
            assertEquals(48, c.height());
            assertEquals(buffer.address, c.buffer(2));
            assertEquals(3, buffersHeld);
            assertEquals(0, colorSpace);
        }
        assertEquals(0, buffersHeld);
        assertEquals(0, chainsHeld);
        assertEquals(0, factoriesHeld);
        assertEquals(1, closedHandles);
        assertEquals(List.of(), calls.stream().filter(c -> c.contains("NOBODY")).toList());
    }

    @Test
    void halfFloatsAreLinearLight() {
        make(SwapChain.R16G16B16A16_FLOAT).close();
        assertEquals(1, colorSpace);
    }

    @Test
    void tenBitsAreHdr10OnlyWhereARangeIsWide() {
        make(SwapChain.R10G10B10A2_UNORM).close();
        assertEquals(0, colorSpace);
        wide = true;
        make(SwapChain.R10G10B10A2_UNORM).close();
        assertEquals(12, colorSpace);
    }

    @Test
    void aChainMayGetAnotherFormatAndItsColours() {
        try (SwapChain c = make(SwapChain.R8G8B8A8_UNORM)) {
            assertTrue(c.resize(64, 48, SwapChain.R16G16B16A16_FLOAT));
            assertEquals(SwapChain.R16G16B16A16_FLOAT, desc[2]);
            assertEquals(SwapChain.R16G16B16A16_FLOAT, c.format());
            assertEquals(1, colorSpace);
        }
        assertEquals(0, buffersHeld);
    }

    @Test
    void intervalsAndTearing() {
        try (SwapChain c = make(SwapChain.R8G8B8A8_UNORM)) {
            for (Interval i : Interval.values()) assertEquals(Outcome.SHOWN, c.present(i));
        }
        List<Long> expected = List.of(0x200L, 1L << 32, 2L << 32, 3L << 32, 4L << 32, 0L);
        assertEquals(expected, presents);
    }

    @Test
    void withoutTearingNothingTears() {
        tears = false;
        try (SwapChain c = make(SwapChain.R8G8B8A8_UNORM)) {
            assertEquals(0x40, desc[11]);
            c.present(Interval.IMMEDIATE);
        }
        assertEquals(List.of(0L), presents);
    }

    @Test
    void aPictureWaitsForRoomOnce() {
        try (SwapChain c = make(SwapChain.R8G8B8A8_UNORM)) {
            assertEquals(Outcome.SHOWN, c.ready(false));
            assertEquals(Outcome.SHOWN, c.ready(false));
            assertEquals(1, waits.size());
            c.present(Interval.ONE);
            room = false;
            assertEquals(Outcome.WOULD_BLOCK, c.ready(true));
            assertEquals(0, waits.getLast());
            assertEquals(Outcome.OCCLUDED, c.ready(false));
            assertTrue(waits.getLast() > 0);
        }
    }

    @Test
    void anOccludedWindowIsAskedBeforeItIsWrittenAgain() {
        try (SwapChain c = make(SwapChain.R8G8B8A8_UNORM)) {
            presentResult = OCCLUDED;
            assertEquals(Outcome.OCCLUDED, c.present(Interval.ONE));
            assertEquals(Outcome.OCCLUDED, c.ready(false));
            assertEquals(1L, presents.getLast());
            assertEquals(0, waits.size());
            presentResult = 0;
            assertEquals(Outcome.SHOWN, c.ready(false));
        }
    }

    @Test
    void resizingLetsGoOfAllBuffersFirst() {
        try (SwapChain c = make(SwapChain.R8G8B8A8_UNORM)) {
            assertFalse(c.resize(64, 48, SwapChain.R8G8B8A8_UNORM));
            assertTrue(c.resize(100, 50, SwapChain.R8G8B8A8_UNORM));
            assertEquals(100, c.width());
            assertEquals(50, c.height());
            assertEquals(3, buffersHeld);
            assertThrows(IllegalArgumentException.class, () -> c.resize(0, 50, 28));
        }
        assertEquals(0, buffersHeld);
    }

    @Test
    void aFailedResizeLeavesTheOldBuffers() {
        try (SwapChain c = make(SwapChain.R8G8B8A8_UNORM)) {
            chain.on("ResizeBuffers", a -> 0x887a0001L);
            assertThrows(ComException.class, () -> c.resize(100, 50, SwapChain.R8G8B8A8_UNORM));
            assertEquals(64, c.width());
            assertEquals(3, buffersHeld);
        }
    }

    @Test
    void aChainWithoutABufferLeavesNothing() {
        chain.on("GetBuffer", a -> {
            if ((int) a[0] == 2) return 0x8007000eL;
            buffersHeld++;
            Scratch.putLong(a[2], buffer.address);
            return 0;
        });
        assertThrows(OutOfDeviceMemoryException.class, () -> make(SwapChain.R8G8B8A8_UNORM));
        assertEquals(0, buffersHeld);
        assertEquals(0, chainsHeld);
        assertEquals(1, closedHandles);
    }

    @Test
    void aRemovedDeviceIsLost() {
        try (SwapChain c = make(SwapChain.R8G8B8A8_UNORM)) {
            presentResult = REMOVED;
            assertThrows(DeviceLostException.class, () -> c.present(Interval.ONE));
        }
    }

    @Test
    void theFlipModelHasTwoBuffersAtLeast() {
        SwapChain.Options oneBuffer = new SwapChain.Options(87, 1, 2, false, false);
        assertThrows(
                IllegalArgumentException.class,
                () -> new SwapChain(factory.address, 0x11, 0x22, 64, 48, oneBuffer, desktop));
    }
}
