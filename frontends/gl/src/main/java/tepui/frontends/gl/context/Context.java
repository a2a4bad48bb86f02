package tepui.frontends.gl.context;

import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.draw.Dirty;
import tepui.frontends.gl.draw.DrawState;
import tepui.frontends.gl.framebuffer.DefaultFramebuffer;
import tepui.pipe.Device;
import tepui.pipe.Surface;

/** A context: the end of the chain of chapters, and its life. */
public final class Context extends DirectStateEntries {
    private final DrawState drawState = new DrawState(this);
    private boolean closed;
    /** Whether viewport and scissor have had the size of a framebuffer: the first one sets them. */
    private boolean sized;

    private Context(Setup setup) {
        super(setup);
        sized = attributes.width() > 0 || surface != null;
        stateSync = drawState;
    }

    public static Context create(
            Device device, ContextAttributes attributes, @Nullable Surface surface, @Nullable Context shared) {
        if (shared != null && shared.share.device.behind() != device) {
            throw new IllegalArgumentException("GLContext.create: share is a context of another device");
        }
        ShareGroup share = shared == null ? new ShareGroup(device) : shared.share;
        Context context = new Context(new Setup(attributes, surface, share));
        share.join();
        return context;
    }

    @Override
    public DrawState drawState() { // hot
        return drawState;
    }

    @Override
    public int[] currentWords() { // hot
        return store.current();
    }

    public static boolean hasFunction(String name) {
        return FunctionTable.has(name);
    }

    public static MethodType functionType(String name) {
        return FunctionTable.type(name);
    }

    /** The device that the context was made on. */
    public Device deviceBehind() {
        return share.device.behind();
    }

    /** Shows the back buffer. */
    public void swap() {
        drawWaiting();
        framebuffers.swap();
    }

    /** Draws to and reads from another default framebuffer from now on; null for the context's own. */
    public void replaceFramebuffer(@Nullable DefaultFramebuffer framebuffer, @Nullable Surface itsSurface) {
        drawWaiting();
        framebuffers.replace(framebuffer, itsSurface);
        if (sized || framebuffer == null || framebuffer.width() == 0) return;
        sized = true;
        view.cover(framebuffer.width(), framebuffer.height());
        dirty |= Dirty.VIEWPORT | Dirty.SCISSOR;
    }

    public void setSwapInterval(int refreshes) {
        if (refreshes < -1) throw new IllegalArgumentException("setSwapInterval: interval is " + refreshes);
        framebuffers.setInterval(refreshes);
    }

    public void resize(int width, int height) {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException(
                    "resize: size is " + width + " x " + height + ", must be at least 1 x 1");
        }
        drawWaiting();
        framebuffers.resize(width, height);
    }

    /** Ends the context. Done twice, it is done once. */
    public void destroy() {
        if (closed) return;
        if (Current.getOrNull() == this) Current.make(null);
        Thread thread = owner;
        if (thread != null) {
            throw new IllegalStateException(
                    "close: the context is current for thread \"" + thread.getName() + "\"; release it there first");
        }
        closed = true;
        dropQueries();
        stream.close();
        closeUploads();
        closePixels();
        drawState.close();
        textures.close();
        framebuffers.close();
        pipe.close();
        share.leave();
    }
}
