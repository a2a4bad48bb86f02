package tepui.tools.cli;

import java.lang.foreign.MemorySegment;
import java.util.List;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.Blit;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.Context;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Device;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.ShaderObject;
import tepui.pipe.StateTables;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/**
 * Mountain demo, table mountains under a drifting sky: lit and shadowed land, mip-mapped textures, haze, a blended
 * waterfall, drawn with four samples a pixel where the device has them. Straight on the contract, so that it is the
 * first thing a new driver can show.
 */
final class MountainDemo implements PipeProgram {
    private static final VertexLayout LAND = new VertexLayout(
            List.of(
                    new VertexLayout.Element(0, 0, 0, Format.R32G32B32_FLOAT),
                    new VertexLayout.Element(1, 0, 12, Format.R32G32B32_FLOAT),
                    new VertexLayout.Element(2, 0, 24, Format.R32G32_FLOAT)),
            List.of(new VertexLayout.Binding(Terrain.VERTEX_FLOATS * 4, 0)));
    private static final VertexLayout WATER = new VertexLayout(
            List.of(
                    new VertexLayout.Element(0, 0, 0, Format.R32G32B32_FLOAT),
                    new VertexLayout.Element(1, 0, 12, Format.R32G32_FLOAT)),
            List.of(new VertexLayout.Binding(20, 0)));

    @Override
    public String name() {
        return "mountain";
    }

    @Override
    public String description() {
        return "table mountains, a waterfall and a drifting sky: lit, textured, anti-aliased";
    }

    @Override
    public Scene open(Device device, Context context, Surface surface, int width, int height) {
        return new MountainScene(device, context, surface, width, height);
    }

    private static final class MountainScene implements Scene {
        private final Device device;
        private final Context context;
        private final int width;
        private final int height;
        private final Texture color;
        private final Texture depth;
        private final Texture shown;
        private final Texture[] textures;
        private final TextureView[] views;
        private final ShaderObject[] shaders;
        private final Buffer land;
        private final Buffer landIndices;
        private final Buffer water;
        private final int landIndexCount;
        private final int waterVertices;
        private final RenderTargets targets;
        private final int[] uniforms = new int[SceneShaders.UNIFORM_WORDS];
        private final Terrain terrain = new Terrain();

        MountainScene(Device device, Context context, Surface surface, int width, int height) {
            this.device = device;
            this.context = context;
            this.width = width;
            this.height = height;
            Format format = surface.format();
            boolean antiAliased = (device.formatSupport(format) & FormatSupport.SAMPLES_4) != 0
                    && (device.formatSupport(Format.D32_FLOAT) & FormatSupport.SAMPLES_4) != 0;
            shown = device.createBackBuffer(
                    surface, TextureDesc.of2d(format, width, height, Bind.COLOR_TARGET | Bind.PRESENT));
            color = antiAliased
                    ? device.createTexture(TextureDesc.multisample(format, width, height, 4, Bind.COLOR_TARGET))
                    : shown;
            depth = device.createTexture(
                    antiAliased
                            ? TextureDesc.multisample(Format.D32_FLOAT, width, height, 4, Bind.DEPTH_STENCIL)
                            : TextureDesc.of2d(Format.D32_FLOAT, width, height, Bind.DEPTH_STENCIL));
            targets = RenderTargets.of(color, depth);
            textures = new Texture[] {
                texture(SceneTextures.rock()), texture(SceneTextures.forest()), texture(SceneTextures.clouds())
            };
            views = new TextureView[textures.length];
            for (int i = 0; i < views.length; i++) {
                views[i] = device.createView(textures[i], TextureView.Desc.whole(textures[i].desc()));
            }
            shaders = new ShaderObject[SceneShaders.all().size()];
            for (int i = 0; i < shaders.length; i++) {
                shaders[i] = device.createShader(SceneShaders.all().get(i), null);
            }
            land = buffer(MemorySegment.ofArray(terrain.vertices()), Bind.VERTEX);
            int[] indices = terrain.indices();
            landIndexCount = indices.length;
            landIndices = buffer(MemorySegment.ofArray(indices), Bind.INDEX);
            float[] fall = waterfall();
            waterVertices = fall.length / 5;
            water = buffer(MemorySegment.ofArray(fall), Bind.VERTEX);
        }

        private Texture texture(byte[] rgba) {
            TextureDesc desc =
                    TextureDesc.of2d(Format.R8G8B8A8_UNORM, SceneTextures.SIZE, SceneTextures.SIZE, Bind.SAMPLED);
            Texture texture = device.createTexture(desc.withLevels(desc.fullLevels()));
            context.writeTexture(
                    texture,
                    0,
                    tepui.pipe.Box.of2d(0, 0, SceneTextures.SIZE, SceneTextures.SIZE),
                    MemorySegment.ofArray(rgba),
                    SceneTextures.SIZE * 4L,
                    rgba.length);
            context.generateMips(texture, 0, desc.fullLevels() - 1);
            return texture;
        }

        private Buffer buffer(MemorySegment data, int bind) {
            Buffer buffer = device.createBuffer(BufferDesc.of(data.byteSize(), bind));
            context.writeBuffer(buffer, 0, data);
            return buffer;
        }

