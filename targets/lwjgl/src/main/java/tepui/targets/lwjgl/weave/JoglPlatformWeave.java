package tepui.targets.lwjgl.weave;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.classfile.instruction.ConstantInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.reflect.AccessFlag;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Weaver of the classes by which JOGL meets the system: which libraries it loads, which factory makes what is drawn to,
 * and which toolkit makes windows. With a display its windows are the system's; without one they are those of NEWT's
 * driver for a board, whose native functions are Tepui's.
 */
final class JoglPlatformWeave {
    private static final ClassDesc LIBRARIES = ClassDesc.of("tepui.targets.lwjgl.jogl.JoglLibraries");
    private static final ClassDesc OFFSCREEN = ClassDesc.of("tepui.targets.lwjgl.jogl.NewtOffscreen");
    private static final ClassDesc X11_DEVICE = ClassDesc.of("com.jogamp.nativewindow.x11.X11GraphicsDevice");
    private static final String BUNDLE = "com/jogamp/common/os/DynamicLibraryBundle";
    private static final String FACTORY = "com/jogamp/opengl/GLDrawableFactory";
    private static final String EGL_FACTORY = "jogamp/opengl/egl/EGLDrawableFactory";
    private static final String EGL_FORMATS = "jogamp/opengl/egl/EGLGraphicsConfigurationFactory";
    private static final String AWT_FORMATS = "jogamp/opengl/windows/wgl/awt/WindowsAWTWGLGraphicsConfigurationFactory";
    private static final String TOOLKIT = "com/jogamp/nativewindow/NativeWindowFactory";
    private static final String NEWT_LIBRARY = "jogamp/newt/NEWTJNILibLoader";
    private static final String DRIVER = "jogamp/newt/driver/bcm/vc/iv/";
    /** NEWT's name of that driver. */
    private static final String DRIVER_TYPE = ".bcm.vc.iv";

    private JoglPlatformWeave() {}

    static boolean concerns(String name) {
        return name.startsWith(DRIVER)
                || name.equals(BUNDLE)
                || name.equals(FACTORY)
                || name.equals(EGL_FACTORY)
                || name.equals(EGL_FORMATS)
                || name.equals(AWT_FORMATS)
                || name.equals(TOOLKIT)
                || name.equals(NEWT_LIBRARY);
    }

    static byte[] weave(ClassFile files, ClassModel model) {
        ClassDesc self = model.thisClass().asSymbol();
        String name = model.thisClass().asInternalName();
        return files.transformClass(model, (builder, element) -> {
            if (!(element instanceof MethodModel m)) {
                builder.with(element);
            } else if (name.startsWith(DRIVER) && m.flags().has(AccessFlag.NATIVE)) {
                builder.withMethod(
                        m.methodName(),
                        m.methodType(),
                        m.flags().flagsMask() & ~ClassFile.ACC_NATIVE,
                        method -> method.withCode(code -> driver(code, self, m)));
            } else {
                CodeTransform change = change(name, m);
                if (change == null) builder.with(m);
                else builder.transformMethod(m, MethodTransform.transformingCode(change));
            }
        });
    }

