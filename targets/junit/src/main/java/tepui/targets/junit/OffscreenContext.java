package tepui.targets.junit;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Device;
import tepui.targets.lwjgl.OffscreenDevices;

/**
 * Context of OpenGL without a window, for tests in any framework and for programs: current on the thread that opened it until it is closed. Code that calls
 * OpenGL through LWJGL works in it as it does in a window.
 *
 * <pre>{@code
 * try (OffscreenContext gl = OffscreenContext.open(256, 256)) {
 *     scene.draw();
 *     gl.picture("scene").assertEquals(Path.of("src/test/pictures/scene.png"), 1);
 * }
 * }</pre>
 */
public final class OffscreenContext implements AutoCloseable {
    /** Opened once for all contexts; they end with the process. */
    private static final Map<String, Device> DEVICES = new HashMap<>();

    private static final ThreadLocal<@Nullable OffscreenContext> CURRENT = new ThreadLocal<>();

    private final GLContext context;
    private final int width;
    private final int height;
    /** Context of the thread before, which comes back. */
    private final @Nullable OffscreenContext outer;

    /** Gives the thread what was current before, a context of the program's own too. */
    private final Runnable restorer;

    private OffscreenContext(
            GLContext context, int width, int height, @Nullable OffscreenContext outer, Runnable restorer) {
        this.restorer = restorer;
        this.context = context;
        this.outer = outer;
        this.width = width;
        this.height = height;
    }

    /** A context of OpenGL 3.3 on the software device. */
    public static OffscreenContext open(int width, int height) {
        return open(width, height, "3.3", "soft", 0, null);
    }

    /**
     * A context that is current on the calling thread.
     *
     * @param version as {@link OffscreenGL#version}
     * @param driver as {@link OffscreenGL#driver}
     * @param samples as {@link OffscreenGL#samples}
     * @param user a class of those that draw, whose LWJGL is used; null where there is one for all
     * @throws IllegalStateException where the driver has no device here
     */
    public static OffscreenContext open(
            int width, int height, String version, String driver, int samples, @Nullable Class<?> user) {
        WovenLwjgl.begin();
        ContextAttributes wanted = version(version).withSize(width, height).withSamples(samples);
        GLContext made = GLContext.create(device(driver), wanted);
        Runnable restorer = GLContext.restorer();
        made.makeCurrent();
        OffscreenContext context = new OffscreenContext(made, width, height, CURRENT.get(), restorer);
        CURRENT.set(context);
        WovenLwjgl.await();
        WovenLwjgl.createCapabilities(user == null ? OffscreenContext.class : user);
        return context;
    }

    private static Device device(String driver) {
        synchronized (DEVICES) {
            Device known = DEVICES.get(driver);
            if (known != null) return known;
            Device opened = OffscreenDevices.open(driver.isEmpty() ? null : driver);
            DEVICES.put(driver, opened);
            return opened;
        }
    }

    /** The context of the calling thread. */
    public static OffscreenContext current() {
        OffscreenContext context = CURRENT.get();
        if (context == null)
            throw new IllegalStateException("there is no OffscreenContext on the thread "
                    + Thread.currentThread().getName());
        return context;
    }

    /** Whether the calling thread has one. */
    static boolean isThere() {
        return CURRENT.get() != null;
    }

    /** The picture drawn so far, under the name of a comparison. */
    public Picture picture(String name) {
        return new Picture(name, width, height);
    }

    /** Ends the context; fails where an error of OpenGL is left behind. */
    @Override
    public void close() {
        String error = end();
        if (!error.isEmpty()) throw new AssertionError("an error of OpenGL was left behind: " + error);
    }

    /** Ends the context, and names the error that was left behind; empty where there is none. */
    String end() {
        int error = context.isCurrent() ? GL.glGetError() : 0;
        context.close();
        CURRENT.set(outer);
        restorer.run();
        return error == 0 ? "" : name(error);
    }

    private static String name(int error) {
        return switch (error) {
            case 0x0500 -> "GL_INVALID_ENUM";
            case 0x0501 -> "GL_INVALID_VALUE";
            case 0x0502 -> "GL_INVALID_OPERATION";
            case 0x0503 -> "GL_STACK_OVERFLOW";
            case 0x0504 -> "GL_STACK_UNDERFLOW";
            case 0x0505 -> "GL_OUT_OF_MEMORY";
            case 0x0506 -> "GL_INVALID_FRAMEBUFFER_OPERATION";
            default -> "0x" + Integer.toHexString(error);
        };
    }

    /** A context by what {@link OffscreenGL#version} says. */
    static ContextAttributes version(String text) {
        String[] words = text.strip().toLowerCase(Locale.ROOT).split(" +");
        boolean es = words[0].equals("es");
        boolean compatibility = words.length == 2 && words[1].equals("compatibility");
        String number = es && words.length == 2 ? words[1] : words[0];
        if (!number.matches("\\d\\.\\d") || words.length > 2 || words.length == 2 && !es && !compatibility)
            throw new IllegalArgumentException("the version of OpenGL is \"" + text
                    + "\", must be as \"3.3\", \"3.3 compatibility\" or \"ES 3.0\"");
        int major = number.charAt(0) - '0';
        int minor = number.charAt(2) - '0';
        if (es) return ContextAttributes.es(major, minor);
        return compatibility || major * 10 + minor < 32
                ? ContextAttributes.compatibility().withVersion(major, minor)
                : ContextAttributes.core(major, minor);
    }
}
