package tepui.targets.lwjgl.gl;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.foreign.BufferBounds;

/** Calls whose buffer is as large as state and arguments say: what woven methods tell around them. */
public final class SizedCalls {
    private SizedCalls() {}

    /** The next call's pointer is the address of the buffer's next element. Answers the address. */
    public static long begin(long address, @Nullable Buffer buffer) { // hot
        if (buffer != null && address != 0) BufferBounds.begin(address, (long) buffer.remaining() << shift(buffer));
        return address;
    }

    /** The same of a vertex array, which later draws read: the program may move the buffer's limit until then, so the capacity counts. */
    public static long beginArray(long address, @Nullable Buffer buffer) { // hot
        if (buffer != null && address != 0)
            BufferBounds.begin(address, (long) buffer.capacity() - buffer.position() << shift(buffer));
        return address;
    }

    public static void end() { // hot
        BufferBounds.end();
    }

    private static int shift(Buffer buffer) { // hot
        if (buffer instanceof ByteBuffer) return 0;
        if (buffer instanceof IntBuffer || buffer instanceof FloatBuffer) return 2;
        return buffer instanceof ShortBuffer || buffer instanceof CharBuffer ? 1 : 3;
    }
}
