package tepui.layers.check;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Caps;
import tepui.pipe.Context;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;
import tepui.tools.kit.scene.PlainObjects;

/** Test bench: a checked null device whose context is ready to draw, from which each rule's cases start. */
final class Bench {
    final CheckingDevice device;
    final Context context;
    final Buffer buffer;
    final Texture color;
    final MemorySegment data = Arena.ofAuto().allocate(4096, 16);

    Bench(RuleSink sink, Consumer<Caps> caps, IntUnaryOperator formats) {
        device = new CheckingDevice(new SmallDevice(PlainObjects.nullDevice(), caps, formats), sink, Set.of());
        context = device.createContext();
        buffer = device.createBuffer(new BufferDesc(4096, Bind.ANY_BUFFER, Usage.DEFAULT, device.caps().persistentMap));
        color = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 16, 16);
    }

    static Bench throwing() {
        return new Bench(RuleSink.THROW, caps -> {}, bits -> bits);
    }

    // ---- ready to work ---------------------------------------------------------------------------------------------

    /** Shaders of float colours into one target, an index buffer. */
    Bench ready() {
        context.bindShader(Stage.VERTEX, vertex());
        context.bindShader(Stage.FRAGMENT, fragment());
        context.setRenderTargets(RenderTargets.of(color));
        context.bindIndexBuffer(buffer, 0, tepui.pipe.IndexType.U16);
        return this;
    }

    void draw() {
        context.draw(Primitive.TRIANGLES, 0, 3);
    }

    void drawWith(Shader fragment) {
        context.bindShader(Stage.FRAGMENT, device.createShader(fragment, null));
        draw();
    }

    // ---- shaders ---------------------------------------------------------------------------------------------------

    Shader shader(Stage stage) {
        Shader shader = new Shader(stage, stage.text());
        new Builder(shader).ret();
        if (stage == Stage.GEOMETRY || stage == Stage.TESS_CONTROL) shader.outputVertices = 3;
        return shader;
    }

    ShaderObject make(Shader shader) {
        return device.createShader(shader, null);
    }

    ShaderObject vertex() {
        Shader s = shader(Stage.VERTEX);
        s.output(Builtin.POSITION, Type.F32X4);
        return make(s);
    }

    ShaderObject vertexWith(Type output) {
        Shader s = shader(Stage.VERTEX);
        s.output(Builtin.POSITION, Type.F32X4);
        s.output("varying", output, 0);
        return make(s);
    }

    ShaderObject fragment() {
        Shader s = shader(Stage.FRAGMENT);
        s.output("colour", Type.F32X4, 0);
        return make(s);
    }

    ShaderObject fragmentWith(Type input, int location) {
        Shader s = shader(Stage.FRAGMENT);
        var v = s.input("varying", input, location);
        if (!input.kind().isFloat() || input.kind().is64()) v.interpolation = tepui.ir.Interpolation.FLAT;
        return make(s);
    }

    /** A vertex shader that captures its one output to stream buffer 0. */
    ShaderObject capturing() {
        Shader s = shader(Stage.VERTEX);
        s.output("captured", Type.F32X4, 0);
        return device.createShader(s, capture("captured", 16));
    }

    static StreamOutputLayout capture(String variable, int stride) {
        return new StreamOutputLayout(
                List.of(new StreamOutputLayout.Output(variable, 0, 0, 4, 0, 0, 0)), List.of(stride));
    }

    Shader sampling(TextureShape shape) {
        Shader s = shader(Stage.FRAGMENT);
        s.texture("texture", 0, shape);
        return s;
    }

    Shader storing() {
        Shader s = shader(Stage.FRAGMENT);
        s.storageBuffer("storage", 0);
        return s;
    }

    Shader imaging(ScalarKind kind) {
        Shader s = shader(Stage.FRAGMENT);
        Resource r = s.image("image", 0, TextureShape.D2, kind);
        r.format = kind == ScalarKind.F32 ? "R8G8B8A8_UNORM" : "R32_SINT";
        return s;
    }

    // ---- resources -------------------------------------------------------------------------------------------------

    Buffer buffer(int bind) {
        return device.createBuffer(BufferDesc.of(1024, bind));
    }

    Buffer immutable() {
        return device.createBuffer(new BufferDesc(1024, Bind.ANY_BUFFER, Usage.IMMUTABLE, false));
    }

    Texture texture(Format format) {
        return PlainObjects.texture(device, format, 16, 16);
    }

    Texture sampled(Format format) {
        return device.createTexture(TextureDesc.of2d(format, 16, 16, Bind.SAMPLED));
    }

    Texture multisample(Format format, int samples) {
        int bind = format.isDepthStencil() ? Bind.DEPTH_STENCIL : Bind.COLOR_TARGET;
        return device.createTexture(TextureDesc.multisample(format, 16, 16, samples, bind | Bind.SAMPLED));
    }

    TextureView view(Texture texture) {
        return device.createView(texture, TextureView.Desc.whole(texture.desc()));
    }

    int layout(Format format) {
        return device.states()
                .vertexLayout
                .intern(new VertexLayout(
                        List.of(new VertexLayout.Element(0, 0, 0, format)), List.of(new VertexLayout.Binding(16, 0))));
    }

    static Box box(int width, int height) {
        return Box.of2d(0, 0, width, height);
    }
}
