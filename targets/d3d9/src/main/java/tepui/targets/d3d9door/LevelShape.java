package tepui.targets.d3d9door;

import static tepui.frontends.d3d9.D3D9.*;

import tepui.frontends.d3d9.Box9;
import tepui.frontends.d3d9.CubeTexture9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.SurfaceDesc9;
import tepui.frontends.d3d9.Texture9;
import tepui.frontends.d3d9.Unknown9;
import tepui.frontends.d3d9.VolumeDesc9;
import tepui.frontends.d3d9.VolumeTexture9;

/**
 * Size of a level, in pixels and in blocks. Packets say which box they write and how much, and the front end's locks give addresses without an end: what a damaged packet
 * asks for must not leave the image.
 */
record LevelShape(int width, int height, int blockWidth, int blockHeight) {
    static LevelShape of(Unknown9 of, int level) {
        Ref<SurfaceDesc9> flat = new Ref<>();
        Ref<VolumeDesc9> deep = new Ref<>();
        int result = switch (of) {
            case Surface9 t -> t.getDesc(flat);
            case Texture9 t -> t.getLevelDesc(level, flat);
            case CubeTexture9 t -> t.getLevelDesc(level, flat);
            case VolumeTexture9 t -> t.getLevelDesc(level, deep);
            default -> throw new IllegalArgumentException("an object that is no image was locked");
        };
        if (failed(result)) throw new IllegalArgumentException("an image has no level " + level);
        if (of instanceof VolumeTexture9) {
            VolumeDesc9 d = deep.get();
            return of(d.width(), d.height(), d.format());
        }
        SurfaceDesc9 d = flat.get();
        return of(d.width(), d.height(), d.format());
    }

    private static LevelShape of(int width, int height, int format) {
        return switch (format) {
            case D3DFMT_DXT1, D3DFMT_DXT2, D3DFMT_DXT3, D3DFMT_DXT4, D3DFMT_DXT5, D3DFMT_ATI1, D3DFMT_ATI2 ->
                new LevelShape(width, height, 4, 4);
            case D3DFMT_YUY2, D3DFMT_UYVY -> new LevelShape(width, height, 2, 1);
            default -> new LevelShape(width, height, 1, 1);
        };
    }

    private static int blocks(int pixels, int block) {
        return (int) (((long) pixels + block - 1) / block);
    }

    /** Does a box begin with a block, and end within the level? Slices are the front end's to check. */
    boolean has(Box9 b) {
        return b.left() >= 0
                && b.top() >= 0
                && b.left() < b.right()
                && b.top() < b.bottom()
                && b.right() <= width
                && b.bottom() <= height
                && b.left() % blockWidth == 0
                && b.top() % blockHeight == 0;
    }

    /** Rows of blocks in a box. */
    int rows(Box9 b) {
        return blocks(b.bottom() - b.top(), blockHeight);
    }

    /** Are so many bytes, in rows of so many each, within a box whose rows lie a pitch apart? A row of the level takes no more than a pitch, a part of it no more than its share. */
    boolean holds(Box9 b, int pitch, int bytes, int row) {
        if (row <= 0 || bytes < 0) return false;
        long share = (long) pitch * blocks(b.right() - b.left(), blockWidth) / blocks(width, blockWidth);
        return row <= share && bytes <= (long) row * rows(b);
    }
}
