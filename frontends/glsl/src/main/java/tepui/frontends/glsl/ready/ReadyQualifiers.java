package tepui.frontends.glsl.ready;

import tepui.ir.Builtin;
import tepui.ir.Interpolation;

/**
 * Qualifiers of a variable of an interface, or of a member of a block of inputs or outputs. Numbers are -1 where
 * nothing is said.
 */
public final class ReadyQualifiers {
    public int location = -1;
    public int component = -1;
    public int index = -1;
    public int binding = -1;
    /** Atomic counters: bytes from the buffer's beginning. */
    public int offset = -1;

    public int stream = -1;
    public int xfbBuffer = -1;
    public int xfbOffset = -1;
    public int xfbStride = -1;
    public Builtin builtin = Builtin.NONE;
    /** It is a variable or uniform of the compatibility profile by its name, gl_Color or gl_Fog: linking puts it where programs of GLSL have that. */
    public boolean conventional;

    public Interpolation interpolation = Interpolation.SMOOTH;
    public Interpolation.Place place = Interpolation.Place.CENTER;
    public boolean patch;
    public boolean invariant;
    public boolean coherent;
    public boolean readOnly;
    public boolean writeOnly;

    public ReadyQualifiers() {}
}
