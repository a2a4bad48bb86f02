/** Images in memory and as PNG files, and how two of them differ; comparison of lists. For tools and tests; the product does not need it. */
module tepui.tools.image {
    requires static transitive org.jspecify;

    exports tepui.tools.image;
    exports tepui.tools.image.list;
}
