package tepui.targets.nativedoor.osmesa;

import static tepui.frontends.gl.GLConstants.*;
import static tepui.targets.nativedoor.memory.NativeMemory.put;
import static tepui.targets.nativedoor.memory.NativeMemory.putInt;
import static tepui.targets.nativedoor.memory.NativeMemory.putPointer;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.ContextException;
import tepui.frontends.gl.GL;
import tepui.targets.lwjgl.window.Devices;
import tepui.targets.nativedoor.memory.AttributeLists;
import tepui.targets.nativedoor.memory.CMemory;
import tepui.targets.nativedoor.window.Current;
import tepui.targets.nativedoor.window.Drawing;
import tepui.targets.nativedoor.window.Format;
import tepui.targets.nativedoor.window.Registry;
import tepui.targets.nativedoor.window.Rendering;

/**
 * Functions of OSMesa. A context draws to a framebuffer of ours; the program's memory gets what is there at glFlush and
 * glFinish, when another context is made current, and when the memory is asked for.
 */
public final class OsMesa {
    private static final int BGRA = 1;
    private static final int ARGB = 2;
    private static final int BGR = 4;
    private static final int RGB_565 = 5;

    private static final int ROW_LENGTH = 0x10;
    private static final int Y_UP = 0x11;
    private static final int WIDTH = 0x20;
    private static final int HEIGHT = 0x21;
    private static final int FORMAT = 0x22;
    private static final int TYPE = 0x23;
    private static final int MAX_WIDTH = 0x24;
    private static final int MAX_HEIGHT = 0x25;
    private static final int DEPTH_BITS = 0x30;
    private static final int STENCIL_BITS = 0x31;
    private static final int ACCUM_BITS = 0x32;
    private static final int PROFILE = 0x33;
    private static final int CORE_PROFILE = 0x34;
    private static final int COMPAT_PROFILE = 0x35;
    private static final int MAJOR_VERSION = 0x36;
    private static final int MINOR_VERSION = 0x37;

    /** The native display of such a context: none. */
    private static final Object MEMORY = "memory";

    private static final Registry<MemoryContext> CONTEXTS = new Registry<>();

    /** Context, and the memory that it draws to. */
    private static final class MemoryContext {
        final Rendering rendering;
        final Format drawn;
        final int format;
        int type;
        int width;
        int height;
        int rowLength;
        boolean lowestFirst = true;
        long buffer;

        @Nullable
        Drawing drawing;
        /** The program's copy of the depth buffer, made when it is asked for. */
        long depth;

        int depthSize;

        MemoryContext(Rendering rendering, Format drawn, int format) {
            this.rendering = rendering;
            this.drawn = drawn;
            this.format = format;
        }
    }

    private OsMesa() {}

    /** Is it one of these contexts? */
    public static boolean isOwn(Rendering rendering) {
        return rendering.display == MEMORY;
    }

    private static @Nullable MemoryContext current() {
        Rendering current = Current.rendering();
        return current != null && isOwn(current) ? CONTEXTS.get(current.handle) : null;
    }

    // Contexts

    public static long OSMesaCreateContext(int format, long share) {
        return create(format, 24, 8, ContextAttributes.compatibility(), share);
    }

    public static long OSMesaCreateContextExt(int format, int depth, int stencil, int accum, long share) {
        return create(format, depth, stencil, ContextAttributes.compatibility(), share);
    }

    public static long OSMesaCreateContextAttribs(long attributes, long share) {
        int format = GL_RGBA;
        int depth = 0;
        int stencil = 0;
        int profile = COMPAT_PROFILE;
        int major = 1;
        int minor = 0;
        int[] list = AttributeLists.ofInts(attributes, 0, a -> true);
        for (int i = 0; i < list.length; i += 2) {
            int value = list[i + 1];
            switch (list[i]) {
                case FORMAT -> format = value;
                case DEPTH_BITS -> depth = value;
                case STENCIL_BITS -> stencil = value;
                case ACCUM_BITS -> {}
                case PROFILE -> profile = value;
                case MAJOR_VERSION -> major = value;
                case MINOR_VERSION -> minor = value;
                default -> {
                    return 0;
                }
            }
        }
        if (profile != CORE_PROFILE && profile != COMPAT_PROFILE) return 0;
        ContextAttributes wanted = profile == CORE_PROFILE
                ? ContextAttributes.core(major, minor)
                : ContextAttributes.compatibility().withVersion(major, minor);
        return create(format, depth, stencil, wanted, share);
    }

