package tepui.frontends.d3d9.program;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.IntRef;
import tepui.frontends.d3d9.PixelShader9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DeviceObject;
import tepui.frontends.d3d9.base.References;
import tepui.frontends.d3d9.base.Restorable;
import tepui.frontends.d3d9.code.Slots;
import tepui.frontends.d3d9.resource.BaseTextureObject;
import tepui.frontends.d3d9.shader.PixelVariant;
import tepui.frontends.d3d9.shader.Semantics;
import tepui.frontends.d3d9.shader.ShaderProgram;
import tepui.frontends.d3d9.shader.Translation;
import tepui.ir.Stage;
import tepui.pipe.ShaderObject;

/**
 * Pixel shader, translated when it is made. Fog, the alpha test's comparison, bools and integers come through uniforms; what cannot
 * is a {@link PixelVariant}, made when it is first drawn with.
 */
public final class PixelShaderObject implements DeviceObject, PixelShader9, Restorable {
    private final Backend backend;
    private final Semantics semantics;
    private final References references;
    public final ShaderProgram program;
    public final ShaderFloats floats;
    /** It reads integers or bools, some of which may be its own. */
    public final boolean usesIntsOrBools;

    /** {@link VertexShaderObject#traits}. */
    public final int traits;

    private final int[] tokens;
    private ShaderObject plain;
    private ShaderObject tested;
    private final Map<PixelVariant, ShaderObject> variants = new HashMap<>();
    private final int[] keys = new int[8];
    private final long[] keyWraps = new long[8];
    private final int[] keyFetches = new int[8];
    private final @Nullable ShaderObject[] recent = new @Nullable ShaderObject[8];
    private int nextRecent;
    private final int texcoords;
    /** Four bits for each set of coordinates that it reads. */
    private final long wrappable;

    private final long declared;
    private final int samplers;
    private final int targets;
    /** Versions before 2.0 find out what a sampler gives from what is bound; those before 3.0 have colours that may be flat. */
    private final boolean before2;

    private final boolean before3;
    /** Words that it reads of what is bound late. */
    public final int lateWords;

    /** @param registers float constants that the device has */
    public PixelShaderObject(Backend backend, Semantics semantics, int registers, int[] tokens, ShaderProgram program) {
        this.backend = backend;
        this.semantics = semantics;
        this.tokens = tokens;
        this.program = program;
        floats = new ShaderFloats(program, Stage.FRAGMENT, registers);
        usesIntsOrBools = program.usesIntsOrBools();
        before2 = program.version() < 0x200;
        before3 = program.version() < 0x300;
        lateWords = before2 ? Slots.P_WORDS : program.usesInts() ? Slots.P_BUMP : Slots.P_INTS;
        texcoords = Translation.texcoords(program);
        wrappable = Translation.wrappable(program);
        declared = Translation.samplerKinds(program);
        targets = Translation.targets(program);
        int mask = 0;
        for (int i = 0; i < 16; i++) if ((declared >>> 3 * i & 7) != 0) mask |= 1 << i;
        samplers = mask;
        traits = usesIntsOrBools ? 0 : new ProgramTraits(true, texcoords, targets, declared, lateWords).number();
        plain = make(0);
        tested = make(PixelVariant.ALPHA_TEST);
        references = References.of(this);
        backend.keep(this);
    }

    private ShaderObject make(int bits) {
        String why = bits == 0 ? "a pixel shader" : "a pixel shader with alpha test";
        return backend.compile(Translation.pixel(program, semantics, PixelVariant.of(bits)), why);
    }

    @Override
    public void restore() {
        plain = make(0);
        tested = make(PixelVariant.ALPHA_TEST);
        variants.clear();
        Arrays.fill(recent, null);
    }

    @Override
    public References references() {
        return references;
    }

    @Override
    public Backend backend() {
        return backend;
    }

    @Override
    public int getFunction(int @Nullable [] into, @Nullable IntRef words) {
        if (words == null) return D3DERR_INVALIDCALL;
        words.value = tokens.length;
        if (into == null) return D3D_OK;
        if (into.length < tokens.length) return D3DERR_INVALIDCALL;
        System.arraycopy(tokens, 0, into, 0, tokens.length);
        return D3D_OK;
    }

