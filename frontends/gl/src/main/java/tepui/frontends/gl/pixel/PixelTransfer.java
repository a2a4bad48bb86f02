package tepui.frontends.gl.pixel;

import java.util.Arrays;

/**
 * Pixel transfer: the state of glPixelTransfer and glPixelMap, and what it does to pixels (compatibility profile,
 * "Pixel Transfer Operations"). Values are laid out as {@link PixelCodec} has them.
 */
public final class PixelTransfer {
    private static final int CHUNK = PixelCodec.CHUNK;
    public static final int MAX_MAP = 256;

    /** Maps in the order of their names: I_TO_I, S_TO_S, I_TO_R, I_TO_G, I_TO_B, I_TO_A, R_TO_R, G_TO_G, B_TO_B, A_TO_A. */
    public static final int MAPS = 10;

    public static final int I_TO_I = 0;
    public static final int S_TO_S = 1;
    public static final int I_TO_R = 2;
    public static final int R_TO_R = 6;

    public boolean mapColor;
    public boolean mapStencil;
    public int indexShift;
    public int indexOffset;
    public final float[] scale = {1, 1, 1, 1};
    public final float[] bias = new float[4];
    public float depthScale = 1;
    public float depthBias;
    /** Values of each map, at least one; of index maps, the index as a float. */
    public final float[][] maps = new float[MAPS][1];

    /** The imaging subset's part, which follows. */
    public final Imaging imaging;

    private final boolean endsBeforeConvolution;
    private boolean colors;

    /** The state of a new context. */
    public PixelTransfer() {
        this(new Imaging(), false);
    }

    private PixelTransfer(Imaging imaging, boolean endsBeforeConvolution) {
        this.imaging = imaging;
        this.endsBeforeConvolution = endsBeforeConvolution;
    }

    /** A copy that does what comes before a convolution, and no more. */
    PixelTransfer untilConvolution() {
        PixelTransfer t = new PixelTransfer(imaging, true);
        t.set(this);
        return t;
    }

    /** To be called after a change. */
    public void update() {
        colors = mapColor;
        for (int c = 0; c < 4; c++) colors |= scale[c] != 1 || bias[c] != 0;
    }

    public void set(PixelTransfer other) {
        mapColor = other.mapColor;
        mapStencil = other.mapStencil;
        indexShift = other.indexShift;
        indexOffset = other.indexOffset;
        System.arraycopy(other.scale, 0, scale, 0, 4);
        System.arraycopy(other.bias, 0, bias, 0, 4);
        depthScale = other.depthScale;
        depthBias = other.depthBias;
        for (int i = 0; i < MAPS; i++) maps[i] = other.maps[i].clone();
        update();
    }

    /** Would pixels of this content stay as they are? */
    public boolean isIdentity(PixelLayout.Content content) {
        return switch (content) {
            case COLOR -> !colors && !(endsBeforeConvolution ? imaging.isFirstActive() : imaging.isActive());
            case INTEGER -> true;
            case COLOR_INDEX -> false;
            case DEPTH -> depthScale == 1 && depthBias == 0;
            case STENCIL -> indexShift == 0 && indexOffset == 0 && !mapStencil;
            case DEPTH_STENCIL ->
                depthScale == 1 && depthBias == 0 && indexShift == 0 && indexOffset == 0 && !mapStencil;
        };
    }

    /** Scale, bias, the maps of colours, and the imaging subset. */
    public void colors(float[] rgba, int count) {
        if (colors) scaleAndMap(rgba, count);
        imaging(rgba, count);
    }

    private void imaging(float[] rgba, int count) {
        imaging.before(rgba, CHUNK, count);
        if (!endsBeforeConvolution) imaging.after(rgba, CHUNK, count);
    }

    private void scaleAndMap(float[] rgba, int count) {
        for (int c = 0; c < 4; c++) {
            int at = c * CHUNK;
            float s = scale[c];
            float b = bias[c];
            if (s != 1 || b != 0) {
                for (int i = at; i < at + count; i++) rgba[i] = rgba[i] * s + b;
            }
            if (!mapColor) continue;
            float[] map = maps[R_TO_R + c];
            float top = map.length - 1;
            for (int i = at; i < at + count; i++) {
                rgba[i] = map[Math.round(Math.max(0, Math.min(1, rgba[i])) * top)];
            }
        }
    }

    public void depth(float[] depth, int count) {
        if (depthScale == 1 && depthBias == 0) return;
        for (int i = 0; i < count; i++) depth[i] = Math.max(0, Math.min(1, depth[i] * depthScale + depthBias));
    }

    private void shift(int[] indices, int count) {
        if (indexShift != 0) {
            for (int i = 0; i < count; i++) {
                indices[i] = indexShift > 0
                        ? indices[i] << Math.min(31, indexShift)
                        : indices[i] >> Math.min(31, -indexShift);
            }
        }
        if (indexOffset != 0) {
            for (int i = 0; i < count; i++) indices[i] += indexOffset;
        }
    }

    public void stencil(int[] values, int count) {
        shift(values, count);
        if (mapStencil) map(maps[S_TO_S], values, count);
    }

    private static void map(float[] map, int[] values, int count) {
        for (int i = 0; i < count; i++) values[i] = (int) map[values[i] & map.length - 1];
    }

    /** Colour indices become colours, through the maps whether they are enabled or not. */
    public void indicesToColors(int[] values, int count, float[] rgba) {
        shift(values, count);
        for (int c = 0; c < 4; c++) {
            float[] map = maps[I_TO_R + c];
            for (int i = 0; i < count; i++) rgba[c * CHUNK + i] = map[values[i] & map.length - 1];
        }
        imaging(rgba, count);
    }

    /** A map's values; colours are clamped. */
    public void setMap(int map, float[] values) {
        float[] copy = values.clone();
        if (map >= I_TO_R) {
            for (int i = 0; i < copy.length; i++) copy[i] = Math.max(0, Math.min(1, copy[i]));
        }
        maps[map] = copy;
    }

    @Override
    public String toString() {
        return "PixelTransfer: scale " + Arrays.toString(scale) + ", bias " + Arrays.toString(bias);
    }
}
