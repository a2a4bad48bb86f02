package tepui.tools.kit.scene;

import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tepui.ir.Interpolation;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Validator;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Caps;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;
import tepui.tools.image.Image;
import tepui.tools.image.ImageDifference;
import tepui.tools.kit.reference.Texels;

/**
 * Scene of a case: a fresh context, and short calls for common things. Everything made through it goes when the case
 * ends. Window depth is always given as 0 to 1, whichever clip space the device has. On a device that draws nothing the
 * checks of contents pass; those of calls and exceptions do not change.
 */
public final class Scene implements AutoCloseable {
    /** Exception thrown by {@link #skip}. */
    public static final class NotApplicable extends RuntimeException {
        NotApplicable(String message) {
            super(message);
        }
    }

    public final Device device;
    public final Context context;
    public final Caps caps;
    private final ShaderCache shaders;
    private final List<Runnable> cleanup = new ArrayList<>();
    private @Nullable RenderTargets targets;

    public Scene(Device device, ShaderCache shaders) {
        this.device = device;
        this.shaders = shaders;
        caps = device.caps();
        context = device.createContext();
        raster(raster());
    }

    /** Does the device take everything and do nothing? */
    public static boolean drawsNothing(Device device) {
        return device.info().kind() == DeviceInfo.Kind.NOTHING;
    }

    /** Are contents worth a look? */
    public boolean draws() {
        return !drawsNothing(device);
    }

    /** Ends the case as not applicable. */
    public static void skip(String reason) {
        throw new NotApplicable(reason);
    }

    @Override
    public void close() {
        context.close();
        for (int i = cleanup.size() - 1; i >= 0; i--) cleanup.get(i).run();
    }

    // ---- resources -------------------------------------------------------------------------------------------------

    public Buffer buffer(int bind, long size) {
        return buffer(BufferDesc.of(size, bind));
    }

    public Buffer buffer(BufferDesc desc) {
        Buffer buffer = device.createBuffer(desc);
        cleanup.add(() -> device.destroy(buffer));
        return buffer;
    }

    public Buffer bytes(int bind, byte... data) {
        Buffer buffer = buffer(bind, data.length);
        context.writeBuffer(buffer, 0, MemorySegment.ofArray(data));
        return buffer;
    }

    public Buffer floats(int bind, float... data) {
        Buffer buffer = buffer(bind, data.length * 4L);
        context.writeBuffer(buffer, 0, MemorySegment.ofArray(data));
        return buffer;
    }

    public Buffer ints(int bind, int... data) {
        Buffer buffer = buffer(bind, data.length * 4L);
        context.writeBuffer(buffer, 0, MemorySegment.ofArray(data));
        return buffer;
    }

    public Texture texture(TextureDesc desc) {
        Texture texture = device.createTexture(desc);
        cleanup.add(() -> device.destroy(texture));
        return texture;
    }

    /** A sampled 2D texture with one level of tightly packed texels. */
    public Texture texture(Format format, int width, int height, byte[] data) {
        Texture texture = texture(TextureDesc.of2d(format, width, height, Bind.SAMPLED));
        write(texture, 0, data);
        return texture;
    }

    /** Fills a level, all layers or slices, from tightly packed texels. */
    public void write(Texture texture, int level, byte[] data) {
        write(texture, level, level(texture, level), data);
    }

    public void write(Texture texture, int level, Box box, byte[] data) {
        Format f = texture.desc().format();
        long row = f.rowBytes(box.width());
        context.writeTexture(texture, level, box, MemorySegment.ofArray(data), row, row * f.rows(box.height()));
    }

    /** All of a level. */
    public static Box level(Texture texture, int level) {
        TextureDesc d = texture.desc();
        return new Box(0, 0, 0, d.levelWidth(level), d.levelHeight(level), d.levelDepth(level));
    }

    public TextureView view(Texture texture) {
        return view(texture, TextureView.Desc.whole(texture.desc()));
    }

    public TextureView view(Texture texture, TextureView.Desc desc) {
        TextureView view = device.createView(texture, desc);
        cleanup.add(() -> device.destroy(view));
        return view;
    }

