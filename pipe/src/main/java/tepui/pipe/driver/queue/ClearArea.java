package tepui.pipe.driver.queue;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Box;
import tepui.pipe.RenderTargets;

/** Area of a clear within the targets that are set; null stands for all of them. */
public final class ClearArea {
    private ClearArea() {}

    /** Does it lie beside the targets, or hold nothing? */
    public static boolean isEmpty(@Nullable Box area, RenderTargets t) { // hot
        return area != null
                && (area.width() <= 0
                        || area.height() <= 0
                        || area.x() >= t.width()
                        || area.y() >= t.height()
                        || (long) area.x() + area.width() <= 0
                        || (long) area.y() + area.height() <= 0);
    }

    /** Does it hold all of the targets? */
    public static boolean isWhole(@Nullable Box area, RenderTargets t) { // hot
        return left(area, t) == 0 && top(area, t) == 0 && right(area, t) == t.width() && bottom(area, t) == t.height();
    }

    public static int left(@Nullable Box area, RenderTargets t) { // hot
        return area == null ? 0 : Math.clamp(area.x(), 0, t.width());
    }

    public static int top(@Nullable Box area, RenderTargets t) { // hot
        return area == null ? 0 : Math.clamp(area.y(), 0, t.height());
    }

    /** Behind the last column. */
    public static int right(@Nullable Box area, RenderTargets t) { // hot
        return area == null ? t.width() : Math.clamp((long) area.x() + area.width(), left(area, t), t.width());
    }

    /** Behind the last row. */
    public static int bottom(@Nullable Box area, RenderTargets t) { // hot
        return area == null ? t.height() : Math.clamp((long) area.y() + area.height(), top(area, t), t.height());
    }
}
