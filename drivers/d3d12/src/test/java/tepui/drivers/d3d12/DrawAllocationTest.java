package tepui.drivers.d3d12;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Bind;
import tepui.pipe.Primitive;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;
import tepui.testing.Allocation;
import tepui.testing.Need;
import tepui.testing.Needs;

/** A draw makes no objects, whatever changed before it. In a process of its own, since the rules that other tests run under do. */
@Needs(Need.VKD3D)
final class DrawAllocationTest {
    @Test
    void drawsAllocateNothing() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx512m", "--enable-native-access=ALL-UNNAMED"));
        for (String name : List.of("tepui.root", "tepui.deps", "tepui.cache")) {
            command.add("-D" + name + "=" + System.getProperty(name));
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), DrawAllocationTest.class.getName()));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("VKD3D_DEBUG", "none");
        builder.environment().put("VKD3D_SHADER_DEBUG", "none");
        Process process = builder.start();
        try {
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(0, process.waitFor(), said);
            assertEquals("bytes 0 0", said.strip());
        } finally {
            process.destroyForcibly();
        }
    }

    /** The process: says how many bytes a thousand draws allocate, of each kind. */
    public static void main(String[] arguments) {
        try (D3d12Lab lab = new D3d12Lab(false, Map.of())) {
            lab.bindTriangle();
            System.out.println("bytes " + least(lab, lab.changingDraw()) + " " + least(lab, integers(lab)));
        }
    }

    /** Now and then the ring of uniforms gets another chunk; most stretches have none. */
    private static long least(D3d12Lab lab, Runnable draw) {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 5 && least > 0; i++) {
            lab.context.finish();
            least = Math.min(least, Allocation.bytes(1000, draw));
        }
        return least;
    }

    /** Draws with one and the other of two textures of integers, whose samplers are written into memory for each. */
    private static Runnable integers(D3d12Lab lab) {
        Shader f = new Shader(Stage.FRAGMENT, "integers");
        Builder b = new Builder(f);
        Resource t = f.texture("t", 0, TextureShape.D2);
        t.texelKind = ScalarKind.I32;
        t.unsigned = true;
        Value texel = b.texture(Op.TEX_SAMPLE, t, Type.I32X4, TexOperand.COORD.bit(), b.f32(0.5f, 0.5f));
        b.storeOutput(f.output("out", Type.F32X4, 0), b.convert(Op.U2F, ScalarKind.F32, texel));
        b.ret();
        lab.context.bindShader(Stage.FRAGMENT, lab.device.createShader(f, null));
        TextureView[] views = new TextureView[2];
        for (int i = 0; i < views.length; i++) {
            Texture texture = lab.device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UINT, 1, 1, Bind.SAMPLED));
            views[i] = lab.device.createView(texture, TextureView.Desc.whole(texture.desc()));
        }
        int[] count = new int[1];
        return () -> {
            lab.context.bindTexture(Stage.FRAGMENT, 0, views[count[0]++ & 1]);
            lab.context.draw(Primitive.TRIANGLES, 0, 3);
        };
    }
}
