package tepui.tools.bindgen;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Table of the interfaces of Direct3D 9 with their methods, and the packets of its clients, from the table in
 * direct3d9-methods.txt, which says how it is read.
 */
record Direct3D9Methods(List<Face> parts, List<Face> faces, List<Method> packets) {
    private static final String TABLE = "direct3d9-methods.txt";
    private static final Pattern LINE = Pattern.compile(
            "(own|keep|seek|send|ask|packet|query) (?:([huvfp]) )?(\\w+)\\(([^)]*)\\)(?: : ([^>]*?))?(?: > (\\w+)\\.(\\w+))?");

    /**
     * Interface of the API.
     *
     * @param ids that QueryInterface knows it by
     */
    record Face(String name, List<String> ids, List<Method> methods) {}

    /**
     * A parameter.
     *
     * @param count how many elements an array has, as C and Java write it; null for what is none
     */
    record Param(String type, String name, @Nullable String count) {
        boolean isObject() {
            return Character.isUpperCase(type.charAt(0));
        }

        /** An array whose elements follow the packet's words. */
        boolean isBlob() {
            return count != null && !isOut();
        }

        boolean isOut() {
            return type.equals("out") || type.equals("maybe");
        }

        /** Words in the fixed part of a packet. */
        int words() {
            return switch (type) {
                case "rect" -> 5;
                case "box" -> 7;
                case "out", "maybe" -> 0;
                default -> 1;
            };
        }

        /** Bytes of an element of an array. */
        int bytes() {
            return switch (type) {
                case "rects" -> 16;
                case "bytes", "out", "maybe" -> 1;
                default -> 4;
            };
        }
    }

    /**
     * A method or a packet.
     *
     * @param face the interface; null for a packet that is of none
     * @param how the first word of its line
     * @param result the letter of its result
     * @param params as the program gives them
     * @param sent as the packet has them
     * @param owner the class whose method the decoder calls; null for the object itself
     */
    record Method(
            @Nullable String face,
            String how,
            char result,
            String name,
            List<Param> params,
            List<Param> sent,
            @Nullable String owner,
            String call) {
        boolean isSent() {
            return !how.equals("own");
        }

        boolean isGenerated() {
            return how.equals("send") || how.equals("ask");
        }

        boolean isAnswered() {
            return how.equals("seek") || how.equals("ask") || how.equals("query");
        }

        /** Packets of a device and of a Direct3D object name no object: there is one in a session. */
        boolean namesObject() {
            return face != null && !face.equals("Device9") && !face.equals("Direct3D9");
        }

        String full() {
            return (face == null ? "" : face.replace("9", "")) + name;
        }
    }

    static Direct3D9Methods read() throws IOException {
        List<Face> parts = new ArrayList<>();
        List<Face> faces = new ArrayList<>();
        Map<String, Face> byName = new HashMap<>();
        List<Method> packets = new ArrayList<>();
        List<Method> methods = packets;
        String face = null;
        int number = 0;
        for (String line : lines()) {
            number++;
            if (line.isBlank() || line.startsWith("#")) continue;
            String[] words = line.split(" ");
            switch (words[0]) {
                case "packets" -> {
                    methods = packets;
                    face = null;
                }
                case "part", "interface" -> {
                    Face f = new Face(words[1], List.of(words).subList(2, words.length), new ArrayList<>());
                    (words[0].equals("part") ? parts : faces).add(f);
                    byName.put(f.name(), f);
                    methods = f.methods();
                    face = f.name();
                }
                case "use" -> {
                    Face f = byName.get(words[1]);
                    if (f == null) throw new IOException(TABLE + ", line " + number + ": there is no part " + words[1]);
                    methods.addAll(f.methods());
                }
                default -> {
                    Matcher m = LINE.matcher(line);
                    if (!m.matches()) throw new IOException(TABLE + ", line " + number + " is no method: " + line);
                    methods.add(method(m, face));
                }
            }
        }
        return new Direct3D9Methods(parts, faces, packets);
    }

    private static Method method(Matcher m, @Nullable String face) {
        List<Param> params = params(m.group(4));
        String sent = m.group(5);
        String name = m.group(3);
        String owner = m.group(6);
        String call = owner == null ? Character.toLowerCase(name.charAt(0)) + name.substring(1) : m.group(7);
        char result = m.group(2) == null ? 'h' : m.group(2).charAt(0);
        return new Method(face, m.group(1), result, name, params, sent == null ? params : params(sent), owner, call);
    }

    private static List<Param> params(String text) {
        List<Param> params = new ArrayList<>();
        for (String one : text.split(",")) {
            String p = one.strip();
            if (p.isEmpty()) continue;
            String[] words = p.split(" ");
            int star = words[0].indexOf('*');
            params.add(
                    star < 0
                            ? new Param(words[0], words[1], null)
                            : new Param(words[0].substring(0, star), words[1], words[0].substring(star + 1)));
        }
        return params;
    }

    /** Everything that has a number, in its order. */
    List<Method> sent() {
        List<Method> all = new ArrayList<>();
        for (Face f : faces) for (Method m : f.methods()) if (m.isSent()) all.add(m);
        all.addAll(packets);
        return all;
    }

    private static List<String> lines() throws IOException {
        try (InputStream in = Direct3D9Methods.class.getResourceAsStream(TABLE)) {
            if (in == null) throw new IOException("the jar has no " + TABLE);
            return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .toList();
        }
    }
}
