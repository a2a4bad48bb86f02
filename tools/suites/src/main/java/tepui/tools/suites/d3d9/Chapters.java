package tepui.tools.suites.d3d9;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** List of all chapters of random scripts. */
public final class Chapters {
    static final Map<String, Chapter> ALL;

    static {
        Map<String, Chapter> m = new LinkedHashMap<>();
        m.put("stages", (s, seed) -> StageScripts.stages(s));
        m.put("coordinates", (s, seed) -> StageScripts.coordinates(s));
        m.put("lighting", (s, seed) -> VertexScripts.lighting(s));
        m.put("fog", (s, seed) -> VertexScripts.fog(s));
        m.put("blended", (s, seed) -> VertexScripts.blended(s));
        m.put("points", (s, seed) -> VertexScripts.points(s));
        m.put("planes", (s, seed) -> VertexScripts.planes(s));
        m.put("blending", (s, seed) -> OutputScripts.blending(s));
        m.put("depth", (s, seed) -> OutputScripts.depth(s));
        m.put("stencil", (s, seed) -> OutputScripts.stencil(s));
        m.put("samplers", (s, seed) -> TextureScripts.samplers(s));
        m.put("formats", (s, seed) -> TextureScripts.formats(s));
        m.put("copies", (s, seed) -> TextureScripts.copies(s));
        m.put("bumpmaps", (s, seed) -> ShapeScripts.bumpMaps(s));
        m.put("instances", (s, seed) -> ShapeScripts.instances(s));
        m.put("cubes", (s, seed) -> ShapeScripts.cubes(s));
        m.put("volumes", (s, seed) -> ShapeScripts.volumes(s));
        m.put("samples", (s, seed) -> ShapeScripts.samples(s));
        m.put("pixelshaders", (s, seed) -> ProgramScripts.pixels(s));
        m.put("vertexshaders", (s, seed) -> ProgramScripts.vertices(s));
        m.put("adapter", CallScripts::adapter);
        m.put("refused", (s, seed) -> CallScripts.refused(s));
        m.put("blocks", (s, seed) -> CallScripts.blocks(s));
        ALL = Collections.unmodifiableMap(m);
    }

    private Chapters() {}

    /** Names of all chapters. */
    public static List<String> names() {
        return List.copyOf(ALL.keySet());
    }

    /** The script that a chapter writes for a seed. */
    public static Script script(String chapter, long seed) {
        Chapter c = ALL.get(chapter);
        if (c == null) throw new IllegalArgumentException("there is no chapter '" + chapter + "', of " + ALL.keySet());
        ScriptWriter s = new ScriptWriter(new java.util.Random(seed ^ (long) chapter.hashCode() << 32).nextLong());
        c.write(s, seed);
        return s.script(chapter + "-" + seed);
    }
}
