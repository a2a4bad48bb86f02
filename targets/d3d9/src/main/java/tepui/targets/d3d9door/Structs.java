package tepui.targets.d3d9door;

import static tepui.targets.d3d9door.ClientMemory.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Box9;
import tepui.frontends.d3d9.DisplayMode9;
import tepui.frontends.d3d9.Light9;
import tepui.frontends.d3d9.Material9;
import tepui.frontends.d3d9.PresentParameters9;
import tepui.frontends.d3d9.RasterStatus9;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.VertexElement9;
import tepui.frontends.d3d9.Viewport9;

/** Converter of structures of the API between memory and the front end's classes. */
final class Structs {
    /** D3DPRESENT_PARAMETERS in a packet: words, the window's handle as two of them, then the window's width and height. */
    static final int PARAMETERS_BYTES = 72;

    private static final int ELEMENT_BYTES = 8;

    private Structs() {}

    /** A RECT that may be left out: a word says whether it is there. */
    static @Nullable Rect9 rect(long at) {
        return intAt(at) == 0 ? null : plainRect(at + 4);
    }

    private static Rect9 plainRect(long at) {
        return new Rect9(intAt(at), intAt(at + 4), intAt(at + 8), intAt(at + 12));
    }

    /** A D3DBOX that may be left out. */
    static @Nullable Box9 box(long at) {
        if (intAt(at) == 0) return null;
        return new Box9(intAt(at + 4), intAt(at + 8), intAt(at + 12), intAt(at + 16), intAt(at + 20), intAt(at + 24));
    }

    static Rect9 @Nullable [] rects(Session s, long at, int bytes) {
        if (bytes < 0) return null;
        s.bytes(at, bytes);
        Rect9[] all = new Rect9[bytes / 16];
        for (int i = 0; i < all.length; i++) all[i] = plainRect(at + 16L * i);
        return all;
    }

    static Viewport9 viewport(long at) {
        return new Viewport9(
                intAt(at), intAt(at + 4), intAt(at + 8), intAt(at + 12), floatAt(at + 16), floatAt(at + 20));
    }

    private static float[] floats(long at, int count) {
        float[] f = new float[count];
        copy(at, f, count);
        return f;
    }

    static Material9 material(long at) {
        return new Material9(
                floats(at, 4), floats(at + 16, 4), floats(at + 32, 4), floats(at + 48, 4), floatAt(at + 64));
    }

    static Light9 light(long at) {
        Light9 l = new Light9();
        l.type = intAt(at);
        l.diffuse = floats(at + 4, 4);
        l.specular = floats(at + 20, 4);
        l.ambient = floats(at + 36, 4);
        l.position = floats(at + 52, 3);
        l.direction = floats(at + 64, 3);
        l.range = floatAt(at + 76);
        l.falloff = floatAt(at + 80);
        l.attenuation0 = floatAt(at + 84);
        l.attenuation1 = floatAt(at + 88);
        l.attenuation2 = floatAt(at + 92);
        l.theta = floatAt(at + 96);
        l.phi = floatAt(at + 100);
        return l;
    }

    private static long put(long to, float... values) {
        for (int i = 0; i < values.length; i++) putFloat(to + 4L * i, values[i]);
        return to + 4L * values.length;
    }

    static void put(Light9 l, long to) {
        putInt(to, l.type);
        long at = put(to + 4, l.diffuse);
        at = put(at, l.specular);
        at = put(at, l.ambient);
        at = put(at, l.position);
        at = put(at, l.direction);
        put(at, l.range, l.falloff, l.attenuation0, l.attenuation1, l.attenuation2, l.theta, l.phi);
    }

    static PresentParameters9 parameters(Session s, long at, int bytes) {
        if (bytes != PARAMETERS_BYTES)
            throw new IllegalArgumentException("present parameters have " + bytes + " bytes");
        s.bytes(at, bytes);
        PresentParameters9 p = new PresentParameters9();
        p.backBufferWidth = intAt(at);
        p.backBufferHeight = intAt(at + 4);
        p.backBufferFormat = intAt(at + 8);
        p.backBufferCount = intAt(at + 12);
        p.multiSampleType = intAt(at + 16);
        p.multiSampleQuality = intAt(at + 20);
        p.swapEffect = intAt(at + 24);
        p.deviceWindow = s.windows.target(longAt(at + 28), intAt(at + 60), intAt(at + 64));
        p.windowed = intAt(at + 36) != 0;
        p.enableAutoDepthStencil = intAt(at + 40) != 0;
        p.autoDepthStencilFormat = intAt(at + 44);
        p.flags = intAt(at + 48);
        p.fullScreenRefreshRate = intAt(at + 52);
        p.presentationInterval = intAt(at + 56);
        return p;
    }

    /** Writes the members that the front end filled in. */
    static void putCompleted(PresentParameters9 p, long to) {
        putInt(to, p.backBufferWidth);
        putInt(to + 4, p.backBufferHeight);
        putInt(to + 8, p.backBufferFormat);
        putInt(to + 12, p.backBufferCount);
    }

    static void put(DisplayMode9 m, long to) {
        putInt(to, m.width());
        putInt(to + 4, m.height());
        putInt(to + 8, m.refreshRate());
        putInt(to + 12, m.format());
    }

    /** D3DDISPLAYMODEEX: its size, and lines that are not interlaced. */
    static void putEx(DisplayMode9 m, long to) {
        putInt(to, 24);
        putInt(to + 4, m.width());
        putInt(to + 8, m.height());
        putInt(to + 12, m.refreshRate());
        putInt(to + 16, m.format());
        putInt(to + 20, 1);
    }

    static void put(RasterStatus9 r, long to) {
        putInt(to, r.inVBlank() ? 1 : 0);
        putInt(to + 4, r.scanLine());
    }

    static VertexElement9[] elements(long at, int bytes) {
        VertexElement9[] all = new VertexElement9[bytes / ELEMENT_BYTES];
        for (int i = 0; i < all.length; i++) {
            long e = at + (long) ELEMENT_BYTES * i;
            all[i] = new VertexElement9(
                    shortAt(e), shortAt(e + 2), byteAt(e + 4), byteAt(e + 5), byteAt(e + 6), byteAt(e + 7));
        }
        return all;
    }

    /** Elements with the one behind the last. */
    static void put(VertexElement9[] elements, long to) {
        long at = to;
        for (VertexElement9 e : elements) {
            put(e, at);
            at += ELEMENT_BYTES;
        }
        put(new VertexElement9(0xff, 0, 17, 0, 0, 0), at);
    }

    private static void put(VertexElement9 e, long to) {
        putShort(to, e.stream());
        putShort(to + 2, e.offset());
        putByte(to + 4, e.type());
        putByte(to + 5, e.method());
        putByte(to + 6, e.usage());
        putByte(to + 7, e.usageIndex());
    }
}
