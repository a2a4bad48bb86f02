package tepui.targets.nativedoor.window;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLDrawable;
import tepui.pipe.Device;
import tepui.pipe.Surface;
import tepui.targets.lwjgl.window.Pictures;
import tepui.targets.nativedoor.memory.Program;

/** Drawable: a window, or a framebuffer that is shown nowhere. */
public final class Drawing {
    /** Pictures that a program may still show when it was asked to close its window. */
    private static final int MOST_AFTER_CLOSING = 8;

    private static volatile boolean anyPixmap;

    /** The device that draws to it. */
    public Device device;

    public final Format format;
    public final boolean srgb;
    /** The window; null for a pbuffer. */
    public final @Nullable NativeWindow window;

    /** The pixmap, whose pixels are copied; null for others. */
    public final @Nullable NativePixmap pixmap;

    /** The drawable that this one stands in for while another thread's context has it; null for others. */
    final @Nullable Drawing standsFor;

    public GLDrawable drawable;
    private @Nullable Surface shown;
    private final Pictures pictures = ofProgram();
    private int picturesAfterEnd;
    /** Size that {@link #fit} has asked the window for since the last picture. */
    private int askedWidth = -1;

    private int askedHeight;
    /** The context that has it. */
    volatile @Nullable Rendering user;

    volatile boolean doomed;
    /** Refreshes between two pictures, which are the context's in EGL and the drawable's in GLX. */
    public int interval = 1;

    private Drawing(
            Device device,
            Format format,
            boolean srgb,
            @Nullable NativeWindow window,
            @Nullable NativePixmap pixmap,
            @Nullable Drawing standsFor,
            GLDrawable drawable,
            @Nullable Surface shown) {
        this.device = device;
        this.format = format;
        this.pixmap = pixmap;
        this.standsFor = standsFor;
        this.srgb = srgb;
        this.window = window;
        this.drawable = drawable;
        this.shown = shown;
    }

    /** A framebuffer that is shown nowhere. */
    public static Drawing pbuffer(Device device, Format format, boolean srgb, int width, int height) {
        ContextAttributes attributes =
                format.of(ContextAttributes.compatibility(), srgb).withSize(Math.max(1, width), Math.max(1, height));
        return new Drawing(device, format, srgb, null, null, null, GLDrawable.create(device, attributes, null), null);
    }

    /** Is the device gone that draws to it? */
    public boolean isOfLostDevice() {
        return device.lost() != null;
    }

    /** Goes over to the device of its next context where its own is lost, with nothing drawn yet. */
    void moveTo(Device next) {
        if (next == device || !isOfLostDevice()) return;
        int width = drawable.width();
        int height = drawable.height();
        drawable.close();
        if (shown != null) shown.close();
        shown = window == null ? null : next.createSurface(window.target(width, height));
        ContextAttributes attributes = format.of(ContextAttributes.compatibility(), srgb)
                .withDoubleBuffer(pixmap == null && format.doubleBuffered())
                .withSize(width, height);
        drawable = GLDrawable.create(next, attributes, shown);
        device = next;
    }

    /** A framebuffer like another drawable's, for a context that cannot have that one. It ends when the context gives it back. */
    static Drawing inPlaceOf(Drawing taken) {
        int width = taken.drawable.width();
        int height = taken.drawable.height();
        ContextAttributes attributes =
                taken.format.of(ContextAttributes.compatibility(), taken.srgb).withSize(width, height);
        GLDrawable own = GLDrawable.create(taken.device, attributes, null);
        Drawing made = new Drawing(taken.device, taken.format, taken.srgb, null, null, taken, own, null);
        made.doomed = true;
        return made;
    }

    /** The drawable that the program knows: another one than this where this stands in for it. */
    public Drawing named() {
        return standsFor == null ? this : standsFor;
    }

    public boolean isPbuffer() {
        return window == null && pixmap == null && standsFor == null;
    }

    /** A pixmap: one buffer, which the pixmap gets when the program flushes ({@link #give}). */
    public static Drawing pixmap(Device device, Format format, boolean srgb, NativePixmap pixmap) {
        ContextAttributes attributes = format.of(ContextAttributes.compatibility(), srgb)
                .withDoubleBuffer(false)
                .withSize(Math.max(1, pixmap.width()), Math.max(1, pixmap.height()));
        anyPixmap = true;
        return new Drawing(device, format, srgb, null, pixmap, null, GLDrawable.create(device, attributes, null), null);
    }

