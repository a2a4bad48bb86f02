package tepui.tools.bindgen;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Generator of one committed file from data. Deterministic: the same data gives the same text, whatever the machine or
 * the day.
 */
interface Generator {
    /** All there are. */
    List<Generator> ALL = Stream.of(
                    Stream.of(
                            new FormatsPage(),
                            new SpirvConstants(),
                            new VulkanBindings(VulkanBindings.Part.VALUES),
                            new VulkanBindings(VulkanBindings.Part.STRUCTS),
                            new VulkanBindings(VulkanBindings.Part.COMMANDS)),
                    Arrays.stream(GlSources.values()),
                    Arrays.stream(ExtensionSources.values()),
                    Arrays.stream(FamilySources.values()),
                    Arrays.stream(ClientSources.values()),
                    Arrays.stream(TraceSources.values()),
                    Arrays.stream(ContractLayers.values()),
                    Arrays.stream(ContractStream.values()),
                    Arrays.stream(Direct3D9Devices.values()),
                    Arrays.stream(Direct3D9Client.values()),
                    Stream.of(new Direct3D9Decoder(), new Direct3D9Packets()))
            .<Generator>flatMap(s -> s)
            .toList();

    /** The file it writes, from the project's root. */
    Path file();

    /** Whether it reads a registry, which './tepui fetch' brings; otherwise a table of the project. */
    boolean readsRegistry();

    /**
     * The whole text of the file. Where a registry is read, the version of that registry stands in the line that has the word "from".
     *
     * @param root the project's root
     * @param registries the folder of the registries
     * @throws IOException where the data cannot be read; the message names it
     */
    String text(Path root, Path registries) throws IOException;
}
