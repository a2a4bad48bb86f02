package tepui.drivers.d3d12.dxbc;

import org.jspecify.annotations.Nullable;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Value;

/**
 * Code for regions, as the shader model's structured statements. Results of an `if` and of a loop, and a loop's
 * parameters, are registers that the jumps write. Code behind an `if` or loop that nothing leaves by its end is
 * dropped.
 */
final class ControlFlow {
    private final Code code;
    private final Statements statements;
    private Region body = new Region();
    private @Nullable Loop loop;
    /** The statement of the body that was written last. */
    private @Nullable Op last;

    private static final class Loop {
        final Region body;
        final Dest[] params;
        final Dest[] results;
        boolean left;

        Loop(Region body, Dest[] params, Dest[] results) {
            this.body = body;
            this.params = params;
            this.results = results;
        }
    }

    ControlFlow(Code code, Statements statements) {
        this.code = code;
        this.statements = statements;
    }

    /** Writes a function's body; all calls are gone by now. */
    void emit(Region function) {
        body = function;
        code.begin(new Lifetimes(body));
        region(body);
        // The last instruction of a program is a return, even where none is reached.
        if (last != Op.RETURN) code.raw(Opcode.RET, 0);
    }

    /** Writes a region; false if its end is never reached. What it yields is left to the caller. */
    private boolean region(Region region) {
        for (Instr i : region.body) {
            code.advance(i);
            if (region == body) last = i.op;
            switch (i.op) {
                case IF -> {
                    if (!branch(i)) return false;
                }
                case LOOP -> {
                    if (!loop(i)) return false;
                }
                case YIELD -> {
                    return true;
                }
                case CONTINUE -> {
                    again(i, region);
                    return false;
                }
                case BREAK -> {
                    leaveLoop(i, region);
                    return false;
                }
                case RETURN -> {
                    statements.leave();
                    Loop around = loop;
                    // As with the break below.
                    if (around != null && region == around.body) {
                        code.raw(Opcode.RETC, TokenWriter.NON_ZERO, Operand.immediate(-1));
                    } else {
                        code.raw(Opcode.RET, 0);
                    }
                    return false;
                }
                default -> statements.emit(i);
            }
        }
        return true;
    }

    private static Dest[] define(Code code, Iterable<Value> values, int count) {
        Dest[] places = new Dest[count];
        int n = 0;
        for (Value v : values) places[n++] = code.define(v);
        return places;
    }

    // ---- if --------------------------------------------------------------------------------------------------------

    private static boolean isEmpty(Region region) {
        return region.body.size() == 1
                && region.body.getFirst().op == Op.YIELD
                && region.body.getFirst().args.length == 0;
    }

    private boolean branch(Instr i) {
        Source condition = code.arg(i, 0);
        Dest[] results = define(code, java.util.Arrays.asList(i.results), i.results.length);
        boolean onlyElse = isEmpty(i.regions[0]);
        code.raw(Opcode.IF, onlyElse ? 0 : TokenWriter.NON_ZERO, condition.at(1));
        boolean reached = true;
        if (!onlyElse) reached = side(i.regions[0], results);
        if (!isEmpty(i.regions[1])) {
            if (!onlyElse) code.raw(Opcode.ELSE, 0);
            else reached = true;
            reached |= side(i.regions[1], results);
        } else {
            reached = true;
        }
        code.endIf();
        return reached;
    }

    private boolean side(Region region, Dest[] results) {
        if (!region(region)) return false;
        Value[] given = region.terminator().args;
        for (int r = 0; r < results.length; r++) code.move(results[r], code.source(given[r]));
        return true;
    }

    // ---- loop ------------------------------------------------------------------------------------------------------

    private boolean loop(Instr i) {
        Region body = i.regions[0];
        Dest[] results = define(code, java.util.Arrays.asList(i.results), i.results.length);
        Dest[] params = define(code, body.params, body.params.size());
        for (int p = 0; p < params.length; p++) code.move(params[p], code.arg(i, p));
        Loop outer = loop;
        Loop inner = new Loop(body, params, results);
        loop = inner;
        code.raw(Opcode.LOOP, 0);
        region(body);
        code.raw(Opcode.ENDLOOP, 0);
        loop = outer;
        return inner.left;
    }

    private Loop loopOf(Instr i) {
        Loop around = loop;
        if (around == null) throw new IllegalStateException("DXBC: " + i.op.text() + " outside of a loop");
        return around;
    }

    private void leaveLoop(Instr i, Region region) {
        Loop around = loopOf(i);
        for (int r = 0; r < around.results.length; r++) code.move(around.results[r], code.arg(i, r));
        around.left = true;
        // Right before the loop's end vkd3d takes only a conditional one.
        if (region == around.body) code.raw(Opcode.BREAKC, TokenWriter.NON_ZERO, Operand.immediate(-1));
        else code.raw(Opcode.BREAK, 0);
    }

    /** Gives the parameters their next values, as if all at once: those that another one still needs go through scratch. */
    private void again(Instr i, Region region) {
        Loop around = loopOf(i);
        Source[] next = new Source[around.params.length];
        for (int p = 0; p < next.length; p++) {
            next[p] = code.arg(i, p);
            for (int other = 0; other < p; other++) {
                if (!next[p].overlaps(around.params[other])) continue;
                Dest kept = code.scratch(next[p].width());
                code.move(kept, next[p]);
                next[p] = kept.source();
                break;
            }
        }
        for (int p = 0; p < next.length; p++) code.move(around.params[p], next[p]);
        if (region != around.body) code.raw(Opcode.CONTINUE, 0);
    }
}
