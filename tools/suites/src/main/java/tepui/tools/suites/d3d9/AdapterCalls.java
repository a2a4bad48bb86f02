package tepui.tools.suites.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import tepui.frontends.d3d9.Caps9;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.IntRef;
import tepui.frontends.d3d9.Ref;

/** Calls of scripts that query the adapter. */
final class AdapterCalls {
    private final Direct3D9 d3d;

    AdapterCalls(Direct3D9 d3d) {
        this.d3d = d3d;
    }

    /** Whether the line was one of these calls. */
    boolean call(Line l, Answer a) {
        return switch (l.call()) {
            case "checktype" -> a.result(d3d.checkDeviceType(0, l.i(1), l.i(2), l.i(3), l.is(4)));
            case "checkformat" -> a.result(d3d.checkDeviceFormat(0, D3DDEVTYPE_HAL, l.i(1), l.i(2), l.i(3), l.i(4)));
            case "checkmatch" -> a.result(d3d.checkDepthStencilMatch(0, D3DDEVTYPE_HAL, l.i(1), l.i(2), l.i(3)));
            case "checkconversion" -> a.result(d3d.checkDeviceFormatConversion(0, D3DDEVTYPE_HAL, l.i(1), l.i(2)));
            case "checksamples" ->
                a.result(d3d.checkDeviceMultiSampleType(0, D3DDEVTYPE_HAL, l.i(1), l.is(2), l.i(3), new IntRef()));
            case "caps" -> {
                Ref<Caps9> out = new Ref<>();
                a.result(d3d.getDeviceCaps(0, D3DDEVTYPE_HAL, out));
                Caps9 caps = out.value;
                if (caps != null) CapsFields.write(caps, a);
                yield true;
            }
            default -> false;
        };
    }
}
