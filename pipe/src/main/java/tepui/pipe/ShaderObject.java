package tepui.pipe;

import tepui.ir.Stage;

/** A shader that a device has taken. Drivers extend it. */
public abstract non-sealed class ShaderObject extends DeviceObject {
    private final Stage stage;

    protected ShaderObject(Stage stage) {
        this.stage = stage;
    }

    public final Stage stage() {
        return stage;
    }
}
