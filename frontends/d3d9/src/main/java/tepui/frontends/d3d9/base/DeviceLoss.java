package tepui.frontends.d3d9.base;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.pipe.DeviceLostException;

/** Loss of a device: its owner took the display away, a reset was refused, or the device below is gone. */
public final class DeviceLoss {
    private final Backend backend;
    private @Nullable String reason;
    private boolean needsReset;

    public DeviceLoss(Backend backend) {
        this.backend = backend;
    }

    /** Until a reset nothing is shown; devices of Direct3D 9Ex are not lost so. */
    public void lose(String why) {
        if (backend.ex) return;
        if (reason == null) reason = why;
        needsReset = true;
    }

    /** A reset was refused for its arguments: one that is accepted must follow. */
    public void requireReset() {
        needsReset = !backend.ex;
    }

    public void reset() {
        reason = null;
        needsReset = false;
    }

    /** Is it lost by what happened above the device below? */
    public boolean isTakenAway() {
        return reason != null;
    }

    /** Shows nothing, for whatever reason. */
    public boolean isLost() {
        return reason != null || backend.gpu.lost() != null;
    }

    /** D3DERR_DEVICELOST or D3DERR_DEVICENOTRESET where the device must be reset; one of Direct3D 9Ex has {@link #state} for that. */
    public int cooperativeLevel() {
        if (backend.ex) return D3D_OK;
        if (backend.gpu.lost() != null) return D3DERR_DEVICELOST;
        return needsReset ? D3DERR_DEVICENOTRESET : D3D_OK;
    }

    /** What became of a device of Direct3D 9Ex. */
    public int state() {
        return backend.gpu.lost() != null ? D3DERR_DEVICEREMOVED : D3D_OK;
    }

    /** What a call answers that found the device below gone: it had no effect, and the program is told by the next present. */
    public int ofCall(DeviceLostException e) {
        return D3D_OK;
    }

    /** What a call answers that could not make an object, since the device below is gone. */
    public int ofCreation(DeviceLostException e) {
        return D3DERR_DEVICELOST;
    }

    /** What a present answers on a device that is lost. */
    public int presentResult() {
        return backend.ex ? D3DERR_DEVICEREMOVED : D3DERR_DEVICELOST;
    }
}
