package tepui.frontends.gl.program;

import java.util.ArrayList;
import java.util.List;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.frontends.glsl.GlslLimits;
import tepui.ir.Builtin;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.ir.Variable;
import tepui.ir.pass.Comparison;
import tepui.ir.pass.DriverUniform;
import tepui.ir.pass.LowerAlphaTest;
import tepui.ir.pass.LowerClipPlanes;
import tepui.ir.pass.LowerColorClamp;
import tepui.ir.pass.LowerFlatShade;
import tepui.ir.pass.LowerFragCoordOrigin;
import tepui.ir.pass.LowerHalfBorder;
import tepui.ir.pass.LowerPixelRectangle;
import tepui.ir.pass.LowerPointSprites;
import tepui.ir.pass.LowerPolygonStipple;
import tepui.ir.pass.LowerTwoSidedColor;
import tepui.ir.pass.LowerWorkgroupSize;
import tepui.ir.pass.Pipeline;
import tepui.pipe.Caps;
import tepui.pipe.Limits;

/**
 * Variants of a stage's code: the key that a draw's state asks for, and the code for it. Only the compatibility
 * profile's state is here, and what a device lacks; values go through the uniform buffer {@link #SLOT}, so that only
 * switches make variants.
 */
public final class Variants {
    /** A back face's fragments read the back colours. */
    public static final int TWO_SIDED = 1;
    /** Colours are those of the provoking vertex. */
    public static final int FLAT = 1 << 1;
    /** The y of point sprites' coordinates goes upwards. */
    public static final int SPRITE_LOWER_LEFT = 1 << 2;
    /** The clip vertex, rather than the position, is what planes are compared with. */
    public static final int CLIP_VERTEX = 1 << 3;
    /** Four bits from here: 1 + the alpha test's comparison, on devices without one. */
    public static final int ALPHA_SHIFT = 4;

    /** Of a vertex stage, eight bits from here: the clip planes that are on. */
    public static final int PLANES_SHIFT = 8;
    /** Of a fragment stage: coordinates of fragments count from the top (GLSL's origin_upper_left). */
    public static final int UPPER_LEFT = 1 << 8;
    /** Of a fragment stage, seven bits from here: the first draw buffers whose image is alpha alone. */
    private static final int ALPHA_TARGETS_SHIFT = 9;
    /** Of a fragment stage: the eighth. */
    private static final int LAST_ALPHA_TARGET = 1 << 3;
    /** Eight bits from here: texture coordinates that point sprites replace. */
    public static final int SPRITES_SHIFT = 16;

    /** Colours that a vertex stage puts out are clamped. */
    public static final int CLAMP_COLORS = 1 << 24;

    /** Polygons are drawn through the pattern. */
    public static final int STIPPLE = 1 << 25;

    /** Two bits from here: 1 + what rectangles of pixels give, {@link LowerPixelRectangle.Texels}. */
    public static final int PIXELS_SHIFT = 26;

    /** The built-in colours' varyings. */
    public static final long COLORS = 1L << BuiltinSlots.FRONT_COLOR
            | 1L << BuiltinSlots.FRONT_SECONDARY_COLOR
            | 1L << BuiltinSlots.BACK_COLOR
            | 1L << BuiltinSlots.BACK_SECONDARY_COLOR;

    /** Late state's uniform buffer: eight planes, alpha reference, target's height, sample mask, polygon pattern, rectangle of pixels. */
    public static final int SLOT = Limits.UNIFORM_BUFFERS - 1;

    /** Of a vertex stage that is the last one: vertices have edge flags. */
    public static final int EDGE_FLAG = 1 << 28;

    /** Of a fragment stage, three bits from here: the draw buffers behind the first that get gl_FragColor as well. */
    public static final int BROADCAST_SHIFT = 28;

    /** Textures are clamped as GL_CLAMP has it, where the device has no such samplers: {@link LowerHalfBorder}. */
    public static final int HALF_BORDER = 1 << 31;

    /** The uniform buffer of the limits that {@link #HALF_BORDER} needs. */
    public static final int LIMITS_SLOT = Limits.UNIFORM_BUFFERS - 3;

    private static final int ALPHA_OFFSET = 128;
    private static final int HEIGHT_OFFSET = 132;
    /** Bits of gl_SampleMask that are there in any case. */
    private static final int MASK_OFFSET = 136;

    private static final int PATTERN_OFFSET = 144;
    private static final int BYTES = 272;
    /** Its words. */
    public static final int WORDS = BYTES / 4;

    /** The word of bits that sample masks have in any case. */
    public static final int MASK = MASK_OFFSET / 4;

