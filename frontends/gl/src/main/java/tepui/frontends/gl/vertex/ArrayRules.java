package tepui.frontends.gl.vertex;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;

/** Rules of vertex attributes' places and formats (OpenGL 4.6, 10.3). */
public final class ArrayRules {
    private final Errors errors;

    public ArrayRules(Errors errors) {
        this.errors = errors;
    }

    public boolean badIndex(String call, int index) {
        if (index >= 0 && index < VertexArray.GENERIC) return false;
        errors.error(GL_INVALID_VALUE, call + ": index is " + index + ", must be less than " + VertexArray.GENERIC);
        return true;
    }
}
