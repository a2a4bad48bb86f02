package tepui.frontends.glsl.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tepui.frontends.glsl.LinkedProgram.Interface;
import tepui.frontends.glsl.lower.Storage;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.InterfaceSlots;
import tepui.ir.Stage;
import tepui.ir.Variable;

/**
 * Reflection of the program's inputs and outputs, their names (OpenGL 4.6, 7.3.1.1): structs by their members, arrays
 * with "[0]", members of blocks with the block's name where there is an instance name and without one where not. Arrays
 * with an element per vertex are arrays like others, whose elements share their locations.
 */
final class InterfaceReflection {
    private InterfaceReflection() {}

    /**
     * @param renamed variables of the IR that have become part of others
     */
    static List<Interface> of(List<Port> ports, StageOutput stage, Map<String, String> renamed) {
        List<Interface> list = new ArrayList<>();
        for (Port p : ports) {
            if (!p.kept) continue;
            Storage s = p.storage;
            if (s == null) continue;
            if (p.perVertex && p.member < 0) {
                perVertex(p, s, stage, renamed, list);
            } else {
                add(p, s, name(p), p.type, location(p, stage.units.stage), stage.stageBit(), renamed, list);
            }
        }
        return list;
    }

    private static String name(Port p) {
        if (p.member < 0) return p.name;
        String member = ((GlslType.Struct) StageUnits.innermost(p.global.type))
                .members()
                .get(p.member)
                .name();
        if (p.global.var.builtIn) return p.perVertex ? "gl_PerVertex." + member : member;
        return p.global.var.name.isEmpty() ? member : p.name;
    }

    /** Only attributes and colours have locations that no shader says (OpenGL 4.6, 7.3.1.2). */
    private static int location(Port p, Stage stage) {
        if (p.isBuiltin() || p.global.var.builtIn) return -1;
        boolean given = p.input ? stage == Stage.VERTEX : stage == Stage.FRAGMENT;
        return given || p.info.location >= 0 ? p.location : -1;
    }

    private static void perVertex(
            Port p, Storage s, StageOutput stage, Map<String, String> renamed, List<Interface> list) {
        int location = location(p, stage.units.stage);
        int vertices = stage.units.stage == Stage.GEOMETRY ? stage.units.primitiveVertices(p.vertices) : p.vertices;
        if (p.type instanceof Basic || p.type.isHandle()) {
            add(p, s, p.name, new GlslType.Array(p.type, vertices), location, stage.stageBit(), renamed, list);
            return;
        }
        for (int i = 0; i < vertices; i++)
            add(p, s, p.name + "[" + i + "]", p.type, location, stage.stageBit(), renamed, list);
    }

    private static void add(
            Port p,
            Storage s,
            String name,
            GlslType type,
            int location,
            int stages,
            Map<String, String> renamed,
            List<Interface> list) {
        switch (type) {
            case GlslType.Struct struct -> {
                int at = location;
                for (int i = 0; i < struct.members().size(); i++) {
                    GlslType.Member m = struct.members().get(i);
                    add(
                            p,
                            ((Storage.Parts) s).members()[i],
                            name + "." + m.name(),
                            m.type(),
                            at,
                            stages,
                            renamed,
                            list);
                    if (at >= 0) at += InterfaceSlots.slots(m.type());
                }
            }
            case GlslType.Array a
            when !(a.element() instanceof Basic || a.element().isHandle()) -> {
                int at = location;
                for (int i = 0; i < a.length(); i++) {
                    add(p, s, name + "[" + i + "]", a.element(), at, stages, renamed, list);
                    if (at >= 0) at += InterfaceSlots.slots(a.element());
                }
            }
            default -> {
                boolean array = type instanceof GlslType.Array;
                Variable v = PortStorage.first(s);
                boolean color = stages == 1 << Stage.FRAGMENT.ordinal() && !p.input && location >= 0;
                int index = color ? Math.max(0, p.info.index) : -1;
                list.add(new Interface(
                        array ? name + "[0]" : name,
                        GlTypes.of(type),
                        type instanceof GlslType.Array a ? a.length() : 1,
                        location,
                        Math.max(0, p.info.component),
                        index,
                        p.info.patch,
                        p.global.var.builtIn,
                        v == null ? name : renamed.getOrDefault(v.name(), v.name()),
                        stages));
            }
        }
    }
}
