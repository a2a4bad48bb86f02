package tepui.tools.bench;

import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws that sample eight textures of eight levels, 256 iterations a step: bound anew before each draw, each fifth, or never; the filters of four of them changed before each,
 * each third, or never. And uploads into a texture of 1,024 x 1,024: a square of 64, or all of its levels, twice a step.
 */
final class TextureCalls {
    private static final int TEXTURES = 8;
    private static final int CHANGED = 4;
    private static final int ITERATIONS = 256;
    private static final int BASE = 1024;
    private static final int PART = 64;
    private static final int UPLOADS = 2;

    private TextureCalls() {}

    /** How often something is done; 0 for never. */
    private static String often(int every) {
        return switch (every) {
            case 0 -> "never";
            case 1 -> "always";
            case 3 -> "third";
            default -> "fifth";
        };
    }

    static List<CallCase> cases() {
        List<CallCase> cases = new ArrayList<>();
        for (int bound : new int[] {1, 5, 0}) {
            for (int filtered : new int[] {1, 3, 0}) {
                String name = "textures.bound-" + often(bound) + "-filtered-" + often(filtered);
                cases.add(new CallCase(name, ITERATIONS, 1, 20, 64, o -> textures(o, bound, filtered)));
            }
        }
        cases.add(new CallCase("upload.part", UPLOADS, 1, 20, 64, o -> upload(o, false)));
        cases.add(new CallCase("upload.levels", UPLOADS, 1, 20, 64, o -> upload(o, true)));
        return cases;
    }

    private static void sampling(CallObjects o, int textures) {
        StringBuilder fragment = new StringBuilder("precision mediump float; ");
        StringBuilder sum = new StringBuilder();
        for (int i = 0; i < textures; i++) {
            fragment.append("uniform sampler2D t").append(i).append("; ");
            sum.append(i > 0 ? " + " : "").append("texture2D(t").append(i).append(", vec2(0.5))");
        }
        int program =
                o.program(CallObjects.VERTEX, fragment + "void main() { gl_FragColor = " + sum + "; }", "position");
        glUseProgram(program);
        for (int i = 0; i < textures; i++) glUniform1i(o.location(program, "t" + i), i);
        o.triangle();
        glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, 0);
        glEnableVertexAttribArray(0);
    }

    private static Runnable textures(CallObjects o, int bound, int filtered) {
        sampling(o, TEXTURES);
        int[] textures = new int[TEXTURES];
        for (int i = 0; i < TEXTURES; i++) {
            glActiveTexture(GL_TEXTURE0 + i);
            // Eight levels.
            textures[i] = o.texture(128, true);
        }
        int[] frame = {0};
        return () -> {
            for (int n = 0; n < ITERATIONS; n++) {
                int now = ++frame[0];
                if (bound != 0 && now % bound == 0) {
                    for (int i = 0; i < TEXTURES; i++) {
                        glActiveTexture(GL_TEXTURE0 + i);
                        glBindTexture(GL_TEXTURE_2D, textures[i]);
                    }
                }
                if (filtered != 0 && now % filtered == 0) {
                    int filter = now / filtered % 2 == 0 ? GL_LINEAR_MIPMAP_LINEAR : GL_NEAREST_MIPMAP_NEAREST;
                    for (int i = 0; i < CHANGED; i++) {
                        glActiveTexture(GL_TEXTURE0 + i);
                        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
                    }
                }
                glDrawArrays(GL_TRIANGLES, 0, 3);
            }
        };
    }

    private static Runnable upload(CallObjects o, boolean levels) {
        sampling(o, 1);
        o.texture(BASE, true);
        MemorySegment texels = o.bytes(4L * BASE * BASE);
        int[] step = {0};
        return () -> {
            for (int n = 0; n < UPLOADS; n++) {
                int now = step[0]++;
                int size = levels ? BASE : PART;
                int x = levels ? 0 : now * PART % BASE;
                int y = levels ? 0 : now * PART / BASE * PART % BASE;
                for (int s = size, level = 0; s > 0 && (level == 0 || levels); s /= 2, level++) {
                    glTexSubImage2D(GL_TEXTURE_2D, level, x, y, s, s, GL_RGBA, GL_UNSIGNED_BYTE, texels.address());
                }
                glDrawArrays(GL_TRIANGLES, 0, 3);
            }
        };
    }
}
