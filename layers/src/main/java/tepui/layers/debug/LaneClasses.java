package tepui.layers.debug;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Instr;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.SourceText;
import tepui.ir.Stage;
import tepui.ir.Type;

/** The classes of shaders that are debugged, each text with a name of its own, and the folder with their sources. */
final class LaneClasses {
    /** Code of one shader object: variants of a text are classes of one name, in loaders of their own. */
    static final class Code {
        private final Shader shader;
        private final Instr[] instructions;
        private final List<NamedUniform> uniforms;
        private final Method main;

        Code(Shader shader, Method main) {
            this.shader = shader;
            this.instructions = Lane.instructions(shader);
            this.uniforms = NamedUniform.of(shader);
            this.main = main;
        }

        /** Runs an invocation, and says why it ended before its code did; null where it did not. */
        @Nullable
        String run(int[] journal) {
            try {
                main.invoke(null, new Lane(shader, uniforms, instructions, journal));
                return null;
            } catch (InvocationTargetException e) {
                if (e.getCause() instanceof LaneEnd end) return end.getMessage();
                return "an error: " + e.getCause();
            } catch (IllegalAccessException e) {
                return "an error: " + e;
            }
        }
    }

    private static final class Loader extends ClassLoader {
        Loader(ClassLoader parent) {
            super("tepui-shaders", parent);
        }

        Class<?> define(String name, byte[] bytes) {
            return defineClass(name, bytes, 0, bytes.length);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            for (Type type : vectors()) {
                if (name.equals(VectorClass.PACKAGE + "." + VectorClass.name(type)))
                    return define(name, VectorClass.write(type));
            }
            throw new ClassNotFoundException(name);
        }
    }

    private final DebugOptions options;
    private final Map<Stage, Map<String, String>> names = new EnumMap<>(Stage.class);
    private boolean hasFolder;

    LaneClasses(DebugOptions options) {
        this.options = options;
    }

    private static Iterable<Type> vectors() {
        List<Type> all = new ArrayList<>();
        for (ScalarKind kind : ScalarKind.values())
            for (int width = 2; width <= 4; width++) all.add(Type.of(kind, width));
        return all;
    }

    /** The code of a shader whose instructions are numbered; null, and told, where there can be none. */
    synchronized @Nullable Code make(Shader shader, SourceText source) {
        try {
            String name = name(shader.stage, source);
            byte[] bytes = new LaneClass(shader, name).write();
            Class<?> made = new Loader(Lane.class.getClassLoader()).define(VectorClass.PACKAGE + "." + name, bytes);
            return new Code(shader, made.getMethod("main", Lane.class));
        } catch (IllegalArgumentException | ReflectiveOperationException | LinkageError e) {
            options.log().accept(source.title() + " cannot be debugged: " + e.getMessage());
            return null;
        }
    }

    /** By the order in which texts of a stage come, so that it is the same in the next run of the program. */
    private String name(Stage stage, SourceText source) {
        Map<String, String> known = names.computeIfAbsent(stage, k -> new HashMap<>());
        String before = known.get(source.text());
        if (before != null) return before;
        StringBuilder text = new StringBuilder();
        for (String word : stage.text().split("_"))
            text.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
        String name = text.append(known.size() + 1).toString();
        known.put(source.text(), name);
        try {
            Path folder = options.folder().resolve(VectorClass.PACKAGE);
            if (!hasFolder) {
                Files.createDirectories(folder);
                for (Type type : vectors())
                    Files.writeString(folder.resolve(VectorClass.name(type) + ".java"), VectorClass.source(type));
                hasFolder = true;
            }
            Path file = folder.resolve(name + ".java");
            Files.writeString(file, SourceFile.java(name, source.text()));
            options.log().accept("the source of " + source.title() + " is " + file);
        } catch (IOException e) {
            options.log().accept("the source of " + source.title() + " cannot be written: " + e);
        }
        return name;
    }
}
