package tepui.targets.lwjgl.sdl;

import static tepui.targets.lwjgl.sdl.SdlConstants.*;

import tepui.frontends.gl.ContextAttributes;

/** Attributes that are set for the next window and context, with SDL's defaults for those that are not. */
final class SdlAttributes {
    private final int[] values = new int[GL_ATTRIBUTES];

    SdlAttributes() {
        reset();
    }

    void reset() {
        java.util.Arrays.fill(values, 0);
        values[0] = 8;
        values[1] = 8;
        values[2] = 8;
        values[GL_ALPHA_SIZE] = 8;
        values[GL_DOUBLEBUFFER] = 1;
        values[GL_DEPTH_SIZE] = 16;
        values[GL_CONTEXT_MAJOR_VERSION] = 2;
        values[GL_CONTEXT_MINOR_VERSION] = 1;
    }

    boolean has(int attribute) {
        return attribute >= 0 && attribute < GL_ATTRIBUTES;
    }

    void set(int attribute, int value) {
        values[attribute] = value;
    }

    int get(int attribute) {
        return values[attribute];
    }

    /** The context and the framebuffer of a window. */
    ContextAttributes attributes() {
        int major = values[GL_CONTEXT_MAJOR_VERSION];
        int minor = values[GL_CONTEXT_MINOR_VERSION];
        int profile = values[GL_CONTEXT_PROFILE_MASK];
        int flags = values[GL_CONTEXT_FLAGS];
        ContextAttributes attributes;
        if (profile == PROFILE_ES) {
            attributes = ContextAttributes.es(major, minor);
        } else {
            boolean core = (major > 3 || major == 3 && minor >= 2) && profile != PROFILE_COMPATIBILITY;
            attributes = core
                    ? ContextAttributes.core(major, minor)
                    : ContextAttributes.compatibility().withVersion(major, minor);
        }
        return attributes
                .withFlags(
                        (flags & FLAG_DEBUG) != 0,
                        (flags & FLAG_FORWARD_COMPATIBLE) != 0,
                        (flags & FLAG_ROBUST) != 0,
                        values[GL_CONTEXT_NO_ERROR] != 0)
                .withFormat(
                        values[GL_ALPHA_SIZE] > 0,
                        values[GL_DEPTH_SIZE],
                        values[GL_STENCIL_SIZE],
                        values[GL_FRAMEBUFFER_SRGB_CAPABLE] > 0)
                .withSamples(values[GL_MULTISAMPLEBUFFERS] > 0 ? values[GL_MULTISAMPLESAMPLES] : 0)
                .withDoubleBuffer(values[GL_DOUBLEBUFFER] != 0);
    }
}
