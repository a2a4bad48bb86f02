package tepui.drivers.d3d12.rules;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import tepui.drivers.d3d12.com.Scratch;
import tepui.pipe.Memory;

/** Reader of graphics pipelines from D3D12_GRAPHICS_PIPELINE_STATE_DESC, with the rules of its parts. */
final class PipelineReader {
    private static final int PS = 24;
    private static final int HS = 56;
    private static final int STREAM_ENTRIES = 96;
    private static final int BLEND = 120;
    private static final int RASTER = 452;
    private static final int DEPTH = 496;
    private static final int INPUTS = 552;
    private static final int TOPOLOGY = 572;
    private static final int TARGET_COUNT = 576;
    private static final int TARGETS = 580;
    private static final int DEPTH_FORMAT = 612;
    private static final int SAMPLES = 616;
    private static final int PATCH = 4;
    private static final int MOST_STREAM_STRIDE = 2048;
    private static final int MOST_NAME = 64;

    private PipelineReader() {}

    static Tracked.Pipeline graphics(String call, Registry registry, long pointer, long desc) {
        long root = Scratch.getLong(desc);
        Tracked.RootSignature signature = registry.get(call, root, Tracked.RootSignature.class);
        if (Scratch.getInt(desc + INPUTS + 8) != 0
                && (signature.flags & Tracked.RootSignature.ALLOW_INPUT_ASSEMBLER) == 0) {
            throw Registry.broken(call, "an input layout, which " + signature + " does not allow");
        }
        if (Scratch.getInt(desc + STREAM_ENTRIES) != 0
                && (signature.flags & Tracked.RootSignature.ALLOW_STREAM_OUTPUT) == 0) {
            throw Registry.broken(call, "stream output, which " + signature + " does not allow");
        }
        Tracked.Pipeline p = new Tracked.Pipeline(pointer, root, false);
        if (Scratch.getLong(desc + 8) == 0) throw Registry.broken(call, "there is no vertex shader");
        int count = Scratch.getInt(desc + TARGET_COUNT);
        if (count < 0 || count > 8) throw Registry.broken(call, count + " render targets, at most 8");
        p.targets = new int[8];
        for (int i = 0; i < 8; i++) {
            p.targets[i] = Scratch.getInt(desc + TARGETS + 4L * i);
            if (i >= count && p.targets[i] != Dxgi.UNKNOWN) {
                throw Registry.broken(call, "target " + i + " has format " + p.targets[i] + ", but there are " + count);
            }
            if (Dxgi.isTypeless(p.targets[i])) {
                throw Registry.broken(call, "target " + i + " has format " + p.targets[i] + ", which is typeless");
            }
        }
        p.depthFormat = Scratch.getInt(desc + DEPTH_FORMAT);
        if (p.depthFormat != Dxgi.UNKNOWN && !Dxgi.isDepth(p.depthFormat)) {
            throw Registry.broken(call, "the depth format is " + p.depthFormat);
        }
        boolean depth = Scratch.getInt(desc + DEPTH) != 0;
        boolean stencil = Scratch.getInt(desc + DEPTH + 12) != 0;
        p.usesDepth = p.depthFormat != Dxgi.UNKNOWN && (depth || stencil);
        if (p.usesDepth && depth && Scratch.getInt(desc + DEPTH + 4) != 0) p.writesPlanes = 1;
        if (p.usesDepth && stencil && (Scratch.getInt(desc + DEPTH + 16) >> 8 & 255) != 0) p.writesPlanes |= 2;
        if ((depth || stencil) && p.depthFormat == Dxgi.UNKNOWN && Scratch.getLong(desc + PS) == 0 && count == 0) {
            throw Registry.broken(call, "a depth test without a depth format");
        }
        if (stencil && p.depthFormat != Dxgi.UNKNOWN && Dxgi.planes(p.depthFormat) == 1) {
            throw Registry.broken(call, "a stencil test with depth format " + p.depthFormat + ", which has no stencil");
        }
        p.samples = Scratch.getInt(desc + SAMPLES);
        if (p.samples < 1) throw Registry.broken(call, p.samples + " samples");
        p.topologyType = Scratch.getInt(desc + TOPOLOGY);
        boolean hull = Scratch.getLong(desc + HS) != 0;
        if (p.topologyType < 1 || p.topologyType > PATCH || hull != (p.topologyType == PATCH)) {
            throw Registry.broken(
                    call, "topology type " + p.topologyType + (hull ? " with" : " without") + " a hull shader");
        }
        blend(call, desc + BLEND, p);
        raster(call, desc + RASTER);
        inputs(call, desc, p);
        streams(call, desc);
        ShaderRules.graphics(call, desc, signature);
        return p;
    }

