package tepui.drivers.d3d12.present;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.record.DrawnWindow;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.drivers.d3d12.states.ResourceState;
import tepui.drivers.d3d12.states.ResourceStates;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.TextureDesc;

/**
 * Back buffer: a texture that is drawn in a buffer of its window's swap chain, so that presenting copies nothing. The
 * first command that writes the texture in a frame waits for room in the chain; from there to the present the texture
 * is the chain's current buffer. Where the window has another size or format, or nobody sees it, the texture is its own
 * resource as any other, and is copied. A use that buffers of windows do not have brings the picture into the texture's
 * own resource, for good.
 */
public final class BackBuffer implements DrawnWindow {
    private static final int POSSIBLE = ResourceState.RENDER_TARGET
            | ResourceState.COPY_DEST
            | ResourceState.COPY_SOURCE
            | ResourceState.RESOLVE_DEST;

    private final D3d12Texture texture;
    private final DxgiWindow window;
    private final long own;
    private final ResourceStates ownStates;
    /** The buffer that the texture is; null while it is its own resource. */
    private @Nullable D3d12Texture place;
    /** The context that draws in it. */
    private @Nullable Recorder drawer;
    /** Nothing has been done with the texture since it was shown. */
    private boolean fresh = true;

    private boolean copied;
    private boolean moving;

    public BackBuffer(D3d12Texture texture, DxgiWindow window) {
        this.texture = texture;
        this.window = window;
        own = texture.handle;
        ownStates = texture.states;
    }

    /** Could a texture of that kind be a window's buffer? */
    public static boolean suits(TextureDesc d) {
        return d.samples() == 1
                && d.levels() == 1
                && d.layers() == 1
                && d.shape() == TextureShape.D2
                && (d.bind() & (Bind.SAMPLED | Bind.IMAGE | Bind.PRESENT)) == Bind.PRESENT;
    }

    @Override
    public @Nullable D3d12Texture place() { // hot
        return place;
    }

    @Override
    public void used(Recorder by, int state) { // hot
        if (moving || state == ResourceState.COMMON) return;
        if ((state & ~POSSIBLE) != 0) {
            settle();
            copied = true;
        }
        if (!fresh) return;
        fresh = false;
        if (copied || (state & ResourceState.WRITES) == 0) return;
        D3d12Texture buffer = window.acquire(this, texture);
        if (buffer == null) return;
        drawer = by;
        move(buffer, buffer.handle, buffer.states);
    }

    private void move(@Nullable D3d12Texture to, long handle, ResourceStates states) {
        // Targets that are bound are bound by their descriptors.
        texture.device.storages.begin();
        place = to;
        texture.handle = handle;
        texture.states = states;
        texture.device.storages.end();
        Recorder r = drawer;
        if (r != null) r.events().targetMoved();
    }

    /** The texture was shown, from wherever it was: what it holds is not needed any more. */
    void shown() {
        fresh = true;
    }

    /** The texture is its own resource again, whatever is in it. */
    void leave() {
        D3d12Texture from = place;
        if (from == null) return;
        from.lastUse = Math.max(from.lastUse, texture.lastUse);
        move(null, own, ownStates);
        drawer = null;
        window.left(this);
    }

    boolean isDrawnBy(Recorder r) {
        return drawer == r;
    }

    /** The picture goes on in the texture's own resource; the buffer is not shown with it. */
    void settle() {
        D3d12Texture from = place;
        Recorder r = drawer;
        if (from == null || r == null) return;
        leave();
        moving = true;
        try {
            Box all = new Box(0, 0, 0, texture.desc().width(), texture.desc().height(), 1);
            r.events().copied(from, all, texture);
            r.use(from, 0, 1, 0, 1, ResourceState.COMMON);
        } finally {
            moving = false;
        }
    }

    @Override
    public void abandon() {
        synchronized (window.surface) {
            Recorder r = drawer;
            if (place == null || r == null) return;
            leave();
            fresh = true;
            if (texture.device.gpu.lost() == null) r.submit();
        }
    }
}
