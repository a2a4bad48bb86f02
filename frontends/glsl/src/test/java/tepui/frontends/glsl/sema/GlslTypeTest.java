package tepui.frontends.glsl.sema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.sema.GlslType.Array;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.GlslType.Opaque;
import tepui.ir.TextureShape;

/** Types whose equality is written out: each component counts. */
final class GlslTypeTest {
    /** No two of them are the same type. Each is made anew by its supplier. */
    private static final List<Supplier<GlslType>> TYPES = List.of(
            () -> new Basic(Base.FLOAT, 2, 3),
            () -> new Basic(Base.DOUBLE, 2, 3),
            () -> new Basic(Base.FLOAT, 3, 3),
            () -> new Basic(Base.FLOAT, 2, 2),
            () -> new Opaque(Opaque.Kind.SAMPLER, TextureShape.D2, Base.FLOAT, false),
            () -> new Opaque(Opaque.Kind.IMAGE, TextureShape.D2, Base.FLOAT, false),
            () -> new Opaque(Opaque.Kind.SAMPLER, TextureShape.D3, Base.FLOAT, false),
            () -> new Opaque(Opaque.Kind.SAMPLER, null, Base.FLOAT, false),
            () -> new Opaque(Opaque.Kind.SAMPLER, TextureShape.D2, Base.INT, false),
            () -> new Opaque(Opaque.Kind.SAMPLER, TextureShape.D2, Base.FLOAT, true),
            () -> new Array(new Basic(Base.FLOAT, 1, 4), 2),
            () -> new Array(new Basic(Base.FLOAT, 1, 4), 3),
            () -> new Array(new Basic(Base.INT, 1, 4), 2),
            () -> new Array(new Array(new Basic(Base.FLOAT, 1, 4), 2), 2));

    @Test
    void aTypeThatIsMadeTwiceIsEqual() {
        for (Supplier<GlslType> type : TYPES) {
            assertEquals(type.get(), type.get());
            assertEquals(type.get().hashCode(), type.get().hashCode());
        }
    }

    @Test
    void everyComponentCounts() {
        for (Supplier<GlslType> one : TYPES) {
            for (Supplier<GlslType> other : TYPES) if (one != other) assertNotEquals(one.get(), other.get());
        }
    }
}
