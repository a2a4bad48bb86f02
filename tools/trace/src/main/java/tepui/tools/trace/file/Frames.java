package tepui.tools.trace.file;

import java.util.Set;

/** Names of the calls that end a picture. */
public final class Frames {
    private static final Set<String> ENDS = Set.of(
            "glXSwapBuffers",
            "glXSwapBuffersMscOML",
            "eglSwapBuffers",
            "eglSwapBuffersWithDamageEXT",
            "eglSwapBuffersWithDamageKHR",
            "eglPostSubBufferNV",
            "wglSwapBuffers",
            "wglSwapLayerBuffers",
            "wglSwapMultipleBuffers",
            "SwapBuffers",
            "CGLFlushDrawable",
            "glFrameTerminatorGREMEDY",
            "IDirect3DDevice9::Present",
            "IDirect3DDevice9Ex::Present",
            "IDirect3DDevice9Ex::PresentEx",
            "IDirect3DSwapChain9::Present",
            "IDirect3DSwapChain9Ex::Present");

    private Frames() {}

    public static boolean ends(String function) {
        return ENDS.contains(function);
    }
}
