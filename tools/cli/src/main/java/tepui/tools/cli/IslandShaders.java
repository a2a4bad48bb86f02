package tepui.tools.cli;

/** Shader programs of {@link IslandDemo}, in GLSL 3.30. */
final class IslandShaders {
    private static final String HEAD = "#version 330 core\n";

    private static final String COMMON = """
            layout(std140) uniform Frame {
                mat4 camera;
                mat4 sunMatrix;
                vec4 eye;
                vec4 sun;
                vec4 right;
                vec4 up;
                vec4 forward;
                vec4 time;
            };
            """;

    /** Colour of the sky by direction: the water mirrors it, and the haze fades to it. */
    private static final String SKY = """
            vec3 sky(vec3 d) {
                float h = clamp(d.y, 0.0, 1.0);
                vec3 c = mix(vec3(0.80, 0.72, 0.66), vec3(0.22, 0.42, 0.72), pow(h, 0.45));
                float s = max(dot(d, sun.xyz), 0.0);
                return c + vec3(1.0, 0.75, 0.45) * (0.9 * pow(s, 600.0) + 0.28 * pow(s, 12.0));
            }
            """;

    /** Each instance is a block: where it stands, how wide and high it is, its colour. */
    private static final String BLOCK = """
            layout(location = 0) in vec3 corner;
            layout(location = 1) in vec3 normal;
            layout(location = 2) in vec4 place;
            layout(location = 3) in vec4 tint;
            vec3 placed() { return vec3(place.x, 0.0, place.y) + corner * vec3(place.z, place.w, place.z); }
            """;

    static final String SHADOW_VERTEX = HEAD + COMMON + BLOCK + """
            void main() { gl_Position = sunMatrix * vec4(placed(), 1.0); }
            """;

    static final String SHADOW_FRAGMENT = HEAD + "void main() {}\n";

    static final String BLOCK_VERTEX = HEAD + COMMON + BLOCK + """
            out vec3 world;
            out vec3 facing;
            out vec3 paint;
            void main() {
                world = placed();
                facing = normal;
                // Tall blocks are rock below, and whatever grows there on top.
                vec3 rock = vec3(0.60, 0.43, 0.33) * (0.85 + 0.3 * fract(place.x * 7.3 + place.y * 3.1));
                vec3 surface = normal.y > 0.5 || place.w < 1.2 ? tint.rgb : rock;
                paint = mix(surface, surface * vec3(0.62, 0.58, 0.60), tint.a * (1.0 - corner.y));
                gl_Position = camera * vec4(world, 1.0);
            }
            """;

    static final String BLOCK_FRAGMENT = HEAD + COMMON + SKY + """
            uniform sampler2DShadow shadow;
            in vec3 world;
            in vec3 facing;
            in vec3 paint;
            out vec4 color;
            float lit() {
                vec4 p = sunMatrix * vec4(world + facing * 0.02, 1.0);
                vec3 at = p.xyz * 0.5 + 0.5;
                vec2 texel = 1.0 / vec2(textureSize(shadow, 0));
                float sum = 0.0;
                for (int i = 0; i < 4; i++) {
                    vec2 offset = (vec2(i & 1, i >> 1) - 0.5) * texel * 1.5;
                    sum += texture(shadow, vec3(at.xy + offset, at.z - 0.0015));
                }
                return sum * 0.25;
            }
            void main() {
                vec3 n = normalize(facing);
                float direct = max(dot(n, sun.xyz), 0.0);
                direct *= lit();
                vec3 light = vec3(1.30, 1.12, 0.86) * direct + mix(vec3(0.20, 0.19, 0.22), vec3(0.34, 0.42, 0.55), n.y * 0.5 + 0.5);
                vec3 c = paint * light;
                vec3 way = world - eye.xyz;
                float far = length(way);
                color = vec4(mix(c, sky(way / far), 1.0 - exp(-far * far * 0.0011)), 1.0);
            }
            """;

    static final String WATER_VERTEX = HEAD + COMMON + """
            out vec3 world;
            void main() {
                vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
                world = vec3(corner.x * 60.0, 0.22, corner.y * 60.0);
                gl_Position = camera * vec4(world, 1.0);
            }
            """;

    static final String WATER_FRAGMENT = HEAD + COMMON + SKY + """
            uniform sampler2DShadow shadow;
            in vec3 world;
            out vec4 color;
            void main() {
                vec3 way = world - eye.xyz;
                float far = length(way);
                vec3 d = way / far;
                vec2 p = world.xz;
                float t = time.x;
                vec2 slope = 0.05 * vec2(
                    sin(p.x * 3.1 + p.y * 1.7 + t * 1.3) + sin(p.x * 6.3 - p.y * 4.1 - t * 1.9),
                    sin(p.y * 2.7 - p.x * 2.1 + t * 1.1) + sin(p.y * 5.9 + p.x * 4.7 + t * 2.3));
                vec3 n = normalize(vec3(slope.x, 1.0 + far * 0.05, slope.y));
                vec3 mirrored = reflect(d, n);
                mirrored.y = abs(mirrored.y);
                float fresnel = 0.04 + 0.96 * pow(1.0 - max(dot(-d, n), 0.0), 5.0);
                vec4 q = sunMatrix * vec4(world, 1.0);
                vec3 at = q.xyz * 0.5 + 0.5;
                float lit = texture(shadow, vec3(at.xy, at.z - 0.001));
                vec3 deep = vec3(0.03, 0.15, 0.18) * (0.45 + 0.55 * lit);
                vec3 c = mix(deep, sky(mirrored), fresnel);
                c = mix(c, sky(normalize(vec3(d.x, 0.0, d.z))), 1.0 - exp(-far * far * 0.0011));
                color = vec4(c, 0.62 + 0.38 * fresnel);
            }
            """;

    static final String SKY_VERTEX = HEAD + COMMON + """
            out vec3 direction;
            void main() {
                vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0;
                direction = forward.xyz + right.xyz * corner.x * right.w + up.xyz * corner.y * up.w;
                gl_Position = vec4(corner, 1.0, 1.0);
            }
            """;

    static final String SKY_FRAGMENT = HEAD + COMMON + SKY + """
            in vec3 direction;
            out vec4 color;
            void main() { color = vec4(sky(normalize(direction)), 1.0); }
            """;

    private IslandShaders() {}
}
