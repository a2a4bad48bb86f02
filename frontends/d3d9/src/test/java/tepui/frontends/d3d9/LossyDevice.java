package tepui.frontends.d3d9;

import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.layers.forward.ForwardingContext;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.Fence;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;

/** Device in front of another one that is lost at a call whose number a test chooses, and from then on; or that has no memory for one call alone. */
final class LossyDevice extends ForwardingDevice {
    private static final String REASON = "it was lost on purpose";
    private static final String REFUSAL = "it was refused on purpose";

    /** Calls that may find the device lost, so far. */
    private final AtomicInteger calls = new AtomicInteger();

    private volatile int lostAt = Integer.MAX_VALUE;
    private volatile int refusedAt = -1;
    /** Calls that found no memory, so far. */
    private final AtomicInteger refusals = new AtomicInteger();
    /** Is it memory of the program that there is not enough of, or of the device? */
    private volatile boolean ofProgram;

    LossyDevice(Device next) {
        super(next);
    }

    /** From the n-th call on, counted from now, it is lost. */
    void loseAt(int n) {
        lostAt = calls.get() + n;
    }

    /** For the n-th call, counted from now, there is no memory. */
    void refuseAt(int n, boolean ofProgram) {
        this.ofProgram = ofProgram;
        refusedAt = calls.get() + n;
    }

    void refuseNothing() {
        refusedAt = -1;
    }

    int calls() {
        return calls.get();
    }

    int refusals() {
        return refusals.get();
    }

    private void call() {
        int n = calls.getAndIncrement();
        if (n >= lostAt) throw new DeviceLostException(REASON);
        if (n != refusedAt) return;
        refusals.incrementAndGet();
        if (ofProgram) throw new OutOfMemoryError(REFUSAL);
        throw new OutOfDeviceMemoryException(REFUSAL);
    }

    @Override
    public @Nullable String lost() {
        return calls.get() > lostAt ? REASON : null;
    }

    @Override
    public Texture createTexture(TextureDesc desc) {
        call();
        return super.createTexture(desc);
    }

    @Override
    public Buffer createBuffer(BufferDesc desc) {
        call();
        return super.createBuffer(desc);
    }

    @Override
    public ShaderObject createShader(Shader shader, @Nullable StreamOutputLayout streamOutput) {
        call();
        return super.createShader(shader, streamOutput);
    }

    @Override
    public Query createQuery(Query.Kind kind, int index) {
        call();
        return super.createQuery(kind, index);
    }

    @Override
    protected Context wrap(Context context) {
        return new ForwardingContext(this, context) {
            @Override
            public void setRenderTargets(RenderTargets targets) {
                call();
                super.setRenderTargets(targets);
            }

            @Override
            public void bindShader(Stage stage, @Nullable ShaderObject shader) {
                call();
                super.bindShader(stage, shader);
            }

            @Override
            public void clearColor(int target, ClearColor color, @Nullable Box area, int mask) {
                call();
                super.clearColor(target, color, area, mask);
            }

            @Override
            public void clearTexture(Texture texture, int level, Box box, ClearColor value) {
                call();
                super.clearTexture(texture, level, box, value);
            }

            @Override
            public void draw(
                    Primitive primitive,
                    boolean indexed,
                    int firstInstance,
                    int instances,
                    int start,
                    int count,
                    int baseVertex,
                    int drawId) {
                call();
                super.draw(primitive, indexed, firstInstance, instances, start, count, baseVertex, drawId);
            }

            @Override
            public long map(Buffer buffer, long offset, long size, int flags) {
                call();
                return super.map(buffer, offset, size, flags);
            }

            @Override
            public void unmap(Buffer buffer) {
                call();
                super.unmap(buffer);
            }

            @Override
            public void generateMips(Texture texture, int first, int last) {
                call();
                super.generateMips(texture, first, last);
            }

            @Override
            public void writeBuffer(Buffer buffer, long offset, MemorySegment data) {
                call();
                super.writeBuffer(buffer, offset, data);
            }

            @Override
            public void writeTexture(
                    Texture texture, int level, Box box, MemorySegment data, long rowPitch, long slicePitch) {
                call();
                super.writeTexture(texture, level, box, data, rowPitch, slicePitch);
            }

            @Override
            public void readTexture(
                    Texture texture, int level, Box box, MemorySegment into, long rowPitch, long slicePitch) {
                call();
                super.readTexture(texture, level, box, into, rowPitch, slicePitch);
            }

            @Override
            public void beginQuery(Query query) {
                call();
                super.beginQuery(query);
            }

            @Override
            public void endQuery(Query query) {
                call();
                super.endQuery(query);
            }

            @Override
            public long queryResult(Query query, boolean wait) {
                call();
                return super.queryResult(query, wait);
            }

            @Override
            public Fence flush() {
                call();
                return super.flush();
            }

            @Override
            public Fence flush(@Nullable Fence reuse) {
                call();
                return super.flush(reuse);
            }

            @Override
            public Surface.Outcome present(
                    Surface surface, Texture picture, boolean flipped, Surface.Interval interval, boolean dontWait) {
                call();
                return super.present(surface, picture, flipped, interval, dontWait);
            }
        };
    }
}
