package tepui.testing;

import java.io.File;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;

/** Class path for another JVM, of the places from which this one has some classes. */
public final class ClassPath {
    private ClassPath() {}

    /** Places of modules, one for each class; a place that several share is there once. */
    public static String of(Collection<Class<?>> classes) {
        Set<String> places = new LinkedHashSet<>();
        for (Class<?> one : classes) {
            places.add(one.getProtectionDomain().getCodeSource().getLocation().getPath());
        }
        return String.join(File.pathSeparator, places);
    }
}
