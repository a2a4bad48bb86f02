package tepui.tools.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DeviceOptions.MessageSink;
import tepui.pipe.DriverProvider;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.Texture;
import tepui.tools.image.Image;
import tepui.tools.image.Png;
import tepui.tools.kit.Kit;
import tepui.tools.kit.KitOptions;
import tepui.tools.kit.KitReport.Outcome;
import tepui.tools.kit.KitReport.Result;
import tepui.tools.kit.KitRunner;
import tepui.tools.kit.Scene;

/**
 * Lines and polygons drawn as lines, as the Vulkan driver's own geometry shader draws them, beside the software device, which draws all of them
 * itself and exactly. Where an edge goes through the middle of a pixel the two may differ. The pictures go to {@code target/lines}.
 */
class LinePicturesTest {
    private static final int SIZE = 96;
    private static final String HIDDEN = "wideLines,fillModeNonSolid,VK_EXT_line_rasterization";

    /** One of the pictures. */
    private interface Picture {
        void draw(Scene s);
    }

    private static RasterState.Builder state(Scene s, float width, boolean stippled) {
        RasterState.Builder r = s.raster();
        r.lineWidth = width;
        r.lineStipple = stippled;
        r.lineStippleFactor = 2;
        r.lineStipplePattern = 0x3f27;
        return r;
    }

    /** Lines from the middle in all directions, red to yellow. */
    private static void star(Scene s, float width, boolean stippled) {
        s.raster(state(s, width, stippled));
        float[] v = new float[24 * 16];
        for (int i = 0; i < 24; i++) {
            double angle = Math.PI * 2 * (i + 0.21) / 24;
            for (int end = 0; end < 2; end++) {
                double length = end == 0 ? 9.3 : 42.4;
                corner(s, v, i * 2 + end, 48.1 + length * Math.cos(angle), 47.9 + length * Math.sin(angle));
                v[(i * 2 + end) * 8 + 5] = end;
            }
        }
        s.draw(Primitive.LINES, v);
    }

    private static void corner(Scene s, float[] v, int vertex, double x, double y) {
        int at = vertex * 8;
        v[at] = s.clipX((float) x);
        v[at + 1] = s.clipY((float) y);
        v[at + 2] = s.clipZ(0.5f);
        v[at + 3] = 1;
        v[at + 4] = 1;
        v[at + 7] = 1;
    }

    /** A quad to the front, one to the back, a polygon and a strip. */
    private static void polygons(Scene s, RasterState.Builder r) {
        s.raster(r);
        double[][] quads = {{6, 6, 40, 9, 44, 42, 9, 38}, {52, 6, 55, 40, 90, 44, 86, 9}};
        for (double[] q : quads) {
            float[] v = new float[32];
            for (int i = 0; i < 4; i++) corner(s, v, i, q[i * 2] + 0.3, q[i * 2 + 1] + 0.2);
            s.draw(Primitive.QUADS, v);
        }
        float[] polygon = new float[6 * 8];
        for (int i = 0; i < 6; i++) {
            corner(s, polygon, i, 24.4 + 18 * Math.cos(i * Math.PI / 3), 70.3 + 18 * Math.sin(i * Math.PI / 3));
        }
        s.draw(Primitive.POLYGON, polygon);
        float[] strip = new float[7 * 8];
        for (int i = 0; i < 7; i++) corner(s, strip, i, 52.2 + i * 6, i % 2 == 0 ? 55.4 : 86.3);
        s.draw(Primitive.TRIANGLE_STRIP, strip);
    }

    private static RasterState.Builder modes(
            Scene s, RasterState.Fill front, RasterState.Fill back, float width, boolean stippled) {
        RasterState.Builder r = state(s, width, stippled);
        r.fillFront = front;
        r.fillBack = back;
        r.pointSize = 5;
        return r;
    }

    private static final Map<String, Picture> PICTURES = Map.of(
            "thin", s -> star(s, 1, false),
            "wide", s -> star(s, 5, false),
            "stippled", s -> star(s, 1, true),
            "wideStippled", s -> star(s, 4, true),
            "outlines", s -> polygons(s, modes(s, RasterState.Fill.LINE, RasterState.Fill.LINE, 1, false)),
            "wideOutlines", s -> polygons(s, modes(s, RasterState.Fill.LINE, RasterState.Fill.LINE, 3, false)),
            "faces", s -> polygons(s, modes(s, RasterState.Fill.LINE, RasterState.Fill.FILL, 2, false)),
            "corners", s -> polygons(s, modes(s, RasterState.Fill.POINT, RasterState.Fill.LINE, 1, false)));

    @Test
    void areThoseOfTheSoftwareDevice() throws IOException {
        List<String> said = new ArrayList<>();
        for (Map.Entry<String, Picture> p : PICTURES.entrySet()) {
            Image soft = picture("soft", "", p, said);
            int lit = 0;
            for (int i = 0; i < SIZE * SIZE; i++) if (soft.pixel(i % SIZE, i / SIZE) != 0) lit++;
            Image vulkan = picture("vulkan", HIDDEN, p, said);
            int off = 0;
            for (int i = 0; i < SIZE * SIZE; i++) {
                boolean is = vulkan.pixel(i % SIZE, i / SIZE) != 0;
                if (is != (soft.pixel(i % SIZE, i / SIZE) != 0)) off++;
            }
            assertTrue(lit > 200, p.getKey() + ": " + lit + " pixels are drawn");
            assertTrue(off * 40 < lit, p.getKey() + ": of " + lit + " pixels drawn " + off + " differ");
        }
        assertEquals(List.of(), said);
    }

    private static Image picture(String driver, String hidden, Map.Entry<String, Picture> picture, List<String> said)
            throws IOException {
        DriverProvider provider = null;
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class))
            if (p.name().equals(driver)) provider = p;
        if (provider == null) return fail("there is no driver " + driver);
        if (provider.devices().isEmpty()) Assumptions.abort(provider.unavailable());
        MessageSink sink = (severity, text) -> {
            if (severity == MessageSink.Severity.HIGH) said.add(text);
        };
        Map<String, String> settings = hidden.isEmpty() ? Map.of() : Map.of("hide", hidden, "cache", "off");
        @Nullable Image[] made = new Image[1];
        try (Device device = provider.open(provider.devices().getFirst(), new DeviceOptions(true, sink, settings))) {
            Kit kit = new Kit();
            kit.area("lines").add(picture.getKey(), s -> {
                Texture t = s.target(SIZE, SIZE);
                picture.getValue().draw(s);
                made[0] = s.image(t);
            });
            Result r = KitRunner.run(device, kit.cases(), KitOptions.QUIET)
                    .results()
                    .getFirst();
            assertEquals(Outcome.PASSED, r.outcome(), r.reason());
        }
        Image image = made[0];
        if (image == null) return fail(picture.getKey() + ": nothing was drawn");
        Path folder = Path.of("target", "lines");
        Files.createDirectories(folder);
        Png.write(folder.resolve(picture.getKey() + "-" + driver + ".png"), image);
        return image;
    }
}
