package tepui.targets.lwjgl.jogl;

import java.lang.reflect.InvocationTargetException;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.GLContext;
import tepui.targets.lwjgl.egl.Egl;
import tepui.targets.lwjgl.window.Settings;

/**
 * Answers to JOGL's look-ups in the libraries it would load. All of OpenGL is reached through EGL, which JOGL knows on
 * every system, and EGL is Tepui's.
 */
public final class JoglLibraries {
    /** A number for a function that woven classes call by name. */
    private static final long THERE = 1;

    private static final boolean IS_WINDOWS = System.getProperty("os.name", "").startsWith("Windows");
    private static final Set<String> OF_EGL = new TreeSet<>();
    private static final Map<ClassLoader, Object> FACTORIES = new ConcurrentHashMap<>();

    static {
        for (var m : Egl.class.getDeclaredMethods()) {
            if (m.getName().startsWith("egl")) OF_EGL.add(m.getName());
        }
    }

    private JoglLibraries() {}

    /** Whether a bundle of libraries is one of OpenGL's; GlueGen loads others' too. */
    public static boolean isOpenGL(Object bundle) {
        return bundle.getClass().getName().startsWith("jogamp.opengl.");
    }

    /** Whether there is a function: 0 or not. */
    public static long address(@Nullable String name) {
        if (name == null) return 0;
        return GLContext.hasFunction(name) || OF_EGL.contains(name) ? THERE : 0;
    }

    /** JOGL's factory of what is drawn to, in place of the system's. */
    public static String drawableFactory(String property, boolean trusted) {
        return "jogamp.opengl.egl.EGLDrawableFactory";
    }

    /** An object of the factory's class: the same for desktop OpenGL and for OpenGL ES, where JOGL would make two. */
    public static Object factory(String name, ClassLoader loader) {
        return FACTORIES.computeIfAbsent(loader, l -> {
            try {
                return Class.forName(name, true, l).getConstructor().newInstance();
            } catch (InvocationTargetException e) {
                throw new IllegalStateException(name + " cannot be made", e.getCause());
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("this version of JOGL has no " + name, e);
            }
        });
    }

    /** The windowing type whose windows EGL's configurations are for: on Windows that in place of X11's. Both are constants of JOGL's. */
    public static String windowingType(String x11) {
        return IS_WINDOWS ? ".windows" : x11;
    }

    /** The devices of those windows. */
    public static Class<?> windowingDevice(Class<?> x11) throws ClassNotFoundException {
        if (!IS_WINDOWS) return x11;
        return Class.forName("com.jogamp.nativewindow.windows.WindowsGraphicsDevice", true, x11.getClassLoader());
    }

    /**
     * Registers JOGL's chooser of configurations for components of AWT on Windows, which its WGL part would do; without AWT there is none.
     *
     * @param jogl a class of the JOGL that is meant
     */
    public static void registerForAwt(Class<?> jogl) throws ReflectiveOperationException {
        if (!IS_WINDOWS) return;
        ClassLoader loader = jogl.getClassLoader();
        Class<?> toolkit = Class.forName("com.jogamp.nativewindow.NativeWindowFactory", true, loader);
        if (!Boolean.TRUE.equals(toolkit.getMethod("isAWTAvailable").invoke(null))) return;
        Class.forName("jogamp.opengl.windows.wgl.awt.WindowsAWTWGLGraphicsConfigurationFactory", true, loader)
                .getMethod("registerFactory")
                .invoke(null);
    }

    public static boolean isOffscreen() {
        return Settings.get().offscreen();
    }
}
