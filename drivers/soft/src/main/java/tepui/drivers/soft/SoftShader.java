package tepui.drivers.soft;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.geometry.ResourceUse;
import tepui.drivers.soft.geometry.StageProgram;
import tepui.drivers.soft.raster.FragmentShader;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Validator;
import tepui.ir.pass.Pipeline;
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
        Validator.check(shader);
        // Exact simplifications only: other drivers are compared with this one.
        Shader own = shader.copy();
        Pipeline.standard(false).run(own);
        if (shader.stage == Stage.FRAGMENT) {
            resources = new ResourceUse(own);
            fragment = new FragmentShader(own);
            program = null;
        } else {
            program = new StageProgram(own, streams, device.settings.tier());
            resources = program.resources;
            fragment = null;
        }
    }
}
