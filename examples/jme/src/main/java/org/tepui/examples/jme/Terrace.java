package org.tepui.examples.jme;

import com.jme3.app.SimpleApplication;
import com.jme3.effect.ParticleEmitter;
import com.jme3.effect.ParticleMesh;
import com.jme3.font.BitmapText;
import com.jme3.light.AmbientLight;
import com.jme3.light.DirectionalLight;
import com.jme3.light.PointLight;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.post.FilterPostProcessor;
import com.jme3.post.filters.BloomFilter;
import com.jme3.post.filters.FXAAFilter;
import com.jme3.post.ssao.SSAOFilter;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Sphere;
import com.jme3.scene.shape.Torus;
import com.jme3.shadow.DirectionalLightShadowRenderer;
import com.jme3.shadow.EdgeFilteringMode;
import com.jme3.system.AppSettings;
import com.jme3.texture.Image;
import com.jme3.texture.Texture;
import com.jme3.texture.Texture2D;
import com.jme3.texture.image.ColorSpace;
import com.jme3.util.BufferUtils;
import java.nio.ByteBuffer;

/**
 * Example with what jMonkeyEngine programs draw with: physically based and older materials, shadows in cascades,
 * post-processing, particles, text. It knows nothing of Tepui.
 */
public final class Terrace extends SimpleApplication {
    public static void main(String[] args) {
        AppSettings settings = new AppSettings(true);
        settings.setTitle("Terrace");
        settings.setResolution(800, 480);
        settings.setAudioRenderer(null);
        settings.setGammaCorrection(true);
        settings.setRenderer(AppSettings.LWJGL_OPENGL33);
        Terrace program = new Terrace();
        program.setSettings(settings);
        program.setShowSettings(false);
        program.setPauseOnLostFocus(false);
        program.start();
    }

