package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.SoftProvider;
import tepui.frontends.gl.base.Native;
import tepui.pipe.Device;

/** KHR_debug: what is logged, filtered, grouped and labelled. */
class DebugMessagesTest {
    private static final List<String> HEARD = new ArrayList<>();

    private Device device;
    private GLContext context;
    private final Arena arena = Arena.ofConfined();

    @BeforeEach
    void open() {
        HEARD.clear();
        SoftProvider provider = new SoftProvider();
        device = TestDevice.open(provider);
        context = GLContext.create(device, ContextAttributes.core(3, 3).withFlags(true, false, false, false));
        context.makeCurrent();
    }

    @AfterEach
    void close() {
        context.close();
        device.close();
        arena.close();
    }

    private long text(String s) {
        return arena.allocateFrom(s).address();
    }

    private int get(int name) {
        MemorySegment m = arena.allocate(16, 8);
        glGetIntegerv(name, m.address());
        return m.get(ValueLayout.JAVA_INT, 0);
    }

    private String next() {
        MemorySegment m = arena.allocate(5000);
        int count = glGetDebugMessageLog(1, 5000, 0, 0, 0, 0, 0, m.address());
        return count == 0 ? "" : m.getString(0);
    }

    private void insert(int id, int severity, String s) {
        glDebugMessageInsert(GL_DEBUG_SOURCE_APPLICATION, GL_DEBUG_TYPE_OTHER, id, severity, -1, text(s));
    }

    /** The core profile lost glGetPointerv, and got it back for this. */
    @Test
    void pointersOfTheCallbackAreThereInTheCoreProfile() {
        MemorySegment value = arena.allocate(8, 8);
        value.set(ValueLayout.JAVA_LONG, 0, -1);
        glGetPointerv(GL_DEBUG_CALLBACK_FUNCTION, value.address());
        assertEquals(GL_NO_ERROR, glGetError());
        assertEquals(0, value.get(ValueLayout.JAVA_LONG, 0));
    }

    @Test
    void aWaitIsAMessageThatSaysHowToDoWithout() {
        context.setDebugCallback((source, type, id, severity, message) -> {
            if (type == GL_DEBUG_TYPE_PERFORMANCE) HEARD.add(message);
        });
        MemorySegment name = arena.allocate(8, 8);
        glGenBuffers(1, name.address());
        glBindBuffer(GL_COPY_READ_BUFFER, name.get(ValueLayout.JAVA_INT, 0));
        glGenBuffers(1, name.address());
        glBindBuffer(GL_COPY_WRITE_BUFFER, name.get(ValueLayout.JAVA_INT, 0));
        glBufferData(GL_COPY_READ_BUFFER, 1 << 20, 0, GL_STREAM_COPY);
        glBufferData(GL_COPY_WRITE_BUFFER, 1 << 20, 0, GL_STREAM_READ);
        glCopyBufferSubData(GL_COPY_READ_BUFFER, GL_COPY_WRITE_BUFFER, 0, 0, 1 << 20);
        long before = context.pipe().counters().waits;
        glGetBufferSubData(GL_COPY_WRITE_BUFFER, 0, 8, name.address());
        long waits = context.pipe().counters().waits - before;
        assertEquals(waits, HEARD.size(), HEARD.toString());
        for (String s : HEARD) assertTrue(s.startsWith("glGetBufferSubData: it waited"), s);
    }

    @Test
    void arraysInTheProgramsMemoryAreToldOf() {
        context.close();
        context = GLContext.create(
                device, ContextAttributes.compatibility().withSize(4, 4).withFlags(true, false, false, false));
        context.makeCurrent();
        context.setDebugCallback((source, type, id, severity, message) -> {
            if (type == GL_DEBUG_TYPE_PERFORMANCE) HEARD.add(message);
        });
        glVertexPointer(2, GL_FLOAT, 0, arena.allocate(64, 8).address());
        glEnableClientState(GL_VERTEX_ARRAY);
        glDrawArrays(GL_TRIANGLES, 0, 3);
        assertTrue(HEARD.stream().anyMatch(s -> s.contains("copied for every draw")), HEARD.toString());
    }

    @Test
    void anErrorIsAMessageThatNamesCallAndArgument() {
        glViewport(0, 0, -3, 1);
        assertEquals(GL_INVALID_VALUE, glGetError());
        String message = next();
        assertTrue(message.contains("glViewport") && message.contains("-3"), message);
        assertEquals("", next());
    }

