package tepui.tools.bindgen;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import tepui.tools.bindgen.Direct3D9Decoder.Argument;
import tepui.tools.bindgen.Direct3D9Methods.Method;

/** Generator of the layouts of those packets of Direct3D 9's clients that have more arguments than a method takes. */
final class Direct3D9Packets implements Generator {
    @Override
    public Path file() {
        return Path.of("targets/d3d9/src/generated/java/tepui/targets/d3d9door/Packets.java");
    }

    @Override
    public boolean readsRegistry() {
        return false;
    }

    @Override
    public String text(Path root, Path registries) throws IOException {
        StringBuilder body = new StringBuilder();
        Set<String> faces = new TreeSet<>();
        for (Method m : Direct3D9Methods.read().sent()) {
            if (Direct3D9Decoder.isLong(m)) body.append('\n').append(layout(m, faces));
        }
        if (body.indexOf("Rect9") >= 0) faces.add("Rect9");
        if (body.indexOf("Box9") >= 0) faces.add("Box9");
        StringBuilder text = new StringBuilder("package tepui.targets.d3d9door;\n\n");
        text.append("import static tepui.targets.d3d9door.ClientMemory.*;\n\n");
        if (body.indexOf("@Nullable") >= 0) text.append("import org.jspecify.annotations.Nullable;\n");
        for (String f : faces)
            text.append("import tepui.frontends.d3d9.").append(f).append(";\n");
        text.append(
                "\n/**\n * Layouts of packets that have many arguments, each read where it is wanted, from the packet's address. Written by\n");
        text.append(
                " * {@code ./tepui generate} from direct3d9-methods.txt; not to be edited.\n */\nfinal class Packets {\n");
        text.append("    private Packets() {}\n").append(body).append("}\n");
        return text.toString();
    }

    private static String layout(Method m, Set<String> faces) {
        StringBuilder text = new StringBuilder();
        text.append("    static final class ").append(m.name()).append(" {\n        private ");
        text.append(m.name()).append("() {}\n");
        for (Argument a : Direct3D9Decoder.arguments(m, faces)) {
            String parameters = a.needsSession() ? a.needsPacket() ? "Session s, long at" : "Session s" : "long at";
            text.append("\n        static ").append(a.type()).append(' ').append(a.name());
            text.append('(').append(parameters).append(") { // hot\n            return ");
            text.append(a.value()).append(";\n        }\n");
        }
        return text.append("    }\n").toString();
    }
}
