package tepui.layers.hud;

import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.layers.forward.ForwardingContext;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.Query;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.driver.FlightRecording;

/**
 * Context of the HUD: draws the figures of the last frames over the picture before each present. It knows what the
 * program has bound where it binds something itself, and puts that back. While a query counts, or stream output is on,
 * nothing is drawn, since the program would see it.
 */
public final class HudContext extends ForwardingContext {
    private static final Stage[] STAGES = Stage.values();

    private final HudDevice device;
    private final @Nullable HudPainter painter;
    private final HudFigures figures = new HudFigures();
    private final @Nullable HudLog log;

    // ---- what the program has bound
    private int blend;
    private int raster;
    private int depthStencil;
    private int layout;
    private int sampleMask = -1;
    private final @Nullable ShaderObject[] shaders = new ShaderObject[Stage.COUNT];
    private @Nullable Buffer vertexBuffer;
    private long vertexOffset;
    private final float[] viewport = new float[6];
    private boolean viewportSet;
    private @Nullable RenderTargets targets;
    private @Nullable Query condition;
    private boolean conditionWait;
    private boolean conditionInverted;
    private int queries;
    private boolean streaming;

    /** The targets that the last picture was drawn through: pictures come in turns of a few. */
    private final @Nullable RenderTargets[] pictures = new RenderTargets[4];

    private final @Nullable Texture[] pictureOf = new Texture[4];
    private int picture;
    private boolean closed;

    HudContext(HudDevice device, Context next, HudOptions options) {
        super(device, next);
        this.device = device;
        painter = options.items().isEmpty() ? null : new HudPainter(device.behind(), options);
        log = options.csv() == null ? null : new HudLog(options.csv());
        figures.begin(next.counters(), System.nanoTime());
    }

    @Override
    public Surface.Outcome present(
            Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval, boolean dontWait) { // hot
        figures.end(next.counters(), System.nanoTime());
        if (log != null) log.frame(figures);
        if (FlightRecording.isOn() && HudEvent.isTaken()) HudEvent.commit(figures);
        HudPainter painter = this.painter;
        boolean drawable = (texture.desc().bind() & Bind.COLOR_TARGET) != 0
                && texture.desc().samples() == 1
                && queries == 0
                && !streaming;
        if (drawable && painter != null) {
            figures.beginOwn(next.counters());
            int rectangles = draw(painter, texture, bottomUp);
            figures.endOwn(next.counters(), rectangles);
        }
        return next.present(surface, texture, bottomUp, interval, dontWait);
    }

    private RenderTargets targets(Texture texture) { // hot
        for (int i = 0; i < pictures.length; i++) {
            RenderTargets known = pictures[i];
            if (pictureOf[i] == texture && known != null) return known;
        }
        RenderTargets made = RenderTargets.of(texture);
        picture = (picture + 1) % pictures.length;
        pictures[picture] = made;
        pictureOf[picture] = texture;
        return made;
    }

    private int draw(HudPainter painter, Texture texture, boolean bottomUp) { // hot
        next.pushGroup("hud");
        if (condition != null) next.setCondition(null, false, false);
        next.setRenderTargets(targets(texture));
        next.setViewport(0, 0, 0, texture.desc().width(), texture.desc().height(), 0, 1);
        for (Stage stage : STAGES) {
            if (stage == Stage.COMPUTE) continue;
            ShaderObject own =
                    stage == Stage.VERTEX ? painter.vertex : stage == Stage.FRAGMENT ? painter.fragment : null;
            if (own != null || shaders[stage.ordinal()] != null) next.bindShader(stage, own);
        }
        next.bindBlend(painter.blend);
        next.bindRaster(painter.raster);
        next.bindDepthStencil(painter.depthStencil);
        next.bindVertexLayout(painter.layout);
        if (sampleMask != -1) next.setSampleMask(-1);
        int rectangles = painter.paint(next, texture, bottomUp, figures);
        restore();
        next.popGroup();
        return rectangles;
    }

