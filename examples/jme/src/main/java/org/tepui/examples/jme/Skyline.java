package org.tepui.examples.jme;

import com.jme3.light.AmbientLight;
import com.jme3.light.DirectionalLight;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.post.FilterPostProcessor;
import com.jme3.post.filters.FogFilter;
import com.jme3.scene.shape.Box;
import com.jme3.texture.Image;
import com.jme3.texture.Texture;
import com.jme3.texture.TextureCubeMap;
import com.jme3.texture.image.ColorSpace;
import com.jme3.util.BufferUtils;
import com.jme3.util.SkyFactory;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Example of a sky from a cube map and of a filter that reads depth: towers that fade into fog. */
public final class Skyline extends SmallProgram {
    private static final int SIDE = 64;

    private Skyline() {}

    public static void main(String[] args) {
        new Skyline().open();
    }

    @Override
    void build() {
        cam.setLocation(new Vector3f(0, 3, 12));
        cam.lookAt(new Vector3f(0, 3.5f, 0), Vector3f.UNIT_Y);
        rootNode.addLight(new DirectionalLight(new Vector3f(-0.6f, -1, -0.5f).normalizeLocal(), ColorRGBA.White));
        rootNode.addLight(new AmbientLight(ColorRGBA.White.mult(0.35f)));
        rootNode.attachChild(SkyFactory.createSky(assetManager, sky(), SkyFactory.EnvMapType.CubeMap));
        for (int i = 0; i < 24; i++) {
            float height = 1 + i * 7 % 5 * 0.6f;
            float x = (i % 6 - 2.5f) * 2.4f;
            float z = -(i / 6) * 5f;
            rootNode.attachChild(geometry(
                    "tower", new Box(0.7f, height, 0.7f), paint(0.6f, 0.5f + 0.05f * (i % 4), 0.5f), x, height, z));
        }
        FilterPostProcessor filters = new FilterPostProcessor(assetManager);
        filters.addFilter(new FogFilter(new ColorRGBA(0.75f, 0.8f, 0.85f, 1), 1.2f, 60));
        viewPort.addProcessor(filters);
    }

    /** Blue above, light at the horizon, brown below. */
    private static Texture sky() {
        List<ByteBuffer> faces = new ArrayList<>();
        for (int face = 0; face < 6; face++) {
            ByteBuffer pixels = BufferUtils.createByteBuffer(SIDE * SIDE * 4);
            for (int y = 0; y < SIDE; y++) {
                for (int x = 0; x < SIDE; x++) {
                    double up = face == 2 ? 1 : face == 3 ? -1 : 1 - 2 * (y + 0.5) / SIDE;
                    double light = 1 - Math.abs(up);
                    pixels.put((byte) (up > 0 ? 70 + 140 * light : 110 + 60 * light));
                    pixels.put((byte) (up > 0 ? 120 + 100 * light : 95 + 60 * light));
                    pixels.put((byte) (up > 0 ? 200 + 30 * light : 80 + 60 * light));
                    pixels.put((byte) 255);
                }
            }
            pixels.flip();
            faces.add(pixels);
        }
        Image image = new Image(Image.Format.RGBA8, SIDE, SIDE, 0, new ArrayList<>(faces), ColorSpace.Linear);
        TextureCubeMap sky = new TextureCubeMap(image);
        sky.setMagFilter(Texture.MagFilter.Bilinear);
        sky.setMinFilter(Texture.MinFilter.BilinearNoMipMaps);
        return sky;
    }
}
