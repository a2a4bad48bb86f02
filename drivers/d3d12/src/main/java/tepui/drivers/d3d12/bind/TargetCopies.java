package tepui.drivers.d3d12.bind;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.device.DeviceCore;
import tepui.drivers.d3d12.dxbc.Registers;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.drivers.d3d12.resource.D3d12View;
import tepui.drivers.d3d12.transfer.TextureWork;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Limits;
import tepui.pipe.RenderTargets;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.driver.TargetReads;
import tepui.pipe.driver.queue.TargetReadsChoice;

/**
 * Copies of colour targets for fragment shaders that read them: a target is in no state in which it is read, so they
 * read copies. Draws that follow each other and all read share one, as the contract allows where nothing is said to be
 * coherent; what else writes a texture, other targets and a barrier in between make it anew. Logic operations are in
 * order, so each of their draws has copies of its own; fragments of one draw that lie over each other all see what was
 * there before it.
 */
public final class TargetCopies {
    private static final int FRAGMENT = Stage.FRAGMENT.ordinal();

    private final DeviceCore device;
    private final TextureWork textures;
    private final BoundState state;
    private final Recorder recorder;
    private final @Nullable D3d12View[] views = new D3d12View[Limits.COLOR_TARGETS];
    private final TargetReadsChoice reads = new TargetReadsChoice();
    /** Targets whose copies are what they hold but for draws that read them, and after how many writes that was so. */
    private int copied;

    private long seenWrites;

    public TargetCopies(ContextParts parts, TextureWork textures) {
        device = parts.device.core;
        this.textures = textures;
        this.state = parts.state;
        recorder = parts.recorder;
    }

    /** How the fragment shader is to read, for the targets and the blend state that are set. */
    public TargetReads reads() { // hot
        return reads.of(state.targets, state.compiled.advanced, state.compiled.logic);
    }

    /** Something is drawn that does not read, or what was drawn is to be seen. */
    public void forget() { // hot
        copied = 0;
    }

    /**
     * Before a draw that reads those targets: their copies are there and bound.
     *
     * @param anew what draws before have drawn since is in them
     */
    public void make(int wanted, boolean anew) { // hot
        if (!anew && seenWrites == recorder.textureWrites && (wanted & ~copied) == 0) return;
        copyAll(wanted);
    }

    /** The draw has named what it writes. */
    public void drawn() { // hot
        seenWrites = recorder.textureWrites;
    }

    private void copyAll(int wanted) {
        RenderTargets targets = state.targets;
        if (targets == null) return;
        for (int left = wanted; left != 0; left &= left - 1) {
            int i = Integer.numberOfTrailingZeros(left);
            RenderTargets.Attachment a = targets.color(i);
            bind(i, a == null ? null : copy(i, a, targets.layers()));
        }
        copied = wanted;
    }

    private void bind(int target, @Nullable D3d12View v) {
        int slot = Registers.targetSlot(target);
        @Nullable D3d12View[] bound = state.textures[FRAGMENT];
        if (bound[slot] == v) return;
        bound[slot] = v;
        state.textureBound(FRAGMENT);
    }

    private D3d12View copy(int target, RenderTargets.Attachment a, int layers) {
        D3d12Texture from = (D3d12Texture) a.texture();
        TextureDesc wanted = desc(from.desc(), a.level(), layers);
        D3d12View v = views[target];
        D3d12Texture to = v == null ? null : v.own;
        if (v == null
                || to == null
                || v.desc().format() != a.format()
                || !to.desc().equals(wanted)) {
            drop(target);
            to = new D3d12Texture(device, wanted);
            v = new D3d12View(device, TextureView.Desc.whole(wanted).withFormat(a.format()), to);
            views[target] = v;
        }
        Box whole = new Box(0, 0, a.firstLayer(), wanted.width(), wanted.height(), layers);
        textures.copy(from, a.level(), whole, to, 0, 0, 0, 0);
        return v;
    }

    /** Whole levels: Direct3D copies no parts of those with samples. */
    private static TextureDesc desc(TextureDesc from, int level, int layers) {
        boolean layered = layers > 1;
        TextureShape shape = from.samples() > 1
                ? layered ? TextureShape.D2_MS_ARRAY : TextureShape.D2_MS
                : layered ? TextureShape.D2_ARRAY : TextureShape.D2;
        return new TextureDesc(
                shape,
                from.format(),
                from.levelWidth(level),
                from.levelHeight(level),
                1,
                layers,
                1,
                from.samples(),
                Bind.SAMPLED,
                Usage.DEFAULT);
    }

    private void drop(int target) {
        D3d12View v = views[target];
        if (v == null) return;
        views[target] = null;
        bind(target, null);
        v.retire();
        D3d12Texture t = v.own;
        if (t != null) t.retire();
    }

    public void close() {
        for (int i = 0; i < views.length; i++) drop(i);
    }
}
