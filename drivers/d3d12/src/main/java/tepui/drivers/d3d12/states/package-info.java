/**
 * Tracking of resource states, and the barriers that follow from what commands need. Calls nothing of Direct3D:
 * barriers come out as numbers, or as the structs that the API reads.
 */
@NullMarked
package tepui.drivers.d3d12.states;

import org.jspecify.annotations.NullMarked;
