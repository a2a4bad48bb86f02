package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.fixed.ActiveUnit;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.FragmentColors;
import tepui.frontends.gl.fixed.Numbers;
import tepui.frontends.gl.legacy.AttribStacks;
import tepui.frontends.gl.legacy.ClientArrays;
import tepui.frontends.gl.legacy.CurrentValues;
import tepui.frontends.gl.legacy.FixedCapabilities;
import tepui.frontends.gl.legacy.RasterPositionValues;
import tepui.frontends.gl.legacy.RenderModeValues;
import tepui.frontends.gl.list.ListState;
import tepui.frontends.gl.program.AssemblyErrors;

/** glGet... of what the compatibility profile has beside the others, and of values that are told as they are used. */
public final class ValueCalls {
    private final AssemblyErrors assemblyErrors;
    private final RenderModeValues renderModeValues;
    private final RasterPositionValues rasterPositionValues;
    private final CurrentValues currentValues;
    private final ActiveUnit activeTexture;
    private final Profile profile;
    private final FixedState fixed;
    private final FragmentColors fragmentColors;
    private final BufferGets bufferGets;
    private final EvaluatorCalls evaluator;
    private final AttribStacks stacks;
    private final ListState lists;
    private final ClientArrays clientArrays;
    private final FixedCapabilities fixedCapabilities;
    private final MatrixCalls matrix;
    private final GetCalls get;

    private final FixedGets gets;

    public ValueCalls(
            Profile profile,
            FixedState fixed,
            FragmentColors fragmentColors,
            BufferGets bufferGets,
            EvaluatorCalls evaluator,
            AttribStacks stacks,
            ListState lists,
            ClientArrays clientArrays,
            FixedCapabilities fixedCapabilities,
            MatrixCalls matrix,
            GetCalls get,
            ActiveUnit activeTexture,
            CurrentValues currentValues,
            RasterPositionValues rasterPositionValues,
            RenderModeValues renderModeValues,
            AssemblyErrors assemblyErrors) {
        this.assemblyErrors = assemblyErrors;
        this.renderModeValues = renderModeValues;
        this.rasterPositionValues = rasterPositionValues;
        this.currentValues = currentValues;
        this.activeTexture = activeTexture;
        this.profile = profile;
        this.fixed = fixed;
        this.fragmentColors = fragmentColors;
        this.bufferGets = bufferGets;
        this.evaluator = evaluator;
        this.stacks = stacks;
        this.lists = lists;
        this.clientArrays = clientArrays;
        this.fixedCapabilities = fixedCapabilities;
        this.matrix = matrix;
        this.get = get;
        gets = new FixedGets(
                fixed,
                evaluator,
                stacks,
                lists,
                clientArrays,
                fixedCapabilities,
                matrix,
                activeTexture,
                currentValues,
                rasterPositionValues,
                renderModeValues,
                assemblyErrors);
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    private int get(int pname) {
        if (profile.es && EsRules.isOfDesktop(pname, profile.esNames)) return -1;
        int n = bufferGets.get(pname, gets.out);
        if (n < 0 && profile.coreOnly == 0) n = gets.get(pname);
        if (pname == GL_COLOR_CLEAR_VALUE || pname == GL_FOG_COLOR) {
            for (int i = 0; i < n; i++) gets.out[i] = fragmentColors.told((float) gets.out[i]);
        }
        return n;
    }

    public void glGetFloatv(int pname, long data) {
        int n = get(pname);
        if (n < 0) get.coreGetFloatv(pname, data);
        for (int i = 0; i < n; i++) Native.putFloat(data + 4L * i, (float) gets.out[i]);
    }

    public void glGetDoublev(int pname, long data) {
        int n = get(pname);
        if (n < 0) get.coreGetDoublev(pname, data);
        for (int i = 0; i < n; i++) Native.putDouble(data + 8L * i, gets.out[i]);
    }

    public void glGetIntegerv(int pname, long data) {
        int n = get(pname);
        if (n < 0) get.coreGetIntegerv(pname, data);
        boolean fraction = n > 0 && FixedGets.isFraction(pname);
        for (int i = 0; i < n; i++) {
            double v = gets.out[i];
            Native.putInt(data + 4L * i, fraction ? Numbers.toInt(v) : (int) Math.rint(v));
        }
    }

    public void glGetInteger64v(int pname, long data) {
        int n = get(pname);
        if (n < 0) get.coreGetInteger64v(pname, data);
        boolean fraction = n > 0 && FixedGets.isFraction(pname);
        for (int i = 0; i < n; i++) {
            double v = gets.out[i];
            Native.putLong(data + 8L * i, fraction ? Numbers.toInt(v) : (long) Math.rint(v));
        }
    }

    public void glGetBooleanv(int pname, long data) {
        int n = get(pname);
        if (n < 0) get.coreGetBooleanv(pname, data);
        for (int i = 0; i < n; i++) Native.putByte(data + i, (byte) (gets.out[i] != 0 ? 1 : 0));
    }

    public void glGetPointerv(int pname, long params) {
        if (profile.coreOnly == 0) {
            if (renderModeValues.modesPointer(pname, params) || clientArrays.legacyPointer(pname, params)) return;
        }
        get.coreGetPointerv(pname, params);
    }
}
