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
 * An agent that measures a program whatever OpenGL is below it: time and processor time of the whole process between two swaps of GLFW, the first
 * after a number of frames in which everything gets warm. Then it closes the window. Argument: {@code WARM,FRAMES}. It writes one line:
 * {@code clock FRAMES NANOSECONDS NANOSECONDS-OF-PROCESSORS}.
 */
public final class FrameClock {
    private static int warm;
    private static int frames;
    private static int frame;
    private static long began;
    private static long work;

    private FrameClock() {}

    public static void premain(String argument, Instrumentation instrumentation) {
        int comma = argument.indexOf(',');
        warm = Integer.parseInt(argument.substring(0, comma));
        frames = Integer.parseInt(argument.substring(comma + 1));
        instrumentation.addTransformer(new ClassFileTransformer() {
            @Override
            public byte @Nullable [] transform(
                    @Nullable ClassLoader loader,
                    @Nullable String name,
                    @Nullable Class<?> redefined,
                    @Nullable ProtectionDomain domain,
                    byte[] bytes) {
                return "org/lwjgl/glfw/GLFW".equals(name) ? counting(bytes) : null;
            }
        });
    }

    private static byte[] counting(byte[] bytes) {
        ClassFile files = ClassFile.of();
        return files.transformClass(files.parse(bytes), (builder, element) -> {
            if (element instanceof MethodModel m && m.methodName().equalsString("glfwSwapBuffers")) {
                builder.transformMethod(m, MethodTransform.transformingCode(new Before()));
            } else {
                builder.with(element);
            }
        });
    }

    /** The agent as a jar. */
    static void writeJar(Path jar) throws IOException {
        FrameCapture.writeJar(jar, FrameClock.class, List.of(Before.class));
    }

    private static final class Before implements CodeTransform {
        @Override
        public void atStart(CodeBuilder code) {
            code.ldc(ClassDesc.of("org.lwjgl.glfw.GLFW"))
                    .lload(0)
                    .invokestatic(
                            ClassDesc.of(FrameClock.class.getName()),
                            "beforeSwap",
                            MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_Class, ConstantDescs.CD_long));
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
    public static void beforeSwap(Class<?> glfw, long window) throws ReflectiveOperationException {
        frame++;
        if (frame == warm) {
            work = processors();
            began = System.nanoTime();
        } else if (frame == warm + frames) {
            System.out.println("clock " + frames + " " + (System.nanoTime() - began) + " " + (processors() - work));
            glfw.getMethod("glfwSetWindowShouldClose", long.class, boolean.class)
                    .invoke(null, window, true);
        }
    }
}
