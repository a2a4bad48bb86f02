package tepui.targets.lwjgl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.reflect.AccessFlag;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tepui.targets.lwjgl.weave.Weaver;

/** Every class of each version of LWJGL is woven, and what comes out is whole. */
final class WeaverTest {
    static List<String> versions() throws IOException {
        return Programs.versions();
    }

    @ParameterizedTest
    @MethodSource("versions")
    void noFunctionStaysNative(String version) throws IOException {
        List<String> left = new ArrayList<>();
        int functions = 0;
        try (Jars jars = new Jars(Programs.jars(version))) {
            for (String name : jars.names("org/lwjgl/opengl")) {
                byte[] bytes = jars.bytes(name + ".class");
                byte[] woven = jars.weaver().weave(name, bytes);
                functions += natives(bytes).size();
                left.addAll(natives(woven == null ? bytes : woven));
            }
        }
        assertEquals(List.of(), left);
        assertTrue(functions > 2000, "functions found: " + functions);
    }

    @ParameterizedTest
    @MethodSource("versions")
    void onlyHelpersCallGlfwByAddress(String version) throws IOException {
        List<String> left = new ArrayList<>();
        try (Jars jars = new Jars(Programs.jars(version))) {
            for (String name : jars.names("org/lwjgl/glfw/GLFW")) {
                byte[] woven = jars.weaver().weave(name, jars.bytes(name + ".class"));
                if (woven == null) continue;
                for (MethodModel m : ClassFile.of().parse(woven).methods()) {
                    if (m.code().isEmpty() || m.methodName().stringValue().startsWith("tepui$")) continue;
                    for (var e : m.code().get()) {
                        if (e instanceof InvokeInstruction i
                                && i.owner().asInternalName().equals("org/lwjgl/system/JNI"))
                            left.add(name + "." + m.methodName());
                    }
                }
            }
        }
        assertEquals(List.of(), left);
    }

    @ParameterizedTest
    @MethodSource("versions")
    void onlyHelpersCallEglByAddress(String version) throws IOException {
        List<String> left = new ArrayList<>();
        int helpers = 0;
        try (Jars jars = new Jars(Programs.jars(version))) {
            for (String name : jars.names("org/lwjgl/egl/")) {
                byte[] woven = jars.weaver().weave(name, jars.bytes(name + ".class"));
                if (woven == null) continue;
                for (MethodModel m : ClassFile.of().parse(woven).methods()) {
                    if (m.code().isEmpty()) continue;
                    if (m.methodName().stringValue().startsWith("tepui$")) helpers++;
                    for (var e : m.code().get()) {
                        if (e instanceof InvokeInstruction i
                                && i.owner().asInternalName().equals("org/lwjgl/system/JNI"))
                            left.add(name + "." + m.methodName());
                    }
                }
            }
        }
        assertEquals(List.of(), left);
        assertTrue(helpers > 100, "helpers found: " + helpers);
    }

