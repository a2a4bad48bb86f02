package tepui.frontends.gl.share;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.sync.SyncObject;

/** Table of sync objects by handle. */
public final class SyncNames {
    private final ShareGroup share;

    public SyncNames(ShareGroup share) {
        this.share = share;
    }

    /** The sync object behind a GLsync, or null. */
    public @Nullable SyncObject sync(long sync) {
        return sync > 0 && sync <= Integer.MAX_VALUE ? share.syncs.get((int) sync) : null;
    }
}
