package tepui.tools.suites.errors;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import tepui.tools.suites.gl.GlHost;

/**
 * Walk over a program's interfaces: asks for every resource of every interface with every property, and writes the
 * answers down by the resources' names: their order is an implementation's own. Indices of other resources become names
 * for the same reason, and of locations only those that a shader says are told.
 */
final class InterfaceWalk {
    private static final int ROOM = 64;
    private static final int NAME_AT = 8192;
    private static final int PROPERTY_AT = 4096;
    private static final int LENGTH_AT = 4100;
    private static final int NAME_ROOM = 256;

    private static final List<String> INTERFACES = List.of(
            "UNIFORM",
            "UNIFORM_BLOCK",
            "PROGRAM_INPUT",
            "PROGRAM_OUTPUT",
            "BUFFER_VARIABLE",
            "SHADER_STORAGE_BLOCK",
            "ATOMIC_COUNTER_BUFFER",
            "TRANSFORM_FEEDBACK_VARYING",
            "TRANSFORM_FEEDBACK_BUFFER",
            "VERTEX_SUBROUTINE",
            "VERTEX_SUBROUTINE_UNIFORM",
            "FRAGMENT_SUBROUTINE",
            "FRAGMENT_SUBROUTINE_UNIFORM");
    private static final List<String> PROPERTIES = List.of(
            "NAME_LENGTH",
            "TYPE",
            "ARRAY_SIZE",
            "OFFSET",
            "BLOCK_INDEX",
            "ARRAY_STRIDE",
            "MATRIX_STRIDE",
            "IS_ROW_MAJOR",
            "ATOMIC_COUNTER_BUFFER_INDEX",
            "BUFFER_BINDING",
            "BUFFER_DATA_SIZE",
            "NUM_ACTIVE_VARIABLES",
            "ACTIVE_VARIABLES",
            "REFERENCED_BY_VERTEX_SHADER",
            "REFERENCED_BY_TESS_CONTROL_SHADER",
            "REFERENCED_BY_TESS_EVALUATION_SHADER",
            "REFERENCED_BY_GEOMETRY_SHADER",
            "REFERENCED_BY_FRAGMENT_SHADER",
            "REFERENCED_BY_COMPUTE_SHADER",
            "TOP_LEVEL_ARRAY_SIZE",
            "TOP_LEVEL_ARRAY_STRIDE",
            "LOCATION",
            "LOCATION_INDEX",
            "LOCATION_COMPONENT",
            "IS_PER_PATCH",
            "TRANSFORM_FEEDBACK_BUFFER_INDEX",
            "TRANSFORM_FEEDBACK_BUFFER_STRIDE",
            "NUM_COMPATIBLE_SUBROUTINES",
            "COMPATIBLE_SUBROUTINES");
    private static final List<String> TOTALS = List.of(
            "ACTIVE_RESOURCES", "MAX_NAME_LENGTH", "MAX_NUM_ACTIVE_VARIABLES", "MAX_NUM_COMPATIBLE_SUBROUTINES");

    private final CallScript calls;
    private final boolean es;
    private final int program;
    private final MemorySegment results;
    private final Map<String, String> answers = new TreeMap<>();
    private final Set<String> names = new TreeSet<>();

    InterfaceWalk(CallScript calls, GlHost.Profile profile, int program) {
        this.calls = calls;
        this.es = profile == GlHost.Profile.ES;
        this.program = program;
        results = calls.results();
    }

    /** By "INTERFACE name PROPERTY": the values, or the error. */
    Map<String, String> answers() {
        return answers;
    }

    /** All resources, as "INTERFACE name". */
    Set<String> names() {
        return names;
    }

    /** Asks for the properties of all resources. */
    void properties() {
        for (String face : INTERFACES) {
            if (!es || !face.contains("SUBROUTINE") && !face.equals("TRANSFORM_FEEDBACK_BUFFER")) walk(face);
        }
    }

    /** Looks for resources by names that are theirs and by names that are not. */
    void lookUps(Set<String> of) {
        for (String resource : of) {
            int space = resource.indexOf(' ');
            String face = resource.substring(0, space);
            String name = resource.substring(space + 1);
            if (face.equals("ATOMIC_COUNTER_BUFFER") || face.equals("TRANSFORM_FEEDBACK_BUFFER")) continue;
            String base = name.endsWith("[0]") ? name.substring(0, name.length() - 3) : name;
            for (String asked : List.of(
                    name,
                    base,
                    base + "[0]",
                    base + "[1]",
                    base + "[7]",
                    base + "[01]",
                    base + "[ 0]",
                    base + " ",
                    base + "[0].x")) find(face, constant(face), asked);
        }
        for (String face : INTERFACES) {
            if (es && (face.contains("SUBROUTINE") || face.equals("TRANSFORM_FEEDBACK_BUFFER"))) continue;
            for (String asked : List.of("", "none", "[0]", "gl_none")) find(face, constant(face), asked);
        }
    }

