package tepui.targets.lwjgl.weave;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.attribute.CodeAttribute;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Classes of {@code org.lwjgl.opengl} that hold functions. A native method becomes a call of the front end's function. A method that takes
 * a Java array calls {@code JNI.callX} with an address out of {@code GLCapabilities}; it calls the front end as well, and LWJGL's copy
 * through JNI is gone.
 */
final class GlWeave {
    static final ClassDesc GL = ClassDesc.of("tepui.frontends.gl.GL");
    static final ClassDesc JNI = ClassDesc.of("org.lwjgl.system.JNI");
    private static final ClassDesc ABSENT = ClassDesc.of("tepui.targets.lwjgl.gl.AbsentFunction");
    private static final String CAPABILITIES = "org/lwjgl/opengl/GLCapabilities";

    private GlWeave() {}

    static byte @Nullable [] weave(ClassFile files, ClassModel model) {
        if (model.thisClass().asInternalName().equals(CAPABILITIES)) return null;
        boolean concerned = false;
        for (MethodModel m : model.methods()) {
            concerned |= isFunction(m) || callsByAddress(m);
        }
        if (!concerned) return null;
        return files.transformClass(model, new OfClass(model.thisClass().asSymbol()));
    }

    private static boolean isFunction(MethodModel m) {
        return m.flags().has(AccessFlag.NATIVE) && glName(m.methodName().stringValue()) != null;
    }

    /** glX of glX and nglX, null for any other. */
    private static @Nullable String glName(String method) {
        if (method.startsWith("ngl") && method.length() > 3 && Character.isUpperCase(method.charAt(3)))
            return method.substring(1);
        return method.startsWith("gl") && method.length() > 2 && Character.isUpperCase(method.charAt(2))
                ? method
                : null;
    }

    private static boolean callsByAddress(MethodModel m) {
        // Only forms that take arrays do; to look at the code of all the others takes longer than everything else.
        if (m.methodType().stringValue().indexOf('[') < 0) return false;
        CodeAttribute code =
                m.findAttribute(java.lang.classfile.Attributes.code()).orElse(null);
        if (code == null || m.methodName().equalsString("<clinit>")) return false;
        boolean address = false;
        for (var element : m.code().orElseThrow()) {
            if (element instanceof FieldInstruction f && isFunctionAddress(f)) address = true;
            if (address && element instanceof InvokeInstruction i && isJni(i)) return true;
        }
        return false;
    }

    private static boolean isFunctionAddress(FieldInstruction f) {
        return f.opcode() == Opcode.GETFIELD
                && f.owner().asInternalName().equals(CAPABILITIES)
                && f.type().equalsString("J");
    }

    private static boolean isJni(InvokeInstruction i) {
        return i.opcode() == Opcode.INVOKESTATIC && i.owner().asInternalName().equals("org/lwjgl/system/JNI");
    }

    /** The body of what was a native method. */
    private static void body(CodeBuilder code, String name, MethodTypeDesc type) {
        if (!Functions.has(name)) {
            absent(code, name);
            return;
        }
        MethodTypeDesc target = Functions.type(name);
        if (!Casts.fit(type, target)) throw differs(name, type);
        for (int i = 0; i < type.parameterCount(); i++) {
            code.loadLocal(TypeKind.from(type.parameterType(i)), code.parameterSlot(i));
            Casts.convert(code, type.parameterType(i), target.parameterType(i));
        }
        code.invokestatic(GL, name, target);
        Casts.convert(code, target.returnType(), type.returnType());
        code.return_(TypeKind.from(type.returnType()));
    }

    /** Throws the name of a function that is not there. */
    static void absent(CodeBuilder code, String name) {
        code.loadConstant(name)
                .invokestatic(
                        ABSENT,
                        "of",
                        MethodTypeDesc.of(ClassDesc.of("java.lang.RuntimeException"), ConstantDescs.CD_String))
                .athrow();
    }

    private static RuntimeException differs(String name, MethodTypeDesc type) {
        return new IllegalStateException(name + " is " + type.descriptorString() + " in this version of LWJGL, "
                + Functions.type(name).descriptorString() + " in Tepui");
    }

    private static final class OfClass implements ClassTransform {
        private final ClassDesc self;
        private final Set<String> helpers = new HashSet<>();

        OfClass(ClassDesc self) {
            this.self = self;
        }

        @Override
        public void accept(ClassBuilder builder, ClassElement element) {
            if (!(element instanceof MethodModel m)) {
                builder.with(element);
            } else if (isFunction(m)) {
                String name = glName(m.methodName().stringValue());
                builder.withMethod(
                        m.methodName(),
                        m.methodType(),
                        m.flags().flagsMask() & ~ClassFile.ACC_NATIVE,
                        method -> method.withCode(code -> body(code, String.valueOf(name), m.methodTypeSymbol())));
            } else if (callsByAddress(m)) {
                builder.transformMethod(m, MethodTransform.transformingCode(new Calls(builder)));
            } else {
                builder.with(m);
            }
        }

        /** Puts a helper in place of each call by address. */
        private final class Calls implements CodeTransform {
            private final ClassBuilder builder;
            private @Nullable String function;

            Calls(ClassBuilder builder) {
                this.builder = builder;
            }

            @Override
            public void accept(CodeBuilder code, CodeElement element) {
                if (element instanceof FieldInstruction f && isFunctionAddress(f))
                    function = f.name().stringValue();
                if (element instanceof InvokeInstruction i && isJni(i) && function != null) {
                    code.invokestatic(self, helper(function, i.typeSymbol()), i.typeSymbol());
                } else {
                    code.with(element);
                }
            }

            private String helper(String name, MethodTypeDesc type) {
                String helper = "tepui$" + name;
                if (helpers.add(helper + type.descriptorString())) {
                    MethodTypeDesc arguments = NativeArgs.withoutLast(type);
                    builder.withMethodBody(
                            helper,
                            type,
                            ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC,
                            code -> {
                                if (!Functions.has(name)) {
                                    absent(code, name);
                                } else if (Functions.type(name).equals(NativeArgs.withAddresses(arguments))) {
                                    NativeArgs.call(code, GL, name, arguments, Functions.writes(name));
                                } else {
                                    throw differs(name, arguments);
                                }
                            });
                }
                return helper;
            }
        }
    }
}
