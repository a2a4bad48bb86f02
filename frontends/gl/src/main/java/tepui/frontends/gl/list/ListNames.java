package tepui.frontends.gl.list;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Native;

/** Decoder of the list names that glCallLists is given, in their many types. */
public final class ListNames {
    private ListNames() {}

    /** Bytes of a name; 0 where the type is none of those. */
    public static int bytes(int type) {
        return switch (type) {
            case GL_BYTE, GL_UNSIGNED_BYTE -> 1;
            case GL_SHORT, GL_UNSIGNED_SHORT, GL_2_BYTES -> 2;
            case GL_3_BYTES -> 3;
            case GL_INT, GL_UNSIGNED_INT, GL_FLOAT, GL_4_BYTES -> 4;
            default -> 0;
        };
    }

    public static int get(int type, long at) {
        int b0 = Native.getByte(at) & 0xff;
        return switch (type) {
            case GL_BYTE -> (byte) b0;
            case GL_UNSIGNED_BYTE -> b0;
            case GL_SHORT -> Native.getShort(at);
            case GL_UNSIGNED_SHORT -> Native.getShort(at) & 0xffff;
            case GL_FLOAT -> (int) Native.getFloat(at);
            case GL_2_BYTES -> b0 << 8 | Native.getByte(at + 1) & 0xff;
            case GL_3_BYTES -> b0 << 16 | (Native.getByte(at + 1) & 0xff) << 8 | Native.getByte(at + 2) & 0xff;
            case GL_4_BYTES ->
                b0 << 24
                        | (Native.getByte(at + 1) & 0xff) << 16
                        | (Native.getByte(at + 2) & 0xff) << 8
                        | Native.getByte(at + 3) & 0xff;
            default -> Native.getInt(at);
        };
    }
}
