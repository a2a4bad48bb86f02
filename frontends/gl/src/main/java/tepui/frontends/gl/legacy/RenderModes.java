package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.immediate.VertexStore;

/** Render modes: feedback and selection, and what becomes of vertices in them. */
public final class RenderModes {
    public final FeedbackWriter feedback = new FeedbackWriter();
    public final HitRecorder hits = new HitRecorder();
    private final PrimitiveWalk toFeedback;
    private final PrimitiveWalk toHits;
    public int mode = GL_RENDER;

    public RenderModes(FixedState state) {
        toFeedback = new PrimitiveWalk(state, feedback);
        toHits = new PrimitiveWalk(state, hits);
    }

    /**
     * Takes primitives.
     *
     * @param viewport x, y, width, height, near, far
     */
    public void take(
            VertexStore store,
            double[] viewport,
            boolean cull,
            int cullFace,
            int frontFace,
            int modeFront,
            int modeBack,
            boolean provokingFirst) {
        PrimitiveWalk walk = mode == GL_FEEDBACK ? toFeedback : toHits;
        walk.walk(
                store,
                viewport,
                new PrimitiveWalk.Faces(cull, cullFace, frontFace, modeFront, modeBack, provokingFirst));
    }

    /**
     * For what draws at the raster position.
     *
     * @param token GL_BITMAP_TOKEN, GL_DRAW_PIXEL_TOKEN or GL_COPY_PIXEL_TOKEN
     * @return whether nothing is to be drawn
     */
    public boolean takesRaster(int token, RasterPosition position) {
        if (mode == GL_RENDER) return false;
        if (position.valid) {
            if (mode == GL_FEEDBACK) feedback.raster(token, position);
            else hits.hit(position.window[2]);
        }
        return true;
    }
}
