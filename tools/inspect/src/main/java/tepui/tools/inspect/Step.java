package tepui.tools.inspect;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Texture;

/**
 * Work of the device in a frame: a draw, a clear, a dispatch, a copy, an upload, a picture that is shown.
 *
 * @param number from 0 in the order of the frame
 * @param call the call of the program that led to it; -1 for none
 * @param text what it is, for people
 * @param draw null for what is no draw, and for draws whose ranges only the device knows
 * @param written what a copy or a blit writes; null for all others
 */
record Step(
        int number,
        int call,
        Kind kind,
        String text,
        @Nullable Draw draw,
        @Nullable Written written) {
    /** A layer of a texture that is written by what is no draw, and the texture that it is copied from, null for none. */
    record Written(
            Texture texture, int level, int layer, @Nullable Texture source) {}

    /** Kinds of work. */
    enum Kind {
        DRAW,
        DISPATCH,
        CLEAR,
        BLIT,
        COPY,
        UPLOAD,
        READ,
        PRESENT
    }
}
