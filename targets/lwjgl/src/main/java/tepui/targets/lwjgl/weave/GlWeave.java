package tepui.targets.lwjgl.weave;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Weaver of the classes of {@code org.lwjgl.opengl} and {@code org.lwjgl.opengles} that hold functions. A native method becomes a call of the front
 * end's function. A method that takes a Java array calls {@code JNI.callX} with an address out of {@code
 * GLCapabilities}; it calls the front end as well, and LWJGL's copy through JNI is gone.
 */
final class GlWeave {
    static final String GL = "tepui/frontends/gl/GL";
    static final String JNI = "org/lwjgl/system/JNI";
    /** The tables of addresses of the two packages. */
    static final String DESKTOP = "org/lwjgl/opengl/GLCapabilities";

    static final String ES = "org/lwjgl/opengles/GLESCapabilities";
    private static final String ABSENT = "tepui/targets/lwjgl/gl/AbsentFunction";

    private final ClassEdit edit;
    private final String self;
    private final int jni;
    private final int capabilities;
    private int gl;
    private final Set<String> helpers = new HashSet<>();
    private final SizedWeave sized;

    private GlWeave(ClassEdit edit, String table) {
        this.edit = edit;
        self = edit.name();
        jni = edit.classConstant(JNI);
        capabilities = edit.classConstant(table);
        sized = new SizedWeave(edit);
    }

    /** Weaves a class of the package with that table of addresses. */
    static byte @Nullable [] weave(ClassEdit edit, String table) {
        if (edit.name().equals(table)) return null;
        return new GlWeave(edit, table).weave();
    }

    private byte @Nullable [] weave() {
        boolean changed = false;
        List<ClassEdit.Method> methods = edit.methods();
        for (int i = 0; i < methods.size(); i++) {
            ClassEdit.Method m = methods.get(i);
            if (m.isNative()) {
                String name = edit.name(m);
                String function = function(name);
                if (function == null) continue;
                body(m, name, function);
                changed = true;
            } else if (jni >= 0 && capabilities >= 0 && edit.hasArrays(m)) {
                // Only forms that take arrays call by address; to look at the
                // code of all the others takes longer than everything else.
                changed |= calls(m);
            } else if (edit.hasBuffers(m)) {
                changed |= sized.weave(m);
            }
        }
        return changed ? edit.toBytes() : null;
    }

    /** glX of glX and nglX, null for any other. */
    private static @Nullable String function(String method) {
        if (method.startsWith("ngl") && method.length() > 3 && Character.isUpperCase(method.charAt(3)))
            return method.substring(1);
        return method.startsWith("gl") && method.length() > 2 && Character.isUpperCase(method.charAt(2))
                ? method
                : null;
    }

    /** Gives what was a native method a body. */
    private void body(ClassEdit.Method m, String name, String function) {
        String type = edit.type(m);
        String letters = Functions.letters(function);
        if (letters == null) {
            CodeWriter code = edit.code(type);
            absent(code, function);
            m.body = code;
        } else if (isOf(type, letters)) {
            edit.bodyCalls(m, gl(), name.length() == function.length() ? m.nameIndex : edit.utf8(function));
        } else {
            m.body = converting(function, type, letters);
        }
    }

    /** Whether a type has these letters for parameters and result. */
    private static boolean isOf(String type, String letters) {
        int last = letters.length() - 1;
        return type.length() == last + 3
                && type.startsWith(letters.substring(0, last), 1)
                && type.charAt(last + 1) == ')'
                && type.charAt(last + 2) == letters.charAt(last);
    }

    /** Types differ: whole numbers are wider in one of them. */
    private CodeWriter converting(String function, String type, String letters) {
        CodeWriter code = edit.code(type);
        MethodShape shape = code.shape();
        int last = letters.length() - 1;
        boolean fits = shape.count() == last && fit(shape.result(), letters.charAt(last));
        for (int i = 0; fits && i < last; i++) {
            fits = fit(shape.kind(i), letters.charAt(i));
            code.parameter(i).convert(shape.kind(i), letters.charAt(i));
        }
        if (!fits) throw differs(function, type, letters);
        code.call(GL, function, Functions.descriptor(letters))
                .convert(letters.charAt(last), shape.result())
                .give(shape.result());
        return code;
    }

    private int gl() {
        if (gl == 0) gl = edit.classOf(GL);
        return gl;
    }

    /** Whether a value of one type can be turned into the other's: whole numbers are as wide as the binding writes them. */
    private static boolean fit(char from, char to) {
        return from == to || "ZBSCIJ".indexOf(from) >= 0 && "ZBSCIJ".indexOf(to) >= 0;
    }

    /** Throws the name of a function that is not there. */
    static void absent(CodeWriter code, String name) {
        code.text(name)
                .call(ABSENT, "of", "(Ljava/lang/String;)Ljava/lang/RuntimeException;")
                .fail();
    }

    private static RuntimeException differs(String name, String type, String letters) {
        return new IllegalStateException(
                name + " is " + type + " in this version of LWJGL, " + Functions.descriptor(letters) + " in Tepui");
    }

    /** Puts a helper in place of each call by address. */
    private boolean calls(ClassEdit.Method m) {
        String function = null;
        boolean changed = false;
        for (int at = m.codeStart; at < m.codeEnd; at = edit.next(m, at)) {
            int opcode = edit.u1(at);
            if (opcode == ClassEdit.GETFIELD) {
                if (edit.owner(at) == capabilities && edit.memberType(at).equals("J")) function = edit.memberName(at);
            } else if (opcode == ClassEdit.INVOKESTATIC && edit.owner(at) == jni && function != null) {
                String type = edit.memberType(at);
                edit.patch(at, ClassEdit.INVOKESTATIC, edit.methodOf(self, helper(function, type), type));
                changed = true;
            }
        }
        return changed;
    }

    private String helper(String name, String type) {
        String helper = "tepui$".concat(name);
        if (!helpers.add(helper.concat(type))) return helper;
        CodeWriter code = edit.code(type);
        String letters = Functions.letters(name);
        if (letters == null) {
            absent(code, name);
        } else {
            MethodShape arguments = new MethodShape(code.shape().withoutLast());
            if (!arguments.withAddresses().equals(Functions.descriptor(letters)))
                throw differs(name, arguments.type(), letters);
            ArrayCalls.write(code, GL, name, Functions.writes(name), SizedWeave.isSized(name));
        }
        edit.add(ClassEdit.PRIVATE_HELPER, helper, code);
        return helper;
    }
}
