package tepui.targets.lwjgl.weave;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Weaver of {@code org.lwjgl.glfw.GLFW} and its neighbours. Functions about contexts always go to Tepui; all others go
 * to GLFW where there is a display, and otherwise to windows that are only remembered. Which of the two is asked at run
 * time, so that a jar woven once serves both. Of SDL 3 only the functions about contexts change: it has windows without
 * a display of its own.
 */
final class GlfwWeave {
    /** Frees all callbacks of a window: calls functions whose addresses it has in an array. */
    private static final String CALLBACKS = "org/lwjgl/glfw/Callbacks";

    private static final String LOADER = "org/lwjgl/system/Library";
    private static final String SHARED_LIBRARY = "org/lwjgl/system/SharedLibrary";

    /** Toolkit of LWJGL: the names of its functions, and the replacements of those that are not its own. */
    private record Toolkit(
            String prefix,
            String library,
            String contexts,
            Map<String, String> ofContexts,
            String offscreen,
            Map<String, String> ofOffscreen) {
        /** Without a display it needs no library: all of its functions are looked at. */
        boolean standsAlone() {
            return !ofOffscreen.isEmpty();
        }
    }

    private static final class Glfw {
        static final Toolkit TOOLKIT = new Toolkit(
                "glfw",
                "tepui/targets/lwjgl/glfw/GlfwLibrary",
                "tepui/targets/lwjgl/glfw/GlfwContexts",
                Natives.of(tepui.targets.lwjgl.glfw.GlfwContexts.class, "glfw"),
                "tepui/targets/lwjgl/glfw/GlfwOffscreen",
                Natives.of(tepui.targets.lwjgl.glfw.GlfwOffscreen.class, "glfw"));
    }

    private static final class Sdl {
        static final Toolkit TOOLKIT = new Toolkit(
                "SDL_",
                "tepui/targets/lwjgl/sdl/SdlLibrary",
                "tepui/targets/lwjgl/sdl/SdlContexts",
                Natives.of(tepui.targets.lwjgl.sdl.SdlContexts.class, "SDL_"),
                "tepui/targets/lwjgl/sdl/SdlContexts",
                Map.of());
    }

    private final ClassEdit edit;
    private final String self;
    private final Toolkit toolkit;
    private final Set<String> helpers = new HashSet<>();

    private GlfwWeave(ClassEdit edit) {
        this.edit = edit;
        self = edit.name();
        toolkit = self.startsWith("org/lwjgl/sdl/") ? Sdl.TOOLKIT : Glfw.TOOLKIT;
    }

    static boolean concerns(String name) {
        return name.startsWith("org/lwjgl/glfw/GLFW")
                || name.equals(CALLBACKS)
                || name.equals("org/lwjgl/sdl/SDL")
                || name.equals("org/lwjgl/sdl/SDLVideo")
                || name.equals("org/lwjgl/sdl/SDLInit");
    }

    static byte @Nullable [] weave(ClassEdit edit) {
        int jni = edit.classConstant(GlWeave.JNI);
        int loader = edit.classConstant(LOADER);
        if (jni < 0 && loader < 0) return null;
        GlfwWeave weave = new GlfwWeave(edit);
        boolean changed = false;
        List<ClassEdit.Method> methods = edit.methods();
        for (int i = 0; i < methods.size(); i++) changed |= weave.calls(methods.get(i), jni, loader);
        return changed ? edit.toBytes() : null;
    }

