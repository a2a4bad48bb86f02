package tepui.layers.debug;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import tepui.ir.ScalarKind;
import tepui.ir.Type;

/**
 * Classes that stand for the vectors of a shading language in a debugger: {@code vec3} has fields {@code x}, {@code y} and
 * {@code z}, which may be changed there. Written, not compiled, since no class of ours may be called that.
 */
final class VectorClass {
    static final String PACKAGE = "shaders";
    private static final String[] FIELDS = {"x", "y", "z", "w"};
    private static final ClassDesc LANE = ClassDesc.of(Lane.class.getName());
    static final ClassDesc BITS = ConstantDescs.CD_long.arrayType();
    private static final ClassDesc BUILDER = ClassDesc.of("java.lang.StringBuilder");

    private VectorClass() {}

    /** The name of a type in the shading language, with Java's for scalars. */
    static String name(Type type) {
        if (type.isScalar()) return Lane.typeName(type.kind());
        String prefix = switch (type.kind()) {
            case F32 -> "";
            case I32 -> "i";
            case BOOL -> "b";
            case F64 -> "d";
            case I64 -> "l";
        };
        return prefix + "vec" + type.width();
    }

    static ClassDesc scalar(ScalarKind kind) {
        return switch (kind) {
            case F32 -> ConstantDescs.CD_float;
            case I32 -> ConstantDescs.CD_int;
            case BOOL -> ConstantDescs.CD_boolean;
            case F64 -> ConstantDescs.CD_double;
            case I64 -> ConstantDescs.CD_long;
        };
    }

    /** The type of a variable in Java. */
    static ClassDesc desc(Type type) {
        return type.isScalar() ? scalar(type.kind()) : ClassDesc.of(PACKAGE, name(type));
    }

    static String conversion(ScalarKind kind) {
        return switch (kind) {
            case F32 -> "toFloat";
            case I32 -> "toInt";
            case BOOL -> "isTrue";
            case F64 -> "toDouble";
            case I64 -> "toLong";
        };
    }

    /** From the bits on the stack to a variable's value. */
    static void fromBits(CodeBuilder cb, Type type) {
        if (type.isScalar()) {
            ClassDesc to = scalar(type.kind());
            cb.invokestatic(LANE, conversion(type.kind()), MethodTypeDesc.of(to, BITS));
        } else {
            ClassDesc self = desc(type);
            cb.invokestatic(self, "of", MethodTypeDesc.of(self, BITS));
        }
    }

    /** From a variable's value on the stack to its bits. */
    static void toBits(CodeBuilder cb, Type type) {
        if (type.isScalar()) {
            cb.invokestatic(LANE, "bits", MethodTypeDesc.of(ConstantDescs.CD_long, scalar(type.kind())));
            cb.invokestatic(LANE, "scalar", MethodTypeDesc.of(BITS, ConstantDescs.CD_long));
        } else {
            cb.invokevirtual(desc(type), "bits", MethodTypeDesc.of(BITS));
        }
    }

    static byte[] write(Type type) {
        ClassDesc self = desc(type);
        ClassDesc component = scalar(type.kind());
        TypeKind kind = TypeKind.from(component);
        MethodTypeDesc nothing = MethodTypeDesc.of(ConstantDescs.CD_void);
        return ClassFile.of().build(self, cls -> {
            cls.withFlags(ClassFile.ACC_PUBLIC | ClassFile.ACC_FINAL);
            for (int i = 0; i < type.width(); i++) cls.withField(FIELDS[i], component, ClassFile.ACC_PUBLIC);
            cls.withMethodBody(
                    ConstantDescs.INIT_NAME,
                    nothing,
                    ClassFile.ACC_PUBLIC,
                    cb -> cb.aload(0)
                            .invokespecial(ConstantDescs.CD_Object, ConstantDescs.INIT_NAME, nothing)
                            .return_());
            int statics = ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC;
            cls.withMethodBody("of", MethodTypeDesc.of(self, BITS), statics, cb -> {
                cb.new_(self)
                        .dup()
                        .invokespecial(self, ConstantDescs.INIT_NAME, nothing)
                        .astore(1);
                for (int i = 0; i < type.width(); i++) {
                    cb.aload(1).aload(0).loadConstant(i).laload();
                    cb.invokestatic(LANE, "scalar", MethodTypeDesc.of(BITS, ConstantDescs.CD_long));
                    cb.invokestatic(LANE, conversion(type.kind()), MethodTypeDesc.of(component, BITS));
                    cb.putfield(self, FIELDS[i], component);
                }
                cb.aload(1).areturn();
            });
            cls.withMethodBody("bits", MethodTypeDesc.of(BITS), ClassFile.ACC_PUBLIC, cb -> {
                cb.loadConstant(type.width()).newarray(TypeKind.LONG).astore(1);
                for (int i = 0; i < type.width(); i++) {
                    cb.aload(1).loadConstant(i).aload(0).getfield(self, FIELDS[i], component);
                    cb.invokestatic(LANE, "bits", MethodTypeDesc.of(ConstantDescs.CD_long, component));
                    cb.lastore();
                }
                cb.aload(1).areturn();
            });
            MethodTypeDesc array = MethodTypeDesc.of(self.arrayType(), BITS.arrayType());
            cls.withMethodBody("array", array, statics, cb -> array(cb, self));
            cls.withMethodBody("toString", MethodTypeDesc.of(ConstantDescs.CD_String), ClassFile.ACC_PUBLIC, cb -> {
                MethodTypeDesc text = MethodTypeDesc.of(BUILDER, ConstantDescs.CD_String);
                cb.new_(BUILDER).dup().invokespecial(BUILDER, ConstantDescs.INIT_NAME, nothing);
                for (int i = 0; i < type.width(); i++) {
                    cb.loadConstant(i == 0 ? name(type) + "(" : ", ").invokevirtual(BUILDER, "append", text);
                    cb.aload(0).getfield(self, FIELDS[i], component);
                    cb.invokevirtual(BUILDER, "append", MethodTypeDesc.of(BUILDER, component));
                }
                cb.loadConstant(")").invokevirtual(BUILDER, "append", text);
                cb.invokevirtual(BUILDER, "toString", MethodTypeDesc.of(ConstantDescs.CD_String))
                        .areturn();
            });
            if (kind == TypeKind.REFERENCE) throw new IllegalStateException("no vector of " + type);
        });
    }

    /** All elements of an array from their bits. */
    private static void array(CodeBuilder cb, ClassDesc self) {
        cb.aload(0).arraylength().anewarray(self).astore(1);
        cb.iconst_0().istore(2);
        Label round = cb.newBoundLabel();
        Label done = cb.newLabel();
        cb.iload(2).aload(0).arraylength().if_icmpge(done);
        cb.aload(1).iload(2).aload(0).iload(2).aaload();
        cb.invokestatic(self, "of", MethodTypeDesc.of(self, BITS)).aastore();
        cb.iinc(2, 1).goto_(round);
        cb.labelBinding(done);
        cb.aload(1).areturn();
    }

    /** Java that says what a vector has, for a debugger that reads sources. */
    static String source(Type type) {
        StringBuilder text = new StringBuilder("package " + PACKAGE + ";\n\npublic final class " + name(type) + " {\n");
        for (int i = 0; i < type.width(); i++) {
            text.append("    public ")
                    .append(Lane.typeName(type.kind()))
                    .append(' ')
                    .append(FIELDS[i])
                    .append(";\n");
        }
        return text.append("}\n").toString();
    }
}
