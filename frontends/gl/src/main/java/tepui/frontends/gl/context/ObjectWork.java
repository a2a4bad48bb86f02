package tepui.frontends.gl.context;

import tepui.frontends.gl.buffer.BufferNames;
import tepui.frontends.gl.buffer.BufferRules;
import tepui.frontends.gl.draw.AssemblyRules;
import tepui.frontends.gl.draw.ComputeRules;
import tepui.frontends.gl.draw.PipelineObjectRules;
import tepui.frontends.gl.draw.UniformRules;
import tepui.frontends.gl.draw.UniformSetters;
import tepui.frontends.gl.framebuffer.AttachmentRules;
import tepui.frontends.gl.framebuffer.CompletenessRules;
import tepui.frontends.gl.framebuffer.FramebufferQueryRules;
import tepui.frontends.gl.framebuffer.FramebufferRules;
import tepui.frontends.gl.framebuffer.PixelReadRules;
import tepui.frontends.gl.framebuffer.PixelReads;
import tepui.frontends.gl.legacy.ImagingArguments;
import tepui.frontends.gl.legacy.ImagingRules;
import tepui.frontends.gl.pixel.PixelRules;
import tepui.frontends.gl.program.CompileThreads;
import tepui.frontends.gl.program.NamedStringRules;
import tepui.frontends.gl.program.ProgramInterfaceRules;
import tepui.frontends.gl.program.ProgramLifetimes;
import tepui.frontends.gl.program.ProgramNameRules;
import tepui.frontends.gl.program.ProgramRules;
import tepui.frontends.gl.program.ShaderCompilation;
import tepui.frontends.gl.program.ShaderRules;
import tepui.frontends.gl.query.QueryRules;
import tepui.frontends.gl.query.TransformFeedbackRules;
import tepui.frontends.gl.share.SyncNames;
import tepui.frontends.gl.sync.SyncRules;
import tepui.frontends.gl.texture.HandleRules;
import tepui.frontends.gl.texture.ImageUnitRules;
import tepui.frontends.gl.texture.MipmapLevels;
import tepui.frontends.gl.texture.PalettedImages;
import tepui.frontends.gl.texture.SamplerRules;
import tepui.frontends.gl.texture.SamplingRules;
import tepui.frontends.gl.texture.TextureDefinitions;
import tepui.frontends.gl.texture.TextureImageRules;
import tepui.frontends.gl.texture.TextureRules;
import tepui.frontends.gl.texture.TextureStorage;
import tepui.frontends.gl.transfer.TextureCopies;
import tepui.frontends.gl.transfer.TextureCopyRules;
import tepui.frontends.gl.transfer.TextureWork;
import tepui.frontends.gl.vertex.ArrayBinding;
import tepui.frontends.gl.vertex.AttributePointers;
import tepui.frontends.gl.vertex.VertexArrayRules;

/** Collaborators of the chapters on objects: look-ups by name, rules, and effects. */
final class ObjectWork {
    final BufferNames buffers;
    final BufferRules bufferRules;
    final ProgramNameRules names;
    final ProgramLifetimes lifetimes;
    final ProgramRules programRules;
    final ShaderRules shaderRules;
    final ProgramInterfaceRules interfaceRules;
    final PipelineObjectRules pipelineRules;
    final ShaderCompilation compilation;
    final AssemblyRules assemblyRules;
    final NamedStringRules namedStringRules;
    final SamplerRules samplerRules;
    final ImageUnitRules imageUnitRules;
    final HandleRules handleRules;
    final TransformFeedbackRules feedbackRules;
    final ComputeRules computeRules;
    final QueryRules queryObjectRules;
    final SyncRules syncRules;
    final UniformRules uniformRules;
    final UniformSetters uniformSetters;
    final TextureRules textureRules;
    final TextureImageRules imageRules;
    final SamplingRules samplingRules;
    final TextureWork textureWork;
    final CompletenessRules completeness;
    final FramebufferRules framebufferRules;
    final AttachmentRules attachmentRules;
    final PixelReadRules readRules;
    final FramebufferQueryRules queryRules;
    final PixelReads reads;
    final PixelRules pixelRules;
    final ImagingRules imagingRules;
    final ImagingArguments imagingArguments;
    final VertexArrayRules arrayRules;
    final ArrayBinding arrayBinding;
    final AttributePointers pointers;
    final SyncNames syncNames;

