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
    private static final String PROVIDER = "org/lwjgl/system/FunctionProvider";
    private static final String PROVIDER_TYPE = "Lorg/lwjgl/system/FunctionProvider;";

    private final ClassEdit edit;
    private final String self;
    private final Set<String> helpers = new HashSet<>();

    private GlLoaderWeave(ClassEdit edit) {
        this.edit = edit;
        self = edit.name();
    }

    static byte[] weave(ClassEdit edit) {
        GlLoaderWeave weave = new GlLoaderWeave(edit);
        List<ClassEdit.Method> methods = edit.methods();
        for (int i = 0; i < methods.size(); i++) {
            ClassEdit.Method m = methods.get(i);
            switch (edit.name(m)) {
                case "create" -> {
                    String type = edit.type(m);
                    if (type.equals("()V") || type.equals("(Ljava/lang/String;)V")) m.body = weave.create(type);
                }
                case "<clinit>" -> weave.withoutLibrary(m);
                case "createCapabilities", "createCapabilitiesGLX" -> weave.askingTepui(m);
                default -> {}
            }
        }
        return edit.toBytes();
    }

    /** create(FunctionProvider) with Tepui's, whatever library was named. */
    private CodeWriter create(String type) {
        CodeWriter code = edit.code(type);
        code.classOf(self)
                .call(ADDRESSES, "provider", "(Ljava/lang/Class;)Ljava/lang/Object;")
                .cast(PROVIDER)
                .call(self, "create", "(Lorg/lwjgl/system/FunctionProvider;)V")
                .give('V');
        return code;
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

    /** The provider gives numbers that stand for functions, and calls by such a number stay in Java. */
    private void askingTepui(ClassEdit.Method m) {
        for (int at = m.codeStart; at < m.codeEnd; at = edit.next(m, at)) {
            int opcode = edit.u1(at);
            if (opcode == ClassEdit.GETSTATIC && edit.memberName(at).equals("functionProvider")) {
                String helper = "tepui$functionProvider";
                String type = "()".concat(PROVIDER_TYPE);
                int field = edit.u2(at + 1);
                edit.patch(at, ClassEdit.INVOKESTATIC, edit.methodOf(self, helper, type));
                if (!helpers.add(helper)) continue;
                CodeWriter code = edit.code(type);
                code.sameField(field, 'L')
                        .call(ADDRESSES, "tokens", "(Ljava/lang/Object;)Ljava/lang/Object;")
                        .cast(PROVIDER)
                        .give('L');
                edit.add(ClassEdit.PRIVATE_HELPER, helper, code);
            } else if (opcode == ClassEdit.INVOKESTATIC && edit.ownerName(at).equals(GlWeave.JNI)) {
                edit.patch(
                        at, ClassEdit.INVOKESTATIC, edit.methodOf(RAW_CALLS, edit.memberName(at), edit.memberType(at)));
            }
        }
    }
}
