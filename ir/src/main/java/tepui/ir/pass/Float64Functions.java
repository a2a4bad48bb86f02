package tepui.ir.pass;

import java.util.List;
import tepui.ir.Builder;
import tepui.ir.Function;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Software double precision on its bits, in 64-bit integers: exact, with denormals, rounded to nearest even.
 * Significands are kept with their leading one at bit 62 and everything below the last place folded into the lowest
 * bit, until {@link #round} packs them; so each operation rounds once.
 */
final class Float64Functions extends WideFunctions {
    static final long INFINITY = 0x7ff0000000000000L;
    static final long NAN = 0x7ff8000000000000L;
    static final long ONE = 0x3ff0000000000000L;
    private static final long FRACTION = 0xfffffffffffffL;
    private static final long HIDDEN = 1L << 52;
    /** Exponent of the bits of 1. */
    private static final int BIAS = 1023;

    Float64Functions(Shader shader) {
        super(shader);
    }

    // ---- pieces ----------------------------------------------------------------------------------------------------

    static Value magnitude(WideCode c, Value x) {
        return c.and(x, c.k(Long.MAX_VALUE));
    }

    private static Value signOf(WideCode c, Value x) {
        return c.and(x, c.k(Long.MIN_VALUE));
    }

    private static Value isNaN(WideCode c, Value magnitude) {
        return c.lt(c.k(INFINITY), magnitude);
    }

    private static Value isInfinite(WideCode c, Value magnitude) {
        return c.eq(magnitude, c.k(INFINITY));
    }

    private static Value isZero(WideCode c, Value magnitude) {
        return c.eq(magnitude, c.k(0));
    }

    /** (magnitude, finite and not 0) to the exponent it would have if it were normal, and the significand with bit 52 set. */
    private Function unpack() {
        return function("f64_unpack", List.of(Type.I64), List.of(Type.I32, Type.I64), (c, p) -> {
            Value exponent = c.low(c.shr(p.get(0), 52));
            Value fraction = c.and(p.get(0), c.k(FRACTION));
            Value denormal = c.eq(exponent, c.n(0));
            Value shift = c.sub(c.n(52), c.highest(fraction));
            return new Value[] {
                c.sel(denormal, c.sub(c.n(1), shift), exponent),
                c.sel(denormal, c.shl(fraction, shift), c.or(fraction, c.k(HIDDEN)))
            };
        });
    }

    /** (sign bit, exponent, significand below 2^63): the exponent is that of a number whose leading one is bit 62. */
    private Function round() {
        return function("f64_round", List.of(Type.I64, Type.I32, Type.I64), List.of(Type.I64), (c, p) -> {
            Value shift = c.sub(c.n(62), c.highest(p.get(2)));
            Value m = c.shl(p.get(2), shift);
            Value e = c.sub(p.get(1), shift);
            Value under = c.lt(e, c.n(1));
            Value down = c.min(c.max(c.sub(c.n(1), e), c.n(0)), c.n(63));
            m = c.sel(under, c.sticky(m, down), m);
            e = c.min(c.max(e, c.n(1)), c.n(0x7ff));
            Value odd = c.and(c.shr(m, 10), c.k(1));
            Value rounded = c.shr(c.add(c.add(m, c.k(0x1ff)), odd), 10);
            // The leading one, and a carry out of the fraction, count into the exponent.
            Value bits = c.add(c.shl(c.signed(c.sub(e, c.n(1))), 52), rounded);
            bits = c.sel(c.ge(bits, c.k(INFINITY)), c.k(INFINITY), bits);
            bits = c.sel(c.eq(p.get(2), c.k(0)), c.k(0), bits);
            return new Value[] {c.or(p.get(0), bits)};
        });
    }

    private Value round(WideCode c, Value sign, Value exponent, Value significand) {
        return c.b.call(round(), sign, exponent, significand)[0];
    }

    /** The product of two significands of 53 bits: high and low word. */
    private static Value[] product(WideCode c, Value x, Value y) {
        Value mask = c.k(0xffffffffL);
        Value xl = c.and(x, mask);
        Value xh = c.shr(x, 32);
        Value yl = c.and(y, mask);
        Value yh = c.shr(y, 32);
        Value lows = c.mul(xl, yl);
        Value middle = c.add(c.add(c.mul(xl, yh), c.mul(xh, yl)), c.shr(lows, 32));
        Value low = c.or(c.shl(middle, 32), c.and(lows, mask));
        return new Value[] {c.add(c.mul(xh, yh), c.shr(middle, 32)), low};
    }

    // ---- arithmetic ------------------------------------------------------------------------------------------------

    Value add(Value x, Value y, Builder b) {
        return b.call(add(), x, y)[0];
    }

    Value subtract(Value x, Value y, Builder b) {
        return add(x, new WideCode(b).xor(y, b.i64(Long.MIN_VALUE)), b);
    }

    Value multiply(Value x, Value y, Builder b) {
        return b.call(multiply(), x, y)[0];
    }

    Value divide(Value x, Value y, Builder b) {
        return b.call(divide(), x, y)[0];
    }

    Value squareRoot(Value x, Builder b) {
        return b.call(squareRoot(), x)[0];
    }

    Value fusedMultiplyAdd(Value x, Value y, Value z, Builder b) {
        return b.call(fused(), x, y, z)[0];
    }

    private Function add() {
        List<Type> two = List.of(Type.I64, Type.I64);
        return function("f64_add", two, List.of(Type.I64), (c, p) -> {
            Value differ = c.lt(c.xor(p.get(0), p.get(1)), c.k(0));
            Value swap = c.lt(magnitude(c, p.get(0)), magnitude(c, p.get(1)));
            Value big = c.sel(swap, p.get(1), p.get(0));
            Value small = c.sel(swap, p.get(0), p.get(1));
            Value bigSize = magnitude(c, big);
            Value smallSize = magnitude(c, small);
            Value bigExponent = c.low(c.shr(bigSize, 52));
            Value smallExponent = c.low(c.shr(smallSize, 52));
            Value bigPart = c.shl(withHidden(c, bigSize, bigExponent), 9);
            Value smallPart = c.shl(withHidden(c, smallSize, smallExponent), 9);
            bigExponent = c.max(bigExponent, c.n(1));
            smallExponent = c.max(smallExponent, c.n(1));
            Value distance = c.min(c.sub(bigExponent, smallExponent), c.n(63));
            smallPart = c.sticky(smallPart, distance);
            Value sum = c.sel(differ, c.sub(bigPart, smallPart), c.add(bigPart, smallPart));
            Value sign = signOf(c, big);
            Value result = round(c, sign, c.add(bigExponent, c.n(1)), sum);
            Value nothing = c.sel(differ, c.k(0), sign);
            result = c.sel(c.eq(sum, c.k(0)), nothing, result);
            result = c.sel(isInfinite(c, bigSize), big, result);
            Value nan = c.either(isNaN(c, bigSize), c.both(isInfinite(c, smallSize), differ));
            return new Value[] {c.sel(nan, c.k(NAN), result)};
        });
    }

    private static Value withHidden(WideCode c, Value magnitude, Value exponent) {
        Value fraction = c.and(magnitude, c.k(FRACTION));
        return c.sel(c.eq(exponent, c.n(0)), fraction, c.or(fraction, c.k(HIDDEN)));
    }

    private Function multiply() {
        List<Type> two = List.of(Type.I64, Type.I64);
        return function("f64_multiply", two, List.of(Type.I64), (c, p) -> {
            Value sign = signOf(c, c.xor(p.get(0), p.get(1)));
            Value x = magnitude(c, p.get(0));
            Value y = magnitude(c, p.get(1));
            Value[] a = c.b.call(unpack(), x);
            Value[] d = c.b.call(unpack(), y);
            Value[] wide = product(c, a[1], d[1]);
            Value lost = c.wideNumber(c.isNot(c.eq(c.shl(wide[1], 21), c.k(0))));
            Value m = c.or(c.or(c.shl(wide[0], 21), c.shr(wide[1], 43)), lost);
            Value result = round(c, sign, c.add(c.add(a[0], d[0]), c.n(1 - BIAS)), m);
            Value zero = c.either(isZero(c, x), isZero(c, y));
            Value infinite = c.either(isInfinite(c, x), isInfinite(c, y));
            result = c.sel(zero, sign, result);
            result = c.sel(infinite, c.or(sign, c.k(INFINITY)), result);
            Value nan = c.either(c.either(isNaN(c, x), isNaN(c, y)), c.both(zero, infinite));
            return new Value[] {c.sel(nan, c.k(NAN), result)};
        });
    }

    private Function divide() {
        List<Type> two = List.of(Type.I64, Type.I64);
        return function("f64_divide", two, List.of(Type.I64), (c, p) -> {
            Value sign = signOf(c, c.xor(p.get(0), p.get(1)));
            Value x = magnitude(c, p.get(0));
            Value y = magnitude(c, p.get(1));
            Value[] a = c.b.call(unpack(), x);
            Value[] d = c.b.call(unpack(), y);
            Value less = c.lt(a[1], d[1]);
            Value first = c.sel(less, c.shl(a[1], 1), a[1]);
            Value exponent = c.sub(c.add(c.sub(a[0], d[0]), c.n(BIAS)), c.number(less));
            // 56 bits of the quotient, the first of them 1.
            Value[] end = c.b.loop(new Value[] {first, c.k(0), c.n(0)}, List.of(Type.I64, Type.I64), q -> {
                Value goes = c.ge(q.get(0), d[1]);
                Value rest = c.shl(c.sel(goes, c.sub(q.get(0), d[1]), q.get(0)), 1);
                Value quotient = c.or(c.shl(q.get(1), 1), c.wideNumber(goes));
                c.b.ifThen(c.eq(q.get(2), c.n(55)), () -> c.b.breakWith(rest, quotient));
                c.b.continueWith(rest, quotient, c.add(q.get(2), c.n(1)));
            });
            Value lost = c.wideNumber(c.isNot(c.eq(end[0], c.k(0))));
            Value result = round(c, sign, exponent, c.or(c.shl(end[1], 7), lost));
            Value zero = c.either(isZero(c, x), isInfinite(c, y));
            Value infinite = c.either(isInfinite(c, x), isZero(c, y));
            result = c.sel(zero, sign, result);
            result = c.sel(infinite, c.or(sign, c.k(INFINITY)), result);
            Value nan = c.either(c.either(isNaN(c, x), isNaN(c, y)), c.both(zero, infinite));
            return new Value[] {c.sel(nan, c.k(NAN), result)};
        });
    }

    private Function squareRoot() {
        return function("f64_square_root", List.of(Type.I64), List.of(Type.I64), (c, p) -> {
            Value x = p.get(0);
            Value size = magnitude(c, x);
            Value[] a = c.b.call(unpack(), size);
            Value e = c.sub(a[0], c.n(BIAS));
            Value odd = c.and(e, c.n(1));
            Value radicand = c.shl(a[1], odd);
            Value exponent = c.add(c.b.op(Op.ISHR, c.sub(e, odd), c.n(1)), c.n(BIAS));
            // 56 bits of the root, from two bits of the radicand each, the first of them 1.
            Value[] initial = {c.k(0), c.k(0), radicand, c.n(0)};
            Value[] end = c.b.loop(initial, List.of(Type.I64, Type.I64), q -> {
                Value next = c.or(c.shl(q.get(0), 2), c.and(c.shr(q.get(2), 52), c.k(3)));
                Value trial = c.or(c.shl(q.get(1), 2), c.k(1));
                Value goes = c.ge(next, trial);
                Value rest = c.sel(goes, c.sub(next, trial), next);
                Value root = c.or(c.shl(q.get(1), 1), c.wideNumber(goes));
                c.b.ifThen(c.eq(q.get(3), c.n(55)), () -> c.b.breakWith(rest, root));
                c.b.continueWith(rest, root, c.shl(q.get(2), 2), c.add(q.get(3), c.n(1)));
            });
            Value lost = c.wideNumber(c.isNot(c.eq(end[0], c.k(0))));
            Value result = round(c, c.k(0), exponent, c.or(c.shl(end[1], 7), lost));
            Value same = c.either(isZero(c, size), c.eq(x, c.k(INFINITY)));
            Value nan = c.either(isNaN(c, size), c.lt(x, c.k(0)));
            return new Value[] {c.sel(same, x, c.sel(nan, c.k(NAN), result))};
        });
    }

    /** One rounding: product and addend are aligned in 128 bits, the leading one of the larger near bit 125. */
    private Function fused() {
        List<Type> three = List.of(Type.I64, Type.I64, Type.I64);
        return function("f64_fused", three, List.of(Type.I64), (c, p) -> {
            Value productSign = signOf(c, c.xor(p.get(0), p.get(1)));
            Value addendSign = signOf(c, p.get(2));
            Value differ = c.isNot(c.eq(productSign, addendSign));
            Value x = magnitude(c, p.get(0));
            Value y = magnitude(c, p.get(1));
            Value z = magnitude(c, p.get(2));
            Value[] a = c.b.call(unpack(), x);
            Value[] d = c.b.call(unpack(), y);
            Value[] s = c.b.call(unpack(), z);
            Value[] wide = product(c, a[1], d[1]);
            Value productHigh = c.or(c.shl(wide[0], 20), c.shr(wide[1], 44));
            Value productLow = c.shl(wide[1], 20);
            Value productExponent = c.add(c.add(a[0], d[0]), c.n(1 - BIAS));
            Value noAddend = isZero(c, z);
            Value addendHigh = c.sel(noAddend, c.k(0), c.shl(s[1], 9));
            Value addendExponent = c.sel(noAddend, c.n(-5000), s[0]);

            Value swap = c.lt(productExponent, addendExponent);
            Value bigHigh = c.sel(swap, addendHigh, productHigh);
            Value bigLow = c.sel(swap, c.k(0), productLow);
            Value smallHigh = c.sel(swap, productHigh, addendHigh);
            Value smallLow = c.sel(swap, productLow, c.k(0));
            Value exponent = c.max(productExponent, addendExponent);
            Value distance = c.min(c.sub(exponent, c.min(productExponent, addendExponent)), c.n(127));
            Value far = c.ge(distance, c.n(64));
            Value near = c.and(distance, c.n(63));
            Value high = c.sel(far, c.k(0), smallHigh);
            Value low = c.sel(far, smallHigh, smallLow);
            Value gone = c.or(c.sel(far, smallLow, c.k(0)), c.and(low, c.sub(c.shl(c.k(1), near), c.k(1))));
            Value carried = c.shl(c.shl(high, 1), c.sub(c.n(63), near));
            Value shiftedLow = c.or(c.or(c.shr(low, near), carried), c.wideNumber(c.isNot(c.eq(gone, c.k(0)))));
            Value shiftedHigh = c.shr(high, near);

            Value sumLow = c.add(bigLow, shiftedLow);
            Value sumHigh = c.add(c.add(bigHigh, shiftedHigh), c.wideNumber(c.ult(sumLow, bigLow)));
            Value restLow = c.sub(bigLow, shiftedLow);
            Value restHigh = c.sub(c.sub(bigHigh, shiftedHigh), c.wideNumber(c.ult(bigLow, shiftedLow)));
            Value negative = c.lt(restHigh, c.k(0));
            Value flippedLow = c.neg(restLow);
            Value flippedHigh = c.add(c.not(restHigh), c.wideNumber(c.eq(restLow, c.k(0))));
            restLow = c.sel(negative, flippedLow, restLow);
            restHigh = c.sel(negative, flippedHigh, restHigh);
            Value h = c.sel(differ, restHigh, sumHigh);
            Value l = c.sel(differ, restLow, sumLow);
            Value sign = c.sel(swap, addendSign, productSign);
            Value flips = c.both(differ, negative);
            sign = c.sel(flips, c.xor(sign, c.k(Long.MIN_VALUE)), sign);
            Value nothing = c.eq(c.or(h, l), c.k(0));

            Value empty = c.eq(h, c.k(0));
            exponent = c.sel(empty, c.sub(exponent, c.n(62)), exponent);
            h = c.sel(empty, c.shr(l, 2), h);
            l = c.sel(empty, c.shl(l, 62), l);
            Value up = c.sub(c.n(62), c.highest(h));
            Value top = c.or(c.shl(h, up), c.shr(c.shr(l, 1), c.sub(c.n(63), up)));
            Value below = c.wideNumber(c.isNot(c.eq(c.shl(l, up), c.k(0))));
            Value result = round(c, sign, c.add(c.sub(exponent, up), c.n(1)), c.or(top, below));
            result = c.sel(nothing, c.k(0), result);

            Value noProduct = c.either(isZero(c, x), isZero(c, y));
            Value zeros = c.sel(differ, c.k(0), productSign);
            result = c.sel(noProduct, c.sel(noAddend, zeros, p.get(2)), result);
            Value infinite = c.either(isInfinite(c, x), isInfinite(c, y));
            Value infiniteAddend = isInfinite(c, z);
            result = c.sel(infiniteAddend, p.get(2), result);
            result = c.sel(infinite, c.or(productSign, c.k(INFINITY)), result);
            Value nan =
                    c.either(c.either(isNaN(c, x), isNaN(c, y)), c.either(isNaN(c, z), c.both(noProduct, infinite)));
            nan = c.either(nan, c.both(c.both(infinite, infiniteAddend), differ));
            return new Value[] {c.sel(nan, c.k(NAN), result)};
        });
    }

    // ---- parts of numbers ------------------------------------------------------------------------------------------

    /** x * 2^n with one rounding. */
    Value scale(Value x, Value n, Builder b) {
        return b.call(
                        function("f64_scale", List.of(Type.I64, Type.I32), List.of(Type.I64), (c, p) -> {
                            Value size = magnitude(c, p.get(0));
                            Value[] a = c.b.call(unpack(), size);
                            Value by = c.min(c.max(p.get(1), c.n(-5000)), c.n(5000));
                            Value result = round(c, signOf(c, p.get(0)), c.add(a[0], by), c.shl(a[1], 10));
                            Value same = c.either(isZero(c, size), c.ge(size, c.k(INFINITY)));
                            return new Value[] {c.sel(same, p.get(0), result)};
                        }),
                        x,
                        n)[0];
    }

    /** Significand and exponent of frexp. */
    Value[] split(Value x, Builder b) {
        return b.call(
                function("f64_split", List.of(Type.I64), List.of(Type.I64, Type.I32), (c, p) -> {
                    Value size = magnitude(c, p.get(0));
                    Value[] a = c.b.call(unpack(), size);
                    Value same = c.either(isZero(c, size), c.ge(size, c.k(INFINITY)));
                    Value half = c.or(signOf(c, p.get(0)), c.k((BIAS - 1L) << 52));
                    return new Value[] {
                        c.sel(same, p.get(0), c.or(half, c.and(a[1], c.k(FRACTION)))),
                        c.sel(same, c.n(0), c.sub(a[0], c.n(BIAS - 1)))
                    };
                }),
                x);
    }

    static Value truncate(Value x, Builder b) {
        WideCode c = new WideCode(b);
        Value e = c.sub(c.low(c.shr(magnitude(c, x), 52)), c.n(BIAS));
        Value places = c.max(c.sub(c.n(52), e), c.n(0));
        Value mask = c.shl(c.k(-1), c.min(places, c.n(63)));
        return c.sel(c.lt(e, c.n(0)), signOf(c, x), c.and(x, mask));
    }

    // ---- conversions -----------------------------------------------------------------------------------------------

    /** From the bits of an f32. */
    Value fromFloat(Value bits, Builder b) {
        return b.call(
                        function("f64_from_f32", List.of(Type.I32), List.of(Type.I64), (c, p) -> {
                            Value x = p.get(0);
                            Value exponent = c.and(c.shr(x, 23), c.n(255));
                            Value fraction = c.and(x, c.n(0x7fffff));
                            Value denormal = c.eq(exponent, c.n(0));
                            Value shift = c.sub(c.n(23), c.b.op(Op.UFIND_MSB, fraction));
                            Value e = c.add(c.sel(denormal, c.sub(c.n(1), shift), exponent), c.n(BIAS - 127));
                            e = c.sel(c.eq(exponent, c.n(255)), c.n(0x7ff), e);
                            Value f = c.sel(denormal, c.and(c.shl(fraction, shift), c.n(0x7fffff)), fraction);
                            Value sign = c.and(x, c.n(Integer.MIN_VALUE));
                            Value high = c.or(c.or(sign, c.shl(e, 20)), c.shr(f, 3));
                            Value zero = c.eq(c.shl(x, 1), c.n(0));
                            return new Value[] {c.pair(c.sel(zero, c.n(0), c.shl(f, 29)), c.sel(zero, sign, high))};
                        }),
                        bits)[0];
    }

    /** (sign bit, exponent, significand with its leading one at bit 30) to the bits of an f32, rounded. */
    private Function roundToFloat() {
        List<Type> three = List.of(Type.I32, Type.I32, Type.I32);
        return function("f32_round", three, List.of(Type.I32), (c, p) -> {
            Value under = c.lt(p.get(1), c.n(1));
            Value down = c.min(c.max(c.sub(c.n(1), p.get(1)), c.n(0)), c.n(31));
            Value m = c.sel(under, c.sticky(p.get(2), down), p.get(2));
            Value e = c.min(c.max(p.get(1), c.n(1)), c.n(255));
            Value odd = c.and(c.shr(m, 7), c.n(1));
            Value rounded = c.shr(c.add(c.add(m, c.n(0x3f)), odd), 7);
            Value bits = c.add(c.shl(c.sub(e, c.n(1)), 23), rounded);
            bits = c.sel(c.isNot(c.ult(bits, c.n(0x7f800000))), c.n(0x7f800000), bits);
            return new Value[] {c.or(p.get(0), bits)};
        });
    }

    /** The top 31 bits of a significand that leads at bit 62, the rest folded in. */
    private static Value top(WideCode c, Value m) {
        Value lost = c.number(c.isNot(c.eq(c.low(m), c.n(0))));
        return c.or(c.high(m), lost);
    }

    /** To the bits of an f32. */
    Value toFloat(Value x, Builder b) {
        return b.call(
                        function("f64_to_f32", List.of(Type.I64), List.of(Type.I32), (c, p) -> {
                            Value size = magnitude(c, p.get(0));
                            Value[] a = c.b.call(unpack(), size);
                            Value sign = c.and(c.high(p.get(0)), c.n(Integer.MIN_VALUE));
                            Value m = top(c, c.shl(a[1], 10));
                            Value result = c.b.call(roundToFloat(), sign, c.sub(a[0], c.n(BIAS - 127)), m)[0];
                            result = c.sel(isZero(c, size), sign, result);
                            result = c.sel(isInfinite(c, size), c.or(sign, c.n(0x7f800000)), result);
                            return new Value[] {c.sel(isNaN(c, size), c.n(0x7fc00000), result)};
                        }),
                        x)[0];
    }

    /** From an integer of 64 bits. */
    Value fromInteger(Value x, boolean signed, Builder b) {
        return b.call(
                        function(
                                signed ? "f64_from_i64" : "f64_from_u64",
                                List.of(Type.I64),
                                List.of(Type.I64),
                                (c, p) -> {
                                    Value[] parts = parts(c, p.get(0), signed);
                                    return new Value[] {round(c, parts[0], c.add(parts[2], c.n(BIAS)), parts[1])};
                                }),
                        x)[0];
    }

    /** An integer's sign bit, its size (halved where it needs 64 bits, the lost bit folded in), and the exponent of bit 62. */
    private static Value[] parts(WideCode c, Value x, boolean signed) {
        Value negative = c.lt(x, c.k(0));
        Value size = signed ? c.sel(negative, c.neg(x), x) : x;
        Value sign = signed ? signOf(c, x) : c.k(0);
        Value large = c.lt(size, c.k(0));
        Value half = c.or(c.shr(size, 1), c.and(size, c.k(1)));
        return new Value[] {sign, c.sel(large, half, size), c.sel(large, c.n(63), c.n(62))};
    }

    /** From an integer of 64 bits to the bits of an f32, with one rounding. */
    Value integerToFloat(Value x, boolean signed, Builder b) {
        return b.call(
                        function(
                                signed ? "f32_from_i64" : "f32_from_u64",
                                List.of(Type.I64),
                                List.of(Type.I32),
                                (c, p) -> {
                                    Value[] parts = parts(c, p.get(0), signed);
                                    Value shift = c.sub(c.n(62), c.highest(parts[1]));
                                    Value m = top(c, c.shl(parts[1], shift));
                                    Value e = c.sub(c.add(parts[2], c.n(127)), shift);
                                    Value result = c.b.call(roundToFloat(), c.high(parts[0]), e, m)[0];
                                    return new Value[] {c.sel(c.eq(p.get(0), c.k(0)), c.n(0), result)};
                                }),
                        x)[0];
    }

    /** To an integer of 64 bits: truncated, saturated, 0 for NaN. */
    Value toInteger(Value x, boolean signed, Builder b) {
        return b.call(
                        function(signed ? "f64_to_i64" : "f64_to_u64", List.of(Type.I64), List.of(Type.I64), (c, p) -> {
                            Value size = magnitude(c, p.get(0));
                            Value negative = c.lt(p.get(0), c.k(0));
                            Value e = c.sub(c.low(c.shr(size, 52)), c.n(BIAS));
                            Value m = c.or(c.and(size, c.k(FRACTION)), c.k(HIDDEN));
                            Value down = c.shr(m, c.min(c.max(c.sub(c.n(52), e), c.n(0)), c.n(63)));
                            Value up = c.shl(m, c.min(c.max(c.sub(e, c.n(52)), c.n(0)), c.n(63)));
                            Value v = c.sel(c.lt(e, c.n(52)), down, up);
                            if (signed) {
                                v = c.sel(negative, c.neg(v), v);
                                Value most = c.sel(negative, c.k(Long.MIN_VALUE), c.k(Long.MAX_VALUE));
                                v = c.sel(c.ge(e, c.n(63)), most, v);
                            } else {
                                v = c.sel(c.ge(e, c.n(64)), c.k(-1), v);
                                v = c.sel(negative, c.k(0), v);
                            }
                            Value nothing = c.either(isNaN(c, size), c.lt(e, c.n(0)));
                            return new Value[] {c.sel(nothing, c.k(0), v)};
                        }),
                        x)[0];
    }

    // ---- comparisons -----------------------------------------------------------------------------------------------

    /** FEQ, FNE, FLT or FGE. */
    static Value compare(Op op, Value x, Value y, Builder b) {
        WideCode c = new WideCode(b);
        Value nan = c.either(isNaN(c, magnitude(c, x)), isNaN(c, magnitude(c, y)));
        Value u = ordered(c, x);
        Value v = ordered(c, y);
        return switch (op) {
            case FNE -> c.either(nan, b.op(Op.INE, u, v));
            case FEQ -> c.both(c.isNot(nan), c.eq(u, v));
            case FLT -> c.both(c.isNot(nan), c.lt(u, v));
            default -> c.both(c.isNot(nan), c.ge(u, v));
        };
    }

    /** A number whose order as an integer is that of the double; both zeros are one. */
    private static Value ordered(WideCode c, Value x) {
        return c.sel(c.lt(x, c.k(0)), c.sub(c.k(Long.MIN_VALUE), x), x);
    }

    static Value isNaN(Value x, Builder b) {
        WideCode c = new WideCode(b);
        return isNaN(c, magnitude(c, x));
    }
}
