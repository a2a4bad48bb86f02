/**
 * Tests of code that draws with OpenGL, on any machine that has a JDK: {@link OffscreenGL} gives a context, {@link Picture} what was drawn.
 */
@NullMarked
package tepui.targets.junit;

import org.jspecify.annotations.NullMarked;
