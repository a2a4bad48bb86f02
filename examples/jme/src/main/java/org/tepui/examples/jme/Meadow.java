package org.tepui.examples.jme;

import com.jme3.light.AmbientLight;
import com.jme3.light.DirectionalLight;
import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.instancing.InstancedNode;
import com.jme3.scene.shape.Box;
import com.jme3.scene.shape.Dome;

/** Example of instances: a few hundred trees of two meshes, drawn by two calls. */
public final class Meadow extends SmallProgram {
    private InstancedNode trees;

    private Meadow() {}

    public static void main(String[] args) {
        new Meadow().open();
    }

    @Override
    void build() {
        cam.setLocation(new Vector3f(0, 9, 16));
        cam.lookAt(new Vector3f(0, 0, -2), Vector3f.UNIT_Y);
        rootNode.addLight(new DirectionalLight(new Vector3f(-0.6f, -1, -0.5f).normalizeLocal(), ColorRGBA.White));
        rootNode.addLight(new AmbientLight(ColorRGBA.White.mult(0.3f)));
        rootNode.attachChild(geometry("ground", new Box(16, 0.1f, 16), paint(0.35f, 0.55f, 0.3f), 0, -0.1f, 0));
        trees = new InstancedNode("trees");
        Box trunk = new Box(0.1f, 0.4f, 0.1f);
        Dome crown = new Dome(Vector3f.ZERO, 8, 12, 0.5f, false);
        Material wood = instances(0.45f, 0.3f, 0.2f);
        Material leaves = instances(0.15f, 0.45f, 0.2f);
        for (int i = 0; i < 300; i++) {
            // Turned by the golden angle each, so that they spread evenly.
            double angle = i * 2.399963;
            double far = 0.8 * Math.sqrt(i);
            float x = (float) (Math.cos(angle) * far);
            float z = (float) (Math.sin(angle) * far);
            trees.attachChild(geometry("trunk", trunk, wood, x, 0.4f, z));
            Geometry top = geometry("crown", crown, leaves, x, 0.8f, z);
            top.setLocalScale(0.8f + 0.4f * (i % 5) / 5);
            trees.attachChild(top);
        }
        trees.instance();
        rootNode.attachChild(trees);
    }

    private Material instances(float r, float g, float b) {
        Material material = paint(r, g, b);
        material.setBoolean("UseInstancing", true);
        return material;
    }

    @Override
    public void simpleUpdate(float seconds) {
        trees.rotate(0, seconds, 0);
    }
}
