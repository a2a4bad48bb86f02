package tepui.targets.lwjgl.weave;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;

/** Table of casts where a binding and the front end write the same C type as different whole numbers of Java. */
final class Casts {
    private Casts() {}

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
