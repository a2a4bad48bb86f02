package tepui.targets.lwjgl.weave;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;

/**
 * Code that calls a method which takes addresses with arguments of which some are Java arrays: each array's contents lie in native
 * memory of the thread during the call. A helper with that code is made in the woven class for each such call.
 */
final class NativeArgs {
    private static final ClassDesc ARRAYS = ClassDesc.of("tepui.targets.lwjgl.gl.HeapArrays");

    private NativeArgs() {}

    /** The type with addresses in place of arrays. */
    static MethodTypeDesc withAddresses(MethodTypeDesc type) {
        List<ClassDesc> parameters = new ArrayList<>();
        for (ClassDesc p : type.parameterList()) parameters.add(p.isArray() ? ConstantDescs.CD_long : p);
        return MethodTypeDesc.of(type.returnType(), parameters);
    }

    /** The type without its last parameter, which is a function's address. */
    static MethodTypeDesc withoutLast(MethodTypeDesc type) {
        int count = type.parameterCount();
        return type.dropParameterTypes(count - 1, count);
    }

    /**
     * Calls {@code owner.name} with the first {@code type.parameterCount()} parameters of the method that is being built and returns its
     * result.
     *
     * @param type of the call as the binding makes it, arrays included
     * @param writes whether the callee may write into arrays
     */
    static void call(CodeBuilder code, ClassDesc owner, String name, MethodTypeDesc type, boolean writes) {
        MethodTypeDesc target = withAddresses(type);
        boolean arrays = type.parameterList().stream().anyMatch(ClassDesc::isArray);
        if (!arrays) {
            load(code, type, new int[type.parameterCount()]);
            code.invokestatic(owner, name, target).return_(TypeKind.from(type.returnType()));
            return;
        }
        int scratch = code.allocateLocal(TypeKind.REFERENCE);
        code.invokestatic(ARRAYS, "enter", MethodTypeDesc.of(ARRAYS)).astore(scratch);
        int[] addresses = new int[type.parameterCount()];
        TypeKind result = TypeKind.from(type.returnType());
        int kept = result == TypeKind.VOID ? -1 : code.allocateLocal(result);
        code.trying(
                block -> {
                    for (int i = 0; i < addresses.length; i++) {
                        ClassDesc parameter = type.parameterType(i);
                        if (!parameter.isArray()) continue;
                        addresses[i] = block.allocateLocal(TypeKind.LONG);
                        block.aload(scratch)
                                .aload(block.parameterSlot(i))
                                .invokevirtual(ARRAYS, "in", MethodTypeDesc.of(ConstantDescs.CD_long, parameter))
                                .lstore(addresses[i]);
                    }
                    load(block, type, addresses);
                    block.invokestatic(owner, name, target);
                    if (kept >= 0) block.storeLocal(result, kept);
                    for (int i = 0; writes && i < addresses.length; i++) {
                        ClassDesc parameter = type.parameterType(i);
                        if (!parameter.isArray()) continue;
                        block.aload(scratch)
                                .lload(addresses[i])
                                .aload(block.parameterSlot(i))
                                .invokevirtual(
                                        ARRAYS,
                                        "out",
                                        MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_long, parameter));
                    }
                    block.aload(scratch).invokevirtual(ARRAYS, "leave", MethodTypeDesc.of(ConstantDescs.CD_void));
                    if (kept >= 0) block.loadLocal(result, kept);
                    block.return_(result);
                },
                handlers -> handlers.catchingAll(block -> block.aload(scratch)
                        .invokevirtual(ARRAYS, "leave", MethodTypeDesc.of(ConstantDescs.CD_void))
                        .athrow()));
    }

    private static void load(CodeBuilder code, MethodTypeDesc type, int[] addresses) {
        for (int i = 0; i < type.parameterCount(); i++) {
            ClassDesc parameter = type.parameterType(i);
            if (parameter.isArray()) code.lload(addresses[i]);
            else code.loadLocal(TypeKind.from(parameter), code.parameterSlot(i));
        }
    }
}
