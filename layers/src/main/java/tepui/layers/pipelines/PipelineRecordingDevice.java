package tepui.layers.pipelines;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;

/** Device that notes what its contexts draw with, and writes a file of it when it is closed or the process ends. */
public final class PipelineRecordingDevice extends ForwardingDevice {
    private final RecordingNotes notes;

    /**
     * @param log takes a line when the file is written, or cannot be
     */
    public PipelineRecordingDevice(Device next, Path path, Consumer<String> log) {
        super(next);
        notes = new RecordingNotes(path, log);
    }

    @Override
    protected Context wrap(Context context) {
        return new PipelineRecordingContext(this, context, notes);
    }

    @Override
    public ShaderObject createShader(Shader shader, @Nullable StreamOutputLayout streamOutput) {
        ShaderObject made = super.createShader(shader, streamOutput);
        notes.created(made, shader, streamOutput);
        return made;
    }

    @Override
    public void destroy(ShaderObject shader) {
        notes.destroyed(shader);
        super.destroy(shader);
    }

    @Override
    public void close() {
        notes.end();
        super.close();
    }
}
