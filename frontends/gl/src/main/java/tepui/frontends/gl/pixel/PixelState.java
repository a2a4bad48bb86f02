package tepui.frontends.gl.pixel;

/** How the context stores and transfers pixels. */
public final class PixelState {
    public final PixelStore pack = new PixelStore();
    public final PixelStore unpack = new PixelStore();
    public final PixelTransfer transfer = new PixelTransfer();
    public final ImagingStage stage = new ImagingStage();
    public float zoomX = 1;
    public float zoomY = 1;

    /** As a new context has it. */
    public PixelState() {}
}
