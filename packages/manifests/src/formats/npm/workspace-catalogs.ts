import type { Extraction, Format } from '../../format.ts';
import { findYamlLines } from '../../lines.ts';
import { nothingBut, parseYaml } from '../../parse.ts';
import { listCatalogs } from './catalogs.ts';

/** pnpm's workspace file; its catalogues define ranges that members ask for with `catalog:`. */
export const pnpmWorkspace: Format = {
  name: 'npm-pnpm-workspace',
  ecosystem: 'npm',
  kind: 'manifest',
  definesOnly: true,
  files: /(?:^|\/)pnpm-workspace\.yaml$/,
  extract: extractCatalogs,
};

/** yarn's settings, which may hold catalogues too. */
export const yarnrc: Format = {
  name: 'npm-yarnrc',
  ecosystem: 'npm',
  kind: 'manifest',
  definesOnly: true,
  files: /(?:^|\/)\.yarnrc\.yml$/,
  extract: extractCatalogs,
};

/** The catalogues of one file. */
function extractCatalogs(text: string): Extraction {
  const parsed = parseYaml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  return { dependencies: listCatalogs(parsed.value, findYamlLines(text)), problems: [] };
}
