package tepui.drivers.d3d12.device;

import java.lang.foreign.ValueLayout;
import tepui.drivers.d3d12.com.ID3D12DeviceRemovedExtendedData;
import tepui.drivers.d3d12.com.IUnknown;
import tepui.drivers.d3d12.com.Scratch;
import tepui.pipe.Memory;

/**
 * Report of what a removed device was doing: of each list that it had begun and not ended, the command that it stands
 * at and the few before, and the address of memory that was not there. Where the system keeps that (DRED); it is asked
 * for with {@code DeviceOptions.validate}.
 */
final class RemovedData {
    private static final int MOST_LISTS = 4;
    private static final int MOST_COMMANDS = 4;

    // ---- D3D12_AUTO_BREADCRUMB_NODE
    private static final int NAME = 0;
    private static final int COUNT = 48;
    private static final int LAST = 56;
    private static final int HISTORY = 64;
    private static final int NEXT = 72;

    private static final String[] COMMANDS = {
        "a marker",
        "the begin of an event",
        "the end of an event",
        "DrawInstanced",
        "DrawIndexedInstanced",
        "ExecuteIndirect",
        "Dispatch",
        "CopyBufferRegion",
        "CopyTextureRegion",
        "CopyResource",
        "CopyTiles",
        "ResolveSubresource",
        "ClearRenderTargetView",
        "ClearUnorderedAccessView",
        "ClearDepthStencilView",
        "ResourceBarrier",
        "ExecuteBundle",
        "Present",
        "ResolveQueryData"
    };

    private RemovedData() {}

    /** The words, empty where the system kept nothing. */
    static String of(long device) {
        StringBuilder text = new StringBuilder();
        try (Scratch s = Scratch.brief(64)) {
            long out = s.take(24);
            if (IUnknown.queryInterface(device, ID3D12DeviceRemovedExtendedData.IID.address(), out) < 0) return "";
            long data = Scratch.getLong(out);
            Scratch.putLong(out, 0);
            if (ID3D12DeviceRemovedExtendedData.getAutoBreadcrumbsOutput(data, out) >= 0) {
                long node = Scratch.getLong(out);
                for (int told = 0; node != 0 && told < MOST_LISTS; node = Scratch.getLong(node + NEXT)) {
                    if (list(text, node)) told++;
                }
            }
            Scratch.putLong(out, 0);
            if (ID3D12DeviceRemovedExtendedData.getPageFaultAllocationOutput(data, out) >= 0
                    && Scratch.getLong(out) != 0) {
                text.append("; there is no memory at 0x").append(Long.toHexString(Scratch.getLong(out)));
            }
            IUnknown.release(data);
        }
        return text.toString();
    }

    /** One list, unless it is done or has not begun. */
    private static boolean list(StringBuilder text, long node) {
        int count = Scratch.getInt(node + COUNT);
        long last = Scratch.getLong(node + LAST);
        long history = Scratch.getLong(node + HISTORY);
        int done = last == 0 ? 0 : Scratch.getInt(last);
        if (history == 0 || done <= 0 || done >= count) return false;
        text.append("; ").append(name(Scratch.getLong(node + NAME))).append(" stands at command ");
        text.append(done + 1).append(" of ").append(count).append(", ").append(command(history, done));
        int first = Math.max(0, done - MOST_COMMANDS);
        for (int i = first; i < done; i++) {
            text.append(i == first ? " after " : ", ").append(command(history, i));
        }
        return true;
    }

    private static String command(long history, int index) {
        int operation = Scratch.getInt(history + 4L * index);
        return operation >= 0 && operation < COMMANDS.length ? COMMANDS[operation] : "operation " + operation;
    }

    private static String name(long at) {
        if (at == 0) return "a list";
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < 64; i++) {
            byte b = Memory.ALL.get(ValueLayout.JAVA_BYTE, at + i);
            if (b == 0) break;
            name.append((char) (b & 0xff));
        }
        return name.isEmpty() ? "a list" : name.toString();
    }
}
