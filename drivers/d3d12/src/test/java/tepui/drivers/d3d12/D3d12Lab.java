package tepui.drivers.d3d12;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.MemorySegment;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import tepui.drivers.d3d12.device.DeviceCore;
import tepui.drivers.d3d12.device.Gpu;
import tepui.drivers.d3d12.dxgi.Desktop;
import tepui.drivers.d3d12.program.DeviceTables;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.transfer.TextureWork;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;
import tepui.tools.kit.TriangleLab;

/** Test fixture with a device of Direct3D 12, to which nothing refers in the end. */
public final class D3d12Lab extends TriangleLab<Device> {
    /** Of textures that were drawn with. */
    public final IdentityHashMap<Texture, TextureView> views = new IdentityHashMap<>();

    public D3d12Lab(boolean validate, Map<String, String> settings) {
        this(new D3d12Provider(), validate, settings);
    }

    /** On a machine that has such a desktop. */
    public D3d12Lab(Desktop desktop, Map<String, String> settings) {
        this(new D3d12Provider(desktop), false, settings);
    }

    public D3d12Lab(D3d12Provider provider, boolean validate, Map<String, String> settings) {
        super(provider, validate, settings);
    }

    /** A vertex shader and vertices of one triangle over everything. */
    public void bindCover() {
        Shader v = new Shader(Stage.VERTEX, "position");
        Builder b = new Builder(v);
        b.storeOutput(v.output(Builtin.POSITION, Type.F32X4), b.loadInput(v.input("position", Type.F32X4, 0)));
        b.ret();
        context.bindShader(Stage.VERTEX, device.createShader(v, null));
        context.bindVertexLayout(device.states()
                .vertexLayout
                .intern(new VertexLayout(
                        List.of(new VertexLayout.Element(0, 0, 0, Format.R32G32B32A32_FLOAT)),
                        List.of(new VertexLayout.Binding(16, 0)))));
        Buffer vertices = device.createBuffer(BufferDesc.of(48, Bind.VERTEX));
        context.writeBuffer(vertices, 0, MemorySegment.ofArray(new float[] {-1, -1, 0, 1, 3, -1, 0, 1, -1, 3, 0, 1}));
        context.bindVertexBuffer(0, vertices, 0);
    }

    /** A view of one texel. */
    public TextureView texel(int rgba) {
        Texture t = device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 1, 1, Bind.SAMPLED));
        context.writeTexture(t, 0, Box.of2d(0, 0, 1, 1), MemorySegment.ofArray(new int[] {rgba}), 4, 4);
        return device.createView(t, TextureView.Desc.whole(t.desc()));
    }

    public Gpu gpu() {
        return core().gpu;
    }

    public DeviceCore core() {
        return ((D3d12Device) device).core;
    }

    public DeviceTables tables() {
        return ((D3d12Device) device).tables;
    }

    /** References to the device that its end left. */
    public int leaked() {
        return ((D3d12Device) device).leaked;
    }

    /** The recorder of one of the device's contexts. */
    public static Recorder recorder(Context context) {
        return ((D3d12Context) context).recorder;
    }

    /** Transfers of one of the device's contexts. */
    public static TextureWork textures(Context context) {
        return ((D3d12Context) context).textures;
    }

    @Override
    public void close() {
        super.close();
        assertEquals(0, leaked(), "references to the device");
    }
}
