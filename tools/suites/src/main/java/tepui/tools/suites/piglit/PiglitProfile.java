package tepui.tools.suites.piglit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Reader of piglit's own lists of tests, gzipped XML. Tests that are no programs of OpenGL are left out. */
final class PiglitProfile {
    private PiglitProfile() {}

    /** The tests of a profile by their names, in its order. */
    static Map<String, PiglitTest> read(Path file) throws IOException {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            return parse(in);
        } catch (XMLStreamException e) {
            throw new IOException(file + " is not a list of piglit's tests: " + e.getMessage(), e);
        }
    }

    static Map<String, PiglitTest> parse(InputStream in) throws XMLStreamException {
        XMLInputFactory factory = XMLInputFactory.newInstance();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        XMLStreamReader xml = factory.createXMLStreamReader(in);
        Map<String, PiglitTest> tests = new LinkedHashMap<>();
        Map<String, String> options = new LinkedHashMap<>();
        String name = "";
        String type = "";
        while (xml.hasNext()) {
            switch (xml.next()) {
                case XMLStreamConstants.START_ELEMENT -> {
                    if (xml.getLocalName().equals("Test")) {
                        name = attribute(xml, "name");
                        type = attribute(xml, "type");
                        options.clear();
                    } else if (xml.getLocalName().equals("option")) {
                        options.put(attribute(xml, "name"), attribute(xml, "value"));
                    }
                }
                case XMLStreamConstants.END_ELEMENT -> {
                    if (xml.getLocalName().equals("Test") && type.equals("gl")) tests.put(name, test(name, options));
                }
                default -> {}
            }
        }
        return tests;
    }

    private static PiglitTest test(String name, Map<String, String> options) {
        List<String> command = PiglitTest.list(options.getOrDefault("command", ""));
        boolean offscreen = options.getOrDefault("run_concurrent", "").equals("True");
        return new PiglitTest(name, command, offscreen, PiglitTest.list(options.getOrDefault("require_platforms", "")));
    }

    private static String attribute(XMLStreamReader xml, String name) {
        String value = xml.getAttributeValue(null, name);
        return value == null ? "" : value;
    }
}
