/** Host process: its sockets, and the clients that are served. */
@NullMarked
package tepui.targets.host.server;

import org.jspecify.annotations.NullMarked;
