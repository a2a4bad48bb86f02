package tepui.drivers.d3d12.record;

/** Preparations that some implementations need before statistics are counted. */
public interface StatisticsRules {
    /** Before a query of statistics begins. */
    void beforeStatisticsBegin();

    /** Before statistics begin in a list. */
    void beforeStatistics();
}
