package tepui.tools.trace.record;

import static tepui.frontends.d3d9.D3D9.D3DLOCK_READONLY;
import static tepui.frontends.d3d9.D3D9.failed;

import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Box9;
import tepui.frontends.d3d9.BufferDesc9;
import tepui.frontends.d3d9.CubeTexture9;
import tepui.frontends.d3d9.IndexBuffer9;
import tepui.frontends.d3d9.LockedBox;
import tepui.frontends.d3d9.LockedData;
import tepui.frontends.d3d9.LockedRect;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.SurfaceDesc9;
import tepui.frontends.d3d9.Texture9;
import tepui.frontends.d3d9.Unknown9;
import tepui.frontends.d3d9.VertexBuffer9;
import tepui.frontends.d3d9.Volume9;
import tepui.frontends.d3d9.VolumeDesc9;
import tepui.frontends.d3d9.VolumeTexture9;
import tepui.tools.trace.d3d9.TexelSizes;

/** Locks that a program holds on a resource: where the memory is, and how many bytes. Images are told apart by level and face. */
final class Locks9 {
    private record Locked(long address, long bytes) {}

    private final Unknown9 object;
    private final Map<Integer, Deque<Locked>> open = new HashMap<>();

    Locks9(Unknown9 object) {
        this.object = object;
    }

    static boolean locks(String method) {
        return method.equals("lock") || method.equals("lockRect") || method.equals("lockBox");
    }

    static boolean unlocks(String method) {
        return method.equals("unlock") || method.equals("unlockRect") || method.equals("unlockBox");
    }

    /** The image that a call names by numbers in front of its other arguments. */
    private int place(@Nullable Object[] arguments) {
        if (object instanceof CubeTexture9) return 32 * (int) at(arguments, 0) + (int) at(arguments, 1);
        if (object instanceof Texture9 || object instanceof VolumeTexture9) return (int) at(arguments, 0);
        return 0;
    }

    private static Object at(@Nullable Object[] arguments, int index) {
        Object value = arguments[index];
        return value == null ? 0 : value;
    }

    /** A lock succeeded. */
    void locked(@Nullable Object[] arguments, @Nullable Object result) {
        int flags = (int) at(arguments, arguments.length - 1);
        boolean buffer = object instanceof VertexBuffer9 || object instanceof IndexBuffer9;
        // Programs write to buffers that they lock for reading.
        if ((flags & D3DLOCK_READONLY) != 0 && !buffer) return;
        Locked l = buffer ? buffer(arguments, result) : image(arguments);
        if (l != null)
            open.computeIfAbsent(place(arguments), k -> new ArrayDeque<>()).push(l);
    }

    /** What the call unlocks goes into the trace. */
    void unlocking(@Nullable Object[] arguments, Direct3D9Recorder to) {
        Deque<Locked> all = open.get(place(arguments));
        Locked l = all == null ? null : all.poll();
        if (l != null && l.bytes > 0) to.copy(l.address, l.bytes);
    }

    private @Nullable Locked buffer(@Nullable Object[] arguments, @Nullable Object result) {
        if (result instanceof MemorySegment m) return new Locked(m.address(), m.byteSize());
        int offset = (int) at(arguments, 0);
        int bytes = (int) at(arguments, 1);
        if (!(arguments[2] instanceof LockedData data)) return null;
        Ref<BufferDesc9> desc = new Ref<>();
        int code = object instanceof VertexBuffer9 v ? v.getDesc(desc) : ((IndexBuffer9) object).getDesc(desc);
        if (failed(code)) return null;
        int most = desc.get().size() - offset;
        return new Locked(data.address, bytes == 0 ? most : Math.min(bytes, most));
    }

    private @Nullable Locked image(@Nullable Object[] arguments) {
        LockedRect flat = null;
        LockedBox deep = null;
        Rect9 rect = null;
        Box9 box = null;
        for (Object a : arguments) {
            switch (a) {
                case LockedRect l -> flat = l;
                case LockedBox l -> deep = l;
                case Rect9 r -> rect = r;
                case Box9 b -> box = b;
                case null, default -> {}
            }
        }
        int level = object instanceof CubeTexture9
                ? (int) at(arguments, 1)
                : object instanceof Texture9 || object instanceof VolumeTexture9 ? (int) at(arguments, 0) : 0;
        if (flat != null) {
            SurfaceDesc9 desc = surface(level);
            if (desc == null) return null;
            int width = rect == null ? desc.width() : rect.width();
            int height = rect == null ? desc.height() : rect.height();
            int rows = TexelSizes.rows(desc.format(), height);
            return new Locked(flat.bits, (long) flat.pitch * (rows - 1) + TexelSizes.rowBytes(desc.format(), width));
        }
        VolumeDesc9 desc = volume(level);
        if (deep == null || desc == null) return null;
        int width = box == null ? desc.width() : box.right() - box.left();
        int height = box == null ? desc.height() : box.bottom() - box.top();
        int depth = box == null ? desc.depth() : box.back() - box.front();
        int rows = TexelSizes.rows(desc.format(), height);
        return new Locked(
                deep.bits,
                (long) deep.slicePitch * (depth - 1)
                        + (long) deep.rowPitch * (rows - 1)
                        + TexelSizes.rowBytes(desc.format(), width));
    }

    private @Nullable SurfaceDesc9 surface(int level) {
        Ref<SurfaceDesc9> desc = new Ref<>();
        int code = switch (object) {
            case Texture9 t -> t.getLevelDesc(level, desc);
            case CubeTexture9 t -> t.getLevelDesc(level, desc);
            case Surface9 s -> s.getDesc(desc);
            default -> -1;
        };
        return failed(code) ? null : desc.value;
    }

    private @Nullable VolumeDesc9 volume(int level) {
        Ref<VolumeDesc9> desc = new Ref<>();
        int code = switch (object) {
            case VolumeTexture9 t -> t.getLevelDesc(level, desc);
            case Volume9 v -> v.getDesc(desc);
            default -> -1;
        };
        return failed(code) ? null : desc.value;
    }
}
