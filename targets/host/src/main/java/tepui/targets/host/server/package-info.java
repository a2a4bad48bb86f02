/** The host process: its ways in, and who is served. */
@NullMarked
package tepui.targets.host.server;

import org.jspecify.annotations.NullMarked;
