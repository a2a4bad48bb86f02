package tepui.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Fence;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.testing.LeakRun;
import tepui.testing.XServer;
import tepui.testing.XWindow;

/** Program that makes, uses and destroys objects of the contract: {@code LeakProgram objects|contexts|windows DRIVER MODE ROUNDS}. */
final class LeakProgram {
    private static final int SIZE = 64;

    private final Device device;
    private final int rounds;

    private LeakProgram(Device device, int rounds) {
        this.device = device;
        this.rounds = rounds;
    }

    public static void main(String[] words) {
        try (Device device = Devices.stream(words[1], StreamMode.valueOf(words[2]))) {
            LeakProgram program = new LeakProgram(device, Integer.parseInt(words[3]));
            switch (words[0]) {
                case "objects" -> program.objects();
                case "contexts" -> program.contexts();
                case "windows" -> program.windows();
                default -> throw new IllegalArgumentException("LeakProgram: what is " + words[0]);
            }
        }
    }

    private Texture texture(int bind) {
        return device.createTexture(
                TextureDesc.of2d(Format.R8G8B8A8_UNORM, SIZE, SIZE, Bind.COLOR_TARGET | Bind.SAMPLED | bind));
    }

    private void objects() {
        try (Context c = device.createContext()) {
            ShaderObject vertex = device.createShader(SharedProgram.vertexShader(), null);
            c.bindShader(Stage.VERTEX, vertex);
            c.setViewport(0, 0, 0, SIZE, SIZE, 0, 1);
            LeakRun.measure(rounds, i -> round(c, i));
            device.destroy(vertex);
        }
    }

    /** One object of each kind. Shaders, which are compiled, are another one in each fourth round alone. */
    private void round(Context c, int i) {
        Texture t = texture(0);
        TextureView v = device.createView(t, TextureView.Desc.whole(t.desc()));
        Texture target = texture(0);
        Buffer b = device.createBuffer(
                new BufferDesc(16384, Bind.UNIFORM | Bind.VERTEX | Bind.STREAM_OUTPUT, Usage.DYNAMIC, false));
        StreamTarget out = device.caps().streamOutput ? device.createStreamTarget(b, 4096, 4096) : null;
        Query q = device.createQuery(Query.Kind.OCCLUSION, 0);
        ShaderObject fragment = device.createShader(SharedProgram.fragmentShader(), null);
        c.bindShader(Stage.FRAGMENT, fragment);
        c.clearBuffer(b, 0, 16384, new byte[] {0, 0, 0, 0});
        c.setRenderTargets(RenderTargets.of(target));
        c.clearTexture(t, 0, Box.of2d(0, 0, SIZE, SIZE), ClearColor.of(1, 0, 0, 1));
        c.bindUniformBuffer(Stage.FRAGMENT, 0, b, 0, 16);
        c.bindTexture(Stage.FRAGMENT, 0, v);
        if (i % 4 == 0) {
            c.beginQuery(q);
            c.draw(Primitive.TRIANGLES, 0, 3);
            c.endQuery(q);
        }
        c.bindShader(Stage.FRAGMENT, null);
        device.destroy(fragment);
        device.destroy(q);
        if (out != null) device.destroy(out);
        device.destroy(v);
        device.destroy(t);
        device.destroy(target);
        device.destroy(b);
        if (i % 8 == 0) {
            Fence fence = c.flush();
            if (i % 64 == 0) fence.await(Long.MAX_VALUE);
        }
    }

    private void contexts() {
        LeakRun.measure(rounds, i -> {
            Surface surface = device.createSurface(new Surface.Target.Offscreen(SIZE, SIZE));
            show(surface);
            surface.close();
        });
    }

    private void windows() {
        try (XServer server = new XServer(SIZE, SIZE)) {
            LeakRun.measure(rounds, i -> {
                try (XWindow w = new XWindow(server, SIZE, SIZE)) {
                    w.map();
                    Surface surface = device.createSurface(new Surface.Target.Window(
                            Surface.WindowSystem.XCB, w.connection(), w.window(), SIZE, SIZE));
                    show(surface);
                    surface.close();
                }
            });
        }
    }

    /** A context for one picture. */
    private void show(Surface surface) {
        try (Context c = device.createContext()) {
            Texture t = texture(Bind.PRESENT);
            c.setRenderTargets(RenderTargets.of(t));
            c.clearColor(0, ClearColor.of(0, 1, 0, 1), null, 15);
            assertEquals(Surface.Outcome.SHOWN, c.present(surface, t, false, Surface.Interval.IMMEDIATE));
            device.destroy(t);
        }
    }
}