    ObjectWork(Foundation base, CoreState core) {
        bufferRules = new BufferRules(base.caps, base.profile, base.errors, base.share.buffers, core.bindings);
        buffers = new BufferNames(base.share.buffers, base.device, bufferRules);
        pixelRules = new PixelRules(base.profile, base.errors, core.bindings, core.pixels);
        textureRules = new TextureRules(base.caps, base.profile, base.errors, base.share.textures, core.textures);
        imageRules = new TextureImageRules(
                base.backend, base.profile, base.errors, core.pixels, pixelRules, textureRules, core.textures);
        samplingRules = new SamplingRules(base.caps, base.profile, base.errors);
        completeness = new CompletenessRules(base.pipe, base.errors, core.framebuffers);
        framebufferRules = new FramebufferRules(base.caps, base.profile, base.errors, core.framebuffers, completeness);
        attachmentRules = new AttachmentRules(
                base.caps,
                base.profile,
                base.errors,
                base.share.textures,
                base.share.renderbuffers,
                framebufferRules,
                imageRules);
        textureWork = new TextureWork(
                textureRules,
                imageRules,
                new TextureCopyRules(
                        base.profile,
                        base.errors,
                        pixelRules,
                        textureRules,
                        imageRules,
                        framebufferRules,
                        core.framebuffers),
                new TextureDefinitions(
                        base.backend, base.errors, core.pixels, pixelRules, core.pixelBuffers, core.textures),
                new TextureStorage(base.backend, base.errors, core.textures),
                new TextureCopies(base.backend, base.errors, core.pixels, pixelRules, core.textures, core.framebuffers),
                new MipmapLevels(base.backend, base.errors, imageRules, core.textures),
                new PalettedImages(base.errors, core.pixels));
        readRules = new PixelReadRules(
                base.profile, base.errors, core.pixels, pixelRules, framebufferRules, core.framebuffers);
        reads = new PixelReads(
                base.pipe,
                base.errors,
                base.costs,
                core.pixels,
                pixelRules,
                core.pixelBuffers,
                core.textures,
                core.framebuffers);
        queryRules = new FramebufferQueryRules(base.pipe, base.profile, base.errors, core.framebuffers);
        names = new ProgramNameRules(base.share.programs, base.errors);
        CompileThreads threads = new CompileThreads();
        compilation = new ShaderCompilation(base.profile, base.caps, base.extensions, threads);
        lifetimes = new ProgramLifetimes(base.share.programs, base.device, threads);
        programRules = new ProgramRules(base.errors, base.profile, base.extensions.has("GL_ARB_geometry_shader4"));
        shaderRules = new ShaderRules(base.errors, compilation);
        interfaceRules = new ProgramInterfaceRules(base.errors, base.profile, compilation);
        pipelineRules = new PipelineObjectRules(base.errors, programRules, core.programs.pipelines);
        arrayRules = new VertexArrayRules(base.caps, base.profile, base.errors, core.bindings, core.arrays);
        arrayBinding = new ArrayBinding(arrayRules, base.dirty, core.arrays);
        pointers = new AttributePointers(arrayRules, base.dirty, core.bindings, core.arrays);
        imagingRules = new ImagingRules(base.errors);
        imagingArguments =
                new ImagingArguments(core.pixels, imagingRules, pixelRules, core.pixelBuffers, readRules, reads);
        syncNames = new SyncNames(base.share);
        namedStringRules = new NamedStringRules(base.errors);
        samplerRules = new SamplerRules(base.errors, base.share.samplers, core.textures);
        handleRules = new HandleRules(
                base.errors, base.share.textures, base.share.samplers, base.share.handles, core.textures.residency);
        imageUnitRules = new ImageUnitRules(base.profile, base.errors, base.share.textures);
        feedbackRules = new TransformFeedbackRules(base.errors, core.captures, base.share.buffers);
        computeRules = new ComputeRules(base.caps, base.profile, base.errors, core.bindings, core.programs);
        queryObjectRules = new QueryRules(base.caps, base.profile, base.errors, core.queryObjects);
        syncRules = new SyncRules(base.errors);
        assemblyRules = new AssemblyRules(base.profile, base.errors, core.programs);
        uniformRules = new UniformRules(base.profile, base.errors, core.programs, names);
        uniformSetters = new UniformSetters(base.dirty, uniformRules);
    }
}
