package tepui.tools.kit.cases;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Caps;
import tepui.pipe.Counters;
import tepui.pipe.Limits;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.KitFailure;
import tepui.tools.kit.scene.Scene;

/**
 * Limits that a device announces: they are consistent, reach the floor of the contract, and can be used to their end.
 */
final class LimitsCases {
    private static final int TEXTURE_ROW = 64;

    private LimitsCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("limits");
        area.add("numbersReachTheFloor", LimitsCases::floor);
        area.add("capsStayTheSame", s -> {
            if (s.device.caps() != s.caps)
                throw new KitFailure("Device.caps answers with another object the second time");
        });
        area.add("numbersWithinTheContract", LimitsCases::ceiling);
        area.add("featuresHangTogether", LimitsCases::consistent);
        area.add("formatsEveryDeviceHas", LimitsCases::formats);
        area.add("formatSupportHangsTogether", LimitsCases::formatBits);
        area.add("largest2d", s -> largest(s, TextureShape.D2, s.caps.maxTexture2D, 1, 1, 1));
        area.add("largest2dHeight", s -> largest(s, TextureShape.D2, 1, s.caps.maxTexture2D, 1, 1));
        area.add("largest1d", s -> largest(s, TextureShape.D1, s.caps.maxTexture1D, 1, 1, 1));
        area.add("largest3d", s -> largest(s, TextureShape.D3, 1, 1, s.caps.maxTexture3D, 1));
        area.add("mostLayers", s -> largest(s, TextureShape.D2_ARRAY, 1, 1, 1, s.caps.maxTextureLayers));
        area.add("widestTarget", LimitsCases::widest);
        area.add("samplePositions", LimitsCases::samples);
        area.add("countersCount", LimitsCases::counters);
        area.add("deviceIsNotLost", s -> {
            if (s.device.lost() != null) throw new KitFailure("the device is lost: " + s.device.lost());
        });
    }

    private static void fail(String message) {
        throw new KitFailure(message);
    }

    /** Every number is at least what a plain new Caps holds; for alignments and offsets, at most. */
    private static void floor(Scene s) throws IllegalAccessException {
        Caps least = new Caps();
        for (Field f : Caps.class.getFields()) {
            if (Modifier.isStatic(f.getModifiers())
                    || f.getType() == boolean.class
                    || f.getType().isArray()) continue;
            double is = ((Number) f.get(s.caps)).doubleValue();
            double floor = ((Number) f.get(least)).doubleValue();
            String n = f.getName();
            boolean mapped = n.equals("mapAlignment") || n.equals("timestampPeriodNanos");
            boolean downward = n.startsWith("min") || n.endsWith("Alignment");
            if (n.equals("textureBufferAlignment")
                    || n.equals("uniformBufferAlignment")
                    || n.equals("storageBufferAlignment")) {
                if (is > 256) fail(n + " is " + is + ", at most 256 is usable");
                continue;
            }
            if (mapped) continue;
            if (downward ? is > floor : is < floor) fail(n + " is " + is + ", the contract's floor is " + floor);
        }
    }

    private static void most(String what, long is, long most) {
        if (is > most) fail(what + " is " + is + ", the contract has " + most);
    }

    private static void ceiling(Scene s) {
        Caps c = s.caps;
        most("maxColorTargets", c.maxColorTargets, Limits.COLOR_TARGETS);
        most("maxViewports", c.maxViewports, Limits.VIEWPORTS);
        most("maxVertexElements", c.maxVertexElements, Limits.VERTEX_ELEMENTS);
        most("maxVertexBuffers", c.maxVertexBuffers, Limits.VERTEX_BUFFERS);
        most("maxUniformBuffers", c.maxUniformBuffers, Limits.UNIFORM_BUFFERS);
        most("maxTextures", c.maxTextures, Limits.TEXTURES);
        most("maxStorageBuffers", c.maxStorageBuffers, Limits.STORAGE_BUFFERS);
        most("maxImages", c.maxImages, Limits.IMAGES);
        most("maxStreamTargets", c.maxStreamTargets, Limits.STREAM_TARGETS);
        most("maxClipDistances", c.maxClipDistances, Limits.CLIP_DISTANCES);
        most("maxVaryings", c.maxVaryings, Limits.VARYINGS);
    }

    private static void implies(boolean feature, boolean needed, String what) {
        if (feature && !needed) fail(what);
    }

    private static void consistent(Scene s) {
        Caps c = s.caps;
        if (!c.clipMinusWToW && !c.clipHalfZ) fail("neither clip space is supported");
        if (!c.provokingFirst && !c.provokingLast) fail("neither provoking vertex is supported");
        implies(c.geometry, c.maxGeometryOutputVertices > 0, "geometry shaders without output vertices");
        implies(c.tessellation, c.maxPatchVertices > 0 && c.maxTessLevel > 0, "tessellation without patches or levels");
        implies(
                c.compute,
                c.maxComputeInvocations > 0 && c.maxWorkgroupSize[0] > 0 && c.maxWorkgroupCount[0] > 0,
                "compute shaders without workgroups");
        implies(
                c.streamOutput,
                c.maxStreamTargets > 0 && c.maxStreamOutputComponents > 0,
                "stream output without targets");
        implies(c.dualSourceBlend, c.maxDualSourceTargets > 0, "dual-source blending without targets");
        implies(c.wideLines, c.maxLineWidth > 1, "wide lines of one pixel");
        implies(c.indirectCount, c.indirectDraw, "counted indirect draws without indirect draws");
        implies(c.polygonModePerFace, c.polygonMode, "polygon modes per face without polygon modes");
        implies(c.depthClampSeparate, c.depthClamp, "separate depth clamps without depth clamps");
        implies(c.fragmentStores || c.vertexStores, c.maxStorageBuffers > 0 || c.maxImages > 0, "stores to nothing");
        implies(c.sampleShading, c.maxSamples > 1, "sample shading without samples");
    }

    private static void formats(Scene s) {
        Format[] targets = {
            Format.R8G8B8A8_UNORM, Format.R32G32B32A32_FLOAT, Format.R32G32B32A32_UINT, Format.R32G32B32A32_SINT
        };
        for (Format f : targets) {
            int has = s.device.formatSupport(f);
            if ((has & FormatSupport.COLOR_TARGET) == 0) fail(f + " is no colour target");
            if ((has & FormatSupport.SAMPLED) == 0) fail(f + " cannot be sampled");
        }
        for (Format f : Format.values()) {
            if (isAttribute(f) && (s.device.formatSupport(f) & FormatSupport.VERTEX) == 0)
                fail(f + " is no vertex format");
        }
        boolean depth = false;
        for (Format f : Format.values()) {
            depth |= f.hasDepth() && (s.device.formatSupport(f) & FormatSupport.DEPTH_STENCIL) != 0;
        }
        if (!depth) fail("there is no depth format");
    }

    /** May a program of OpenGL or Direct3D 9 have attributes of it, without announcements? */
    private static boolean isAttribute(Format f) {
        return switch (f) {
            case B8G8R8A8_UNORM, R11G11B10_FLOAT -> true;
            default ->
                f.name().matches("(R(8|16|32)(G(8|16|32)(B(8|16|32)(A(8|16|32))?)?)?)_(U|S)(NORM|SCALED|INT)")
                        || f.name()
                                .matches(
                                        "(R(16|32)(G(16|32)(B(16|32)(A(16|32))?)?)?)_FLOAT|(R32(G32(B32(A32)?)?)?)_FIXED")
                        || f.name().matches("[RB]10G10[BR]10A2_(U|S)(NORM|SCALED)");
        };
    }

    private static void formatBits(Scene s) {
        for (Format f : Format.values()) {
            int has = s.device.formatSupport(f);
            implies(
                    (has & FormatSupport.FILTERED) != 0,
                    (has & FormatSupport.SAMPLED) != 0,
                    f + " is filtered, not sampled");
            implies(
                    (has & FormatSupport.BLENDED) != 0,
                    (has & FormatSupport.COLOR_TARGET) != 0,
                    f + " is blended, no target");
            implies(
                    (has & FormatSupport.IMAGE_ATOMIC) != 0,
                    (has & FormatSupport.IMAGE) != 0,
                    f + " has atomics, no images");
            implies((has & FormatSupport.DEPTH_STENCIL) != 0, f.isDepthStencil(), f + " is a depth-stencil target");
            implies(
                    (has & FormatSupport.COLOR_TARGET) != 0,
                    !f.isDepthStencil() && !f.isCompressed(),
                    f + " is a target");
            implies((has & FormatSupport.BLENDED) != 0, !f.isInteger(), f + " is blended");
            implies(
                    (has & FormatSupport.FILTERED) != 0 && s.draws(),
                    !f.isInteger() || f.isDepthStencil(),
                    f + " is filtered");
        }
    }

    private static void largest(Scene s, TextureShape shape, int w, int h, int d, int layers) {
        Texture t =
                s.texture(new TextureDesc(shape, Format.R8_UNORM, w, h, d, layers, 1, 1, Bind.SAMPLED, Usage.DEFAULT));
        Box last = new Box(w - 1, h - 1, Math.max(d, layers) - 1, 1, 1, 1);
        s.write(t, 0, last, new byte[] {77});
        s.equal(77, s.read(t, 0, last)[0], "the last texel");
    }

    private static void widest(Scene s) {
        int w = s.caps.maxRenderTargetSize;
        Texture t = s.target(w, 2);
        s.fill(0, 1, 0, 1);
        for (int x : new int[] {0, TEXTURE_ROW, w / 2, w - 1}) s.pixel(t, x, 1, 0, 255, 0, 255);
        Texture tall = s.target(2, w);
        s.fill(0, 0, 1, 1);
        for (int y : new int[] {0, TEXTURE_ROW, w / 2, w - 1}) s.pixel(tall, 1, y, 0, 0, 255, 255);
    }

    private static void samples(Scene s) {
        float[] one = s.device.samplePositions(1);
        s.equal(2, one.length, "coordinates of one sample");
        if (s.draws()) s.that(one[0] == 0.5f && one[1] == 0.5f, "the only sample is not at the centre");
        for (int n = 2; n <= s.caps.maxSamples; n *= 2) {
            s.equal(2L * n, s.device.samplePositions(n).length, "coordinates of " + n + " samples");
        }
    }

    private static void counters(Scene s) {
        Counters before = new Counters();
        s.context.counters().copyTo(before);
        s.target(8, 8);
        s.fill(1, 1, 1, 1);
        s.fill(1, 1, 1, 1);
        s.context.finish();
        Counters after = s.context.counters();
        if (after.draws - before.draws != 2) fail("two draws count as " + (after.draws - before.draws));
    }
}
