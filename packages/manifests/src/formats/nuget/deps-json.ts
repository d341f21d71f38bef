import { declare } from '../../declare.ts';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { nothingBut, parseJson } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, kindOf, textOf } from '../../tree.ts';

/** What the .NET SDK writes beside a program that it has built: every package of it. */
export const nugetDepsJson: Format = {
  name: 'nuget-deps-json',
  ecosystem: 'nuget',
  kind: 'lockfile',
  files: /\.deps\.json$/,
  recognizes: (head) => head.includes('"runtimeTarget"'),
  extract: extractDeps,
};

/** Those that a project of the same file names are direct; projects are local. */
function extractDeps(text: string): Extraction {
  const parsed = parseJson(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const libraries = fieldOf(parsed.value, 'libraries');
  if (!isMap(libraries))
    return nothingBut({ message: `"libraries" should be a map, but is ${kindOf(libraries)}`, fatal: true });
  const isProject = (key: string): boolean => textOf(fieldOf(libraries, key, 'type')) === 'project';
  const direct = new Set(
    entriesOf(fieldOf(parsed.value, 'targets')).flatMap(([, target]) =>
      entriesOf(target).flatMap(([key, entry]) =>
        isProject(key) ? entriesOf(fieldOf(entry, 'dependencies')).map(([name]) => name) : [],
      ),
    ),
  );
  const dependencies = entriesOf(libraries).map(([key]): Dependency => {
    const [name = key, resolved] = key.split('/');
    return declare('nuget', name, '', {
      resolved,
      scope: 'unknown',
      direct: direct.size === 0 ? undefined : direct.has(name),
      local: isProject(key) ? true : undefined,
    });
  });
  return { dependencies, problems: [] };
}
