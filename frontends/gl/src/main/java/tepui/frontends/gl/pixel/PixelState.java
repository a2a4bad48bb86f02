package tepui.frontends.gl.pixel;

import static tepui.frontends.gl.constants.Enumerants.GL_FIXED_ONLY;

/** Pixel state of a context: pixel store and pixel transfer. */
public final class PixelState {
    public final PixelStore pack = new PixelStore();
    public final PixelStore unpack = new PixelStore();
    public final PixelTransfer transfer = new PixelTransfer();
    public final ImagingStage stage = new ImagingStage();
    /** GL_CLAMP_READ_COLOR. */
    public int clampReadColor = GL_FIXED_ONLY;

    public float zoomX = 1;
    public float zoomY = 1;

    /** The state of a new context. */
    public PixelState() {}
}
