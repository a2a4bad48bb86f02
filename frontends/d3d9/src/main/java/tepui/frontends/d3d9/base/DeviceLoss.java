package tepui.frontends.d3d9.base;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.OutOfDeviceMemoryException;

/**
 * Loss of a device: its owner took the display away, a reset was refused, or the device below is gone. Calls go on and have no effect; presents and
 * {@link #cooperativeLevel} tell, and a reset brings the device back.
 *
 * <p>Results of calls that failed below are decided here too. For want of memory no device is lost: the call had no effect, and says so.
 */
public final class DeviceLoss {
    private final Backend backend;
    private final Function<Device, @Nullable Device> replacement;
    private boolean takenAway;
    private boolean needsReset;
    /** The device below was found to be gone. */
    private boolean below;

    DeviceLoss(Backend backend, Function<Device, @Nullable Device> replacement) {
        this.backend = backend;
        this.replacement = replacement;
    }

    /** Until a reset nothing is shown; devices of Direct3D 9Ex are not lost so. */
    public void takeAway() {
        if (backend.ex) return;
        takenAway = true;
        needsReset = true;
    }

    /** A reset was refused for its arguments: one that is accepted must follow. */
    public void requireReset() {
        needsReset = !backend.ex;
    }

    /** A reset brought the device back. */
    public void end() {
        takenAway = false;
        needsReset = false;
        below = false;
    }

    /** Result of a reset that failed: what is half made shows nothing, whatever the device is of, and another reset must follow. */
    public int ofReset(Throwable e) {
        if (!isOfMemory(e)) return told(e);
        takenAway = true;
        needsReset = true;
        return ofMemory(e);
    }

    /** Is the device below gone? */
    public boolean isBelow() {
        // Until a reset has made everything anew, on whatever device that was begun.
        if (!below) below = backend.gpu.lost() != null;
        return below;
    }

    /** Shows nothing, for whatever reason. */
    public boolean isLost() {
        return takenAway || isBelow();
    }

    /** Another device in the place of the lost one; null while there is none. */
    public @Nullable Device replacement() {
        return replacement.apply(backend.gpu);
    }

    /** D3DERR_DEVICELOST, or D3DERR_DEVICENOTRESET where a reset would bring it back; one of Direct3D 9Ex has {@link #state} for that. */
    public int cooperativeLevel() {
        if (backend.ex) return D3D_OK;
        if (isBelow()) return replacement() == null ? D3DERR_DEVICELOST : D3DERR_DEVICENOTRESET;
        return needsReset ? D3DERR_DEVICENOTRESET : D3D_OK;
    }

    /** State of a lost device of Direct3D 9Ex: D3DERR_DEVICEHUNG where a shader did not end or a reset would bring it back, else D3DERR_DEVICEREMOVED. */
    public int state() {
        if (!isBelow()) return backend.ex && takenAway ? D3DERR_DEVICEHUNG : D3D_OK;
        boolean hung = backend.gpu.lossReason() == DeviceLostException.Reason.HUNG;
        return hung || replacement() != null ? D3DERR_DEVICEHUNG : D3DERR_DEVICEREMOVED;
    }

    /** Result of the calls that tell of a lost device: presents, and those that read from it. */
    public int result() {
        return backend.ex ? state() : D3DERR_DEVICELOST;
    }

    /** Result of a call that failed: where the device below is gone it had no effect, and the next present tells the program. */
    public int ofCall(Throwable e) {
        return isOfMemory(e) ? ofMemory(e) : gone(D3D_OK);
    }

    /** Result of a call that could not make an object. */
    public int ofCreation(Throwable e) {
        return isOfMemory(e) ? ofMemory(e) : gone(D3DERR_DEVICELOST);
    }

    /** Result of a call that tells of the loss. */
    public int told(Throwable e) {
        return isOfMemory(e) ? ofMemory(e) : gone(result());
    }

    private int gone(int result) {
        below = true;
        return result;
    }

    /** Was there no memory, the device's or the program's? */
    private static boolean isOfMemory(Throwable e) {
        return e instanceof OutOfDeviceMemoryException || e instanceof OutOfMemoryError;
    }

    /** Result of a call for which there was no memory. */
    public static int ofMemory(Throwable e) {
        return e instanceof OutOfDeviceMemoryException ? D3DERR_OUTOFVIDEOMEMORY : E_OUTOFMEMORY;
    }
}
