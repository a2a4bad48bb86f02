package tepui.drivers.nil;

import tepui.ir.Stage;
import tepui.pipe.ShaderObject;

/** A shader that was taken and will never run. */
final class NullShader extends ShaderObject {
    final NullDevice device;
    volatile boolean destroyed;

    NullShader(NullDevice device, Stage stage) {
        super(stage);
        this.device = device;
    }
}
