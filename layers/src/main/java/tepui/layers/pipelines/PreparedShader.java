package tepui.layers.pipelines;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Parser;
import tepui.ir.Validator;
import tepui.layers.pipelines.PipelineRecording.Code;
import tepui.pipe.Device;
import tepui.pipe.ShaderObject;

/**
 * Shader of a recording, made once by whoever needs it first: a thread that prepares, or the program. Guarded by the {@link Preparation}'s lock but
 * for the making itself, which only those wait for who need this one.
 */
final class PreparedShader {
    final Code code;
    /** Draws with it. */
    final List<PreparedDraw> draws = new ArrayList<>();

    /** The program has it. */
    boolean claimed;

    /** Draws that are being prepared with it. */
    int users;
    /** The program has destroyed it; it goes when nobody uses it. */
    boolean destroyed;

    private boolean made;
    private @Nullable ShaderObject object;

    PreparedShader(Code code) {
        this.code = code;
    }

    /** The object; null where the device does not take it. */
    synchronized @Nullable ShaderObject make(Device device) {
        if (made) return object;
        made = true;
        try {
            var shader = Parser.parse(code.whole());
            Validator.check(shader);
            object = device.createShader(shader, code.streamOutput());
        } catch (RuntimeException e) {
            // The program's own shader of this text is refused with a reason, if it comes.
        }
        return object;
    }

    /** The object if there is one. */
    synchronized @Nullable ShaderObject object() {
        return object;
    }
}
