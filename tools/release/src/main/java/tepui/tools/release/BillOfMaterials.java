package tepui.tools.release;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.UUID;

/**
 * Bill of materials of a jar, as CycloneDX 1.6 has it: the jar with its hashes, the modules it needs or packs, and the
 * data of others that a part was generated from. Nothing in it depends on when, where or by whom it is written.
 */
final class BillOfMaterials {
    private final Map<String, Artifact> all;
    private final String time;

    /**
     * @param all artifacts of the release by name
     * @param time of everything in it, as ISO 8601 has it
     */
    BillOfMaterials(Map<String, Artifact> all, String time) {
        this.all = all;
        this.time = time;
    }

    String of(Artifact of) throws IOException {
        List<Artifact> below = below(of);
        SequencedMap<String, Object> bom = new LinkedHashMap<>();
        bom.put("bomFormat", "CycloneDX");
        bom.put("specVersion", "1.6");
        String hash = Digests.of("SHA-256", of.jar());
        bom.put("serialNumber", "urn:uuid:" + UUID.nameUUIDFromBytes(hash.getBytes(StandardCharsets.US_ASCII)));
        bom.put("version", 1);
        SequencedMap<String, Object> metadata = new LinkedHashMap<>();
        metadata.put("timestamp", time);
        metadata.put("component", component(of));
        bom.put("metadata", metadata);
        List<Object> components = new ArrayList<>();
        for (Artifact a : below) components.add(component(a));
        List<Artifact> inside = new ArrayList<>(List.of(of));
        if (of.packed()) inside.addAll(below);
        for (Artifact a : inside) {
            for (Material m : Material.ALL) if (m.artifact().equals(a.name())) components.add(component(m));
        }
        bom.put("components", components);
        List<Object> graph = new ArrayList<>();
        graph.add(needs(of));
        for (Artifact a : below) graph.add(needs(a));
        bom.put("dependencies", graph);
        return Json.of(bom);
    }

    private Object needs(Artifact a) {
        List<String> purls = a.needs().stream().map(n -> artifact(n).purl()).toList();
        SequencedMap<String, Object> node = new LinkedHashMap<>();
        node.put("ref", a.purl());
        node.put("dependsOn", purls);
        return node;
    }

    /** All that an artifact needs, directly or by way of others, in order of their names. */
    private List<Artifact> below(Artifact of) {
        SequencedMap<String, Artifact> found = new java.util.TreeMap<>();
        addBelow(of, found);
        return List.copyOf(found.values());
    }

    private void addBelow(Artifact of, Map<String, Artifact> found) {
        for (String name : of.needs()) {
            Artifact a = artifact(name);
            if (found.put(name, a) == null) addBelow(a, found);
        }
    }

    private Artifact artifact(String name) {
        Artifact a = all.get(name);
        if (a == null) throw new IllegalArgumentException("BillOfMaterials: " + name + " is needed, but was not built");
        return a;
    }

    private static Object component(Artifact a) throws IOException {
        SequencedMap<String, Object> c = new LinkedHashMap<>();
        c.put("type", "library");
        c.put("bom-ref", a.purl());
        c.put("group", "org.tepui");
        c.put("name", a.name());
        c.put("version", a.version());
        c.put("description", a.description());
        List<Object> hashes = new ArrayList<>();
        for (String algorithm : List.of("SHA-256", "SHA-512")) {
            hashes.add(pair("alg", algorithm, "content", Digests.of(algorithm, a.jar())));
        }
        c.put("hashes", hashes);
        c.put("licenses", List.of(Map.of("license", Map.of("id", "Apache-2.0"))));
        c.put("purl", a.purl());
        return c;
    }

    private static Object component(Material m) {
        SequencedMap<String, Object> c = new LinkedHashMap<>();
        c.put("type", "data");
        c.put("bom-ref", "data:" + m.name());
        c.put("name", m.name());
        c.put("description", "A part of " + m.artifact() + " is generated from it.");
        c.put("licenses", List.of(Map.of("license", Map.of("id", m.license()))));
        c.put("copyright", m.copyright());
        c.put("properties", List.of(pair("name", "tepui:license-file", "value", m.file())));
        return c;
    }

    private static Object pair(String k1, String v1, String k2, String v2) {
        SequencedMap<String, Object> map = new LinkedHashMap<>();
        map.put(k1, v1);
        map.put(k2, v2);
        return map;
    }
}
