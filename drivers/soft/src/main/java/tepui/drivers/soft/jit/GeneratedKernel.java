package tepui.drivers.soft.jit;

/** Base class of generated kernels: the objects that their code refers to by number. */
abstract class GeneratedKernel implements Kernel {
    final Site[] sites;
    final WordSite[] words;
    /** Constant arrays of the shader, as arrays of the register's type; loops that kernels share. */
    final Object[] tables;

    GeneratedKernel(Site[] sites, WordSite[] words, Object[] tables) {
        this.sites = sites;
        this.words = words;
        this.tables = tables;
    }
}