    private void restore() { // hot
        for (Stage stage : STAGES) {
            if (stage == Stage.COMPUTE) continue;
            boolean changed = stage == Stage.VERTEX || stage == Stage.FRAGMENT || shaders[stage.ordinal()] != null;
            if (changed) next.bindShader(stage, shaders[stage.ordinal()]);
        }
        next.bindBlend(blend);
        next.bindRaster(raster);
        next.bindDepthStencil(depthStencil);
        next.bindVertexLayout(layout);
        next.bindVertexBuffer(0, vertexBuffer, vertexOffset);
        if (sampleMask != -1) next.setSampleMask(sampleMask);
        if (viewportSet) {
            next.setViewport(0, viewport[0], viewport[1], viewport[2], viewport[3], viewport[4], viewport[5]);
        }
        RenderTargets t = targets;
        if (t != null) next.setRenderTargets(t);
        if (condition != null) next.setCondition(condition, conditionWait, conditionInverted);
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            if (painter != null) painter.close(device());
            if (log != null) log.close();
            device.closed(this);
        }
        super.close();
    }

    // ---- what is destroyed, by any thread; the program binds something else before it draws again

    void forget(Buffer buffer) {
        if (vertexBuffer == buffer) vertexBuffer = null;
    }

    void forget(ShaderObject shader) {
        for (int i = 0; i < shaders.length; i++) if (shaders[i] == shader) shaders[i] = null;
    }

    void forget(Query query) {
        if (condition == query) condition = null;
    }

    void forget(Texture texture) {
        RenderTargets t = targets;
        if (t != null && has(t, texture)) targets = null;
        for (int i = 0; i < pictures.length; i++) {
            if (pictureOf[i] != texture) continue;
            pictureOf[i] = null;
            pictures[i] = null;
        }
    }

    private static boolean has(RenderTargets targets, Texture texture) {
        RenderTargets.Attachment depth = targets.depthStencil();
        if (depth != null && depth.texture() == texture) return true;
        for (RenderTargets.Attachment color : targets.colors())
            if (color != null && color.texture() == texture) return true;
        return false;
    }

    // ---- what the program binds -------------------------------------------------------------------------------------

    @Override
    public void bindBlend(int id) { // hot
        next.bindBlend(id);
        blend = id;
    }

    @Override
    public void bindRaster(int id) { // hot
        next.bindRaster(id);
        raster = id;
    }

    @Override
    public void bindDepthStencil(int id) { // hot
        next.bindDepthStencil(id);
        depthStencil = id;
    }

    @Override
    public void bindVertexLayout(int id) { // hot
        next.bindVertexLayout(id);
        layout = id;
    }

    @Override
    public void setSampleMask(int mask) { // hot
        next.setSampleMask(mask);
        sampleMask = mask;
    }

    @Override
    public void bindShader(Stage stage, @Nullable ShaderObject shader) { // hot
        next.bindShader(stage, shader);
        shaders[stage.ordinal()] = shader;
    }

    @Override
    public void bindVertexBuffer(int slot, @Nullable Buffer buffer, long offset) { // hot
        next.bindVertexBuffer(slot, buffer, offset);
        if (slot != 0) return;
        vertexBuffer = buffer;
        vertexOffset = offset;
    }

    @Override
    public void setViewport(int index, float x, float y, float width, float height, float near, float far) { // hot
        next.setViewport(index, x, y, width, height, near, far);
        if (index != 0) return;
        viewportSet = true;
        viewport[0] = x;
        viewport[1] = y;
        viewport[2] = width;
        viewport[3] = height;
        viewport[4] = near;
        viewport[5] = far;
    }

    @Override
    public void setRenderTargets(RenderTargets to) { // hot
        next.setRenderTargets(to);
        targets = to;
    }

    @Override
    public void setStreamTargets(@Nullable StreamTarget[] to, boolean[] append) {
        next.setStreamTargets(to, append);
        streaming = to.length > 0;
    }

    @Override
    public void beginQuery(Query query) { // hot
        next.beginQuery(query);
        queries++;
    }

    @Override
    public void endQuery(Query query) { // hot
        next.endQuery(query);
        if (query.kind() != Query.Kind.TIMESTAMP) queries--;
    }

    @Override
    public void setCondition(@Nullable Query query, boolean wait, boolean inverted) { // hot
        next.setCondition(query, wait, inverted);
        condition = query;
        conditionWait = wait;
        conditionInverted = inverted;
    }
}
