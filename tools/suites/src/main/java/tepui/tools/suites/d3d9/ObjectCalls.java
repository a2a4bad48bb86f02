package tepui.tools.suites.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.BaseTexture9;
import tepui.frontends.d3d9.Buffer9;
import tepui.frontends.d3d9.CubeTexture9;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.LockedBox;
import tepui.frontends.d3d9.LockedData;
import tepui.frontends.d3d9.LockedRect;
import tepui.frontends.d3d9.Query9;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.StateBlock9;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.SurfaceDesc9;
import tepui.frontends.d3d9.Texture9;
import tepui.frontends.d3d9.Unknown9;
import tepui.frontends.d3d9.VolumeTexture9;
import tepui.pipe.Memory;

/** Calls of scripts on one object: locks of its memory, and its properties. */
final class ObjectCalls {
    /** Calls that are none on an empty slot. */
    static final Set<String> NAMES = Set.of(
            "fill",
            "data",
            "lock",
            "unlock",
            "read",
            "desc",
            "levels",
            "setlod",
            "autogen",
            "generate",
            "capture",
            "apply",
            "issue",
            "getdata",
            "release");

    private final Device9 device;
    private final Slots slots;

    ObjectCalls(Device9 device, Slots slots) {
        this.device = device;
        this.slots = slots;
    }

    /** Whether the line was one of these calls. */
    boolean call(Line l, Answer a) {
        if (!NAMES.contains(l.call())) return false;
        Unknown9 o = slots.at(l.i(1));
        if (o == null) return false;
        return switch (l.call()) {
            case "fill" -> fill(l, a, o);
            case "data" -> o instanceof Buffer9 b && data(l, a, b);
            case "lock" -> lock(l, a, o);
            case "unlock" -> unlock(l, a, o);
            case "read" -> o instanceof Surface9 s && read(a, s);
            case "desc" -> desc(l, a, o);
            case "release" -> a.result(D3D_OK) && slots.release(l.i(1));
            case "capture" -> o instanceof StateBlock9 b && a.result(b.capture());
            case "apply" -> o instanceof StateBlock9 b && a.result(b.apply());
            case "issue" -> o instanceof Query9 q && a.result(q.issue(l.i(2)));
            case "getdata" -> o instanceof Query9 q && getData(l, a, q);
            default -> o instanceof BaseTexture9 t && ofTexture(l, a, t);
        };
    }

    private static boolean ofTexture(Line l, Answer a, BaseTexture9 t) {
        a.result(D3D_OK);
        switch (l.call()) {
            case "levels" -> a.value(t.getLevelCount());
            case "setlod" -> {
                a.value(t.setLOD(l.i(2)));
                a.value(t.getLOD());
            }
            case "autogen" -> {
                a.result(t.setAutoGenFilterType(l.i(2)));
                a.value(t.getAutoGenFilterType());
            }
            default -> t.generateMipSubLevels();
        }
        return true;
    }

    private static int lock(Unknown9 o, int face, int level, LockedRect r, @Nullable Rect9 part, int flags) {
        return switch (o) {
            case Texture9 t -> t.lockRect(level, r, part, flags);
            case CubeTexture9 c -> c.lockRect(face, level, r, part, flags);
            case Surface9 s -> s.lockRect(r, part, flags);
            default -> E_FAIL;
        };
    }

    private static int unlock(Unknown9 o, int face, int level) {
        return switch (o) {
            case Texture9 t -> t.unlockRect(level);
            case CubeTexture9 c -> c.unlockRect(face, level);
            case Surface9 s -> s.unlockRect();
            case VolumeTexture9 v -> v.unlockBox(level);
            default -> E_FAIL;
        };
    }

    private static boolean fill(Line l, Answer a, Unknown9 o) {
        int face = l.i(2);
        int level = l.i(3);
        LockedBox box = new LockedBox();
        int hr;
        if (o instanceof VolumeTexture9 v) {
            hr = v.lockBox(level, box, null, 0);
        } else {
            LockedRect r = new LockedRect();
            hr = lock(o, face, level, r, null, 0);
            box.bits = r.bits;
            box.rowPitch = r.pitch;
        }
        if (hr < 0) return a.result(hr);
        byte[] bytes = l.bytes(7);
        int row = l.i(4);
        int rows = l.i(5);
        for (int z = 0; z < l.i(6); z++) {
            for (int y = 0; y < rows; y++) {
                long at = box.bits + (long) z * box.slicePitch + (long) y * box.rowPitch;
                MemorySegment m = Memory.at(at, row);
                for (int x = 0; x < row; x++) {
                    byte b = bytes.length == 0 ? 0 : bytes[((z * rows + y) * row + x) % bytes.length];
                    m.set(ValueLayout.JAVA_BYTE, x, b);
                }
            }
        }
        return a.result(unlock(o, face, level));
    }

