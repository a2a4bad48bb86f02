package tepui.frontends.d3d9.shader;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Fuzz target for the bytecode reader; any words: a program that can be translated, or a {@link ShaderException}. */
public final class BytecodeFuzz {
    private BytecodeFuzz() {}

    public static void fuzzerTestOneInput(byte[] data) {
        int[] tokens = new int[data.length / 4];
        ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer().get(tokens);
        try {
            ShaderProgram p = ShaderReader.read(tokens);
            if (p.isPixel()) Translation.pixel(p, new Semantics(64), PixelVariant.of(0));
            else Translation.vertex(p, new Semantics(64), true);
        } catch (ShaderException e) {
            // what most of it is
        } catch (tepui.pipe.UnsupportedByDeviceException e) {
            // more semantics than a device has
        }
    }
}
