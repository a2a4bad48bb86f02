package tepui.frontends.d3d9.state;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.base.DirtyBits;
import tepui.frontends.d3d9.resource.SurfaceObject;

/** Targets that are bound: up to four for colours and one for depth. */
public final class TargetBindings {
    private final DirtyBits dirty;
    public final @Nullable SurfaceObject[] colors = new @Nullable SurfaceObject[4];
    public @Nullable SurfaceObject depth;

    public TargetBindings(DirtyBits dirty) {
        this.dirty = dirty;
    }

    public void bind(int index, @Nullable SurfaceObject surface) {
        SurfaceObject old = colors[index];
        if (old == surface) return;
        if (surface != null) surface.bind();
        colors[index] = surface;
        dirty.groups |= DirtyBits.TARGETS;
        if (old != null) {
            if (old.store.mipsStale) dirty.samplers = -1;
            dirty.groups |= DirtyBits.TEXTURES;
            old.unbind();
        }
    }

    public void bindDepth(@Nullable SurfaceObject surface) {
        SurfaceObject old = depth;
        if (old == surface) return;
        if (surface != null) surface.bind();
        depth = surface;
        dirty.groups |= DirtyBits.TARGETS;
        if (old != null) old.unbind();
    }

    /** Does a depth buffer leave some of the first target uncovered? */
    public boolean isSmallerThanTarget(SurfaceObject buffer) {
        SurfaceObject first = colors[0];
        return first != null && (buffer.width() < first.width() || buffer.height() < first.height());
    }

    public int samplesOfFirst() {
        SurfaceObject s = colors[0];
        return s == null ? 1 : s.store.samples;
    }
}
