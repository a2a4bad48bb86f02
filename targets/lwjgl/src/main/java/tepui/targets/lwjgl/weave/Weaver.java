package tepui.targets.lwjgl.weave;

import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The one transformer behind the agent, the offline weaver and the launcher. It gives the native methods of a binding a body that calls
 * Tepui; what a class declares stays as it is, so programs that were compiled against it never notice.
 */
public final class Weaver {
    private final ClassFile files;

    /**
     * @param resources finds class files by name ({@code a/b/C.class}), for the types that meet in a method; null where there is none
     */
    public Weaver(Function<String, @Nullable InputStream> resources) {
        ClassHierarchyResolver byName = ClassHierarchyResolver.ofResourceParsing(desc -> stream(resources, desc));
        ClassHierarchyResolver unknown =
                desc -> ClassHierarchyResolver.ClassHierarchyInfo.ofClass(ConstantDescs.CD_Object);
        files = ClassFile.of(
                ClassFile.ClassHierarchyResolverOption.of(byName.orElse(unknown).cached()));
    }

    private static @Nullable InputStream stream(Function<String, @Nullable InputStream> resources, ClassDesc desc) {
        String descriptor = desc.descriptorString();
        String file = descriptor.substring(1, descriptor.length() - 1) + ".class";
        InputStream in = resources.apply(file);
        return in != null ? in : ClassLoader.getSystemResourceAsStream(file);
    }

    /** Whether a class of this name, as {@code a/b/C}, may be changed: the quick question before {@link #weave}. */
    public static boolean concerns(String name) {
        if (name.startsWith("org/lwjgl/")) return name.startsWith("org/lwjgl/opengl/") || GlfwWeave.concerns(name);
        return (name.startsWith("jogamp/") || name.startsWith("com/jogamp/"))
                && (JoglWeave.concerns(name) || JoglPlatformWeave.concerns(name));
    }

    /** The changed class, or null where nothing has to change. */
    public byte @Nullable [] weave(String name, byte[] bytes) {
        if (!concerns(name)) return null;
        ClassModel model = files.parse(bytes);
        if (JoglPlatformWeave.concerns(name)) return JoglPlatformWeave.weave(files, model);
        if (JoglWeave.concerns(name)) return JoglWeave.weave(files, model);
        if (name.equals("org/lwjgl/opengl/GL")) return GlLoaderWeave.weave(files, model);
        if (name.startsWith("org/lwjgl/opengl/")) return GlWeave.weave(files, model);
        return GlfwWeave.weave(files, model);
    }

    /** A weaver that finds classes where a loader does. */
    public static Weaver of(@Nullable ClassLoader loader) {
        return new Weaver(file ->
                loader == null ? ClassLoader.getSystemResourceAsStream(file) : loader.getResourceAsStream(file));
    }
}
