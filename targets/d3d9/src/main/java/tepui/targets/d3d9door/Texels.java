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

    /** Part of an image that a packet is about. */
    private record Part(Unknown9 of, int level, int face, Box9 box, LevelShape shape) {
        static Part of(Session s, int id, int level, int face, @Nullable Box9 box) {
            Unknown9 of = s.get(Unknown9.class, id);
            LevelShape shape = LevelShape.of(of, level);
            if (box == null || !shape.has(box))
                throw new IllegalArgumentException("the box " + box + " of a level is not in it: " + shape);
            return new Part(of, level, face, box, shape);
        }

        /** Locks it for so many bytes in rows of others; nothing stays locked where the box has not as many. */
        int lock(Session s, int bytes, int row, int flags) {
            LockedRect rect = s.lockedRect;
            LockedBox volume = s.lockedBox;
            Rect9 r = new Rect9(box.left(), box.top(), box.right(), box.bottom());
            int result = switch (of) {
                case Texture9 t -> t.lockRect(level, rect, r, flags);
                case CubeTexture9 t -> t.lockRect(face, level, rect, r, flags);
                case Surface9 t -> t.lockRect(rect, r, flags);
                case VolumeTexture9 t -> t.lockBox(level, volume, box, flags);
                default -> D3DERR_INVALIDCALL;
            };
            if (failed(result)) return result;
            if (!(of instanceof VolumeTexture9)) {
                volume.bits = rect.bits;
                volume.rowPitch = rect.pitch;
            }
            if (shape.holds(box, volume.rowPitch, bytes, row)) return result;
            unlock();
            throw new IllegalArgumentException(
                    bytes + " bytes in rows of " + row + " are more than the box " + box + " has");
        }

        int unlock() {
            return switch (of) {
                case Texture9 t -> t.unlockRect(level);
                case CubeTexture9 t -> t.unlockRect(face, level);
                case Surface9 t -> t.unlockRect();
                case VolumeTexture9 t -> t.unlockBox(level);
                default -> D3DERR_INVALIDCALL;
            };
        }
    }

    /** Rows in the packet follow each other with nothing between them. */
    static int write(Session s, long at) { // hot
        long from = WriteTexels.data(at);
        int bytes = WriteTexels.dataBytes(at);
        int row = WriteTexels.row(at);
        s.bytes(from, bytes);
        Part part = Part.of(s, WriteTexels.id(at), WriteTexels.level(at), WriteTexels.face(at), WriteTexels.box(at));
        int result = part.lock(s, bytes, row, WriteTexels.flags(at) & PASSED);
        if (failed(result)) return result;
        long to = s.lockedBox.bits;
        for (int done = 0; done < bytes; done += row) {
            ClientMemory.copy(from + done, to, Math.min(row, bytes - done));
            to += s.lockedBox.rowPitch;
        }
        return part.unlock();
    }

    static int read(Session s, int id, int level, int face, @Nullable Box9 box, int row, long to) {
        Part part = Part.of(s, id, level, face, box);
        int rows = part.shape.rows(part.box);
        long bytes = (long) rows * row;
        if (bytes > Session.ANSWERED_BYTES) throw new IllegalArgumentException("a read of " + rows + " rows");
        int result = part.lock(s, (int) bytes, row, D3DLOCK_READONLY);
        if (failed(result)) return result;
        for (int i = 0; i < rows; i++)
            ClientMemory.copy(s.lockedBox.bits + (long) i * s.lockedBox.rowPitch, to + (long) i * row, row);
        return part.unlock();
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
