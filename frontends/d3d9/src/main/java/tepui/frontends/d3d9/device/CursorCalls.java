package tepui.frontends.d3d9.device;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.DisplayMode9;
import tepui.frontends.d3d9.LockedRect;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.present.Cursor;
import tepui.frontends.d3d9.present.SwapChainObject;
import tepui.frontends.d3d9.resource.SurfaceObject;

/** Calls of the cursor. */
final class CursorCalls {
    private final Backend backend;
    private final SwapChainObject chain;
    private @Nullable Cursor cursor;

    CursorCalls(Backend backend, SwapChainObject chain) {
        this.backend = backend;
        this.chain = chain;
    }

    public int setCursorProperties(int hotX, int hotY, @Nullable SurfaceObject bitmap) {
        if (bitmap == null || bitmap.store.info.code() != D3DFMT_A8R8G8B8) return D3DERR_INVALIDCALL;
        if (bitmap.backend() != backend) return D3DERR_INVALIDCALL;
        int w = bitmap.width();
        int h = bitmap.height();
        if (Integer.bitCount(w) != 1 || Integer.bitCount(h) != 1) return D3DERR_INVALIDCALL;
        DisplayMode9 mode = chain.mode();
        if (w > mode.width() || h > mode.height()) return D3DERR_INVALIDCALL;
        LockedRect r = new LockedRect();
        int hr = bitmap.lockRect(r, null, D3DLOCK_READONLY);
        if (failed(hr)) return hr;
        int[] argb = new int[w * h];
        MemorySegment rows = r.rows(h);
        for (int y = 0; y < h; y++) {
            MemorySegment.copy(rows, ValueLayout.JAVA_INT, (long) y * r.pitch, argb, y * w, w);
        }
        bitmap.unlockRect();
        Cursor c = new Cursor(w, h, argb, hotX, hotY);
        cursor = cursor == null ? c : c.after(cursor);
        chain.setCursor(cursor);
        return D3D_OK;
    }

    public void setCursorPosition(int x, int y, int flags) {
        Cursor c = cursor;
        if (c != null) c.move(x, y);
    }

    public boolean showCursor(boolean show) {
        Cursor c = cursor;
        return c != null && c.show(show);
    }
}
