package tepui.frontends.gl.loss;

import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
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

/**
 * Device that is lost at the nth of the calls that it and its contexts get: that one and all that follow throw, but for
 * those that end something.
 */
public final class LosingDevice extends ForwardingDevice {
    private final int at;
    private final boolean once;
    private final boolean lasting;
    private int calls;
    private volatile @Nullable String lost;

    private LosingDevice(Device next, int at, boolean once, boolean lasting) {
        super(next);
        this.at = at;
        this.once = once;
        this.lasting = lasting;
    }

    /**
     * One whose end leaves the other device to the next.
     *
     * @param at the call that is the first to fail, from 1; 0 for none
     */
    static LosingDevice over(Device next, int at) {
        return new LosingDevice(next, at, false, true);
    }

    /** One that has a defect: the nth call alone throws what no call may. */
    static LosingDevice failingOnce(Device next, int at) {
        return new LosingDevice(next, at, true, false);
    }

    /** How many calls there were. */
    synchronized int calls() {
        return calls;
    }

    /** Before each call; public for the contexts, which are made at run time. */
    public static void step(Device device, String name) {
        ((LosingDevice) device).step(name);
    }

    private synchronized void step(String name) {
        calls++;
        if (once && calls == at) throw new IllegalStateException(name + ": failed on purpose");
        if (!once && at != 0 && calls == at) lost = name + ": lost on purpose";
        String why = lost;
        if (why != null) throw new DeviceLostException(why);
    }

    @Override
    public void close() {
        if (!lasting) super.close();
    }

    @Override
    protected Context wrap(Context context) {
        step("createContext");
        return LosingContexts.wrap(this, context);
    }

    @Override
    public @Nullable String lost() {
        String why = lost;
        return why == null ? next.lost() : why;
    }

    @Override
    public DeviceLostException.@Nullable Reason lossReason() {
        return lost == null ? next.lossReason() : DeviceLostException.Reason.UNKNOWN;
    }

    @Override
    public Buffer createBuffer(BufferDesc desc) {
        step("createBuffer");
        return super.createBuffer(desc);
    }

    @Override
    public Texture createTexture(TextureDesc desc) {
        step("createTexture");
        return super.createTexture(desc);
    }

    @Override
    public TextureView createView(Texture texture, TextureView.Desc desc) {
        step("createView");
        return super.createView(texture, desc);
    }

    @Override
    public TextureView createView(Buffer buffer, TextureView.Desc desc) {
        step("createView");
        return super.createView(buffer, desc);
    }

    @Override
    public ShaderObject createShader(Shader shader, @Nullable StreamOutputLayout streamOutput) {
        step("createShader");
        return super.createShader(shader, streamOutput);
    }

    @Override
    public StreamTarget createStreamTarget(Buffer buffer, long offset, long size) {
        step("createStreamTarget");
        return super.createStreamTarget(buffer, offset, size);
    }

    @Override
    public Query createQuery(Query.Kind kind, int index) {
        step("createQuery");
        return super.createQuery(kind, index);
    }

    @Override
    public Surface createSurface(Surface.Target target) {
        step("createSurface");
        return super.createSurface(target);
    }
}
