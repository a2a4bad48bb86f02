package tepui.tools.cli;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import tepui.frontends.d3d9.shader.Assembler;
import tepui.frontends.d3d9.shader.PixelVariant;
import tepui.frontends.d3d9.shader.Semantics;
import tepui.frontends.d3d9.shader.ShaderException;
import tepui.frontends.d3d9.shader.ShaderProgram;
import tepui.frontends.d3d9.shader.ShaderReader;
import tepui.frontends.d3d9.shader.Translation;
import tepui.ir.Shader;
import tepui.pipe.Limits;

/** Shaders of Direct3D 9 for {@code tepui shader}: text that begins with a version, or the bytes of a program. */
final class Direct3D9Shader {
    private final int[] tokens;
    private final ShaderProgram program;

    private Direct3D9Shader(int[] tokens, ShaderProgram program) {
        this.tokens = tokens;
        this.program = program;
    }

    /** Is it one? */
    static boolean isOne(String file, byte[] bytes) {
        String name = file.toLowerCase(Locale.ROOT);
        if (name.endsWith(".vso") || name.endsWith(".pso")) return true;
        if (bytes.length >= 4 && (bytes[2] == -2 || bytes[2] == -1) && bytes[3] == -1) return true;
        for (String line : new String(bytes, StandardCharsets.ISO_8859_1).split("\n", 50)) {
            String l = line.strip();
            if (l.isEmpty() || l.startsWith(";") || l.startsWith("//")) continue;
            return l.matches("[vp]s[_.][123][_.].*");
        }
        return false;
    }

    static Direct3D9Shader read(byte[] bytes) throws FailureException {
        try {
            boolean binary = bytes.length >= 4 && (bytes[2] == -2 || bytes[2] == -1) && bytes[3] == -1;
            int[] tokens;
            if (binary) {
                tokens = new int[bytes.length / 4];
                ByteBuffer.wrap(bytes)
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .asIntBuffer()
                        .get(tokens);
            } else {
                tokens = Assembler.assemble(new String(bytes, StandardCharsets.ISO_8859_1));
            }
            return new Direct3D9Shader(tokens, ShaderReader.read(tokens));
        } catch (ShaderException e) {
            throw new FailureException("shader: " + e.getMessage());
        }
    }

    /** The text of the program. */
    String text() {
        return program.text();
    }

    /** The bytes of the program. */
    byte[] bytes() {
        ByteBuffer b = ByteBuffer.allocate(4 * tokens.length).order(ByteOrder.LITTLE_ENDIAN);
        for (int t : tokens) b.putInt(t);
        return b.array();
    }

    /** The stage as devices get it, before the passes. */
    Shader translate() {
        Semantics semantics = new Semantics(Limits.VARYINGS);
        return program.isPixel()
                ? Translation.pixel(program, semantics, PixelVariant.of(0))
                : Translation.vertex(program, semantics, false);
    }
}
