package tepui.frontends.gl.context;

import static tepui.frontends.gl.constants.Enumerants.GL_FALSE;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.draw.Bound;
import tepui.frontends.gl.draw.ProgramBindings;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.pixel.PixelBuffers;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.query.Feedbacks;
import tepui.frontends.gl.query.Queries;
import tepui.frontends.gl.state.BlendValues;
import tepui.frontends.gl.state.DepthStencilValues;
import tepui.frontends.gl.state.Hints;
import tepui.frontends.gl.state.PatchValues;
import tepui.frontends.gl.state.PlainState;
import tepui.frontends.gl.state.RasterValues;
import tepui.frontends.gl.state.ViewportValues;
import tepui.frontends.gl.texture.Textures;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.pipe.Surface;

/** State and bindings that every profile has. */
final class CoreState {
    final BlendValues blend;
    final DepthStencilValues depthStencil;
    final RasterValues raster;
    final ViewportValues view;
    final PatchValues patches;
    final PlainState plain;
    final BufferBindings bindings;
    final VertexArrays arrays;
    final Feedbacks captures;
    final ProgramBindings programs;
    final PixelState pixels;
    final PixelBuffers pixelBuffers;
    final Textures textures;
    final Framebuffers framebuffers;
    final Bound bound;
    final Queries queryObjects;

    CoreState(Foundation base) {
        blend = new BlendValues();
        depthStencil = new DepthStencilValues();
        raster = new RasterValues();
        view = new ViewportValues();
        patches = new PatchValues();
        plain = new PlainState(blend, depthStencil, raster, view, patches, new Hints(base.profile));
        arrays = new VertexArrays();
        bindings = new BufferBindings(arrays);
        captures = new Feedbacks(base.profile.limits.transformFeedbackBuffers);
        programs = new ProgramBindings();
        pixels = new PixelState();
        if (base.profile.es) pixels.clampReadColor = GL_FALSE;
        pixelBuffers = new PixelBuffers(base.pipe, bindings);
        base.errors.recoverBy(() -> {
            base.dirty.bits = Dirty.ALL;
            try {
                pixelBuffers.release();
            } catch (RuntimeException e) {
                // The device that failed has no mapping any more.
                base.dirty.bits = Dirty.ALL;
            }
        });
        textures = new Textures(base.device, base.pipe, base.profile, base.dirty, programs);
        framebuffers = new Framebuffers(
                base.device, base.pipe, base.attributes, base.surface, base.dirty, base.submission, blend, view);
        framebuffers.srgb = base.profile.es;
        Surface window = base.surface;
        view.cover(
                window == null ? base.attributes.width() : window.width(),
                window == null ? base.attributes.height() : window.height());
        bound = new Bound(bindings, arrays, captures, programs, textures, framebuffers);
        queryObjects = new Queries();
    }
}
