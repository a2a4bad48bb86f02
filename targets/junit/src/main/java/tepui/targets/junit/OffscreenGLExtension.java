package tepui.targets.junit;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Device;
import tepui.targets.lwjgl.OffscreenDevices;

/**
 * Extension that {@link OffscreenGL} names: makes the context before a test and ends it afterwards. Devices are opened
 * once for all tests.
 */
public final class OffscreenGLExtension implements BeforeEachCallback, AfterEachCallback, ParameterResolver {
    private static final Namespace NAMESPACE = Namespace.create(OffscreenGLExtension.class);

    /** Made by JUnit. */
    public OffscreenGLExtension() {}

    @Override
    public void beforeEach(ExtensionContext test) {
        OffscreenGL wanted = wanted(test);
        WovenLwjgl.prepare();
        GLContext context = GLContext.create(device(test, wanted.driver()), attributes(wanted));
        context.makeCurrent();
        test.getStore(NAMESPACE).put("context", context);
        WovenLwjgl.createCapabilities(test.getRequiredTestClass());
    }

    @Override
    public void afterEach(ExtensionContext test) {
        GLContext context = test.getStore(NAMESPACE).remove("context", GLContext.class);
        if (context == null) return;
        int error = context.isCurrent() ? GL.glGetError() : 0;
        GLContext.release();
        context.close();
        if (error != 0 && test.getExecutionException().isEmpty())
            throw new AssertionError("the test has left an error of OpenGL behind: " + name(error));
    }

    private static String name(int error) {
        return switch (error) {
            case 0x0500 -> "GL_INVALID_ENUM";
            case 0x0501 -> "GL_INVALID_VALUE";
            case 0x0502 -> "GL_INVALID_OPERATION";
            case 0x0503 -> "GL_STACK_OVERFLOW";
            case 0x0504 -> "GL_STACK_UNDERFLOW";
            case 0x0505 -> "GL_OUT_OF_MEMORY";
            case 0x0506 -> "GL_INVALID_FRAMEBUFFER_OPERATION";
            default -> "0x" + Integer.toHexString(error);
        };
    }

    private static OffscreenGL wanted(ExtensionContext test) {
        return AnnotationSupport.findAnnotation(test.getElement(), OffscreenGL.class)
                .or(() -> AnnotationSupport.findAnnotation(test.getTestClass(), OffscreenGL.class))
                .orElseThrow(() -> new IllegalStateException("there is no @OffscreenGL on " + test.getDisplayName()));
    }

    private static Device device(ExtensionContext test, String driver) {
        return test.getRoot()
                .getStore(NAMESPACE)
                .computeIfAbsent(
                        driver.isEmpty() ? "the best" : driver,
                        d -> OffscreenDevices.open(driver.isEmpty() ? null : driver),
                        Device.class);
    }

    private static ContextAttributes attributes(OffscreenGL wanted) {
        return version(wanted.version())
                .withSize(wanted.width(), wanted.height())
                .withSamples(wanted.samples());
    }

    /** A context by what {@link OffscreenGL#version} says. */
    static ContextAttributes version(String text) {
        String[] words = text.strip().toLowerCase(Locale.ROOT).split(" +");
        boolean es = words[0].equals("es");
        boolean compatibility = words.length == 2 && words[1].equals("compatibility");
        String number = es && words.length == 2 ? words[1] : words[0];
        if (!number.matches("\\d\\.\\d") || words.length > 2 || words.length == 2 && !es && !compatibility)
            throw new IllegalArgumentException("@OffscreenGL: version is \"" + text
                    + "\", must be as \"3.3\", \"3.3 compatibility\" or \"ES 3.0\"");
        int major = number.charAt(0) - '0';
        int minor = number.charAt(2) - '0';
        if (es) return ContextAttributes.es(major, minor);
        return compatibility || major * 10 + minor < 32
                ? ContextAttributes.compatibility().withVersion(major, minor)
                : ContextAttributes.core(major, minor);
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
        return parameter.getParameter().getType() == Picture.class;
    }

    @Override
    public @Nullable Object resolveParameter(ParameterContext parameter, ExtensionContext test) {
        OffscreenGL wanted = wanted(test);
        String name = test.getRequiredTestClass().getSimpleName() + "-"
                + test.getRequiredTestMethod().getName();
        return new Picture(name, wanted.width(), wanted.height());
    }
}