    @Override
    public void simpleInitApp() {
        FastMath.rand.setSeed(7);
        setTimer(new EvenTimer());
        flyCam.setEnabled(false);
        setDisplayStatView(false);
        setDisplayFps(false);
        viewPort.setBackgroundColor(new ColorRGBA(0.35f, 0.5f, 0.75f, 1));
        cam.setLocation(new Vector3f(0, 4.2f, 9));
        cam.lookAt(new Vector3f(0, 0.8f, 0), Vector3f.UNIT_Y);

        Material floor = new Material(assetManager, "Common/MatDefs/Light/Lighting.j3md");
        Texture tiles = tiles();
        floor.setTexture("DiffuseMap", tiles);
        add("floor", new Box(7, 0.2f, 5), floor, 0, -0.2f, 0);

        for (int i = 0; i < 5; i++) {
            Material metal = new Material(assetManager, "Common/MatDefs/Light/PBRLighting.j3md");
            metal.setColor(
                    "BaseColor",
                    i % 2 == 0 ? new ColorRGBA(0.9f, 0.65f, 0.25f, 1) : new ColorRGBA(0.7f, 0.12f, 0.1f, 1));
            metal.setFloat("Metallic", i % 2 == 0 ? 0.9f : 0);
            metal.setFloat("Roughness", 0.15f + 0.18f * i);
            add("ball " + i, new Sphere(32, 48, 0.7f), metal, -3.6f + 1.8f * i, 0.7f, 1.4f);
        }
        Material shiny = new Material(assetManager, "Common/MatDefs/Light/Lighting.j3md");
        shiny.setBoolean("UseMaterialColors", true);
        shiny.setColor("Diffuse", new ColorRGBA(0.1f, 0.45f, 0.25f, 1));
        shiny.setColor("Ambient", new ColorRGBA(0.1f, 0.45f, 0.25f, 1));
        shiny.setColor("Specular", ColorRGBA.White);
        shiny.setFloat("Shininess", 40);
        add("ring", new Torus(48, 24, 0.3f, 1.2f), shiny, 2.6f, 1.6f, -1.8f);
        Material stone = new Material(assetManager, "Common/MatDefs/Light/Lighting.j3md");
        stone.setTexture("DiffuseMap", tiles);
        add("column", new Box(0.6f, 1.6f, 0.6f), stone, -2.8f, 1.6f, -1.8f);
        Material glowing = new Material(assetManager, "Common/MatDefs/Misc/Unshaded.j3md");
        glowing.setColor("Color", new ColorRGBA(0.3f, 0.7f, 1, 1));
        glowing.setColor("GlowColor", new ColorRGBA(0.3f, 0.7f, 1, 1));
        Geometry lamp = add("lamp", new Sphere(16, 24, 0.25f), glowing, 0, 2.4f, -1.2f);
        lamp.setShadowMode(ShadowMode.Off);

        DirectionalLight sun =
                new DirectionalLight(new Vector3f(-0.6f, -1, -0.5f).normalizeLocal(), ColorRGBA.White.mult(1.1f));
        rootNode.addLight(sun);
        rootNode.addLight(new AmbientLight(ColorRGBA.White.mult(0.25f)));
        rootNode.addLight(new PointLight(new Vector3f(0, 2.4f, -1.2f), new ColorRGBA(0.3f, 0.6f, 1.5f, 1), 8));

        DirectionalLightShadowRenderer shadows = new DirectionalLightShadowRenderer(assetManager, 1024, 3);
        shadows.setLight(sun);
        shadows.setEdgeFilteringMode(EdgeFilteringMode.PCF4);
        viewPort.addProcessor(shadows);

        FilterPostProcessor filters = new FilterPostProcessor(assetManager);
        filters.addFilter(new SSAOFilter(2.5f, 3, 0.3f, 0.1f));
        filters.addFilter(new BloomFilter(BloomFilter.GlowMode.Objects));
        filters.addFilter(new FXAAFilter());
        viewPort.addProcessor(filters);

        ParticleEmitter fire = new ParticleEmitter("fire", ParticleMesh.Type.Triangle, 60);
        Material flame = new Material(assetManager, "Common/MatDefs/Misc/Particle.j3md");
        flame.setTexture("Texture", glow());
        fire.setMaterial(flame);
        fire.setLocalTranslation(-2.8f, 3.3f, -1.8f);
        fire.setStartColor(new ColorRGBA(1, 0.8f, 0.2f, 0.8f));
        fire.setEndColor(new ColorRGBA(1, 0.1f, 0, 0));
        fire.setStartSize(0.4f);
        fire.setEndSize(0.1f);
        fire.setGravity(0, 0, 0);
        fire.getParticleInfluencer().setInitialVelocity(new Vector3f(0, 1.4f, 0));
        fire.getParticleInfluencer().setVelocityVariation(0.3f);
        fire.setLowLife(0.6f);
        fire.setHighLife(1.4f);
        rootNode.attachChild(fire);
        fire.emitAllParticles();

        BitmapText text = new BitmapText(guiFont);
        text.setText("jMonkeyEngine: materials, shadows, filters, particles");
        text.setLocalTranslation(14, 470, 0);
        guiNode.attachChild(text);
    }

    private Geometry add(String name, com.jme3.scene.Mesh mesh, Material material, float x, float y, float z) {
        Geometry geometry = new Geometry(name, mesh);
        geometry.setMaterial(material);
        geometry.setLocalTranslation(x, y, z);
        geometry.setShadowMode(ShadowMode.CastAndReceive);
        rootNode.attachChild(geometry);
        return geometry;
    }

    private static Texture tiles() {
        int side = 128;
        ByteBuffer pixels = BufferUtils.createByteBuffer(side * side * 4);
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                boolean joint = x % 32 < 2 || y % 32 < 2;
                boolean dark = (x / 32 + y / 32) % 2 == 0;
                int v = joint ? 60 : dark ? 150 : 205;
                pixels.put((byte) v)
                        .put((byte) (v * 0.95))
                        .put((byte) (v * 0.85))
                        .put((byte) 255);
            }
        }
        pixels.flip();
        return texture(side, pixels);
    }

    private static Texture glow() {
        int side = 64;
        ByteBuffer pixels = BufferUtils.createByteBuffer(side * side * 4);
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                double d = Math.hypot(x - 31.5, y - 31.5) / 32;
                int v = (int) (255 * Math.max(0, 1 - d));
                pixels.put((byte) v).put((byte) v).put((byte) v).put((byte) v);
            }
        }
        pixels.flip();
        return texture(side, pixels);
    }

    private static Texture texture(int side, ByteBuffer pixels) {
        Texture2D texture = new Texture2D(new Image(Image.Format.RGBA8, side, side, pixels, ColorSpace.sRGB));
        texture.setWrap(Texture.WrapMode.Repeat);
        texture.setMinFilter(Texture.MinFilter.Trilinear);
        return texture;
    }
}
