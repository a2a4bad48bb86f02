package tepui.tools.conformance;

import java.util.List;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** The kit on Direct3D 12, in a process that vkd3d may end without others noticing. */
@Tag("slow")
class D3d12KitTest {
    @TestFactory
    List<DynamicNode> driver() {
        return KitTest.nodes(true);
    }
}
