package tepui.tools.suites.gl;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/**
 * Host of the environment's OpenGL through EGL without a display: Mesa's llvmpipe, as './tepui fetch' brings it. It is
 * what the runner is held against: a test that fails here and should not is the runner's fault.
 */
public final class MesaHost implements GlHost {
    private static final int PLATFORM_SURFACELESS = 0x31DD;
    private static final int EGL_NONE = 0x3038;
    private static final int EGL_SURFACE_TYPE = 0x3033;
    private static final int EGL_RENDERABLE_TYPE = 0x3040;
    private static final int EGL_RED_SIZE = 0x3024;
    private static final int EGL_GREEN_SIZE = 0x3023;
    private static final int EGL_BLUE_SIZE = 0x3022;
    private static final int EGL_ALPHA_SIZE = 0x3021;
    private static final int EGL_DEPTH_SIZE = 0x3025;
    private static final int EGL_STENCIL_SIZE = 0x3026;
    private static final int EGL_WIDTH = 0x3057;
    private static final int EGL_HEIGHT = 0x3056;
    private static final int EGL_OPENGL_API = 0x30A2;
    private static final int EGL_OPENGL_ES_API = 0x30A0;
    private static final int EGL_CONTEXT_MAJOR_VERSION = 0x3098;
    private static final int EGL_CONTEXT_MINOR_VERSION = 0x30FB;
    private static final int EGL_CONTEXT_OPENGL_PROFILE_MASK = 0x30FD;
    private static final int CORE = 1;
    private static final int COMPATIBILITY = 2;

    private final Linker linker = Linker.nativeLinker();
    private final SymbolLookup library;
    private final MethodHandle getProcAddress;
    private final MethodHandle chooseConfig;
    private final MethodHandle createPbuffer;
    private final MethodHandle createContext;
    private final MethodHandle makeCurrent;
    private final MethodHandle destroyContext;
    private final MethodHandle destroySurface;
    private final MethodHandle bindApi;
    private final long display;
    private final GlCalls calls;

    /** Starts EGL; an exception says what is missing. */
    public MesaHost() {
        try {
            library = SymbolLookup.libraryLookup("libEGL.so.1", Arena.global());
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException("there is no libEGL.so.1; './tepui fetch' brings Mesa's", e);
        }
        getProcAddress = egl("eglGetProcAddress", MethodType.methodType(long.class, long.class));
        chooseConfig = egl(
                "eglChooseConfig",
                MethodType.methodType(int.class, long.class, long.class, long.class, int.class, long.class));
        createPbuffer =
                egl("eglCreatePbufferSurface", MethodType.methodType(long.class, long.class, long.class, long.class));
        createContext = egl(
                "eglCreateContext", MethodType.methodType(long.class, long.class, long.class, long.class, long.class));
        makeCurrent =
                egl("eglMakeCurrent", MethodType.methodType(int.class, long.class, long.class, long.class, long.class));
        destroyContext = egl("eglDestroyContext", MethodType.methodType(int.class, long.class, long.class));
        destroySurface = egl("eglDestroySurface", MethodType.methodType(int.class, long.class, long.class));
        bindApi = egl("eglBindAPI", MethodType.methodType(int.class, int.class));
        MethodHandle getDisplay =
                egl("eglGetPlatformDisplay", MethodType.methodType(long.class, int.class, long.class, long.class));
        MethodHandle initialize =
                egl("eglInitialize", MethodType.methodType(int.class, long.class, long.class, long.class));
        try {
            display = (long) getDisplay.invokeExact(PLATFORM_SURFACELESS, 0L, 0L);
            if (display == 0 || (int) initialize.invokeExact(display, 0L, 0L) == 0) {
                throw new IllegalStateException(
                        "EGL without a display cannot be started; './tepui fetch' brings Mesa's");
            }
        } catch (Throwable e) {
            throw passed(e);
        }
        calls = GlBinding.bind(this::entryPoint);
    }

    @Override
    public String name() {
        return "mesa";
    }

