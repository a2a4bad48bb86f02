package org.tepui.examples.jme;

import com.jme3.light.DirectionalLight;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.ViewPort;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Torus;
import com.jme3.texture.FrameBuffer;
import com.jme3.texture.FrameBuffer.FrameBufferTarget;
import com.jme3.texture.Image;
import com.jme3.texture.Texture;
import com.jme3.texture.Texture2D;

/** Example of a view that is drawn into a texture first: what another camera sees is on the sides of a box. */
public final class Monitor extends SmallProgram {
    private final Node inside = new Node("inside");
    private Geometry box;

    private Monitor() {}

    public static void main(String[] args) {
        new Monitor().open();
    }

    @Override
    void build() {
        cam.setLocation(new Vector3f(0, 1.2f, 4));
        cam.lookAt(Vector3f.ZERO, Vector3f.UNIT_Y);
        Material shown = new Material(assetManager, "Common/MatDefs/Misc/Unshaded.j3md");
        shown.setTexture("ColorMap", picture());
        box = geometry("box", new Box(1, 1, 1), shown, 0, 0, 0);
        rootNode.attachChild(box);
    }

    private Texture2D picture() {
        Camera other = new Camera(256, 256);
        other.setFrustumPerspective(45, 1, 1, 50);
        other.setLocation(new Vector3f(0, 0, 5));
        other.lookAt(Vector3f.ZERO, Vector3f.UNIT_Y);
        ViewPort view = renderManager.createPreView("inside", other);
        view.setClearFlags(true, true, true);
        view.setBackgroundColor(new ColorRGBA(0.2f, 0.35f, 0.5f, 1));
        Texture2D color = new Texture2D(256, 256, Image.Format.RGBA8);
        color.setMinFilter(Texture.MinFilter.BilinearNoMipMaps);
        color.setMagFilter(Texture.MagFilter.Bilinear);
        FrameBuffer target = new FrameBuffer(256, 256, 1);
        target.setDepthTarget(FrameBufferTarget.newTarget(Image.Format.Depth));
        target.addColorTarget(FrameBufferTarget.newTarget(color));
        view.setOutputFrameBuffer(target);
        inside.attachChild(geometry("ring", new Torus(48, 24, 0.35f, 1.1f), paint(0.85f, 0.5f, 0.2f), 0, 0, 0));
        inside.addLight(new DirectionalLight(new Vector3f(-0.6f, -0.7f, -1).normalizeLocal(), ColorRGBA.White));
        view.attachScene(inside);
        return color;
    }

    @Override
    public void simpleUpdate(float seconds) {
        box.rotate(0, seconds * 2, 0);
        inside.rotate(seconds * 4, seconds * 2, 0);
        // What hangs on no node of the program's own is the program's to update.
        inside.updateLogicalState(seconds);
        inside.updateGeometricState();
    }
}
