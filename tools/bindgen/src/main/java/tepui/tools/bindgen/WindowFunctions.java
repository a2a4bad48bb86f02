package tepui.tools.bindgen;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Table of functions that bind OpenGL to window systems, from the table in window-functions.txt, which says what its
 * letters are.
 */
record WindowFunctions(List<Function> all) {
    /**
     * A function.
     *
     * @param signature a letter a parameter, then the result's
     * @param changesContext whether the calling thread may have another context afterwards
     * @param raises whether it may end with an X error
     */
    record Function(String name, String signature, boolean changesContext, boolean raises) {
        int params() {
            return signature.length() - 1;
        }

        char letter(int param) {
            return signature.charAt(param);
        }

        char result() {
            return signature.charAt(signature.length() - 1);
        }

        /** The class of the native door whose method of the same name it is. */
        String owner() {
            if (name.matches("egl(Create|Destroy)Image(KHR)?")) return "EglImages";
            return name.startsWith("egl")
                    ? "Egl"
                    : name.startsWith("glX") ? "Glx" : name.startsWith("OSMesa") ? "OsMesa" : "Door";
        }
    }

    static WindowFunctions read() throws IOException {
        List<Function> all = new ArrayList<>();
        try (InputStream in = WindowFunctions.class.getResourceAsStream("window-functions.txt")) {
            if (in == null) throw new IOException("the resource window-functions.txt is missing");
            for (String line : new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .toList()) {
                if (line.isBlank() || line.startsWith("#")) continue;
                List<String> words = List.of(line.split(" ", -1));
                if (!line.matches("\\w+ [IPL]*[IPLV]( state)?( error)?"))
                    throw new IOException("window-functions.txt: '" + line + "' is no function with its letters");
                all.add(new Function(words.get(0), words.get(1), words.contains("state"), words.contains("error")));
            }
        }
        return new WindowFunctions(List.copyOf(all));
    }
}
