package tepui.frontends.gl.context;

import tepui.frontends.gl.legacy.CurrentValues;
import tepui.frontends.gl.legacy.RasterPositionValues;
import tepui.frontends.gl.legacy.RenderModeValues;
import tepui.frontends.gl.values.FixedGets;
import tepui.frontends.gl.values.ImageGets;
import tepui.frontends.gl.values.LegacyValues;
import tepui.frontends.gl.values.LimitGets;
import tepui.frontends.gl.values.StateGets;
import tepui.frontends.gl.values.Values;

/** Values of all state that glGet... returns. */
final class GetterValues {
    final Values values;

    GetterValues(Foundation base, CoreState core, LegacyState legacy, ObjectWork work, DrawPath path) {
        LegacyValues legacyValues = new LegacyValues(
                new CurrentValues(legacy.current, core.textures),
                legacy.clientArrays,
                legacy.lists,
                legacy.stacks,
                new RasterPositionValues(legacy.rasterPosition, core.textures),
                legacy.evaluatorSwitches,
                new RenderModeValues(legacy.modes));
        values = new Values(
                base.profile,
                base.messages,
                path.capabilities,
                core.plain.hints(),
                new FixedGets(
                        legacy.fixed,
                        legacy.currentMatrix,
                        path.fixedCapabilities,
                        legacy.fragmentColors,
                        legacy.assemblyErrors,
                        legacyValues),
                new ImageGets(
                        base.device,
                        base.attributes,
                        base.profile,
                        core.pixels,
                        core.textures,
                        core.framebuffers,
                        legacy.fragmentColors),
                new StateGets(
                        base.device,
                        base.profile,
                        base.messages,
                        core.plain,
                        core.bound,
                        core.pixels,
                        legacy.fragmentColors),
                new LimitGets(
                        base.device,
                        base.caps,
                        base.attributes,
                        base.profile,
                        core.patches,
                        base.extensions,
                        work.compilation));
    }
}