    private static long create(int format, int depth, int stencil, ContextAttributes attributes, long share) {
        if (pixelFormat(format) == 0) return 0;
        MemoryContext shared = share == 0 ? null : CONTEXTS.get(share);
        if (share != 0 && shared == null) return 0;
        Format drawn = formatOf(depth, stencil);
        try {
            Rendering made = Rendering.create(
                    Devices.get(), MEMORY, drawn, attributes, shared == null ? null : shared.rendering);
            CONTEXTS.put(made.handle, new MemoryContext(made, drawn, format));
            return made.handle;
        } catch (ContextException e) {
            return 0;
        }
    }

    /** With alpha, one buffer, one sample, and no less depth and stencil than is asked for. */
    private static Format formatOf(int depth, int stencil) {
        List<Format> all = Format.all(Devices.get().caps().maxSamples);
        Format best = null;
        for (Format f : all) {
            if (f.doubleBuffered() || f.samples() > 0 || f.alpha() == 0) continue;
            if (f.depth() < Math.min(depth, 24) || f.stencil() < Math.min(stencil, 8)) continue;
            if (best == null || f.depth() + f.stencil() < best.depth() + best.stencil()) best = f;
        }
        return best == null ? all.getLast() : best;
    }

    public static void OSMesaDestroyContext(long context) {
        MemoryContext c = CONTEXTS.remove(context);
        if (c == null) return;
        if (Current.rendering() == c.rendering) Current.make(null, null);
        free(c);
    }

    private static void free(MemoryContext c) {
        c.rendering.destroy();
        if (c.drawing != null) c.drawing.destroy();
    }

    /** The program is gone, with all its threads: what it has left is freed. */
    public static void end() {
        for (MemoryContext c : CONTEXTS.end()) free(c);
    }

    public static int OSMesaMakeCurrent(long context, long buffer, int type, int width, int height) {
        flushed();
        if (context == 0 && buffer == 0) return Current.make(null, null) == Current.Outcome.DONE ? 1 : 0;
        MemoryContext c = CONTEXTS.get(context);
        if (c == null || buffer == 0 || pixelBytes(c.format, type) == 0) return 0;
        if (width < 1 || height < 1 || width > Format.LARGEST || height > Format.LARGEST) return 0;
        Drawing before = c.drawing;
        Drawing to = before;
        if (before == null || c.width != width || c.height != height)
            to = Drawing.pbuffer(Devices.get(), c.drawn, false, width, height);
        if (Current.make(c.rendering, to) != Current.Outcome.DONE) {
            if (to != null && to != before) to.destroy();
            return 0;
        }
        if (before != null && before != to) before.destroy();
        c.drawing = to;
        c.buffer = buffer;
        c.type = type;
        c.width = width;
        c.height = height;
        return 1;
    }

    public static long OSMesaGetCurrentContext() {
        MemoryContext c = current();
        return c == null ? 0 : c.rendering.handle;
    }

    // Pictures

    /** The format of OpenGL for one of OSMesa; 0 where there is none. */
    private static int pixelFormat(int format) {
        return switch (format) {
            case GL_RGBA, GL_RGB -> format;
            case BGRA, ARGB -> GL_BGRA;
            case BGR -> GL_BGR;
            case RGB_565 -> GL_RGB;
            default -> 0;
        };
    }

    private static int pixelType(int format, int type) {
        // Read as numbers of 32 bits, alpha comes first in memory.
        return format == ARGB ? GL_UNSIGNED_INT_8_8_8_8 : type;
    }

