package tepui.frontends.gl.state;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.pipe.RasterState;
import tepui.pipe.StateCache;
import tepui.pipe.StateTable;

/** Rasterisation as OpenGL keeps it, and the id of the contract's state for it. */
public final class RasterValues {
    public boolean cullFace;
    public int cullMode = GL_BACK;
    public int frontFace = GL_CCW;
    public int fillFront = GL_FILL;
    public int fillBack = GL_FILL;
    public boolean offsetFill;
    public boolean offsetLine;
    public boolean offsetPoint;
    public float offsetFactor;
    public float offsetUnits;
    public float offsetClamp;
    public boolean depthClamp;
    public boolean rasterizerDiscard;
    public boolean multisample = true;
    public float lineWidth = 1;
    public boolean lineSmooth;
    public boolean pointSmooth;
    public boolean polygonSmooth;
    public boolean lineStipple;
    public int stippleFactor = 1;
    public int stipplePattern = 0xffff;
    public boolean polygonStipple;
    public float pointSize = 1;
    /** GL_POINT_FADE_THRESHOLD_SIZE. */
    public float pointFade = 1;

    public boolean programPointSize;
    public int pointOrigin = GL_UPPER_LEFT;
    public boolean provokingFirst;
    public boolean quadsFollowProvoking = true;
    /** Mask of GL_CLIP_DISTANCEi. */
    public int clipDistances;

    public int clipOrigin = GL_LOWER_LEFT;
    public int clipDepthMode = GL_NEGATIVE_ONE_TO_ONE;
    public boolean primitiveRestart;
    public boolean primitiveRestartFixed;
    public int restartIndex;
    public boolean sampleCoverageEnabled;
    public float sampleCoverage = 1;
    public boolean sampleCoverageInvert;
    public boolean sampleMaskEnabled;
    public int sampleMask = -1;
    public boolean sampleShading;
    public float minSampleShading;

    private final int[] key = new int[8];
    private final StateCache cache = new StateCache();

    /** OpenGL's initial state. */
    public RasterValues() {}

    /** Restorer of the present state of points, there. */
    public Runnable savedPoints(RasterValues to) {
        boolean smooth = pointSmooth;
        float size = pointSize;
        float fade = pointFade;
        int origin = pointOrigin;
        return () -> {
            to.pointSmooth = smooth;
            to.pointSize = size;
            to.pointFade = fade;
            to.pointOrigin = origin;
        };
    }

    /** Restorer of the present state of lines, there. */
    public Runnable savedLines(RasterValues to) {
        boolean smooth = lineSmooth;
        boolean stippled = lineStipple;
        float width = lineWidth;
        int factor = stippleFactor;
        int pattern = stipplePattern;
        return () -> {
            to.lineSmooth = smooth;
            to.lineStipple = stippled;
            to.lineWidth = width;
            to.stippleFactor = factor;
            to.stipplePattern = pattern;
        };
    }

    /** Restorer of the present conventions of clip space, there. */
    public Runnable savedClipControl(RasterValues to) {
        int origin = clipOrigin;
        int depth = clipDepthMode;
        return () -> {
            to.clipOrigin = origin;
            to.clipDepthMode = depth;
        };
    }

    /** Restorer of the present faces and offset of polygons, without switches, there. */
    public Runnable savedPolygons(RasterValues to) {
        int[] modes = {cullMode, frontFace, fillFront, fillBack};
        float[] offset = {offsetFactor, offsetUnits, offsetClamp};
        return () -> {
            to.cullMode = modes[0];
            to.frontFace = modes[1];
            to.fillFront = modes[2];
            to.fillBack = modes[3];
            to.offsetFactor = offset[0];
            to.offsetUnits = offset[1];
            to.offsetClamp = offset[2];
        };
    }

