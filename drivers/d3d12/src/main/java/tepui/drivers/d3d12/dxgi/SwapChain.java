package tepui.drivers.d3d12.dxgi;

import tepui.drivers.d3d12.com.Hresult;
import tepui.drivers.d3d12.com.ID3D12Resource;
import tepui.drivers.d3d12.com.IDXGIFactory5;
import tepui.drivers.d3d12.com.IDXGISwapChain3;
import tepui.drivers.d3d12.com.IUnknown;
import tepui.drivers.d3d12.com.Scratch;
import tepui.pipe.Surface;

/**
 * Swap chain: a window's buffers in the flip model. Pictures are drawn elsewhere and copied here, so that what was
 * shown last can be read and drawn upon as older APIs want. A buffer is in COMMON, which is also PRESENT, before and
 * after it is written.
 *
 * <p>The chain is made with a waitable object: {@link #ready} waits until the window system has room for another picture, which bounds how far
 * the program runs ahead. One thread at a time.
 */
public final class SwapChain implements AutoCloseable {
    /** DXGI_FORMAT of buffers. There are no sRGB ones: pictures are handed over as they are encoded. */
    public static final int B8G8R8A8_UNORM = 87;

    public static final int R8G8B8A8_UNORM = 28;
    public static final int R10G10B10A2_UNORM = 24;
    public static final int R16G16B16A16_FLOAT = 10;

    /** Render target, and read by the shaders that copy pictures of another kind out of it. */
    private static final int USAGE = 0x20 | 0x10;

    private static final int SCALING_NONE = 1;
    private static final int FLIP_DISCARD = 4;
    private static final int ALPHA_IGNORE = 3;
    private static final int FLAG_WAITABLE = 0x40;
    private static final int FLAG_TEARING = 0x800;
    private static final int FEATURE_TEARING = 0;
    private static final int NO_ALT_ENTER = 2;
    private static final int PRESENT_TEST = 1;
    private static final int PRESENT_TEARING = 0x200;
    private static final int STATUS_OCCLUDED = 0x087a0001;
    private static final int SPACE_RGB_G22_P709 = 0;
    private static final int SPACE_RGB_G10_P709 = 1;
    private static final int SPACE_RGB_G2084_P2020 = 12;
    private static final int SPACE_CAN_PRESENT = 1;
    /** How long a picture waits for room before the window counts as one that nobody sees. */
    private static final int ROOM_TIMEOUT_MILLIS = 1000;

    private final long chain;
    private final long waitableHandle;
    private final Desktop desktop;
    private final boolean wide;
    private int format;
    private final int flags;
    private final long[] buffers;
    private int width;
    private int height;
    private boolean occluded;
    /** The signal of the waitable object has been taken for a picture that did not come. */
    private boolean granted;

    private boolean closed;

    /**
     * Buffers of a chain and how they are shown.
     *
     * @param format DXGI_FORMAT of buffers
     * @param count of buffers, 2 to 16
     * @param latency pictures that may wait to be shown
     * @param tearing pictures may tear when they are shown at once; see {@link #mayTear}
     * @param wide pictures of more than 8 bits are of a wide range: half floats are linear light with white at 1, 10 bits are coded as HDR10 has it
     */
    public record Options(int format, int count, int latency, boolean tearing, boolean wide) {}

    /**
     * A chain for a window.
     *
     * @param factory an IDXGIFactory5, or an older one where pictures do not tear
     * @param queue the direct queue
     */
    public SwapChain(long factory, long queue, long window, int width, int height, Options options, Desktop desktop) {
        int count = options.count;
        if (count < 2 || count > 16) {
            throw new IllegalArgumentException("SwapChain: " + count + " buffers, the flip model has 2 to 16");
        }
        size("SwapChain", width, height);
        format = options.format;
        wide = options.wide;
        this.desktop = desktop;
        this.buffers = new long[count];
        flags = FLAG_WAITABLE | (options.tearing ? FLAG_TEARING : 0);
        try (Scratch s = Scratch.brief(128)) {
            long desc = s.begin(48);
            s.i(width).i(height).i(format).i(0).i(1).i(0).i(USAGE).i(count);
            s.i(SCALING_NONE).i(FLIP_DISCARD).i(ALPHA_IGNORE).i(flags);
            long out = s.take(8);
            Hresult.check(
                    IDXGIFactory5.createSwapChainForHwnd(factory, queue, window, desc, 0, 0, out),
                    "CreateSwapChainForHwnd");
            long plain = Scratch.getLong(out);
            int result = IUnknown.queryInterface(plain, IDXGISwapChain3.IID.address(), out);
            IUnknown.release(plain);
            Hresult.check(result, "CreateSwapChainForHwnd: IDXGISwapChain3");
            chain = Scratch.getLong(out);
            // Keys are the program's: DXGI shall not go to full screen behind its back.
            IDXGIFactory5.makeWindowAssociation(factory, window, NO_ALT_ENTER);
            IDXGISwapChain3.setMaximumFrameLatency(chain, Math.clamp(options.latency, 1, 16));
            waitableHandle = IDXGISwapChain3.getFrameLatencyWaitableObject(chain);
        }
        boolean whole = false;
        try {
            colorSpace();
            take();
            whole = true;
        } finally {
            if (!whole) close();
        }
    }