    /** Bytes of a pixel; 0 where format and type do not go together. */
    private static int pixelBytes(int format, int type) {
        if (format == RGB_565) return type == GL_UNSIGNED_SHORT_5_6_5 ? 2 : 0;
        if (format == ARGB) return type == GL_UNSIGNED_BYTE ? 4 : 0;
        int channels = format == GL_RGB || format == BGR ? 3 : 4;
        return switch (type) {
            case GL_UNSIGNED_BYTE -> channels;
            case GL_UNSIGNED_SHORT -> 2 * channels;
            case GL_FLOAT -> 4 * channels;
            default -> 0;
        };
    }

    /** Gives the program what the current context has drawn, where it is one of these. */
    public static void flushed() { // hot
        Rendering current = Current.rendering();
        if (current == null || !isOwn(current)) return;
        MemoryContext c = CONTEXTS.get(current.handle);
        if (c != null && c.buffer != 0) give(c);
    }

    private static void give(MemoryContext c) {
        int each = pixelBytes(c.format, c.type);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment pixels = MemoryPicture.read(
                    arena, c.width, c.height, pixelFormat(c.format), pixelType(c.format, c.type), each);
            long row = (long) c.width * each;
            long stride = c.rowLength == 0 ? row : (long) c.rowLength * each;
            if (stride == row && c.lowestFirst) {
                put(c.buffer, pixels);
                return;
            }
            for (int y = 0; y < c.height; y++)
                put(c.buffer + stride * (c.lowestFirst ? y : c.height - 1 - y), pixels.asSlice(row * y, row));
        }
    }

    public static int OSMesaGetColorBuffer(long context, long width, long height, long format, long buffer) {
        MemoryContext c = CONTEXTS.get(context);
        if (c == null || c.buffer == 0) {
            putPointer(buffer, 0, 0);
            return 0;
        }
        if (c == current()) give(c);
        putInt(width, c.width);
        putInt(height, c.height);
        putInt(format, c.format);
        putPointer(buffer, 0, c.buffer);
        return 1;
    }

    public static int OSMesaGetDepthBuffer(long context, long width, long height, long bytes, long buffer) {
        MemoryContext c = CONTEXTS.get(context);
        if (c == null || c != current() || c.drawn.depth() == 0) {
            putPointer(buffer, 0, 0);
            return 0;
        }
        int size = c.width * c.height;
        if (c.depthSize < size) {
            // The program may keep an address that it has got: none is freed before it ends.
            c.depth = CMemory.allocate(4L * size);
            c.depthSize = size;
        }
        try (Arena arena = Arena.ofConfined()) {
            put(c.depth, MemoryPicture.read(arena, c.width, c.height, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, 4));
        }
        putInt(width, c.width);
        putInt(height, c.height);
        putInt(bytes, 4);
        putPointer(buffer, 0, c.depth);
        return 1;
    }

    public static void OSMesaPixelStore(int name, int value) {
        MemoryContext c = current();
        if (c == null) return;
        if (name == ROW_LENGTH && value >= 0) c.rowLength = value;
        else if (name == Y_UP) c.lowestFirst = value != 0;
    }

    public static void OSMesaGetIntegerv(int name, long value) {
        MemoryContext c = current();
        if (c == null) return;
        switch (name) {
            case WIDTH -> putInt(value, c.width);
            case HEIGHT -> putInt(value, c.height);
            case FORMAT -> putInt(value, c.format);
            case TYPE -> putInt(value, c.type);
            case ROW_LENGTH -> putInt(value, c.rowLength);
            case Y_UP -> putInt(value, c.lowestFirst ? 1 : 0);
            case MAX_WIDTH, MAX_HEIGHT -> putInt(value, Format.LARGEST);
            default -> {}
        }
    }

    public static void OSMesaColorClamp(int on) {
        if (current() != null) GL.glClampColor(GL_CLAMP_FRAGMENT_COLOR, (on & 0xff) != 0 ? GL_TRUE : GL_FIXED_ONLY);
    }

    /** Filters behind the picture are Mesa's own; there are none here. */
    public static void OSMesaPostprocess(long context, long filter, int value) {}
}
