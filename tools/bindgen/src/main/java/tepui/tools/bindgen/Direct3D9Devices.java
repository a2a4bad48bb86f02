package tepui.tools.bindgen;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Generator of the classes that implement {@code Device9}: each method is a call of the part that has a method of the
 * same name and parameters. The table is the interface; the parts are the fields of {@code DeviceParts}. A lost device
 * below and a lack of memory become results here, and the guarded class takes the lock.
 */
enum Direct3D9Devices implements Generator {
    PLAIN("PlainDevice", "Device for one thread: its calls go to the parts."),
    GUARDED(
            "GuardedDevice",
            "Device for several threads, as D3DCREATE_MULTITHREADED asks for one: its calls go to the parts under the device's lock.");

    private static final String PACKAGE = "tepui.frontends.d3d9";
    private static final Path SOURCES = Path.of("frontends/d3d9/src/main/java/tepui/frontends/d3d9");

    /** Parts whose calls take the lock for as long as they need it. */
    private static final Set<String> LOCK_THEMSELVES =
            Set.of("ClearCalls", "DrawCalls", "ResourceCalls", "ProgramCalls", "TransferCalls", "DeviceReset");
    /** Calls that wait, and must not keep others out while they do. */
    private static final Set<String> WAIT = Set.of("present", "presentEx", "waitForVBlank");

    private static final Pattern METHOD = Pattern.compile(
            "(?m)^    (?! )(?:public )?(?!default|static|private|return)([\\w.@<>?\\[\\] ]+?) (\\w+)\\(([^)]*)\\)(;| \\{( // hot)?)");
    private static final Pattern FIELD = Pattern.compile("(?m)^    final (\\w+) (\\w+);");
    private static final Pattern NAME = Pattern.compile("\\b[A-Z]\\w*\\b");
    private static final Pattern IMPORT = Pattern.compile("(?m)^import ([\\w.]+)\\.(\\w+);");

    private final String name;
    private final String comment;

    Direct3D9Devices(String name, String comment) {
        this.name = name;
        this.comment = comment;
    }

    /**
     * A method as its declaration has it.
     *
     * @param types of the parameters, with neither annotations nor names: what methods are matched by
     */
    private record Method(String result, String name, List<String> parameters, List<String> types, boolean hot) {
        String key() {
            return name + types.stream().map(Method::face).toList();
        }

        /** The interface that a class of the front end implements. */
        static String face(String type) {
            return type.replaceAll("Object\\b", "9");
        }
    }

    private record Part(String type, String field, Method method) {}

    @Override
    public Path file() {
        return Path.of("frontends/d3d9/src/generated/java/tepui/frontends/d3d9/device", name + ".java");
    }

    @Override
    public boolean readsRegistry() {
        return false;
    }

    @Override
    public String text(Path root, Path registries) throws IOException {
        Path sources = root.resolve(SOURCES);
        String table = Files.readString(sources.resolve("Device9.java"))
                + Files.readString(sources.resolve("DeviceResources9.java"));
        Map<String, String> packages = new LinkedHashMap<>();
        readImports(table, packages);
        Map<String, Part> parts = parts(sources, packages);
        StringBuilder methods = new StringBuilder();
        Set<String> fields = new TreeSet<>();
        for (Method m : methods(table)) {
            Part part = parts.get(m.key());
            if (part == null) throw new IOException("Device9: no part has a method " + m.key());
            fields.add("    private final " + part.type() + " " + part.field() + ";\n");
            methods.append(method(m, part));
        }
        StringBuilder body = new StringBuilder();
        body.append("/** ").append(comment).append(" */\nfinal class ").append(name);
        body.append(" implements CountedObject, Device9 {\n    private final DeviceParts parts;\n");
        body.append("    private final References references;\n    private final DeviceLoss loss;\n");
        if (this == GUARDED) body.append("    private final Backend backend;\n");
        fields.forEach(body::append);
        body.append("\n    ").append(name).append("(DeviceParts parts) {\n        this.parts = parts;\n");
        body.append("        references = References.ofDevice(this, parts.backend);\n        loss = parts.loss;\n");
        if (this == GUARDED) body.append("        backend = parts.backend;\n");
        for (String f : fields) {
            String field = f.substring(f.lastIndexOf(' ') + 1, f.length() - 2);
            body.append("        ")
                    .append(field)
                    .append(" = parts.")
                    .append(field)
                    .append(";\n");
        }
        body.append(
                "    }\n\n    @Override\n    public References references() {\n        return references;\n    }\n");
        body.append("\n    @Override\n    public void destroy() {\n        parts.destroy();\n    }\n")
                .append(methods);
        body.append("}\n");
        return "package " + PACKAGE + ".device;\n\n" + imports(sources, body.toString(), packages)
                + "\n// Written by './tepui generate' from Device9 and the fields of DeviceParts. Do not edit.\n\n"
                + body;
    }

