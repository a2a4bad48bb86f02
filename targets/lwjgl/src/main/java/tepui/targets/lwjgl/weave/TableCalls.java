package tepui.targets.lwjgl.weave;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Weaver of calls by an address that a class reads from a table of capabilities, of EGL or GLX: each becomes a call of the function in Java with the field's name, and one
 * that is not there throws its name.
 */
final class TableCalls {
    /** Functions by name. */
    interface Functions {
        /** The class that has a function, as class files name it. */
        String owner(String name);

        /** Its type; null where there is none. */
        @Nullable
        String type(String name);
    }

    private final ClassEdit edit;
    private final String self;
    private final Functions functions;
    private final Set<String> helpers = new HashSet<>();

    private TableCalls(ClassEdit edit, Functions functions) {
        this.edit = edit;
        this.functions = functions;
        self = edit.name();
    }

    /** Weaves a class; null where it makes no such call. */
    static byte @Nullable [] weave(ClassEdit edit, String table, Functions functions) {
        int jni = edit.classConstant(GlWeave.JNI);
        int capabilities = edit.classConstant(table);
        if (jni < 0) return null;
        return new TableCalls(edit, functions).calls(jni, capabilities) ? edit.toBytes() : null;
    }

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
                } else if (opcode == ClassEdit.GETSTATIC) {
                    // GLX 1.0 has a table of its own, whose fields lack the functions' prefix.
                    if (edit.ownerName(at).endsWith("GLX$Functions")) function = "glX".concat(edit.memberName(at));
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
        String known = functions.type(name);
        if (known == null) {
            GlWeave.absent(code, name);
        } else if (known.equals(plain) || known.endsWith(")Z") && known.equals(plain.replace(")I", ")Z"))) {
            ArrayCalls.write(code, functions.owner(name), name, known, true);
        } else {
            throw new IllegalStateException(
                    name + " is " + plain + " in this version of LWJGL, " + known + " in Tepui");
        }
        edit.add(ClassEdit.PRIVATE_HELPER, helper, code);
        return helper;
    }
}
