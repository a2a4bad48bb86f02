package tepui.tools.bindgen;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Rules by which the C client sends a function of OpenGL. A packet holds a header, the arguments as words, and behind
 * them copies of small arrays; a pointer is sent as an address, of the copy where there is one. A call whose memory has
 * no copy, or whose result is wanted, sends what waits and returns when it is carried out.
 */
final class ClientRules {
    /** Pointers that a call only stores, or that are offsets into a buffer unless the client has arrays of its own. */
    private static final Pattern STORED =
            Pattern.compile("gl\\w*(Pointer|PointerEXT|PointerOES|PointerARB|Pointerv|Offset(EXT)?)");

    /** Pixels, which may be an offset into the unpack buffer. */
    private static final Pattern PIXELS =
            Pattern.compile("gl\\w*(Compressed\\w*Image|PixelMap|ColorTable|ColorSubTable|Convolution).*");

    private static final Pattern INDEXED = Pattern.compile("glDraw(Range)?Elements.*");
    private static final Pattern DRAWS =
            Pattern.compile("gl(Multi)?Draw(Range)?(Arrays|Elements).*|glArrayElement(EXT)?");

    /** Calls of C behind the packet that keep the client in step with the context, with the function's parameters. */
    private static final Map<String, String> KEPT = Map.ofEntries(
            Map.entry("glBegin", "tepui_begin()"),
            Map.entry("glBindBuffer", "tepui_bound_buffer(target, buffer)"),
            Map.entry("glBindBufferARB", "tepui_bound_buffer(target, buffer)"),
            Map.entry("glDeleteBuffers", "tepui_deleted_buffers(n, buffers)"),
            Map.entry("glDeleteBuffersARB", "tepui_deleted_buffers(n, buffers)"),
            Map.entry("glBindVertexArray", "tepui_bound_arrays(array)"),
            Map.entry("glBindVertexArrayOES", "tepui_bound_arrays(array)"),
            Map.entry("glBindVertexArrayAPPLE", "tepui_bound_arrays(array)"),
            Map.entry("glDeleteVertexArrays", "tepui_deleted_arrays(n, arrays)"),
            Map.entry("glDeleteVertexArraysOES", "tepui_deleted_arrays(n, arrays)"),
            Map.entry("glDeleteVertexArraysAPPLE", "tepui_deleted_arrays(n, arrays)"),
            Map.entry("glVertexArrayElementBuffer", "tepui_element_buffer(vaobj, buffer)"),
            Map.entry("glClientActiveTexture", "tepui_client_texture(texture)"),
            Map.entry("glClientActiveTextureARB", "tepui_client_texture(texture)"),
            Map.entry("glVertexPointer", "tepui_array(TEPUI_VERTEX, pointer)"),
            Map.entry("glVertexPointerEXT", "tepui_array(TEPUI_VERTEX, pointer)"),
            Map.entry("glNormalPointer", "tepui_array(TEPUI_NORMAL, pointer)"),
            Map.entry("glNormalPointerEXT", "tepui_array(TEPUI_NORMAL, pointer)"),
            Map.entry("glColorPointer", "tepui_array(TEPUI_COLOR, pointer)"),
            Map.entry("glColorPointerEXT", "tepui_array(TEPUI_COLOR, pointer)"),
            Map.entry("glIndexPointer", "tepui_array(TEPUI_INDEX, pointer)"),
            Map.entry("glIndexPointerEXT", "tepui_array(TEPUI_INDEX, pointer)"),
            Map.entry("glEdgeFlagPointer", "tepui_array(TEPUI_EDGE_FLAG, pointer)"),
            Map.entry("glEdgeFlagPointerEXT", "tepui_array(TEPUI_EDGE_FLAG, pointer)"),
            Map.entry("glFogCoordPointer", "tepui_array(TEPUI_FOG, pointer)"),
            Map.entry("glFogCoordPointerEXT", "tepui_array(TEPUI_FOG, pointer)"),
            Map.entry("glSecondaryColorPointer", "tepui_array(TEPUI_SECONDARY, pointer)"),
            Map.entry("glSecondaryColorPointerEXT", "tepui_array(TEPUI_SECONDARY, pointer)"),
            Map.entry("glPointSizePointerOES", "tepui_array(TEPUI_POINT_SIZE, pointer)"),
            Map.entry("glTexCoordPointer", "tepui_texture_array(pointer)"),
            Map.entry("glTexCoordPointerEXT", "tepui_texture_array(pointer)"),
            Map.entry("glVertexAttribPointer", "tepui_attribute(index, pointer)"),
            Map.entry("glVertexAttribPointerARB", "tepui_attribute(index, pointer)"),
            Map.entry("glVertexAttribIPointer", "tepui_attribute(index, pointer)"),
            Map.entry("glVertexAttribIPointerEXT", "tepui_attribute(index, pointer)"),
            Map.entry("glVertexAttribLPointer", "tepui_attribute(index, pointer)"),
            Map.entry("glVertexAttribLPointerEXT", "tepui_attribute(index, pointer)"),
            Map.entry("glInterleavedArrays", "tepui_unknown_arrays()"),
            Map.entry("glMultiTexCoordPointerEXT", "tepui_unknown_arrays()"),
            Map.entry("glVertexArrayVertexAttribOffsetEXT", "tepui_unknown_arrays()"),
            Map.entry("glPopClientAttrib", "tepui_unknown_bindings()"),
            Map.entry("glPushClientAttribDefaultEXT", "tepui_unknown_bindings()"),
            Map.entry("glClientAttribDefaultEXT", "tepui_unknown_bindings()"));

