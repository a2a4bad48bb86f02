package org.tepui.examples.panels;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.robot.Robot;
import javafx.scene.shape.Rectangle;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import tepui.targets.panels.javafx.GLView;

/**
 * The wheel in a window of JavaFX, which a drag turns; a sign of JavaFX's own lies over its corner, half seen through. Argument: a FILE, for what the screen
 * shows of the window's content when the wheel is turned by a sixth; none for no end.
 */
public final class FxWheel {
    private static final int WIDTH = 400;
    private static final int HEIGHT = 300;

    private FxWheel() {}

    /** The application; a main class that is one is refused on the class path. */
    public static final class Window extends Application {
        private final Wheel wheel = new Wheel();
        private final GLView view = new GLView(wheel);
        private double turned;
        private double pressedAt;

        @Override
        public void start(Stage stage) {
            Rectangle sign = new Rectangle(100, 60, Color.rgb(255, 255, 255, 0.5));
            StackPane root = new StackPane(view, sign);
            StackPane.setAlignment(sign, Pos.TOP_LEFT);
            root.setOnMousePressed(e -> pressedAt = e.getX());
            root.setOnMouseDragged(e -> {
                turn(turned + (pressedAt - e.getX()) / WIDTH);
                pressedAt = e.getX();
            });
            stage.setTitle("Wheel");
            stage.setScene(new Scene(root, WIDTH, HEIGHT));
            stage.show();
            if (getParameters().getRaw().isEmpty()) return;
            turn(1 / 6.0);
            keep(root, new File(getParameters().getRaw().get(0)));
        }

        @Override
        public void stop() {
            view.dispose();
        }

        private void turn(double turns) {
            turned = turns;
            wheel.turn(turns);
            view.draw();
        }

        /** Once some pulses have been shown. */
        private static void keep(StackPane root, File file) {
            new AnimationTimer() {
                private int pulses;

                @Override
                public void handle(long now) {
                    if (++pulses < 20) return;
                    stop();
                    Point2D at = root.localToScreen(0, 0);
                    write(new Robot().getScreenCapture(null, at.getX(), at.getY(), WIDTH, HEIGHT, false), file);
                    System.out.println("end");
                    Platform.exit();
                }
            }.start();
        }

        private static void write(WritableImage picture, File file) {
            PixelReader from = picture.getPixelReader();
            BufferedImage to = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
            for (int y = 0; y < HEIGHT; y++) {
                for (int x = 0; x < WIDTH; x++) to.setRGB(x, y, from.getArgb(x, y));
            }
            try {
                ImageIO.write(to, "png", file);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    public static void main(String[] args) {
        Application.launch(Window.class, args);
    }
}