    /** The word where the pattern begins. */
    public static final int PATTERN = PATTERN_OFFSET / 4;

    /** Of draws of rectangles only. */
    private static final int RECTANGLE_OFFSET = BYTES;

    /** Constants of a rectangle's fragments: the built-in varyings. */
    private static final int CONSTANTS = 16;

    /** The word where a rectangle's values begin, as {@link LowerPixelRectangle} and {@link RectangleStage} read them. */
    public static final int RECTANGLE = RECTANGLE_OFFSET / 4;

    private static final int RECTANGLE_BYTES = RECTANGLE_OFFSET + LowerPixelRectangle.HEAD + 16 * CONSTANTS + 16;
    /** All words, where a rectangle is drawn. */
    public static final int RECTANGLE_WORDS = RECTANGLE_BYTES / 4;

    private Variants() {}

    /** The uniform of a rectangle's values. */
    static DriverUniform rectangle() {
        Resource late = new Resource(Resource.Kind.UNIFORM_BUFFER, "late_state", SLOT, 1);
        late.size = RECTANGLE_BYTES;
        return new DriverUniform(late, RECTANGLE_OFFSET);
    }

    /** The texture slot for pixels: the last that the shader does not use; -1 where it uses all. */
    public static int pixelSlot(Shader shader, Caps caps) {
        int most = Math.min(caps.maxTextures, Limits.TEXTURES);
        boolean[] used = new boolean[most];
        for (Resource r : shader.resources) {
            if (r.kind() != Resource.Kind.TEXTURE) continue;
            for (int i = 0; i < r.count(); i++) if (r.binding() + i < most) used[r.binding() + i] = true;
        }
        for (int i = most - 1; i >= 0; i--) if (!used[i]) return i;
        return -1;
    }

    /**
     * The texture slots that have limits in the code for {@link #HALF_BORDER}; 0 where there is no room for their uniform buffer beside the
     * shader's own and late state.
     */
    static int limitedSlots(Shader shader, Caps caps) {
        int buffers = 0;
        for (Resource r : shader.resources) if (r.kind() == Resource.Kind.UNIFORM_BUFFER) buffers += r.count();
        return buffers + 2 > caps.maxUniformBuffers ? 0 : LowerHalfBorder.slots(shader);
    }

    /** Gives a shader the limits of its texture slots. */
    private static void limit(Shader shader) {
        Resource limits = new Resource(Resource.Kind.UNIFORM_BUFFER, "texture_limits", LIMITS_SLOT, 1);
        limits.size = LowerHalfBorder.SLOT_BYTES * LowerHalfBorder.slots(shader);
        new LowerHalfBorder(new DriverUniform(limits, 0)).run(shader);
    }

    /** The bits of a fragment stage's key for draw buffers whose image is alpha alone. */
    public static int alphaTargets(int mask) { // hot
        return (mask & 127) << ALPHA_TARGETS_SHIFT | (mask >> 7) * LAST_ALPHA_TARGET;
    }

    /** Does the code for a key read {@link #SLOT}? */
    public static boolean readsLateState(int key) { // hot
        return (key & (STIPPLE | 15 << ALPHA_SHIFT | 255 << PLANES_SHIFT | 3 << PIXELS_SHIFT)) != 0;
    }

    /** The largest workgroup of a variable size that a key can say. */
    public static final int MAX_SIZE = 1024;

    /** The largest workgroup of a variable size, on an axis. */
    public static int largestSize(GlslLimits limits, int axis) {
        return Math.min(limits.workgroupSize[axis], MAX_SIZE);
    }

    /** The key of a compute stage for a size of its workgroup. */
    public static int sizeKey(int x, int y, int z) { // hot
        return x - 1 | y - 1 << 10 | z - 1 << 20;
    }

    /** Gives a compute shader of variable size the one of a key. */
    static void size(Shader shader, int key) {
        shader.localX = (key & 1023) + 1;
        shader.localY = (key >> 10 & 1023) + 1;
        shader.localZ = (key >> 20 & 1023) + 1;
        new LowerWorkgroupSize().run(shader);
        if ((key & HALF_BORDER) != 0) limit(shader);
        Pipeline.cleanup(true).run(shader);
    }

    /** The locations that a conventional varying takes, a bit each: the program's own may lie at the same ones. */
    static long conventional(Variable v) {
        if (v.builtin != Builtin.NONE || v.location < 0 || !v.name().startsWith("gl_")) return 0;
        return ((1L << v.elements()) - 1) << v.location;
    }

