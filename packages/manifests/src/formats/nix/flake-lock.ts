import { declare } from '../../declare.ts';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { nothingBut, parseJson } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, kindOf, textOf } from '../../tree.ts';

/** The lockfile of a flake of Nix. https://nix.dev/manual/nix/latest/command-ref/new-cli/nix3-flake.html#lock-files */
export const flakeLock: Format = {
  name: 'nix-flake-lock',
  ecosystem: 'generic',
  kind: 'lockfile',
  files: /(?:^|\/)flake\.lock$/,
  extract: extractFlake,
};

/** Inputs of the root are direct. All of them are there to build. */
function extractFlake(text: string): Extraction {
  const parsed = parseJson(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const nodes = fieldOf(parsed.value, 'nodes');
  if (!isMap(nodes)) return nothingBut({ message: `"nodes" should be a map, but is ${kindOf(nodes)}`, fatal: true });
  const root = textOf(fieldOf(parsed.value, 'root')) ?? 'root';
  const direct = new Set(entriesOf(fieldOf(nodes, root, 'inputs')).flatMap(([, key]) => textOf(key) ?? []));
  const dependencies = entriesOf(nodes).flatMap(([key, node]): Dependency[] => {
    if (key === root) return [];
    const locked = fieldOf(node, 'locked');
    const owner = textOf(fieldOf(locked, 'owner'));
    const repository = textOf(fieldOf(locked, 'repo'));
    const isRepository = owner !== undefined && repository !== undefined;
    return [
      declare(
        'generic',
        `nix/${isRepository ? `${owner}/${repository}`.toLowerCase() : key}`,
        textOf(fieldOf(node, 'original', 'ref')) ?? '',
        {
          resolved: textOf(fieldOf(locked, 'rev')) ?? textOf(fieldOf(locked, 'narHash')),
          scope: 'build',
          direct: direct.has(key),
          alias: isRepository ? key : undefined,
          locator:
            textOf(fieldOf(locked, 'url')) ??
            (isRepository ? `${textOf(fieldOf(locked, 'type')) ?? 'github'}:${owner}/${repository}` : undefined),
        },
      ),
    ];
  });
  return { dependencies, problems: [] };
}
