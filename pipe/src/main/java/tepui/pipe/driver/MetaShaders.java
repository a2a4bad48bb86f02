package tepui.pipe.driver;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.ir.TextureShape;
import tepui.pipe.ShaderObject;

/**
 * The shaders of draws that a driver makes itself, each made when it is first used. Of one device.
 *
 * @param <S> the driver's shaders
 */
public final class MetaShaders<S extends ShaderObject> {
    private record Key(MetaCode.Kind kind, TextureShape shape, int samples, int target, MetaCode.@Nullable Taps taps) {}

    private final Function<Shader, S> make;
    private final Map<Key, S> fragments = new HashMap<>();
    private final S vertex;

    /** Only the vertex shader is made now. */
    public MetaShaders(Function<Shader, S> make) {
        this.make = make;
        vertex = make.apply(MetaCode.fullScreen());
    }

    /** {@link MetaCode#fullScreen}. */
    public S vertex() {
        return vertex;
    }

    /** One colour for target {@code target}. */
    public synchronized S clear(MetaCode.Kind kind, int target) {
        return fragments.computeIfAbsent(
                new Key(kind, TextureShape.BUFFER, 0, target, null), k -> make.apply(MetaCode.clear(kind, target)));
    }

    /** Reads a texture. */
    public synchronized S copy(MetaCode.Kind kind, TextureShape shape, int samples) {
        return fragments.computeIfAbsent(
                new Key(kind, shape, samples, 0, null), k -> make.apply(MetaCode.copy(kind, shape, samples)));
    }

    /** Averages texels of the level before. */
    public synchronized S average(TextureShape shape, MetaCode.Taps taps) {
        return fragments.computeIfAbsent(
                new Key(MetaCode.Kind.COLOR, shape, 0, 0, taps), k -> make.apply(MetaCode.average(shape, taps)));
    }

    /** All that were made. */
    public synchronized List<S> all() {
        List<S> all = new ArrayList<>(fragments.values());
        all.add(vertex);
        return all;
    }
}
