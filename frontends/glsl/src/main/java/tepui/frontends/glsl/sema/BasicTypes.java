package tepui.frontends.glsl.sema;

import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.GlslType.NoValue;

/** Types of one scalar, and of none. They stand apart from {@link GlslType}, since that and its records would wait for each other when threads first use them at a time. */
public final class BasicTypes {
    public static final NoValue VOID = new NoValue();
    public static final Basic BOOL = new Basic(Base.BOOL, 1, 1);
    public static final Basic INT = new Basic(Base.INT, 1, 1);
    public static final Basic UINT = new Basic(Base.UINT, 1, 1);
    public static final Basic FLOAT = new Basic(Base.FLOAT, 1, 1);
    public static final Basic DOUBLE = new Basic(Base.DOUBLE, 1, 1);

    private BasicTypes() {}
}
