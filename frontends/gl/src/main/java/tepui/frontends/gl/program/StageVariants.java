package tepui.frontends.gl.program;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.pass.LowerYFlip;
import tepui.ir.pass.OutputLowering;
import tepui.pipe.Device;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;

/** Variants of one stage of a program on the device: a shader for each {@link Variants} key that was asked for. */
public final class StageVariants {
    private final Device device;
    private final Shader shader;
    private final @Nullable StreamOutputLayout output;
    private final int depthModes;
    private final int limitedSlots;
    private final boolean masksSamples;
    /** A compute stage whose keys are sizes of the workgroup. */
    private final boolean sized;
    /** All draw buffers get its colour. */
    private final boolean broadcasts;
    /** It has a colour for the first draw buffer. */
    private final boolean colors;
    /** Fragments' coordinates count from the top. */
    private final boolean upperLeft;

    /** The program's text, for people. */
    String source = "";

    private @Nullable VertexOutputs outputs;
    /** Some variant of a fragment stage sees which way is up. */
    private boolean seesUp;

    private int lastKey;
    private @Nullable ShaderObject last;
    private final Map<Integer, ShaderObject> others = new HashMap<>();

    /** @param shader simplified already; copied for each variant */
    public StageVariants(Device device, Shader shader, @Nullable StreamOutputLayout output) {
        this(device, shader, output, false);
    }

    /** @param upperLeft fragments' coordinates count from the top */
    StageVariants(Device device, Shader shader, @Nullable StreamOutputLayout output, boolean upperLeft) {
        this.upperLeft = upperLeft;
        this.device = device;
        this.shader = shader;
        this.output = output;
        this.sized = shader.stage == Stage.COMPUTE && shader.isSizedLater();
        broadcasts = LowerColorBroadcast.color(shader) != null;
        colors = shader.stage == Stage.FRAGMENT && OutputLowering.color(shader, 0) != null;
        int slot = -1;
        for (Resource r : shader.resources) if (r.name().equals(BuiltinSlots.DEPTH_MODES)) slot = r.binding();
        depthModes = slot;
        limitedSlots = Variants.limitedSlots(shader, device.caps());
        masksSamples = LowerSampleMask.isWritten(shader);
    }

    /** Does the code for a key read late state, {@link Variants#SLOT}? */
    public boolean readsLateState(int key) { // hot
        return masksSamples || Variants.readsLateState(key);
    }

    /** The texture slots that have limits in the code for {@link Variants#HALF_BORDER}. */
    public int limitedSlots() { // hot
        return limitedSlots;
    }

    /** The uniform buffer slot for {@link BuiltinSlots#DEPTH_MODES}; -1 where the stage has none. */
    public int depthModes() { // hot
        return depthModes;
    }

    public Shader shader() {
        return shader;
    }

    /** Do all draw buffers get one colour? */
    public boolean broadcasts() { // hot
        return broadcasts;
    }

    /** Is there a colour for the first draw buffer? */
    public boolean hasColor() { // hot
        return colors;
    }

    /** Do fragments' coordinates count from the top? */
    public boolean isUpperLeft() { // hot
        return upperLeft;
    }

    /** Outputs of the last stage before the rasteriser. */
    public VertexOutputs outputs() { // hot
        VertexOutputs o = outputs;
        if (o == null) outputs = o = VertexOutputs.of(shader);
        return o;
    }

    /** Does each dispatch say the workgroup's size? Keys are then of {@link Variants#sizeKey}. */
    public boolean isSized() {
        return sized;
    }

    /** The shader for a key. */
    public ShaderObject get(int key) { // hot
        ShaderObject known = last;
        if (known != null && key == lastKey) return known;
        ShaderObject found = others.get(key);
        if (found == null) {
            Shader copy = shader.copy();
            if (sized) Variants.size(copy, key);
            else Variants.lower(copy, key, device.caps());
            seesUp |= copy.stage == Stage.FRAGMENT && LowerYFlip.seesUp(copy);
            found = device.createShader(copy, output);
            others.put(key, found);
        }
        last = found;
        lastKey = key;
        return found;
    }

    /** Does the code of a fragment stage depend on which way is up in its target? */
    public boolean seesUp() { // hot
        return seesUp;
    }

    /** Each shader that is made by now. */
    void forEach(Consumer<ShaderObject> action) {
        others.values().forEach(action);
    }

    public int count() {
        return others.size();
    }

    /** Destroys the shaders; they would be made again. */
    public void drop() {
        for (ShaderObject s : others.values()) device.destroy(s);
        others.clear();
        last = null;
    }
}
