package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.pipe.Device;

/** Shaders may ask for the extensions that their context announces, and for no others. */
final class ShaderExtensionsTest {
    private final Device device = TestDevice.soft();
    private final GLJava gl = GLJava.checked();

    @AfterEach
    void close() {
        GLContext.release();
        gl.close();
        device.close();
    }

    private GLContext context(ContextAttributes attributes) {
        GLContext c = GLContext.create(device, attributes.withSize(8, 8));
        c.makeCurrent();
        return c;
    }

    private void compiles(int type, boolean does, String source) {
        if (does) GL.glDeleteShader(gl.shader(type, source));
        else assertThrows(IllegalArgumentException.class, () -> gl.shader(type, source), source);
    }

    private boolean compiles(String fragment) {
        try {
            GL.glDeleteShader(gl.shader(GL_FRAGMENT_SHADER, fragment));
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /** An extension can be required, and has its macro, or neither. */
    private void isThere(String version, String extension, boolean there) {
        String head = "#version " + version + "\n";
        String rest = "void main() { gl_Position = vec4(0.0); }\n";
        compiles(GL_VERTEX_SHADER, there, head + "#extension " + extension + " : require\n" + rest);
        String macro = there ? "#ifndef " : "#ifdef ";
        compiles(GL_VERTEX_SHADER, true, head + macro + extension + "\n#error its macro\n#endif\n" + rest);
        compiles(GL_VERTEX_SHADER, true, head + "#extension " + extension + " : enable\n" + rest);
    }

    private static final String INT64 = """
            #version 450
            #extension GL_ARB_gpu_shader_int64 : enable
            uniform int64_t a;
            void main() { gl_Position = vec4(float(a)); }
            """;

    @Test
    void whatTheDeviceLacksIsNotThere() {
        try (GLContext c = context(ContextAttributes.core(4, 5))) {
            isThere("450", "GL_ARB_gpu_shader_int64", true);
            isThere("450", "GL_ARB_shader_group_vote", true);
            compiles(GL_VERTEX_SHADER, true, INT64);
            assertTrue(c.isCurrent());
        }
        device.caps().int64 = false;
        device.caps().votes = false;
        try (GLContext c = context(ContextAttributes.core(4, 5))) {
            isThere("450", "GL_ARB_gpu_shader_int64", false);
            isThere("450", "GL_ARB_shader_group_vote", false);
            compiles(GL_VERTEX_SHADER, false, INT64);
            assertTrue(c.isCurrent());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "20, 100, GL_OES_standard_derivatives, true",
        "20, 100, GL_EXT_draw_buffers, true",
        "30, 100, GL_EXT_draw_buffers, true",
        "30, 300 es, GL_EXT_clip_cull_distance, true",
        "30, 300 es, GL_EXT_geometry_shader, false",
        "31, 310 es, GL_EXT_geometry_shader, true",
        "31, 310 es, GL_EXT_shader_io_blocks, true",
        "32, 310 es, GL_EXT_geometry_shader, true",
        "32, 310 es, GL_OES_tessellation_shader, true",
        "32, 310 es, GL_EXT_texture_buffer, true",
        "32, 310 es, GL_ANDROID_extension_pack_es31a, true",
        "32, 320 es, GL_ARB_gpu_shader_int64, false"
    })
    void contextsOfEsHaveThoseOfTheirVersion(int version, String language, String extension, boolean there) {
        try (GLContext c = context(ContextAttributes.es(version / 10, version % 10))) {
            isThere(language, extension, there);
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void shadersOfEsInADesktopContextHaveWhatEsHas() {
        try (GLContext c = context(ContextAttributes.core(4, 5))) {
            isThere("310 es", "GL_EXT_geometry_shader", true);
            isThere("100", "GL_EXT_draw_buffers", true);
            assertTrue(c.isCurrent());
        }
    }

    @Test
    void thePackBringsItsParts() {
        try (GLContext c = context(ContextAttributes.es(3, 2))) {
            compiles(GL_FRAGMENT_SHADER, true, """
                    #version 310 es
                    #extension GL_ANDROID_extension_pack_es31a : require
                    precision highp float;
                    in Block { sample vec4 a; };
                    out vec4 c;
                    void main() { c = interpolateAtSample(a, gl_SampleID); }
                    """);
            assertTrue(c.isCurrent());
        }
    }

    /** The clip distances of ES are switched on and off as the desktop's are. */
    @Test
    void esClipsAtItsDistances() {
        try (GLContext c = context(ContextAttributes.es(3, 0))) {
            String vertex = """
                    #version 300 es
                    #extension GL_EXT_clip_cull_distance : require
                    out highp float gl_ClipDistance[1];
                    void main() {
                        vec2 p = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0;
                        gl_Position = vec4(p, 0.0, 1.0);
                        gl_ClipDistance[0] = p.x;
                    }
                    """;
            String fragment =
                    "#version 300 es\nprecision mediump float;\nout vec4 c; void main() { c = vec4(0, 1, 0, 1); }\n";
            assertEquals(8, gl.getInteger(GL_MAX_CLIP_DISTANCES));
            GL.glUseProgram(gl.program(vertex, fragment));
            GL.glEnable(GL_CLIP_DISTANCE0);
            GL.glDrawArrays(GL_TRIANGLES, 0, 3);
            assertEquals(0, gl.pixel(1, 4));
            assertEquals(0x00ff00ff, gl.pixel(6, 4));
            GL.glDisable(GL_CLIP_DISTANCE0);
            GL.glDrawArrays(GL_TRIANGLES, 0, 3);
            assertEquals(0x00ff00ff, gl.pixel(1, 4));
            gl.check();
            assertTrue(c.isCurrent());
        }
    }

    /** Of those that the compiler knows, what no context of the software device announces, and why. */
    @Test
    void fewAreKnownAndNotAnnounced() {
        StringBuilder missing = new StringBuilder();
        try (GLContext desktop = context(ContextAttributes.compatibility())) {
            for (String n : GlslCompiler.extensions()) {
                String source = "#extension " + n + " : require\nvoid main() {}\n";
                boolean there = false;
                for (String v : new String[] {"450", "100", "300 es", "310 es"}) {
                    there |= compiles("#version " + v + "\n" + source);
                }
                if (!there) missing.append(n).append(' ');
            }
            assertTrue(desktop.isCurrent());
        }
        // What version 3.0 has in its language; contexts of 2.0 announce it.
        assertEquals("GL_OES_texture_3D ", missing.toString());
    }
}
