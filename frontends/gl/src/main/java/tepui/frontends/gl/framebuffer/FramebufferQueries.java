package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.ContextRequest;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.pipe.Device;
import tepui.pipe.format.Format;

/** Answers about framebuffers and what is attached to them (OpenGL 4.6, 9.2.3). {@link FramebufferQueryRules} has let the calls pass. */
public final class FramebufferQueries {
    private final Device device;
    private final ContextRequest attributes;

    public FramebufferQueries(Device device, ContextRequest attributes) {
        this.device = device;
        this.attributes = attributes;
    }

    /** glGetFramebufferParameteriv. */
    public void parameter(Framebuffer f, int pname, long params) {
        int value = switch (pname) {
            case GL_DOUBLEBUFFER -> f.name() == 0 && attributes.doubleBuffered() ? 1 : 0;
            case GL_SAMPLES -> f.samples();
            case GL_SAMPLE_BUFFERS -> f.samples() > 0 ? 1 : 0;
            case GL_IMPLEMENTATION_COLOR_READ_FORMAT -> readFormat(f);
            case GL_IMPLEMENTATION_COLOR_READ_TYPE -> readType(f);
            case GL_FRAMEBUFFER_PROGRAMMABLE_SAMPLE_LOCATIONS_ARB -> f.locations.enabled ? 1 : 0;
            case GL_FRAMEBUFFER_SAMPLE_LOCATION_PIXEL_GRID_ARB -> f.locations.perPixel ? 1 : 0;
            default -> f instanceof FramebufferObject o ? size(o, pname) : 0;
        };
        Native.putInt(params, value);
    }

    private static int size(FramebufferObject f, int pname) {
        return switch (pname) {
            case GL_FRAMEBUFFER_DEFAULT_WIDTH -> f.defaultWidth;
            case GL_FRAMEBUFFER_DEFAULT_HEIGHT -> f.defaultHeight;
            case GL_FRAMEBUFFER_DEFAULT_LAYERS -> f.defaultLayers;
            case GL_FRAMEBUFFER_DEFAULT_SAMPLES -> f.defaultSamples;
            case GL_FRAMEBUFFER_DEFAULT_FIXED_SAMPLE_LOCATIONS -> f.defaultFixedSampleLocations ? 1 : 0;
            default -> 0; // GL_STEREO
        };
    }

    public static boolean isColorRead(int pname) {
        return pname == GL_IMPLEMENTATION_COLOR_READ_FORMAT || pname == GL_IMPLEMENTATION_COLOR_READ_TYPE;
    }

    /** The format that pixels of the read buffer are best read in. */
    public static int readFormat(Framebuffer f) {
        InternalFormat i = f.readFormat();
        if (i == null) return GL_NONE;
        return i.isInteger() ? GL_RGBA_INTEGER : GL_RGBA;
    }

    public static int readType(Framebuffer f) {
        InternalFormat i = f.readFormat();
        if (i == null) return GL_NONE;
        return switch (i.kind()) {
            case UINT -> GL_UNSIGNED_INT;
            case SINT -> GL_INT;
            case FLOAT -> GL_FLOAT;
            case SNORM -> i.bits(i.first(), 'R') > 8 ? GL_SHORT : GL_BYTE;
            default -> GL_UNSIGNED_BYTE;
        };
    }

    /** glGetFramebufferAttachmentParameteriv. */
    public void attachment(Framebuffer f, int attachment, int pname, long params) {
        int value;
        if (f instanceof FramebufferObject object) {
            value = ofImage(object.attachment(FramebufferQueryRules.point(attachment)), attachment, pname);
        } else {
            InternalFormat format = FramebufferQueryRules.formatOf(f, attachment);
            if (pname == GL_FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE)
                value = format == null ? GL_NONE : GL_FRAMEBUFFER_DEFAULT;
            else value = format == null ? 0 : component(format, format.choose(device), attachment, pname);
        }
        Native.putInt(params, value);
    }

    private static int ofImage(@Nullable Attachment a, int attachment, int pname) {
        if (pname == GL_FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE) return a == null ? GL_NONE : a.objectType();
        if (a == null) return 0;
        InternalFormat format = a.internal();
        Format stored = a.stored();
        if (FramebufferQueryRules.isComponent(pname)) {
            if (format != null && stored != null) return component(format, stored, attachment, pname);
            // The attached object has no storage, so there is no component.
            return pname == GL_FRAMEBUFFER_ATTACHMENT_COLOR_ENCODING ? GL_LINEAR : 0;
        }
        Renderbuffer rb = a.renderbuffer();
        TextureObject texture = a.texture();
        boolean cube = texture != null && texture.target() == TextureTarget.CUBE;
        return switch (pname) {
            case GL_FRAMEBUFFER_ATTACHMENT_OBJECT_NAME -> rb != null ? rb.name() : texture != null ? texture.name() : 0;
            case GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_LEVEL -> a.level();
            case GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_CUBE_MAP_FACE ->
                cube && !a.layered() ? GL_TEXTURE_CUBE_MAP_POSITIVE_X + a.face() : 0;
            case GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_LAYER -> a.layer();
            case GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_SAMPLES_EXT -> a.beside() == null ? 0 : a.samples();
            default -> a.layered() ? 1 : 0;
        };
    }

    private static int component(InternalFormat f, Format stored, int attachment, int pname) {
        boolean stencil = attachment == GL_STENCIL_ATTACHMENT || attachment == GL_STENCIL;
        return switch (pname) {
            case GL_FRAMEBUFFER_ATTACHMENT_RED_SIZE -> f.bits(stored, 'R');
            case GL_FRAMEBUFFER_ATTACHMENT_GREEN_SIZE -> f.bits(stored, 'G');
            case GL_FRAMEBUFFER_ATTACHMENT_BLUE_SIZE -> f.bits(stored, 'B');
            case GL_FRAMEBUFFER_ATTACHMENT_ALPHA_SIZE -> f.bits(stored, 'A');
            case GL_FRAMEBUFFER_ATTACHMENT_DEPTH_SIZE -> f.bits(stored, 'D');
            case GL_FRAMEBUFFER_ATTACHMENT_STENCIL_SIZE -> f.bits(stored, 'S');
            case GL_FRAMEBUFFER_ATTACHMENT_COMPONENT_TYPE -> stencil ? GL_UNSIGNED_INT : f.componentType();
            default -> f.isSrgb() ? GL_SRGB : GL_LINEAR;
        };
    }
}
