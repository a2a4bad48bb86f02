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
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * {@code org.lwjgl.glfw.GLFW} and its neighbours. Functions about contexts always go to Tepui; all others go to GLFW where there is a
 * display, and otherwise to windows that are only remembered. Which of the two is asked at run time, so that a jar woven once serves both.
 * Of SDL 3 only the functions about contexts change: it has windows without a display of its own.
 */
final class GlfwWeave {
    private static final ClassDesc SHARED_LIBRARY = ClassDesc.of("org.lwjgl.system.SharedLibrary");

    /** A toolkit of LWJGL: what its functions are called, and where those go that are not its own. */
    private record Toolkit(
            String prefix,
            ClassDesc library,
            ClassDesc contexts,
            Map<String, MethodTypeDesc> ofContexts,
            ClassDesc offscreen,
            Map<String, MethodTypeDesc> ofOffscreen) {
        /** Without a display it needs no library: all of its functions are looked at. */
        boolean standsAlone() {
            return !ofOffscreen.isEmpty();
        }
    }

    private static final class Glfw {
        static final Toolkit TOOLKIT = new Toolkit(
                "glfw",
                ClassDesc.of("tepui.targets.lwjgl.glfw.GlfwLibrary"),
                ClassDesc.of("tepui.targets.lwjgl.glfw.GlfwContexts"),
                Natives.of(tepui.targets.lwjgl.glfw.GlfwContexts.class, "glfw"),
                ClassDesc.of("tepui.targets.lwjgl.glfw.GlfwOffscreen"),
                Natives.of(tepui.targets.lwjgl.glfw.GlfwOffscreen.class, "glfw"));
    }

    private static final class Sdl {
        static final Toolkit TOOLKIT = new Toolkit(
                "SDL_",
                ClassDesc.of("tepui.targets.lwjgl.sdl.SdlLibrary"),
                ClassDesc.of("tepui.targets.lwjgl.sdl.SdlContexts"),
                Natives.of(tepui.targets.lwjgl.sdl.SdlContexts.class, "SDL_"),
                ClassDesc.of("tepui.targets.lwjgl.sdl.SdlContexts"),
                Map.of());
    }

    static boolean concerns(String name) {
        return name.startsWith("org/lwjgl/glfw/GLFW")
                || name.equals("org/lwjgl/sdl/SDL")
                || name.equals("org/lwjgl/sdl/SDLVideo")
                || name.equals("org/lwjgl/sdl/SDLInit");
    }

    private GlfwWeave() {}

    static byte @Nullable [] weave(ClassFile files, ClassModel model) {
        boolean concerned = false;
        for (MethodModel m : model.methods()) concerned |= callsLibrary(m);
        if (!concerned) return null;
        Toolkit toolkit = model.thisClass().asInternalName().startsWith("org/lwjgl/sdl/") ? Sdl.TOOLKIT : Glfw.TOOLKIT;
        return files.transformClass(model, new OfClass(model.thisClass().asSymbol(), toolkit));
    }

    private static boolean callsLibrary(MethodModel m) {
        if (m.code().isEmpty()) return false;
        for (var element : m.code().get()) {
            if (element instanceof InvokeInstruction i && (isJni(i) || isLoad(i))) return true;
        }
        return false;
    }

    private static boolean isJni(InvokeInstruction i) {
        return i.opcode() == Opcode.INVOKESTATIC && i.owner().asInternalName().equals("org/lwjgl/system/JNI");
    }

    private static boolean isLoad(InvokeInstruction i) {
        return i.owner().asInternalName().equals("org/lwjgl/system/Library")
                && i.name().equalsString("loadNative")
                && i.typeSymbol().returnType().equals(SHARED_LIBRARY);
    }

    private static final class OfClass implements ClassTransform {
        private final ClassDesc self;
        private final Toolkit toolkit;
        private final Set<String> helpers = new HashSet<>();

        OfClass(ClassDesc self, Toolkit toolkit) {
            this.self = self;
            this.toolkit = toolkit;
        }

        @Override
        public void accept(ClassBuilder builder, ClassElement element) {
            if (element instanceof MethodModel m && callsLibrary(m)) {
                builder.transformMethod(m, MethodTransform.transformingCode(new Calls(builder)));
            } else {
                builder.with(element);
            }
        }

        private final class Calls implements CodeTransform {
            private final ClassBuilder builder;
            private @Nullable String function;

            Calls(ClassBuilder builder) {
                this.builder = builder;
            }

