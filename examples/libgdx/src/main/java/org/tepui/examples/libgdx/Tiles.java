package org.tepui.examples.libgdx;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.OrthographicCamera;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.PixmapPacker;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.utils.ScissorStack;

/** Example of a flat world: tiles of an atlas that is packed at the start, a camera that moves and turns, a second view that is cut out of the first. */
public final class Tiles extends ApplicationAdapter {
    private static final int SIDE = 24;
    private static final String[] NAMES = {"grass", "water", "sand", "tree"};
    private static final Color[] COLORS = {
        new Color(0x4f9a4fff), new Color(0x3a6fb5ff), new Color(0xd9c27eff), new Color(0x2c5c33ff)
    };

    private OrthographicCamera camera;
    private SpriteBatch batch;
    private TextureAtlas atlas;
    private final TextureRegion[] tiles = new TextureRegion[NAMES.length];
    private int frame;

    private Tiles() {}

    public static void main(String[] args) {
        Windows.show("Tiles", new Tiles());
    }

    @Override
    public void create() {
        camera = new OrthographicCamera(480, 360);
        batch = new SpriteBatch();
        PixmapPacker packer = new PixmapPacker(128, 128, Pixmap.Format.RGBA8888, 2, true);
        for (int i = 0; i < NAMES.length; i++) packer.pack(NAMES[i], tile(i));
        atlas = packer.generateTextureAtlas(TextureFilter.Nearest, TextureFilter.Nearest, false);
        for (int i = 0; i < NAMES.length; i++) tiles[i] = atlas.findRegion(NAMES[i]);
        packer.dispose();
    }

    private static Pixmap tile(int kind) {
        Pixmap map = new Pixmap(SIDE, SIDE, Pixmap.Format.RGBA8888);
        map.setColor(COLORS[kind]);
        if (kind == 3) map.fillCircle(SIDE / 2, SIDE / 2, SIDE / 2 - 2);
        else map.fill();
        map.setColor(1, 1, 1, 0.25f);
        for (int i = 0; i < 6; i++) map.drawLine(i * 4, 4 + i * 3, i * 4 + 3, 4 + i * 3);
        return map;
    }

    private static int kind(int x, int y) {
        int height = (x * x + 3 * y * y + x * y) % 11;
        return height < 3 ? 1 : height < 5 ? 2 : 0;
    }

    @Override
    public void render() {
        frame++;
        Gdx.gl.glClearColor(0.08f, 0.09f, 0.14f, 1);
        Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
        camera.position.set(260 + frame, 200, 0);
        camera.up.set(0, 1, 0);
        camera.rotate(frame * 1.5f);
        camera.zoom = 1;
        camera.update();
        world();
        camera.rotate(-frame * 1.5f);
        camera.zoom = 2.5f;
        camera.update();
        batch.setProjectionMatrix(camera.combined);
        Rectangle cut = new Rectangle(330, 230, 130, 110);
        if (ScissorStack.pushScissors(cut)) {
            world();
            ScissorStack.popScissors();
        }
    }

    private void world() {
        batch.setProjectionMatrix(camera.combined);
        batch.begin();
        for (int y = 0; y < 20; y++) {
            for (int x = 0; x < 28; x++) {
                batch.draw(tiles[kind(x, y)], x * SIDE, y * SIDE);
                if (kind(x, y) == 0 && (x + y) % 5 == 0) batch.draw(tiles[3], x * SIDE, y * SIDE);
            }
        }
        batch.end();
    }

    @Override
    public void dispose() {
        batch.dispose();
        atlas.dispose();
    }
}
