package tepui.frontends.gl.context;

import tepui.frontends.gl.fixed.CurrentMatrix;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.fixed.FixedUnitRules;
import tepui.frontends.gl.fixed.FragmentColors;
import tepui.frontends.gl.immediate.AttributeRules;
import tepui.frontends.gl.immediate.AttributeState;
import tepui.frontends.gl.legacy.AttribStacks;
import tepui.frontends.gl.legacy.ClientArrays;
import tepui.frontends.gl.legacy.EvaluatorSwitches;
import tepui.frontends.gl.legacy.MaterialTracking;
import tepui.frontends.gl.legacy.RasterPosition;
import tepui.frontends.gl.legacy.RenderModes;
import tepui.frontends.gl.list.ListRules;
import tepui.frontends.gl.list.ListState;
import tepui.frontends.gl.program.AssemblyErrors;

/** State of the compatibility profile, and the current values of attributes, which every profile has. */
final class LegacyState {
    final FixedState fixed;
    final FragmentColors fragmentColors;
    final CurrentMatrix currentMatrix;
    final AttributeRules attributeRules;
    final AttributeState current;
    final FixedUnitRules fixedUnits;
    final MaterialTracking materialTracking;
    final RasterPosition rasterPosition;
    final RenderModes modes;
    final AttribStacks stacks = new AttribStacks();
    final ListState lists = new ListState();
    final ListRules listRules;
    final EvaluatorSwitches evaluatorSwitches;
    final ClientArrays clientArrays;
    final AssemblyErrors assemblyErrors;

    LegacyState(Foundation base, CoreState core) {
        fixed = new FixedState(base.dirty, base.profile.es1);
        fragmentColors = new FragmentColors(base.profile, fixed, core.framebuffers);
        rasterPosition = new RasterPosition();
        modes = new RenderModes(fixed);
        currentMatrix = new CurrentMatrix(fixed, core.textures);
        attributeRules = new AttributeRules(base.errors);
        current = new AttributeState(base.caps, base.dirty, base.errors, attributeRules, fixed);
        fixedUnits = new FixedUnitRules(core.textures, fixed, base.errors);
        materialTracking = new MaterialTracking(fixed, current);
        clientArrays = new ClientArrays(
                base.profile, base.dirty, fixed, core.raster, core.bindings, core.arrays, base.caps.edgeFlags);
        listRules = new ListRules(base.errors, lists);
        assemblyErrors = new AssemblyErrors();
        evaluatorSwitches = new EvaluatorSwitches(base.profile);
    }
}
