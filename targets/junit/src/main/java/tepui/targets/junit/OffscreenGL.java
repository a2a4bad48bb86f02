package tepui.targets.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Annotation of a test, or of a class for each of its tests: it runs with a new context of OpenGL current on its
 * thread, and may take a {@link Picture} as a parameter. Code that calls OpenGL through LWJGL works in it as it does in
 * a window; its capabilities are made already.
 *
 * <p>A test that leaves an error of OpenGL behind fails.
 */
@Documented
@Inherited
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(OffscreenGLExtension.class)
public @interface OffscreenGL {
    /** Of the default framebuffer, in pixels. */
    int width() default 256;

    int height() default 256;

    /** Version of OpenGL: "3.3" is the core profile, from 3.2 on; others are "3.3 compatibility" and "ES 3.0". */
    String version() default "3.3";

    /** The driver; empty for the best one there is. The software device gives the same picture on each machine. */
    String driver() default "soft";

    /** Samples a pixel; 0 for no multisampling. */
    int samples() default 0;
}
