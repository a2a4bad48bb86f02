/**
 * Quick test loop: {@code ./tepui test --quick MODULE[:TEST]}. Reads the poms, compiles what is newer than its classes into {@code .tepui/quick}
 * and runs tests in a JVM like that of the full run. What a build laid out in {@code target} is used as it is where it is fresh. No lints and no
 * Error Prone: those are the build's.
 */
package tepui.tools.quick;
