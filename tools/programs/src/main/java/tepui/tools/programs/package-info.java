/** Runner of Java programs that know nothing of Tepui, in JVMs of their own: for the tests of examples. */
@NullMarked
package tepui.tools.programs;

import org.jspecify.annotations.NullMarked;
