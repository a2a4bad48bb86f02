package tepui.tools.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.BlendState.Equation;
import tepui.pipe.BlendState.Factor;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.Context;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Device;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;

/**
 * Scene of many programs, the same for the same seed: each fragment shader is a chain of operations of its own, each
 * program is drawn with two sets of states. What a level of a game looks like to a driver when it is entered.
 */
final class ProgramScene implements AutoCloseable {
    private static final int STATES_EACH = 2;
    private static final Op[] UNARY = {Op.FABS, Op.FFRACT, Op.FSATURATE, Op.FSIN, Op.FCOS, Op.FNEG};
    private static final Op[] BINARY = {Op.FADD, Op.FSUB, Op.FMUL, Op.FMIN, Op.FMAX};

    private record Program(ShaderObject vertex, ShaderObject fragment, int[] blends, int[] depths, int[] rasters) {}

    private final Device device;
    final Context context;
    private final int count;
    private final SplittableRandom random;
    private final List<Program> programs = new ArrayList<>();
    private final Texture target;

    ProgramScene(Device device, int programs, long seed) {
        this.device = device;
        count = programs;
        random = new SplittableRandom(seed);
        context = device.createContext();
        target =
                device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 64, 64, Bind.COLOR_TARGET | Bind.SAMPLED));
        context.setRenderTargets(RenderTargets.of(target));
        context.setViewport(0, 0, 0, 64, 64, 0, 1);
        Buffer vertices = device.createBuffer(BufferDesc.of(96, Bind.VERTEX));
        context.bindVertexBuffer(0, vertices, 0);
        context.bindVertexLayout(device.states()
                .vertexLayout
                .intern(new VertexLayout(
                        List.of(
                                new VertexLayout.Element(0, 0, 0, Format.R32G32B32A32_FLOAT),
                                new VertexLayout.Element(1, 0, 16, Format.R32G32B32A32_FLOAT)),
                        List.of(new VertexLayout.Binding(32, 0)))));
    }

    /** Makes all shaders. */
    void load() {
        var states = device.states();
        int[] blends = {
            states.blend.intern(BlendState.REPLACE),
            states.blend.intern(BlendState.of(Equation.ADD, Factor.ONE, Factor.ONE)),
            states.blend.intern(BlendState.of(Equation.ADD, Factor.SRC_ALPHA, Factor.ONE_MINUS_SRC_ALPHA)),
            states.blend.intern(BlendState.of(Equation.ADD, Factor.DST_COLOR, Factor.ZERO))
        };
        int[] depths = {
            states.depthStencil.intern(DepthStencilState.OFF),
            states.depthStencil.intern(DepthStencilState.depth(true, true, CompareFunc.LESS)),
            states.depthStencil.intern(DepthStencilState.depth(true, false, CompareFunc.LESS_EQUAL))
        };
        RasterState.Builder culled = RasterState.DEFAULT.with();
        culled.cull = RasterState.Cull.BACK;
        int[] rasters = {states.raster.intern(RasterState.DEFAULT), states.raster.intern(culled.build())};
        for (int i = 0; i < count; i++) {
            programs.add(new Program(
                    device.createShader(vertex(i), null),
                    device.createShader(fragment(i), null),
                    pick(blends),
                    pick(depths),
                    pick(rasters)));
        }
    }

    private int[] pick(int[] of) {
        int[] picked = new int[STATES_EACH];
        for (int i = 0; i < picked.length; i++) picked[i] = of[random.nextInt(of.length)];
        return picked;
    }

    private Shader vertex(int i) {
        Shader s = new Shader(Stage.VERTEX, "vertex" + i);
        Builder b = new Builder(s);
        Value position = b.loadInput(s.input("position", Type.F32X4, 0));
        float scale = 1 + random.nextInt(1000) / 1000f;
        b.storeOutput(
                s.output(Builtin.POSITION, Type.F32X4), b.op(Op.FMUL, position, b.f32(scale, scale, scale, scale)));
        b.storeOutput(s.output("color", Type.F32X4, 0), b.loadInput(s.input("color", Type.F32X4, 1)));
        b.ret();
        return s;
    }

    private Shader fragment(int i) {
        Shader s = new Shader(Stage.FRAGMENT, "fragment" + i);
        Builder b = new Builder(s);
        Value first = b.loadInput(s.input("color", Type.F32X4, 0));
        Value value = first;
        int operations = 8 + random.nextInt(40);
        for (int k = 0; k < operations; k++) {
            if (random.nextInt(3) == 0) {
                value = b.op(UNARY[random.nextInt(UNARY.length)], value);
            } else {
                float c = random.nextInt(4096) / 1024f;
                Value other = random.nextBoolean() ? first : b.f32(c, 1 - c, c / 2, 1);
                value = b.op(BINARY[random.nextInt(BINARY.length)], value, other);
            }
        }
        b.storeOutput(s.output("out", Type.F32X4, 0), value);
        b.ret();
        return s;
    }

    /** Draws with each program in each of its states, and waits for the device. */
    void frame() {
        context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
        for (Program p : programs) {
            context.bindShader(Stage.VERTEX, p.vertex);
            context.bindShader(Stage.FRAGMENT, p.fragment);
            for (int i = 0; i < STATES_EACH; i++) {
                context.bindBlend(p.blends[i]);
                context.bindDepthStencil(p.depths[i]);
                context.bindRaster(p.rasters[i]);
                context.draw(Primitive.TRIANGLES, 0, 3);
            }
        }
        context.flush();
        context.finish();
    }

    @Override
    public void close() {
        context.close();
    }
}
