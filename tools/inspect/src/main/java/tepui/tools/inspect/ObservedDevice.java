package tepui.tools.inspect;

import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;

/** Device that a capture is replayed on: numbers what is made, and has observed contexts. */
final class ObservedDevice extends ForwardingDevice {
    private final Observation observation;

    ObservedDevice(Device next, Observation observation) {
        super(next);
        this.observation = observation;
    }

    @Override
    protected Context wrap(Context context) {
        return new ObservedContext(this, context, observation);
    }

    @Override
    public Buffer createBuffer(BufferDesc desc) {
        Buffer made = next.createBuffer(desc);
        observation.made(made);
        return made;
    }

    @Override
    public Texture createTexture(TextureDesc desc) {
        Texture made = next.createTexture(desc);
        observation.made(made);
        return made;
    }

    @Override
    public ShaderObject createShader(Shader shader, @Nullable StreamOutputLayout streamOutput) {
        // The device may change what it is given.
        Shader kept = shader.copy();
        ShaderObject made = next.createShader(shader, streamOutput);
        observation.made(made, kept);
        return made;
    }
}
