difference() {
    cube(20, center = true);
    sphere(13, $fn = 40);
}
translate([0, 0, 18]) cylinder(h = 12, r1 = 8, r2 = 2, $fn = 30);
