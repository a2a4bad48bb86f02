#!/usr/bin/env bash
# fuzz.sh TARGET SECONDS [FOLDER]: runs Jazzer on a target (bytecode, assembler), from what an earlier run left in FOLDER. Needs the module's
# tests compiled. Jazzer is fetched by Maven; it reads class files of Java 21 at most, so it is given copies that say they are of 21.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
jazzer=0.24.0
case ${1:?TARGET: bytecode or assembler} in
bytecode) target=tepui.frontends.d3d9.shader.BytecodeFuzz ;;
assembler) target=tepui.frontends.d3d9.shader.AssemblerFuzz ;;
*) echo "fuzz.sh: the target is '$1', must be bytecode or assembler" >&2; exit 2 ;;
esac
folder=${3:-target/fuzz/$1}
classes=target/fuzz/classes
mkdir -p "$folder" "$classes" target/fuzz/jars
for part in jazzer jazzer-api; do
    jar=target/fuzz/jars/$part-$jazzer.jar
    [ -f "$jar" ] || mvn -q dependency:copy -Dartifact=com.code-intelligence:$part:$jazzer -DoutputDirectory="$PWD/target/fuzz/jars"
done
cp -r ../../ir/target/classes/. ../../pipe/target/classes/. target/classes/. target/test-classes/. "$classes"
rm -f "$classes/module-info.class"
find "$classes" -name '*.class' | while read -r file; do
    printf '\000\101' | dd of="$file" bs=1 seek=6 conv=notrunc status=none
done
exec "${JAVA_HOME:+$JAVA_HOME/bin/}java" -Xmx2g -cp "$classes:target/fuzz/jars/*" com.code_intelligence.jazzer.Jazzer --target_class=$target \
    --instrumentation_includes='tepui.**' -max_total_time="${2:?SECONDS}" -timeout=10 -rss_limit_mb=4096 \
    -artifact_prefix="$folder/" "$folder"
