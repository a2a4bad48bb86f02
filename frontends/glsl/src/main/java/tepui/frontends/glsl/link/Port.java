package tepui.frontends.glsl.link;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.frontends.glsl.lower.Storage;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.InterfaceSlots;
import tepui.frontends.glsl.sema.VarInfo;
import tepui.ir.Builtin;

/** Port, an input or output of a stage: a variable, or a member of a block. */
final class Port {
    final StageUnits.Global global;
    /** Index in the block, or -1. */
    final int member;
    /** Name as OpenGL spells it, arrays without "[0]". */
    final String name;
    /** Without the vertices of a primitive or patch, and without the array of an array of blocks. */
    final GlslType type;
    /** Sizes of an array of blocks. */
    final int[] outer;

    final boolean perVertex;
    final int vertices;
    final VarInfo info;
    final boolean input;
    int location;
    /** The location was written in a shader, or is the fixed function's. */
    boolean pinned;
    /** Part of what crosses the border; otherwise outputs are mere locals. */
    boolean kept;

    @Nullable
    Storage storage;

    /** Arrays around a port: of vertices, where each has its own, and of the block that the port is a member of. */
    private record Around(boolean perVertex, int vertices, int[] outer) {}

    private Port(
            StageUnits.Global global,
            int member,
            String name,
            GlslType type,
            Around around,
            VarInfo info,
            boolean input) {
        this.global = global;
        this.member = member;
        this.name = name;
        this.type = type;
        this.outer = around.outer();
        this.perVertex = around.perVertex();
        this.vertices = around.vertices();
        this.info = info;
        this.input = input;
        this.location = info.location;
        this.pinned = info.location >= 0 || name.startsWith("gl_");
    }

    /** The ports that a variable is: one, or one a used member. */
    static List<Port> of(StageUnits.Global g, boolean input, int openLength) {
        List<Port> ports = new ArrayList<>();
        GlslType type = TypeMatch.withLength(g.type, g.var.perVertex ? 32 : g.implicitLength);
        boolean perVertex = g.var.perVertex;
        int vertices = 0;
        if (perVertex && type instanceof GlslType.Array a) {
            vertices = a.length();
            type = a.element();
        }
        if (!g.var.isBlock()) {
            Around vertex = new Around(perVertex, vertices, new int[0]);
            ports.add(new Port(g, -1, g.name, type, vertex, g.info, input));
            return ports;
        }
        int n = 0;
        for (GlslType t = type; t instanceof GlslType.Array a; t = a.element()) n++;
        int[] outer = new int[n];
        GlslType t = type;
        for (int i = 0; i < n; i++) {
            outer[i] = Math.max(1, ((GlslType.Array) t).length());
            t = ((GlslType.Array) t).element();
        }
        Around around = new Around(perVertex, vertices, outer);
        GlslType.Struct struct = (GlslType.Struct) t;
        boolean builtin = g.var.builtIn;
        for (int i = 0; i < struct.members().size(); i++) {
            GlslType.Member m = struct.members().get(i);
            if (!g.members.get(i)) continue;
            int grown = g.grown == null ? 0 : g.grown[i];
            GlslType sized = TypeMatch.withLength(m.type(), grown == 0 ? openLength : grown);
            VarInfo info = m.info();
            String name = builtin ? m.name() : g.name + "." + m.name();
            ports.add(new Port(g, i, name, sized, around, info, input));
        }
        return ports;
    }

    Builtin builtin() {
        return info.builtin;
    }

    boolean isBuiltin() {
        return info.builtin != Builtin.NONE;
    }

    /** Where the compatibility profile's varyings lie; -1 for others. */
    int fixedVarying() {
        return name.startsWith("gl_") ? BuiltinSlots.varying(name) : -1;
    }

    int count() {
        int n = 1;
        for (int d : outer) n *= d;
        return n;
    }

    int slots() {
        return InterfaceSlots.slots(type) * count();
    }

    /** Locations as a vertex attribute: one a vector, however wide (OpenGL 4.6, 11.1.1). */
    int attributeSlots() {
        return InterfaceSlots.attributes(type) * count();
    }

    int components() {
        return InterfaceSlots.components(type) * count();
    }
}
