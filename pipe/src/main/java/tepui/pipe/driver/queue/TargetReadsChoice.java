package tepui.pipe.driver.queue;

import org.jspecify.annotations.Nullable;
import tepui.pipe.AdvancedBlend;
import tepui.pipe.LogicOp;
import tepui.pipe.RenderTargets;
import tepui.pipe.driver.LogicTargets;
import tepui.pipe.driver.TargetReads;

/**
 * Choice of how fragment shaders read their targets, from the targets and the blend state that are set. The same object as before
 * while nothing of that changes.
 */
public final class TargetReadsChoice {
    private TargetReads last = TargetReads.PLAIN;

    /**
     * @param advanced equation that the shader blends by, null for none
     * @param logic operation by which the shader combines bits, null for none
     */
    public TargetReads of( // hot
            @Nullable RenderTargets targets, @Nullable AdvancedBlend advanced, @Nullable LogicOp logic) {
        boolean samples = targets != null && targets.samples() > 1;
        boolean layers = targets != null && targets.layers() > 1;
        RenderTargets.Attachment first = targets == null ? null : targets.color(0);
        boolean clamps = advanced != null && first != null && first.format().isNormalized();
        TargetReads now = last;
        boolean same = now.samples() == samples
                && now.layers() == layers
                && now.clamps() == clamps
                && now.blend() == advanced
                && isSame(now.logic(), logic, targets);
        if (!same) {
            LogicTargets combined = logic == null ? null : LogicTargets.of(logic, targets);
            now = new TargetReads(samples, layers, advanced, clamps, combined);
            last = now;
        }
        return now;
    }

    private static boolean isSame( // hot
            @Nullable LogicTargets known, @Nullable LogicOp logic, @Nullable RenderTargets targets) {
        return logic == null || known == null ? logic == null && known == null : known.is(logic, targets);
    }
}
