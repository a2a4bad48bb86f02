package tepui.drivers.soft.raster;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.Kernel;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.texture.TextureUnit;
import tepui.pipe.RasterState;

/**
 * Run of the blocks of one primitive that wait to be shaded, and their way through the kernels: up to {@link #BLOCKS}
 * blocks of 4 x 4 pixels at once. One per worker. This one is for targets of one sample; {@link MultisampleRun} for the
 * others.
 */
sealed class FragmentRun permits MultisampleRun {
    static final int BLOCKS = 16;
    static final int LANES = BLOCKS * KernelFrame.GROUP;

    /** x and y of a lane in its block, as floats: the order of BlockOrder. */
    private static final float[] LANE_DX = new float[KernelFrame.GROUP];

    private static final float[] LANE_DY = new float[KernelFrame.GROUP];
    /** The same for blocks side by side. */
    private static final float[] ROW_DX = new float[LANES];

    private static final float[] ROW_DY = new float[LANES];
    /** Shifts that bring a lane's bit of a mask to the sign. */
    private static final int[] TO_SIGN = new int[KernelFrame.GROUP];

    static {
        for (int i = 0; i < KernelFrame.GROUP; i++) {
            LANE_DX[i] = tepui.drivers.soft.texture.BlockOrder.x(i);
            LANE_DY[i] = tepui.drivers.soft.texture.BlockOrder.y(i);
            TO_SIGN[i] = 31 - i;
        }
        for (int i = 0; i < LANES; i++) {
            ROW_DX[i] = LANE_DX[i % KernelFrame.GROUP] + i / KernelFrame.GROUP * 4;
            ROW_DY[i] = LANE_DY[i % KernelFrame.GROUP];
        }
    }

    final KernelFrame frame = new KernelFrame(LANES);

    // ---- the blocks that wait: their first pixel, their mask
    final int[] blockX = new int[BLOCKS];
    final int[] blockY = new int[BLOCKS];
    final int[] blockMask = new int[BLOCKS];
    int count;
    /** They are whole ones, side by side. */
    private boolean row;
    /** Lanes from 0 that are known to be alive in the frame, and to have these positions. */
    private int aliveUpTo;

    private int rampUpTo;
    private float rampX;

    /** Primitives that wait for machine code; it draws those of the draw at hand if {@link #loops}. */
    final TriangleLoop loop;

    boolean loops;

    // ---- the scene and its targets
    private @Nullable Scene scene;
    /** The run of the scene that primitives are of. */
    private SceneRun records = new SceneRun();

    private @Nullable TargetSet targets;
    final int[] used = new int[TargetSet.COUNT];
    int usedCount;

    // ---- the draw
    int draw = -1;
    DrawState state = new DrawState();
    FragmentProgram program = FragmentProgram.NONE;

    @Nullable
    Kernel early;

    @Nullable
    Kernel shade;

    private int boundUniforms;
    private int boundStorages;
    private int boundTextures;
    private int boundImages;
    boolean counted;
    /** Depth is clamped to the viewport's range, not only to 0..1. */
    private boolean clampsDepth;

    // ---- the primitive
    int record;
    boolean loaded;
    private float refX;
    private float refY;

    // ---- per draw of the scene
    long[] samplesPassed = new long[16];
    long[] invocations = new long[16];

    FragmentRun() {
        this(false);
    }

    FragmentRun(boolean many) {
        loop = new TriangleLoop(frame, many);
        frame.reserve(0, 0, 0, 0, 8, 8);
    }

    void begin(Scene newScene, TargetSet newTargets) {
        scene = newScene;
        records = newScene.current;
        targets = newTargets;
        draw = -1;
        usedCount = 0;
        for (int i = 0; i < TargetSet.COUNT; i++) {
            frame.targetData[i] = newTargets.data[i];
            if (newTargets.data[i] != null) used[usedCount++] = i;
        }
        if (samplesPassed.length < newScene.drawCount) {
            samplesPassed = new long[2 * newScene.drawCount];
            invocations = new long[2 * newScene.drawCount];
        } else {
            Arrays.fill(samplesPassed, 0, newScene.drawCount, 0);
            Arrays.fill(invocations, 0, newScene.drawCount, 0);
        }
    }

    /** Primitives from now on are of this run. */
    final void records(SceneRun run) { // hot
        if (run == records) return;
        finish();
        records = run;
    }

    /** Begins the primitive at {@code newRecord}. */
    void primitive(int newRecord) { // hot
        int[] ints = records.ints;
        int newDraw = ints[newRecord + Scene.DRAW];
        record = newRecord;
        if (newDraw != draw) {
            finish();
            bindDraw(newDraw);
        }
        loaded = false;
    }

    /** Begins a tile. */
    final void tile(TargetSet to, int originX, int originY) { // hot
        loop.tile(to, used, usedCount, originX, originY);
    }

    /** Takes a primitive of a draw that machine code draws, as the tile lists it. */
    final void later(int entry) { // hot
        if (loop.add(entry)) finish();
    }

