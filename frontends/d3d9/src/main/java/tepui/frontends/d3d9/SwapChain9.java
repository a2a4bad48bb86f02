package tepui.frontends.d3d9;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Surface;

/**
 * IDirect3DSwapChain9: back buffers and where they are shown. Surfaces stay while contents go round among them. What is shown is a picture of
 * the window's size: a back buffer that has it and one sample is shown as it is, any other is resolved and scaled first.
 */
public interface SwapChain9 extends DeviceChild9 {
    /**
     * Shows the first back buffer in the chain's window.
     *
     * @param from a part of it, for the swap effect COPY; null for all
     * @param to where in the window; null for all of it
     */
    int present(@Nullable Rect9 from, @Nullable Rect9 to, int flags);

    /**
     * Shows the first back buffer.
     *
     * @param from a part of it, for the swap effect COPY; null for all
     * @param to where in the window; null for all of it
     * @param window another window than the chain's; null for the chain's
     * @param changed what of the picture is shown, for the swap effect COPY, in pixels of the back buffer: the window keeps the rest. Null for all
     */
    int present(
            @Nullable Rect9 from,
            @Nullable Rect9 to,
            Surface.@Nullable Target window,
            @Nullable List<Rect9> changed,
            int flags);

    int getBackBuffer(int index, int type, @Nullable Ref<Surface9> buffer);

    /** Copies what was shown last to a plain surface of A8R8G8B8 in memory: in the pool SYSTEMMEM, or in SCRATCH, as older programs have it. */
    int getFrontBufferData(@Nullable Surface9 target);

    int getRasterStatus(@Nullable Ref<RasterStatus9> status);

    int getDisplayMode(@Nullable Ref<DisplayMode9> mode);

    PresentParameters9 getPresentParameters();

    /** Direct3D 9Ex: how often it presented. */
    int getLastPresentCount(@Nullable IntRef count);

    /** Direct3D 9Ex: presents, beside refreshes of a screen that the clock stands for. */
    int getPresentStats(@Nullable Ref<PresentStats9> stats);

    /** Direct3D 9Ex. */
    int getDisplayModeEx(@Nullable Ref<DisplayMode9> mode);
}
