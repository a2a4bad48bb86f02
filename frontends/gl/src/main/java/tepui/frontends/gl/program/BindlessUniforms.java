package tepui.frontends.gl.program;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.texture.Residency;
import tepui.frontends.gl.texture.SamplerTypes;
import tepui.frontends.glsl.LinkedProgram;

/**
 * Uniforms of a program that hold handles of textures or images, or units: two words each among the program's. A unit is the handle of a
 * place that stands for it, which draws fill with what the unit has. Until they are set they are units.
 */
public final class BindlessUniforms {
    private int count;
    /** First word, type and unit of each; -1 for one that was given a handle. */
    private int[] words = new int[8];

    private int[] types = new int[8];
    private int[] units = new int[8];

    private BindlessUniforms() {}

    /** Those of a program, set to their first units; null where it has none. */
    static @Nullable BindlessUniforms of(LinkedProgram program, int[] memory) {
        BindlessUniforms made = new BindlessUniforms();
        for (LinkedProgram.Uniform u : program.uniforms()) {
            if (!isOne(u)) continue;
            for (int e = 0; e < Math.max(1, u.size()); e++) {
                made.add(word(u, e), u.type());
                made.setUnit(u, e, u.binding() < 0 ? 0 : u.binding() + e, memory);
            }
        }
        return made.count == 0 ? null : made;
    }

    /** Is it a sampler or image that may hold a handle, in the default block? */
    public static boolean isOne(LinkedProgram.Uniform u) {
        return u.block() < 0 && u.offset() >= 0 && UniformTypes.isHandle(UniformTypes.of(u.type()));
    }

    private static int word(LinkedProgram.Uniform u, int element) {
        return (u.offset() + element * u.arrayStride()) / 4;
    }

    private void add(int word, int type) {
        if (count == words.length) {
            words = Arrays.copyOf(words, 2 * count);
            types = Arrays.copyOf(types, 2 * count);
            units = Arrays.copyOf(units, 2 * count);
        }
        words[count] = word;
        types[count++] = type;
    }

    private int find(LinkedProgram.Uniform u, int element) {
        int word = word(u, element);
        for (int i = 0; i < count; i++) if (words[i] == word) return i;
        throw new IllegalStateException("BindlessUniforms: '" + u.name() + "' is not among them");
    }

    public void setUnit(LinkedProgram.Uniform u, int element, int unit, int[] memory) {
        int i = find(u, element);
        units[i] = unit;
        memory[words[i]] =
                isImage(i) ? Residency.imagePlace(unit) : Residency.place(unit, SamplerTypes.target(types[i]));
        memory[words[i] + 1] = 0;
    }

    public void setHandle(LinkedProgram.Uniform u, int element, long handle, int[] memory) {
        int i = find(u, element);
        units[i] = -1;
        memory[words[i]] = (int) handle;
        memory[words[i] + 1] = (int) (handle >>> 32);
    }

    /** The unit of an element; -1 where it has a handle. */
    public int unit(LinkedProgram.Uniform u, int element) {
        return units[find(u, element)];
    }

    private boolean isImage(int i) { // hot
        return UniformTypes.base(UniformTypes.of(types[i])) == UniformTypes.IMAGE;
    }

    public int count() { // hot
        return count;
    }

    public int type(int i) { // hot
        return types[i];
    }

    /** The texture unit of one that is a sampler and has one; else -1. */
    public int textureUnit(int i) { // hot
        return isImage(i) ? -1 : units[i];
    }

    public int imageUnit(int i) { // hot
        return isImage(i) ? units[i] : -1;
    }
}
