package tepui.drivers.d3d12;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.d3d12.dxgi.FakeDesktop;
import tepui.drivers.d3d12.dxgi.FakeDesktop.Adapter;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.pipe.DeviceOptions;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.testing.Need;
import tepui.testing.Needs;

/** What is found on Windows: DXGI's adapters, on a desktop made in Java; each opens as the real device that there is. */
@Needs({Need.VKD3D, Need.LAVAPIPE})
final class AdaptersTest {
    private static final Adapter FAST = new Adapter("NVIDIA Paper", 0x10de, 8L << 30, false, 0x100000001L);
    private static final Adapter SMALL = new Adapter("Adreno Paper", 0x4d4f4351, 0, false, 0x100000002L);
    private static final Adapter WARP = new Adapter("Microsoft Basic Render Driver", 0x1414, 0, true, 0x100000003L);

    private final FakeDesktop desktop = new FakeDesktop();

    private D3d12Provider with(Adapter... adapters) {
        desktop.adapters.clear();
        desktop.adapters.addAll(List.of(adapters));
        return new D3d12Provider(desktop);
    }

    @AfterEach
    void nothingIsLeft() {
        assertEquals(0, desktop.left());
        assertEquals(
                List.of(),
                desktop.calls.stream().filter(c -> c.contains("NOBODY")).toList());
    }

    private static List<String> names(D3d12Provider p) {
        return p.devices().stream().map(DeviceInfo::name).toList();
    }

    /** By preference where the system is new enough, as listed where it is not; software is last and numbers follow. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void softwareIsTheLastChoice(boolean preferences) {
        desktop.preferences = preferences;
        D3d12Provider p = with(WARP, FAST, SMALL);
        assertEquals(List.of(FAST.name(), SMALL.name(), WARP.name()), names(p));
        assertEquals(
                List.of(0, 1, 2), p.devices().stream().map(DeviceInfo::index).toList());
        assertEquals(
                List.of(DeviceInfo.Kind.DISCRETE, DeviceInfo.Kind.INTEGRATED, DeviceInfo.Kind.SOFTWARE),
                p.devices().stream().map(DeviceInfo::kind).toList());
        assertEquals(
                List.of("NVIDIA", "Qualcomm", "Microsoft"),
                p.devices().stream().map(DeviceInfo::vendor).toList());
        assertEquals(preferences, desktop.calls.contains("factory.EnumAdapterByGpuPreference"));
        assertEquals(90, p.rank());
    }

    @Test
    void theSystemsOwnSoftwareIsAskedForWhereItIsNotListed() {
        desktop.listsSoftware = false;
        D3d12Provider p = with(SMALL, WARP);
        assertEquals(List.of(SMALL.name(), WARP.name()), names(p));
        assertTrue(desktop.calls.contains("factory.EnumWarpAdapter"));
    }

    /** Behind our own software device, which needs no driver: nobody gets WARP unasked. */
    @Test
    void softwareAloneIsNotTakenUnasked() {
        D3d12Provider p = with(WARP);
        assertEquals(-150, p.rank());
        assertEquals("", p.unavailable());
    }

    @Test
    void theDriversVersionIsToldWithTheDevices() {
        assertEquals(
                "Direct3D 12; driver 31.0.15.3623",
                with(FAST).devices().getFirst().version());
    }

    @Test
    void anAdapterThatIsListedTwiceIsOne() {
        assertEquals(List.of(FAST.name()), names(with(FAST, FAST)));
    }

    @Test
    void twinsHaveIdsOfTheirOwn() {
        D3d12Provider p = with(FAST, new Adapter("NVIDIA Paper", 0x10de, 8L << 30, false, 0x900000001L));
        List<String> ids = p.devices().stream().map(DeviceInfo::id).toList();
        assertEquals(List.of("10de-0000-00000000", "10de-0000-00000000-2"), ids);
    }

    @Test
    void withoutAdaptersThereIsAReason() {
        D3d12Provider p = with();
        assertEquals("Direct3D 12 is there, but no device of feature level 11_0", p.unavailable());
        desktop.failures.put("CreateDXGIFactory2", 0x80004005);
        D3d12Provider q = with(FAST);
        assertEquals(List.of(), q.devices());
        assertTrue(q.unavailable().contains("CreateDXGIFactory2: E_FAIL"), q.unavailable());
    }

    @Test
    void theOneThatWasChosenIsOpened() {
        D3d12Provider p = with(FAST, SMALL, WARP);
        desktop.calls.clear();
        for (DeviceInfo info : p.devices()) {
            try (Device d = p.open(info, DeviceOptions.DEFAULT)) {
                assertEquals(info, d.info());
                assertTrue(d.caps().presentWindow);
            }
        }
        // Each is asked for twice: to be opened, and for its memory.
        assertEquals(
                6,
                desktop.calls.stream()
                        .filter(c -> c.equals("factory.EnumAdapterByLuid"))
                        .count());
    }

    @Test
    void anAdapterThatWentAwayIsToldSo() {
        D3d12Provider p = with(FAST, SMALL);
        DeviceInfo fast = p.devices().getFirst();
        desktop.adapters.remove(FAST);
        UnsupportedByDeviceException e =
                assertThrows(UnsupportedByDeviceException.class, () -> p.open(fast, DeviceOptions.DEFAULT));
        assertTrue(e.getMessage().startsWith("open: NVIDIA Paper is there no longer"), e.getMessage());
    }
}
