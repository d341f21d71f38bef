import type { DependencyScope } from '@upriver/contract';
import type { Dependency, Extraction, Format, FormatContext, Problem } from '../../format.ts';
import { baseName } from '../../upload.ts';
import { accessorOf, readAccessors } from './catalog.ts';

/** Gradle's build files, in Groovy and Kotlin, which are programs. */
export const gradleBuild: Format = {
  name: 'gradle-build',
  ecosystem: 'maven',
  kind: 'manifest',
  matches: (path) => /\.gradle(?:\.kts)?$/.test(path) && !baseName(path).startsWith('settings.gradle'),
  extract: extractBuildFile,
};

/** Gradle's lockfile. */
export const gradleLock: Format = {
  name: 'gradle-lockfile',
  ecosystem: 'maven',
  kind: 'lockfile',
  matches: (path) => /(?:^|[/.])(?:buildscript-)?gradle\.lockfile$/.test(path),
  extract: extractGradleLock,
};

/** `group:artifact[:version][:classifier][@extension]` as it stands between quotes. */
const COORDINATES = /^([\w.${}-]+):([\w.${}-]+)(?::([^:@"']*))?(?::[^:@"']*)?(?:@\w+)?$/;
/** What may stand in a block of dependencies without declaring one. */
const NO_CONFIGURATION =
  /^(?:if|else|for|while|when|exclude|because|constraints|version|transitive|force|isTransitive|def|val|var|return|print|println|project|platform|modules|module|components)$/;

/** Calls in `dependencies` blocks: coordinates, their parts by name, aliases of the catalogue; nothing is run. */
export function extractBuildFile(text: string, context: FormatContext): Extraction {
  const code = withoutComments(text);
  const variables = readVariables(code);
  const accessors = readAccessors(context);
  const dependencies: Dependency[] = [];
  const problems: Problem[] = [];
  const lineAt = createLineFinder(code);
  const tooling = [...blocksOf(code, /\bbuildscript\s*\{/g)];
  for (const block of blocksOf(code, /\bdependencies\s*\{/g)) {
    const isTooling = tooling.some(({ start, end }) => block.start > start && block.start < end);
    for (const { statement, offset } of statementsOf(code.slice(block.start, block.end))) {
      const [, configuration, rest] = /^["']?([A-Za-z]\w*)["']?\s*(?:\(\s*|\s)([\s\S]*)$/.exec(statement) ?? [];
      if (configuration === undefined || rest === undefined || NO_CONFIGURATION.test(configuration)) continue;
      const line = lineAt(block.start + offset);
      const base = {
        ecosystem: 'maven',
        scope: isTooling ? 'build' : scopeOf(configuration),
        direct: true,
        line,
      } as const;
      const aliases = [...rest.matchAll(/\blibs((?:\.\w+)+)/g)].map(([, path = '']) =>
        path.slice(1).replace(/\.(?:get|asProvider)$/, ''),
      );
      for (const alias of aliases) {
        const libraries = accessors.get(accessorOf(alias));
        if (libraries === undefined)
          problems.push({
            line,
            message: `libs.${alias} stands in a version catalogue that is not in the upload; add gradle/libs.versions.toml`,
          });
        for (const { name, requirement } of libraries ?? []) dependencies.push({ ...base, name, requirement });
      }
      if (/^(?:\(?\s*)(?:project|projects|files|fileTree)\b/.test(rest)) continue;
      for (const one of [...readCoordinates(rest), ...readParts(rest), ...readKotlin(rest)])
        dependencies.push({ ...base, name: one.name, requirement: fillIn(one.requirement, variables) });
    }
  }
  return { dependencies, problems };
}

export function extractGradleLock(text: string): Extraction {
  const dependencies: Dependency[] = [];
  const problems: Problem[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#') || line.startsWith('empty=')) continue;
    const [, group, artifact, version] = /^([^:=\s]+):([^:=\s]+):([^:=\s]+)=/.exec(line) ?? [];
    if (group === undefined || artifact === undefined || version === undefined)
      problems.push({ line: index + 1, message: 'this is not group:artifact:version=configurations' });
    else
      dependencies.push({
        ecosystem: 'maven',
        name: `${group}:${artifact}`,
        requirement: '',
        resolved: version,
        scope: 'unknown',
        line: index + 1,
      });
  }
  return { dependencies, problems };
}

function readCoordinates(rest: string): { name: string; requirement: string }[] {
  return [...rest.matchAll(/"([^"\n]*)"|'([^'\n]*)'/g)].flatMap(([, double, single]) => {
    const [, group, artifact, version = ''] = COORDINATES.exec(double ?? single ?? '') ?? [];
    return group === undefined || artifact === undefined
      ? []
      : [{ name: `${group}:${artifact}`, requirement: version }];
  });
}

/** `group: 'g', name: 'a', version: 'v'`, with `=` in Kotlin. */
function readParts(rest: string): { name: string; requirement: string }[] {
  const part = (label: string): string | undefined =>
    new RegExp(`\\b${label}\\s*[:=]\\s*(?:"([^"\\n]*)"|'([^'\\n]*)'|([\\w.]+))`)
      .exec(rest)
      ?.slice(1)
      .find((found) => found !== undefined);
  const group = part('group');
  const artifact = part('name');
  return group === undefined || artifact === undefined
    ? []
    : [{ name: `${group}:${artifact}`, requirement: part('version') ?? '' }];
}

function readKotlin(rest: string): { name: string; requirement: string }[] {
  return [...rest.matchAll(/\bkotlin\(\s*"([\w-]+)"(?:\s*,\s*"([^"\n]*)")?\s*\)/g)].map(
    ([, module = '', version = '']) => ({
      name: `org.jetbrains.kotlin:kotlin-${module}`,
      requirement: version,
    }),
  );
}

/** What is compiled against, processed or tested with does not run in production. */
function scopeOf(configuration: string): DependencyScope {
  return /test|debug|compileOnly|provided|ksp|kapt|annotationProcessor|lint|detekt|checkstyle|spotbugs|errorprone|benchmark|ktlint|developmentOnly/i.test(
    configuration,
  )
    ? 'development'
    : 'runtime';
}

/** Outermost blocks only: one inside of another is read with it. */
function* blocksOf(code: string, opening: RegExp): Generator<{ start: number; end: number }> {
  let readTo = 0;
  for (const match of code.matchAll(opening)) {
    if (match.index < readTo) continue;
    const start = match.index + match[0].length;
    readTo = endOfBlock(code, start);
    yield { start, end: readTo };
  }
}

/** One-based lines of places that only go up. */
function createLineFinder(code: string): (at: number) => number {
  let line = 1;
  let counted = 0;
  return (at) => {
    for (let next = code.indexOf('\n', counted); next >= 0 && next < at; next = code.indexOf('\n', counted)) {
      line += 1;
      counted = next + 1;
    }
    return line;
  };
}

/** Lines, joined where a bracket is open; blocks behind a declaration (`{ exclude … }`) belong to it. */
function* statementsOf(block: string): Generator<{ statement: string; offset: number }> {
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= block.length; at += 1) {
    const char = block.charAt(at);
    if (char === '"' || char === "'") at = endOfText(block, at);
    else if ('([{'.includes(char) && char !== '') depth += 1;
    else if (')]}'.includes(char) && char !== '') depth -= 1;
    else if ((char === '\n' || char === ';' || char === '') && depth <= 0 && !/,\s*$/.test(block.slice(from, at))) {
      const raw = block.slice(from, at);
      const statement = raw.trim();
      if (statement !== '') yield { statement, offset: from + raw.indexOf(statement) };
      from = at + 1;
      depth = 0;
    }
  }
}

function endOfBlock(code: string, start: number): number {
  let depth = 1;
  for (let at = start; at < code.length; at += 1) {
    const char = code.charAt(at);
    if (char === '"' || char === "'") at = endOfText(code, at);
    else if (char === '{') depth += 1;
    else if (char === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return code.length;
}

function endOfText(code: string, from: number): number {
  const quote = code.charAt(from);
  for (let at = from + 1; at < code.length; at += 1) {
    const char = code.charAt(at);
    if (char === '\\') at += 1;
    else if (char === quote || char === '\n') return at;
  }
  return code.length;
}

/** `def v = '1.0'`, `val v = "1.0"`, `ext.v = '1.0'`: single assignments of plain texts. */
function readVariables(code: string): ReadonlyMap<string, string> {
  return new Map(
    [...code.matchAll(/\b(\w+)\s*=\s*["']([^"'$\n]{1,100})["']/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function fillIn(requirement: string, variables: ReadonlyMap<string, string>): string {
  return requirement.replaceAll(
    /\$\{?(?:[\w]+\.)*(\w+)\}?/g,
    (written, name: string) => variables.get(name) ?? written,
  );
}

function withoutComments(text: string): string {
  return text.replaceAll(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, (part) =>
    part.startsWith('/') ? part.replaceAll(/[^\n]/g, ' ') : part,
  );
}