        /** A strip down the wall of the middle mountain, on the side of the eye: it starts on the edge and follows the ground. */
        private float[] waterfall() {
            float[] out = new float[2 * 25 * 5];
            double angle = 1.05;
            float cos = (float) Math.cos(angle);
            float sin = (float) Math.sin(angle);
            float radius = 0.6f;
            while (radius < 3
                    && terrain.heightAt(-0.3f + cos * (radius + 0.1f), -0.4f + sin * (radius + 0.1f)) > 1.7f) {
                radius += 0.02f;
            }
            int at = 0;
            float top = terrain.heightAt(-0.3f + cos * radius, -0.4f + sin * radius);
            for (int i = 0; i < 25; i++) {
                float t = i / 24f;
                float out1 = radius + 0.06f + 0.16f * (float) Math.sqrt(t);
                for (int k = 0; k < 2; k++) {
                    float w = (k == 0 ? -1 : 1) * (0.045f + 0.05f * t);
                    out[at++] = -0.3f + cos * out1 - sin * w;
                    out[at++] = top - t * 1.25f;
                    out[at++] = -0.4f + sin * out1 + cos * w;
                    out[at++] = k;
                    out[at++] = t;
                }
            }
            return out;
        }

        @Override
        public Texture draw(double seconds) {
            double angle = 0.95 + 0.22 * Math.sin(seconds * 0.15);
            float[] eye = {(float) (5.3 * Math.cos(angle)), 1.75f, (float) (5.3 * Math.sin(angle))};
            Camera camera = new Camera(eye, new float[] {-0.35f, 0.95f, -0.6f}, 42, (double) width / height, 0.1f, 40);
            fillUniforms(camera, (float) seconds);

            StateTables states = device.states();
            context.setRenderTargets(targets);
            context.setViewport(0, 0, height, width, -height, 0, 1);
            context.clearColor(0, ClearColor.of(0, 0, 0, 1), null, 15);
            context.clearDepthStencil(true, 1, false, 0, 0, null);
            context.setUniforms(Stage.VERTEX, 0, uniforms, 0, uniforms.length);
            context.setUniforms(Stage.FRAGMENT, 0, uniforms, 0, uniforms.length);
            int trilinear = states.sampler.intern(
                    SamplerState.of(SamplerState.Filter.LINEAR, SamplerState.Mip.LINEAR, SamplerState.Wrap.REPEAT));
            for (int slot = 0; slot < 2; slot++) context.bindSampler(Stage.FRAGMENT, slot, trilinear);

            RasterState raster = RasterState.DEFAULT;
            RasterState.Builder culled = raster.with();
            culled.cull = RasterState.Cull.BACK;
            // The viewport of negative height mirrors, so what is drawn counter-clockwise arrives clockwise.
            culled.frontCounterClockwise = false;
            context.bindRaster(states.raster.intern(culled.build()));
            context.bindBlend(states.blend.intern(BlendState.REPLACE));
            context.bindDepthStencil(states.depthStencil.intern(DepthStencilState.depth(true, true, CompareFunc.LESS)));
            context.bindVertexLayout(states.vertexLayout.intern(LAND));
            context.bindVertexBuffer(0, land, 0);
            context.bindIndexBuffer(landIndices, 0, IndexType.U32);
            program(0, views[0], views[1]);
            context.drawIndexed(Primitive.TRIANGLES, 0, landIndexCount);

            context.bindRaster(states.raster.intern(raster));
            context.bindDepthStencil(
                    states.depthStencil.intern(DepthStencilState.depth(true, false, CompareFunc.LESS_EQUAL)));
            context.bindVertexLayout(states.vertexLayout.intern(VertexLayout.EMPTY));
            program(2, views[2], views[2]);
            context.draw(Primitive.TRIANGLES, 0, 3);

            context.bindBlend(states.blend.intern(BlendState.of(
                    BlendState.Equation.ADD, BlendState.Factor.SRC_ALPHA, BlendState.Factor.ONE_MINUS_SRC_ALPHA)));
            context.bindVertexLayout(states.vertexLayout.intern(WATER));
            context.bindVertexBuffer(0, water, 0);
            program(4, views[2], views[2]);
            context.draw(Primitive.TRIANGLE_STRIP, 0, waterVertices);

            if (color != shown) context.blit(Blit.whole(color, shown, SamplerState.Filter.NEAREST));
            return shown;
        }

        private void program(int first, TextureView slot0, TextureView slot1) {
            context.bindShader(Stage.VERTEX, shaders[first]);
            context.bindShader(Stage.FRAGMENT, shaders[first + 1]);
            context.bindTexture(Stage.FRAGMENT, 0, slot0);
            context.bindTexture(Stage.FRAGMENT, 1, slot1);
        }

        private void fillUniforms(Camera camera, float seconds) {
            put(SceneShaders.MATRIX, camera.matrix);
            put(SceneShaders.EYE, camera.eye);
            put(SceneShaders.TIME, seconds, camera.halfWidth, camera.halfHeight, 0);
            put(SceneShaders.RIGHT, camera.right);
            put(SceneShaders.UP, camera.up);
            put(SceneShaders.FORWARD, camera.forward);
        }

        private void put(int offset, float... values) {
            for (int i = 0; i < values.length; i++) uniforms[offset / 4 + i] = Float.floatToRawIntBits(values[i]);
        }

        @Override
        public void close() {
            for (TextureView view : views) device.destroy(view);
            for (Texture texture : textures) device.destroy(texture);
            for (ShaderObject shader : shaders) device.destroy(shader);
            device.destroy(land);
            device.destroy(landIndices);
            device.destroy(water);
            device.destroy(depth);
            if (color != shown) device.destroy(color);
            device.destroy(shown);
        }
    }
}
