package tepui.drivers.vulkan.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.DynamicStates;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.BlendState;
import tepui.pipe.BlendState.Target;
import tepui.pipe.BlendState.Term;
import tepui.pipe.Limits;
import tepui.pipe.LogicOp;
import tepui.pipe.StateTable;

/**
 * Blend states cut in two: the part that pipelines contain, interned, and the part that commands set, as Vulkan wants it. On a device
 * with all of VK_EXT_extended_dynamic_state3 the first part is always the same, so blending makes no pipelines.
 */
public final class BlendParts {
    /** One state as this device takes it. */
    public static final class Part {
        /** Of what pipelines contain, from 1. */
        public final int id;

        public final boolean alphaToCoverage;
        public final boolean alphaToOne;
        /** VkLogicOp, -1 for none. */
        public final int logicOp;
        /** Bit i: target i blends, if its format can. */
        public final int blends;
        /** Four bits a target. */
        public final int writeMasks;
        /** Equal for equal equations. */
        public final int equations;
        /** VkColorBlendEquationEXT of all targets. */
        public final long equationList;

        Part(int id, BlendState s, boolean blendsInShader, boolean combines, int equations, long equationList) {
            this.id = id;
            alphaToCoverage = s.alphaToCoverage();
            alphaToOne = s.alphaToOne();
            LogicOp op = s.logicOp();
            logicOp = op == null || !combines ? -1 : op.ordinal();
            int enabled = 0;
            int masks = 0;
            for (int i = 0; i < Limits.COLOR_TARGETS; i++) {
                if (s.target(i).enabled() && !blendsInShader) enabled |= 1 << i;
                masks |= s.target(i).writeMask() << 4 * i;
            }
            blends = enabled;
            writeMasks = masks;
            this.equations = equations;
            this.equationList = equationList;
        }
    }

    private final StateTable<BlendState> states;
    private final DynamicStates dynamic;
    /** The device has logic operations. */
    private final boolean combines;

    private final Scratch memory = new Scratch(1 << 14);
    private final Map<BlendState, Integer> ids = new HashMap<>();
    private final List<BlendState> rests = new ArrayList<>();
    private final Map<List<Term>, Integer> equationIds = new HashMap<>();
    private final List<Long> equationLists = new ArrayList<>();
    private volatile @Nullable Part[] byState = new Part[16];

    BlendParts(StateTable<BlendState> states, DynamicStates dynamic, boolean combines) {
        this.states = states;
        this.dynamic = dynamic;
        this.combines = combines;
    }

    /** A state of {@link StateTable}, by its id. */
    public Part of(int state) { // hot
        @Nullable Part[] table = byState;
        Part known = state < table.length ? table[state] : null;
        return known != null ? known : make(state);
    }

    private synchronized Part make(int state) {
        BlendState s = states.get(state);
        List<Term> terms = new ArrayList<>();
        for (int i = 0; i < Limits.COLOR_TARGETS; i++) {
            terms.add(s.target(i).rgb());
            terms.add(s.target(i).alpha());
        }
        int equations = equationIds.computeIfAbsent(terms, t -> {
            equationLists.add(equationList(t));
            return equationLists.size() - 1;
        });
        Part made = new Part(id(s), s, blendsInShader(s), combines, equations, equationLists.get(equations));
        @Nullable Part[] table = byState;
        @Nullable Part[] next = Arrays.copyOf(table, state < table.length ? table.length : state * 2);
        next[state] = made;
        byState = next;
        return made;
    }

    /** Advanced equations, and logic operations that the device has not, are in the fragment shader, and nothing blends behind it. */
    private boolean blendsInShader(BlendState s) {
        return s.advanced() != null || s.logicOp() != null && !combines;
    }

    private long equationList(List<Term> terms) {
        long list = memory.take((long) Limits.COLOR_TARGETS * VkColorBlendEquationEXT.BYTES);
        for (int i = 0; i < Limits.COLOR_TARGETS; i++) {
            long e = list + (long) i * VkColorBlendEquationEXT.BYTES;
            Term rgb = terms.get(2 * i);
            Term alpha = terms.get(2 * i + 1);
            VkColorBlendEquationEXT.srcColorBlendFactor(e, factor(rgb.source()));
            VkColorBlendEquationEXT.dstColorBlendFactor(e, factor(rgb.destination()));
            VkColorBlendEquationEXT.colorBlendOp(e, rgb.equation().ordinal());
            VkColorBlendEquationEXT.srcAlphaBlendFactor(e, factor(alpha.source()));
            VkColorBlendEquationEXT.dstAlphaBlendFactor(e, factor(alpha.destination()));
            VkColorBlendEquationEXT.alphaBlendOp(e, alpha.equation().ordinal());
        }
        return list;
    }

