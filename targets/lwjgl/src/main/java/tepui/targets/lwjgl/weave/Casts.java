package tepui.targets.lwjgl.weave;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;

/** Where a binding and the front end write the same C type as different whole numbers of Java. */
final class Casts {
    private Casts() {}

    /** Whether each value of one type can be turned into the other's. */
    static boolean fit(MethodTypeDesc from, MethodTypeDesc to) {
        if (from.parameterCount() != to.parameterCount() || !fit(to.returnType(), from.returnType())) return false;
        for (int i = 0; i < from.parameterCount(); i++) {
            if (!fit(from.parameterType(i), to.parameterType(i))) return false;
        }
        return true;
    }

    private static boolean fit(ClassDesc from, ClassDesc to) {
        return from.equals(to) || isWhole(from) && isWhole(to);
    }

    private static boolean isWhole(ClassDesc type) {
        return type.isPrimitive() && "ZBSCIJ".contains(type.descriptorString());
    }

    static void convert(CodeBuilder code, ClassDesc from, ClassDesc to) {
        if (from.equals(to)) return;
        TypeKind kind = TypeKind.from(to);
        if (kind == TypeKind.BOOLEAN) {
            // Any bit set is true, as in C.
            if (from.descriptorString().equals("J")) code.l2i();
            return;
        }
        code.conversion(TypeKind.from(from).asLoadable(), kind);
    }
}
