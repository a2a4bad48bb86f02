package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.pipe.Device;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Shaders in SPIR-V: what the reference compiler makes of a text draws what the text itself draws; damaged modules are refused. */
final class SpirvTest {
    private static final String VERTEX = """
            #version 450
            layout(location = 0) out vec2 place;
            layout(location = 1) out Values { vec4 sum; flat int id; } o;
            layout(std140, binding = 1) uniform Block { mat4 m; vec4 a[3]; } b;
            layout(location = 7) uniform vec4 off;
            void main() {
                vec4 s = vec4(0.0);
                for (int i = 0; i < 3; i++) {
                    if (i == 1) continue;
                    s += b.a[i];
                    if (s.x > 100.0) break;
                }
                vec2 p = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
                gl_Position = b.m * vec4(p, 0.0, 1.0) + off;
                place = p;
                o.sum = s;
                o.id = gl_VertexID;
            }
            """;
    private static final String FRAGMENT = """
            #version 450
            layout(location = 0) in vec2 place;
            layout(location = 1) in Values { vec4 sum; flat int id; } i;
            layout(constant_id = 5) const int mode = 1;
            layout(constant_id = 6) const float scale = 0.5;
            layout(binding = 2, location = 3) uniform sampler2D image;
            layout(location = 0) out vec4 c;
            struct Pair { float x; ivec2 n; };
            float pick(inout float x, int k) {
                switch (k) {
                    case 0: x += 0.25;
                    case 1: x *= 0.5; break;
                    case 2: return x;
                    default: x -= 0.125;
                }
                return x;
            }
            void main() {
                vec4 t = texture(image, place * 0.25) * scale;
                if (mode == 2) t = t.bgra;
                float x = i.sum.x;
                float y = pick(x, int(gl_FragCoord.x) & 3);
                do {
                    x *= 0.5;
                    if (x < 0.01) break;
                    for (int k = 0; k < 4; k++) {
                        if (k == 2) continue;
                        if (x > 0.3) { y += 0.01; break; }
                        y += 0.02;
                    }
                } while (x > 0.02);
                int e;
                float f = frexp(x + 1.0, e);
                Pair p = Pair(f, ivec2(textureSize(image, 0)));
                uint bits = bitfieldExtract(uint(gl_FragCoord.y), 0, 2) << 3u;
                c = vec4(t.x + y * 0.1, p.x * 0.5, float(bits) / 32.0, float(p.n.x % 3) * 0.25 + float(e) * 0.1);
                c.zw = mix(c.zw, vec2(y), lessThan(place, vec2(0.0)));
            }
            """;

    private final Device device = TestDevice.soft();
    private final GLContext context =
            GLContext.create(device, ContextAttributes.core(4, 6).withSize(16, 16));
    private final GLJava gl = GLJava.checked();
    private final Arena arena = Arena.ofAuto();

    private final SpirvModules modules;

    SpirvTest(@TempDir Path folder) {
        modules = new SpirvModules(folder);
    }

