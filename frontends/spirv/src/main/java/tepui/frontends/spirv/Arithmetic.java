package tepui.frontends.spirv;

import tepui.frontends.glsl.ready.ReadyType.Numeric;
import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.Builder;
import tepui.ir.MatrixCode;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Value;

/** Translation of arithmetic of numbers and matrices. Signs are the instructions', not the operands'. */
final class Arithmetic {
    private final Operands in;
    private final Builder b;
    private final MatrixCode matrices;

    Arithmetic(Operands operands) {
        in = operands;
        b = operands.b;
        matrices = new MatrixCode(b);
    }

    Value[] unary(Op op, Instr i) {
        Value[] x = in.columns(i, 0);
        Value[] out = new Value[x.length];
        for (int c = 0; c < out.length; c++) out[c] = b.op(op, x[c]);
        return out;
    }

    Value[] binary(Op op, Instr i) {
        return binary(op, in.columns(i, 0), in.columns(i, 1));
    }

    Value[] binary(Op op, Value[] x, Value[] y) {
        if (x.length != y.length) throw new SpirvException("operands of an instruction have other sizes");
        Value[] out = new Value[x.length];
        for (int c = 0; c < out.length; c++) out[c] = b.op(op, x[c], y[c]);
        return out;
    }

    /** A value times a scalar. */
    Value[] scaled(Instr i) {
        Value[] x = in.columns(i, 0);
        Value s = in.one(i, 1);
        Value[] out = new Value[x.length];
        for (int c = 0; c < out.length; c++) out[c] = b.op(Op.FMUL, x[c], in.extended(s, x[c].type()));
        return out;
    }

    Value vectorTimesMatrix(Instr i) {
        Value v = in.one(i, 0);
        Value[] m = in.columns(i, 1);
        Value[] parts = new Value[m.length];
        for (int c = 0; c < parts.length; c++) parts[c] = b.op(Op.FDOT, v, m[c]);
        return vector(parts);
    }

    /** A matrix times a vector, or times each column of a matrix. */
    Value[] matrixTimes(Instr i) {
        Value[] m = in.columns(i, 0);
        Value[] r = in.columns(i, 1);
        Value[] out = new Value[r.length];
        for (int c = 0; c < out.length; c++) {
            if (r[c].type().width() != m.length)
                throw new SpirvException("a matrix is multiplied by what does not fit");
            Value sum =
                    b.op(Op.FMUL, m[0], b.splat(b.extract(r[c], 0), m[0].type().width()));
            for (int k = 1; k < m.length; k++) {
                Value term = b.op(
                        Op.FMUL, m[k], b.splat(b.extract(r[c], k), m[k].type().width()));
                sum = b.op(Op.FADD, sum, term);
            }
            out[c] = sum;
        }
        return out;
    }

    Value[] outer(Instr i) {
        Value x = in.one(i, 0);
        Value y = in.one(i, 1);
        Value[] out = new Value[y.type().width()];
        for (int c = 0; c < out.length; c++)
            out[c] = b.op(Op.FMUL, x, b.splat(b.extract(y, c), x.type().width()));
        return out;
    }

    Value[] transpose(Value[] m) {
        Value[] out = new Value[m[0].type().width()];
        for (int r = 0; r < out.length; r++) {
            Value[] row = new Value[m.length];
            for (int c = 0; c < row.length; c++) row[c] = b.extract(m[c], r);
            out[r] = vector(row);
        }
        return out;
    }

    private Value vector(Value[] parts) {
        if (parts.length > 4) throw new SpirvException("a vector has " + parts.length + " components");
        return b.vec(parts);
    }

    Value dot(Value x, Value y) {
        return x.type().isScalar() ? b.op(Op.FMUL, x, y) : b.op(Op.FDOT, x, y);
    }

    /** x - y * trunc(x / y), or with floor: the sign of the dividend or of the divisor. */
    Value[] remainder(Op round, Instr i) {
        Value x = in.one(i, 0);
        Value y = in.one(i, 1);
        return new Value[] {b.op(Op.FSUB, x, b.op(Op.FMUL, y, b.op(round, b.op(Op.FDIV, x, y))))};
    }

    /** A structure of a result and of what did not fit into it. */
    Value[] pair(Op low, Op high, boolean lowFirst, Instr i) {
        Value x = in.one(i, 0);
        Value y = in.one(i, 1);
        if (x.type().kind() != ScalarKind.I32) throw new SpirvException("instruction " + i.op() + " is of 32 bits");
        Value l = b.op(low, x, y);
        Value h = b.op(high, x, y);
        return lowFirst ? new Value[] {l, h} : new Value[] {h, l};
    }

    /** One choice, or one for each component. */
    Value[] select(Instr i) {
        Value condition = in.one(i, 0);
        Value[] x = in.columns(i, 1);
        Value[] y = in.columns(i, 2);
        if (x.length != y.length) throw new SpirvException("sides of a choice have other sizes");
        Value[] out = new Value[x.length];
        for (int c = 0; c < out.length; c++) out[c] = b.select(condition, x[c], y[c]);
        return out;
    }

    // ---- matrices' functions ---------------------------------------------------------------------------------------

    /** [column][row], of a square matrix. */
    private Value[][] scalars(Instr i, int operand) {
        Numeric n = in.number(i.at(operand));
        if (n.columns() != n.rows() || n.columns() < 2) throw new SpirvException("an operand is no square matrix");
        return matrices.scalars(in.columns(i, operand));
    }

    Value determinant(Instr i, int operand) {
        return matrices.determinant(scalars(i, operand));
    }

    Value[] inverse(Instr i, int operand) {
        return matrices.inverse(scalars(i, operand));
    }
}
