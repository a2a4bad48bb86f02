package tepui.tools.suites.shader;

/** Result of a run of many tests; what failed as listed is counted among the failed, and named apart. */
public record SuiteResult(int passed, int failed, int skipped, int known, int unexpected) {
    public boolean isOk() {
        return unexpected == 0 && passed > 0;
    }
}
