package tepui.targets.lwjgl.weave;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Weaver of {@code org.lwjgl.opengl.GL} and {@code org.lwjgl.opengles.GLES}. Each looks for an OpenGL library and asks it what it can do. Neither LWJGL's
 * own native library nor one of OpenGL is loaded; the functions that it finds are Tepui's.
 */
final class GlLoaderWeave {
    private static final String ADDRESSES = "tepui/targets/lwjgl/gl/FunctionAddresses";
    private static final String RAW_CALLS = "tepui/targets/lwjgl/gl/RawCalls";
    private static final String LIBRARY = "org/lwjgl/system/Library";

    private final ClassEdit edit;
    private final String self;
    private final Set<String> helpers = new HashSet<>();

    private GlLoaderWeave(ClassEdit edit) {
        this.edit = edit;
        self = edit.name();
    }

    static byte[] weave(ClassEdit edit) {
        GlLoaderWeave weave = new GlLoaderWeave(edit);
        LoaderMethods loader = new LoaderMethods(edit, ADDRESSES, "tokens", RAW_CALLS);
        List<ClassEdit.Method> methods = edit.methods();
        for (int i = 0; i < methods.size(); i++) {
            ClassEdit.Method m = methods.get(i);
            switch (edit.name(m)) {
                case "create" -> loader.create(m);
                case "<clinit>" -> weave.withoutLibrary(m);
                case "createCapabilities", "createCapabilitiesGLX" -> loader.askingTepui(m);
                default -> {}
            }
        }
        return edit.toBytes();
    }

    private void withoutLibrary(ClassEdit.Method m) {
        for (int at = m.codeStart; at < m.codeEnd; at = edit.next(m, at)) {
            if (edit.u1(at) != ClassEdit.INVOKESTATIC
                    || !edit.ownerName(at).equals(LIBRARY)
                    || !edit.memberName(at).equals("loadSystem")) continue;
            String type = edit.memberType(at);
            String helper = "tepui$loadSystem";
            edit.patch(at, ClassEdit.INVOKESTATIC, edit.methodOf(self, helper, type));
            if (!helpers.add(helper.concat(type))) continue;
            // LWJGL's core library is loaded by the class that was called, and still needed.
            CodeWriter code = edit.code(type);
            code.call(LIBRARY, "initialize", "()V").giveZero(code.shape().result());
            edit.add(ClassEdit.PRIVATE_HELPER, helper, code);
        }
    }
}
