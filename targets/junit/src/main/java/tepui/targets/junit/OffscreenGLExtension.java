package tepui.targets.junit;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;
import org.opentest4j.TestAbortedException;

/** Extension that {@link OffscreenGL} names: makes the context before a test and ends it afterwards. */
public final class OffscreenGLExtension implements BeforeEachCallback, AfterEachCallback, ParameterResolver {
    private static final Namespace NAMESPACE = Namespace.create(OffscreenGLExtension.class);

    private final @Nullable OffscreenRequest fixed;

    /** Made by JUnit. */
    public OffscreenGLExtension() {
        fixed = null;
    }

    OffscreenGLExtension(OffscreenRequest wanted) {
        fixed = wanted;
    }

    @Override
    public void beforeEach(ExtensionContext test) {
        // A class's annotation does not make a second context for a template's.
        if (fixed == null && test.getRequiredTestMethod().isAnnotationPresent(OffscreenGLTest.class)) return;
        OffscreenRequest wanted = wanted(test);
        try {
            OffscreenContext context = OffscreenContext.open(
                    wanted.width(),
                    wanted.height(),
                    wanted.version(),
                    wanted.driver(),
                    wanted.samples(),
                    test.getRequiredTestClass());
            test.getStore(NAMESPACE).put("context", context);
        } catch (IllegalStateException e) {
            // One driver of several may be absent; one that a test asks for by name may not.
            if (fixed == null) throw e;
            throw new TestAbortedException(String.valueOf(e.getMessage()), e);
        }
    }

    @Override
    public void afterEach(ExtensionContext test) {
        OffscreenContext context = test.getStore(NAMESPACE).remove("context", OffscreenContext.class);
        if (context == null) return;
        String error = context.end();
        if (!error.isEmpty() && test.getExecutionException().isEmpty())
            throw new AssertionError("the test has left an error of OpenGL behind: " + error);
    }

    private OffscreenRequest wanted(ExtensionContext test) {
        if (fixed != null) return fixed;
        return AnnotationSupport.findAnnotation(test.getElement(), OffscreenGL.class)
                .or(() -> AnnotationSupport.findAnnotation(test.getTestClass(), OffscreenGL.class))
                .map(OffscreenRequest::of)
                .orElseThrow(() -> new IllegalStateException("there is no @OffscreenGL on " + test.getDisplayName()));
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext test) {
        if (parameter.getParameter().getType() != Picture.class) return false;
        return fixed != null || !test.getRequiredTestMethod().isAnnotationPresent(OffscreenGLTest.class);
    }

    @Override
    public @Nullable Object resolveParameter(ParameterContext parameter, ExtensionContext test) {
        OffscreenRequest wanted = wanted(test);
        String name = test.getRequiredTestClass().getSimpleName() + "-"
                + test.getRequiredTestMethod().getName() + wanted.suffix();
        return new Picture(name, wanted.width(), wanted.height());
    }
}
