/** Common parts of drivers that record commands for a queue: keys of programs, programs used lately, how shaders read targets, made indices. */
@NullMarked
package tepui.pipe.driver.queue;

import org.jspecify.annotations.NullMarked;
