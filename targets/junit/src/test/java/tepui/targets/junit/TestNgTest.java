package tepui.targets.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testng.TestListenerAdapter;
import org.testng.TestNG;
import org.testng.annotations.Listeners;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLConstants;

/** The listener as TestNG calls it. */
final class TestNgTest {
    /** Tests of TestNG, which this test runs. */
    @Listeners(OffscreenGLListener.class)
    @OffscreenGL(width = 8, height = 4)
    public static final class Tests {
        @org.testng.annotations.Test
        public void draws() {
            GL.glClearColor(1, 0, 0, 1);
            GL.glClear(GLConstants.GL_COLOR_BUFFER_BIT);
            OffscreenContext.current().picture("red").assertPixel(7, 3, 0xFF0000, 0);
        }

        @org.testng.annotations.Test
        @OffscreenGL(width = 16, height = 16)
        public void hasAContextOfItsOwn() {
            OffscreenContext.current().picture("black").assertPixel(15, 15, 0x000000, 0);
        }

        @org.testng.annotations.Test
        public void leavesAnErrorBehind() {
            GL.glEnable(-1);
        }
    }

    @Test
    void eachTestHasAContextAndAnErrorThatIsLeftFails(@TempDir Path folder) {
        TestNG testng = new TestNG(false);
        TestListenerAdapter results = new TestListenerAdapter();
        testng.setTestClasses(new Class<?>[] {Tests.class});
        testng.setOutputDirectory(folder.toString());
        testng.setVerbose(0);
        testng.addListener(results);
        testng.run();
        assertEquals(2, results.getPassedTests().size(), () -> String.valueOf(results.getFailedTests()));
        assertEquals("leavesAnErrorBehind", results.getFailedTests().getFirst().getName());
        assertTrue(
                results.getFailedTests().getFirst().getThrowable().getMessage().endsWith("GL_INVALID_ENUM"));
    }
}
