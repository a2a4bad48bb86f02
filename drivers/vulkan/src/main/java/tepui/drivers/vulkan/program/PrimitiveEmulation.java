package tepui.drivers.vulkan.program;

import org.jspecify.annotations.Nullable;
import tepui.pipe.driver.LineBands;

/**
 * Form in which primitives are drawn: as the device does, or in shapes that the driver's own geometry shader makes of
 * them ({@link LineBands}).
 */
public enum PrimitiveEmulation {
    NATIVE(null),
    /** Lines as bands. */
    LINES(LineBands.Form.LINES),
    STIPPLED_LINES(LineBands.Form.LINES),
    /** Polygons as they are, as bands along their edges, or as squares at their corners. */
    POLYGONS(LineBands.Form.POLYGONS),
    STIPPLED_POLYGONS(LineBands.Form.POLYGONS),
    /** Lines as they are, with the flat values of the last vertex. */
    FLAT_LINES(LineBands.Form.FLAT_LINES),
    FLAT_POLYGONS(LineBands.Form.FLAT_POLYGONS),
    /** The program's own geometry shader puts each vertex out later, with the flat values of the one that ends its primitive. */
    LAST_VERTEX(null),
    /** Nothing is drawn: the vertex shader stores what is to be captured ({@code CaptureDraws}). */
    CAPTURED(null);

    private final LineBands.@Nullable Form form;

    PrimitiveEmulation(LineBands.@Nullable Form form) {
        this.form = form;
    }

    /** The form that the geometry shader makes of them; null where there is none. */
    public LineBands.@Nullable Form form() {
        return form;
    }

    public boolean areMade() { // hot
        return form != null;
    }

    boolean areStippled() {
        return this == STIPPLED_LINES || this == STIPPLED_POLYGONS;
    }

    /** Lines are triangles, which have no face. */
    public boolean areBandsOfLines() { // hot
        return this == LINES || this == STIPPLED_LINES;
    }

    /** Everything arrives as filled triangles, whatever the mode is. */
    public boolean areFilled() { // hot
        return areMade() && this != FLAT_LINES && this != FLAT_POLYGONS;
    }
}
