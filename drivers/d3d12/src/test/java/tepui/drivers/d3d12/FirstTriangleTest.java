package tepui.drivers.d3d12;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.ir.Stage;
import tepui.pipe.ClearColor;
import tepui.pipe.Primitive;
import tepui.testing.Need;
import tepui.testing.Needs;

/** A triangle arrives where it should, whatever is saved on the way. */
@Needs({Need.VKD3D, Need.LAVAPIPE})
final class FirstTriangleTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "batches", "state", "pipelines", "memory", "batches,state,pipelines,memory"})
    void halfOfTheTargetIsDrawn(String without) {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of("without", without))) {
            lab.bindTriangle();
            lab.target.setLabel("target");
            lab.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
            lab.context.setUniforms(Stage.FRAGMENT, 0, D3d12Lab.floats(0, 1, 0, 0), 0, 4);
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
            assertEquals(0xff00ffff, lab.pixel(8, 8));
            assertEquals(0, lab.pixel(56, 56));
            assertEquals(List.of(), lab.messages);
        }
    }
}
