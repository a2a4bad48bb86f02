package tepui.tools.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import tepui.ir.Stage;
import tepui.pipe.BlendState;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.Primitive;

/**
 * Cost of a call with nothing behind it: the floor under each front end, layer and stream, measured through the null
 * device.
 */
@State(Scope.Thread)
public class NullCalls {
    private final Device device;
    private final Context context;
    private final BlendState blend = BlendState.REPLACE;
    private final int blendId;
    private final int[] words = new int[16];
    private int turn;

    /** Opens the null device. */
    public NullCalls() {
        device = ChosenDevice.open("null", "", DeviceOptions.DEFAULT);
        context = device.createContext();
        context.bindShader(Stage.VERTEX, device.createShader(FillShaders.vertex(), null));
        blendId = device.states().blend.intern(blend);
    }

    /** Ends it. */
    @TearDown
    public void close() {
        context.close();
        device.close();
    }

    /** A draw with nothing changed. */
    @Benchmark
    public void draw() {
        context.draw(Primitive.TRIANGLES, false, 0, 1, turn++ & 1023, 3, 0, 0);
    }

    /** Binding a state by its id. */
    @Benchmark
    public void bind() {
        context.bindBlend(blendId);
    }

    /** Sixteen words of uniforms by value. */
    @Benchmark
    public void uniforms() {
        words[0] = turn++;
        context.setUniforms(Stage.VERTEX, 0, words, 0, 16);
    }

    /** Finding the id of a state record that is known. */
    @Benchmark
    public int intern() {
        return device.states().blend.intern(blend);
    }
}
