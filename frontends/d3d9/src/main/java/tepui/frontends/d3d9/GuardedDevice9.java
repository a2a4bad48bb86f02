package tepui.frontends.d3d9;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Device;

/**
 * A device for several threads, as D3DCREATE_MULTITHREADED asks for one: what sets or gets state takes the lock that draws, transfers and
 * locks of resources take by themselves. Other devices have no lock anywhere.
 */
final class GuardedDevice9 extends Device9 {
    GuardedDevice9(Direct3D9 parent, Device gpu, CreationParameters9 creation, PresentParameters9 given, boolean ex) {
        super(parent, gpu, creation, given, ex);
    }

    @Override
    public int beginScene() {
        enter();
        try {
            return super.beginScene();
        } finally {
            leave();
        }
    }

    @Override
    public int endScene() {
        enter();
        try {
            return super.endScene();
        } finally {
            leave();
        }
    }

    @Override
    public int setRenderTarget(int index, @Nullable Surface9 surface) {
        enter();
        try {
            return super.setRenderTarget(index, surface);
        } finally {
            leave();
        }
    }

    @Override
    public int getRenderTarget(int index, @Nullable Ref<Surface9> surface) {
        enter();
        try {
            return super.getRenderTarget(index, surface);
        } finally {
            leave();
        }
    }

    @Override
    public int setDepthStencilSurface(@Nullable Surface9 surface) {
        enter();
        try {
            return super.setDepthStencilSurface(surface);
        } finally {
            leave();
        }
    }

    @Override
    public int getDepthStencilSurface(@Nullable Ref<Surface9> surface) {
        enter();
        try {
            return super.getDepthStencilSurface(surface);
        } finally {
            leave();
        }
    }

    @Override
    public int setRenderState(int name, int value) { // hot
        enter();
        try {
            return super.setRenderState(name, value);
        } finally {
            leave();
        }
    }

    @Override
    public int setSamplerState(int sampler, int type, int value) { // hot
        enter();
        try {
            return super.setSamplerState(sampler, type, value);
        } finally {
            leave();
        }
    }

    @Override
    public int setTextureStageState(int stage, int type, int value) { // hot
        enter();
        try {
            return super.setTextureStageState(stage, type, value);
        } finally {
            leave();
        }
    }

    @Override
    public int setTransform(int name, float @Nullable [] matrix) { // hot
        enter();
        try {
            return super.setTransform(name, matrix);
        } finally {
            leave();
        }
    }

    @Override
    public int getTransform(int name, float @Nullable [] matrix) {
        enter();
        try {
            return super.getTransform(name, matrix);
        } finally {
            leave();
        }
    }

    @Override
    public int multiplyTransform(int name, float @Nullable [] matrix) {
        enter();
        try {
            return super.multiplyTransform(name, matrix);
        } finally {
            leave();
        }
    }

    @Override
    public int setMaterial(@Nullable Material9 material) {
        enter();
        try {
            return super.setMaterial(material);
        } finally {
            leave();
        }
    }

    @Override
    public int setLight(int index, @Nullable Light9 light) {
        enter();
        try {
            return super.setLight(index, light);
        } finally {
            leave();
        }
    }

    @Override
    public int getLight(int index, @Nullable Ref<Light9> light) {
        enter();
        try {
            return super.getLight(index, light);
        } finally {
            leave();
        }
    }

    @Override
    public int lightEnable(int index, boolean enable) {
        enter();
        try {
            return super.lightEnable(index, enable);
        } finally {
            leave();
        }
    }

    @Override
    public int getLightEnable(int index, @Nullable IntRef enabled) {
        enter();
        try {
            return super.getLightEnable(index, enabled);
        } finally {
            leave();
        }
    }

    @Override
    public int setClipPlane(int index, float @Nullable [] plane) {
        enter();
        try {
            return super.setClipPlane(index, plane);
        } finally {
            leave();
        }
    }

    @Override
    public int getClipPlane(int index, float @Nullable [] plane) {
        enter();
        try {
            return super.getClipPlane(index, plane);
        } finally {
            leave();
        }
    }

    @Override
    public int setViewport(@Nullable Viewport9 viewport) {
        enter();
        try {
            return super.setViewport(viewport);
        } finally {
            leave();
        }
    }

    @Override
    public int setScissorRect(@Nullable Rect9 rect) {
        enter();
        try {
            return super.setScissorRect(rect);
        } finally {
            leave();
        }
    }

    @Override
    public int setTexture(int sampler, @Nullable BaseTexture9 texture) { // hot
        enter();
        try {
            return super.setTexture(sampler, texture);
        } finally {
            leave();
        }
    }

    @Override
    public int getTexture(int sampler, @Nullable Ref<BaseTexture9> texture) {
        enter();
        try {
            return super.getTexture(sampler, texture);
        } finally {
            leave();
        }
    }

    @Override
    public int setStreamSource(int stream, @Nullable VertexBuffer9 buffer, int offset, int stride) { // hot
        enter();
        try {
            return super.setStreamSource(stream, buffer, offset, stride);
        } finally {
            leave();
        }
    }

    @Override
    public int getStreamSource(
            int stream, @Nullable Ref<VertexBuffer9> buffer, @Nullable IntRef offset, @Nullable IntRef stride) {
        enter();
        try {
            return super.getStreamSource(stream, buffer, offset, stride);
        } finally {
            leave();
        }
    }

    @Override
    public int setStreamSourceFreq(int stream, int setting) {
        enter();
        try {
            return super.setStreamSourceFreq(stream, setting);
        } finally {
            leave();
        }
    }

    @Override
    public int setIndices(@Nullable IndexBuffer9 indices) { // hot
        enter();
        try {
            return super.setIndices(indices);
        } finally {
            leave();
        }
    }