    // ---- what pipelines contain ------------------------------------------------------------------------------------

    /** The id of what pipelines contain of a state, from 1. */
    synchronized int id(BlendState state) {
        BlendState rest = rest(state);
        Integer known = ids.get(rest);
        if (known != null) return known;
        rests.add(rest);
        ids.put(rest, rests.size());
        return rests.size();
    }

    /** Part that pipelines contain, by its id. */
    synchronized BlendState get(int id) {
        if (id < 1 || id > rests.size()) {
            throw new IllegalArgumentException("BlendParts.get: id is " + id + ", must be 1 to " + rests.size());
        }
        return rests.get(id - 1);
    }

    /** The state with everything that commands set, and what Vulkan does not know, the same for all. */
    private BlendState rest(BlendState s) {
        List<Target> targets = new ArrayList<>();
        for (int i = 0; i < Limits.COLOR_TARGETS; i++) targets.add(rest(s.target(i), blendsInShader(s)));
        boolean one = true;
        for (Target t : targets) one &= t.equals(targets.getFirst());
        LogicOp op = s.logicOp();
        if (dynamic.logicOpEnable || !combines) op = null;
        else if (op != null && dynamic.logicOp) op = LogicOp.COPY;
        return new BlendState(
                one ? List.of(targets.getFirst()) : targets,
                s.alphaToCoverage() && !dynamic.alphaToCoverage,
                s.alphaToOne() && !dynamic.alphaToOne,
                false,
                op);
    }

    private Target rest(Target t, boolean blendsInShader) {
        boolean commands = dynamic.blend || blendsInShader;
        boolean masked = dynamic.writeEnable && t.writeMask() == 0;
        return new Target(
                t.enabled() && !commands && !masked,
                commands ? Term.COPY : t.rgb(),
                commands ? Term.COPY : t.alpha(),
                dynamic.writeMask || masked ? 15 : t.writeMask());
    }

    static int factor(BlendState.Factor f) {
        return switch (f) {
            case ZERO -> Vk.VK_BLEND_FACTOR_ZERO;
            case ONE -> Vk.VK_BLEND_FACTOR_ONE;
            case SRC_COLOR -> Vk.VK_BLEND_FACTOR_SRC_COLOR;
            case ONE_MINUS_SRC_COLOR -> Vk.VK_BLEND_FACTOR_ONE_MINUS_SRC_COLOR;
            case DST_COLOR -> Vk.VK_BLEND_FACTOR_DST_COLOR;
            case ONE_MINUS_DST_COLOR -> Vk.VK_BLEND_FACTOR_ONE_MINUS_DST_COLOR;
            case SRC_ALPHA -> Vk.VK_BLEND_FACTOR_SRC_ALPHA;
            case ONE_MINUS_SRC_ALPHA -> Vk.VK_BLEND_FACTOR_ONE_MINUS_SRC_ALPHA;
            case DST_ALPHA -> Vk.VK_BLEND_FACTOR_DST_ALPHA;
            case ONE_MINUS_DST_ALPHA -> Vk.VK_BLEND_FACTOR_ONE_MINUS_DST_ALPHA;
            case CONSTANT_COLOR -> Vk.VK_BLEND_FACTOR_CONSTANT_COLOR;
            case ONE_MINUS_CONSTANT_COLOR -> Vk.VK_BLEND_FACTOR_ONE_MINUS_CONSTANT_COLOR;
            case CONSTANT_ALPHA -> Vk.VK_BLEND_FACTOR_CONSTANT_ALPHA;
            case ONE_MINUS_CONSTANT_ALPHA -> Vk.VK_BLEND_FACTOR_ONE_MINUS_CONSTANT_ALPHA;
            case SRC_ALPHA_SATURATE -> Vk.VK_BLEND_FACTOR_SRC_ALPHA_SATURATE;
            case SRC1_COLOR -> Vk.VK_BLEND_FACTOR_SRC1_COLOR;
            case ONE_MINUS_SRC1_COLOR -> Vk.VK_BLEND_FACTOR_ONE_MINUS_SRC1_COLOR;
            case SRC1_ALPHA -> Vk.VK_BLEND_FACTOR_SRC1_ALPHA;
            case ONE_MINUS_SRC1_ALPHA -> Vk.VK_BLEND_FACTOR_ONE_MINUS_SRC1_ALPHA;
        };
    }

    void close() {
        memory.close();
    }
}
