package tepui.tools.trace.play;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.BaseTexture9;
import tepui.frontends.d3d9.Box9;
import tepui.frontends.d3d9.Buffer9;
import tepui.frontends.d3d9.BufferDesc9;
import tepui.frontends.d3d9.CubeTexture9;
import tepui.frontends.d3d9.DeviceChild9;
import tepui.frontends.d3d9.IndexBuffer9;
import tepui.frontends.d3d9.LockedBox;
import tepui.frontends.d3d9.LockedData;
import tepui.frontends.d3d9.LockedRect;
import tepui.frontends.d3d9.Query9;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Resource9;
import tepui.frontends.d3d9.StateBlock9;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.SurfaceDesc9;
import tepui.frontends.d3d9.Texture9;
import tepui.frontends.d3d9.Unknown9;
import tepui.frontends.d3d9.VertexBuffer9;
import tepui.frontends.d3d9.Volume9;
import tepui.frontends.d3d9.VolumeDesc9;
import tepui.frontends.d3d9.VolumeTexture9;
import tepui.tools.trace.d3d9.Structures9;
import tepui.tools.trace.d3d9.TexelSizes;
import tepui.tools.trace.file.Value;

/** Player of the calls of what a device of Direct3D 9 has made: resources and their locks, state blocks, queries. */
final class ResourceCalls9 {
    private final Arguments9 a;
    private final LockedMemory9 memory = new LockedMemory9();

    ResourceCalls9(Arguments9 arguments) {
        a = arguments;
    }

    /** What the program wrote to memory that it had locked. */
    void copy() {
        if (a.value(1) instanceof Value.Blob source) memory.write(a.call().bits(0), source.bytes());
    }

    /** Makes a call of an object; the result, or null where there is no such call. */
    @Nullable
    Integer play(Unknown9 self, String method) {
        if (method.equals("GetDevice") && self instanceof DeviceChild9 child) {
            a.put(1, child.getDevice());
            return D3D_OK;
        }
        Integer own = switch (self) {
            case Texture9 t -> texture(t, method);
            case CubeTexture9 t -> cube(t, method);
            case VolumeTexture9 t -> volumeTexture(t, method);
            case Surface9 s -> surface(s, method);
            case Volume9 v -> volume(v, method);
            case Buffer9 b -> buffer(b, method);
            case StateBlock9 b ->
                switch (method) {
                    case "Capture" -> b.capture();
                    case "Apply" -> b.apply();
                    default -> null;
                };
            case Query9 q -> method.equals("Issue") ? q.issue(a.i(1)) : null;
            default -> null;
        };
        if (own != null) return own;
        if (self instanceof BaseTexture9 t)
            switch (method) {
                case "SetLOD" -> {
                    t.setLOD(a.i(1));
                    return D3D_OK;
                }
                case "SetAutoGenFilterType" -> {
                    return t.setAutoGenFilterType(a.i(1));
                }
                case "GenerateMipSubLevels" -> {
                    t.generateMipSubLevels();
                    return D3D_OK;
                }
                default -> {
                    // A call of all resources.
                }
            }
        if (!(self instanceof Resource9 r)) return null;
        switch (method) {
            case "SetPriority" -> r.setPriority(a.i(1));
            case "PreLoad" -> r.preLoad();
            default -> {
                return null;
            }
        }
        return D3D_OK;
    }

    /** Whether the program had the lock that this call asks for, and asks for it so that it does not fail for a moment. */
    private boolean succeeded() {
        Value result = a.call().result();
        return result == null || !failed((int) result.bits());
    }

    private int flags(int index) {
        return a.i(index) & ~D3DLOCK_DONOTWAIT;
    }

    private @Nullable Integer buffer(Buffer9 b, String method) {
        switch (method) {
            case "Lock" -> {
                if (!succeeded()) return D3D_OK;
                Ref<BufferDesc9> desc = new Ref<>();
                int known = b instanceof VertexBuffer9 v ? v.getDesc(desc) : ((IndexBuffer9) b).getDesc(desc);
                LockedData locked = new LockedData();
                int result = b.lock(a.i(1), a.i(2), locked, flags(4));
                Value there = Structures9.target(a.value(3));
                if (failed(result) || failed(known) || there == null) return result;
                long most = desc.get().size() - (long) a.i(1);
                LockedMemory9.Layout layout =
                        LockedMemory9.Layout.buffer(a.i(2) == 0 ? most : Math.min(most, a.i(2) & 0xffffffffL));
                memory.put(b, 0, there.bits(), locked.address, layout, layout);
                return result;
            }
            case "Unlock" -> {
                memory.remove(b, 0);
                return b.unlock();
            }
            default -> {
                return null;
            }
        }
    }

    /** An image was locked. */
    private int flat(int result, Unknown9 of, int place, LockedRect own, int index, SurfaceDesc9 desc) {
        if (failed(result)) return result;
        Rect9 rect = Structures9.rect(a.value(index + 1));
        // A damaged trace has any.
        if (rect != null && !rect.isInside(desc.width(), desc.height())) return result;
        int width = rect == null ? desc.width() : rect.width();
        int rows = TexelSizes.rows(desc.format(), rect == null ? desc.height() : rect.height());
        long row = TexelSizes.rowBytes(desc.format(), width);
        long pitch = (int) Structures9.member(a.value(index), "Pitch");
        memory.put(
                of,
                place,
                Structures9.member(a.value(index), "pBits"),
                own.bits,
                new LockedMemory9.Layout(row, rows, 1, pitch, pitch * rows),
                new LockedMemory9.Layout(row, rows, 1, own.pitch, (long) own.pitch * rows));
        return result;
    }