    /**
     * The id of the state.
     *
     * @param scissor whether any viewport has its scissor test on
     * @param stipple the device has stippled lines, and the context has them
     * @param sizeFromShader points are as large as the shader says
     * @param size of points otherwise
     * @param clip mask of the clip distances that clip
     * @param mirrored the target lies top down, and with it the faces are turned round
     */
    public int id(
            StateTable<RasterState> table,
            boolean scissor,
            boolean stipple,
            boolean sizeFromShader,
            float size,
            int clip,
            boolean mirrored,
            boolean several) { // hot
        int n = 0;
        // With several samples nothing is smoothed (OpenGL 4.6, 14.4.4, 14.5.4, 14.6.6).
        boolean smooths = !several;
        boolean offset = offsetFill || offsetLine || offsetPoint;
        boolean stippled = lineStipple && stipple;
        key[n++] = (cullFace ? 1 | (cullMode & 15) << 1 : 0)
                | (frontFace == GL_CCW != mirrored ? 32 : 0)
                | (fillFront & 3) << 6
                | (fillBack & 3) << 8
                | (offsetFill ? 1 << 10 : 0)
                | (offsetLine ? 1 << 11 : 0)
                | (offsetPoint ? 1 << 12 : 0)
                | (depthClamp ? 1 << 13 : 0)
                | (rasterizerDiscard ? 1 << 14 : 0)
                | (multisample ? 1 << 15 : 0)
                | (smooths && lineSmooth ? 1 << 16 : 0)
                | (smooths && pointSmooth ? 1 << 17 : 0)
                | (smooths && polygonSmooth ? 1 << 18 : 0)
                | (stippled ? 1 << 19 : 0)
                | (sizeFromShader ? 1 << 20 : 0)
                | (pointOrigin == GL_UPPER_LEFT ? 1 << 21 : 0)
                | (provokingFirst ? 1 << 22 : 0)
                | (clipDepthMode == GL_ZERO_TO_ONE ? 1 << 23 : 0)
                | (scissor ? 1 << 24 : 0)
                | (clipOrigin == GL_UPPER_LEFT ? 1 << 25 : 0)
                | (offset ? 1 << 26 : 0);
        key[n++] = clip;
        key[n++] = Float.floatToRawIntBits(lineWidth);
        key[n++] = sizeFromShader ? 0 : Float.floatToRawIntBits(size);
        if (offset) {
            key[n++] = Float.floatToRawIntBits(offsetFactor);
            key[n++] = Float.floatToRawIntBits(offsetUnits);
            key[n++] = Float.floatToRawIntBits(offsetClamp);
        }
        if (stippled) key[n++] = stippleFactor << 16 | stipplePattern;
        int id = cache.find(key, n);
        if (id < 0) {
            id = table.intern(make(scissor, stippled, sizeFromShader, size, clip, mirrored, smooths));
            cache.put(key, n, id);
        }
        return id;
    }

    private RasterState make(
            boolean scissor,
            boolean stippled,
            boolean sizeFromShader,
            float size,
            int clip,
            boolean mirrored,
            boolean smooths) {
        RasterState.Builder b = new RasterState.Builder();
        b.fillFront = fill(fillFront);
        b.fillBack = fill(fillBack);
        b.cull = !cullFace
                ? RasterState.Cull.NONE
                : switch (cullMode) {
                    case GL_FRONT -> RasterState.Cull.FRONT;
                    case GL_BACK -> RasterState.Cull.BACK;
                    default -> RasterState.Cull.BOTH;
                };
        // What is mirrored on its way to the window keeps its faces (OpenGL 4.6, 14.6.1).
        b.frontCounterClockwise = frontFace == GL_CCW != mirrored;
        b.biasTriangles = offsetFill;
        b.biasLines = offsetLine;
        b.biasPoints = offsetPoint;
        if (offsetFill || offsetLine || offsetPoint) {
            b.biasConstant = offsetUnits;
            b.biasSlope = offsetFactor;
            b.biasClamp = offsetClamp;
        }
        b.scissor = scissor;
        b.depthClipNear = !depthClamp;
        b.depthClipFar = !depthClamp;
        b.clipHalfZ = clipDepthMode == GL_ZERO_TO_ONE;
        b.discard = rasterizerDiscard;
        b.multisample = multisample;
        b.lineWidth = lineWidth;
        b.lineSmooth = smooths && lineSmooth;
        b.pointSmooth = smooths && pointSmooth;
        b.polygonSmooth = smooths && polygonSmooth;
        b.lineStipple = stippled;
        b.lineStippleFactor = stippled ? stippleFactor : 1;
        b.lineStipplePattern = stippled ? stipplePattern : 0xffff;
        b.pointSize = sizeFromShader ? 1 : size;
        b.pointSizeFromShader = sizeFromShader;
        b.pointCoordUpperLeft = pointOrigin == GL_UPPER_LEFT;
        b.provokingFirst = provokingFirst;
        b.clipDistances = clip;
        return b.build();
    }

    private static RasterState.Fill fill(int mode) {
        return switch (mode) {
            case GL_POINT -> RasterState.Fill.POINT;
            case GL_LINE -> RasterState.Fill.LINE;
            default -> RasterState.Fill.FILL;
        };
    }
}
