package tepui.layers.debug;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.SourceText;
import tepui.ir.Stage;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Limits;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;

/**
 * Device whose shaders run once more in Java, for one pixel, vertex, primitive or invocation: after each draw and dispatch,
 * classes with the lines and variables of the shaders' sources run with what the device had noted (see {@link
 * Journal}). A debugger of Java stops there as in any other class. It is in front of any driver.
 */
public final class DebugDevice extends ForwardingDevice {
    private final DebugOptions options;
    private final LaneClasses classes;
    private final Map<ShaderObject, DebuggedShader> debugged = new HashMap<>();

    public DebugDevice(Device next, DebugOptions options) {
        super(next);
        this.options = options;
        this.classes = new LaneClasses(options);
    }

    @Override
    protected Context wrap(Context context) {
        return new DebugContext(this, context, options);
    }

    @Override
    public boolean wantsSources() {
        return true;
    }

    @Override
    public ShaderObject createShader(Shader shader, @Nullable StreamOutputLayout streamOutput) {
        ShaderObject made = next.createShader(shader, streamOutput);
        SourceText source = shader.source;
        if (source == null) return made;
        boolean mayWrite = shader.stage == Stage.FRAGMENT || shader.stage == Stage.COMPUTE || caps().vertexStores;
        if (!mayWrite) {
            refuse(source, "writes no buffers in " + shader.stage.text() + " shaders");
            return made;
        }
        int slot = freeSlot(shader);
        if (slot < 0) {
            refuse(source, "has " + slots() + " storage buffers, all of which the shader uses");
            return made;
        }
        Shader lane = shader.copy();
        JournaledOps.number(lane);
        LaneClasses.Code code = classes.make(lane, source);
        if (code == null) return made;
        Shader noting = shader.copy();
        JournaledOps.number(noting);
        new Journal(slot).run(noting);
        synchronized (this) {
            debugged.put(made, new DebuggedShader(next.createShader(noting, streamOutput), slot, code));
        }
        return made;
    }

    /** Tells what the device lacks, and where it is not lacking. */
    private void refuse(SourceText source, String lack) {
        String driver = info().driver();
        options.log()
                .accept(source.title() + " cannot be debugged: " + driver + " (" + info().name() + ") " + lack
                        + (driver.equals("soft") ? "" : "; run the program with --driver soft"));
    }

    /** Storage buffers that a shader may have. */
    private int slots() {
        return Math.min(next.caps().maxStorageBuffers, Limits.STORAGE_BUFFERS);
    }

    /** The last slot that the shader does not use, -1 where there is none. */
    private int freeSlot(Shader shader) {
        for (int slot = slots() - 1; slot >= 0; slot--) {
            boolean isFree = true;
            for (Resource r : shader.resources) {
                boolean holds = slot >= r.binding() && slot < r.binding() + r.count();
                isFree &= r.kind() != Resource.Kind.STORAGE_BUFFER || !holds;
            }
            if (isFree) return slot;
        }
        return -1;
    }

    synchronized @Nullable DebuggedShader debugged(@Nullable ShaderObject shader) {
        return shader == null ? null : debugged.get(shader);
    }

    @Override
    public void destroy(ShaderObject shader) {
        DebuggedShader twin;
        synchronized (this) {
            twin = debugged.remove(shader);
        }
        if (twin != null) next.destroy(twin.noting());
        next.destroy(shader);
    }
}
