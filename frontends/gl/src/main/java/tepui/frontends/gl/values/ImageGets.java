package tepui.frontends.gl.values;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.ContextRequest;
import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.fixed.FragmentColors;
import tepui.frontends.gl.framebuffer.ClearValues;
import tepui.frontends.gl.framebuffer.Framebuffer;
import tepui.frontends.gl.framebuffer.FramebufferQueries;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.framebuffer.Renderbuffer;
import tepui.frontends.gl.framebuffer.SampleTable;
import tepui.frontends.gl.pixel.Imaging;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.PixelTransfer;
import tepui.frontends.gl.texture.ImageUnit;
import tepui.frontends.gl.texture.SamplerObject;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.frontends.gl.texture.Textures;
import tepui.pipe.Device;
import tepui.pipe.format.Format;

/** Values of textures, framebuffers, pixel store and pixel transfer for glGet... */
public final class ImageGets {
    private final Device device;
    private final ContextRequest attributes;
    private final Profile profile;
    private final PixelState pixels;
    private final Textures textures;
    private final Framebuffers framebuffers;
    private final FragmentColors fragmentColors;

    /** Paletted formats of OpenGL ES 1.1, which follow each other. */
    private static final int[] PALETTED = IntStream.rangeClosed(Es1Rules.PALETTE4_RGB8, Es1Rules.PALETTE8_RGB5_A1)
            .toArray();

    /** Formats of blocks that programs may use without looking further. */
    private static final int[] COMPRESSED = {
        GL_COMPRESSED_RGB_S3TC_DXT1_EXT,
        GL_COMPRESSED_RGBA_S3TC_DXT1_EXT,
        GL_COMPRESSED_RGBA_S3TC_DXT3_EXT,
        GL_COMPRESSED_RGBA_S3TC_DXT5_EXT,
        GL_COMPRESSED_RGB8_ETC2,
        GL_COMPRESSED_SRGB8_ETC2,
        GL_COMPRESSED_RGB8_PUNCHTHROUGH_ALPHA1_ETC2,
        GL_COMPRESSED_SRGB8_PUNCHTHROUGH_ALPHA1_ETC2,
        GL_COMPRESSED_RGBA8_ETC2_EAC,
        GL_COMPRESSED_SRGB8_ALPHA8_ETC2_EAC,
        GL_COMPRESSED_R11_EAC,
        GL_COMPRESSED_SIGNED_R11_EAC,
        GL_COMPRESSED_RG11_EAC,
        GL_COMPRESSED_SIGNED_RG11_EAC
    };

    public ImageGets(
            Device device,
            ContextRequest attributes,
            Profile profile,
            PixelState pixels,
            Textures textures,
            Framebuffers framebuffers,
            FragmentColors fragmentColors) {
        this.device = device;
        this.attributes = attributes;
        this.profile = profile;
        this.pixels = pixels;
        this.textures = textures;
        this.framebuffers = framebuffers;
        this.fragmentColors = fragmentColors;
    }

    int activeUnit() {
        return textures.active();
    }

