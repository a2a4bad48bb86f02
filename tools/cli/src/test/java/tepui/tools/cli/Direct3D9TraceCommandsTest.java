package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.d3d9.D3D9.*;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.drivers.soft.SoftProvider;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.PresentParameters9;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.image.Image;
import tepui.tools.image.Png;
import tepui.tools.trace.record.Direct3D9Recorder;

/** The commands for traces with one of Direct3D 9, of three frames. */
final class Direct3D9TraceCommandsTest {
    private static final int WIDTH = 40;
    private static final int HEIGHT = 24;

    @TempDir
    private static Path folder;

    private static Path trace = Path.of("");

    private record Answer(int status, String said) {}

    @BeforeAll
    static void aProgramIsRecorded() throws IOException {
        trace = folder.resolve("game.trace");
        SoftProvider soft = new SoftProvider();
        try (Arena arena = Arena.ofConfined();
                Device gpu = soft.open(soft.devices().getFirst(), DeviceOptions.DEFAULT);
                Direct3D9Recorder recorder = new Direct3D9Recorder(trace, "game")) {
            Direct3D9 d3d = recorder.record(Direct3D9.create(gpu));
            Device9 device = d3d.createDevice(PresentParameters9.offscreen(WIDTH, HEIGHT));
            for (int frame = 0; frame < 3; frame++) {
                float color = Float.intBitsToFloat(0xff0000ff << 8 * frame | 0xff000000);
                MemorySegment vertices = arena.allocateFrom(
                        ValueLayout.JAVA_FLOAT, 0, 0, 0, 1, color, WIDTH, 0, 0, 1, color, 0, HEIGHT, 0, 1, color);
                check(device.clear(null, D3DCLEAR_TARGET, 0xff808080, 1, 0));
                check(device.beginScene());
                check(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
                check(device.drawPrimitiveUP(D3DPT_TRIANGLELIST, 1, vertices, 20));
                check(device.endScene());
                check(device.present());
            }
            device.release();
            d3d.release();
        }
    }

    private static Answer run(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        int status = Main.run(List.of(arguments), new Terminal(print, print, false));
        return new Answer(status, out.toString(StandardCharsets.UTF_8));
    }

    private static String done(String... arguments) {
        Answer answer = run(arguments);
        assertEquals(0, answer.status, answer.said);
        return answer.said;
    }

    private static void assertLastPicture(Path file) throws IOException {
        Image image = Png.read(file);
        assertEquals(WIDTH, image.width());
        assertEquals(HEIGHT, image.height());
        assertEquals(0xff0000ff, image.pixel(1, 1), () -> Integer.toHexString(image.pixel(1, 1)));
        assertEquals(0x808080ff, image.pixel(WIDTH - 1, HEIGHT - 1));
    }

    @Test
    void itsCallsAreToldAndPrinted() {
        String info = done("trace", "info", trace.toString());
        assertTrue(info.contains("3 frames") || info.contains("frames"), info);
        assertTrue(info.contains("IDirect3DDevice9::DrawPrimitiveUP"), info);
        String print = done("trace", "print", trace.toString(), "--frames", "2");
        assertTrue(print.contains("PrimitiveType = D3DPT_TRIANGLELIST"), print);
    }

    @Test
    void replayShowsTheLastPicture() throws IOException {
        Path out = folder.resolve("last.png");
        String said = done("replay", trace.toString(), "--driver", "soft", "--out", out.toString());
        assertTrue(said.contains("3 frames"), said);
        assertLastPicture(out);
        assertTrue(
                done("replay", trace.toString(), "--driver", "soft", "--bench").contains("soft"));
    }

    @Test
    @Needs({Need.VULKAN_LOADER, Need.LAVAPIPE})
    void replayOnVulkanShowsTheSame() throws IOException {
        Path out = folder.resolve("vulkan.png");
        done("replay", trace.toString(), "--driver", "vulkan", "--out", out.toString());
        assertLastPicture(out);
    }

    @Test
    void imagesTrimAndDiffTakeIt() throws IOException {
        Path images = folder.resolve("images");
        done("trace", "images", trace.toString(), "--driver", "soft", "--out", images.toString());
        try (Stream<Path> files = Files.list(images)) {
            assertEquals(3, files.count());
        }
        assertLastPicture(images.resolve("000003.png"));
        Path part = folder.resolve("part.trace");
        done("trace", "trim", trace.toString(), "--frames", "3", "--out", part.toString());
        Path out = folder.resolve("part.png");
        done("replay", part.toString(), "--driver", "soft", "--out", out.toString());
        assertLastPicture(out);
        Answer diff = run("trace", "diff", trace.toString(), part.toString());
        assertNotEquals(2, diff.status, diff.said);
        assertTrue(diff.said.contains("IDirect3DDevice9::Present"), diff.said);
    }

    @Test
    void inspectorShowsAFrame() throws IOException {
        Path pages = folder.resolve("pages");
        String said = done("inspect", trace.toString(), "--frame", "2", "--out", pages.toString());
        assertTrue(said.contains("the replay shows the program's picture, bit for bit"), said);
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.walk(pages)) {
            for (Path f : files.filter(f -> f.toString().endsWith(".js")).toList()) all.append(Files.readString(f));
        }
        assertTrue(all.indexOf("DrawPrimitiveUP") >= 0, said);
        assertTrue(all.indexOf("Direct3D 9") >= 0, said);
    }

    @Test
    void compareWithMesaSaysThatMesaHasNoDirect3D() {
        Answer answer = run("replay", trace.toString(), "--driver", "soft", "--compare", "mesa");
        assertEquals(1, answer.status, answer.said);
        assertTrue(answer.said.contains("is of Direct3D 9, which Mesa does not have"), answer.said);
    }
}
