/**
 * The driver conformance kit. {@code scene} is what a case is written with, {@code cases} holds the cases, {@link tepui.tools.kit.KitRunner} runs
 * them on a device, {@link tepui.tools.kit.Expectations} says what is known to fail. A case is written against the contract
 * alone; what it expects is worked out by the small reference code in {@code reference}, never by a driver.
 */
@NullMarked
package tepui.tools.kit;

import org.jspecify.annotations.NullMarked;
