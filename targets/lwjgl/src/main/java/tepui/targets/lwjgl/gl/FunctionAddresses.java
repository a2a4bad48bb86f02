package tepui.targets.lwjgl.gl;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.GLContext;
import tepui.frontends.gl.GLFunctions;

/**
 * Implementation of LWJGL's {@code FunctionProvider}, made at run time for whatever version of LWJGL asks. Its own
 * table of capabilities gets tokens: numbers that stand for functions and are never called. Everyone else asks for an
 * address because native code is going to call it, and gets a {@link FunctionStubs stub}.
 */
public final class FunctionAddresses {
    /** Far from anything that is mapped, so that a mistaken call ends at once and at an address that tells. */
    private static final long FIRST_TOKEN = 0x7E9D_0000_0000_0000L;

    private static final int STEP = 16;
    private static final List<String> NAMES = new ArrayList<>();
    private static final List<String> OF_GLX = new ArrayList<>();
    private static final Map<String, Long> TOKENS = new HashMap<>();

    static {
        for (String line : GLFunctions.table()) {
            String name = line.substring(0, line.indexOf(' '));
            if (!GLContext.hasFunction(name)) continue;
            TOKENS.put(name, FIRST_TOKEN + (long) STEP * NAMES.size());
            NAMES.add(name);
        }
    }

    private FunctionAddresses() {}

    /**
     * What {@code GL.create} gets: a {@code SharedLibrary}, since there are programs that expect one.
     *
     * @param caller a class of LWJGL, by whose loader its interfaces are found
     */
    public static Object provider(Class<?> caller) {
        return library(caller, FunctionAddresses::address);
    }

    private static long address(String name) {
        return name.startsWith("glX") ? GlxNames.address(name) : FunctionStubs.address(name);
    }

    /** The same provider for LWJGL's own use; null for null. */
    public static @Nullable Object tokens(@Nullable Object provider) {
        if (provider == null) return null;
        return library(provider.getClass(), FunctionAddresses::token);
    }

    private static long token(String name) {
        Long known = TOKENS.get(name);
        if (known != null) return known;
        return name.startsWith("glX") && GlxNames.isThere() ? tokenOfGlx(name) : 0;
    }

    /** GLX is asked for by few programs, so its functions get their numbers then. */
    private static synchronized long tokenOfGlx(String name) {
        int index = OF_GLX.indexOf(name);
        if (index < 0) {
            index = OF_GLX.size();
            OF_GLX.add(name);
        }
        return FIRST_TOKEN + (long) STEP * (NAMES.size() + index);
    }

    /** A {@code SharedLibrary} by a function from names to addresses. */
    public static Object library(Class<?> caller, java.util.function.ToLongFunction<String> addresses) {
        ClassLoader loader = caller.getClassLoader();
        try {
            Class<?> type = Class.forName("org.lwjgl.system.SharedLibrary", false, loader);
            return Proxy.newProxyInstance(loader, new Class<?>[] {type}, new Handler(addresses));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("LWJGL has no org.lwjgl.system.SharedLibrary where " + caller + " is", e);
        }
    }

    /** The function behind a token. */
    static synchronized String name(long token) {
        long index = (token - FIRST_TOKEN) / STEP;
        if (index < 0 || index >= NAMES.size() + OF_GLX.size())
            throw new IllegalArgumentException("0x" + Long.toHexString(token) + " is no function of Tepui's");
        return index < NAMES.size() ? NAMES.get((int) index) : OF_GLX.get((int) index - NAMES.size());
    }

    private record Handler(java.util.function.ToLongFunction<String> addresses) implements InvocationHandler {
        @Override
        public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments) {
            return switch (method.getName()) {
                case "getFunctionAddress" -> addresses.applyAsLong(text(argument(arguments)));
                case "getName" -> "Tepui";
                case "getPath" -> null;
                case "address" -> FIRST_TOKEN;
                case "free", "close" -> null;
                case "hashCode" -> System.identityHashCode(proxy);
                case "equals" -> proxy == argument(arguments);
                case "toString" -> "Tepui's functions";
                default ->
                    throw new UnsupportedOperationException(
                            "Tepui's library does not know " + method + " of this version of LWJGL");
            };
        }

        private static @Nullable Object argument(Object @Nullable [] arguments) {
            return arguments == null || arguments.length == 0 ? null : arguments[0];
        }

        /** LWJGL names a function by characters, or by bytes of which the last is zero. */
        private static String text(@Nullable Object name) {
            if (!(name instanceof ByteBuffer bytes)) return String.valueOf(name);
            String text = StandardCharsets.ISO_8859_1.decode(bytes.duplicate()).toString();
            int end = text.indexOf(0);
            return end < 0 ? text : text.substring(0, end);
        }
    }
}
