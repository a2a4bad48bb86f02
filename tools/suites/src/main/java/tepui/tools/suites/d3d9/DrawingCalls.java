package tepui.tools.suites.d3d9;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.BaseTexture9;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.IntRef;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Surface9;

/** Calls of scripts that draw, copy and present. */
final class DrawingCalls {
    private final Device9 d;
    private final Slots slots;

    DrawingCalls(Device9 device, Slots slots) {
        d = device;
        this.slots = slots;
    }

    private @Nullable Surface9 surface(Line l, int k) {
        return slots.get(l.i(k), Surface9.class);
    }

    private @Nullable BaseTexture9 texture(Line l, int k) {
        return slots.get(l.i(k), BaseTexture9.class);
    }

    /** Bytes of a program's, with some behind them, as the peer has. */
    private static MemorySegment memory(Line l, int k) {
        byte[] b = l.bytes(k);
        MemorySegment m = java.lang.foreign.Arena.ofAuto().allocate(b.length + 16L, 16);
        m.asSlice(0, b.length).copyFrom(MemorySegment.ofArray(b));
        return m;
    }

    /** Whether the line was one of these calls. */
    boolean call(Line l, Answer a) {
        return switch (l.call()) {
            case "begin" -> a.result(d.beginScene());
            case "end" -> a.result(d.endScene());
            case "present" -> a.result(d.present());
            case "reset" -> {
                slots.releaseAll();
                yield a.result(d.reset(Calls.parameters(l, 1)));
            }
            case "clear" -> a.result(d.clear(rects(l), l.i(1), l.i(2), l.f(3), l.i(4)));
            case "draw" -> a.result(d.drawPrimitive(l.i(1), l.i(2), l.i(3)));
            case "drawi" -> a.result(d.drawIndexedPrimitive(l.i(1), l.i(2), l.i(3), l.i(4), l.i(5), l.i(6)));
            case "drawup" -> a.result(d.drawPrimitiveUP(l.i(1), l.i(2), memory(l, 4), l.i(3)));
            case "drawiup" ->
                a.result(d.drawIndexedPrimitiveUP(
                        l.i(1), l.i(2), l.i(3), l.i(4), memory(l, 7), l.i(5), memory(l, 8), l.i(6)));
            case "stretch" ->
                a.result(d.stretchRect(surface(l, 1), Calls.rect(l, 2), surface(l, 7), Calls.rect(l, 8), l.i(13)));
            case "updatesurface" ->
                a.result(d.updateSurface(
                        surface(l, 1), Calls.rect(l, 2), surface(l, 7), l.is(8) ? l.i(9) : 0, l.is(8) ? l.i(10) : 0));
            case "updatetexture" -> a.result(d.updateTexture(texture(l, 1), texture(l, 2)));
            case "colorfill" -> a.result(d.colorFill(surface(l, 1), Calls.rect(l, 2), l.i(7)));
            case "targetdata" -> a.result(d.getRenderTargetData(surface(l, 1), surface(l, 2)));
            case "frontdata" -> a.result(d.getFrontBufferData(0, surface(l, 1)));
            case "blockbegin" -> a.result(d.beginStateBlock());
            case "validate" -> {
                IntRef passes = new IntRef();
                int hr = d.validateDevice(passes);
                if (hr >= 0) a.value(passes.value);
                yield a.result(hr);
            }
            case "evict" -> a.result(d.evictManagedResources());
            default -> false;
        };
    }

    private static Rect9 @Nullable [] rects(Line l) {
        int n = Math.min(16, (l.size() - 5) / 4);
        if (n <= 0) return null;
        Rect9[] r = new Rect9[n];
        Arrays.setAll(r, i -> new Rect9(l.i(5 + 4 * i), l.i(6 + 4 * i), l.i(7 + 4 * i), l.i(8 + 4 * i)));
        return r;
    }
}
