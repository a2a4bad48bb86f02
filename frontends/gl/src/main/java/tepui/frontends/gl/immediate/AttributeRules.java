package tepui.frontends.gl.immediate;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.fixed.PackedAttribute;

/** Error checks of attributes that calls give one by one (OpenGL 4.6, 10.2). Each rule says whether the call goes on. */
public final class AttributeRules {
    private final Errors errors;

    public AttributeRules(Errors errors) {
        this.errors = errors;
    }

    /** The index of a generic attribute (10.2.1). */
    public boolean checkIndex(String call, int index) { // hot
        return index >= 0 && index < 16
                || errors.wrong(GL_INVALID_VALUE, call + ": index is " + index + ", must be below 16");
    }

    /** The type of a vector in a word (10.2.1, 10.2.2): small floats are for up to three components of generic attributes. */
    boolean packed(String call, int slot, int count, int type) {
        boolean floats = type == GL_UNSIGNED_INT_10F_11F_11F_REV;
        boolean fits = floats ? slot < 16 && count <= 3 : PackedAttribute.isType(type);
        if (!fits) errors.invalidEnum(call, "type", type);
        return fits;
    }
}
