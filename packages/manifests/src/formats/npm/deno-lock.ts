import { declare } from '../../declare.ts';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { nothingBut, parseJson } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, kindOf, listOf, textOf } from '../../tree.ts';
import { splitNameAt } from './requirement.ts';

/** Deno's lockfile, versions 3 to 5. https://docs.deno.com/runtime/fundamentals/modules/#integrity-checking-and-lock-files */
export const denoLock: Format = {
  name: 'npm-deno-lock',
  ecosystem: 'npm',
  kind: 'lockfile',
  files: /(?:^|\/)deno\.lock$/,
  extract: extractDenoLock,
};

/** Packages of npm and JSR; those that `workspace.dependencies` asks for are direct. */
function extractDenoLock(text: string): Extraction {
  const parsed = parseJson(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const tree = parsed.value;
  if (!isMap(tree))
    return nothingBut({ line: 1, message: `a deno.lock is a map; this one is ${kindOf(tree)}`, fatal: true });
  // Version 3 had the packages one level deeper.
  const root = isMap(fieldOf(tree, 'packages')) ? fieldOf(tree, 'packages') : tree;
  const asked = new Set(listAsked(tree).map((written) => splitNameAt(written.replace(/^(?:npm|jsr):\/?/, '')).name));
  const dependencies = (['npm', 'jsr'] as const).flatMap((registry) =>
    entriesOf(fieldOf(root, registry)).map(([key]): Dependency => {
      // Peers follow behind `_`: `react-dom@18.3.1_react@18.3.1`.
      const { name, rest = '' } = splitNameAt(key);
      return declare('npm', name, '', {
        resolved: rest.split('_')[0],
        scope: 'unknown',
        direct: asked.size === 0 ? undefined : asked.has(name),
        locator: registry === 'jsr' ? `jsr:${key}` : undefined,
      });
    }),
  );
  return { dependencies, problems: [] };
}

function listAsked(tree: unknown): readonly string[] {
  const workspace = fieldOf(tree, 'workspace');
  const members = entriesOf(fieldOf(workspace, 'members')).map(([, member]) => member);
  return [workspace, ...members].flatMap((one) => [
    ...listOf(fieldOf(one, 'dependencies')).flatMap((written) => textOf(written) ?? []),
    ...listOf(fieldOf(one, 'packageJson', 'dependencies')).flatMap((written) => textOf(written) ?? []),
  ]);
}
