package tepui.tools.trace.d3d9;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Box9;
import tepui.frontends.d3d9.ClipStatus9;
import tepui.frontends.d3d9.Light9;
import tepui.frontends.d3d9.LockedBox;
import tepui.frontends.d3d9.LockedRect;
import tepui.frontends.d3d9.Material9;
import tepui.frontends.d3d9.PresentParameters9;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.VertexElement9;
import tepui.frontends.d3d9.Viewport9;
import tepui.tools.trace.file.Value;

/** Structures of Direct3D 9 as values of a trace: a pointer to one is an array of one. */
public final class Structures9 {
    private static final Value.Shape RECT = shape("RECT", "left top right bottom");
    private static final Value.Shape D3DRECT = shape("D3DRECT", "x1 y1 x2 y2");
    private static final Value.Shape POINT = shape("POINT", "x y");
    private static final Value.Shape BOX = shape("D3DBOX", "Left Top Right Bottom Front Back");
    private static final Value.Shape VIEWPORT = shape("D3DVIEWPORT9", "X Y Width Height MinZ MaxZ");
    private static final Value.Shape MATRIX = shape("D3DMATRIX", "m");
    private static final Value.Shape COLOR = shape("D3DCOLORVALUE", "r g b a");
    private static final Value.Shape VECTOR = shape("D3DVECTOR", "x y z");
    private static final Value.Shape MATERIAL = shape("D3DMATERIAL9", "Diffuse Ambient Specular Emissive Power");
    private static final Value.Shape LIGHT = shape(
            "D3DLIGHT9",
            "Type Diffuse Specular Ambient Position Direction Range Falloff Attenuation0 Attenuation1 Attenuation2 Theta Phi");
    private static final Value.Shape CLIP = shape("D3DCLIPSTATUS9", "ClipUnion ClipIntersection");
    private static final Value.Shape LOCKED_RECT = shape("D3DLOCKED_RECT", "Pitch pBits");
    private static final Value.Shape LOCKED_BOX = shape("D3DLOCKED_BOX", "RowPitch SlicePitch pBits");
    private static final Value.Shape ELEMENT = shape("D3DVERTEXELEMENT9", "Stream Offset Type Method Usage UsageIndex");
    private static final Value.Shape PRESENT = shape(
            "D3DPRESENT_PARAMETERS",
            "BackBufferWidth BackBufferHeight BackBufferFormat BackBufferCount MultiSampleType MultiSampleQuality SwapEffect"
                    + " hDeviceWindow Windowed EnableAutoDepthStencil AutoDepthStencilFormat Flags FullScreen_RefreshRateInHz"
                    + " PresentationInterval");

    /** The one window that programs here have, as traces name it. */
    public static final Value WINDOW = new Value.Pointer(0x10002);

    private static final int UNUSED = 17;

    private Structures9() {}

    private static Value.Shape shape(String name, String members) {
        return new Value.Shape(name, List.of(members.split(" ")));
    }

    private static Value pointer(Value.Shape shape, Value... members) {
        return new Value.Array(List.of(new Value.Struct(shape, List.of(members))));
    }

    private static Value whole(int value) {
        return new Value.Whole(value & 0xffffffffL);
    }

    private static Value number(int value) {
        return Constants9.signed(value);
    }

    /** Floats, as an array. */
    public static Value floats(float[] values, int from, int count) {
        List<Value> list = new ArrayList<>();
        for (int i = 0; i < count; i++) list.add(new Value.Single(values[from + i]));
        return new Value.Array(list);
    }

    private static Value struct(Value.Shape shape, float[] values) {
        List<Value> list = new ArrayList<>();
        for (float v : values) list.add(new Value.Single(v));
        return new Value.Struct(shape, list);
    }

