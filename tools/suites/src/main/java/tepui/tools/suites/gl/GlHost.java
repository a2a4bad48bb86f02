package tepui.tools.suites.gl;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/** An implementation of OpenGL that gives contexts. */
public interface GlHost extends AutoCloseable {
    /** Profiles that a context is made for. */
    enum Profile {
        CORE,
        COMPATIBILITY,
        ES
    }

    /** A context that is current on this thread until it is closed, with a window of its own. */
    interface Session extends AutoCloseable {
        /** Its entry points. */
        GlCalls calls();

        @Override
        void close();
    }

    /** The function of that name, with a type as {@code tepui.frontends.gl.GL} declares it, or null. */
    @Nullable
    MethodHandle function(String name, MethodType type);

    /** How it is called on the command line. */
    String name();

    /**
     * Opens a context of at least that version with a window of RGBA8, a 24-bit depth and an 8-bit stencil buffer.
     *
     * @param version 33 for 3.3
     * @return null where there is no such context
     */
    @Nullable
    Session open(Profile profile, int version, int width, int height);

    @Override
    void close();
}
