package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;

final class DriversTest {
    private static final DeviceInfo DEVICE =
            new DeviceInfo("good", 0, "id", "A \"quoted\" device", DeviceInfo.Kind.SOFTWARE, "us", "1");

    private record Fake(String name, int rank, List<DeviceInfo> devices, String unavailable) implements DriverProvider {
        @Override
        public String description() {
            return "a driver made up for this test";
        }

        @Override
        public Device open(DeviceInfo device, DeviceOptions options) {
            throw new IllegalStateException("out of order");
        }
    }

    private static final DriverProvider GOOD = new Fake("good", 1, List.of(DEVICE), "");
    private static final DriverProvider BEST_BUT_ABSENT =
            new Fake("vulkan", 9, List.of(), "no loader; install libvulkan1");
    private static final DriverProvider BROKEN = new DriverProvider() {
        @Override
        public String name() {
            return "broken";
        }

        @Override
        public String description() {
            return "fails when asked";
        }

        @Override
        public int rank() {
            return 5;
        }

        @Override
        public List<DeviceInfo> devices() {
            throw new UnsatisfiedLinkError("no such library");
        }

        @Override
        public String unavailable() {
            return "";
        }

        @Override
        public Device open(DeviceInfo device, DeviceOptions options) {
            throw new AssertionError("has no device");
        }
    };

    private final Drivers drivers = Drivers.of(List.of(GOOD, BROKEN, BEST_BUT_ABSENT));

    @Test
    void theBestComesFirstAndWhatIsNotBuiltLast() {
        assertEquals(
                List.of("vulkan", "broken", "good", "d3d12", "soft", "null"),
                drivers.all().stream().map(Drivers.Found::name).toList());
    }

    @Test
    void theBestWithADeviceIsChosen() throws Exception {
        assertEquals("good", drivers.choose(arguments()).name());
    }

    @Test
    void anAbsentDriverSaysWhy() {
        assertEquals("the driver vulkan cannot be used: no loader; install libvulkan1", failure("vulkan"));
        assertEquals("the driver d3d12 cannot be used: not part of this build", failure("d3d12"));
        assertTrue(failure("broken")
                .endsWith("failed to look for devices: java.lang.UnsatisfiedLinkError: no such library"));
    }

    @Test
    void whatShowsWindowsIsNamedWithOrWithoutItsDriver() throws Exception {
        assertNull(drivers.shower(arguments()));
        assertEquals(List.of(DEVICE), showing("quoted").devices());
        assertEquals(List.of(DEVICE), showing("good:0").devices());
        assertEquals("good", showing("good:").name());
        assertTrue(assertThrows(UsageException.class, () -> showing("god:0"))
                .getMessage()
                .startsWith("demo: --show-on is 'god:0': there is no driver 'god'; did you mean good?"));
        assertEquals(
                "--show-on is 'vulkan:0': the driver vulkan cannot be used: no loader; install libvulkan1",
                assertThrows(FailureException.class, () -> showing("vulkan:0")).getMessage());
    }

    private Drivers.Found showing(String on) throws UsageException, FailureException {
        return Objects.requireNonNull(drivers.shower(arguments("--show-on", on)));
    }

    @Test
    void anUnknownDriverGetsASuggestion() {
        String message = assertThrows(UsageException.class, () -> drivers.choose(arguments("--driver", "god")))
                .getMessage();
        assertTrue(message.startsWith("demo: there is no driver 'god'; did you mean good?"), message);
    }

    @Test
    void infoNamesReasonsAndDevicesThatCannotBeOpened() {
        String text = InfoCommand.text(drivers.all());
        assertTrue(text.contains("vulkan is absent: no loader; install libvulkan1\n"), text);
        assertTrue(text.contains("good: a driver made up for this test\n"), text);
        assertTrue(text.contains("  device 0: A \"quoted\" device (software, us, version 1)\n"), text);
        assertTrue(text.contains("cannot be opened: out of order"), text);
    }

    @Test
    void theSameAsJson() {
        String json = InfoCommand.json(drivers.all());
        assertTrue(json.contains("\"absent\": \"no loader; install libvulkan1\""), json);
        assertTrue(json.contains("\"name\": \"A \\\"quoted\\\" device\""), json);
        assertTrue(json.startsWith("{\n  \"tepui\": ") && json.endsWith("\n  ]\n}\n"), json);
    }

    private static DeviceInfo device(String driver, int index, String id, String name) {
        return new DeviceInfo(driver, index, id, name, DeviceInfo.Kind.DISCRETE, "us", "1");
    }

    private static final Drivers MANY = Drivers.of(List.of(
            new Fake(
                    "best",
                    9,
                    List.of(
                            device("best", 0, "00112233445566778899aabbccddeeff", "Big Card 9000"),
                            device("best", 1, "ff112233445566778899aabbccddeeff", "Big Card 9000"),
                            device("best", 2, "0a", "Small card")),
                    ""),
            new Fake("other", 1, List.of(device("other", 0, "x", "rasterpipe (LLVM 15)")), "")));

    private static String chosen(String... words) throws Exception {
        Drivers.Found found = MANY.choose(arguments(words));
        assertEquals(1, found.devices().size());
        return found.name() + " " + found.devices().getFirst().index();
    }

    @Test
    void aDeviceIsNamedByNumberNameOrUuid() throws Exception {
        assertEquals("best 2", chosen("--device", "2"));
        assertEquals("best 2", chosen("--device", "small"));
        assertEquals("best 1", chosen("--device", "FF112233-4455-6677-8899-aabbccddeeff"));
        assertEquals("best 1", chosen("--driver", "best", "--device", "ff1122"));
        assertEquals("other 0", chosen("--device", "RasterPipe"));
        assertEquals("other 0", chosen("--driver", "other", "--device", "0"));
    }

    @Test
    void aNameThatFitsNoneOrManyListsThem() {
        String many = assertThrows(UsageException.class, () -> chosen("--device", "big card"))
                .getMessage();
        assertTrue(many.contains("more than one device is called 'big card'"), many);
        assertTrue(many.contains("best 1 is Big Card 9000 (ff112233445566778899aabbccddeeff)"), many);
        String none = assertThrows(UsageException.class, () -> chosen("--device", "tiny"))
                .getMessage();
        assertTrue(none.contains("no driver has a device 'tiny'. Devices: best 0 is"), none);
        String wrong = assertThrows(UsageException.class, () -> chosen("--driver", "other", "--device", "card"))
                .getMessage();
        assertTrue(wrong.contains("no device is called 'card'. Devices: other 0 is rasterpipe"), wrong);
    }

    private String failure(String name) {
        return assertThrows(FailureException.class, () -> drivers.choose(arguments("--driver", name)))
                .getMessage();
    }

    private static Arguments arguments(String... words) throws UsageException {
        return Arguments.parse(new DemoCommand(), List.of(words));
    }
}