    boolean get(int pname, GetResult r) {
        TextureTarget target = TextureTarget.ofBinding(pname);
        if (target != null) return r.set(textures.bound(target).name());
        int draw = pname - GL_DRAW_BUFFER0;
        Framebuffer to = framebuffers.draw();
        Framebuffer from = framebuffers.read();
        if (draw >= 0 && draw < to.drawBuffers.length) return r.set(to.drawBuffers[draw]);
        if (!profile.es && getOfExtensions(pname, r)) return true;
        switch (pname) {
            case GL_ACTIVE_TEXTURE -> r.set(GL_TEXTURE0 + textures.active());
            case GL_SAMPLER_BINDING -> {
                SamplerObject s = textures.sampler(textures.active());
                r.set(s == null ? 0 : s.name());
            }
            case GL_DRAW_FRAMEBUFFER_BINDING -> r.set(to.name());
            case GL_READ_FRAMEBUFFER_BINDING -> r.set(from.name());
            case GL_RENDERBUFFER_BINDING -> {
                Renderbuffer b = framebuffers.renderbuffer();
                r.set(b == null ? 0 : b.name());
            }
            case GL_DRAW_BUFFER -> r.set(to.drawBuffers[0]);
            case GL_READ_BUFFER -> r.set(from.readBuffer);
            case GL_SAMPLES -> r.set(to.samples());
            case GL_SAMPLE_BUFFERS -> r.set(to.samples() > 0);
            case GL_DOUBLEBUFFER -> r.set(to.name() == 0 && attributes.doubleBuffered());
            case GL_STEREO -> r.set(false);
            case GL_IMPLEMENTATION_COLOR_READ_FORMAT -> r.set(FramebufferQueries.readFormat(from));
            case GL_IMPLEMENTATION_COLOR_READ_TYPE -> r.set(FramebufferQueries.readType(from));
            case GL_FRAMEBUFFER_SRGB_CAPABLE_EXT -> {
                InternalFormat f = to.drawFormat(0);
                r.set(f != null && f.isSrgb());
            }
            case GL_COLOR_CLEAR_VALUE -> {
                ClearValues c = framebuffers.clear;
                if (c.isInteger()) {
                    r.set(c.integer(0), c.integer(1), c.integer(2), c.integer(3));
                } else {
                    r.unit(
                            fragmentColors.told(c.color(0)),
                            fragmentColors.told(c.color(1)),
                            fragmentColors.told(c.color(2)),
                            fragmentColors.told(c.color(3)));
                }
            }
            case GL_RGBA_INTEGER_MODE_EXT -> r.set(to.drawsIntegers());
            case GL_DEPTH_CLEAR_VALUE -> r.unit(framebuffers.clear.depth);
            case GL_STENCIL_CLEAR_VALUE -> r.set(framebuffers.clear.stencil);
            case GL_NUM_COMPRESSED_TEXTURE_FORMATS -> r.set(compressed().length);
            case GL_COMPRESSED_TEXTURE_FORMATS -> r.set(compressed());
            case GL_PACK_INVERT_MESA -> r.set(pixels.pack.invert);
            default -> {
                return store(pname, r)
                        || (profile.compatibility || profile.es && EsRules.isBits(pname)) && legacy(to, pname, r);
            }
        }
        return true;
    }

    private int[] compressed() {
        return profile.es1 ? PALETTED : COMPRESSED;
    }

    /** The storage modes of unpacking by their names, of packing by the same names in the other's column. */
    private static final int[][] STORE = {
        {GL_UNPACK_SWAP_BYTES, GL_PACK_SWAP_BYTES},
        {GL_UNPACK_LSB_FIRST, GL_PACK_LSB_FIRST},
        {GL_UNPACK_ROW_LENGTH, GL_PACK_ROW_LENGTH},
        {GL_UNPACK_IMAGE_HEIGHT, GL_PACK_IMAGE_HEIGHT},
        {GL_UNPACK_SKIP_PIXELS, GL_PACK_SKIP_PIXELS},
        {GL_UNPACK_SKIP_ROWS, GL_PACK_SKIP_ROWS},
        {GL_UNPACK_SKIP_IMAGES, GL_PACK_SKIP_IMAGES},
        {GL_UNPACK_ALIGNMENT, GL_PACK_ALIGNMENT},
        {GL_UNPACK_COMPRESSED_BLOCK_WIDTH, GL_PACK_COMPRESSED_BLOCK_WIDTH},
        {GL_UNPACK_COMPRESSED_BLOCK_HEIGHT, GL_PACK_COMPRESSED_BLOCK_HEIGHT},
        {GL_UNPACK_COMPRESSED_BLOCK_DEPTH, GL_PACK_COMPRESSED_BLOCK_DEPTH},
        {GL_UNPACK_COMPRESSED_BLOCK_SIZE, GL_PACK_COMPRESSED_BLOCK_SIZE}
    };

    private boolean store(int pname, GetResult r) {
        for (int[] row : STORE) {
            if (pname == row[0]) return store(pixels.unpack, row[0], r);
            if (pname == row[1]) return store(pixels.pack, row[0], r);
        }
        return false;
    }

