package tepui.frontends.gl.immediate;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;

/** Indexes of generic attributes, with their error. */
public final class AttributeIndexes {
    private final Errors errors;

    public AttributeIndexes(Errors errors) {
        this.errors = errors;
    }

    public boolean checkIndex(String call, int index) {
        if (index >= 0 && index < 16) return true;
        errors.error(GL_INVALID_VALUE, call + ": index is " + index + ", must be below 16");
        return false;
    }
}
