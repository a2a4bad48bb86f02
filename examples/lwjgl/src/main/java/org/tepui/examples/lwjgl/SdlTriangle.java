package org.tepui.examples.lwjgl;

import static org.lwjgl.opengl.GL33C.glViewport;
import static org.lwjgl.sdl.SDLError.SDL_GetError;
import static org.lwjgl.sdl.SDLEvents.SDL_EVENT_QUIT;
import static org.lwjgl.sdl.SDLEvents.SDL_EVENT_WINDOW_PIXEL_SIZE_CHANGED;
import static org.lwjgl.sdl.SDLEvents.SDL_PollEvent;
import static org.lwjgl.sdl.SDLInit.SDL_INIT_VIDEO;
import static org.lwjgl.sdl.SDLInit.SDL_Init;
import static org.lwjgl.sdl.SDLInit.SDL_Quit;
import static org.lwjgl.sdl.SDLTimer.SDL_GetTicks;
import static org.lwjgl.sdl.SDLVideo.*;

import org.lwjgl.opengl.GL;
import org.lwjgl.sdl.SDL_Event;

/** The triangle in a window of SDL 3. It knows nothing of Tepui. */
public final class SdlTriangle {
    private SdlTriangle() {}

    public static void main(String[] args) {
        boolean turning = args.length == 0 || !args[0].equals("still");
        check(SDL_Init(SDL_INIT_VIDEO));
        check(SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3));
        check(SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3));
        check(SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE));
        long window = SDL_CreateWindow("Triangle", 640, 480, SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE);
        check(window != 0);
        check((SDL_GetWindowFlags(window) & SDL_WINDOW_OPENGL) != 0);
        long context = SDL_GL_CreateContext(window);
        check(context != 0);
        check(SDL_GL_GetCurrentContext() == context);
        GL.createCapabilities();
        SDL_GL_SetSwapInterval(1);
        Scene scene = new Scene();
        System.out.println("extension " + SDL_GL_ExtensionSupported("GL_ARB_debug_output") + ", function "
                + (SDL_GL_GetProcAddress("glDrawArrays") != 0));

        boolean running = true;
        try (SDL_Event event = SDL_Event.calloc()) {
            while (running) {
                while (SDL_PollEvent(event)) {
                    if (event.type() == SDL_EVENT_QUIT) running = false;
                    if (event.type() == SDL_EVENT_WINDOW_PIXEL_SIZE_CHANGED)
                        glViewport(0, 0, event.window().data1(), event.window().data2());
                }
                scene.draw(turning ? SDL_GetTicks() * 0.001f : 0);
                check(SDL_GL_SwapWindow(window));
            }
        }
        GL.setCapabilities(null);
        check(SDL_GL_DestroyContext(context));
        SDL_DestroyWindow(window);
        SDL_Quit();
        System.out.println("end");
    }

    private static void check(boolean good) {
        if (!good) throw new IllegalStateException("SDL: " + SDL_GetError());
    }
}
