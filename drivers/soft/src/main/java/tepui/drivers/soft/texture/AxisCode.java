package tepui.drivers.soft.texture;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Value;
import tepui.pipe.SamplerState.Wrap;

/**
 * Generator of texture addressing along one axis as IR: from one coordinate to the texels that it touches. Indices are
 * inside the level for any coordinate; what lies on a border is told besides.
 */
final class AxisCode {
    private final Builder b;
    private final Wrap wrap;
    private final boolean normalized;

    AxisCode(Builder b, Wrap wrap, boolean normalized) {
        this.b = b;
        this.wrap = wrap;
        this.normalized = normalized;
    }

    /**
     * Place on the axis: both neighbours, or the one texel as the low one, and the share of the second. Where the wrap
     * has a border, indices are not clamped yet: {@link #inside} says which are texels.
     */
    record Place(Value low, Value high, Value part) {}

    private boolean hasBorder() {
        return SampleKey.hasBorder(wrap);
    }

    private Value whole(Value v) {
        return b.convert(Op.F2I, ScalarKind.I32, v);
    }

    private Value toFloat(Value v) {
        return b.convert(Op.I2F, ScalarKind.F32, v);
    }

    /** Is an index of a place no border? Null where none is. */
    @Nullable
    Value inside(Value index, Value size) {
        return hasBorder() ? b.op(Op.ULT, index, size) : null;
    }

    /** An index that is inside whatever it was. */
    Value safe(Value index, Value size) {
        if (!hasBorder()) return index;
        return b.op(Op.IMAX, b.i32(0), b.op(Op.IMIN, index, b.op(Op.ISUB, size, b.i32(1))));
    }

    /** With a number of texels added: so that what has no fraction, or is no number, is moved from 0. */
    Value moved(Value c, Value size, Value texels) {
        Value start = b.select(b.op(Op.FEQ, c, c), c, b.f32(0));
        if (wrap == Wrap.REPEAT) {
            start = b.op(Op.FFRACT, start);
        } else if (wrap == Wrap.MIRRORED_REPEAT) {
            start = b.op(Op.FMUL, b.op(Op.FFRACT, b.op(Op.FMUL, start, b.f32(0.5f))), b.f32(2));
        }
        Value distance = toFloat(texels);
        return b.op(Op.FADD, start, normalized ? b.op(Op.FDIV, distance, toFloat(size)) : distance);
    }

    /** From 0 up to the size and a little more or less, whatever comes in. */
    private Value texels(Value c, Value w, @Nullable Value snapped) {
        return switch (wrap) {
            // Only clamped ones may be in texels.
            case CLAMP_TO_EDGE -> normalized ? b.op(Op.FMUL, c, w) : c;
            case CLAMP_TO_BORDER -> {
                Value u = normalized ? b.op(Op.FMUL, c, w) : c;
                u = b.select(b.op(Op.FEQ, u, u), u, b.f32(0));
                yield b.op(Op.FMIN, b.op(Op.FMAX, u, b.f32(-1)), b.op(Op.FADD, w, b.f32(1)));
            }
            case CLAMP -> {
                Value u = normalized ? b.op(Op.FMUL, c, w) : c;
                yield b.op(Op.FMIN, b.op(Op.FMAX, u, b.f32(0)), w);
            }
            case REPEAT -> b.op(Op.FMUL, b.op(Op.FFRACT, c), w);
            default -> {
                Value place = images(c, w);
                // In the middle of a texel before it is mirrored, so that
                // edges go to the same side as in nearest filters.
                if (snapped != null) {
                    place = b.select(snapped, b.op(Op.FADD, b.op(Op.FFLOOR, place), b.f32(0.5f)), place);
                }
                yield b.op(Op.FSUB, w, b.op(Op.FABS, b.op(Op.FSUB, w, place)));
            }
        };
    }

    /** A place in a level and its mirror image behind it. */
    private Value images(Value c, Value w) {
        return b.op(Op.FMUL, b.op(Op.FFRACT, b.op(Op.FMUL, c, b.f32(0.5f))), b.op(Op.FADD, w, w));
    }

    /** The whole part from 0 to an integer, 0 of what is no number: bounds of floats make the conversion cheap. */
    private Value bounded(Value v, Value most) {
        return whole(b.op(Op.FMIN, b.op(Op.FMAX, v, b.f32(0)), toFloat(most)));
    }

