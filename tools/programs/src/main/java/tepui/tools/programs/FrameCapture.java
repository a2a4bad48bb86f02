package tepui.tools.programs;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.jspecify.annotations.Nullable;
import tepui.tools.image.Image;
import tepui.tools.image.Png;

/**
 * Agent that keeps one picture of a program on the system's own OpenGL: the oracle beside Tepui. It asks LWJGL for the
 * pixels before a certain swap, and closes the window after it. Argument: {@code FRAME,FILE}.
 */
public final class FrameCapture {
    private static final String GLFW = "org/lwjgl/glfw/GLFW";

    private static int left;
    private static Path file = Path.of("frame.png");

    private FrameCapture() {}

    public static void premain(String argument, Instrumentation instrumentation) {
        int comma = argument.indexOf(',');
        left = Integer.parseInt(argument.substring(0, comma));
        file = Path.of(argument.substring(comma + 1));
        instrumentation.addTransformer(new ClassFileTransformer() {
            @Override
            public byte @Nullable [] transform(
                    @Nullable ClassLoader loader,
                    @Nullable String name,
                    @Nullable Class<?> redefined,
                    @Nullable ProtectionDomain domain,
                    byte[] bytes) {
                return GLFW.equals(name) ? capturing(bytes) : null;
            }
        });
    }

    private static byte[] capturing(byte[] bytes) {
        ClassFile files = ClassFile.of();
        return files.transformClass(files.parse(bytes), (builder, element) -> {
            if (element instanceof MethodModel m && m.methodName().equalsString("glfwSwapBuffers")) {
                builder.transformMethod(m, MethodTransform.transformingCode(new Before()));
            } else {
                builder.with(element);
            }
        });
    }

    private static final class Before implements CodeTransform {
        @Override
        public void atStart(CodeBuilder code) {
            code.ldc(ClassDesc.of("org.lwjgl.glfw.GLFW"))
                    .lload(0)
                    .invokestatic(
                            ClassDesc.of(FrameCapture.class.getName()),
                            "beforeSwap",
                            MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_Class, ConstantDescs.CD_long));
        }

        @Override
        public void accept(CodeBuilder code, CodeElement element) {
            code.with(element);
        }
    }

    /** Called by the program's own thread with its context current. */
    public static void beforeSwap(Class<?> glfw, long window) throws ReflectiveOperationException, IOException {
        if (--left != 0) return;
        int[] width = new int[1];
        int[] height = new int[1];
        glfw.getMethod("glfwGetFramebufferSize", long.class, int[].class, int[].class)
                .invoke(null, window, width, height);
        Class<?> gl = Class.forName("org.lwjgl.opengl.GL30C", true, glfw.getClassLoader());
        int[] pixels = new int[width[0] * height[0]];
        gl.getMethod("glBindFramebuffer", int.class, int.class).invoke(null, 0x8CA8, 0);
        Method read = gl.getMethod(
                "glReadPixels", int.class, int.class, int.class, int.class, int.class, int.class, int[].class);
        read.invoke(null, 0, 0, width[0], height[0], 0x1908, 0x1401, pixels);
        byte[] rgba = new byte[pixels.length * 4];
        for (int y = 0; y < height[0]; y++) {
            for (int x = 0; x < width[0]; x++) {
                int pixel = pixels[(height[0] - 1 - y) * width[0] + x];
                int at = (y * width[0] + x) * 4;
                rgba[at] = (byte) pixel;
                rgba[at + 1] = (byte) (pixel >>> 8);
                rgba[at + 2] = (byte) (pixel >>> 16);
                rgba[at + 3] = -1;
            }
        }
        Png.write(file, new Image(width[0], height[0], rgba));
        glfw.getMethod("glfwSetWindowShouldClose", long.class, boolean.class).invoke(null, window, true);
    }

    /** The agent as a jar, with what it uses. */
    static void writeJar(Path jar) throws IOException {
        writeJar(jar, FrameCapture.class, List.of(Before.class, Image.class, Png.class));
    }

    /** An agent and its classes as a jar. */
    static void writeJar(Path jar, Class<?> agent, List<Class<?>> others) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Premain-Class", agent.getName());
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream file = new JarOutputStream(out, manifest)) {
            add(file, agent.getName());
            add(file, agent.getName() + "$1");
            for (Class<?> c : others) add(file, c.getName());
        }
    }

    private static void add(JarOutputStream jar, String className) throws IOException {
        String name = className.replace('.', '/') + ".class";
        try (InputStream in = FrameCapture.class.getClassLoader().getResourceAsStream(name)) {
            if (in == null) throw new IOException(name + " is not on the class path");
            jar.putNextEntry(new ZipEntry(name));
            in.transferTo(jar);
            jar.closeEntry();
        }
    }
}
