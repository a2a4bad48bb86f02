package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.SoftProvider;
import tepui.pipe.Device;

/** Queries, conditional rendering and sync objects: their rules, and the results that need no drawing. */
class QueriesTest {
    private Device device;
    private GLContext context;
    private final Arena arena = Arena.ofConfined();
    private MemorySegment memory;

    @BeforeEach
    void open() {
        SoftProvider provider = new SoftProvider();
        device = TestDevice.open(provider);
        context = GLContext.create(device, ContextAttributes.core(3, 3));
        context.makeCurrent();
        memory = arena.allocate(64, 8);
    }

    @AfterEach
    void close() {
        context.close();
        device.close();
        arena.close();
    }

    private int newQuery() {
        glGenQueries(1, memory.address());
        return memory.get(ValueLayout.JAVA_INT, 0);
    }

    private int result(int query, int pname) {
        glGetQueryObjectiv(query, pname, memory.address());
        return memory.get(ValueLayout.JAVA_INT, 0);
    }

    private static void error(int expected) {
        assertEquals(expected, glGetError());
    }

    @Test
    void aNameIsAnObjectFromItsFirstUse() {
        int q = newQuery();
        assertFalse(glIsQuery(q));
        glBeginQuery(GL_SAMPLES_PASSED, q);
        assertTrue(glIsQuery(q));
        glEndQuery(GL_SAMPLES_PASSED);
        assertEquals(0, result(q, GL_QUERY_RESULT));
        assertEquals(1, result(q, GL_QUERY_RESULT_AVAILABLE));
        error(GL_NO_ERROR);
    }

    @Test
    void beginRefusesWhatIsNoQuery() {
        glBeginQuery(GL_SAMPLES_PASSED, 0);
        error(GL_INVALID_OPERATION);
        glBeginQuery(GL_SAMPLES_PASSED, 77);
        error(GL_INVALID_OPERATION);
        glBeginQuery(GL_TIMESTAMP, newQuery());
        error(GL_INVALID_ENUM);
        glBeginQuery(GL_TEXTURE_2D, newQuery());
        error(GL_INVALID_ENUM);
    }

    @Test
    void aTargetHasOneActiveQueryAndOcclusionSharesIt() {
        int a = newQuery();
        int b = newQuery();
        glBeginQuery(GL_SAMPLES_PASSED, a);
        glBeginQuery(GL_SAMPLES_PASSED, b);
        error(GL_INVALID_OPERATION);
        glBeginQuery(GL_ANY_SAMPLES_PASSED, b);
        error(GL_INVALID_OPERATION);
        glBeginQuery(GL_PRIMITIVES_GENERATED, a);
        error(GL_INVALID_OPERATION);
        glGetQueryiv(GL_SAMPLES_PASSED, GL_CURRENT_QUERY, memory.address());
        assertEquals(a, memory.get(ValueLayout.JAVA_INT, 0));
        result(a, GL_QUERY_RESULT);
        error(GL_INVALID_OPERATION);
        glEndQuery(GL_ANY_SAMPLES_PASSED);
        error(GL_INVALID_OPERATION);
        glEndQuery(GL_SAMPLES_PASSED);
        glEndQuery(GL_SAMPLES_PASSED);
        error(GL_INVALID_OPERATION);
    }

    @Test
    void aQueryKeepsItsTarget() {
        int q = newQuery();
        glQueryCounter(q, GL_TIMESTAMP);
        error(GL_NO_ERROR);
        glBeginQuery(GL_TIME_ELAPSED, q);
        error(GL_INVALID_OPERATION);
        int t = newQuery();
        glBeginQuery(GL_TIME_ELAPSED, t);
        glEndQuery(GL_TIME_ELAPSED);
        glQueryCounter(t, GL_TIMESTAMP);
        error(GL_INVALID_OPERATION);
    }

