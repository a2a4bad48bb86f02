package tepui.pipe;

import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.pipe.format.Format;
import tepui.pipe.format.RowCode;

/**
 * One opened device. All methods may be called from any thread. Objects made by a device are used with its contexts
 * only; destroying one that is still in use by queued work is fine: it goes when that work is done.
 */
public abstract class Device implements AutoCloseable {
    private final DeviceInfo info;
    private final DeviceOptions options;
    private final StateTables states;

    protected Device(DeviceInfo info, DeviceOptions options) {
        this.info = info;
        this.options = options;
        this.states = new StateTables();
    }

    /** A layer: a device in front of {@code behind} shares its states, so that ids mean the same on both. */
    protected Device(Device behind) {
        this.info = behind.info;
        this.options = behind.options;
        this.states = behind.states;
    }

    public final DeviceInfo info() {
        return info;
    }

    public final DeviceOptions options() {
        return options;
    }

    /** The tables of interned states. */
    public final StateTables states() {
        return states;
    }

    /** Filled when the device was opened; not to be changed. */
    public abstract Caps caps();

    /** Does the device want the source of fragment shaders ({@link Shader#source})? Front ends give it then, with code that is as it was written. */
    public boolean wantsSources() {
        return false;
    }

    /** Bits of {@link tepui.pipe.format.FormatSupport}. Allocates nothing: it is asked in draws. */
    public abstract int formatSupport(Format format);

    /** Code by which the device converts rows of texels from one plain format to another; null where it has none. */
    public @Nullable RowCode rowCode(Format from, Format to) {
        return null;
    }

    /** Sample positions of a pixel, x then y for each, 0 to 1. */
    public abstract float[] samplePositions(int samples);

    /** A context with nothing bound and all states at their defaults. */
    public abstract Context createContext();

    /** A buffer; {@link UnsupportedByDeviceException} where it is larger than the limits of the device allow. */
    public abstract Buffer createBuffer(BufferDesc desc);

    /** A texture; {@link UnsupportedByDeviceException} where {@link #caps} or {@link #formatSupport} says that there is none of that kind. */
    public abstract Texture createTexture(TextureDesc desc);

    /**
     * A texture to be drawn and then presented to a surface, of which nothing is needed once it was presented: what it holds then is undefined, if not {@link Caps#backBuffersStay}. Without the
     * uses SAMPLED and IMAGE, and where its size and format are the surface's, a device may have it drawn in the surface's own memory, so that presenting it the
     * right way up copies nothing. Otherwise it is a texture as any other. It is destroyed before its surface is closed.
     */
    public Texture createBackBuffer(Surface surface, TextureDesc desc) {
        return createTexture(desc);
    }

    /** A view of levels and layers of a texture, in its format or one that is compatible. */
    public abstract TextureView createView(Texture texture, TextureView.Desc desc);

    /** A view of a range of a buffer as texels. */
    public abstract TextureView createView(Buffer buffer, TextureView.Desc desc);

    /**
     * Takes a shader. The device validates it, may go on using it, and nobody may change it afterwards.
     *
     * @param streamOutput for the last vertex stage, what is written to buffers; null for nothing
     */
    public abstract ShaderObject createShader(Shader shader, @Nullable StreamOutputLayout streamOutput);

    /** A range of a buffer that stream output goes to; it remembers how much was written. */
    public abstract StreamTarget createStreamTarget(Buffer buffer, long offset, long size);

    /**
     * @param index the vertex stream, or the ordinal of the {@link Query.Statistic}; 0 otherwise
     */
    public abstract Query createQuery(Query.Kind kind, int index);

    /** A surface that pictures are presented to: a window, a receiver of pixels, or nothing. */
    public abstract Surface createSurface(Surface.Target target);

    /** Destroys a buffer and ends its mapping. Queued work may still use it; nothing may be bound or drawn with it afterwards, nor with its views. */
    public abstract void destroy(Buffer buffer);

    public abstract void destroy(Texture texture);

    public abstract void destroy(TextureView view);

    public abstract void destroy(ShaderObject shader);

    public abstract void destroy(StreamTarget target);

    public abstract void destroy(Query query);

    /** Buffers written in place by any thread, for a command stream in front of the device; null where there is no such way. */
    public @Nullable DirectMemory directMemory() {
        return null;
    }

    /** Why the device is lost, or null while it works. */
    public abstract @Nullable String lost();

    /** Reason of the loss; null while the device is there. */
    public DeviceLostException.@Nullable Reason lossReason() {
        return lost() == null ? null : DeviceLostException.Reason.UNKNOWN;
    }

    /** Nanoseconds on the device's clock, the one of TIMESTAMP queries. */
    public abstract long timestamp();

    /** Ends the device. Contexts and objects made by it are dead afterwards. */
    @Override
    public abstract void close();
}
