package tepui.frontends.gl.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.TestDevice;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.GlslLimits;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.ir.Stage;
import tepui.pipe.Device;

/** Work of the compiler's threads, which a latch keeps from its end where a test needs it. */
final class CompileThreadsTest {
    private final CompileThreads threads = new CompileThreads();
    private final CountDownLatch gate = new CountDownLatch(1);

    private CompiledShader fragment(String text) {
        CompileOptions options = new CompileOptions(330, 300, true, new GlslLimits());
        return GlslCompiler.compile(Stage.FRAGMENT, new String[] {text}, options);
    }

    private CompiledShader afterTheGate(String text) throws InterruptedException {
        gate.await();
        return fragment(text);
    }

    @Test
    void whatNoThreadHasBegunIsMadeByWhoAsks() {
        List<FutureTask<CompiledShader>> busy = new ArrayList<>();
        for (int i = 0; i < 8; i++) busy.add(threads.start(() -> afterTheGate("void main() {}")));
        assertEquals(7, CompileThreads.result(threads.start(() -> 7)));
        gate.countDown();
        for (FutureTask<CompiledShader> work : busy)
            assertTrue(CompileThreads.result(work).ok());
    }

    @Test
    void withoutThreadsWorkIsDoneWhenItIsGiven() {
        threads.limit = 0;
        Thread caller = Thread.currentThread();
        FutureTask<Thread> work = threads.start(Thread::currentThread);
        assertTrue(work.isDone());
        assertEquals(caller, CompileThreads.result(work));
    }

    @Test
    void aShaderIsCompleteWhenItsWorkIsDone() {
        GlShader shader = new GlShader(1, Stage.FRAGMENT, GL_FRAGMENT_SHADER);
        assertEquals(1, shader.value(GL_COMPLETION_STATUS_KHR));
        shader.compiledBy(new FutureTask<>(() -> fragment("void main() {}")));
        assertEquals(0, shader.value(GL_COMPLETION_STATUS_KHR));
        assertEquals(1, shader.value(GL_COMPILE_STATUS));
        assertEquals(1, shader.value(GL_COMPLETION_STATUS_KHR));
    }

    @Test
    void aProgramIsLinkedWhileItsShadersAreCompiledAndDetached() {
        // A thread for the shader, and one for the program.
        try (Device device = TestDevice.nothing()) {
            ProgramObject program = new ProgramObject(2, device);
            GlShader shader = new GlShader(1, Stage.FRAGMENT, GL_FRAGMENT_SHADER);
            shader.source = "void main() { gl_FragColor = vec4(1); }";
            String text = shader.source;
            program.shaders.add(shader);
            FutureTask<CompiledShader> work = new FutureTask<>(() -> afterTheGate(text));
            shader.compiledBy(work);
            Thread compiler = Thread.ofPlatform().start(work);
            program.link(new GlslLimits(), true, threads);
            program.shaders.clear();
            shader.source = "another";
            assertFalse(program.isComplete());
            assertFalse(program.linkOk());
            gate.countDown();
            program.settle();
            assertTrue(program.isComplete());
            assertTrue(program.linkOk(), program.log());
            StageVariants stage = program.stage(Stage.FRAGMENT);
            assertEquals(text, stage == null ? "" : stage.source);
            join(compiler);
            program.drop();
        }
    }

    @Test
    void aShaderWithMistakesFailsTheProgram() {
        try (Device device = TestDevice.nothing()) {
            ProgramObject program = new ProgramObject(2, device);
            GlShader shader = new GlShader(1, Stage.FRAGMENT, GL_FRAGMENT_SHADER);
            program.shaders.add(shader);
            shader.compiledBy(threads.start(() -> fragment("void main() { nothing }")));
            program.link(new GlslLimits(), true, threads);
            program.settle();
            assertFalse(program.linkOk());
            assertEquals("error: shader 1 is not compiled\n", program.log());
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