    /** The null pointer, or a pointer to a structure; null for an object that is none of Direct3D's structures. */
    public static @Nullable Value of(@Nullable Object value, Constants9 constants) {
        return switch (value) {
            case null -> new Value.Null();
            case Rect9 r -> pointer(RECT, number(r.left()), number(r.top()), number(r.right()), number(r.bottom()));
            case Box9 b ->
                pointer(
                        BOX,
                        whole(b.left()),
                        whole(b.top()),
                        whole(b.right()),
                        whole(b.bottom()),
                        whole(b.front()),
                        whole(b.back()));
            case Viewport9 v ->
                pointer(
                        VIEWPORT,
                        whole(v.x()),
                        whole(v.y()),
                        whole(v.width()),
                        whole(v.height()),
                        new Value.Single(v.minZ()),
                        new Value.Single(v.maxZ()));
            case Material9 m ->
                pointer(
                        MATERIAL,
                        struct(COLOR, m.diffuse()),
                        struct(COLOR, m.ambient()),
                        struct(COLOR, m.specular()),
                        struct(COLOR, m.emissive()),
                        new Value.Single(m.power()));
            case Light9 l ->
                pointer(
                        LIGHT,
                        constants.of("D3DLIGHT_", l.type),
                        struct(COLOR, l.diffuse),
                        struct(COLOR, l.specular),
                        struct(COLOR, l.ambient),
                        struct(VECTOR, l.position),
                        struct(VECTOR, l.direction),
                        new Value.Single(l.range),
                        new Value.Single(l.falloff),
                        new Value.Single(l.attenuation0),
                        new Value.Single(l.attenuation1),
                        new Value.Single(l.attenuation2),
                        new Value.Single(l.theta),
                        new Value.Single(l.phi));
            case ClipStatus9 c -> pointer(CLIP, whole(c.clipUnion()), whole(c.clipIntersection()));
            case LockedRect r -> pointer(LOCKED_RECT, number(r.pitch), new Value.Pointer(r.bits));
            case LockedBox b ->
                pointer(LOCKED_BOX, number(b.rowPitch), number(b.slicePitch), new Value.Pointer(b.bits));
            case PresentParameters9 p -> parameters(p, constants);
            default -> null;
        };
    }

    private static Value parameters(PresentParameters9 p, Constants9 constants) {
        return pointer(
                PRESENT,
                whole(p.backBufferWidth),
                whole(p.backBufferHeight),
                constants.of("D3DFMT_", p.backBufferFormat),
                whole(p.backBufferCount),
                whole(p.multiSampleType),
                whole(p.multiSampleQuality),
                constants.of("D3DSWAPEFFECT_", p.swapEffect),
                WINDOW,
                new Value.Truth(p.windowed),
                new Value.Truth(p.enableAutoDepthStencil),
                constants.of("D3DFMT_", p.autoDepthStencilFormat),
                constants.of("D3DPRESENTFLAG_|", p.flags),
                whole(p.fullScreenRefreshRate),
                constants.of("D3DPRESENT_INTERVAL_", p.presentationInterval));
    }

    /** Rectangles of a clear. */
    public static Value rectangles(Rect9[] rects) {
        List<Value> list = new ArrayList<>();
        for (Rect9 r : rects)
            list.add(new Value.Struct(
                    D3DRECT, List.of(number(r.left()), number(r.top()), number(r.right()), number(r.bottom()))));
        return new Value.Array(list);
    }

    public static Value point(int x, int y) {
        return pointer(POINT, number(x), number(y));
    }

    public static Value matrix(float[] m) {
        List<Value> rows = new ArrayList<>();
        for (int i = 0; i < 4; i++) rows.add(floats(m, 4 * i, 4));
        return pointer(MATRIX, new Value.Array(rows));
    }

    /** Elements of a declaration, and its end. */
    public static Value elements(VertexElement9[] elements, Constants9 constants) {
        List<Value> list = new ArrayList<>();
        for (VertexElement9 e : elements) list.add(element(e, constants));
        list.add(element(new VertexElement9(0xff, 0, UNUSED, 0, 0, 0), constants));
        return new Value.Array(list);
    }

    private static Value element(VertexElement9 e, Constants9 constants) {
        return new Value.Struct(
                ELEMENT,
                List.of(
                        whole(e.stream()),
                        whole(e.offset()),
                        constants.of("D3DDECLTYPE_", e.type()),
                        constants.of("D3DDECLMETHOD_", e.method()),
                        constants.of("D3DDECLUSAGE_", e.usage()),
                        whole(e.usageIndex())));
    }

    // ---- and back

    /** What a pointer points to. */
    public static @Nullable Value target(@Nullable Value value) {
        if (value instanceof Value.Array a)
            return a.elements().isEmpty() ? null : a.elements().getFirst();
        return value instanceof Value.Struct ? value : null;
    }

    private static int integer(Value.Struct s, int member) {
        return member < s.members().size() ? (int) s.members().get(member).bits() : 0;
    }

    private static float single(Value.Struct s, int member) {
        return member < s.members().size() ? single(s.members().get(member)) : 0;
    }

    /** A value as a float. */
    public static float single(@Nullable Value value) {
        return switch (value) {
            case null -> 0;
            case Value.Single f -> f.value();
            case Value.Decimal d -> (float) d.value();
            case Value.Shown s -> single(s.machine());
            default -> value.bits();
        };
    }

    public static @Nullable Rect9 rect(@Nullable Value value) {
        return target(value) instanceof Value.Struct s
                ? new Rect9(integer(s, 0), integer(s, 1), integer(s, 2), integer(s, 3))
                : null;
    }

