/** Cases of the kit: one file per area of the contract. */
@NullMarked
package tepui.tools.kit.cases;

import org.jspecify.annotations.NullMarked;
