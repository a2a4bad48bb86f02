package tepui.ir.pass;

import java.util.List;
import tepui.ir.Builder;
import tepui.ir.Function;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;

/** Division of 64-bit integers by shifts and subtractions, one bit a round. Signs are the caller's. */
final class Int64Functions extends WideFunctions {
    Int64Functions(Shader shader) {
        super(shader);
    }

    /** Unsigned quotient and remainder; of a division by 0 all ones and the dividend. */
    private Function divide() {
        return function("u64_divide", List.of(Type.I64, Type.I64), List.of(Type.I64, Type.I64), (c, p) -> {
            Value dividend = p.get(0);
            Value divisor = p.get(1);
            Value[] initial = {c.k(0), c.k(0), c.n(63)};
            // A divisor of 0 goes into everything: the quotient's bits are all ones, and the
            // remainder collects the dividend.
            Value[] end = c.b.loop(initial, List.of(Type.I64, Type.I64), params -> {
                Value rest = params.get(0);
                Value quotient = params.get(1);
                Value bit = params.get(2);
                Value next = c.or(c.shl(rest, 1), c.and(c.shr(dividend, bit), c.k(1)));
                // The bit that the shift pushed out counts too.
                Value goes = c.either(c.lt(rest, c.k(0)), c.isNot(c.ult(next, divisor)));
                Value newRest = c.sel(goes, c.sub(next, divisor), next);
                Value newQuotient = c.or(c.shl(quotient, 1), c.wideNumber(goes));
                c.b.ifThen(c.eq(bit, c.n(0)), () -> c.b.breakWith(newRest, newQuotient));
                c.b.continueWith(newRest, newQuotient, c.sub(bit, c.n(1)));
            });
            return new Value[] {end[1], end[0]};
        });
    }

    /** A division or remainder of scalars; null for other operations. */
    Value divide(Op op, Value x, Value y, Builder b) {
        WideCode c = new WideCode(b);
        boolean unsigned = op == Op.UDIV || op == Op.UMOD;
        Value xNegative = c.lt(x, c.k(0));
        Value yNegative = c.lt(y, c.k(0));
        Value dividend = unsigned ? x : c.sel(xNegative, c.neg(x), x);
        Value divisor = unsigned ? y : c.sel(yNegative, c.neg(y), y);
        Value[] r = b.call(divide(), dividend, divisor);
        Value none = c.eq(y, c.k(0));
        Value differ = b.op(Op.BXOR, xNegative, yNegative);
        Value rest = c.sel(xNegative, c.neg(r[1]), r[1]);
        return switch (op) {
            case UDIV -> r[0];
            case UMOD -> r[1];
            case IDIV -> c.sel(none, c.k(-1), c.sel(differ, c.neg(r[0]), r[0]));
            case IREM -> c.sel(none, x, rest);
            default -> {
                Value moved = c.sel(c.both(differ, c.isNot(c.eq(rest, c.k(0)))), c.add(rest, y), rest);
                yield c.sel(none, x, moved);
            }
        };
    }
}
