package tepui.ir.pass;

import java.util.IdentityHashMap;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;

/** Runner of code without branches, many times: scalar inputs in order, the last output stored is the result. */
final class StraightLine {
    private final Instr[] code;
    private final Type[][] types;
    private final int[][] args;
    private final long[][] slots;
    private final int result;

    StraightLine(Shader shader) {
        IdentityHashMap<Value, Integer> numbers = new IdentityHashMap<>();
        code = shader.entry.body().body.toArray(new Instr[0]);
        types = new Type[code.length][];
        args = new int[code.length][];
        slots = new long[code.length][];
        int last = -1;
        for (int i = 0; i < code.length; i++) {
            args[i] = new int[code[i].args.length];
            types[i] = new Type[args[i].length];
            for (int k = 0; k < args[i].length; k++) {
                args[i][k] = numbers.get(code[i].args[k]);
                types[i][k] = code[i].args[k].type();
            }
            if (code[i].results.length == 1) numbers.put(code[i].result(), i);
            if (code[i].op == Op.CONST) slots[i] = code[i].bits;
            if (code[i].op == Op.STORE_OUTPUT) last = args[i][args[i].length - 1];
        }
        result = last;
    }

    /** Operations that are neither constants nor interface. */
    int operations() {
        int n = 0;
        for (Instr i : code) {
            if (i.op.isPure() && i.op != Op.CONST && i.op != Op.BITCAST) n++;
        }
        return n;
    }

    long[] run(long... inputs) {
        int next = 0;
        for (int i = 0; i < code.length; i++) {
            Instr c = code[i];
            if (c.op == Op.LOAD_INPUT) {
                slots[i] = new long[] {inputs[next++]};
            } else if (c.op.isPure() && c.op != Op.CONST) {
                long[][] in = new long[args[i].length][];
                for (int k = 0; k < in.length; k++) in[k] = slots[args[i][k]];
                slots[i] = Evaluator.eval(c.op, c.result().type(), types[i], in, c.imm);
            }
        }
        return slots[result];
    }
}
