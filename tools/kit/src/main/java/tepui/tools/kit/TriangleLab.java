package tepui.tools.kit;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Variable;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;

/**
 * Device with a context and the few things that a driver's own tests draw with. What the driver says is kept, to be
 * looked at.
 *
 * @param <D> the driver's devices
 */
public class TriangleLab<D extends Device> implements AutoCloseable {
    public final List<String> messages;
    public final D device;
    public final Context context;
    public final Texture target;

    @SuppressWarnings("unchecked") // Whoever names the provider knows its devices.
    protected TriangleLab(DriverProvider provider, boolean validate, Map<String, String> settings) {
        List<String> said = Collections.synchronizedList(new ArrayList<>());
        messages = said;
        DeviceOptions options = new DeviceOptions(validate, (severity, text) -> said.add(text), settings);
        device = (D) provider.open(provider.devices().getFirst(), options);
        try {
            context = device.createContext();
            target = device.createTexture(
                    TextureDesc.of2d(Format.R8G8B8A8_UNORM, 64, 64, Bind.COLOR_TARGET | Bind.SAMPLED));
            context.setRenderTargets(RenderTargets.of(target));
            context.setViewport(0, 0, 0, 64, 64, 0, 1);
        } catch (RuntimeException e) {
            device.close();
            throw e;
        }
    }

    /** Shaders, layout and vertices of one red triangle over the lower left half; uniforms in slot 0 of the fragment stage add. */
    public final void bindTriangle() {
        Shader v = new Shader(Stage.VERTEX, "position");
        Builder b = new Builder(v);
        b.storeOutput(v.output(Builtin.POSITION, Type.F32X4), b.loadInput(v.input("position", Type.F32X4, 0)));
        Variable color = v.output("color", Type.F32X4, 0);
        b.storeOutput(color, b.loadInput(v.input("color", Type.F32X4, 1)));
        b.ret();
        Shader f = new Shader(Stage.FRAGMENT, "sum");
        b = new Builder(f);
        Variable in = f.input("color", Type.F32X4, 0);
        in.interpolation = Interpolation.SMOOTH;
        Resource u = f.uniformBuffer("added", 0, 16);
        b.storeOutput(f.output("out", Type.F32X4, 0), b.op(Op.FADD, b.loadInput(in), b.uniform(u, 0, Type.F32X4)));
        b.ret();
        context.bindShader(Stage.VERTEX, device.createShader(v, null));
        context.bindShader(Stage.FRAGMENT, device.createShader(f, null));
        context.bindVertexLayout(device.states()
                .vertexLayout
                .intern(new VertexLayout(
                        List.of(new VertexLayout.Element(0, 0, 0, Format.R32G32B32A32_FLOAT)),
                        List.of(new VertexLayout.Binding(16, 0)))));
        context.setConstantAttribute(1, floats(1, 0, 0, 1));
        Buffer vertices = device.createBuffer(BufferDesc.of(48, Bind.VERTEX));
        context.writeBuffer(vertices, 0, MemorySegment.ofArray(new float[] {-1, -1, 0, 1, 1, -1, 0, 1, -1, 1, 0, 1}));
        context.bindVertexBuffer(0, vertices, 0);
    }

    public static int[] floats(float... values) {
        int[] bits = new int[values.length];
        for (int i = 0; i < bits.length; i++) bits[i] = Float.floatToRawIntBits(values[i]);
        return bits;
    }

    /** Red in the lowest bits. */
    public final int pixel(int x, int y) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment into = arena.allocate(4);
            context.readTexture(target, 0, Box.of2d(x, y, 1, 1), into, 4, 4);
            return into.get(ValueLayout.JAVA_INT, 0);
        }
    }

    /** With {@link #bindTriangle}: a draw after changes of all that draws usually change, another each time. */
    public final Runnable changingDraw() {
        int[] words = floats(0, 1, 0, 0);
        Buffer other = device.createBuffer(BufferDesc.of(48, Bind.VERTEX));
        int[] count = new int[1];
        return () -> {
            int i = count[0]++;
            words[0] = i;
            context.setUniforms(Stage.FRAGMENT, 0, words, 0, 4);
            context.setScissor(0, 0, 0, 1 + (i & 1), 1);
            context.bindVertexBuffer(0, other, (i & 1) * 16L);
            context.setBlendColor(i, 0, 0, 0);
            context.draw(Primitive.TRIANGLES, 0, 3);
        };
    }

    @Override
    public void close() {
        device.close();
    }
}
