package tepui.targets.junit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;

/** Provider of the invocations of an {@link OffscreenGLTest}: one for each driver and size. */
public final class OffscreenGLInvocations implements TestTemplateInvocationContextProvider {
    /** Made by JUnit. */
    public OffscreenGLInvocations() {}

    @Override
    public boolean supportsTestTemplate(ExtensionContext test) {
        return test.getRequiredTestMethod().isAnnotationPresent(OffscreenGLTest.class);
    }

    @Override
    public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(ExtensionContext test) {
        OffscreenGLTest asked = test.getRequiredTestMethod().getAnnotation(OffscreenGLTest.class);
        List<TestTemplateInvocationContext> all = new ArrayList<>();
        for (String driver : asked.drivers()) {
            for (String size : asked.sizes()) all.add(new Invocation(OffscreenRequest.of(asked, driver, size)));
        }
        return all.stream();
    }

    private record Invocation(OffscreenRequest wanted) implements TestTemplateInvocationContext {
        @Override
        public String getDisplayName(int index) {
            return wanted.driver() + ", " + wanted.width() + " x " + wanted.height();
        }

        @Override
        public List<Extension> getAdditionalExtensions() {
            return List.of(new OffscreenGLExtension(wanted));
        }
    }
}
