import { declare } from '../../declare.ts';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { nothingBut, parseYaml } from '../../parse.ts';
import { fieldOf, isMap, kindOf, listOf, textOf } from '../../tree.ts';
import { normalizePythonName } from './requirement.ts';

/** conda-lock's lockfile of all platforms. https://conda.github.io/conda-lock/output/#unified-lockfile */
export const condaLock: Format = {
  name: 'pypi-conda-lock',
  ecosystem: 'pypi',
  kind: 'lockfile',
  files: /(?:^|\/)(?:[\w.-]+\.)?conda-lock\.ya?ml$/,
  extract: (text) => extractLock(text, 'package', readCondaLock),
};

/** pixi's lockfile. https://pixi.sh/latest/workspace/lockfile/ */
export const pixiLock: Format = {
  name: 'pypi-pixi-lock',
  ecosystem: 'pypi',
  kind: 'lockfile',
  files: /(?:^|\/)pixi\.lock$/,
  extract: (text) => extractLock(text, 'packages', readPixiLock),
};

/** A package stands there once for each platform. */
function extractLock(text: string, key: string, read: (entry: unknown) => Dependency | undefined): Extraction {
  const parsed = parseYaml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const list = fieldOf(parsed.value, key);
  if (!isMap(parsed.value) || !Array.isArray(list))
    return nothingBut({ line: 1, message: `"${key}" should be a list, but is ${kindOf(list)}`, fatal: true });
  const found = new Map<string, Dependency>();
  for (const one of listOf(list).map(read)) if (one !== undefined) found.set(`${one.name}@${one.resolved ?? ''}`, one);
  return { dependencies: [...found.values()], problems: [] };
}

function readCondaLock(entry: unknown): Dependency | undefined {
  const name = textOf(fieldOf(entry, 'name'));
  if (name === undefined || name === 'python') return undefined;
  const isDevelopment = textOf(fieldOf(entry, 'category')) === 'dev';
  return locked(name, textOf(fieldOf(entry, 'version')), isDevelopment ? 'development' : 'runtime');
}

/** `- conda: https://…/name-1.2.3-build.conda`, `- pypi: …` with `name` and `version`; version 5 had `kind`. */
function readPixiLock(entry: unknown): Dependency | undefined {
  const name = textOf(fieldOf(entry, 'name'));
  if (name !== undefined) return name === 'python' ? undefined : locked(name, textOf(fieldOf(entry, 'version')));
  const [, file, version] =
    /\/([A-Za-z0-9_][\w.-]{0,200})-([^-/]{1,80})-[^-/]{1,80}\.(?:conda|tar\.bz2)$/.exec(
      (textOf(fieldOf(entry, 'conda')) ?? '').slice(0, 1000),
    ) ?? [];
  return file === undefined || file === 'python' ? undefined : locked(file, version);
}

function locked(name: string, resolved: string | undefined, scope: Dependency['scope'] = 'unknown'): Dependency {
  return declare('pypi', normalizePythonName(name), '', { resolved, scope, direct: undefined });
}
