package tepui.layers.forward;

import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Caps;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.Query;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;
import tepui.pipe.format.RowCode;

/**
 * Device that hands every call on to the device behind it. It shares the states of the one behind, hands its objects
 * through and wraps its contexts by {@link #wrap}. Closing it closes the one behind.
 */
public class ForwardingDevice extends Device {
    /** The device behind this one. */
    protected final Device next;

    public ForwardingDevice(Device next) {
        super(next);
        this.next = next;
    }

    /** The device behind this one. */
    public final Device behind() {
        return next;
    }

    /** Puts the layer's context in front of a new context. */
    protected Context wrap(Context context) {
        return new ForwardingContext(this, context);
    }

    @Override
    public Caps caps() {
        return next.caps();
    }

    @Override
    public boolean wantsSources() {
        return next.wantsSources();
    }

    @Override
    public @Nullable RowCode rowCode(Format from, Format to) {
        return next.rowCode(from, to);
    }

    @Override
    public int formatSupport(Format format) {
        return next.formatSupport(format);
    }

    @Override
    public float[] samplePositions(int samples) {
        return next.samplePositions(samples);
    }

    @Override
    public final Context createContext() {
        return wrap(next.createContext());
    }

    @Override
    public Buffer createBuffer(BufferDesc desc) {
        return next.createBuffer(desc);
    }

    @Override
    public Texture createTexture(TextureDesc desc) {
        return next.createTexture(desc);
    }

    @Override
    public Texture createBackBuffer(Surface surface, TextureDesc desc) {
        return next.createBackBuffer(surface, desc);
    }

    @Override
    public TextureView createView(Texture texture, TextureView.Desc desc) {
        return next.createView(texture, desc);
    }

    @Override
    public TextureView createView(Buffer buffer, TextureView.Desc desc) {
        return next.createView(buffer, desc);
    }

    @Override
    public ShaderObject createShader(Shader shader, @Nullable StreamOutputLayout streamOutput) {
        return next.createShader(shader, streamOutput);
    }

    @Override
    public StreamTarget createStreamTarget(Buffer buffer, long offset, long size) {
        return next.createStreamTarget(buffer, offset, size);
    }

    @Override
    public Query createQuery(Query.Kind kind, int index) {
        return next.createQuery(kind, index);
    }

    @Override
    public Surface createSurface(Surface.Target target) {
        return next.createSurface(target);
    }

    @Override
    public void destroy(Buffer buffer) {
        next.destroy(buffer);
    }

    @Override
    public void destroy(Texture texture) {
        next.destroy(texture);
    }

    @Override
    public void destroy(TextureView view) {
        next.destroy(view);
    }

    @Override
    public void destroy(ShaderObject shader) {
        next.destroy(shader);
    }

    @Override
    public void destroy(StreamTarget target) {
        next.destroy(target);
    }

    @Override
    public void destroy(Query query) {
        next.destroy(query);
    }

    @Override
    public @Nullable String lost() {
        return next.lost();
    }

    @Override
    public DeviceLostException.@Nullable Reason lossReason() {
        return next.lossReason();
    }

    @Override
    public long timestamp() {
        return next.timestamp();
    }

    @Override
    public void close() {
        next.close();
    }
}
