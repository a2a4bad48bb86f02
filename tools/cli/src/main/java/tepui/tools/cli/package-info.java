/** The {@code tepui} command: a class per sub-command, and what they share. */
@NullMarked
package tepui.tools.cli;

import org.jspecify.annotations.NullMarked;
