package tepui.frontends.d3d9.device;

import static tepui.frontends.d3d9.D3D9.*;

/** Calls that begin and end scenes. */
final class SceneCalls {
    private boolean open;

    public int beginScene() {
        if (open) return D3DERR_INVALIDCALL;
        open = true;
        return D3D_OK;
    }

    public int endScene() {
        if (!open) return D3DERR_INVALIDCALL;
        open = false;
        return D3D_OK;
    }

    boolean isOpen() {
        return open;
    }

    /** A reset ends the scene that was begun. */
    void abandon() {
        open = false;
    }
}
