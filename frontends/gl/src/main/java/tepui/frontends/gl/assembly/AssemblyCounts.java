package tepui.frontends.gl.assembly;

/** Counts of what a program uses, as glGetProgramivARB answers them. */
public record AssemblyCounts(
        int instructions,
        int alu,
        int textures,
        int indirections,
        int temporaries,
        int parameters,
        int attribs,
        int addresses) {
    /** Of no program. */
    public static final AssemblyCounts NONE = new AssemblyCounts(0, 0, 0, 0, 0, 0, 0, 0);
}
