package tepui.frontends.gl;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Method;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.opentest4j.AssertionFailedError;

/**
 * Annotation of a test that fails on the Direct3D 12 of this system, for the reason that stands there; one that passes
 * by now fails for that.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(FailsOnVkd3d.Check.class)
public @interface FailsOnVkd3d {
    String value();

    /** Extension that inverts the outcome, where the chosen driver is that one. */
    final class Check implements InvocationInterceptor {
        @Override
        public void interceptTestMethod(
                Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
                throws Throwable {
            run(test, method.getExecutable());
        }

        @Override
        public void interceptTestTemplateMethod(
                Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
                throws Throwable {
            run(test, method.getExecutable());
        }

        private static void run(Invocation<Void> test, Method method) throws Throwable {
            boolean windows = System.getProperty("os.name", "").startsWith("Windows");
            if (windows || !System.getProperty("tepui.gl.driver", "soft").equals("d3d12")) {
                test.proceed();
                return;
            }
            try {
                test.proceed();
            } catch (AssertionError | ContextException e) {
                return;
            }
            FailsOnVkd3d expected = method.getAnnotation(FailsOnVkd3d.class);
            throw new AssertionFailedError(
                    "passes, though it is said to fail: " + (expected == null ? "" : expected.value()));
        }
    }
}
