package tepui.frontends.gl.ext;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tepui.frontends.spirv.SpirvCompiler;
import tepui.pipe.Caps;

/**
 * Extensions that a context announces: those of the table that are for it and that its device can do. A test holds each
 * of them against the registry: all of its functions are there.
 */
public final class Extensions {
    /** Extensions of SPIR-V that modules may ask for. */
    public static final List<String> SPIRV =
            List.of("SPV_KHR_shader_draw_parameters", "SPV_KHR_storage_buffer_storage_class", "SPV_KHR_subgroup_vote");

    private final List<String> names;
    private final Set<String> set;
    private final Set<String> shaders;

    /** All extensions of desktop OpenGL that a device can do, whatever the version. */
    static Set<String> ofDevice(Caps caps, boolean compatibility) {
        return Set.copyOf(find(caps, 46, false, compatibility, 0, false));
    }

    /** Those of a context; {@code newestEs} is the newest version of ES that the device has. */
    public Extensions(Caps caps, int version, boolean es, boolean compatibility, int newestEs) {
        Set<String> found = find(caps, version, es, compatibility, newestEs, false);
        names = List.copyOf(found);
        set = Set.copyOf(found);
        found = find(caps, version, es, compatibility, newestEs, true);
        if (!es) found.addAll(find(caps, newestEs, true, false, newestEs, true));
        shaders = Set.copyOf(found);
    }

    private static Set<String> find(
            Caps caps, int version, boolean es, boolean compatibility, int newestEs, boolean shaders) {
        TreeSet<String> found = new TreeSet<>();
        ExtensionRows.collect(found, caps, compatibility, es ? version : 0, newestEs, shaders);
        return found;
    }

    /** In order of the alphabet, each with its GL_. */
    public List<String> names() {
        return names;
    }

    public boolean has(String name) {
        return set.contains(name);
    }

    /**
     * What shaders may ask for: what the context announces, what shaders alone name, and in shaders of the language of ES, which contexts of the desktop take too, what one
     * of ES would.
     */
    public Set<String> ofShaders() {
        return shaders;
    }

    /** What modules of SPIR-V may ask of a device. */
    public static SpirvCompiler.Features moduleFeatures(Caps caps) {
        boolean residency = caps.sparseTextures && caps.sparseResidency;
        return new SpirvCompiler.Features(subgroupFeatures(caps), residency, residency && caps.minLod);
    }

    /** What subgroups of a device do, as bits of GL_SUBGROUP_SUPPORTED_FEATURES_KHR; 0 where there are none. */
    public static int subgroupFeatures(Caps caps) {
        if (!caps.ballots || !caps.compute) return 0;
        int bits = GL_SUBGROUP_FEATURE_BASIC_BIT_KHR
                | GL_SUBGROUP_FEATURE_VOTE_BIT_KHR
                | GL_SUBGROUP_FEATURE_BALLOT_BIT_KHR;
        if (caps.shuffles) bits |= GL_SUBGROUP_FEATURE_SHUFFLE_BIT_KHR | GL_SUBGROUP_FEATURE_SHUFFLE_RELATIVE_BIT_KHR;
        if (caps.reductions) bits |= GL_SUBGROUP_FEATURE_ARITHMETIC_BIT_KHR | GL_SUBGROUP_FEATURE_CLUSTERED_BIT_KHR;
        if (caps.quadReads) bits |= GL_SUBGROUP_FEATURE_QUAD_BIT_KHR;
        return bits;
    }
}
