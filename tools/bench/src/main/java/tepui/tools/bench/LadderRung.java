package tepui.tools.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tepui.pipe.DeviceOptions;

/**
 * Rung of the ladder: what is left out of the driver, and what stands around it.
 *
 * @param without what {@code Optimizations} of the driver leaves out
 * @param pipelines levels of looking pipelines up
 * @param present how a picture is shown
 * @param stream a command stream stands in front of the driver
 * @param background what a draw waits for is made quickly, and well later, on another thread
 */
record LadderRung(String name, String without, String pipelines, Present present, boolean stream, boolean background) {
    /** Ways to present: how a picture gets from the texture to the screen. */
    enum Present {
        /** Read back, and handed over as pixels. */
        READ_BACK,
        /** Shown where it was drawn. */
        IN_PLACE
    }

    private static final String FOUND = "dirty,current";
    private static final String ALL = "dirty,current,transitions";

    /** From nothing to everything, one mechanism more on each. */
    static final List<LadderRung> ALL_RUNGS = List.of(
            rung("nothing", "batches,state,pipelines,tracking,memory", "none", Present.READ_BACK),
            rung("batching", "state,pipelines,tracking,memory", "none", Present.READ_BACK),
            rung("dirty state, pipelines kept", "tracking,memory", FOUND, Present.READ_BACK),
            rung("transition lists", "tracking,memory", ALL, Present.READ_BACK),
            rung("zero-copy presents", "tracking,memory", ALL, Present.IN_PLACE),
            rung("resource states tracked", "memory", ALL, Present.IN_PLACE),
            rung("memory reused and shared", "", ALL, Present.IN_PLACE),
            new LadderRung("command stream", "", ALL, Present.IN_PLACE, true, false),
            new LadderRung("compiles in the background", "", ALL, Present.IN_PLACE, true, true));

    /** Everything, then everything but one mechanism on each: what hides behind what on the ladder shows here. */
    static final List<LadderRung> EACH_LEFT_OUT = List.of(
            new LadderRung("everything", "", ALL, Present.IN_PLACE, true, true),
            new LadderRung("no batching", "batches", ALL, Present.IN_PLACE, true, true),
            new LadderRung("no dirty state", "state", "current,transitions", Present.IN_PLACE, true, true),
            new LadderRung("no pipelines kept", "pipelines", "none", Present.IN_PLACE, true, true),
            new LadderRung("no transition lists", "", FOUND, Present.IN_PLACE, true, true),
            new LadderRung("presents read back", "", ALL, Present.READ_BACK, true, true),
            new LadderRung("no resource states", "tracking", ALL, Present.IN_PLACE, true, true),
            new LadderRung("no memory reused", "memory", ALL, Present.IN_PLACE, true, true),
            new LadderRung("no command stream", "", ALL, Present.IN_PLACE, false, true),
            new LadderRung("no compiles in the background", "", ALL, Present.IN_PLACE, true, false));

    private static LadderRung rung(String name, String without, String pipelines, Present present) {
        return new LadderRung(name, without, pipelines, present, false, false);
    }

    /**
     * What the driver is opened with. Nothing is taken from the disk or left there.
     *
     * @param headless pictures that are not read back go to a swapchain that nobody sees
     */
    DeviceOptions options(boolean headless) {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("without", without);
        settings.put("pipelines", pipelines);
        settings.put("cache", "off");
        if (headless && present == Present.IN_PLACE) settings.put("headless", "on");
        // Devices that link pipelines from parts do so by themselves, and improve them in the background.
        if (background) settings.put("quick", "on");
        else settings.put("libraries", "off");
        return new DeviceOptions(false, DeviceOptions.DEFAULT.messages(), settings);
    }
}
