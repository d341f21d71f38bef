import { parse } from 'jsonc-parser';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { findJsonLines } from '../../lines.ts';
import { nothingBut } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, kindOf, textOf } from '../../tree.ts';
import { splitNameAt } from './requirement.ts';

/** Deno's manifest, whose import map names packages of npm and of JSR. https://docs.deno.com/runtime/fundamentals/configuration/ */
export const denoJson: Format = {
  name: 'npm-deno-json',
  ecosystem: 'npm',
  kind: 'manifest',
  files: /(?:^|\/)(?:deno\.jsonc?|import_map\.json)$/,
  extract: extractDenoJson,
};

function extractDenoJson(text: string): Extraction {
  const tree: unknown = parse(text, [], { allowTrailingComma: true });
  if (!isMap(tree))
    return nothingBut({ line: 1, message: `a deno.json is a map; this one is ${kindOf(tree)}`, fatal: true });
  const lineOf = findJsonLines(text);
  const found = new Map<string, Dependency>();
  for (const [key, value] of entriesOf(fieldOf(tree, 'imports'))) {
    const read = readSpecifier(textOf(value) ?? '');
    if (read === undefined) continue;
    const line = lineOf('imports', key);
    const alias = key.replace(/\/$/, '');
    // `x` and `x/` name one package.
    found.set(`${read.name}@${read.requirement}`, {
      ecosystem: 'npm',
      ...read,
      scope: 'runtime',
      direct: true,
      ...(line !== undefined && { line }),
      ...(alias !== read.name && { alias }),
    });
  }
  return { dependencies: [...found.values()], problems: [] };
}

/** `npm:stripe@^14`, `npm:/stripe@14/lib`, `jsr:@std/path@1`; addresses of single files name no package. */
function readSpecifier(written: string): Pick<Dependency, 'name' | 'requirement' | 'locator'> | undefined {
  const [, kind, path] = /^(npm|jsr):\/?(.+)$/.exec(written) ?? [];
  const whole = /^(?:@[^/@\s]+\/)?[^/@\s]+(?:@[^/\s]+)?/.exec(path ?? '')?.[0];
  if (whole === undefined) return undefined;
  const { name, rest = '' } = splitNameAt(whole);
  return { name, requirement: rest, ...(kind === 'jsr' && { locator: `jsr:${whole}` }) };
}
