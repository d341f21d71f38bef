import { declare, matchLines } from '../../declare.ts';
import type { Dependency, Extraction, Format } from '../../format.ts';

/** Builds of sbt, which are programs; what they add by hand (`"group" %% "artifact" % "version"`) is read. https://www.scala-sbt.org */
export const sbtBuild: Format = {
  name: 'jvm-sbt',
  ecosystem: 'maven',
  kind: 'manifest',
  files: /(?:^|\/)(?:[\w.-]+\.sbt|project\/[\w.-]*[Dd]ep[\w.-]*\.scala)$/,
  extract: extractSbt,
};

/** Builds of Mill: `ivy"group::artifact:version"` and, since version 0.12, `mvn"…"`. https://mill-build.org */
export const millBuild: Format = {
  name: 'jvm-mill',
  ecosystem: 'maven',
  kind: 'manifest',
  files: /(?:^|\/)(?:build\.(?:sc|mill(?:\.scala)?)|package\.mill(?:\.scala)?)$/,
  extract: extractMill,
};

const SBT =
  /"([\w.-]{1,200})"[ \t]*(%{1,3})[ \t]*"([\w.-]{1,200})"[ \t]*%[ \t]*(?:"([^"]{0,100})"|([\w.]{1,100}))(?:[ \t]*%[ \t]*(?:"([^"]{1,60})"|(\w{1,40})))?/g;
const COMMENT = /\/\/.*$/;

function extractSbt(text: string): Extraction {
  const values = readValues(text);
  const dependencies = text.split('\n').flatMap((written, index): Dependency[] => {
    const code = written.length > 1000 ? '' : withoutComment(written);
    const isPlugin = /\baddSbtPlugin\b/.test(code);
    return [...code.matchAll(SBT)].map(([, group, , artifact, version, variable, quoted, plain]) => {
      const configuration = (quoted ?? plain ?? '').toLowerCase();
      return declare('maven', `${group}:${artifact}`, version ?? values.get(variable ?? '') ?? '', {
        line: index + 1,
        scope: isPlugin ? 'build' : scopeOf(configuration),
      });
    });
  });
  return { dependencies, problems: [] };
}

function scopeOf(configuration: string): Dependency['scope'] {
  if (/\b(?:test|it|integrationtest)\b/.test(configuration) && !configuration.includes('compile->'))
    return 'development';
  return configuration === 'provided' ? 'peer' : 'runtime';
}

/** A comment begins at `//` that is not in a text, where an address may stand. */
function withoutComment(line: string): string {
  return line
    .replace(/"[^"]*"/g, (text) => text.replaceAll('//', '\0'))
    .replace(COMMENT, '')
    .replaceAll('\0', '//');
}

/** `val stripeVersion = "24.0.0"`, by its name and by its name within an object (`V.stripe` is found as `V.stripe` only where written so). */
function readValues(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  let object = '';
  for (const { parts } of matchLines(
    text,
    /\b(?:object[ \t]+(\w+)|val[ \t]+(\w+)[ \t]*(?::[ \t]*String)?[ \t]*=[ \t]*"([^"]{0,100})")/,
  )) {
    const [, name, value, version = ''] = parts;
    if (name !== undefined) object = name;
    if (value === undefined) continue;
    values.set(value, version);
    if (object !== '') values.set(`${object}.${value}`, version);
  }
  return values;
}

const MILL = /\b(?:ivy|mvn)"([\w.-]{1,200}):{1,3}([\w.-]{1,200}):{1,2}([^":;]{0,100})/g;

function extractMill(text: string): Extraction {
  const dependencies = text
    .split('\n')
    .flatMap((written, index): Dependency[] =>
      [...(written.length > 1000 ? '' : withoutComment(written)).matchAll(MILL)].map(
        ([, group, artifact, version = '']) =>
          declare('maven', `${group}:${artifact}`, version.includes('$') ? '' : version, { line: index + 1 }),
      ),
    );
  return { dependencies, problems: [] };
}
