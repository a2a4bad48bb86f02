package tepui.targets.lwjgl.weave;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.List;

/**
 * {@code org.lwjgl.opengl.GL}, which looks for an OpenGL library and asks it what it can do. Neither LWJGL's own native library nor one of
 * OpenGL is loaded; the functions that it finds are Tepui's.
 */
final class GlLoaderWeave {
    private static final ClassDesc ADDRESSES = ClassDesc.of("tepui.targets.lwjgl.gl.FunctionAddresses");
    private static final ClassDesc RAW_CALLS = ClassDesc.of("tepui.targets.lwjgl.gl.RawCalls");
    private static final ClassDesc PROVIDER = ClassDesc.of("org.lwjgl.system.FunctionProvider");

    private GlLoaderWeave() {}

    static byte[] weave(ClassFile files, ClassModel model) {
        ClassDesc self = model.thisClass().asSymbol();
        return files.transformClass(model, (builder, element) -> {
            if (!(element instanceof MethodModel m)) {
                builder.with(element);
                return;
            }
            String name = m.methodName().stringValue();
            String type = m.methodType().stringValue();
            if (name.equals("create") && (type.equals("()V") || type.equals("(Ljava/lang/String;)V"))) {
                builder.withMethodBody(
                        m.methodName(), m.methodType(), m.flags().flagsMask(), code -> create(code, self));
            } else if (name.equals("<clinit>")) {
                builder.transformMethod(m, MethodTransform.transformingCode(WITHOUT_LIBRARY));
            } else if (name.equals("createCapabilities")) {
                builder.transformMethod(m, MethodTransform.transformingCode(ASKING_TEPUI));
            } else {
                builder.with(m);
            }
        });
    }

    /** create(FunctionProvider) with Tepui's, whatever library was named. */
    private static void create(CodeBuilder code, ClassDesc self) {
        code.loadConstant(self)
                .invokestatic(ADDRESSES, "provider", MethodTypeDesc.of(ConstantDescs.CD_Object, ConstantDescs.CD_Class))
                .checkcast(PROVIDER)
                .invokestatic(self, "create", MethodTypeDesc.of(ConstantDescs.CD_void, PROVIDER))
                .return_();
    }

    private static final CodeTransform WITHOUT_LIBRARY = (code, element) -> {
        if (element instanceof InvokeInstruction i
                && i.owner().asInternalName().equals("org/lwjgl/system/Library")
                && i.name().equalsString("loadSystem")) {
            List<ClassDesc> arguments = i.typeSymbol().parameterList();
            for (int a = arguments.size() - 1; a >= 0; a--) {
                if (TypeKind.from(arguments.get(a)).slotSize() == 2) code.pop2();
                else code.pop();
            }
            // LWJGL's core library is loaded by the class that was called, and still needed.
            code.invokestatic(
                    ClassDesc.of("org.lwjgl.system.Library"), "initialize", MethodTypeDesc.of(ConstantDescs.CD_void));
        } else {
            code.with(element);
        }
    };

    /** The provider gives numbers that stand for functions, and calls by such a number stay in Java. */
    private static final CodeTransform ASKING_TEPUI = (code, element) -> {
        if (element instanceof FieldInstruction f
                && f.opcode() == Opcode.GETSTATIC
                && f.name().equalsString("functionProvider")) {
            code.with(element)
                    .invokestatic(
                            ADDRESSES, "tokens", MethodTypeDesc.of(ConstantDescs.CD_Object, ConstantDescs.CD_Object))
                    .checkcast(PROVIDER);
        } else if (element instanceof InvokeInstruction i
                && i.owner().asInternalName().equals("org/lwjgl/system/JNI")) {
            code.invokestatic(RAW_CALLS, i.name().stringValue(), i.typeSymbol());
        } else {
            code.with(element);
        }
    };
}
