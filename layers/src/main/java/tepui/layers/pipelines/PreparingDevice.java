package tepui.layers.pipelines;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.layers.forward.ForwardingDevice;
import tepui.layers.pipelines.PipelineRecording.Code;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DirectMemory;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;

/**
 * Device that makes the shaders and pipelines of recordings ahead of need, and hands out the shaders when the program makes equal ones. Directly in
 * front of the driver. Its contexts are the driver's own, so no call of theirs costs more.
 */
public final class PreparingDevice extends ForwardingDevice {
    private final Preparation preparation;
    private final PipelineProgress progress = new PipelineProgress();

    /**
     * @param log takes a line when all is made
     */
    public PreparingDevice(Device next, List<PipelineRecording> recordings, Consumer<String> log) {
        super(next);
        preparation = new Preparation(next, recordings, progress, log);
        preparation.start();
    }

    public PipelineProgress progress() {
        return progress;
    }

    /** Returns when all is made; for tests and loading screens. */
    public void await() {
        preparation.await();
    }

    @Override
    protected Context wrap(Context context) {
        return context;
    }

    @Override
    public @Nullable DirectMemory directMemory() {
        return next.directMemory();
    }

    @Override
    public ShaderObject createShader(Shader shader, @Nullable StreamOutputLayout streamOutput) {
        ShaderObject made = preparation.isUsedUp() ? null : preparation.claim(Code.of(shader, streamOutput));
        return made == null ? super.createShader(shader, streamOutput) : made;
    }

    @Override
    public Texture createBackBuffer(Surface surface, TextureDesc desc) {
        Texture made = super.createBackBuffer(surface, desc);
        preparation.shows(desc.format());
        return made;
    }

    @Override
    public void destroy(ShaderObject shader) {
        if (!preparation.destroysLater(shader)) super.destroy(shader);
    }

    @Override
    public void close() {
        preparation.close();
        super.close();
    }
}
