package tepui.frontends.d3d9;

import java.util.ArrayList;
import java.util.List;

/** The sizes that a display announces: the usual ones that fit in the desktop's. */
final class Modes9 {
    private static final int[] SIZES = {
        640, 480, 720, 480, 720, 576, 800, 600, 1024, 768, 1152, 864, 1280, 720, 1280, 768, 1280, 800, 1280, 960, 1280,
        1024, 1360, 768, 1366, 768, 1440, 900, 1600, 900, 1600, 1200, 1680, 1050, 1920, 1080, 1920, 1200, 2560, 1440,
        2560, 1600, 3840, 2160
    };

    private Modes9() {}

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

    static int count(DisplayMode9 desktop) {
        return all(desktop).size();
    }

    static DisplayMode9 get(DisplayMode9 desktop, int index, int format) {
        DisplayMode9 m = all(desktop).get(index);
        return new DisplayMode9(m.width(), m.height(), m.refreshRate(), format);
    }
}