    public TextureView view(Buffer buffer, TextureView.Desc desc) {
        TextureView view = device.createView(buffer, desc);
        cleanup.add(() -> device.destroy(view));
        return view;
    }

    public Query query(Query.Kind kind, int index) {
        Query query = device.createQuery(kind, index);
        cleanup.add(() -> device.destroy(query));
        return query;
    }

    public Query query(Query.Kind kind) {
        return query(kind, 0);
    }

    public StreamTarget streamTarget(Buffer buffer, long offset, long size) {
        StreamTarget target = device.createStreamTarget(buffer, offset, size);
        cleanup.add(() -> device.destroy(target));
        return target;
    }

    public ShaderObject shader(Shader shader) {
        return shader(shader, null);
    }

    public ShaderObject shader(Shader shader, @Nullable StreamOutputLayout output) {
        Validator.check(shader);
        ShaderObject object = device.createShader(shader, output);
        cleanup.add(() -> device.destroy(object));
        return object;
    }

    /** A shader that other cases use too; the name must say all that it depends on. */
    public ShaderObject shared(String name, Supplier<Shader> source) {
        return shaders.get(name, source);
    }

    // ---- states ----------------------------------------------------------------------------------------------------

    public void blend(BlendState state) {
        context.bindBlend(device.states().blend.intern(state));
    }

    public void depthStencil(DepthStencilState state) {
        context.bindDepthStencil(device.states().depthStencil.intern(state));
    }

    /** The default, with the clip space and the provoking vertex that the device has. */
    public RasterState.Builder raster() {
        RasterState.Builder b = RasterState.DEFAULT.with();
        b.clipHalfZ = !caps.clipMinusWToW;
        b.provokingFirst = !caps.provokingLast;
        return b;
    }

    public void raster(RasterState.Builder builder) {
        context.bindRaster(device.states().raster.intern(builder.build()));
    }

    public void layout(VertexLayout layout) {
        context.bindVertexLayout(device.states().vertexLayout.intern(layout));
    }

    public void bind(ShaderObject... stages) {
        for (ShaderObject stage : stages) context.bindShader(stage.stage(), stage);
    }

    /** Makes shaders of the stages and binds them. */
    public void program(Shader... stages) {
        for (Shader stage : stages) context.bindShader(stage.stage, shader(stage));
    }

    public void sampled(Stage stage, int slot, TextureView view, SamplerState sampler) {
        context.bindTexture(stage, slot, view);
        context.bindSampler(stage, slot, device.states().sampler.intern(sampler));
    }

    // ---- targets ---------------------------------------------------------------------------------------------------

    /** A cleared RGBA8 texture, bound as the only target. */
    public Texture target(int width, int height) {
        return target(Format.R8G8B8A8_UNORM, width, height);
    }

    /** A texture cleared to zeros, bound as the only target, with the viewport over all of it. */
    public Texture target(Format format, int width, int height) {
        Texture t = texture(TextureDesc.of2d(format, width, height, Bind.COLOR_TARGET | Bind.SAMPLED));
        target(RenderTargets.of(t));
        context.clearColor(0, ClearColor.ofInts(0, 0, 0, 0), null, 15);
        return t;
    }

