package tepui.layers.check;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Query;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;

/** A device that checks every use of itself and of its contexts by the rules of {@link Rule}. */
public final class CheckingDevice extends ForwardingDevice {
    private final Violations out;
    private final ObjectTable objects = new ObjectTable();
    private final CreationRules rules;
    private volatile boolean closed;

    /** Broken rules are exceptions. */
    public CheckingDevice(Device next) {
        this(next, RuleSink.THROW, Set.of());
    }

    /**
     * @param muted rules that are not reported
     */
    public CheckingDevice(Device next, RuleSink sink, Set<Rule> muted) {
        super(next);
        out = new Violations(sink, muted);
        rules = new CreationRules(next, objects, out);
    }

    @Override
    protected Context wrap(Context context) {
        open("createContext");
        return new CheckingContext(this, context, objects, out);
    }

    void open(String call) { // hot
        if (closed) out.broken(Rule.DEVICE_OPEN, call, "device", "is closed");
    }

    // ---- making ----------------------------------------------------------------------------------------------------

    @Override
    public Buffer createBuffer(BufferDesc desc) {
        open("createBuffer");
        rules.buffer(desc);
        Buffer buffer = next.createBuffer(desc);
        objects.add(buffer, new Tracked.OfBuffer());
        return buffer;
    }

    @Override
    public Texture createTexture(TextureDesc desc) {
        open("createTexture");
        rules.texture(desc);
        Texture texture = next.createTexture(desc);
        objects.add(texture, new Tracked.OfTexture());
        return texture;
    }

    @Override
    public Texture createBackBuffer(Surface surface, TextureDesc desc) {
        open("createBackBuffer");
        rules.texture(desc);
        Texture texture = next.createBackBuffer(surface, desc);
        objects.add(texture, new Tracked.OfTexture());
        return texture;
    }

    @Override
    public TextureView createView(Texture texture, TextureView.Desc desc) {
        open("createView");
        rules.view(texture, desc);
        TextureView view = next.createView(texture, desc);
        objects.add(view, new Tracked.OfView());
        return view;
    }

    @Override
    public TextureView createView(Buffer buffer, TextureView.Desc desc) {
        open("createView");
        rules.view(buffer, desc);
        TextureView view = next.createView(buffer, desc);
        objects.add(view, new Tracked.OfView());
        return view;
    }

    @Override
    public ShaderObject createShader(Shader shader, @Nullable StreamOutputLayout streamOutput) {
        open("createShader");
        rules.shader(shader, streamOutput);
        ShaderObject object = next.createShader(shader, streamOutput);
        objects.add(object, new Tracked.OfShader(shader, streamOutput));
        return object;
    }

    @Override
    public StreamTarget createStreamTarget(Buffer buffer, long offset, long size) {
        open("createStreamTarget");
        rules.streamTarget(buffer, offset, size);
        StreamTarget target = next.createStreamTarget(buffer, offset, size);
        objects.add(target, new Tracked.OfStreamTarget());
        return target;
    }

    @Override
    public Query createQuery(Query.Kind kind, int index) {
        open("createQuery");
        rules.query(kind, index);
        Query query = next.createQuery(kind, index);
        objects.add(query, new Tracked.OfQuery());
        return query;
    }

    @Override
    public Surface createSurface(Surface.Target target) {
        open("createSurface");
        rules.surface(target);
        Surface surface = next.createSurface(target);
        objects.add(surface, new Tracked.OfSurface());
        return surface;
    }

    // ---- destroying ------------------------------------------------------------------------------------------------

    private void gone(String argument, Object object) {
        open("destroy");
        if (!objects.remove(object)) {
            out.broken(Rule.OBJECT_ALIVE, "destroy", argument, "was destroyed, or is no object of this device");
        }
    }

    @Override
    public void destroy(Buffer buffer) {
        gone("buffer", buffer);
        next.destroy(buffer);
    }

    @Override
    public void destroy(Texture texture) {
        gone("texture", texture);
        next.destroy(texture);
    }

    @Override
    public void destroy(TextureView view) {
        gone("view", view);
        next.destroy(view);
    }

    @Override
    public void destroy(ShaderObject shader) {
        gone("shader", shader);
        next.destroy(shader);
    }

    @Override
    public void destroy(StreamTarget target) {
        gone("target", target);
        next.destroy(target);
    }

    @Override
    public void destroy(Query query) {
        gone("query", query);
        next.destroy(query);
    }

    @Override
    public void close() {
        closed = true;
        next.close();
    }
}
