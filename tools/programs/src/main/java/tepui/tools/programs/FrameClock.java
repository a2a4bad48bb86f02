package tepui.tools.programs;

import java.io.IOException;
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
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Agent that measures a program whatever OpenGL is below it: time and processor time of the whole process between two
 * swaps of GLFW or JOGL, the first after some seconds in which everything gets warm. Then it ends the program.
 * Argument: {@code WARM-SECONDS,SECONDS}, both of processor time, so that a busy machine measures as much as a quiet
 * one. It writes one line: {@code clock FRAMES NANOSECONDS NANOSECONDS-OF-PROCESSORS}. With a third word, {@code
 * surfaceless}, GLFW has the system's OpenGL without a display: its null platform, with contexts of EGL.
 */
public final class FrameClock {
    private static final int GLFW_PLATFORM = 0x50003;
    private static final int GLFW_PLATFORM_NULL = 0x60005;
    private static final int GLFW_CONTEXT_CREATION_API = 0x2200B;
    private static final int GLFW_EGL_CONTEXT_API = 0x36002;

    /** However slow a program is, so many frames are measured. */
    private static final int LEAST = 3;

    private static long warm;
    private static long length;
    private static int frame;
    private static long began;
    private static long work;

    private FrameClock() {}

    public static void premain(String argument, Instrumentation instrumentation) {
        String[] words = argument.split(",", -1);
        warm = Long.parseLong(words[0]) * 1_000_000_000;
        length = Long.parseLong(words[1]) * 1_000_000_000;
        boolean surfaceless = words.length > 2 && words[2].equals("surfaceless");
        instrumentation.addTransformer(new ClassFileTransformer() {
            @Override
            public byte @Nullable [] transform(
                    @Nullable ClassLoader loader,
                    @Nullable String name,
                    @Nullable Class<?> redefined,
                    @Nullable ProtectionDomain domain,
                    byte[] bytes) {
                if ("org/lwjgl/glfw/GLFW".equals(name)) return changed(bytes, "glfwSwapBuffers", surfaceless);
                return "jogamp/opengl/GLDrawableImpl".equals(name) ? changed(bytes, "swapBuffers", false) : null;
            }
        });
    }

    private static byte[] changed(byte[] bytes, String swap, boolean surfaceless) {
        ClassFile files = ClassFile.of();
        return files.transformClass(files.parse(bytes), (builder, element) -> {
            CodeTransform first =
                    element instanceof MethodModel m ? first(m.methodName().stringValue(), swap, surfaceless) : null;
            if (first != null && element instanceof MethodModel m) {
                builder.transformMethod(m, MethodTransform.transformingCode(first));
            } else {
                builder.with(element);
            }
        });
    }

    private static @Nullable CodeTransform first(String method, String swap, boolean surfaceless) {
        if (method.equals(swap)) return new Before();
        if (!surfaceless) return null;
        return switch (method) {
            case "glfwInit" -> new Hint("glfwInitHint", GLFW_PLATFORM, GLFW_PLATFORM_NULL);
            case "glfwCreateWindow" -> new Hint("glfwWindowHint", GLFW_CONTEXT_CREATION_API, GLFW_EGL_CONTEXT_API);
            default -> null;
        };
    }

    /** The agent as a jar. */
    static void writeJar(Path jar) throws IOException {
        FrameCapture.writeJar(jar, FrameClock.class, List.of(Before.class, Hint.class));
    }

    private static final class Before implements CodeTransform {
        @Override
        public void atStart(CodeBuilder code) {
            code.invokestatic(
                    ClassDesc.of(FrameClock.class.getName()), "beforeSwap", MethodTypeDesc.of(ConstantDescs.CD_void));
        }

        @Override
        public void accept(CodeBuilder code, CodeElement element) {
            code.with(element);
        }
    }

    /** Window hint that the program is given besides its own. */
    private record Hint(String function, int hint, int value) implements CodeTransform {
        @Override
        public void atStart(CodeBuilder code) {
            code.loadConstant(hint)
                    .loadConstant(value)
                    .invokestatic(
                            ClassDesc.of("org.lwjgl.glfw.GLFW"),
                            function,
                            MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int, ConstantDescs.CD_int));
        }

        @Override
        public void accept(CodeBuilder code, CodeElement element) {
            code.with(element);
        }
    }

    private static long processors() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                .getProcessCpuTime();
    }

    /** Called by the program's own thread. */
    public static void beforeSwap() {
        long now = System.nanoTime();
        long spent = processors();
        if (began == 0) {
            if (spent < warm) return;
            work = spent;
            began = now;
            return;
        }
        frame++;
        if (frame < LEAST || spent - work < length) return;
        System.out.println("clock " + frame + " " + (now - began) + " " + (spent - work));
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }
}