    private static void blend(String call, long blend, Tracked.Pipeline p) {
        boolean independent = Scratch.getInt(blend + 4) != 0;
        for (int i = 0; i < 8; i++) {
            long target = blend + 8 + 40L * (independent ? i : 0);
            boolean blends = Scratch.getInt(target) != 0;
            boolean logic = Scratch.getInt(target + 4) != 0;
            if (blends && logic) throw Registry.broken(call, "target " + i + " has blending and a logic operation");
            if (logic && independent) throw Registry.broken(call, "a logic operation with independent blending");
            if (blends) {
                for (int term = 0; term < 6; term++) {
                    if (Scratch.getInt(target + 8 + 4L * term) == 0) {
                        throw Registry.broken(
                                call, "target " + i + " blends with factor or operation 0, which there is not");
                    }
                }
                if (Dxgi.isInteger(p.targets[i])) {
                    throw Registry.broken(call, "target " + i + " of integer format " + p.targets[i] + " blends");
                }
            }
            if (logic && p.targets[i] != Dxgi.UNKNOWN && !Dxgi.isInteger(p.targets[i])) {
                throw Registry.broken(
                        call, "a logic operation on format " + p.targets[i] + ", which is not of unsigned integers");
            }
        }
    }

    /** The entries of each buffer are of one stream, vertices have whole words. */
    private static void streams(String call, long desc) {
        int entries = Scratch.getInt(desc + STREAM_ENTRIES);
        int strides = Scratch.getInt(desc + STREAM_ENTRIES + 16);
        if (entries == 0) return;
        if (strides < 1 || strides > 4)
            throw Registry.broken(call, strides + " strides of stream output, must be 1 to 4");
        for (int i = 0; i < strides; i++) {
            int stride = Scratch.getInt(Scratch.getLong(desc + STREAM_ENTRIES + 8) + 4L * i);
            if (stride % 4 != 0 || stride < 0 || stride > MOST_STREAM_STRIDE) {
                throw Registry.broken(
                        call,
                        "stream output " + i + " has stride " + stride + ", must be a multiple of 4 up to "
                                + MOST_STREAM_STRIDE);
            }
        }
        int[] streams = {-1, -1, -1, -1};
        long at = Scratch.getLong(desc + STREAM_ENTRIES - 8);
        for (int i = 0; i < entries; i++, at += 24) {
            int stream = Scratch.getInt(at);
            int bytes = Scratch.getInt(at + 20);
            int start = bytes & 255;
            int count = bytes >> 8 & 255;
            int buffer = bytes >> 16 & 255;
            if (stream < 0 || stream > 3 || buffer >= strides) {
                throw Registry.broken(
                        call, "entry " + i + " of stream output goes from stream " + stream + " to buffer " + buffer);
            }
            if (Scratch.getLong(at + 8) != 0 && (count < 1 || start + count > 4)) {
                throw Registry.broken(
                        call, "entry " + i + " of stream output has " + count + " components from " + start + " on");
            }
            if (streams[buffer] >= 0 && streams[buffer] != stream) {
                throw Registry.broken(
                        call, "buffer " + buffer + " has entries of streams " + streams[buffer] + " and " + stream);
            }
            streams[buffer] = stream;
        }
    }

    private static void raster(String call, long raster) {
        int fill = Scratch.getInt(raster);
        int cull = Scratch.getInt(raster + 4);
        if (fill != 2 && fill != 3) throw Registry.broken(call, "fill mode " + fill + ", must be 2 or 3");
        if (cull < 1 || cull > 3) throw Registry.broken(call, "cull mode " + cull + ", must be 1 to 3");
    }

    private static void inputs(String call, long desc, Tracked.Pipeline p) {
        long at = Scratch.getLong(desc + INPUTS);
        int count = Scratch.getInt(desc + INPUTS + 8);
        Set<String> names = new HashSet<>();
        for (int i = 0; i < count; i++, at += 32) {
            int format = Scratch.getInt(at + 12);
            int slot = Scratch.getInt(at + 16);
            int offset = Scratch.getInt(at + 20);
            int step = Scratch.getInt(at + 28);
            if (Scratch.getLong(at) == 0) throw Registry.broken(call, "input " + i + " has no name");
            String name = Memory.at(Scratch.getLong(at), MOST_NAME).getString(0).toLowerCase(Locale.ROOT)
                    + Scratch.getInt(at + 8);
            if (!names.add(name)) throw Registry.broken(call, "two inputs are " + name);
            if (slot < 0 || slot > 31) throw Registry.broken(call, "input " + i + " comes from slot " + slot);
            int alignment = Math.min(4, Math.max(1, Dxgi.bytes(format)));
            if (offset != -1 && offset % alignment != 0) {
                throw Registry.broken(
                        call, "input " + i + " is at offset " + offset + ", must be a multiple of " + alignment);
            }
            if (Scratch.getInt(at + 24) == 0 && step != 0) {
                throw Registry.broken(call, "input " + i + " steps by " + step + ", but is one for each vertex");
            }
            p.vertexSlots |= 1 << slot;
            p.vertexAlignments[slot] = Math.max(p.vertexAlignments[slot], alignment);
        }
    }
}
