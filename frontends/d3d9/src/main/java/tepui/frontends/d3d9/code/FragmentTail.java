package tepui.frontends.d3d9.code;

import java.util.List;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/** Tail of a pixel shader: fog and the alpha test, both bound late through uniforms. */
public final class FragmentTail {
    private FragmentTail() {}

    /** The colour behind the fog: itself, bit for bit, where fog is off. Colours above one shine through it. */
    public static Value fog(Shader s, Code c, Resource late, Value color) {
        Builder b = c.b;
        Value mode = b.uniform(late, 4 * Slots.P_FOG_MODE, Type.I32);
        Variable varying = s.input("fog", Type.F32X4, Slots.FOG);
        Variable place = s.inputs.stream()
                .filter(v -> v.builtin == Builtin.FRAG_COORD)
                .findFirst()
                .orElseGet(() -> s.input(Builtin.FRAG_COORD, Type.F32X4));
        return b.ifElse(
                        b.op(Op.INE, mode, b.i32(0)),
                        List.of(Type.F32X4),
                        () -> {
                            Value p = b.uniform(late, 4 * Slots.P_FOG, Type.F32X4);
                            Value coordinate = b.loadInput(place);
                            Value byW = b.op(Op.IGE, mode, b.i32(Slots.FOG_EXP + Slots.FOG_BY_W));
                            // The depth that vertices have, which no bias moves and nothing clamps. It lies evenly on
                            // the screen for vertices in pixels, on the surface for others.
                            Value given = b.loadInput(varying);
                            Value even = c.mul(c.y(given), c.w(coordinate));
                            Value depth = c.select(c.lt(c.f(0), c.z(given)), even, c.y(given));
                            Value d = c.select(byW, c.rcp(c.w(coordinate)), depth);
                            // Modes by w lie one table further: 2 to 4 by depth, 5 to 7 by w.
                            Value kind = c.select(byW, b.op(Op.ISUB, mode, b.i32(Slots.FOG_BY_W)), mode);
                            Value linear = c.mul(c.sub(c.y(p), d), c.z(p));
                            Value dense = c.mul(d, c.w(p));
                            Value log2e = c.f(1.442695f);
                            Value exp = b.op(Op.FEXP2, c.neg(c.mul(dense, log2e)));
                            Value exp2 = b.op(Op.FEXP2, c.neg(c.mul(c.mul(dense, dense), log2e)));
                            Value factor = c.select(
                                    b.op(Op.IEQ, kind, b.i32(Slots.FOG_VERTEX)),
                                    c.x(given),
                                    c.select(
                                            b.op(Op.IEQ, kind, b.i32(Slots.FOG_EXP)),
                                            exp,
                                            c.select(b.op(Op.IEQ, kind, b.i32(Slots.FOG_EXP2)), exp2, linear)));
                            factor = c.sat(factor);
                            Value fog = c.xyz(b.uniform(late, 4 * Slots.P_FOG_COLOR, Type.F32X4));
                            Value rgb = c.add(fog, c.scale(c.sub(c.xyz(color), fog), factor));
                            b.yieldWith(c.vec(rgb, c.w(color)));
                        },
                        () -> b.yieldWith(color))[0];
    }

    /** Fragments whose alpha fails are no more. Comparisons are numbered from NEVER = 0, as the contract has them. */
    public static void alphaTest(Code c, Resource late, Value alpha) {
        Builder b = c.b;
        Value reference = b.uniform(late, 4 * Slots.P_ALPHA, Type.F32);
        Value function = b.uniform(late, 4 * Slots.P_ALPHA + 4, Type.I32);
        // Bits of the number: less, equal, greater.
        Value less = b.op(Op.BAND, bit(b, function, 1), b.op(Op.FLT, alpha, reference));
        Value equal = b.op(Op.BAND, bit(b, function, 2), b.op(Op.FEQ, alpha, reference));
        Value greater = b.op(Op.BAND, bit(b, function, 4), b.op(Op.FLT, reference, alpha));
        Value passes = b.op(Op.BOR, less, b.op(Op.BOR, equal, greater));
        b.effect(Op.DEMOTE_IF, 0, b.op(Op.BNOT, passes));
    }

    private static Value bit(Builder b, Value mask, int bit) {
        return b.op(Op.INE, b.op(Op.IAND, mask, b.i32(bit)), b.i32(0));
    }
}
