package tepui.drivers.d3d12.device;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import tepui.drivers.d3d12.com.ID3D12DeviceRemovedExtendedData;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.dxgi.StandIn;
import tepui.drivers.d3d12.dxgi.Tables;

/** What a removed device was doing is told in words, from structures laid out as d3d12.h has them. */
@EnabledIf("conventionIsKnown")
final class RemovedDataTest {
    private static final int NONE = 0x80004002;

    private final List<String> calls = new ArrayList<>();
    private final StandIn device = new StandIn("device", Tables.DEVICE, calls);
    private final StandIn data = new StandIn("data", Tables.REMOVED_DATA, calls);
    private final Scratch s = new Scratch(4096);
    private int references;

    static boolean conventionIsKnown() {
        return tepui.drivers.d3d12.com.Abi.isKnown();
    }

    private void kept(long firstNode, long fault) {
        device.on("QueryInterface", a -> {
            if (Scratch.getLong(a[0]) != Scratch.getLong(ID3D12DeviceRemovedExtendedData.IID.address())) return NONE;
            references++;
            Scratch.putLong(a[1], data.address);
            return 0;
        });
        data.on("Release", a -> --references);
        data.on("GetAutoBreadcrumbsOutput", a -> {
            Scratch.putLong(a[0], firstNode);
            return 0;
        });
        data.on("GetPageFaultAllocationOutput", a -> {
            Scratch.putLong(a[0], fault);
            return 0;
        });
    }

    private long node(String name, int done, long next, int... history) {
        long text = name.isEmpty() ? 0 : s.string(name);
        long last = s.take(4);
        Scratch.putInt(last, done);
        long operations = s.take(4L * history.length);
        for (int i = 0; i < history.length; i++) Scratch.putInt(operations + 4L * i, history[i]);
        long node = s.begin(80);
        s.l(text)
                .l(0)
                .l(0)
                .l(0)
                .l(1)
                .l(2)
                .i(history.length)
                .l(last)
                .l(operations)
                .l(next);
        return node;
    }

    @Test
    void whereNothingIsKeptNothingIsTold() {
        device.on("QueryInterface", a -> NONE);
        assertEquals("", RemovedData.of(device.address));
    }

    @Test
    void theCommandThatAListStandsAtIsTold() {
        long over = node("over", 2, 0, 15, 3);
        long waiting = node("waiting", 0, over, 15, 3);
        long first = node("", 5, waiting, 15, 12, 15, 4, 15, 3, 8);
        kept(first, 0xabc000L);
        assertEquals(
                "; a list stands at command 6 of 7, DrawInstanced after ClearRenderTargetView, ResourceBarrier, "
                        + "DrawIndexedInstanced, ResourceBarrier; there is no memory at 0xabc000",
                RemovedData.of(device.address));
        assertEquals(0, references);
    }

    @Test
    void listsHaveNamesAndOperationsMayBeNew() {
        kept(node("frame", 1, 0, 3, 99), 0);
        assertEquals(
                "; frame stands at command 2 of 2, operation 99 after DrawInstanced", RemovedData.of(device.address));
    }
}
