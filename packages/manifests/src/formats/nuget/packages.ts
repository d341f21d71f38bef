import type { Dependency, Extraction, Format } from '../../format.ts';
import { nothingBut, parseJson } from '../../parse.ts';
import { parseXml } from '../../parse-xml.ts';
import { entriesOf, fieldOf, isMap, kindOf, listOf, textOf } from '../../tree.ts';
import { findItemLines } from './item-lines.ts';

/** NuGet's older manifest, with exact versions. */
export const nugetPackagesConfig: Format = {
  name: 'nuget-packages-config',
  ecosystem: 'nuget',
  kind: 'manifest',
  files: /(?:^|\/)packages(?:\.[\w.-]+)?\.config$/i,
  extract: extractPackagesConfig,
};

/** NuGet's lockfile. */
export const nugetPackagesLock: Format = {
  name: 'nuget-packages-lock',
  ecosystem: 'nuget',
  kind: 'lockfile',
  files: /(?:^|\/)packages(?:\.[\w.-]+)?\.lock\.json$/i,
  extract: extractPackagesLock,
};

function extractPackagesConfig(text: string): Extraction {
  const parsed = parseXml(text, ['package']);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const root = fieldOf(parsed.value, 'packages');
  if (root === undefined) return nothingBut({ message: 'there is no <packages> element', fatal: true });
  const lineOf = findItemLines(text);
  const dependencies = listOf(fieldOf(root, 'package')).flatMap((entry): Dependency[] => {
    const name = textOf(fieldOf(entry, '@id'));
    if (!name) return [];
    const line = lineOf('package', name);
    const isDevelopment = textOf(fieldOf(entry, '@developmentDependency')) === 'true';
    return [
      {
        ecosystem: 'nuget',
        name,
        requirement: textOf(fieldOf(entry, '@version')) ?? '',
        scope: isDevelopment ? 'development' : 'runtime',
        direct: true,
        ...(line !== undefined && { line }),
      },
    ];
  });
  return { dependencies, problems: [] };
}

/** One table for each target framework; a package that any of them references directly is direct. */
function extractPackagesLock(text: string): Extraction {
  const parsed = parseJson(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const frameworks = fieldOf(parsed.value, 'dependencies');
  if (!isMap(frameworks))
    return nothingBut({
      message: `dependencies should be a map of frameworks, but is ${kindOf(frameworks)}`,
      fatal: true,
    });
  const dependencies = entriesOf(frameworks).flatMap(([, packages]) =>
    entriesOf(packages).map(([name, entry]): Dependency => {
      const type = textOf(fieldOf(entry, 'type')) ?? '';
      const resolved = textOf(fieldOf(entry, 'resolved'));
      return {
        ecosystem: 'nuget',
        name,
        requirement: textOf(fieldOf(entry, 'requested')) ?? '',
        scope: 'unknown',
        direct: type === 'Direct',
        ...(resolved !== undefined && { resolved }),
        ...(type === 'Project' && { local: true }),
      };
    }),
  );
  return { dependencies, problems: [] };
}
