package tepui.pipe.driver;

import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Value;
import tepui.pipe.AdvancedBlend;

/**
 * Code generator for the blend equations of KHR_blend_equation_advanced as IR, by the formulas of its specification:
 * colours are divided by their alpha, joined, and weighed with the parts of the pixel that both, the source alone and
 * the target alone cover.
 */
public final class AdvancedBlendCode {
    private final Builder b;
    private final AdvancedBlend equation;

    /** Writes with that builder. */
    public AdvancedBlendCode(Builder builder, AdvancedBlend equation) {
        b = builder;
        this.equation = equation;
    }

    /** The blended colour, premultiplied by its alpha, from two that are; four scalars each. */
    public Value[] blend(Value[] source, Value[] target) {
        Value[] s = straight(source);
        Value[] d = straight(target);
        Value both = mul(source[3], target[3]);
        Value sourceOnly = mul(source[3], oneMinus(target[3]));
        Value targetOnly = mul(target[3], oneMinus(source[3]));
        Value[] joined = equation.isHsl() ? hsl(s, d) : new Value[3];
        Value[] result = new Value[4];
        for (int c = 0; c < 3; c++) {
            Value f = equation.isHsl() ? joined[c] : join(s[c], d[c]);
            result[c] = fma(f, both, fma(s[c], sourceOnly, mul(d[c], targetOnly)));
        }
        result[3] = add(both, add(sourceOnly, targetOnly));
        return result;
    }

    /** Divided by alpha; 0 where that is 0. */
    private Value[] straight(Value[] color) {
        Value none = b.op(Op.FEQ, color[3], f(0));
        Value inverse = b.select(none, f(0), b.op(Op.FDIV, f(1), b.select(none, f(1), color[3])));
        Value[] result = new Value[3];
        for (int c = 0; c < 3; c++) result[c] = mul(color[c], inverse);
        return result;
    }

    private Value join(Value s, Value d) {
        return switch (equation) {
            case MULTIPLY -> mul(s, d);
            case SCREEN -> sub(add(s, d), mul(s, d));
            case OVERLAY -> hardLight(d, s);
            case DARKEN -> b.op(Op.FMIN, s, d);
            case LIGHTEN -> b.op(Op.FMAX, s, d);
            case COLOR_DODGE -> {
                Value full = b.op(Op.FGE, s, f(1));
                Value quotient = b.op(Op.FDIV, d, b.select(full, f(1), oneMinus(s)));
                Value some = b.select(full, f(1), b.op(Op.FMIN, f(1), quotient));
                yield b.select(b.op(Op.FGE, f(0), d), f(0), some);
            }
            case COLOR_BURN -> {
                Value none = b.op(Op.FGE, f(0), s);
                Value quotient = b.op(Op.FDIV, oneMinus(d), b.select(none, f(1), s));
                Value some = b.select(none, f(0), oneMinus(b.op(Op.FMIN, f(1), quotient)));
                yield b.select(b.op(Op.FGE, d, f(1)), f(1), some);
            }
            case HARD_LIGHT -> hardLight(s, d);
            case SOFT_LIGHT -> softLight(s, d);
            case DIFFERENCE -> b.op(Op.FABS, sub(d, s));
            case EXCLUSION -> sub(add(s, d), mul(f(2), mul(s, d)));
            default -> throw new IllegalStateException("AdvancedBlendCode: " + equation + " joins whole colours");
        };
    }

    private Value hardLight(Value light, Value other) {
        Value dark = mul(f(2), mul(light, other));
        Value bright = sub(f(1), mul(f(2), mul(oneMinus(light), oneMinus(other))));
        return b.select(b.op(Op.FGE, f(0.5f), light), dark, bright);
    }

    private Value softLight(Value s, Value d) {
        Value s2 = sub(mul(f(2), s), f(1));
        Value dark = fma(mul(s2, d), oneMinus(d), d);
        Value low = mul(d, fma(fma(f(16), d, f(-12)), d, f(3)));
        Value high = sub(b.op(Op.FSQRT, d), d);
        Value bright = fma(s2, b.select(b.op(Op.FGE, f(0.25f), d), low, high), d);
        return b.select(b.op(Op.FGE, f(0.5f), s), dark, bright);
    }

    // ---- hue, saturation, luminosity

    private Value[] hsl(Value[] s, Value[] d) {
        return switch (equation) {
            case HSL_HUE -> withLuminosity(withSaturation(s, d), d);
            case HSL_SATURATION -> withLuminosity(withSaturation(d, s), d);
            case HSL_COLOR -> withLuminosity(s, d);
            default -> withLuminosity(d, s);
        };
    }

    private Value luminosity(Value[] c) {
        return fma(c[0], f(0.3f), fma(c[1], f(0.59f), mul(c[2], f(0.11f))));
    }

    private Value least(Value[] c) {
        return b.op(Op.FMIN, b.op(Op.FMIN, c[0], c[1]), c[2]);
    }

    private Value largest(Value[] c) {
        return b.op(Op.FMAX, b.op(Op.FMAX, c[0], c[1]), c[2]);
    }

    /** {@code base} with the saturation of {@code other}; grey stays 0. */
    private Value[] withSaturation(Value[] base, Value[] other) {
        Value low = least(base);
        Value spread = sub(largest(base), low);
        Value some = b.op(Op.FLT, f(0), spread);
        Value scale = b.op(Op.FDIV, sub(largest(other), least(other)), b.select(some, spread, f(1)));
        Value[] result = new Value[3];
        for (int c = 0; c < 3; c++) result[c] = b.select(some, mul(sub(base[c], low), scale), f(0));
        return result;
    }

    /** {@code base} with the luminosity of {@code other}, drawn towards grey as far as it takes to be in range. */
    private Value[] withLuminosity(Value[] base, Value[] other) {
        Value wanted = luminosity(other);
        Value difference = sub(wanted, luminosity(base));
        Value[] color = new Value[3];
        for (int c = 0; c < 3; c++) color[c] = add(base[c], difference);
        Value lum = luminosity(color);
        Value low = least(color);
        Value high = largest(color);
        Value under = b.op(Op.FLT, low, f(0));
        Value over = b.op(Op.FLT, f(1), high);
        Value underScale = b.op(Op.FDIV, lum, b.select(under, sub(lum, low), f(1)));
        Value overScale = b.op(Op.FDIV, oneMinus(lum), b.select(over, sub(high, lum), f(1)));
        for (int c = 0; c < 3; c++) {
            Value raised = b.select(under, fma(sub(color[c], lum), underScale, lum), color[c]);
            color[c] = b.select(over, fma(sub(raised, lum), overScale, lum), raised);
        }
        return color;
    }

    private Value oneMinus(Value v) {
        return sub(f(1), v);
    }

    // ---- scalars

    private Value f(float v) {
        return b.f32(v);
    }

    private Value add(Value x, Value y) {
        return b.op(Op.FADD, x, y);
    }

    private Value sub(Value x, Value y) {
        return b.op(Op.FSUB, x, y);
    }

    private Value mul(Value x, Value y) {
        return b.op(Op.FMUL, x, y);
    }

    private Value fma(Value x, Value y, Value z) {
        return b.op(Op.FFMA, x, y, z);
    }
}