    /** Results when the host is gone, of functions that tell of errors or that a program waits with (KHR_robustness, EGL 1.5 section 2.6). */
    private static final Map<String, String> WHEN_LOST = Map.ofEntries(
            Map.entry("glGetError", "0x0507"), // CONTEXT_LOST
            Map.entry("glGetGraphicsResetStatus", "0x8255"), // UNKNOWN_CONTEXT_RESET
            Map.entry("glGetGraphicsResetStatusARB", "0x8255"),
            Map.entry("glGetGraphicsResetStatusEXT", "0x8255"),
            Map.entry("glGetGraphicsResetStatusKHR", "0x8255"),
            Map.entry("glClientWaitSync", "0x911D"), // WAIT_FAILED
            Map.entry("glClientWaitSyncAPPLE", "0x911D"),
            Map.entry("glGetString", "(uintptr_t)\"\""),
            Map.entry("glGetStringi", "(uintptr_t)\"\""),
            Map.entry("eglQueryString", "(uintptr_t)\"\""),
            Map.entry("glXGetClientString", "(uintptr_t)\"\""),
            Map.entry("glXQueryExtensionsString", "(uintptr_t)\"\""),
            Map.entry("glXQueryServerString", "(uintptr_t)\"\""),
            Map.entry("eglGetError", "0x300E")); // CONTEXT_LOST

    /** Functions that write a number for which a program may ask until it is true. */
    private static final Map<String, String> WRITTEN_WHEN_LOST = Map.of(
            "glGetSynciv", "values, 0x9119", // SIGNALED
            "glGetSyncivAPPLE", "values, 0x9119",
            "glGetQueryObjectiv", "params, 1",
            "glGetQueryObjectivARB", "params, 1",
            "glGetQueryObjectivEXT", "params, 1",
            "glGetQueryObjectuiv", "params, 1",
            "glGetQueryObjectuivARB", "params, 1",
            "glGetQueryObjectuivEXT", "params, 1");

    /** Functions that the client answers from what it has kept of its thread. */
    private static final Map<String, String> KNOWN = Map.of(
            "eglGetCurrentContext", "tepui_current(TEPUI_EGL)",
            "glXGetCurrentContext", "tepui_current(TEPUI_GLX)",
            "OSMesaGetCurrentContext", "tepui_current(TEPUI_OSMESA)");

    /** Functions of a few numbers behind a pointer that go as those that have them as arguments, and how many there are: those are gathered. */
    private static final Map<String, Integer> BY_VALUES = Map.of(
            "glColor3fv", 3,
            "glColor4fv", 4,
            "glColor3ubv", 3,
            "glColor4ubv", 4,
            "glNormal3fv", 3,
            "glTexCoord2fv", 2,
            "glVertex2fv", 2,
            "glVertex3fv", 3);

    /** Functions whose calls are gathered between glBegin and glEnd: what C does before a packet, which it may take the place of. */
    private static final Map<String, String> GATHERED = Map.of(
            "glNormal3f", "if (tepui_attribute_of_vertex(TEPUI_NORMALS, 3, nx, ny, nz, 0)) return;",
            "glColor3f", "if (tepui_attribute_of_vertex(TEPUI_COLORS, 3, red, green, blue, 0)) return;",
            "glColor4f", "if (tepui_attribute_of_vertex(TEPUI_COLORS, 4, red, green, blue, alpha)) return;",
            "glColor3ub", "if (tepui_color_of_vertex(3, red, green, blue, 255)) return;",
            "glColor4ub", "if (tepui_color_of_vertex(4, red, green, blue, alpha)) return;",
            "glTexCoord2f", "if (tepui_attribute_of_vertex(TEPUI_COORDINATES, 2, s, t, 0, 0)) return;",
            "glVertex2f", "if (tepui_position(2, x, y, 0)) return;",
            "glVertex3f", "if (tepui_position(3, x, y, z)) return;",
            "glEnd", "tepui_end();");

    private ClientRules() {}

