package tepui.frontends.d3d9.present;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tepui.frontends.d3d9.D3D9;
import tepui.frontends.d3d9.DisplayMode9;
import tepui.frontends.d3d9.PresentParameters9;

/** Display modes that a screen announces: those that the program's system names, or the usual ones that fit in the desktop's. */
public final class DisplayModes {
    private static final int[] SIZES = {
        640, 480, 720, 480, 720, 576, 800, 600, 1024, 768, 1152, 864, 1280, 720, 1280, 768, 1280, 800, 1280, 960, 1280,
        1024, 1360, 768, 1366, 768, 1440, 900, 1600, 900, 1600, 1200, 1680, 1050, 1920, 1080, 1920, 1200, 2560, 1440,
        2560, 1600, 3840, 2160
    };
    /** Programs take the first or the last one, or search for the next larger. */
    private static final Comparator<DisplayMode9> BY_SIZE = Comparator.comparingInt(DisplayMode9::width)
            .thenComparingInt(DisplayMode9::height)
            .thenComparingInt(DisplayMode9::refreshRate);

    private final DisplayMode9 desktop;
    private final List<DisplayMode9> all;

    /** @param named what the screen has; empty for the usual ones */
    public DisplayModes(DisplayMode9 desktop, List<DisplayMode9> named) {
        this.desktop = desktop;
        if (named.isEmpty()) {
            all = usual(desktop);
        } else {
            all = new ArrayList<>(named.stream().distinct().sorted(BY_SIZE).toList());
        }
        if (all.stream().noneMatch(m -> m.width() == desktop.width() && m.height() == desktop.height()))
            all.add(desktop);
    }

    private static List<DisplayMode9> usual(DisplayMode9 desktop) {
        List<DisplayMode9> list = new ArrayList<>();
        for (int i = 0; i < SIZES.length; i += 2) {
            if (SIZES[i] > desktop.width() || SIZES[i + 1] > desktop.height()) continue;
            list.add(new DisplayMode9(SIZES[i], SIZES[i + 1], desktop.refreshRate(), desktop.format()));
        }
        return list;
    }

    public DisplayMode9 desktop() {
        return desktop;
    }

    /** Does the screen show full screen that way? */
    public boolean has(PresentParameters9 p) {
        for (DisplayMode9 m : all) {
            if (m.width() == p.backBufferWidth
                    && m.height() == p.backBufferHeight
                    && (p.fullScreenRefreshRate == 0 || p.fullScreenRefreshRate == m.refreshRate())) return true;
        }
        return false;
    }

    /** The mode while a device presents that way. */
    DisplayMode9 of(PresentParameters9 p) {
        if (p.windowed) return desktop;
        int format = p.backBufferFormat == D3D9.D3DFMT_A8R8G8B8 ? D3D9.D3DFMT_X8R8G8B8 : p.backBufferFormat;
        return new DisplayMode9(p.backBufferWidth, p.backBufferHeight, rate(p), format);
    }

    /** The rate that is asked for; without one the desktop's where a mode of this size has it, or else the fastest. */
    private int rate(PresentParameters9 p) {
        if (p.fullScreenRefreshRate != 0) return p.fullScreenRefreshRate;
        int rate = 0;
        for (DisplayMode9 m : all) {
            if (m.width() != p.backBufferWidth || m.height() != p.backBufferHeight) continue;
            if (m.refreshRate() == desktop.refreshRate()) return m.refreshRate();
            rate = Math.max(rate, m.refreshRate());
        }
        return rate == 0 ? desktop.refreshRate() : rate;
    }

    public int count() {
        return all.size();
    }

    public DisplayMode9 get(int index, int format) {
        DisplayMode9 m = all.get(index);
        return new DisplayMode9(m.width(), m.height(), m.refreshRate(), format);
    }
}
