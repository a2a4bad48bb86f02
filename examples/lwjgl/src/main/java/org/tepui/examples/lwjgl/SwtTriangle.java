package org.tepui.examples.lwjgl;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.opengl.GLCanvas;
import org.eclipse.swt.opengl.GLData;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL33C;

/** The triangle in a canvas of SWT. It knows nothing of Tepui. Arguments: {@code FRAMES FILE}, for what the screen shows then; none for no end. */
public final class SwtTriangle {
    private SwtTriangle() {}

    public static void main(String[] args) {
        Display display = new Display();
        Shell shell = new Shell(display, SWT.SHELL_TRIM);
        shell.setText("Triangle");
        shell.setLayout(new FillLayout());
        GLData data = new GLData();
        data.doubleBuffer = true;
        data.depthSize = 24;
        GLCanvas canvas = new GLCanvas(shell, SWT.NONE, data);
        shell.setSize(shell.computeSize(640, 480));
        shell.open();
        canvas.setCurrent();
        GL.createCapabilities();
        Scene scene = new Scene();
        int frames = args.length > 1 ? Integer.parseInt(args[0]) : Integer.MAX_VALUE;
        for (int i = 0; i < frames && !shell.isDisposed(); i++) {
            canvas.setCurrent();
            Point size = canvas.getSize();
            GL33C.glViewport(0, 0, size.x, size.y);
            scene.draw(0);
            canvas.swapBuffers();
            boolean more = true;
            while (more) more = display.readAndDispatch();
        }
        if (args.length > 1) keep(display, canvas, args[1]);
        if (!shell.isDisposed()) shell.dispose();
        display.dispose();
        System.out.println("end");
    }

    /** What the screen shows where the canvas is. */
    private static void keep(Display display, GLCanvas canvas, String file) {
        Point at = canvas.toDisplay(0, 0);
        Point size = canvas.getSize();
        Image picture = new Image(display, size.x, size.y);
        GC screen = new GC(display);
        screen.copyArea(picture, at.x, at.y);
        screen.dispose();
        ImageLoader loader = new ImageLoader();
        loader.data = new ImageData[] {picture.getImageData()};
        loader.save(file, SWT.IMAGE_PNG);
        picture.dispose();
    }
}