    @Override
    public @Nullable Session open(Profile profile, int version, int width, int height) {
        boolean es = profile == Profile.ES;
        try (Arena arena = Arena.ofConfined()) {
            int ignored = (int) bindApi.invokeExact(es ? EGL_OPENGL_ES_API : EGL_OPENGL_API);
            MemorySegment wanted = arena.allocateFrom(
                    ValueLayout.JAVA_INT,
                    EGL_SURFACE_TYPE,
                    1,
                    EGL_RENDERABLE_TYPE,
                    es ? 4 : 8,
                    EGL_RED_SIZE,
                    8,
                    EGL_GREEN_SIZE,
                    8,
                    EGL_BLUE_SIZE,
                    8,
                    EGL_ALPHA_SIZE,
                    8,
                    EGL_DEPTH_SIZE,
                    24,
                    EGL_STENCIL_SIZE,
                    8,
                    EGL_NONE);
            MemorySegment config = arena.allocate(ValueLayout.JAVA_LONG);
            MemorySegment count = arena.allocate(ValueLayout.JAVA_INT);
            int ok = (int) chooseConfig.invokeExact(display, wanted.address(), config.address(), 1, count.address());
            if (ok == 0 || count.get(ValueLayout.JAVA_INT, 0) == 0) return null;
            long chosen = config.get(ValueLayout.JAVA_LONG, 0);
            MemorySegment attributes = arena.allocateFrom(
                    ValueLayout.JAVA_INT,
                    EGL_CONTEXT_MAJOR_VERSION,
                    version / 10,
                    EGL_CONTEXT_MINOR_VERSION,
                    version % 10,
                    es ? EGL_NONE : EGL_CONTEXT_OPENGL_PROFILE_MASK,
                    profile == Profile.CORE ? CORE : COMPATIBILITY,
                    EGL_NONE);
            long context = (long) createContext.invokeExact(display, chosen, 0L, attributes.address());
            if (context == 0) return null;
            MemorySegment size =
                    arena.allocateFrom(ValueLayout.JAVA_INT, EGL_WIDTH, width, EGL_HEIGHT, height, EGL_NONE);
            long surface = (long) createPbuffer.invokeExact(display, chosen, size.address());
            if (surface == 0 || (int) makeCurrent.invokeExact(display, surface, surface, context) == 0) {
                throw new IllegalStateException("EGL makes no surface of " + width + " x " + height);
            }
            return new Current(context, surface);
        } catch (Throwable e) {
            throw passed(e);
        }
    }

    @Override
    public void close() {
        // The library ends with the process; Mesa's threads outlive eglTerminate anyway.
    }

    private final class Current implements Session {
        private final long context;
        private final long surface;

        Current(long context, long surface) {
            this.context = context;
            this.surface = surface;
        }

        @Override
        public GlCalls calls() {
            return calls;
        }

        @Override
        public void close() {
            try {
                int ignored = (int) makeCurrent.invokeExact(display, 0L, 0L, 0L);
                ignored = (int) destroySurface.invokeExact(display, surface);
                ignored = (int) destroyContext.invokeExact(display, context);
            } catch (Throwable e) {
                throw passed(e);
            }
        }
    }

    private MethodHandle egl(String name, MethodType type) {
        return linker.downcallHandle(
                library.find(name).orElseThrow(() -> new IllegalStateException("libEGL.so.1 has no " + name)),
                descriptor(type));
    }

    @Override
    public @Nullable MethodHandle function(String name, MethodType type) {
        return entryPoint(name, type);
    }

    private @Nullable MethodHandle entryPoint(String name, MethodType type) {
        try (Arena arena = Arena.ofConfined()) {
            long address =
                    (long) getProcAddress.invokeExact(arena.allocateFrom(name).address());
            return address == 0 ? null : linker.downcallHandle(MemorySegment.ofAddress(address), descriptor(type));
        } catch (Throwable e) {
            throw passed(e);
        }
    }

    private static FunctionDescriptor descriptor(MethodType type) {
        MemoryLayout[] arguments = new MemoryLayout[type.parameterCount()];
        for (int i = 0; i < arguments.length; i++) arguments[i] = layout(type.parameterType(i));
        return type.returnType() == void.class
                ? FunctionDescriptor.ofVoid(arguments)
                : FunctionDescriptor.of(layout(type.returnType()), arguments);
    }

    private static MemoryLayout layout(Class<?> type) {
        if (type == int.class) return ValueLayout.JAVA_INT;
        if (type == long.class) return ValueLayout.JAVA_LONG;
        if (type == float.class) return ValueLayout.JAVA_FLOAT;
        if (type == double.class) return ValueLayout.JAVA_DOUBLE;
        if (type == boolean.class) return ValueLayout.JAVA_BOOLEAN;
        if (type == short.class) return ValueLayout.JAVA_SHORT;
        if (type == byte.class) return ValueLayout.JAVA_BYTE;
        throw new IllegalArgumentException("no layout for " + type);
    }

    private static RuntimeException passed(Throwable e) {
        if (e instanceof RuntimeException r) return r;
        if (e instanceof Error error) throw error;
        return new IllegalStateException(e);
    }
}
