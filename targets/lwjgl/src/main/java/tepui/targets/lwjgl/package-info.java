/** Agent, weaver and launcher: a Java program written for OpenGL through LWJGL runs on Tepui without a change. */
@NullMarked
package tepui.targets.lwjgl;

import org.jspecify.annotations.NullMarked;