    /** Rectangles of a clear; null for none given. */
    public static Rect9 @Nullable [] rects(@Nullable Value value, int count) {
        if (!(value instanceof Value.Array a)) return null;
        List<Rect9> list = new ArrayList<>();
        for (Value v : a.elements().subList(0, Math.clamp(count, 0, a.elements().size()))) {
            Rect9 r = rect(v);
            if (r != null) list.add(r);
        }
        return list.toArray(new Rect9[0]);
    }

    public static @Nullable Box9 box(@Nullable Value value) {
        return target(value) instanceof Value.Struct s
                ? new Box9(integer(s, 0), integer(s, 1), integer(s, 2), integer(s, 3), integer(s, 4), integer(s, 5))
                : null;
    }

    public static @Nullable Viewport9 viewport(@Nullable Value value) {
        return target(value) instanceof Value.Struct s
                ? new Viewport9(integer(s, 0), integer(s, 1), integer(s, 2), integer(s, 3), single(s, 4), single(s, 5))
                : null;
    }

    /** All floats of a value, however deep they lie; null for the null pointer. */
    public static float @Nullable [] floats(@Nullable Value value) {
        if (value == null || value instanceof Value.Null) return null;
        List<Float> list = new ArrayList<>();
        gather(value, list);
        float[] floats = new float[list.size()];
        for (int i = 0; i < floats.length; i++) floats[i] = list.get(i);
        return floats;
    }

    private static void gather(Value value, List<Float> list) {
        switch (value) {
            case Value.Array a -> a.elements().forEach(v -> gather(v, list));
            case Value.Struct s -> s.members().forEach(v -> gather(v, list));
            default -> list.add(single(value));
        }
    }

    private static float[] vector(Value.Struct s, int member, int length) {
        float[] out = new float[length];
        float[] in = member < s.members().size() ? floats(s.members().get(member)) : null;
        if (in != null) System.arraycopy(in, 0, out, 0, Math.min(in.length, length));
        return out;
    }

    public static @Nullable Material9 material(@Nullable Value value) {
        return target(value) instanceof Value.Struct s
                ? new Material9(vector(s, 0, 4), vector(s, 1, 4), vector(s, 2, 4), vector(s, 3, 4), single(s, 4))
                : null;
    }

    public static @Nullable Light9 light(@Nullable Value value) {
        if (!(target(value) instanceof Value.Struct s)) return null;
        Light9 l = new Light9();
        l.type = integer(s, 0);
        l.diffuse = vector(s, 1, 4);
        l.specular = vector(s, 2, 4);
        l.ambient = vector(s, 3, 4);
        l.position = vector(s, 4, 3);
        l.direction = vector(s, 5, 3);
        l.range = single(s, 6);
        l.falloff = single(s, 7);
        l.attenuation0 = single(s, 8);
        l.attenuation1 = single(s, 9);
        l.attenuation2 = single(s, 10);
        l.theta = single(s, 11);
        l.phi = single(s, 12);
        return l;
    }

    public static @Nullable ClipStatus9 clipStatus(@Nullable Value value) {
        return target(value) instanceof Value.Struct s ? new ClipStatus9(integer(s, 0), integer(s, 1)) : null;
    }

    /** Presentation parameters; windows are those of the machine that recorded, so there is none. */
    public static PresentParameters9 parameters(@Nullable Value value) {
        PresentParameters9 p = new PresentParameters9();
        if (!(target(value) instanceof Value.Struct s)) return p;
        p.backBufferWidth = integer(s, 0);
        p.backBufferHeight = integer(s, 1);
        p.backBufferFormat = integer(s, 2);
        p.backBufferCount = integer(s, 3);
        p.multiSampleType = integer(s, 4);
        p.multiSampleQuality = integer(s, 5);
        p.swapEffect = integer(s, 6);
        p.enableAutoDepthStencil = integer(s, 9) != 0;
        p.autoDepthStencilFormat = integer(s, 10);
        p.flags = integer(s, 11);
        return p;
    }

    /** Elements of a declaration, up to its end. */
    public static VertexElement9 @Nullable [] elements(@Nullable Value value) {
        if (!(value instanceof Value.Array a)) return null;
        List<VertexElement9> list = new ArrayList<>();
        for (Value v : a.elements()) {
            if (!(v instanceof Value.Struct s) || integer(s, 0) == 0xff) break;
            list.add(new VertexElement9(
                    integer(s, 0), integer(s, 1), integer(s, 2), integer(s, 3), integer(s, 4), integer(s, 5)));
        }
        return list.toArray(new VertexElement9[0]);
    }

    /** A member of a structure that a pointer leads to, as a number; 0 where there is none. */
    public static long member(@Nullable Value value, String name) {
        if (!(target(value) instanceof Value.Struct s)) return 0;
        int at = s.shape().members().indexOf(name);
        return at < 0 || at >= s.members().size() ? 0 : s.members().get(at).bits();
    }
}
