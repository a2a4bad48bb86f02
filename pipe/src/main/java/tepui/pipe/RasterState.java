package tepui.pipe;

import org.jspecify.annotations.Nullable;

/**
 * Rasteriser state: how primitives become fragments. Immutable; interned by {@link StateTables#raster}. Made from
 * {@link #DEFAULT} through {@link Builder}, since few of the many fields differ from it at a time.
 */
public record RasterState(
        Fill fillFront,
        Fill fillBack,
        Cull cull,
        boolean frontCounterClockwise,
        boolean biasPoints,
        boolean biasLines,
        boolean biasTriangles,
        float biasConstant,
        float biasSlope,
        float biasClamp,
        boolean biasUnscaled,
        boolean scissor,
        boolean depthClipNear,
        boolean depthClipFar,
        boolean clipHalfZ,
        boolean discard,
        boolean multisample,
        float lineWidth,
        boolean lineSmooth,
        boolean pointSmooth,
        boolean polygonSmooth,
        boolean lineStipple,
        int lineStippleFactor,
        int lineStipplePattern,
        float pointSize,
        boolean pointSizeFromShader,
        boolean pointCoordUpperLeft,
        boolean provokingFirst,
        int clipDistances,
        boolean pixelCenterInteger,
        boolean lineLastPixel) {

    /** Fill modes of a face. */
    public enum Fill {
        POINT,
        LINE,
        FILL
    }

    /** Cull modes: the faces that are left out. */
    public enum Cull {
        NONE,
        FRONT,
        BACK,
        BOTH
    }

    /** OpenGL's initial state. */
    public static final RasterState DEFAULT = new Builder().build();

    public RasterState {
        if (!(lineWidth > 0) || !(pointSize > 0)) {
            throw new IllegalArgumentException("RasterState: line width is " + lineWidth + " and point size "
                    + pointSize + ", both must be above 0");
        }
        if ((clipDistances & ~0xff) != 0) {
            throw new IllegalArgumentException(
                    "RasterState: clip distance mask is " + clipDistances + ", must be 0 to 255");
        }
    }

    public Builder with() {
        return new Builder(this);
    }

    /** The fields, changeable. */
    public static final class Builder {
        public Fill fillFront = Fill.FILL;
        public Fill fillBack = Fill.FILL;
        public Cull cull = Cull.NONE;
        public boolean frontCounterClockwise = true;
        public boolean biasPoints;
        public boolean biasLines;
        public boolean biasTriangles;
        public float biasConstant;
        public float biasSlope;
        public float biasClamp;
        /** The constant bias is in depth units rather than in the buffer's smallest steps: Direct3D 9. */
        public boolean biasUnscaled;

        public boolean scissor;
        /** Off: depth is clamped instead. */
        public boolean depthClipNear = true;

        public boolean depthClipFar = true;
        /** Clip space z from 0 to w, not -w to w. */
        public boolean clipHalfZ;
        /** No fragments at all. */
        public boolean discard;

        public boolean multisample = true;
        public float lineWidth = 1;
        public boolean lineSmooth;
        public boolean pointSmooth;
        public boolean polygonSmooth;
        public boolean lineStipple;
        public int lineStippleFactor = 1;
        public int lineStipplePattern = 0xffff;
        public float pointSize = 1;
        public boolean pointSizeFromShader;
        public boolean pointCoordUpperLeft = true;
        /** Flat inputs come from the first vertex, not the last. */
        public boolean provokingFirst;
        /** Bit i: clip distance i clips. */
        public int clipDistances;
        /** Pixel centres at whole numbers: Direct3D 9. */
        public boolean pixelCenterInteger;
        /**
         * The pixel in whose diamond a line ends is drawn too; of a strip only at its very end, never of a loop:
         * Direct3D 9.
         */
        public boolean lineLastPixel;

        /** OpenGL's initial state. */
        public Builder() {}

        Builder(RasterState s) {
            fillFront = s.fillFront;
            fillBack = s.fillBack;
            cull = s.cull;
            frontCounterClockwise = s.frontCounterClockwise;
            biasPoints = s.biasPoints;
            biasLines = s.biasLines;
            biasTriangles = s.biasTriangles;
            biasConstant = s.biasConstant;
            biasSlope = s.biasSlope;
            biasClamp = s.biasClamp;
            biasUnscaled = s.biasUnscaled;
            scissor = s.scissor;
            depthClipNear = s.depthClipNear;
            depthClipFar = s.depthClipFar;
            clipHalfZ = s.clipHalfZ;
            discard = s.discard;
            multisample = s.multisample;
            lineWidth = s.lineWidth;
            lineSmooth = s.lineSmooth;
            pointSmooth = s.pointSmooth;
            polygonSmooth = s.polygonSmooth;
            lineStipple = s.lineStipple;
            lineStippleFactor = s.lineStippleFactor;
            lineStipplePattern = s.lineStipplePattern;
            pointSize = s.pointSize;
            pointSizeFromShader = s.pointSizeFromShader;
            pointCoordUpperLeft = s.pointCoordUpperLeft;
            provokingFirst = s.provokingFirst;
            clipDistances = s.clipDistances;
            pixelCenterInteger = s.pixelCenterInteger;
            lineLastPixel = s.lineLastPixel;
        }

        public RasterState build() {
            return new RasterState(
                    fillFront,
                    fillBack,
                    cull,
                    frontCounterClockwise,
                    biasPoints,
                    biasLines,
                    biasTriangles,
                    biasConstant,
                    biasSlope,
                    biasClamp,
                    biasUnscaled,
                    scissor,
                    depthClipNear,
                    depthClipFar,
                    clipHalfZ,
                    discard,
                    multisample,
                    lineWidth,
                    lineSmooth,
                    pointSmooth,
                    polygonSmooth,
                    lineStipple,
                    lineStippleFactor,
                    lineStipplePattern,
                    pointSize,
                    pointSizeFromShader,
                    pointCoordUpperLeft,
                    provokingFirst,
                    clipDistances,
                    pixelCenterInteger,
                    lineLastPixel);
        }
    }

    /** Written out, as for all states: the virtual machine makes such methods of a record anew in every process. What differs often is hashed. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof RasterState s
                && fillFront == s.fillFront
                && fillBack == s.fillBack
                && cull == s.cull
                && frontCounterClockwise == s.frontCounterClockwise
                && biasPoints == s.biasPoints
                && biasLines == s.biasLines
                && biasTriangles == s.biasTriangles
                && Float.compare(biasConstant, s.biasConstant) == 0
                && Float.compare(biasSlope, s.biasSlope) == 0
                && Float.compare(biasClamp, s.biasClamp) == 0
                && biasUnscaled == s.biasUnscaled
                && scissor == s.scissor
                && depthClipNear == s.depthClipNear
                && depthClipFar == s.depthClipFar
                && clipHalfZ == s.clipHalfZ
                && discard == s.discard
                && multisample == s.multisample
                && Float.compare(lineWidth, s.lineWidth) == 0
                && lineSmooth == s.lineSmooth
                && pointSmooth == s.pointSmooth
                && polygonSmooth == s.polygonSmooth
                && lineStipple == s.lineStipple
                && lineStippleFactor == s.lineStippleFactor
                && lineStipplePattern == s.lineStipplePattern
                && Float.compare(pointSize, s.pointSize) == 0
                && pointSizeFromShader == s.pointSizeFromShader
                && pointCoordUpperLeft == s.pointCoordUpperLeft
                && provokingFirst == s.provokingFirst
                && clipDistances == s.clipDistances
                && pixelCenterInteger == s.pixelCenterInteger
                && lineLastPixel == s.lineLastPixel;
    }

    @Override
    public int hashCode() {
        int hash = fillFront.hashCode();
        hash = 31 * hash + cull.hashCode();
        hash = 31 * hash + (frontCounterClockwise ? 1 : 0);
        hash = 31 * hash + (biasTriangles ? 1 : 0);
        hash = 31 * hash + Float.floatToIntBits(biasConstant);
        hash = 31 * hash + Float.floatToIntBits(biasSlope);
        hash = 31 * hash + (scissor ? 1 : 0);
        hash = 31 * hash + (depthClipNear ? 1 : 0);
        hash = 31 * hash + (clipHalfZ ? 1 : 0);
        hash = 31 * hash + (discard ? 1 : 0);
        hash = 31 * hash + (multisample ? 1 : 0);
        hash = 31 * hash + Float.floatToIntBits(lineWidth);
        hash = 31 * hash + Float.floatToIntBits(pointSize);
        hash = 31 * hash + (provokingFirst ? 1 : 0);
        hash = 31 * hash + clipDistances;
        return 31 * hash + (pixelCenterInteger ? 1 : 0);
    }
}
