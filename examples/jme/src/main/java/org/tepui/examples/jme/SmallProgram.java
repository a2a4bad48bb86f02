package org.tepui.examples.jme;

import com.jme3.app.SimpleApplication;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.system.AppSettings;

/** Base of the small examples: a window of 480 by 360, time that passes evenly, nothing but their own scene. */
abstract class SmallProgram extends SimpleApplication {
    final void open() {
        AppSettings settings = new AppSettings(true);
        settings.setTitle(getClass().getSimpleName());
        settings.setResolution(480, 360);
        settings.setAudioRenderer(null);
        settings.setRenderer(AppSettings.LWJGL_OPENGL33);
        setSettings(settings);
        setShowSettings(false);
        setPauseOnLostFocus(false);
        start();
    }

    @Override
    public final void simpleInitApp() {
        setTimer(new EvenTimer());
        flyCam.setEnabled(false);
        setDisplayStatView(false);
        setDisplayFps(false);
        viewPort.setBackgroundColor(new ColorRGBA(0.08f, 0.09f, 0.14f, 1));
        build();
    }

    /** Makes the scene. */
    abstract void build();

    /** A material of one colour that takes light. */
    final Material paint(float r, float g, float b) {
        Material material = new Material(assetManager, "Common/MatDefs/Light/Lighting.j3md");
        ColorRGBA color = new ColorRGBA(r, g, b, 1);
        material.setBoolean("UseMaterialColors", true);
        material.setColor("Diffuse", color);
        material.setColor("Ambient", color);
        return material;
    }

    static Geometry geometry(String name, Mesh mesh, Material material, float x, float y, float z) {
        Geometry geometry = new Geometry(name, mesh);
        geometry.setMaterial(material);
        geometry.setLocalTranslation(x, y, z);
        return geometry;
    }
}
