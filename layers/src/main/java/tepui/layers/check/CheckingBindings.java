package tepui.layers.check;

import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.layers.forward.ForwardingContext;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.IndexType;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamTarget;
import tepui.pipe.TextureView;

/**
 * Context of the rule checker for states, values and bindings: asks the rules before each call, then hands it on. It
 * stands behind {@link CheckingContext}, which has all other calls.
 */
final class CheckingBindings extends ForwardingContext {
    private final ContextRules rules;

    CheckingBindings(CheckingDevice device, Context next, ContextRules rules) {
        super(device, next);
        this.rules = rules;
    }

    @Override
    public void bindBlend(int id) {
        rules.enter("bindBlend");
        try {
            if (rules.states.blend(id)) {
                rules.bound.blend = id;
                rules.bound.dirty = true;
            }
            next.bindBlend(id);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void bindRaster(int id) {
        rules.enter("bindRaster");
        try {
            if (rules.states.raster(id)) {
                rules.bound.raster = id;
                rules.bound.dirty = true;
            }
            next.bindRaster(id);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void bindDepthStencil(int id) {
        rules.enter("bindDepthStencil");
        try {
            if (rules.states.depthStencil(id)) {
                rules.bound.depthStencil = id;
                rules.bound.dirty = true;
            }
            next.bindDepthStencil(id);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void bindVertexLayout(int id) {
        rules.enter("bindVertexLayout");
        try {
            if (rules.states.layout(id)) {
                rules.bound.vertexLayout = id;
                rules.bound.dirty = true;
            }
            next.bindVertexLayout(id);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void bindShader(Stage stage, @Nullable ShaderObject shader) {
        rules.enter("bindShader");
        try {
            rules.binds.shader(stage, shader);
            next.bindShader(stage, shader);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void bindSampler(Stage stage, int slot, int id) {
        rules.enter("bindSampler");
        try {
            if (rules.states.sampler(id)) rules.binds.sampler(stage, slot, id);
            next.bindSampler(stage, slot, id);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void setBlendColor(float r, float g, float b, float a) {
        rules.enter("setBlendColor");
        try {
            next.setBlendColor(r, g, b, a);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void setStencilReference(int front, int back) {
        rules.enter("setStencilReference");
        try {
            next.setStencilReference(front, back);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void setAlphaReference(float reference) {
        rules.enter("setAlphaReference");
        try {
            next.setAlphaReference(reference);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void setSampleMask(int mask) {
        rules.enter("setSampleMask");
        try {
            next.setSampleMask(mask);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void setMinSampleShading(float fraction) {
        rules.enter("setMinSampleShading");
        try {
            rules.binds.minSampleShading(fraction);
            next.setMinSampleShading(fraction);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void setViewport(int index, float x, float y, float width, float height, float near, float far) {
        rules.enter("setViewport");
        try {
            rules.binds.viewport(index, x, y, width, height, near, far);
            next.setViewport(index, x, y, width, height, near, far);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void setScissor(int index, int x, int y, int width, int height) {
        rules.enter("setScissor");
        try {
            rules.binds.scissor(index, width, height);
            next.setScissor(index, x, y, width, height);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void setRenderTargets(RenderTargets targets) {
        rules.enter("setRenderTargets");
        try {
            rules.targetRules.set(targets);
            next.setRenderTargets(targets);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void setPatchVertices(int count) {
        rules.enter("setPatchVertices");
        try {
            rules.binds.patchVertices(count);
            next.setPatchVertices(count);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void setDefaultTessLevels(float[] outer, float[] inner) {
        rules.enter("setDefaultTessLevels");
        try {
            rules.binds.tessLevels(outer, inner);
            next.setDefaultTessLevels(outer, inner);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void bindVertexBuffer(int slot, @Nullable Buffer buffer, long offset) {
        rules.enter("bindVertexBuffer");
        try {
            rules.binds.vertexBuffer(slot, buffer, offset);
            next.bindVertexBuffer(slot, buffer, offset);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void setConstantAttribute(int location, int[] bits) {
        rules.enter("setConstantAttribute");
        try {
            rules.binds.constantAttribute(location, bits);
            next.setConstantAttribute(location, bits);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void bindIndexBuffer(@Nullable Buffer buffer, long offset, IndexType type) {
        rules.enter("bindIndexBuffer");
        try {
            rules.binds.indexBuffer(buffer, offset, type);
            next.bindIndexBuffer(buffer, offset, type);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void setPrimitiveRestart(boolean enabled, int index) {
        rules.enter("setPrimitiveRestart");
        try {
            rules.binds.restart(enabled, index);
            next.setPrimitiveRestart(enabled, index);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void bindUniformBuffer(Stage stage, int slot, @Nullable Buffer buffer, long offset, long size) {
        rules.enter("bindUniformBuffer");
        try {
            rules.binds.uniformBuffer(stage, slot, buffer, offset, size);
            next.bindUniformBuffer(stage, slot, buffer, offset, size);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void setUniforms(Stage stage, int slot, int[] words, int start, int count) {
        rules.enter("setUniforms");
        try {
            rules.binds.uniforms(stage, slot, words, start, count);
            next.setUniforms(stage, slot, words, start, count);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void updateUniforms(Stage stage, int slot, int first, int[] words, int start, int count) {
        rules.enter("updateUniforms");
        try {
            rules.binds.uniformPart(stage, slot, first, words, start, count);
            next.updateUniforms(stage, slot, first, words, start, count);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void bindTexture(Stage stage, int slot, @Nullable TextureView view) {
        rules.enter("bindTexture");
        try {
            rules.binds.texture(stage, slot, view);
            next.bindTexture(stage, slot, view);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void bindImage(Stage stage, int slot, @Nullable TextureView view, boolean writable) {
        rules.enter("bindImage");
        try {
            rules.binds.image(stage, slot, view, writable);
            next.bindImage(stage, slot, view, writable);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void setResidentTexture(int index, @Nullable TextureView view, int sampler) {
        rules.enter("setResidentTexture");
        try {
            rules.binds.residentTexture(index, view);
            next.setResidentTexture(index, view, sampler);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void setResidentImage(int index, @Nullable TextureView view, boolean writable) {
        rules.enter("setResidentImage");
        try {
            rules.binds.residentImage(index, view);
            next.setResidentImage(index, view, writable);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void bindStorageBuffer(
            Stage stage, int slot, @Nullable Buffer buffer, long offset, long size, boolean writable) {
        rules.enter("bindStorageBuffer");
        try {
            rules.binds.storageBuffer(stage, slot, buffer, offset, size, writable);
            next.bindStorageBuffer(stage, slot, buffer, offset, size, writable);
        } finally {
            rules.leave();
        }
    }

    @Override
    public void setStreamTargets(@Nullable StreamTarget[] targets, boolean[] append) {
        rules.enter("setStreamTargets");
        try {
            rules.binds.streamTargets(targets, append);
            next.setStreamTargets(targets, append);
        } finally {
            rules.leave();
        }
    }
}
