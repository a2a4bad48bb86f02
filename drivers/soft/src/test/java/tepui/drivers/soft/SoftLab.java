package tepui.drivers.soft;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;
import tepui.tools.image.Image;
import tepui.tools.image.Png;

/** Test fixture: a device, a context and short calls for what tests of the device do. */
final class SoftLab implements AutoCloseable {
    final Device device;
    final Context context;
    final List<String> messages = new ArrayList<>();

    SoftLab(String... settings) {
        Map<String, String> map = new java.util.HashMap<>();
        for (int i = 0; i < settings.length; i += 2) map.put(settings[i], settings[i + 1]);
        SoftProvider provider = new SoftProvider();
        device = provider.open(
                provider.devices().getFirst(), new DeviceOptions(true, (severity, text) -> messages.add(text), map));
        context = device.createContext();
    }

    @Override
    public void close() {
        context.close();
        device.close();
    }

    // ---- buffers

    Buffer buffer(long size) {
        return device.createBuffer(new BufferDesc(size, Bind.ANY_BUFFER, tepui.pipe.Usage.DEFAULT, true));
    }

    Buffer ints(int... data) {
        Buffer b = buffer(Math.max(4, data.length * 4L));
        context.writeBuffer(b, 0, MemorySegment.ofArray(data));
        return b;
    }

    Buffer floats(float... data) {
        Buffer b = buffer(Math.max(4, data.length * 4L));
        context.writeBuffer(b, 0, MemorySegment.ofArray(data));
        return b;
    }

    Buffer shorts(int... data) {
        short[] narrow = new short[data.length];
        for (int i = 0; i < data.length; i++) narrow[i] = (short) data[i];
        Buffer b = buffer(Math.max(4, data.length * 2L));
        context.writeBuffer(b, 0, MemorySegment.ofArray(narrow));
        return b;
    }

    Buffer bytes(int... data) {
        byte[] narrow = new byte[data.length];
        for (int i = 0; i < data.length; i++) narrow[i] = (byte) data[i];
        Buffer b = buffer(Math.max(4, data.length));
        context.writeBuffer(b, 0, MemorySegment.ofArray(narrow));
        return b;
    }

    int[] readInts(Buffer b) {
        int[] data = new int[(int) (b.size() / 4)];
        context.readBuffer(b, 0, MemorySegment.ofArray(data));
        return data;
    }

    float[] readFloats(Buffer b) {
        float[] data = new float[(int) (b.size() / 4)];
        context.readBuffer(b, 0, MemorySegment.ofArray(data));
        return data;
    }

    // ---- shaders

    ShaderObject shader(Stage stage, BiConsumer<Shader, Builder> code) {
        return shader(stage, null, code);
    }

    ShaderObject shader(Stage stage, StreamOutputLayout streams, BiConsumer<Shader, Builder> code) {
        Shader s = new Shader(stage, "test_" + stage.text());
        Builder b = new Builder(s);
        code.accept(s, b);
        b.ret();
        return device.createShader(s, streams);
    }

    ShaderObject bind(ShaderObject shader) {
        context.bindShader(shader.stage(), shader);
        return shader;
    }

    /** A vertex shader that gives the position from attribute 0 and the rest from {@code more}. */
    ShaderObject vertex(BiConsumer<Shader, Builder> more) {
        return shader(Stage.VERTEX, (s, b) -> {
            Variable in = s.input("position", Type.F32X4, 0);
            b.storeOutput(s.output(Builtin.POSITION, Type.F32X4), b.loadInput(in));
            more.accept(s, b);
        });
    }

    /** A fragment shader with one colour. */
    ShaderObject fragment(BiFunction<Shader, Builder, Value> color) {
        return shader(Stage.FRAGMENT, (s, b) -> {
            Value v = color.apply(s, b);
            b.storeOutput(s.output("color", v.type(), 0), v);
        });
    }

    ShaderObject solid(float r, float g, float b, float a) {
        return fragment((s, code) -> code.f32(r, g, b, a));
    }

    // ---- targets

