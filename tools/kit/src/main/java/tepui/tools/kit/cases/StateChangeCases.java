package tepui.tools.kit.cases;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tepui.ir.Interpolation;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.BlendState.Equation;
import tepui.pipe.BlendState.Factor;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.Context;
import tepui.pipe.DepthStencilState;
import tepui.pipe.DepthStencilState.Face;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.StencilOp;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.image.Image;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/**
 * Random sequences of binds between draws. Each draw is made twice: in one sequence only what changed is bound, in the other
 * everything is bound anew before every draw, after a detour through other states. The pictures must be equal.
 */
final class StateChangeCases {
    private static final int SIZE = 32;
    private static final int DRAWS = 40;

    private StateChangeCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("stateChange");
        for (int i = 0; i < 24; i++) {
            int seed = i;
            area.add("random." + i, s -> run(s, seed));
        }
        area.add("rebindingTheSameIsNoChange", StateChangeCases::same);
        area.add("stateOfOneContextIsNotTheOthers", StateChangeCases::contexts);
        area.add("freshContextHasDefaults", StateChangeCases::fresh);
    }

    /** State: all that a draw can see here; each field an index into a small table. */
    private static final class State {
        int blend;
        int raster;
        int depth;
        int shader;
        int texture;
        int uniforms;
        int scissor;
        int viewport;
        int stencilReference;
        int vertices;
        int mask;
        int color;

        static final int FIELDS = 12;

        void change(int field, Random random) {
            int v = random.nextInt(5);
            switch (field) {
                case 0 -> blend = v;
                case 1 -> raster = v;
                case 2 -> depth = v;
                case 3 -> shader = v % 3;
                case 4 -> texture = v;
                case 5 -> uniforms = v;
                case 6 -> scissor = v;
                case 7 -> viewport = v;
                case 8 -> stencilReference = v;
                case 9 -> vertices = v;
                case 10 -> mask = v;
                default -> color = v;
            }
        }
    }

    private static BlendState blendState(int i) {
        return switch (i) {
            case 0 -> BlendState.REPLACE;
            case 1 -> BlendState.of(Equation.ADD, Factor.ONE, Factor.ONE);
            case 2 -> BlendState.of(Equation.ADD, Factor.SRC_ALPHA, Factor.ONE_MINUS_SRC_ALPHA);
            case 3 -> BlendState.of(Equation.MAX, Factor.ONE, Factor.ONE);
            default -> BlendState.of(Equation.ADD, Factor.CONSTANT_COLOR, Factor.DST_COLOR);
        };
    }

    private static DepthStencilState depthState(int i) {
        Face count = new Face(CompareFunc.ALWAYS, StencilOp.KEEP, StencilOp.INVERT, StencilOp.INCREMENT_WRAP, 255, 255);
        Face equal = new Face(CompareFunc.LESS_EQUAL, StencilOp.ZERO, StencilOp.KEEP, StencilOp.REPLACE, 7, 15);
        return switch (i) {
            case 0 -> DepthStencilState.OFF;
            case 1 -> DepthStencilState.depth(true, true, CompareFunc.LESS);
            case 2 -> DepthStencilState.depth(true, false, CompareFunc.GREATER_EQUAL);
            case 3 -> DepthStencilState.depth(true, true, CompareFunc.ALWAYS).withStencil(count, equal);
            default -> DepthStencilState.OFF.withStencil(equal, count);
        };
    }

    private static void rasterState(Scene s, int i) {
        RasterState.Builder r = s.raster();
        r.scissor = i % 2 == 1;
        if (i == 2) r.cull = RasterState.Cull.BACK;
        if (i == 3) r.frontCounterClockwise = false;
        if (i == 4) r.discard = true;
        s.raster(r);
    }

    /** Objects that the states refer to. */
    private static final class World {
        final List<Texture> textures = new ArrayList<>();
        final List<TextureView> views = new ArrayList<>();
        final List<Buffer> buffers = new ArrayList<>();

        World(Scene s, int seed) {
            Random random = new Random(seed * 77L);
            for (int i = 0; i < 5; i++) {
                byte[] data = new byte[4 * 4 * 4];
                random.nextBytes(data);
                Texture t = s.texture(Format.R8G8B8A8_UNORM, 4, 4, data);
                textures.add(t);
                views.add(s.view(t));
                float[] v = new float[24];
                for (int k = 0; k < 3; k++) {
                    v[k * 8] = random.nextFloat() * 2.4f - 1.2f;
                    v[k * 8 + 1] = random.nextFloat() * 2.4f - 1.2f;
                    v[k * 8 + 2] = s.clipZ(random.nextFloat());
                    v[k * 8 + 3] = 1;
                    for (int c = 4; c < 8; c++) v[k * 8 + c] = random.nextFloat();
                }
                buffers.add(s.floats(Bind.VERTEX, v));
            }
        }
    }

    private static void bind(Scene s, World w, State state, int field) {
        switch (field) {
            case 0 -> s.blend(blendState(state.blend));
            case 1 -> rasterState(s, state.raster);
            case 2 -> s.depthStencil(depthState(state.depth));
            case 3 -> shader(s, state.shader);
            case 4 ->
                s.sampled(
                        Stage.FRAGMENT,
                        0,
                        w.views.get(state.texture),
                        state.texture % 2 == 0 ? SamplerState.NEAREST : SamplerState.LINEAR);
            case 5 ->
                s.context.setUniforms(
                        Stage.FRAGMENT,
                        0,
                        new int[] {Float.floatToRawIntBits(state.uniforms / 4f), 0, Float.floatToRawIntBits(0.3f), 0},
                        0,
                        4);
            case 6 -> s.context.setScissor(0, state.scissor * 3, state.scissor, 20 - state.scissor * 2, 25);
            case 7 ->
                s.context.setViewport(
                        0, state.viewport * 2, 0, SIZE - state.viewport * 3, SIZE, 0, state.viewport == 4 ? 0.5f : 1);
            case 8 -> s.context.setStencilReference(state.stencilReference, state.stencilReference + 1);
            case 9 -> s.context.bindVertexBuffer(0, w.buffers.get(state.vertices), 0);
            case 10 -> s.context.setSampleMask(state.mask == 0 ? 0 : -1);
            default -> s.context.setBlendColor(state.color / 4f, 0.5f, 1 - state.color / 4f, 0.25f);
        }
    }

    private static void shader(Scene s, int i) {
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        switch (i) {
            case 0 -> s.bind(s.shared("color_SMOOTH", () -> Shaders.color(Interpolation.SMOOTH)));
            case 1 ->
                s.bind(s.shared(
                        "uniform_color",
                        () -> Shaders.fragment(
                                "uniform_color", (f, b) -> b.uniform(f.uniformBuffer("u", 0, 16), 0, Type.F32X4))));
            default ->
                s.bind(s.shared(
                        "textured",
                        () -> Shaders.fragment(
                                "textured",
                                (f, b) -> b.sample(
                                        f.texture("t", 0, TextureShape.D2),
                                        b.swizzle(
                                                b.loadInput(Shaders.varying(f, 0, Type.F32X4, Interpolation.SMOOTH)),
                                                0,
                                                1),
                                        null))));
        }
    }

    private static void run(Scene s, int seed) {
        Format depth = (s.device.formatSupport(Format.D24_UNORM_S8_UINT) & FormatSupport.DEPTH_STENCIL) != 0
                ? Format.D24_UNORM_S8_UINT
                : Format.D32_FLOAT_S8_UINT;
        World world = new World(s, seed);
        byte[][] colors = new byte[2][];
        byte[][] depths = new byte[2][];
        for (int way = 0; way < 2; way++) {
            Random random = new Random(seed);
            Texture t = s.target(SIZE, SIZE, depth);
            s.floatLayout(4, 4);
            State state = new State();
            for (int f = 0; f < State.FIELDS; f++) bind(s, world, state, f);
            for (int d = 0; d < DRAWS; d++) {
                int changes = random.nextInt(4);
                for (int c = 0; c < changes; c++) {
                    int field = random.nextInt(State.FIELDS);
                    state.change(field, random);
                    if (way == 0) bind(s, world, state, field);
                }
                if (way == 1) {
                    State detour = new State();
                    for (int f = 0; f < State.FIELDS; f++) {
                        detour.change(f, new Random(d));
                        bind(s, world, detour, f);
                    }
                    for (int f = State.FIELDS - 1; f >= 0; f--) bind(s, world, state, f);
                    if (d % 7 == 3) s.context.flush();
                }
                s.context.draw(Primitive.TRIANGLES, 0, 3);
            }
            colors[way] = s.read(t);
            depths[way] = s.read(s.depthTexture());
        }
        Image expected = new Image(SIZE, SIZE, colors[1]);
        s.image(expected, new Image(SIZE, SIZE, colors[0]), 0);
        s.equal(depths[1], depths[0], "seed " + seed + ": depth and stencil");
    }

    private static void same(Scene s) {
        Texture t = s.target(8, 8);
        for (int i = 0; i < 4; i++) {
            s.blend(BlendState.of(Equation.ADD, Factor.ONE, Factor.ONE));
            s.target(s.targets());
            s.fill(0.2f, 0, 0, 0);
        }
        s.solid(t, 204, 0, 0, 0, 0);
    }

    private static void contexts(Scene s) {
        Texture t = s.target(8, 8);
        s.blend(BlendState.of(Equation.ADD, Factor.ZERO, Factor.ONE));
        s.context.finish();
        try (Context other = s.device.createContext()) {
            other.setRenderTargets(RenderTargets.of(t));
            other.clearColor(0, ClearColor.of(0, 0, 1, 1), null, 15);
            other.finish();
            s.fill(1, 1, 1, 1);
            s.context.finish();
        }
        s.solid(t, 0, 0, 255, 255, 0);
    }

    private static void fresh(Scene s) {
        Texture t = s.target(8, 8);
        RasterState.Builder r = s.raster();
        r.discard = true;
        s.raster(r);
        s.blend(BlendState.of(Equation.ADD, Factor.ZERO, Factor.ZERO));
        s.context.setSampleMask(0);
        s.context.finish();
        float[] v = {-1, -1, 0.5f, 1, 0, 1, 0, 1, 3, -1, 0.5f, 1, 0, 1, 0, 1, -1, 3, 0.5f, 1, 0, 1, 0, 1};
        s.colored();
        Buffer b = s.vertices(new int[] {4, 4}, v);
        try (Context other = s.device.createContext()) {
            other.waitFor(s.context.flush());
            other.setRenderTargets(RenderTargets.of(t));
            other.setViewport(0, 0, 0, 8, 8, 0, 1);
            other.bindShader(Stage.VERTEX, s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
            other.bindShader(Stage.FRAGMENT, s.shared("color_SMOOTH", () -> Shaders.color(Interpolation.SMOOTH)));
            other.bindVertexLayout(s.device
                    .states()
                    .vertexLayout
                    .intern(new VertexLayout(
                            List.of(
                                    new VertexLayout.Element(0, 0, 0, Format.R32G32B32A32_FLOAT),
                                    new VertexLayout.Element(1, 0, 16, Format.R32G32B32A32_FLOAT)),
                            List.of(new VertexLayout.Binding(32, 0)))));
            other.bindVertexBuffer(0, b, 0);
            if (!s.caps.clipMinusWToW || !s.caps.provokingLast) {
                other.bindRaster(s.device.states().raster.intern(s.raster().build()));
            }
            other.draw(Primitive.TRIANGLES, 0, 3);
            other.finish();
        }
        s.solid(t, 0, 255, 0, 255, 0);
    }
}