    private static boolean store(PixelStore s, int name, GetResult r) {
        return switch (name) {
            case GL_UNPACK_SWAP_BYTES -> r.set(s.swapBytes);
            case GL_UNPACK_LSB_FIRST -> r.set(s.lsbFirst);
            case GL_UNPACK_ROW_LENGTH -> r.set(s.rowLength);
            case GL_UNPACK_IMAGE_HEIGHT -> r.set(s.imageHeight);
            case GL_UNPACK_SKIP_PIXELS -> r.set(s.skipPixels);
            case GL_UNPACK_SKIP_ROWS -> r.set(s.skipRows);
            case GL_UNPACK_SKIP_IMAGES -> r.set(s.skipImages);
            case GL_UNPACK_ALIGNMENT -> r.set(s.alignment);
            case GL_UNPACK_COMPRESSED_BLOCK_WIDTH -> r.set(s.blockWidth);
            case GL_UNPACK_COMPRESSED_BLOCK_HEIGHT -> r.set(s.blockHeight);
            case GL_UNPACK_COMPRESSED_BLOCK_DEPTH -> r.set(s.blockDepth);
            default -> r.set(s.blockSize);
        };
    }

    /** Answers that only the compatibility profile gives. */
    private boolean legacy(Framebuffer to, int pname, GetResult r) {
        PixelTransfer t = pixels.transfer;
        int map = pname - GL_PIXEL_MAP_I_TO_I_SIZE;
        if (map >= 0 && map < PixelTransfer.MAPS) return r.set(t.maps[map].length);
        return switch (pname) {
            case GL_RED_BITS -> r.set(bits(to.drawFormat(0), 'R'));
            case GL_GREEN_BITS -> r.set(bits(to.drawFormat(0), 'G'));
            case GL_BLUE_BITS -> r.set(bits(to.drawFormat(0), 'B'));
            case GL_ALPHA_BITS -> r.set(bits(to.drawFormat(0), 'A'));
            case GL_DEPTH_BITS -> r.set(bits(to.depthFormat(), 'D'));
            case GL_STENCIL_BITS -> r.set(bits(to.stencilFormat(), 'S'));
            case GL_INDEX_BITS, GL_AUX_BUFFERS, GL_INDEX_MODE -> r.set(0);
            case GL_RGBA_MODE -> r.set(true);
            case GL_ACCUM_RED_BITS, GL_ACCUM_GREEN_BITS, GL_ACCUM_BLUE_BITS, GL_ACCUM_ALPHA_BITS ->
                r.set(to.name() == 0 ? 32 : 0);
            case GL_ACCUM_CLEAR_VALUE -> r.unit(framebuffers.clear.accum);
            case GL_INDEX_WRITEMASK -> r.set(framebuffers.clear.indexMask & 0xffffffffL);
            case GL_INDEX_CLEAR_VALUE -> r.real(framebuffers.clear.index);
            case GL_ZOOM_X -> r.real(pixels.zoomX);
            case GL_ZOOM_Y -> r.real(pixels.zoomY);
            case GL_MAX_PIXEL_MAP_TABLE -> r.set(PixelTransfer.MAX_MAP);
            case GL_MAP_COLOR -> r.set(t.mapColor);
            case GL_MAP_STENCIL -> r.set(t.mapStencil);
            case GL_INDEX_SHIFT -> r.set(t.indexShift);
            case GL_INDEX_OFFSET -> r.set(t.indexOffset);
            case GL_RED_SCALE -> r.real(t.scale[0]);
            case GL_GREEN_SCALE -> r.real(t.scale[1]);
            case GL_BLUE_SCALE -> r.real(t.scale[2]);
            case GL_ALPHA_SCALE -> r.real(t.scale[3]);
            case GL_RED_BIAS -> r.real(t.bias[0]);
            case GL_GREEN_BIAS -> r.real(t.bias[1]);
            case GL_BLUE_BIAS -> r.real(t.bias[2]);
            case GL_ALPHA_BIAS -> r.real(t.bias[3]);
            case GL_DEPTH_SCALE -> r.real(t.depthScale);
            case GL_DEPTH_BIAS -> r.real(t.depthBias);
            default -> imaging(t.imaging, pname, r);
        };
    }

    /** The scales and biases of the imaging subset. */
    private static boolean imaging(Imaging i, int pname, GetResult r) {
        int at = pname - GL_POST_CONVOLUTION_RED_SCALE;
        if (at >= 0 && at < 8) return r.real(at < 4 ? i.convolutionScale[at] : i.convolutionBias[at - 4]);
        at = pname - GL_POST_COLOR_MATRIX_RED_SCALE;
        if (at >= 0 && at < 8) return r.real(at < 4 ? i.matrixScale[at] : i.matrixBias[at - 4]);
        return Imaging.isSwitch(pname) && r.set(i.isOn(pname));
    }

    private int bits(@Nullable InternalFormat f, char component) {
        if (f == null) return 0;
        Format stored = f.choose(device);
        return f.bits(stored, component);
    }

