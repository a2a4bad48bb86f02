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
 * An agent that measures a program whatever OpenGL is below it: time and processor time of the whole process between two swaps of GLFW or JOGL, the
 * first after some seconds in which everything gets warm. Then it ends the program. Argument: {@code WARM-SECONDS,SECONDS}, both of processor time, so
 * that a busy machine measures as much as a quiet one. It writes one line: {@code clock FRAMES NANOSECONDS NANOSECONDS-OF-PROCESSORS}.
 */
public final class FrameClock {
    /** However slow a program is, so many frames are measured. */
    private static final int LEAST = 3;

    private static long warm;
    private static long length;
    private static int frame;
    private static long began;
    private static long work;

    private FrameClock() {}

    public static void premain(String argument, Instrumentation instrumentation) {
        int comma = argument.indexOf(',');
        warm = Long.parseLong(argument.substring(0, comma)) * 1_000_000_000;
        length = Long.parseLong(argument.substring(comma + 1)) * 1_000_000_000;
        instrumentation.addTransformer(new ClassFileTransformer() {
            @Override
            public byte @Nullable [] transform(
                    @Nullable ClassLoader loader,
                    @Nullable String name,
                    @Nullable Class<?> redefined,
                    @Nullable ProtectionDomain domain,
                    byte[] bytes) {
                if ("org/lwjgl/glfw/GLFW".equals(name)) return counting(bytes, "glfwSwapBuffers");
                return "jogamp/opengl/GLDrawableImpl".equals(name) ? counting(bytes, "swapBuffers") : null;
            }
        });
    }

    private static byte[] counting(byte[] bytes, String method) {
        ClassFile files = ClassFile.of();
        return files.transformClass(files.parse(bytes), (builder, element) -> {
            if (element instanceof MethodModel m && m.methodName().equalsString(method)) {
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
            code.invokestatic(
                    ClassDesc.of(FrameClock.class.getName()), "beforeSwap", MethodTypeDesc.of(ConstantDescs.CD_void));
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