    private static long conventional(Shader shader, long mask) {
        long found = 0;
        for (Variable v : shader.inputs) found |= conventional(v);
        for (Variable v : shader.outputs) found |= conventional(v);
        return found & mask;
    }

    /** The colours that a fragment shader reads, which have two sides. */
    private static List<LowerTwoSidedColor.Pair> pairs(Shader shader) {
        List<LowerTwoSidedColor.Pair> found = new ArrayList<>();
        int apart = BuiltinSlots.BACK_COLOR - BuiltinSlots.FRONT_COLOR;
        for (int front : new int[] {BuiltinSlots.FRONT_COLOR, BuiltinSlots.FRONT_SECONDARY_COLOR}) {
            if (conventional(shader, 1L << front) != 0) found.add(new LowerTwoSidedColor.Pair(front, front + apart));
        }
        return found;
    }

    /** Rewrites a shader for a key. */
    static void lower(Shader shader, int key, Caps caps) {
        boolean masks = LowerSampleMask.isWritten(shader);
        if (key == 0 && !masks) return;
        if ((key & HALF_BORDER) != 0) limit(shader);
        Resource late = new Resource(Resource.Kind.UNIFORM_BUFFER, "late_state", SLOT, 1);
        int pixels = key >>> PIXELS_SHIFT & 3;
        late.size = pixels != 0 ? RECTANGLE_BYTES : BYTES;
        if (masks) new LowerSampleMask(late, MASK_OFFSET).run(shader);
        if (shader.stage == Stage.FRAGMENT) {
            if ((key & UPPER_LEFT) != 0) new LowerFragCoordOrigin(new DriverUniform(late, HEIGHT_OFFSET)).run(shader);
            int copies = key >>> BROADCAST_SHIFT & 7;
            if (copies != 0 && LowerColorBroadcast.color(shader) != null) {
                new LowerColorBroadcast(copies + 1).run(shader);
            } else if (copies != 0) {
                new LowerMirroredColor().run(shader);
            }
            int slot = pixels == 0 ? -1 : pixelSlot(shader, caps);
            if (slot >= 0) {
                Resource texture = new Resource(Resource.Kind.TEXTURE, "pixels", slot, 1);
                texture.shape = TextureShape.D2;
                var texels = LowerPixelRectangle.Texels.values()[pixels - 1];
                DriverUniform values = new DriverUniform(late, RECTANGLE_OFFSET);
                new LowerPixelRectangle(texels, values, texture, BuiltinSlots.FRONT_COLOR, CONSTANTS).run(shader);
            }
            if ((key & TWO_SIDED) != 0) {
                new LowerTwoSidedColor(pairs(shader)).run(shader);
            }
            int sprites = key >> SPRITES_SHIFT & 255;
            if (sprites != 0) {
                long coordinates = conventional(shader, (long) sprites << BuiltinSlots.TEX_COORD_0);
                new LowerPointSprites(coordinates, (key & SPRITE_LOWER_LEFT) != 0).run(shader);
            }
            if ((key & STIPPLE) != 0) new LowerPolygonStipple(new DriverUniform(late, PATTERN_OFFSET)).run(shader);
            if ((key & FLAT) != 0) {
                new LowerFlatShade(conventional(shader, COLORS)).run(shader);
            }
            if ((key & CLAMP_COLORS) != 0) new LowerFragmentClamp().run(shader);
            int alpha = key >> ALPHA_SHIFT & 15;
            if (alpha != 0) {
                new LowerAlphaTest(new DriverUniform(late, ALPHA_OFFSET), Comparison.values()[alpha - 1]).run(shader);
            }
            int alone = key >> ALPHA_TARGETS_SHIFT & 127 | ((key & LAST_ALPHA_TARGET) != 0 ? 128 : 0);
            if (alone != 0) new LowerAlphaTargets(alone).run(shader);
        }
        if ((key & CLAMP_COLORS) != 0 && shader.stage != Stage.FRAGMENT) {
            new LowerColorClamp(conventional(shader, COLORS)).run(shader);
        }
        if (shader.stage == Stage.VERTEX && (key & EDGE_FLAG) != 0) new LowerEdgeFlag().run(shader);
        int planes = shader.stage == Stage.FRAGMENT ? 0 : key >> PLANES_SHIFT & 255;
        if (planes != 0) {
            int from = (key & CLIP_VERTEX) != 0 ? BuiltinSlots.CLIP_VERTEX : -1;
            new LowerClipPlanes(new DriverUniform(late, 0), planes, from).run(shader);
        }
        // A debugger shows the code as it was written.
        if (shader.source == null) Pipeline.cleanup(true).run(shader);
    }
}
