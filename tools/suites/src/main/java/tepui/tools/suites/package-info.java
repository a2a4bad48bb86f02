/** Runners of conformance suites that others wrote: each reads the suite's own files and compares with lists in this project. */
@NullMarked
package tepui.tools.suites;

import org.jspecify.annotations.NullMarked;
