package tepui.targets.lwjgl.weave;

import java.io.InputStream;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Transformer of classes behind the agent, the offline weaver and the launcher. It gives the native methods of a
 * binding a body that calls Tepui; what a class declares stays as it is, so programs that were compiled against it
 * never notice. LWJGL's classes are changed {@linkplain ClassEdit where they lie}; those of JOGL, whose code gets
 * longer at its beginnings, by java.lang.classfile.
 */
public final class Weaver {
    private final Function<String, @Nullable InputStream> resources;
    private @Nullable JoglClasses jogl;

    /**
     * @param resources finds class files by name ({@code a/b/C.class}), for the types that meet in a method; null where there is none
     */
    public Weaver(Function<String, @Nullable InputStream> resources) {
        this.resources = resources;
    }

    /** Whether a class of this name, as {@code a/b/C}, may be changed: the quick question before {@link #weave}. */
    public static boolean concerns(String name) {
        if (name.startsWith("org/lwjgl/"))
            return name.startsWith("org/lwjgl/opengl/")
                    || name.startsWith("org/lwjgl/opengles/")
                    || EglWeave.concerns(name)
                    || GlfwWeave.concerns(name);
        if (name.startsWith("org/eclipse/")) return GlxWeave.concerns(name);
        return (name.startsWith("jogamp/") || name.startsWith("com/jogamp/")) && JoglClasses.concerns(name);
    }

    /** The changed class, or null where nothing has to change. */
    public byte @Nullable [] weave(String name, byte[] bytes) {
        if (!concerns(name)) return null;
        if (!name.startsWith("org/")) return jogl().weave(name, bytes);
        ClassEdit edit = new ClassEdit(bytes);
        if (GlxWeave.concerns(name)) return GlxWeave.weave(edit);
        if (name.equals("org/lwjgl/opengl/GL") || name.equals("org/lwjgl/opengles/GLES"))
            return GlLoaderWeave.weave(edit);
        if (name.startsWith("org/lwjgl/opengl/")) return GlWeave.weave(edit, GlWeave.DESKTOP);
        if (name.startsWith("org/lwjgl/opengles/")) return GlWeave.weave(edit, GlWeave.ES);
        if (EglWeave.concerns(name)) return EglWeave.weave(edit);
        return GlfwWeave.weave(edit);
    }

    private synchronized JoglClasses jogl() {
        JoglClasses known = jogl;
        if (known == null) {
            known = new JoglClasses(resources);
            jogl = known;
        }
        return known;
    }

    /** A weaver that finds classes where a loader does. */
    public static Weaver of(@Nullable ClassLoader loader) {
        return new Weaver(new OfLoader(loader));
    }

    /**
     * Source of types of one class loader; no lambda, since the first one of a JVM costs more time than weaving a
     * class.
     */
    private record OfLoader(@Nullable ClassLoader loader) implements Function<String, @Nullable InputStream> {
        @Override
        public @Nullable InputStream apply(String file) {
            return loader == null ? ClassLoader.getSystemResourceAsStream(file) : loader.getResourceAsStream(file);
        }
    }
}
