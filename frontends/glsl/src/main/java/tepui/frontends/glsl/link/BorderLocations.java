package tepui.frontends.glsl.link;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.frontends.glsl.LinkOptions;

/** Locations of what a program takes in first and puts out last: attributes of vertices, colours of fragments. */
final class BorderLocations {
    private final LinkOptions options;
    private final LinkLog log;

    BorderLocations(LinkOptions options, LinkLog log) {
        this.options = options;
        this.log = log;
    }

    /** Locations of attributes; some may share theirs where {@code alias} is set. */
    void attributes(List<Port> ports, boolean alias) {
        Map<Integer, String> taken = new HashMap<>();
        BitSet used = new BitSet();
        List<Port> open = new ArrayList<>();
        int most = options.limits().vertexAttribs;
        for (Port p : ports) {
            if (p.isBuiltin()) continue;
            int legacy = BuiltinSlots.attribute(p.name);
            if (p.global.var.builtIn && legacy >= 0) {
                p.location = legacy;
                // Generic attribute 0 is the same as gl_Vertex (OpenGL 4.6 compatibility profile, 11.1.1).
                if (legacy == BuiltinSlots.ATTRIBUTE_VERTEX) used.set(0);
                continue;
            }
            if (p.location < 0) p.location = options.attributes().getOrDefault(p.name, -1);
            if (p.location < 0) {
                open.add(p);
                continue;
            }
            int end = p.location + p.attributeSlots();
            if (end > most) {
                log.error("attribute '" + p.name + "' takes locations up to " + (end - 1) + ", there are " + most);
                p.location = 0;
                continue;
            }
            for (int i = p.location; i < end; i++) {
                String other = taken.put(i, p.name);
                if (other != null && !alias)
                    log.error("attributes '" + other + "' and '" + p.name + "' both take location " + i);
            }
            used.set(p.location, end);
        }
        // The larger ones first: a matrix needs its locations in a row.
        open.sort((a, b) -> b.attributeSlots() - a.attributeSlots());
        for (Port p : open) {
            p.location = take(used, p.attributeSlots());
            if (p.location + p.attributeSlots() > most) {
                log.error("the vertex shader has too many attributes: '" + p.name + "' needs location " + p.location
                        + ", there are " + most);
                p.location = 0;
                return;
            }
        }
    }

    /** In newer ES attributes that nothing uses may not share locations either, where shader or program say them (ES 3.0, 2.12.6). */
    void idle(List<Port> used, List<Port> idle) {
        Map<Integer, String> taken = new HashMap<>();
        for (Port p : used) said(p, taken);
        for (Port p : idle) {
            for (String other : said(p, taken))
                log.error("attributes '" + other + "' and '" + p.name + "' share a location");
        }
    }

    /** Adds the locations that are said of an attribute; the answer has those that took them before. */
    private Set<String> said(Port p, Map<Integer, String> taken) {
        Set<String> others = new TreeSet<>();
        int at = p.info.location >= 0 ? p.info.location : options.attributes().getOrDefault(p.name, -1);
        for (int i = at; at >= 0 && i < at + p.attributeSlots(); i++) {
            String other = taken.putIfAbsent(i, p.name);
            if (other != null) others.add(other);
        }
        return others;
    }

    /** Locations of colours in the draw buffers. */
    void colors(List<Port> ports) {
        BitSet[] used = {new BitSet(), new BitSet()};
        List<Port> open = new ArrayList<>();
        int most = options.limits().drawBuffers;
        for (Port p : ports) {
            p.kept = true;
            if (p.isBuiltin()) continue;
            if (p.global.var.builtIn) {
                p.location = 0;
                if (p.name.startsWith("gl_Secondary")) p.info.index = 1;
                continue;
            }
            if (p.location < 0) {
                p.location = options.fragmentOutputs().getOrDefault(p.name, -1);
                Integer index = options.fragmentIndices().get(p.name);
                if (index != null && p.info.index < 0) p.info.index = index;
            }
            if (p.location < 0) {
                open.add(p);
                continue;
            }
            claim(used, p, most);
        }
        for (Port p : open) {
            p.location = take(used[p.info.index > 0 ? 1 : 0], p.slots());
            if (p.location + p.slots() > most) {
                log.error("the fragment shader has too many outputs: '" + p.name + "' needs location " + p.location
                        + ", there are " + most);
                p.location = 0;
            }
        }
    }

    private void claim(BitSet[] used, Port p, int most) {
        int index = p.info.index > 0 ? 1 : 0;
        int end = p.location + p.slots();
        int allowed = index == 1 ? options.limits().dualSourceDrawBuffers : most;
        if (end > allowed) {
            log.error("output '" + p.name + "' takes location " + (end - 1) + ", there are " + allowed);
            p.location = 0;
            return;
        }
        int clash = used[index].nextSetBit(p.location);
        if (clash >= 0 && clash < end && p.info.location < 0)
            log.error("output '" + p.name + "': location " + clash + " is taken by another output");
        used[index].set(p.location, end);
    }

    /** Takes the first {@code count} locations in a row that are free. */
    static int take(BitSet taken, int count) {
        int at = taken.nextClearBit(0);
        while (true) {
            int end = taken.nextSetBit(at);
            if (end < 0 || end - at >= count) break;
            at = taken.nextClearBit(end);
        }
        taken.set(at, at + count);
        return at;
    }

    /**
     * Whether built-in varyings that the next stage of this program does not read stay: a stage of another program may
     * stand in its place (EXT_separate_shader_objects of the desktop). Where varyings are scarce, those of the program
     * go first.
     */
    static boolean haveRoom(List<List<Port>> crossing, int mostLocations, int mostComponents) {
        int locations = 0;
        int components = 0;
        for (List<Port> ports : crossing) {
            for (Port p : ports) {
                if (p.isBuiltin() || p.info.patch) continue;
                if (p.fixedVarying() + p.slots() > mostLocations) return false;
                locations += p.slots();
                components += p.components();
            }
        }
        return locations <= BuiltinSlots.FRONT_COLOR && components <= mostComponents;
    }
}
