package tepui.targets.lwjgl.weave;

import java.util.HashSet;
import java.util.Set;

/** Weaver of the methods by which a class of LWJGL opens a library and asks it for its functions: it gets Tepui's. */
final class LoaderMethods {
    private static final String PROVIDER = "org/lwjgl/system/FunctionProvider";
    private static final String PROVIDER_TYPE = "Lorg/lwjgl/system/FunctionProvider;";

    private final ClassEdit edit;
    private final String self;
    private final String library;
    private final String numbers;
    private final String calls;
    private final Set<String> helpers = new HashSet<>();

    /**
     * @param library the class of ours that has the provider of functions
     * @param numbers its method that gives a provider of numbers which stand for functions
     * @param calls the class of ours that calls by such numbers
     */
    LoaderMethods(ClassEdit edit, String library, String numbers, String calls) {
        this.edit = edit;
        this.library = library;
        this.numbers = numbers;
        this.calls = calls;
        self = edit.name();
    }

    /** create() and create(String) become create(FunctionProvider) with Tepui's, whatever library was named. */
    void create(ClassEdit.Method m) {
        String type = edit.type(m);
        if (!type.equals("()V") && !type.equals("(Ljava/lang/String;)V")) return;
        CodeWriter code = edit.code(type);
        code.classOf(self)
                .call(library, "provider", "(Ljava/lang/Class;)Ljava/lang/Object;")
                .cast(PROVIDER)
                .call(self, "create", "(Lorg/lwjgl/system/FunctionProvider;)V")
                .give('V');
        m.body = code;
    }

    /** The provider gives numbers that stand for functions, and calls by such a number stay in Java. */
    void askingTepui(ClassEdit.Method m) {
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
                        .call(library, numbers, "(Ljava/lang/Object;)Ljava/lang/Object;")
                        .cast(PROVIDER)
                        .give('L');
                edit.add(ClassEdit.PRIVATE_HELPER, helper, code);
            } else if (opcode == ClassEdit.INVOKESTATIC && edit.ownerName(at).equals(GlWeave.JNI)) {
                edit.patch(at, ClassEdit.INVOKESTATIC, edit.methodOf(calls, edit.memberName(at), edit.memberType(at)));
            }
        }
    }
}
