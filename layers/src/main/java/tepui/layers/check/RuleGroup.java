package tepui.layers.check;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;

/** Base of groups of rules: the context's shadow, the living objects, and the checks of objects and ranges. */
abstract sealed class RuleGroup
        permits BindRules,
                ClearRules,
                CreationRules,
                DrawRules,
                FrameRules,
                MapRules,
                QueryRules,
                StageRules,
                StateRules,
                TargetRules,
                TransferRules,
                UseRules {
    final Device device;
    final Caps caps;
    final ObjectTable objects;
    final Violations out;
    final BoundShadow bound;

    RuleGroup(Device device, ObjectTable objects, Violations out, BoundShadow bound) {
        this.device = device;
        this.caps = device.caps();
        this.objects = objects;
        this.out = out;
        this.bound = bound;
    }

    // ---- objects ---------------------------------------------------------------------------------------------------

    Tracked.@Nullable OfBuffer alive(String call, String argument, Buffer buffer) { // hot
        Tracked.OfBuffer t = objects.find(buffer);
        if (t == null) dead(call, argument);
        return t;
    }

    Tracked.@Nullable OfTexture alive(String call, String argument, Texture texture) { // hot
        Tracked.OfTexture t = objects.find(texture);
        if (t == null) dead(call, argument);
        return t;
    }

    /** The view, and what is behind it. */
    void alive(String call, String argument, TextureView view) { // hot
        Texture texture = view.texture();
        Buffer buffer = view.buffer();
        if (objects.find(view) == null
                || texture != null && objects.find(texture) == null
                || buffer != null && objects.find(buffer) == null) {
            dead(call, argument);
        }
    }

    void dead(String call, String argument) {
        out.broken(Rule.OBJECT_ALIVE, call, argument, "was destroyed, or is no object of this device");
    }

    void flag(String call, String argument, int bind, int wanted, String name) { // hot
        if ((bind & wanted) == 0) {
            out.broken(Rule.BIND_FLAG, call, argument, "was made without " + name);
        }
    }

    /** A buffer that a transfer touches: alive and not blocked by a mapping; if it is written, not an immutable in use. */
    void transfer(String call, String argument, Buffer buffer, boolean written) { // hot
        Tracked.OfBuffer t = alive(call, argument, buffer);
        if (t == null) return;
        if (t.blocked()) out.broken(Rule.MAPPED_TRANSFER, call, argument, "is mapped without PERSISTENT");
        if (written) immutable(call, argument, buffer.desc().usage(), t);
    }

    /** The same for a range: what is mapped beside it does not matter. */
    void transfer(String call, String argument, Buffer buffer, long offset, long size, boolean written) { // hot
        Tracked.OfBuffer t = alive(call, argument, buffer);
        if (t == null) return;
        if (t.blocked(offset, size)) out.broken(Rule.MAPPED_TRANSFER, call, argument, "is mapped without PERSISTENT");
        if (written) immutable(call, argument, buffer.desc().usage(), t);
    }

    void transfer(String call, String argument, Texture texture, boolean written) { // hot
        Tracked.OfTexture t = alive(call, argument, texture);
        if (t == null) return;
        if (t.mapped > 0) out.broken(Rule.MAPPED_TRANSFER, call, argument, "is mapped");
        if (written) immutable(call, argument, texture.desc().usage(), t);
    }

    void immutable(String call, String argument, Usage usage, Tracked tracked) { // hot
        if (usage == Usage.IMMUTABLE && tracked.used) {
            out.broken(Rule.IMMUTABLE_WRITE, call, argument, "is IMMUTABLE and has been used by a draw or dispatch");
        }
    }

    // ---- ranges ----------------------------------------------------------------------------------------------------

    void slot(String call, String argument, int slot, int slots) { // hot
        if (slot < 0 || slot >= slots) {
            out.broken(Rule.SLOT_RANGE, call, argument, "is " + slot + ", the device has 0 to " + (slots - 1));
        }
    }

    void range(String call, Buffer buffer, long offset, long size) { // hot
        if (offset < 0 || size < 0 || offset > buffer.size() - size) {
            out.broken(
                    Rule.RANGE_INSIDE,
                    call,
                    "offset",
                    "is " + offset + " with size " + size + ", the buffer has " + buffer.size() + " bytes");
        }
    }

    void aligned(String call, String argument, long value, long alignment) { // hot
        if (value % alignment != 0) {
            out.broken(Rule.OFFSET_ALIGNED, call, argument, "is " + value + ", must be a multiple of " + alignment);
        }
    }

    /** Whether the box lies inside the level; reports it if not. */
    boolean box(String call, String argument, TextureDesc d, int level, Box box) { // hot
        boolean inside = level >= 0
                && level < d.levels()
                && box.x() >= 0
                && box.y() >= 0
                && box.z() >= 0
                && box.width() >= 0
                && box.height() >= 0
                && box.depth() >= 0
                && (long) box.x() + box.width() <= d.levelWidth(level)
                && (long) box.y() + box.height() <= d.levelHeight(level)
                && (long) box.z() + box.depth() <= d.levelDepth(level);
        if (!inside) {
            out.broken(
                    Rule.BOX_INSIDE,
                    call,
                    argument,
                    "is " + box + " in level " + level + "; the texture is " + d.width() + " x " + d.height() + " x "
                            + Math.max(d.depth(), d.layers()) + " with " + d.levels() + " levels");
        }
        return inside;
    }

    void blocks(String call, String argument, TextureDesc d, int level, Box box) { // hot
        int w = d.format().blockWidth();
        int h = d.format().blockHeight();
        if (w == 1 && h == 1) return;
        int right = box.x() + box.width();
        int bottom = box.y() + box.height();
        boolean ok = box.x() % w == 0
                && box.y() % h == 0
                && (right % w == 0 || right == d.levelWidth(level))
                && (bottom % h == 0 || bottom == d.levelHeight(level));
        if (!ok) {
            out.broken(Rule.BOX_BLOCKS, call, argument, "is " + box + ", the blocks are " + w + " x " + h);
        }
    }

    void samples(String call, String argument, TextureDesc d) { // hot
        if (d.samples() > 1) {
            out.broken(Rule.MULTISAMPLE_TRANSFER, call, argument, "has " + d.samples() + " samples");
        }
    }

    /** The name of a bind bit, for messages. */
    static String bindName(int bit) {
        return switch (bit) {
            case Bind.VERTEX -> "VERTEX";
            case Bind.INDEX -> "INDEX";
            case Bind.UNIFORM -> "UNIFORM";
            case Bind.STORAGE -> "STORAGE";
            case Bind.INDIRECT -> "INDIRECT";
            case Bind.STREAM_OUTPUT -> "STREAM_OUTPUT";
            case Bind.SAMPLED -> "SAMPLED";
            case Bind.IMAGE -> "IMAGE";
            case Bind.COLOR_TARGET -> "COLOR_TARGET";
            case Bind.DEPTH_STENCIL -> "DEPTH_STENCIL";
            case Bind.QUERY_RESULT -> "QUERY_RESULT";
            case Bind.PRESENT -> "PRESENT";
            default -> "bits 0x" + Integer.toHexString(bit);
        };
    }
}
