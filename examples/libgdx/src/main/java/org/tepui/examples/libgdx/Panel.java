package org.tepui.examples.libgdx;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.graphics.g2d.NinePatch;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.CheckBox;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ProgressBar;
import com.badlogic.gdx.scenes.scene2d.ui.Skin;
import com.badlogic.gdx.scenes.scene2d.ui.Slider;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.utils.NinePatchDrawable;
import com.badlogic.gdx.utils.viewport.FitViewport;

/** Example of a user interface of scene2d: a table of labels, buttons, a slider and bars, with a skin that is made of a few pixels. */
public final class Panel extends ApplicationAdapter {
    private Stage stage;
    private Skin skin;
    private ProgressBar bar;
    private int frame;

    private Panel() {}

    public static void main(String[] args) {
        Windows.show("Panel", new Panel());
    }

    @Override
    public void create() {
        stage = new Stage(new FitViewport(480, 360));
        Gdx.input.setInputProcessor(stage);
        skin = new Skin();
        BitmapFont font = new BitmapFont();
        skin.add("default", font);
        NinePatchDrawable plain = patch("plain", 0x2f3b55ff);
        NinePatchDrawable light = patch("light", 0x5c78b0ff);
        NinePatchDrawable gold = patch("gold", 0xd9a441ff);
        skin.add("default", new Label.LabelStyle(font, Color.WHITE));
        skin.add("default", new TextButton.TextButtonStyle(light, gold, gold, font));
        skin.add("default", new CheckBox.CheckBoxStyle(plain, gold, font, Color.LIGHT_GRAY));
        skin.add("default-horizontal", new Slider.SliderStyle(plain, gold));
        ProgressBar.ProgressBarStyle bars = new ProgressBar.ProgressBarStyle(plain, null);
        bars.knobBefore = light;
        skin.add("default-horizontal", bars);

        Table table = new Table();
        table.setBackground(patch("ground", 0x1c2333ff));
        table.defaults().pad(6).fillX();
        table.add(new Label("Settings", skin)).colspan(2).row();
        table.add(new Label("Volume", skin));
        Slider volume = new Slider(0, 100, 1, false, skin);
        volume.setValue(70);
        table.add(volume).width(180).row();
        table.add(new Label("Loaded", skin));
        bar = new ProgressBar(0, 60, 1, false, skin);
        table.add(bar).width(180).row();
        CheckBox full = new CheckBox(" Full screen", skin);
        full.setChecked(true);
        table.add(full).colspan(2).row();
        table.add(new TextButton("Cancel", skin));
        TextButton apply = new TextButton("Apply", skin);
        apply.setChecked(true);
        table.add(apply).row();
        table.pack();
        table.setPosition(100, 60);
        stage.addActor(table);
    }

    /** A frame of two pixels around a lighter middle, stretched to any size. */
    private NinePatchDrawable patch(String name, int color) {
        Pixmap map = new Pixmap(12, 12, Pixmap.Format.RGBA8888);
        map.setColor(new Color(color).mul(0.6f, 0.6f, 0.6f, 1));
        map.fill();
        map.setColor(new Color(color));
        map.fillRectangle(2, 2, 8, 8);
        Texture texture = new Texture(map);
        map.dispose();
        skin.add(name, texture);
        return new NinePatchDrawable(new NinePatch(texture, 4, 4, 4, 4));
    }

    @Override
    public void render() {
        Gdx.gl.glClearColor(0.08f, 0.09f, 0.14f, 1);
        Gdx.gl.glClear(GL20.GL_COLOR_BUFFER_BIT);
        bar.setValue(++frame * 4f);
        stage.act(1 / 60f);
        stage.draw();
    }

    @Override
    public void resize(int width, int height) {
        stage.getViewport().update(width, height, true);
    }

    @Override
    public void dispose() {
        stage.dispose();
        skin.dispose();
    }
}
