package tepui.drivers.soft.jit;

/** One component of a local array in a frame, for stores by an index that differs from lane to lane. */
final class LocalSite {
    /** Where element 0 is. */
    final int at;

    final int elements;
    /** How far elements are apart. */
    final int row;

    LocalSite(int at, int elements, int row) {
        this.at = at;
        this.elements = elements;
        this.row = row;
    }
}
