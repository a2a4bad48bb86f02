package tepui.tools.bindgen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;

/** The table of formats against the Vulkan registry: wherever both have a format, its layout is the same. */
@Needs(Need.VK_XML)
final class FormatsAgainstVulkanTest {
    /** Format as the registry has it, with our name. */
    private record Theirs(String name, int bytes, int texels, String extent) {}

    @Test
    void layoutsAgree() throws Exception {
        Map<String, Theirs> theirs = read();
        List<String> wrong = new ArrayList<>();
        int compared = 0;
        for (Format format : Format.values()) {
            Theirs same = theirs.get(format.name());
            if (same == null) continue;
            compared++;
            String extent = format.blockWidth() + "," + format.blockHeight() + ",1";
            // Vulkan counts the bytes that are used; ours is the distance between texels.
            int bytes = format == Format.D32_FLOAT_S8_UINT ? 5 : format.blockBytes();
            if (bytes != same.bytes || !extent.equals(same.extent)) {
                wrong.add(format + ": " + bytes + " bytes for " + extent + ", but " + same);
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(compared > 150, "only " + compared + " formats have a name that both know");
    }

    @Test
    void everyBlockFormatOfVulkanOnePointZeroIsThere() throws Exception {
        Set<String> missing = new TreeSet<>();
        read().values().forEach(format -> {
            if (format.texels > 1 && format.name.matches("(BC|ETC|EAC|ASTC).*_(U|S)(NORM|RGB|FLOAT)"))
                missing.add(format.name);
        });
        assertTrue(missing.size() > 40, missing::toString);
        for (Format format : Format.values()) {
            missing.remove(format.name());
        }
        missing.removeIf(name -> name.startsWith("ASTC") && name.endsWith("FLOAT"));
        assertEquals(Set.of(), missing);
    }

    /** By the names that our table would give them. */
    private static Map<String, Theirs> read() throws Exception {
        Map<String, Theirs> formats = new LinkedHashMap<>();
        NodeList nodes = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(Need.VK_XML.path().toFile())
                .getElementsByTagName("format");
        for (int i = 0; i < nodes.getLength(); i++) {
            if (!(nodes.item(i) instanceof Element format) || !format.hasAttribute("blockSize")) continue;
            String extent = format.getAttribute("blockExtent");
            Theirs theirs = new Theirs(
                    ourName(format),
                    Integer.parseInt(format.getAttribute("blockSize")),
                    Integer.parseInt(format.getAttribute("texelsPerBlock")),
                    extent.isEmpty() ? "1,1,1" : extent);
            formats.putIfAbsent(theirs.name, theirs);
        }
        return formats;
    }

    private static String ourName(Element format) {
        String name = format.getAttribute("name").substring("VK_FORMAT_".length());
        if (format.hasAttribute("compressed")) {
            return name.replace("_BLOCK", "")
                    .replace("_SFLOAT", format.getAttribute("compressed").equals("BC") ? "_SFLOAT" : "_FLOAT")
                    .replaceAll("^ASTC_(\\d+)x(\\d+)", "ASTC_$1X$2")
                    .replace("ETC2_R8G8B8A8_", "ETC2_RGBA8_")
                    .replace("ETC2_R8G8B8A1_", "ETC2_RGB8A1_")
                    .replace("ETC2_R8G8B8_", "ETC2_RGB8_");
        }
        NodeList components = format.getElementsByTagName("component");
        List<String> channels = new ArrayList<>();
        String numeric = "";
        for (int i = 0; i < components.getLength(); i++) {
            Element component = (Element) components.item(i);
            channels.add(component.getAttribute("name") + component.getAttribute("bits"));
            if (i == 0)
                numeric = component
                        .getAttribute("numericFormat")
                        .replace("SFLOAT", "FLOAT")
                        .replace("UFLOAT", "FLOAT");
        }
        if (channels.getFirst().startsWith("D") || channels.getFirst().startsWith("S"))
            return name.replace("SFLOAT", "FLOAT");
        // A packed format is named from its highest bits, ours from its lowest.
        return String.join("", format.hasAttribute("packed") ? channels.reversed() : channels) + "_" + numeric;
    }
}
