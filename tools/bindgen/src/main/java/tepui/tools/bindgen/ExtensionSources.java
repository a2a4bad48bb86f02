package tepui.tools.bindgen;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Generator of the classes made from the rows of extensions: what contexts announce, and what shaders may name. */
enum ExtensionSources implements Generator {
    ANNOUNCED("frontends/gl/src/generated/java/tepui/frontends/gl/ext/ExtensionRows.java") {
        @Override
        String text(List<ExtensionRow> rows) {
            Map<String, List<String>> groups = new LinkedHashMap<>();
            for (ExtensionRow row : rows) {
                String all = row.needs().isEmpty()
                        ? row.contexts()
                        : (row.contexts().contains("||") ? "(" + row.contexts() + ")" : row.contexts()) + " && "
                                + row.needs();
                groups.computeIfAbsent(all, a -> new ArrayList<>()).add(row.name());
            }
            StringBuilder text = new StringBuilder("""
                    package tepui.frontends.gl.ext;

                    import java.util.Collection;
                    import tepui.pipe.Caps;

                    /**
                     * Names of extensions by the contexts that announce them and what they need of a device. Written by {@code ./tepui generate}
                     * from gl-extensions.txt; not to be edited.
                     */
                    final class ExtensionRows {
                        private ExtensionRows() {}

                        private static void add(Collection<String> to, String... names) {
                            for (String name : names) to.add("GL_" + name);
                        }

                        /**
                         * Adds the names for a context.
                         *
                         * @param compatibility whether it is of the desktop's compatibility profile
                         * @param es the version of OpenGL ES, 32 for 3.2; 0: of the desktop
                         * @param newestEs the newest version of OpenGL ES that the device has
                         * @param shaders also what shaders alone may name
                         */
                        static void collect(
                                Collection<String> to, Caps caps, boolean compatibility, int es, int newestEs, boolean shaders) {
                    """);
            groups.forEach((condition, names) -> {
                text.append("        if (").append(condition).append(") {\n            add(\n                    to");
                for (String name : names)
                    text.append(",\n                    \"").append(name).append('"');
                text.append(");\n        }\n");
            });
            return text.append("    }\n}\n").toString();
        }
    },
    LANGUAGE("frontends/glsl/src/generated/java/tepui/frontends/glsl/Extension.java") {
        @Override
        String text(List<ExtensionRow> rows) {
            StringBuilder text = new StringBuilder("""
                    package tepui.frontends.glsl;

                    import java.util.HashMap;
                    import java.util.List;
                    import java.util.Map;
                    import java.util.Set;
                    import java.util.TreeSet;
                    import org.jspecify.annotations.Nullable;

                    /**
                     * Extensions that a shader may name. A row says from which versions on each exists; what it brings
                     * is in the tables that name it. An extension without any row elsewhere changes nothing in the
                     * language (its meaning lies in the API). Written by {@code ./tepui generate} from
                     * gl-extensions.txt; not to be edited.
                     */
                    public enum Extension {
                    """);
            List<ExtensionRow> own =
                    rows.stream().filter(ExtensionRow::isOfLanguage).toList();
            for (ExtensionRow row : own) {
                text.append("    GL_")
                        .append(row.name())
                        .append('(')
                        .append(row.desktop())
                        .append(", ");
                text.append(row.es()).append(row == own.getLast() ? ");\n" : "),\n");
            }
            text.append("""

                        private static final Map<String, Extension> BY_NAME = new HashMap<>();

                        static {
                            for (Extension e : values()) BY_NAME.put(e.name(), e);
                        }

                        private final int desktop;
                        private final int es;

                        Extension(int desktop, int es) {
                            this.desktop = desktop;
                            this.es = es;
                        }

                        /** The extension of that name, or null. */
                        public static @Nullable Extension of(String name) {
                            return BY_NAME.get(name);
                        }

                        /** Names of all. */
                        public static Set<String> names() {
                            return new TreeSet<>(BY_NAME.keySet());
                        }

                        /** May a shader of this version use it? */
                        public boolean isFor(Version version) {
                            return version.atLeast(desktop, es);
                        }

                        /** Extensions that it switches on with itself. */
                        public List<Extension> brings() {
                            return switch (this) {
                    """);
            for (ExtensionRow row : own) {
                if (row.brings().isEmpty()) continue;
                text.append("            case GL_").append(row.name()).append(" ->\n                List.of(");
                for (String name : row.brings()) {
                    text.append(name.equals(row.brings().getFirst()) ? "" : ",")
                            .append("\n                        GL_");
                    text.append(name);
                }
                text.append(");\n");
            }
            return text.append("            default -> List.of();\n        };\n    }\n}\n")
                    .toString();
        }
    };

    private final Path file;

    ExtensionSources(String file) {
        this.file = Path.of(file);
    }

    abstract String text(List<ExtensionRow> rows);

    @Override
    public Path file() {
        return file;
    }

    @Override
    public boolean readsRegistry() {
        return false;
    }

    @Override
    public String text(Path root, Path registries) throws IOException {
        return text(ExtensionRow.readAll());
    }
}