    @Test
    void timestampsGrow() {
        int a = newQuery();
        int b = newQuery();
        glQueryCounter(a, GL_TIMESTAMP);
        glQueryCounter(b, GL_TIMESTAMP);
        glGetQueryObjectui64v(a, GL_QUERY_RESULT, memory.address());
        glGetQueryObjectui64v(b, GL_QUERY_RESULT, memory.address() + 8);
        assertTrue(memory.get(ValueLayout.JAVA_LONG, 0) <= memory.get(ValueLayout.JAVA_LONG, 8));
        assertTrue(memory.get(ValueLayout.JAVA_LONG, 0) > 0);
    }

    @Test
    void theResultIsCutToItsType() {
        int q = newQuery();
        glQueryCounter(q, GL_TIMESTAMP);
        glGetQueryObjectui64v(q, GL_QUERY_RESULT, memory.address());
        long value = memory.get(ValueLayout.JAVA_LONG, 0);
        assertEquals((int) Math.min(value, Integer.MAX_VALUE), result(q, GL_QUERY_RESULT));
    }

    @Test
    void deletingAnActiveQueryEndsIt() {
        int q = newQuery();
        glBeginQuery(GL_SAMPLES_PASSED, q);
        memory.set(ValueLayout.JAVA_INT, 0, q);
        glDeleteQueries(1, memory.address());
        assertFalse(glIsQuery(q));
        glBeginQuery(GL_SAMPLES_PASSED, newQuery());
        error(GL_NO_ERROR);
        glEndQuery(GL_SAMPLES_PASSED);
        error(GL_NO_ERROR);
    }

    @Test
    void aConditionNeedsAnOcclusionQueryThatEnded() {
        int q = newQuery();
        glBeginConditionalRender(q, GL_QUERY_WAIT);
        error(GL_INVALID_OPERATION);
        glBeginQuery(GL_SAMPLES_PASSED, q);
        glBeginConditionalRender(q, GL_QUERY_WAIT);
        error(GL_INVALID_OPERATION);
        glEndQuery(GL_SAMPLES_PASSED);
        glBeginConditionalRender(q, GL_TEXTURE_2D);
        error(GL_INVALID_ENUM);
        glBeginConditionalRender(12345, GL_QUERY_WAIT);
        error(GL_INVALID_VALUE);
        glBeginConditionalRender(q, GL_QUERY_WAIT);
        error(GL_NO_ERROR);
        glBeginConditionalRender(q, GL_QUERY_WAIT);
        error(GL_INVALID_OPERATION);
        glEndConditionalRender();
        glEndConditionalRender();
        error(GL_INVALID_OPERATION);
    }

    @Test
    void aFenceIsSignalledWhenTheWorkIsDone() {
        long sync = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
        assertTrue(glIsSync(sync));
        glFinish();
        assertEquals(GL_ALREADY_SIGNALED, glClientWaitSync(sync, GL_SYNC_FLUSH_COMMANDS_BIT, 0));
        glGetSynciv(sync, GL_SYNC_STATUS, 1, memory.address(), memory.address() + 8);
        assertEquals(1, memory.get(ValueLayout.JAVA_INT, 0));
        assertEquals(GL_SIGNALED, memory.get(ValueLayout.JAVA_INT, 8));
        glWaitSync(sync, 0, GL_TIMEOUT_IGNORED);
        error(GL_NO_ERROR);
        glDeleteSync(sync);
        assertFalse(glIsSync(sync));
        glDeleteSync(0);
        error(GL_NO_ERROR);
    }

    @Test
    void syncCallsRefuseWhatIsWrong() {
        assertEquals(0, glFenceSync(GL_TEXTURE_2D, 0));
        error(GL_INVALID_ENUM);
        assertEquals(0, glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 1));
        error(GL_INVALID_VALUE);
        assertEquals(GL_WAIT_FAILED, glClientWaitSync(1L << 40, 0, 0));
        error(GL_INVALID_VALUE);
        long sync = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
        glWaitSync(sync, 0, 5);
        error(GL_INVALID_VALUE);
        glDeleteSync(sync);
        glDeleteSync(sync);
        error(GL_INVALID_VALUE);
    }
}