    @Test
    void errorsOfUniformsNameTheCallThatWasMade() {
        String source =
                "#version 330\nuniform sampler2D s; uniform vec2 v; out vec4 o; void main() { o = texture(s, v); }";
        int shader = glCreateShader(GL_FRAGMENT_SHADER);
        glShaderSource(
                shader,
                1,
                arena.allocateFrom(ValueLayout.ADDRESS, arena.allocateFrom(source))
                        .address(),
                0);
        glCompileShader(shader);
        int program = glCreateProgram();
        glAttachShader(program, shader);
        glLinkProgram(program);
        glUseProgram(program);
        int s = glGetUniformLocation(program, text("s"));
        int v = glGetUniformLocation(program, text("v"));
        long values = arena.allocate(64, 8).address();
        Native.putInt(values, -1);
        message("glUniform1iv: unit is -1", () -> glUniform1iv(s, 1, values));
        message("glUniform1i: unit is -2", () -> glUniform1i(s, -2));
        message("glUniform3f: v has another type", () -> glUniform3f(v, 1, 2, 3));
        message("glUniform2iv: v has another type", () -> glUniform2iv(v, 1, values));
        message("glUniform2fv: count is -4", () -> glUniform2fv(v, -4, values));
        message("glUniform2fv: count is 2, v is no array", () -> glUniform2fv(v, 2, values));
        message("glUniformMatrix2fv: v has another type", () -> glUniformMatrix2fv(v, 1, false, values));
        message("glUniform4ui: there is no location 77", () -> glUniform4ui(77, 1, 2, 3, 4));
    }

    private void message(String begin, Runnable call) {
        call.run();
        assertTrue(glGetError() != GL_NO_ERROR, begin);
        String said = next();
        assertTrue(said.startsWith(begin), said);
    }

    @Test
    void theLogKeepsTheOrderAndTellsLengths() {
        insert(1, GL_DEBUG_SEVERITY_HIGH, "first");
        insert(2, GL_DEBUG_SEVERITY_HIGH, "second one");
        assertEquals(2, get(GL_DEBUG_LOGGED_MESSAGES));
        assertEquals(6, get(GL_DEBUG_NEXT_LOGGED_MESSAGE_LENGTH));
        assertEquals("first", next());
        assertEquals("second one", next());
        assertEquals(0, get(GL_DEBUG_LOGGED_MESSAGES));
    }

    @Test
    void aMessageThatDoesNotFitStays() {
        insert(1, GL_DEBUG_SEVERITY_HIGH, "too long for this");
        MemorySegment m = arena.allocate(8);
        assertEquals(0, glGetDebugMessageLog(1, 8, 0, 0, 0, 0, 0, m.address()));
        assertEquals(1, get(GL_DEBUG_LOGGED_MESSAGES));
    }

    @Test
    void lowSeverityIsOffAtFirst() {
        insert(1, GL_DEBUG_SEVERITY_LOW, "low");
        assertEquals("", next());
        glDebugMessageControl(GL_DONT_CARE, GL_DONT_CARE, GL_DEBUG_SEVERITY_LOW, 0, 0, true);
        insert(1, GL_DEBUG_SEVERITY_LOW, "low");
        assertEquals("low", next());
    }

    @Test
    void aSingleIdCanBeTurnedOff() {
        MemorySegment ids = arena.allocateFrom(ValueLayout.JAVA_INT, 7);
        glDebugMessageControl(GL_DEBUG_SOURCE_APPLICATION, GL_DEBUG_TYPE_OTHER, GL_DONT_CARE, 1, ids.address(), false);
        insert(7, GL_DEBUG_SEVERITY_HIGH, "seven");
        insert(8, GL_DEBUG_SEVERITY_HIGH, "eight");
        assertEquals("eight", next());
    }

    @Test
    void aGroupEndsWithItsFilters() {
        glPushDebugGroup(GL_DEBUG_SOURCE_APPLICATION, 1, -1, text("group"));
        assertEquals("group", next());
        assertEquals(2, get(GL_DEBUG_GROUP_STACK_DEPTH));
        glDebugMessageControl(GL_DONT_CARE, GL_DONT_CARE, GL_DONT_CARE, 0, 0, false);
        insert(1, GL_DEBUG_SEVERITY_HIGH, "unheard");
        glPopDebugGroup();
        assertEquals("group", next());
        insert(1, GL_DEBUG_SEVERITY_HIGH, "heard");
        assertEquals("heard", next());
        glPopDebugGroup();
        assertEquals(GL_STACK_UNDERFLOW, glGetError());
    }

    @Test
    void sourcesOfTheApiAreNotTheApplications() {
        glDebugMessageInsert(GL_DEBUG_SOURCE_API, GL_DEBUG_TYPE_OTHER, 1, GL_DEBUG_SEVERITY_HIGH, -1, text("x"));
        assertEquals(GL_INVALID_ENUM, glGetError());
    }

    @Test
    void tooLongIsAnError() {
        insert(1, GL_DEBUG_SEVERITY_HIGH, "x".repeat(4096));
        assertEquals(GL_INVALID_VALUE, glGetError());
    }

    static void hear(int source, int type, int id, int severity, int length, long message, long user) {
        HEARD.add(user + ":"
                + MemorySegment.ofAddress(message).reinterpret(length + 1L).getString(0));
    }

