package tepui.targets.lwjgl.weave;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Opcode;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;

/**
 * Code by which a component of AWT on Windows, JOGL's GLCanvas, gets a configuration of EGL. On Windows JOGL has a chooser for AWT with its WGL part alone, which
 * is never loaded here: the chooser is registered with EGL's, and asks EGL's for windows of Windows.
 */
final class JoglAwtWeave {
    private static final ClassDesc LIBRARIES = ClassDesc.of("tepui.targets.lwjgl.jogl.JoglLibraries");
    private static final ClassDesc EGL_FORMATS = ClassDesc.of("jogamp.opengl.egl.EGLGraphicsConfigurationFactory");
    private static final String WINDOWING = "com.jogamp.nativewindow.";
    private static final ClassDesc DEVICE = ClassDesc.of(WINDOWING + "AbstractGraphicsDevice");
    private static final ClassDesc SCREEN = ClassDesc.of(WINDOWING + "AbstractGraphicsScreen");
    private static final ClassDesc CONFIGURATION = ClassDesc.of(WINDOWING + "AbstractGraphicsConfiguration");
    private static final ClassDesc CAPABILITIES = ClassDesc.of(WINDOWING + "CapabilitiesImmutable");
    private static final ClassDesc CHOOSER = ClassDesc.of(WINDOWING + "CapabilitiesChooser");
    private static final ClassDesc FACTORY = ClassDesc.of(WINDOWING + "GraphicsConfigurationFactory");
    private static final ClassDesc PLAIN_SCREEN = ClassDesc.of(WINDOWING + "DefaultGraphicsScreen");
    private static final ClassDesc WINDOWS_DEVICE = ClassDesc.of(WINDOWING + "windows.WindowsGraphicsDevice");
    private static final ClassDesc AWT_DEVICE = ClassDesc.of(WINDOWING + "awt.AWTGraphicsDevice");
    private static final ClassDesc AWT_SCREEN = ClassDesc.of(WINDOWING + "awt.AWTGraphicsScreen");
    private static final ClassDesc AWT_CONFIGURATION = ClassDesc.of(WINDOWING + "awt.AWTGraphicsConfiguration");
    private static final ClassDesc JAVA_DEVICE = ClassDesc.of("java.awt.GraphicsDevice");
    private static final ClassDesc JAVA_CONFIGURATION = ClassDesc.of("java.awt.GraphicsConfiguration");

    private JoglAwtWeave() {}

    /** Where EGL's chooser is registered. */
    static void register(CodeBuilder code) {
        code.ldc(EGL_FORMATS)
                .invokestatic(
                        LIBRARIES, "registerForAwt", MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_Class));
    }

    /** The whole of AWT's chooser, whose arguments are capabilities, those that were asked for, a chooser, a screen, and the number of a visual. */
    static void choose(CodeBuilder code) {
        int chosen = code.parameterSlot(0);
        int requested = code.parameterSlot(1);
        int screen = code.parameterSlot(3);
        int device = code.allocateLocal(TypeKind.REFERENCE);
        int found = code.allocateLocal(TypeKind.REFERENCE);
        code.aload(screen)
                .ifThen(
                        Opcode.IFNULL,
                        none -> none.invokestatic(AWT_SCREEN, "createDefault", MethodTypeDesc.of(SCREEN))
                                .astore(screen));
        code.new_(WINDOWS_DEVICE)
                .dup()
                .iconst_0()
                .invokespecial(
                        WINDOWS_DEVICE,
                        ConstantDescs.INIT_NAME,
                        MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_int))
                .astore(device);
        code.aload(device)
                .aload(chosen)
                .invokestatic(FACTORY, "getFactory", MethodTypeDesc.of(FACTORY, DEVICE, CAPABILITIES))
                .aload(chosen)
                .aload(requested)
                .aload(code.parameterSlot(2))
                .new_(PLAIN_SCREEN)
                .dup()
                .aload(device)
                .aload(screen)
                .invokeinterface(SCREEN, "getIndex", MethodTypeDesc.of(ConstantDescs.CD_int))
                .invokespecial(
                        PLAIN_SCREEN,
                        ConstantDescs.INIT_NAME,
                        MethodTypeDesc.of(ConstantDescs.CD_void, DEVICE, ConstantDescs.CD_int))
                .iload(code.parameterSlot(4))
                .invokevirtual(
                        FACTORY,
                        "chooseGraphicsConfiguration",
                        MethodTypeDesc.of(
                                CONFIGURATION, CAPABILITIES, CAPABILITIES, CHOOSER, SCREEN, ConstantDescs.CD_int))
                .astore(found);
        code.aload(found).ifThen(Opcode.IFNULL, none -> none.aconst_null().areturn());
        code.new_(AWT_CONFIGURATION)
                .dup()
                .aload(screen)
                .checkcast(AWT_SCREEN)
                .aload(found)
                .invokeinterface(CONFIGURATION, "getChosenCapabilities", MethodTypeDesc.of(CAPABILITIES))
                .aload(found)
                .invokeinterface(CONFIGURATION, "getRequestedCapabilities", MethodTypeDesc.of(CAPABILITIES))
                .aload(screen)
                .invokeinterface(SCREEN, "getDevice", MethodTypeDesc.of(DEVICE))
                .checkcast(AWT_DEVICE)
                .invokevirtual(AWT_DEVICE, "getGraphicsDevice", MethodTypeDesc.of(JAVA_DEVICE))
                .invokevirtual(JAVA_DEVICE, "getDefaultConfiguration", MethodTypeDesc.of(JAVA_CONFIGURATION))
                .aload(found)
                .invokespecial(
                        AWT_CONFIGURATION,
                        ConstantDescs.INIT_NAME,
                        MethodTypeDesc.of(
                                ConstantDescs.CD_void,
                                AWT_SCREEN,
                                CAPABILITIES,
                                CAPABILITIES,
                                JAVA_CONFIGURATION,
                                CONFIGURATION))
                .areturn();
    }
}