    private static boolean data(Line l, Answer a, Buffer9 b) {
        byte[] bytes = l.bytes(3);
        LockedData at = new LockedData();
        int hr = b.lock(l.i(2), bytes.length, at, 0);
        if (hr >= 0) {
            Memory.at(at.address, bytes.length).copyFrom(MemorySegment.ofArray(bytes));
            hr = b.unlock();
        }
        return a.result(hr);
    }

    private static boolean lock(Line l, Answer a, Unknown9 o) {
        if (!(o instanceof Texture9 || o instanceof CubeTexture9 || o instanceof Surface9)) return false;
        LockedRect r = new LockedRect();
        int hr = lock(o, l.i(2), l.i(3), r, Calls.rect(l, 4), l.i(9));
        a.result(hr);
        if (hr >= 0) a.value(r.pitch);
        return true;
    }

    private static boolean unlock(Line l, Answer a, Unknown9 o) {
        boolean has = o instanceof BaseTexture9 || o instanceof Surface9;
        return has && a.result(unlock(o, l.i(2), l.i(3)));
    }

    private static boolean desc(Line l, Answer a, Unknown9 o) {
        if (!(o instanceof Texture9 || o instanceof Surface9)) return false;
        Ref<SurfaceDesc9> out = new Ref<>();
        a.result(o instanceof Texture9 t ? t.getLevelDesc(l.i(2), out) : ((Surface9) o).getDesc(out));
        SurfaceDesc9 d = out.value == null ? new SurfaceDesc9(0, 0, 0, 0, 0, 0, 0, 0) : out.value;
        for (int v : new int[] {
            d.format(),
            d.type(),
            d.usage(),
            d.pool(),
            d.multiSampleType(),
            d.multiSampleQuality(),
            d.width(),
            d.height()
        }) a.value(v);
        return true;
    }

    private static boolean getData(Line l, Answer a, Query9 q) {
        int n = l.i(2);
        ByteBuffer into = n == 0 ? null : ByteBuffer.allocate(n).order(ByteOrder.LITTLE_ENDIAN);
        int hr = S_FALSE;
        for (int i = 0; i < 10_000_000 && hr == S_FALSE; i++) hr = q.getData(into, D3DGETDATA_FLUSH);
        a.result(hr);
        if (hr == D3D_OK && into != null) for (int i = 0; i + 4 <= n; i += 4) a.value(into.getInt(i));
        return true;
    }

    /** The texels of a surface; of several samples they are resolved first. */
    private boolean read(Answer a, Surface9 s) {
        SurfaceDesc9 d = s.getDesc();
        Ref<Surface9> single = new Ref<>();
        Ref<Surface9> copy = new Ref<>();
        Surface9 from = s;
        int hr = D3D_OK;
        if (d.multiSampleType() != 0) {
            hr = device.createRenderTarget(d.width(), d.height(), d.format(), 0, 0, false, single);
            if (hr >= 0) hr = device.stretchRect(s, null, single.value, null, D3DTEXF_NONE);
            if (hr >= 0) from = single.get();
        }
        if (hr >= 0 && (d.usage() & D3DUSAGE_RENDERTARGET) != 0) {
            hr = device.createOffscreenPlainSurface(d.width(), d.height(), d.format(), D3DPOOL_SYSTEMMEM, copy);
            if (hr >= 0) hr = device.getRenderTargetData(from, copy.value);
            if (hr >= 0) from = copy.get();
        }
        LockedRect r = new LockedRect();
        if (hr >= 0) hr = from.lockRect(r, null, D3DLOCK_READONLY);
        a.result(hr);
        if (hr >= 0) {
            int side = Texels.side(d.format());
            int row = (d.width() + side - 1) / side * Texels.bytes(d.format());
            StringBuilder b = new StringBuilder();
            for (int y = 0; y < (d.height() + side - 1) / side; y++) {
                byte[] texels = Memory.at(r.bits + (long) y * r.pitch, row).toArray(ValueLayout.JAVA_BYTE);
                b.append(HexFormat.of().formatHex(texels));
            }
            a.text("px " + Integer.toUnsignedString(d.format()) + " " + d.width() + " " + d.height() + " " + b);
            from.unlockRect();
        }
        if (copy.value != null) copy.value.release();
        if (single.value != null) single.value.release();
        return true;
    }
}
