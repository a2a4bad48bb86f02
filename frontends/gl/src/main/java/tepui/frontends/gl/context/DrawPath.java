package tepui.frontends.gl.context;

import tepui.frontends.gl.draw.Capabilities;
import tepui.frontends.gl.draw.DrawArgumentRules;
import tepui.frontends.gl.draw.DrawRules;
import tepui.frontends.gl.draw.DrawSetup;
import tepui.frontends.gl.draw.DrawState;
import tepui.frontends.gl.draw.FixedInputs;
import tepui.frontends.gl.draw.ImmediateDraws;
import tepui.frontends.gl.draw.SwitchRules;
import tepui.frontends.gl.immediate.VertexStream;
import tepui.frontends.gl.legacy.ArrayCapture;
import tepui.frontends.gl.legacy.FixedCapabilities;
import tepui.frontends.gl.legacy.PrimitiveRules;
import tepui.frontends.gl.legacy.Primitives;
import tepui.frontends.gl.legacy.Switches;
import tepui.frontends.gl.list.GeneratedRecorder;
import tepui.frontends.gl.list.ListRecording;
import tepui.frontends.gl.list.UnpackState;
import tepui.frontends.gl.vertex.ArrayElements;

/** The way from calls to draws of the contract: switches, state, vertices, and the recording of lists. */
final class DrawPath {
    final VertexStream stream;
    final Primitives primitives;
    final ArrayCapture arrayCapture;
    final DrawState drawState;
    final DrawSetup drawSetup;
    final SwitchRules switchRules;
    final Capabilities capabilities;
    final FixedCapabilities fixedCapabilities;
    final Switches switches;
    final UnpackState unpackState;
    final ListRecording recording;
    final GeneratedRecorder recorder;

    DrawPath(Foundation base, CoreState core, LegacyState legacy, ObjectWork work) {
        stream = new VertexStream(base.device, base.pipe);
        drawState = new DrawState(
                base.backend,
                base.profile,
                base.dirty,
                base.errors,
                core.plain,
                core.bound,
                new FixedInputs(legacy.fixed, legacy.fragmentColors, legacy.current),
                work.completeness);
        primitives = new Primitives(
                base.guard,
                base.dirty,
                base.errors,
                core.patches,
                stream,
                legacy.current,
                new PrimitiveRules(
                        base.caps, base.dirty, base.errors, legacy.current, work.assemblyRules, work.completeness));
        switchRules = new SwitchRules(base.errors);
        capabilities = new Capabilities(
                base.profile, base.dirty, switchRules, base.messages, core.plain, core.textures, core.framebuffers);
        fixedCapabilities = new FixedCapabilities(
                base.profile, base.dirty, core.programs, legacy.fixed, legacy.fixedUnits, legacy.materialTracking);
        DrawRules rules = new DrawRules(
                base.dirty, base.errors, base.profile, core.bound, core.plain.blend(), work.assemblyRules);
        DrawArgumentRules argumentRules =
                new DrawArgumentRules(base.backend.caps(), base.profile, base.errors, core.arrays, rules);
        drawSetup = new DrawSetup(base.backend, base.dirty, core.raster, core.arrays, argumentRules);
        arrayCapture =
                new ArrayCapture(primitives, legacy.current, new ArrayElements(base.pipe, core.arrays, core.raster));
        switches = new Switches(
                base.profile,
                capabilities,
                fixedCapabilities,
                legacy.evaluatorSwitches,
                legacy.clientArrays,
                core.pixels);
        unpackState = new UnpackState(core.pixels.unpack, core.bindings);
        recording = new ListRecording(
                base.backend.caps(),
                base.guard,
                legacy.listRules,
                legacy.current,
                primitives,
                arrayCapture,
                unpackState);
        recorder = recording.calls;
        legacy.current.whenLong = primitives::split;
        primitives.stateSync = new ImmediateDraws(drawState, rules);
    }
}
