package tepui.tools.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;

/**
 * Published test of a pipeline cache, through draws: a hundred random sets of states are drawn with once, ten of them a
 * hundred times more, and then twenty that are new, on a device that has its dynamic states and on one that hides them.
 * All random numbers come from one seed.
 */
final class PipelineKeys {
    private static final int SEED = 0x12345678;
    private static final int KEYS = 100;
    private static final int HIT = 10;
    private static final int ROUNDS = 100;
    private static final int MISSED = 20;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

    /** Key: a set of states. */
    record Key(int blend, int raster) {}

    static Map<String, String> defaults() {
        Map<String, String> defaults = new LinkedHashMap<>();
        defaults.put("--driver", "vulkan");
        defaults.put("--device", "");
        defaults.put(
                "--hide",
                "VK_EXT_extended_dynamic_state,VK_EXT_extended_dynamic_state2,VK_EXT_extended_dynamic_state3,"
                        + "VK_EXT_vertex_input_dynamic_state");
        defaults.put("--trials", "9");
        return defaults;
    }

    int run(Options options) {
        Table table = Table.of(1, "states", "first use ns", "found ns", "missed ns", "pipelines made");
        String name = "";
        for (String hidden : new String[] {"", options.get("--hide")}) {
            Map<String, String> settings = Map.of("cache", "off", "hide", hidden);
            DeviceOptions how = new DeviceOptions(false, DeviceOptions.DEFAULT.messages(), settings);
            try (Device device = ChosenDevice.open(options.get("--driver"), options.get("--device"), how)) {
                name = options.get("--driver") + " (" + device.info().name() + ")";
                double[][] ns = new double[3][options.number("--trials")];
                long made = 0;
                Random random = new Random(SEED);
                for (int t = 0; t < ns[0].length; t++) made = trial(device, random, ns, t);
                for (double[] one : ns) Arrays.sort(one);
                int middle = ns[0].length / 2;
                table.row(
                        hidden.isEmpty() ? "set by commands where the device can" : "in pipelines",
                        Table.fixed(ns[0][middle], 0),
                        Table.fixed(ns[1][middle], 0),
                        Table.fixed(ns[2][middle], 0),
                        Long.toString(made));
            }
        }
        new Report(options)
                .table(table)
                .text("# " + name + ": " + KEYS + " sets of states, " + HIT + " of them " + ROUNDS + " times more, "
                        + MISSED + " new ones; nanoseconds of the calling thread a draw, median of "
                        + options.get("--trials") + " trials; pipelines of the last one; seed 0x"
                        + Integer.toHexString(SEED))
                .print();
        return 0;
    }

    /** One trial with a shader of its own, so that nothing is known; how many pipelines it made. */
    long trial(Device device, Random random, double[][] ns, int trial) {
        try (Context c = device.createContext()) {
            Texture target = device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 16, 16, Bind.COLOR_TARGET));
            c.setRenderTargets(RenderTargets.of(target));
            c.setViewport(0, 0, 0, 16, 16, 0, 1);
            c.bindShader(Stage.VERTEX, device.createShader(vertex(trial), null));
            c.bindShader(Stage.FRAGMENT, device.createShader(fragment(trial), null));
            List<Key> keys = keys(device, random, KEYS + MISSED);
            long before = c.counters().compiles;
            ns[0][trial] = draws(c, keys.subList(0, KEYS), 1);
            ns[1][trial] = draws(c, keys.subList(0, HIT), ROUNDS);
            ns[2][trial] = draws(c, keys.subList(KEYS, KEYS + MISSED), 1);
            c.finish();
            long made = c.counters().compiles - before;
            device.destroy(target);
            return made;
        }
    }

    private double draws(Context c, List<Key> keys, int rounds) {
        long start = threads.getCurrentThreadCpuTime();
        for (int r = 0; r < rounds; r++) {
            for (int i = 0; i < keys.size(); i++) {
                c.bindBlend(keys.get(i).blend);
                c.bindRaster(keys.get(i).raster);
                c.draw(Primitive.TRIANGLES, 0, 3);
            }
        }
        return (threads.getCurrentThreadCpuTime() - start) / (double) (rounds * keys.size());
    }

    /** Sets of states, no two alike. */
    static List<Key> keys(Device device, Random random, int count) {
        BlendState.Factor[] factors = {
            BlendState.Factor.ZERO,
            BlendState.Factor.ONE,
            BlendState.Factor.SRC_ALPHA,
            BlendState.Factor.ONE_MINUS_SRC_ALPHA,
            BlendState.Factor.DST_ALPHA,
            BlendState.Factor.ONE_MINUS_DST_ALPHA,
            BlendState.Factor.SRC_COLOR,
            BlendState.Factor.DST_COLOR
        };
        BlendState.Equation[] equations = BlendState.Equation.values();
        List<Key> keys = new ArrayList<>();
        while (keys.size() < count) {
            BlendState blend = BlendState.of(
                    equations[random.nextInt(equations.length)],
                    factors[random.nextInt(factors.length)],
                    factors[random.nextInt(factors.length)]);
            RasterState.Builder raster = RasterState.DEFAULT.with();
            raster.cull = RasterState.Cull.values()[random.nextInt(3)];
            raster.frontCounterClockwise = random.nextBoolean();
            Key key = new Key(
                    device.states().blend.intern(blend), device.states().raster.intern(raster.build()));
            if (!keys.contains(key)) keys.add(key);
        }
        return keys;
    }

    private static Shader vertex(int number) {
        Shader s = new Shader(Stage.VERTEX, "key");
        Builder b = new Builder(s);
        b.storeOutput(s.output(Builtin.POSITION, Type.F32X4), b.f32(number, 0, 0, 1));
        b.ret();
        return s;
    }

    private static Shader fragment(int number) {
        Shader s = new Shader(Stage.FRAGMENT, "key");
        Builder b = new Builder(s);
        b.storeOutput(s.output("out", Type.F32X4, 0), b.f32(number, 1, 0, 1));
        b.ret();
        return s;
    }
}
