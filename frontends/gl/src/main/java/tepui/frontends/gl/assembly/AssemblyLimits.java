package tepui.frontends.gl.assembly;

/** Limits of assembly programs; the same for both languages where nothing is said. */
public final class AssemblyLimits {
    public static final int INSTRUCTIONS = 4096;
    public static final int TEMPORARIES = 256;
    /** Bindings of all kinds. */
    public static final int BINDINGS = 1024;
    /** Local parameters of a program, and environment parameters. */
    public static final int PARAMETERS = 1024;

    public static final int VERTEX_ATTRIBS = 16;
    /** Two colours, the fog coordinate, the position, eight texture coordinates. */
    public static final int FRAGMENT_ATTRIBS = 12;

    public static final int ADDRESS_REGISTERS = 1;
    /** Texture coordinates and light sources. */
    static final int UNITS = 8;

    private AssemblyLimits() {}
}
