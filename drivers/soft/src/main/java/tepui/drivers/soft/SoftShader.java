package tepui.drivers.soft;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.geometry.ResourceUse;
import tepui.drivers.soft.geometry.StageProgram;
import tepui.drivers.soft.raster.FragmentShader;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;

/** A shader: a program of the geometry side, or a fragment shader, which the rasteriser compiles for each state. */
final class SoftShader extends ShaderObject {
    final SoftDevice device;
    final ResourceUse resources;
    final @Nullable StageProgram program;
    final @Nullable FragmentShader fragment;
    volatile boolean destroyed;

    SoftShader(SoftDevice device, Shader shader, @Nullable StreamOutputLayout streams) {
        super(shader.stage);
        this.device = device;
        if (shader.stage == Stage.FRAGMENT) {
            resources = new ResourceUse(shader);
            fragment = new FragmentShader(shader);
            program = null;
        } else {
            program = new StageProgram(shader, streams, device.settings.tier());
            resources = program.resources;
            fragment = null;
        }
    }
}
