package tepui.targets.lwjgl.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;

/** Which device a program gets by the names of its settings. */
final class DeviceChoiceTest {
    private record Fake(String name, List<DeviceInfo> devices, String unavailable) implements DriverProvider {
        @Override
        public String description() {
            return "a driver made up for this test";
        }

        @Override
        public int rank() {
            return 0;
        }

        @Override
        public Device open(DeviceInfo device, DeviceOptions options) {
            throw new IllegalStateException("out of order");
        }
    }

    private static DeviceInfo device(String driver, int index, String name, DeviceInfo.Kind kind) {
        return new DeviceInfo(driver, index, "ff00000" + index, name, kind, "", "");
    }

    private static final List<DriverProvider> ALL = List.of(
            new Fake("absent", List.of(), "no loader"),
            new Fake("nothing", List.of(device("nothing", 0, "null", DeviceInfo.Kind.NOTHING)), ""),
            new Fake(
                    "cards",
                    List.of(
                            device("cards", 0, "Big Card A", DeviceInfo.Kind.DISCRETE),
                            device("cards", 1, "Big Card B", DeviceInfo.Kind.DISCRETE)),
                    ""),
            new Fake("pure", List.of(device("pure", 0, "Software", DeviceInfo.Kind.SOFTWARE)), ""));

    private static String chosen(@Nullable String driver, @Nullable String name) {
        DeviceInfo d = DeviceChoice.of(ALL, driver, name).device();
        return d.driver() + " " + d.index();
    }

    private static String refused(@Nullable String driver, @Nullable String name) {
        return assertThrows(IllegalStateException.class, () -> chosen(driver, name))
                .getMessage();
    }

    @Test
    void withoutNamesItIsTheFirstThatDraws() {
        assertEquals("cards 0", chosen(null, null));
        assertEquals("nothing 0", chosen("nothing", null));
    }

    @Test
    void aNameFindsItsDeviceOnWhicheverDriver() {
        assertEquals("cards 1", chosen(null, "card b"));
        assertEquals("pure 0", chosen(null, "soft"));
        assertEquals("cards 1", chosen("cards", "1"));
    }

    @Test
    void aNameOfNoDeviceIsRefusedWithThoseThereAre() {
        String message = refused("cards", "Small Card");
        assertTrue(message.contains("'Small Card'") && message.contains("cards 1 is Big Card B"), message);
        assertTrue(refused("pure", "Big").contains("pure 0 is Software"));
    }

    @Test
    void aNameOfTwoDevicesIsRefusedWithBoth() {
        String message = refused(null, "Big");
        assertTrue(
                message.contains("more than one") && message.contains("Card A") && message.contains("Card B"), message);
    }

    @Test
    void aDriverWithoutDevicesSaysWhy() {
        assertTrue(refused("absent", "x").contains("no loader"));
        assertTrue(refused("other", null).contains("there is no driver 'other'"));
    }

    /** Who asked for a context and was told why there is none did not draw with something else. */
    @Test
    void aDeviceThatCannotBeOpenedWasAskedForToo() {
        String before = System.clearProperty(Devices.OPENED);
        String layers = System.setProperty("tepui.hud", "fpss");
        try {
            assertThrows(IllegalArgumentException.class, Devices::get);
            assertEquals("true", System.getProperty(Devices.OPENED));
        } finally {
            if (before == null) System.clearProperty(Devices.OPENED);
            if (layers == null) System.clearProperty("tepui.hud");
        }
    }

    @Test
    void aDeviceOfItsOwnCountsAsOpenedToo() {
        String before = System.clearProperty(Devices.OPENED);
        try (Device device = Devices.open("soft", null)) {
            assertEquals("soft", device.info().driver());
            assertEquals("true", System.getProperty(Devices.OPENED));
        } finally {
            if (before == null) System.clearProperty(Devices.OPENED);
        }
    }
}
