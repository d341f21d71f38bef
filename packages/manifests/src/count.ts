import type { Ecosystem } from '@upriver/contract';
import { findFormat } from './detect.ts';
import type { Dependency } from './format.ts';
import type { FileReading } from './read.ts';

/** Ecosystems whose manifests list what came with others too, marked as such (go.mod: `// indirect`). */
const LISTS_TRANSITIVE: readonly Ecosystem[] = ['golang'];

/** Distinct external packages that one file declares in a runtime scope. */
export function countDirectRuntime(reading: FileReading): number {
  return countNames(
    reading,
    listDeclared(reading).filter((one) => one.direct !== false && isRuntime(one)),
  );
}

/** Distinct external packages that one file declares in any scope; build tooling is left out. */
export function countDirectAll(reading: FileReading): number {
  return countNames(
    reading,
    listDeclared(reading).filter((one) => !isTooling(one, reading.format)),
  );
}

/** Distinct (name, version) of external packages of a lockfile; distinct package URLs of an SBOM. */
export function countPackages(reading: FileReading): number {
  if (reading.kind === 'sbom') {
    const locators = reading.dependencies.map(({ locator }) => locator);
    return new Set(locators.filter((locator) => locator !== undefined)).size;
  }
  const external = reading.dependencies.filter(({ local }) => !local);
  return new Set(
    external.filter(({ resolved }) => resolved !== undefined).map(({ name, resolved }) => `${name}\0${resolved}`),
  ).size;
}

/** Ecosystems in which an optional dependency has to be asked for: an extra of Python, a profile of Maven. */
const OPTIONAL_IS_ASKED_FOR: readonly Ecosystem[] = ['pypi', 'maven'];

/** An optional dependency is installed by default everywhere else. */
function isRuntime({ scope, ecosystem }: Dependency): boolean {
  return (
    scope === 'runtime' || scope === 'unknown' || (scope === 'optional' && !OPTIONAL_IS_ASKED_FOR.includes(ecosystem))
  );
}

/** Tools of the build itself: build-system requires, setup_requires, plugins of Maven and Gradle. */
function isTooling({ ecosystem, name, scope }: Dependency, format: string | undefined): boolean {
  if (scope !== 'build') return false;
  return ecosystem === 'pypi' || format === 'maven-pom' || name.endsWith('.gradle.plugin');
}

function listDeclared(reading: FileReading): readonly Dependency[] {
  const format = reading.format === undefined ? undefined : findFormat(reading.format);
  return reading.dependencies.filter(
    ({ local, definition, direct, ecosystem }) =>
      !local &&
      (!definition || format?.definesOnly === true) &&
      (direct !== false || LISTS_TRANSITIVE.includes(ecosystem)) &&
      (reading.kind === 'manifest' || direct === true) &&
      (format?.ecosystem === 'many' || ecosystem === format?.ecosystem),
  );
}

/** pnpm's importers keep two names of one package apart, and so does the count; NuGet's names have no case. */
function countNames({ format }: FileReading, dependencies: readonly Dependency[]): number {
  return new Set(
    dependencies.map(({ name, alias, ecosystem }) => {
      if (format === 'npm-pnpm-lock') return alias ?? name;
      return ecosystem === 'nuget' ? name.toLowerCase() : name;
    }),
  ).size;
}
