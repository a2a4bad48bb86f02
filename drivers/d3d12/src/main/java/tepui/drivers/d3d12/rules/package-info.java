/**
 * Validation of every call that the driver makes of Direct3D 12 against the published rules, in tests. Implementations
 * are laxer than Windows: what breaks a rule may draw the right picture here and nothing there. Nothing of this package
 * is loaded unless the property {@code tepui.d3d12.rules} is {@code on}.
 */
@NullMarked
package tepui.drivers.d3d12.rules;

import org.jspecify.annotations.NullMarked;