    /** Draws the primitives that wait. */
    final void finish() { // hot
        if (loop.isEmpty()) return;
        forgetRow();
        loop.run(records);
        if (counted) {
            invocations[draw] += loop.invocations();
            samplesPassed[draw] += loop.passed();
        }
    }

    final Scene scene() {
        Scene s = scene;
        if (s == null) throw new IllegalStateException("FragmentRun: no scene");
        return s;
    }

    void bindDraw(int newDraw) {
        draw = newDraw;
        DrawState s = scene().draws[newDraw];
        FragmentProgram p = scene().programs[newDraw];
        state = s;
        program = p;
        early = p.early == null ? null : p.early.ready(frame);
        shade = p.shade == null ? null : p.shade.ready(frame);
        counted = s.tally != null;
        s.bind(frame, boundUniforms, boundStorages, boundTextures, boundImages);
        for (int slot = 0; slot < p.textureKeys.length; slot++) {
            TextureUnit unit = s.textures[slot];
            if (p.textureKeys[slot] != 0 && unit != null) unit.describe(frame, slot);
        }
        boundUniforms = s.uniforms;
        boundStorages = s.storages;
        boundTextures = s.textureCount;
        boundImages = s.imageCount;
        float[] f = frame.scalarF;
        System.arraycopy(s.blendColor, 0, f, PrimitiveScalars.BLEND_COLOR, 4);
        f[PrimitiveScalars.ALPHA_REFERENCE] = s.alphaReference;
        f[PrimitiveScalars.BOUNDS_MIN] = s.depthStencil.depthBoundsMin();
        f[PrimitiveScalars.BOUNDS_MAX] = s.depthStencil.depthBoundsMax();
        f[PrimitiveScalars.COORD_SHIFT] = s.raster.pixelCenterInteger() ? -0.5f : 0;
        clampsDepth = clampsDepth(s.raster);
        f[PrimitiveScalars.DEPTH_MIN] = 0;
        f[PrimitiveScalars.DEPTH_MAX] = 1;
        frame.scalarI[PrimitiveScalars.STENCIL_FRONT] = s.stencilFront & 255;
        frame.scalarI[PrimitiveScalars.STENCIL_BACK] = s.stencilBack & 255;
        loops = loop.begin(p, s);
    }

    static boolean clampsDepth(RasterState raster) {
        return !raster.depthClipNear() || !raster.depthClipFar();
    }

    /** The least depth of a viewport's range. */
    static float nearest(DrawState s, int viewport) {
        float near = Math.clamp(s.viewports[6 * viewport + 4], 0f, 1f);
        float far = Math.clamp(s.viewports[6 * viewport + 5], 0f, 1f);
        return Math.min(near, far);
    }

    /** The largest. */
    static float farthest(DrawState s, int viewport) {
        float near = Math.clamp(s.viewports[6 * viewport + 4], 0f, 1f);
        float far = Math.clamp(s.viewports[6 * viewport + 5], 0f, 1f);
        return Math.max(near, far);
    }

    /** A block: its first pixel and which of its pixels are covered. */
    void add(int x, int y, int mask) { // hot
        int n = count;
        if (n == 0) {
            row = mask == 0xffff;
        } else if (mask != 0xffff || x != blockX[n - 1] + 4 || y != blockY[n - 1]) {
            row = false;
        }
        blockX[n] = x;
        blockY[n] = y;
        blockMask[n] = mask;
        count = n + 1;
        if (n + 1 == BLOCKS) execute();
    }

    /** Shades what waits. */
    void execute() { // hot
        int n = count;
        count = 0;
        if (n == 0) return;
        if (!loaded) load();
        fill(n);
        Kernel tests = early;
        if (tests != null) {
            tests.run(frame);
            aliveUpTo = 0;
            n = keepAlive(n);
            if (n == 0) return;
        }
        if (counted) invocations[draw] += alive(n);
        Kernel colors = shade;
        if (colors != null) {
            colors.run(frame);
            if (program.kills) aliveUpTo = 0;
        }
        if (counted) samplesPassed[draw] += alive(n);
    }

    /** Puts the primitive's scalars where kernels read them. */
    void load() { // hot
        loaded = true;
        FragmentProgram p = program;
        float[] from = records.floats;
        float[] to = frame.scalarF;
        int at = records.ints[record + Scene.FLOATS];
        int inputs = at + PrimitiveScalars.BASE_WORDS;
        System.arraycopy(from, at, to, 0, PrimitiveScalars.BASE_WORDS);
        if (p.extended) {
            System.arraycopy(from, inputs, to, PrimitiveScalars.BASE_WORDS, PrimitiveScalars.EXTENSION_WORDS);
            inputs += PrimitiveScalars.EXTENSION_WORDS;
        }
        System.arraycopy(from, inputs, to, PrimitiveScalars.INPUTS, at + p.recordFloats - inputs);
        refX = to[PrimitiveScalars.REF_X] - 0.5f;
        refY = to[PrimitiveScalars.REF_Y] - 0.5f;
        frame.scalarI[PrimitiveScalars.FACING_I] = (int) to[PrimitiveScalars.FACING];
        if (clampsDepth) {
            int viewport = records.ints[record + Scene.FLAGS] >> Scene.VIEWPORT_SHIFT;
            to[PrimitiveScalars.DEPTH_MIN] = nearest(state, viewport);
            to[PrimitiveScalars.DEPTH_MAX] = farthest(state, viewport);
        }
    }