    private static @Nullable CodeTransform change(String owner, MethodModel m) {
        String method = m.methodName().stringValue();
        return switch (owner) {
            case BUNDLE ->
                switch (method) {
                    case "loadLibraries" ->
                        unlessOpenGL(code -> code.aconst_null().areturn());
                    case "isToolLibComplete",
                            "isToolLibLoaded",
                            "isGlueLibComplete",
                            "isGlueLibLoaded",
                            "isLibComplete",
                            "isOpen" -> unlessOpenGL(code -> code.iconst_1().ireturn());
                    case "retrieveToolGetProcAddressHandle" ->
                        unlessOpenGL(code -> code.lconst_1().lreturn());
                    case "dynamicLookupFunction" ->
                        unlessOpenGL(code -> code.aload(1)
                                .invokestatic(
                                        LIBRARIES,
                                        "address",
                                        MethodTypeDesc.of(ConstantDescs.CD_long, ConstantDescs.CD_String))
                                .lreturn());
                    default -> null;
                };
            case FACTORY ->
                method.equals("initSingletonImpl")
                        ? replacing(
                                        "getProperty",
                                        (code, i) -> code.invokestatic(LIBRARIES, "drawableFactory", i.typeSymbol()))
                                .andThen(replacing(
                                        "createInstance",
                                        (code, i) -> code.invokestatic(LIBRARIES, "factory", i.typeSymbol())))
                        : null;
            case EGL_FACTORY ->
                switch (method) {
                    // Asked before the factory has looked at its display.
                    case "hasOpenGLDesktopSupport" ->
                        beginning(code -> code.iconst_1().ireturn());
                    // On Windows an EGL with functions of ANGLE's counts as ANGLE, which JOGL leaves alone.
                    case "isANGLE" -> beginning(code -> code.iconst_0().ireturn());
                    default -> null;
                };
            case EGL_FORMATS ->
                switch (method) {
                    // Windows for desktop OpenGL would be left to the system's own factory.
                    case "chooseGraphicsConfigurationImpl" ->
                        replacing("usesNativeGLES", (code, i) -> code.pop().iconst_1());
                    // JOGL knows windows of X11 alone whose OpenGL is EGL's.
                    case "registerFactory" -> beginning(JoglAwtWeave::register).andThen(JoglPlatformWeave::ofWindowing);
                    case "unregisterFactory" -> JoglPlatformWeave::ofWindowing;
                    default -> null;
                };
            case AWT_FORMATS ->
                method.equals("chooseGraphicsConfigurationImpl") ? beginning(JoglAwtWeave::choose) : null;
            case TOOLKIT ->
                method.equals("_getNativeWindowingType")
                        ? whenOffscreen(code -> code.ldc(DRIVER_TYPE).areturn())
                        : null;
            case NEWT_LIBRARY ->
                method.equals("loadNEWTHead")
                        ? whenOffscreen(code -> code.iconst_1().ireturn())
                        : null;
            default ->
                // Nobody moves a mouse or presses a key.
                owner.startsWith(DRIVER) && m.code().isPresent()
                        ? replacing("getSingleton", (code, i) -> code.aconst_null())
                        : null;
        };
    }

    /** At the beginning of a method of a bundle of libraries. */
    private static CodeTransform unlessOpenGL(Consumer<CodeBuilder> instead) {
        return beginning(code -> {
            code.aload(0)
                    .getfield(
                            ClassDesc.of("com.jogamp.common.os.DynamicLibraryBundle"),
                            "info",
                            ClassDesc.of("com.jogamp.common.os.DynamicLibraryBundleInfo"))
                    .invokestatic(
                            LIBRARIES,
                            "isOpenGL",
                            MethodTypeDesc.of(ConstantDescs.CD_boolean, ConstantDescs.CD_Object));
            code.ifThen(instead::accept);
        });
    }

    private static CodeTransform whenOffscreen(Consumer<CodeBuilder> instead) {
        return beginning(code -> {
            code.invokestatic(LIBRARIES, "isOffscreen", MethodTypeDesc.of(ConstantDescs.CD_boolean));
            code.ifThen(instead::accept);
        });
    }

    private static CodeTransform beginning(Consumer<CodeBuilder> first) {
        return new CodeTransform() {
            @Override
            public void atStart(CodeBuilder code) {
                first.accept(code);
            }

            @Override
            public void accept(CodeBuilder code, CodeElement element) {
                code.with(element);
            }
        };
    }

