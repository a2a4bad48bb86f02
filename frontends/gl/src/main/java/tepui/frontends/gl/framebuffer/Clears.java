package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.state.BlendValues;
import tepui.frontends.gl.state.DepthStencilValues;
import tepui.frontends.gl.state.PlainState;
import tepui.frontends.gl.state.RasterValues;
import tepui.pipe.Box;
import tepui.pipe.ClearColor;
import tepui.pipe.RenderTargets;

/** Clears of the draw framebuffer and of others by name (OpenGL 4.6, 17.4.3): limited by scissor and write masks. {@link ClearRules} has let the calls pass. */
public final class Clears {
    private final tepui.pipe.Context pipe;
    private final BlendValues blend;
    private final DepthStencilValues depthStencil;
    private final RasterValues raster;
    private final Framebuffers framebuffers;

    public Clears(tepui.pipe.Context pipe, PlainState plain, Framebuffers framebuffers) {
        this.pipe = pipe;
        this.blend = plain.blend();
        this.depthStencil = plain.depthStencil();
        this.raster = plain.raster();
        this.framebuffers = framebuffers;
    }

    /** glClear. */
    public void clear(int mask) {
        Framebuffers fs = framebuffers;
        RenderTargets targets = fs.targets();
        if (targets == null || raster.rasterizerDiscard) return;
        Framebuffer draw = fs.draw();
        Box area = fs.area(draw);
        if (area != null && area.isEmpty()) return;
        ClearValues v = fs.clear;
        if ((mask & GL_COLOR_BUFFER_BIT) != 0) {
            for (int i = 0; i < targets.colors().size(); i++) {
                InternalFormat format = draw.drawFormat(i);
                if (targets.color(i) == null || format == null) continue;
                int components = blend.writeMask[draw.stateOf(i)];
                int write = ClearValues.written(format, components);
                if (write == 0) continue;
                fs.load(i, isWhole(area, components));
                pipe.clearColor(i, v.color(format), area, write);
            }
        }
        boolean depth = (mask & GL_DEPTH_BUFFER_BIT) != 0 && depthStencil.depthWrite && draw.depthFormat() != null;
        int stencilMask = depthStencil.writeMask[0] & 255;
        boolean stencil = (mask & GL_STENCIL_BUFFER_BIT) != 0 && stencilMask != 0 && draw.stencilFormat() != null;
        if ((depth || stencil) && targets.depthStencil() != null) {
            pipe.clearDepthStencil(depth, v.depth, stencil, v.stencil & 255, stencilMask, area);
        }
        if ((mask & GL_ACCUM_BUFFER_BIT) != 0 && draw == fs.own()) {
            fs.accumulation.clear(v.accum, fs.scissor(draw.width(), draw.height()));
        }
    }

    /** Nothing is left of what was there. */
    private static boolean isWhole(@Nullable Box area, int writeMask) {
        return area == null && (writeMask & 15) == 15;
    }

    /** Gives the device the targets of a framebuffer, which is complete. */
    private @Nullable RenderTargets begin(Framebuffer f) {
        RenderTargets targets = f.targets(pipe, framebuffers.isSrgb());
        if (targets == null) return null;
        if (f == framebuffers.draw()) {
            framebuffers.apply();
        } else {
            pipe.setRenderTargets(targets);
            framebuffers.forget();
        }
        return targets;
    }

    /** glClearBuffer* and glClearNamedFramebuffer*. */
    public void buffer(Framebuffer f, int buffer, int index, long values) {
        RenderTargets targets = begin(f);
        if (targets == null || raster.rasterizerDiscard) return;
        Box area = framebuffers.area(f);
        if (area != null && area.isEmpty()) return;
        if (buffer == GL_COLOR) {
            InternalFormat format = f.drawFormat(index);
            int write = ClearValues.written(format, blend.writeMask[index]);
            boolean none = f.drawBuffers[index] == GL_NONE || targets.color(index) == null;
            if (none || write == 0) return;
            framebuffers.load(index, isWhole(area, blend.writeMask[index]));
            int[] bits = new int[4];
            Native.getInts(values, bits, 0, 4);
            ClearColor words = framebuffers.clear.words(format, bits);
            pipe.clearColor(index, words, area, write);
            if (f.isMirrored()) pipe.clearColor(1 - index, words, area, write);
        } else if (buffer == GL_DEPTH) {
            depthStencil(f, targets, true, Native.getFloat(values), false, 0, area);
        } else {
            depthStencil(f, targets, false, 0, true, Native.getInt(values), area);
        }
    }

    /** glClearBufferfi. */
    public void both(Framebuffer f, float depth, int stencil) {
        RenderTargets targets = begin(f);
        if (targets == null || raster.rasterizerDiscard) return;
        Box area = framebuffers.area(f);
        if (area != null && area.isEmpty()) return;
        depthStencil(f, targets, true, depth, true, stencil, area);
    }

    private void depthStencil(
            Framebuffer f,
            RenderTargets targets,
            boolean depth,
            float depthValue,
            boolean stencil,
            int stencilValue,
            @Nullable Box area) {
        if (targets.depthStencil() == null) return;
        InternalFormat format = f.depthFormat();
        boolean withDepth = depth && depthStencil.depthWrite && format != null;
        int mask = depthStencil.writeMask[0] & 255;
        boolean withStencil = stencil && mask != 0 && f.stencilFormat() != null;
        if (!withDepth && !withStencil) return;
        boolean free = format != null && format.componentType() == GL_FLOAT;
        double value = free ? depthValue : Math.max(0, Math.min(1, depthValue));
        pipe.clearDepthStencil(withDepth, value, withStencil, stencilValue & 255, mask, area);
    }
}
