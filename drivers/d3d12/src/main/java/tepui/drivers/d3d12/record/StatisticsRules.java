package tepui.drivers.d3d12.record;

/** Preparations that some implementations need before something is counted. */
public interface StatisticsRules {
    /** Before a query that counts begins. */
    void beforeBegin();

    /** Before statistics begin in a list. */
    void beforeStatistics();
}
