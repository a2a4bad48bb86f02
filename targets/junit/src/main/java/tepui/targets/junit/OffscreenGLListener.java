package tepui.targets.junit;

import org.testng.IInvokedMethod;
import org.testng.IInvokedMethodListener;
import org.testng.ITestResult;

/**
 * Listener of TestNG for {@link OffscreenGL}: {@code @Listeners(OffscreenGLListener.class)} on a class gives each of its tests with that annotation a new context.
 * {@link OffscreenContext#current} has its picture.
 */
public final class OffscreenGLListener implements IInvokedMethodListener {
    /** Made by TestNG. */
    public OffscreenGLListener() {}

    @Override
    public void beforeInvocation(IInvokedMethod method, ITestResult result) {
        if (!method.isTestMethod()) return;
        OffscreenGL wanted =
                method.getTestMethod().getConstructorOrMethod().getMethod().getAnnotation(OffscreenGL.class);
        Class<?> test = method.getTestMethod().getRealClass();
        if (wanted == null) wanted = test.getAnnotation(OffscreenGL.class);
        if (wanted == null) return;
        OffscreenContext.open(
                wanted.width(), wanted.height(), wanted.version(), wanted.driver(), wanted.samples(), test);
    }

    @Override
    public void afterInvocation(IInvokedMethod method, ITestResult result) {
        if (!method.isTestMethod() || !OffscreenContext.isThere()) return;
        String error = OffscreenContext.current().end();
        if (error.isEmpty() || result.getStatus() != ITestResult.SUCCESS) return;
        result.setStatus(ITestResult.FAILURE);
        result.setThrowable(new AssertionError("the test has left an error of OpenGL behind: " + error));
    }
}
