package org.tepui.examples.jme;

import com.jme3.font.BitmapFont;
import com.jme3.font.BitmapText;
import com.jme3.font.Rectangle;
import com.jme3.material.Material;
import com.jme3.material.RenderState.BlendMode;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.shape.Quad;
import com.jme3.util.BufferUtils;

/** Example of the flat part of a game: text in boxes, rectangles that let something through, a curve in a mesh of lines whose buffer changes each frame. */
public final class Scoreboard extends SmallProgram {
    private static final int POINTS = 80;

    private final Mesh curve = new Mesh();
    private final float[] places = new float[POINTS * 3];
    private float time;

    private Scoreboard() {}

    public static void main(String[] args) {
        new Scoreboard().open();
    }

    @Override
    void build() {
        panel(20, 200, 200, 140, new ColorRGBA(0.2f, 0.35f, 0.6f, 0.6f), -3);
        panel(120, 150, 200, 120, new ColorRGBA(0.7f, 0.4f, 0.15f, 0.5f), -2);
        text("Red 12\nBlue 9", 30, 330, ColorRGBA.White);
        text("Lines of text are broken where their box ends.", 130, 262, new ColorRGBA(1, 0.9f, 0.6f, 1));
        curve.setMode(Mesh.Mode.LineStrip);
        curve.setDynamic();
        curve.setBuffer(Type.Position, 3, BufferUtils.createFloatBuffer(places));
        Geometry line = new Geometry("curve", curve);
        line.setMaterial(flat(new ColorRGBA(0.4f, 0.9f, 0.5f, 1)));
        guiNode.attachChild(line);
    }

    private Material flat(ColorRGBA color) {
        Material material = new Material(assetManager, "Common/MatDefs/Misc/Unshaded.j3md");
        material.setColor("Color", color);
        material.getAdditionalRenderState().setBlendMode(BlendMode.Alpha);
        return material;
    }

    private void panel(float x, float y, float width, float height, ColorRGBA color, float z) {
        guiNode.attachChild(geometry("panel", new Quad(width, height), flat(color), x, y, z));
    }

    private void text(String words, float x, float y, ColorRGBA color) {
        BitmapText text = new BitmapText(guiFont);
        text.setBox(new Rectangle(0, 0, 180, 100));
        text.setAlignment(BitmapFont.Align.Left);
        text.setText(words);
        text.setColor(color);
        text.setLocalTranslation(x, y, 0);
        guiNode.attachChild(text);
    }

    @Override
    public void simpleUpdate(float seconds) {
        time += seconds;
        for (int i = 0; i < POINTS; i++) {
            places[3 * i] = 20.5f + i * 5.5f;
            places[3 * i + 1] = (float) (80.5 + 50 * Math.sin(i * 0.15 + time * 4));
        }
        curve.getFloatBuffer(Type.Position).put(0, places);
        curve.getBuffer(Type.Position).setUpdateNeeded();
        curve.updateBound();
    }
}
