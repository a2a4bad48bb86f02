package tepui.drivers.d3d12.rules;

/**
 * Violation of a rule of Direct3D 12 by the driver. An error, so that nothing takes it for a refusal of the device and
 * goes on.
 */
public final class RuleViolation extends AssertionError {
    private static final long serialVersionUID = 1;

    RuleViolation(String call, String what) {
        super(call + ": " + what);
    }
}
