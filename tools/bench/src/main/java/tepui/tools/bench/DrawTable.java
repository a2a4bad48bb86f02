package tepui.tools.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;

/**
 * Table of what a draw costs a driver, straight on the contract: processor time of the calling thread and of the
 * process, nanoseconds a draw. A frame is a clear, 2,000 draws of one small triangle with something changed before
 * each, and a flush; each tenth waits. What the device itself takes is in the process column, so a device that draws
 * nothing is the fair sink.
 */
final class DrawTable {
    private static final int DRAWS = 2000;
    private static final int TEXTURES = 32;

    /** Change before each draw. */
    private interface Change {
        void before(int draw);
    }

    private final Context context;
    private final Map<String, Change> rows = new LinkedHashMap<>();
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    static Map<String, String> defaults() {
        Map<String, String> defaults = new LinkedHashMap<>();
        defaults.put("--driver", "vulkan");
        defaults.put("--device", "");
        defaults.put("--settings", "");
        defaults.put("--tests", "all");
        defaults.put("--stream", "off");
        defaults.put("--trials", "200");
        defaults.put("--warm", "100");
        defaults.put("--tsv", "no");
        return defaults;
    }

    static int run(Options options) {
        String name = options.get("--driver");
        try (Device device = BenchStream.wrap(ChosenDevice.open(name, options), options)) {
            new DrawTable(device).print(name + ": " + device.info().name(), options);
        }
        return 0;
    }

