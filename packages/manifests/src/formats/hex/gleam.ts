import { declare } from '../../declare.ts';
import type { Extraction, Format } from '../../format.ts';
import { findTomlLines } from '../../lines.ts';
import { nothingBut, parseToml } from '../../parse.ts';
import { entriesOf, fieldOf, listOf, textOf } from '../../tree.ts';

/** Gleam's manifest. https://gleam.run/writing-gleam/gleam-toml/ */
export const gleamToml: Format = {
  name: 'hex-gleam-toml',
  ecosystem: 'hex',
  kind: 'manifest',
  files: /(?:^|\/)gleam\.toml$/,
  extract: extractManifest,
};

/** Gleam's lockfile, whose name others use too. */
export const gleamLock: Format = {
  name: 'hex-gleam-lock',
  ecosystem: 'hex',
  kind: 'lockfile',
  files: /(?:^|\/)manifest\.toml$/,
  recognizes: (head) => /build_tools\s*=/.test(head),
  extract: extractLock,
};

function extractManifest(text: string): Extraction {
  const parsed = parseToml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const lineOf = findTomlLines(text);
  const dependencies = (
    [
      ['dependencies', 'runtime'],
      ['dev-dependencies', 'development'],
      ['dev_dependencies', 'development'],
    ] as const
  ).flatMap(([section, scope]) =>
    entriesOf(fieldOf(parsed.value, section)).map(([name, value]) =>
      declare('hex', name, textOf(value) ?? textOf(fieldOf(value, 'version')) ?? '', {
        scope,
        line: lineOf(section, name),
        locator: textOf(fieldOf(value, 'git')),
        local: textOf(fieldOf(value, 'path')) === undefined ? undefined : true,
      }),
    ),
  );
  return { dependencies, problems: [] };
}

function extractLock(text: string): Extraction {
  const parsed = parseToml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const direct = new Set(entriesOf(fieldOf(parsed.value, 'requirements')).map(([name]) => name));
  const dependencies = listOf(fieldOf(parsed.value, 'packages')).flatMap((entry) => {
    const name = textOf(fieldOf(entry, 'name'));
    if (name === undefined) return [];
    return declare('hex', name, '', {
      resolved: textOf(fieldOf(entry, 'version')),
      scope: 'unknown',
      direct: direct.size === 0 ? undefined : direct.has(name),
      local: textOf(fieldOf(entry, 'source')) === 'local' ? true : undefined,
    });
  });
  return { dependencies, problems: [] };
}
