/** Parts that components of user interfaces share: the scene that a program draws, and the context that it draws in. */
@NullMarked
package tepui.targets.panels;

import org.jspecify.annotations.NullMarked;
