package tepui.targets.nativedoor.egl;

import static tepui.targets.lwjgl.window.EglConstants.*;
import static tepui.targets.nativedoor.egl.EglThread.failed;
import static tepui.targets.nativedoor.egl.EglThread.succeeded;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLConstants;
import tepui.frontends.gl.foreign.ForeignProgram;
import tepui.targets.nativedoor.window.Current;
import tepui.targets.nativedoor.window.Drawing;
import tepui.targets.nativedoor.window.Format;
import tepui.targets.nativedoor.window.Registry;
import tepui.targets.nativedoor.window.Rendering;

/**
 * Pbuffers as textures (EGL 1.5, section 3.6). Binding one copies its pixels to level 0 of the current context's texture, which keeps them when the pbuffer is
 * released. There is no storage for further levels of a pbuffer.
 */
final class EglTextures {
    /** Purpose of a pbuffer, and whether it is bound. */
    private static final class Use {
        final int format;
        final boolean mipmap;
        int level;
        boolean isBound;

        Use(int format, boolean mipmap) {
            this.format = format;
            this.mipmap = mipmap;
        }
    }

    private static final Registry<Use> ALL = new Registry<>();

    private EglTextures() {}

    /** The program is gone. */
    static void end() {
        ALL.end();
    }

    /** Can pbuffers of a format be bound as textures with alpha, or without? */
    static boolean canBind(Format format, boolean alpha) {
        return format.samples() == 0 && (!alpha || format.alpha() > 0);
    }

    /** EGL_SUCCESS, or what is wrong with a pbuffer's attributes that are about textures. */
    static int check(Format format, int[] attributes) {
        int texture = value(attributes, TEXTURE_FORMAT, NO_TEXTURE);
        int target = value(attributes, TEXTURE_TARGET, NO_TEXTURE);
        if (texture != NO_TEXTURE && texture != TEXTURE_RGB && texture != TEXTURE_RGBA) return BAD_ATTRIBUTE;
        if (target != NO_TEXTURE && target != TEXTURE_2D) return BAD_ATTRIBUTE;
        if (texture == NO_TEXTURE != (target == NO_TEXTURE)) return BAD_MATCH;
        // Alpha of a format without is 1.
        return texture == NO_TEXTURE || canBind(format, false) ? SUCCESS : BAD_MATCH;
    }

    private static int value(int[] attributes, int name, int otherwise) {
        int value = otherwise;
        for (int i = 0; i < attributes.length; i += 2) if (attributes[i] == name) value = attributes[i + 1];
        return value;
    }

    static void put(long surface, int[] attributes) {
        int texture = value(attributes, TEXTURE_FORMAT, NO_TEXTURE);
        if (texture != NO_TEXTURE) ALL.put(surface, new Use(texture, value(attributes, MIPMAP_TEXTURE, 0) != 0));
    }

    static void remove(long surface) {
        ALL.remove(surface);
    }

    /** An attribute of a pbuffer that is about textures. */
    static int get(long surface, int attribute) {
        Use use = ALL.get(surface);
        return switch (attribute) {
            case TEXTURE_FORMAT -> use == null ? NO_TEXTURE : use.format;
            case TEXTURE_TARGET -> use == null ? NO_TEXTURE : TEXTURE_2D;
            case MIPMAP_TEXTURE -> use != null && use.mipmap ? 1 : 0;
            default -> use == null ? 0 : use.level;
        };
    }

    /** EGL_MIPMAP_LEVEL, a number that is kept. */
    static void setLevel(long surface, int level) {
        Use use = ALL.get(surface);
        if (use != null) use.level = level;
    }

    static int bind(long surface, Drawing drawing, int buffer) {
        if (!drawing.isPbuffer()) return failed(BAD_SURFACE);
        if (buffer != BACK_BUFFER) return failed(BAD_PARAMETER);
        Use use = ALL.get(surface);
        if (use == null) return failed(BAD_MATCH);
        if (use.isBound) return failed(BAD_ACCESS);
        Rendering by = Current.rendering();
        if (by == null) return failed(BAD_CONTEXT);
        if (!Current.readFrom(drawing, () -> copy(by, drawing, use))) return failed(BAD_ACCESS);
        use.isBound = true;
        return succeeded();
    }

    static int release(long surface, Drawing drawing, int buffer) {
        if (!drawing.isPbuffer()) return failed(BAD_SURFACE);
        if (buffer != BACK_BUFFER) return failed(BAD_PARAMETER);
        Use use = ALL.get(surface);
        if (use == null) return failed(BAD_MATCH);
        use.isBound = false;
        return succeeded();
    }

    /** OpenGL ES 2 has one binding of framebuffers. */
    private static void copy(Rendering by, Drawing from, Use use) {
        boolean isSplit = !by.isOpenGLES() || by.context.attributes().major() > 2;
        int target = isSplit ? GLConstants.GL_READ_FRAMEBUFFER : GLConstants.GL_FRAMEBUFFER;
        int bound = get(isSplit ? GLConstants.GL_READ_FRAMEBUFFER_BINDING : GLConstants.GL_FRAMEBUFFER_BINDING);
        if (bound != 0) GL.glBindFramebuffer(target, 0);
        GL.glCopyTexImage2D(
                GLConstants.GL_TEXTURE_2D,
                0,
                use.format == TEXTURE_RGBA ? GLConstants.GL_RGBA : GLConstants.GL_RGB,
                0,
                0,
                from.drawable.width(),
                from.drawable.height(),
                0);
        if (bound != 0) GL.glBindFramebuffer(target, bound);
    }

    private static int get(int name) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment word = arena.allocate(16, 4);
            GL.glGetIntegerv(name, ForeignProgram.local(word.address()));
            return word.get(ValueLayout.JAVA_INT, 0);
        }
    }
}
