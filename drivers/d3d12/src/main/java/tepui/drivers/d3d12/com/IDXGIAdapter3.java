package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;

/** An adapter that says how much of its memory the process may use. */
public final class IDXGIAdapter3 {
    public static final Guid IID = Guid.of("645967a4-1392-4310-a798-8053ce3e93fd");

    private static final MethodHandle QUERY_VIDEO_MEMORY_INFO = Abi.method(14, "I_IIJ");

    private IDXGIAdapter3() {}

    /** @param info a DXGI_QUERY_VIDEO_MEMORY_INFO: budget, usage, and two more sizes */
    public static int queryVideoMemoryInfo(long self, int node, int group, long info) {
        try {
            return (int) QUERY_VIDEO_MEMORY_INFO.invokeExact(self, node, group, info);
        } catch (Throwable t) {
            throw Abi.failed("IDXGIAdapter3::queryVideoMemoryInfo", t);
        }
    }
}
