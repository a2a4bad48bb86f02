package tepui.targets.d3d9door;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.BaseTexture9;
import tepui.frontends.d3d9.Box9;
import tepui.frontends.d3d9.Buffer9;
import tepui.frontends.d3d9.CubeTexture9;
import tepui.frontends.d3d9.LockedBox;
import tepui.frontends.d3d9.LockedData;
import tepui.frontends.d3d9.LockedRect;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Resource9;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.Texture9;
import tepui.frontends.d3d9.Unknown9;
import tepui.frontends.d3d9.VolumeTexture9;
import tepui.targets.d3d9door.Packets.WriteTexels;

/** Transfers of clients to and from buffers and images: each is a lock of the front end's, for the time of a copy. */
final class Texels {
    /** Flags of a lock that makes no difference to the contents: the client waits for nothing by itself. */
    private static final int PASSED = D3DLOCK_NO_DIRTY_UPDATE | D3DLOCK_DISCARD | D3DLOCK_NOOVERWRITE;

    private Texels() {}

    static int stage(Session s, int offset, long at, int bytes) {
        s.stage(offset, at, bytes);
        return D3D_OK;
    }

    static int writeBuffer(Session s, int id, int offset, int flags, long at, int bytes) { // hot
        s.bytes(at, bytes);
        Buffer9 b = s.get(Buffer9.class, id);
        LockedData locked = s.lockedData;
        int result = b.lock(offset, bytes, locked, flags & PASSED);
        if (failed(result)) return result;
        ClientMemory.copy(at, locked.address, bytes);
        return b.unlock();
    }

    static int readBuffer(Session s, int id, int offset, int size, long to) {
        if (size < 0 || size > Session.ANSWERED_BYTES)
            throw new IllegalArgumentException("a read of " + size + " bytes");
        Buffer9 b = s.get(Buffer9.class, id);
        LockedData locked = s.lockedData;
        int result = b.lock(offset, size, locked, D3DLOCK_READONLY);
        if (failed(result)) return result;
        ClientMemory.copy(locked.address, to, size);
        return b.unlock();
    }

    /** A box of an image that is locked. */
    private static int lock(Session s, Unknown9 of, int level, int face, @Nullable Box9 box, int flags) {
        LockedRect rect = s.lockedRect;
        LockedBox volume = s.lockedBox;
        Rect9 r = box == null ? null : new Rect9(box.left(), box.top(), box.right(), box.bottom());
        int result = switch (of) {
            case Texture9 t -> t.lockRect(level, rect, r, flags);
            case CubeTexture9 t -> t.lockRect(face, level, rect, r, flags);
            case Surface9 t -> t.lockRect(rect, r, flags);
            case VolumeTexture9 t -> t.lockBox(level, volume, box, flags);
            default -> throw new IllegalArgumentException("an object that is no image was locked");
        };
        if (!failed(result) && !(of instanceof VolumeTexture9)) {
            volume.bits = rect.bits;
            volume.rowPitch = rect.pitch;
        }
        return result;
    }

    private static int unlock(Unknown9 of, int level, int face) {
        return switch (of) {
            case Texture9 t -> t.unlockRect(level);
            case CubeTexture9 t -> t.unlockRect(face, level);
            case Surface9 t -> t.unlockRect();
            case VolumeTexture9 t -> t.unlockBox(level);
            default -> D3DERR_INVALIDCALL;
        };
    }

    /** Rows in the packet follow each other with nothing between them. */
    static int write(Session s, long at) { // hot
        long from = WriteTexels.data(at);
        int bytes = WriteTexels.dataBytes(at);
        int row = WriteTexels.row(at);
        int level = WriteTexels.level(at);
        int face = WriteTexels.face(at);
        s.bytes(from, bytes);
        if (row <= 0) throw new IllegalArgumentException("rows have " + row + " bytes");
        Unknown9 of = s.get(Unknown9.class, WriteTexels.id(at));
        int result = lock(s, of, level, face, WriteTexels.box(at), WriteTexels.flags(at) & PASSED);
        if (failed(result)) return result;
        long to = s.lockedBox.bits;
        for (int done = 0; done < bytes; done += row) {
            ClientMemory.copy(from + done, to, Math.min(row, bytes - done));
            to += s.lockedBox.rowPitch;
        }
        return unlock(of, level, face);
    }

    static int read(Session s, int id, int level, int face, @Nullable Box9 box, int row, long to) {
        if (box == null || row <= 0) throw new IllegalArgumentException("rows have " + row + " bytes");
        Unknown9 of = s.get(Unknown9.class, id);
        int result = lock(s, of, level, face, box, D3DLOCK_READONLY);
        if (failed(result)) return result;
        int height = blockHeight(of, level);
        int rows = (box.bottom() - box.top() + height - 1) / height;
        if ((long) rows * row > Session.ANSWERED_BYTES) {
            unlock(of, level, face);
            throw new IllegalArgumentException("a read of " + rows + " rows");
        }
        for (int i = 0; i < rows; i++)
            ClientMemory.copy(s.lockedBox.bits + (long) i * s.lockedBox.rowPitch, to + (long) i * row, row);
        return unlock(of, level, face);
    }

    /** Rows of pixels in a row of blocks. */
    private static int blockHeight(Unknown9 of, int level) {
        tepui.frontends.d3d9.Ref<tepui.frontends.d3d9.SurfaceDesc9> r = new tepui.frontends.d3d9.Ref<>();
        int format = switch (of) {
            case Surface9 t -> t.getDesc().format();
            case Texture9 t -> {
                t.getLevelDesc(level, r);
                yield r.get().format();
            }
            case CubeTexture9 t -> {
                t.getLevelDesc(level, r);
                yield r.get().format();
            }
            default -> 0;
        };
        return switch (format) {
            case D3DFMT_DXT1, D3DFMT_DXT2, D3DFMT_DXT3, D3DFMT_DXT4, D3DFMT_DXT5, D3DFMT_ATI1, D3DFMT_ATI2 -> 4;
            default -> 1;
        };
    }

    static int lod(Session s, int id, int level) {
        return s.get(BaseTexture9.class, id).setLOD(level);
    }

    static int filter(Session s, int id, int filter) {
        return s.get(BaseTexture9.class, id).setAutoGenFilterType(filter);
    }

    static int generate(Session s, int id) {
        s.get(BaseTexture9.class, id).generateMipSubLevels();
        return D3D_OK;
    }

    static int priority(Session s, int id, int priority) {
        return s.get(Resource9.class, id).setPriority(priority);
    }

    static int preLoad(Session s, int id) {
        s.get(Resource9.class, id).preLoad();
        return D3D_OK;
    }
}
