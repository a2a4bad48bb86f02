package tepui.targets.lwjgl.window;

/**
 * GLX for woven classes, which another module has: the way in for programs in C. Found as a service; where it is not there, classes that call GLX stay as they are.
 */
public interface GlxFunctions {
    /** The class with public static functions of GLX, with the types that C has. */
    Class<?> functions();

    /** The class with the native functions that SWT has for its canvas. */
    Class<?> functionsOfSwt();

    /**
     * What a function of GLX that answers with a text says, by its address; 0 for a function that does not.
     *
     * @param number a screen or a name, as the function takes it
     */
    long text(String function, long display, int number);
}
