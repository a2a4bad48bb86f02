package tepui.tools.release;

/** POM of a published module, with what a user's build asks for and no more: no parent, no plugins, no dependencies of tests. */
final class ReleasePom {
    private ReleasePom() {}

    static String of(Artifact a) {
        StringBuilder text =
                new StringBuilder("""
                <?xml version="1.0" encoding="UTF-8"?>
                <project xmlns="http://maven.apache.org/POM/4.0.0">
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>org.tepui</groupId>
                  <artifactId>%s</artifactId>
                  <version>%s</version>
                  <name>%s</name>
                  <description>%s</description>
                  <licenses>
                    <license>
                      <name>Apache-2.0</name>
                      <distribution>repo</distribution>
                    </license>
                  </licenses>
                """.formatted(a.name(), a.version(), a.name(), escaped(a.description())));
        if (!a.packed() && !a.needs().isEmpty()) {
            text.append("  <dependencies>\n");
            for (String need : a.needs()) {
                text.append("""
                            <dependency>
                              <groupId>org.tepui</groupId>
                              <artifactId>%s</artifactId>
                              <version>%s</version>
                            </dependency>
                        """.formatted(need, a.version()));
            }
            text.append("  </dependencies>\n");
        }
        return text.append("</project>\n").toString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
