package tepui.layers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.drivers.nil.NullDriver;
import tepui.layers.check.CheckingDevice;
import tepui.layers.check.Rule;
import tepui.layers.count.CountingDevice;
import tepui.layers.forward.ForwardingContext;
import tepui.layers.forward.ForwardingDevice;
import tepui.layers.hud.HudDevice;
import tepui.layers.hud.HudOptions;
import tepui.layers.log.LogReader;
import tepui.layers.log.LoggingDevice;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.Primitive;
import tepui.tools.kit.scene.PlainObjects;

class LayersTest {
    @TempDir
    Path folder;

    private static String refused(String spec) {
        return assertThrows(IllegalArgumentException.class, () -> Layers.wrap(PlainObjects.nullDevice(), spec))
                .getMessage();
    }

    /** Before there is a device, and without a file being made. */
    @Test
    void whatIsWrongIsFoundWithoutADevice() {
        Path file = folder.resolve("a.log");
        Layers.check("check=report,mute=" + Rule.values()[0] + ",count=3,hud=fps+draws,log=" + file);
        assertFalse(Files.exists(file));
        for (String wrong : List.of("chek", "check=loud", "check,mute=x", "count=0", "hud=fpss", "log")) {
            String said = assertThrows(IllegalArgumentException.class, () -> Layers.check(wrong))
                    .getMessage();
            assertEquals(refused(wrong), said);
        }
    }

    @Test
    void nothingIsWrappedByNothing() {
        Device device = PlainObjects.nullDevice();
        assertSame(device, Layers.wrap(device, ""));
        assertSame(device, Layers.wrap(device, "  "));
    }

    @Test
    void figuresStandBehindTheLayers() {
        Device driver = PlainObjects.nullDevice();
        assertSame(driver, Layers.wrap(driver, null, null));
        HudOptions figures = HudOptions.parse("fps");
        try (Device device = Layers.wrap(driver, figures, "check")) {
            CheckingDevice check = assertInstanceOf(CheckingDevice.class, device);
            HudDevice shown = assertInstanceOf(HudDevice.class, check.behind());
            assertSame(driver, shown.behind());
        }
    }

    @Test
    void theFirstNameIsNearestToTheProgram() {
        Device driver = PlainObjects.nullDevice();
        Device device = Layers.wrap(driver, "check, count=5 ,log=" + folder.resolve("a.log"));
        CheckingDevice check = assertInstanceOf(CheckingDevice.class, device);
        CountingDevice count = assertInstanceOf(CountingDevice.class, check.behind());
        LoggingDevice log = assertInstanceOf(LoggingDevice.class, count.behind());
        assertSame(driver, log.behind());
        assertSame(driver.states(), device.states());
        device.close();
    }

    @Test
    void unknownNamesAndValuesAreRefusedWithWhatThereIs() {
        assertEquals(
                "layers: 'logs' is no layer, did you mean 'log'?; there are log, binlog, record, check, mute, count, hud, pipelines",
                refused("check,logs=x"));
        assertTrue(refused("speed").contains("'speed' is no layer; there are"));
        assertEquals("layers: 'log' needs a file: log=...", refused("log"));
        assertEquals("layers: count is 'many', must be a number of frames", refused("count=many"));
        assertEquals("layers: count is '0', must be at least 1", refused("count=0"));
        assertEquals("layers: check is 'loud', must be 'report' or nothing", refused("check=loud"));
        assertEquals(
                "layers: 'NO_RULE' is no rule; 'java -jar tepui.jar help rules' lists them",
                refused("check,mute=NO_RULE"));
        assertEquals("layers: 'mute' needs 'check'", refused("mute=PATCHES"));
        assertTrue(refused("log=" + folder.resolve("no/such/folder")).contains("cannot be written"));
    }

    @Test
    void nothingIsWrittenWhereAnotherLayerIsRefused() {
        Path file = folder.resolve("early.log");
        refused("count=x,log=" + file);
        refused("log=" + file + ",check=loud");
        assertTrue(Files.notExists(file));
    }

    @Test
    void logsAreWrittenInTheirForms() throws IOException {
        Path text = folder.resolve("calls.txt");
        Path binary = folder.resolve("calls.bin");
        Device device = Layers.wrap(PlainObjects.nullDevice(), "log=" + text + ",record=" + binary);
        device.createContext().mark("hello");
        device.close();
        assertTrue(Files.readString(text).contains("1  mark(text: \"hello\")"));
        try (LogReader reader = new LogReader(Files.newInputStream(binary))) {
            assertEquals("null: Null device", reader.origin());
            assertTrue(reader.next() != null);
        }
    }

    @Test
    void reportsGoToTheDevicesMessages() {
        List<String> heard = new ArrayList<>();
        NullDriver driver = new NullDriver();
        DeviceOptions options =
                new DeviceOptions(false, (severity, text) -> heard.add(severity + " " + text), Map.of());
        Device device = Layers.wrap(driver.open(driver.devices().getFirst(), options), "check=report,mute=targets_set");
        Context context = device.createContext();
        context.setScissor(0, 0, 0, 1, 1);
        assertThrows(IllegalArgumentException.class, () -> context.draw(Primitive.POINTS, 0, 1));
        assertEquals(1, heard.size(), heard.toString());
        assertTrue(heard.getFirst().startsWith("HIGH draw: shader is not bound [VERTEX_SHADER"), heard.getFirst());
    }

    @Test
    void aLayerIsFoundInAStack() {
        Device device = Layers.wrap(PlainObjects.nullDevice(), "count,check");
        Context context = device.createContext();
        assertSame(context, Layers.find(context, ForwardingContext.class));
        assertNull(Layers.find(PlainObjects.nullDevice().createContext(), ForwardingContext.class));
    }

    @Test
    void objectsAreTheDriversOwn() {
        Device driver = PlainObjects.nullDevice();
        Device device = Layers.wrap(driver, "count,check");
        Buffer buffer = PlainObjects.buffer(device, 64);
        driver.createContext().bindVertexBuffer(0, buffer, 0);
        assertSame(device, device.createContext().device());
    }

    /** Whatever the contract gains, the forwarding classes must forward. */
    @Test
    void everythingIsForwarded() {
        for (Method m : Context.class.getDeclaredMethods()) {
            if (Modifier.isAbstract(m.getModifiers())) assertForwards(ForwardingContext.class, m);
        }
        for (Method m : Device.class.getDeclaredMethods()) {
            if (Modifier.isAbstract(m.getModifiers())) assertForwards(ForwardingDevice.class, m);
        }
    }

    private static void assertForwards(Class<?> type, Method m) {
        try {
            assertEquals(
                    m.getReturnType(),
                    type.getDeclaredMethod(m.getName(), m.getParameterTypes()).getReturnType());
        } catch (NoSuchMethodException e) {
            throw new AssertionError(type.getSimpleName() + " does not forward " + m, e);
        }
    }
}
