package tepui.frontends.glsl.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tepui.frontends.glsl.LinkedProgram.Interface;
import tepui.frontends.glsl.lower.Storage;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.InterfaceSlots;
import tepui.ir.Variable;

/** What the program's own inputs and outputs are called: structs by their members, arrays with "[0]". */
final class InterfaceReflection {
    private InterfaceReflection() {}

    /**
     * @param renamed variables of the IR that have become part of others
     */
    static List<Interface> of(List<Port> ports, int stages, Map<String, String> renamed) {
        List<Interface> list = new ArrayList<>();
        for (Port p : ports) {
            if (!p.kept || p.perVertex && p.global.var.builtIn) continue;
            Storage s = p.storage;
            if (s != null)
                add(
                        p,
                        s,
                        p.name,
                        p.type,
                        p.isBuiltin() || p.global.var.builtIn ? -1 : p.location,
                        stages,
                        renamed,
                        list);
        }
        return list;
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
            when !(a.element() instanceof Basic) -> {
                int at = location;
                for (int i = 0; i < a.length(); i++) {
                    add(p, s, name + "[" + i + "]", a.element(), at, stages, renamed, list);
                    if (at >= 0) at += InterfaceSlots.slots(a.element());
                }
            }
            default -> {
                boolean array = type instanceof GlslType.Array;
                Variable v = PortStorage.first(s);
                list.add(new Interface(
                        array ? name + "[0]" : name,
                        GlTypes.of(type),
                        type instanceof GlslType.Array a ? a.length() : 1,
                        location,
                        Math.max(0, p.info.component),
                        Math.max(0, p.info.index),
                        p.info.patch,
                        p.global.var.builtIn,
                        v == null ? name : renamed.getOrDefault(v.name(), v.name()),
                        stages));
            }
        }
    }
}
