package tepui.ir.pass;

import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Region;
import tepui.ir.Value;

/** Dense numbers in {@link Value#id}, so that passes can keep what they know in plain arrays. */
final class Ids {
    private Ids() {}

    /** Numbers the values of a function in order of definition, from 0; gives their count. */
    static int number(Function function) {
        return number(function.body(), 0);
    }

    /** Numbers the values defined in a region from {@code first}; gives the number after the last. */
    static int number(Region region, int first) {
        int next = first;
        for (Value v : region.params) v.id = next++;
        for (Instr instr : region.body) {
            for (Region nested : instr.regions) next = number(nested, next);
            for (Value v : instr.results) v.id = next++;
        }
        return next;
    }

    /** Instructions in a function, nested ones included. */
    static int count(Region region) {
        int n = region.body.size();
        for (Instr instr : region.body) {
            for (Region nested : instr.regions) n += count(nested);
        }
        return n;
    }
}
