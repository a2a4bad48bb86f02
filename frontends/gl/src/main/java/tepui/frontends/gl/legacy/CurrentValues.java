package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.texture.Textures;
import tepui.frontends.glsl.BuiltinSlots;

/** Current values of conventional attributes, as glGet... tells them. */
public final class CurrentValues {
    private final AttributeState current;
    private final Textures textures;

    public CurrentValues(AttributeState current, Textures textures) {
        this.current = current;
        this.textures = textures;
    }

    private int current(int slot, int count, double[] out) {
        for (int i = 0; i < count; i++) out[i] = current.currentFloat(slot, i);
        return count;
    }

    /** The coordinates of a unit, to {@code out}: how many. */
    public int coordinates(int unit, double[] out) {
        return current(BuiltinSlots.ATTRIBUTE_TEX_COORD_0 + Math.min(unit, 7), 4, out);
    }

    /** The values of a name, to {@code out}: how many, or -1. */
    public int get(int pname, double[] out) {
        switch (pname) {
            case GL_CURRENT_COLOR -> {
                return current(BuiltinSlots.ATTRIBUTE_COLOR, 4, out);
            }
            case GL_CURRENT_SECONDARY_COLOR -> {
                return current(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, 4, out);
            }
            case GL_CURRENT_NORMAL -> {
                return current(BuiltinSlots.ATTRIBUTE_NORMAL, 3, out);
            }
            case GL_CURRENT_FOG_COORD -> {
                return current(BuiltinSlots.ATTRIBUTE_FOG_COORD, 1, out);
            }
            case GL_CURRENT_TEXTURE_COORDS -> {
                return coordinates(textures.active(), out);
            }
            case GL_EDGE_FLAG -> {
                out[0] = current.currentEdgeFlag ? 1 : 0;
                return 1;
            }
            case GL_CURRENT_INDEX -> {
                out[0] = 1;
                return 1;
            }
            default -> {
                return -1;
            }
        }
    }
}
