package tepui.drivers.d3d12;

/** Preparations that some implementations need before statistics are counted. */
interface StatisticsRules {
    /** Before a query of statistics begins. */
    void beforeStatisticsBegin();

    /** Before statistics begin in a list. */
    void beforeStatistics();
}
