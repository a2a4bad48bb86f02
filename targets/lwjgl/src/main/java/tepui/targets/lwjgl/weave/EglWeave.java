package tepui.targets.lwjgl.weave;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.egl.Egl;
import tepui.targets.lwjgl.egl.EglObjects;

/**
 * Weaver of {@code org.lwjgl.egl}. Each of its functions is called by an address out of {@code EGLCapabilities}; it becomes a call of
 * {@link Egl} or {@link EglObjects}, and no library of EGL is loaded. One that neither has throws its name.
 */
final class EglWeave {
    private static final String LOADER = "org/lwjgl/egl/EGL";
    private static final String CAPABILITIES = "org/lwjgl/egl/EGLCapabilities";
    private static final String LIBRARY = "tepui/targets/lwjgl/egl/EglLibrary";
    private static final String PROVIDER = "org/lwjgl/system/FunctionProvider";
    private static final String PROVIDER_TYPE = "Lorg/lwjgl/system/FunctionProvider;";

    /** Functions of EGL by name, with their types. */
    private static final class Table {
        static final Map<String, String> OF_EGL = Natives.of(Egl.class, "egl");
        static final Map<String, String> OF_OBJECTS = Natives.of(EglObjects.class, "egl");
    }

    private final ClassEdit edit;
    private final String self;
    private final Set<String> helpers = new HashSet<>();

    private EglWeave(ClassEdit edit) {
        this.edit = edit;
        self = edit.name();
    }

    static boolean concerns(String name) {
        return name.startsWith("org/lwjgl/egl/") && !name.equals(CAPABILITIES);
    }

    static byte @Nullable [] weave(ClassEdit edit) {
        EglWeave weave = new EglWeave(edit);
        if (weave.self.equals(LOADER)) return weave.loader();
        int jni = edit.classConstant(GlWeave.JNI);
        int table = edit.classConstant(CAPABILITIES);
        return jni >= 0 && table >= 0 && weave.calls(jni, table) ? edit.toBytes() : null;
    }

    // The class that loads the library

    private byte[] loader() {
        List<ClassEdit.Method> methods = edit.methods();
        for (int i = 0; i < methods.size(); i++) {
            ClassEdit.Method m = methods.get(i);
            switch (edit.name(m)) {
                case "create" -> {
                    String type = edit.type(m);
                    if (type.equals("()V") || type.equals("(Ljava/lang/String;)V")) m.body = create(type);
                }
                case "createClientCapabilities" -> askingTepui(m);
                default -> {}
            }
        }
        return edit.toBytes();
    }

    /** create(FunctionProvider) with Tepui's, whatever library was named. */
    private CodeWriter create(String type) {
        CodeWriter code = edit.code(type);
        code.classOf(self)
                .call(LIBRARY, "provider", "(Ljava/lang/Class;)Ljava/lang/Object;")
                .cast(PROVIDER)
                .call(self, "create", "(Lorg/lwjgl/system/FunctionProvider;)V")
                .give('V');
        return code;
    }

    /** What the class asks the library about itself is answered here, by number, as long as it has no table. */
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
                        .call(LIBRARY, "numbers", "(Ljava/lang/Object;)Ljava/lang/Object;")
                        .cast(PROVIDER)
                        .give('L');
                edit.add(ClassEdit.PRIVATE_HELPER, helper, code);
            } else if (opcode == ClassEdit.INVOKESTATIC && edit.ownerName(at).equals(GlWeave.JNI)) {
                edit.patch(
                        at, ClassEdit.INVOKESTATIC, edit.methodOf(LIBRARY, edit.memberName(at), edit.memberType(at)));
            }
        }
    }

    // The classes with functions

    private boolean calls(int jni, int table) {
        boolean changed = false;
        List<ClassEdit.Method> methods = edit.methods();
        for (int i = 0; i < methods.size(); i++) {
            ClassEdit.Method m = methods.get(i);
            String function = null;
            for (int at = m.codeStart; at < m.codeEnd; at = edit.next(m, at)) {
                int opcode = edit.u1(at);
                if (opcode == ClassEdit.GETFIELD) {
                    if (edit.owner(at) == table && edit.memberType(at).equals("J")) function = edit.memberName(at);
                } else if (opcode == ClassEdit.INVOKESTATIC && edit.owner(at) == jni && function != null) {
                    String type = edit.memberType(at);
                    edit.patch(at, ClassEdit.INVOKESTATIC, edit.methodOf(self, helper(function, type), type));
                    changed = true;
                }
            }
        }
        return changed;
    }

    /** In place of a call of a function by its address, which is the last argument. */
    private String helper(String name, String type) {
        String helper = "tepui$".concat(name);
        if (!helpers.add(helper.concat(type))) return helper;
        CodeWriter code = edit.code(type);
        String plain = new MethodShape(code.shape().withoutLast()).withAddresses();
        boolean ofEgl = Table.OF_EGL.containsKey(name);
        String known = ofEgl ? Table.OF_EGL.get(name) : Table.OF_OBJECTS.get(name);
        if (known == null) {
            GlWeave.absent(code, name);
        } else if (known.equals(plain) || known.endsWith(")Z") && known.equals(plain.replace(")I", ")Z"))) {
            Class<?> owner = ofEgl ? Egl.class : EglObjects.class;
            ArrayCalls.write(code, owner.getName().replace('.', '/'), name, known, true);
        } else {
            throw new IllegalStateException(
                    name + " is " + plain + " in this version of LWJGL, " + known + " in Tepui");
        }
        edit.add(ClassEdit.PRIVATE_HELPER, helper, code);
        return helper;
    }
}
