package tepui.targets.nativedoor.window;

import org.jspecify.annotations.Nullable;

/** A pixmap of the program's: a picture that its window system keeps. Pixels have alpha in the high byte, the uppermost row is the first. */
public interface NativePixmap {
    int width();

    int height();

    /** The pixels; null where it is gone. */
    int @Nullable [] read();

    void write(int width, int height, int[] argb);
}
