package tepui.targets.lwjgl.weave;

import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Table of the classes of JOGL that change, and how. */
final class JoglClasses {
    private final ClassFile files;

    /**
     * @param resources finds class files by name, for the types that meet in a method
     */
    JoglClasses(Function<String, @Nullable InputStream> resources) {
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

    static boolean concerns(String name) {
        return JoglWeave.concerns(name) || JoglPlatformWeave.concerns(name);
    }

    byte[] weave(String name, byte[] bytes) {
        ClassModel model = files.parse(bytes);
        return JoglPlatformWeave.concerns(name) ? JoglPlatformWeave.weave(files, model) : JoglWeave.weave(files, model);
    }
}
