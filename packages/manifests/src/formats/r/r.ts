import { declare } from '../../declare.ts';
import type { Dependency, Extraction, Format } from '../../format.ts';
import { nothingBut, parseJson } from '../../parse.ts';
import { entriesOf, fieldOf, isMap, kindOf, textOf } from '../../tree.ts';

/** The lockfile of renv. https://rstudio.github.io/renv/articles/lockfile.html */
export const renvLock: Format = {
  name: 'r-renv-lock',
  ecosystem: 'generic',
  kind: 'lockfile',
  files: /(?:^|\/)renv\.lock$/,
  extract: extractRenv,
};

/** The manifest of a package of R. https://cran.r-project.org/doc/manuals/r-release/R-exts.html#Package-Dependencies */
export const rDescription: Format = {
  name: 'r-description',
  ecosystem: 'generic',
  kind: 'manifest',
  files: /(?:^|\/)DESCRIPTION$/,
  recognizes: (head) => /^Package:\s*\w/m.test(head),
  extract: extractDescription,
};

function extractRenv(text: string): Extraction {
  const parsed = parseJson(text);
  if ('problem' in parsed) return nothingBut(parsed.problem);
  const packages = fieldOf(parsed.value, 'Packages');
  if (!isMap(packages))
    return nothingBut({ message: `"Packages" should be a map, but is ${kindOf(packages)}`, fatal: true });
  const dependencies = entriesOf(packages).map(([name, entry]): Dependency => {
    const owner = textOf(fieldOf(entry, 'RemoteUsername'));
    const repository = textOf(fieldOf(entry, 'RemoteRepo'));
    return declare('generic', `cran/${name}`, '', {
      resolved: textOf(fieldOf(entry, 'Version')),
      scope: 'unknown',
      direct: undefined,
      locator: owner !== undefined && repository !== undefined ? `github:${owner}/${repository}` : undefined,
    });
  });
  return { dependencies, problems: [] };
}

const FIELDS: Readonly<Record<string, Dependency['scope']>> = {
  Depends: 'runtime',
  Imports: 'runtime',
  LinkingTo: 'build',
  Suggests: 'development',
  Enhances: 'optional',
};

/** `Imports: httr (>= 1.4), jsonlite`, over as many lines as begin with a blank. */
function extractDescription(text: string): Extraction {
  const dependencies: Dependency[] = [];
  let scope: Dependency['scope'] | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.length > 2000) continue;
    const [, field, rest] = /^([A-Z]\w{0,60}):(.*)$/.exec(line) ?? [];
    if (field !== undefined) scope = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;
    if (scope === undefined) continue;
    for (const written of (rest ?? line).split(',')) {
      const [, name, requirement = ''] = /^\s*([A-Za-z][\w.]{0,100})\s*(?:\(([^)]{0,60})\))?\s*$/.exec(written) ?? [];
      if (name !== undefined && name !== 'R')
        dependencies.push(declare('generic', `cran/${name}`, requirement, { scope, line: index + 1 }));
    }
  }
  return { dependencies, problems: [] };
}
