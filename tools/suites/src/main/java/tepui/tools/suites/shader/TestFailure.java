package tepui.tools.suites.shader;

/** Failure that ends a test: what it saw is not what it asks for. */
final class TestFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    TestFailure(String message) {
        super(message);
    }
}