    /** Of the buffer texture that is bound (ARB_texture_buffer_object) and of what is drawn to (EXT_packed_float). */
    private boolean getOfExtensions(int pname, GetResult r) {
        TextureObject t = textures.bound(TextureTarget.BUFFER);
        return switch (pname) {
            case GL_TEXTURE_BUFFER_DATA_STORE_BINDING -> r.set(t.buffer == null ? 0 : t.buffer.name);
            case GL_TEXTURE_BUFFER_FORMAT_ARB -> {
                InternalFormat f = t.bufferFormat;
                yield r.set(f != null ? f.name() : profile.compatibility ? GL_LUMINANCE8 : GL_R8);
            }
            case GL_RGBA_SIGNED_COMPONENTS_EXT -> {
                int signed = signed(framebuffers.draw().drawFormat(0));
                yield r.set(signed & 1, signed >> 1 & 1, signed >> 2 & 1, signed >> 3);
            }
            case GL_PROGRAMMABLE_SAMPLE_LOCATION_TABLE_SIZE_ARB ->
                locationGrid() > 0 && r.set(SampleTable.size(device.caps()));
            case GL_SAMPLE_LOCATION_PIXEL_GRID_WIDTH_ARB, GL_SAMPLE_LOCATION_PIXEL_GRID_HEIGHT_ARB ->
                locationGrid() > 0 && r.set(ofComplete(locationGrid()));
            case GL_SAMPLE_LOCATION_SUBPIXEL_BITS_ARB -> locationGrid() > 0 && r.set(ofComplete(4));
            default -> false;
        };
    }

    /** Pixels along a side of the square that sample locations repeat in; 0 where ARB_sample_locations is not there. */
    private int locationGrid() {
        return device.caps().sampleLocationGrid;
    }

    /** A value that is 0 while the draw framebuffer is not complete. */
    private int ofComplete(int value) {
        return framebuffers.status(framebuffers.draw()) == GL_FRAMEBUFFER_COMPLETE ? value : 0;
    }

    /** Which components of a format have a sign, red lowest (EXT_packed_float). */
    private static int signed(@Nullable InternalFormat f) {
        if (f == null || f.name() == GL_R11F_G11F_B10F || f.name() == GL_RGB9_E5) return 0;
        boolean any = switch (f.kind()) {
            case SNORM, SINT, FLOAT -> true;
            default -> false;
        };
        if (!any) return 0;
        return switch (f.base()) {
            case GL_RED -> 1;
            case GL_RG -> 3;
            case GL_RGB, GL_LUMINANCE -> 7;
            case GL_ALPHA -> 8;
            default -> 15;
        };
    }

    /** Names with the index of a unit. */
    int get(int pname, int index, GetResult r) {
        if (profile.es && !EsRules.isIndexed(pname, profile.esNames)) return GetResult.NO_SUCH_NAME;
        TextureTarget target = TextureTarget.ofBinding(pname);
        if (target != null || pname == GL_SAMPLER_BINDING) {
            if (index < 0 || index >= textures.units()) return GetResult.NO_SUCH_INDEX;
            SamplerObject s = textures.sampler(index);
            r.set(target != null ? textures.bound(index, target).name() : s == null ? 0 : s.name());
            return GetResult.FOUND;
        }
        if (pname < GL_IMAGE_BINDING_NAME || pname > GL_IMAGE_BINDING_ACCESS && pname != GL_IMAGE_BINDING_FORMAT) {
            return GetResult.NO_SUCH_NAME;
        }
        if (index < 0 || index >= Textures.IMAGE_UNITS) return GetResult.NO_SUCH_INDEX;
        ImageUnit u = textures.images[index];
        switch (pname) {
            case GL_IMAGE_BINDING_NAME -> r.set(u.texture == null ? 0 : u.texture.name());
            case GL_IMAGE_BINDING_LEVEL -> r.set(u.level);
            case GL_IMAGE_BINDING_LAYERED -> r.set(u.layered);
            case GL_IMAGE_BINDING_LAYER -> r.set(u.layer);
            case GL_IMAGE_BINDING_ACCESS -> r.set(u.access);
            case GL_IMAGE_BINDING_FORMAT -> r.set(u.format);
            default -> {
                return GetResult.NO_SUCH_NAME;
            }
        }
        return GetResult.FOUND;
    }
}