    Texture target(Format format, int width, int height) {
        return device.createTexture(
                TextureDesc.of2d(format, width, height, Bind.COLOR_TARGET | Bind.SAMPLED | Bind.IMAGE));
    }

    /** A new RGBA8 target, bound and cleared, with the viewport over all of it. */
    Texture canvas(int width, int height) {
        Texture t = target(Format.R8G8B8A8_UNORM, width, height);
        context.setRenderTargets(RenderTargets.of(t));
        context.setViewport(0, 0, 0, width, height, 0, 1);
        context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
        return t;
    }

    /** Texels of four bytes as 0xAABBGGRR, row after row. */
    int[] pixels(Texture t) {
        int w = t.desc().width();
        int h = t.desc().height();
        int[] data = new int[w * h];
        context.readTexture(t, 0, Box.of2d(0, 0, w, h), MemorySegment.ofArray(data), w * 4L, 0);
        return data;
    }

    /** Which texels are not 0: a string a row, row 0 first. */
    String coverage(Texture t) {
        int[] p = pixels(t);
        int w = t.desc().width();
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < p.length; i++) {
            s.append(p[i] == 0 ? '.' : '#');
            if (i % w == w - 1) s.append('\n');
        }
        return s.toString();
    }

    /** Writes a picture, its row 0 lowest, for people to look at. */
    Path picture(String name, Texture t) {
        int w = t.desc().width();
        int h = t.desc().height();
        Image image = Image.blank(w, h);
        context.readTexture(t, 0, Box.of2d(0, 0, w, h), MemorySegment.ofArray(image.rgba()), w * 4L, 0);
        Path file = Path.of("target", "pictures", name + ".png");
        try {
            Files.createDirectories(file.getParent());
            Png.write(file, image.flipped());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file;
    }

    // ---- layouts and states

    void layout(int stride, VertexLayout.Element... elements) {
        context.bindVertexLayout(device.states()
                .vertexLayout
                .intern(new VertexLayout(List.of(elements), List.of(new VertexLayout.Binding(stride, 0)))));
    }

    /** Floats in one buffer, a location for each width given. */
    void floatLayout(int... widths) {
        VertexLayout.Element[] elements = new VertexLayout.Element[widths.length];
        int at = 0;
        for (int i = 0; i < widths.length; i++) {
            Format f = switch (widths[i]) {
                case 1 -> Format.R32_FLOAT;
                case 2 -> Format.R32G32_FLOAT;
                case 3 -> Format.R32G32B32_FLOAT;
                default -> Format.R32G32B32A32_FLOAT;
            };
            elements[i] = new VertexLayout.Element(i, 0, at, f);
            at += 4 * widths[i];
        }
        layout(at, elements);
    }

    void raster(RasterState.Builder builder) {
        context.bindRaster(device.states().raster.intern(builder.build()));
    }

    void discardFragments() {
        RasterState.Builder r = new RasterState.Builder();
        r.discard = true;
        raster(r);
    }

    // ---- stream output

    /** A layout of one buffer that takes whole variables of so many words. */
    static StreamOutputLayout streams(Object... nameThenWords) {
        List<StreamOutputLayout.Output> outputs = new ArrayList<>();
        int at = 0;
        for (int i = 0; i < nameThenWords.length; i += 2) {
            int words = (Integer) nameThenWords[i + 1];
            outputs.add(new StreamOutputLayout.Output((String) nameThenWords[i], 0, 0, words, 0, at, 0));
            at += 4 * words;
        }
        return new StreamOutputLayout(outputs, List.of(at));
    }

    StreamTarget capture(Buffer b) {
        StreamTarget t = device.createStreamTarget(b, 0, b.size());
        context.setStreamTargets(new StreamTarget[] {t}, new boolean[1]);
        return t;
    }

    /** The first {@code words} words of a buffer. */
    int[] words(Buffer b, int words) {
        int[] data = new int[words];
        context.readBuffer(b, 0, MemorySegment.ofArray(data).asSlice(0, words * 4L));
        return data;
    }

    static float asFloat(int bits) {
        return MemorySegment.ofArray(new int[] {bits}).get(ValueLayout.JAVA_FLOAT, 0);
    }
}
