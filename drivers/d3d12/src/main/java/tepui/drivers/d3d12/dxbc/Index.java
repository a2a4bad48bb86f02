package tepui.drivers.d3d12.dxbc;

/**
 * One index of an operand: a number, or a component of a temporary register plus a number.
 *
 * @param register the temporary, -1 for a number alone
 */
record Index(int offset, int register, int component) {
    static Index of(int number) {
        return new Index(number, -1, 0);
    }

    static Index relative(int register, int component, int offset) {
        return new Index(offset, register, component);
    }

    boolean isRelative() {
        return register >= 0;
    }
}
