package tepui.tools.inspect;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.layers.capture.FrameCapture;
import tepui.layers.capture.FrameMarks;
import tepui.layers.capture.ProgramCall;
import tepui.pipe.Buffer;
import tepui.pipe.DeviceObject;
import tepui.pipe.ShaderObject;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;

/** Progress of a replay: how far it is, the names of its objects, which contents are new. */
final class Observation {
    private final StepListener listener;
    private final List<ProgramCall> calls;
    private final Map<DeviceObject, Integer> numbers = new HashMap<>();
    private final Map<Integer, Texture> textures = new HashMap<>();
    private final int[] made = new int[4];
    private final Map<ShaderObject, Shader> shaders = new HashMap<>();
    private final Map<DeviceObject, Integer> versions = new HashMap<>();
    private boolean inFrame;
    private int call = -1;
    private int steps;

    /** @param calls of the program, in the order of their marks */
    Observation(StepListener listener, List<ProgramCall> calls) {
        this.listener = listener;
        this.calls = calls;
    }

    StepListener listener() {
        return listener;
    }

    // ---- where the replay is ---------------------------------------------------------------------------------------

    /** A mark of the log; whether it is one of the capture's. */
    boolean mark(String text) {
        if (FrameMarks.isFrame(text)) {
            inFrame = true;
            return true;
        }
        int number = FrameMarks.callOf(text);
        if (number < 0) return false;
        inFrame = true;
        call = number;
        return true;
    }

    boolean inFrame() {
        return inFrame;
    }

    Step step(Step.Kind kind, String text, @Nullable Draw draw, Step.@Nullable Written written) {
        // The log has a present before the mark of the call that stands for it.
        boolean ahead = kind == Step.Kind.PRESENT
                && call + 1 < calls.size()
                && calls.get(call + 1).name().equals(FrameCapture.SHOWN);
        return new Step(steps++, ahead ? call + 1 : call, kind, text, draw, written);
    }

    // ---- objects ---------------------------------------------------------------------------------------------------

    void made(DeviceObject object) {
        numbers.put(object, ++made[kind(object)]);
        if (object instanceof Texture texture) textures.put(made[0], texture);
    }

    /** The texture of a number; null where there is none. */
    @Nullable
    Texture texture(int number) {
        return textures.get(number);
    }

    void made(ShaderObject object, Shader shader) {
        made((DeviceObject) object);
        shaders.put(object, shader);
    }

    private static int kind(DeviceObject object) {
        return object instanceof Texture ? 0 : object instanceof Buffer ? 1 : object instanceof ShaderObject ? 2 : 3;
    }

    /** Counts the objects of a kind from 1. */
    int number(DeviceObject object) {
        return numbers.getOrDefault(object, 0);
    }

    @Nullable
    Shader shader(ShaderObject object) {
        return shaders.get(object);
    }

    /** A label, or the kind with its number. */
    String name(DeviceObject object) {
        String label = object.label();
        String number = (object instanceof Texture ? "texture " : object instanceof Buffer ? "buffer " : "shader ")
                + number(object);
        return label == null ? number : "“" + label + "” (" + number + ")";
    }

    /** A texture with its size and format. */
    String described(Texture texture) {
        TextureDesc d = texture.desc();
        return name(texture) + " " + d.width() + "×" + d.height() + (d.depth() > 1 ? "×" + d.depth() : "")
                + (d.layers() > 1 ? ", " + d.layers() + " layers" : "")
                + (d.levels() > 1 ? ", " + d.levels() + " levels" : "")
                + (d.samples() > 1 ? ", " + d.samples() + " samples" : "") + " " + d.format();
    }

    // ---- contents --------------------------------------------------------------------------------------------------

    void written(DeviceObject object) {
        versions.merge(object, 1, Integer::sum);
    }

    /** Grows with each write. */
    int version(DeviceObject object) {
        return versions.getOrDefault(object, 0);
    }
}
