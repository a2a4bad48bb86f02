package tepui.tools.suites.shader;

/** Skip that ends a test before it began: what it requires is not announced. */
final class TestSkip extends RuntimeException {
    private static final long serialVersionUID = 1;

    TestSkip(String message) {
        super(message);
    }
}