    /** A cleared RGBA8 texture with a depth-stencil texture (cleared to 1 and 0), both bound. */
    public Texture target(int width, int height, Format depthStencil) {
        Texture t = texture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, width, height, Bind.COLOR_TARGET | Bind.SAMPLED));
        Texture d = texture(TextureDesc.of2d(depthStencil, width, height, Bind.DEPTH_STENCIL | Bind.SAMPLED));
        target(RenderTargets.of(t, d));
        context.clearColor(0, ClearColor.ofInts(0, 0, 0, 0), null, 15);
        context.clearDepthStencil(depthStencil.hasDepth(), 1, depthStencil.hasStencil(), 0, 255, null);
        return t;
    }

    /** Binds targets and sets the viewport over all of them. */
    public void target(RenderTargets to) {
        targets = to;
        context.setRenderTargets(to);
        context.setViewport(0, 0, 0, to.width(), to.height(), 0, 1);
    }

    public RenderTargets targets() {
        RenderTargets t = targets;
        if (t == null) throw new IllegalStateException("Scene.targets: no target is bound");
        return t;
    }

    /** The depth-stencil texture that is bound. */
    public Texture depthTexture() {
        RenderTargets.Attachment a = targets().depthStencil();
        if (a == null) throw new IllegalStateException("Scene.depthTexture: no depth-stencil target is bound");
        return a.texture();
    }

    // ---- drawing ---------------------------------------------------------------------------------------------------

    /** Clip-space z for a window depth, with w = 1 and the depth range 0 to 1. */
    public float clipZ(float depth) {
        return caps.clipMinusWToW ? depth * 2 - 1 : depth;
    }

    /** Clip-space x of a window coordinate in the bound targets. */
    public float clipX(float x) {
        return x * 2 / targets().width() - 1;
    }

    public float clipY(float y) {
        return y * 2 / targets().height() - 1;
    }

    /** Binds the shaders for position and colour as attributes 0 and 1, both f32x4. */
    public void colored() {
        colored(Interpolation.SMOOTH);
    }

    public void colored(Interpolation interpolation) {
        bind(
                shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)),
                shared("color_" + interpolation, () -> Shaders.color(interpolation)));
    }

    /** Binds a buffer of consecutive float attributes of the given widths, locations from 0. */
    public Buffer vertices(int[] widths, float... data) {
        Buffer buffer = floats(Bind.VERTEX, data);
        floatLayout(widths);
        context.bindVertexBuffer(0, buffer, 0);
        return buffer;
    }

    /** The layout of one buffer with consecutive float attributes. */
    public void floatLayout(int... widths) {
        Format[] formats = {Format.R32_FLOAT, Format.R32G32_FLOAT, Format.R32G32B32_FLOAT, Format.R32G32B32A32_FLOAT};
        List<VertexLayout.Element> elements = new ArrayList<>();
        int offset = 0;
        for (int i = 0; i < widths.length; i++) {
            elements.add(new VertexLayout.Element(i, 0, offset, formats[widths[i] - 1]));
            offset += widths[i] * 4;
        }
        layout(new VertexLayout(elements, List.of(new VertexLayout.Binding(offset, 0))));
    }

    /** Draws vertices of position and colour, four floats each, with {@link #colored}'s shaders. */
    public void draw(Primitive primitive, float... positionsAndColors) {
        colored();
        vertices(new int[] {4, 4}, positionsAndColors);
        context.draw(primitive, 0, positionsAndColors.length / 8);
    }

    /** Draws with the shaders that are bound: vertices of position and colour. */
    public void drawBound(Primitive primitive, float... positionsAndColors) {
        vertices(new int[] {4, 4}, positionsAndColors);
        context.draw(primitive, 0, positionsAndColors.length / 8);
    }

    /** Two triangles over a rectangle of pixels, in one colour of four components. */
    public void rect(float x0, float y0, float x1, float y1, float depth, float... rgba) {
        colored();
        rectBound(x0, y0, x1, y1, depth, rgba);
    }

    /** {@link #rect} with the shaders that are bound. */
    public void rectBound(float x0, float y0, float x1, float y1, float depth, float... rgba) {
        float l = clipX(x0);
        float t = clipY(y0);
        float r = clipX(x1);
        float b = clipY(y1);
        float[] corners = {l, t, r, t, r, b, l, t, r, b, l, b};
        float[] vertices = new float[6 * 8];
        for (int i = 0; i < 6; i++) {
            vertices[8 * i] = corners[2 * i];
            vertices[8 * i + 1] = corners[2 * i + 1];
            vertices[8 * i + 2] = clipZ(depth);
            vertices[8 * i + 3] = 1;
            System.arraycopy(rgba, 0, vertices, 8 * i + 4, 4);
        }
        drawBound(Primitive.TRIANGLES, vertices);
    }

    /** Covers the whole target. */
    public void fill(float depth, float r, float g, float b, float a) {
        rect(0, 0, targets().width(), targets().height(), depth, r, g, b, a);
    }

    public void fill(float r, float g, float b, float a) {
        fill(0, r, g, b, a);
    }

    /** Three vertices without attributes, for vertex shaders that make {@link Shaders#fullScreen}. */
    public void drawFullScreen(Shader fragment) {
        bind(shared("full_screen", () -> Shaders.vertex("full_screen", (s, b) -> Shaders.fullScreen(s, b, 0.5f))));
        program(fragment);
        layout(VertexLayout.EMPTY);
        context.draw(Primitive.TRIANGLES, 0, 3);
    }

    // ---- reading ---------------------------------------------------------------------------------------------------

    public byte[] read(Texture texture, int level, Box box) {
        Format f = texture.desc().format();
        long row = f.rowBytes(box.width());
        long slice = row * f.rows(box.height());
        byte[] data = new byte[(int) (slice * box.depth())];
        context.readTexture(texture, level, box, MemorySegment.ofArray(data), row, slice);
        return data;
    }

    public byte[] read(Texture texture) {
        return read(texture, 0, level(texture, 0));
    }

    public int[] readInts(Texture texture) {
        byte[] data = read(texture);
        int[] ints = new int[data.length / 4];
        ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(ints);
        return ints;
    }

    public float[] readFloats(Texture texture) {
        byte[] data = read(texture);
        float[] floats = new float[data.length / 4];
        ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN).asFloatBuffer().get(floats);
        return floats;
    }

    /** The first component (or depth) of every texel of level 0, layer 0. */
    public double[] values(Texture texture, int component) {
        Format f = texture.desc().format();
        byte[] data = read(
                texture,
                0,
                Box.of2d(0, 0, texture.desc().width(), texture.desc().height()));
        double[] values = new double[data.length / f.blockBytes()];
        for (int i = 0; i < values.length; i++) values[i] = Texels.decode(f, data, i * f.blockBytes())[component];
        return values;
    }

    /** Layer 0 of level 0 as an image; four channels of 8 bits in order, or less. */
    public Image image(Texture texture) {
        return image(texture, 0, 0);
    }

    public Image image(Texture texture, int level, int layer) {
        int w = texture.desc().levelWidth(level);
        int h = texture.desc().levelHeight(level);
        Format f = texture.desc().format();
        byte[] data = read(texture, level, new Box(0, 0, layer, w, h, 1));
        if (f == Format.R8G8B8A8_UNORM) return new Image(w, h, data);
        Image image = Image.blank(w, h);
        for (int i = 0; i < w * h; i++) {
            double[] c = Texels.decode(f, data, i * f.blockBytes());
            for (int j = 0; j < 4; j++) {
                image.rgba()[i * 4 + j] = (byte) Math.round(Math.clamp(c[j], 0, 1) * 255);
            }
        }
        return image;
    }

    public byte[] read(Buffer buffer) {
        byte[] data = new byte[(int) buffer.size()];
        context.readBuffer(buffer, 0, MemorySegment.ofArray(data));
        return data;
    }

    public int[] readInts(Buffer buffer) {
        int[] data = new int[(int) (buffer.size() / 4)];
        context.readBuffer(buffer, 0, MemorySegment.ofArray(data));
        return data;
    }

    public float[] readFloats(Buffer buffer) {
        float[] data = new float[(int) (buffer.size() / 4)];
        context.readBuffer(buffer, 0, MemorySegment.ofArray(data));
        return data;
    }

    // ---- statements about contents ---------------------------------------------------------------------------------

    /** Fails where the device draws and the statement is false. */
    public void that(boolean statement, String message) {
        if (draws() && !statement) throw new KitFailure(message);
    }

    public void equal(long expected, long actual, String what) {
        if (draws() && expected != actual) {
            throw new KitFailure(what + " is " + actual + ", expected " + expected);
        }
    }

    public void near(double expected, double actual, double tolerance, String what) {
        if (!draws()) return;
        if (!(Math.abs(expected - actual) <= tolerance) && Double.compare(expected, actual) != 0) {
            throw new KitFailure(what + " is " + actual + ", expected " + expected + " within " + tolerance);
        }
    }

    public void equal(byte[] expected, byte[] actual, String what) {
        if (!draws()) return;
        int at = Arrays.mismatch(expected, actual);
        if (at >= 0) {
            String is = at < actual.length ? Integer.toHexString(actual[at] & 255) : "nothing";
            String must = at < expected.length ? Integer.toHexString(expected[at] & 255) : "nothing";
            throw new KitFailure(what + ": byte " + at + " of " + actual.length + " is " + is + ", expected " + must);
        }
    }

    public void equal(int[] expected, int[] actual, String what) {
        if (!draws()) return;
        int at = Arrays.mismatch(expected, actual);
        if (at >= 0) {
            String is = at < actual.length ? hex(actual[at]) : "nothing";
            String must = at < expected.length ? hex(expected[at]) : "nothing";
            throw new KitFailure(what + ": word " + at + " of " + actual.length + " is " + is + ", expected " + must);
        }
    }

    private static String hex(int v) {
        return v + " (0x" + Integer.toHexString(v) + ", " + Float.intBitsToFloat(v) + "f)";
    }

    public void near(float[] expected, float[] actual, double tolerance, String what) {
        if (!draws()) return;
        equal(expected.length, actual.length, what + ": number of values");
        for (int i = 0; i < expected.length; i++) near(expected[i], actual[i], tolerance, what + "[" + i + "]");
    }

    /** A pixel of an RGBA8 target, each channel 0 to 255. */
    public void pixel(Texture texture, int x, int y, int r, int g, int b, int a, int tolerance) {
        byte[] read = read(texture, 0, new Box(x, y, 0, 1, 1, 1));
        if (!draws()) return;
        int[] expected = {r, g, b, a};
        int is = new Image(1, 1, read).pixel(0, 0);
        for (int i = 0; i < 4; i++) {
            int channel = is >>> (24 - 8 * i) & 255;
            if (Math.abs(channel - expected[i]) > tolerance) {
                throw new KitFailure(String.format(
                        "pixel %d,%d is %08X, expected %02X%02X%02X%02X (RRGGBBAA)%s",
                        x, y, is, r, g, b, a, tolerance == 0 ? "" : " within " + tolerance));
            }
        }
    }

    public void pixel(Texture texture, int x, int y, int r, int g, int b, int a) {
        pixel(texture, x, y, r, g, b, a, 0);
    }

    /** All pixels of a target are one colour. */
    public void solid(Texture texture, int r, int g, int b, int a, int tolerance) {
        Image expected = Image.blank(texture.desc().width(), texture.desc().height());
        int rgba = r << 24 | g << 16 | b << 8 | a;
        for (int y = 0; y < expected.height(); y++) {
            for (int x = 0; x < expected.width(); x++) expected.pixel(x, y, rgba);
        }
        image(expected, texture, tolerance);
    }

    public void image(Image expected, Texture actual, int tolerance) {
        image(expected, image(actual), tolerance);
    }

    public void image(Image expected, Image actual, int tolerance) {
        if (!draws()) return;
        ImageDifference d = ImageDifference.of(expected, actual, tolerance);
        if (!d.isNone()) throw new KitFailure(d.describe(), d);
    }

    // ---- statements about calls ------------------------------------------------------------------------------------

    /** The call must throw {@code type}, with a message that contains {@code named}. */
    public static void mustThrow(Class<? extends RuntimeException> type, String named, Runnable call) {
        try {
            call.run();
        } catch (RuntimeException e) {
            if (!type.isInstance(e)) {
                throw new KitFailure("expected " + type.getSimpleName() + ", thrown was " + e);
            }
            if (e.getMessage() == null || !e.getMessage().contains(named)) {
                throw new KitFailure("the message '" + e.getMessage() + "' does not name '" + named + "'");
            }
            return;
        }
        throw new KitFailure("expected " + type.getSimpleName() + " naming '" + named + "', nothing was thrown");
    }
}
