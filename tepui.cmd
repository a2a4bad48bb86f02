@echo off
rem The one command of this project on Windows; the twin of the script beside it, which says more. Finds a JDK, builds when
rem sources are newer than the last build, and starts the program without Maven.
setlocal EnableExtensions EnableDelayedExpansion
set "here=%~dp0"
set "here=%here:~0,-1%"
set "state=%here%\.tepui"
set "app=%state%\app"
set need=25
set "command=%~1"

if "%command%"=="" goto help
if "%command%"=="--help" goto help
if "%command%"=="-h" goto help
if "%command% %~2"=="help " goto help
if "%command%"=="--version" goto version
call :use_jdk || exit /b 1
for %%c in (test bench build format generate fetch maven) do if "%command%"=="%%c" goto do_%%c

call :build_when_stale || exit /b 1
"%jdk%\bin\java" -Xshare:auto -XX:+UseParallelGC "@%app%\java.options" --module-path "%app%" -m tepui.tools.cli/tepui.tools.cli.Main %*
exit /b %errorlevel%

:help
type "%here%\tools\cli\src\main\resources\tepui\tools\cli\help.txt"
if "%command%"=="" exit /b 2
exit /b 0

:version
rem The line of the project itself, which two spaces begin. No program is asked: not all that have a cmd have findstr.
for /f "usebackq tokens=1-3 delims=<>" %%a in ("%here%\pom.xml") do if "%%a%%b"=="  version" echo tepui %%c
exit /b 0

:do_build
call :build -DskipTests && echo tepui: built
exit /b %errorlevel%

:do_format
set goal=apply
if "%~2"=="--check" set goal=check
call :use_maven || exit /b 1
call :maven -q -N spotless:%goal%
exit /b %errorlevel%

:do_generate
call :build_when_stale || exit /b 1
"%jdk%\bin\java" "-Dtepui.deps=%state%\deps" --module-path "%app%" -m tepui.tools.bindgen/tepui.tools.bindgen.Main "%here%" %~2
exit /b %errorlevel%

:do_bench
call :build_when_stale || exit /b 1
rem What stands behind the command, as it is: numbered arguments are split at = and commas.
set "rest=%*"
set "rest=!rest:*bench=!"
"%jdk%\bin\java" -XX:+UseParallelGC --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow "-Dtepui.deps=%state%\deps" -cp "%app%\*;%app%\bench\*" tepui.tools.bench.Bench !rest!
exit /b %errorlevel%

:do_fetch
echo tepui: fetch unpacks packages of Debian-like systems; on Windows the tests that need them are skipped. 1>&2
exit /b 0

:do_maven
call :use_maven || exit /b 1
set "rest=%*"
set "rest=!rest:*maven=!"
call :maven !rest!
exit /b %errorlevel%

rem One module's tests without Maven, by a tool that is compiled here first.
:do_quick
if not exist "%here%\tools\testing\target\test.classpath" if not exist "%here%\tools\testing\target\fast\test.classpath" (
    call :use_maven || exit /b 1
    echo tepui: building once, without checks 1>&2
    call :maven -q -T 1C -Dfast -DskipTests package || exit /b 1
)
set "rest=%*"
set "rest=!rest:*--quick=!"
call :use_compiler || exit /b 1
if not exist "%state%\quick-tool" mkdir "%state%\quick-tool"
"%jdk%\bin\javac" -nowarn -Xlint:none -d "%state%\quick-tool" "%here%\tools\quick\src\main\java\tepui\tools\quick\*.java" || exit /b 1
"%jdk%\bin\java" -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp "%state%\quick-tool" tepui.tools.quick.Quick "%here%" !rest!
exit /b %errorlevel%

:do_test
if "%~2"=="--quick" goto do_quick
call :use_maven || exit /b 1
rem What stands behind the command, as it is: numbered arguments are split at = and commas.
set "rest=%*"
set "rest=!rest:*test=!"
set "rest=!rest:--no-slow=-Dtest.slow=slow!"
set "driver="
if "%~2"=="--driver" (
    if "%~3"=="" (
        echo tepui: test: --driver needs a value: --driver D 1>&2
        exit /b 2
    )
    set "driver=%~3"
    set "rest=!rest:*--driver=!"
)
if not defined driver (
    call :maven --fail-at-end package -Dsurefire.failIfNoSpecifiedTests=false !rest!
    exit /b !errorlevel!
)
if not exist "%here%\drivers\%driver%\" (
    echo tepui: test: there is no driver '%driver%' 1>&2
    exit /b 2
)
for /f "tokens=1,*" %%d in ("!rest!") do set "rest=%%e"
rem null is a word of Java, so the package of that driver is called nil.
set "package=%driver%"
if "%driver%"=="null" set "package=nil"
set "tests=-Dtest=tepui.drivers.%package%.**"
echo.!rest! | findstr /c:"-Dtest=" >nul && set "tests="
call :maven --fail-at-end package -Dsurefire.failIfNoSpecifiedTests=false -pl drivers/%driver% -am !tests! !rest!
exit /b %errorlevel%

