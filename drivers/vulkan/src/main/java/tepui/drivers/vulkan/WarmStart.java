package tepui.drivers.vulkan;

import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.pipeline.PipelineKeyDescriptor;
import tepui.drivers.vulkan.spirv.SpirvVariant;
import tepui.drivers.vulkan.spirv.TargetReads;
import tepui.ir.Printer;
import tepui.pipe.BlendState;
import tepui.pipe.DepthStencilState;
import tepui.pipe.VertexLayout;
import tepui.pipe.pipeline.PipelineTable;
import tepui.pipe.pipeline.SeenKeys;
import tepui.pipe.pipeline.StateCodec;

/**
 * Remembers what was drawn in earlier runs and makes it before it is drawn in this one. A shader is known by a hash of
 * its text, a program by those of its shaders and its variant, a key by what its parts say. As soon as the last shader of
 * a program is there again, its pipelines are made: before the first draw while the program loads, later in the background.
 */
final class WarmStart {
    private static final int MOST_KEY = 4096;
    private static final HexFormat HEX = HexFormat.of();

    private final VulkanDevice device;
    private final PipelineTable table;
    private final SeenKeys seen;
    private final Map<String, VulkanShader> shaders = new HashMap<>();
    private final Map<VulkanShader, String> hashes = new HashMap<>();
    /** Programs of earlier runs by the hashes of their shaders. */
    private final Map<String, List<String>> waiting = new HashMap<>();

    private final Set<String> prepared = new HashSet<>();

    WarmStart(VulkanDevice device, PipelineTable table, SeenKeys seen) {
        this.device = device;
        this.table = table;
        this.seen = seen;
        for (String program : seen.programs()) {
            String[] parts = program.split(",", -1);
            for (int i = 0; i < 5 && i < parts.length; i++) {
                if (!parts[i].isEmpty())
                    waiting.computeIfAbsent(parts[i], h -> new ArrayList<>()).add(program);
            }
        }
    }

