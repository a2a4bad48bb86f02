package tepui.frontends.gl.context;

import tepui.frontends.gl.draw.UniformSetters;
import tepui.frontends.gl.framebuffer.FramebufferNames;
import tepui.frontends.gl.framebuffer.FramebufferQueries;
import tepui.frontends.gl.framebuffer.PixelReads;
import tepui.frontends.gl.immediate.AttributeIndexes;
import tepui.frontends.gl.legacy.ImagingArguments;
import tepui.frontends.gl.program.LinkedPrograms;
import tepui.frontends.gl.program.ProgramLifetimes;
import tepui.frontends.gl.program.ProgramNames;
import tepui.frontends.gl.program.ShaderCompilation;
import tepui.frontends.gl.share.BufferNames;
import tepui.frontends.gl.share.SyncNames;
import tepui.frontends.gl.share.TextureNames;
import tepui.frontends.gl.texture.TextureDefinitions;
import tepui.frontends.gl.texture.TextureParameters;
import tepui.frontends.gl.vertex.ArrayRules;
import tepui.frontends.gl.vertex.AttributePointers;

/** What chapters on objects have in common: look-ups by name, rules, and effects. */
final class ObjectWork {
    final BufferNames buffers;
    final ProgramNames names;
    final ProgramLifetimes lifetimes;
    final LinkedPrograms linkedPrograms;
    final ShaderCompilation compilation;
    final UniformSetters uniformSetters;
    final TextureNames textureNames;
    final TextureParameters parameters;
    final TextureDefinitions definitions;
    final FramebufferNames framebufferNames;
    final PixelReads reads;
    final FramebufferQueries queries;
    final ImagingArguments imagingArguments;
    final ArrayRules arrayRules;
    final AttributePointers pointers;
    final AttributeIndexes indexes;
    final SyncNames syncNames;

    ObjectWork(Foundation base, CoreState core) {
        parameters = new TextureParameters(base.caps, base.profile, base.errors, core.textures);
        definitions = new TextureDefinitions(
                base.backend, base.profile, base.errors, core.pixels, core.pixelBuffers, core.textures);
        reads = new PixelReads(
                base.pipe,
                base.profile,
                base.errors,
                base.costs,
                core.pixels,
                core.pixelBuffers,
                core.textures,
                core.framebuffers);
        queries = new FramebufferQueries(
                base.device, base.pipe, base.attributes, base.profile, base.errors, core.framebuffers);
        textureNames = new TextureNames(base.share, base.errors);
        framebufferNames = new FramebufferNames(core.framebuffers, base.errors);
        names = new ProgramNames(base.share.programs, base.errors);
        compilation = new ShaderCompilation(base.profile, base.caps, base.errors, base.extensions);
        lifetimes = new ProgramLifetimes(base.share.programs, base.device);
        linkedPrograms = new LinkedPrograms(base.errors);
        buffers = new BufferNames(base.share, base.profile, base.errors, base.device, core.arrays, core.bindings);
        arrayRules = new ArrayRules(base.profile, base.errors, core.arrays);
        pointers = new AttributePointers(base.caps, base.dirty, base.errors, core.bindings, core.arrays, arrayRules);
        imagingArguments = new ImagingArguments(core.pixels, base.errors, core.pixelBuffers, reads);
        indexes = new AttributeIndexes(base.errors);
        syncNames = new SyncNames(base.share);
        uniformSetters = new UniformSetters(base.profile, base.dirty, base.errors, core.programs, names);
    }
}
