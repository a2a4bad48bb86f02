package tepui.frontends.d3d9.present;

import java.util.ArrayList;
import java.util.List;
import tepui.frontends.d3d9.D3D9;
import tepui.frontends.d3d9.DisplayMode9;
import tepui.frontends.d3d9.PresentParameters9;

/** Display modes, the sizes that a display announces: the usual ones that fit in the desktop's. */
public final class DisplayModes {
    private static final int[] SIZES = {
        640, 480, 720, 480, 720, 576, 800, 600, 1024, 768, 1152, 864, 1280, 720, 1280, 768, 1280, 800, 1280, 960, 1280,
        1024, 1360, 768, 1366, 768, 1440, 900, 1600, 900, 1600, 1200, 1680, 1050, 1920, 1080, 1920, 1200, 2560, 1440,
        2560, 1600, 3840, 2160
    };

    private DisplayModes() {}

    private static List<DisplayMode9> all(DisplayMode9 desktop) {
        List<DisplayMode9> list = new ArrayList<>();
        for (int i = 0; i < SIZES.length; i += 2) {
            if (SIZES[i] > desktop.width() || SIZES[i + 1] > desktop.height()) continue;
            list.add(new DisplayMode9(SIZES[i], SIZES[i + 1], desktop.refreshRate(), desktop.format()));
        }
        boolean known = list.stream().anyMatch(m -> m.width() == desktop.width() && m.height() == desktop.height());
        if (!known) list.add(desktop);
        return list;
    }

    /** Does a display that announces these show full screen that way? */
    public static boolean has(DisplayMode9 desktop, PresentParameters9 p) {
        if (p.fullScreenRefreshRate != 0 && p.fullScreenRefreshRate != desktop.refreshRate()) return false;
        for (DisplayMode9 m : all(desktop)) {
            if (m.width() == p.backBufferWidth && m.height() == p.backBufferHeight) return true;
        }
        return false;
    }

    /** The mode while a device presents that way. */
    static DisplayMode9 of(PresentParameters9 p, DisplayMode9 desktop) {
        if (p.windowed) return desktop;
        int format = p.backBufferFormat == D3D9.D3DFMT_A8R8G8B8 ? D3D9.D3DFMT_X8R8G8B8 : p.backBufferFormat;
        return new DisplayMode9(p.backBufferWidth, p.backBufferHeight, desktop.refreshRate(), format);
    }

    public static int count(DisplayMode9 desktop) {
        return all(desktop).size();
    }

    public static DisplayMode9 get(DisplayMode9 desktop, int index, int format) {
        DisplayMode9 m = all(desktop).get(index);
        return new DisplayMode9(m.width(), m.height(), m.refreshRate(), format);
    }
}