    /** Positions, masks and addresses of the first {@code n} blocks. */
    final void fill(int n) { // hot
        frame.lanes = n * KernelFrame.GROUP;
        if (row) fillRow(n);
        else fillBlocks(n);
        TargetSet t = targets;
        if (t == null) return;
        int layer = records.ints[record + Scene.LAYER];
        int[] blockAt = frame.blockAt;
        for (int u = 0; u < usedCount; u++) {
            int target = used[u];
            int base = t.base[target] + layer * t.layerWords[target];
            int rowWords = t.rowWords[target];
            int block = t.blockWords[target];
            int at = target * BLOCKS;
            for (int b = 0; b < n; b++) {
                blockAt[at + b] = base + (blockY[b] >> 2) * rowWords + (blockX[b] >> 2) * block;
            }
        }
    }

    /** The frame's masks and positions are changed in ways not known here. */
    final void forgetRow() { // hot
        aliveUpTo = 0;
        rampUpTo = 0;
    }

    /** Blocks anywhere. */
    private void fillBlocks(int n) { // hot
        float[] in = frame.inF;
        int[] alive = frame.alive;
        int yAt = PrimitiveScalars.LANE_Y * LANES;
        boolean positions = program.usesPosition;
        aliveUpTo = 0;
        rampUpTo = 0;
        for (int b = 0; b < n; b++) {
            int at = b * KernelFrame.GROUP;
            expand(blockMask[b], alive, at);
            if (!positions) continue;
            float fx = blockX[b] - refX;
            float fy = blockY[b] - refY;
            for (int i = 0; i < KernelFrame.GROUP; i++) in[at + i] = fx + LANE_DX[i];
            for (int i = 0; i < KernelFrame.GROUP; i++) in[yAt + at + i] = fy + LANE_DY[i];
        }
    }

    /** A row of whole blocks: what the row before left in the frame is mostly right already. */
    private void fillRow(int n) { // hot
        int lanes = n * KernelFrame.GROUP;
        if (aliveUpTo < lanes) {
            Arrays.fill(frame.alive, 0, lanes, -1);
            aliveUpTo = lanes;
        }
        if (!program.usesPosition) return;
        float[] in = frame.inF;
        float fx = blockX[0] - refX;
        float fy = blockY[0] - refY;
        if (rampUpTo < lanes || rampX != fx) {
            for (int i = 0; i < lanes; i++) in[i] = fx + ROW_DX[i];
            rampUpTo = lanes;
            rampX = fx;
        }
        int yAt = PrimitiveScalars.LANE_Y * LANES;
        for (int i = 0; i < lanes; i++) in[yAt + i] = fy + ROW_DY[i];
    }

    /** A block's mask as lane masks. */
    static void expand(int mask, int[] alive, int at) { // hot
        for (int i = 0; i < KernelFrame.GROUP; i++) alive[at + i] = mask << TO_SIGN[i] >> 31;
    }

    /** Lane masks as a block's mask. */
    static int collect(int[] alive, int at) { // hot
        int mask = 0;
        for (int i = 0; i < KernelFrame.GROUP; i++) mask |= (alive[at + i] & 1) << i;
        return mask;
    }

    /** Closes the gaps that blocks leave of which nothing is alive; returns how many are left. */
    final int keepAlive(int n) { // hot
        int[] alive = frame.alive;
        int all = -1;
        int some = 0;
        for (int i = 0; i < n * KernelFrame.GROUP; i++) {
            all &= alive[i];
            some |= alive[i];
        }
        if (some == 0) return 0;
        if (all != 0) {
            if (row) aliveUpTo = n * KernelFrame.GROUP;
            return n;
        }
        rampUpTo = 0;
        int kept = 0;
        for (int b = 0; b < n; b++) {
            int at = b * KernelFrame.GROUP;
            int any = 0;
            for (int i = 0; i < KernelFrame.GROUP; i++) any |= alive[at + i];
            if (any == 0) continue;
            if (kept != b) move(b, kept);
            kept++;
        }
        frame.lanes = kept * KernelFrame.GROUP;
        return kept;
    }

    void move(int from, int to) { // hot
        int a = from * KernelFrame.GROUP;
        int b = to * KernelFrame.GROUP;
        System.arraycopy(frame.alive, a, frame.alive, b, KernelFrame.GROUP);
        System.arraycopy(frame.inF, a, frame.inF, b, KernelFrame.GROUP);
        System.arraycopy(frame.inF, LANES + a, frame.inF, LANES + b, KernelFrame.GROUP);
        for (int u = 0; u < usedCount; u++) {
            int target = used[u] * BLOCKS;
            frame.blockAt[target + to] = frame.blockAt[target + from];
        }
    }

    final int alive(int n) { // hot
        int sum = 0;
        int[] alive = frame.alive;
        for (int i = 0; i < n * KernelFrame.GROUP; i++) sum -= alive[i];
        return sum;
    }
}
