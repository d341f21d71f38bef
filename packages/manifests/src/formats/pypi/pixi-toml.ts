import type { DependencyScope } from '@upriver/contract';
import { declare } from '../../declare.ts';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { findTomlLines } from '../../lines.ts';
import { nothingBut, parseToml } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, textOf } from '../../tree.ts';
import { normalizePythonName } from './requirement.ts';

/** pixi's manifest. https://pixi.sh/latest/reference/pixi_manifest/ */
export const pixiToml: Format = {
  name: 'pypi-pixi-toml',
  ecosystem: 'pypi',
  kind: 'manifest',
  files: /(?:^|\/)pixi\.toml$/,
  extract: extractPixi,
};

const SECTIONS: readonly (readonly [key: string, scope: DependencyScope])[] = [
  ['dependencies', 'runtime'],
  ['pypi-dependencies', 'runtime'],
  ['build-dependencies', 'build'],
  ['host-dependencies', 'build'],
];
/** Features that people name so are for their own work. */
const DEVELOPMENT = /^(?:dev|test|tests|lint|docs?)$/;

/** Packages of conda's channels by their names of PyPI, as for environments of conda. */
function extractPixi(text: string): Extraction {
  const parsed = parseToml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const lineOf = findTomlLines(text);
  const features = entriesOf(fieldOf(parsed.value, 'feature')).map(([name, feature]) => [name, feature] as const);
  const dependencies = [['', parsed.value] as const, ...features].flatMap(([feature, tree]) =>
    readTables(tree).flatMap(({ path, key, scope, table }): Dependency[] =>
      entriesOf(table).flatMap(([name, value]) => {
        if (name === 'python') return [];
        const header = [...(feature === '' ? [] : ['feature', feature]), ...path, key].join('.');
        const git = textOf(fieldOf(value, 'git'));
        return declare('pypi', normalizePythonName(name), textOf(value) ?? textOf(fieldOf(value, 'version')) ?? '', {
          scope: DEVELOPMENT.test(feature) ? 'development' : scope,
          line: lineOf(header, name),
          locator: git,
          local: textOf(fieldOf(value, 'path')) === undefined ? undefined : true,
        });
      }),
    ),
  );
  return { dependencies, problems: [] };
}

/** Tables of dependencies, also those of one platform. */
function readTables(tree: unknown) {
  const targets = entriesOf(fieldOf(tree, 'target')).map(([name, target]) => [['target', name], target] as const);
  return [[[] as readonly string[], tree] as const, ...targets].flatMap(([path, part]) =>
    SECTIONS.flatMap(([key, scope]) => {
      const table = fieldOf(part, key);
      return isMap(table) ? [{ path, key, scope, table }] : [];
    }),
  );
}
