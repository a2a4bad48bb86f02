/** Layout of a release in one folder: jars, their sources and Javadoc, a bill of materials for each, and checksums. */
@NullMarked
package tepui.tools.release;

import org.jspecify.annotations.NullMarked;
