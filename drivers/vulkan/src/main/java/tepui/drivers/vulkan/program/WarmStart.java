package tepui.drivers.vulkan.program;

import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.pipeline.PipelineKeyDescriptor;
import tepui.drivers.vulkan.resource.TargetFormats;
import tepui.drivers.vulkan.spirv.SpirvVariant;
import tepui.pipe.BlendState;
import tepui.pipe.DepthStencilState;
import tepui.pipe.VertexLayout;
import tepui.pipe.driver.AttributeForms;
import tepui.pipe.driver.TargetReads;
import tepui.pipe.driver.queue.ProgramKey;
import tepui.pipe.pipeline.KnownPrograms;
import tepui.pipe.pipeline.PipelineTable;
import tepui.pipe.pipeline.SeenKeys;
import tepui.pipe.pipeline.StateCodec;

/**
 * Serialisation of pipeline keys as bytes that mean the same in another process, and back: numbers as they are, the
 * parts behind the ids in full.
 */
final class WarmStart extends KnownPrograms<VulkanShader> {
    private static final int MOST_KEY = 4096;
    private static final int VARIANT = 9;

    private final DeviceTables device;

    WarmStart(DeviceTables device, PipelineTable table, SeenKeys seen) {
        super(table, seen);
        this.device = device;
    }

    // ---- from earlier runs -----------------------------------------------------------------------------------------

    @Override
    protected List<int[]> keys(List<@Nullable VulkanShader> stages, String variant, List<byte[]> keys) {
        String[] parts = variant.split(",", -1);
        if (stages.getFirst() == null || parts.length != VARIANT) return List.of();
        ProgramKey<VulkanShader> wanted = ProgramWords.key();
        wanted.stages(stages);
        wanted.flag(ProgramWords.CLIP_MINUS_W_TO_W, Boolean.parseBoolean(parts[0]));
        wanted.word(ProgramWords.CLIP_DISTANCES, Integer.parseInt(parts[1]));
        wanted.word(
                ProgramWords.POINT_SIZE,
                SpirvVariant.PointSize.valueOf(parts[2]).ordinal());
        wanted.word(
                ProgramWords.PRIMITIVE_IDS,
                SpirvVariant.PrimitiveIds.valueOf(parts[3]).ordinal());
        wanted.targets = TargetReads.parse(parts[4]);
        wanted.forms = device.attributeForms.one(AttributeForms.parse(parts[5]));
        wanted.word(ProgramWords.PATCH_VERTICES, Integer.parseInt(parts[6]));
        wanted.flag(ProgramWords.EVERY_SAMPLE, Boolean.parseBoolean(parts[7]));
        wanted.word(ProgramWords.EMULATION, PrimitiveEmulation.valueOf(parts[8]).ordinal());
        GraphicsProgram program = device.programs.get(wanted);
        List<int[]> known = new ArrayList<>();
        for (byte[] bytes : keys) {
            int[] key = key(program, bytes);
            if (key != null) known.add(key);
        }
        return known;
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
        ByteBuffer b = ByteBuffer.allocate(MOST_KEY);
        if (!write(b, key)) return;
        ProgramKey<VulkanShader> k = program.key;
        String variant = String.join(
                ",",
                String.valueOf(k.flag(ProgramWords.CLIP_MINUS_W_TO_W)),
                String.valueOf(k.word(ProgramWords.CLIP_DISTANCES)),
                ProgramWords.pointSize(k).name(),
                ProgramWords.primitiveIds(k).name(),
                k.targets.text(),
                k.forms.text(),
                String.valueOf(k.word(ProgramWords.PATCH_VERTICES)),
                String.valueOf(k.flag(ProgramWords.EVERY_SAMPLE)),
                ProgramWords.emulation(k).name());
        drawn(k.stages(), variant, b);
    }

    private boolean write(ByteBuffer b, int[] key) {
        try {
            b.putInt(key[PipelineKeyDescriptor.ASSEMBLY]).putInt(key[PipelineKeyDescriptor.SAMPLE_MASK]);
            b.putInt(key[PipelineKeyDescriptor.SHADING]).putInt(key[PipelineKeyDescriptor.FLAGS]);
            if ((key[PipelineKeyDescriptor.FLAGS] & PipelineKeyDescriptor.SHADER_OBJECTS) != 0) return true;
            StateCodec.write(b, device.targetFormats.get(key[PipelineKeyDescriptor.FORMATS]));
            StateCodec.write(b, device.rasterParts.get(key[PipelineKeyDescriptor.RASTER]));
            StateCodec.write(b, device.blendParts.get(key[PipelineKeyDescriptor.BLEND]));
            StateCodec.write(b, device.states().depthStencil.get(key[PipelineKeyDescriptor.DEPTH_STENCIL]));
            int input = key[PipelineKeyDescriptor.VERTEX_INPUT];
            b.put((byte) (input == 0 ? 0 : 1));
            if (input != 0) {
                VertexInputs.Input in = device.vertexInputs.get(input);
                b.putInt(in.unbound());
                StateCodec.write(b, device.states().vertexLayout.get(in.layout()));
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
            if (key[PipelineKeyDescriptor.FLAGS] == PipelineKeyDescriptor.SHADER_OBJECTS) {
                boolean plain = assembly == 0
                        && key[PipelineKeyDescriptor.SAMPLE_MASK] == 0
                        && key[PipelineKeyDescriptor.SHADING] == 0;
                return device.shaderObjects != null && plain && !b.hasRemaining() ? key : null;
            }
            // Of a run with pipelines: this one needs them only for samples that are shaded separately.
            if (device.shaderObjects != null && shading == 0 && !program.shadesSamplesUnasked) return null;
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
                key[PipelineKeyDescriptor.VERTEX_INPUT] =
                        device.vertexInputs.get(layout, program, unbound).inKeys();
            }
            return b.hasRemaining() ? null : key;
        } catch (IllegalArgumentException | java.nio.BufferUnderflowException | IndexOutOfBoundsException e) {
            return null;
        }
    }
}
