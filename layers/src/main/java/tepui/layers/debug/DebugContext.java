package tepui.layers.debug;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.layers.forward.ForwardingContext;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.Surface;
import tepui.pipe.Texture;

/** Context whose draws and dispatches are made with shaders that note, and whose noted invocations then run in Java, in the order of the stages. */
final class DebugContext extends ForwardingContext {
    private final DebugDevice device;
    private final DebugOptions options;
    private final StageJournal[] stages = new StageJournal[Stage.COUNT];
    private @Nullable RenderTargets targets;
    private boolean told;

    DebugContext(DebugDevice device, Context next, DebugOptions options) {
        super(device, next);
        this.device = device;
        this.options = options;
        for (Stage stage : Stage.values()) stages[stage.ordinal()] = new StageJournal(stage, device.behind(), next);
    }

    @Override
    public void bindShader(Stage stage, @Nullable ShaderObject shader) {
        stages[stage.ordinal()].shader = shader;
        next.bindShader(stage, shader);
    }

    @Override
    public void bindStorageBuffer(
            Stage stage, int slot, @Nullable Buffer buffer, long offset, long size, boolean writable) {
        stages[stage.ordinal()].bindStorage(slot, buffer, offset, size, writable);
        next.bindStorageBuffer(stage, slot, buffer, offset, size, writable);
    }

    @Override
    public void setRenderTargets(RenderTargets targets) {
        this.targets = targets;
        next.setRenderTargets(targets);
    }

    @Override
    public Surface.Outcome present(
            Surface surface, Texture texture, boolean up, Surface.Interval interval, boolean dontWait) {
        int width = texture.desc().width();
        int height = texture.desc().height();
        List<Integer> pixel = options.lanes().pixel();
        if (!told && !pixel.isEmpty() && (pixel.get(0) >= width || pixel.get(1) >= height)) {
            told = true;
            options.log()
                    .accept("no fragment is debugged in the picture: it is " + width + " x " + height
                            + ", and the pixel is at " + pixel.get(0) + ", " + pixel.get(1));
        }
        return next.present(surface, texture, up, interval, dontWait);
    }

    // ---- draws and dispatches --------------------------------------------------------------------------------------

    @Override
    protected void beforeDraw(Primitive primitive, boolean indexed) {
        for (Stage stage : Stage.values()) if (stage != Stage.COMPUTE) begin(stage);
    }

    @Override
    protected void afterDraw(Primitive primitive, boolean indexed) {
        end();
    }

    @Override
    public void dispatch(int groupsX, int groupsY, int groupsZ) {
        begin(Stage.COMPUTE);
        next.dispatch(groupsX, groupsY, groupsZ);
        end();
    }

    @Override
    public void dispatchIndirect(Buffer buffer, long offset) {
        begin(Stage.COMPUTE);
        next.dispatchIndirect(buffer, offset);
        end();
    }

    private void begin(Stage stage) {
        StageJournal journal = stages[stage.ordinal()];
        DebuggedShader twin = device.debugged(journal.shader);
        int[] wanted = stage == Stage.FRAGMENT ? pixel() : options.lanes().wanted(stage);
        if (twin == null || wanted == null) return;
        journal.begin(twin, wanted, options.lanes().most(stage));
    }

    /** The pixel in the coordinates of shaders; null where it is outside of the target. */
    private int @Nullable [] pixel() {
        RenderTargets into = targets;
        if (into == null) return null;
        List<Integer> pixel = options.lanes().pixel();
        int x = pixel.isEmpty() ? into.width() / 2 : pixel.get(0);
        int fromTop = pixel.isEmpty() ? into.height() / 2 : pixel.get(1);
        int y = isBottomUp(into) ? into.height() - 1 - fromTop : fromTop;
        return x >= into.width() || y < 0 || y >= into.height() ? null : new int[] {x, y, 0};
    }

    /** OpenGL draws upwards, but for the image that a window takes as it is. */
    private static boolean isBottomUp(RenderTargets into) {
        for (RenderTargets.Attachment a : into.colors())
            if (a != null) return !a.texture().desc().isSurfaceImage();
        return true;
    }

    private void end() {
        for (StageJournal journal : stages) journal.restore();
        for (StageJournal journal : stages) journal.run(options.log());
    }

    @Override
    public void close() {
        for (StageJournal journal : stages) journal.close();
        next.close();
    }
}