    @ParameterizedTest
    @MethodSource("versions")
    void wovenClassesVerify(String version) throws IOException {
        List<String> wrong = new ArrayList<>();
        try (Jars jars = new Jars(Programs.jars(version))) {
            for (String name : jars.names("org/lwjgl/")) {
                byte[] woven = Weaver.concerns(name) ? jars.weaver().weave(name, jars.bytes(name + ".class")) : null;
                if (woven != null) wrong.addAll(jars.verify(name, woven));
            }
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    void noFunctionOfJoglStaysNative() throws IOException {
        List<String> left = new ArrayList<>();
        List<String> wrong = new ArrayList<>();
        int functions = 0;
        try (Jars jars = new Jars(Programs.joglJars())) {
            for (String name : jars.names("")) {
                if (!Weaver.concerns(name)) continue;
                byte[] bytes = jars.bytes(name + ".class");
                byte[] woven = jars.weaver().weave(name, bytes);
                functions += allNatives(bytes).size();
                left.addAll(allNatives(woven));
                wrong.addAll(jars.verify(name, woven));
            }
        }
        assertEquals(List.of(), left);
        assertEquals(List.of(), wrong);
        assertTrue(functions > 3000, "functions found: " + functions);
    }

    /** There JOGL would leave an EGL alone that it takes for ANGLE, and its windows to WGL. */
    @Test
    void joglUsesEglOnWindowsToo() throws IOException {
        try (Jars jars = new Jars(Programs.joglJars())) {
            List<Opcode> isAngle = instructions(jars, "jogamp/opengl/egl/EGLDrawableFactory", "isANGLE").stream()
                    .map(Instruction::opcode)
                    .toList();
            assertEquals(List.of(Opcode.ICONST_0, Opcode.IRETURN), isAngle.subList(0, 2));
            List<String> calls = calls(jars, "jogamp/opengl/egl/EGLGraphicsConfigurationFactory", "registerFactory");
            assertTrue(calls.contains("windowingType") && calls.contains("windowingDevice"), calls.toString());
        }
    }

    /** Its own chooser for AWT there wants a configuration of WGL. */
    @Test
    void joglChoosesOfEglForComponentsOfAwtOnWindows() throws IOException {
        try (Jars jars = new Jars(Programs.joglJars())) {
            List<String> registered =
                    calls(jars, "jogamp/opengl/egl/EGLGraphicsConfigurationFactory", "registerFactory");
            assertTrue(registered.contains("registerForAwt"), registered.toString());
            List<String> chosen = calls(
                    jars,
                    "jogamp/opengl/windows/wgl/awt/WindowsAWTWGLGraphicsConfigurationFactory",
                    "chooseGraphicsConfigurationImpl");
            assertTrue(chosen.contains("chooseGraphicsConfiguration"), chosen.toString());
            assertFalse(chosen.contains("preselectGraphicsConfiguration"), chosen.toString());
        }
    }

    private static List<String> calls(Jars jars, String owner, String method) throws IOException {
        return instructions(jars, owner, method).stream()
                .filter(InvokeInstruction.class::isInstance)
                .map(i -> ((InvokeInstruction) i).name().stringValue())
                .toList();
    }

    private static List<Instruction> instructions(Jars jars, String name, String method) throws IOException {
        byte[] woven = jars.weaver().weave(name, jars.bytes(name + ".class"));
        return ClassFile.of().parse(woven).methods().stream()
                .filter(m -> m.methodName().equalsString(method))
                .flatMap(m -> m.code().orElseThrow().elementStream())
                .filter(Instruction.class::isInstance)
                .map(Instruction.class::cast)
                .toList();
    }

    private static List<String> allNatives(byte[] bytes) {
        return ClassFile.of().parse(bytes).methods().stream()
                .filter(m -> m.flags().has(AccessFlag.NATIVE))
                .map(m -> m.methodName().stringValue())
                .toList();
    }

    private static List<String> natives(byte[] bytes) {
        ClassModel model = ClassFile.of().parse(bytes);
        List<String> names = new ArrayList<>();
        for (MethodModel m : model.methods()) {
            String name = m.methodName().stringValue();
            if (m.flags().has(AccessFlag.NATIVE)
                    && (name.startsWith("gl") || name.startsWith("ngl"))
                    && !name.startsWith("glX")
                    && !name.startsWith("nglX"))
                names.add(model.thisClass().asInternalName() + "." + name + m.methodType());
        }
        return names;
    }

    /** Classes of some jars. */
    private static final class Jars implements AutoCloseable {
        private final List<JarFile> files = new ArrayList<>();
        private final Weaver weaver = new Weaver(this::stream);

        Jars(List<Path> jars) throws IOException {
            for (Path jar : jars) files.add(new JarFile(jar.toFile()));
        }

        Weaver weaver() {
            return weaver;
        }

        List<String> names(String prefix) {
            return files.stream()
                    .flatMap(JarFile::stream)
                    .map(JarEntry::getName)
                    .filter(n -> n.startsWith(prefix) && n.endsWith(".class"))
                    .map(n -> n.substring(0, n.length() - ".class".length()))
                    .toList();
        }

        /** What the verifier finds in a woven class. */
        List<String> verify(String name, byte[] woven) {
            ClassFile files = ClassFile.of(ClassFile.ClassHierarchyResolverOption.of(
                    java.lang.classfile.ClassHierarchyResolver.ofResourceParsing(d -> {
                                String file = d.descriptorString();
                                return stream(file.substring(1, file.length() - 1) + ".class");
                            })
                            .orElse(java.lang.classfile.ClassHierarchyResolver.defaultResolver())));
            return files.verify(woven).stream()
                    .map(error -> name + ": " + error.getMessage())
                    .toList();
        }

        InputStream stream(String name) {
            try {
                for (JarFile file : files) {
                    JarEntry entry = file.getJarEntry(name);
                    if (entry != null) return file.getInputStream(entry);
                }
                return null;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        byte[] bytes(String name) throws IOException {
            try (InputStream in = stream(name)) {
                return in.readAllBytes();
            }
        }

        @Override
        public void close() throws IOException {
            for (JarFile file : files) file.close();
        }
    }
}
