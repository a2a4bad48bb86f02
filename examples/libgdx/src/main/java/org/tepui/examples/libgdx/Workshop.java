package org.tepui.examples.libgdx;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.PerspectiveCamera;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.VertexAttributes.Usage;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.g3d.Environment;
import com.badlogic.gdx.graphics.g3d.Material;
import com.badlogic.gdx.graphics.g3d.Model;
import com.badlogic.gdx.graphics.g3d.ModelBatch;
import com.badlogic.gdx.graphics.g3d.ModelInstance;
import com.badlogic.gdx.graphics.g3d.attributes.ColorAttribute;
import com.badlogic.gdx.graphics.g3d.attributes.FloatAttribute;
import com.badlogic.gdx.graphics.g3d.attributes.TextureAttribute;
import com.badlogic.gdx.graphics.g3d.environment.DirectionalLight;
import com.badlogic.gdx.graphics.g3d.environment.PointLight;
import com.badlogic.gdx.graphics.g3d.utils.ModelBuilder;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.graphics.glutils.ShapeRenderer;
import com.badlogic.gdx.math.MathUtils;

/**
 * Example with what libGDX programs draw with: a lit 3D scene into a frame buffer, that picture on the screen through a
 * shader of one's own, sprites that blend, shapes, and text. It knows nothing of Tepui. With the argument {@code gl32}
 * it asks for OpenGL 3.2 and GLSL 150, with {@code angle} for OpenGL ES 2.0 by ANGLE.
 */
public final class Workshop extends ApplicationAdapter {
    private static final String VERTEX = """
            #ifdef MODERN
            #define attribute in
            #define varying out
            #endif
            attribute vec4 a_position;
            attribute vec4 a_color;
            attribute vec2 a_texCoord0;
            uniform mat4 u_projTrans;
            varying vec2 v_uv;
            void main() {
                v_uv = a_texCoord0;
                gl_Position = u_projTrans * a_position;
            }
            """;

    private static final String FRAGMENT = """
            #ifdef MODERN
            #define varying in
            #define texture2D texture
            out vec4 result;
            #define gl_FragColor result
            #endif
            #ifdef GL_ES
            precision highp float;
            #endif
            varying vec2 v_uv;
            uniform sampler2D u_texture;
            void main() {
                vec2 d = v_uv - 0.5;
                float edge = 1.0 - dot(d, d) * 1.6;
                gl_FragColor = vec4(texture2D(u_texture, v_uv).rgb * edge, 1.0);
            }
            """;

    private final boolean modern;
    private int frame;
    private SpriteBatch batch;
    private BitmapFont font;
    private ShapeRenderer shapes;
    private ShaderProgram vignette;
    private FrameBuffer buffer;
    private ModelBatch models;
    private Environment light;
    private PerspectiveCamera camera;
    private Texture checks;
    private Texture glow;
    private ModelInstance[] things;

    private Workshop(boolean modern) {
        this.modern = modern;
    }

    public static void main(String[] args) {
        boolean modern = args.length > 0 && args[0].equals("gl32");
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setTitle("Workshop");
        configuration.setWindowedMode(800, 480);
        configuration.disableAudio(true);
        configuration.useVsync(true);
        if (args.length > 0 && args[0].equals("angle"))
            configuration.setOpenGLEmulation(Lwjgl3ApplicationConfiguration.GLEmulation.ANGLE_GLES20, 2, 0);
        if (modern) configuration.setOpenGLEmulation(Lwjgl3ApplicationConfiguration.GLEmulation.GL32, 3, 2);
        new Lwjgl3Application(new Workshop(modern), configuration);
    }

    @Override
    public void create() {
        if (modern) {
            ShaderProgram.prependVertexCode = "#version 150\n#define MODERN\n";
            ShaderProgram.prependFragmentCode = "#version 150\n#define MODERN\n";
        }
        vignette = new ShaderProgram(VERTEX, FRAGMENT);
        if (!vignette.isCompiled()) throw new IllegalStateException(vignette.getLog());
        ShaderProgram.prependVertexCode = modern ? "#version 150\n#define attribute in\n#define varying out\n" : "";
        ShaderProgram.prependFragmentCode = modern
                ? "#version 150\n#define varying in\n#define texture2D texture\n#define textureCube texture\n#define gl_FragColor fragColor\nout vec4 fragColor;\n"
                : "";
        batch = new SpriteBatch();
        font = new BitmapFont();
        shapes = new ShapeRenderer();
        models = new ModelBatch();
        buffer = new FrameBuffer(Pixmap.Format.RGBA8888, 800, 480, true);
        checks = checks();
        glow = glow();
        light = new Environment();
        light.set(new ColorAttribute(ColorAttribute.AmbientLight, 0.25f, 0.25f, 0.3f, 1));
        light.add(new DirectionalLight().set(0.9f, 0.85f, 0.8f, -0.6f, -0.8f, -0.3f));
        light.add(new PointLight().set(0.2f, 0.4f, 1f, -3, 2, 2, 12));
        camera = new PerspectiveCamera(60, 800, 480);
        camera.position.set(0, 3.2f, 6.5f);
        camera.lookAt(0, 0.4f, 0);
        camera.near = 0.5f;
        camera.far = 50;
        camera.update();
        ModelBuilder builder = new ModelBuilder();
        long usage = Usage.Position | Usage.Normal | Usage.TextureCoordinates;
        Material textured = new Material(TextureAttribute.createDiffuse(checks));
        Material red = new Material(
                ColorAttribute.createDiffuse(Color.FIREBRICK),
                ColorAttribute.createSpecular(Color.WHITE),
                FloatAttribute.createShininess(24));
        Material green = new Material(ColorAttribute.createDiffuse(Color.OLIVE));
        Model floor = builder.createBox(9, 0.2f, 9, textured, usage);
        Model box = builder.createBox(1.4f, 1.4f, 1.4f, textured, usage);
        Model ball = builder.createSphere(1.7f, 1.7f, 1.7f, 32, 24, red, usage);
        Model cone = builder.createCone(1.5f, 2, 1.5f, 32, green, usage);
        things = new ModelInstance[] {
            new ModelInstance(floor, 0, -0.9f, 0),
            new ModelInstance(box, -2.2f, 0, 0),
            new ModelInstance(ball, 0, 0.1f, 0.6f),
            new ModelInstance(cone, 2.3f, 0.2f, -0.4f)
        };
    }