    @BeforeEach
    void resources() {
        context.makeCurrent();
        GL.glBindVertexArray(gl.genVertexArray());
        GL.glBindBufferBase(GL_UNIFORM_BUFFER, 1, gl.genBuffer());
        gl.bufferData(
                GL_UNIFORM_BUFFER,
                new float[] {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0.25f, 1, 1, 1, 9, 9, 9, 9, 0.5f, 0, 0, 0},
                GL_STATIC_DRAW);
        GL.glActiveTexture(GL_TEXTURE2);
        GL.glBindTexture(GL_TEXTURE_2D, gl.genTexture());
        byte[] texels = new byte[4 * 16];
        new Random(7).nextBytes(texels);
        gl.texImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 4, 4, GL_RGBA, GL_UNSIGNED_BYTE, MemorySegment.ofArray(texels));
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    }

    @AfterEach
    void close() {
        int error = GL.glGetError();
        context.close();
        device.close();
        gl.close();
        assertEquals(GL_NO_ERROR, error);
    }

    private int compiled(int type, byte[] module, int... constants) {
        int shader = modules.shader(type, module, constants);
        gl.check();
        assertEquals(1, gl.shaderValue(shader, GL_COMPILE_STATUS), gl.shaderLog(shader));
        return shader;
    }

    private byte[] drawn(int program) {
        GL.glUseProgram(program);
        GL.glUniform4f(7, 0, 0, 0, 0);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        return gl.readPixels(0, 0, 16, 16);
    }

    @Test
    @Needs(Need.GLSLANG)
    void aModuleDrawsWhatItsTextDraws() throws IOException, InterruptedException {
        byte[] fromText = drawn(gl.program(
                gl.shader(GL_VERTEX_SHADER, VERTEX),
                gl.shader(
                        GL_FRAGMENT_SHADER,
                        FRAGMENT.replace("layout(constant_id = 5) ", "").replace("layout(constant_id = 6) ", ""))));
        byte[] fromModules = drawn(gl.program(
                compiled(GL_VERTEX_SHADER, modules.compiled("vert", VERTEX)),
                compiled(GL_FRAGMENT_SHADER, modules.compiled("frag", FRAGMENT))));
        assertArrayEquals(fromText, fromModules);
        byte[] specialized = drawn(gl.program(
                compiled(GL_VERTEX_SHADER, modules.compiled("vert", VERTEX)),
                compiled(
                        GL_FRAGMENT_SHADER,
                        modules.compiled("frag", FRAGMENT),
                        5,
                        2,
                        6,
                        Float.floatToRawIntBits(0.75f))));
        byte[] said = drawn(gl.program(
                gl.shader(GL_VERTEX_SHADER, VERTEX),
                gl.shader(
                        GL_FRAGMENT_SHADER,
                        FRAGMENT.replace("layout(constant_id = 5) const int mode = 1", "const int mode = 2")
                                .replace(
                                        "layout(constant_id = 6) const float scale = 0.5",
                                        "const float scale = 0.75"))));
        assertArrayEquals(said, specialized);
        assertNotEquals(java.util.Arrays.hashCode(fromModules), java.util.Arrays.hashCode(specialized));
    }

    @Test
    @Needs(Need.GLSLANG)
    void aComputeShaderWritesItsBuffer() throws IOException, InterruptedException {
        int p = gl.program(compiled(GL_COMPUTE_SHADER, modules.compiled("comp", """
                #version 450
                layout(local_size_x = 8) in;
                layout(std430, binding = 0) buffer Result { uint count; uint v[]; } r;
                shared uint s[8];
                void main() {
                    uint l = gl_LocalInvocationIndex;
                    s[7u - l] = l * l;
                    barrier();
                    atomicAdd(r.count, s[l]);
                    if (r.v.length() > 7) r.v[l] = s[l] + uint(bitCount(l));
                }
                """)));
        GL.glBindBufferBase(GL_SHADER_STORAGE_BUFFER, 0, gl.genBuffer());
        gl.bufferData(GL_SHADER_STORAGE_BUFFER, new int[9], GL_DYNAMIC_COPY);
        GL.glUseProgram(p);
        GL.glDispatchCompute(1, 1, 1);
        GL.glMemoryBarrier(GL_BUFFER_UPDATE_BARRIER_BIT);
        MemorySegment out = arena.allocate(36, 4);
        GL.glGetBufferSubData(GL_SHADER_STORAGE_BUFFER, 0, 36, out.address());
        assertArrayEquals(new int[] {140, 49, 37, 26, 18, 10, 6, 3, 3}, out.toArray(ValueLayout.JAVA_INT));
    }

    @Test
    @Needs(Need.GLSLANG)
    void stagesInBetweenAreTaken() throws IOException, InterruptedException {
        int control = compiled(GL_TESS_CONTROL_SHADER, modules.compiled("tesc", """
                #version 450
                layout(vertices = 3) out;
                layout(location = 0) in vec2 place[];
                layout(location = 0) out vec2 o[];
                void main() {
                    gl_out[gl_InvocationID].gl_Position = gl_in[gl_InvocationID].gl_Position;
                    o[gl_InvocationID] = place[gl_InvocationID];
                    gl_TessLevelOuter[0] = gl_TessLevelOuter[1] = gl_TessLevelOuter[2] = gl_TessLevelInner[0] = 1.0;
                }
                """));
        int evaluation = compiled(GL_TESS_EVALUATION_SHADER, modules.compiled("tese", """
                #version 450
                layout(triangles) in;
                layout(location = 0) in vec2 o[];
                layout(location = 0) out vec2 place;
                void main() {
                    gl_Position = vec4(0.0);
                    place = vec2(0.0);
                    for (int i = 0; i < 3; i++) {
                        gl_Position += gl_in[i].gl_Position * gl_TessCoord[i];
                        place += o[i] * gl_TessCoord[i];
                    }
                }
                """));
        int geometry = compiled(GL_GEOMETRY_SHADER, modules.compiled("geom", """
                #version 450
                layout(triangles) in;
                layout(triangle_strip, max_vertices = 3) out;
                layout(location = 0) in vec2 place[];
                layout(location = 0) out vec2 o;
                void main() {
                    for (int i = 0; i < 3; i++) {
                        gl_Position = gl_in[i].gl_Position;
                        o = place[i];
                        EmitVertex();
                    }
                    EndPrimitive();
                }
                """));
        int vertex = compiled(GL_VERTEX_SHADER, modules.compiled("vert", """
                #version 450
                layout(location = 0) out vec2 place;
                void main() {
                    place = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
                    gl_Position = vec4(place, 0.0, 1.0);
                }
                """));
        int fragment = compiled(GL_FRAGMENT_SHADER, modules.compiled("frag", """
                #version 450
                layout(location = 0) in vec2 o;
                layout(location = 0) out vec4 c;
                void main() { c = vec4(0.0, o.x > -2.0 ? 1.0 : 0.0, 0.0, 1.0); }
                """));
        GL.glUseProgram(gl.program(vertex, control, evaluation, geometry, fragment));
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glPatchParameteri(GL_PATCH_VERTICES, 3);
        GL.glDrawArrays(GL_PATCHES, 0, 3);
        assertEquals(0x00ff00ff, gl.pixel(8, 8));
    }

    @Test
    @Needs(Need.GLSLANG)
    void damagedModulesGiveALog() throws IOException, InterruptedException {
        byte[] good = modules.compiled("frag", FRAGMENT);
        long seed = 20262;
        Random random = new Random(seed);
        for (int n = 0; n < 400; n++) {
            byte[] bad = good.clone();
            for (int k = 1 + random.nextInt(4); k > 0; k--) {
                int word = 4 * (5 + random.nextInt(bad.length / 4 - 5));
                switch (random.nextInt(4)) {
                    case 0 -> bad[word + random.nextInt(4)] ^= (byte) (1 << random.nextInt(8));
                    case 1 -> System.arraycopy(bad, 4 * (5 + random.nextInt(bad.length / 4 - 5)), bad, word, 4);
                    case 2 -> bad[word] = (byte) random.nextInt(64);
                    default -> bad = java.util.Arrays.copyOf(bad, Math.max(word, 24));
                }
            }
            int shader = 0;
            try {
                shader = modules.shader(GL_FRAGMENT_SHADER, bad);
                GL.glGetError();
                boolean ok = gl.shaderValue(shader, GL_COMPILE_STATUS) == 1;
                assertTrue(ok
                        || gl.shaderLog(shader).contains("SPIR-V")
                        || gl.shaderLog(shader).isEmpty());
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed + ", module " + n, e);
            }
            GL.glDeleteShader(shader);
        }
    }

    @Test
    @Needs(Need.GLSLANG)
    void wrongNamesAndMixturesAreErrors() throws IOException, InterruptedException {
        byte[] module = modules.compiled("frag", FRAGMENT);
        int shader = modules.shader(GL_FRAGMENT_SHADER, module, 77, 1);
        assertEquals(GL_INVALID_VALUE, GL.glGetError(), "there is no such constant");
        GL.glSpecializeShader(shader, arena.allocateFrom("other").address(), 0, 0, 0);
        assertEquals(GL_INVALID_VALUE, GL.glGetError(), "there is no such entry point");
        GL.glCompileShader(shader);
        assertEquals(GL_INVALID_OPERATION, GL.glGetError(), "there is no text");
        int p = GL.glCreateProgram();
        GL.glAttachShader(p, compiled(GL_FRAGMENT_SHADER, module));
        GL.glAttachShader(p, gl.shader(GL_VERTEX_SHADER, VERTEX));
        GL.glLinkProgram(p);
        assertEquals(0, gl.programValue(p, GL_LINK_STATUS));
        assertEquals(1, gl.getInteger(GL_NUM_SHADER_BINARY_FORMATS));
        assertTrue(gl.getString(GL_VERSION).startsWith("4.6"), gl.getString(GL_VERSION));
    }

    @Test
    @Needs(Need.GLSLANG)
    void anEntryPointOfAnotherStageIsAnErrorOfItsOwn() throws IOException, InterruptedException {
        int shader = modules.shader(GL_VERTEX_SHADER, modules.compiled("frag", FRAGMENT));
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
        assertEquals(0, gl.shaderValue(shader, GL_COMPILE_STATUS));
        assertTrue(gl.shaderLog(shader).contains("'main' is for another stage"), gl.shaderLog(shader));
    }

    /** The bytes take the place of the text; shaders of one stage may share them, and are specialised each for itself. */
    @Test
    @Needs(Need.GLSLANG)
    void aModuleIsGivenToSeveralShadersAndTheirTextIsGone() throws IOException, InterruptedException {
        byte[] module = modules.compiled("frag", FRAGMENT);
        int text = gl.shader(GL_FRAGMENT_SHADER, "#version 450\nvoid main() {}\n");
        int other = GL.glCreateShader(GL_FRAGMENT_SHADER);
        MemorySegment bytes = arena.allocate(module.length, 8);
        MemorySegment.copy(module, 0, bytes, ValueLayout.JAVA_BYTE, 0, module.length);
        MemorySegment names = arena.allocateFrom(ValueLayout.JAVA_INT, text, other);
        GL.glShaderBinary(2, names.address(), GL_SHADER_BINARY_FORMAT_SPIR_V, bytes.address(), module.length);
        gl.check();
        for (int shader : new int[] {text, other}) {
            assertEquals(1, gl.shaderValue(shader, GL_SPIR_V_BINARY));
            assertEquals(0, gl.shaderValue(shader, GL_COMPILE_STATUS));
            assertEquals(0, gl.shaderValue(shader, GL_SHADER_SOURCE_LENGTH));
            assertEquals(0, gl.shaderValue(shader, GL_INFO_LOG_LENGTH));
        }
        long entry = arena.allocateFrom("main").address();
        GL.glSpecializeShader(text, entry, 0, 0, 0);
        assertEquals(1, gl.shaderValue(text, GL_COMPILE_STATUS));
        assertEquals(0, gl.shaderValue(other, GL_COMPILE_STATUS));
        GL.glSpecializeShader(text, entry, 0, 0, 0);
        assertEquals(GL_INVALID_OPERATION, GL.glGetError(), "it is specialised already");
        GL.glShaderBinary(1, names.address(), GL_SHADER_BINARY_FORMAT_SPIR_V, bytes.address(), module.length);
        GL.glSpecializeShader(text, entry, 0, 0, 0);
        assertEquals(1, gl.shaderValue(text, GL_COMPILE_STATUS));
        gl.check();
    }

    @Test
    void whatIsNoModuleIsRefused() {
        modules.shader(GL_VERTEX_SHADER, new byte[64]);
        int shader = GL.glCreateShader(GL_VERTEX_SHADER);
        MemorySegment n = arena.allocateFrom(ValueLayout.JAVA_INT, shader);
        GL.glShaderBinary(
                1,
                n.address(),
                GL_SHADER_BINARY_FORMAT_SPIR_V,
                arena.allocate(64, 8).address(),
                64);
        assertEquals(GL_INVALID_VALUE, GL.glGetError());
        GL.glSpecializeShader(shader, arena.allocateFrom("main").address(), 0, 0, 0);
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
    }
}
