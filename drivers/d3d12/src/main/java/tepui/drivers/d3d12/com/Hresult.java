package tepui.drivers.d3d12.com;

import tepui.pipe.DeviceLostException;
import tepui.pipe.OutOfDeviceMemoryException;

/** HRESULT values: below 0 is a failure, and each has a name. */
public final class Hresult {
    public static final int E_NOINTERFACE = 0x80004002;
    public static final int E_OUTOFMEMORY = 0x8007000e;
    public static final int DXGI_ERROR_NOT_FOUND = 0x887a0002;
    public static final int DXGI_ERROR_DEVICE_REMOVED = 0x887a0005;
    public static final int DXGI_ERROR_DEVICE_HUNG = 0x887a0006;
    public static final int DXGI_ERROR_DEVICE_RESET = 0x887a0007;
    public static final int DXGI_ERROR_DRIVER_INTERNAL_ERROR = 0x887a0020;

    private Hresult() {}

    public static String name(int result) {
        return switch (result) {
            case 0 -> "S_OK";
            case 1 -> "S_FALSE";
            case 0x80004001 -> "E_NOTIMPL";
            case E_NOINTERFACE -> "E_NOINTERFACE";
            case 0x80004003 -> "E_POINTER";
            case 0x80004005 -> "E_FAIL";
            case 0x80004004 -> "E_ABORT";
            case 0x8000ffff -> "E_UNEXPECTED";
            case 0x80070005 -> "E_ACCESSDENIED";
            case E_OUTOFMEMORY -> "E_OUTOFMEMORY";
            case 0x80070006 -> "E_HANDLE";
            case 0x80070057 -> "E_INVALIDARG";
            case 0x887a0001 -> "DXGI_ERROR_INVALID_CALL";
            case DXGI_ERROR_NOT_FOUND -> "DXGI_ERROR_NOT_FOUND";
            case 0x887a0003 -> "DXGI_ERROR_MORE_DATA";
            case 0x887a0004 -> "DXGI_ERROR_UNSUPPORTED";
            case DXGI_ERROR_DEVICE_REMOVED -> "DXGI_ERROR_DEVICE_REMOVED";
            case DXGI_ERROR_DEVICE_HUNG -> "DXGI_ERROR_DEVICE_HUNG";
            case DXGI_ERROR_DEVICE_RESET -> "DXGI_ERROR_DEVICE_RESET";
            case 0x887a000a -> "DXGI_ERROR_WAS_STILL_DRAWING";
            case 0x887a000b -> "DXGI_ERROR_FRAME_STATISTICS_DISJOINT";
            case 0x887a000c -> "DXGI_ERROR_GRAPHICS_VIDPN_SOURCE_IN_USE";
            case DXGI_ERROR_DRIVER_INTERNAL_ERROR -> "DXGI_ERROR_DRIVER_INTERNAL_ERROR";
            case 0x887a0021 -> "DXGI_ERROR_NONEXCLUSIVE";
            case 0x887a0022 -> "DXGI_ERROR_NOT_CURRENTLY_AVAILABLE";
            case 0x887a0023 -> "DXGI_ERROR_REMOTE_CLIENT_DISCONNECTED";
            case 0x887a0024 -> "DXGI_ERROR_REMOTE_OUTOFMEMORY";
            case 0x887a0025 -> "DXGI_ERROR_MODE_CHANGE_IN_PROGRESS";
            case 0x887a0026 -> "DXGI_ERROR_ACCESS_LOST";
            case 0x887a0027 -> "DXGI_ERROR_WAIT_TIMEOUT";
            case 0x887a0028 -> "DXGI_ERROR_SESSION_DISCONNECTED";
            case 0x887a0029 -> "DXGI_ERROR_RESTRICT_TO_OUTPUT_STALE";
            case 0x887a002a -> "DXGI_ERROR_CANNOT_PROTECT_CONTENT";
            case 0x887a002b -> "DXGI_ERROR_ACCESS_DENIED";
            case 0x887a002c -> "DXGI_ERROR_NAME_ALREADY_EXISTS";
            case 0x887a002d -> "DXGI_ERROR_SDK_COMPONENT_MISSING";
            case 0x887a002e -> "DXGI_ERROR_NOT_CURRENT";
            case 0x887a0030 -> "DXGI_ERROR_HW_PROTECTION_OUTOFMEMORY";
            case 0x887a0031 -> "DXGI_ERROR_DYNAMIC_CODE_POLICY_VIOLATION";
            case 0x887a0032 -> "DXGI_ERROR_NON_COMPOSITED_UI";
            case 0x887a0033 -> "DXGI_ERROR_CACHE_CORRUPT";
            case 0x887a0034 -> "DXGI_ERROR_CACHE_FULL";
            case 0x887a0035 -> "DXGI_ERROR_CACHE_HASH_COLLISION";
            case 0x887a0036 -> "DXGI_ERROR_ALREADY_EXISTS";
            case 0x087a0001 -> "DXGI_STATUS_OCCLUDED";
            case 0x087a0007 -> "DXGI_STATUS_MODE_CHANGED";
            case 0x087a0008 -> "DXGI_STATUS_MODE_CHANGE_IN_PROGRESS";
            case 0x887e0001 -> "D3D12_ERROR_ADAPTER_NOT_FOUND";
            case 0x887e0002 -> "D3D12_ERROR_DRIVER_VERSION_MISMATCH";
            case 0x887e0003 -> "D3D12_ERROR_INVALID_REDIST";
            default -> "HRESULT 0x" + Integer.toHexString(result);
        };
    }

    /** Is the device gone? */
    public static boolean isLoss(int result) {
        return result == DXGI_ERROR_DEVICE_REMOVED
                || result == DXGI_ERROR_DEVICE_HUNG
                || result == DXGI_ERROR_DEVICE_RESET
                || result == DXGI_ERROR_DRIVER_INTERNAL_ERROR;
    }

    /** Throws where a call failed. */
    public static void check(int result, String call) { // hot
        if (result < 0) throw failed(result, call);
    }

    public static RuntimeException failed(int result, String call) {
        String text = call + ": " + name(result);
        if (result == E_OUTOFMEMORY) return new OutOfDeviceMemoryException(text);
        if (isLoss(result)) return new DeviceLostException(text);
        return new ComException(text);
    }
}
