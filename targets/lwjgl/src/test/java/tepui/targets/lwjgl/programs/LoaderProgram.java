package tepui.targets.lwjgl.programs;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

/**
 * Program that runs ArraysProgram with LWJGL from a loader of its own, as launchers of modules and mods do. Arguments:
 * {@code isolated}, where the loader does not ask that of the class path, or {@code child}, where it asks itself first;
 * then the jars.
 */
public final class LoaderProgram {
    private LoaderProgram() {}

    public static void main(String[] args) throws Exception {
        URL[] urls = new URL[args.length - 1];
        for (int i = 0; i < urls.length; i++) urls[i] = url(args[i + 1]);
        boolean isolated = args[0].equals("isolated");
        ClassLoader parent = isolated ? ClassLoader.getPlatformClassLoader() : ClassLoader.getSystemClassLoader();
        try (URLClassLoader loader = isolated ? new URLClassLoader(urls, parent) : new SelfFirst(urls, parent)) {
            Thread.currentThread().setContextClassLoader(loader);
            Class<?> program = Class.forName("tepui.targets.lwjgl.programs.ArraysProgram", true, loader);
            if (program.getClassLoader() != loader) throw new IllegalStateException("the parent has the program");
            program.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        }
    }

    private static URL url(String path) throws MalformedURLException {
        return Path.of(path).toUri().toURL();
    }

    /** Class loader that asks its parent only for what it does not have itself. */
    private static final class SelfFirst extends URLClassLoader {
        SelfFirst(URL[] urls, ClassLoader parent) {
            super(urls, parent);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            synchronized (getClassLoadingLock(name)) {
                Class<?> known = findLoadedClass(name);
                if (known != null) return known;
                try {
                    return findClass(name);
                } catch (ClassNotFoundException e) {
                    return super.loadClass(name, resolve);
                }
            }
        }
    }
}
