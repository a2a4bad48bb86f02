package tepui.frontends.gl.values;

import tepui.frontends.gl.legacy.AttribStacks;
import tepui.frontends.gl.legacy.ClientArrays;
import tepui.frontends.gl.legacy.CurrentValues;
import tepui.frontends.gl.legacy.EvaluatorSwitches;
import tepui.frontends.gl.legacy.RasterPositionValues;
import tepui.frontends.gl.legacy.RenderModeValues;
import tepui.frontends.gl.list.ListState;

/**
 * State that only the compatibility profile has, beside the fixed function's: a record of the groups that getters ask.
 */
public record LegacyValues(
        CurrentValues current,
        ClientArrays arrays,
        ListState lists,
        AttribStacks stacks,
        RasterPositionValues rasterPosition,
        EvaluatorSwitches evaluators,
        RenderModeValues modes) {
    /** The values of a name, to {@code out}: how many, or -1. */
    int get(int pname, double[] out) {
        int n = current.get(pname, out);
        if (n < 0) n = arrays.get(pname, out);
        if (n < 0) n = lists.get(pname, out);
        if (n < 0) n = stacks.get(pname, out);
        if (n < 0) n = rasterPosition.get(pname, out);
        if (n < 0) n = evaluators.get(pname, out);
        return n < 0 ? modes.get(pname, out) : n;
    }

    boolean isPointer(int pname) {
        return modes.isPointer(pname) || arrays.isPointer(pname);
    }

    long pointer(int pname) {
        return modes.isPointer(pname) ? modes.pointer(pname) : arrays.pointer(pname);
    }
}
