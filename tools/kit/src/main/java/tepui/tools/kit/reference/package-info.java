/**
 * Reference implementations that cases compare with: literal, slow, independent code for formats, coverage, filters and
 * blending.
 */
@NullMarked
package tepui.tools.kit.reference;

import org.jspecify.annotations.NullMarked;
