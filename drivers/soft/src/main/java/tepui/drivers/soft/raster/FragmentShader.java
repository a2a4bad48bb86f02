package tepui.drivers.soft.raster;

import tepui.ir.Shader;
import tepui.ir.Stage;

/**
 * A fragment shader as the device holds it: the IR, and the programs made from it, one for each combination of state that
 * changes the code. Shared by all contexts of a device.
 */
public final class FragmentShader {
    private final Shader ir;

    /**
     * @param ir not changed by anybody from now on
     */
    public FragmentShader(Shader ir) {
        if (ir.stage != Stage.FRAGMENT) {
            throw new IllegalArgumentException("FragmentShader: '" + ir.name + "' is a " + ir.stage + " shader");
        }
        this.ir = ir;
    }

    public Shader ir() {
        return ir;
    }
}