rem --- a JDK: variables, the PATH, the usual folders ---
:use_jdk
set "jdk="
set "runtime="
set "seen="
for %%j in ("%TEPUI_JAVA_HOME%" "%JAVA_HOME%") do call :try_jdk "%%~j"
for /f "delims=" %%j in ('where javac 2^>nul') do call :try_jdk "%%~dpj.."
for %%f in ("%ProgramFiles%\Eclipse Adoptium" "%ProgramFiles%\Java" "%ProgramFiles%\Microsoft" "%ProgramFiles%\Zulu" "%ProgramFiles%\Amazon Corretto" "%ProgramFiles%\BellSoft" "%USERPROFILE%\.jdks" "%USERPROFILE%\scoop\apps") do (
    if exist "%%~f" for /d %%j in ("%%~f\*") do (
        call :try_jdk "%%~j"
        call :try_jdk "%%~j\current"
    )
)
rem What is built runs without a compiler too.
if not defined jdk set "jdk=%runtime%"
if defined jdk (
    set "JAVA_HOME=%jdk%"
    exit /b 0
)
if not defined seen set "seen= none"
echo tepui: needs a JDK %need% or newer, and found%seen:"=%. 1>&2
echo tepui: Install one, for example: winget install EclipseAdoptium.Temurin.%need%.JDK 1>&2
echo tepui: If it is installed, name its folder: set JAVA_HOME=C:\path\to\jdk-%need% 1>&2
exit /b 1

:try_jdk
if defined jdk exit /b 0
if "%~1"=="" exit /b 0
if not exist "%~1\bin\java.exe" exit /b 0
if not exist "%~1\release" exit /b 0
set "found=0"
set "major=0"
for /f "usebackq tokens=1,2 delims==" %%a in ("%~1\release") do if "%%a"=="JAVA_VERSION" set "found=%%~b"
for /f "delims=.-+" %%v in ("%found%") do set "major=%%v"
if %major% LSS %need% (
    set "seen=%seen% JDK %major% (%~f1)"
) else if exist "%~1\bin\javac.exe" (
    set "jdk=%~f1"
) else if not defined runtime (
    set "runtime=%~f1"
)
exit /b 0

:use_compiler
if exist "%jdk%\bin\javac.exe" exit /b 0
echo tepui: needs a JDK %need% or newer to build, and %jdk% has no compiler: winget install EclipseAdoptium.Temurin.%need%.JDK 1>&2
exit /b 1

:use_maven
call :use_compiler || exit /b 1
where mvn >nul 2>nul || (
    echo tepui: needs Apache Maven 3.8.6 or newer to build, and there is no mvn on the PATH: winget install Apache.Maven 1>&2
    exit /b 1
)
set "MAVEN_OPTS=--sun-misc-unsafe-memory-access=allow %MAVEN_OPTS%"
exit /b 0

rem From the project's folder, whatever folder the command was called from: there Maven finds its settings for this project.
:maven
pushd "%here%"
call mvn -B %*
set "status=%errorlevel%"
popd
exit /b %status%

rem --- the build: 1 when a source is newer than the last one ---
:stale
if not exist "%app%\stamp" exit /b 1
powershell -NoProfile -Command "$s=(Get-Item '%app%\stamp').LastWriteTimeUtc; $n=Get-ChildItem -Recurse -File -Path '%here%' -Include *.java,pom.xml,*.txt | Where-Object { $_.FullName -notmatch '\\target\\|\\src\\test\\|\\.tepui\\' -and $_.LastWriteTimeUtc -gt $s } | Select-Object -First 1; if ($n) { exit 1 } else { exit 0 }"
exit /b %errorlevel%

:build_when_stale
call :stale && exit /b 0
call :build -Dmaven.test.skip=true
exit /b %errorlevel%

:build
call :use_maven || exit /b 1
echo tepui: building 1>&2
if not exist "%state%" mkdir "%state%"
type nul > "%state%\stamp.new"
call :maven -q -T 1C %* package || exit /b 1
if exist "%app%" rmdir /s /q "%app%"
mkdir "%app%"
for /f "delims=" %%m in ('dir /s /b "%here%\module-info.class" ^| findstr /c:"\target\classes\\"') do (
    for %%j in ("%%~dpm..\tepui-*.jar") do (
        echo %%~nxj | findstr /r /c:"-sources" /c:"-javadoc" /c:"-testing" /c:"^tepui-bench" >nul || copy /y "%%~fj" "%app%" >nul
        echo %%~nxj | findstr /r /c:"^tepui-bench" >nul && (
            if not exist "%app%\bench" mkdir "%app%\bench"
            copy /y "%%~fj" "%app%\bench" >nul
            copy /y "%%~dpj\libraries\*.jar" "%app%\bench" >nul
        )
    )
)
for /f "tokens=3 delims=<>" %%v in ('findstr /b /c:"  <version>" "%here%\pom.xml"') do set "version=%%v"
"%jdk%\bin\java" -cp "%app%\*" tepui.targets.lwjgl.TepuiJar "%app%\agent\tepui.jar" "%app%" "%version%" || exit /b 1
set "modules="
for /f "tokens=*" %%l in ('""%jdk%\bin\java" --module-path "%app%" --show-module-resolution --dry-run -m tepui.tools.cli/tepui.tools.cli.Main 2^>nul ^| findstr /r "^root.tepui requires.tepui binds.tepui""') do (
    for %%w in (%%l) do (
        set "word=%%w"
        if "!word:~0,6!"=="tepui." (
            echo ,!modules!, | findstr /c:",!word!," >nul || set "modules=!modules!,!word!"
        )
    )
)
> "%app%\java.options" echo --enable-native-access=%modules:~1%
move /y "%state%\stamp.new" "%app%\stamp" >nul
exit /b 0
