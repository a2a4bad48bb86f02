package tepui.layers.pipelines;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.CompareFunc;
import tepui.pipe.Context;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.ShaderObject;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;

/** A program with two pairs of shaders, of which the vertex shaders are equal, that draws with some states, primitives and a texture. */
final class SmallProgram {
    private final Device device;
    private final List<ShaderObject> vertex = new ArrayList<>();
    private final List<ShaderObject> fragment = new ArrayList<>();

    /** Its shaders are there. */
    SmallProgram(Device device) {
        this.device = device;
        for (Shader f : new Shader[] {textured(), plain()}) {
            vertex.add(device.createShader(vertexShader(), null));
            fragment.add(device.createShader(f, null));
        }
    }

    static Device open(String driver, Map<String, String> settings) {
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class)) {
            if (!p.name().equals(driver)) continue;
            DeviceOptions options = new DeviceOptions(false, DeviceOptions.DEFAULT.messages(), settings);
            return p.open(p.devices().getFirst(), options);
        }
        throw new AssertionError("there is no driver " + driver);
    }

    private static Shader vertexShader() {
        Shader s = new Shader(Stage.VERTEX, "positions");
        Builder b = new Builder(s);
        b.storeOutput(s.output(Builtin.POSITION, Type.F32X4), b.loadInput(s.input("position", Type.F32X4, 0)));
        b.ret();
        return s;
    }

    private static Shader textured() {
        Shader s = new Shader(Stage.FRAGMENT, "textured");
        Builder b = new Builder(s);
        Resource r = s.texture("picture", 0, TextureShape.D2);
        Value at = b.vec(b.f32(0.5f), b.f32(0.5f));
        b.storeOutput(s.output("color", Type.F32X4, 0), b.sample(r, at, null));
        b.ret();
        return s;
    }

    private static Shader plain() {
        Shader s = new Shader(Stage.FRAGMENT, "plain");
        Builder b = new Builder(s);
        Resource u = s.uniformBuffer("values", 0, 16);
        b.storeOutput(s.output("color", Type.F32X4, 0), b.uniform(u, 0, Type.F32X4));
        b.ret();
        return s;
    }

    /** What a run has drawn, and how many draws had to wait. */
    record Run(long waits, int pixel) {}

    Run run(Format format) {
        try (Context c = device.createContext();
                Arena arena = Arena.ofConfined()) {
            Texture target = device.createTexture(
                    TextureDesc.of2d(format, 32, 32, Bind.COLOR_TARGET | Bind.SAMPLED | Bind.PRESENT));
            Texture depth = device.createTexture(TextureDesc.of2d(Format.D32_FLOAT, 32, 32, Bind.DEPTH_STENCIL));
            Texture picture = device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 64, 64, Bind.SAMPLED)
                    .withLevels(7));
            TextureView view = device.createView(picture, TextureView.Desc.whole(picture.desc()));
            Buffer vertices = device.createBuffer(BufferDesc.of(64, Bind.VERTEX));
            MemorySegment corners =
                    arena.allocateFrom(ValueLayout.JAVA_FLOAT, -1, -1, 0, 1, 1, -1, 0, 1, 1, 1, 0, 1, -1, 1, 0, 1);
            c.writeBuffer(vertices, 0, corners);
            Buffer indices = device.createBuffer(BufferDesc.of(16, Bind.INDEX));
            c.writeBuffer(indices, 0, arena.allocateFrom(ValueLayout.JAVA_INT, 0, 1, 2, 3));
            c.bindVertexBuffer(0, vertices, 0);
            c.bindIndexBuffer(indices, 0, IndexType.U32);
            c.bindVertexLayout(device.states()
                    .vertexLayout
                    .intern(new VertexLayout(
                            List.of(new VertexLayout.Element(0, 0, 0, Format.R32G32B32A32_FLOAT)),
                            List.of(new VertexLayout.Binding(16, 0)))));
            c.setViewport(0, 0, 0, 32, 32, 0, 1);
            c.bindTexture(Stage.FRAGMENT, 0, view);
            c.setUniforms(Stage.FRAGMENT, 0, new int[] {0x3f800000, 0, 0, 0x3f800000}, 0, 4);
            int linear = device.states()
                    .sampler
                    .intern(SamplerState.of(
                            SamplerState.Filter.LINEAR, SamplerState.Mip.NEAREST, SamplerState.Wrap.REPEAT));
            int added = device.states()
                    .blend
                    .intern(BlendState.of(BlendState.Equation.ADD, BlendState.Factor.ONE, BlendState.Factor.ONE));
            int tested = device.states().depthStencil.intern(DepthStencilState.depth(true, true, CompareFunc.ALWAYS));
            for (int frame = 0; frame < 2; frame++) {
                for (int i = 0; i < 8; i++) {
                    c.setRenderTargets((i & 1) == 0 ? RenderTargets.of(target) : RenderTargets.of(target, depth));
                    c.bindShader(Stage.VERTEX, vertex.get(i >> 2));
                    c.bindShader(Stage.FRAGMENT, fragment.get(i >> 2));
                    c.bindSampler(Stage.FRAGMENT, 0, (i & 2) == 0 ? 0 : linear);
                    c.bindBlend((i & 2) == 0 ? 0 : added);
                    c.bindDepthStencil((i & 1) == 0 ? 0 : tested);
                    c.draw(Primitive.TRIANGLES, 0, 3);
                    c.drawIndexed(Primitive.QUADS, 0, 4);
                }
                c.draw(Primitive.LINES, 0, 2);
                c.finish();
            }
            MemorySegment texel = arena.allocate(4);
            c.readTexture(target, 0, Box.of2d(16, 16, 1, 1), texel, 4, 4);
            return new Run(c.counters().compileWaits, texel.get(ValueLayout.JAVA_INT, 0));
        }
    }

    void destroy() {
        for (ShaderObject s : vertex) device.destroy(s);
        for (ShaderObject s : fragment) device.destroy(s);
    }
}
