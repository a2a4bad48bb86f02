package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects, programs and draws that contexts of OpenGL ES have beyond their version: each under the names of its extension. */
final class EsExtensionsTest extends EsTest {
    @ParameterizedTest
    @ValueSource(ints = {20, 30, 31, 32})
    void whatIsAnnouncedCanBeRequired(int version) {
        try (GLContext c = es(version)) {
            List<String> all = List.of(gl.getString(GL_EXTENSIONS).split(" "));
            for (String n :
                    List.of("GL_EXT_separate_shader_objects", "GL_EXT_blend_func_extended", "GL_EXT_draw_buffers"))
                assertTrue(all.contains(n), n);
            assertEquals(version < 30, all.contains("GL_OES_texture_3D"));
            assertEquals(version >= 31, all.contains("GL_EXT_texture_norm16"));
            assertTrue(c.isCurrent());
        }
    }

    // ---- objects and draws -----------------------------------------------------------------------------------------

    @Test
    void severalTargetsBefore30() {
        try (GLContext c = es(20)) {
            use("""
                    #extension GL_EXT_draw_buffers : require
                    precision mediump float;
                    void main() { gl_FragData[0] = vec4(1.0, 0.0, 0.0, 1.0); gl_FragData[1] = vec4(0.0, 1.0, 0.0, 1.0); }
                    """);
            assertTrue(gl.getInteger(GL_MAX_DRAW_BUFFERS_EXT) >= 4);
            assertTrue(gl.getInteger(GL_MAX_COLOR_ATTACHMENTS_EXT) >= 4);
            GL.glBindFramebuffer(GL_FRAMEBUFFER, gl.genFramebuffer());
            int[] images = new int[2];
            for (int i = 0; i < 2; i++) {
                images[i] = nearest(GL_TEXTURE_2D);
                GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 8, 8, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
                GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0 + i, GL_TEXTURE_2D, images[i], 0);
            }
            GL.glDrawBuffersEXT(2, ints(GL_COLOR_ATTACHMENT0, GL_COLOR_ATTACHMENT1));
            assertEquals(GL_COLOR_ATTACHMENT1, gl.getInteger(GL_DRAW_BUFFER1_EXT));
            fill();
            assertEquals(0xff0000ff, gl.pixel(3, 3));
            GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, images[1], 0);
            GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT1, GL_TEXTURE_2D, 0, 0);
            assertEquals(0x00ff00ff, gl.pixel(3, 3));
            refused(GL_INVALID_OPERATION, () -> GL.glDrawBuffersEXT(1, ints(GL_BACK)));
            assertTrue(c.isCurrent());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"EXT", "ANGLE"})
    void instancesBefore30(String by) {
        try (GLContext c = es(20)) {
            String vertex = """
                    attribute vec2 position;
                    attribute float column;
                    void main() { gl_Position = vec4(position.x * 0.5 + column, position.y, 0.0, 1.0); }
                    """;
            int p = gl.program(vertex, "void main() { gl_FragColor = vec4(0.25); }");
            GL.glUseProgram(p);
            int position = gl.attribute(p, "position");
            int column = gl.attribute(p, "column");
            GL.glVertexAttribPointer(position, 2, GL_FLOAT, false, 0, floats(-1, -1, 1, -1, -1, 1, -1, 1, 1, -1, 1, 1));
            GL.glVertexAttribPointer(column, 1, GL_FLOAT, false, 0, floats(-0.5f, 0.5f));
            GL.glEnableVertexAttribArray(position);
            GL.glEnableVertexAttribArray(column);
            GL.glClear(GL_COLOR_BUFFER_BIT);
            GL.glEnable(GL_BLEND);
            GL.glBlendFunc(GL_ONE, GL_ONE);
            if (by.equals("EXT")) {
                GL.glVertexAttribDivisorEXT(column, 1);
                GL.glDrawArraysInstancedEXT(GL_TRIANGLES, 0, 6, 2);
            } else {
                GL.glVertexAttribDivisorANGLE(column, 1);
                GL.glDrawArraysInstancedANGLE(GL_TRIANGLES, 0, 6, 2);
            }
            gl.check();
            assertEquals(0x40404040, gl.pixel(1, 4));
            assertEquals(0x40404040, gl.pixel(6, 4));
            refused(GL_INVALID_OPERATION, () -> GL.glDrawArraysInstanced(GL_TRIANGLES, 0, 6, 2));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void buffersAreMappedBefore30() {
        try (GLContext c = es(20)) {
            GL.glBindBuffer(GL_ARRAY_BUFFER, gl.genBuffer());
            GL.glBufferData(GL_ARRAY_BUFFER, 16, 0, GL_STATIC_DRAW);
            long at = GL.glMapBufferOES(GL_ARRAY_BUFFER, GL_WRITE_ONLY_OES);
            MemorySegment.ofAddress(at).reinterpret(16).set(ValueLayout.JAVA_INT, 4, 77);
            assertTrue(GL.glUnmapBufferOES(GL_ARRAY_BUFFER));
            at = GL.glMapBufferRangeEXT(GL_ARRAY_BUFFER, 4, 4, GL_MAP_READ_BIT);
            assertEquals(77, MemorySegment.ofAddress(at).reinterpret(4).get(ValueLayout.JAVA_INT, 0));
            assertTrue(GL.glUnmapBufferOES(GL_ARRAY_BUFFER));
            gl.check();
            refused(GL_INVALID_OPERATION, () -> GL.glMapBufferRange(GL_ARRAY_BUFFER, 0, 4, GL_MAP_READ_BIT));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void queriesBefore30() {
        try (GLContext c = es(20)) {
            use("void main() { gl_FragColor = vec4(1.0); }");
            long names = ints(0, 0);
            GL.glGenQueriesEXT(2, names);
            MemorySegment q = MemorySegment.ofAddress(names).reinterpret(8);
            int passed = q.get(ValueLayout.JAVA_INT, 0);
            int time = q.get(ValueLayout.JAVA_INT, 4);
            GL.glBeginQueryEXT(GL_ANY_SAMPLES_PASSED_EXT, passed);
            GL.glBeginQueryEXT(GL_TIME_ELAPSED_EXT, time);
            fill();
            GL.glEndQueryEXT(GL_TIME_ELAPSED_EXT);
            GL.glEndQueryEXT(GL_ANY_SAMPLES_PASSED_EXT);
            long result = ints(0, 0);
            GL.glGetQueryObjectuivEXT(passed, GL_QUERY_RESULT_EXT, result);
            assertEquals(1, MemorySegment.ofAddress(result).reinterpret(8).get(ValueLayout.JAVA_INT, 0));
            GL.glGetQueryObjectui64vEXT(time, GL_QUERY_RESULT_EXT, result);
            assertEquals(0, gl.getInteger(GL_GPU_DISJOINT_EXT));
            GL.glDeleteQueriesEXT(2, names);
            assertFalse(GL.glIsQueryEXT(passed));
            gl.check();
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void attributesOfHalfFloatsBefore30() {
        try (GLContext c = es(20)) {
            use("void main() { gl_FragColor = vec4(1.0); }");
            short one = Float.floatToFloat16(1f);
            int low = Short.toUnsignedInt(Float.floatToFloat16(-1f));
            int three = Short.toUnsignedInt(Float.floatToFloat16(3f));
            assertEquals(0x3c00, one);
            long corners = ints(low | low << 16, three | low << 16, low | three << 16);
            GL.glVertexAttribPointer(0, 2, GL_HALF_FLOAT_OES, false, 0, corners);
            GL.glEnableVertexAttribArray(0);
            GL.glDrawArrays(GL_TRIANGLES, 0, 3);
            assertEquals(0xffffffff, gl.pixel(7, 7));
            assertTrue(c.isCurrent());
        }
        try (GLContext c =
                GLContext.create(device, ContextAttributes.compatibility().withSize(8, 8))) {
            c.makeCurrent();
            refused(GL_INVALID_ENUM, () -> GL.glVertexAttribPointer(0, 2, GL_HALF_FLOAT_OES, false, 0, 0));
        }
    }

    // ---- programs --------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @ValueSource(ints = {20, 30, 31})
    void stagesOfPipelinesMeetByLocation(int version) {
        try (GLContext c = es(version)) {
            String head = "#extension GL_EXT_separate_shader_objects : require\n";
            long vertex = text(head + """
                    attribute vec2 position;
                    layout(location = 1) varying vec4 colour;
                    layout(location = 0) varying vec4 other;
                    void main() { gl_Position = vec4(position, 0.0, 1.0); colour = vec4(0.0, 1.0, 0.0, 1.0); other = vec4(1.0, 0.0, 0.0, 1.0); }
                    """);
            long fragment = text(head + """
                    precision mediump float;
                    layout(location = 1) varying vec4 colour;
                    uniform vec4 scale;
                    void main() { gl_FragColor = colour * scale; }
                    """);
            int vs = GL.glCreateShaderProgramvEXT(GL_VERTEX_SHADER, 1, pointer(vertex));
            int fs = GL.glCreateShaderProgramvEXT(GL_FRAGMENT_SHADER, 1, pointer(fragment));
            assertEquals(GL_TRUE, gl.programValue(vs, GL_LINK_STATUS), gl.programLog(vs));
            assertEquals(GL_TRUE, gl.programValue(fs, GL_LINK_STATUS), gl.programLog(fs));
            assertEquals(GL_TRUE, gl.programValue(fs, GL_PROGRAM_SEPARABLE_EXT));
            long name = ints(0);
            GL.glGenProgramPipelinesEXT(1, name);
            int pipeline = MemorySegment.ofAddress(name).reinterpret(4).get(ValueLayout.JAVA_INT, 0);
            GL.glBindProgramPipelineEXT(pipeline);
            assertEquals(pipeline, gl.getInteger(GL_PROGRAM_PIPELINE_BINDING_EXT));
            GL.glUseProgramStagesEXT(pipeline, GL_VERTEX_SHADER_BIT_EXT, vs);
            GL.glUseProgramStagesEXT(pipeline, GL_FRAGMENT_SHADER_BIT_EXT, fs);
            GL.glActiveShaderProgramEXT(pipeline, fs);
            int scale = gl.uniform(fs, "scale");
            GL.glUniform4f(scale, 1, 1, 1, 1);
            fill();
            assertEquals(0x00ff00ff, gl.pixel(3, 3));
            GL.glProgramUniform4fEXT(fs, scale, 0, 0.2f, 0, 1);
            fill();
            assertEquals(0x003300ff, gl.pixel(3, 3));
            GL.glValidateProgramPipelineEXT(pipeline);
            gl.check();
            if (version < 31) refused(GL_INVALID_OPERATION, () -> GL.glBindProgramPipeline(pipeline));
            refused(GL_INVALID_VALUE, () -> GL.glUseProgramStagesEXT(pipeline, 1 << 20, vs));
            refused(GL_INVALID_OPERATION, () -> GL.glBindProgramPipelineEXT(7777));
            refused(GL_INVALID_VALUE, () -> GL.glProgramParameteriEXT(vs, GL_PROGRAM_SEPARABLE_EXT, 2));
            GL.glDeleteProgramPipelinesEXT(1, name);
            assertFalse(GL.glIsProgramPipelineEXT(pipeline));
            assertTrue(c.isCurrent());
        }
    }

    private long pointer(long to) {
        return memory.allocateFrom(ValueLayout.JAVA_LONG, to).address();
    }

    @Test
    void secondSourcesOfTheOldLanguage() {
        try (GLContext c = es(20)) {
            assertTrue(gl.getInteger(GL_MAX_DUAL_SOURCE_DRAW_BUFFERS_EXT) >= 1);
            GL.glClearColor(1, 1, 1, 1);
            GL.glEnable(GL_BLEND);
            GL.glBlendFunc(GL_ONE, GL_SRC1_COLOR_EXT);
            String head = "#extension GL_EXT_blend_func_extended : require\nprecision mediump float;\n";
            String[] bodies = {
                "gl_FragColor = vec4(0.2, 0.0, 0.0, 0.0); gl_SecondaryFragColorEXT = vec4(0.4, 0.2, 0.0, 1.0);",
                "gl_FragData[0] = vec4(0.2, 0.0, 0.0, 0.0);"
                        + "gl_SecondaryFragDataEXT[gl_MaxDualSourceDrawBuffersEXT - 1] = vec4(0.0);"
                        + "gl_SecondaryFragDataEXT[0] = vec4(0.4, 0.2, 0.0, 1.0);"
            };
            for (String body : bodies) {
                GL.glClear(GL_COLOR_BUFFER_BIT);
                use(head + "void main() { " + body + " }");
                fill();
                assertEquals(0x993300ff, gl.pixel(3, 3), body);
            }
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void secondSourcesByLayoutAndByName() {
        try (GLContext c = es(30)) {
            String vertex =
                    "#version 300 es\nin vec2 position; void main() { gl_Position = vec4(position, 0.0, 1.0); }";
            String head =
                    "#version 300 es\n#extension GL_EXT_blend_func_extended : require\nprecision mediump float;\n";
            String main = "void main() { a = vec4(0.2, 0.0, 0.0, 0.0); b = vec4(0.4, 0.2, 0.0, 1.0); }";
            GL.glClearColor(1, 1, 1, 1);
            GL.glEnable(GL_BLEND);
            GL.glBlendFunc(GL_ONE, GL_SRC1_COLOR_EXT);
            int placed = gl.program(
                    vertex,
                    head + "layout(location = 0) out vec4 a; layout(location = 0, index = 1) out vec4 b; " + main);
            int named = GL.glCreateProgram();
            GL.glAttachShader(named, gl.shader(GL_VERTEX_SHADER, vertex));
            GL.glAttachShader(named, gl.shader(GL_FRAGMENT_SHADER, head + "out vec4 a; out vec4 b; " + main));
            GL.glBindFragDataLocationEXT(named, 0, text("a"));
            GL.glBindFragDataLocationIndexedEXT(named, 0, 1, text("b"));
            GL.glLinkProgram(named);
            assertEquals(GL_TRUE, gl.programValue(named, GL_LINK_STATUS), gl.programLog(named));
            for (int p : new int[] {placed, named}) {
                GL.glClear(GL_COLOR_BUFFER_BIT);
                GL.glUseProgram(p);
                fill();
                assertEquals(0x993300ff, gl.pixel(3, 3));
                assertEquals(1, GL.glGetFragDataIndexEXT(p, text("b")));
                assertEquals(0, GL.glGetProgramResourceLocationIndexEXT(p, GL_PROGRAM_OUTPUT, text("a")));
            }
            gl.check();
            refused(GL_INVALID_VALUE, () -> GL.glBindFragDataLocationIndexedEXT(named, 100, 1, text("b")));
            refused(GL_INVALID_VALUE, () -> GL.glBindFragDataLocationIndexedEXT(named, 0, 2, text("b")));
            refused(GL_INVALID_OPERATION, () -> GL.glBindFragDataLocation(named, 0, text("a")));
            assertTrue(c.isCurrent());
        }
    }

    // ---- for people ------------------------------------------------------------------------------------------------

    @Test
    void labelsOfTheOlderExtension() {
        try (GLContext c = es(20)) {
            int b = gl.genBuffer();
            GL.glBindBuffer(GL_ARRAY_BUFFER, b);
            GL.glLabelObjectEXT(GL_BUFFER_OBJECT_EXT, b, 0, text("corners"));
            long text = text("          ");
            long length = ints(0);
            GL.glGetObjectLabelEXT(GL_BUFFER_OBJECT_EXT, b, 10, length, text);
            gl.check();
            assertEquals(
                    "corners", MemorySegment.ofAddress(text).reinterpret(10).getString(0));
            GL.glLabelObjectEXT(GL_BUFFER_OBJECT_EXT, b, 3, text("corners"));
            GL.glGetObjectLabelEXT(GL_BUFFER_OBJECT_EXT, b, 10, length, text);
            assertEquals("cor", MemorySegment.ofAddress(text).reinterpret(10).getString(0));
            refused(GL_INVALID_ENUM, () -> GL.glLabelObjectEXT(GL_BUFFER, b, 0, text));
            refused(GL_INVALID_OPERATION, () -> GL.glLabelObjectEXT(GL_BUFFER_OBJECT_EXT, 77, 0, text));
            refused(GL_INVALID_VALUE, () -> GL.glLabelObjectEXT(GL_BUFFER_OBJECT_EXT, b, -1, text));
            refused(GL_INVALID_VALUE, () -> GL.glGetObjectLabelEXT(GL_BUFFER_OBJECT_EXT, b, -1, length, text));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void markersNeedNoOrder() {
        try (GLContext c = es(20)) {
            GL.glPopGroupMarkerEXT();
            GL.glPushGroupMarkerEXT(0, 0);
            GL.glPushGroupMarkerEXT(3, text("frame"));
            GL.glInsertEventMarkerEXT(0, text("event"));
            GL.glPopGroupMarkerEXT();
            GL.glPopGroupMarkerEXT();
            GL.glPopGroupMarkerEXT();
            gl.check();
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void attachmentsAreDiscarded() {
        try (GLContext c = es(20)) {
            GL.glDiscardFramebufferEXT(GL_FRAMEBUFFER, 3, ints(GL_COLOR_EXT, GL_DEPTH_EXT, GL_STENCIL_EXT));
            gl.check();
            refused(GL_INVALID_ENUM, () -> GL.glDiscardFramebufferEXT(GL_FRAMEBUFFER, 1, ints(GL_COLOR_ATTACHMENT0)));
            refused(GL_INVALID_VALUE, () -> GL.glDiscardFramebufferEXT(GL_FRAMEBUFFER, -1, 0));
            refused(GL_INVALID_ENUM, () -> GL.glDiscardFramebufferEXT(GL_TEXTURE_2D, 0, 0));
            GL.glBindFramebuffer(GL_FRAMEBUFFER, gl.genFramebuffer());
            GL.glDiscardFramebufferEXT(GL_FRAMEBUFFER, 2, ints(GL_COLOR_ATTACHMENT0, GL_DEPTH_ATTACHMENT));
            gl.check();
            refused(GL_INVALID_ENUM, () -> GL.glDiscardFramebufferEXT(GL_FRAMEBUFFER, 1, ints(GL_COLOR_EXT)));
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void halfOfDepthAndOtherStates() {
        try (GLContext c = es(20)) {
            GL.glClipControlEXT(GL_LOWER_LEFT_EXT, GL_ZERO_TO_ONE_EXT);
            GL.glPolygonOffsetClampEXT(1, 1, 0.5f);
            GL.glEnable(GL_DEPTH_CLAMP_EXT);
            assertTrue(GL.glIsEnabled(GL_DEPTH_CLAMP_EXT));
            nearest(GL_TEXTURE_2D);
            boolean mirrors = device.caps().mirrorClampToEdge;
            assertEquals(mirrors, gl.getString(GL_EXTENSIONS).contains("GL_EXT_texture_mirror_clamp_to_edge"));
            if (mirrors) GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_MIRROR_CLAMP_TO_EDGE_EXT);
            GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_BORDER_EXT);
            GL.glTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR_EXT, floats(1, 0, 0, 1));
            GL.glBlendEquation(GL_MAX_EXT);
            gl.check();
            refused(GL_INVALID_OPERATION, () -> GL.glClipControl(GL_LOWER_LEFT, GL_ZERO_TO_ONE));
            assertTrue(c.isCurrent());
        }
    }
}
