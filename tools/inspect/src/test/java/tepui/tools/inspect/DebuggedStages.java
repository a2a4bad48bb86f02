package tepui.tools.inspect;

import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.layers.debug.DebugDevice;
import tepui.layers.debug.DebugLanes;
import tepui.layers.debug.DebugOptions;
import tepui.pipe.Device;

/** Program of OpenGL whose shaders of all stages are debugged: its arguments are what of it, and the folder for sources. */
final class DebuggedStages {
    private static final int SIZE = 32;

    static final String VERTEX = """
            #version 400
            uniform vec2 shift;
            out vec3 tone;
            vec2 corner(int n) {
                vec2 at = vec2(n & 1, n >> 1);
                return at * 2.0 - 1.0;
            }
            void main() {
                vec2 at = corner(gl_VertexID & 3);
                tone = vec3(at, gl_InstanceID);
                gl_Position = vec4(at + shift, 0.0, 1.0);
            }
            """;

    static final String CONTROL = """
            #version 400
            layout(vertices = 4) out;
            in vec3 tone[];
            out vec3 hue[];
            void main() {
                int me = gl_InvocationID;
                vec3 mine = tone[me];
                hue[gl_InvocationID] = mine * 0.5;
                gl_out[gl_InvocationID].gl_Position = gl_in[me].gl_Position;
                gl_TessLevelOuter[me] = 1.0;
                gl_TessLevelInner[me & 1] = 1.0;
            }
            """;

    static final String EVALUATION = """
            #version 400
            layout(quads, equal_spacing, ccw) in;
            in vec3 hue[];
            out vec3 shade;
            void main() {
                vec2 place = gl_TessCoord.xy;
                vec4 left = mix(gl_in[0].gl_Position, gl_in[2].gl_Position, place.y);
                vec4 right = mix(gl_in[1].gl_Position, gl_in[3].gl_Position, place.y);
                shade = hue[3];
                gl_Position = mix(left, right, place.x);
            }
            """;

    static final String GEOMETRY = """
            #version 400
            layout(triangles) in;
            layout(triangle_strip, max_vertices = 3) out;
            in vec3 shade[];
            out vec3 light;
            void main() {
                for (int i = 0; i < 3; i++) {
                    light = shade[i] + float(gl_PrimitiveIDIn);
                    gl_Position = gl_in[i].gl_Position;
                    EmitVertex();
                }
            }
            """;

    static final String FRAGMENT = """
            #version 400
            in vec3 light;
            out vec4 color;
            void main() {
                color = vec4(light, 1.0);
            }
            """;

    static final String COMPUTE = """
            #version 430
            layout(local_size_x = 4, local_size_y = 2) in;
            layout(std430, binding = 0) buffer Sums { uint sums[]; };
            shared uint row[8];
            void main() {
                uint me = gl_LocalInvocationIndex;
                row[me] = gl_GlobalInvocationID.x * 10u;
                barrier();
                uint other = row[7u - me];
                uint sum = other + me;
                sums[gl_GlobalInvocationID.y * 16u + gl_GlobalInvocationID.x] = sum;
            }
            """;

    private DebuggedStages() {}

    public static void main(String[] arguments) {
        DebugLanes lanes = switch (arguments[0]) {
            case "vertex" -> DebugLanes.ofVertex(2, 1);
            case "primitive" -> DebugLanes.ofPrimitive(1);
            case "invocation" -> DebugLanes.ofInvocation(5, 3, 0);
            default -> DebugLanes.DEFAULT;
        };
        Path folder = Path.of(arguments[1]);
        try (Device device = new DebugDevice(CapturedGl.soft(), new DebugOptions(lanes, folder, line -> {}))) {
            draw(device);
        }
    }

    /** Two patches, each drawn in two instances, then a dispatch: the picture, and behind it what was computed. */
    static int[] draw(Device device) {
        int[] argb = new int[SIZE * SIZE];
        int[] sums = new int[64];
        try (Arena arena = Arena.ofConfined();
                GLContext context =
                        GLContext.create(device, ContextAttributes.core(4, 5).withSize(SIZE, SIZE))) {
            context.makeCurrent();
            MemorySegment name = arena.allocate(4);
            GL.glGenVertexArrays(1, name.address());
            GL.glBindVertexArray(name.get(ValueLayout.JAVA_INT, 0));
            Map<Integer, String> stages = new LinkedHashMap<>();
            stages.put(GL_VERTEX_SHADER, VERTEX);
            stages.put(GL_TESS_CONTROL_SHADER, CONTROL);
            stages.put(GL_TESS_EVALUATION_SHADER, EVALUATION);
            stages.put(GL_GEOMETRY_SHADER, GEOMETRY);
            stages.put(GL_FRAGMENT_SHADER, FRAGMENT);
            int program = CapturedGl.program(stages);
            GL.glUseProgram(program);
            GL.glUniform2f(
                    GL.glGetUniformLocation(program, arena.allocateFrom("shift").address()), 0.25f, 0);
            GL.glPatchParameteri(GL_PATCH_VERTICES, 4);
            GL.glDrawArraysInstanced(GL_PATCHES, 0, 8, 2);
            if (!context.readDrawable(argb)) throw new IllegalStateException("no picture");
            GL.glUseProgram(CapturedGl.program(Map.of(GL_COMPUTE_SHADER, COMPUTE)));
            GL.glGenBuffers(1, name.address());
            GL.glBindBufferBase(GL_SHADER_STORAGE_BUFFER, 0, name.get(ValueLayout.JAVA_INT, 0));
            GL.glBufferData(GL_SHADER_STORAGE_BUFFER, 4L * sums.length, 0, GL_STATIC_DRAW);
            GL.glDispatchCompute(4, 2, 1);
            MemorySegment words = arena.allocate(4L * sums.length, 4);
            GL.glGetBufferSubData(GL_SHADER_STORAGE_BUFFER, 0, words.byteSize(), words.address());
            MemorySegment.copy(words, ValueLayout.JAVA_INT, 0, sums, 0, sums.length);
            if (GL.glGetError() != 0) throw new IllegalStateException("an error of OpenGL");
            GLContext.release();
        }
        int[] all = java.util.Arrays.copyOf(argb, argb.length + sums.length);
        System.arraycopy(sums, 0, all, argb.length, sums.length);
        return all;
    }
}
