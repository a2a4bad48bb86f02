package tepui.frontends.d3d9;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Surface;

/** D3DPRESENT_PARAMETERS. Mutable, since the API fills in what was left at 0. */
public final class PresentParameters9 implements Cloneable {
    public int backBufferWidth;
    public int backBufferHeight;
    public int backBufferFormat = D3D9.D3DFMT_UNKNOWN;
    public int backBufferCount;
    public int multiSampleType;
    public int multiSampleQuality;
    public int swapEffect = D3D9.D3DSWAPEFFECT_DISCARD;
    /** Where pictures go, in place of a window's handle; null shows them nowhere. */
    public Surface.@Nullable Target deviceWindow;

    public boolean windowed = true;
    public boolean enableAutoDepthStencil;
    public int autoDepthStencilFormat;
    public int flags;
    public int fullScreenRefreshRate;
    public int presentationInterval;

    /** One windowed back buffer of the window's size. */
    public PresentParameters9() {}

    /** A windowed back buffer of that size, shown nowhere. */
    public static PresentParameters9 offscreen(int width, int height) {
        PresentParameters9 p = new PresentParameters9();
        p.backBufferWidth = width;
        p.backBufferHeight = height;
        p.backBufferFormat = D3D9.D3DFMT_X8R8G8B8;
        return p;
    }

    /** With a depth buffer that comes and goes with the device. */
    public PresentParameters9 withDepth(int format) {
        enableAutoDepthStencil = true;
        autoDepthStencilFormat = format;
        return this;
    }

    @Override
    public PresentParameters9 clone() {
        try {
            return (PresentParameters9) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}
