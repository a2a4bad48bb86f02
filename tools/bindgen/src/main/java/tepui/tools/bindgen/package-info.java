/**
 * Generators of committed files: one class each, from a table of the project or a registry to text. What they write is in version
 * control, so a build needs no generator and a reader sees what is compiled; a test compares it with what they would write today.
 */
@NullMarked
package tepui.tools.bindgen;

import org.jspecify.annotations.NullMarked;
