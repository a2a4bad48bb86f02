package tepui.drivers.soft.raster;

import org.jspecify.annotations.Nullable;
import tepui.pipe.ClearColor;
import tepui.pipe.RenderTargets;
import tepui.pipe.UnsupportedByDeviceException;

/**
 * From primitives to texels. Draws and clears are collected in a scene, binned by tiles of the target, and executed on all
 * cores when the scene is flushed; that happens by itself when the targets change or the scene's memory is used up. The
 * result does not depend on the number of threads. One per context.
 */
public final class Rasterizer {
    private final Workers workers;
    private DrawState current = new DrawState();
    private @Nullable RenderTargets targets;
    private long serial = 1;

    public Rasterizer(Workers workers) {
        this.workers = workers;
    }

    /** What is drawn into from now on. Flushes where this is a change. */
    public void setTargets(RenderTargets renderTargets) {
        if (renderTargets.equals(targets)) return;
        flush();
        targets = renderTargets;
    }

    /** A state to fill, with the values of the one before. Valid until the next one is asked for. */
    public DrawState next() {
        DrawState s = new DrawState();
        s.copyFrom(current);
        current = s;
        return s;
    }

    /** Draws the primitives of a batch under a state that {@link #next} gave. The batch may be used again at once. */
    public void draw(DrawState state, PrimitiveBatch batch) {
        throw new UnsupportedByDeviceException("draw: the rasteriser draws nothing yet");
    }

    /**
     * Clears a colour attachment of the targets, all layers, within a rectangle.
     *
     * @param writeMask bits 0 to 3: red to alpha
     */
    public void clearColor(int index, ClearColor value, int x, int y, int width, int height, int writeMask) {
        throw new UnsupportedByDeviceException("clearColor: the rasteriser clears nothing yet");
    }

    /** Clears the depth-stencil attachment of the targets, all layers, within a rectangle. */
    public void clearDepthStencil(
            boolean depth,
            double depthValue,
            boolean stencil,
            int stencilValue,
            int stencilMask,
            int x,
            int y,
            int width,
            int height) {
        throw new UnsupportedByDeviceException("clearDepthStencil: the rasteriser clears nothing yet");
    }

    /**
     * The number of the scene being collected: it grows with each flush of a scene that held anything. What was drawn under a
     * smaller number is done; a resource that remembers the number of its last use knows whether it must be flushed for.
     */
    public long serial() {
        return serial;
    }

    /** Does the current scene hold anything? */
    public boolean isPending() {
        return false;
    }

    /** Executes the scene; when it returns, all of it is in the textures. Does nothing where there is nothing. */
    public void flush() {
        serial++;
    }
}
