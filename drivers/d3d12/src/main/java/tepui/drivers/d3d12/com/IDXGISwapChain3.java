package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;

/** Swap chain: the buffers of a window. */
public final class IDXGISwapChain3 {
    public static final Guid IID = Guid.of("94d99bdb-f1f8-4ab0-b236-7da0170edab1");

    private static final MethodHandle PRESENT = Abi.method(8, "I_II");
    private static final MethodHandle GET_BUFFER = Abi.method(9, "I_IJJ");
    private static final MethodHandle RESIZE_BUFFERS = Abi.method(13, "I_IIIII");
    private static final MethodHandle SET_MAXIMUM_FRAME_LATENCY = Abi.method(31, "I_I");
    private static final MethodHandle GET_FRAME_LATENCY_WAITABLE_OBJECT = Abi.method(33, "J_");
    private static final MethodHandle GET_CURRENT_BACK_BUFFER_INDEX = Abi.method(36, "I_");
    private static final MethodHandle CHECK_COLOR_SPACE_SUPPORT = Abi.method(37, "I_IJ");
    private static final MethodHandle SET_COLOR_SPACE1 = Abi.method(38, "I_I");

    private IDXGISwapChain3() {}

    public static int present(long self, int interval, int flags) {
        try {
            return (int) PRESENT.invokeExact(self, interval, flags);
        } catch (Throwable t) {
            throw Abi.failed("IDXGISwapChain::present", t);
        }
    }

    public static int getBuffer(long self, int index, long iid, long result) {
        try {
            return (int) GET_BUFFER.invokeExact(self, index, iid, result);
        } catch (Throwable t) {
            throw Abi.failed("IDXGISwapChain::getBuffer", t);
        }
    }

    public static int resizeBuffers(long self, int count, int width, int height, int format, int flags) {
        try {
            return (int) RESIZE_BUFFERS.invokeExact(self, count, width, height, format, flags);
        } catch (Throwable t) {
            throw Abi.failed("IDXGISwapChain::resizeBuffers", t);
        }
    }

    public static int setMaximumFrameLatency(long self, int frames) {
        try {
            return (int) SET_MAXIMUM_FRAME_LATENCY.invokeExact(self, frames);
        } catch (Throwable t) {
            throw Abi.failed("IDXGISwapChain2::setMaximumFrameLatency", t);
        }
    }

    public static long getFrameLatencyWaitableObject(long self) {
        try {
            return (long) GET_FRAME_LATENCY_WAITABLE_OBJECT.invokeExact(self);
        } catch (Throwable t) {
            throw Abi.failed("IDXGISwapChain2::getFrameLatencyWaitableObject", t);
        }
    }

    public static int getCurrentBackBufferIndex(long self) {
        try {
            return (int) GET_CURRENT_BACK_BUFFER_INDEX.invokeExact(self);
        } catch (Throwable t) {
            throw Abi.failed("IDXGISwapChain3::getCurrentBackBufferIndex", t);
        }
    }

    public static int checkColorSpaceSupport(long self, int space, long result) {
        try {
            return (int) CHECK_COLOR_SPACE_SUPPORT.invokeExact(self, space, result);
        } catch (Throwable t) {
            throw Abi.failed("IDXGISwapChain3::checkColorSpaceSupport", t);
        }
    }

    public static int setColorSpace1(long self, int space) {
        try {
            return (int) SET_COLOR_SPACE1.invokeExact(self, space);
        } catch (Throwable t) {
            throw Abi.failed("IDXGISwapChain3::setColorSpace1", t);
        }
    }
}
