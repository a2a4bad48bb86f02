package tepui.targets.lwjgl.weave;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.MethodModel;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.egl.Egl;
import tepui.targets.lwjgl.jogl.JoglEgl;

/**
 * Weaver of the classes of JOGL whose native methods call a function by its address: {@code dispatch_glX1}, {@code
 * dispatch_eglX0}. A pointer is written as an object, an offset in bytes and, behind a 1, whether the object is a
 * direct buffer; the last parameter is the address, which nothing needs.
 */
final class JoglWeave {
    private static final String DISPATCH = "dispatch_";
    private static final String BUFFER = "newDirectByteBuffer";
    private static final ClassDesc GL = ClassDesc.of("tepui.frontends.gl.GL");
    private static final ClassDesc ARRAYS = ClassDesc.of("tepui.targets.lwjgl.gl.HeapArrays");
    private static final ClassDesc JOGL = ClassDesc.of("tepui.targets.lwjgl.jogl.JoglEgl");
    private static final ClassDesc DEBUG = ClassDesc.of("tepui.targets.lwjgl.jogl.JoglDebug");
    private static final ClassDesc EGL = ClassDesc.of("tepui.targets.lwjgl.egl.Egl");
    private static final ClassDesc BYTES = ClassDesc.of("java.nio.ByteBuffer");
    private static final Map<String, MethodTypeDesc> OF_EGL = types(Egl.class);
    private static final Map<String, MethodTypeDesc> OF_JOGL = types(JoglEgl.class);
    /** JOGL leaves the makers' letters away where OpenGL has the function with them only. */
    private static final List<String> MAKERS = List.of("EXT", "ARB", "NV", "OES");

    private JoglWeave() {}

    private static Map<String, MethodTypeDesc> types(Class<?> of) {
        Map<String, MethodTypeDesc> result = new HashMap<>();
        Natives.of(of, "egl").forEach((name, type) -> result.put(name, MethodTypeDesc.ofDescriptor(type)));
        return result;
    }

    static boolean concerns(String name) {
        return switch (name) {
            case "jogamp/opengl/gl4/GL4bcImpl",
                    "jogamp/opengl/es1/GLES1Impl",
                    "jogamp/opengl/es3/GLES3Impl",
                    "jogamp/opengl/egl/EGLExtImpl",
                    "jogamp/opengl/egl/EGLContext",
                    "jogamp/opengl/GLContextImpl",
                    "jogamp/opengl/GLDebugMessageHandler",
                    "com/jogamp/opengl/egl/EGL" -> true;
            default -> false;
        };
    }

    static byte[] weave(ClassFile files, ClassModel model) {
        return files.transformClass(model, (builder, element) -> {
            if (element instanceof MethodModel m && m.flags().has(AccessFlag.NATIVE)) {
                builder.withMethod(
                        m.methodName(),
                        m.methodType(),
                        m.flags().flagsMask() & ~ClassFile.ACC_NATIVE,
                        method -> method.withCode(code -> body(code, m)));
            } else {
                builder.with(element);
            }
        });
    }

    /** Parameter of the function: where its value begins among the method's parameters, and as what. */
    private record Parameter(int at, Kind kind) {}

    private enum Kind {
        VALUE,
        TEXT,
        /** Java array, offset. */
        ARRAY,
        /** Object, offset. */
        DIRECT,
        /** Object, offset, whether it is direct. */
        ANY
    }

