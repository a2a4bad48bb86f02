package tepui.tools.cli;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.layers.capture.FrameCapture;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Surface;
import tepui.targets.lwjgl.window.GlFrame;
import tepui.targets.lwjgl.window.TraceRecordings;

/** Scene that is an OpenGL program: it draws into the default framebuffer of the context that is current. */
interface GlProgram extends DemoProgram {
    /** The context that it wants; its size is the surface's. */
    ContextAttributes attributes();

    /** Makes what the scene needs in the current context. */
    GlScene open(int width, int height);

    /** The scene, ready to be drawn. */
    interface GlScene extends AutoCloseable {
        /** Draws one picture; the same time gives the same picture. */
        void draw(double seconds);

        /** Frees native memory; objects of OpenGL go with their context. */
        @Override
        void close();
    }

    @Override
    default Player start(Device device, Surface surface, int width, int height) {
        GLContext context = GLContext.create(device, attributes().withSize(width, height), surface, null);
        context.makeCurrent();
        TraceRecordings.current(context);
        GlScene scene = open(width, height);
        return new Player() {
            private @Nullable GlFrame frame;

            @Override
            public @Nullable String captured(FrameCapture capture) {
                GlFrame f = frame;
                if (f == null) frame = f = new GlFrame(capture);
                return f.shown(context);
            }

            @Override
            public Surface.Outcome show(double seconds, boolean paced) {
                scene.draw(seconds);
                context.setSwapInterval(paced ? 1 : 0);
                context.swap();
                TraceRecordings.shown(context);
                return Surface.Outcome.SHOWN;
            }

            @Override
            public Context context() {
                return context.pipe();
            }

            @Override
            public void finish() {
                GL.glFinish();
            }

            @Override
            public void close() {
                scene.close();
                GLContext.release();
                context.close();
            }
        };
    }
}
