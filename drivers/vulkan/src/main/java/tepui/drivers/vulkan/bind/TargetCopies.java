package tepui.drivers.vulkan.bind;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.DeviceCore;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.resource.VulkanView;
import tepui.drivers.vulkan.spirv.BindingMap;
import tepui.drivers.vulkan.transfer.TextureWork;
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
 * Copies of colour targets for fragment shaders that read them: Vulkan lets no draw sample what it draws to, so they
 * read copies. A copy is made before a pass, and anew when something else was drawn since or a barrier has ended the
 * pass; draws that all read share one, as the contract allows where nothing is said to be coherent. Logic operations
 * are in order, so each of their draws has copies of its own; fragments of one draw that lie over each other all see
 * what was there before it.
 */
public final class TargetCopies {
    private static final int FRAGMENT = Stage.FRAGMENT.ordinal();

    private final DeviceCore device;
    private final TextureWork textures;
    private final BoundState state;
    private final Recorder recorder;
    private final @Nullable VulkanView[] views = new VulkanView[Limits.COLOR_TARGETS];
    private final TargetReadsChoice reads = new TargetReadsChoice();
    /** The pass whose targets were copied, and which of them. */
    private int pass;

    private int copied;

    public TargetCopies(ContextParts parts, TextureWork textures) {
        device = parts.device.core;
        this.textures = textures;
        state = parts.state;
        recorder = parts.recorder;
    }

    /** How the fragment shader is to read, for the targets and the blend state that are set. */
    public TargetReads reads() { // hot
        return reads.of(recorder.pass.targets(), state.compiled.advanced, state.compiled.logic);
    }

    /** Something draws to the targets that does not read them. */
    public void drawn() { // hot
        copied = 0;
    }

    /**
     * Before a draw that reads those targets: their copies are there and bound.
     *
     * @param anew what draws before have drawn since is in them
     */
    public void make(int wanted, boolean anew) { // hot
        if (!anew && recorder.inPass() && pass == recorder.passId && (wanted & ~copied) == 0) return;
        copyAll(wanted);
    }

    private void copyAll(int wanted) {
        RenderTargets targets = recorder.pass.targets();
        if (targets == null) return;
        recorder.endPass();
        recorder.pass.flushClears();
        for (int left = wanted; left != 0; left &= left - 1) {
            int i = Integer.numberOfTrailingZeros(left);
            RenderTargets.Attachment a = targets.color(i);
            bind(i, a == null ? null : copy(i, a, targets));
        }
        copied = wanted;
        pass = recorder.passId;
    }

    private void bind(int target, @Nullable VulkanView v) {
        int slot = BindingMap.targetSlot(target);
        @Nullable VulkanView[] views = state.textures[FRAGMENT];
        if (views[slot] == v) return;
        views[slot] = v;
        state.rebound(BindingMap.TEXTURE_SET);
    }

    private VulkanView copy(int target, RenderTargets.Attachment a, RenderTargets targets) {
        VulkanTexture from = (VulkanTexture) a.texture();
        VulkanView v = views[target];
        VulkanTexture to = v == null ? null : v.vkTexture;
        if (v == null || to == null || !fits(v, to.desc(), from.desc(), a, targets)) {
            v = view(target, from.desc(), a, targets);
            to = v.vkTexture;
        }
        if (to == null) return v;
        Box box = new Box(0, 0, a.firstLayer(), targets.width(), targets.height(), targets.layers());
        textures.copy(from, a.level(), box, to, 0, 0, 0, 0);
        return v;
    }

    private static boolean fits(
            VulkanView v, TextureDesc is, TextureDesc from, RenderTargets.Attachment a, RenderTargets targets) {
        return v.desc().format() == a.format()
                && is.format() == from.format()
                && is.width() == targets.width()
                && is.height() == targets.height()
                && is.layers() == targets.layers()
                && is.samples() == from.samples();
    }

    private VulkanView view(int target, TextureDesc from, RenderTargets.Attachment a, RenderTargets targets) {
        drop(target);
        boolean layered = targets.layers() > 1;
        TextureShape shape = from.samples() > 1
                ? layered ? TextureShape.D2_MS_ARRAY : TextureShape.D2_MS
                : layered ? TextureShape.D2_ARRAY : TextureShape.D2;
        TextureDesc desc = new TextureDesc(
                shape,
                from.format(),
                targets.width(),
                targets.height(),
                1,
                targets.layers(),
                1,
                from.samples(),
                Bind.SAMPLED,
                Usage.DEFAULT);
        VulkanTexture t = new VulkanTexture(device, desc);
        VulkanView made = new VulkanView(device, TextureView.Desc.whole(desc).withFormat(a.format()), t);
        views[target] = made;
        return made;
    }

    private void drop(int target) {
        VulkanView v = views[target];
        if (v == null) return;
        views[target] = null;
        v.retire();
        VulkanTexture t = v.vkTexture;
        if (t != null) t.retire();
    }

    public void close() {
        for (int i = 0; i < views.length; i++) drop(i);
    }
}
