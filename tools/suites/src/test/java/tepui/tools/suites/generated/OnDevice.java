package tepui.tools.suites.generated;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.ServiceLoader;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;

/** Our compiler, and a driver's first device. */
final class OnDevice implements Subjects {
    private final Device device;
    private final Context context;
    private final Texture floats;
    private final Texture ints;

    OnDevice(String driver) {
        DriverProvider provider = ServiceLoader.load(DriverProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(p -> p.name().equals(driver))
                .findFirst()
                .orElseThrow();
        device = provider.open(provider.devices().getFirst(), DeviceOptions.DEFAULT);
        context = device.createContext();
        floats = device.createTexture(TextureDesc.of2d(Format.R32G32B32A32_FLOAT, SIZE, SIZE, Bind.COLOR_TARGET));
        ints = device.createTexture(TextureDesc.of2d(Format.R32G32B32A32_SINT, SIZE, SIZE, Bind.COLOR_TARGET));
        context.setRenderTargets(RenderTargets.of(
                List.of(RenderTargets.Attachment.of(floats), RenderTargets.Attachment.of(ints)), null));
        context.setViewport(0, 0, 0, SIZE, SIZE, 0, 1);
        context.bindVertexLayout(device.states().vertexLayout.intern(VertexLayout.EMPTY));
    }

    @Override
    public int[] run(RandomProgram program) {
        LinkedProgram linked = GlslLinker.link(
                List.of(compile(Stage.VERTEX, program.vertex), compile(Stage.FRAGMENT, program.fragment)),
                LinkOptions.DEFAULT);
        if (!linked.ok()) throw new AssertionError(linked.log());
        int[] words = new int[linked.defaultBlockSize() / 4];
        int[] given = Subjects.uniforms();
        int at = 0;
        for (String name : List.of("uf", "ui", "uu", "um", "un")) {
            int rows = name.equals("um") ? 3 : 4;
            LinkedProgram.Uniform u = linked.uniform(name);
            for (int i = 0; i < (name.equals("um") ? 3 : 4); i++) {
                for (int c = 0; c < rows; c++, at++) {
                    if (u != null) words[u.offset() / 4 + i * 4 + c] = given[at];
                }
            }
        }
        ShaderObject[] objects = new ShaderObject[Stage.COUNT];
        for (Shader s : linked.shaders().values()) {
            int slot = linked.defaultBlockSlots()[s.stage.ordinal()];
            if (slot >= 0) context.setUniforms(s.stage, slot, words, 0, words.length);
            objects[s.stage.ordinal()] = device.createShader(s, null);
            context.bindShader(s.stage, objects[s.stage.ordinal()]);
        }
        context.draw(Primitive.TRIANGLES, 0, 3);
        int[] pixels = new int[SIZE * SIZE * 8];
        MemorySegment all = MemorySegment.ofArray(pixels);
        long half = SIZE * SIZE * 16L;
        context.readTexture(floats, 0, Box.of2d(0, 0, SIZE, SIZE), all.asSlice(0, half), SIZE * 16L, half);
        context.readTexture(ints, 0, Box.of2d(0, 0, SIZE, SIZE), all.asSlice(half, half), SIZE * 16L, half);
        for (Stage s : Stage.values()) {
            ShaderObject o = objects[s.ordinal()];
            if (o == null) continue;
            context.bindShader(s, null);
            device.destroy(o);
        }
        return pixels;
    }

    private static CompiledShader compile(Stage stage, String text) {
        CompiledShader s = GlslCompiler.compile(stage, new String[] {text}, CompileOptions.ALL);
        if (!s.ok()) throw new AssertionError(s.log());
        return s;
    }

    @Override
    public void close() {
        context.close();
        device.close();
    }
}
