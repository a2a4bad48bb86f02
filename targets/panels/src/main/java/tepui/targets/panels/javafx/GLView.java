package tepui.targets.panels.javafx;

import java.nio.IntBuffer;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.pipe.Surface;
import tepui.targets.panels.GLScene;
import tepui.targets.panels.SceneContext;

/**
 * Node of JavaFX that shows a scene of OpenGL, without native glue: pictures reach JavaFX through a shared pixel buffer. It draws in the pixels of the screen
 * on JavaFX's thread, when it gets another size, when it is asked to, or at each pulse while it is animated.
 */
public class GLView extends Region {
    private final GLScene scene;
    private final ContextAttributes attributes;
    private final ImageView view = new ImageView();
    private final AnimationTimer timer = new AnimationTimer() {
        @Override
        public void handle(long now) {
            Window window = window();
            if (window != null && window.isShowing()) draw();
        }
    };
    private @Nullable SceneContext context;
    private boolean disposed;
    private @Nullable PixelBuffer<IntBuffer> pixels;
    private int[] argb = {};
    private int width;
    private int height;

    /** A view of OpenGL 3.3, core profile. */
    public GLView(GLScene scene) {
        this(scene, ContextAttributes.core(3, 3));
    }

    /** A view with a context of these attributes; its size is the view's. */
    @SuppressWarnings("this-escape") // JavaFX's own list of children, filled last
    public GLView(GLScene scene, ContextAttributes attributes) {
        this.scene = scene;
        this.attributes = attributes;
        view.setPreserveRatio(false);
        view.setSmooth(false);
        getChildren().add(view);
    }

    private @Nullable Window window() {
        Scene in = getScene();
        return in == null ? null : in.getWindow();
    }

    /** Whether the scene is drawn at each pulse while its window is shown. */
    public void setAnimated(boolean on) {
        if (on && !disposed) timer.start();
        else timer.stop();
    }

    /** Ends the context; the view shows its last picture from then on, whatever its size, and draws no other. */
    public void dispose() {
        disposed = true;
        timer.stop();
        SceneContext shown = context;
        context = null;
        if (shown != null) shown.close();
    }

    /** Draws the scene now. */
    public void draw() {
        view.setFitWidth(getWidth());
        view.setFitHeight(getHeight());
        if (disposed) return;
        double scaleX = 1;
        double scaleY = 1;
        Window window = window();
        if (window != null) {
            scaleX = window.getOutputScaleX();
            scaleY = window.getOutputScaleY();
        }
        int wide = (int) Math.ceil(getWidth() * scaleX);
        int high = (int) Math.ceil(getHeight() * scaleY);
        if (wide < 1 || high < 1) return;
        SceneContext drawn = context;
        if (drawn == null) {
            drawn = new SceneContext(scene, attributes, sink());
            context = drawn;
        }
        drawn.draw(wide, high);
    }

    @Override
    protected void layoutChildren() {
        view.relocate(0, 0);
        draw();
    }

    private Surface.PixelSink sink() {
        return (wide, high, drawn) -> {
            PixelBuffer<IntBuffer> buffer = pixels;
            if (buffer == null || wide != width || high != height) {
                width = wide;
                height = high;
                argb = new int[wide * high];
                buffer = new PixelBuffer<>(wide, high, IntBuffer.wrap(argb), PixelFormat.getIntArgbPreInstance());
                pixels = buffer;
                view.setImage(new WritableImage(buffer));
            }
            int[] to = argb;
            buffer.updateBuffer(b -> {
                // What lies behind the view is not seen through it.
                for (int i = 0; i < to.length; i++) to[i] = drawn[i] | 0xff000000;
                return null;
            });
        };
    }
}