    private boolean calls(ClassEdit.Method m, int jni, int loader) {
        String function = null;
        boolean changed = false;
        for (int at = m.codeStart; at < m.codeEnd; at = edit.next(m, at)) {
            int opcode = edit.u1(at);
            if (opcode == ClassEdit.GETSTATIC) {
                if (edit.ownerName(at).endsWith("$Functions")) function = toolkit.prefix.concat(edit.memberName(at));
                continue;
            }
            if (opcode != ClassEdit.INVOKESTATIC) continue;
            int owner = edit.owner(at);
            if (owner == loader) {
                String type = edit.memberType(at);
                if (!edit.memberName(at).equals("loadNative") || !type.endsWith("Lorg/lwjgl/system/SharedLibrary;"))
                    continue;
                edit.patch(at, ClassEdit.INVOKESTATIC, edit.methodOf(self, load(type), type));
                changed = true;
            } else if (owner == jni && self.equals(CALLBACKS)) {
                String type = edit.memberType(at);
                edit.patch(at, ClassEdit.INVOKESTATIC, edit.methodOf(self, free(edit.memberName(at), type), type));
                changed = true;
            } else if (owner == jni
                    && function != null
                    && (toolkit.standsAlone() || toolkit.ofContexts.containsKey(function))) {
                String type = edit.memberType(at);
                String helper = call(function, edit.memberName(at), type);
                edit.patch(at, ClassEdit.INVOKESTATIC, edit.methodOf(self, helper, type));
                changed = true;
            }
        }
        return changed;
    }

    private String load(String type) {
        String helper = "tepui$loadNative";
        if (!helpers.add(helper.concat(type))) return helper;
        CodeWriter code = edit.code(type);
        if (toolkit.standsAlone()) {
            int shown = code.call(toolkit.library, "isOffscreen", "()Z").ifZero();
            code.classOf(self)
                    .call(toolkit.library, "stand", "(Ljava/lang/Class;)Ljava/lang/Object;")
                    .cast(SHARED_LIBRARY)
                    .give('L');
            code.here(shown);
        }
        code.classOf(self);
        for (int i = 0; i < code.shape().count(); i++) code.parameter(i);
        code.call(LOADER, "loadNative", type)
                .call(toolkit.library, "loaded", "(Ljava/lang/Class;Ljava/lang/Object;)Ljava/lang/Object;")
                .cast(SHARED_LIBRARY)
                .give('L');
        edit.add(ClassEdit.PRIVATE_HELPER, helper, code);
        return helper;
    }

    /** In place of a call that takes a callback off a window, whichever it is: offscreen one of those that are left. */
    private String free(String jni, String type) {
        String helper = "tepui$free";
        if (!helpers.add(helper.concat(type))) return helper;
        if (!type.equals("(JJJ)J"))
            throw new IllegalStateException("glfwFreeCallbacks is not as expected in this version of LWJGL: " + type);
        CodeWriter code = edit.code(type);
        int shown = code.call(toolkit.library, "isOffscreen", "()Z").ifZero();
        code.parameter(0).call(toolkit.offscreen, "takeCallback", "(J)J").give('J');
        code.here(shown);
        for (int i = 0; i < code.shape().count(); i++) code.parameter(i);
        code.call(GlWeave.JNI, jni, type).give('J');
        edit.add(ClassEdit.PRIVATE_HELPER, helper, code);
        return helper;
    }

    /** In place of a call of a function by its address, which is the last argument. */
    private String call(String name, String jni, String type) {
        String helper = "tepui$".concat(name);
        if (!helpers.add(helper.concat(type))) return helper;
        CodeWriter code = edit.code(type);
        MethodShape shape = code.shape();
        String arguments = shape.withoutLast();
        String plain = new MethodShape(arguments).withAddresses();
        if (plain.equals(toolkit.ofContexts.get(name))) {
            ArrayCalls.write(code, toolkit.contexts, name, true, false);
        } else {
            if (!toolkit.standsAlone())
                throw new IllegalStateException(name + " is " + arguments + " in this version of LWJGL, "
                        + toolkit.ofContexts.get(name) + " in Tepui");
            int shown = code.call(toolkit.library, "isOffscreen", "()Z").ifZero();
            if (plain.equals(toolkit.ofOffscreen.get(name)))
                ArrayCalls.write(code, toolkit.offscreen, name, true, false);
            else code.giveZero(shape.result());
            code.here(shown);
            for (int i = 0; i < shape.count(); i++) code.parameter(i);
            code.call(GlWeave.JNI, jni, type).give(shape.result());
        }
        edit.add(ClassEdit.PRIVATE_HELPER, helper, code);
        return helper;
    }
}
