import type { DependencyScope } from '@upriver/contract';

/** Words that stand in a block of dependencies and add none. */
export const NO_CONFIGURATIONS: readonly string[] = [
  'apply',
  'because',
  'capabilities',
  'def',
  'dependencySet',
  'entry',
  'exclude',
  'force',
  'import',
  'isTransitive',
  'print',
  'println',
  'require',
  'return',
  'transitive',
  'val',
  'var',
  'version',
];

/** Words of configurations that are for the build's own tools and for what generates code. */
const BUILD =
  /^(?:classpath|ksp|kapt|.*[aA]nnotationProcessor|errorprone|spotbugs|detekt|ktlint|checkstyle|pmd|jacoco|lint|asciidoctor|protoc)/;
const DEVELOPMENT = /(?:^t|T)est(?![a-z])|^test|(?:^d|D)ebug|(?:^b|B)enchmark|^jmh|^developmentOnly/;
/** The container or the platform brings these when the program runs. */
const PROVIDED = /[cC]ompileOnly(?:Api)?$|^provided|Provided/;
const RUNTIME =
  /(?:^|[a-z])(?:api|Api|apk|compile|Compile|coreLibraryDesugaring|implementation|Implementation|runtime|Runtime|runtimeOnly|RuntimeOnly|shadow)$/;

/** Scope of what a configuration holds; `isTest` says that it belongs to a source set of tests. */
export function scopeOfConfiguration(configuration: string, isTest: boolean): DependencyScope {
  if (isTest || DEVELOPMENT.test(configuration)) return 'development';
  if (BUILD.test(configuration)) return 'build';
  if (PROVIDED.test(configuration)) return 'peer';
  return RUNTIME.test(configuration) ? 'runtime' : 'unknown';
}

/** True for names of source sets and suites of tests: `commonTest`, `testing`, `androidInstrumentedTest`. */
export function isTestName(name: string): boolean {
  return /(?:^t|T)est(?:ing|Fixtures)?(?![a-z])/.test(name);
}