    /**
     * What of the state the code depends on.
     *
     * @param r render states
     * @param textures what is bound, by sampler
     * @param unusual samplers whose texture is not a plain one, a bit each
     */
    public int key(int[] r, @Nullable BaseTextureObject[] textures, boolean points, int unusual) { // hot
        int key = 0;
        if (r[D3DRS_ALPHATESTENABLE] != 0) key |= PixelVariant.ALPHA_TEST;
        if (r[D3DRS_SHADEMODE] == D3DSHADE_FLAT && before3) key |= PixelVariant.FLAT;
        if (points && r[D3DRS_POINTSPRITEENABLE] != 0) key |= PixelVariant.SPRITES;
        boolean first = before2;
        int mask = samplers & unusual;
        while (mask != 0) {
            int i = Integer.numberOfTrailingZeros(mask);
            mask &= mask - 1;
            int kind = BaseTextureObject.kind(textures[i]);
            // Before 2.0 nothing declares what a sampler gives: it is what is bound.
            if (first && (kind == 2 || kind == 3)) key |= kind - 1 << PixelVariant.SHAPES + 2 * i;
            if (kind == 4 && (first || (declared >>> 3 * i & 7) == 1)) key |= 1 << PixelVariant.COMPARED + i;
        }
        return key;
    }

    /** Each form that is made by now. */
    public void forEachShader(Consumer<ShaderObject> action) {
        action.accept(plain);
        if (tested != plain) action.accept(tested);
        for (ShaderObject made : variants.values()) if (made != plain && made != tested) action.accept(made);
    }

    /** The code for a key that has nothing but the alpha test in it. */
    public ShaderObject usual(int key) { // hot
        return key == 0 ? plain : tested;
    }

    /**
     * The code for a key.
     *
     * @param circles of the state: by set of coordinates, four bits each, the components that lie on a circle
     * @param fours of the state: samplers that fetch four texels at once
     */
    public ShaderObject variant(int key, long circles, int fours) { // hot
        long wraps = circles & wrappable;
        int fetches = fours & samplers;
        if (wraps == 0 && fetches == 0) {
            if (key == 0) return plain;
            if (key == PixelVariant.ALPHA_TEST) return tested;
        }
        for (int i = 0; i < keys.length; i++) {
            ShaderObject o = recent[i];
            if (keys[i] == key && keyWraps[i] == wraps && keyFetches[i] == fetches && o != null) return o;
        }
        return find(new PixelVariant(key, wraps, fetches));
    }

    private ShaderObject find(PixelVariant variant) {
        ShaderObject o = variants.computeIfAbsent(
                variant, v -> backend.compile(Translation.pixel(program, semantics, v), "a pixel shader, " + v));
        keys[nextRecent] = variant.bits();
        keyWraps[nextRecent] = variant.wraps();
        keyFetches[nextRecent] = variant.fetches();
        recent[nextRecent] = o;
        nextRecent = (nextRecent + 1) % keys.length;
        return o;
    }

    /** The circles of the state that it sees: by set of coordinates, four bits each. */
    public long circles(long circles) { // hot
        return circles & wrappable;
    }

    /** Targets that it writes, a bit each. */
    public int targets() { // hot
        return targets;
    }

    /** Sets of coordinates that it reads, a bit each. */
    public int texcoords() { // hot
        return texcoords;
    }

    /** Kinds of textures by sampler, three bits each, as the variant of the key samples them. */
    public long kinds(int key) { // hot
        if (key >>> PixelVariant.SHAPES == 0) return declared;
        long kinds = declared;
        for (int i = 0; i < 16; i++) {
            if ((samplers >> i & 1) == 0) continue;
            int kind = PixelVariant.kind(key, i);
            if (kind != 0) kinds = kinds & ~(7L << 3 * i) | (long) kind << 3 * i;
        }
        return kinds;
    }

    @Override
    public void destroy() {
        backend.drop(this);
        backend.gpu.destroy(plain);
        backend.gpu.destroy(tested);
        for (ShaderObject o : variants.values()) backend.gpu.destroy(o);
    }
}
