package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;

/** IDirect3DSurface9: a level of a texture, counted with it, or a surface of its own. */
public interface Surface9 extends Resource9 {
    /** The texture or swap chain it is part of, or its device, with a count of its own. */
    Unknown9 getContainer();

    int getDesc(@Nullable Ref<SurfaceDesc9> desc);

    /** The description. */
    SurfaceDesc9 getDesc();

    int lockRect(@Nullable LockedRect locked, @Nullable Rect9 rect, int flags);

    /** Locks all of it. */
    default LockedRect lockRect(int flags) {
        LockedRect r = new LockedRect();
        check(lockRect(r, null, flags));
        return r;
    }

    /** Of levels of flat textures it is no failure that they were not locked, nor while another image of a texture has a device context. */
    int unlockRect();

    /**
     * The surface's pixels; it is locked until {@link #releaseDC}. Refused while any image of its texture is locked or has a context, and of formats
     * that displays do not have; what was asked for stays as it was then.
     */
    int getDC(@Nullable Ref<DeviceContext9> out);

    /** The surface's pixels, or an exception with the result. */
    default DeviceContext9 getDC() {
        Ref<DeviceContext9> r = new Ref<>();
        check(getDC(r));
        return r.get();
    }

    /** Gives back what {@link #getDC} gave; any other is refused. */
    int releaseDC(@Nullable DeviceContext9 given);
}
