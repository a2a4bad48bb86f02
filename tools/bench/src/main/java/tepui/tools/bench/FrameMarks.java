package tepui.tools.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.instruction.ReturnInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.jspecify.annotations.Nullable;

/**
 * Agent that writes down the processor time of a program's process after frames 1, 10 and 100, when it is warm, and some time later, and
 * then ends it. A frame ends where GLFW's or JOGL's swap returns, or a demo's picture is done. At a mark the program's OpenGL is asked to
 * finish, so that work which another thread still does counts for the frames that caused it.
 *
 * <p>Argument: {@code FILE,WARM,SECONDS,LIMIT}. Warm is frame 100 and WARM seconds of processor time after it, and then when the compilers have
 * become quiet; SECONDS are measured then. At LIMIT seconds it ends wherever it is. The file gets lines {@code FRAMES NANOSECONDS COMPILERS}, the
 * last the nanoseconds that compilers had, and {@code warm} before the last but one.
 */
public final class FrameMarks {
    private static final int[] MARKS = {1, 10, 100};
    /** However slow a program is, so many frames are measured when it is warm. */
    private static final int LEAST = 3;

    private static final Map<String, String> SWAPS = Map.of(
            "org/lwjgl/glfw/GLFW", "glfwSwapBuffers",
            "jogamp/opengl/GLDrawableImpl", "swapBuffers",
            "tepui/tools/cli/FrameTimes", "end");

    private static final StringBuilder TEXT = new StringBuilder();
    private static ProcessClock clock = new ProcessClock();
    private static String file = "";
    private static long warm;
    private static long length;
    private static long limit;
    private static final CompilerWatch WATCH = new CompilerWatch();
    private static int frame;
    private static int marked;
    private static int next;
    private static long hundredth;
    private static int began;
    private static long beganAt;

    private FrameMarks() {}

    public static void premain(String argument, Instrumentation instrumentation) {
        String[] words = argument.split(",", -1);
        file = words[0];
        warm = Long.parseLong(words[1]) * 1_000_000_000;
        length = Long.parseLong(words[2]) * 1_000_000_000;
        limit = Long.parseLong(words[3]) * 1_000_000_000;
        instrumentation.addTransformer(new ClassFileTransformer() {
            @Override
            public byte @Nullable [] transform(
                    @Nullable ClassLoader loader,
                    @Nullable String name,
                    @Nullable Class<?> redefined,
                    @Nullable ProtectionDomain domain,
                    byte[] bytes) {
                String swap = name == null ? null : SWAPS.get(name);
                return swap == null ? null : changed(bytes, swap);
            }
        });
    }

    private static byte[] changed(byte[] bytes, String swap) {
        ClassFile files = ClassFile.of();
        return files.transformClass(files.parse(bytes), (builder, element) -> {
            if (element instanceof MethodModel m && m.methodName().equalsString(swap)) {
                builder.transformMethod(m, MethodTransform.transformingCode(FrameMarks::atReturn));
            } else {
                builder.with(element);
            }
        });
    }

    private static void atReturn(CodeBuilder code, CodeElement element) {
        if (element instanceof ReturnInstruction) {
            code.invokestatic(
                    ClassDesc.of(FrameMarks.class.getName()), "frame", MethodTypeDesc.of(ConstantDescs.CD_void));
        }
        code.with(element);
    }

    /** The agent as a jar, with what it uses. */
    static void writeJar(Path jar) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().putValue("Premain-Class", FrameMarks.class.getName());
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out, manifest)) {
            String own = FrameMarks.class.getName();
            for (String name : List.of(own, own + "$1", ProcessClock.class.getName(), CompilerWatch.class.getName())) {
                String path = name.replace('.', '/') + ".class";
                try (InputStream in = FrameMarks.class.getResourceAsStream("/" + path)) {
                    if (in == null) throw new IOException(path + " is not on the class path");
                    entries.putNextEntry(new ZipEntry(path));
                    in.transferTo(entries);
                }
            }
        }
    }

    /** Called by the program's own thread at the end of each frame. */
    public static synchronized void frame() {
        frame++;
        long spent = clock.nanos();
        if (next < MARKS.length) {
            if (frame == MARKS[next]) {
                next++;
                hundredth = mark();
                WATCH.begin(hundredth, CompilerWatch.nanos());
            } else if (spent > limit) {
                end();
            }
        } else if (began == 0) {
            if (spent < limit && !isWarm(spent)) return;
            TEXT.append("warm\n");
            beganAt = mark();
            began = frame;
        } else if (frame - began >= LEAST && (spent - beganAt >= length || spent > limit)) {
            end();
        }
    }

    private static boolean isWarm(long spent) {
        return WATCH.isDue(spent) && WATCH.isQuiet(spent, CompilerWatch.nanos()) && spent - hundredth >= warm;
    }

    private static void end() {
        if (marked != frame) mark();
        try {
            Files.writeString(Path.of(file), TEXT);
        } catch (IOException e) {
            System.err.println("bench apps: " + file + " cannot be written: " + e);
        }
        Runtime.getRuntime().halt(0);
    }

    private static long mark() {
        finish();
        long spent = clock.nanos();
        TEXT.append(frame)
                .append(' ')
                .append(spent)
                .append(' ')
                .append(CompilerWatch.nanos())
                .append('\n');
        marked = frame;
        return spent;
    }

    /** Waits until what was drawn is drawn, by whatever library the program has loaded. */
    private static void finish() {
        try {
            ClassLoader loader = ClassLoader.getSystemClassLoader();
            if (loader.getResource("org/lwjgl/opengl/GL11C.class") != null
                    && loader.getResource("org/lwjgl/glfw/GLFW.class") != null
                    && loader.getResource("tepui/tools/cli/FrameTimes.class") == null) {
                Class.forName("org.lwjgl.opengl.GL11C").getMethod("glFinish").invoke(null);
            } else if (loader.getResource("com/jogamp/opengl/GLContext.class") != null) {
                Class<?> contexts = Class.forName("com.jogamp.opengl.GLContext");
                if (contexts.getMethod("getCurrent").invoke(null) == null) return;
                Object gl = contexts.getMethod("getCurrentGL").invoke(null);
                Class.forName("com.jogamp.opengl.GL").getMethod("glFinish").invoke(gl);
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("bench apps: the program's OpenGL cannot be finished: " + e, e);
        }
    }
}
