import type { Dependency, Extraction, Format } from '../../format.ts';
import { findYamlValueLines } from '../../lines.ts';
import { nothingBut, parseYaml } from '../../parse.ts';
import { fieldOf, isMap, kindOf, listOf, textOf } from '../../tree.ts';
import { parsePythonRequirement } from './requirement.ts';

/** conda's environment file. https://docs.conda.io/projects/conda/en/stable/user-guide/tasks/manage-environments.html */
export const condaEnvironment: Format = {
  name: 'pypi-conda-environment',
  ecosystem: 'pypi',
  kind: 'manifest',
  files: /(?:^|\/)(?:conda[-_.]?)?env(?:ironment)?(?:[-_.][\w.-]+)?\.ya?ml$/i,
  recognizes: (head) => /^dependencies:/m.test(head),
  extract: extractEnvironment,
};

/**
 * What an environment asks for: of `pip` by its rules, and of conda's channels by name, where most of what calls anybody has its
 * name of PyPI. Compilers and libraries of systems are packages there too, and no vendor's.
 */
function extractEnvironment(text: string): Extraction {
  const parsed = parseYaml(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  if (!isMap(parsed.value))
    return nothingBut({
      line: 1,
      message: `an environment is a map; this one is ${kindOf(parsed.value)}`,
      fatal: true,
    });
  const lineOf = findYamlValueLines(text, ['-']);
  const dependencies = listOf(fieldOf(parsed.value, 'dependencies')).flatMap((entry): (Dependency | undefined)[] =>
    isMap(entry)
      ? listOf(fieldOf(entry, 'pip')).map((one) => readPip(textOf(one) ?? '', lineOf))
      : [readConda(textOf(entry) ?? '')],
  );
  return { dependencies: dependencies.filter((one) => one !== undefined), problems: [] };
}

function readPip(written: string, lineOf: (value: string) => number | undefined): Dependency | undefined {
  if (written.startsWith('-')) return undefined;
  const read = parsePythonRequirement(written);
  if (read === undefined || read.local === true) return undefined;
  const { name, requirement, extras, locator } = read;
  const line = lineOf(written);
  return {
    ecosystem: 'pypi',
    name,
    requirement,
    scope: 'runtime',
    direct: true,
    ...(line !== undefined && { line }),
    ...(extras.length > 0 && { extras }),
    ...(locator !== undefined && { locator }),
  };
}

/** `channel::name=1.2=build`, `name>=1`. */
function readConda(written: string): Dependency | undefined {
  const [, name, version = ''] = /^(?:[\w./-]+::)?([A-Za-z0-9][\w.-]*)\s*([=<>!~].*)?$/.exec(written) ?? [];
  const read = name === undefined || name === 'python' || name === 'pip' ? undefined : parsePythonRequirement(name);
  return read && { ecosystem: 'pypi', name: read.name, requirement: version.trim(), scope: 'runtime', direct: true };
}
