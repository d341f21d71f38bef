import { declare, matchLines } from '../../declare.ts';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { findYamlValueLines } from '../../lines.ts';
import { nothingBut, parseYaml } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, listOf, textOf } from '../../tree.ts';

/** Cabal's manifest. https://cabal.readthedocs.io/en/stable/cabal-package-description-file.html */
export const cabalFile: Format = {
  name: 'haskell-cabal',
  ecosystem: 'generic',
  kind: 'manifest',
  files: /\.cabal$/,
  extract: extractCabal,
};

/** hpack's manifest, from which it writes one of Cabal. https://github.com/sol/hpack */
export const hpackFile: Format = {
  name: 'haskell-hpack',
  ecosystem: 'generic',
  kind: 'manifest',
  files: /(?:^|\/)package\.yaml$/,
  recognizes: (head) => /^(?:dependencies|library|executables?|ghc-options|tests)\s*:/m.test(head),
  extract: extractHpack,
};

/** Stack's project and lockfile: packages of Hackage at exact versions. https://docs.haskellstack.org */
export const stackFile: Format = {
  name: 'haskell-stack',
  ecosystem: 'generic',
  kind: 'lockfile',
  files: /(?:^|\/)stack\.ya?ml(?:\.lock)?$/,
  extract: extractStack,
};

/** Packages of Hackage, by the name that package URLs give them. */
function hackage(name: string, requirement: string, more: Parameters<typeof declare>[3] = {}): Dependency {
  return declare('generic', `hackage/${name}`, requirement, more);
}

const FIELD =
  /^([ \t]*)(?:([\w-]{1,40})[ \t]*:[ \t]*(.*)|(library|executable|test-suite|benchmark|common|flag|source-repository)\b.*)$/i;
const ITEM = /^[ \t,]*([A-Za-z][\w-]{0,100})(?::[\w{},-]{1,100})?[ \t]*([^,]{0,200})/;

/** `build-depends: base >=4, stripe-core` in any section, over as many lines as are indented further. */
function extractCabal(text: string): Extraction {
  const dependencies: Dependency[] = [];
  let scope: Dependency['scope'] = 'runtime';
  let indent = -1;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.length > 2000 || /^\s*(?:--|$)/.test(line)) continue;
    const [, blanks = '', field, rest = '', section] = FIELD.exec(line) ?? [];
    const isContinued = indent >= 0 && (/^[ \t]*/.exec(line)?.[0].length ?? 0) > indent && field === undefined;
    if (section !== undefined) scope = /^(?:test-suite|benchmark)$/i.test(section) ? 'development' : 'runtime';
    if (!isContinued) indent = field?.toLowerCase() === 'build-depends' ? blanks.length : -1;
    if (indent < 0) continue;
    for (const written of (isContinued ? line : rest).split(',')) {
      const [, name, requirement = ''] = ITEM.exec(written) ?? [];
      if (name !== undefined && name !== 'base')
        dependencies.push(hackage(name, requirement.trim(), { scope, line: index + 1 }));
    }
  }
  return { dependencies, problems: [] };
}

function extractHpack(text: string): Extraction {
  const parsed = parseYaml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const lineOf = findYamlValueLines(text, ['-']);
  const read = (tree: unknown, scope: Dependency['scope']): Dependency[] => {
    const list = fieldOf(tree, 'dependencies');
    const written = isMap(list)
      ? entriesOf(list).map(([name, value]) => `${name} ${textOf(value) ?? ''}`)
      : listOf(list).flatMap((one) => textOf(one) ?? textOf(fieldOf(one, 'name')) ?? []);
    return written.flatMap((one) => {
      const [, name, requirement = ''] = ITEM.exec(one) ?? [];
      return name === undefined || name === 'base'
        ? []
        : hackage(name, requirement.trim(), { scope, line: lineOf(one) });
    });
  };
  const parts = (key: string, scope: Dependency['scope']): Dependency[] =>
    entriesOf(fieldOf(parsed.value, key)).flatMap(([, part]) => read(part, scope));
  return {
    dependencies: [
      ...read(parsed.value, 'runtime'),
      ...read(fieldOf(parsed.value, 'library'), 'runtime'),
      ...read(fieldOf(parsed.value, 'executable'), 'runtime'),
      ...parts('executables', 'runtime'),
      ...parts('tests', 'development'),
      ...parts('benchmarks', 'development'),
    ],
    problems: [],
  };
}

/** `- name-1.2.3@sha256:…` below `extra-deps`, and `hackage: name-1.2.3@…` in the lockfile. */
function extractStack(text: string): Extraction {
  const found = matchLines(
    text,
    /^[ \t]*(?:-[ \t]+|hackage:[ \t]*)([A-Za-z][A-Za-z0-9-]{0,100})-(\d[\d.]{0,40})(?:@\S{1,200})?[ \t]*$/,
  );
  return {
    dependencies: found.map(({ parts: [, name = '', resolved], line }) =>
      hackage(name, '', { resolved, line, scope: 'unknown', direct: undefined }),
    ),
    problems: [],
  };
}
