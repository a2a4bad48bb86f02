package tepui.stream;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;

/**
 * Objects of each kind that are made, used and destroyed for long: what the process holds at the end is what it held at the half. {@code
 * -Dtepui.leaks=20000} for long; a run of the usual length finds leaks of some kilobytes an object.
 */
class LeakTest {
    private static final int ROUNDS = Integer.getInteger("tepui.leaks", 1500);
    /** Heaps, compiled code and allocators breathe. */
    private static final long SLACK = 48L << 20;

    /** Of the process, in bytes; the Java heap has its say only as far as it is in use. */
    private static long resident() throws IOException, InterruptedException {
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(50);
        }
        for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
            if (line.startsWith("RssAnon:")) return 1024 * Long.parseLong(line.replaceAll("\\D", ""));
        }
        throw new IOException("/proc/self/status has no RssAnon");
    }

    private static void run(int rounds, IntConsumer round) throws IOException, InterruptedException {
        Assumptions.assumeTrue(Files.exists(Path.of("/proc/self/status")), "no /proc");
        for (int i = 0; i < rounds / 2; i++) round.accept(i);
        long half = resident();
        for (int i = rounds / 2; i < rounds; i++) round.accept(i);
        long end = resident();
        assertTrue(
                end - half < SLACK,
                rounds + " rounds: " + (half >> 20) + " MiB at the half, " + (end >> 20) + " at the end");
    }

    @ParameterizedTest
    @CsvSource({"soft, OFF", "soft, THREADED", "vulkan, OFF", "vulkan, THREADED"})
    void objectsLeaveNothing(String driver, StreamMode mode) throws IOException, InterruptedException {
        try (Device device = Devices.stream(driver, mode);
                Context c = device.createContext()) {
            ShaderObject vertex = device.createShader(SharedProgram.vertexShader(), null);
            c.bindShader(Stage.VERTEX, vertex);
            c.setViewport(0, 0, 0, 64, 64, 0, 1);
            run(ROUNDS, i -> {
                Texture t = device.createTexture(
                        TextureDesc.of2d(Format.R8G8B8A8_UNORM, 64, 64, Bind.COLOR_TARGET | Bind.SAMPLED));
                TextureView v = device.createView(t, TextureView.Desc.whole(t.desc()));
                Texture target = device.createTexture(
                        TextureDesc.of2d(Format.R8G8B8A8_UNORM, 64, 64, Bind.COLOR_TARGET | Bind.SAMPLED));
                Buffer b = device.createBuffer(new BufferDesc(16384, Bind.UNIFORM | Bind.VERTEX, Usage.DYNAMIC, false));
                Query q = device.createQuery(Query.Kind.OCCLUSION, 0);
                ShaderObject fragment = i % 16 == 0 ? device.createShader(SharedProgram.fragmentShader(), null) : null;
                if (fragment != null) c.bindShader(Stage.FRAGMENT, fragment);
                c.clearBuffer(b, 0, 16384, new byte[] {0, 0, 0, 0});
                c.setRenderTargets(RenderTargets.of(target));
                c.clearTexture(t, 0, Box.of2d(0, 0, 64, 64), ClearColor.of(1, 0, 0, 1));
                c.bindUniformBuffer(Stage.FRAGMENT, 0, b, 0, 16);
                c.bindTexture(Stage.FRAGMENT, 0, v);
                if (fragment != null) {
                    c.beginQuery(q);
                    c.draw(Primitive.TRIANGLES, 0, 3);
                    c.endQuery(q);
                    c.bindShader(Stage.FRAGMENT, null);
                    device.destroy(fragment);
                }
                device.destroy(q);
                device.destroy(v);
                device.destroy(t);
                device.destroy(target);
                device.destroy(b);
                if (i % 8 == 0) c.flush();
                if (i % 64 == 0) c.finish();
            });
            device.destroy(vertex);
        }
    }

    @ParameterizedTest
    @CsvSource({"soft, OFF", "soft, THREADED", "vulkan, OFF", "vulkan, THREADED"})
    void contextsAndSurfacesLeaveNothing(String driver, StreamMode mode) throws IOException, InterruptedException {
        try (Device device = Devices.stream(driver, mode)) {
            run(Math.max(20, ROUNDS / 20), i -> {
                Surface surface = device.createSurface(new Surface.Target.Offscreen(64, 64));
                try (Context c = device.createContext()) {
                    Texture t = device.createTexture(TextureDesc.of2d(
                            Format.R8G8B8A8_UNORM, 64, 64, Bind.COLOR_TARGET | Bind.SAMPLED | Bind.PRESENT));
                    c.setRenderTargets(RenderTargets.of(t));
                    c.clearColor(0, ClearColor.of(0, 1, 0, 1), null, 15);
                    c.present(surface, t, false, Surface.Interval.IMMEDIATE);
                    device.destroy(t);
                }
                surface.close();
            });
        }
    }
}