    @Test
    void aCallbackTakesThePlaceOfTheLog() throws ReflectiveOperationException {
        MethodType type = MethodType.methodType(
                void.class, int.class, int.class, int.class, int.class, int.class, long.class, long.class);
        MemorySegment stub = Linker.nativeLinker()
                .upcallStub(
                        MethodHandles.lookup().findStatic(DebugMessagesTest.class, "hear", type),
                        FunctionDescriptor.ofVoid(
                                ValueLayout.JAVA_INT,
                                ValueLayout.JAVA_INT,
                                ValueLayout.JAVA_INT,
                                ValueLayout.JAVA_INT,
                                ValueLayout.JAVA_INT,
                                ValueLayout.JAVA_LONG,
                                ValueLayout.JAVA_LONG),
                        arena);
        glDebugMessageCallback(stub.address(), 42);
        insert(1, GL_DEBUG_SEVERITY_HIGH, "called");
        glDebugMessageCallback(0, 0);
        insert(1, GL_DEBUG_SEVERITY_HIGH, "logged");
        assertEquals(List.of("42:called"), HEARD);
        assertEquals("logged", next());
    }

    @Test
    void aLabelGoesWithItsObject() {
        MemorySegment names = arena.allocate(8, 4);
        glGenQueries(1, names.address());
        int query = names.get(ValueLayout.JAVA_INT, 0);
        glObjectLabel(GL_QUERY, query, -1, text("timer"));
        assertEquals(GL_INVALID_VALUE, glGetError());
        glQueryCounter(query, GL_TIMESTAMP);
        glObjectLabel(GL_QUERY, query, 4, text("timer"));
        MemorySegment label = arena.allocate(16);
        MemorySegment length = arena.allocate(4, 4);
        glGetObjectLabel(GL_QUERY, query, 16, length.address(), label.address());
        assertEquals("time", label.getString(0));
        assertEquals(4, length.get(ValueLayout.JAVA_INT, 0));
        glGetObjectLabel(GL_QUERY, query, 0, length.address(), 0);
        assertEquals(4, length.get(ValueLayout.JAVA_INT, 0));
        assertEquals(GL_NO_ERROR, glGetError());
    }

    private int name(java.util.function.LongConsumer generate) {
        MemorySegment m = arena.allocate(4, 4);
        generate.accept(m.address());
        return m.get(ValueLayout.JAVA_INT, 0);
    }

    private String label(int kind, int name) {
        MemorySegment label = arena.allocate(64);
        glGetObjectLabel(kind, name, 64, 0, label.address());
        assertEquals(GL_NO_ERROR, glGetError());
        return label.getString(0);
    }

    @Test
    void imagesAndWhatHoldsThemHaveLabels() {
        int sampler = name(a -> glGenSamplers(1, a));
        int texture = name(a -> glGenTextures(1, a));
        int renderbuffer = name(a -> glGenRenderbuffers(1, a));
        int framebuffer = name(a -> glGenFramebuffers(1, a));
        glObjectLabel(GL_TEXTURE, texture, -1, text("no texture yet"));
        assertEquals(GL_INVALID_VALUE, glGetError());
        glBindSampler(0, sampler);
        glBindTexture(GL_TEXTURE_2D, texture);
        glBindRenderbuffer(GL_RENDERBUFFER, renderbuffer);
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
        glObjectLabel(GL_SAMPLER, sampler, -1, text("sampler"));
        glObjectLabel(GL_TEXTURE, texture, -1, text("texture"));
        glObjectLabel(GL_RENDERBUFFER, renderbuffer, -1, text("renderbuffer"));
        glObjectLabel(GL_FRAMEBUFFER, framebuffer, -1, text("framebuffer"));
        assertEquals("sampler", label(GL_SAMPLER, sampler));
        assertEquals("texture", label(GL_TEXTURE, texture));
        assertEquals("renderbuffer", label(GL_RENDERBUFFER, renderbuffer));
        assertEquals("framebuffer", label(GL_FRAMEBUFFER, framebuffer));
        glObjectLabel(GL_DISPLAY_LIST, 1, -1, text("lists are of the compatibility profile"));
        assertEquals(GL_INVALID_ENUM, glGetError());
    }

    @Test
    void aListKeepsItsLabelWhenItIsCompiledAnew() {
        try (GLContext compatibility = GLContext.create(device, ContextAttributes.compatibility())) {
            compatibility.makeCurrent();
            int first = glGenLists(2);
            glObjectLabel(GL_DISPLAY_LIST, first, -1, text("gear"));
            assertEquals("", label(GL_DISPLAY_LIST, first + 1));
            glNewList(first, GL_COMPILE);
            glEndList();
            assertEquals("gear", label(GL_DISPLAY_LIST, first));
            GLContext.release();
        }
        context.makeCurrent();
    }
}