    /** A statement of C before a function's packet; null for most functions. */
    static @Nullable String first(GlRegistry.Function f) {
        String gathered = GATHERED.get(f.name());
        return gathered == null ? byValues(f) : gathered;
    }

    /** A statement of C that sends a call by another function where there is memory behind its pointer; null for most functions. */
    private static @Nullable String byValues(GlRegistry.Function f) {
        Integer count = BY_VALUES.get(f.name());
        if (count == null) return null;
        String v = f.params().getFirst().name();
        String type = f.name().endsWith("ubv") ? "uint8_t" : "float";
        String values = IntStream.range(0, count)
                .mapToObj(i -> "((const " + type + " *)" + v + ")[" + i + "]")
                .collect(Collectors.joining(", "));
        String other = f.name().substring(0, f.name().length() - 1);
        return "if (!tepui_nowhere(" + v + ")) {\n        " + other + "(" + values + ");\n        return;\n    }";
    }

    /** Result of a function that sends no packet: a call of C; null where it sends one. */
    static @Nullable String known(String function) {
        return KNOWN.get(function);
    }

    /** How a function sends what waits, and gets its result: a call of C. */
    static String wait(String function) {
        String result = WHEN_LOST.get(function);
        if (result != null) return "tepui_wait_or(" + result + ")";
        String written = WRITTEN_WHEN_LOST.get(function);
        if (written != null) return "tepui_wait_for_int((void *)" + written + ")";
        return function.equals("glFlush") ? "tepui_send()" : "tepui_wait()";
    }

    /** A call of C that keeps the client in step; null where the function changes nothing that it must know. */
    static @Nullable String kept(GlRegistry.Function f) {
        return KEPT.get(f.name());
    }

    /** May the call read arrays of the program's own? */
    static boolean draws(GlRegistry.Function f) {
        return DRAWS.matcher(f.name()).matches() && !f.name().contains("Indirect");
    }

    /** The parameter that is an offset into the element buffer, or the address of indices where there is none; null for other functions. */
    static @Nullable String indices(GlRegistry.Function f) {
        return INDEXED.matcher(f.name()).matches() && !f.name().contains("Indirect") ? "indices" : null;
    }

    /** Is a pointer sent as it is, since the call reads nothing there? */
    static boolean storedOnly(GlRegistry.Function f, GlRegistry.Param p) {
        if (p.name().equals(indices(f))) return true;
        return STORED.matcher(f.name()).matches()
                && (p.name().equals("pointer") || p.name().equals("ptr"))
                && !f.name().startsWith("glGet");
    }

    /** An expression of C for the bytes that the call reads behind a pointer; null where only the front end knows. */
    static @Nullable String bytes(GlRegistry.Function f, GlRegistry.Param p) {
        int size = elementBytes(p.element());
        String len = p.len();
        if (!p.constant() || size == 0 || len == null) return null;
        if (PIXELS.matcher(f.name()).matches() && !len.equals("COMPSIZE(pname)")) return null;
        if (len.matches("[0-9]+")) return String.valueOf(size * Integer.parseInt(len));
        if (len.equals("COMPSIZE(pname)")) return "tepui_values(pname) * " + size;
        if (len.matches("[a-zA-Z]+(\\*[0-9]+)?")) {
            List<String> parts = List.of(len.split("\\*"));
            boolean known =
                    f.params().stream().anyMatch(q -> q.name().equals(parts.getFirst()) && !q.pointer() && isCount(q));
            if (!known) return null;
            int times = parts.size() == 1 ? 1 : Integer.parseInt(parts.get(1));
            return "tepui_bytes(" + parts.getFirst() + ", " + size * times + ")";
        }
        return null;
    }

    /** Does a call return only when it is carried out, whatever its arguments? */
    static boolean waits(GlRegistry.Function f) {
        if (!f.returns().equals("void")
                || f.name().equals("glFlush")
                || f.name().equals("glFinish")) return true;
        return f.params().stream().anyMatch(p -> p.pointer() && bytes(f, p) == null && !storedOnly(f, p));
    }

    private static boolean isCount(GlRegistry.Param p) {
        return p.type().equals("int")
                || p.element().equals("GLsizeiptr")
                || p.element().equals("GLsizeiptrARB");
    }

    private static int elementBytes(String element) {
        return switch (element) {
            case "GLboolean", "GLbyte", "GLubyte", "GLchar", "GLcharARB", "void", "GLvoid" -> 1;
            case "GLshort", "GLushort", "GLhalf", "GLhalfNV", "GLhalfARB" -> 2;
            case "GLint", "GLuint", "GLenum", "GLsizei", "GLfloat", "GLfixed", "GLclampf", "GLhandleARB" -> 4;
            case "GLdouble", "GLint64", "GLuint64", "GLint64EXT", "GLuint64EXT", "GLclampd", "GLintptr", "GLsizeiptr" ->
                8;
            default -> 0;
        };
    }
}
