/** Common parts of drivers that record commands for a queue: keys of programs, programs used lately, traits of shaders, state that is compiled into them, made indices. */
@NullMarked
package tepui.pipe.driver.queue;

import org.jspecify.annotations.NullMarked;