    private @Nullable Integer texture(Texture9 t, String method) {
        switch (method) {
            case "GetSurfaceLevel" -> {
                Ref<Surface9> level = new Ref<>();
                return a.made(t.getSurfaceLevel(a.i(1), level), 2, level);
            }
            case "LockRect" -> {
                Ref<SurfaceDesc9> desc = new Ref<>();
                if (!succeeded() || failed(t.getLevelDesc(a.i(1), desc))) return D3D_OK;
                LockedRect own = new LockedRect();
                int result = t.lockRect(a.i(1), own, Structures9.rect(a.value(3)), flags(4));
                return flat(result, t, a.i(1), own, 2, desc.get());
            }
            case "UnlockRect" -> {
                memory.remove(t, a.i(1));
                return t.unlockRect(a.i(1));
            }
            case "AddDirtyRect" -> {
                return t.addDirtyRect(Structures9.rect(a.value(1)));
            }
            default -> {
                return null;
            }
        }
    }

    private @Nullable Integer cube(CubeTexture9 t, String method) {
        switch (method) {
            case "GetCubeMapSurface" -> {
                Ref<Surface9> level = new Ref<>();
                return a.made(t.getCubeMapSurface(a.i(1), a.i(2), level), 3, level);
            }
            case "LockRect" -> {
                Ref<SurfaceDesc9> desc = new Ref<>();
                if (!succeeded() || failed(t.getLevelDesc(a.i(2), desc))) return D3D_OK;
                LockedRect own = new LockedRect();
                int result = t.lockRect(a.i(1), a.i(2), own, Structures9.rect(a.value(4)), flags(5));
                return flat(result, t, 32 * a.i(1) + a.i(2), own, 3, desc.get());
            }
            case "UnlockRect" -> {
                memory.remove(t, 32 * a.i(1) + a.i(2));
                return t.unlockRect(a.i(1), a.i(2));
            }
            case "AddDirtyRect" -> {
                return t.addDirtyRect(a.i(1), Structures9.rect(a.value(2)));
            }
            default -> {
                return null;
            }
        }
    }

    private @Nullable Integer surface(Surface9 s, String method) {
        switch (method) {
            case "LockRect" -> {
                Ref<SurfaceDesc9> desc = new Ref<>();
                if (!succeeded() || failed(s.getDesc(desc))) return D3D_OK;
                LockedRect own = new LockedRect();
                int result = s.lockRect(own, Structures9.rect(a.value(2)), flags(3));
                return flat(result, s, 0, own, 1, desc.get());
            }
            case "UnlockRect" -> {
                memory.remove(s, 0);
                return s.unlockRect();
            }
            case "GetContainer" -> {
                a.put(2, s.getContainer());
                return D3D_OK;
            }
            default -> {
                return null;
            }
        }
    }

    private int deep(int result, Unknown9 of, int place, LockedBox own, int index, VolumeDesc9 desc) {
        if (failed(result)) return result;
        Box9 box = Structures9.box(a.value(index + 1));
        if (box != null && !isInside(box, desc)) return result;
        int width = box == null ? desc.width() : box.right() - box.left();
        int height = box == null ? desc.height() : box.bottom() - box.top();
        int depth = box == null ? desc.depth() : box.back() - box.front();
        long row = TexelSizes.rowBytes(desc.format(), width);
        int rows = TexelSizes.rows(desc.format(), height);
        Value there = a.value(index);
        memory.put(
                of,
                place,
                Structures9.member(there, "pBits"),
                own.bits,
                new LockedMemory9.Layout(row, rows, depth, (int) Structures9.member(there, "RowPitch"), (int)
                        Structures9.member(there, "SlicePitch")),
                new LockedMemory9.Layout(row, rows, depth, own.rowPitch, own.slicePitch));
        return result;
    }

    private static boolean isInside(Box9 box, VolumeDesc9 desc) {
        return new Rect9(box.left(), box.top(), box.right(), box.bottom()).isInside(desc.width(), desc.height())
                && box.front() >= 0
                && box.back() > box.front()
                && box.back() <= desc.depth();
    }

    private @Nullable Integer volumeTexture(VolumeTexture9 t, String method) {
        switch (method) {
            case "GetVolumeLevel" -> {
                Ref<Volume9> level = new Ref<>();
                return a.made(t.getVolumeLevel(a.i(1), level), 2, level);
            }
            case "LockBox" -> {
                Ref<VolumeDesc9> desc = new Ref<>();
                if (!succeeded() || failed(t.getLevelDesc(a.i(1), desc))) return D3D_OK;
                LockedBox own = new LockedBox();
                int result = t.lockBox(a.i(1), own, Structures9.box(a.value(3)), flags(4));
                return deep(result, t, a.i(1), own, 2, desc.get());
            }
            case "UnlockBox" -> {
                memory.remove(t, a.i(1));
                return t.unlockBox(a.i(1));
            }
            case "AddDirtyBox" -> {
                return t.addDirtyBox(Structures9.box(a.value(1)));
            }
            default -> {
                return null;
            }
        }
    }

    private @Nullable Integer volume(Volume9 v, String method) {
        switch (method) {
            case "LockBox" -> {
                Ref<VolumeDesc9> desc = new Ref<>();
                if (!succeeded() || failed(v.getDesc(desc))) return D3D_OK;
                LockedBox own = new LockedBox();
                int result = v.lockBox(own, Structures9.box(a.value(2)), flags(3));
                return deep(result, v, 0, own, 1, desc.get());
            }
            case "UnlockBox" -> {
                memory.remove(v, 0);
                return v.unlockBox();
            }
            default -> {
                return null;
            }
        }
    }
}