    /** By name and parameters: where a method of the interface is. */
    private static Map<String, Part> parts(Path sources, Map<String, String> packages) throws IOException {
        Map<String, Part> parts = new LinkedHashMap<>();
        String source = Files.readString(sources.resolve("device/DeviceParts.java"));
        readImports(source, packages);
        Matcher field = FIELD.matcher(source.substring(source.indexOf("// ---- the calls")));
        while (field.find()) {
            String type = field.group(1);
            String folder = packages.getOrDefault(type, PACKAGE + ".device").substring(PACKAGE.length() + 1);
            String part = Files.readString(sources.resolve(folder).resolve(type + ".java"));
            readImports(part, packages);
            for (Method m : methods(part)) {
                Part before = parts.put(m.key(), new Part(type, field.group(2), m));
                if (before != null) throw new IOException(m.key() + " is in " + before.type() + " and in " + type);
            }
        }
        return parts;
    }

    private static List<Method> methods(String source) {
        List<Method> all = new ArrayList<>();
        boolean face = source.contains("public interface ");
        Matcher m = METHOD.matcher(source);
        while (m.find()) {
            if (!face && !m.group().startsWith("    public ")) continue;
            List<String> parameters = new ArrayList<>();
            List<String> types = new ArrayList<>();
            for (String p : m.group(3).split(",(?![^<]*>)")) {
                String one = p.strip().replaceAll("\\s+", " ");
                if (one.isEmpty()) continue;
                parameters.add(one);
                types.add(one.substring(0, one.lastIndexOf(' '))
                        .replaceAll("@Nullable ?", "")
                        .strip());
            }
            all.add(new Method(m.group(1), m.group(2), parameters, types, m.group(5) != null));
        }
        return all;
    }

    private String method(Method m, Part part) {
        List<String> arguments = new ArrayList<>();
        for (int i = 0; i < m.parameters().size(); i++) {
            String p = m.parameters().get(i);
            String argument = p.substring(p.lastIndexOf(' ') + 1);
            String wanted = part.method().types().get(i);
            arguments.add(wanted.equals(m.types().get(i)) ? argument : "(" + wanted + ") " + argument);
        }
        boolean silent = m.result().equals("void");
        String call = part.field() + "." + m.name() + "(" + String.join(", ", arguments) + ");";
        String run = (silent ? "" : "return ") + call;
        boolean result = m.result().equals("int");
        boolean locks = this == GUARDED && !LOCK_THEMSELVES.contains(part.type()) && !WAIT.contains(m.name());
        StringBuilder s = new StringBuilder("\n    @Override\n    public ");
        s.append(m.result()).append(' ').append(m.name()).append('(').append(String.join(", ", m.parameters()));
        s.append(") {").append(part.method().hot() ? " // hot" : "").append('\n');
        if (!locks && !result)
            return s.append("        ").append(run).append("\n    }\n").toString();
        if (locks) s.append("        backend.enter();\n");
        s.append("        try {\n            ").append(run).append('\n');
        if (result) {
            s.append("        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {\n");
            s.append("            return loss.").append(m.name().startsWith("create") ? "ofCreation" : "ofCall");
            s.append("(e);\n");
        }
        if (locks) s.append("        } finally {\n            backend.leave();\n");
        return s.append("        }\n    }\n").toString();
    }

    private static void readImports(String source, Map<String, String> packages) {
        Matcher m = IMPORT.matcher(source);
        while (m.find()) packages.put(m.group(2), m.group(1));
    }

    private static String imports(Path sources, String body, Map<String, String> packages) {
        packages.put("CountedObject", PACKAGE + ".base");
        packages.put("References", PACKAGE + ".base");
        packages.put("DeviceLoss", PACKAGE + ".base");
        packages.put("Backend", PACKAGE + ".base");
        packages.put("DeviceLostException", "tepui.pipe");
        packages.put("OutOfDeviceMemoryException", "tepui.pipe");
        packages.put("Device9", PACKAGE);
        Set<String> lines = new TreeSet<>();
        Matcher m = NAME.matcher(body);
        while (m.find()) {
            String found = packages.get(m.group());
            if (found == null && Files.exists(sources.resolve(m.group() + ".java"))) found = PACKAGE;
            if (found != null && !found.equals(PACKAGE + ".device"))
                lines.add("import " + found + "." + m.group() + ";\n");
        }
        return String.join("", lines);
    }
}
