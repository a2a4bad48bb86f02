package org.tepui.examples.libgdx;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.PerspectiveCamera;
import com.badlogic.gdx.graphics.VertexAttributes.Usage;
import com.badlogic.gdx.graphics.g3d.Environment;
import com.badlogic.gdx.graphics.g3d.Material;
import com.badlogic.gdx.graphics.g3d.ModelBatch;
import com.badlogic.gdx.graphics.g3d.ModelInstance;
import com.badlogic.gdx.graphics.g3d.attributes.ColorAttribute;
import com.badlogic.gdx.graphics.g3d.environment.DirectionalShadowLight;
import com.badlogic.gdx.graphics.g3d.utils.DepthShaderProvider;
import com.badlogic.gdx.graphics.g3d.utils.ModelBuilder;
import com.badlogic.gdx.math.Vector3;
import java.util.ArrayList;
import java.util.List;

/** Example of shadows in libGDX's 3D: the scene is drawn as the sun sees it first, then as the camera does. */
public final class Shade extends ApplicationAdapter {
    private static final long USAGE = Usage.Position | Usage.Normal;

    private final Environment light = new Environment();
    private PerspectiveCamera camera;
    private final List<ModelInstance> things = new ArrayList<>();
    private ModelBatch models;
    private ModelBatch depths;
    private DirectionalShadowLight sun;
    private int frame;

    private Shade() {}

    public static void main(String[] args) {
        Windows.show("Shade", new Shade());
    }

    @Override
    @SuppressWarnings("deprecation") // the shadow light of libGDX itself is called experimental
    public void create() {
        models = new ModelBatch();
        depths = new ModelBatch(new DepthShaderProvider());
        sun = new DirectionalShadowLight(1024, 1024, 14, 14, 1, 30);
        sun.set(0.8f, 0.8f, 0.75f, -0.7f, -1, -0.4f);
        light.set(new ColorAttribute(ColorAttribute.AmbientLight, 0.35f, 0.35f, 0.4f, 1));
        light.add(sun);
        light.shadowMap = sun;
        camera = new PerspectiveCamera(55, 480, 360);
        camera.position.set(0, 4, 7);
        camera.lookAt(0, 0, 0);
        camera.near = 0.5f;
        camera.far = 40;
        camera.update();
        ModelBuilder builder = new ModelBuilder();
        things.add(new ModelInstance(builder.createBox(10, 0.4f, 8, paint(0.7f, 0.7f, 0.65f), USAGE), 0, -0.2f, 0));
        things.add(new ModelInstance(builder.createBox(1, 2, 1, paint(0.8f, 0.35f, 0.25f), USAGE), -2, 1, 0));
        things.add(new ModelInstance(
                builder.createSphere(1.6f, 1.6f, 1.6f, 24, 16, paint(0.3f, 0.6f, 0.8f), USAGE), 0, 0.8f, 1));
        things.add(new ModelInstance(
                builder.createCylinder(1, 2.4f, 1, 24, paint(0.4f, 0.7f, 0.35f), USAGE), 2, 1.2f, -0.5f));
    }

    private static Material paint(float r, float g, float b) {
        return new Material(ColorAttribute.createDiffuse(new Color(r, g, b, 1)));
    }

    @Override
    public void render() {
        things.get(1).transform.setToRotation(Vector3.Y, 20 + 3f * frame++).setTranslation(-2, 1, 0);
        sun.begin(Vector3.Zero, camera.direction);
        depths.begin(sun.getCamera());
        depths.render(things);
        depths.end();
        sun.end();
        Gdx.gl.glViewport(0, 0, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
        Gdx.gl.glClearColor(0.45f, 0.6f, 0.8f, 1);
        Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT | GL20.GL_DEPTH_BUFFER_BIT);
        models.begin(camera);
        models.render(things, light);
        models.end();
    }

    @Override
    public void dispose() {
        models.dispose();
        depths.dispose();
        sun.dispose();
    }
}