    /** The framebuffer gets what the pixmap holds: its program draws there by other means too. */
    public void take(Rendering by) {
        int[] argb = pixmap == null ? null : pixmap.read();
        if (argb != null) by.context.writeDrawable(argb);
    }

    /** The pixmap gets what the framebuffer holds. */
    public void give(Rendering by) {
        if (pixmap == null) return;
        int[] argb = new int[drawable.width() * drawable.height()];
        if (by.context.readDrawable(argb)) pixmap.write(drawable.width(), drawable.height(), argb);
    }

    /** Has any program ever drawn to a pixmap? Others need not ask whether theirs is one. */
    static boolean isAnyPixmap() { // hot
        return anyPixmap;
    }

    /**
     * A window.
     *
     * @throws IllegalStateException where the device cannot show pictures in it
     */
    public static Drawing window(Device device, Format format, boolean srgb, NativeWindow window) {
        int width = Math.max(1, window.width());
        int height = Math.max(1, window.height());
        Surface shown = device.createSurface(window.target(width, height));
        ContextAttributes attributes =
                format.of(ContextAttributes.compatibility(), srgb).withSize(width, height);
        try {
            GLDrawable framebuffer = GLDrawable.create(device, attributes, shown);
            return new Drawing(device, format, srgb, window, null, null, framebuffer, shown);
        } catch (RuntimeException e) {
            shown.close();
            throw e;
        }
    }

    private static Pictures ofProgram() {
        Program foreign = Program.foreign();
        if (foreign == null) return new Pictures();
        String out = foreign.setting("out");
        String frames = foreign.setting("frames");
        return new Pictures(
                frames == null || !frames.matches("[0-9]{1,9}") ? 0 : Integer.parseInt(frames),
                out == null ? null : Path.of(out));
    }

    /** Writes the picture that was asked for and not written yet: the program ends. */
    public void end() {
        pictures.writeOwn();
    }

    /** Shows what the current context has drawn, and takes the size that the window has now; false where the window is gone. */
    boolean swap(Rendering by, int[] damage) {
        if (window == null || !format.doubleBuffered()) return true;
        boolean last = pictures.next(drawable.width(), drawable.height(), true);
        boolean received = isReceived();
        if (received) window.beginSwap(drawable.width(), drawable.height(), format.alpha() > 0);
        try {
            by.context.swap();
        } catch (IllegalArgumentException e) {
            if (!isGone()) throw e;
            if (last) end(null);
            return false;
        }
        if (received) {
            // The driver's thread may bring the picture.
            GL.glFinish();
            window.endSwap(damage);
        }
        if (last) end(window);
        askedWidth = -1;
        follow(by);
        return true;
    }

    /** Can nothing be shown any more? */
    private boolean isGone() {
        return shown != null && shown.lost() != null;
    }

    /** Do pictures come to the window as pixels, and not to its surface? */
    private boolean isReceived() {
        return shown != null && shown.target() instanceof Surface.Target.Pixels;
    }

    /** The program is asked to close its window; one that does not listen is ended a few pictures later. */
    private void end(@Nullable NativeWindow of) {
        if (picturesAfterEnd++ == 0 && of != null) of.requestClose();
        else if (picturesAfterEnd > MOST_AFTER_CLOSING) {
            pictures.writeOwn();
            ProgramExit.exit();
        }
    }

    /** Takes the size that the window has, where something is to be drawn that large and the framebuffer is not; asks once for a size. */
    void fit(Rendering by, int wide, int high) { // hot
        if (window == null || wide == drawable.width() && high == drawable.height()) return;
        if (wide == askedWidth && high == askedHeight || !by.context.drawsToDrawable()) return;
        askedWidth = wide;
        askedHeight = high;
        follow(by);
    }

    /** Takes the size that the window has. */
    void follow(Rendering by) {
        if (window == null || !window.look()) return;
        int width = window.width();
        int height = window.height();
        if (width < 1 || height < 1 || width == drawable.width() && height == drawable.height()) return;
        // A true window's surface sees it by itself, but behind the picture.
        if (shown != null && (shown.width() != width || shown.height() != height)) shown.resize(width, height);
        by.context.resize(width, height);
    }

    /** Frees it, as soon as no context has it. */
    public void destroy() {
        doomed = true;
        if (user == null) close();
    }

    void close() {
        pictures.writeOwn();
        drawable.close();
        if (shown != null) shown.close();
        if (window != null) window.close();
    }
}
