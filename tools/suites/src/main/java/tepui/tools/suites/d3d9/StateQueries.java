package tepui.tools.suites.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import tepui.frontends.d3d9.BaseTexture9;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.IntRef;
import tepui.frontends.d3d9.Light9;
import tepui.frontends.d3d9.Material9;
import tepui.frontends.d3d9.PixelShader9;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Unknown9;
import tepui.frontends.d3d9.VertexBuffer9;
import tepui.frontends.d3d9.VertexDeclaration9;
import tepui.frontends.d3d9.VertexShader9;
import tepui.frontends.d3d9.Viewport9;

/** Generator of queries of the state that a script set. */
final class StateQueries {
    private final Device9 d;
    private final Slots slots;

    StateQueries(Device9 device, Slots slots) {
        d = device;
        this.slots = slots;
    }

    /** Whether the line was one of these calls. */
    boolean call(Line l, Answer a) {
        IntRef v = new IntRef();
        return switch (l.call()) {
            case "getrs" -> number(a, d.getRenderState(l.i(1), v), v);
            case "gettss" -> number(a, d.getTextureStageState(l.i(1), l.i(2), v), v);
            case "getss" -> number(a, d.getSamplerState(l.i(1), l.i(2), v), v);
            case "getlighton" -> number(a, d.getLightEnable(l.i(1), v), v);
            case "getfreq" -> number(a, d.getStreamSourceFreq(l.i(1), v), v);
            case "gettf" -> {
                float[] m = new float[16];
                yield numbers(a, d.getTransform(l.i(1), m), m);
            }
            case "getclipplane" -> {
                float[] p = new float[4];
                yield numbers(a, d.getClipPlane(l.i(1), p), p);
            }
            case "getvsf" -> {
                float[] f = new float[4 * (l.i(2) & 255)];
                yield numbers(a, d.getVertexShaderConstantF(l.i(1), f, l.i(2) & 255), f);
            }
            case "getpsf" -> {
                float[] f = new float[4 * (l.i(2) & 255)];
                yield numbers(a, d.getPixelShaderConstantF(l.i(1), f, l.i(2) & 255), f);
            }
            case "getmaterial" -> {
                Material9 m = d.getMaterial();
                a.numbers(m.diffuse());
                a.numbers(m.ambient());
                a.numbers(m.specular());
                a.numbers(m.emissive());
                a.number(m.power());
                yield a.result(D3D_OK);
            }
            case "getlight" -> light(l, a);
            case "getviewport" -> {
                Viewport9 p = d.getViewport();
                for (int n : new int[] {p.x(), p.y(), p.width(), p.height()}) a.value(n);
                a.numbers(p.minZ(), p.maxZ());
                yield a.result(D3D_OK);
            }
            case "getscissor" -> {
                Rect9 r = d.getScissorRect();
                for (int n : new int[] {r.left(), r.top(), r.right(), r.bottom()}) a.value(n);
                yield a.result(D3D_OK);
            }
            case "getfvf" -> {
                a.value(d.getFVF());
                yield a.result(D3D_OK);
            }
            case "getvs" -> this.<VertexShader9>object(a, d::getVertexShader);
            case "getps" -> this.<PixelShader9>object(a, d::getPixelShader);
            case "getdecl" -> this.<VertexDeclaration9>object(a, d::getVertexDeclaration);
            case "gettexture" -> this.<BaseTexture9>object(a, o -> d.getTexture(l.i(1), o));
            case "getstream" -> {
                IntRef offset = new IntRef();
                IntRef stride = new IntRef();
                Ref<VertexBuffer9> out = new Ref<>();
                int hr = d.getStreamSource(l.i(1), out, offset, stride);
                VertexBuffer9 b = out.value;
                if (hr >= 0) for (int n : new int[] {slots.of(b), offset.value, stride.value}) a.value(n);
                if (b != null) b.release();
                yield a.result(hr);
            }
            case "npatch" -> {
                a.result(d.setNPatchMode(l.f(1)));
                a.number(d.getNPatchMode());
                yield true;
            }
            case "software" -> {
                a.result(d.setSoftwareVertexProcessing(l.is(1)));
                a.value(d.getSoftwareVertexProcessing() ? 1 : 0);
                yield true;
            }
            default -> false;
        };
    }

    private interface Getter<T> {
        int get(Ref<T> out);
    }

    private <T extends Unknown9> boolean object(Answer a, Getter<T> getter) {
        Ref<T> out = new Ref<>();
        int hr = getter.get(out);
        a.result(hr);
        T o = out.value;
        if (hr >= 0) a.value(slots.of(o));
        if (o != null) o.release();
        return true;
    }

    private static boolean number(Answer a, int hr, IntRef v) {
        if (hr >= 0) a.value(v.value);
        return a.result(hr);
    }

    private static boolean numbers(Answer a, int hr, float[] v) {
        if (hr >= 0) a.numbers(v);
        return a.result(hr);
    }

    private boolean light(Line l, Answer a) {
        Ref<Light9> out = new Ref<>();
        int hr = d.getLight(l.i(1), out);
        Light9 g = out.value;
        if (hr >= 0 && g != null) {
            a.value(g.type);
            a.numbers(g.diffuse);
            a.numbers(g.specular);
            a.numbers(g.ambient);
            a.numbers(g.position);
            a.numbers(g.direction);
            a.numbers(g.range, g.falloff, g.attenuation0, g.attenuation1, g.attenuation2, g.theta, g.phi);
        }
        return a.result(hr);
    }
}
