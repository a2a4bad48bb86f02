package tepui.targets.nativedoor.window;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Device;

/** A context, as EGL and GLX hand it out. */
public final class Rendering {
    public final long handle = Handles.next();
    public final @Nullable Format format;
    public final GLContext context;
    /** The device that it draws on. */
    public final Device device;
    /** The display that it was made for, as its face has it. */
    public final Object display;

    /** Was it made to end with a reset of the device? */
    public boolean losesOnReset;

    /** The thread that it is current for. */
    volatile @Nullable Thread user;
    /** Destroyed while it was current: freed when it is released. */
    volatile boolean doomed;

    private Rendering(Device device, @Nullable Format format, GLContext context, Object display) {
        this.device = device;
        this.format = format;
        this.context = context;
        this.display = display;
    }

    /**
     * Makes a context.
     *
     * @param share of the same device
     * @throws tepui.frontends.gl.ContextException where the version is not there
     */
    public static Rendering create(
            Device device,
            Object display,
            @Nullable Format format,
            ContextAttributes attributes,
            @Nullable Rendering share) {
        ContextAttributes all = format == null ? attributes : format.of(attributes, false);
        GLContext made = GLContext.create(device, all, null, share == null ? null : share.context);
        return new Rendering(device, format, made, display);
    }

    /** Ends it, as soon as no thread has it. */
    public void destroy() {
        doomed = true;
        if (user == null) context.close();
    }

    /** Is it current for a thread? */
    public boolean isCurrent() {
        return user != null;
    }

    /** Is it current for another thread? */
    public boolean isCurrentElsewhere() {
        Thread by = user;
        return by != null && by != Thread.currentThread();
    }

    /** Does it have groups of attributes, as the compatibility profile has? */
    public boolean hasAttributes() {
        return context.hasAttributes();
    }

    public boolean isOpenGLES() {
        return context.attributes().profile() == ContextAttributes.Profile.ES;
    }
}
