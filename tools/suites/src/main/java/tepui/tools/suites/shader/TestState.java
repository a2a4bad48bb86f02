package tepui.tools.suites.shader;

import static java.nio.charset.StandardCharsets.UTF_8;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.tools.suites.gl.GlCalls;
import tepui.tools.suites.gl.GlHost;

/**
 * State that a test's commands share: the context, native memory that lives as long as the test, sizes, the program.
 */
final class TestState {
    final GlCalls gl;
    final Arena arena;
    final GlHost.Profile profile;
    final int windowWidth;
    final int windowHeight;

    /** Of the framebuffer that is drawn to, and of the one that is read. */
    int drawWidth;

    int drawHeight;
    int readWidth;
    int readHeight;

    /** Width and height of the textures that commands made, by name: OpenGL ES before 3.1 does not tell. */
    final java.util.Map<Integer, int[]> textureSizes = new java.util.HashMap<>();

    /** Handles of what was made resident, by the unit it was on. */
    final java.util.Map<Integer, Long> handles = new java.util.HashMap<>();

    /** The programs in use: one, or with separable stages several. */
    int[] programs = {};

    /** Whether programs are of SPIR-V: nothing in them has a name, blocks are known by their bindings. */
    boolean spirv;

    /** The binding that {@code block binding} chose. */
    int blockBinding = -1;

    /** Whether no program linked, so that only "link error" makes sense. */
    boolean linked = true;

    String log = "";
    final float[] tolerance = {0.01f, 0.01f, 0.01f, 0.01f};

    TestState(GlCalls gl, Arena arena, GlHost.Profile profile, int width, int height) {
        this.gl = gl;
        this.arena = arena;
        this.profile = profile;
        windowWidth = drawWidth = readWidth = width;
        windowHeight = drawHeight = readHeight = height;
    }

    /** The handle of what was on a unit when it became resident. */
    long handle(int unit) {
        Long handle = handles.get(unit);
        if (handle == null) throw new TestFailure("nothing is resident of unit " + unit);
        return handle;
    }

    boolean isCompatible() {
        return profile == GlHost.Profile.COMPATIBILITY;
    }

    MemorySegment ints(int... values) {
        return arena.allocateFrom(ValueLayout.JAVA_INT, values);
    }

    MemorySegment floats(float... values) {
        return arena.allocateFrom(ValueLayout.JAVA_FLOAT, values);
    }

    MemorySegment doubles(double... values) {
        return arena.allocateFrom(ValueLayout.JAVA_DOUBLE, values);
    }

    long text(String s) {
        return arena.allocateFrom(s, UTF_8).address();
    }

    MemorySegment bytes(long size) {
        return arena.allocate(Math.max(size, 1), 16);
    }

    /** A call that writes one int to an address. */
    interface IntQuery {
        void ask(long address);
    }

    int ask(IntQuery query) {
        MemorySegment out = arena.allocate(16, 8);
        query.ask(out.address());
        return out.get(ValueLayout.JAVA_INT, 0);
    }

    int integer(int name) {
        // Some names give four values.
        MemorySegment out = arena.allocate(64, 8);
        gl.glGetIntegerv(name, out.address());
        return out.get(ValueLayout.JAVA_INT, 0);
    }

    /** A string of the context; empty where it is null. */
    String string(long address) {
        return address == 0
                ? ""
                : MemorySegment.ofAddress(address).reinterpret(Long.MAX_VALUE).getString(0, UTF_8);
    }

    String programLog(int program) {
        int size = ask(p -> gl.glGetProgramiv(program, GL_INFO_LOG_LENGTH, p));
        if (size <= 1) return "";
        MemorySegment log = bytes(size + 1L);
        gl.glGetProgramInfoLog(program, size, 0, log.address());
        return log.getString(0, UTF_8).strip();
    }

    String shaderLog(int shader) {
        int size = ask(p -> gl.glGetShaderiv(shader, GL_INFO_LOG_LENGTH, p));
        if (size <= 1) return "";
        MemorySegment log = bytes(size + 1L);
        gl.glGetShaderInfoLog(shader, size, 0, log.address());
        return log.getString(0, UTF_8).strip();
    }

    /** Fails the test where the context holds an error. */
    void check(String after) {
        int error = gl.glGetError();
        if (error == GL_NO_ERROR) return;
        // A context that is lost may report forever.
        int more = 0;
        while (more < 16 && gl.glGetError() != GL_NO_ERROR) more++;
        throw new TestFailure(Enums.error(error) + " after " + after);
    }

    /** The index of the resource that is meant: by its name, or of SPIR-V, where nothing has one, the block at the chosen binding. */
    int resource(int program, int kind, String name) {
        if (!spirv) return gl.glGetProgramResourceIndex(program, kind, text(name));
        int count = ask(p -> gl.glGetProgramInterfaceiv(program, kind, GL_ACTIVE_RESOURCES, p));
        for (int i = 0; i < count; i++) {
            if (resource(program, kind, i, GL_BUFFER_BINDING) == blockBinding) return i;
        }
        return GL_INVALID_INDEX;
    }

    int resource(int program, int kind, int index, int property) {
        return ask(p -> gl.glGetProgramResourceiv(
                program, kind, index, 1, ints(property).address(), 1, 0, p));
    }

    /** The program whose attribute or uniform of that kind is meant; the first where there is one only. */
    int program() {
        if (programs.length == 0) throw new TestFailure("there is no program");
        return programs[0];
    }
}