    private static Texture checks() {
        Pixmap pixmap = new Pixmap(64, 64, Pixmap.Format.RGBA8888);
        for (int y = 0; y < 64; y++) {
            for (int x = 0; x < 64; x++) {
                boolean dark = (x / 8 + y / 8) % 2 == 0;
                pixmap.drawPixel(x, y, Color.rgba8888(dark ? 0.25f : 0.9f, dark ? 0.3f : 0.85f, dark ? 0.4f : 0.7f, 1));
            }
        }
        Texture texture = new Texture(pixmap, true);
        texture.setFilter(Texture.TextureFilter.MipMapLinearLinear, Texture.TextureFilter.Linear);
        texture.setWrap(Texture.TextureWrap.Repeat, Texture.TextureWrap.Repeat);
        pixmap.dispose();
        return texture;
    }

    private static Texture glow() {
        Pixmap pixmap = new Pixmap(64, 64, Pixmap.Format.RGBA8888);
        pixmap.setBlending(Pixmap.Blending.None);
        for (int y = 0; y < 64; y++) {
            for (int x = 0; x < 64; x++) {
                float dx = (x - 31.5f) / 32;
                float dy = (y - 31.5f) / 32;
                float a = MathUtils.clamp(1 - (float) Math.sqrt(dx * dx + dy * dy), 0, 1);
                pixmap.drawPixel(x, y, Color.rgba8888(1, 1, 1, a * a));
            }
        }
        Texture texture = new Texture(pixmap);
        texture.setFilter(Texture.TextureFilter.Linear, Texture.TextureFilter.Linear);
        pixmap.dispose();
        return texture;
    }

    @Override
    public void render() {
        float turn = frame++ * 2f;
        things[1].transform.setToRotation(0, 1, 0, 30 + turn).setTranslation(-2.2f, 0, 0);
        buffer.begin();
        Gdx.gl.glClearColor(0.45f, 0.6f, 0.8f, 1);
        Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT | GL20.GL_DEPTH_BUFFER_BIT);
        models.begin(camera);
        for (ModelInstance thing : things) models.render(thing, light);
        models.end();
        buffer.end();

        Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT | GL20.GL_DEPTH_BUFFER_BIT);
        TextureRegion picture = new TextureRegion(buffer.getColorBufferTexture());
        picture.flip(false, true);
        batch.getProjectionMatrix().setToOrtho2D(0, 0, 800, 480);
        batch.setShader(vignette);
        batch.disableBlending();
        batch.begin();
        batch.draw(picture, 0, 0, 800, 480);
        batch.end();
        batch.setShader(null);
        batch.enableBlending();
        batch.begin();
        batch.setBlendFunction(GL20.GL_SRC_ALPHA, GL20.GL_ONE);
        for (int i = 0; i < 12; i++) {
            batch.setColor(Color.WHITE.cpy().fromHsv(i * 30, 0.8f, 1));
            float angle = i * 30 + turn;
            batch.draw(glow, 660 + 70 * MathUtils.cosDeg(angle) - 24, 360 + 70 * MathUtils.sinDeg(angle) - 24, 48, 48);
        }
        batch.setColor(Color.WHITE);
        batch.setBlendFunction(GL20.GL_SRC_ALPHA, GL20.GL_ONE_MINUS_SRC_ALPHA);
        font.getData().setScale(1);
        font.draw(batch, "libGDX: sprites, text, shapes, a lit scene in a frame buffer", 20, 460);
        font.getData().setScale(2);
        font.setColor(Color.GOLD);
        font.draw(batch, "Workshop", 20, 60);
        font.setColor(Color.WHITE);
        batch.end();
        shapes.getProjectionMatrix().setToOrtho2D(0, 0, 800, 480);
        shapes.begin(ShapeRenderer.ShapeType.Line);
        shapes.setColor(Color.CYAN);
        shapes.rect(14, 14, 180, 64);
        shapes.circle(660, 360, 100, 48);
        shapes.end();
        shapes.begin(ShapeRenderer.ShapeType.Filled);
        shapes.setColor(Color.ORANGE);
        shapes.triangle(740, 30, 780, 30, 760, 65);
        shapes.end();
    }

    @Override
    public void dispose() {
        batch.dispose();
        font.dispose();
        shapes.dispose();
        vignette.dispose();
        buffer.dispose();
        models.dispose();
    }
}
