/** Host's end of a link: its memory, its ring, its messages. */
@NullMarked
package tepui.targets.host.link;

import org.jspecify.annotations.NullMarked;
