package tepui.tools.trace.edit;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tepui.tools.trace.d3d9.Structures9;
import tepui.tools.trace.file.Call;
import tepui.tools.trace.file.Value;

/** Targets of Direct3D 9's draws, as far as they must be known to leave draws out: windows, or something that later pictures may show. */
final class Direct3D9Targets {
    /** Addresses of surfaces that are shown. */
    private final Set<Long> windows = new HashSet<>();
    /** Devices whose first target is no window. */
    private final Map<Long, Long> elsewhere = new HashMap<>();
    /** Devices that had more targets than one. */
    private final Set<Long> besides = new HashSet<>();

    private static long target(Call call, int index) {
        Value value = Structures9.target(call.argument(index));
        return value == null ? 0 : value.bits();
    }

    private static String method(Call call) {
        int colons = call.name().indexOf("::");
        return colons < 0 ? "" : call.name().substring(colons + 2);
    }

    /** Keeps up with a call. */
    private void follow(Call call, String method) {
        long device = call.bits(0);
        switch (method) {
            case "GetBackBuffer" -> windows.add(target(call, call.name().contains("SwapChain") ? 3 : 4));
            case "GetRenderTarget" -> {
                if (call.bits(1) == 0 && !elsewhere.containsKey(device)) windows.add(target(call, 2));
            }
            case "SetRenderTarget" -> {
                if (call.bits(1) != 0) {
                    if (call.bits(2) != 0) besides.add(device);
                } else if (windows.contains(call.bits(2))) elsewhere.remove(device);
                else elsewhere.put(device, call.bits(2));
            }
            default -> {
                // It changes no target.
            }
        }
    }

    /** Whether a call reads a window. */
    boolean readsWindow(Call call) {
        if (!call.name().startsWith("IDirect3D")) return false;
        String method = method(call);
        follow(call, method);
        return switch (method) {
            case "StretchRect", "GetRenderTargetData" -> windows.contains(call.bits(1));
            case "GetFrontBufferData", "ProcessVertices" -> true;
            case "LockRect", "GetDC" -> windows.contains(call.bits(0));
            default -> false;
        };
    }

    /** Whether a call draws to a window, and does no more. */
    boolean drawsToWindow(Call call) {
        if (!call.name().startsWith("IDirect3D")) return false;
        String method = method(call);
        follow(call, method);
        long device = call.bits(0);
        boolean draws = method.startsWith("Draw") || method.equals("Clear");
        return draws && !elsewhere.containsKey(device) && !besides.contains(device);
    }
}
