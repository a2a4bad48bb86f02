package org.tepui.examples.libgdx;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;

/** Window of the small examples. */
final class Windows {
    private Windows() {}

    static void show(String title, ApplicationListener program) {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setTitle(title);
        configuration.setWindowedMode(480, 360);
        configuration.disableAudio(true);
        configuration.useVsync(true);
        new Lwjgl3Application(program, configuration);
    }
}
