package tepui.frontends.d3d9.resource;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Box;
import tepui.pipe.format.Format;

/**
 * Boxes in the levels of an image: what lies inside, which blocks a box touches, what it covers in another level.
 *
 * @param format whose blocks count
 */
record LevelBoxes(Format format, int width, int height, int depth) {
    int levelWidth(int level) {
        return Math.max(1, width >> level);
    }

    int levelHeight(int level) {
        return Math.max(1, height >> level);
    }

    int levelDepth(int level) {
        return Math.max(1, depth >> level);
    }

    Box whole(int level) {
        return new Box(0, 0, 0, levelWidth(level), levelHeight(level), levelDepth(level));
    }

    boolean isInside(int level, Box b) {
        return b.x() >= 0
                && b.y() >= 0
                && b.z() >= 0
                && b.width() > 0
                && b.height() > 0
                && b.depth() > 0
                && (long) b.x() + b.width() <= levelWidth(level)
                && (long) b.y() + b.height() <= levelHeight(level)
                && (long) b.z() + b.depth() <= levelDepth(level);
    }

    /** Does a box of the first level begin and end with blocks, or with the image? */
    boolean isOfBlocks(Box b) {
        int bw = format.blockWidth();
        int bh = format.blockHeight();
        int right = b.x() + b.width();
        int bottom = b.y() + b.height();
        return b.x() % bw == 0
                && b.y() % bh == 0
                && (right % bw == 0 || right == width)
                && (bottom % bh == 0 || bottom == height);
    }

    /** The blocks that are written under the lock of a box: those that it touches; all, where it is empty or the wrong way round. */
    Box covered(int level, Box b) {
        if (b.width() <= 0 || b.height() <= 0) return whole(level);
        int bw = format.blockWidth();
        int bh = format.blockHeight();
        int x = b.x() / bw * bw;
        int y = b.y() / bh * bh;
        int right = (int) Math.min(levelWidth(level), ((long) b.x() + b.width() + bw - 1) / bw * bw);
        int bottom = (int) Math.min(levelHeight(level), ((long) b.y() + b.height() + bh - 1) / bh * bh);
        return new Box(x, y, b.z(), right - x, bottom - y, b.depth());
    }

    static @Nullable Box union(@Nullable Box a, Box b) {
        if (a == null) return b;
        int x = Math.min(a.x(), b.x());
        int y = Math.min(a.y(), b.y());
        int z = Math.min(a.z(), b.z());
        return new Box(
                x,
                y,
                z,
                Math.max(a.x() + a.width(), b.x() + b.width()) - x,
                Math.max(a.y() + a.height(), b.y() + b.height()) - y,
                Math.max(a.z() + a.depth(), b.z() + b.depth()) - z);
    }

    /** The part of another level, in whole blocks, that a region of level 0 covers. */
    Box scaled(Box b, int level) {
        int bw = format.blockWidth();
        int bh = format.blockHeight();
        int x = (b.x() >> level) / bw * bw;
        int y = (b.y() >> level) / bh * bh;
        int z = b.z() >> level;
        int round = (1 << level) - 1;
        int right = Math.min(levelWidth(level), blockUp((b.x() + b.width() + round) >> level, bw));
        int bottom = Math.min(levelHeight(level), blockUp((b.y() + b.height() + round) >> level, bh));
        int back = Math.min(levelDepth(level), (b.z() + b.depth() + round) >> level);
        x = Math.min(x, (levelWidth(level) - 1) / bw * bw);
        y = Math.min(y, (levelHeight(level) - 1) / bh * bh);
        z = Math.min(z, levelDepth(level) - 1);
        return new Box(x, y, z, Math.max(1, right - x), Math.max(1, bottom - y), Math.max(1, back - z));
    }

    private static int blockUp(int v, int block) {
        return (v + block - 1) / block * block;
    }
}
