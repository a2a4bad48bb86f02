package tepui.layers.check;

import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.IndexType;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamTarget;
import tepui.pipe.TextureView;

/** The first half of a checking context: states, values and bindings. Each call asks its rules, then goes on. */
abstract class CheckingBindings extends GuardedContext {
    CheckingBindings(CheckingDevice device, Context next, ObjectTable objects, Violations out) {
        super(device, next, objects, out);
    }

    @Override
    public void bindBlend(int id) {
        enter("bindBlend");
        try {
            if (states.blend(id)) {
                bound.blend = id;
                bound.dirty = true;
            }
            next.bindBlend(id);
        } finally {
            leave();
        }
    }

    @Override
    public void bindRaster(int id) {
        enter("bindRaster");
        try {
            if (states.raster(id)) {
                bound.raster = id;
                bound.dirty = true;
            }
            next.bindRaster(id);
        } finally {
            leave();
        }
    }

    @Override
    public void bindDepthStencil(int id) {
        enter("bindDepthStencil");
        try {
            if (states.depthStencil(id)) {
                bound.depthStencil = id;
                bound.dirty = true;
            }
            next.bindDepthStencil(id);
        } finally {
            leave();
        }
    }

    @Override
    public void bindVertexLayout(int id) {
        enter("bindVertexLayout");
        try {
            if (states.layout(id)) {
                bound.vertexLayout = id;
                bound.dirty = true;
            }
            next.bindVertexLayout(id);
        } finally {
            leave();
        }
    }

    @Override
    public void bindShader(Stage stage, @Nullable ShaderObject shader) {
        enter("bindShader");
        try {
            binds.shader(stage, shader);
            next.bindShader(stage, shader);
        } finally {
            leave();
        }
    }

    @Override
    public void bindSampler(Stage stage, int slot, int id) {
        enter("bindSampler");
        try {
            if (states.sampler(id)) binds.sampler(stage, slot, id);
            next.bindSampler(stage, slot, id);
        } finally {
            leave();
        }
    }

    @Override
    public void setBlendColor(float r, float g, float b, float a) {
        enter("setBlendColor");
        try {
            next.setBlendColor(r, g, b, a);
        } finally {
            leave();
        }
    }

    @Override
    public void setStencilReference(int front, int back) {
        enter("setStencilReference");
        try {
            next.setStencilReference(front, back);
        } finally {
            leave();
        }
    }

    @Override
    public void setAlphaReference(float reference) {
        enter("setAlphaReference");
        try {
            next.setAlphaReference(reference);
        } finally {
            leave();
        }
    }

    @Override
    public void setSampleMask(int mask) {
        enter("setSampleMask");
        try {
            next.setSampleMask(mask);
        } finally {
            leave();
        }
    }

    @Override
    public void setMinSampleShading(float fraction) {
        enter("setMinSampleShading");
        try {
            binds.minSampleShading(fraction);
            next.setMinSampleShading(fraction);
        } finally {
            leave();
        }
    }

    @Override
    public void setViewport(int index, float x, float y, float width, float height, float near, float far) {
        enter("setViewport");
        try {
            binds.viewport(index, x, y, width, height, near, far);
            next.setViewport(index, x, y, width, height, near, far);
        } finally {
            leave();
        }
    }

    @Override
    public void setScissor(int index, int x, int y, int width, int height) {
        enter("setScissor");
        try {
            binds.scissor(index, width, height);
            next.setScissor(index, x, y, width, height);
        } finally {
            leave();
        }
    }

    @Override
    public void setRenderTargets(RenderTargets targets) {
        enter("setRenderTargets");
        try {
            targetRules.set(targets);
            next.setRenderTargets(targets);
        } finally {
            leave();
        }
    }

    @Override
    public void setPatchVertices(int count) {
        enter("setPatchVertices");
        try {
            binds.patchVertices(count);
            next.setPatchVertices(count);
        } finally {
            leave();
        }
    }

    @Override
    public void setDefaultTessLevels(float[] outer, float[] inner) {
        enter("setDefaultTessLevels");
        try {
            binds.tessLevels(outer, inner);
            next.setDefaultTessLevels(outer, inner);
        } finally {
            leave();
        }
    }

    @Override
    public void bindVertexBuffer(int slot, @Nullable Buffer buffer, long offset) {
        enter("bindVertexBuffer");
        try {
            binds.vertexBuffer(slot, buffer, offset);
            next.bindVertexBuffer(slot, buffer, offset);
        } finally {
            leave();
        }
    }

    @Override
    public void setConstantAttribute(int location, int[] bits) {
        enter("setConstantAttribute");
        try {
            binds.constantAttribute(location, bits);
            next.setConstantAttribute(location, bits);
        } finally {
            leave();
        }
    }

    @Override
    public void bindIndexBuffer(@Nullable Buffer buffer, long offset, IndexType type) {
        enter("bindIndexBuffer");
        try {
            binds.indexBuffer(buffer, offset, type);
            next.bindIndexBuffer(buffer, offset, type);
        } finally {
            leave();
        }
    }

    @Override
    public void setPrimitiveRestart(boolean enabled, int index) {
        enter("setPrimitiveRestart");
        try {
            binds.restart(enabled, index);
            next.setPrimitiveRestart(enabled, index);
        } finally {
            leave();
        }
    }

    @Override
    public void bindUniformBuffer(Stage stage, int slot, @Nullable Buffer buffer, long offset, long size) {
        enter("bindUniformBuffer");
        try {
            binds.uniformBuffer(stage, slot, buffer, offset, size);
            next.bindUniformBuffer(stage, slot, buffer, offset, size);
        } finally {
            leave();
        }
    }

    @Override
    public void setUniforms(Stage stage, int slot, int[] words, int start, int count) {
        enter("setUniforms");
        try {
            binds.uniforms(stage, slot, words, start, count);
            next.setUniforms(stage, slot, words, start, count);
        } finally {
            leave();
        }
    }

    @Override
    public void updateUniforms(Stage stage, int slot, int first, int[] words, int start, int count) {
        enter("updateUniforms");
        try {
            binds.uniformPart(stage, slot, first, words, start, count);
            next.updateUniforms(stage, slot, first, words, start, count);
        } finally {
            leave();
        }
    }

    @Override
    public void bindTexture(Stage stage, int slot, @Nullable TextureView view) {
        enter("bindTexture");
        try {
            binds.texture(stage, slot, view);
            next.bindTexture(stage, slot, view);
        } finally {
            leave();
        }
    }

    @Override
    public void bindImage(Stage stage, int slot, @Nullable TextureView view, boolean writable) {
        enter("bindImage");
        try {
            binds.image(stage, slot, view, writable);
            next.bindImage(stage, slot, view, writable);
        } finally {
            leave();
        }
    }

    @Override
    public void bindStorageBuffer(
            Stage stage, int slot, @Nullable Buffer buffer, long offset, long size, boolean writable) {
        enter("bindStorageBuffer");
        try {
            binds.storageBuffer(stage, slot, buffer, offset, size, writable);
            next.bindStorageBuffer(stage, slot, buffer, offset, size, writable);
        } finally {
            leave();
        }
    }

    @Override
    public void setStreamTargets(@Nullable StreamTarget[] targets, boolean[] append) {
        enter("setStreamTargets");
        try {
            binds.streamTargets(targets, append);
            next.setStreamTargets(targets, append);
        } finally {
            leave();
        }
    }
}