    /** Does the system show pictures in the middle of a refresh? */
    public static boolean mayTear(long factory) {
        try (Scratch s = Scratch.brief(64)) {
            long out = s.take(8);
            if (IUnknown.queryInterface(factory, IDXGIFactory5.IID.address(), out) < 0) return false;
            long newer = Scratch.getLong(out);
            Scratch.putLong(out, 0);
            int result = IDXGIFactory5.checkFeatureSupport(newer, FEATURE_TEARING, out, 4);
            IUnknown.release(newer);
            return result >= 0 && Scratch.getInt(out) != 0;
        }
    }

    private static void size(String call, int width, int height) {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException(
                    call + ": size is " + width + " x " + height + ", must be at least 1 x 1");
        }
    }

    /** Half floats are linear light, 10 bits of a wide range as HDR10 codes them; all else is encoded as displays always wanted it. */
    private void colorSpace() {
        int space = format == R16G16B16A16_FLOAT
                ? SPACE_RGB_G10_P709
                : wide && format == R10G10B10A2_UNORM ? SPACE_RGB_G2084_P2020 : SPACE_RGB_G22_P709;
        try (Scratch s = Scratch.brief(16)) {
            long out = s.take(8);
            int result = IDXGISwapChain3.checkColorSpaceSupport(chain, space, out);
            if (result >= 0 && (Scratch.getInt(out) & SPACE_CAN_PRESENT) != 0) {
                IDXGISwapChain3.setColorSpace1(chain, space);
            }
        }
    }

    private void take() {
        try (Scratch s = Scratch.brief(16)) {
            long out = s.take(8);
            for (int i = 0; i < buffers.length; i++) {
                // Where this fails, those that were got are let go of with the chain.
                Hresult.check(IDXGISwapChain3.getBuffer(chain, i, ID3D12Resource.IID.address(), out), "GetBuffer");
                buffers[i] = Scratch.getLong(out);
            }
            readSize();
        }
    }

    private void letGo() {
        for (int i = 0; i < buffers.length; i++) {
            if (buffers[i] != 0) IUnknown.release(buffers[i]);
            buffers[i] = 0;
        }
    }

    /** A chain that was made or resized without a size has the window's; buffers know it. */
    private void readSize() {
        try (Scratch s = Scratch.brief(64)) {
            long desc = s.take(56);
            ID3D12Resource.getDesc(buffers[0], desc);
            width = (int) Scratch.getLong(desc + 16);
            height = Scratch.getInt(desc + 24);
        }
    }

    // ---- pictures --------------------------------------------------------------------------------------------------

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    public int format() {
        return format;
    }

    public int count() {
        return buffers.length;
    }

    /** The ID3D12Resource of a buffer; its reference is the chain's. */
    public long buffer(int index) {
        return buffers[index];
    }

    /** The buffer that the next picture goes into. */
    public int current() {
        return IDXGISwapChain3.getCurrentBackBufferIndex(chain);
    }

    /**
     * May another picture be written? {@link Surface.Outcome#SHOWN} means yes.
     *
     * @param dontWait the program would rather hear WOULD_BLOCK than wait
     */
    public Surface.Outcome ready(boolean dontWait) {
        if (occluded) {
            int result = IDXGISwapChain3.present(chain, 0, PRESENT_TEST);
            Hresult.check(result, "Present");
            if (result == STATUS_OCCLUDED) return Surface.Outcome.OCCLUDED;
            occluded = false;
        }
        if (granted || waitableHandle == 0) return Surface.Outcome.SHOWN;
        granted = desktop.await(waitableHandle, dontWait ? 0 : ROOM_TIMEOUT_MILLIS);
        if (granted) return Surface.Outcome.SHOWN;
        return dontWait ? Surface.Outcome.WOULD_BLOCK : Surface.Outcome.OCCLUDED;
    }

    /** Shows the current buffer; all that writes it has been handed to the queue. */
    public Surface.Outcome present(Surface.Interval interval) {
        int refreshes = switch (interval) {
            case IMMEDIATE, MAILBOX -> 0;
            case ONE -> 1;
            case TWO -> 2;
            case THREE -> 3;
            case FOUR -> 4;
        };
        boolean tears = interval == Surface.Interval.IMMEDIATE && (flags & FLAG_TEARING) != 0;
        granted = false;
        int result = IDXGISwapChain3.present(chain, refreshes, tears ? PRESENT_TEARING : 0);
        Hresult.check(result, "Present");
        if (result == STATUS_OCCLUDED) {
            occluded = true;
            return Surface.Outcome.OCCLUDED;
        }
        return Surface.Outcome.SHOWN;
    }

    /**
     * Buffers of another size. The device is done with the old ones, and nobody holds a reference to them or a view that will be used.
     *
     * @return false where size and format are what they were
     */
    public boolean resize(int newWidth, int newHeight, int newFormat) {
        size("resize", newWidth, newHeight);
        if (newWidth == width && newHeight == height && newFormat == format) return false;
        letGo();
        int result = IDXGISwapChain3.resizeBuffers(chain, 0, newWidth, newHeight, newFormat, flags);
        if (Hresult.isLoss(result)) throw Hresult.failed(result, "ResizeBuffers");
        // Also after a failure: the old buffers are still the chain's.
        take();
        Hresult.check(result, "ResizeBuffers");
        if (newFormat != format) {
            format = newFormat;
            colorSpace();
        }
        return true;
    }

    /** The device is done with the buffers. */
    @Override
    public void close() {
        if (closed) return;
        closed = true;
        letGo();
        if (waitableHandle != 0) desktop.close(waitableHandle);
        IUnknown.release(chain);
    }
}