    private static void body(CodeBuilder code, MethodModel m) {
        String method = m.methodName().stringValue();
        MethodTypeDesc type = m.methodTypeSymbol();
        if (method.equals(BUFFER)) {
            code.lload(code.parameterSlot(0)).lload(code.parameterSlot(1));
            code.invokestatic(JOGL, "buffer", MethodTypeDesc.of(BYTES, ConstantDescs.CD_long, ConstantDescs.CD_long))
                    .areturn();
            return;
        }
        switch (method) {
            case "glGetStringInt", "glGetStringiInt", "glGetIntegervInt" -> {
                asked(code, method, type);
                return;
            }
            case "initIDs0" -> {
                code.iconst_1().ireturn();
                return;
            }
            case "register0" -> {
                code.aload(0)
                        .invokestatic(DEBUG, "register", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;)J"))
                        .lreturn();
                return;
            }
            case "unregister0" -> {
                code.invokestatic(DEBUG, "unregister", MethodTypeDesc.ofDescriptor("()V"))
                        .return_();
                return;
            }
            default -> {}
        }
        if (!method.startsWith(DISPATCH))
            throw new IllegalStateException("a native method that this version of JOGL should not have: " + method);
        String name = method.substring(DISPATCH.length());
        boolean any = name.endsWith("1");
        if (any || name.endsWith("0")) name = name.substring(0, name.length() - 1);
        if (name.endsWith("Delegate")) name = name.substring(0, name.length() - "Delegate".length());
        ClassDesc owner = owner(name);
        String function = owner.equals(GL) ? known(name) : name;
        MethodTypeDesc target = function == null ? null : target(owner, function);
        if (function == null || target == null) {
            absent(code, name);
            return;
        }
        List<Parameter> parameters = parameters(type, any);
        boolean first = isFirstForm(name, parameters);
        if (parameters.size() != target.parameterCount() && !first) {
            // One function that this version of JOGL has otherwise leaves the others as they are.
            absent(code, name + " with the parameters " + type.descriptorString());
            return;
        }
        boolean simple = parameters.stream().allMatch(p -> p.kind == Kind.VALUE);
        if (simple) {
            for (int i = 0, t = 0; i < parameters.size(); i++) {
                if (first && i == DRAW_BUFFER) {
                    code.iconst_0();
                    t++;
                }
                value(code, type, parameters.get(i), target.parameterType(t++));
            }
            code.invokestatic(owner, function, target);
            result(code, target.returnType(), type.returnType());
        } else {
            boolean writes = owner.equals(EGL) || owner.equals(JOGL) || Functions.writes(name);
            withPointers(code, type, parameters, owner, function, target, writes);
        }
    }

    private static final int DRAW_BUFFER = 2;

    /** OpenGL 4.5 was first published with a glClearNamedFramebufferfi that names no draw buffer: it is 0. */
    private static boolean isFirstForm(String name, List<Parameter> parameters) {
        return name.equals("glClearNamedFramebufferfi") && parameters.size() == 4;
    }

    /** Calls that a context needs before it has its table: {@code glXInt}, with arrays as an object and an offset in bytes. */
    private static void asked(CodeBuilder code, String method, MethodTypeDesc type) {
        String name = method.substring(0, method.length() - "Int".length());
        List<Parameter> parameters = new ArrayList<>();
        for (int i = 0; i < type.parameterCount() - 1; i++) {
            boolean array = type.parameterType(i).isArray();
            parameters.add(new Parameter(i, array ? Kind.ARRAY : Kind.VALUE));
            if (array) i++;
        }
        withPointers(code, type, parameters, GL, name, Functions.type(name), true);
    }

    /** Throws the name of a function that is not there. */
    private static void absent(CodeBuilder code, String name) {
        code.loadConstant(name)
                .invokestatic(
                        ClassDesc.of("tepui.targets.lwjgl.gl.AbsentFunction"),
                        "of",
                        MethodTypeDesc.of(ClassDesc.of("java.lang.RuntimeException"), ConstantDescs.CD_String))
                .athrow();
    }

    private static ClassDesc owner(String name) {
        return OF_JOGL.containsKey(name) ? JOGL : name.startsWith("egl") ? EGL : GL;
    }

    private static @Nullable MethodTypeDesc target(ClassDesc owner, String function) {
        return owner.equals(GL)
                ? Functions.type(function)
                : owner.equals(EGL) ? OF_EGL.get(function) : OF_JOGL.get(function);
    }

    private static @Nullable String known(String name) {
        if (Functions.has(name)) return name;
        for (String maker : MAKERS) {
            if (Functions.has(name + maker)) return name + maker;
        }
        return null;
    }

