package tepui.drivers.nil;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.BufferDesc;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Query;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

class NullDriverTest {
    private final NullDriver driver = new NullDriver();

    private Device open() {
        return driver.open(driver.devices().getFirst(), DeviceOptions.DEFAULT);
    }

    @Test
    void isFoundAsAService() {
        List<String> names = new ArrayList<>();
        for (DriverProvider provider : ServiceLoader.load(DriverProvider.class)) names.add(provider.name());
        assertTrue(names.contains("null"), names.toString());
    }

    @Test
    void hasOneDeviceAndTheLowestRank() {
        assertEquals(1, driver.devices().size());
        assertEquals("", driver.unavailable());
        assertEquals(Integer.MIN_VALUE, driver.rank());
        assertEquals(DeviceInfo.Kind.NOTHING, open().info().kind());
    }

    @Test
    void refusesADeviceOfAnotherDriver() {
        DeviceInfo other = new DeviceInfo("soft", 0, "x", "x", DeviceInfo.Kind.SOFTWARE, "x", "1");
        assertThrows(IllegalArgumentException.class, () -> driver.open(other, DeviceOptions.DEFAULT));
    }

    @Test
    void reportsSettingsItDoesNotKnow() {
        List<String> heard = new ArrayList<>();
        DeviceOptions options = new DeviceOptions(false, (severity, text) -> heard.add(text), Map.of("threads", "3"));
        driver.open(driver.devices().getFirst(), options);
        assertEquals(1, heard.size());
        assertTrue(heard.getFirst().contains("'threads'"), heard.getFirst());
    }

    @Test
    void announcesEveryCapability() throws IllegalAccessException {
        Caps caps = open().caps();
        Caps floor = new Caps();
        for (Field field : Caps.class.getFields()) {
            if (field.getType() == boolean.class) assertTrue(field.getBoolean(caps), field.getName());
            if (field.getName().startsWith("max") && field.getType() == int.class) {
                assertTrue(field.getInt(caps) >= Math.max(1, field.getInt(floor)), field.getName());
            }
        }
    }

    @Test
    void everyFormatHasAUse() {
        Device device = open();
        for (Format format : Format.values()) assertNotEquals(0, device.formatSupport(format), format.name());
        assertEquals(0, device.formatSupport(Format.BC7_UNORM) & FormatSupport.COLOR_TARGET);
        assertEquals(0, device.formatSupport(Format.R8_UINT) & (FormatSupport.FILTERED | FormatSupport.BLENDED));
        assertNotEquals(0, device.formatSupport(Format.R32_UINT) & FormatSupport.IMAGE_ATOMIC);
    }

    @Test
    void samplePositionsLieInThePixel() {
        for (float at : open().samplePositions(16)) assertTrue(at > 0 && at < 1);
        assertThrows(IllegalArgumentException.class, () -> open().samplePositions(17));
    }

    @Test
    void refusesSizesBeyondItsCaps() {
        Device device = open();
        TextureDesc wide = TextureDesc.of2d(Format.R8_UNORM, 32769, 1, Bind.SAMPLED);
        assertThrows(UnsupportedByDeviceException.class, () -> device.createTexture(wide));
        BufferDesc large = BufferDesc.of((1L << 40) + 1, Bind.VERTEX);
        assertThrows(OutOfDeviceMemoryException.class, () -> device.createBuffer(large));
        TextureDesc vast = new TextureDesc(
                TextureShape.D3, Format.R32G32B32A32_FLOAT, 16384, 16384, 16384, 1, 1, 1, Bind.SAMPLED, Usage.DEFAULT);
        assertThrows(OutOfDeviceMemoryException.class, () -> device.createTexture(vast));
    }

    @Test
    void refusesViewsOutsideTheirResource() {
        Device device = open();
        Texture texture = device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 4, 4, Bind.SAMPLED));
        TextureView.Desc whole = TextureView.Desc.whole(texture.desc());
        assertThrows(IllegalArgumentException.class, () -> device.createView(texture, whole.withLevels(0, 2)));
        assertThrows(IllegalArgumentException.class, () -> device.createView(texture, whole.withLayers(1, 1)));
        assertThrows(
                IllegalArgumentException.class, () -> device.createView(texture, whole.withFormat(Format.R8_UNORM)));
        assertThrows(
                IllegalArgumentException.class,
                () -> device.createView(
                        device.createBuffer(BufferDesc.of(16, Bind.SAMPLED)),
                        TextureView.Desc.buffer(Format.R8_UNORM, 8, 9)));
    }

    @Test
    void refusesQueryIndicesThatDoNotExist() {
        Device device = open();
        assertEquals(3, device.createQuery(Query.Kind.PRIMITIVES_WRITTEN, 3).index());
        assertThrows(IllegalArgumentException.class, () -> device.createQuery(Query.Kind.PRIMITIVES_WRITTEN, 4));
        assertThrows(IllegalArgumentException.class, () -> device.createQuery(Query.Kind.OCCLUSION, 1));
    }

    @Test
    void refusesObjectsOfAnotherDevice() {
        Device device = open();
        var foreign = open().createBuffer(BufferDesc.of(16, Bind.VERTEX));
        assertThrows(IllegalArgumentException.class, () -> device.destroy(foreign));
        assertThrows(
                IllegalArgumentException.class, () -> device.createContext().bindVertexBuffer(0, foreign, 0));
    }

    @Test
    void nothingIsMadeOrDoneOnceItIsClosed() {
        Device device = open();
        var context = device.createContext();
        device.close();
        assertThrows(IllegalArgumentException.class, context::flush);
        assertThrows(IllegalArgumentException.class, () -> device.createBuffer(BufferDesc.of(16, Bind.VERTEX)));
    }

    @Test
    void aSinkGetsAPictureOfZerosInTheSurfacesSize() {
        Device device = open();
        var context = device.createContext();
        List<String> seen = new ArrayList<>();
        Surface surface = device.createSurface(new Surface.Target.Pixels(3, 2, (w, h, argb) -> {
            for (int pixel : argb) assertEquals(0, pixel);
            seen.add(w + " x " + h + ": " + argb.length);
            argb[0] = 7;
        }));
        Texture texture = device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 3, 2, Bind.PRESENT));
        context.present(surface, texture, true, Surface.Interval.ONE);
        context.present(surface, texture, true, Surface.Interval.ONE);
        surface.resize(5, 1);
        context.present(surface, texture, true, Surface.Interval.ONE);
        assertEquals(List.of("3 x 2: 6", "3 x 2: 6", "5 x 1: 5"), seen);
        assertEquals(3, context.counters().presents);
        surface.close();
        assertThrows(
                IllegalArgumentException.class, () -> context.present(surface, texture, true, Surface.Interval.ONE));
    }

    @Test
    void windowsAreTakenAndLeftAlone() {
        Device device = open();
        Surface surface = device.createSurface(new Surface.Target.Window(Surface.WindowSystem.X11, 1, 2, 640, 480));
        assertEquals(640, surface.width());
        assertFalse(surface.lost() != null);
        Texture texture = device.createTexture(TextureDesc.of2d(Format.B8G8R8A8_UNORM, 640, 480, Bind.PRESENT));
        device.createContext().present(surface, texture, false, Surface.Interval.IMMEDIATE);
    }
}
