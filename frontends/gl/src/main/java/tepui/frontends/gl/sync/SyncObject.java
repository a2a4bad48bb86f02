package tepui.frontends.gl.sync;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Fence;

/** A fence in the stream of commands, shared by a group's contexts. */
public final class SyncObject {
    public final Fence fence;
    public @Nullable String label;

    public SyncObject(Fence fence) {
        this.fence = fence;
    }
}
