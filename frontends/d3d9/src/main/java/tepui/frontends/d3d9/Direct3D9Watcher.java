package tepui.frontends.d3d9;

import java.util.ServiceLoader;

/** Watcher of programs, for tools that record: found by {@link ServiceLoader}, it may put an object of its own in front of each Direct3D object. */
public interface Direct3D9Watcher {
    /** The object that the program gets; the one given where nothing is to be seen. */
    Direct3D9 watched(Direct3D9 made);

    /** The object that a program gets of all watchers that there are. */
    static Direct3D9 byAll(Direct3D9 made) {
        Direct3D9 given = made;
        for (Direct3D9Watcher w : ServiceLoader.load(Direct3D9Watcher.class, Direct3D9Watcher.class.getClassLoader()))
            given = w.watched(given);
        return given;
    }
}
