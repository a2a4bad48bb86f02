package tepui.tools.conformance.mutant;

import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;

/** Device with one bug in front of any other. Closing it leaves the device behind open: the next mutant uses it too. */
final class MutantDevice extends ForwardingDevice {
    private final Mutant mutant;

    MutantDevice(Device next, Mutant mutant) {
        super(next);
        this.mutant = mutant;
    }

    @Override
    protected Context wrap(Context context) {
        Mutant.Plant plant = mutant.context();
        return plant == null ? super.wrap(context) : plant.in(this, context);
    }

    @Override
    public ShaderObject createShader(Shader shader, @Nullable StreamOutputLayout streamOutput) {
        if (mutant.shader() != null) mutant.shader().accept(shader);
        return super.createShader(shader, streamOutput);
    }

    @Override
    public TextureView createView(Texture texture, TextureView.Desc desc) {
        return super.createView(texture, changed(desc));
    }

    @Override
    public TextureView createView(Buffer buffer, TextureView.Desc desc) {
        return super.createView(buffer, changed(desc));
    }

    private TextureView.Desc changed(TextureView.Desc desc) {
        return mutant.view() == null ? desc : mutant.view().change(desc);
    }

    @Override
    public void close() {}
}