    private static List<Parameter> parameters(MethodTypeDesc type, boolean any) {
        List<Parameter> result = new ArrayList<>();
        int last = type.parameterCount() - 1;
        for (int i = 0; i < last; i++) {
            ClassDesc p = type.parameterType(i);
            if (p.isPrimitive()) {
                result.add(new Parameter(i, Kind.VALUE));
            } else if (p.equals(ConstantDescs.CD_Object)) {
                result.add(new Parameter(i, any ? Kind.ANY : Kind.DIRECT));
                i += any ? 2 : 1;
            } else {
                result.add(new Parameter(i, Kind.TEXT));
            }
        }
        return result;
    }

    private static void value(CodeBuilder code, MethodTypeDesc type, Parameter p, ClassDesc to) {
        ClassDesc from = type.parameterType(p.at);
        code.loadLocal(TypeKind.from(from), code.parameterSlot(p.at));
        Casts.convert(code, from, to);
    }

    private static void result(CodeBuilder code, ClassDesc from, ClassDesc to) {
        if (to.equals(ConstantDescs.CD_String)) {
            code.invokestatic(JOGL, "text", MethodTypeDesc.of(ConstantDescs.CD_String, ConstantDescs.CD_long));
        } else {
            Casts.convert(code, from, to);
        }
        code.return_(TypeKind.from(to));
    }

    private static void withPointers(
            CodeBuilder code,
            MethodTypeDesc type,
            List<Parameter> parameters,
            ClassDesc owner,
            String function,
            MethodTypeDesc target,
            boolean writes) {
        int scratch = code.allocateLocal(TypeKind.REFERENCE);
        code.invokestatic(ARRAYS, "enter", MethodTypeDesc.of(ARRAYS)).astore(scratch);
        int[] addresses = new int[parameters.size()];
        TypeKind result = TypeKind.from(target.returnType());
        int kept = result == TypeKind.VOID ? -1 : code.allocateLocal(result);
        code.trying(
                block -> {
                    for (int i = 0; i < addresses.length; i++) {
                        Parameter p = parameters.get(i);
                        if (p.kind == Kind.VALUE) continue;
                        addresses[i] = block.allocateLocal(TypeKind.LONG);
                        block.aload(scratch);
                        if (p.kind == Kind.TEXT) {
                            ClassDesc text = type.parameterType(p.at);
                            block.aload(block.parameterSlot(p.at))
                                    .invokevirtual(ARRAYS, "in", MethodTypeDesc.of(ConstantDescs.CD_long, text));
                        } else {
                            pointer(block, p);
                            block.invokevirtual(ARRAYS, "in", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;IZ)J"));
                        }
                        block.lstore(addresses[i]);
                    }
                    for (int i = 0; i < addresses.length; i++) {
                        Parameter p = parameters.get(i);
                        if (p.kind == Kind.VALUE) value(block, type, p, target.parameterType(i));
                        else block.lload(addresses[i]);
                    }
                    block.invokestatic(owner, function, target);
                    if (kept >= 0) block.storeLocal(result, kept);
                    for (int i = 0; writes && i < addresses.length; i++) {
                        Parameter p = parameters.get(i);
                        if (p.kind != Kind.ANY && p.kind != Kind.ARRAY) continue;
                        block.aload(scratch).lload(addresses[i]);
                        pointer(block, p);
                        block.invokevirtual(ARRAYS, "out", MethodTypeDesc.ofDescriptor("(JLjava/lang/Object;IZ)V"));
                    }
                    block.aload(scratch).invokevirtual(ARRAYS, "leave", MethodTypeDesc.of(ConstantDescs.CD_void));
                    if (kept >= 0) block.loadLocal(result, kept);
                    result(block, target.returnType(), type.returnType());
                },
                handlers -> handlers.catchingAll(block -> block.aload(scratch)
                        .invokevirtual(ARRAYS, "leave", MethodTypeDesc.of(ConstantDescs.CD_void))
                        .athrow()));
    }

    private static void pointer(CodeBuilder code, Parameter p) {
        code.aload(code.parameterSlot(p.at)).iload(code.parameterSlot(p.at + 1));
        switch (p.kind) {
            case ANY -> code.iload(code.parameterSlot(p.at + 2));
            case ARRAY -> code.iconst_0();
            default -> code.iconst_1();
        }
    }
}
