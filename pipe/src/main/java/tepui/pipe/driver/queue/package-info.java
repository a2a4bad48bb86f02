/** Common parts of drivers that record commands for a queue: keys of programs and the programs that a context used lately. */
@NullMarked
package tepui.pipe.driver.queue;

import org.jspecify.annotations.NullMarked;
