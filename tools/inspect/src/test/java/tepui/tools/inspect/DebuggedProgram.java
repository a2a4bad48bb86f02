package tepui.tools.inspect;

import static tepui.frontends.gl.GLConstants.*;

import java.nio.file.Path;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.layers.debug.DebugDevice;
import tepui.layers.debug.DebugLanes;
import tepui.layers.debug.DebugOptions;
import tepui.pipe.Device;

/** Program of OpenGL whose shaders are debugged: its first argument is the folder for sources. */
final class DebuggedProgram {
    static final int SIZE = 64;

    static final String VERTEX = """
            varying vec2 place;
            void main() {
                gl_Position = gl_Vertex;
                place = gl_Vertex.xy;
            }
            """;

    /** Line 12 is the end of the loop's body, line 18 the call, line 27 the end. */
    static final String FRAGMENT = """
            #version 120
            uniform vec3 tint;
            varying vec2 place;

            struct Light { vec3 color; float power; };

            float shine(float x, int steps) {
                float sum = 0.0;
                for (int i = 0; i < steps; i++) {
                    float part = x / float(i + 1);
                    if (i == 1) part *= 2.0;
                    sum += part;
                }
                return sum;
            }

            void main() {
                float light = shine(place.x, 3);
                vec4 color = vec4(tint * light, 1.0);
                Light lamp = Light(vec3(0.25, 0.5, 0.75), 2.0);
                float table[3];
                table[0] = lamp.power;
                table[1] = dFdx(place.x);
                table[2] = sin(place.y);
                if (place.x > 2.0) discard;
                color.g = table[1] * 32.0;
                gl_FragColor = color;
            }
            """;

    private DebuggedProgram() {}

    public static void main(String[] arguments) {
        Path folder = Path.of(arguments[0]);
        DebugOptions options = new DebugOptions(DebugLanes.ofPixel(48, 16), folder, line -> {});
        try (Device device = new DebugDevice(CapturedGl.soft(), options)) {
            draw(device);
        }
    }

    /** One frame; the pixel 48, 16 from the top is at 0.515625, 0.484375. */
    static int[] draw(Device device) {
        int[] argb = new int[SIZE * SIZE];
        try (GLContext context =
                GLContext.create(device, ContextAttributes.compatibility().withSize(SIZE, SIZE))) {
            context.makeCurrent();
            int program = CapturedGl.program(VERTEX, FRAGMENT);
            GL.glUseProgram(program);
            try (var arena = java.lang.foreign.Arena.ofConfined()) {
                int tint = GL.glGetUniformLocation(
                        program, arena.allocateFrom("tint").address());
                GL.glUniform3f(tint, 1, 0.5f, 0.25f);
            }
            CapturedGl.rectangle(-1, -1, 1, 1, 0);
            if (!context.readDrawable(argb)) throw new IllegalStateException("no picture");
            context.swap();
            GLContext.release();
        }
        return argb;
    }
}