    DrawTable(Device d) {
        context = d.createContext();
        Context c = context;
        Texture target =
                d.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 64, 64, Bind.COLOR_TARGET | Bind.SAMPLED));
        c.setRenderTargets(RenderTargets.of(target));
        c.setViewport(0, 0, 0, 64, 64, 0, 1);
        ShaderObject plain = d.createShader(uniform("plain", false), null);
        ShaderObject twice = d.createShader(uniform("twice", true), null);
        ShaderObject textured = d.createShader(textured(), null);
        c.bindShader(Stage.VERTEX, d.createShader(vertex(), null));
        int[] words = new int[4];
        c.setUniforms(Stage.FRAGMENT, 0, words, 0, 4);
        int four = layout(d, Format.R32G32B32A32_FLOAT, 16);
        int two = layout(d, Format.R32G32_FLOAT, 8);
        Buffer a = d.createBuffer(BufferDesc.of(96, Bind.VERTEX));
        Buffer b = d.createBuffer(BufferDesc.of(96, Bind.VERTEX));
        int blend = d.states()
                .blend
                .intern(BlendState.of(BlendState.Equation.ADD, BlendState.Factor.ONE, BlendState.Factor.ONE));
        TextureView[] views = new TextureView[TEXTURES];
        for (int i = 0; i < TEXTURES; i++) {
            Texture t = d.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 16, 16, Bind.SAMPLED));
            c.clearTexture(t, 0, new Box(0, 0, 0, 16, 16, 1), ClearColor.of(0, 0, 0, 0));
            views[i] = d.createView(t, TextureView.Desc.whole(t.desc()));
        }
        MemorySegment data = Arena.ofAuto().allocate(96);
        Runnable reset = () -> {
            c.bindShader(Stage.FRAGMENT, plain);
            c.bindVertexLayout(four);
            c.bindVertexBuffer(0, a, 0);
            c.bindBlend(0);
        };
        row(reset, "none", i -> {});
        row(reset, "vbo", i -> c.bindVertexBuffer(0, (i & 1) == 0 ? a : b, 0));
        row(reset, "vfmt", i -> {
            c.bindVertexLayout((i & 1) == 0 ? four : two);
            c.bindVertexBuffer(0, (i & 1) == 0 ? a : b, 0);
        });
        Runnable texturing = () -> {
            reset.run();
            c.bindShader(Stage.FRAGMENT, textured);
        };
        row(texturing, "tex", i -> c.bindTexture(Stage.FRAGMENT, 0, views[i & 1]));
        row(texturing, "tex32", i -> c.bindTexture(Stage.FRAGMENT, 0, views[i & TEXTURES - 1]));
        row(reset, "blend", i -> c.bindBlend((i & 1) == 0 ? 0 : blend));
        row(reset, "prog", i -> c.bindShader(Stage.FRAGMENT, (i & 1) == 0 ? plain : twice));
        row(reset, "uni4f", i -> {
            words[0] = i;
            c.setUniforms(Stage.FRAGMENT, 0, words, 0, 4);
        });
        row(reset, "subdata", i -> c.writeBuffer(a, 0, data));
    }

    /** The state of a row is set before its first draw of a frame. */
    private void row(Runnable state, String name, Change change) {
        rows.put(name, i -> {
            if (i == 0) state.run();
            change.before(i);
        });
    }

    /** The lowest time of some frames of a row, nanoseconds a draw of the thread; negative for a row that is not there. */
    double lowest(String row, int frames) {
        Change change = rows.get(row);
        return change == null ? -1 : measure(change, frames)[0];
    }

    private void print(String title, Options options) {
        List<String> wanted = Arrays.asList(options.get("--tests").split(",", -1));
        boolean all = wanted.contains("all");
        boolean tsv = options.is("--tsv");
        Table table = Table.of(1, "row", "app ns/draw", "lowest", "process ns/draw");
        // Every row first, so that none is measured in code that has seen only one way to change.
        for (Map.Entry<String, Change> row : rows.entrySet()) measure(row.getValue(), options.number("--warm"));
        for (Map.Entry<String, Change> row : rows.entrySet()) {
            if (!all && !wanted.contains(row.getKey())) continue;
            int trials = options.number("--trials");
            long[] times = measure(row.getValue(), trials);
            long app = times[trials / 2];
            if (tsv) {
                System.out.printf(
                        "D\ttepui-pipe\t%s\t%d\t%d\t%d\t%d\t%d\t%d%n",
                        row.getKey(),
                        DRAWS,
                        app,
                        times[trials],
                        1_000_000_000L / Math.max(1, app),
                        times[0],
                        times[trials]);
            } else {
                table.row(row.getKey(), Long.toString(app), Long.toString(times[0]), Long.toString(times[trials]));
            }
        }
        if (tsv) return;
        String how = title + "; " + DRAWS + " draws a frame, median of " + options.get("--trials")
                + " frames and the lowest; the process's mean";
        new Report(options).text(how).table(table).print();
    }

    /** Sorted times of frames, a draw: of the thread. Last, the process's mean: its clock is too coarse for one frame. */
    private long[] measure(Change change, int frames) {
        long[] times = new long[frames + 1];
        long process = system.getProcessCpuTime();
        for (int f = 0; f < frames; f++) {
            long t = threads.getCurrentThreadCpuTime();
            context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
            for (int i = 0; i < DRAWS; i++) {
                change.before(i);
                context.draw(Primitive.TRIANGLES, false, 0, 1, 0, 3, 0, 0);
            }
            context.flush();
            times[f] = (threads.getCurrentThreadCpuTime() - t) / DRAWS;
            if (f % 10 == 9) context.finish();
        }
        times[frames] = (system.getProcessCpuTime() - process) / ((long) DRAWS * frames);
        Arrays.sort(times, 0, frames);
        return times;
    }

    private static int layout(Device d, Format format, int stride) {
        return d.states()
                .vertexLayout
                .intern(new VertexLayout(
                        List.of(new VertexLayout.Element(0, 0, 0, format)),
                        List.of(new VertexLayout.Binding(stride, 0))));
    }

    private static Shader vertex() {
        Shader s = new Shader(Stage.VERTEX, "position");
        Builder b = new Builder(s);
        b.storeOutput(s.output(Builtin.POSITION, Type.F32X4), b.loadInput(s.input("position", Type.F32X4, 0)));
        b.ret();
        return s;
    }

    private static Shader uniform(String name, boolean twice) {
        Shader s = new Shader(Stage.FRAGMENT, name);
        Builder b = new Builder(s);
        Resource u = s.uniformBuffer("color", 0, 16);
        Value color = b.uniform(u, 0, Type.F32X4);
        b.storeOutput(s.output("out", Type.F32X4, 0), twice ? b.op(Op.FADD, color, color) : color);
        b.ret();
        return s;
    }

    private static Shader textured() {
        Shader s = new Shader(Stage.FRAGMENT, "textured");
        Builder b = new Builder(s);
        Resource t = s.texture("texture", 0, TextureShape.D2);
        Value texel = b.texture(
                Op.TEX_SAMPLE,
                t,
                Type.F32X4,
                TexOperand.COORD.bit() | TexOperand.LOD.bit(),
                b.f32(0.5f, 0.5f),
                b.f32(0));
        b.storeOutput(s.output("out", Type.F32X4, 0), texel);
        b.ret();
        return s;
    }
}
