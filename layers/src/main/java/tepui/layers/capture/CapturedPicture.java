package tepui.layers.capture;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.pipe.format.Format;

/**
 * Picture as the captured program showed it.
 *
 * @param texels rows tightly packed, row 0 first
 * @param bottomUp row 0 is the lowest one
 */
public record CapturedPicture(Format format, int width, int height, boolean bottomUp, byte[] texels) {
    private static final int MOST_SIDE = 1 << 15;

    static byte[] encode(Format format, int width, int height, boolean bottomUp, MemorySegment texels) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            out.writeUTF(format.name());
            out.writeInt(width);
            out.writeInt(height);
            out.writeBoolean(bottomUp);
            out.write(texels.toArray(ValueLayout.JAVA_BYTE));
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static CapturedPicture decode(byte[] bytes) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        String name = in.readUTF();
        int width = in.readInt();
        int height = in.readInt();
        boolean bottomUp = in.readBoolean();
        Format format;
        try {
            format = Format.valueOf(name);
        } catch (IllegalArgumentException e) {
            throw new IOException("its picture has the format '" + name + "', which there is not", e);
        }
        if (width < 1 || height < 1 || width > MOST_SIDE || height > MOST_SIDE)
            throw new IOException("its picture is " + width + " x " + height + ", must be 1 to " + MOST_SIDE);
        byte[] texels = in.readAllBytes();
        long wanted = format.imageBytes(width, height, 1);
        if (texels.length != wanted)
            throw new IOException("its picture has " + texels.length + " bytes, must have " + wanted);
        return new CapturedPicture(format, width, height, bottomUp, texels);
    }
}
