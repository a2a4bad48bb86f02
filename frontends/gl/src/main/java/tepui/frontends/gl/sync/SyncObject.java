package tepui.frontends.gl.sync;

import tepui.pipe.Fence;

/** A fence in the stream of commands, shared by a group's contexts. */
public final class SyncObject {
    public final Fence fence;

    public SyncObject(Fence fence) {
        this.fence = fence;
    }
}
