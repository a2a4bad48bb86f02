#!/usr/bin/env bash
# fuzz.sh TARGET SECONDS [FOLDER]: runs Jazzer on a target (bytecode, assembler), from what an earlier run left in FOLDER. Needs the module's
# tests compiled, with lints or by -Dfast. SEED=N chooses the inputs' seed, which is printed. Jazzer is fetched by Maven; it reads class files of
# Java 21 at most, so it is given copies that say they are of 21.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
jazzer=0.24.0
case ${1:?TARGET: bytecode or assembler} in
bytecode) target=tepui.frontends.d3d9.shader.BytecodeFuzz ;;
assembler) target=tepui.frontends.d3d9.shader.AssemblerFuzz ;;
*) echo "fuzz.sh: the target is '$1', must be bytecode or assembler" >&2; exit 2 ;;
esac
folder=${3:-target/fuzz/$1}
seed=${SEED:-9}
built=target
[ -d target/test-classes ] || built=target/fast
echo "fuzz.sh: $1, ${2:?SECONDS} s, seed $seed"
classes=target/fuzz/classes
mkdir -p "$folder" target/fuzz/jars
for part in jazzer jazzer-api; do
    jar=target/fuzz/jars/$part-$jazzer.jar
    [ -f "$jar" ] || mvn -q dependency:copy -Dartifact=com.code-intelligence:$part:$jazzer -DoutputDirectory="$PWD/target/fuzz/jars"
done
rm -rf "$classes"
mkdir -p "$classes"
cp -r ../../ir/$built/classes/. ../../pipe/$built/classes/. $built/classes/. $built/test-classes/. "$classes"
rm -f "$classes/module-info.class"
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
cat > target/fuzz/Aged.java <<'JAVA'
void main(String[] args) throws java.io.IOException {
    try (var files = java.nio.file.Files.walk(java.nio.file.Path.of(args[0]))) {
        for (var file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
            byte[] bytes = java.nio.file.Files.readAllBytes(file);
            bytes[7] = 65;
            java.nio.file.Files.write(file, bytes);
        }
    }
}
JAVA
"$java" target/fuzz/Aged.java "$classes"
exec "$java" -Xmx1g -XX:+UseSerialGC -cp "$classes:target/fuzz/jars/*" com.code_intelligence.jazzer.Jazzer --target_class=$target \
    --instrumentation_includes='tepui.**' -seed="$seed" -max_total_time="$2" -timeout=60 -rss_limit_mb=4096 \
    -artifact_prefix="$folder/" "$folder"