    Value nearest(Value c, Value size) {
        Value w = toFloat(size);
        if (wrap == Wrap.CLAMP_TO_BORDER) return whole(b.op(Op.FFLOOR, texels(c, w, null)));
        Value last = b.op(Op.ISUB, size, b.i32(1));
        if (wrap != Wrap.MIRRORED_REPEAT) return bounded(texels(c, w, null), last);
        Value image = b.op(Op.IADD, last, size);
        Value i = bounded(images(c, w), image);
        return b.op(Op.IMIN, i, b.op(Op.ISUB, image, i));
    }

    /**
     * For a linear filter.
     *
     * @param snapped the lanes that take the nearest texel all the same; null for none
     */
    Place linear(Value c, Value size, @Nullable Value snapped) {
        Value half = b.f32(0.5f);
        Value w = toFloat(size);
        Value u = texels(c, w, snapped);
        if (hasBorder()) return bordered(u, w, snapped);
        boolean repeats = wrap == Wrap.REPEAT;
        // NaN becomes 0, or the edge.
        u = b.op(Op.FMAX, u, repeats ? b.f32(0) : half);
        if (snapped != null && wrap != Wrap.MIRRORED_REPEAT) {
            Value inside = b.op(Op.FSUB, w, half);
            Value middle = b.op(Op.FADD, b.op(Op.FFLOOR, b.op(Op.FMIN, u, inside)), half);
            u = b.select(snapped, middle, u);
        }
        if (!repeats) u = b.op(Op.FMIN, u, b.op(Op.FSUB, w, half));
        Value a = b.op(Op.FADD, u, half);
        // A fraction that was rounded to 1 is half a texel behind the last one.
        Value n = whole(repeats ? b.op(Op.FMIN, a, w) : a);
        Value part = b.op(Op.FSUB, a, toFloat(n));
        Value low = b.op(Op.ISUB, n, b.i32(1));
        Value last = b.op(Op.ISUB, size, b.i32(1));
        if (!repeats) return new Place(low, b.op(Op.IMIN, n, last), part);
        // Without sign, -1 is above all.
        Value high = b.select(b.op(Op.IEQ, n, size), b.i32(0), n);
        return new Place(b.op(Op.UMIN, low, last), high, part);
    }

    /**
     * The two neighbours of a place for a gather, which tells them apart even where the second one counts for nothing.
     * Their share is not meant to be used.
     */
    Place neighbours(Value c, Value size) {
        Value w = toFloat(size);
        Value half = b.f32(0.5f);
        Value zero = b.i32(0);
        if (hasBorder()) return bordered(texels(c, w, null), w, null);
        Value last = b.op(Op.ISUB, size, b.i32(1));
        if (wrap == Wrap.CLAMP_TO_EDGE) {
            Value u = b.op(Op.FMIN, b.op(Op.FMAX, texels(c, w, null), b.f32(0)), w);
            Value low = whole(b.op(Op.FFLOOR, b.op(Op.FSUB, u, half)));
            return new Place(b.op(Op.IMAX, low, zero), b.op(Op.IMIN, b.op(Op.IADD, low, b.i32(1)), last), b.f32(0));
        }
        boolean repeats = wrap == Wrap.REPEAT;
        // What is no number is 0.
        Value u = b.op(Op.FMAX, repeats ? texels(c, w, null) : images(c, w), b.f32(0));
        Value low = whole(b.op(Op.FFLOOR, b.op(Op.FSUB, u, half)));
        Value high = b.op(Op.IADD, low, b.i32(1));
        if (repeats) {
            // Without sign, -1 is above all.
            return new Place(b.op(Op.UMIN, low, last), b.select(b.op(Op.IEQ, high, size), zero, high), b.f32(0));
        }
        Value image = b.op(Op.IADD, last, size);
        return new Place(mirrored(low, image), mirrored(high, image), b.f32(0));
    }

    private Value mirrored(Value index, Value image) {
        return b.op(Op.IMAX, b.i32(0), b.op(Op.IMIN, index, b.op(Op.ISUB, image, index)));
    }

    private Place bordered(Value u, Value w, @Nullable Value snapped) {
        Value place = u;
        if (snapped != null) {
            Value texel = b.op(Op.FFLOOR, u);
            // Only what joins texels joins the border.
            if (wrap == Wrap.CLAMP) texel = b.op(Op.FMIN, texel, b.op(Op.FSUB, w, b.f32(1)));
            place = b.select(snapped, b.op(Op.FADD, texel, b.f32(0.5f)), u);
        }
        Value a = b.op(Op.FSUB, place, b.f32(0.5f));
        Value floor = b.op(Op.FFLOOR, a);
        Value low = whole(floor);
        return new Place(low, b.op(Op.IADD, low, b.i32(1)), b.op(Op.FSUB, a, floor));
    }
}
