package tepui.frontends.gl;

import java.lang.invoke.MethodType;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.ContextRequest;
import tepui.frontends.gl.context.CallWatcher;
import tepui.frontends.gl.context.Context;
import tepui.frontends.gl.context.Current;
import tepui.frontends.gl.context.WatchedCalls;
import tepui.frontends.gl.ext.FunctionTable;
import tepui.frontends.gl.ext.Versions;
import tepui.pipe.Device;
import tepui.pipe.Surface;

/**
 * OpenGL context on a device, offscreen or on a surface. It is used by the thread that it is current for, one at a
 * time; what is made in one context of a share group can be used by all of them.
 */
public final class GLContext implements AutoCloseable {
    private final Context context;

    private final ContextAttributes attributes;

    private GLContext(Context context, ContextAttributes attributes) {
        this.context = context;
        this.attributes = attributes;
    }

    /** A context with a default framebuffer of the attributes' size, which is shown nowhere. */
    public static GLContext create(Device device, ContextAttributes attributes) {
        return create(device, attributes, null, null);
    }

    /**
     * A context.
     *
     * @param surface where {@link #swap} shows the default framebuffer, which then has the surface's size
     * @param share a context of the same device whose objects are shared
     */
    public static GLContext create(
            Device device, ContextAttributes attributes, @Nullable Surface surface, @Nullable GLContext share) {
        ContextRequest request = attributes.request();
        String refusal = Versions.refusal(device, request);
        if (refusal != null) throw new ContextException(refusal);
        if (share != null && share.context.device.lost() != null)
            throw new ContextException(
                    "the context to share with is lost with its device; make one that shares with none");
        Context made = Context.create(device, request, surface, share == null ? null : share.context);
        return new GLContext(made, attributes);
    }

    /** The calling thread's context from now on; its former one is flushed and released. */
    public void makeCurrent() {
        Current.make(context);
    }

    /** The calling thread has no context from now on. */
    public static void release() {
        Current.make(null);
    }

    /**
     * What gives the calling thread its context of now back, run on this thread after another one was current: for components that draw on a thread of the
     * program. A context that was closed since, or is current for another thread, stays as it is, and the thread has none.
     */
    public static Runnable restorer() {
        return Current.restorer();
    }

    public boolean isCurrent() {
        return Current.isCurrent(context);
    }

    /** The version of OpenGL ES that the calling thread's context has, 32 for 3.2; 0 for desktop OpenGL, and without a context. */
    public static int currentESVersion() {
        Context context = Current.getOrNull();
        if (context == null || !context.profile.es && !context.profile.es1) return 0;
        return context.profile.version;
    }

    /** Message of the last error that the calling thread's context recorded; empty where there was none. */
    public static String lastError() {
        Context context = Current.getOrNull();
        return context == null ? "" : context.errors.message();
    }

    /** Where debug messages go from now on, in place of a C function; null: to the log that glGetDebugMessageLog empties. */
    public void setDebugCallback(@Nullable DebugCallback callback) {
        context.messages.setReceiver(callback == null ? null : callback::message);
    }

    /**
     * Draws to another default framebuffer from now on, which no other context may draw to meanwhile; null for the context's own. The first
     * one that a context without a size gets sets its viewport and scissor. To be called on the context's thread.
     */
    public void setDrawable(@Nullable GLDrawable drawable) {
        if (drawable != null && drawable.device != context.deviceBehind())
            throw new IllegalArgumentException("GLContext.setDrawable: the drawable is of another device");
        context.replaceFramebuffer(
                drawable == null ? null : drawable.framebuffer, drawable == null ? null : drawable.surface);
    }

    /**
     * Reads from another default framebuffer from now on than is drawn to, which no other context may draw to meanwhile; null for the same. To be called on the
     * context's thread.
     */
    public void setReadDrawable(@Nullable GLDrawable drawable) {
        if (drawable != null && drawable.device != context.deviceBehind())
            throw new IllegalArgumentException("GLContext.setReadDrawable: the drawable is of another device");
        context.readFrom(drawable == null ? null : drawable.framebuffer);
    }

