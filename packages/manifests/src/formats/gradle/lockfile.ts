import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format, Problem } from '../../format.ts';
import { scopeOfConfiguration } from './configurations.ts';

/** Gradle's lockfile, and the older one of each configuration. */
export const gradleLock: Format = {
  name: 'gradle-lockfile',
  ecosystem: 'maven',
  kind: 'lockfile',
  files: /(?:^|[/.-])gradle\.lockfile$|(?:^|\/)dependency-locks\/[^/]+\.lockfile$/,
  extract: extractGradleLock,
};

const ENTRY = /^([^:=\s]+):([^:=\s]+):([^:=\s]+?)(?:=(.*))?$/;
/** What a program needs when it runs wins over what only compiles or tests it. */
const SCOPE_ORDER: readonly DependencyScope[] = ['runtime', 'peer', 'unknown', 'build', 'development'];
const LINE_LENGTH_MAX = 10_000;

/** What a `gradle.lockfile` holds, one version a line with the configurations it is in. Which of it is direct only the build file tells. */
function extractGradleLock(text: string, { path }: { readonly path: string }): Extraction {
  const dependencies: Dependency[] = [];
  const problems: Problem[] = [];
  const isBuildscript = path.endsWith('buildscript-gradle.lockfile');
  const ownConfiguration = /dependency-locks\/([^/]+)\.lockfile$/.exec(path)?.[1];
  let isEmpty = false;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.slice(0, LINE_LENGTH_MAX).trim();
    if (line.startsWith('empty=')) isEmpty = true;
    if (line === '' || line.startsWith('#') || line.startsWith('empty=')) continue;
    const [, group, artifact, resolved, configurations = ownConfiguration ?? ''] = ENTRY.exec(line) ?? [];
    if (group === undefined || resolved === undefined) {
      problems.push({ line: index + 1, message: 'this is not group:artifact:version=configurations' });
      continue;
    }
    const scope = isBuildscript ? 'build' : scopeOf(configurations);
    dependencies.push({
      ecosystem: 'maven',
      name: `${group}:${artifact}`,
      requirement: '',
      resolved,
      scope,
      line: index + 1,
    });
  }
  if (dependencies.length === 0 && problems.length > 0 && !isEmpty) {
    return { dependencies, problems: [{ line: 1, message: 'this is no lockfile of Gradle', fatal: true }] };
  }
  return { dependencies, problems };
}

function scopeOf(configurations: string): DependencyScope {
  const scopes = configurations.split(',').map((one) => {
    const name = one.trim();
    const kind = scopeOfConfiguration(name, false);
    if (kind !== 'unknown' || name === '') return kind;
    return /[rR]untimeClasspath$/.test(name) ? 'runtime' : /[cC]ompileClasspath$/.test(name) ? 'peer' : 'unknown';
  });
  return SCOPE_ORDER.find((scope) => scopes.includes(scope)) ?? 'unknown';
}
