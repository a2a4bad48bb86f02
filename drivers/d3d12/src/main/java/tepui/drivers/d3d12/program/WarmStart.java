package tepui.drivers.d3d12.program;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.resource.TargetFormats;
import tepui.pipe.BlendState;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Limits;
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
final class WarmStart extends KnownPrograms<D3d12Shader> {
    private static final int MOST_KEY = 4096;

    private final DeviceTables device;

    WarmStart(DeviceTables device, PipelineTable table, SeenKeys seen) {
        super(table, seen);
        this.device = device;
    }

    // ---- from earlier runs -----------------------------------------------------------------------------------------

    @Override
    protected List<int[]> keys(List<@Nullable D3d12Shader> stages, String variant, List<byte[]> keys) {
        String[] parts = variant.split(",", -1);
        if (stages.getFirst() == null || parts.length != 10) return List.of();
        ProgramKey<D3d12Shader> wanted = ProgramWords.key();
        wanted.stages(stages);
        wanted.flag(ProgramWords.CLIP_MINUS_W_TO_W, Boolean.parseBoolean(parts[0]));
        wanted.word(ProgramWords.CLIP_DISTANCES, Integer.parseInt(parts[1]));
        wanted.word(ProgramWords.PATCH_VERTICES, Math.clamp(Integer.parseInt(parts[2]), 0, 32));
        wanted.flag(ProgramWords.CAPTURES, Boolean.parseBoolean(parts[3]));
        wanted.flag(ProgramWords.PER_SAMPLE, Boolean.parseBoolean(parts[4]));
        wanted.word(ProgramWords.ID_TRIANGLES, Math.clamp(Integer.parseInt(parts[5]), 0, 2));
        wanted.targets = TargetReads.parse(parts[6]);
        wanted.forms = device.attributeForms.one(AttributeForms.parse(parts[7]));
        wanted.word(
                ProgramWords.EMULATION,
                Programs.PrimitiveEmulation.valueOf(parts[8]).ordinal());
        wanted.word(ProgramWords.STREAM, Math.clamp(Integer.parseInt(parts[9]), 0, Limits.STREAM_TARGETS - 1));
        GraphicsProgram program = device.programs.get(wanted);
        device.pipelineFactory.add(program);
        List<int[]> known = new ArrayList<>();
        for (byte[] bytes : keys) {
            int[] key = key(program, bytes);
            if (key != null) known.add(key);
        }
        return known;
    }

    /** The key in this process, null where the bytes make no sense on this device. */
    private int @Nullable [] key(GraphicsProgram program, byte[] bytes) {
        try {
            ByteBuffer b = ByteBuffer.wrap(bytes);
            int[] key = new int[PipelineFactory.WORDS];
            key[PipelineFactory.PROGRAM] = program.id;
            int assembly = b.getInt();
            key[PipelineFactory.ASSEMBLY] = assembly;
            key[PipelineFactory.SAMPLE_MASK] = b.getInt();
            int topology = assembly & 15;
            boolean patches = topology == RasterParts.PATCHES;
            boolean sound = topology >= RasterParts.POINTS
                    && topology <= RasterParts.PATCHES
                    && assembly >> 4 >= 0
                    && assembly >> 4 <= 2
                    && patches == program.tessellates;
            TargetFormats.Formats formats = StateCodec.read(b, TargetFormats.Formats.class);
            RasterParts.Part raster = StateCodec.read(b, RasterParts.Part.class);
            BlendState blend = StateCodec.read(b, BlendState.class);
            DepthStencilState depth = StateCodec.read(b, DepthStencilState.class);
            VertexInputs.Contents input = StateCodec.read(b, VertexInputs.Contents.class);
            if (!sound
                    || b.hasRemaining()
                    || !device.targetFormats.isPossible(formats)
                    || raster.cull() < 1
                    || raster.cull() > 3
                    || !device.vertexInputs.isPossible(input, program)) {
                return null;
            }
            key[PipelineFactory.TARGETS] = device.targetFormats.id(formats);
            key[PipelineFactory.RASTER] = device.rasterParts.id(raster);
            key[PipelineFactory.BLEND] = device.states().blend.intern(blend);
            key[PipelineFactory.DEPTH_STENCIL] = device.states().depthStencil.intern(depth);
            key[PipelineFactory.INPUT] = device.vertexInputs.of(input).id;
            return key;
        } catch (IllegalArgumentException | BufferUnderflowException | IndexOutOfBoundsException e) {
            return null;
        }
    }

    // ---- to later ones ---------------------------------------------------------------------------------------------

    /** A draw used a key that this process had not used before. */
    void drawn(int[] key) {
        GraphicsProgram program = device.pipelineFactory.find(key[PipelineFactory.PROGRAM]);
        ByteBuffer b = ByteBuffer.allocate(MOST_KEY);
        if (program == null || !write(b, key)) return;
        ProgramKey<D3d12Shader> k = program.key;
        String variant = String.join(
                ",",
                String.valueOf(k.flag(ProgramWords.CLIP_MINUS_W_TO_W)),
                String.valueOf(k.word(ProgramWords.CLIP_DISTANCES)),
                String.valueOf(k.word(ProgramWords.PATCH_VERTICES)),
                String.valueOf(k.flag(ProgramWords.CAPTURES)),
                String.valueOf(k.flag(ProgramWords.PER_SAMPLE)),
                String.valueOf(k.word(ProgramWords.ID_TRIANGLES)),
                k.targets.text(),
                k.forms.text(),
                ProgramWords.emulation(k).name(),
                String.valueOf(k.word(ProgramWords.STREAM)));
        drawn(k.stages(), variant, b);
    }

    private boolean write(ByteBuffer b, int[] key) {
        try {
            b.putInt(key[PipelineFactory.ASSEMBLY]).putInt(key[PipelineFactory.SAMPLE_MASK]);
            StateCodec.write(b, device.targetFormats.get(key[PipelineFactory.TARGETS]));
            StateCodec.write(b, device.rasterParts.get(key[PipelineFactory.RASTER]));
            StateCodec.write(b, device.states().blend.get(key[PipelineFactory.BLEND]));
            StateCodec.write(b, device.states().depthStencil.get(key[PipelineFactory.DEPTH_STENCIL]));
            StateCodec.write(
                    b, device.vertexInputs.byId(key[PipelineFactory.INPUT]).contents());
            return true;
        } catch (BufferOverflowException | IllegalArgumentException e) {
            return false;
        }
    }
}
