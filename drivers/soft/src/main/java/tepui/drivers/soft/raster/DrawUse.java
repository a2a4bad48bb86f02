package tepui.drivers.soft.raster;

import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;

/**
 * Bits that say what a draw of a scene means for the rest of its tiles' lists; see {@link TileDepth} and {@link
 * TileWorker}.
 */
final class DrawUse {
    /** Where depth is behind all that is there, nothing of a primitive happens. */
    static final int HIDDEN = 1;
    /** A tile that a triangle covers holds no depth behind the triangle's afterwards. */
    static final int HIDES = 2;
    /** May put larger depths in. */
    static final int BREAKS = 4;
    /** All colours of a tile that a triangle covers are new afterwards, whatever was there. */
    static final int OVERWRITES = 8;
    /** Does more than write into the targets: counted, or with resources that it may store to. */
    static final int EFFECTS = 16;

    private DrawUse() {}

    static int of(DrawState state, FragmentProgram program, TargetSet targets) {
        int use = state.tally != null || state.storages > 0 || state.imageCount > 0 ? EFFECTS : 0;
        if (targets.samples > 1 || targets.layers > 1) return use | BREAKS;
        DepthStencilState ds = state.depthStencil;
        boolean nearer = ds.depthFunc() == CompareFunc.LESS || ds.depthFunc() == CompareFunc.LESS_EQUAL;
        // Clamped depths are not the plane's.
        boolean plain = state.raster.depthClipNear() && state.raster.depthClipFar();
        if (ds.depthTest() && nearer && plain && !ds.stencilTest() && !ds.depthBounds() && program.early != null) {
            use |= HIDDEN;
            if (ds.depthWrite() && !program.kills) use |= HIDES;
        }
        if (ds.depthTest() && ds.depthWrite() && !nearer) use |= BREAKS;
        if (program.early == null && program.wholeTargets != 0) {
            int colors = 0;
            for (int i = 0; i < TargetSet.DEPTH; i++) if (targets.formats[i] != null) colors |= 1 << i;
            if (program.wholeTargets == colors) use |= OVERWRITES;
        }
        return use;
    }
}
