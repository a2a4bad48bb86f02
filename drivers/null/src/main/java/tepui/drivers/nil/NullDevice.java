package tepui.drivers.nil;

import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.ir.Validator;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Caps;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DirectMemory;
import tepui.pipe.Query;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.driver.Arguments;
import tepui.pipe.driver.CreationArguments;
import tepui.pipe.driver.OpenObjects;
import tepui.pipe.format.Format;

/**
 * Null device: makes objects that hold their descriptions, and refuses what the announced capabilities do not cover.
 */
final class NullDevice extends Device {
    private final DirectMemory direct = new NullDirectMemory(this);
    private final Caps caps = NullCaps.make();
    private final OpenObjects<NullContext> contexts = new OpenObjects<>();
    private volatile boolean closed;

    NullDevice(DeviceInfo info, DeviceOptions options) {
        super(info, options);
    }

    @Override
    public Caps caps() {
        return caps;
    }

    @Override
    public int formatSupport(Format format) {
        return NullFormats.support(format);
    }

    /** Spread along the diagonal: n distinct places that do not depend on a picture. */
    @Override
    public float[] samplePositions(int samples) {
        if (samples < 1 || samples > caps.maxSamples) {
            throw new IllegalArgumentException(
                    "samplePositions: samples is " + samples + ", must be 1 to " + caps.maxSamples);
        }
        float[] positions = new float[samples * 2];
        for (int i = 0; i < samples; i++) {
            positions[2 * i] = (i + 0.5f) / samples;
            positions[2 * i + 1] = (i + 0.5f) / samples;
        }
        return positions;
    }

    @Override
    public Context createContext() {
        open("createContext");
        return contexts.add(new NullContext(this));
    }

    void forget(NullContext context) {
        contexts.remove(context);
    }

    @Override
    public Buffer createBuffer(BufferDesc desc) {
        open("createBuffer");
        CreationArguments.buffer(desc, caps);
        return new NullBuffer(this, desc);
    }

    @Override
    public Texture createTexture(TextureDesc desc) {
        open("createTexture");
        CreationArguments.texture(desc, caps, true, formatSupport(desc.format()));
        return new NullTexture(this, desc);
    }

    @Override
    public TextureView createView(Texture texture, TextureView.Desc desc) {
        open("createView");
        NullTexture t = texture("createView", texture);
        CreationArguments.view(t, desc);
        return new NullView(this, desc, t, null);
    }

    @Override
    public TextureView createView(Buffer buffer, TextureView.Desc desc) {
        open("createView");
        NullBuffer b = buffer("createView", buffer);
        if (desc.shape() != TextureShape.BUFFER) {
            throw new IllegalArgumentException(
                    "createView: shape is " + desc.shape().text() + ", a buffer was given");
        }
        Arguments.bytes("createView", b, desc.bufferOffset(), desc.bufferSize());
        return new NullView(this, desc, null, b);
    }

    @Override
    public ShaderObject createShader(Shader shader, @Nullable StreamOutputLayout streamOutput) {
        open("createShader");
        if (streamOutput != null && (shader.stage == Stage.FRAGMENT || shader.stage == Stage.COMPUTE)) {
            throw new IllegalArgumentException(
                    "createShader: stream output of a " + shader.stage.text() + " shader, only vertex stages have one");
        }
        Validator.check(shader);
        return new NullShader(this, shader.stage);
    }

    @Override
    public StreamTarget createStreamTarget(Buffer buffer, long offset, long size) {
        open("createStreamTarget");
        return new NullStreamTarget(this, buffer("createStreamTarget", buffer), offset, size);
    }

    @Override
    public Query createQuery(Query.Kind kind, int index) {
        open("createQuery");
        CreationArguments.query(kind, index, caps);
        return new NullQuery(this, kind, index);
    }

    @Override
    public Surface createSurface(Surface.Target target) {
        open("createSurface");
        return new NullSurface(this, target);
    }

    @Override
    public void destroy(Buffer buffer) {
        buffer("destroy", buffer).destroyed = true;
    }

    @Override
    public void destroy(Texture texture) {
        texture("destroy", texture).destroyed = true;
    }

    @Override
    public void destroy(TextureView view) {
        view("destroy", view).destroyed = true;
    }

    @Override
    public void destroy(ShaderObject shader) {
        shader("destroy", shader).destroyed = true;
    }

    @Override
    public void destroy(StreamTarget target) {
        streamTarget("destroy", target).destroyed = true;
    }

    @Override
    public void destroy(Query query) {
        query("destroy", query).destroyed = true;
    }

    @Override
    public DirectMemory directMemory() {
        return direct;
    }

    @Override
    public @Nullable String lost() {
        return null;
    }

    @Override
    public long timestamp() {
        return System.nanoTime();
    }

    @Override
    public void close() {
        closed = true;
        for (NullContext context : contexts.removeAll()) context.kill();
    }

    // ---- arguments -------------------------------------------------------------------------------------------------

    private void open(String call) {
        if (closed) throw new IllegalArgumentException(call + ": the device is closed");
    }

    NullBuffer buffer(String call, Buffer buffer) { // hot
        if (buffer instanceof NullBuffer b && b.device == this && !b.destroyed) return b;
        throw Arguments.unusable(call, "buffer", buffer);
    }

    NullTexture texture(String call, Texture texture) { // hot
        if (texture instanceof NullTexture t && t.device == this && !t.destroyed) return t;
        throw Arguments.unusable(call, "texture", texture);
    }

    NullView view(String call, TextureView view) { // hot
        if (view instanceof NullView v && v.device == this && !v.destroyed) return v;
        throw Arguments.unusable(call, "view", view);
    }

    NullShader shader(String call, ShaderObject shader) { // hot
        if (shader instanceof NullShader s && s.device == this && !s.destroyed) return s;
        throw Arguments.unusable(call, "shader", shader);
    }

    NullStreamTarget streamTarget(String call, StreamTarget target) { // hot
        if (target instanceof NullStreamTarget t && t.device == this && !t.destroyed) return t;
        throw Arguments.unusable(call, "stream target", target);
    }

    NullQuery query(String call, Query query) { // hot
        if (query instanceof NullQuery q && q.device == this && !q.destroyed) return q;
        throw Arguments.unusable(call, "query", query);
    }
}
