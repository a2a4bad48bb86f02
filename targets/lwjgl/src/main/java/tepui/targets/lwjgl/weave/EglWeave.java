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

    /** Functions of EGL by name. */
    private static final class Table implements TableCalls.Functions {
        static final Table FUNCTIONS = new Table();

        private final Map<String, String> ofEgl = Natives.of(Egl.class, "egl");
        private final Map<String, String> ofObjects = Natives.of(EglObjects.class, "egl");

        @Override
        public String owner(String name) {
            Class<?> owner = ofEgl.containsKey(name) ? Egl.class : EglObjects.class;
            return owner.getName().replace('.', '/');
        }

        @Override
        public @Nullable String type(String name) {
            String type = ofEgl.get(name);
            return type != null ? type : ofObjects.get(name);
        }
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
        return TableCalls.weave(edit, CAPABILITIES, Table.FUNCTIONS);
    }

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
}