    private static int constant(String name) {
        Integer value = CallScript.enums().get("GL_" + name);
        if (value == null) throw new IllegalArgumentException("there is no GL_" + name);
        return value;
    }

    private String word(String what) {
        String error = CallScript.errorName(calls.error());
        return error.equals("GL_NO_ERROR") ? what : error;
    }

    private void walk(String face) {
        int kind = constant(face);
        int count = 0;
        for (String total : TOTALS) {
            results.set(ValueLayout.JAVA_INT, 0, -7);
            calls.call("glGetProgramInterfaceiv", program, kind, constant(total), results.address());
            int value = results.get(ValueLayout.JAVA_INT, 0);
            String told = word(Integer.toString(value));
            if (total.equals("ACTIVE_RESOURCES")) count = Math.max(0, value);
            answers.put(face + " " + total, told);
        }
        for (int i = 0; i < count; i++) {
            String name = name(face, i);
            names.add(face + " " + name);
            for (String property : PROPERTIES) {
                if (es
                        && (property.contains("SUBROUTINES")
                                || property.startsWith("TRANSFORM")
                                || property.endsWith("COMPONENT")
                                || property.equals("LOCATION_INDEX"))) continue;
                answers.put(face + " " + name + " " + property, property(face, kind, i, property));
            }
        }
    }

    private void find(String face, int kind, String asked) {
        results.setString(NAME_AT, asked);
        int found = (int) calls.call("glGetProgramResourceIndex", program, kind, results.address() + NAME_AT);
        String told = word(found == -1 ? "none" : "index");
        if (told.equals("index")) told = "is " + name(face, found);
        answers.put(face + " index of '" + asked + "'", told);
        results.setString(NAME_AT, asked);
        int location = (int) calls.call("glGetProgramResourceLocation", program, kind, results.address() + NAME_AT);
        answers.put(face + " location of '" + asked + "'", word(Integer.toString(location)));
        if (es) return;
        int index = (int) calls.call("glGetProgramResourceLocationIndex", program, kind, results.address() + NAME_AT);
        answers.put(face + " location index of '" + asked + "'", word(Integer.toString(index)));
    }

    private String name(String face, int index) {
        if (face.equals("ATOMIC_COUNTER_BUFFER")) return "binding " + values(constant(face), index, "BUFFER_BINDING");
        if (face.equals("TRANSFORM_FEEDBACK_BUFFER"))
            return "binding " + values(constant(face), index, "BUFFER_BINDING");
        calls.call(
                "glGetProgramResourceName", program, constant(face), index, NAME_ROOM, 0L, results.address() + NAME_AT);
        String error = CallScript.errorName(calls.error());
        String name = error.equals("GL_NO_ERROR") ? results.getString(NAME_AT) : error;
        // Captured gaps have one name.
        return name.startsWith("gl_Skip") || name.startsWith("gl_Next") ? name + " at " + index : name;
    }

    private List<Integer> values(int kind, int index, String property) {
        results.set(ValueLayout.JAVA_INT, PROPERTY_AT, constant(property));
        results.set(ValueLayout.JAVA_INT, LENGTH_AT, -1);
        calls.call(
                "glGetProgramResourceiv",
                program,
                kind,
                index,
                1,
                results.address() + PROPERTY_AT,
                ROOM,
                results.address() + LENGTH_AT,
                results.address());
        int n = results.get(ValueLayout.JAVA_INT, LENGTH_AT);
        List<Integer> values = new ArrayList<>();
        for (int i = 0; i < n; i++) values.add(results.get(ValueLayout.JAVA_INT, 4L * i));
        return values;
    }

    private String property(String face, int kind, int index, String property) {
        List<Integer> values = values(kind, index, property);
        String told = word("");
        if (!told.isEmpty()) return told;
        String other = switch (property) {
            case "BLOCK_INDEX" -> face.equals("UNIFORM") ? "UNIFORM_BLOCK" : "SHADER_STORAGE_BLOCK";
            case "ATOMIC_COUNTER_BUFFER_INDEX" -> "ATOMIC_COUNTER_BUFFER";
            case "TRANSFORM_FEEDBACK_BUFFER_INDEX" -> "TRANSFORM_FEEDBACK_BUFFER";
            case "COMPATIBLE_SUBROUTINES" -> face.replace("_UNIFORM", "");
            case "ACTIVE_VARIABLES" ->
                switch (face) {
                    case "SHADER_STORAGE_BLOCK" -> "BUFFER_VARIABLE";
                    case "TRANSFORM_FEEDBACK_BUFFER" -> "TRANSFORM_FEEDBACK_VARYING";
                    default -> "UNIFORM";
                };
            default -> "";
        };
        if (other.isEmpty()) return values.toString();
        Set<String> names = new TreeSet<>();
        for (int v : values) names.add(v < 0 ? "none" : name(other, v));
        return names.toString();
    }
}