    private static String hash(VulkanShader shader) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            sha.update(Printer.print(shader.shader).getBytes(StandardCharsets.UTF_8));
            sha.update(String.valueOf(shader.streamOutput).getBytes(StandardCharsets.UTF_8));
            return HEX.formatHex(sha.digest(), 0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    // ---- from earlier runs -----------------------------------------------------------------------------------------

    void created(VulkanShader shader) {
        String hash = hash(shader);
        List<GraphicsProgram.Key> complete = new ArrayList<>();
        List<String> names = new ArrayList<>();
        synchronized (this) {
            shaders.put(hash, shader);
            hashes.put(shader, hash);
            for (String program : waiting.getOrDefault(hash, List.of())) {
                if (prepared.contains(program)) continue;
                GraphicsProgram.Key key = program(program);
                if (key == null) continue;
                prepared.add(program);
                complete.add(key);
                names.add(program);
            }
        }
        for (int i = 0; i < complete.size(); i++) prepare(complete.get(i), names.get(i));
        if (complete.isEmpty()) return;
        try {
            table.settle();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    synchronized void destroyed(VulkanShader shader) {
        String hash = hashes.remove(shader);
        if (hash == null || !shaders.remove(hash, shader)) return;
        prepared.removeIf(program -> program.contains(hash));
    }

    /** The program of a name, null while a shader of it is missing or the name makes no sense. */
    private GraphicsProgram.@Nullable Key program(String name) {
        String[] parts = name.split(",", -1);
        if (parts.length != 12) return null;
        VulkanShader[] found = new VulkanShader[5];
        for (int i = 0; i < 5; i++) {
            VulkanShader shader = shaders.get(parts[i]);
            if (parts[i].isEmpty()) continue;
            if (shader == null) return null;
            found[i] = shader;
        }
        try {
            return new GraphicsProgram.Key(
                    found[0],
                    found[1],
                    found[2],
                    found[3],
                    found[4],
                    Boolean.parseBoolean(parts[5]),
                    Integer.parseInt(parts[6]),
                    SpirvVariant.PointSize.valueOf(parts[7]),
                    SpirvVariant.PrimitiveIds.valueOf(parts[8]),
                    TargetReads.parse(parts[9]),
                    device.attributeForms.one(AttributeForms.parse(parts[10])),
                    Integer.parseInt(parts[11]));
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private void prepare(GraphicsProgram.Key programKey, String name) {
        try {
            GraphicsProgram program = device.programs.get(programKey);
            for (byte[] bytes : seen.of(name)) {
                int[] key = key(program, bytes);
                if (key != null) table.prepare(key);
            }
        } catch (RuntimeException e) {
            // What cannot be made ahead is made, or refused with a reason, when it is drawn.
            prepared.add(name);
        }
    }

    // ---- to later ones ---------------------------------------------------------------------------------------------

    /** A draw used a key that this process had not used before. */
    void drawn(int[] key) {
        GraphicsProgram program;
        try {
            program = device.programs.get(key[PipelineKeyDescriptor.PROGRAM]);
        } catch (IllegalArgumentException e) {
            return;
        }
        String name = name(program.key);
        ByteBuffer b = ByteBuffer.allocate(MOST_KEY);
        if (name == null || !write(b, key)) return;
        byte[] bytes = new byte[b.position()];
        b.flip().get(bytes);
        seen.add(name, bytes);
    }

    private synchronized @Nullable String name(GraphicsProgram.Key k) {
        StringBuilder name = new StringBuilder();
        VulkanShader[] all = {k.vertex(), k.control(), k.evaluation(), k.geometry(), k.fragment()};
        for (VulkanShader shader : all) {
            String hash = shader == null ? "" : hashes.get(shader);
            // A shader of the driver's own.
            if (hash == null) return null;
            name.append(hash).append(',');
        }
        return name.append(k.clipMinusWToW())
                .append(',')
                .append(k.clipDistances())
                .append(',')
                .append(k.pointSize())
                .append(',')
                .append(k.primitiveIds())
                .append(',')
                .append(k.targets().text())
                .append(',')
                .append(k.forms().text())
                .append(',')
                .append(k.patchVertices())
                .toString();
    }

    /** The words that are numbers as they are, the parts behind the ids in full. */
    private boolean write(ByteBuffer b, int[] key) {
        try {
            b.putInt(key[PipelineKeyDescriptor.ASSEMBLY]).putInt(key[PipelineKeyDescriptor.SAMPLE_MASK]);
            b.putInt(key[PipelineKeyDescriptor.SHADING]).putInt(key[PipelineKeyDescriptor.FLAGS]);
            StateCodec.write(b, device.targetFormats.get(key[PipelineKeyDescriptor.FORMATS]));
            StateCodec.write(b, device.rasterParts.get(key[PipelineKeyDescriptor.RASTER]));
            StateCodec.write(b, device.blendParts.get(key[PipelineKeyDescriptor.BLEND]));
            StateCodec.write(b, device.states().depthStencil.get(key[PipelineKeyDescriptor.DEPTH_STENCIL]));
            int input = key[PipelineKeyDescriptor.VERTEX_INPUT];
            b.put((byte) (input == 0 ? 0 : 1));
            if (input != 0) {
                VertexInputs.Input in = device.vertexInputs.get(input);
                b.putInt(in.unbound);
                StateCodec.write(b, device.states().vertexLayout.get(in.layout));
            }
            return true;
        } catch (BufferOverflowException | IllegalArgumentException e) {
            return false;
        }
    }

    /** The key in this process, null where the bytes make no sense on this device. */
    private int @Nullable [] key(GraphicsProgram program, byte[] bytes) {
        try {
            ByteBuffer b = ByteBuffer.wrap(bytes);
            int[] key = new int[PipelineKeyDescriptor.COUNT];
            key[PipelineKeyDescriptor.PROGRAM] = program.id;
            key[PipelineKeyDescriptor.ASSEMBLY] = b.getInt();
            int mask = b.getInt();
            key[PipelineKeyDescriptor.SAMPLE_MASK] = device.gpu.features.dynamic.sampleMask ? 0 : mask;
            key[PipelineKeyDescriptor.SHADING] = b.getInt();
            key[PipelineKeyDescriptor.FLAGS] = b.getInt();
            int assembly = key[PipelineKeyDescriptor.ASSEMBLY];
            float shading = Float.intBitsToFloat(key[PipelineKeyDescriptor.SHADING]);
            boolean sound = PipelineKeyDescriptor.topology(assembly) <= 10
                    && PipelineKeyDescriptor.patchVertices(assembly) <= 32
                    && shading >= 0
                    && shading <= 1
                    && (key[PipelineKeyDescriptor.FLAGS] & ~3) == 0;
            TargetFormats.Formats formats = StateCodec.read(b, TargetFormats.Formats.class);
            RasterParts.Part raster = StateCodec.read(b, RasterParts.Part.class);
            if (!sound || !device.targetFormats.isPossible(formats) || raster.cull() < 0 || raster.cull() > 3)
                return null;
            key[PipelineKeyDescriptor.FORMATS] = device.targetFormats.id(formats);
            key[PipelineKeyDescriptor.RASTER] = device.rasterParts.id(raster);
            key[PipelineKeyDescriptor.BLEND] = device.blendParts.id(StateCodec.read(b, BlendState.class));
            int depth = device.states().depthStencil.intern(StateCodec.read(b, DepthStencilState.class));
            key[PipelineKeyDescriptor.DEPTH_STENCIL] = device.gpu.features.dynamicState ? 0 : depth;
            boolean hasInput = b.get() != 0;
            if (hasInput == device.gpu.features.vertexInputDynamic) return null;
            if (hasInput) {
                int unbound = b.getInt();
                int layout = device.states().vertexLayout.intern(StateCodec.read(b, VertexLayout.class));
                key[PipelineKeyDescriptor.VERTEX_INPUT] = device.vertexInputs.get(layout, program, unbound).inKeys;
            }
            return b.hasRemaining() ? null : key;
        } catch (IllegalArgumentException | java.nio.BufferUnderflowException | IndexOutOfBoundsException e) {
            return null;
        }
    }
}