    @Override
    public int getIndices(@Nullable Ref<IndexBuffer9> indices) {
        enter();
        try {
            return super.getIndices(indices);
        } finally {
            leave();
        }
    }

    @Override
    public int setVertexShader(@Nullable VertexShader9 shader) { // hot
        enter();
        try {
            return super.setVertexShader(shader);
        } finally {
            leave();
        }
    }

    @Override
    public int getVertexShader(@Nullable Ref<VertexShader9> shader) {
        enter();
        try {
            return super.getVertexShader(shader);
        } finally {
            leave();
        }
    }

    @Override
    public int setPixelShader(@Nullable PixelShader9 shader) { // hot
        enter();
        try {
            return super.setPixelShader(shader);
        } finally {
            leave();
        }
    }

    @Override
    public int getPixelShader(@Nullable Ref<PixelShader9> shader) {
        enter();
        try {
            return super.getPixelShader(shader);
        } finally {
            leave();
        }
    }

    @Override
    public int setVertexDeclaration(@Nullable VertexDeclaration9 declaration) { // hot
        enter();
        try {
            return super.setVertexDeclaration(declaration);
        } finally {
            leave();
        }
    }

    @Override
    public int getVertexDeclaration(@Nullable Ref<VertexDeclaration9> declaration) {
        enter();
        try {
            return super.getVertexDeclaration(declaration);
        } finally {
            leave();
        }
    }

    @Override
    public int setFVF(int fvf) { // hot
        enter();
        try {
            return super.setFVF(fvf);
        } finally {
            leave();
        }
    }

    @Override
    public int setVertexShaderConstantF(int start, float @Nullable [] data, int count) { // hot
        enter();
        try {
            return super.setVertexShaderConstantF(start, data, count);
        } finally {
            leave();
        }
    }

    @Override
    public int setVertexShaderConstantI(int start, int @Nullable [] data, int count) {
        enter();
        try {
            return super.setVertexShaderConstantI(start, data, count);
        } finally {
            leave();
        }
    }

    @Override
    public int setVertexShaderConstantB(int start, boolean @Nullable [] data, int count) {
        enter();
        try {
            return super.setVertexShaderConstantB(start, data, count);
        } finally {
            leave();
        }
    }

    @Override
    public int setPixelShaderConstantF(int start, float @Nullable [] data, int count) { // hot
        enter();
        try {
            return super.setPixelShaderConstantF(start, data, count);
        } finally {
            leave();
        }
    }

    @Override
    public int setPixelShaderConstantI(int start, int @Nullable [] data, int count) {
        enter();
        try {
            return super.setPixelShaderConstantI(start, data, count);
        } finally {
            leave();
        }
    }

    @Override
    public int setPixelShaderConstantB(int start, boolean @Nullable [] data, int count) {
        enter();
        try {
            return super.setPixelShaderConstantB(start, data, count);
        } finally {
            leave();
        }
    }

    @Override
    public int beginStateBlock() {
        enter();
        try {
            return super.beginStateBlock();
        } finally {
            leave();
        }
    }

    @Override
    public int endStateBlock(@Nullable Ref<StateBlock9> block) {
        enter();
        try {
            return super.endStateBlock(block);
        } finally {
            leave();
        }
    }

    @Override
    public int createStateBlock(int type, @Nullable Ref<StateBlock9> block) {
        enter();
        try {
            return super.createStateBlock(type, block);
        } finally {
            leave();
        }
    }

    @Override
    public int getSwapChain(int index, @Nullable Ref<SwapChain9> out) {
        enter();
        try {
            return super.getSwapChain(index, out);
        } finally {
            leave();
        }
    }

    @Override
    public int getBackBuffer(int swapChain, int index, int type, @Nullable Ref<Surface9> buffer) {
        enter();
        try {
            return super.getBackBuffer(swapChain, index, type, buffer);
        } finally {
            leave();
        }
    }

    @Override
    public void setGammaRamp(int swapChain, int flags, @Nullable GammaRamp9 ramp) {
        enter();
        try {
            super.setGammaRamp(swapChain, flags, ramp);
        } finally {
            leave();
        }
    }

    @Override
    public int setCursorProperties(int hotX, int hotY, @Nullable Surface9 bitmap) {
        enter();
        try {
            return super.setCursorProperties(hotX, hotY, bitmap);
        } finally {
            leave();
        }
    }

    @Override
    public void setCursorPosition(int x, int y, int flags) {
        enter();
        try {
            super.setCursorPosition(x, y, flags);
        } finally {
            leave();
        }
    }

    @Override
    public boolean showCursor(boolean show) {
        enter();
        try {
            return super.showCursor(show);
        } finally {
            leave();
        }
    }

    @Override
    public int setPaletteEntries(int palette, int @Nullable [] entries) {
        enter();
        try {
            return super.setPaletteEntries(palette, entries);
        } finally {
            leave();
        }
    }

    @Override
    public int setCurrentTexturePalette(int palette) {
        enter();
        try {
            return super.setCurrentTexturePalette(palette);
        } finally {
            leave();
        }
    }

    @Override
    public int setClipStatus(@Nullable ClipStatus9 status) {
        enter();
        try {
            return super.setClipStatus(status);
        } finally {
            leave();
        }
    }

    @Override
    public int setSoftwareVertexProcessing(boolean software) {
        enter();
        try {
            return super.setSoftwareVertexProcessing(software);
        } finally {
            leave();
        }
    }

    @Override
    public int setNPatchMode(float segments) {
        enter();
        try {
            return super.setNPatchMode(segments);
        } finally {
            leave();
        }
    }
}
