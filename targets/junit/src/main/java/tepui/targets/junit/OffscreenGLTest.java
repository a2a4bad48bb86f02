package tepui.targets.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test that runs once for each driver and each size, with a new context each time. A driver that has no device on this machine is skipped with
 * the reason. The name of a {@link Picture} says driver and size, so each has its comparison.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@TestTemplate
@ExtendWith(OffscreenGLInvocations.class)
public @interface OffscreenGLTest {
    /** Names of drivers, as {@link OffscreenGL#driver}. */
    String[] drivers() default {"soft"};

    /** Widths and heights, as "256x128". */
    String[] sizes() default {"256x256"};

    /** {@link OffscreenGL#version}. */
    String version() default "3.3";

    /** {@link OffscreenGL#samples}. */
    int samples() default 0;
}