            @Override
            public void accept(CodeBuilder code, CodeElement element) {
                if (element instanceof FieldInstruction f
                        && f.opcode() == Opcode.GETSTATIC
                        && f.owner().asInternalName().endsWith("$Functions")) {
                    function = toolkit.prefix + f.name().stringValue();
                }
                if (element instanceof InvokeInstruction i && isLoad(i)) {
                    code.invokestatic(self, load(i.typeSymbol()), i.typeSymbol());
                } else if (element instanceof InvokeInstruction i
                        && isJni(i)
                        && function != null
                        && (toolkit.standsAlone() || toolkit.ofContexts.containsKey(function))) {
                    code.invokestatic(self, call(function, i.name().stringValue(), i.typeSymbol()), i.typeSymbol());
                } else {
                    code.with(element);
                }
            }

            private String load(MethodTypeDesc type) {
                String helper = "tepui$loadNative";
                if (helpers.add(helper + type.descriptorString())) {
                    builder.withMethodBody(helper, type, PRIVATE, code -> {
                        if (toolkit.standsAlone()) {
                            code.invokestatic(
                                    toolkit.library, "isOffscreen", MethodTypeDesc.of(ConstantDescs.CD_boolean));
                            code.ifThen(offscreen -> offscreen
                                    .loadConstant(self)
                                    .invokestatic(
                                            toolkit.library,
                                            "stand",
                                            MethodTypeDesc.of(ConstantDescs.CD_Object, ConstantDescs.CD_Class))
                                    .checkcast(SHARED_LIBRARY)
                                    .areturn());
                        }
                        code.loadConstant(self);
                        for (int i = 0; i < type.parameterCount(); i++)
                            code.loadLocal(TypeKind.from(type.parameterType(i)), code.parameterSlot(i));
                        code.invokestatic(ClassDesc.of("org.lwjgl.system.Library"), "loadNative", type)
                                .invokestatic(
                                        toolkit.library,
                                        "loaded",
                                        MethodTypeDesc.of(
                                                ConstantDescs.CD_Object,
                                                ConstantDescs.CD_Class,
                                                ConstantDescs.CD_Object))
                                .checkcast(SHARED_LIBRARY)
                                .areturn();
                    });
                }
                return helper;
            }

            private String call(String name, String jni, MethodTypeDesc type) {
                String helper = "tepui$" + name;
                if (helpers.add(helper + type.descriptorString())) {
                    MethodTypeDesc arguments = NativeArgs.withoutLast(type);
                    MethodTypeDesc plain = NativeArgs.withAddresses(arguments);
                    builder.withMethodBody(helper, type, PRIVATE, code -> {
                        if (plain.equals(toolkit.ofContexts.get(name))) {
                            NativeArgs.call(code, toolkit.contexts, name, arguments, true);
                            return;
                        }
                        if (!toolkit.standsAlone())
                            throw new IllegalStateException(name + " is " + arguments.descriptorString()
                                    + " in this version of LWJGL, " + toolkit.ofContexts.get(name) + " in Tepui");
                        code.invokestatic(toolkit.library, "isOffscreen", MethodTypeDesc.of(ConstantDescs.CD_boolean));
                        var shown = code.newLabel();
                        code.ifeq(shown);
                        if (plain.equals(toolkit.ofOffscreen.get(name))) {
                            NativeArgs.call(code, toolkit.offscreen, name, arguments, true);
                        } else {
                            nothing(code, TypeKind.from(type.returnType()));
                        }
                        code.labelBinding(shown);
                        for (int i = 0; i < type.parameterCount(); i++)
                            code.loadLocal(TypeKind.from(type.parameterType(i)), code.parameterSlot(i));
                        code.invokestatic(GlWeave.JNI, jni, type).return_(TypeKind.from(type.returnType()));
                    });
                }
                return helper;
            }
        }
    }

    private static final int PRIVATE = ClassFile.ACC_PRIVATE | ClassFile.ACC_STATIC | ClassFile.ACC_SYNTHETIC;

    /** Returns zero: what a function that does nothing offscreen answers. */
    private static void nothing(CodeBuilder code, TypeKind kind) {
        switch (kind.asLoadable()) {
            case VOID -> {}
            case LONG -> code.lconst_0();
            case FLOAT -> code.fconst_0();
            case DOUBLE -> code.dconst_0();
            default -> code.iconst_0();
        }
        code.return_(kind);
    }
}
