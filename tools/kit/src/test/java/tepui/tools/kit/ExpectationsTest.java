package tepui.tools.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.pipe.DeviceInfo;

class ExpectationsTest {
    @Test
    void linesHavePatternsAndReasons() {
        List<Expectations.Entry> e =
                Expectations.parse(List.of("# a heading", "", "blend.off  # too hard", "  depth.*", "x.y # a # b"));
        assertEquals(3, e.size());
        assertEquals(new Expectations.Entry("blend.off", "too hard"), e.get(0));
        assertEquals(new Expectations.Entry("depth.*", ""), e.get(1));
        assertEquals("a # b", e.get(2).reason());
    }

    @Test
    void starsStandForAnyText() {
        assertTrue(Expectations.matches("depth.*", "depth.func.LESS"));
        assertTrue(Expectations.matches("*.LESS", "depth.func.LESS"));
        assertTrue(Expectations.matches("d*func*S", "depth.func.LESS"));
        assertTrue(Expectations.matches("*", "anything"));
        assertFalse(Expectations.matches("depth.", "depth.func"));
        assertFalse(Expectations.matches("depth.*", "stencil.func"));
        assertFalse(Expectations.matches("aba*aba", "aba"));
        assertFalse(Expectations.matches("d*x*S", "depth.func.LESS"));
    }

    @Test
    void aDevicesListsAreAddedToItsDrivers() {
        DeviceInfo device =
                new DeviceInfo("vulkan", 0, "", "NVIDIA H200 (SXM)", DeviceInfo.Kind.DISCRETE, "NVIDIA", "1.3");
        assertEquals(
                List.of("vulkan", "vulkan.nvidia", "vulkan.nvidia-h200", "vulkan.nvidia-h200-sxm"),
                Expectations.names(device));
        Map<String, String> files = Map.of(
                "expectations/suite-vulkan-fails.txt",
                "a.all # of all",
                "expectations/suite-vulkan.nvidia-h200-fails.txt",
                "a.one # of one",
                "expectations/suite-vulkan.nvidia-flakes.txt",
                "a.flaky",
                "expectations/suite-vulkan.llvmpipe-fails.txt",
                "a.other");
        Expectations e = Expectations.of(
                "suite-",
                device,
                file -> files.containsKey(file)
                        ? new ByteArrayInputStream(files.get(file).getBytes(StandardCharsets.UTF_8))
                        : null);
        assertEquals(
                List.of(new Expectations.Entry("a.all", "of all"), new Expectations.Entry("a.one", "of one")),
                e.fails());
        assertEquals(List.of(new Expectations.Entry("a.flaky", "")), e.flakes());
        assertEquals(List.of(), e.skips());
    }

    @Test
    void aDriverWithoutListsHasNone() {
        Expectations e = Expectations.of("no-such-driver");
        assertEquals(Expectations.NONE, e);
        assertNull(e.find(e.fails(), "a.b"));
        Expectations some = new Expectations(List.of(new Expectations.Entry("a.*", "")), List.of(), List.of());
        assertNotNull(some.find(some.fails(), "a.b"));
    }
}