    /** What a method does for windows of X11 is done for those of Windows there. */
    private static void ofWindowing(CodeBuilder code, CodeElement element) {
        code.with(element);
        if (!(element instanceof ConstantInstruction constant)) return;
        if (".x11".equals(constant.constantValue())) {
            code.invokestatic(
                    LIBRARIES, "windowingType", MethodTypeDesc.of(ConstantDescs.CD_String, ConstantDescs.CD_String));
        } else if (X11_DEVICE.equals(constant.constantValue())) {
            code.invokestatic(
                    LIBRARIES, "windowingDevice", MethodTypeDesc.of(ConstantDescs.CD_Class, ConstantDescs.CD_Class));
        }
    }

    /** In place of each static call of that name, whose arguments are on the stack. */
    private static CodeTransform replacing(String call, BiConsumer<CodeBuilder, InvokeInstruction> instead) {
        return (code, element) -> {
            if (element instanceof InvokeInstruction i && i.name().equalsString(call)) instead.accept(code, i);
            else code.with(element);
        };
    }

    /** The body of a native method of the driver. */
    private static void driver(CodeBuilder code, ClassDesc self, MethodModel m) {
        TypeKind result = TypeKind.from(m.methodTypeSymbol().returnType());
        switch (m.methodName().stringValue()) {
            case "initIDs" -> code.iconst_1();
            case "OpenBCMDisplay0", "CreatePointerIcon0" -> code.lconst_1();
            case "initNative" ->
                code.aload(0)
                        .loadConstant(tepui.targets.lwjgl.jogl.NewtOffscreen.WIDTH)
                        .loadConstant(tepui.targets.lwjgl.jogl.NewtOffscreen.HEIGHT)
                        .invokevirtual(self, "setScreenSize", MethodTypeDesc.ofDescriptor("(II)V"));
            case "DispatchMessages0" -> code.invokestatic(OFFSCREEN, "dispatch", MethodTypeDesc.ofDescriptor("()V"));
            case "CreateWindow0" ->
                // display, layer, x, y, width, height, opaque, alpha
                code.aload(0)
                        .iload(code.parameterSlot(4))
                        .iload(code.parameterSlot(5))
                        .invokestatic(OFFSCREEN, "create", MethodTypeDesc.ofDescriptor("(Ljava/lang/Object;II)J"));
            case "CloseWindow0" ->
                code.lload(code.parameterSlot(1)).invokestatic(OFFSCREEN, "close", MethodTypeDesc.ofDescriptor("(J)V"));
            case "reconfigure0" -> reconfigure(code, self);
            default -> {
                if (result != TypeKind.VOID)
                    throw new IllegalStateException(
                            "a native method that this version of NEWT should not have: " + m.methodName());
            }
        }
        code.return_(result);
    }

    /** window, x, y, width, height, flags: NEWT is told what it has asked for, as a window system would. */
    private static void reconfigure(CodeBuilder code, ClassDesc self) {
        int window = code.parameterSlot(0);
        int x = code.parameterSlot(1);
        int y = code.parameterSlot(2);
        int width = code.parameterSlot(3);
        int height = code.parameterSlot(4);
        int flags = code.parameterSlot(5);
        code.lload(window)
                .iload(width)
                .iload(height)
                .invokestatic(OFFSCREEN, "resize", MethodTypeDesc.ofDescriptor("(JII)V"));
        code.aload(0)
                .iconst_0()
                .iconst_0()
                .iload(width)
                .iload(height)
                .iconst_0()
                .invokevirtual(self, "sizeChanged", MethodTypeDesc.ofDescriptor("(ZZIIZ)Z"))
                .pop();
        code.aload(0)
                .iconst_0()
                .iconst_0()
                .iload(x)
                .iload(y)
                .invokevirtual(self, "positionChanged", MethodTypeDesc.ofDescriptor("(ZZII)Z"))
                .pop();
        // The highest bit says that visibility changes, the lowest what to.
        code.iload(flags)
                .ifThen(
                        Opcode.IFLT,
                        visible -> visible.aload(0)
                                .iload(flags)
                                .iconst_1()
                                .iand()
                                .invokevirtual(self, "visibleChanged", MethodTypeDesc.ofDescriptor("(Z)Z"))
                                .pop());
    }
}