    /**
     * Reads what {@link #swap} would show: words with alpha in the high byte, then red, green and blue, the uppermost row first. No state of the context changes.
     *
     * @return false where there is nothing, or the array is too small
     */
    public boolean readDrawable(int[] argb) {
        return context.copyDrawable(argb, false);
    }

    /** Writes what is shown, pixels as {@link #readDrawable} has them; false where that is not possible, as with several samples. */
    public boolean writeDrawable(int[] argb) {
        return context.copyDrawable(argb, true);
    }

    /** Does the context draw to the default framebuffer, and not to a framebuffer object? */
    public boolean drawsToDrawable() { // hot
        return context.drawsToOwnFramebuffer();
    }

    /** Shows the back buffer where there is a surface; its contents are undefined afterwards. */
    public void swap() {
        context.swap();
    }

    /** Refreshes between two pictures: 0 for none, up to 4; -1 to show late ones at once. */
    public void setSwapInterval(int refreshes) {
        context.setSwapInterval(refreshes);
    }

    /** Gives the default framebuffer another size; its contents are lost. */
    public void resize(int width, int height) {
        context.resize(width, height);
    }

    public Device device() {
        return context.deviceBehind();
    }

    /** The device's side of this context: its counters, and the seam for tools. To be used on the context's thread. */
    public tepui.pipe.Context pipe() {
        if (isCurrent()) context.primitives.drawWaiting();
        return context.pipe;
    }

    /** Sets the listener that is told of each call of this context from the next one on; null for none. To be called on the context's thread, for tools. */
    public void watch(@Nullable CallListener listener) {
        context.watch(listener == null ? null : new WatchedCalls(receiver(listener)));
    }

    /** The same with arguments as they are, for tools that write calls down; null for none. */
    public void observe(@Nullable CallObserver observer) {
        context.watch(observer == null ? null : watcher(observer));
    }

    private static CallWatcher watcher(CallObserver observer) {
        return new CallWatcher() {
            @Override
            public void call(String name, long[] arguments) {
                observer.call(name, arguments);
            }

            @Override
            public void returned(long result) {
                observer.returned(result);
            }

            @Override
            public void error(String text) {
                // Its receiver asks for errors as the program does.
            }
        };
    }

    private static WatchedCalls.Receiver receiver(CallListener listener) {
        return new WatchedCalls.Receiver() {
            @Override
            public void call(String name, List<String> arguments) {
                listener.call(name, arguments);
            }

            @Override
            public void error(String text) {
                listener.error(text);
            }
        };
    }

    /** Tells the shaders that programs of the share group have on the device by now, for tools. */
    public void eachShader(ShaderListener listener) {
        context.eachShader(listener::shader);
    }

    /** Whether there is a function of this name, as {@code glX}; that a context announces it is another question. */
    public static boolean hasFunction(String name) {
        return FunctionTable.has(name);
    }

    /** The type of {@code GL.name}. */
    public static MethodType functionType(String name) {
        return FunctionTable.type(name);
    }

    /** Whether objects of one are objects of the other. */
    public boolean sharesWith(GLContext other) {
        return context.share == other.context.share;
    }

    /** Does the context have groups of attributes to copy? */
    public boolean hasAttributes() {
        return context.profile.compatibility;
    }

    /**
     * Copies groups of glPushAttrib to another context, which must be current for no thread: all that glPushAttrib would save, but for draw and read buffers, which
     * are the drawable's, and textures that the other context does not share. Both are of the compatibility profile.
     */
    public void copyAttributes(GLContext to, int mask) {
        if (!hasAttributes() || !to.hasAttributes())
            throw new IllegalArgumentException(
                    "GLContext.copyAttributes: only contexts of the compatibility profile have groups of attributes");
        if (isCurrent()) context.primitives.drawWaiting();
        context.attribStack.copyTo(to.context.attribStack, mask, sharesWith(to));
    }

    /** The version that the context has: 33 for 3.3. */
    public int version() {
        return context.profile.version;
    }

    /** The attributes that the context was made with. */
    public ContextAttributes attributes() {
        return attributes;
    }

    /** Ends the context, which must not be current for another thread. Shared objects live as long as a context that shares them. */
    @Override
    public void close() {
        context.destroy();
    }
}
